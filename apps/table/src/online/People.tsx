import { useOnlineWords } from "../words/online.ts";
import { hashTo } from "./links.ts";
import { OwnSeats } from "./OwnSeats.tsx";

/** On the first screen, where there is a server of tables: the way to the others, and one's own tables. */
export default function People() {
  const words = useOnlineWords();
  return (
    <section className="box left" data-people>
      <h2>{words.heading}</h2>
      <a className="button go" href={hashTo({ at: "lobby" })}>
        {words.home.go}
      </a>
      <OwnSeats />
    </section>
  );
}

import { useEffect, useState } from "preact/hooks";
import { useOnlineWords } from "../words/online.ts";
import { type KeptSeat, keptSeats } from "./kept.ts";
import { hashTo } from "./links.ts";
import { gameOf } from "./says.ts";
import { called } from "./state.ts";
import { stopWaiting, waitAt } from "./waiting.ts";

/** So many of the latest are offered. */
const MOST = 8;

/** The tables at which one has a seat; nothing where there are none. @param boxed in a box of their own, which tells also those that are over */
export function OwnSeats({ boxed = false }: { readonly boxed?: boolean }) {
  const words = useOnlineWords();
  const [seats, setSeats] = useState<readonly KeptSeat[]>([]);
  useEffect(() => {
    void keptSeats.all().then((all) => {
      setSeats(all);
      for (const { id, key, facts } of all.slice(0, MOST)) if (facts?.state === "open") waitAt(id, key);
    });
  }, []);
  const told = boxed ? seats : seats.filter(({ facts }) => facts?.state !== "over");
  if (told.length === 0) return null;
  const forget = async (id: string) => {
    stopWaiting(id);
    await keptSeats.remove(id);
    setSeats(await keptSeats.all());
  };
  const say = ({ facts, seat }: KeptSeat): string => {
    if (facts === null) return words.home.yourSeat;
    if (facts.state === "open") return words.home.waits(gameOf(facts));
    const line = words.home.line(gameOf(facts), called(facts)[seat === 0 ? 1 : 0]);
    return facts.result === null ? line : `${line}, ${facts.result}`;
  };
  return (
    <section className={boxed ? "box" : "own-seats"}>
      {boxed ? <h2>{words.home.yours}</h2> : <h3>{words.home.yours}</h3>}
      {told.slice(0, MOST).map((each) => {
        const says = say(each);
        const goOn = each.facts?.state === "over" ? words.home.see : words.home.goOn;
        return (
          <div key={each.id} className="line">
            <span>{says}</span>
            <span className="row">
              <a className="button" href={hashTo({ at: "table", table: each.id })} aria-label={`${goOn}: ${says}`}>
                {goOn}
              </a>
              <button type="button" className="button bare icon" aria-label={words.home.forget(says)} onClick={() => void forget(each.id)}>
                ✕
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}

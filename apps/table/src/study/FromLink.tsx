import { useEffect, useState } from "preact/hooks";
import { Top } from "../shell/Top.tsx";
import { troubleOf } from "../store/trouble.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { fromLink } from "./link.ts";
import { openFile } from "./open.ts";

/** A study that came in an address. */
export default function FromLink({ payload }: { readonly payload: string }) {
  const words = useWords();
  const { link } = useApartWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const file = fromLink(payload);
    if (file === null) return setTrouble(link.notWhole);
    openFile(file).catch((problem: unknown) => setTrouble(troubleOf(problem)));
  }, [payload, link]);
  if (trouble === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{link.broken}</h1>
        <p>{trouble}</p>
        <a className="button" href="#/">
          {words.nav.home}
        </a>
      </main>
    </>
  );
}

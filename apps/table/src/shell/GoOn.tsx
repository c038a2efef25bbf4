import { useEffect, useState } from "preact/hooks";
import { type KeptMatch, keptMatches } from "../store/kept.ts";
import { useWords } from "../words/index.ts";
import { part } from "./part.ts";

const KeptLines = part(() => import("./KeptLines.tsx"));

/** Matches that were left unfinished, and those that are over. */
export function GoOn() {
  const words = useWords();
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  useEffect(() => {
    void keptMatches.all().then(setKept);
  }, []);
  const remove = async (id: string) => {
    await keptMatches.remove(id);
    setKept(await keptMatches.all());
  };
  return (
    <section className={kept.some(({ result }) => result === null) ? "box left" : "box"}>
      <h2>{words.home.goOn}</h2>
      {kept.length === 0 ? <p className="quiet">{words.home.nothingYet}</p> : <KeptLines kept={kept} onRemove={(id) => void remove(id)} />}
    </section>
  );
}

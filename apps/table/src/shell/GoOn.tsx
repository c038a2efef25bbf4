import { useEffect, useState } from "react";
import { listed } from "../games.ts";
import { type KeptMatch, keptMatches } from "../store/kept.ts";
import { useWords } from "../words/index.ts";
import { hashOf } from "./route.ts";

/** So many of the latest are offered. */
const MOST = 6;

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
    <section className="box">
      <h2>{words.home.goOn}</h2>
      {kept.length === 0 && <p className="quiet">{words.home.nothingYet}</p>}
      {kept.slice(0, MOST).map((match) => {
        const says = `${match.title ?? listed(match.game)?.name ?? match.game}, ${match.result ?? words.home.turn(match.turn)}`;
        return (
          <div key={match.id} className="line">
            <span>{says}</span>
            <span className="row">
              <a
                className="button"
                href={hashOf({ at: "match", id: match.id })}
                aria-label={`${match.result === null ? words.home.goOn : words.home.see}: ${says}`}
              >
                {match.result === null ? words.home.goOn : words.home.see}
              </a>
              <button
                type="button"
                className="button bare icon"
                aria-label={words.home.removeOf(says)}
                onClick={() => void remove(match.id)}
              >
                ✕
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}

import { useState } from "preact/hooks";
import { titleIn } from "../match/title.ts";
import type { KeptMatch } from "../store/kept.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { hashOf } from "./route.ts";

/** So many of the latest are shown, until all are wanted; where one is to be gone on with, that one. */
const MOST = 6;

/** How a match ended, said to the one person who sat there; to others as the engine says it. */
function endOf({ result, seats, turn }: KeptMatch, words: ReturnType<typeof useApartWords>["kept"]): string | null {
  const winner = /^P([12]) .*wins/.exec(result ?? "")?.[1];
  if (winner === undefined || seats.length !== 1) return result;
  return Number(winner) - 1 === seats[0] ? words.won(turn) : words.lost(turn);
}

/** Matches that are kept on this machine, a line each: to go on with, or to be seen again. */
export default function KeptLines({ kept, onRemove }: { readonly kept: readonly KeptMatch[]; readonly onRemove: (id: string) => void }) {
  const { home } = useWords();
  const apart = useApartWords();
  const words = apart.kept;
  const [all, setAll] = useState(false);
  const left = kept.filter(({ result }) => result === null);
  const shown = all ? kept : left.length > 0 ? left.slice(0, 1) : kept.slice(0, MOST);
  const lines = shown.map((match) => {
    const { id, result, turn } = match;
    const name = titleIn(apart, match);
    const state = endOf(match, words) ?? words.turn(turn);
    const says = `${name}, ${state}`;
    const goOn = result === null ? home.goOn : words.see;
    return (
      <div key={id} className="line kept">
        <span>
          {name} <span className="quiet">{state}</span>
        </span>
        <span className="row">
          <a className="button" href={hashOf({ at: "match", id })} aria-label={`${goOn}: ${says}`}>
            {goOn}
          </a>
          <button type="button" className="button bare icon" aria-label={words.removeOf(says)} onClick={() => onRemove(id)}>
            ✕
          </button>
        </span>
      </div>
    );
  });
  return (
    <>
      {lines}
      {shown.length < kept.length && (
        <button type="button" className="button bare" onClick={() => setAll(true)}>
          {words.more(kept.length - shown.length)}
        </button>
      )}
    </>
  );
}

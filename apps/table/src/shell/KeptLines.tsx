import { listed } from "../games.ts";
import type { KeptMatch } from "../store/kept.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { hashOf } from "./route.ts";

/** Matches that are kept on this machine, a line each: to go on with, or to be seen again. */
export default function KeptLines({ kept, onRemove }: { readonly kept: readonly KeptMatch[]; readonly onRemove: (id: string) => void }) {
  const { home } = useWords();
  const words = useApartWords().kept;
  return kept.map(({ id, title, game, result, turn }) => {
    const says = `${title ?? listed(game)?.name ?? game}, ${result ?? words.turn(turn)}`;
    const goOn = result === null ? home.goOn : words.see;
    return (
      <div key={id} className="line">
        <span>{says}</span>
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
}

import type { Change, Position } from "@duelex/session";
import { Said } from "../card/Said.tsx";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";

const span = ({ from, least, most }: Change): string => (least === most ? `${from} → ${least}` : `${from} → ${least}–${most}`);

/** What the answer that is pointed at would do, in a line; and what the machine would answer, if it was asked. */
export function Foretold({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const { preview, previewOf, hint } = useTable();
  if (previewOf === null) {
    return (
      <p className={hint === null ? "foretold choose" : "foretold"}>
        {hint === null
          ? words.ask.choose
          : hint.best !== undefined
            ? hint.best.map(({ phrase, chance }) => words.match.chance(phrase, Math.round(100 * chance))).join(" · ")
            : `${words.match.hint(hint.by, hint.phrase)}${hint.line.length > 0 ? ` — ${hint.line.join(" › ")}` : ""}`}
      </p>
    );
  }
  if (preview === null) return <p className="foretold">{words.preview.wait}</p>;
  const parts = [
    ...preview.damage.map(({ name, change }) => `${name} ${words.preview.damageOf(span(change))}`),
    ...preview.moves
      .slice(0, 4)
      .map(({ name, to, often }) => `${name} → ${to}${often < preview.deals ? ` (${words.preview.often(often, preview.deals)})` : ""}`),
    ...preview.facts.slice(0, 5).map(({ seat, label, change }) => `${names[seat]}: ${label} ${span(change)}`),
  ];
  const then =
    preview.wins !== null
      ? words.preview.ends(words.result.wins(names[preview.wins], names[preview.wins] === words.players.you))
      : preview.asked === null || preview.asked === position.seat
        ? null
        : words.preview.next(names[preview.asked]);
  return (
    <p className="foretold on" data-preview>
      <b>{words.preview.if(previewOf.phrase, preview.assumed)}:</b>{" "}
      {parts.length > 0 ? parts.join(" · ") : previewOf.means !== "" ? <Said text={previewOf.means} /> : words.preview.nothing}
      {then !== null && ` · ${then}`}
      {preview.uncertain.length > 0 && (
        <span className="maybe" data-tip={words.preview.because(preview.uncertain)}>
          {" "}
          {words.preview.maybe}
        </span>
      )}
    </p>
  );
}

import type { Seat } from "@duelex/kernel";
import type { Answer, Change, Preview } from "@duelex/session";
import { Said } from "../card/Said.tsx";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { sayWinner } from "./names.ts";

const span = ({ from, least, most }: Change): string => (least === most ? `${from} → ${least}` : `${from} → ${least}–${most}`);

export interface ForeseenProps {
  readonly preview: Preview;
  /** The answer that is pointed at. */
  readonly of: Answer;
  /** Who would give it. */
  readonly seat: Seat;
  readonly names: readonly [string, string];
  readonly inBar: boolean;
}

/** What an answer would do, and what that depends on. */
export default function Foreseen({ preview, of, seat, names, inBar }: ForeseenProps) {
  const words = useWords();
  const { foreseen } = useApartWords();
  const isSaid = new Set([...preview.damage, ...preview.moves].map(({ card }) => card));
  const parts = [
    ...preview.worth.filter(({ card }) => !isSaid.has(card)).map(({ name, from, to }) => `${name} ${from} → ${to}`),
    ...preview.damage.map(({ name, change }) => `${name} ${foreseen.damageOf(span(change))}`),
    ...preview.moves
      .slice(0, 4)
      .map(({ name, to, often }) => `${name} → ${to}${often < preview.deals ? ` (${foreseen.often(often, preview.deals)})` : ""}`),
    ...preview.facts.slice(0, 5).map(({ seat: whose, label, change }) => `${names[whose]}: ${label} ${span(change)}`),
    ...([0, 1] as const)
      .filter((each) => preview.wins === null && preview.won[each] > 0)
      .map((each) => `${sayWinner(words, each, names)} (${foreseen.often(preview.won[each], preview.deals)})`),
  ];
  const { uncertain, replies, declined } = preview;
  const depends = [
    ...uncertain.map((what) => (what === "hidden cards" ? foreseen.hidden : foreseen.other(replies))),
    ...(declined.length > 0 ? [foreseen.yours] : []),
  ];
  const then =
    preview.wins !== null
      ? foreseen.ends(sayWinner(words, preview.wins, names))
      : preview.asked === null || preview.asked === seat
        ? null
        : foreseen.next(names[preview.asked]);
  if (!inBar && parts.length === 0 && then === null) return null; // what comes of it stands on its button
  return (
    <p className="foretold on" data-preview>
      <b>
        <Said text={`${foreseen.if(of.phrase, preview.assumed)}:`} />
      </b>{" "}
      <Said text={parts.length > 0 ? parts.join(" · ") : of.means !== "" ? of.means : foreseen.nothing} />
      {then !== null && ` · ${then}`}
      {depends.length > 0 && (
        <span className="maybe" data-tip={inBar ? foreseen.because(depends) : undefined}>
          {" "}
          <Said text={inBar ? foreseen.maybe(replies) : foreseen.because(depends)} />
        </span>
      )}
    </p>
  );
}

import type { Seat } from "@duelex/kernel";
import type { Answer, Change, Preview } from "@duelex/session";
import { Said } from "../card/Said.tsx";
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
  const isSaid = new Set([...preview.damage, ...preview.moves].map(({ card }) => card));
  const parts = [
    ...preview.worth.filter(({ card }) => !isSaid.has(card)).map(({ name, from, to }) => `${name} ${from} → ${to}`),
    ...preview.damage.map(({ name, change }) => `${name} ${words.preview.damageOf(span(change))}`),
    ...preview.moves
      .slice(0, 4)
      .map(({ name, to, often }) => `${name} → ${to}${often < preview.deals ? ` (${words.preview.often(often, preview.deals)})` : ""}`),
    ...preview.facts.slice(0, 5).map(({ seat: whose, label, change }) => `${names[whose]}: ${label} ${span(change)}`),
    ...([0, 1] as const)
      .filter((each) => preview.wins === null && preview.won[each] > 0)
      .map((each) => `${sayWinner(words, each, names)} (${words.preview.often(preview.won[each], preview.deals)})`),
  ];
  const { uncertain, replies, declined } = preview;
  const depends = [
    ...uncertain.map((what) => (what === "hidden cards" ? words.preview.hidden : words.preview.other(replies))),
    ...(declined.length > 0 ? [words.preview.yours] : []),
  ];
  const then =
    preview.wins !== null
      ? words.preview.ends(sayWinner(words, preview.wins, names))
      : preview.asked === null || preview.asked === seat
        ? null
        : words.preview.next(names[preview.asked]);
  if (!inBar && parts.length === 0 && then === null) return null; // what comes of it stands on its button
  return (
    <p className="foretold on" data-preview>
      <b>
        <Said text={`${words.preview.if(of.phrase, preview.assumed)}:`} />
      </b>{" "}
      <Said text={parts.length > 0 ? parts.join(" · ") : of.means !== "" ? of.means : words.preview.nothing} />
      {then !== null && ` · ${then}`}
      {depends.length > 0 && (
        <span className="maybe" data-tip={inBar ? words.preview.because(depends) : undefined}>
          {" "}
          <Said text={inBar ? words.preview.maybe(replies) : words.preview.because(depends)} />
        </span>
      )}
    </p>
  );
}

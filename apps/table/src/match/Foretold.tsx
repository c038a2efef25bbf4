import type { Change, Hint, Position, StoryLine } from "@duelex/session";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { aboutKey, useTable } from "../store/table.ts";
import { useWords, type Words } from "../words/index.ts";
import { sayWinner } from "./names.ts";
import { latest, newsOf } from "./news.ts";
import { useNarrow } from "./useNarrow.ts";

const NONE: readonly StoryLine[] = [];

/** A text of so many letters may not have room for all of them. */
const LONG = 110;
/** So many letters of news have room beside the answers, and in a narrow window. */
const ROOM = 150;
const NARROW_ROOM = 100;

const span = ({ from, least, most }: Change): string => (least === most ? `${from} → ${least}` : `${from} → ${least}–${most}`);

/** What a machine would answer: the best answers with their chances, or one and what it would lead to. */
const sayHint = (words: Words, { best, by, phrase, line }: Hint): string =>
  best !== undefined
    ? words.match.chances(best.map((each) => words.match.chance(each.phrase, Math.round(100 * each.chance))))
    : [words.match.hint(by, phrase), ...(line.length > 0 ? [line.join(" › ")] : [])].join(" — ");

export interface ForetoldProps {
  readonly position: Position;
  readonly names: readonly [string, string];
  /** It stands below the question, and not beside a card that was touched: nothing is said in both places. */
  readonly inBar?: boolean;
}

/** What the answer that is pointed at would do, in a line; and what the machine would answer, if it was asked. */
export function Foretold({ position, names, inBar = false }: ForetoldProps) {
  const words = useWords();
  const narrow = useNarrow();
  const { preview, previewOf, hint, stories, since, opened } = useTable();
  const isElsewhere = inBar && opened?.kind === "answers" && opened.touched;
  if (previewOf === null || isElsewhere) {
    const { seat, game, question } = position;
    const asks = question?.about?.text;
    const { ended, told, more } = newsOf(stories[seat] ?? NONE, since[seat] ?? Number.POSITIVE_INFINITY, seat, listed(game)!.mat);
    const newsIn = (room: number) => {
      const some = latest(told, room - (ended ? words.ask.ended.length : 0));
      return [...(ended ? [words.ask.ended] : []), ...(some.length > 0 ? [words.ask.since(some, more || some.length < told.length)] : [])];
    };
    const news = newsIn(narrow ? NARROW_ROOM : ROOM);
    const says = hint !== null ? [sayHint(words, hint)] : asks !== undefined ? [asks] : news;
    const glows = question?.answers.some((each) => aboutKey(each) !== "") === true;
    const whole = says === news ? newsIn(Number.POSITIVE_INFINITY).join(" ") : "";
    const text =
      says.length > 0 ? says.join(" ") : glows ? words.ask.choose(question.answers.some((each) => each.vain && aboutKey(each) !== "")) : "";
    return (
      <p
        className={says.length === 0 ? "foretold choose" : "foretold on"}
        data-news={says === news || undefined}
        data-tip={whole.length > LONG ? whole : text.length > LONG ? text : undefined}
      >
        <Said text={text} />
      </p>
    );
  }
  if (preview === null) return <p className="foretold">{words.preview.wait}</p>;
  const isSaid = new Set([...preview.damage, ...preview.moves].map(({ card }) => card));
  const parts = [
    ...preview.worth.filter(({ card }) => !isSaid.has(card)).map(({ name, from, to }) => `${name} ${from} → ${to}`),
    ...preview.damage.map(({ name, change }) => `${name} ${words.preview.damageOf(span(change))}`),
    ...preview.moves
      .slice(0, 4)
      .map(({ name, to, often }) => `${name} → ${to}${often < preview.deals ? ` (${words.preview.often(often, preview.deals)})` : ""}`),
    ...preview.facts.slice(0, 5).map(({ seat, label, change }) => `${names[seat]}: ${label} ${span(change)}`),
    ...([0, 1] as const)
      .filter((seat) => preview.wins === null && preview.won[seat] > 0)
      .map((seat) => `${sayWinner(words, seat, names)} (${words.preview.often(preview.won[seat], preview.deals)})`),
  ];
  const depends = [...preview.uncertain, ...(preview.declined.length > 0 ? [words.preview.yours] : [])];
  const then =
    preview.wins !== null
      ? words.preview.ends(sayWinner(words, preview.wins, names))
      : preview.asked === null || preview.asked === position.seat
        ? null
        : words.preview.next(names[preview.asked]);
  if (!inBar && parts.length === 0 && then === null) return null; // what comes of it stands on its button
  return (
    <p className="foretold on" data-preview>
      <b>
        <Said text={`${words.preview.if(previewOf.phrase, preview.assumed)}:`} />
      </b>{" "}
      <Said text={parts.length > 0 ? parts.join(" · ") : previewOf.means !== "" ? previewOf.means : words.preview.nothing} />
      {then !== null && ` · ${then}`}
      {depends.length > 0 && (
        <span className="maybe" data-tip={inBar ? words.preview.because(depends) : undefined}>
          {" "}
          {inBar ? words.preview.maybe : words.preview.because(depends)}
        </span>
      )}
    </p>
  );
}

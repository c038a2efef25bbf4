/** "what if": what an answer would do, said before it is given. */
import { type Card, SEATS, type Seat, seatName } from "@duelex/kernel";
import { type Preview, previewOf } from "@duelex/session";
import type { Look } from "../look.ts";
import type { MenuLine } from "../menu.ts";
import { readChoice } from "../menu.ts";
import type { Session } from "../session.ts";
import { wrap } from "../text.ts";
import { cellsIn } from "./cards-here.ts";

export function sayWhatIf(session: Session, seat: Seat, menu: readonly MenuLine[], words: string, look: Look): string[] | null {
  const choice = readChoice(menu, words, look.speech);
  const meant = "index" in choice ? choice.index : "unclear" in choice && choice.unclear.length === 1 ? choice.unclear[0]!.answer : null;
  if (meant === null) return null;
  const means = menu.find(({ answer }) => answer === meant)?.means ?? "";
  const owners = new Map(cellsIn(session.match.view(seat)).map(({ card, owner }) => [card, owner]));
  const preview = previewOf(session.game, session.match, seat, meant);
  const isSetUp = means !== "" && session.match.view(seat).turn === 0;
  return sayPreview(isSetUp ? { ...preview, facts: [] } : preview, session.game.mat.turned, means, isSetUp, owners, look);
}

/** "“yes”, then “pay with Resource” 3 times" */
function inTurn(answers: readonly string[]): string {
  const runs: { answer: string; times: number }[] = [];
  for (const answer of answers) {
    const last = runs.at(-1);
    if (last?.answer === answer) last.times++;
    else runs.push({ answer, times: 1 });
  }
  return runs.map(({ answer, times }) => `“${answer}”${times === 1 ? "" : ` ${times} times`}`).join(", then ");
}

/** So many answers are named. */
const NAMED = 3;
/** "“cast A”, “cast B” or something else" */
function anyOf(answers: readonly string[]): string {
  const named = answers.slice(0, NAMED).map((answer) => `“${answer}”`);
  const all = answers.length > NAMED ? [...named, "something else"] : named;
  return [all.slice(0, -1).join(", "), all.at(-1)!].filter((part) => part !== "").join(" or ");
}

/** Lines that are alike, once: "Resource is turned sideways ×3". */
function folded(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, often]) => (often === 1 ? line : `${line} ×${often}`));
}

/** What differs between deals was only tried: other cards may lie there. */
const sayChange = ({ from, least, most }: Preview["facts"][number]["change"], deals: number): string => {
  if (least === most) return `${from} → ${least}`;
  return `${from} → ${least} ${most - least === 1 ? "or" : "to"} ${most} in ${deals} deals that were tried`;
};

/**
 * @param sideways what the game calls a card that is turned sideways
 * @param owners whose the cards are that are seen
 * @param means what the answer is said to lead to, for one that leaves all numbers and places as they are
 * @param isSetUp it is said in any case: before the first turn the numbers tell what follows, whatever is answered
 */
function sayPreview(
  preview: Preview,
  sideways: string,
  means: string,
  isSetUp: boolean,
  owners: ReadonlyMap<Card, Seat>,
  look: Look,
): string[] {
  const whose = (card: Card) => (owners.has(card) ? `${seatName(owners.get(card)!)}'s ` : "");
  const { damage, moves, worth, turned, facts, deals, wins, won, asked, ends, turn, assumed, offered, declined, uncertain } = preview;
  const isAsItWas = [damage, moves, worth, turned, facts].every(({ length }) => length === 0) && wins === null;
  const lines = [
    ...(assumed.length === 0
      ? []
      : [`if you then answer ${inTurn(assumed)}${offered ? " (the answer’s line in the menu is without that)" : ""}:`]),
    ...(!isAsItWas && !isSetUp ? [] : [means === "" ? "no number changes, and no card moves" : means]),
    ...folded(
      moves.map(({ name, from, to, often }) => `${name}: ${from} → ${to}${often === deals ? "" : ` (in ${often} of ${deals} deals)`}`),
    ),
    ...damage.map(({ name, change }) => `${name}: damage ${sayChange(change, deals)}`),
    ...worth.map(({ name, from, to }) => `${name}: ${from} → ${to}`),
    ...folded(
      turned.map(({ card, name, rested }) => `${whose(card)}${name} is ${rested ? `turned sideways (${sideways})` : "upright again"}`),
    ),
    ...facts.map(({ seat, label, change }) => `${seatName(seat)}: ${label} ${sayChange(change, deals)}`),
    ...(wins !== null
      ? []
      : SEATS.filter((seat) => won[seat] > 0).map((seat) => `${seatName(seat)} wins (in ${won[seat]} of ${deals} deals)`)),
    wins !== null
      ? `${seatName(wins)} wins`
      : asked === null
        ? "the match is over"
        : ends
          ? `then nothing else can be done in ${seatName(turn)}’s turn, so it ends`
          : `then ${seatName(asked)} is asked, in ${seatName(turn)}’s turn`,
    ...(declined.length === 0 ? [] : [`Before that you are asked again, and may ${anyOf(declined)} instead of passing.`]),
    ...(uncertain.length === 0
      ? declined.length > 0
        ? []
        : [assumed.length === 0 ? "That is certain." : "If you answer so, that is certain."]
      : [
          `It depends on ${uncertain.map((what) => (what === "hidden cards" ? "cards you do not see" : "what the other player answers (here: passes)")).join(" and ")}.`,
        ]),
  ];
  return lines.flatMap((line) => wrap(look.speech(line), look.columns - 2, "  ").map((each) => `  ${each}`));
}

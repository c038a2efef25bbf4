/** "what if": what an answer would do, said before it is given. */
import { type Card, folded, SEATS, type Seat, seatName } from "@duelex/kernel";
import { type Change, type Preview, previewOf } from "@duelex/session";
import { stepsIn } from "../board.ts";
import type { Look } from "../look.ts";
import type { MenuLine } from "../menu.ts";
import { readChoice } from "../menu.ts";
import type { Session } from "../session.ts";
import { wrap } from "../text.ts";
import { sayUnknown } from "../why-not.ts";
import { cellsIn } from "./cards-here.ts";
import { sayUnclear } from "./question.ts";

export function sayWhatIf(session: Session, seat: Seat, menu: readonly MenuLine[], words: string, look: Look): string[] {
  if (words === "") return ["What if what? Write an answer, or its number: what if 2"];
  const choice = readChoice(menu, words, look.speech);
  if ("unknown" in choice) {
    const first = words.split(/,| then /)[0]!.trim(); // as a hint tells what follows an answer
    if (first === words || !("index" in readChoice(menu, first, look.speech)))
      return sayUnknown(session, seat, look, words, choice.unknown);
    return [`One answer at a time; of “${first}”:`, ...sayWhatIf(session, seat, menu, first, look)];
  }
  if ("unclear" in choice && choice.unclear.length > 1) return sayUnclear(choice.unclear, menu, look);
  const meant = "index" in choice ? choice.index : choice.unclear[0]!.answer;
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

const sayChange = ({ from, least, most }: Change): string =>
  `${from} → ${least}${least === most ? "" : ` ${most - least === 1 ? "or" : "to"} ${most}`}`;

/** Where it goes on: "then you are asked, in your turn: Main phase". */
function sayThen({ wins, asked, ends, turn, where, isBeforeTurns }: Preview): string {
  if (wins !== null) return `${seatName(wins)} wins`;
  if (asked === null) return "the match is over";
  if (ends) return `then nothing else can be done in ${seatName(turn)}’s turn, so it ends`;
  const steps = stepsIn(where);
  return `then ${seatName(asked)} is asked, ${isBeforeTurns ? "before the first turn" : `in ${seatName(turn)}’s turn`}${steps.length === 0 ? "" : `: ${steps.join(" › ")}`}`;
}

/** What it depends on, with how many deals were tried: by chance a number may be the same in all of them. */
function sayUncertain({ uncertain, deals }: Preview, differs: boolean): string {
  const what = uncertain.map((each) =>
    each === "hidden cards" ? `cards you do not see (here: ${deals} deals of them)` : "what the other player answers (here: passes)",
  );
  return `It depends on ${what.join(" and ")}.${differs ? " In another deal it may be more or less." : ""}`;
}

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
  const { damage, moves, worth, turned, facts, deals, wins, won, assumed, offered, declined, uncertain } = preview;
  const isAsItWas = [damage, moves, worth, turned, facts].every(({ length }) => length === 0) && wins === null;
  const differs = [...damage, ...facts].some(({ change: { least, most } }) => least !== most);
  const lines = [
    ...(assumed.length === 0
      ? []
      : [`if you then answer ${inTurn(assumed)}${offered ? "; what stands beside it in the list is without that" : ""}:`]),
    ...(!isAsItWas && !isSetUp ? [] : [means === "" ? "no number changes, and no card moves" : means]),
    ...folded(
      moves.map(
        ({ name, owner, from, to, often }) =>
          `${seatName(owner)}'s ${name}: ${from} → ${to}${often === deals ? "" : ` (in ${often} of ${deals} deals)`}`,
      ),
    ),
    ...damage.map(({ card, name, change }) => `${whose(card)}${name}: damage ${sayChange(change)}`),
    ...worth.map(({ card, name, from, to }) => `${whose(card)}${name}: ${from} → ${to}`),
    ...folded(
      turned.map(({ card, name, rested }) => `${whose(card)}${name} is ${rested ? `turned sideways (${sideways})` : "upright again"}`),
    ),
    ...facts.map(({ seat, label, change }) => `${seatName(seat)}: ${label} ${sayChange(change)}`),
    ...(wins !== null
      ? []
      : SEATS.filter((seat) => won[seat] > 0).map((seat) => `${seatName(seat)} wins (in ${won[seat]} of ${deals} deals)`)),
    sayThen(preview),
    ...(declined.length === 0 ? [] : [`Before that you are asked again, and may ${anyOf(declined)} instead of passing.`]),
    ...(uncertain.length > 0
      ? [sayUncertain(preview, differs)]
      : declined.length > 0
        ? []
        : [assumed.length === 0 ? "That is certain." : "If you answer so, that is certain."]),
  ];
  return lines.flatMap((line) => wrap(look.speech(line), look.columns - 2, "  ").map((each) => `  ${each}`));
}

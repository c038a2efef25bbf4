/** "hint": the best answers, and what is expected to come of them. */
import { diceOf, type Match, otherSeat, type Rules, type Seat, seatName } from "@duelex/kernel";
import { type Advice, hintBy, TreePlayer } from "@duelex/players";
import { type Solution, solve } from "@duelex/sim";
import type { Look } from "../look.ts";
import type { MenuLine } from "../menu.ts";
import { sayAnswer } from "../narrate.ts";
import type { Session } from "../session.ts";
import { count, pad, widthOf, wrap } from "../text.ts";

/** So many lines are played. */
const LINES = 800;

/** What numbers of a hint can be told by: a person is told once what each means. */
export type HintMark = "chance" | "brackets";

/** A win is looked for among so many positions at most, against so many kinds of hidden hands at once. */
const [POSITIONS, KINDS] = [4000, 300];

/** From what this seat may know; the same at the same question of the same match. @param explained what has been said of its numbers, and then is */
export function sayHint(
  { game, match, length }: Session,
  seat: Seat,
  menu: readonly MenuLine[],
  look: Look,
  explained: Set<HintMark> = new Set(),
): string[] {
  const sure = sureWin(game, match, seat);
  if (sure !== null) return saySure(sure, match, seat, menu, look, new Set(game.mat.passes));
  const { answers, lines } = hintBy(new TreePlayer(game, seat, diceOf(length + 1), { lines: LINES }), game, match);
  const { options } = match.options();
  const lineOf = (answer: number) =>
    menu.find((line) => match.alike(options[line.answer]!, options[answer]!) || line.copies?.some((copy) => copy.answer === answer));
  const phraseOf = (answer: number): string => whole(lineOf(answer)) ?? match.notate(answer, seat);
  const doing = answers.filter(({ answer }) => !isIdle(lineOf(answer)));
  const told = (doing.length > 0 ? doing : answers)
    .map((advice) => ({ advice, phrase: look.speech(phraseOf(advice.answer)) }))
    .sort((a, b) => Number(b.advice.share > 0) - Number(a.advice.share > 0) || b.advice.chance - a.advice.chance)
    .filter(({ phrase }, nth, all) => all.findIndex((each) => each.phrase === phrase) === nth); // copies of a card are one answer
  const dealt = match.deals(seat, 1)?.length === 1 ? "" : ", with what you cannot see dealt anew each time"; // nothing is hidden where there is one way
  const passes = new Set(game.mat.passes);
  const [best, ...rest] = told.filter(({ advice }) => advice.share > 0);
  if (told.length === 1 && (best === undefined || !isKnown(best.advice))) return [`  ${told[0]!.phrase}  the only answer`]; // it was compared with none
  const equal =
    best === undefined ? 0 : rest.filter(({ advice }) => isKnown(advice) && percent(advice.chance) === percent(best.advice.chance)).length;
  const room = Math.max(...told.map(({ phrase }) => widthOf(phrase))) + 2;
  const marks: readonly [HintMark, boolean, string][] = [
    [
      "chance",
      true,
      `${sayMeaning(told[0]?.advice)}From ${count(lines, "way", "ways")} in which it could go on to the end of the next turn${dealt}.`,
    ],
    [
      "brackets",
      told.some(({ advice }) => hasBrackets(advice)),
      "Between brackets: not less and not more than that, as far as can be told.",
    ],
  ];
  const due = marks.filter(([mark, stands]) => stands && !explained.has(mark));
  for (const [mark] of due) explained.add(mark);
  const meaning = due.map(([, , says]) => says).join(" ");
  return [
    ...told.flatMap(({ advice, phrase }) => [
      `  ${pad(phrase, room)}${sayChance(advice)}`,
      ...wrap(look.speech(sayExpected(advice, seat, passes, look)), look.columns - 4, "  ").map((line) => look.paint.quiet(`    ${line}`)),
    ]),
    ...(equal === 0
      ? []
      : [
          `  ${told.length > equal + 1 ? `The first ${equal + 1}` : told.length === 2 ? "Both" : `All ${told.length}`} ${percent(best!.advice.chance) === "0" ? "lose alike" : "are equally good"}, as far as can be seen: choose freely among them.`,
        ]),
    ...(meaning === "" ? [] : wrap(meaning, look.columns - 4).map((line) => look.paint.quiet(`  ${line}`))),
  ];
}

/** What wins before the seat's own turn ends whatever the other player holds and does, where that is found soon; null where it is not. */
function sureWin(game: Rules, match: Match, seat: Seat): Solution | null {
  if (match.activeSeat !== seat) return null;
  const promise = (at: Match, of: Seat) => game.evaluate(at, of);
  const found = solve(match.clone(), { seat, turns: 1, positions: POSITIONS, kinds: KINDS, promise });
  return found.forced === true && found.first.length > 0 ? found : null;
}

function saySure(
  { first, line }: Solution,
  match: Match,
  seat: Seat,
  menu: readonly MenuLine[],
  look: Look,
  passes: ReadonlySet<string>,
): string[] {
  const { options } = match.options();
  const wins = first.map((phrase) => match.parse(phrase));
  const lines = menu.filter(({ answer }) => wins.some((each) => match.alike(options[each]!, options[answer]!)));
  const [way] = line;
  const shown = lines.map((each) => look.speech(whole(each) ?? each.phrase));
  const room = Math.max(...shown.map(widthOf)) + 2;
  const told = line.flatMap((step) => {
    const [, who, phrase] = /^(P[12]): (.*)$/.exec(step) ?? [];
    return phrase === undefined ? [] : [{ seat: (who === "P1" ? 0 : 1) as Seat, phrase }];
  });
  const follows = (phrase: string) =>
    way === `${seatName(seat)}: ${phrase}`
      ? wrap(look.speech(sayFollowing(told, seat, passes, look)), look.columns - 4, "  ").map((each) => look.paint.quiet(`    ${each}`))
      : [];
  return [
    ...lines.flatMap((each, nth) => [`  ${pad(shown[nth]!, room)}wins for certain`, ...follows(each.phrase)]),
    ...wrap(
      `Certain: before this turn ends, whatever the other player holds and does${lines.length > 1 ? "; choose freely among them" : ""}.`,
      look.columns - 4,
    ).map((each) => look.paint.quiet(`  ${each}`)),
  ];
}

/** Of which nothing comes: no worse than others, as far as a machine can tell, and no advice. Which place a card goes to is. */
const isIdle = (line: MenuLine | undefined): boolean => line?.vain === true && line.about?.kind !== "place";

/** An answer with what tells it from its namesakes: "attack with Berserk Ram – column 2". */
const whole = (line: MenuLine | undefined): string | undefined =>
  line === undefined || line.detail === "" ? line?.phrase : `${line.phrase} – ${line.detail}`;

const percent = (chance: number): string => `${Math.round(100 * chance)}`;

/** A chance that could be anything between so far apart is no chance that one could tell. */
const UNKNOWN = 0.6;
const isKnown = ({ high, low }: Advice): boolean => high - low <= UNKNOWN;

const sayChance = (advice: Advice): string => {
  const { chance, low, high, share } = advice;
  if (share === 0) return "less promising";
  if (!isKnown(advice)) return "hard to say whether it wins";
  return `wins ${percent(chance)} %${hasBrackets(advice) ? ` (${percent(low)}–${percent(high)})` : ""}`;
};
/** What a chance means, by the first that is told. */
const sayMeaning = (advice: Advice | undefined): string =>
  advice === undefined || !/^wins \d/.test(sayChance(advice))
    ? ""
    : `wins ${percent(advice.chance)} %: after that answer the machine expects to win ${percent(advice.chance)} of 100 such matches in your place. `;
const hasBrackets = (advice: Advice): boolean => advice.share > 0 && isKnown(advice) && percent(advice.low) !== percent(advice.high);

/** Answers that say nothing without their question. */
const BARE: ReadonlySet<string> = new Set(["yes", "no", "use it", "do not use it", "decline"]);

/** What follows the answer itself, if anything is expected; who passes does nothing that is worth a word. */
const sayExpected = ({ line }: Advice, seat: Seat, passes: ReadonlySet<string>, look: Look): string =>
  sayFollowing(line, seat, passes, look);
function sayFollowing(line: Advice["line"], seat: Seat, passes: ReadonlySet<string>, look: Look): string {
  const told = line.slice(1).filter(({ phrase }) => !passes.has(phrase) && !BARE.has(phrase));
  const then = told.map((each, nth) => {
    const phrase = each.phrase.replace(/ \(\d+\)$/, ""); // which of several copies
    if (each.seat !== seat) return sayAnswer(each.seat, phrase, look);
    return told[nth - 1]?.seat === otherSeat(seat) ? `you ${phrase}` : phrase; // else it would read like one more of the other player's
  });
  return then.length === 0 ? "" : `then ${then.join(", ")}`;
}

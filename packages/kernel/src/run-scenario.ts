import { diceOf } from "./dice.ts";
import { Witness } from "./expectations.ts";
import { type Game, newMatch } from "./game.ts";
import type { Match } from "./match.ts";
import { otherSeat, seatName, seatNamed } from "./memory.ts";
import { InputError, nearest, type Problem, problemsIn, sayProblem } from "./problems.ts";
import { misspelt, misspeltBefore } from "./proofreading.ts";
import { type ExpectedRefusal, resultOf, type Scenario, type Situation } from "./scenario.ts";
import { plain } from "./text.ts";

/**
 * Plays a scenario and says everything that differs from what it expects; nothing if it holds.
 * @param watch is shown the match at its first question
 * @throws InputError if the scenario itself cannot be read: its position cannot be, or a word of it means nothing in this game
 */
export function runScenario<M extends Match>(game: Game<M>, scenario: Scenario, watch?: (match: M) => void): string[] {
  if (scenario.refused !== undefined) return refusalsOf(game, scenario, scenario.refused);
  const match = openScenario(game, scenario);
  watch?.(match);
  const witness = new Witness(game, match);
  for (const [nth, step] of (scenario.script ?? []).entries()) {
    const where = `script[${nth}]`;
    if (typeof step !== "string") witness.look(step, where);
    else if (!follow(witness, step, where)) return witness.differences; // what comes after would make no sense
  }
  if (scenario.expect !== undefined) witness.look(scenario.expect, "expect");
  const { fixedRolls } = match;
  if (fixedRolls !== null && fixedRolls.length > 0 && witness.differences.length === 0)
    witness.differences.push(`dice: ${fixedRolls.length} of the fixed rolls were not used`);
  return witness.differences;
}

/**
 * The match of a scenario at its first question, everything written down from the very beginning, the dice fixed.
 * @throws InputError if it cannot be, or if a word of the scenario means nothing in this game
 */
export function openScenario<M extends Match>(game: Game<M>, scenario: Scenario): M {
  const opened = open(game, scenario);
  if (opened.problems.length > 0 || opened.match === null) throw new InputError(`scenario "${scenario.title}"`, opened.problems);
  return opened.match;
}

/** Everything that is wrong with a scenario: its position or its decks, and its words. Of one that is not whole, as much as is there. */
export const mistakesIn = <M extends Match>(game: Game<M>, scenario: Scenario): readonly Problem[] => open(game, scenario).problems;

/** The match, if there is one, and everything that is wrong. A position that cannot be hides no word that means nothing. */
function open<M extends Match>(game: Game<M>, scenario: Scenario): { match: M | null; problems: readonly Problem[] } {
  const words = misspeltBefore(game, scenario);
  try {
    const match = opening(game, scenario);
    return { match, problems: [...words, ...misspelt(game, match, scenario)] };
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return { match: null, problems: [...problem.problems, ...words, ...misspeltInAny(game, scenario)] };
  }
}

/** The words of a scenario whose match cannot be, held against another match of the game: any will do. */
function misspeltInAny<M extends Match>(game: Game<M>, scenario: Scenario): Problem[] {
  const { deck } = game.decks[0]!;
  const match = newMatch(game, { decks: [deck, deck], seed: 0 });
  const own = [scenario.cards, scenario.position, scenario.decks].flatMap(textsIn);
  return misspelt(game, match, scenario, new Set([...own, ...game.catalog().entries.flatMap(({ id, name }) => [id, name])]));
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string") texts.push(next);
    else if (typeof next === "object" && next !== null) left.push(...Object.values(next));
  }
  return texts;
}

function opening<M extends Match>(game: Game<M>, scenario: Scenario): M {
  const { position, decks, dice, settings = {}, cards = [], seed = 1 } = scenario;
  const subject = `scenario "${scenario.title}"`;
  const ready = (match: M) => {
    match.record();
    match.fixedRolls = dice === undefined ? null : [...dice];
  };
  if (decks === undefined) {
    if (position === undefined) throw new InputError(subject, [{ where: "", what: "a position is wanted, or two decks" }]);
    const match = game.stage.arrange({ ...scenario, position } satisfies Situation, ready);
    const broken = game.limits?.(match) ?? []; // whatever the stage has let through
    if (broken.length > 0) throw new InputError(subject, problemsIn("position", broken));
    return match;
  }
  if (position !== undefined) throw new InputError(subject, [{ where: "", what: "either a position or two decks, not both" }]);
  const problems: Problem[] = [];
  const [first, second] = decks.map((deck, seat) => deckIn(game, deck, `decks[${seat}]`, problems));
  if (problems.length > 0) throw new InputError(subject, problems);
  const catalog = cards.length === 0 ? game.catalog() : game.catalog({ cards });
  return newMatch(game, { decks: [first, second], settings, catalog, seed }, { ready });
}

/** A deck as a record; one that comes with the game may be called by its id. */
function deckIn(game: Game, deck: unknown, where: string, problems: Problem[]): unknown {
  if (typeof deck !== "string") return deck;
  const named = game.decks.find(({ id }) => id === deck);
  if (named !== undefined) return named.deck;
  const ids = game.decks.map(({ id }) => id);
  const near = nearest(deck, ids);
  problems.push({
    where,
    what: `there is no deck "${deck}"${near === undefined ? `; there are ${ids.join(", ")}` : `; did you mean "${near}"?`}`,
  });
  return undefined;
}

// ---- a scenario that expects to be refused ----

function refusalsOf(game: Game, scenario: Scenario, expected: readonly ExpectedRefusal[]): string[] {
  const words = misspeltBefore(game, scenario);
  if ((scenario.script ?? []).length > 0 || Object.keys(scenario.expect ?? {}).length > 0)
    words.push({ where: "refused", what: "what is refused is not played: there is no script, and nothing else to expect" });
  if (words.length > 0) throw new InputError(`scenario "${scenario.title}"`, words);
  let found: readonly Problem[] = [];
  try {
    opening(game, scenario);
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    found = problem.problems;
  }
  const said = found.map(sayProblem).join("; ") || "nothing is refused";
  return [
    ...expected.flatMap((wanted, nth) =>
      found.some((problem) => isThat(problem, wanted)) ? [] : [`refused[${nth}]: expected ${JSON.stringify(wanted)}; ${said}`],
    ),
    ...found
      .filter((problem) => !expected.some((wanted) => isThat(problem, wanted)))
      .map((problem) => `refused: not expected was ${sayProblem(problem)}`),
  ];
}

const isThat = (problem: Problem, { where, rule, says }: ExpectedRefusal): boolean =>
  (where === undefined || problem.where.startsWith(where)) &&
  (rule === undefined || problem.rule === rule) &&
  (says === undefined || problem.what.includes(says));

// ---- the script ----

/** One line of a script: "P1: attack with Lancer", "P1 concedes". False if it cannot be played. */
function follow<M extends Match>(witness: Witness<M>, line: string, where: string): boolean {
  const { match } = witness;
  const stop = (what: string): false => {
    witness.differences.push(`${where}: ${what}`);
    return false;
  };
  const conceding = /^(P[12]) concedes$/.exec(line);
  if (conceding !== null) {
    witness.answers(() => match.concede(seatNamed(conceding[1]!)!));
    return true;
  }
  const parts = /^(P[12])\s*:\s*(.+)/s.exec(line);
  const text = parts === null ? line : parts[2]!;
  const question = match.question();
  if (question === null) return stop(`"${line}", but the match is over (${resultOf(match)})`);
  const others = hints(witness, text);
  if (parts !== null && seatNamed(parts[1]) !== question.seat) return stop(`"${line}", but ${witness.situation}${others}`);
  const index = match.parse(text);
  if (index < 0) {
    const refusals = match.wishes(text).map((wish) => match.whyNot(wish));
    const refusal = refusals.find((verdict) => verdict !== null);
    const because = refusal === undefined ? notKnown(match, text) : `${refusal.fact} (${refusal.rule})`;
    return stop(`"${text}" is not offered: ${because}; ${witness.situation}${others}`);
  }
  witness.answers(() => match.play(index));
  return true;
}

/** What is no answer of this game at all, and which of those that are offered was perhaps meant. */
function notKnown(match: Match, text: string): string {
  const digits = (phrase: string) => phrase.replace(/\D/g, ""); // a number is not misspelt, it is another
  const all = Array.from({ length: match.options().count }, (_, index) => match.notate(index));
  const offered = all.filter((phrase) => digits(phrase) === digits(text));
  const begun = offered.find((phrase) => text !== "" && plain(phrase).startsWith(plain(text)));
  const meant = begun ?? nearest(text, offered) ?? answerWithin(text, offered);
  return `no such answer is known${meant === undefined ? "" : `; did you mean "${meant}"?`}`;
}

/** The answer of which every word was said, among others: "attack with GM" by "attack the player with GM"; whom it attacks is asked next. */
export function answerWithin(text: string, offered: readonly string[]): string | undefined {
  const said = plain(text).split(" ");
  const isWithin = (words: readonly string[]) => words.length > 2 && words[0] === said[0] && words.every((word) => said.includes(word));
  return offered.find((phrase) => isWithin(plain(phrase).split(" ")));
}

/** What an author of a script trips over: a line too few or too many, because there was only one answer. */
function hints({ match }: Witness, text: string): string {
  const wishes = match.wishes(text);
  const itself = match.recorder?.forced.find(({ option }) => wishes.includes(option));
  if (itself !== undefined)
    return `. "${text}" was the only answer of ${seatName(itself.seat)} (${itself.rule}) and is given already: leave this line out`;
  if (match.options().count !== 1) return "";
  const only = match.notate(0);
  const seat = match.asked;
  return mightDiffer(match)
    ? `. "${only}" is needed here, though it is the only answer: not to ask would betray what ${seatName(seat)} holds`
    : `. "${only}" is needed here, though it is the only answer: it is for ${seatName(seat)} to say`;
}

/** Might the one who is asked have another answer, as far as the other seat knows? */
function mightDiffer(match: Match): boolean {
  const watching = otherSeat(match.asked);
  const dice = diceOf(1);
  for (let deal = 0; deal < 40; deal++) {
    const other = match.clone();
    other.redeal(watching, dice);
    if (other.options().count > 1) return true;
  }
  return false;
}

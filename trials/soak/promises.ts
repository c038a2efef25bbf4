/** What is asked of every position, and what of a few: the kernel's own promises, and one of the session's, by the words in which a failure is told. */
import type { Dice, Game, Match } from "@duelex/kernel";
import {
  alikeAnswersLookAlike,
  cardsLieInOnePlace,
  copiesAgree,
  hashingHearsAll,
  knownCardsStay,
  limitsAreKept,
  notationIsReadBack,
  nothingHiddenIsSent,
  onlyOffersAreAccepted,
  type Promised,
  questionsHaveAnswers,
} from "@duelex/kernel/testing";
import { answersAreForetold } from "./foretold.ts";

/** Cheap enough for every position of every game. */
export const always = {
  "every card lies in one place": cardsLieInOnePlace,
  "every question has answers": questionsHaveAnswers,
  "limits are kept": limitsAreKept,
} as const satisfies Readonly<Record<string, Promised>>;

/** Dear: asked of one position in so many. */
export const sampled = {
  "only what is offered is accepted": onlyOffersAreAccepted,
  "notation is read back": notationIsReadBack,
  "copies and saves agree": copiesAgree,
  "what hashing passes over is zero": hashingHearsAll,
  "nothing hidden is sent": nothingHiddenIsSent,
  "answers alike look alike": alikeAnswersLookAlike,
  "known cards stay": knownCardsStay,
  "answers are foretold": answersAreForetold,
} as const satisfies Readonly<Record<string, Promised>>;

/** Asked of whole games, some or all. */
type OfGames = "games finish" | "no card is lost or made" | "the rules carry out every answer" | "the replay is the game";
export type PromiseName = keyof typeof always | keyof typeof sampled | OfGames;

/** A promise that was not kept. */
export class Broken extends Error {
  constructor(
    readonly promise: PromiseName,
    readonly what: string,
  ) {
    super(`${promise}: ${what}`);
  }
}

/** @throws Broken if one of these promises is not kept here */
export function keep<M extends Match>(promises: Readonly<Record<string, Promised>>, game: Game<M>, match: M, dice: Dice): void {
  for (const [name, promised] of Object.entries(promises)) {
    const [what] = saying(name as PromiseName, () => promised(game, match, dice));
    if (what !== undefined) throw new Broken(name as PromiseName, what);
  }
}

/** Runs something that may fail in its own words; whatever it throws breaks this promise. */
export function saying<Value>(promise: PromiseName, run: () => Value): Value {
  try {
    return run();
  } catch (problem) {
    if (problem instanceof Broken) throw problem;
    throw new Broken(promise, sayThrown(problem));
  }
}

/** What was thrown, and the line of ours that threw it. */
export function sayThrown(problem: unknown): string {
  if (!(problem instanceof Error)) return `thrown was ${String(problem)}`;
  const line = problem.stack?.split("\n").find((each) => /\/(packages|apps)\/[^)]*\.ts:\d+/.test(each) && !each.includes("node_modules"));
  const place = line === undefined ? "" : ` (${/(?:packages|apps)\/[^)]*?\.ts:\d+/.exec(line)?.[0]})`;
  return `${problem.name}: ${problem.message}${place}`;
}

/** Players by name, as command lines, files and simulations call them: "greedy", "tree:400", "tree:1s". */
import { diceOf, didYouMean, InputError, type Match, type Rules, type Seat } from "@duelex/kernel";
import { first, GreedyPlayer } from "./greedy.ts";
import { AstrayPlayer, levels, levelsOf } from "./levels.ts";
import type { Player } from "./player.ts";
import { RandomPlayer } from "./random.ts";
import { type Judge, usualManner } from "./search.ts";
import { type Budget, type Clock, type Helpers, TreePlayer } from "./tree.ts";

/** The players that can be called by name, the weakest first; what can be said behind a name stands in `playerForms`. */
export const playerNames = ["random", "greedy", "tree"] as const;
/** The name of a player, without what can stand behind it. */
export type PlayerName = (typeof playerNames)[number];

/** Every form of a name that is read. */
export const playerForms = [
  "random",
  "greedy",
  "greedy@1",
  "tree",
  "tree:LINES",
  "tree:SECONDSs",
  "tree:MILLISECONDSms",
  "tree:1s@THREADS",
  "level:1 to level:8",
] as const;

/** A name, read. */
export type Named =
  | { readonly kind: "random" | "greedy" | "greedy@1" }
  | { readonly kind: "tree"; readonly budget: Budget; readonly threads: number }
  | { readonly kind: "level"; readonly level: number };

/** Lines that `tree` plays for one answer, where its name says nothing else. */
const USUAL_LINES = 400;
const MOST_LINES = 1_000_000;
const LONGEST = 600_000;
const MOST_THREADS = 64;

const AMOUNT = /^(\d+(?:\.\d+)?)(ms|s)?(?:@(\d+))?$/;

/**
 * A name from outside, read.
 * @param clock by which a player may think, where answers need not come out the same again; without it, only lines are counted
 * @param others names that are known besides, for who lists what there is
 * @param mayUseThreads whether there are threads for a search to be shared among
 * @throws InputError if there is no such player, with the name that was perhaps meant
 */
export function readPlayerName(name: string, clock?: Clock, others: readonly string[] = [], mayUseThreads = false): Named {
  const [kind, amount, ...rest] = name.split(":");
  if (rest.length === 0) {
    if (amount === undefined && (kind === "random" || kind === "greedy" || kind === "greedy@1")) return { kind };
    if (kind === "level") return { kind, level: levelOf(name, amount) };
    if (kind === "tree") return { kind, budget: budgetOf(name, amount, clock), threads: threadsOf(name, amount, mayUseThreads) };
  }
  const said = playerNames.find((each) => each === kind);
  if (said !== undefined) return refuse(`"${name}": nothing can stand behind ${said}`);
  const known = [...others, ...playerNames];
  return refuse(`there is no player "${name}"${didYouMean(name, known) || `; there are ${[...known, playerForms.at(-1)!].join(", ")}`}`);
}

/** Greedy as it first was, judgement and all: what stronger players are measured by. */
function asAtFirst<M extends Match>(game: Rules<M>): Judge<M> {
  const { judgement, reflex, evaluate } = game;
  return { reflex, evaluate: judgement === undefined ? evaluate : (match, seat) => judgement.of(match, seat, judgement.first) };
}

function levelOf(name: string, amount: string | undefined): number {
  const level = /^\d$/.test(amount ?? "") ? Number(amount) : 0;
  return level >= 1 && level <= levels.length ? level : refuse(`"${name}": a level from level:1 to level:${levels.length} is wanted`);
}

function budgetOf(name: string, amount: string | undefined, clock: Clock | undefined): Budget {
  if (amount === undefined) return { lines: USUAL_LINES };
  const [, digits, unit] = AMOUNT.exec(amount) ?? [];
  const number = Number(digits);
  if (unit === undefined) {
    if (Number.isSafeInteger(number) && number >= 1 && number <= MOST_LINES) return { lines: number };
    return refuse(`"${name}": lines are wanted, 1 to ${MOST_LINES}, or a time, as in tree:400, tree:1s, tree:500ms`);
  }
  const milliseconds = unit === "s" ? number * 1000 : number;
  if (!(milliseconds >= 1 && milliseconds <= LONGEST)) return refuse(`"${name}": a time from 1ms to ${LONGEST / 1000}s is wanted`);
  if (clock === undefined)
    return refuse(`"${name}": nothing is timed here, so that it comes out the same again; count lines, as in tree:400`);
  return { milliseconds, clock };
}

function threadsOf(name: string, amount: string | undefined, mayUseThreads: boolean): number {
  const said = AMOUNT.exec(amount ?? "")?.[3];
  if (said === undefined) return 1;
  const threads = Number(said);
  if (!(threads >= 1 && threads <= MOST_THREADS)) return refuse(`"${name}": 1 to ${MOST_THREADS} threads are wanted, as in tree:1s@2`);
  return threads === 1 || mayUseThreads ? threads : refuse(`"${name}": a search has one thread here`);
}

function refuse(what: string): never {
  throw new InputError("players", [{ where: "", what }]);
}

/**
 * A player for one seat of one match. The same name, seat and seed give the same answers to the same questions, on every machine, but
 * for those that think by a clock.
 * @param clock by which it may think
 * @param helpers so many threads for its search, besides this one
 * @throws InputError if there is no player of that name
 */
export function playerNamed<M extends Match>(
  name: string,
  game: Rules<M>,
  seat: Seat,
  seed: number,
  clock?: Clock,
  helpers?: (count: number) => Helpers,
): Player<M> {
  const dice = diceOf(Math.imul(seed, 2) + seat);
  const named = readPlayerName(name, clock, [], helpers !== undefined);
  switch (named.kind) {
    case "random":
      return new RandomPlayer(dice);
    case "greedy":
      return new GreedyPlayer(game, seat, dice);
    case "greedy@1":
      return new GreedyPlayer(asAtFirst(game), seat, dice, first);
    case "level": {
      const { lines, astray } = levelsOf(game)[named.level - 1]!;
      const player = lines === null ? new GreedyPlayer(game, seat, dice) : new TreePlayer(game, seat, dice, { lines });
      return astray === 0 ? player : new AstrayPlayer(player, dice, astray, game.judgement?.isFolly);
    }
    case "tree":
      return new TreePlayer(game, seat, dice, named.budget, usualManner, named.threads > 1 ? helpers!(named.threads - 1) : null);
  }
}

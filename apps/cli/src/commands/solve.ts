import { InputError, type Match, type Scenario, type Seat, seatName, seatNamed } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { type Checked, type Claim, checkProof, type Solution, type SolveOptions, sizeOf, solving } from "@duelex/sim";
import { SingleBar } from "cli-progress";
import { Option } from "commander";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { readProof, writeProof } from "../files/proof-file.ts";
import { readScenarioOf } from "../files/scenario-file.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag, wholeNumber } from "../flags.ts";
import { ownFiles } from "../own-cards.ts";
import type { Terminal } from "../terminal.ts";
import { count, wrap } from "../text.ts";

export interface SolveFlags extends CardFlags, JsonFlag {
  readonly for?: string;
  readonly to?: number;
  readonly turn?: true;
  readonly turns?: number;
  readonly answers?: number;
  readonly positions: number;
  readonly hidden?: true;
  readonly kinds: number;
  /** Where the proof is written. */
  readonly proof?: string;
  readonly check?: true;
}

const USUAL_ANSWERS = 12;
const MOST_ANSWERS = 64;
const MOST_TURNS = 20;
const USUAL_POSITIONS = 2_000_000;
const MOST_POSITIONS = 100_000_000;
const USUAL_KINDS = 5000;
const MOST_KINDS = 100_000;
/** In more deals than these a proof is not played: so many are drawn at random. */
const MOST_DEALS = 1000;

export const solveCommand = (context: Context, act: Act) =>
  commandNamed("solve", "is there a forced win in a position: with its proof, every reply met", [
    "solve my-puzzle.json                        within 12 answers",
    "solve my-puzzle.json --turn                 before this turn ends",
    "solve my-puzzle.json --turns 2 --for P2     before the next turn ends",
    "solve my-puzzle.json --hidden               one way that wins against every hidden hand",
    "solve my-puzzle.json --to 0 --answers 6     without the answers of its script",
    "solve my-puzzle.json --turn --proof won.json",
    "solve won.json --check                      play every branch of a proof",
  ])
    .argument("<file>", "a scenario: its position, after its script (docs/scenarios.md)")
    .addOption(new Option("--for <seat>", "who is to win; without it, the player who is asked").choices(["P1", "P2"]))
    .option("--to <answers>", "play only so many answers of the script first", wholeNumber(0))
    .option(
      "--answers <number>",
      `within so many answers of both players (${USUAL_ANSWERS} where nothing is said)`,
      wholeNumber(1, MOST_ANSWERS),
    )
    .addOption(new Option("--turn", "before this turn ends").conflicts("turns"))
    .option("--turns <number>", "before so many turns have ended, this one and the other player's among them", wholeNumber(1, MOST_TURNS))
    .option("--positions <number>", "how many positions at most", wholeNumber(1, MOST_POSITIONS), USUAL_POSITIONS)
    .option("--hidden", "one way for all hands that fit: answers depend only on what the player is told")
    .option("--kinds <number>", "with --hidden: how many kinds of deals at once at most", wholeNumber(1, MOST_KINDS), USUAL_KINDS)
    .option("--proof <file>", "write the proof there: the position, the claim, every reply")
    .option("--check", "the file is a proof: play every branch of it")
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((file: string, flags: SolveFlags) => (flags.check === true ? check(context, file, flags) : solve(context, file, flags))));

async function solve(context: Context, file: string, flags: SolveFlags): Promise<Exit> {
  const { terminal } = context;
  const whole = await readScenarioOf(context.games, file, ownFiles(flags));
  const scenario = upTo(whole, flags.to);
  const game = await context.games.load(scenario.game);
  const match = await positionOf(context, file, scenario);
  const seat = seatNamed(flags.for ?? "") ?? match.asked;
  const turns = flags.turn === true ? 1 : flags.turns;
  const answers = flags.answers ?? (turns === undefined ? USUAL_ANSWERS : undefined);
  const solution = await search(terminal, match, {
    ...{ seat, positions: flags.positions, promise: (at: Match, of: Seat) => game.evaluate(at, of) },
    ...(turns === undefined ? {} : { turns }),
    ...(answers === undefined ? {} : { answers }),
    ...(flags.hidden === true ? { kinds: flags.kinds } : {}),
  });
  const { claim, proof } = solution;
  const checked =
    claim === null || proof === null || !canBePlayed(claim, solution.deals) ? null : checkProof(match, claim, proof, { most: MOST_DEALS });
  if (checked !== null && checked.flaws.length > 0) throw new Error(`the proof does not hold: ${checked.flaws[0]!.what}`);
  if (flags.proof !== undefined && claim !== null && proof !== null) writeProof(flags.proof, { scenario, claim, proof });
  if (flags.json !== undefined) terminal.say(asJson(toldInJson(scenario.game, seat, solution, checked, flags)));
  else {
    terminal.say(...wrap(sayResult(seat, solution, flags), terminal.columns, "  "), ...solution.line.map((answer) => `  ${answer}`));
    terminal.say(...wrap(sayGround(seat, solution, checked, flags), terminal.columns));
  }
  if (solution.undecided === "interrupted") return Exit.interrupted;
  return solution.forced === true ? Exit.fine : Exit.failed;
}

/** That one cannot win is shown by one deal at the end of each line, which deals drawn at random would miss. */
const canBePlayed = ({ hidden, goal }: Claim, deals: number): boolean => !hidden || goal === "win" || deals <= MOST_DEALS;

/** Plays a proof that was written before. */
async function check(context: Context, file: string, flags: SolveFlags): Promise<Exit> {
  const { scenario, claim, proof } = readProof(file);
  const match = await positionOf(context, `${file}, scenario`, scenario);
  const { seat, goal } = claim;
  const { flaws, positions, deals, whole } = checkProof(match, claim, proof, { most: MOST_DEALS });
  if (flags.json !== undefined) {
    const told = { for: seatName(seat), goal, information: claim.hidden ? "hidden" : "open", turns: claim.turns, answers: claim.answers };
    context.terminal.say(asJson({ game: scenario.game, ...told, holds: flaws.length === 0, flaws, positions, deals, whole }));
  } else {
    const { columns } = context.terminal;
    const says = `${seatName(seat)} ${goal === "win" ? "wins by force" : "has no forced win"}${sayHorizon(claim)}`;
    const played = `${count(positions, "position")} played${claim.hidden ? `, in ${count(deals, "deal")}` : ""}${whole ? "" : ", drawn at random where there are too many"}`;
    const holds = flaws.length === 0 ? "The proof holds" : "The proof does not hold";
    context.terminal.say(...wrap(`${holds}: ${says}. ${played}.`, columns));
    for (const { after, what } of flaws)
      context.terminal.say(
        ...wrap(`${after.length === 0 ? "at once" : `after ${after.join(", ")}`}: ${what}`, columns - 2, "  ").map((line) => `  ${line}`),
      );
  }
  return flaws.length === 0 ? Exit.fine : Exit.failed;
}

/** The same without what its script must show, and with no more answers than these. */
function upTo(scenario: Scenario, to = Number.POSITIVE_INFINITY): Scenario {
  const { expect: _, puzzle: _puzzle, ...rest } = scenario;
  return { ...rest, script: (scenario.script ?? []).filter((step) => typeof step === "string").slice(0, to) };
}

/** The position after the script. @throws InputError if the script cannot be followed */
async function positionOf(context: Context, file: string, scenario: Scenario): Promise<Match> {
  const game = await context.games.load(scenario.game);
  let match: Match | null = null;
  const differences = runScenario(game, scenario, (arranged) => {
    match = arranged;
  }).filter((difference) => !difference.startsWith("dice:")); // rolls that are left over are still to come
  if (match === null || differences.length > 0)
    throw new InputError(
      file,
      differences.map((what) => ({ where: "", what })),
    );
  return match;
}

/** Lets go now and then, so that Ctrl-C is heard. */
async function search(terminal: Terminal, match: Match, options: SolveOptions): Promise<Solution> {
  let stopped = false;
  const deaf = terminal.onInterrupt(() => {
    stopped = true;
  });
  const bar = terminal.showsProgress
    ? new SingleBar({
        ...{ stream: process.stderr, hideCursor: true, clearOnComplete: true, fps: 5, etaBuffer: 200 },
        barsize: 8,
        format: "{bar} {value} of {total} positions, {decided} decided{deep}, {eta_formatted} left",
      })
    : null;
  bar?.start(options.positions, 0, { decided: 0, deep: "" });
  const work = solving(match, options);
  try {
    for (;;) {
      const step = work.next(stopped);
      if (step.done === true) return step.value;
      const { depth, positions, decided } = step.value;
      bar?.update(positions, { decided, deep: depth === null ? "" : `, ${depth} deep` });
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    bar?.stop();
    deaf();
  }
}

function toldInJson(game: string, seat: Seat, solution: Solution, checked: Checked | null, flags: SolveFlags): object {
  const { claim, forced, ever, answers, first, single, line, proof, positions, deals, kinds, undecided } = solution;
  return {
    ...{ game, for: seatName(seat), information: flags.hidden === true ? "hidden" : "open", turns: claim?.turns ?? null, answers },
    ...{ winner: forced === true ? seatName(seat) : null, forced, ever, first, single, line, positions, deals, kinds, undecided },
    ...{ checked: checked === null ? null : { positions: checked.positions, deals: checked.deals, whole: checked.whole }, proof },
  };
}

function sayHorizon({ turns, answers }: Pick<Claim, "turns" | "answers">): string {
  const turn =
    turns === undefined
      ? ""
      : turns === 1
        ? " before this turn ends"
        : turns === 2
          ? " before the next turn ends"
          : ` before ${turns} turns have ended`;
  return `${turn}${answers === undefined ? "" : ` within ${count(answers, "answer")}`}`;
}

function sayResult(seat: Seat, { claim, forced, ever, answers, first, line, undecided, positions }: Solution, flags: SolveFlags): string {
  const player = seatName(seat);
  if (forced === true && line.length === 0) return `${player} has won.`;
  if (forced === true) {
    const any = first.length > 1 ? `, after any of ${count(first.length, "first answer")}` : "";
    return `${player} wins by force${sayHorizon(claim!)}${any}:`;
  }
  if (forced === false)
    return `${player} has no forced win${ever ? ", however long it takes" : sayHorizon(claim!)}.${line.length === 0 ? "" : " For example:"}`;
  const none = answers === null ? "" : `; there is none within ${count(answers, "answer")}`;
  const why = {
    positions: `${flags.positions.toLocaleString("en")} positions were not enough (--positions)${none}`,
    interrupted: `stopped after ${count(positions, "position")}${none}`,
    chance: `it hangs on more ways for ${flags.hidden === true ? `hidden cards (--kinds) or ` : ""}dice to turn out than are looked at${none}`,
    house: `it goes further than is looked at${none}`,
  };
  return `Not decided: ${why[undecided ?? "house"]}.`;
}

function sayGround(seat: Seat, { forced, proof, positions, deals, kinds }: Solution, checked: Checked | null, flags: SolveFlags): string {
  const ground =
    flags.hidden === true
      ? `One way against every hidden hand that fits: ${seatName(seat)} answers by what it is told. ${sayMany(deals)}, in at most ${count(kinds, "kind")} at once. `
      : "Open information: hands and decks as they lie, dice however they fall. ";
  const looked = `${count(positions, "position")} looked at`;
  if (forced === null) return `${ground}${looked}.`;
  if (proof === null) return `${ground}${looked}; the proof is too long to be written down.`;
  if (checked === null) return `${ground}${looked}; the proof is not played again: there are too many deals.`;
  const written = flags.proof === undefined ? "" : `, and written to ${flags.proof}`;
  return `${ground}${looked}; the proof goes through ${count(sizeOf(proof), "position")}, ${checked.whole ? "every branch played again" : `played again in ${count(checked.deals, "deal")}, drawn at random where there are too many`}${written}.`;
}

/** "12 deals", "about 3.1·10^24 deals". */
const sayMany = (deals: number): string =>
  deals < 1_000_000 ? count(deals, "deal") : `about ${deals.toExponential(1).replace("e+", "·10^")} deals`;

import { InputError, type Match, type Scenario, type Seat, seatName, seatNamed } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { checkProof, prove, type Solution, type SolveOptions, sizeOf, solving } from "@duelex/sim";
import { Option } from "commander";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { readScenarioFile } from "../files/scenario-file.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag, wholeNumber } from "../flags.ts";
import { ownRecords, withOwnCards } from "../own-cards.ts";
import type { Terminal } from "../terminal.ts";
import { count } from "../text.ts";

export interface SolveFlags extends CardFlags, JsonFlag {
  readonly for?: string;
  readonly to?: number;
  readonly depth: number;
  readonly positions: number;
  readonly hidden?: true;
  readonly deals: number;
  /** A win before the turn ends, with its whole proof. */
  readonly turn?: true;
}

const USUAL_DEPTH = 12;
const DEEPEST = 64;
const USUAL_POSITIONS = 2_000_000;
const MOST_POSITIONS = 10_000_000;
const USUAL_DEALS = 500;
const MOST_DEALS = 100_000;

export const solveCommand = (context: Context, act: Act) =>
  commandNamed("solve", "is there a forced win in a position, and how", [
    "solve my-puzzle.json                  everything is open, dice and decks too",
    "solve my-puzzle.json --hidden         against every hidden hand",
    "solve my-puzzle.json --to 0           without the answers of its script",
    "solve my-puzzle.json --turn --json    a win before the turn ends, with its whole proof",
    "solve my-puzzle.json --for P2 --depth 6 --json",
  ])
    .argument("<file>", "a scenario: its position, after its script (docs/scenarios.md)")
    .addOption(new Option("--for <seat>", "who is to win; without it, the player who is asked").choices(["P1", "P2"]))
    .option("--to <answers>", "play only so many answers of the script first", wholeNumber(0))
    .option("--depth <answers>", "how many answers deep", wholeNumber(1, DEEPEST), USUAL_DEPTH)
    .option("--positions <number>", "how many positions at most", wholeNumber(1, MOST_POSITIONS), USUAL_POSITIONS)
    .option("--turn", "a win before the turn ends: proved, and the proof checked in every branch; everything is open")
    .option("--hidden", "answers may depend only on what the player is told")
    .option("--deals <number>", "with --hidden: how many deals at most", wholeNumber(1, MOST_DEALS), USUAL_DEALS)
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((file: string, flags: SolveFlags) => solve(context, file, flags)));

async function solve(context: Context, file: string, flags: SolveFlags): Promise<Exit> {
  const { terminal } = context;
  const scenario = withOwnCards(readScenarioFile(file), ownRecords(flags));
  const match = await positionOf(context, file, scenario, flags.to);
  const seat = seatNamed(flags.for ?? "");
  if (flags.turn === true) return solveTurn(context, scenario, match, seat ?? match.asked, flags);
  const solution = await search(terminal, match, {
    depth: flags.depth,
    positions: flags.positions,
    ...(seat === null ? {} : { seat }),
    ...(flags.hidden === true ? { deals: flags.deals } : {}),
  });
  const { forced, depth, line, positions, deals, undecided } = solution;
  const player = seatName(solution.seat);
  if (flags.json !== undefined) {
    const winner = forced === true ? player : null;
    const information = flags.hidden === true ? "hidden" : "open";
    terminal.say(asJson({ game: scenario.game, for: player, information, winner, forced, depth, line, positions, deals, undecided }));
  } else terminal.say(...sayResult(solution, flags), ...line.map((answer) => `  ${answer}`), sayGround(solution, flags));
  return forced === true ? Exit.fine : Exit.failed;
}

/** Is there a forced win before the turn ends? */
async function solveTurn(context: Context, scenario: Scenario, match: Match, seat: Seat, flags: SolveFlags): Promise<Exit> {
  if (flags.hidden === true) throw new InputError("solve", [{ where: "--turn", what: "not together with --hidden: everything is open" }]);
  const game = await context.games.load(scenario.game);
  const { positions } = flags;
  const proved = prove(match, { seat, positions, promise: (at, of) => game.evaluate(at, of) });
  const { forced, winning, single, line, proof } = proved;
  const player = seatName(seat);
  const checked = proof === null ? null : checkProof(match, seat, proof);
  if (checked !== null && checked.flaws.length > 0) throw new Error(`the proof does not hold: ${checked.flaws[0]!.what}`);
  if (flags.json !== undefined)
    context.terminal.say(asJson({ game: scenario.game, for: player, forced, winning, single, line, positions: proved.positions, proof }));
  else {
    const looked = `${count(proved.positions, "position")} looked at`;
    if (forced === null) context.terminal.say(`Not decided: ${positions.toLocaleString("en")} positions were not enough (--positions).`);
    else if (forced === false || proof === null) context.terminal.say(`${player} has no forced win before the turn ends. ${looked}.`);
    else
      context.terminal.say(
        `${player} wins by force before the turn ends${winning.length > 1 ? `, after any of ${count(winning.length, "first answer")}` : ""}:`,
        ...line.map((answer) => `  ${answer}`),
        `Open information. ${looked}; the proof goes through ${sizeOf(proof)}, every branch played again.`,
      );
  }
  return forced === true ? Exit.fine : Exit.failed;
}

/** The position after the script. @throws InputError if the script cannot be followed */
async function positionOf(context: Context, file: string, scenario: Scenario, to = Number.POSITIVE_INFINITY): Promise<Match> {
  const { expect: _, ...position } = scenario;
  const game = await context.games.load(scenario.game);
  const script = (scenario.script ?? []).filter((step) => typeof step === "string").slice(0, to);
  let match: Match | null = null;
  const differences = runScenario(game, { ...position, script }, (arranged) => {
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
  const work = solving(match, options);
  try {
    for (let said = -1; ; ) {
      const step = work.next(stopped);
      if (step.done === true) return step.value;
      if (terminal.showsProgress && step.value.depth !== said) {
        said = step.value.depth;
        terminal.warn(`${said} deep after ${step.value.positions.toLocaleString("en")} positions …`);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    deaf();
  }
}

function sayResult({ seat, forced, depth, undecided, line }: Solution, flags: SolveFlags): string[] {
  const player = seatName(seat);
  if (forced === true) return [line.length === 0 ? `${player} has won.` : `${player} wins by force, in ${count(depth, "answer")} at most:`];
  if (forced === false) return [`${player} has no forced win.`];
  const why = {
    depth: `no forced win within ${count(depth, "answer")} (--depth)`,
    positions: `${flags.positions.toLocaleString("en")} positions were not enough (--positions); no forced win within ${count(depth, "answer")}`,
    interrupted: `stopped; no forced win within ${count(depth, "answer")}`,
    deals: `there are more than ${count(flags.deals, "deal")} that ${player} cannot tell apart (--deals)`,
    chance: `it hangs on dice that nobody knows, or on more than ${count(depth, "answer")} (--depth)`,
  };
  return [`Not decided: ${why[undecided ?? "depth"]}.`];
}

function sayGround({ positions, deals }: Solution, flags: SolveFlags): string {
  const looked = `${count(positions, "position")} looked at`;
  if (flags.hidden !== true) return `Open information: hands, decks and dice as they are. ${looked}.`;
  return deals === null ? `${looked}.` : `Against every hidden hand: ${count(deals, "deal")}. ${looked}.`;
}

import { perft as countSequences, InputError, type Match, newMatch, slowPerft } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { readScenarioOf } from "../files/scenario-file.ts";
import { type JsonFlag, jsonFlag, type MatchFlags, wholeNumber, withMatchFlags } from "../flags.ts";
import { type Hearing, hearing } from "../interrupt.ts";
import { readMatchup, setupOf } from "../matchup.ts";
import { ownFiles } from "../own-cards.ts";

export interface PerftFlags extends MatchFlags, JsonFlag {
  readonly scenario?: string;
  readonly depth: number;
  readonly slow?: true;
}

const DEEPEST = 64;
/** So deep is counted without letting go. */
const AT_ONCE = 3;

export const perftCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("perft", "count decision sequences from a position, to each depth", [
      "perft bos --scenario position.json --depth 4",
      "perft gundam --depth 3 --seed 1       from the first question of a match",
      "perft bos --scenario position.json --depth 3 --slow",
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .requiredOption("--depth <answers>", "how many answers deep", wholeNumber(1, DEEPEST))
    .option("--scenario <file>", "the position of a scenario; without it, the beginning of a match")
    .option("--slow", "count a second time in another way (every conceivable answer is tried), and compare")
    .addOption(jsonFlag())
    .action(act((game: string, flags: PerftFlags) => perft(context, game, flags)));

async function perft(context: Context, id: string, flags: PerftFlags): Promise<Exit> {
  const { terminal } = context;
  const match = await positionOf(context, id, flags);
  const ear = hearing(context);
  const counts = await counted(ear, match, flags.depth, countSequences);
  const again = flags.slow === true && !ear.stopped ? await counted(ear, match, flags.depth, slowPerft) : null;
  ear.deaf();
  const agrees = again === null || again.every((number, level) => number === counts[level]);
  if (flags.json !== undefined)
    terminal.say(asJson({ game: id, depth: flags.depth, counts, ...(again === null ? {} : { slowCounts: again, agrees }) }));
  else {
    const room = Math.max(...counts.map((number) => number.toLocaleString("en").length));
    terminal.say(
      ...counts.map((number, level) => `${String(level + 1).padStart(3)}  ${number.toLocaleString("en").padStart(room)}`),
      ...(again === null || ear.stopped ? [] : [agrees ? "The slow count agrees." : `The slow count differs: ${again.join(", ")}`]),
    );
  }
  if (ear.stopped) {
    const done = again ?? counts;
    terminal.warn(`Stopped: counted${again === null ? "" : " slowly"} to depth ${done.length} of ${flags.depth}.`);
    return Exit.interrupted;
  }
  return agrees ? Exit.fine : Exit.failed;
}

type Count = (match: Match, depth: number) => number[];

/** One depth after the other, as far as it is let: what has been counted is whole. */
async function counted(ear: Hearing, match: Match, depth: number, count: Count): Promise<number[]> {
  const counts: number[] = [];
  for (let to = 1; to <= depth; to++) {
    const number = to <= AT_ONCE ? count(match, to)[to - 1]! : await last(ear, match, to, count);
    if (number === null || (await ear.breathe())) break;
    counts.push(number);
  }
  return counts;
}

/** How many sequences are so long; null if it was stopped. */
async function last(ear: Hearing, match: Match, depth: number, count: Count): Promise<number | null> {
  if (depth <= AT_ONCE) return (await ear.breathe()) ? null : count(match, depth)[depth - 1]!;
  let sum = 0;
  for (let answer = 0; answer < match.options().count; answer++) {
    const after = match.clone();
    after.play(answer);
    const number = await last(ear, after, depth - 1, count);
    if (number === null) return null;
    sum += number;
  }
  return sum;
}

async function positionOf(context: Context, id: string, flags: PerftFlags): Promise<Match> {
  if (flags.scenario === undefined) {
    const matchup = await readMatchup(context, id, flags);
    return newMatch(matchup.game, setupOf(matchup));
  }
  const game = await context.games.load(id);
  const read = await readScenarioOf(context.games, flags.scenario, ownFiles(flags));
  if (read.game !== id) throw new InputError(flags.scenario, [{ where: "game", what: `this is a position of ${read.game}, not of ${id}` }]);
  return openScenario(game, read);
}

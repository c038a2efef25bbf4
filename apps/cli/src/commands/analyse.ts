import { newMatch, seatName } from "@duelex/kernel";
import { type Analysis, accuracyOf, analysing, type Judged, type Mark, turningPoints } from "@duelex/players";
import { askedOf, turnedBy, withoutPasses } from "@duelex/session";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { writeAtomically } from "../files/json.ts";
import { readMatchFile, setupIn } from "../files/match-file.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag, wholeNumber } from "../flags.ts";
import { hearing } from "../interrupt.ts";
import { libraryOf, setupOf } from "../matchup.ts";
import { type AskedAt, analysisPage, sayPlayed, TURNED_BY } from "../sim/analysis-page.ts";
import { count, wrap } from "../text.ts";

export interface AnalyseFlags extends CardFlags, JsonFlag {
  readonly lines: number;
  readonly seed: number;
  readonly html?: string;
}

const USUAL_LINES = 200;
const MOST_LINES = 100_000;
const BAR = 20;

export const analyseCommand = (context: Context, act: Act) =>
  commandNamed("analyse", "every decision of a saved match: the chance to win, and what was better", [
    "analyse my-match.json",
    "analyse my-match.json --lines 1000    slower, and surer",
    "analyse my-match.json --html my-match.html",
    "analyse my-match.json --json",
  ])
    .argument("<file>", "a match that was saved (save in play; also the file that play keeps)")
    .option("--lines <number>", "lines of the search at each decision", wholeNumber(10, MOST_LINES), USUAL_LINES)
    .option("--seed <number>", "the same seed, the same analysis", wholeNumber(0), 1)
    .option("--html <file>", "write it as one page that needs nothing else")
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((file: string, flags: AnalyseFlags) => analyse(context, file, flags)));

async function analyse(context: Context, path: string, flags: AnalyseFlags): Promise<Exit> {
  const { terminal } = context;
  const saved = readMatchFile(path);
  const library = await libraryOf(context, saved, flags);
  const { game } = library;
  const setup = setupOf({ ...library, ...setupIn(saved) });
  const played = newMatch(game, setup);
  const answers: number[] = [];
  for (const answer of saved.answers) {
    const index = played.over ? -1 : played.parse(answer);
    if (index < 0) break; // a concession, or where the rules have changed since
    answers.push(index);
    played.play(index);
  }
  const ear = hearing(context);
  const looked = newMatch(game, setup); // played on as the work goes on
  const work = analysing(game, looked, answers, { lines: flags.lines, seed: flags.seed });
  const asked: AskedAt = new Map();
  const decisions: Judged[] = [];
  let analysis: Analysis | null = null;
  for (let turn = -1; !ear.stopped; ) {
    const step = work.next();
    if (step.done === true) {
      analysis = step.value;
      break;
    }
    decisions.push(step.value);
    asked.set(step.value.at, askedOf(looked, answers[step.value.at]!, game.mat));
    if (terminal.showsProgress && step.value.turn !== turn) {
      turn = step.value.turn;
      terminal.warn(`turn ${turn}, answer ${step.value.at} of ${answers.length} …`);
    }
    await ear.breathe();
  }
  ear.deaf();
  if (analysis === null) {
    const last = decisions.at(-1);
    if (last !== undefined && flags.json === undefined)
      terminal.say(
        ...sayAnalysis({ decisions, accuracy: [accuracyOf(decisions, 0), accuracyOf(decisions, 1)] }, asked, terminal.columns),
        "",
      );
    terminal.warn(`Stopped: analysed up to answer ${last === undefined ? 0 : last.at + 1} of ${answers.length}.`);
    return Exit.interrupted;
  }
  const told = {
    game: game.id,
    answers: answers.length,
    of: saved.answers.length,
    result: saved.result,
    lines: flags.lines,
    seed: flags.seed,
  };
  const brief = { ...analysis, decisions: analysis.decisions.map((each) => withoutPasses(each, game.mat)) };
  if (flags.json !== undefined) terminal.say(asJson({ ...told, ...analysis, turningPoints: turningPoints(analysis.decisions) }));
  else terminal.say(...sayAnalysis(brief, asked, terminal.columns));
  if (answers.length < saved.answers.length && !/concedes$/.test(saved.answers[answers.length]!))
    terminal.warn(
      `It was analysed up to answer ${answers.length} of ${saved.answers.length}: "${saved.answers[answers.length]}" is not possible any more.`,
    );
  if (flags.html !== undefined) writeAtomically(flags.html, analysisPage(game.name, told, brief, asked));
  return Exit.fine;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function sayAnalysis({ decisions, accuracy }: Analysis, asked: AskedAt, columns: number): string[] {
  const lines = ([0, 1] as const).map((seat) => {
    const own = decisions.filter((each) => each.seat === seat);
    const marks = (["blunder", "mistake", "inaccuracy"] as const).map((mark) => sayMarks(own, mark)).filter((said) => said !== "");
    const how =
      accuracy[seat] === null ? "nothing to decide" : `accuracy ${accuracy[seat]!.toFixed(0)} %, ${count(own.length, "decision")}`;
    return `${seatName(seat)}: ${how}${marks.length === 0 ? "" : `; ${marks.join(", ")}`}`;
  });
  const marked = decisions.filter(({ mark }) => mark !== null);
  const turns = new Map(decisions.map((each) => [each.turn, each]));
  return [
    ...lines,
    "",
    "P1’s chance to win, at the last decision of each turn:",
    ...[...turns].map(([turn, each]) => {
      const chance = each.seat === 0 ? each.before : 1 - each.before;
      return `  turn ${String(turn).padStart(2)}  ${"█".repeat(Math.round(BAR * chance)).padEnd(BAR, "·")} ${percent(chance)}`;
    }),
    ...(marked.length === 0
      ? ["", "No answer would surely have been better, as far as the search tells."]
      : ["", "What could have been better:", ...marked.flatMap((each) => sayMarked(each, asked, columns))]),
    ...sayTurningPoints(decisions, asked, columns),
  ];
}

const sayMarks = (own: readonly Judged[], mark: Mark): string => {
  const marked = own.filter((each) => each.mark === mark).length;
  const many = mark === "inaccuracy" ? "inaccuracies" : `${mark}s`;
  return marked === 0 ? "" : count(marked, mark, many);
};

function sayMarked(decision: Judged, asked: AskedAt, columns: number): string[] {
  const { at, turn, before, after, mark, better } = decision;
  const then = better === null || better.line.length === 0 ? "" : `, then ${better.line.join(", ")}`;
  const instead = better === null ? "" : ` Better: ${better.answer}${then}.`;
  return wrap(
    `  turn ${turn}, answer ${at + 1}, ${mark}: ${sayPlayed(decision, asked)} (${percent(before)} → ${percent(after)}).${instead}`,
    columns,
    "    ",
  );
}

function sayTurningPoints(decisions: readonly Judged[], asked: AskedAt, columns: number): string[] {
  const points = turningPoints(decisions);
  if (points.length === 0) return [];
  return [
    "",
    "Turning points:",
    ...points.flatMap(({ from, to, change }) =>
      wrap(
        `  turn ${from.turn}, after answer ${from.at + 1} (${sayPlayed(from, asked)}), ${to.turn === from.turn ? "" : `to turn ${to.turn}, `}P1’s chance goes ${change > 0 ? "up" : "down"} by ${Math.round(100 * Math.abs(change))} points, ${TURNED_BY[turnedBy(from, change)]}`,
        columns,
        "    ",
      ),
    ),
  ];
}

import type { NamedDeck } from "@duelex/kernel";
import { type Conditions, type Report, simulateField, simulateWhatIf, type WhatIfReport } from "@duelex/sim";
import { SingleBar } from "cli-progress";
import { InvalidArgumentError, Option } from "commander";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { writeAtomically } from "../files/json.ts";
import { another, changeFlag, type JsonFlag, jsonFlag, typedWord, wholeNumber, withMatchFlags } from "../flags.ts";
import { COMMAND, gameLoader, version } from "../places.ts";
import { MACHINES_IN_WORDS } from "../play/seats.ts";
import { fieldCsv, whatIfCsv } from "../sim/csv.ts";
import { MOST_THREADS, type Order, type OrderFlags, readOrder } from "../sim/order.ts";
import { fieldPage, whatIfPage } from "../sim/page.ts";
import { fieldOf, sayMatrix, sayReport, sayWhatIf } from "../sim/report.ts";
import { withoutSecret } from "../text.ts";

export interface SimFlags extends OrderFlags, JsonFlag {
  readonly details?: true;
  readonly csv?: true;
  readonly html?: string;
  readonly queue?: string;
}

const USUAL_GAMES = 1000;

/** "1%", "1 %" or "0.01". */
function readPart(text: string): number {
  const read = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text.trim());
  const value = read === null ? Number.NaN : Number(read[1]) / (read[2] === "%" ? 100 : 1);
  if (value > 0 && value < 0.5) return value;
  throw new InvalidArgumentError("a share between 0 and a half is wanted: 1% or 0.01.");
}

export const simCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("sim", "many matches between machines: which deck is better, by how much, how sure, and what a change brings", [
      "sim gundam --decks official-deck-004,official-deck-006 --games 20000",
      "sim bos --players greedy --decks all --games 200 --seed 1 --threads 2",
      "sim gundam --decks my-deck.json --against all --precision 1% --html report.html",
      "sim gundam --decks my-deck.json,official-deck-001 --decide --details",
      'sim gundam --change "ST01-005 ap=3" --games 4000',
      'sim gundam --sweep "ST01-005 ap=2..6" --csv',
      "sim bos --change-set decay=31",
      "sim gundam --games 100000 --queue postgres://me@host/duelex",
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--against <decks>", "every one of --decks against every one of these: ids, files, random, all")
    .option("--field", "the first deck against every other deck that comes with the game")
    .option("--players <a,b>", `who plays the first deck, and the second: ${MACHINES_IN_WORDS}`, "random")
    .option("--games <number>", "how many matches of two decks, at most; pairs of one seed, seats swapped", wholeNumber(1), USUAL_GAMES)
    .addOption(new Option("--precision <share>", "stop when the interval is this narrow: 1% means ± 1 %").argParser(readPart))
    .addOption(
      new Option("--decide [margin]", "stop when it is decided which is better, where they differ by the margin (2%)").argParser(readPart),
    )
    .addOption(new Option("--error <share>", "with --decide: how often the worse one may be named (5%)").argParser(readPart))
    .option("--details", "what happened: cards, questions, how matches ended")
    .addOption(changeFlag("what if a card were another"))
    .option("--sweep <card field=from..to>", "what if, for each of these numbers")
    .addOption(
      new Option("--change-set <name=value>", "what if a setting of the rules were another (may be given again)").argParser(another),
    )
    .option("--change-cards <file>", "what if these cards stood in for those of the same number")
    .option("--change-deck <deck>", "what if the first deck were this one")
    .option("--threads <number>", "on how many threads; the result is the same", wholeNumber(1, MOST_THREADS))
    .option("--queue <url>", `hand the matches to whoever runs "${COMMAND} worker --queue <url>"; the result is the same`)
    .addOption(jsonFlag())
    .addOption(new Option("--csv", "print a table for spreadsheets and nothing else").conflicts("json"))
    .option("--html <file>", "write a page with matrix, curves and intervals")
    .action(act((game: string, flags: SimFlags) => sim(context, game, flags)));

async function sim(context: Context, id: string, flags: SimFlags): Promise<Exit> {
  const order = await readOrder(context, id, flags);
  return order.variants.length > 0 ? whatIf(context, order, flags) : meetings(context, order, flags);
}

async function meetings(context: Context, order: Order, flags: SimFlags): Promise<Exit> {
  const { terminal } = context;
  const { rows, columns } = order;
  const field = await underWay(context, order, flags, (conditions) => simulateField({ ...conditions, rows, columns }));
  const { reports } = field;
  const single = reports.length === 1 && reports[0]!.length === 1;
  const tables = { rows, columns, reports, totals: field.rows };
  if (flags.json !== undefined) terminal.say(asJson(single ? reports[0]![0]! : fieldOf(field)));
  else if (flags.csv !== undefined) terminal.say(...fieldCsv(reports));
  else terminal.say(...(single ? sayReport(reports[0]![0]!, order, terminal) : sayMatrix(tables, order, terminal)));
  if (flags.html !== undefined) writePage(context, flags.html, fieldPage(tables, order, commandLine(context)));
  return exitOf(reports.flat());
}

async function whatIf(context: Context, order: Order, flags: SimFlags): Promise<Exit> {
  const { terminal } = context;
  const { variants } = order;
  const decks: readonly [NamedDeck, NamedDeck] = [order.rows[0]!, order.columns[0]!];
  const report: WhatIfReport = await underWay(context, order, flags, (conditions) => simulateWhatIf({ ...conditions, decks, variants }));
  if (flags.json !== undefined) terminal.say(asJson({ ...report.base, variants: report.variants }));
  else if (flags.csv !== undefined) terminal.say(...whatIfCsv(report));
  else terminal.say(...sayWhatIf(report, order, terminal));
  if (flags.html !== undefined) writePage(context, flags.html, whatIfPage(report, order, commandLine(context)));
  return exitOf([report.base, ...report.variants.map((variant) => variant.report)]);
}

const exitOf = (reports: readonly Report[]): Exit =>
  reports.some((report) => report.interrupted) ? Exit.interrupted : reports.some((report) => report.aborted > 0) ? Exit.failed : Exit.fine;

/** As it was typed, so that the page says how it was made; who signs on at a queue, and with what password, is nothing to its readers. */
const commandLine = ({ typed }: Context): string => [COMMAND, ...typed.map((word) => typedWord(withoutSecret(word)))].join(" ");

function writePage({ terminal }: Context, file: string, text: string): void {
  writeAtomically(file, text);
  terminal.warn(`The report is in ${file}.`);
}

/** Plays with a progress bar; when Ctrl-C is pressed, what is done so far is told. */
async function underWay<Told>(
  { terminal }: Context,
  { library, players, settings, seed, threads, precision, decide }: Order,
  flags: SimFlags,
  play: (conditions: Conditions) => Promise<Told>,
): Promise<Told> {
  const bar = progressBar(terminal.showsProgress);
  const stop = new AbortController();
  const deaf = terminal.onInterrupt(() => stop.abort());
  const { game, ownCards } = library;
  const queue = flags.queue;
  try {
    return await play({
      ...{ game, players, settings, seed, threads, precision, decide, cardFiles: ownCards, games: flags.games },
      details: flags.details === true || flags.html !== undefined,
      loader: gameLoader,
      signal: stop.signal,
      onProgress: ({ games, played }) => {
        bar?.setTotal(games);
        bar?.update(played);
      },
      ...(queue === undefined
        ? {}
        : {
            crew: async (order) => {
              const { fingerprintOf, queueCrew } = await import("@duelex/sim/queue");
              const silent = () =>
                terminal.warn(
                  `Nobody has answered for a while. "${COMMAND} worker --queue ${withoutSecret(queue)}", on as many cores as there are, lends a hand.`,
                );
              return queueCrew(queue, order, fingerprintOf(game, version), silent);
            },
          }),
    });
  } finally {
    bar?.stop();
    deaf();
  }
}

/** On standard error, so that it never stands among the results. */
function progressBar(shown: boolean): SingleBar | null {
  if (!shown) return null;
  const bar = new SingleBar({
    stream: process.stderr,
    format: "{bar} {percentage}%  {value} of {total} matches, {eta_formatted} left",
    hideCursor: true,
    clearOnComplete: true,
    fps: 5,
  });
  bar.start(1, 0);
  return bar;
}

import { cpus } from "node:os";
import type { Measured, Series } from "./child.ts";
import { type Comparison, type Extent, median } from "./pairs.ts";
import type { Facts } from "./workloads.ts";

/** The middle of several runs, and how far the runs in the middle half lie from each other, as a share of it. */
interface Figure {
  readonly median: number;
  readonly spread: number;
}

export interface Line {
  readonly name: string;
  readonly unit: string;
  readonly figure: Figure;
  /** The same in operations of the calibration; null for what is counted, not measured. */
  readonly operations: Figure | null;
}

function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!;
  const median = at(0.5);
  return { median, spread: (at(0.75) - at(0.25)) / median };
}

/** What we hold ourselves to: the least, and what we aim at. */
const TARGETS: Readonly<Record<string, string>> = {
  "random games": "5,000 · 10,000",
  "complete list of legal actions, mid-game": "600 · 250",
  "copy into a pooled state": "150 · 70",
  "size of a state": "12,288 · 6,144",
};

const counted = (name: string, value: number, unit = ""): Line => ({
  name,
  unit,
  figure: { median: value, spread: 0 },
  operations: null,
});

/** The table of one game, in the order of the targets. */
export function linesOf({ facts, series }: Measured): Line[] {
  const measured = series.map(lineOf);
  return [measured[0]!, decisionsLine(series[0]!, facts), ...measured.slice(1), ...factLines(facts)];
}

function lineOf({ name, unit, samples }: Series): Line {
  const value = (nanoseconds: number) => (unit === "/s" ? 1e9 / nanoseconds : nanoseconds);
  return {
    name,
    unit,
    figure: figureOf(samples.map(({ nanoseconds }) => value(nanoseconds))),
    operations: figureOf(samples.map(({ operations }) => operations)),
  };
}

function decisionsLine({ samples }: Series, { decisionsPerGame }: Facts): Line {
  return {
    name: "decisions in them",
    unit: "/s",
    figure: figureOf(samples.map(({ nanoseconds }) => (1e9 / nanoseconds) * decisionsPerGame)),
    operations: figureOf(samples.map(({ operations }) => operations / decisionsPerGame)),
  };
}

const factLines = (facts: Facts): Line[] => [
  counted("decisions in a game", facts.decisionsPerGame),
  counted("answers to choose from", facts.optionsPerDecision),
  counted("turns of a game", facts.turnsPerGame),
  counted("answers in the mid-game list", facts.answersInList),
  counted("size of a state", facts.stateBytes, "bytes"),
];

/** Three digits that mean something, with commas: 10,300 · 168 · 0.063; what is counted in full. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const rounded = Number.isInteger(value) ? value : Number(value.toPrecision(3));
  return rounded.toLocaleString("en-US", { maximumFractionDigits: 3 });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row(line: Line): string {
  const value = `${digits(line.figure.median)}${line.unit === "" ? "" : line.unit === "/s" ? "/s" : ` ${line.unit}`}`;
  const [spread, operations] = line.operations === null ? ["", ""] : [percent(line.figure.spread), digits(line.operations.median)];
  return `| ${line.name} | ${value} | ${spread} | ${operations} | ${TARGETS[line.name] ?? ""} |`;
}

export function tableOf(measured: Measured): string {
  return ["| | median | spread | in calibration operations | floor · goal |", "|---|--:|--:|--:|--:|", ...linesOf(measured).map(row)].join(
    "\n",
  );
}

/** Two checkouts side by side: below 1 is faster here. */
export function comparisonOf({ facts, turns, series }: Comparison): string {
  const value = (unit: string, nanoseconds: number) => (unit === "/s" ? `${digits(1e9 / nanoseconds)}/s` : `${digits(nanoseconds)} ns`);
  const rows = series.map(({ name, unit, here, there, ratios }) => {
    const runs = ratios.length === 1 ? "" : ratios.map((ratio) => ratio.toFixed(2)).join(" · ");
    return `| ${name} | ${value(unit, there)} | ${value(unit, here)} | ${median(ratios).toFixed(3)} | ${runs} |`;
  });
  const theirs = new Map(factLines(facts.there).map((line) => [line.name, line]));
  const counts = factLines(facts.here).map((line) => {
    const [mine, yours] = [line.figure.median, theirs.get(line.name)?.figure.median ?? Number.NaN];
    return `| ${line.name} | ${digits(yours)} | ${digits(mine)} | ${(mine / yours).toFixed(3)} | |`;
  });
  const counted = `| turns of the kernel for a decision | ${digits(turns.there)} | ${digits(turns.here)} | ${(turns.here / turns.there).toFixed(3)} | |`;
  return ["| | there | here | time here / there | each run |", "|---|--:|--:|--:|--:|", ...rows, ...counts, counted].join("\n");
}

/** One game of that page, and at which commit it was measured. */
const sectionOf = (comparison: Comparison, commit: string): string =>
  [`## ${comparison.game}`, "", `Measured at ${commit}.`, "", comparisonOf(comparison), ""].join("\n");

const HEADING = /^(?=## )/m;

/**
 * The page of a comparison, as it is committed.
 * @param commit what was measured
 * @param before the page as it was: games that have not been measured now stay as they are
 */
export function comparisonPageOf(
  all: readonly Comparison[],
  name: string,
  { runs, more, pairs }: Extent,
  date: string | undefined,
  commit: string,
  before: string,
): string {
  const sections = new Map(
    before
      .split(HEADING)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf("\n")), section.trimEnd()]),
  );
  for (const comparison of all) sections.set(comparison.game, sectionOf(comparison, commit).trimEnd());
  return [
    `# This tree against ${name}`,
    "",
    `Written by \`npm run bench -- --against ${name} --write\`. ${runs} runs, each in two processes of its own that are asked in turn, ${pairs} pairs`,
    `for each line; of random games, the first line, ${more} more, which measure nothing else; processor time. The ratio of a run is the median of the ratios of neighbours, so what else the machine does falls on both`,
    "sides; the figures themselves do not leave it out, and are worse on a busy machine. Counts (the last lines) are the same on every machine.",
    "",
    `- Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    `- ${cpus()[0]?.model.trim() ?? "unknown processor"}, ${cpus().length} cores`,
    ...(date === undefined ? [] : [`- ${date}`]),
    ...[...sections.values()].flatMap((section) => ["", section]),
    "",
  ].join("\n");
}

/** The whole page, as it is committed. */
export function pageOf(all: readonly Measured[], runs: number, date: string | undefined): string {
  const operation = figureOf(all.flatMap(({ calibration }) => calibration));
  const machine = `${cpus()[0]?.model.trim() ?? "unknown processor"}, ${cpus().length} cores`;
  return [
    "# What was measured",
    "",
    "Written by `npm run bench -- --write`. One thread, processor time, the whole rules, the official decks each against the next, every",
    `answer drawn at random, recording off; the median of ${runs} runs of the same matches, and how far the middle half of the runs lie apart.`,
    "Calibration operations tell the time of one (a game, a decision, a copy …) in turns of a fixed loop that is run before and after it in",
    "the same process (`calibration.ts`): machines and commits are compared by that.",
    "",
    `- Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    `- ${machine}`,
    `- one calibration operation: ${digits(operation.median)} ns`,
    ...(date === undefined ? [] : [`- ${date}`]),
    ...all.flatMap((measured) => ["", `## ${measured.game}`, "", tableOf(measured)]),
    "",
  ].join("\n");
}

/** Results as tables for spreadsheets: a line a meeting, a head that names the columns, numbers with points. */
import type { Report, Share, WhatIfReport } from "@duelex/sim";

type Cell = string | number;

const HEAD = [
  ...["deck", "against", "player", "opponent", "seed", "games", "finished", "aborted", "distinct", "wins", "losses", "draws"],
  ...["share", "low", "high", "firstPlayerShare", "turns"],
];

export const fieldCsv = (reports: readonly (readonly Report[])[]): string[] => table([HEAD, ...reports.flat().map(lineOf)]);

/** The first line of the body is the meeting as it is. */
export function whatIfCsv({ base, variants }: WhatIfReport): string[] {
  const line = (name: string, report: Report, more: readonly Cell[]) => [name, ...lineOf(report), ...more];
  return table([
    ["change", ...HEAD, "difference", "differenceLow", "differenceHigh", "gained", "lost"],
    line("", base, ["", "", "", "", ""]),
    ...variants.map(({ name, report, change: { difference, gained, lost } }) =>
      line(name, report, [...[difference.difference, difference.low, difference.high].map(rounded), gained.length, lost.length]),
    ),
  ]);
}

function lineOf(report: Report): Cell[] {
  const { decks, players, seed, games, finished, aborted, distinct, wins, draws } = report;
  const share = ({ share: middle, low, high }: Share) => [middle, low, high].map(rounded);
  const first = rounded(report.firstPlayerWinShare.share);
  const turns = report.turns === null ? "" : rounded(report.turns.mean);
  return [...decks, ...players, seed, games, finished, aborted, distinct, ...wins, draws, ...share(report.winShare[0]), first, turns];
}

const rounded = (value: number): number => Number(value.toFixed(6));
const table = (rows: readonly (readonly Cell[])[]): string[] => rows.map((row) => row.map(quoted).join(","));
const quoted = (cell: Cell): string => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

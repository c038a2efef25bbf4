/** The result of a simulation as tables. */
import { SEATS } from "@duelex/kernel";
import { type Distribution, type Report, type Share, shareOf } from "@duelex/sim";
import Table from "cli-table3";
import type { Terminal } from "./terminal.ts";
import { clip, count, wrap } from "./text.ts";

const LONGEST_NAME = 38;
/** So many of the games that broke off are named. */
const NAMED = 5;

export function sayReport(report: Report, { paint, columns }: Terminal): string[] {
  const { decks, players, finished, aborted, interrupted, games, seed, winShare, drawShare, wins, draws } = report;
  const who = SEATS.map((seat) => clip(`P${seat + 1} ${decks[seat]} (${players[seat]})`, LONGEST_NAME));
  const results = tableOf(
    ["", "won", "share", "95 % interval"],
    [
      [who[0]!, String(wins[0]), ...sayShare(winShare[0])],
      [who[1]!, String(wins[1]), ...sayShare(winShare[1])],
      ["draws", String(draws), ...sayShare(drawShare)],
      ["who took the first turn", String(report.firstPlayerWins), ...sayShare(report.firstPlayerWinShare)],
    ],
  );
  const first = tableOf(
    ["first turn", "games", "P1 won", "P2 won"],
    SEATS.map((seat) => {
      const split = report.byFirstPlayer[seat];
      return [
        `P${seat + 1}`,
        String(split.games),
        ...split.winShare.map((share) => (split.games === 0 ? "–" : sayShare(share).join("  "))),
      ];
    }),
  );
  const lengths = tableOf(
    ["", "mean", "least", "25 %", "half", "75 %", "most"],
    [
      ["turns (of both)", ...sayDistribution(report.turns)],
      ["answers", ...sayDistribution(report.decisionsPerGame)],
    ],
  );
  const played = interrupted ? `stopped after ${finished + aborted} of ${games}` : String(games);
  const speed = `${Math.round(report.gamesPerSecond)} games a second, ${report.seconds.toFixed(1)} s on ${count(report.threads, "thread")}`;
  return [
    paint.strong(`${report.game}: ${played} games, seed ${seed}`),
    paint.quiet(speed),
    ...results,
    ...first,
    ...lengths,
    ...sayAborted(report, { paint, columns }),
  ];
}

/** Games that did not come to their end are never silent: each can be played again by its seed. */
function sayAborted({ abortedGames, aborted, finished }: Report, { paint, columns }: Pick<Terminal, "paint" | "columns">): string[] {
  if (aborted === 0) return [];
  return [
    ...abortedGames
      .slice(0, NAMED)
      .flatMap(({ game, seed: own, answers, why }) =>
        wrap(`Game ${game} (seed ${own}) broke off after ${answers} answers: ${why}`, columns, "  ").map((line) => paint.bad(line)),
      ),
    paint.bad(`${count(aborted, "game")} broke off. The shares are those of the ${finished} that finished.`),
  ];
}

/** One deck against many: everything together, and against each. */
export function fieldOf(reports: readonly Report[]) {
  const [{ game, decks, players, games, seed }] = reports as [Report, ...Report[]];
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const finished = sum((report) => report.finished);
  const wins = sum((report) => report.wins[0]);
  return {
    ...{ game, deck: decks[0], players, gamesAgainstEach: games, seed, finished, aborted: sum((report) => report.aborted), wins },
    draws: sum((report) => report.draws),
    winShare: shareOf(wins, finished),
    against: reports,
  };
}

export function sayField(reports: readonly Report[], terminal: Terminal): string[] {
  const { game, deck, players, gamesAgainstEach, seed, finished, wins, winShare, against } = fieldOf(reports);
  const rows = against.map((report) => [
    clip(report.decks[1], LONGEST_NAME),
    String(report.finished),
    String(report.wins[0]),
    ...sayShare(report.winShare[0]),
  ]);
  return [
    terminal.paint.strong(
      `${game}: ${deck} (${players[0]}) against the field (${players[1]}), ${gamesAgainstEach} games each, seed ${seed}`,
    ),
    ...tableOf(
      ["against", "games", "won", "share", "95 % interval"],
      [...rows, ["all", String(finished), String(wins), ...sayShare(winShare)]],
    ),
    ...reports.flatMap((report) => sayAborted(report, terminal)),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const sayShare = ({ share, low, high }: Share): [string, string] => [percent(share), `${percent(low)} to ${percent(high)}`];

const sayDistribution = (spread: Distribution | null): string[] =>
  spread === null
    ? Array.from({ length: 6 }, () => "–")
    : [spread.mean.toFixed(1), ...[spread.least, spread.lowerQuartile, spread.median, spread.upperQuartile, spread.most].map(String)];

/** Without lines but for the head's, numbers to the right. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, column) => (column === 0 ? "left" : "right")),
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2 },
    chars: Object.fromEntries(
      [
        "top",
        "top-mid",
        "top-left",
        "top-right",
        "bottom",
        "bottom-mid",
        "bottom-left",
        "bottom-right",
        "left",
        "left-mid",
        "mid",
        "mid-mid",
        "right",
        "right-mid",
        "middle",
      ].map((name) => [name, ""]),
    ),
  });
  table.push(...rows.map((row) => [...row]));
  return [
    "",
    ...table
      .toString()
      .split("\n")
      .map((line) => line.trimEnd()),
  ];
}

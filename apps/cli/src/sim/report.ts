/** The result of a simulation as tables. */
import type { NamedDeck } from "@duelex/kernel";
import type {
  CardReport,
  Difference,
  Distribution,
  FieldReport,
  Report,
  RowReport,
  Share,
  TuneReport,
  Turned,
  Weight,
  WhatIfReport,
} from "@duelex/sim";
import Table from "cli-table3";
import { typedWord } from "../flags.ts";
import type { Library } from "../matchup.ts";
import { COMMAND } from "../places.ts";
import type { Terminal } from "../terminal.ts";
import { clip, count, wrap } from "../text.ts";
import type { Order } from "./order.ts";
import { namesOf, ofChanges, ofField, ofMeeting, onRandom, type Remark } from "./remarks.ts";

const LONGEST_NAME = 34;
/** So many of the games that broke off, or went the other way, are named. */
const NAMED = 5;
/** So many cards, questions and endings are told. */
const TOLD = 10;

/** Every deck against every other, as it was asked for. */
export interface Tables extends Omit<FieldReport, "rows"> {
  readonly rows: readonly NamedDeck[];
  readonly columns: readonly NamedDeck[];
  /** Of each row, against all of the columns. */
  readonly totals: readonly RowReport[];
}

export function sayReport(report: Report, order: Order, terminal: Terminal): string[] {
  const { library, flags } = order;
  const { paint } = terminal;
  const { decks, players, finished, aborted, interrupted, games, seed, winShare, drawShare, wins, draws } = report;
  const names = namesOf(library, decks);
  const who = names.map((name, side) => clip(`${"AB"[side]} ${name} (${players[side]})`, LONGEST_NAME));
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
    ["first turn", "games", "A won", "B won"],
    report.byFirstPlayer.map((split, side) => [
      "AB"[side]!,
      String(split.games),
      ...split.winShare.map((share) => (split.games === 0 ? "–" : sayShare(share).join("  "))),
    ]),
  );
  const lengths = tableOf(
    ["", "mean", "least", "25 %", "half", "75 %", "most"],
    [
      ["turns (of both)", ...sayDistribution(report.turns)],
      ["answers", ...sayDistribution(report.decisionsPerGame)],
    ],
  );
  const played = interrupted
    ? `interrupted after ${finished + aborted} of ${games}`
    : finished + aborted < games
      ? `${finished + aborted} of at most ${games}`
      : String(games);
  const speed = `${Math.round(report.gamesPerSecond)} games a second, ${report.seconds.toFixed(1)} s`;
  return [
    paint.strong(`${report.game}: ${played} games in pairs of one seed with seats swapped, seed ${seed}`),
    paint.quiet(speed),
    ...results,
    ...sayRemarks(ofMeeting(report, order), terminal),
    ...first,
    ...lengths,
    ...sayDetails(report, library, terminal),
    ...sayAborted(report, flags, terminal),
  ];
}

function sayRemarks(remarks: readonly Remark[], { paint, columns }: Terminal): string[] {
  return remarks.flatMap(({ text, tone }) => ["", ...wrap(text, columns).map((line) => (tone === "plain" ? line : paint[tone](line)))]);
}

/** When matches are won, in at most ten spans of turns. */
function sayWinsByTurn({ winsByTurn, finished }: Report): string[] {
  const turns = Object.keys(winsByTurn).map(Number);
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const wide = Math.ceil((most - least + 1) / TOLD);
  let over = 0;
  const rows: string[][] = [];
  for (let from = least; from <= most; from += wide) {
    const span = turns.filter((turn) => turn >= from && turn < from + wide).map((turn) => winsByTurn[turn]!);
    const [a, b, drawn] = [0, 1, 2].map((what) => span.reduce((sum, ends) => sum + ends[what]!, 0)) as [number, number, number];
    over += a + b + drawn;
    const to = Math.min(most, from + wide - 1);
    rows.push([from === to ? String(from) : `${from} to ${to}`, ...[a, b, drawn].map(String), percent(over / finished)]);
  }
  return tableOf(["won in turn (of both)", "by A", "by B", "drawn", "over by then"], rows);
}

function sayDetails(report: Report, library: Library, { columns }: Terminal): string[] {
  const { details, turns } = report;
  if (details === null) return [];
  const { rulebook } = library.game;
  const total = Object.values(details.ends).reduce((sum, times) => sum + times, 0);
  const ends = Object.entries(details.ends).map(([rule, times]) => [
    clip(`${rule} ${rulebook[rule]?.heading ?? ""}`, columns - 24),
    String(times),
    percent(times / total),
  ]);
  const asked = details.decisions.flatMap((counts, side) =>
    Object.entries(counts)
      .slice(0, TOLD / 2)
      .map(([rule, times]) => [clip(`${"AB"[side]} ${rule} ${rulebook[rule]?.heading ?? ""}`, columns - 14), times.toFixed(1)]),
  );
  return [
    ...tableOf(["matches ended by", "games", "share"], ends),
    ...(report.finished === 0 ? [] : sayWinsByTurn(report)),
    ...tableOf(["asked most", "a game"], asked),
    ...sayCards(details.cards, library, columns),
    ...(turns === null ? [] : [""]),
    ...wrap(OF_CARDS, columns),
  ];
}
const OF_CARDS =
  "A card's number is the win share of its deck in games in which the card came up so, less that in the others; the intervals of all cards hold together at 95 %. It tells what goes together, not what is the cause: --change tells that.";

/** Cards whose being drawn, played or dealt goes together with winning or losing most clearly. */
function sayCards(cards: readonly CardReport[], library: Library, columns: number, sides = "AB"): string[] {
  const names = new Map(library.catalog.entries.map(({ id, name }) => [id, name]));
  const clear = (weight: Weight) => Math.max(weight.low, -weight.high);
  const order = [...cards].sort((one, other) => best(other, clear) - best(one, clear)).slice(0, TOLD);
  const rows = order.map(({ side, id, opening, drawn, played }) => [
    clip(`${sides.slice(side, side + 1)} ${names.get(id) ?? id}`.trim(), Math.max(14, columns - 62)),
    ...[opening, drawn, played].map((weight) => sayWeight(weight)),
  ]);
  return rows.length === 0 ? [] : tableOf(["cards", "opening hand", "drawn", "played"], rows);
}

const best = ({ opening, drawn, played }: CardReport, of: (weight: Weight) => number): number =>
  Math.max(of(opening), of(drawn), of(played));
const sayWeight = (weight: Weight): string => (weight.games === 0 ? "–" : saySigned(weight));
const signed = (part: number): string => `${part > 0 ? "+" : part < 0 ? "−" : "±"}${Math.abs(100 * part).toFixed(1)}`;
const saySigned = ({ difference, low, high }: Difference): string => `${signed(difference)} (${signed(low)} ${signed(high)})`;

/** With so many decks of one's own they stand beside each other, and whom they meet below each other. */
const FEW = 3;

/** Row against column: the share of the row's deck, and what it comes to against all of them. */
export function sayMatrix(tables: Tables, { flags, library }: Order, terminal: Terminal): string[] {
  const { rows, columns, reports, totals } = tables;
  const { games, seed, players, game } = reports[0]![0]!;
  const letters = columns.map((_, nth) => String(nth + 1));
  const wide = terminal.columns - LONGEST_NAME >= columns.length * 9;
  const cell = (report: Report): string => (report.decks[0] === report.decks[1] ? "·" : shortly(report.winShare[0]));
  const matrix = () =>
    tableOf(
      ["win share of the row, in %", ...letters, "all"],
      rows.map((row, nth) => [
        clip(`${nth + 1} ${row.name}`, LONGEST_NAME),
        ...reports[nth]!.map(cell),
        percent(totals[nth]!.winShare.share),
      ]),
    );
  const turned = () =>
    tableOf(
      ["win share in %, against", ...rows.map((_, nth) => String(nth + 1))],
      columns.map((column, nth) => [clip(column.name, terminal.columns - 14 * rows.length), ...reports.map((line) => cell(line[nth]!))]),
    );
  const list = () =>
    tableOf(
      ["", "games", "share", "95 % interval"],
      reports.flatMap((line, nth) =>
        line.map((report, at) => [
          clip(`${rows[nth]!.name} against ${columns[at]!.name}`, terminal.columns - 34),
          String(report.finished),
          ...sayShare(report.winShare[0]),
        ]),
      ),
    );
  const same = columns.length === rows.length && columns.every((deck, nth) => deck.id === rows[nth]!.id);
  const key = (decks: readonly NamedDeck[]) => [
    "",
    ...decks.flatMap((deck, nth) => wrap(`${nth + 1}  ${deck.name}`, terminal.columns, "   ")),
  ];
  return [
    terminal.paint.strong(`${game}: ${players.join(" against ")}, up to ${games} games a meeting, seed ${seed}`),
    ...(wide
      ? [...matrix(), ...(same ? [] : key(columns))]
      : rows.length <= FEW
        ? [...turned(), ...(rows.length === 1 ? [] : key(rows))]
        : list()),
    ...sayTotals(tables, terminal),
    ...sayRemarks(onRandom(players), terminal),
    ...totals.flatMap(({ cards }, nth) => sayCardsAcross(rows[nth]!, cards, library, terminal)),
    ...(totals.some(({ cards }) => cards.length > 0) ? ["", ...wrap(OF_CARDS, terminal.columns)] : []),
    ...reports.flat().flatMap((report) => sayAborted(report, flags, terminal)),
  ];
}

const shortly = ({ share, low, high }: Share): string => `${Math.round(100 * share)} ±${Math.round(50 * (high - low))}`;

/** Each deck against all that it meets; and what the others of one's own have more than the first. */
function sayTotals({ rows, totals, columns, reports }: Tables, terminal: Terminal): string[] {
  if (columns.length < 2) return [];
  const compares = totals.some(({ overFirst }) => overFirst !== null);
  const body = totals.map(({ winShare, overFirst }, nth) => [
    clip(rows[nth]!.name, LONGEST_NAME),
    ...sayShare(winShare),
    ...(compares ? [overFirst === null ? "" : saySigned(overFirst)] : []),
  ]);
  return [
    ...tableOf(["against all of them", "share", "95 % interval", ...(compares ? ["more than the first"] : [])], body),
    ...sayRemarks(ofField(rows, totals, reports), terminal),
  ];
}

/** Of a deck's cards, over everybody that it meets. */
function sayCardsAcross({ name }: NamedDeck, cards: readonly CardReport[], library: Library, { columns, paint }: Terminal): string[] {
  if (cards.length === 0) return [];
  return ["", paint.strong(`Cards of ${name}`), ...sayCards(cards, library, columns, "")];
}

export function sayWhatIf(told: WhatIfReport, order: Order, terminal: Terminal): string[] {
  const { base, variants } = told;
  const { library, rows, columns } = order;
  const names = `${rows[0]!.name} against ${columns[0]!.name}`;
  const body = variants.map(({ name, change, report }) => [
    clip(name, LONGEST_NAME),
    ...(report.finished === 0
      ? ["–", "not played", "–", "–"]
      : [sayShare(change.after)[0], saySigned(change.difference), String(change.gained.length), String(change.lost.length)]),
  ]);
  const reports = [base, ...variants.map(({ report }) => report)];
  const stopped = base.interrupted || variants.some(({ report }) => report.interrupted);
  const played = stopped ? `interrupted, ${base.finished + base.aborted} of ${base.games}` : base.finished + base.aborted;
  const turned = variants.flatMap(({ change, report }, nth) =>
    [...change.gained, ...change.lost]
      .slice(0, NAMED)
      .flatMap((game) => [`  ${sayAgain(game, base, order.flags)}`, `  ${sayAgain(game, report, order.variants[nth]!.flags)}`]),
  );
  return [
    terminal.paint.strong(
      `${base.game}: ${names}, ${played} games${stopped ? " as it is" : " of each"}, the same seeds, seed ${base.seed}`,
    ),
    ...tableOf(
      ["", "share of A", "difference, in points", "gained", "lost"],
      [["as it is", sayShare(base.winShare[0])[0], "", "", ""], ...body],
    ),
    "",
    ...wrap("Gained and lost are the games whose winner changed, for the first deck and against it.", terminal.columns),
    ...(turned.length === 0 ? [] : ["Some of them, as they are and with the change:", ...turned]),
    ...sayRemarks(ofChanges(told, order), terminal),
    ...reports.flatMap((report, nth) => sayAborted(report, nth === 0 ? order.flags : order.variants[nth - 1]!.flags, terminal)),
    ...sayDetails(base, library, terminal),
  ];
}

/** How a game is seen again. */
function sayAgain({ seed, swapped }: Pick<Turned, "seed" | "swapped">, { game, decks, players }: Report, flags: string): string {
  const [one, other] = swapped ? [1, 0] : [0, 1];
  const between = typedWord(`${decks[one]},${decks[other]}`);
  return `${COMMAND} watch ${game} --decks ${between} --players ${players[one]},${players[other]} --seed ${seed}${flags}`;
}

export function sayTuning(
  { finalists, legal, tried, games, seed, against, interrupted }: TuneReport,
  library: Library,
  { paint, columns }: Terminal,
): string[] {
  const names = new Map(library.catalog.entries.map(({ id, name }) => [id, name]));
  const verdict = { true: "better", false: "worse", null: "not decided" } as const;
  const nameOf = (id: string): string => `${names.get(id) ?? id} [${id}]`;
  const body = finalists.map(({ difference, better }, nth) => [
    String(nth + 1),
    saySigned(difference),
    verdict[String(interrupted ? null : better) as keyof typeof verdict],
  ]);
  const swaps = finalists.flatMap(({ out, in: into }, nth) => wrap(`${nth + 1}  ${nameOf(out)} → ${nameOf(into)}`, columns, "   "));
  const done = `${tried} of ${legal} legal swaps were tried over ${games} games against ${against.join(", ")}, seed ${seed}.`;
  const text = interrupted
    ? `Interrupted: ${done} What is told is where the search stood; nothing is decided.`
    : `${done} The last round was played with seeds of its own, and the intervals of these ${finalists.length} hold together at 95 %.`;
  return [
    paint.strong("One card less → one more, and what that brings, in points of a hundred"),
    ...tableOf(["swap", "difference", ""], body),
    "",
    ...swaps,
    "",
    ...wrap(text, columns),
    ...(interrupted || finalists.some(({ better }) => better === true) ? [] : wrap("No swap is known to be better.", columns)),
  ];
}

/** Games that did not come to their end are never silent: each can be played again by its seed. */
function sayAborted(report: Report, flags: string, { paint, columns }: Terminal): string[] {
  const { abortedGames, aborted, finished } = report;
  if (aborted === 0) return [];
  return [
    ...abortedGames
      .slice(0, NAMED)
      .flatMap(({ game, seed, swapped, answers, why }) => [
        ...wrap(`Game ${game} broke off after ${answers} answers: ${why}`, columns, "  ").map((line) => paint.bad(line)),
        `  ${sayAgain({ seed, swapped }, report, flags)}`,
      ]),
    paint.bad(`${count(aborted, "game")} broke off. The shares are those of the ${finished} that finished.`),
  ];
}

/** Many meetings as one object: `reports` row by row. */
export function fieldOf({ reports, rows }: FieldReport) {
  const all = reports.flat();
  const [{ game, players, games, seed, settings }] = all as [Report, ...Report[]];
  const sum = (of: (report: Report) => number) => all.reduce((total, report) => total + of(report), 0);
  const columns = reports[0]!.map(({ decks }) => decks[1]);
  const told = { finished: sum((report) => report.finished), aborted: sum((report) => report.aborted), rows, columns };
  return { ...{ game, players, settings, gamesAgainstEach: games, seed }, ...told, reports };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const sayShare = ({ share, low, high }: Share): [string, string] => [percent(share), `${percent(low)} to ${percent(high)}`];

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

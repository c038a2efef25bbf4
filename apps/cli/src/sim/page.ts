/** A report as one page that needs nothing else: matrix, curves and intervals as SVG, light and dark, on a wide screen and on a phone. */
import type { CardReport, Report, Weight, WhatIfReport } from "@duelex/sim";
import type { Library } from "../matchup.ts";
import type { Order } from "./order.ts";
import { ofChanges, ofField, ofMeeting, onRandom, type Remark } from "./remarks.ts";
import { percent, sayShare, type Tables } from "./report.ts";

const CARDS = 15;

/** @param command as it was typed */
export function fieldPage({ rows, columns, reports, totals }: Tables, order: Order, command: string): string {
  const { library } = order;
  const all = reports.flat();
  const [first] = all as [Report, ...Report[]];
  const title = all.length === 1 ? `${rows[0]!.name} against ${columns[0]!.name}` : `${rows.length} × ${columns.length} decks`;
  return page(library.game.name, title, command, [
    ...said(all.length === 1 ? ofMeeting(first, order) : [...ofField(rows, totals, reports), ...onRandom(first.players)]),
    ...(columns.length === 1 ? [] : againstAll({ rows, columns, reports, totals })),
    ...(all.length === 1
      ? []
      : [
          section(
            "Win share of the row against the column",
            matrix({ rows, columns, reports, totals }),
            "The darker, the clearer. Behind ± stands half the width of the 95 % interval.",
          ),
        ]),
    section(
      "Win shares with their 95 % intervals",
      intervals(all.map((report) => ({ label: all.length === 1 ? rows[0]!.name : labelOf(report, rows, columns), ...report.winShare[0] }))),
    ),
    section(
      "First player's win share",
      intervals(
        all.map((report) => ({
          label: all.length === 1 ? "who took the first turn" : labelOf(report, rows, columns),
          ...report.firstPlayerWinShare,
        })),
      ),
    ),
    section(
      "When games ended",
      byTurn(all),
      "Games that ended in this turn, counted over both players' turns: won by the first deck, by the second, drawn.",
    ),
    ...(all.length === 1 ? details(first, library) : totals.flatMap(({ cards }, nth) => cardsAcross(rows[nth]!.name, cards, library))),
    section("Numbers", numbers(all, rows, columns)),
    ...aborted(all),
  ]);
}

export function whatIfPage(told: WhatIfReport, order: Order, command: string): string {
  const { base, variants } = told;
  const { library } = order;
  const values = order.variants.map(({ value }) => value);
  const curve = values.every((value) => value !== undefined) && values.length > 1;
  const points = variants.map(({ change }, nth) => ({ x: values[nth] ?? nth, ...change.after }));
  const gains = variants.map(({ name, change: { difference } }) => ({
    label: name,
    share: difference.difference,
    low: difference.low,
    high: difference.high,
  }));
  return page(library.game.name, `What if: ${base.decks.join(" against ")}`, command, [
    ...(curve
      ? [section("Win share of the first deck", curveOf(points, base.winShare[0].share), "The dashed line is the deck as it is.")]
      : []),
    section(
      "What each change brings the first deck",
      intervals(gains, true),
      "Points of a hundred over the same seeds, with their 95 % intervals.",
    ),
    section(
      "Games whose winner changed",
      `<table><tr><th>change<th class=n>gained<th class=n>lost</tr>${variants.map(({ name, change }) => `<tr><td>${safe(name)}<td class=n>${change.gained.length}<td class=n>${change.lost.length}</tr>`).join("")}</table>`,
    ),
    ...said(ofChanges(told, order)),
    ...details(base, library),
    ...aborted([base, ...variants.map(({ report }) => report)]),
  ]);
}

interface Interval {
  readonly label: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const labelOf = ({ decks }: Report, rows: Tables["rows"], columns: Tables["columns"]): string =>
  `${rows.find(({ id }) => id === decks[0])?.name ?? decks[0]} – ${columns.find(({ id }) => id === decks[1])?.name ?? decks[1]}`;

/** A line each: a dot with its interval on one scale; the middle line is a half, or no difference. */
function intervals(list: readonly Interval[], around = false): string {
  const [from, to] = around ? symmetric(list) : [0, 1];
  const x = (value: number) => (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
  const ticks = [from, (from + to) / 2, to].map((value) => `<span>${around ? signedPercent(value) : percent(value)}</span>`).join("");
  const lines = list.map(({ label, share, low, high }) => {
    const text = around
      ? `${signedPercent(share)} (${signedPercent(low)} to ${signedPercent(high)})`
      : sayShare({ share, low, high }).join(", ");
    const svg = `<svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label="${safe(`${label}: ${text}`)}"><line class=mid x1=50 x2=50 y1=0 y2=6 /><rect class=bar x="${x(low)}" width="${Math.max(0.4, x(high) - x(low))}" y=2 height=2 /><rect class=dot x="${x(share) - 0.4}" width=0.8 y=1 height=4 /></svg>`;
    return `<div class=line><span class=label>${safe(label)}</span>${svg}<span class=n>${text}</span></div>`;
  });
  return `<div class=lines>${lines.join("")}<div class="line ticks"><span class=label></span><div class=scale>${ticks}</div><span></span></div></div>`;
}

function symmetric(list: readonly Interval[]): [number, number] {
  const most = Math.max(0.01, ...list.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return [-most, most];
}

/** What each deck comes to against all that it meets, and what the others have more than the first. */
function againstAll({ rows, totals }: Tables): string[] {
  const compared = totals.flatMap(({ overFirst }, nth) =>
    overFirst === null ? [] : [{ label: rows[nth]!.name, share: overFirst.difference, low: overFirst.low, high: overFirst.high }],
  );
  return [
    section(
      "Against all of them",
      intervals(totals.map(({ winShare }, nth) => ({ label: rows[nth]!.name, ...winShare }))),
      "Each opponent counts the same, a deck against itself does not. With 95 % intervals.",
    ),
    ...(compared.length === 0
      ? []
      : [
          section(
            `More than ${rows[0]!.name}`,
            intervals(compared, true),
            "Points of a hundred, over the same games against the same opponents, with 95 % intervals. One that does not hold 0 shows which deck is better against these.",
          ),
        ]),
  ];
}

function matrix({ rows, columns, reports, totals }: Tables): string {
  const cell = (report: Report) => {
    const { share, low, high } = report.winShare[0];
    if (report.decks[0] === report.decks[1]) return "<td class=self>·</td>";
    const strength = Math.min(1, Math.abs(share - 0.5) * 2.4);
    return `<td class="${share >= 0.5 ? "win" : "loss"}" style="--s:${strength.toFixed(2)}">${Math.round(100 * share)}<small> ±${Math.round(50 * (high - low))}</small></td>`;
  };
  const head = columns.map((deck, nth) => `<th title="${safe(deck.name)}">${nth + 1}</th>`).join("");
  const body = rows.map(
    (deck, nth) =>
      `<tr><th class=deck>${safe(deck.name)}</th>${reports[nth]!.map(cell).join("")}<td class=n>${percent(totals[nth]!.winShare.share)}</td></tr>`,
  );
  const key = columns.map((deck) => `<li>${safe(deck.name)}</li>`).join("");
  return `<div class=wide><table class=matrix><tr><th></th>${head}<th>all</th></tr>${body.join("")}</table></div><ol class=key>${key}</ol>`;
}

function byTurn(reports: readonly Report[]): string {
  const sums = new Map<number, [number, number, number]>();
  for (const { winsByTurn } of reports)
    for (const [turn, counts] of Object.entries(winsByTurn)) {
      const row = sums.get(Number(turn)) ?? [0, 0, 0];
      for (const at of [0, 1, 2] as const) row[at] += counts[at];
      sums.set(Number(turn), row);
    }
  const turns = [...sums.keys()].sort((a, b) => a - b);
  if (turns.length === 0) return "<p>No game came to its end.</p>";
  const [from, to] = [turns[0]!, turns.at(-1)!];
  const most = Math.max(...[...sums.values()].map(([a, b, c]) => a + b + c));
  const width = 600 / (to - from + 1);
  const bars = turns.flatMap((turn) => {
    let top = 160;
    return sums.get(turn)!.map((times, column) => {
      const height = (150 * times) / most;
      top -= height;
      return `<rect class="c${column}" x="${((turn - from) * width).toFixed(2)}" y="${top.toFixed(2)}" width="${Math.max(0.5, width - 1).toFixed(2)}" height="${height.toFixed(2)}"><title>turn ${turn}: ${times}</title></rect>`;
    });
  });
  const step = Math.max(1, Math.ceil((to - from + 1) / 10));
  const labels = turns
    .filter((turn) => (turn - from) % step === 0)
    .map((turn) => `<text x="${((turn - from + 0.5) * width).toFixed(1)}" y=176>${turn}</text>`);
  return `<svg class=chart viewBox="0 0 600 180" role="img" aria-label="games by the turn in which they ended, ${from} to ${to}">${bars.join("")}${labels.join("")}</svg>`;
}

function curveOf(
  points: readonly { readonly x: number; readonly share: number; readonly low: number; readonly high: number }[],
  base: number,
): string {
  const [from, to] = [points[0]!.x, points.at(-1)!.x];
  const low = Math.max(0, Math.min(base, ...points.map((point) => point.low)) - 0.02);
  const high = Math.min(1, Math.max(base, ...points.map((point) => point.high)) + 0.02);
  const x = (value: number) => (40 + (540 * (value - from)) / (to - from)).toFixed(1);
  const y = (value: number) => (170 - (160 * (value - low)) / (high - low)).toFixed(1);
  const band = [
    ...points.map((point) => `${x(point.x)},${y(point.high)}`),
    ...[...points].reverse().map((point) => `${x(point.x)},${y(point.low)}`),
  ];
  const marks = points.map(
    (point) =>
      `<circle cx="${x(point.x)}" cy="${y(point.share)}" r=3><title>${point.x}: ${sayShare(point).join(", ")}</title></circle><text x="${x(point.x)}" y=188>${point.x}</text>`,
  );
  return `<svg class=chart viewBox="0 0 600 195" role="img" aria-label="win share by number, ${from} to ${to}"><polygon class=band points="${band.join(" ")}" /><line class=base x1=40 x2=580 y1="${y(base)}" y2="${y(base)}" /><polyline points="${points.map((point) => `${x(point.x)},${y(point.share)}`).join(" ")}" />${marks.join("")}<text x=18 y="${y(high)}" dy=8>${percent(high)}</text><text x=18 y="${y(low)}">${percent(low)}</text></svg>`;
}

const cardsAcross = (deck: string, cards: readonly CardReport[], library: Library): string[] =>
  cardSection(`Cards of ${deck}`, cards, library, "");

function cardSection(title: string, cards: readonly CardReport[], library: Library, sides: string): string[] {
  const names = new Map(library.catalog.entries.map(({ id, name }) => [id, name]));
  const clear = (weight: Weight) => Math.max(weight.low, -weight.high);
  const lines = cards
    .filter(({ played }) => played.games > 0)
    .sort((one, other) => clear(other.played) - clear(one.played))
    .slice(0, CARDS)
    .map(({ side, id, played: { difference, low, high } }) => ({
      label: `${sides.slice(side, side + 1)} ${names.get(id) ?? id}`.trim(),
      ...{ share: difference, low, high },
    }));
  if (lines.length === 0) return [];
  return [
    section(
      `${title}: games in which they were played, less those in which they were not`,
      intervals(lines, true),
      "Win share of the card's own deck. The intervals of all cards hold together at 95 %. What goes together need not be the cause.",
    ),
  ];
}

function details({ details: told }: Report, library: Library): string[] {
  if (told === null) return [];
  const { rulebook } = library.game;
  const rules = (counts: Readonly<Record<string, number>>, unit: (n: number) => string) =>
    Object.entries(counts)
      .slice(0, CARDS)
      .map(([rule, times]) => `<tr><td class=rule>${safe(rule)}<td>${safe(rulebook[rule]?.heading ?? "")}<td class=n>${unit(times)}</tr>`)
      .join("");
  return [
    ...cardSection("Cards", told.cards, library, "AB"),
    section("How games ended", `<table>${rules(told.ends, String)}</table>`),
    section(
      "Questions asked most, a game",
      `<div class=two>${told.decisions.map((counts, side) => `<table><tr><th colspan=3>${"AB"[side]}</tr>${rules(counts, (n) => n.toFixed(1))}</table>`).join("")}</div>`,
    ),
  ];
}

function numbers(all: readonly Report[], rows: Tables["rows"], columns: Tables["columns"]): string {
  const head = ["", "games", "different", "won", "lost", "drawn", "share", "95 % interval", "turns"].map(
    (word, nth) => `<th${nth === 0 ? "" : " class=n"}>${word}</th>`,
  );
  const body = all.map((report) => {
    const [share, interval] = sayShare(report.winShare[0]);
    const cells = [report.finished, report.distinct, ...report.wins, report.draws, share, interval, report.turns?.mean.toFixed(1) ?? "–"];
    return `<tr><td>${safe(labelOf(report, rows, columns))}</td>${cells.map((cell) => `<td class=n>${cell}</td>`).join("")}</tr>`;
  });
  return `<div class=wide><table><tr>${head.join("")}</tr>${body.join("")}</table></div>`;
}

function aborted(all: readonly Report[]): string[] {
  const broken = all.flatMap(({ abortedGames }) => abortedGames);
  if (broken.length === 0) return [];
  const lines = broken.map(({ game, seed, answers, why }) => `<li>game ${game}, seed ${seed}, after ${answers} answers: ${safe(why)}</li>`);
  return [section("Games that broke off", `<ul>${lines.join("")}</ul>`, "They are not among the shares.")];
}

/** In the words of the terminal. */
const said = (remarks: readonly Remark[]): string[] =>
  remarks.length === 0
    ? []
    : [
        section(
          "What this says",
          remarks.map(({ text, tone }) => `<p${tone === "plain" ? "" : ` class=${tone}`}>${safe(text)}</p>`).join(""),
        ),
      ];

const signedPercent = (part: number): string => `${part > 0 ? "+" : part < 0 ? "−" : "±"}${Math.abs(100 * part).toFixed(1)}`;
const section = (title: string, body: string, note = ""): string =>
  `<section><h2>${safe(title)}</h2>${note === "" ? "" : `<p class=note>${safe(note)}</p>`}${body}</section>`;
const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const page = (game: string, title: string, command: string, sections: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)} · ${safe(game)} · Duelex</title>
<style>${STYLE}</style></head>
<body><main><p class=note>${safe(game)} · Duelex</p><h1>${safe(title)}</h1><pre>${safe(command)}</pre>
${sections.join("\n")}
</main></body></html>
`;

const STYLE = `
:root{color-scheme:light dark;--back:#faf9f6;--ink:#22252b;--quiet:#646a75;--line:#d9d7d0;--a:#1f7a4d;--b:#b3432f;--c:#8b8f98;--panel:#fff}
@media(prefers-color-scheme:dark){:root{--back:#15181d;--ink:#e7e9ee;--quiet:#a0a7b4;--line:#333943;--a:#5cc48f;--b:#ee8a72;--c:#7d8492;--panel:#1c2027}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1.25rem}h1{font-size:1.6rem;line-height:1.25;margin:.2rem 0 .8rem;overflow-wrap:anywhere}h2{font-size:1.1rem;margin:0 0 .3rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:1rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.6rem .8rem;font-size:.85rem}
.note{color:var(--quiet);margin:.1rem 0 .6rem;font-size:.9rem}.rule{white-space:nowrap}.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.wide{overflow-x:auto}p.strong{font-weight:600}p.bad{color:var(--b)}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{padding:.28rem .5rem;text-align:left;border-top:1px solid var(--line);vertical-align:top}th{font-weight:600}
th.n,td.n{text-align:right}.matrix td,.matrix th{text-align:center}.matrix .deck{text-align:left;min-width:9rem}.matrix small{opacity:.75}
.win{background:color-mix(in srgb,var(--a) calc(var(--s)*55%),transparent)}.loss{background:color-mix(in srgb,var(--b) calc(var(--s)*55%),transparent)}.self{color:var(--quiet)}
.key{columns:2;font-size:.85rem;color:var(--quiet);margin:.6rem 0 0;padding-left:1.6rem}
.line{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr 12rem;gap:.7rem;align-items:center;font-size:.9rem;padding:.14rem 0}.label{overflow-wrap:anywhere}
.line svg{width:100%;height:1.1rem;background:color-mix(in srgb,var(--line) 45%,transparent);border-radius:3px}.mid{stroke:var(--quiet);stroke-width:.3;vector-effect:non-scaling-stroke}
.bar{fill:color-mix(in srgb,var(--a) 55%,transparent)}.dot{fill:var(--ink)}.scale{display:flex;justify-content:space-between;color:var(--quiet);font-size:.75rem}
.chart{width:100%;height:auto}.chart text{font-size:11px;fill:var(--quiet);text-anchor:middle}.c0{fill:var(--a)}.c1{fill:var(--b)}.c2{fill:var(--c)}
.band{fill:color-mix(in srgb,var(--a) 25%,transparent)}polyline{fill:none;stroke:var(--a);stroke-width:2}circle{fill:var(--a)}.base{stroke:var(--quiet);stroke-dasharray:4 4}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}@media(max-width:40rem){.two{grid-template-columns:1fr}.line{grid-template-columns:1fr auto}.line svg,.line .scale{grid-column:1/-1;grid-row:2}.ticks .label{display:none}.key{columns:1}}
`;

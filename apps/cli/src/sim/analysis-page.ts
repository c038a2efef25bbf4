/** An analysis as one page that needs nothing else: the chance over time, and what could have been better. */
import { seatName } from "@duelex/kernel";
import { type Analysis, type Judged, turningPoints } from "@duelex/players";
import { type TurnedBy, turnedBy } from "@duelex/session";

interface Told {
  readonly answers: number;
  readonly result: string;
  readonly lines: number;
  readonly seed: number;
}

/** What was asked where an answer does not tell by itself what it is about, by how many answers had been given. */
export type AskedAt = Map<number, string>;

/** "P1: yes, asked “use the Burst of Archangel, free of cost”" */
export function sayPlayed({ at, seat, played }: Judged, asked: AskedAt): string {
  const question = asked.get(at);
  return `${seatName(seat)}: ${played}${question ? `, asked “${question}”` : ""}`;
}

/** By what P1's chance changed. */
export const TURNED_BY: Readonly<Record<TurnedBy, string>> = {
  answer: "by that answer",
  both: "by that answer and by what followed",
  after: "not by that answer, but by what followed or came to light",
};

const WIDTH = 800;
const HEIGHT = 240;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const ofP1 = ({ seat, before }: Judged): number => (seat === 0 ? before : 1 - before);

export function analysisPage(
  game: string,
  { answers, result, lines, seed }: Told,
  { decisions, accuracy }: Analysis,
  asked: AskedAt,
): string {
  const title = `${game}: ${result}`;
  const marked = decisions.filter(({ mark }) => mark !== null);
  const accuracies = ([0, 1] as const).map(
    (seat) => `${seatName(seat)} ${accuracy[seat] === null ? "–" : `${accuracy[seat]!.toFixed(0)} %`}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>
<style>
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}body{max-width:54rem;margin:1.5rem auto;padding:0 1rem}
svg{width:100%;height:auto}path{fill:none;stroke:currentColor;stroke-width:2}line{stroke:currentColor;opacity:.25}text{fill:currentColor;font-size:12px}
.blunder{fill:#c62828}.mistake{fill:#ef6c00}.inaccuracy{fill:#f9a825}td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
</style></head><body>
<h1>${escaped(title)}</h1>
<p>Accuracy: ${accuracies.join(", ")}. ${answers} answers, ${decisions.length} decisions; ${lines} lines each, seed ${seed}.</p>
${chart(decisions, answers)}
<h2>What could have been better</h2>
${marked.length === 0 ? "<p>Nothing, as far as the search tells.</p>" : table(marked, asked)}
<h2>Turning points</h2>
<ul>${turningPoints(decisions)
    .map(
      ({ from, change }) =>
        `<li>turn ${from.turn}, after answer ${from.at + 1} (${escaped(sayPlayed(from, asked))}): P1 ${change > 0 ? "+" : "−"}${Math.round(100 * Math.abs(change))} points, ${TURNED_BY[turnedBy(from, change)]}</li>`,
    )
    .join("")}</ul>
</body></html>
`;
}

function chart(decisions: readonly Judged[], answers: number): string {
  const x = (at: number): number => (WIDTH * at) / Math.max(1, answers);
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const path = decisions.map((each, nth) => `${nth === 0 ? "M" : "L"}${x(each.at).toFixed(1)} ${y(ofP1(each)).toFixed(1)}`).join("");
  const dots = decisions
    .filter(({ mark }) => mark !== null)
    .map(
      (each) =>
        `<circle class="${each.mark}" r="5" cx="${x(each.at).toFixed(1)}" cy="${y(ofP1(each)).toFixed(1)}"><title>${escaped(`${each.mark}: ${seatName(each.seat)}: ${each.played}`)}</title></circle>`,
    );
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<line x1="0" x2="${WIDTH}" y1="${y(chance)}" y2="${y(chance)}"/><text x="4" y="${y(chance) - 3}">${percent(chance)}</text>`,
  );
  return `<svg viewBox="0 -14 ${WIDTH} ${HEIGHT + 20}" role="img" aria-label="P1's chance to win, answer by answer">${rules.join("")}<path d="${path}"/>${dots.join("")}</svg>`;
}

const table = (marked: readonly Judged[], asked: AskedAt): string =>
  `<table><tr><th>answer</th><th>played</th><th>chance</th><th>better</th></tr>${marked
    .map(
      (each) =>
        `<tr><td>${each.at + 1}, turn ${each.turn}</td><td>${escaped(sayPlayed(each, asked))} (${each.mark})</td><td>${percent(each.before)} → ${percent(each.after)}</td><td>${each.better === null ? "" : escaped([each.better.answer, ...each.better.line].join(", "))}</td></tr>`,
    )
    .join("")}</table>`;

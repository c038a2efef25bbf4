/** What a result means, in sentences: for a terminal and for a page. */
import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { NamedDeck } from "@duelex/kernel";
import type { Difference, Report, RowReport, WhatIfReport } from "@duelex/sim";
import type { Library } from "../matchup.ts";
import type { Order } from "./order.ts";

export interface Remark {
  readonly text: string;
  /** What it is: the result itself, something to beware of, or a reason. */
  readonly tone: "strong" | "bad" | "plain";
}

/** Of two decks that have met. */
export const ofMeeting = (report: Report, order: Order): Remark[] => [
  ...(isSame(report, order) ? [] : onVerdict(report, namesOf(order.library, report.decks))),
  ...onRandom(report.players),
  ...onSame(report, order),
];

/** Of each deck that met the same others as the first. */
export function ofField(rows: readonly NamedDeck[], totals: readonly RowReport[], reports: readonly (readonly Report[])[]): Remark[] {
  if (reports[0]!.length < 2 || reports.flat().some(({ interrupted }) => interrupted)) return [];
  return totals.flatMap(({ overFirst }, nth) =>
    overFirst === null ? [] : [onCompared(overFirst, rows[0]!.name, rows[nth]!.name, reports[nth]!)],
  );
}

/** Of changes: those that could not be seen, those that turned no game, and whether games were alike. */
export function ofChanges(told: WhatIfReport, order: Order): Remark[] {
  const reports = [told.base, ...told.variants.map(({ report }) => report)];
  const leastOwn = reports.reduce((least, each) => (each.finished > 0 && each.distinct < least.distinct ? each : least));
  return [...onIdle(order), ...onNoneTurned(told, order), ...onSame(leastOwn, order)];
}

/** A deck file by its name, without the folders before it where that tells the two apart. */
export function namesOf({ game }: Library, [one, two]: readonly [string, string]): readonly [string, string] {
  const of = (id: string) => game.decks.find((deck) => deck.id === id)?.name ?? basename(id);
  return one !== two && of(one) === of(two) ? [one, two] : [of(one), of(two)];
}

/** What the sequential test has decided; without one, what the interval allows to be said. */
function onVerdict({ verdict, decks, winShare, finished }: Report, names: readonly [string, string]): Remark[] {
  if (verdict === null && (decks[0] === decks[1] || finished === 0)) return [];
  const [share] = winShare;
  const text =
    verdict === null
      ? share.low <= 0.5 && share.high >= 0.5
        ? "Not shown: the interval holds 50 %. --decide plays until it is clear which deck is better, or that they are about alike."
        : `Shown: ${names[share.low > 0.5 ? 0 : 1]} is ahead here; chance alone does this in fewer than one run of twenty.`
      : verdict.better === null
        ? "Not decided: more games are needed to tell which deck is better, or the two are alike."
        : `Decided: ${decks[0] === decks[1] ? "AB"[verdict.better] : names[verdict.better]} is better.`;
  return [{ text, tone: "strong" }];
}

/** What such a result is about. */
export function onRandom(players: readonly string[]): Remark[] {
  if (!players.includes("random")) return [];
  const text =
    "Random players tell how the rules treat two decks, not which is better in the hands of somebody who means to win: --players greedy.";
  return [{ text, tone: "plain" }];
}

/** Does a deck meet itself, with the same player? Then the two games of a pair are one. */
const isMirror = ({ players }: Report, { rows, columns }: Order): boolean =>
  players[0] === players[1] && isDeepStrictEqual(rows[0]!.deck, columns[0]!.deck);

/** Are all games the same, but for who sat where? */
const isSame = (report: Report, order: Order): boolean => report.finished > 2 && report.distinct <= (isMirror(report, order) ? 1 : 2);

/** Where games went the same way, why, and what that means for the interval. */
function onSame(report: Report, order: Order): Remark[] {
  const { distinct, finished } = report;
  if (finished === 0 || distinct === finished) return [];
  const twins = isMirror(report, order) ? "The same deck meets itself in the same hands, so the two games of a pair are one game. " : "";
  if (twins !== "" && 2 * distinct === finished) return [{ text: twins.trim(), tone: "plain" }];
  const text = isSame(report, order)
    ? `All games were the same${distinct === 2 ? ", but for who sat where" : ""}: no die that rules or players may roll here made a difference, so an interval says nothing, and more games tell no more. Other players may play otherwise (--players).`
    : `Only ${distinct} of the ${finished} games went a way of their own; the interval takes all of them for different ones.`;
  return [{ text: `${twins}${text}`, tone: "bad" }];
}

/** Which of two decks is better against these, as far as the same games tell; if they do not, about how many would. */
function onCompared({ difference, low, high }: Difference, first: string, name: string, reports: readonly Report[]): Remark {
  const points = (part: number) => Math.abs(100 * part).toFixed(1);
  const [least, most] = low > 0 ? [low, high] : [high, low];
  const games = Math.max(...reports.map(({ finished }) => finished));
  const wanted = Math.ceil((games * ((high - low) / 2 / difference) ** 2) / 100) * 100;
  const text =
    low > 0 || high < 0
      ? `Shown: ${low > 0 ? name : first} is better against these than ${low > 0 ? first : name}, by ${points(least)} to ${points(most)} points of a hundred.`
      : `Not shown: ${name} may be better against these than ${first}, or worse.${
          Math.abs(difference) < LITTLE
            ? " They are about alike so far."
            : ` If it is as it looks, about ${wanted} games a meeting would show it (--games ${wanted}).`
        }`;
  return { text, tone: "strong" };
}
/** What is less than half a point of a hundred nobody notices. */
const LITTLE = 0.005;

/** Cards that are changed, and that no deck of these holds: what is changed of them can hardly be seen. */
function onIdle(order: Order): Remark[] {
  const idle = new Set(order.variants.flatMap(({ card }) => (card === undefined || isHeld(card, order) ? [] : [card])));
  return [...idle].map((card) => ({
    text: `Neither deck holds ${card}: what is changed of it is seen where a deck plays it (--decks).`,
    tone: "bad",
  }));
}

/** Why a change has turned no game, as far as the games tell: what did not come up cannot, and what did has not. */
function onNoneTurned({ base, variants, cards }: WhatIfReport, order: Order): Remark[] {
  if (base.finished === 0) return [];
  const said = new Map<string, string[]>();
  for (const [nth, { name, change, report }] of variants.entries()) {
    const { card, isNone } = order.variants[nth]!;
    const { gained, lost, otherwise } = change;
    if (report.finished === 0 || gained.length + lost.length > 0 || (card !== undefined && !isHeld(card, order))) continue;
    const why = isNone
      ? "is what the card says as it is."
      : otherwise > 0
        ? `has sent ${otherwise} of ${base.finished} games another way, and none of them to another winner.`
        : `has changed no answer in any game${card === undefined || !isShuffled(card, order) ? "." : `: ${sayCameUp(card, cards, base.finished)}`}`;
    said.set(why, [...(said.get(why) ?? []), name]);
  }
  return [...said].map(([why, names]) => ({ text: `${listed(names)} ${why}`, tone: "plain" }));
}

/** "T-R-S3 strength=4, strength=5": a card is named once. */
function listed([first, ...others]: readonly string[]): string {
  const card = first!.slice(0, first!.indexOf(" ") + 1);
  return [first!, ...others.map((name) => (name.startsWith(card) ? name.slice(card.length) : name))].join(", ");
}

/** In how many games a card was drawn, and played, by either deck. */
function sayCameUp(card: string, cards: WhatIfReport["cards"], games: number): string {
  const sides = [0, 1].filter((side) => cards[side as 0 | 1][card] !== undefined) as (0 | 1)[];
  if (sides.length === 0) return `nobody drew or played ${card} in any of the ${games}.`;
  const times = (what: "drawn" | "played") => sides.map((side) => `${"AB"[side]} in ${cards[side][card]![what].games}`).join(", ");
  const isPlayed = sides.some((side) => cards[side][card]!.played.games > 0);
  return isPlayed
    ? `${card} was played by ${times("played")} of the ${games}, and what is changed of it made no difference there.`
    : `${card} was drawn by ${times("drawn")} of the ${games}, and nobody played it.`;
}

const isHeld = (card: string, { rows, columns }: Order): boolean => JSON.stringify([rows[0]!.deck, columns[0]!.deck]).includes(`"${card}"`);

/** Does it lie among others, to be drawn or played? Not so a ruler, who is there from the beginning. */
const isShuffled = (card: string, { rows, columns, library }: Order): boolean => {
  const apart = library.game.mat.deck.filter(({ kind }) => kind !== "copies").map(({ key }) => key);
  return ![rows[0]!, columns[0]!].some(({ deck }) =>
    apart.some((key) => JSON.stringify((deck as Record<string, unknown>)[key])?.includes(`"${card}"`)),
  );
};

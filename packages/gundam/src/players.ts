/** What a player who looks one step ahead goes by: how well a seat stands, and quick answers. */
import { balanceOf, Card, firstOffered, otherSeat, type Seat } from "@duelex/kernel";
import { Keyword, Place, Verb } from "./names.ts";
import type { Gundam } from "./table.ts";

/**
 * What things are worth; `much` is a difference that is a good deal. `threat` is for Units as a share of what they must break through,
 * `highLevel` for each level above six, `playable` for cards in hand that the next turn's level allows.
 */
const first = {
  ...{ much: 12, shield: 2.2, noShield: -2, base: 0.6, baseHp: 0.45, hand: 0.9, level: 0.35, deckBelow6: -1 },
  ...{ unit: 0.8, ap: 0.55, hp: 0.35, paired: 0.6, link: 0.5, blocker: 0.7, ready: 0.25 },
  ...{ threat: 0, highLevel: 0, playable: 0 },
};
type Worth = Readonly<typeof first>;
/** Found by playing, all at once: trials/strength/NOTEBOOK.md. */
const weights: Worth = {
  ...{ much: 12, shield: 1.6, noShield: -2.4, base: 0.75, baseHp: 0.35, hand: 0.95, level: 0.4, deckBelow6: -0.9 },
  ...{ unit: 0.8, ap: 0.67, hp: 0.46, paired: 0.5, link: 0.6, blocker: 0.85, ready: 0.15 },
  ...{ threat: 3.4, highLevel: -0.38, playable: 0.5 },
};

export const judgement = {
  ...{ weights, first, trust: 1, farFrom: 1000 },
  levels: [...[70, 57, 44, 33, 21, 9].map((astray) => ({ lines: null, astray })), ...[20, 400].map((lines) => ({ lines, astray: 0 }))],
  of: (g: Gundam, seat: Seat, w: Worth): number => balanceOf(g, seat, (of) => worth(g, of, seat, w), w.much),
};

/** From about -1 (lost) to 1 (won), from what the seat may know: both fields, and how many cards lie elsewhere. */
export const evaluate = (g: Gundam, seat: Seat): number => judgement.of(g, seat, weights);

function worth(g: Gundam, seat: Seat, viewer: Seat, w: Worth): number {
  const shields = g.count(seat, Place.shieldSection);
  const base = g.base(seat);
  let sum = w.shield * shields + (shields === 0 ? w.noShield : 0);
  if (base !== Card.none) sum += w.base + w.baseHp * g.currentHp(base);
  sum += w.hand * Math.min(8, g.count(seat, Place.hand)) + w.level * g.playerLevel(seat);
  if (g.count(seat, Place.deck) < 6) sum += w.deckBelow6 * (6 - g.count(seat, Place.deck));
  sum += (w.threat * g.count(seat, Place.battleArea)) / (1 + walls(g, otherSeat(seat)));
  sum += w.highLevel * Math.max(0, g.playerLevel(seat) - 6);
  if (seat === viewer) sum += w.playable * Math.min(4, playableSoon(g, seat));
  for (const unit of g.units(seat)) {
    sum += w.unit + w.ap * g.ap(unit) + w.hp * g.currentHp(unit);
    if (g.isPaired(unit)) sum += w.paired;
    if (g.isLinkUnit(unit)) sum += w.link;
    if (g.rested[unit] === 0) sum += g.has(unit, Keyword.Blocker) ? w.blocker : w.ready;
  }
  return sum;
}

/** What stands between attackers and the last hit: Shields, the Base, Blockers that are active. */
function walls(g: Gundam, seat: Seat): number {
  let count = g.count(seat, Place.shieldSection) + (g.base(seat) === Card.none ? 0 : 1);
  for (const unit of g.units(seat)) if (g.rested[unit] === 0 && g.has(unit, Keyword.Blocker)) count++;
  return count;
}

/** Cards in hand that the level of the next turn allows. */
function playableSoon(g: Gundam, seat: Seat): number {
  const next = g.playerLevel(seat) + 1;
  let count = 0;
  for (const card of g.hand(seat)) if (g.printed(card).level <= next) count++;
  return count;
}

const LIKED: readonly Verb[] = [
  Verb.keep,
  Verb.first,
  Verb.pass,
  Verb.payResources,
  Verb.done,
  Verb.player,
  Verb.yes,
  Verb.top,
  Verb.endPhase,
];

/** Pass, keep, use what is free, attack the player; otherwise the first that is offered. */
export const reflex = (g: Gundam): number => Math.max(0, firstOffered(g, LIKED));

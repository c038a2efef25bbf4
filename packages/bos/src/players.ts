/** What a player who looks one step ahead goes by: how well a seat stands, and quick answers. */
import { argumentOf, balanceOf, Card, cardOf, firstOffered, otherSeat, type Seat, verbOf } from "@duelex/kernel";
import { Place, Verb } from "./names.ts";
import { COLUMNS } from "./state.ts";
import type { Bos } from "./table.ts";

/**
 * What one thing is worth in life points; `much` is a difference that is a good deal. Vim beyond `enoughVim` is worth nothing;
 * `vimDoubled` counts how often 1 vim had to be doubled for what there is. `lateLife` is what the decay adds to the life of whoever it
 * kills last, `nearDeath` is shared by the life that is left, `threat` is for strength as a share of the other's life.
 */
const first = {
  ...{ much: 25, life: 1, strength: 1, summon: 1.5, vim: 1.2, castle: 0.8, spellbook: 0.8, boss: 2 },
  ...{ enoughVim: 1e9, lateLife: 1, vimDoubled: 0, nearDeath: 0, faceDown: 0, threat: 0 },
};
type Worth = Readonly<typeof first>;
/** Found by playing, all at once: trials/strength/NOTEBOOK.md. Life is worth much only when little is left; vim that nobody can spend is worth nothing, or it is hoarded until the decay comes. */
const weights: Worth = {
  ...{ much: 25, life: 0.22, strength: 1.15, summon: 1.1, vim: 3.3, castle: 0.62, spellbook: 1.03, boss: 1.65 },
  ...{ enoughVim: 12, lateLife: 6, vimDoubled: 2, nearDeath: -11, faceDown: 1.5, threat: 6 },
};

/** Own turns before the decay from which on it is reckoned with. */
const SEEN_FROM = 6;

/** How well a seat stands, about -1 (lost) to 1 (won): life, what fights, vim, what is left. Sizes and face-up cards are public. */
export const evaluate = (g: Bos, seat: Seat): number => judgement.of(g, seat, weights);

export const judgement = {
  ...{ weights, first, trust: 0.5, horizon: 1 as const },
  levels: [...[82, 65, 50, 34, 18, 3].map((astray) => ({ lines: null, astray })), ...[60, 400].map((lines) => ({ lines, astray: 0 }))],
  isFolly: (g: Bos, index: number): boolean => POINTS.has(g.question()!.rule) && sideOf(g, index) !== sideOf(g, 0),
  of: (g: Bos, seat: Seat, w: Worth): number => balanceOf(g, seat, (of) => worth(g, of, w), w.much),
};

/** Questions that ask for a target: what is on the side for which it is meant stands first (BOS-A13, BOS-B2). */
const POINTS: ReadonlySet<string> = new Set(["BOS-A13", "BOS-B2"]);

/** On whose side the card or the player is that an answer points at. */
function sideOf(g: Bos, index: number): Seat {
  const option = g.options().options[index]!;
  const isSeat = verbOf(option) === Verb.attackPlayer || verbOf(option) === Verb.choosePlayer;
  return isSeat ? (argumentOf(option) as Seat) : g.controllerOf(cardOf(option));
}

function worth(g: Bos, seat: Seat, w: Worth): number {
  const late = nearness(g, seat);
  const unused = 1 - late; // what lies in a pile when the decay comes is of no use any more
  const vim = Math.min(w.enoughVim, g.vim[seat]); // the rest is there to be spent
  let sum = worthOfLife(g, seat, late, w) + w.vim * Math.sqrt(vim);
  let reach = 0;
  sum += w.vimDoubled * Math.log2(1 + vim) + w.nearDeath / Math.max(1, g.life[seat]);
  for (const column of COLUMNS) {
    const summon = g.summon(seat, column);
    if (summon === Card.none) continue;
    if (!g.isFaceUp(summon)) sum += w.faceDown;
    else {
      sum += w.summon + w.strength * g.strength[summon];
      reach += g.strength[summon];
    }
  }
  const boss = g.faceUpBoss(seat);
  if (boss !== Card.none) {
    sum += w.boss + w.strength * g.strength[boss];
    reach += g.strength[boss];
  }
  sum += (w.threat * reach) / Math.max(1, g.life[otherSeat(seat)]);
  return sum + unused * (w.castle * g.count(seat, Place.castle) + w.spellbook * g.count(seat, Place.spellbook));
}

/** BOS-T1c: how near the decay is, from 0 (out of sight) to 1 (here), by the turns that this player has begun. */
function nearness(g: Bos, seat: Seat): number {
  const left = g.lastWithoutDecay - g.turnsStarted[seat];
  return left >= SEEN_FROM ? 0 : left <= 0 ? 1 : 1 - left / SEEN_FROM;
}

/** Whoever the decay will kill first has to win by then: for that player the other's life is what counts, and the own life no more. */
function worthOfLife(g: Bos, seat: Seat, late: number, w: Worth): number {
  const foe = otherSeat(seat);
  const dies = turnOfDeath(g, seat);
  const other = turnOfDeath(g, foe);
  const isFirst = dies < other || (dies === other && seat === g.firstSeat);
  return g.life[seat] * (isFirst ? w.life : w.life + w.lateLife * late);
}

/** BOS-T1c: in which of its own turns the decay alone would take this player's last life. */
function turnOfDeath(g: Bos, seat: Seat): number {
  const last = g.lastWithoutDecay;
  let turn = Math.max(g.turnsStarted[seat], last);
  for (let life = g.life[seat]; life > 0; ) {
    turn++;
    life >>= turn - last;
  }
  return turn;
}

const QUIET: readonly Verb[] = [Verb.endTurn, Verb.beginMainPhase, Verb.pass, Verb.noBlock];

/** Go on, pass, do not block; otherwise the first answer, which says yes, or aims at the other side. */
export const reflex = (g: Bos): number => Math.max(0, firstOffered(g, QUIET));

/** 13. Damage, reduction, recovery: damage execution on the gate, ruler damage point by point. */
import { besides, Card, Row, type Seat } from "@duelex/kernel";
import { Change, DamageType, Keyword, Kind, Place, Profile, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { Word } from "../vocabulary/clauses.ts";
import { Concern } from "../vocabulary/concerns.ts";
import { Aim } from "../vocabulary/filters.ts";
import { mayPut } from "./07-playing.ts";
import { playAbility } from "./07-to-the-gate.ts";
import { sayText } from "./14-vain.ts";
import { procedure } from "./procedures.ts";

/**
 * 13-2a, 13-2a-1 One source deals damage to one receiver: a damage execution process is put on the gate, its amount fixed (13-2a-5).
 * Each source has a process of its own (13-2a-2, 14-15); no card of the file changes an amount that is dealt (13-2a-4).
 * Amount 0 or less puts nothing there (GR-13-ZERO); negative values count as 0 (GR-2-NEG).
 */
export function deal(g: GateRuler, source: Card, seat: Seat, receiver: Card, amount: number, flags: number, rule: Paragraph): void {
  if (amount <= 0) return;
  const id = beginDeal(g, source, seat, flags, rule);
  g.aim(id, 0, receiver, amount);
  endDeal(g, id, source, seat, flags, rule);
}

/** 13-2a-3 One source, several receivers: begin, aim at each with its amount, end. GR-18-2023-01: nothing is put on the gate. */
export function beginDeal(g: GateRuler, source: Card, seat: Seat, flags: number, rule: Paragraph): number {
  if (g.now.profile >= Profile.v2023_01) return g.nextId();
  const row = g.putOnGate(Kind.damageExecution, source, seat, 0, 0, flags, rule);
  return g.gate.column.id[row];
}

/** GR-18-2023-01: in that profile the damage is applied on the spot. */
export function endDeal(g: GateRuler, id: number, source: Card, seat: Seat, flags: number, rule: Paragraph): void {
  if (g.now.profile < Profile.v2023_01) {
    g.noteDamage(id, source, seat, rule);
    return;
  }
  const { of, card, amount } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === id) amount[row] = reducedByAll(g, card[row], amount[row], flags);
  apply(g, id, source, flags);
  g.dropTargets(id);
}

// ---- carrying it out ----

/** 13-1a, 13-4, 13-5 The process on top resolves. Waiting reductions are applied first; of several, one is picked (R-REDUCEPICK). */
export function carryOutDamage(g: GateRuler): void {
  if (g.changes.count === 0) finishDamage(g);
  else g.begin(reducing);
}

function finishDamage(g: GateRuler): void {
  const { id, card, flags } = g.resolving;
  apply(g, id, card, flags);
  g.forgetResolving();
}

/** One receiver after the other: for each, one of the reductions that wait for such damage. */
const reducing = procedure(
  "reducing",
  { row: Row.first },
  ({ act, ask }) => ({
    pick: ask("R-REDUCEPICK", {
      says: (g, d) => `which effect reduces the ${g.targets.column.amount[d.row]} damage to ${g.publicName(g.targets.column.card[d.row])}?`,
      means: (g, _d, row) => g.sayChange(row as number as Row),
      who: (g, d) => g.ownerOf(g.targets.column.card[d.row]),
      options(g, d, may) {
        const { of, card, object } = g.targets.column;
        if (of[d.row] !== g.resolving.id || !g.isStill(card[d.row], object[d.row])) return;
        for (let row: Row = 0; row < g.changes.count; row++)
          if (isReduction(g, row, card[d.row], g.resolving.flags)) may.offer(Verb.reduce, row);
      },
      chosen(g, d, row) {
        const { amount } = g.targets.column;
        amount[d.row] = reduced(g, row as number as Row, amount[d.row]);
      },
    }),
    next: act("GR-13-REDUCE", (g, d) => {
      d.row++;
      if (d.row === g.targets.count) finishDamage(g);
    }),
  }),
  { again: (g) => g.resolving.kind !== Kind.none, where: "reducing damage" },
);

function isReduction(g: GateRuler, row: Row, receiver: Card, flags: number): boolean {
  const { card, change, damageType } = g.changes.column;
  if (card[row] !== receiver || (change[row] !== Change.reduceBy && change[row] !== Change.reduceTo)) return false;
  return damageType[row] === DamageType.any || (damageType[row] === DamageType.combat) === ((flags & Flag.combat) !== 0);
}

/** GR-13-REDUCE: this receiver's amount only, not under 0; the effect is used up. */
function reduced(g: GateRuler, row: Row, amount: number): number {
  const { card, change, n } = g.changes.column;
  const receiver = card[row];
  const left = change[row] === Change.reduceTo ? Math.min(amount, n[row]) : Math.max(0, amount - n[row]);
  noteReduced(g, receiver, amount, left, "GR-13-REDUCE", g.changes.column.ability[row]);
  g.changes.remove(row);
  return left;
}

/** From how much, to how much, by whose text. */
function noteReduced(g: GateRuler, receiver: Card, from: number, to: number, rule: Paragraph, ability: number): void {
  if (g.recorder === null) return;
  const by = ability === 0 ? "" : `, by ${g.nameOfDefinition(g.ability(ability).definition)}`;
  g.recorder.note("reduce damage", receiver, to, rule, Card.none, undefined, 0, besides(`from ${from}${by}`));
}

/** R-D-STANDING What reduces each damage takes its part of every amount, after what waited for the next one. */
function lessened(g: GateRuler, receiver: Card, amount: number, flags: number): number {
  const each = (flags & Flag.combat) !== 0 ? g.upToDate().lessCombat[receiver] : g.upToDate().lessEffect[receiver];
  if (each === 0 || amount <= 0) return amount;
  const left = Math.max(0, amount - each);
  noteReduced(g, receiver, amount, left, "R-D-STANDING", 0);
  return left;
}

/** GR-18-2023-01: all waiting reductions apply together, even if they overshoot, and all are used up. */
function reducedByAll(g: GateRuler, receiver: Card, amount: number, flags: number): number {
  let left = amount;
  for (let row = (g.changes.count - 1) as Row; row >= 0; row--) if (isReduction(g, row, receiver, flags)) left = reduced(g, row, left);
  return left;
}

/** All receivers at once; a ruler among them gets its ruler damage process afterwards, the turn player's first (13-2a-2a). */
function apply(g: GateRuler, id: number, source: Card, flags: number): void {
  const { of, card, object, amount } = g.targets.column;
  const now = g.now;
  const isCombat = (flags & Flag.combat) !== 0;
  const immunity = isCombat ? Keyword.immuneToCombat : Keyword.immuneToEffects;
  const immune = (receiver: Card, n: number) => {
    g.recorder?.note("no damage", receiver, n, "R-D-IMMUNE", Card.none, undefined, 0, {
      words: `it is immune to ${isCombat ? "combat" : "effect"} damage`,
    });
  };
  for (let row: Row = 0; row < g.targets.count; row++) {
    if (of[row] !== id) continue;
    const receiver = card[row];
    if (!g.isStill(receiver, object[row]) || !g.isUnitInPlay(receiver)) continue; // 13-4: it does not move on to whoever is there now
    if (g.has(receiver, immunity)) {
      immune(receiver, amount[row]);
      continue;
    }
    amount[row] = lessened(g, receiver, amount[row], flags);
    g.addDamage(receiver, amount[row], "13-4", source, sayFrom(g, source, flags));
    if (amount[row] <= 0 || (flags & Flag.strike) === 0) continue;
    now.combatDone = 1; // 16-8
    if (g.placeOf(receiver) === Place.defence) now.combatHitDefence = 1; // 16-5
  }
  for (const seat of [now.active, g.other]) {
    for (let row: Row = 0; row < g.targets.count; row++) {
      if (of[row] !== id || card[row] !== g.ruler[seat] || amount[row] <= 0) continue;
      if (g.has(card[row], immunity)) immune(card[row], amount[row]);
      else {
        const points = lessened(g, card[row], amount[row], flags);
        const from = (flags & Flag.strike) !== 0 ? "" : sayFrom(g, source, flags); // of a strike it has been told whose it is
        if (points > 0) g.putOnGate(Kind.rulerDamage, g.ruler[seat], seat, 0, points, flags, "13-5b", from);
      }
    }
  }
}

/** A strike, or what a text deals: "damage from P1's Gate Oni", "damage by the text of P1's Snow Bride". */
function sayFrom(g: GateRuler, source: Card, flags: number): string {
  if (g.recorder === null) return "";
  return `damage ${(flags & Flag.combat) !== 0 ? "from" : "by the text of"} P${g.ownerOf(source) + 1}'s ${g.publicName(source)}`;
}

// ---- 13-5 Ruler damage ----

/** 13-5b Point by point through the counter zone; nobody may answer it (9-3d), and no rule effect is checked in between. */
const rulerDamage = procedure(
  "rulerDamage",
  { seat: 0 as Seat, left: 0, flags: 0, card: Card.none },
  ({ act, ask }) => ({
    point: act("13-5", (g, d) => {
      const card = g.first(d.seat, Place.deck);
      g.move(card, Place.counter, "13-5");
      if (g.printed(card).cnt) {
        d.card = card;
        if (g.now.counterStopsDamage === 1) g.recorder?.note("counter", card, d.left, "16-4");
        else g.recorder?.note("counter point", card, 0, "16-4");
        return;
      }
      g.move(card, Place.damage, "13-5");
      d.left--;
    }),

    counter: ask("16-4", {
      says: (g, d) => `use the counter ability of ${g.publicName(d.card)}?`,
      about: (g, d) => ({ card: d.card, ability: g.printed(d.card).counter!.id }),
      means: (g, d, _card, verb) =>
        verb === Verb.no
          ? isBare(g, d.card)
            ? "the same: it goes to the graveyard"
            : "it goes to the graveyard without it"
          : sayText(g, g.printed(d.card).counter!, d.card, d.seat),
      unless: (g, d) => !mayCounter(g, d.seat, d.card),
      who: (_g, d) => d.seat,
      options(_g, _d, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, d, _card, verb) {
        if (verb === Verb.no) return;
        const { card, seat, left, flags } = d;
        g.recorder?.note("counter used", card, 0, "16-4");
        d.card = Card.none;
        d.left = 0;
        if (g.now.counterStopsDamage === 0 && left > 1) g.putOnGate(Kind.rulerDamage, g.ruler[seat], seat, 0, left - 1, flags, "13-5b"); // goes on after the ability
        playAbility(g, seat, card, g.object[card], g.printed(card).counter!);
      },
    }),

    unused: act(
      "R-CNT",
      (g, d) => {
        g.recorder?.note("counter unused", d.card, 0, "R-CNT", Card.none, undefined, 0, besides(whyUnused(g, d.seat, d.card)));
        g.move(d.card, Place.graveyard, "R-CNT");
        d.card = Card.none;
        d.left = g.now.counterStopsDamage === 1 ? 0 : d.left - 1; // the check ends, the remaining points are lost
      },
      { unless: (_g, d) => d.card === Card.none },
    ),
  }),
  { again: (g, d) => d.left > 0 && g.count(d.seat, Place.deck) > 0, where: "damage check" },
);

/** 16-4 All that its counter ability does is to send it to the graveyard: it has ended the check already. */
function isBare(g: GateRuler, card: Card): boolean {
  const [only, ...more] = g.printed(card).counter!.program;
  return (
    only?.word === Word.move &&
    more.length === 0 &&
    only.target.aim === Aim.self &&
    only.to.zones.length === 0 &&
    only.to.place === Place.graveyard
  );
}

/** The damage check under way: whose ruler, and how many points are still to come, none after a counter card that ends it; null if none is. */
export function damageCheck(g: GateRuler): { readonly seat: Seat; readonly left: number } | null {
  const d = g.running(rulerDamage);
  return d === null ? null : { seat: d.seat, left: d.card !== Card.none && g.now.counterStopsDamage === 1 ? 0 : d.left };
}

/** 16-4 The counter ability of a card in the counter zone may be used. */
function mayCounter(g: GateRuler, seat: Seat, card: Card): boolean {
  const { counter } = g.printed(card);
  return counter !== null && !isCounterForbidden(g) && mayPut(g, counter, card, seat, 0, Card.none) === null;
}

const isCounterForbidden = (g: GateRuler): boolean => g.constantsOn(Concern.counters)?.counterForbidden[0] === 1;

export function beginRulerDamage(g: GateRuler): void {
  const { seat, amount, flags } = g.resolving;
  g.forgetResolving();
  const d = g.begin(rulerDamage);
  d.seat = seat;
  d.left = amount;
  d.flags = flags;
}

// ---- recovery ----

/** GR-13-RECOVER: on a ruler, its player picks cards of the damage zone; on a unit, the damage becomes less. */
export function recover(g: GateRuler, card: Card, amount: number): boolean {
  if (!g.isRuler(card)) {
    const before = g.damage[card];
    if (before === 0) g.noteNothing(g.resolving.card, g.resolving.ability, "GR-13-RECOVER", `${g.cardName(card)} has no damage`);
    else g.recorder?.note("recover", card, Math.min(before, amount), "GR-13-RECOVER");
    g.setDamage(card, Math.max(0, before - amount), "GR-13-RECOVER");
    return before > 0;
  }
  const r = g.begin(recovering);
  r.seat = g.ownerOf(card);
  if (g.count(r.seat, Place.damage) === 0) g.noteNothing(g.resolving.card, g.resolving.ability, "GR-13-RECOVER", "the ruler has no damage");
  r.left = amount;
  return false; // until a card is picked
}

const recovering = procedure(
  "recovering",
  { seat: 0 as Seat, left: 0 },
  ({ ask }) => ({
    pick: ask("GR-13-RECOVER", {
      says: (_g, r) => `which damage card is recovered? Up to ${r.left} more`,
      means: (_g, _r, _card, verb) => (verb === Verb.enough ? "" : "it goes from the damage zone to the graveyard"),
      who: (_g, r) => r.seat,
      options(g, r, may) {
        for (const card of g.cards(r.seat, Place.damage)) may.offer(Verb.choose, card);
        may.offer(Verb.enough);
      },
      chosen(g, r, card, verb) {
        if (verb === Verb.enough) {
          r.left = 0;
          if (g.resolving.done === 0 && g.count(r.seat, Place.damage) > 0)
            g.noteDeclined(g.resolving.card, g.resolving.ability, "GR-13-RECOVER");
        } else {
          g.recorder?.note("recover", g.ruler[r.seat], 0, "GR-13-RECOVER", Card.none, undefined, 0, {
            words: "a damage card goes to the graveyard",
          });
          g.move(card, Place.graveyard, "GR-13-RECOVER");
          g.resolving.done = 1;
          r.left--;
        }
      },
      again: (_g, r) => r.left > 0,
    }),
  }),
  { where: "recovery" },
);

/** Why its counter ability was not used. */
function whyUnused(g: GateRuler, seat: Seat, card: Card): string {
  const { counter } = g.printed(card);
  if (counter === null) return "it has none";
  if (isCounterForbidden(g)) return "a card forbids counter abilities";
  const no = mayPut(g, counter, card, seat, 0, Card.none);
  return no === null ? `P${seat + 1} chooses not to use it` : (CANNOT[no] ?? "it cannot be used now");
}
const CANNOT: Readonly<Partial<Record<Paragraph, string>>> = {
  "GR-7-CONDITION": "its condition does not hold now",
  "GR-7-PLAY": "there is nothing that it could be aimed at",
  "GR-7-MODE": "there is nothing that it could be aimed at",
  "GR-7-PRICE": "its price cannot be paid",
  "GR-7-COST": "its price cannot be paid",
  "GR-13-REVERSAL": "its price cannot be paid",
};

/** 11. System processing: rule effects, then waiting abilities, the turn player's first (GR-1-APNAP), until nothing is done. */
import { Card, type Clause, type OptionList, otherSeat, type Row, type Seat } from "@duelex/kernel";
import { SET_ZONES, Timing, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { Flag, Wait } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { couldPlaySet, mayPlayText, mayPut } from "./07-playing.ts";
import { playAbility, playCard } from "./07-to-the-gate.ts";
import { ruleEffects, ruleEffectsPending } from "./12-rule-effects.ts";
import { answers, sayHappening } from "./14-abilities.ts";
import { findCounterattack } from "./16-keywords.ts";
import { procedure } from "./procedures.ts";

export { mayCounterattack } from "./16-keywords.ts";

/** Would system processing do anything? (8-7c-2, GR-6-LOOP) */
export const isPending = (g: GateRuler): boolean => g.waits.count > 0 || ruleEffectsPending(g);

export const system = procedure(
  "system",
  { did: 0, seat: 0 as Seat },
  ({ act, ask }) => ({
    ruleEffects: act("GR-11", (g, s) => {
      s.did = ruleEffects(g) ? 1 : 0; // all of them together, then once more from the beginning
      s.seat = g.now.active;
      if (s.did === 1 || g.over) return;
      findCounterattack(g);
      const { late } = g.waits.column;
      for (let row: Row = 0; row < g.waits.count; row++) late[row] = 0;
    }),

    turnPlayers: ask("GR-11", {
      says: (g, s) => sayWaiting(g, s.seat),
      about: (g, s) => aboutWaiting(g, s.seat),
      means: (g, _s, argument, verb) => meansPut(g, argument, verb),
      unless: (g, s) => s.did === 1 || !hasWaiting(g, s.seat),
      who: (_g, s) => s.seat,
      options: (g, s, may) => offerWaiting(g, s.seat, may),
      evenIfForced: (g, s) => hasChance(g, s.seat) && couldPlaySet(g, s.seat),
      chosen: (g, s, argument, verb) => putWaiting(g, s.seat, argument, verb),
      again: (g, s) => hasWaiting(g, s.seat),
    }),

    theOthers: ask("GR-11", {
      says: (g, s) => sayWaiting(g, otherSeat(s.seat)),
      about: (g, s) => aboutWaiting(g, otherSeat(s.seat)),
      means: (g, _s, argument, verb) => meansPut(g, argument, verb),
      unless: (g, s) => s.did === 1 || !hasWaiting(g, otherSeat(s.seat)),
      who: (_g, s) => otherSeat(s.seat),
      options: (g, s, may) => offerWaiting(g, otherSeat(s.seat), may),
      evenIfForced: (g, s) => hasChance(g, otherSeat(s.seat)) && couldPlaySet(g, otherSeat(s.seat)),
      chosen: (g, s, argument, verb) => putWaiting(g, otherSeat(s.seat), argument, verb),
      again: (g, s) => hasWaiting(g, otherSeat(s.seat)),
    }),
  }),
  { again: (g, s) => s.did === 1 || isPending(g), where: "what has triggered" },
);

/** What is asked: in which order abilities come, and whether a set card answers what has happened, and what that is. */
function sayWaiting(g: GateRuler, seat: Seat): string {
  const { seat: of, late, kind, happening, subject } = g.waits.column;
  let must = 0;
  const happened = new Set<string>();
  for (let row: Row = 0; row < g.waits.count; row++) {
    if (of[row] !== seat || late[row] !== 0) continue;
    if (kind[row] === Wait.setChance)
      happened.add(sayHappening(happening[row], subject[row] === Card.none ? "" : g.publicName(subject[row])));
    else must++;
  }
  const order =
    must > 1
      ? "which of your abilities that have triggered is put on the gate next?"
      : "an ability of yours that has triggered is put on the gate";
  if (happened.size === 0) return order;
  const answer = `${[...happened].join(", ")}: use a set card triggered by it?`;
  return must === 0 ? answer : `${answer} Else ${order}`;
}

/** The text of the only ability that waits; with several of them each answer says its own. */
function aboutWaiting(g: GateRuler, seat: Seat): Clause | null {
  const { seat: of, late, kind, card, ability } = g.waits.column;
  let found: Clause | null = null;
  for (let row: Row = 0; row < g.waits.count; row++) {
    if (of[row] !== seat || late[row] !== 0 || kind[row] === Wait.setChance) continue;
    if (found !== null) return null;
    found = { card: card[row], ability: ability[row] };
  }
  return found;
}

function meansPut(g: GateRuler, argument: Card, verb: number): string {
  switch (verb) {
    case Verb.put:
      return g.pack.cards.sayAbility(g.ability(g.waits.column.ability[argument as number as Row]));
    case Verb.playSet:
      return g.pack.cards.sayAbility(g.printed(argument).event!);
    default:
      return "none; other set cards may come next";
  }
}

// ---- what waits ----

function hasWaiting(g: GateRuler, seat: Seat): boolean {
  const { seat: of, late } = g.waits.column;
  for (let row: Row = 0; row < g.waits.count; row++) if (of[row] === seat && late[row] === 0) return true;
  return false;
}

function hasChance(g: GateRuler, seat: Seat): boolean {
  const { seat: of, late, kind } = g.waits.column;
  for (let row: Row = 0; row < g.waits.count; row++) if (of[row] === seat && late[row] === 0 && kind[row] === Wait.setChance) return true;
  return false;
}

/** Abilities in any order; a set card that answers may be played before, between and after them, or not at all. */
function offerWaiting(g: GateRuler, seat: Seat, may: OptionList): void {
  const { seat: of, late, kind } = g.waits.column;
  let must = 0;
  let chance = false;
  for (let row: Row = 0; row < g.waits.count; row++) {
    if (of[row] !== seat || late[row] !== 0) continue;
    if (kind[row] === Wait.setChance) chance = true;
    else {
      must++;
      may.offer(Verb.put, row);
    }
  }
  if (!chance) return;
  for (const zone of SET_ZONES) for (const card of g.cards(seat, zone)) may.offer(Verb.playSet, card, mayAnswer(g, seat, card));
  if (must === 0) may.offer(Verb.pass);
}

/** 7.4 Set, automatic: a face-down set card whose trigger has occurred; its level is paid now. */
function mayAnswer(g: GateRuler, seat: Seat, card: Card): No {
  if (g.faceDown[card] === 0) return "9-3e-2";
  const text = g.printed(card).event;
  if (text === null || text.timing !== Timing.setAutomatic) return "GR-7-TIMING";
  const { seat: of, late, kind, happening, subject, flags } = g.waits.column;
  for (let row: Row = 0; row < g.waits.count; row++) {
    if (of[row] !== seat || late[row] !== 0 || kind[row] !== Wait.setChance) continue;
    if (answers(g, text, seat, happening[row], subject[row], flags[row])) return mayPlayText(g, text, card, seat);
  }
  return "GR-7-TIMING";
}

function putWaiting(g: GateRuler, seat: Seat, argument: Card, verb: number): void {
  if (verb === Verb.pass) {
    dropChances(g, seat);
    return;
  }
  if (verb === Verb.playSet) {
    if (g.setCards[seat] === 1) dropChances(g, seat); // there is nothing left to ask about
    playCard(g, seat, argument);
    return;
  }
  const row = argument as number as Row;
  const { kind, ability, card, object, subject, subjectObject, flags } = g.waits.column;
  const [what, id, source, its, about, aboutObject, facts] = [
    kind[row],
    ability[row],
    card[row],
    object[row],
    subject[row],
    subjectObject[row],
    flags[row],
  ];
  g.waits.remove(row);
  if (what === Wait.openCard) {
    putOpenCard(g, seat, source, its);
    return;
  }
  const clause = g.ability(id);
  const isHere = g.object[source] === its;
  if (clause.oncePerTurn && isHere && (g.used[source] & (1 << clause.slot)) !== 0) {
    g.noteNothing(source, id, "GR-14-LIMIT", "it has been used in this turn");
    return;
  }
  const no = mayPut(g, clause, source, seat, 0, Card.none, false); // a required choice with nothing to choose: it is not put there
  if (no !== null) {
    const isChoice = no === "GR-7-PLAY" || no === "GR-7-MODE";
    g.noteNothing(source, id, no, isChoice ? "there is nothing that it could choose" : "its price cannot be paid");
    return;
  }
  const p = playAbility(g, seat, source, its, clause);
  p.subject = about;
  p.subjectObject = aboutObject;
  p.flags = facts & ~Flag.fromHand;
}

/** What could be answered now; what happened meanwhile is asked about in the next round (R-D-BATCH). */
function dropChances(g: GateRuler, seat: Seat): void {
  const { seat: of, kind, late } = g.waits.column;
  g.waits.removeWhere((row) => of[row] === seat && kind[row] === Wait.setChance && late[row] === 0);
}

/** GR-16-OPEN Level paid; if it cannot be, nothing happens. */
function putOpenCard(g: GateRuler, seat: Seat, card: Card, object: number): void {
  const text = g.printed(card).event;
  if (text === null || g.object[card] !== object) return;
  const no = mayPlayText(g, text, card, seat);
  if (no === null) playCard(g, seat, card);
  else g.noteNothing(card, text.id, no, "it cannot be played now");
}

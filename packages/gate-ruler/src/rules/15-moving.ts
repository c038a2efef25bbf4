/** 15 What a text moves: to a place, into a zone that is picked, out of the soul. */
import { Card, type Row } from "@duelex/kernel";
import { Happening, isUnitZone, Place, Type, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { type Instruction, Word } from "../vocabulary/clauses.ts";
import { Concern } from "../vocabulary/concerns.ts";
import { sayLeaving } from "./07-to-the-gate.ts";
import { raise, touchDown } from "./14-abilities.ts";
import { programOf } from "./14-aims.ts";
import { sayNoZone, zonesFor } from "./14-vain.ts";
import { procedure } from "./procedures.ts";

/** A damage zone can be locked (forbidLeaveDamageZone). */
export const canLeave = (g: GateRuler, card: Card): boolean =>
  g.placeOf(card) !== Place.damage || g.constantsOn(Concern.damageZone)?.damageZoneLocked[g.ownerOf(card)] !== 1;

/** With none of the zones the card does not move. */
export function toZone(g: GateRuler, card: Card, step: number): boolean {
  const { to } = programOf(g)[step]!;
  if (zonesFor(g, card, to).length === 0) return g.staysWhereItIs(card, "1-5b", sayNoZone(to));
  const p = g.begin(pickingZone);
  p.card = card;
  p.object = g.object[card];
  p.step = step;
  return true;
}

const pickingZone = procedure(
  "pickingZone",
  { card: Card.none, object: 0, step: 0 },
  ({ ask }) => ({
    zone: ask("R-CHOOSE", {
      says: (g, p) => `where does ${g.publicName(p.card)} go?`,
      means: (g, p, zone) => sayLeaving(g, g.ownerOf(p.card), zone as number as Place),
      unless: (g, p) => g.object[p.card] !== p.object,
      who: (g) => g.resolving.seat,
      options(g, p, may) {
        for (const zone of zonesFor(g, p.card, programOf(g)[p.step]!.to)) may.offer(Verb.zone, zone);
      },
      chosen(g, p, zone) {
        const i = programOf(g)[p.step]!;
        const to = zone as number as Place;
        const isDone = i.word === Word.specialSummon ? summon(g, p.card, to) : moveTo(g, p.card, to, i);
        if (!isDone) g.resolving.done = 0;
      },
      nothing(g, p) {
        g.resolving.done = 0; // another card has taken the last zone
        if (g.object[p.card] === p.object) g.staysWhereItIs(p.card, "1-5b", sayNoZone(programOf(g)[p.step]!.to));
      },
    }),
  }),
  { where: "moving" },
);

/** 15-3a Followed to where it goes; a unit that comes from elsewhere than the play area enters play, by whatever way (15-3b). */
export function moveTo(g: GateRuler, card: Card, to: Place, i: Instruction, rule: Paragraph = "15-3a"): boolean {
  const wasInPlay = g.isInPlay(card);
  const before = g.object[card];
  if (!g.move(card, to, rule, i.faceDown ? 1 : 0)) return false;
  follow(g, card, before);
  if (!wasInPlay && isUnitZone(to) && g.printed(card).type === Type.unit) raise(g, Happening.entersPlay, "15-3b", card);
  return true;
}

/** R-D-FOLLOW What an effect is aimed at and moves itself it still finds. */
function follow(g: GateRuler, moved: Card, before: number): void {
  const { of, card, object } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === g.resolving.id && card[row] === moved && object[row] === before) object[row] = g.object[moved];
}

/** GR-7-SPECIAL The unit enters active, without cost, summon right or touchdown. */
function summon(g: GateRuler, card: Card, zone: Place): boolean {
  const before = g.object[card];
  if (!g.move(card, zone, "GR-7-SPECIAL")) return false;
  follow(g, card, before);
  const flags = g.ability(g.resolving.ability).isGenesis ? Flag.genesis : 0;
  raise(g, Happening.entersPlay, "15-3b", card, flags);
  raise(g, Happening.specialSummoned, "GR-7-SPECIAL", card, flags);
  if (g.recorder !== null) touchDown(g, card, false);
  return true;
}

/** That many soul cards, all of them or it was not done. */
export function beginSoulPicks(g: GateRuler, host: Card, n: number): void {
  if (g.souls[host] === 0) return;
  const s = g.begin(soulPicks);
  s.host = host;
  s.left = n;
}

const soulPicks = procedure(
  "soulPicks",
  { host: Card.none, left: 0 },
  ({ ask }) => ({
    pick: ask("GR-15-SOUL", {
      says: (g, s) => `which soul card of ${g.publicName(s.host)} goes to the deck bottom?`,
      who: (g) => g.resolving.seat,
      options(g, s, may) {
        for (const soul of g.soulsOf(s.host)) may.offer(Verb.choose, soul);
      },
      chosen(g, s, soul) {
        g.move(soul, Place.deck, "GR-15-SOUL");
        s.left--;
        if (s.left === 0) g.resolving.done = 1;
      },
      again: (g, s) => s.left > 0 && g.souls[s.host] > 0,
    }),
  }),
  { where: "soul cards" },
);

/** GR-15-DISCARD That many cards of the hand, or all. */
export const discarding = procedure(
  "discarding",
  { left: 0 },
  ({ ask }) => ({
    pick: ask("GR-15-DISCARD", {
      says: (_g, d) => `which card of the hand is discarded? ${d.left} more`,
      who: (g) => g.resolving.seat,
      options(g, d, may) {
        for (const card of g.cards(g.resolving.seat, Place.hand)) may.offer(Verb.choose, card);
        may.wanted(d.left);
      },
      chosen(g, d, card) {
        g.move(card, Place.graveyard, "GR-15-DISCARD");
        d.left--;
      },
      again: (g, d) => d.left > 0 && g.count(g.resolving.seat, Place.hand) > 0,
    }),
  }),
  { where: "discarding" },
);

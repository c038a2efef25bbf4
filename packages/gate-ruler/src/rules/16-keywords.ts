import { Card } from "@duelex/kernel";
import { AttackStep, Change, isAttackZone, Keyword, Place, Profile, Verb } from "../names.ts";
import { eachFitting } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { Skill } from "../vocabulary/clauses.ts";
import { waitForSkill } from "./14-abilities.ts";
import { programOf } from "./14-aims.ts";
import { procedure } from "./procedures.ts";

/** 8-5a Only if, at this moment, the attacked card is a unit with Intercept; 8-5a-1 never against a ruler, nor without attack card. */
export function intercepts(g: GateRuler): boolean {
  const attacked = g.attacked;
  return g.attackingUnit !== Card.none && !g.isRuler(attacked) && g.has(attacked, Keyword.Intercept); // 16-7
}

/** Could the attacked unit still strike back in this damage step? R-D-STRIKER: at the attack card of that moment. */
export function mayCounterattack(g: GateRuler): boolean {
  const now = g.now;
  if (now.combatDone !== 1 || now.attackStep !== AttackStep.damage || now.profile >= Profile.v2021_03) return false;
  const unit = now.combatTarget;
  if (!g.isStill(unit, now.combatObject) || !g.isUnitInPlay(unit) || g.attackingUnit === Card.none) return false;
  return g.doomed[unit] === 0 && g.has(unit, Keyword.Counterattack);
}

/**
 * 16-8, R-COUNTERATTACK: from the moment the attacked unit has received combat damage to the end of 8-6c, the first system processing
 * that finds it in play without a Destruction waiting for it puts its Counterattack on the gate. Not against rulers.
 */
export function findCounterattack(g: GateRuler): void {
  if (!mayCounterattack(g)) return;
  g.now.combatDone = 2;
  waitForSkill(g, Skill.counterattack, g.now.combatTarget);
}

/** 16-5, R-PIERCE The defender was destroyed by 12-4a before 8-6c ended, and has been moved; R-D-PIERCER: its attacker is still there. */
export function findPiercing(g: GateRuler): void {
  const now = g.now;
  if (now.combatDestroyed !== 2 || now.combatHitDefence !== 1 || now.attackStep !== AttackStep.damage || now.profile >= Profile.v2021_03)
    return;
  now.combatHitDefence = 0; // once
  if (pierces(g)) waitForSkill(g, Skill.piercing, now.combatSource);
}

/** Has what struck Piercing, and is it still in play? */
export function pierces(g: GateRuler): boolean {
  const { combatSource, combatSourceObject } = g.now;
  return g.isStill(combatSource, combatSourceObject) && g.has(combatSource, Keyword.Piercing);
}

// ---- what texts do ----

/** GR-16-GENESIS Materials are chosen now, this card among them; they go to the deck bottom together. */
export const materials = procedure(
  "materials",
  { step: 0, picks: 0, enough: 0 },
  ({ act, ask }) => ({
    pick: ask("GR-16-GENESIS", {
      says: (g, m) => `${g.publicName(g.resolving.card)}: which other cards are its materials? ${m.picks} chosen`,
      means: (_g, _m, _card, verb) => (verb === Verb.enough ? "" : "it goes to the deck bottom with the others"),
      who: (g) => g.resolving.seat,
      options(g, m, may) {
        const r = g.resolving;
        const { filter, least, most } = programOf(g)[m.step]!.target;
        if (m.picks < most) {
          eachFitting(g, filter!, r.seat, r.card, (card) => {
            if (g.picked[card] === 0 && card !== r.card) may.offer(Verb.choose, card);
          });
        }
        if (m.picks >= least) may.offer(Verb.enough);
      },
      chosen(g, m, card, verb) {
        if (verb === Verb.enough) m.enough = 1;
        else {
          g.pick(card, 1);
          m.picks++;
        }
      },
      nothing(_g, m) {
        m.enough = 1;
      },
      again: (_g, m) => m.enough === 0,
    }),

    together: act("GR-16-GENESIS", (g, m) => {
      const r = g.resolving;
      const enough = m.picks >= programOf(g)[m.step]!.target.least;
      if (!enough) g.noteNothing(r.card, r.ability, "GR-16-GENESIS", "what it needs besides itself is not in play", "resolve play ability");
      const cards: Card[] = enough ? [r.card] : [];
      for (const place of [Place.left, Place.right, Place.defence]) {
        for (const card of g.cards(r.seat, place)) {
          if (g.picked[card] === 0) continue;
          g.pick(card, 0);
          if (enough) cards.push(card);
        }
      }
      let moved = 0;
      for (const card of cards) if (g.move(card, Place.deck, "GR-16-GENESIS")) moved++;
      r.done = enough && moved === cards.length ? 1 : 0;
    }),
  }),
  { where: "Genesis Summon" },
);

/** GR-16-ATTR One attribute found on any card of the loaded card file. */
export const choosingAttribute = procedure(
  "choosingAttribute",
  { until: 0 },
  ({ ask }) => ({
    which: ask("GR-16-ATTR", {
      says: (g) => `which attribute does ${g.publicName(g.resolving.card)} also have until the end of the turn?`,
      who: (g) => g.resolving.seat,
      options(g, _c, may) {
        for (let n = 1; n < g.pack.cards.words.attributes.length; n++) may.offer(Verb.attribute, n);
      },
      chosen(g, c, attribute) {
        g.change(g.resolving.card, Change.attribute, c.until, "GR-16-ATTR", 0, 0, 0, attribute);
        g.recorder?.note("attribute", g.resolving.card, 0, "GR-16-ATTR", Card.none, undefined, 0, {
          words: g.pack.cards.attribute(attribute),
        });
      },
    }),
  }),
  { where: "Attribute choice" },
);

/** 16-6 From an attack zone to your defence zone, if that is empty when this resolves. */
export function mayGuardCentre(g: GateRuler): boolean {
  const { card, object, seat } = g.resolving;
  return g.isStill(card, object) && isAttackZone(g.placeOf(card)) && g.count(seat, Place.defence) === 0;
}

export const guardingCentre = procedure(
  "guardingCentre",
  {},
  ({ ask }) => ({
    move: ask("16-6", {
      says: (g) => `move ${g.publicName(g.resolving.card)} to the defence zone?`,
      means: (_g, _v, _card, verb) => (verb === Verb.yes ? "it guards the centre line" : "it stays in its attack zone"),
      who: (g) => g.resolving.seat,
      options(_g, _v, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, _v, _card, verb) {
        if (verb === Verb.yes) g.move(g.resolving.card, Place.defence, "16-6");
        else g.noteDeclined(g.resolving.card, g.resolving.ability, "16-6");
      },
    }),
  }),
  { where: "Vigilance" },
);

/** 11. Keyword effects, as far as they are not a line in a predicate of chapter 7. */
import { Card } from "@duelex/kernel";
import { Keyword, Place, Timing, Until, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { restersFor } from "../vocabulary/replacing.ts";
import { amountOf } from "../vocabulary/standing.ts";
import { procedure } from "./procedures.ts";

/** 11-1-2 <Breach n>: on its controller's turn, else it is told why nothing comes of it; nothing to hit, no Breach. Copies add up. */
export function breach(g: Gundam, unit: Card, destroyed: Card): void {
  const isOwnTurn = g.ownerOf(unit) === g.active;
  if ((!isOwnTurn && g.recorder === null) || !g.has(unit, Keyword.Breach)) return;
  const enemy = g.opponent(g.ownerOf(unit));
  if (g.base(enemy) === Card.none && g.topShield(enemy) === Card.none) return;
  g.because = g.recorder?.latestTo(destroyed, "destroy") ?? null;
  if (!isOwnTurn) {
    g.recorder?.note("no breach", unit, 0, "11-1-2", Card.none, undefined, 0, { cause: g.because });
    return;
  }
  g.wait(g.set.breach.id, unit, unit, Card.none, amountOf(g, unit, Keyword.Breach));
}

/** 11-1-1 <Repair n>: of the active player's Units in the end step; for undamaged ones only if something could damage them first. */
export function repair(g: Gundam, unit: Card): void {
  const mayMatter = g.damage[unit] > 0 || g.watchers[Timing.EndOfYourTurn] !== 0 || g.watchers[Timing.thisUnitRecovers] !== 0;
  g.because = null;
  if (mayMatter && g.has(unit, Keyword.Repair)) g.wait(g.set.repair.id, unit, unit, Card.none, amountOf(g, unit, Keyword.Repair));
}

/** 11-1-3 <Support n>: an active Unit, and another friendly Unit; allowed on the deploy turn. */
export function maySupport(g: Gundam, unit: Card): No {
  return g.rested[unit] === 1 || g.count(g.ownerOf(unit), Place.battleArea) < 2 ? "11-1-3" : null;
}

export const support = procedure(
  "support",
  { unit: Card.none, supported: Card.none, amount: 0, asks: 0 },
  ({ act, ask }) => ({
    rest: act("11-1-3", (g, s) => {
      s.amount = amountOf(g, s.unit, Keyword.Support);
      if (restersFor(g, s.unit, g.active, s.unit, false).length === 0)
        g.restByEffect(s.unit, "11-1-3");
      else s.asks = 1;
    }),

    instead: ask("9-1-9", {
      says: () => "choose which card is rested",
      unless: (_g, s) => s.asks === 0,
      who: (g) => g.active,
      options(g, s, may) {
        may.offer(Verb.choose, s.unit);
        for (const card of restersFor(g, s.unit, g.active, s.unit, false)) may.offer(Verb.choose, card);
      },
      chosen(g, _s, card) {
        g.restByEffect(card, "11-1-3");
      },
    }),

    choose: ask("11-1-3", {
      says: (g, s) => `<Support ${s.amount}> of ${g.cardName(s.unit)}: choose another of your Units`,
      means: (_g, s) => `it gets AP+${s.amount} during this turn`,
      who: (g) => g.active,
      options(g, s, may) {
        for (const unit of g.units(g.active)) may.offer(Verb.choose, unit, unit === s.unit ? "11-1-3" : null);
      },
      chosen(_g, s, unit) {
        s.supported = unit;
      },
    }),

    raise: act("11-1-3", (g, s) => {
      g.modify(s.supported, g.set.support.id, s.amount, Until.turn, g.active, s.unit, "11-1-3");
      g.announce(Timing.thisUnitSupportRaisedAp, s.unit, s.supported);
    }),
  }),
  { where: (g, s) => `<Support> of ${g.cardName(s.unit)}` },
);

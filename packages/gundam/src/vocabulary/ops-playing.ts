/** 16.10 Playing, and the keywords' own effects. */
import { Card } from "@duelex/kernel";
import { Beginning } from "../cards.ts";
import { Damage } from "../names.ts";
import { type Effect, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { commandEffectOf, mayActivate } from "./activation.ts";
import { dealDamage } from "./damage.ts";
import { Begins, Done, holding, once } from "./word.ts";

/** 6-5-2: read while the card is played (rules/06-playing.ts). */
export const costModifier = holding();
/** 6-5-2, Q120: read while the card is played. */
export const playAs = holding();

/** 11-2-5: the instructions of this card's 【Main】 as part of the Burst; the card stays where it is {3-4-6-3-1}. */
export const activateOwnMainEffect = once((g, e) => (g.printed(e.source).main === null ? Done.nothing : Done.all), {
  begins: Begins.ownMain,
});

/** 11-2-5: the same for 【Action】. */
export const activateOwnActionEffect = once((g, e) => (g.printed(e.source).action === null ? Done.nothing : Done.all), {
  begins: Begins.ownAction,
});

/** {3-4-6-3-1}: the 【Main】 of the card paired with this Unit, which stays where it is. */
export const activatePairedMainEffect = once(
  (g, e) => (commandEffectOf(g, Beginning.pairedMain, e.source, e.player, e.unit) === null || e.gone === 1 ? Done.nothing : Done.all),
  { begins: Begins.pairedMain },
);

/** The 【Main】 of the Command that this effect has discarded, which stays in the trash. */
export const activateDiscardedMainEffect = once((g, e) => (discardedMain(g, e) === Card.none ? Done.nothing : Done.all), {
  begins: Begins.discardedMain,
  possible: (g, e) => discardedMain(g, e) !== Card.none,
});

/** The discarded Command whose 【Main】 can be activated now, or no card. */
export function discardedMain(g: Gundam, e: Effect): Card {
  const card = g.firstChosen(Slot.discarded);
  const main = g.printed(card).main;
  return main !== null && mayActivate(g, main, card, e.player) ? card : Card.none;
}

/** 11-1-2-3: the number counted when it triggered, to the Base, otherwise to the top Shield; nothing left: nothing. */
export const breach = once((g, e) => {
  const enemy = g.opponent(e.player);
  const base = g.base(enemy);
  const target = base !== Card.none ? base : g.topShield(enemy);
  return dealDamage(g, target, e.amount, e.unit, e.gone === 1, Damage.effect, "11-1-2-3") ? Done.all : Done.nothing;
});

/** 11-1-1: nothing on an undamaged Unit (Q51). */
export const repair = once((g, e) => (e.gone === 0 && g.recover(e.unit, e.amount, "11-1-1") ? Done.all : Done.nothing));

/** 16.10 Damage, HP, destruction. */
import { Card } from "@duelex/kernel";
import { type Instruction, Where } from "../cards.ts";
import { Damage, Place, Standing, Until, Verb } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { programOf } from "./activation.ts";
import { aim, land, preferRedirection, redirectionsOf } from "./damage.ts";
import { timesNow } from "./ops-values.ts";
import { isSafeFrom } from "./standing.ts";
import { asking, Done, each, firstOf, holding, lasting, once, outcome, secondOf, sourceOf, targetsOf } from "./word.ts";

/** The next target whose damage several substitutions could change (10.5); `e.picks` targets have been looked at. */
function unitToOrder(g: Gundam, e: Effect, i: Instruction): number {
  const { targets } = g.lists;
  const count = targetsOf(g, e, i);
  for (let at = e.picks; at < count; at++)
    if (g.stands(targets[at]!, Standing.redirected) && redirectionsOf(g, targets[at]!, Damage.effect).length > 1) return at;
  return -1;
}

/** 4-5-3 Effect damage, dealt by the Unit, Base or Command that carries the effect; first its substitutions are put in order (9-1-9). */
export const damage = asking(
  {
    says: "choose which Unit receives the damage instead",
    who: (g) => {
      const e = g.effect;
      const i = programOf(g, e)[e.step]!;
      return g.ownerOf(g.lists.targets[unitToOrder(g, e, i)]!);
    },
    needed: (g, e, i) => g.modifiers.count > 1 && unitToOrder(g, e, i) !== -1,
    options(g, e, i, may) {
      for (const to of redirectionsOf(g, g.lists.targets[unitToOrder(g, e, i)]!, Damage.effect)) may.offer(Verb.choose, to);
    },
    chosen(g, e, i, to) {
      const at = unitToOrder(g, e, i);
      preferRedirection(g, g.lists.targets[at]!, Damage.effect, to);
      e.picks = at + 1;
    },
  },
  (g, e, i) => {
    e.picks = 0;
    const count = targetsOf(g, e, i);
    const amount = i.n * timesNow(g, e, i);
    const blows = g.lists.targets.slice(0, count).map((card) => aim(g, card, amount, sourceOf(e), e.gone === 1, Damage.effect, "4-5-3"));
    let did = 0;
    for (const blow of blows) if (land(g, blow)) did++;
    return outcome(did, count);
  },
  { possible: (g, e, i) => targetsOf(g, e, i) > 0 },
);

/** 4-6. An undamaged card cannot recover (Q188). */
export const recover = each(
  (g, card, i) => g.recover(card, i.n, "4-6"),
  (g, card) => g.damage[card] > 0,
);

/** 4-10 A destroy-effect: all at one moment. A Pilot alone goes to the trash (3.2), a Shield may Burst, a Resource returns. */
export const destroy = once(
  (g, e, i) => {
    const { targets } = g.lists;
    return destroyThem(g, e, targets, targetsOf(g, e, i));
  },
  { possible: (g, e, i) => targetsOf(g, e, i) > 0 },
);

/** The first n cards of the enemy shield area, the Base before the Shields, the top Shield first (3-6-4-1), at one moment. */
export const destroyShieldAreaTop = once((g, e, i) => {
  const enemy = g.opponent(e.player);
  const cards: Card[] = [];
  const base = g.base(enemy);
  if (base !== Card.none) cards.push(base);
  for (let shield = g.topShield(enemy); shield !== Card.none && cards.length < i.n; shield = g.zones.before[shield]) cards.push(shield);
  const did = destroyThem(g, e, cards, cards.length);
  return cards.length < i.n && did === Done.all ? Done.partly : did;
});

/** Each of them in its own way, all at one moment; what cannot be destroyed by enemy effects stays (Q287). */
function destroyThem(g: Gundam, e: Effect, targets: readonly Card[], count: number): Done {
  const { doomed } = g.lists;
  let did = 0;
  let units = 0;
  const alone: Card[] = [];
  const shields: Card[] = [];
  for (let at = 0; at < count; at++) {
    const card = targets[at]!;
    const place = g.placeOf(card);
    if (isSafeFrom(g, card, g.ownerOf(e.source))) {
      g.recorder?.note("prevent destruction", card, 0, "1-3-3");
      continue;
    }
    if (place === Place.battleArea || place === Place.baseSection) doomed[units++] = card;
    else if (place === Place.beneath) alone.push(card);
    else if (place === Place.shieldSection) shields.push(card);
    else if (place === Place.resourceArea) g.leave(card, Place.resourceDeck, "4-10-4");
    else continue;
    did++;
  }
  g.tellDestroyedShields(shields, "4-10");
  g.destroyShields(shields);
  // A Pilot whose Unit is destroyed with it goes with that (6-5-2-3-4).
  for (const pilot of alone) if (!doomed.slice(0, units).includes(g.partner[pilot])) g.leavePilot(pilot, Place.trash, "4-10");
  g.destroyAll(doomed, units, "4-10", true);
  return outcome(did, count);
}

/** 1-3-3 "Can't receive damage": of the targets, or of whatever lies in the shield area then. */
export const preventDamage = (() => {
  const forTargets = lasting("1-3-3", Standing.protected);
  return {
    ...forTargets,
    does: ((g, e, i) => {
      const where = i.targets?.where;
      if (where !== Where.shieldArea && where !== Where.shields) return forTargets.does(g, e, i);
      if (i.until === Until.battle && g.now.battles === 0) return Done.nothing;
      g.modify(Card.none, i.id, 0, i.until, g.ownerOf(e.source), e.unit, "1-3-3");
      return Done.all;
    }) satisfies typeof forTargets.does,
  };
})();

/** {5-21}: read where the damage is dealt (damage.ts). */
export const reduceDamage = holding();

/** 9-1-9: such damage is received by another Unit instead (Q280, Q283). Nothing if both are the same. */
export const redirectDamage = {
  ...once((g, e, i) => {
    const to = secondOf(g, e, i);
    const from = firstOf(g, e, i);
    if (from === Card.none || to === Card.none || from === to) return Done.nothing;
    if (i.until === Until.battle && g.now.battles === 0) return Done.nothing;
    g.modify(from, i.id, 0, i.until, g.ownerOf(e.source), to, "9-1-9");
    return Done.all;
  }),
  standing: Standing.redirected as Standing,
};

/** 1-3-3: the opponent's destroy-effects do nothing; damage does (Q287). */
export const cannotBeDestroyedByEffects = lasting("1-3-3", Standing.cannotBeDestroyedByEnemyEffects);

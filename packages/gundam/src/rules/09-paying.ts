/** 2-9, 4-17-5, 9-1-7-3. Paying with Resources, for a card or for an effect. */
import { Card, type Seat } from "@duelex/kernel";
import { Damage, Happened, Place, Timing, Verb } from "../names.ts";
import type { Gundam } from "../table.ts";
import { procedure } from "./procedures.ts";

/** Pays at once where there is nothing to ask: no EX Resource, or nothing owed. True if the player is asked. */
export function payFor(g: Gundam, player: Seat, owed: number): boolean {
  g.now.usedEXResource = 0;
  if (owed === 0) return false;
  if (activeEXResource(g, player) === Card.none) {
    restResources(g, { player, owed });
    return false;
  }
  const payment = g.begin(pay);
  payment.player = player;
  payment.owed = owed;
  return true;
}

/** So much is paid for the effect of a Unit in progress, be it a price or the cost of a card that it deploys: who waits for that (R-66). */
export function announcePayment(g: Gundam, paid: number): void {
  const { unit, gone, source } = g.effect;
  if (gone === 1 || !g.inBattleArea(unit)) return;
  g.remember(Happened.hadItsEffectPaidFor, unit);
  g.announce(Timing.youPayForUnitEffect, unit, Card.none, Damage.none, g.ownerOf(source), paid);
}

/** 2-9, 4-17-5. Resources are alike, so only EX Resources are asked about: they leave the game when they pay. */
const pay = procedure(
  "pay",
  { player: 0 as Seat, owed: 0 },
  ({ act, ask }) => ({
    withEXResource: ask("4-17-5", {
      says: (g, p) => `pay ${p.owed}${paidFor(g)}`,
      means: (g, p, _card, verb) =>
        verb === Verb.payResources
          ? `rest ${p.owed} ${p.owed === 1 ? "Resource" : "Resources"}`
          : `${leavesWithIt(g, p.player)}${sayRest(g, p)}`,
      who: (_g, p) => p.player,
      options(g, p, may) {
        may.offer(Verb.payResources, 0, g.activeResources[p.player] - activeEXResources(g, p.player) >= p.owed ? null : "2-9");
        may.offer(Verb.payEXResource);
      },
      chosen(g, p, _card, verb) {
        if (verb === Verb.payResources) restResources(g, p);
        else {
          g.leave(activeEXResource(g, p.player), Place.supply, "4-17-5");
          g.now.usedEXResource = 1;
          p.owed--;
        }
      },
      again: (g, p) => p.owed > 0 && activeEXResource(g, p.player) !== Card.none,
    }),
    restTheRest: act("2-9", (g, p) => {
      restResources(g, p);
      if (g.now.usedEXResource === 1) g.announce(Timing.youLoseEXResource, Card.none, Card.none, Damage.none, p.player); // all of one payment at one moment (R-67)
    }),
  }),
  { where: "2-9" },
);

/** An EX Resource counts for its player's Lv. until it pays. */
function leavesWithIt(g: Gundam, player: Seat): string {
  const level = g.playerLevel(player);
  return `it pays 1 and leaves the game (4-17-5), and no longer counts for your Lv.: ${level} → ${level - 1} (2-8-1)`;
}

/** Who pays what one EX Resource does not. */
function sayRest(g: Gundam, { player, owed }: { readonly player: Seat; readonly owed: number }): string {
  const left = owed - 1;
  if (left === 0) return "";
  if (activeEXResources(g, player) > 1) return `; you are asked again how the other ${left} ${left === 1 ? "is" : "are"} paid`;
  return `; the other ${left} ${left === 1 ? "is" : "are"} paid by resting ${left === 1 ? "a Resource" : `${left} Resources`}`;
}

/** What Resources are rested for: the effect whose cost is being paid, or the card that is being played. */
function paidFor(g: Gundam): string {
  if (g.now.effects > 0) return ` for ${g.cardName(g.effect.source)}'s effect`;
  const playing = g.cardBeingPlayed;
  return playing === Card.none ? "" : ` for ${g.cardName(playing)}`;
}

function restResources(g: Gundam, p: { player: Seat; owed: number }): void {
  const ex = g.set.exResource.number;
  const words = g.recorder === null ? "" : paidFor(g);
  const { next } = g.zones;
  let { owed } = p;
  for (let resource = g.top(p.player, Place.resourceArea); owed > 0 && resource !== Card.none; resource = next[resource]) {
    if (g.rested[resource] === 1 || g.definition[resource] === ex) continue;
    g.rest(resource, "2-9", words);
    owed--;
  }
  p.owed = owed;
}

function activeEXResource(g: Gundam, player: Seat): Card {
  const ex = g.set.exResource.number;
  const { next } = g.zones;
  for (let resource = g.top(player, Place.resourceArea); resource !== Card.none; resource = next[resource])
    if (g.definition[resource] === ex && g.rested[resource] === 0) return resource;
  return Card.none;
}
export function activeEXResources(g: Gundam, player: Seat): number {
  const ex = g.set.exResource.number;
  let count = 0;
  for (const resource of g.cards(player, Place.resourceArea)) if (g.definition[resource] === ex && g.rested[resource] === 0) count++;
  return count;
}

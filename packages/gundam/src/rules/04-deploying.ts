/** 4-8. Deploying: Units {4-5-2} and Bases (2-3-6) come into play, by being played or by an effect, several of one effect at once. */
import { Card, type Seat } from "@duelex/kernel";
import { Damage, Place, Timing, Type, Verb } from "../names.ts";
import type { Gundam } from "../table.ts";
import { arrivesRested } from "../vocabulary/standing.ts";
import { procedure } from "./procedures.ts";

/** How many Units of the player wait to come into play. */
function arrivingUnits(g: Gundam, player: Seat): number {
  let count = 0;
  for (const card of g.cards(player, Place.arriving)) if (g.printed(card).type === Type.Unit) count++;
  return count;
}

/** What stands in "arriving" comes into play. The order in which it happens: room first, then all at one moment. */
const deploy = procedure(
  "deploy",
  { player: 0 as Seat },
  ({ act, ask }) => ({
    makeRoom: ask("10-4-2", {
      says: (g, d) => `six Units are the limit: which of yours goes to the trash to make room for ${arrivingNames(g, d.player)}?`,
      means: () => "it goes to the trash, which is no destruction (10-4-2-1)",
      unless: (g, d) => !isCrowded(g, d.player),
      who: (_g, d) => d.player,
      options(g, d, may) {
        for (const unit of g.units(d.player)) may.offer(Verb.choose, unit);
      },
      chosen: (g, _d, unit) => g.leave(unit, Place.trash, "10-4-2-1"),
      again: (g, d) => isCrowded(g, d.player), // 10-4-2-2, R-61
    }),

    arrive: act("4-8", (g, d) => comeIntoPlay(g, d.player)),
  }),
  { where: "4-8" },
);

const arrivingNames = (g: Gundam, player: Seat): string => [...g.cards(player, Place.arriving)].map((card) => g.cardName(card)).join(", ");

const isCrowded = (g: Gundam, player: Seat): boolean => g.count(player, Place.battleArea) + arrivingUnits(g, player) > 6; // 3-5

/** Deploys at once where there is room; otherwise the player is asked first, and both see what room is made for. */
export function deployArriving(g: Gundam, player: Seat): void {
  if (!isCrowded(g, player)) {
    comeIntoPlay(g, player);
    return;
  }
  for (const card of g.cards(player, Place.arriving)) g.recorder?.note("makes room", card, 0, "10-4-2");
  g.begin(deploy).player = player;
}

function comeIntoPlay(g: Gundam, player: Seat): void {
  const { deployed } = g.lists;
  const rested = g.now.arriveRested === 1;
  let count = 0;
  for (const card of g.cards(player, Place.arriving)) {
    deployed[count++] = card;
    if (g.printed(card).type === Type.Unit)
      g.enter(card, Place.battleArea, "4-8", rested || arrivesRested(g, card)); // 4-4-4
    else {
      const base = g.base(player);
      if (base !== Card.none) g.leave(base, Place.trash, "10-5-2-1"); // 10-5-2
      g.enter(card, Place.baseSection, "4-8");
    }
  }
  // All are there when their effects trigger and count what is in play.
  for (let at = 0; at < count; at++) {
    const card = deployed[at]!;
    g.announce(Timing.Deploy, card); // 11-2-6
    if (g.printed(card).type === Type.Unit) g.announce(Timing.unitDeployed, card, Card.none, Damage.none, player);
  }
  if (g.count(g.opponent(player), Place.arriving) > 0) return; // the same effect deploys the opponent's, who makes room first
  g.now.arriveRested = 0;
  g.now.fromTrash = 0;
}

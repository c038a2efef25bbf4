/** What is true at every moment of every match: limits are kept, and no card is lost. */
import type { Seat } from "@duelex/kernel";
import { gundam } from "../src/game.ts";
import { Place } from "../src/names.ts";

export type Match = ReturnType<typeof gundam.stage.arrange>;

const places = ["deck", "hand", "trash", "removal", "shieldSection"];

/** Everything that is broken now; nothing if all is well. */
export function broken(g: Match): string[] {
  const wrong: string[] = [];
  for (const seat of [0, 1] as const) {
    const at = (place: string) => gundam.stage.cards(g, seat, place);
    const player = gundam.stage.player(g, seat) as Record<string, number>;
    const units = at("battleArea");
    const bases = at("baseSection");
    const note = (law: string) => wrong.push(`P${seat + 1}: ${law}`);
    if (units.length > 6) note(`${units.length} Units (3-5)`);
    if (bases.length > 1) note(`${bases.length} Bases (3-6-3)`);
    if (player["resources"]! > 15) note(`${player["resources"]} Resources (3-4-2)`);
    if (player["exResources"]! > 5) note(`${player["exResources"]} EX Resources (3-4-2)`);
    for (const card of [...units, ...bases]) {
      const { damage, hp, ap, name } = gundam.stage.card(g, card) as { damage: number; hp: number; ap: number; name: string };
      if (damage >= hp) note(`${name} stands with ${damage} damage and ${hp} HP (10-3)`);
      if (ap < 0) note(`${name} has AP ${ap} (1-3-6)`);
    }
    if (ownCards(g, seat) !== 50) note(`${ownCards(g, seat)} cards of 50`);
  }
  return wrong;
}

/** The cards of a player's deck, wherever they are now; those of an effect in progress included. */
function ownCards(g: Match, seat: Seat): number {
  const inPlay = ["battleArea", "baseSection"].flatMap((place) => gundam.stage.cards(g, seat, place));
  const facts = inPlay.map((card) => gundam.stage.card(g, card));
  const printed = facts.filter((fact) => fact["token"] !== true).length;
  const pilots = facts.filter((fact) => fact["pilot"] !== null).length;
  const elsewhere = places.reduce((sum, place) => sum + gundam.stage.cards(g, seat, place).length, 0);
  return printed + pilots + elsewhere + onTheWay(g, seat);
}

/** 2-3-5-1, 3-1-2: a Command or a revealed Shield whose effect is in progress is in no location. */
const onTheWay = (g: Match, seat: Seat): number =>
  [...g.cards(seat, Place.nowhere)].length + [...g.cards(seat, Place.arriving)].filter((card) => !g.printed(card).token).length;

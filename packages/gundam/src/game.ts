/** The only door: Gundam as everybody outside this package sees it. */
import { Card, put, type Seat } from "@duelex/kernel";
import cards from "../data/cards.json" with { type: "json" };
import type { CardRecord } from "./schema.ts";
import { GundamMatch } from "./match.ts";
import { Place } from "./names.ts";
import { CARDS_EACH, DECK, EX_RESOURCES, RESOURCES } from "./table.ts";
import { changesHp, compileCards } from "./vocabulary/compile.ts";

export function layOut(set: ReturnType<typeof compileCards>, decks: readonly [Record<string, number>, Record<string, number>]): GundamMatch {
  const g = new GundamMatch(set);
  for (const seat of [0, 1] as const) {
    let nth = 0;
    const lay = (number: number, place: Place) => {
      const card = (1 + seat * CARDS_EACH + nth++) as Card;
      put(g.definition, card, number);
      g.zones.move(card, g.place(seat, place));
    };
    for (const [id, copies] of Object.entries(decks[seat])) for (let i = 0; i < copies; i++) lay(set.byId.get(id)!.number, Place.deck);
    while (nth < DECK) lay(0, Place.supply);
    for (let i = 0; i < RESOURCES; i++) lay(set.byId.get("R-001")!.number, Place.resourceDeck);
    lay(set.exBase.number, Place.supply);
    for (let i = 0; i < EX_RESOURCES; i++) lay(set.exResource.number, Place.supply);
    while (nth < CARDS_EACH) lay(0, Place.supply);
  }
  for (let card = 1 as Card; card <= 2 * CARDS_EACH; card++) if (changesHp(g.printed(card))) g.now.hpMayFall = 1;
  return g;
}
export const builtIn = () => compileCards(cards as CardRecord[]);
export type { Seat };

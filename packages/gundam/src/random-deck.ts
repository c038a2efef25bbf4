/** Decks that nobody built: for trying cards, and for tests. */
import type { GundamCatalog } from "./catalog.ts";
import type { DeckRecord } from "./deck-file.ts";
import { DECK, RESOURCES } from "./state.ts";

/** A legal deck of two colours, any cards of them that may be played (5-1). */
export function randomDeck(below: (n: number) => number, catalog: GundamCatalog): DeckRecord {
  const colors = ["blue", "green", "red", "white", "purple"] as const;
  const first = colors[below(5)]!;
  const others = colors.filter((color) => color !== first);
  const chosen = [first, others[below(4)]!];
  const cards = [...catalog.byNumber.values()].filter(
    (card) => card.outOfPlay === undefined && card.color !== null && chosen.includes(card.color as never),
  );
  const main: Record<string, number> = {};
  for (let left = DECK; left > 0; ) {
    const card = cards[below(cards.length)]!;
    const copies = Math.min(left, 4 - (main[card.id] ?? 0), 1 + below(4));
    if (copies <= 0) continue;
    main[card.id] = (main[card.id] ?? 0) + copies;
    left -= copies;
  }
  return { name: `random ${chosen.join("/")}`, main, resources: { "R-001": RESOURCES } };
}

/** Decks that nobody built: for trying cards, and for tests. */
import { isPlayable } from "./cards.ts";
import type { ColossusOrderCatalog } from "./catalog.ts";
import type { DeckJson } from "./deck-file.ts";
import { COPY_LIMIT, DECK_SIZE, MAX_GEMS } from "./decks.ts";

/** A legal deck: a Colossus, 18 to 20 gems of the colours that its cards need, and cards of at most two colours. */
export function randomDeck(below: (n: number) => number, catalog: ColossusOrderCatalog): DeckJson {
  const cards = catalog.cards.filter((card) => isPlayable(card) && !("keywords" in card && card.keywords?.includes("Fast Break")));
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const colossi = cards.filter((card) => card.type === "colossus");
  const colors = [...new Set(cards.filter((card) => card.type === "gem").map((card) => card.color))];
  const chosen = new Set([pick(colors), pick(colors)]);
  const deck: Record<string, number> = {};
  const add = (id: string) => {
    deck[id] = (deck[id] ?? 0) + 1;
  };
  const gemCount = MAX_GEMS - below(3);
  const gems = cards.filter((card) => card.type === "gem" && chosen.has(card.color));
  const plain = gems.filter((card) => card.type === "gem" && card.unique !== true);
  for (let n = 0; n < gemCount; n++) {
    const gem = pick(gems);
    add((gem.type === "gem" && gem.unique !== true) || (deck[gem.id] ?? 0) < COPY_LIMIT ? gem.id : pick(plain).id);
  }
  const inColors = cards.filter((card) => (card.type === "follower" || card.type === "action") && chosen.has(card.color));
  const others = cards.filter((card) => (card.type === "follower" || card.type === "action") && !chosen.has(card.color));
  for (let size = gemCount; size < DECK_SIZE - 1; size++) {
    const open = (list: typeof cards) => list.filter((card) => (deck[card.id] ?? 0) < COPY_LIMIT);
    const from = open(inColors);
    add(pick(from.length > 0 ? from : open(others)).id);
  }
  return { name: "a random deck", colossus: pick(colossi).id, cards: deck };
}

/** Decks that nobody built: for trying cards, and for tests. */
import type { CardSet } from "./cards.ts";
import { Colour, Type } from "./names.ts";

/** A legal deck of one colour, drawn from all its cards. BOS-D1 to BOS-D4 */
export function randomDeck(below: (n: number) => number, set: CardSet): unknown {
  const playable = (colour: Colour, type: Type) =>
    set.definitions.filter((card) => card.number > 0 && card.outOfPlay === null && card.colour === colour && card.type === type);
  const enough = [Colour.red, Colour.yellow, Colour.blue].filter(
    (colour) =>
      playable(colour, Type.boss).length >= 1 &&
      playable(colour, Type.wizard).length >= 3 &&
      [Type.summon, Type.spell].every((type) => 4 * playable(colour, type).length >= 10),
  );
  const colour = enough[below(enough.length)]!;
  const draw = (type: Type, n: number, most: number): Record<string, number> => {
    const copies: Record<string, number> = {};
    for (let drawn = 0; drawn < n; drawn++) {
      const left = playable(colour, type).filter((card) => (copies[card.id] ?? 0) < most);
      const { id } = left[below(left.length)]!;
      copies[id] = (copies[id] ?? 0) + 1;
    }
    return copies;
  };
  return {
    color: Colour[colour],
    boss: Object.keys(draw(Type.boss, 1, 1))[0],
    wizards: Object.keys(draw(Type.wizard, 3, 1)),
    summons: draw(Type.summon, 10, 4),
    spells: draw(Type.spell, 10, 4),
  };
}

/** Decks that nobody built: for trying cards, and for tests. */
import { InputError } from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import type { JsonDeck } from "./deck-file.ts";
import { countDeck, factionOf } from "./decks.ts";

/** A legal deck drawn at random: a ruler, cards of as many factions as it allows, and whatever else it asks for. */
export function randomDeck(below: (n: number) => number, cards: CardSet): JsonDeck {
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new InputError("deck", [{ where: "", what: "too few cards may be played for one drawn at random" }]);
    return from[below(from.length)]!;
  };
  const playable = cards.definitions.filter((card) => card.number > 0 && card.outOfPlay === null);
  const ruler = pick(playable.filter((card) => card.ruler !== null));
  const { rules } = ruler.ruler!;
  const ofDeck = playable.filter(
    ({ json, level }) => json.type !== "ruler" && json.type !== "energy" && level >= (rules.minCardLevel ?? level),
  );
  const others = [...new Set(ofDeck.map(factionOf))];
  const enough = others.filter(
    (faction) => ofDeck.filter((card) => factionOf(card) === faction).length * rules.maxSameName > 2 * rules.size,
  );
  const factions = rules.factions === null ? others : [null, pick(enough)];
  while (rules.factions !== null && factions.length <= rules.factions) factions.push(pick(others));
  const pool = ofDeck.filter((card) => factions.includes(factionOf(card)));

  const list: Definition[] = [];
  const fitting = () => {
    const { names, legendary, cnt } = countDeck(list);
    return pool.filter(
      (card) =>
        (names.get(card.title) ?? 0) < (card.legendary ? Math.min(rules.maxSameName, rules.legendaryPerName) : rules.maxSameName) &&
        (!card.legendary || legendary.has(card.title) || legendary.size < (rules.legendaryNames ?? pool.length)) &&
        (!card.cnt || cnt < (rules.cntCap ?? rules.size)),
    );
  };
  while (list.length < rules.size) list.push(pick(fitting()));
  while (countDeck(list).level > (rules.levelCap ?? Number.POSITIVE_INFINITY)) {
    list.sort((one, other) => one.level - other.level).pop(); // GR-5-LEVEL: the dearest card goes, one of the cheapest comes
    const fits = fitting();
    const least = Math.min(...fits.map((card) => card.level));
    list.push(pick(fits.filter((card) => card.level === least)));
  }
  const copies: Record<string, number> = {};
  for (const { id } of list) copies[id] = (copies[id] ?? 0) + 1;
  return { id: "random", name: `random, ${ruler.title}`, ruler: ruler.id, cards: copies };
}

/** 2.1 What a deck must be to be played, each problem with its paragraph; cards swapped with the reserve between games. */
import { didYouMean, type Problem, type Read, readForm } from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { type DeckRecord, deckSchema } from "./deck-file.ts";
import { Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";

/** A deck that has been read: its cards in the order in which they were written down. */
export interface Deck {
  readonly boss: Definition;
  readonly wizards: readonly Definition[];
  readonly summons: readonly Definition[];
  readonly spells: readonly Definition[];
}

const SIZE = { wizards: 3, summons: 10, spells: 10, reserve: 8 } as const;
const total = (copies: Readonly<Record<string, number>>): number => Object.values(copies).reduce((sum, n) => sum + n, 0);

/** BOS-D1…D7: a deck, or everything that is wrong with it, each with its paragraph. */
export function readDeck(given: unknown, cards: CardSet, copyLimit: number): Read<Deck> {
  const { value: record, problems: mistakes } = readForm(deckSchema, given);
  if (record === null) return { value: null, problems: mistakes };
  const problems: Problem[] = [];
  const complain = (rule: Paragraph, where: string, what: string) => problems.push({ where, what, rule });

  const known = (called: string, where: string, ...types: readonly Type[]): Definition | null => {
    const card = cards.find(called);
    if (card === undefined) {
      complain("BOS-D7", where, `there is no card "${called}"${didYouMean(called, cards.names)}`);
      return null;
    }
    if (card.outOfPlay !== null) complain("BOS-D7", `${where}, ${card.name}`, `it cannot be played: ${card.outOfPlay}`);
    if (cards.record(card).type === "unknown") return card; // of what type and colour, nobody can say
    if (!types.includes(card.type))
      complain(where === "reserve" ? "BOS-D5" : "BOS-D1", `${where}, ${card.name}`, `a ${Type[card.type]} does not belong there`);
    if (record.color !== colourOf(cards, card)) {
      complain("BOS-D3", `${where}, ${card.name}`, `it is ${colourOf(cards, card) ?? "of no known colour"}, the deck is ${record.color}`);
    }
    return card;
  };
  const pile = (copies: Readonly<Record<string, number>>, where: string, ...types: readonly Type[]): Definition[] =>
    Object.entries(copies).flatMap(([called, n]) => {
      const card = known(called, where, ...types);
      return card === null ? [] : Array<Definition>(n).fill(card);
    });

  const boss = record.boss === "" ? null : known(record.boss, "boss", Type.boss);
  const wizards = record.wizards.flatMap((called) => known(called, "wizards", Type.wizard) ?? []);
  const summons = pile(record.summons, "summons", Type.summon);
  const spells = pile(record.spells, "spells", Type.spell);
  const reserve = pile(record.reserve ?? {}, "reserve", Type.summon, Type.spell);

  if (record.boss === "") complain("BOS-D1", "boss", "none is named; a deck has exactly one");
  if (record.wizards.length !== SIZE.wizards) complain("BOS-D1", "wizards", `${record.wizards.length} of ${SIZE.wizards}`);
  if (total(record.summons) !== SIZE.summons) complain("BOS-D1", "summons", `${total(record.summons)} of ${SIZE.summons}`);
  if (total(record.spells) !== SIZE.spells) complain("BOS-D1", "spells", `${total(record.spells)} of ${SIZE.spells}`);
  if (total(record.reserve ?? {}) > SIZE.reserve)
    complain("BOS-D5", "reserve", `${total(record.reserve ?? {})} cards; at most ${SIZE.reserve}`);

  for (const [nth, wizard] of wizards.entries()) {
    if (wizards.findIndex((other) => other.name === wizard.name) < nth) complain("BOS-D2", `wizards, ${wizard.name}`, "named twice");
  }
  const count = (pile: readonly Definition[], name: string) => pile.filter((card) => card.name === name).length;
  for (const name of new Set([...summons, ...spells, ...reserve].map((card) => card.name))) {
    const inDeck = count(summons, name) + count(spells, name);
    const together = inDeck + count(reserve, name);
    if (inDeck > copyLimit) complain("BOS-D4", name, `${inDeck} copies; at most ${copyLimit}`);
    else if (together > copyLimit) complain("BOS-D6", name, `${together} copies with the reserve; at most ${copyLimit}`);
  }
  return problems.length > 0 || boss === null ? { value: null, problems } : { value: { boss, wizards, summons, spells }, problems: [] };
}

const colourOf = (cards: CardSet, card: Definition): string | null => cards.record(card).color;

/** BOS-D5: swaps cards of a deck for cards of its reserve, between the games of a match; what comes out has to pass the check again. */
export function swap(
  deck: DeckRecord,
  out: Readonly<Record<string, number>>,
  into: Readonly<Record<string, number>>,
  cards: CardSet,
): DeckRecord {
  const change = (
    pile: Readonly<Record<string, number>>,
    by: Readonly<Record<string, number>>,
    sign: 1 | -1,
    type?: Type,
  ): Record<string, number> => {
    const changed = { ...pile };
    for (const [id, n] of Object.entries(by)) {
      if (type !== undefined && cards.find(id)?.type !== type) continue;
      const left = (changed[id] ?? 0) + sign * n;
      if (left === 0) delete changed[id];
      else changed[id] = left;
    }
    return changed;
  };
  return {
    ...deck,
    summons: change(change(deck.summons, out, -1, Type.summon), into, 1, Type.summon),
    spells: change(change(deck.spells, out, -1, Type.spell), into, 1, Type.spell),
    reserve: change(change(deck.reserve ?? {}, into, -1), out, 1),
  };
}

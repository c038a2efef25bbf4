/** 5 and 17. Deck construction: everything that is wrong with a deck, each with its paragraph. */
import { didYouMean, type Problem, type Read, readForm } from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { deckSchema, type JsonDeck } from "./deck-file.ts";
import { Profile } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";

/** Copies that a file may ask for before it is not read any further. */
const MOST = 1000;

/** A deck that keeps every rule: its ruler, and its cards one by one. */
export interface LegalDeck {
  readonly ruler: Definition;
  readonly cards: readonly Definition[];
}

/** 5 A deck, or everything that is wrong with it, each with its paragraph. */
export function readDeck(given: unknown, cards: CardSet, profile: Profile = Profile.v1_0_0): Read<LegalDeck> {
  const { value: record, problems } = readForm(deckSchema, given);
  return record === null ? { value: null, problems } : checked(record, cards, profile);
}

function checked(deck: JsonDeck, cards: CardSet, profile: Profile): Read<LegalDeck> {
  const problems: Problem[] = [];
  const wrong = (rule: Paragraph, where: string, what: string) => problems.push({ where, what, rule });
  const ruler = cards.find(deck.ruler);
  if (deck.ruler === "") wrong("GR-5-RULER", "ruler", "none is named; a deck has exactly one");
  else if (ruler === undefined) wrong("GR-5-FILE", "ruler", `there is no card "${deck.ruler}"${didYouMean(deck.ruler, cards.names)}`);
  else if (ruler.ruler === null) wrong("GR-5-RULER", "ruler", `${ruler.title} is not a ruler`);
  else if (ruler.outOfPlay !== null) wrong("GR-5-REAL", "ruler", `${ruler.title} is out of match play: ${ruler.outOfPlay}`);

  const list: Definition[] = [];
  for (const [id, copies] of Object.entries(deck.cards)) {
    const card = cards.find(id);
    if (card === undefined) wrong("GR-5-FILE", "cards", `there is no card "${id}"${didYouMean(id, cards.names)}`);
    else if (copies < 1 || copies > MOST) wrong("GR-5-FILE", id, `${copies} copies`);
    else if (card.json.type === "ruler" || card.json.type === "energy")
      wrong("GR-5-SIZE", id, `a deck holds units, events and fields, and ${card.title} is none`); // GR-5-ENERGY
    else {
      if (card.outOfPlay !== null) wrong("GR-5-REAL", id, `${card.title} is out of match play: ${card.outOfPlay}`);
      for (let n = 0; n < copies; n++) list.push(card);
    }
  }
  const rules = ruler?.ruler?.rules;
  if (rules !== undefined && ruler !== undefined) {
    const counted = countDeck(list);
    const levelCap = profile >= Profile.v2021_10 && rules.levelCapFromSet3 !== undefined ? rules.levelCapFromSet3 : rules.levelCap;
    if (list.length !== rules.size) wrong("GR-5-SIZE", "cards", `${list.length} cards instead of ${rules.size}`);
    for (const [name, copies] of counted.names) {
      if (copies > rules.maxSameName) wrong("GR-5-SAME", name, `${copies} copies instead of at most ${rules.maxSameName}`);
    }
    for (const [name, copies] of counted.legendary) {
      if (copies > rules.legendaryPerName)
        wrong("GR-5-LEGENDARY", name, `${copies} copies of a Legendary name instead of at most ${rules.legendaryPerName}`);
    }
    if (rules.legendaryNames !== null && counted.legendary.size > rules.legendaryNames) {
      wrong("GR-5-LEGENDARY", "cards", `${counted.legendary.size} Legendary names instead of at most ${rules.legendaryNames}`);
    }
    if (levelCap !== null && counted.level > levelCap)
      wrong("GR-5-LEVEL", "cards", `the levels add up to ${counted.level} instead of at most ${levelCap}`);
    const { minCardLevel } = rules;
    if (minCardLevel !== undefined) {
      for (const card of new Set(list)) {
        if (card.level < minCardLevel) wrong("GR-5-MINLEVEL", card.id, `level ${card.level} is below ${minCardLevel}`);
      }
    }
    if (rules.cntCap !== null && counted.cnt > rules.cntCap)
      wrong("GR-5-CNT", "cards", `${counted.cnt} CNT cards instead of at most ${rules.cntCap}`);
    if (rules.factions !== null && counted.factions.size > rules.factions) {
      wrong("GR-5-FACTION", "cards", `${counted.factions.size} factions instead of at most ${rules.factions}`);
    }
    const own = deck.factions;
    if (own !== undefined) {
      for (const faction of counted.factions) if (!own.includes(faction)) wrong("GR-5-CHECK", "factions", `${faction} is not named`);
    }
    if (deck.check !== undefined) {
      const found = { cards: list.length, totalLevel: counted.level, cntCards: counted.cnt, legendaryNames: counted.legendary.size };
      for (const [key, said] of Object.entries(deck.check)) {
        const is = found[key as keyof typeof found];
        if (is !== said) wrong("GR-5-CHECK", `check.${key}`, `it says ${said}, counted are ${is}`);
      }
    }
  }
  return problems.length > 0 || ruler === undefined ? { value: null, problems } : { value: { ruler, cards: list }, problems: [] };
}

/** What the limits of a ruler look at (GR-5). */
export function countDeck(list: readonly Definition[]) {
  const names = new Map<string, number>();
  const legendary = new Map<string, number>();
  const factions = new Set<string>();
  let level = 0;
  let cnt = 0;
  for (const card of list) {
    names.set(card.title, (names.get(card.title) ?? 0) + 1);
    if (card.legendary) legendary.set(card.title, (legendary.get(card.title) ?? 0) + 1);
    const faction = factionOf(card);
    if (faction !== null) factions.add(faction);
    level += card.level; // R-LEVELCAP: negative levels lower it
    if (card.cnt) cnt++;
  }
  return { names, legendary, factions, level, cnt };
}

/** Of no faction: null. */
export const factionOf = ({ json }: Definition): string | null => ("faction" in json ? (json.faction ?? null) : null);

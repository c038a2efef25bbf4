/** What would become of a card that is chosen, as things stand: read from the instruction that follows (16.10), for who chooses. */
import type { Card } from "@duelex/kernel";
import type { Instruction } from "../cards.ts";
import { Beginning } from "../cards.ts";
import { Place } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { lastingWords } from "../told.ts";
import { programOf } from "./activation.ts";
import { deedTo } from "./programs.ts";
import { nameOfWord } from "./words.ts";

/** What the effect in progress would do to this card, were it chosen; empty where nothing follows, or it cannot be told. */
export function consequence(g: Gundam, e: Effect, first: Instruction, card: Card): string {
  if (first.beginning !== Beginning.choose) return "";
  const program = programOf(g, e);
  const at = e.step + e.member;
  const deed = deedTo(program, at);
  if (deed === null) return "";
  const says = DEEDS[nameOfWord(deed.word)];
  if (says !== undefined) return says(g, card, deed);
  return deed.standing !== 0 || deed.ap !== 0 || deed.hp !== 0 || deed.keyword !== 0 ? lastingWords(deed, deed.ap, deed.until) : "";
}

type Deed = (g: Gundam, card: Card, i: Instruction) => string;

const DEEDS: Readonly<Record<string, Deed>> = {
  rest: (g, card) => (g.rested[card] === 1 ? "it is rested already" : "it is rested"),
  setActive: (g, card) => (g.rested[card] === 1 ? "it becomes active" : "it is active already"),
  damage: (g, card, { n }) => {
    const inPlay = g.isInPlay(card);
    if (!inPlay) return `it receives ${n} damage`;
    const left = g.currentHp(card) - n;
    return left <= 0 ? `it is destroyed: ${n} damage, HP ${g.currentHp(card)}` : `it receives ${n} damage and has ${left} HP left`;
  },
  recover: (g, card, { n }) => (g.damage[card] === 0 ? "it has no damage" : `it recovers ${Math.min(n, g.damage[card])} HP`),
  destroy: () => "it is destroyed",
  returnToHand: (g, card) => (g.printed(card).token ? "a token: it leaves the game" : "it returns to its owner's hand"),
  addToHand: () => "it goes to your hand",
  returnToDeckShuffle: () => "it goes to the deck, which is shuffled",
  returnToDeckBottom: () => "it goes to the bottom of its owner's deck",
  exile: () => "it is exiled",
  deploy: () => "it is deployed",
  pair: (g, card) => (g.placeOf(card) === Place.battleArea ? "a Pilot is paired with it" : "it is paired"),
};

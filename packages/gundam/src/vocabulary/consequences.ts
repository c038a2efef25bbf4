/** What would become of a card that is chosen, as things stand: read from the instruction that follows (16.10), for who chooses. */
import type { Card } from "@duelex/kernel";
import type { Instruction } from "../cards.ts";
import { Beginning } from "../cards.ts";
import { Damage, Place } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { lastingWords } from "../told.ts";
import { programOf } from "./activation.ts";
import { aim } from "./damage.ts";
import { isDeployable } from "./ops-moving.ts";
import { timesNow } from "./ops-values.ts";
import { deedTo } from "./programs.ts";
import { isSafeFrom, staysRested } from "./standing.ts";
import { sourceOf } from "./word.ts";
import { nameOfWord } from "./words.ts";

/** What the effect in progress would do to this card, were it chosen; empty where nothing follows, or it cannot be told. */
export function consequence(g: Gundam, e: Effect, first: Instruction, card: Card): string {
  if (first.beginning !== Beginning.choose) return "";
  const program = programOf(g, e);
  const at = e.step + e.member;
  const deed = deedTo(program, at);
  if (deed === null) return "";
  const says = DEEDS[nameOfWord(deed.word)];
  if (says !== undefined) return says(g, card, deed, e);
  const isChange = deed.standing !== 0 || deed.ap !== 0 || deed.hp !== 0 || deed.keyword !== 0;
  return isChange ? lastingWords(deed, deed.ap * timesNow(g, e, deed), deed.until) : "";
}

type Deed = (g: Gundam, card: Card, i: Instruction, e: Effect) => string;

const DEEDS: Readonly<Record<string, Deed>> = {
  rest: (g, card) => (g.rested[card] === 1 ? "it is rested already" : "it is rested"),
  setActive: (g, card) =>
    g.rested[card] === 0 ? "it is active already" : staysRested(g, card) ? "it cannot be set as active" : "it becomes active",
  damage: (g, card, i, e) => {
    const dealt = i.n * timesNow(g, e, i);
    if (!g.isInPlay(card)) return `it receives ${dealt} damage`;
    const blow = aim(g.clone(), card, dealt, sourceOf(e), e.gone === 1, Damage.effect, "4-5-3"); // on a copy, as it may use something up
    if (blow === null) return "it receives no damage";
    const { receiver, amount } = blow;
    if (receiver !== card) return `${g.cardName(receiver)} receives ${amount} damage instead`;
    const left = g.currentHp(card) - amount;
    return left <= 0
      ? `it is destroyed: ${amount} damage, HP ${g.currentHp(card)}`
      : `it receives ${amount} damage and has ${left} HP left`;
  },
  recover: (g, card, { n }) => (g.damage[card] === 0 ? "it has no damage" : `it recovers ${Math.min(n, g.damage[card])} HP`),
  destroy: (g, card, _i, e) => (isSafeFrom(g, card, g.ownerOf(e.source)) ? "it cannot be destroyed by enemy effects" : "it is destroyed"),
  returnToHand: (g, card) => (g.printed(card).token ? "a token: it leaves the game" : "it returns to its owner's hand"),
  addToHand: () => "it goes to your hand",
  returnToDeckShuffle: () => "it goes to the deck, which is shuffled",
  returnToDeckBottom: () => "it goes to the bottom of its owner's deck",
  exile: () => "it is exiled",
  deploy: (g, card) => (isDeployable(g, card) ? "it is deployed" : "it cannot be deployed"),
  pair: (g, card) => (g.placeOf(card) === Place.battleArea ? "a Pilot is paired with it" : "it is paired"),
};

/** How each event is told: {card}, {other}, {n}, {player}, {words}, {source}; what stands in [ ] is left out where there is none. */
import type { Event } from "@duelex/kernel";
import { Columns } from "./names.ts";

export const SENTENCES: Readonly<Record<string, string>> = {
  noSummons: "{player} can summon nobody now: {words}",
  place: "{player} places {card} face-down in column {n}",
  turn: "turn {n} begins: it is {player}'s[; {words}]",
  show: "{player} chooses {card} in the castle, to summon it",
  showSpell: "{player} chooses {card} in the spellbook, to cast it",
  ready: "{owner}'s {card} becomes ready[, {words}][, by {source}]",
  standsUp: "{owner}'s {card} becomes ready, upright again",
  wizardReady: "{owner}'s {card} is {words}: it is ready",
  readyItself: "{owner}'s {card} becomes ready, {words}, by its own ability",
  gainStrengthItself: "{owner}'s {card} gains {n} strength for good, by its own ability, and {words}",
  act: "{owner}'s {card} acts[ {words}]: it is turned sideways[, by {source}]",
  "act as a price": "{owner}'s {card} is turned sideways to pay for that",
  "act to attack": "{owner}'s {card} acts to attack: it is turned sideways",
  faceDown: "{owner}'s {card} is turned face-down[ to summon {other}][, by {source}][: {words}]",
  summon: "{owner}'s {card} is summoned into column {n}, ready[, with {words}]",
  summonBoss: "{owner}'s boss {card} is summoned, ready[, with {words}]",
  move: "{owner}'s {card} moves to column {n}[, by {source}]",
  discard: "{owner}'s {card} goes to {owner}'s graveyard[, by {source}]",
  graveyard: "{owner}'s {card} goes to {owner}'s graveyard",
  castle: "{owner}'s {card} goes to {owner}'s castle[, by {source}]",
  cast: "{player} casts {card}[: {clause}]",
  enchant: "{owner}'s {card} is put under {otherOwner}'s {other}, which now has: {words}",
  pay: "{player} pays {n} vim[ for {source}], {words}",
  double: "{player}'s vim doubles from {words} to {n}",
  doubleNothing: "{player}'s vim stays 0: nothing doubles to nothing",
  decayVim: "{player}'s vim decays from {words} to {n}",
  gainVim: "{player} gains {words} vim and has {n}[, by {source}]",
  gainLife: "{player} gains {n} life and {words}[, by {source}]",
  loseLife: "{player} loses {n} life and {words}[, by {source}]",
  decayLife: "{player}'s life decays by {n} and {player} {words}",
  playerTakes: "{player} takes {n} damage from {otherOwner}'s {other} and {words}",
  playerTakesLast: "{player} is dealt {words} damage by {otherOwner}'s {other} and loses the {n} life that was left",
  lose: "{player} has no life left and loses",
  concede: "{player} concedes",
  gainStrength: "{owner}'s {card} gains {n} strength for good and {words}[, by {source}]",
  take: "{owner}'s {card} takes {n} damage[ from {otherOwner}'s {other}] and {words}",
  takeLess: "{owner}'s {card}[, hit by {otherOwner}'s {other},] takes {words}",
  takeLast: "{owner}'s {card} is dealt {words} damage[ by {otherOwner}'s {other}] and loses the {n} strength it had left",
  deal: "{owner}'s {card} is dealt {n} damage[ by {otherOwner}'s {other}]",
  dealPlayer: "{player} is dealt {n} damage[ by {otherOwner}'s {other}]",
  dealtNone: "{owner}'s {card} is dealt no damage[: {words}]",
  lowered: "{otherOwner}'s {other} lowers the damage that {owner}'s {card} is about to take, by {n}",
  takesNone: "{owner}'s {card} takes no damage",
  nothingLeft: "{owner}'s {card} takes no damage: it {words}",
  defeat: "{owner}'s {card} is defeated {words}[, by {otherOwner}'s {other}]",
  defeatByAbility: "{owner}'s {card} is defeated by an ability of {otherOwner}'s {other}",
  attack: "{player} attacks with {card}",
  declare: "{owner}'s {card} declares its attack",
  target: "{otherOwner}'s {other} ({words}) attacks {owner}'s {card} (column {n})",
  targetBoss: "{otherOwner}'s {other} ({words}) attacks {owner}'s {card} (boss)",
  newTarget: "the attack of {otherOwner}'s {other} goes at {owner}'s {card} instead[, by {source}]",
  targetPlayer: "{otherOwner}'s {other} ({words}) attacks {player} directly",
  block: "{owner}'s {card} blocks {otherOwner}'s {other} and is attacked instead",
  noBlock: "{player} does not block {otherOwner}'s {other}",
  noBlocker: "{player} has nobody who could block {otherOwner}'s {other}: {words}",
  attackEnds: "the attack of {owner}'s {card} ends: {words}",
  pass: "the result is worked out: {owner}'s {card} against {otherOwner}'s {other}, {words}",
  again: "a strength has changed: the result is worked out again",
  win: "{owner}'s {card} would win, {otherOwner}'s {other} would be defeated",
  bothLose: "{owner}'s {card} and {otherOwner}'s {other} would both be defeated: both would lose, nobody wins",
  neitherLoses: "neither {owner}'s {card} nor {otherOwner}'s {other} would be defeated: nobody wins",
  miss: "{words} is gone before the damage: it misses, nobody is dealt any",
  battleEnds: "the attack of {owner}'s {card} is over",
  loopGuard: "after {n} passes the values stand",
  mayBlock: "{owner}'s {card} may block this attack from any column[, by {source}]",
  setDamage: "this battle deals {n} damage to {owner}'s {card}, whatever it is dealt otherwise[: {source}]",
  reduce: "the damage to {owner}'s {card} is reduced by {n}[, by {source}]",
  met: "{owner}'s {card} reacts: {clause}",
  uses: "{player} uses {card}'s ability[: {clause}]",
  "uses of twins": "{player} uses the ability of {card}[: {clause}]",
  choose: "{player} chooses {owner}'s {card}[ for {source}]",
  choosePlayer: "{player} chooses {words}[ for {source}]",
  unmet: "{owner}'s {card} does not use its ability: {otherOwner}'s {other} is {words}",
  lapses: "{owner}'s {card} does not get to use its ability: {words}",
  declines: "{player} does not use {card}'s ability",
  "declines of twins": "{player} does not use the ability of {card}",
  noEffect: "{source} does nothing to {owner}'s {card}: {words}",
  nobody: "{source} does nothing: nobody is there whom it speaks of",
  endTurn: "{player} ends the turn",
};

/** BOS-C6 What a card acts for when it attacks. */
export const TO_ATTACK = "to attack";

/** BOS-A4 What a card acts for whose ability costs that. */
export const AS_A_PRICE = "to pay for its ability";

/** BOS-N9 How a card is defeated that no battle has defeated. */
export const BY_AN_ABILITY = "by an ability";

/** BOS-T1a What becomes of a card that acted, unless it is a wizard: each wizard is told, turned up or upright. */
export const UPRIGHT = "upright again";

/** BOS-B4.reductions Why a card that was to be dealt damage is dealt none. */
export const TAKEN_AWAY = "what it was to be dealt has been taken away";

/** BOS-N2 What is said of a card that damage finds at 0. */
export const NOTHING_LEFT = "has no strength left to lose";

/** By which an ability puts a card somewhere; where it goes to the graveyard by other paragraphs, another line says why. */
const BY_A_TEXT: ReadonlySet<string> = new Set(["BOS-16.4", "BOS-C9"]);

/** Where one kind of event is told in several ways, by what it is about. */
export function sentenceOf({ what, rule, card, other, clause, words, amount, which }: Event): string {
  if ((what === "ready" || what === "gainStrength") && clause?.card === card) return `${what}Itself`;
  if (what === "ready" && rule === "BOS-T1a") return words === UPRIGHT ? "standsUp" : "wizardReady";
  if (what === "act" && words === TO_ATTACK) return "act to attack";
  if (what === "act" && words === AS_A_PRICE) return "act as a price";
  if (what === "defeat" && words === BY_AN_ABILITY && other !== 0) return "defeatByAbility";
  if (what === "take" && !words.startsWith("has")) return words.includes("=") ? "takeLess" : "takeLast";
  if (what === "playerTakes" && !words.startsWith("has")) return "playerTakesLast";
  if (what === "takesNone" && words === NOTHING_LEFT) return "nothingLeft";
  if ((what === "uses" || what === "declines") && which !== "") return `${what} of twins`;
  if (what === "double" && amount === 0) return "doubleNothing";
  if (what === "show") return rule === "BOS-W1" ? "show" : "showSpell";
  if (what === "loseLife" && rule === "BOS-T1c") return "decayLife";
  if (what === "graveyard" && BY_A_TEXT.has(rule)) return "discard";
  if (what !== "target") return what;
  return rule === "BOS-B3.newTarget" ? "newTarget" : amount > Columns.last ? "targetBoss" : "target";
}

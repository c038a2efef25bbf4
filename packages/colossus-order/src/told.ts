/** What an ability does as it is told of a player: "P2 draws 1 card", "the top card of P1's deck goes into the discard pile". A card's own text says "you" and "your", and a log that is read by both cannot. */
import type { AbilityJson, FilterJson, InstructionJson, StandingJson, TargetJson } from "./schema.ts";
import { changeText, counted, has, type NameOf, nounsOf, timingText } from "./text.ts";

/** What the two players are called: who uses the ability, and the other. */
export interface Called {
  readonly own: string;
  readonly other: string;
}

/** A clause without its price and what it asks for, which are told when they are paid and looked at; without a full stop. */
export function toldClause(ability: AbilityJson, nameOf: NameOf, called: Called): string {
  const does = ability.do.map((said) => told(said, nameOf, called)).join("; then ");
  const { condition, timing } = ability;
  const when = timing === "cip" || timing === "trigger" ? timingText[timing].replace(/^W/, "w") : "";
  const needs = [
    ...(condition?.colossusGemsAtLeast === undefined || timing === "colossus"
      ? []
      : [`${called.own} has ${condition.colossusGemsAtLeast} or more Colossus gems`]),
    ...(condition?.noOtherFollowersOnOwnField === undefined ? [] : [`it is the only follower on ${called.own}'s field`]),
  ].join(" and ");
  if (timing === "continuous") return `${does}, while it is on the field${needs === "" ? "" : ` and ${needs}`}`;
  return `${when}${needs === "" ? "" : `if ${needs}, `}${does}`;
}

function told(said: InstructionJson | StandingJson, nameOf: NameOf, called: Called): string {
  const who = (player: "you" | "opponent") => (player === "you" ? called.own : called.other);
  switch (said.op) {
    case "draw":
      return `${who(said.player)} draws ${counted(said.count, "card")}`;
    case "discardFromDeckTop": {
      const deck = `${who(said.player)}'s deck`;
      return said.count === 1
        ? `the top card of ${deck} goes into the discard pile`
        : `the top ${said.count} cards of ${deck} go into the discard pile`;
    }
    case "discardHand": {
      const chooser = said.chooser ?? said.player;
      const what = counted(said.count, "card");
      if (chooser === said.player) return `${who(chooser)} discards ${what} from the hand`;
      return `${who(chooser)} picks ${what} from ${who(said.player)}'s hand, unseen, and ${said.count === 1 ? "it is" : "they are"} discarded`;
    }
    case "handToDeckBottom":
      return `${who(said.player)} puts ${counted(said.count, "card")} from the hand on the bottom of the deck`;
    case "damage":
      return `${said.amount} damage is dealt to ${targetOf(said.target, called)}`;
    case "destroy":
      return `${targetOf(said.target, called)} ${be(said.target)} destroyed`;
    case "returnToHand":
      return `${targetOf(said.target, called)} ${isOne(said.target) ? "returns to its owner's hand" : "return to their owners' hands"}`;
    case "turnOn":
      return `${targetOf(said.target, called)} ${be(said.target)} turned ON`;
    case "turnOff":
      return `${targetOf(said.target, called)} ${be(said.target)} turned OFF`;
    case "modifyStats":
      return `${targetOf(said.target, called)} ${isOne(said.target) ? "gets" : "get"} ${changeText(said)} until the end of the turn`;
    case "discardColossusGem":
      return `${targetOf(said.target, called)} ${isOne(said.target) ? "goes" : "go"} into the discard pile`;
    case "putFromDeck":
      return `${called.own} puts ${counted(said.count, nameOf(said.cardId))} from the deck onto the field, and the deck is shuffled`;
    case "modifyCrush":
      return `${targetOf(said.target, called)} ${has(said.target)} ${said.amount < 0 ? "−" : "+"}${Math.abs(said.amount)} crush`;
    case "modifyLocusCost": {
      const followers = `${said.target.race === undefined ? "" : `${said.target.race} `}followers`;
      return `${followers} of ${called.own} cost ${counted(Math.abs(said.amount), "locus point")} ${said.amount < 0 ? "less" : "more"}`;
    }
    case "maxAttacksPerMainPhase":
      return `${targetOf(said.target, called)} may attack ${counted(said.amount, "time")} in a main phase, while ON`;
    case "cannotAttack":
      return `${targetOf(said.target, called)} cannot attack`;
  }
}

const isOne = (target: TargetJson): boolean => target === "self" || "choose" in target;
const be = (target: TargetJson): string => (isOne(target) ? "is" : "are");

function targetOf(target: TargetJson, called: Called): string {
  if (target === "self") return "this follower";
  const { one, many } = nounsOf(target, sideOf(target, called));
  return "choose" in target ? `one ${one}` : `all ${many}`;
}

function sideOf(filter: FilterJson, { own, other }: Called): string {
  const isGem = ("choose" in filter ? filter.of : filter.all)[0] === "setGem";
  if (filter.sides === "both") return isGem ? " set on a Colossus" : "";
  const player = filter.sides === "own" ? own : other;
  return isGem ? ` set on ${player}'s Colossus` : ` of ${player}`;
}

/** How the log tells each event: who did what to what, by how much, because of which card's text. What stands in [ ] is left out where it is not there. */
import { BOTH, type Event } from "@duelex/kernel";

export const SENTENCES: Readonly<Record<string, string>> = {
  "first player": "{player} goes first, {opponent} second[: {words}]",
  turn: "turn {n} begins: it is {player}'s",
  redraw: "{player} puts the hand on the bottom of the deck and draws anew",
  shuffle: "{player} shuffles the deck",
  draw: "{player} draws {card}[ by {source}'s effect]",
  rest: "{owner}'s {card} is rested[ by {source}'s effect]",
  "rest to pay": "{owner}'s {card} is rested{words}",
  "rest as a cost": "{owner}'s {card} is rested as the cost of {source}'s effect",
  "rest to attack": "{owner}'s {card} is rested to attack",
  "rest to block": "{owner}'s {card} is rested to block",
  "set active": "{owner}'s {card} becomes active[ by {source}'s effect]",
  damage: "{owner}'s {card} receives {n} {words} from {otherOwner}'s {other}",
  "damage to a Shield": "{owner}'s Shield receives {n} {words} from {otherOwner}'s {other}",
  "player hit": "{player} receives {n} battle damage from {otherOwner}'s {other}: no card is left in the shield area",
  "no damage": "{owner}'s {card} deals no damage: its AP is 0",
  "prevent damage": "{owner}'s {card} does not receive the {n} damage from {otherOwner}'s {other}[: {words}]",
  "prevent damage to a Shield": "{owner}'s Shield does not receive the {n} damage from {otherOwner}'s {other}[: {words}]",
  "redirect damage": "{owner}'s {card} is to receive the {n} {words} instead of {otherOwner}'s {other}",
  "reduce damage": "the damage to {owner}'s {card} is reduced by {n}, from {words}[, by {source}'s effect]",
  recover: "{owner}'s {card} recovers {n} HP[ by {source}'s effect]",
  destroy: "{owner}'s {card} is destroyed[ by {source}'s effect]",
  "destroy as a cost": "{owner}'s {card} is destroyed as the cost of {source}'s effect",
  "destroy by damage": "{owner}'s {card} is destroyed: {words}",
  "destroy a Shield in battle": "{owner}'s Shield is destroyed by {otherOwner}'s {other}",
  "destroy a Shield": "{owner}'s Shield is destroyed[ by {source}'s effect]",
  "prevent destruction": "{owner}'s {card} is not destroyed[ by {source}'s effect]: enemy effects cannot destroy it",
  deploy: "{player} deploys {card}[ {words}][ by {source}'s effect]",
  "deploy from hand": "{player} deploys {card}[ {words}]",
  "place resource": "{player} places {card}[ {words}][ by {source}'s effect]",
  pair: "{player} pairs {card} with {other}[: {words}]",
  play: "{player} plays {card} ({words})[: “{clause}”]",
  "pair from hand": "{player} plays {card} as a Pilot ({words})",
  "makes room": "{player} is to deploy {card}: room is made first",
  attack: "{owner}'s {card} attacks {otherOwner}'s {other}",
  "attack the player": "{owner}'s {card} attacks {opponent}",
  block: "{owner}'s {card} blocks {otherOwner}'s {other}",
  "no block": "{player} does not block[: {words}]",
  "becomes target": "the attack of {otherOwner}'s {other} goes to {owner}'s {card}[ by {source}'s effect]",
  battle: "{owner}'s {card} battles {otherOwner}'s {other}[ by {source}'s effect]",
  step: "{words}",
  "cut short": "the battle of {owner}'s {card} goes on to its end: {otherOwner}'s {other} is gone",
  triggers: "an effect of {owner}'s {card} triggers[: “{clause}”]",
  "keyword triggers": "{words} of {owner}'s {card} triggers",
  "no breach": "<Breach> of {owner}'s {card} does nothing: it is not its player's turn",
  "Burst waits": "{owner}'s {card} has a Burst",
  resolve: "{owner}'s {card}: its effect is resolved",
  "does not activate": "{owner}'s {card}: its effect does nothing: {words}",
  burst: "{player} uses the Burst of {card}[: “{clause}”]",
  "no burst": "{player} does not use the Burst of {card}: “{clause}”",
  "burst without effect": "the Burst of {owner}'s {card} cannot be used now[: “{clause}”]",
  "none in hand": "{player} has no such card in hand[ for {source}'s effect]",
  "no result": "nothing comes of {source}'s effect: {words}",
  "no part": "a part of {source}'s effect does nothing: {words}",
  decline: "{player} declines[ what {source}'s effect offers]",
  activate: "{player} uses an effect of {card}[: “{clause}”]",
  choose: "{player} chooses {owner}'s {card}[ for {source}'s effect][: {words}]",
  numbers: "{words}",
  change: "{owner}'s {card}: {words}[, by {source}'s effect]",
  "protect shield area": "{player}: the shield area {words}[, by {source}'s effect]",
  "gain effect": "{player} has an effect now: “{words}”[, by {source}'s effect]",
  expire: "what lasted for {words}",
  reveal: "{owner}'s {card} is revealed[ by {source}'s effect]",
  "reveal a Shield": "{owner}'s Shield is revealed: {card}, {words}",
  "look at": "{player} looks at {card}[ by {source}'s effect]",
  "to deck": "{player} puts {card} {words} the deck[ by {source}'s effect]",
  "to resource deck": "{owner}'s {card} goes to the resource deck[ by {source}'s effect]",
  "to shields": "{player} places {card} as a Shield",
  "to hand": "{player} takes {card} into the hand[ by {source}'s effect]",
  "back to hand": "{owner}'s {card} goes back to the hand[ by {source}'s effect]",
  "Shield to hand": "{player} takes {card} from the Shields into the hand[ by {source}'s effect]",
  "to trash": "{owner}'s {card} goes to the trash",
  "destroyed, to trash": "{owner}'s {card} goes to the trash",
  "to trash with its Unit": "{owner}'s {card} goes to the trash with its Unit",
  discard: "{player} discards {card}[ by {source}'s effect]",
  exile: "{owner}'s {card} is exiled[ by {source}'s effect]",
  "out of the game": "{owner}'s {card} leaves the game: a token goes nowhere else",
  "pay and leave the game": "{player} pays 1 with {card}, which leaves the game: {words}",
  defeated: "{player} is defeated",
  concede: "{player} concedes",
};

/** Under which name the sentence stands: the event's own, or that of its kind by the paragraph or by what is not there. */
export function sentenceOf({ what, rule, other, words, eyes, clause }: Event, isBurst: boolean): string {
  switch (what) {
    case "rest":
      return { "2-9": "rest to pay", "9-1-7": "rest as a cost", "7-3-1": "rest to attack", "11-1-4": "rest to block" }[rule] ?? what;
    case "deploy":
      return clause === null && rule === "4-8" ? "deploy from hand" : what; // that it is played has been told
    case "damage":
      return SHIELD_HITS.has(rule) || eyes !== BOTH ? "damage to a Shield" : what; // nothing else that is damaged lies face down
    case "prevent damage":
      return eyes === BOTH ? what : "prevent damage to a Shield";
    case "attack":
      return other === 0 ? "attack the player" : what;
    case "destroy":
      return rule === "10-3"
        ? "destroy by damage"
        : rule === "9-1-7"
          ? "destroy as a cost"
          : SHIELD_HITS.has(rule) || words === A_SHIELD
            ? other !== 0 && clause === null
              ? "destroy a Shield in battle"
              : "destroy a Shield"
            : what;
    case "reveal":
      return rule === "7-6-2-4-1" ? "reveal a Shield" : what;
    case "to hand":
      return rule === "3-6-4-1" ? "Shield to hand" : what;
    case "to trash":
      return TO_TRASH[rule] ?? what;
    case "out of the game":
      return rule === "4-17-5" ? "pay and leave the game" : what;
    case "triggers":
      return words !== "" ? "keyword triggers" : isBurst ? "Burst waits" : what;
    default:
      return what;
  }
}
/** How it is told that a card goes to the trash, by the paragraph. */
const TO_TRASH: Readonly<Record<string, string>> = {
  "4-11": "discard",
  "3-8-4-1": "discard",
  "6-5-2-3-4": "to trash with its Unit",
  "10-3": "destroyed, to trash",
};

/** Said of a Shield that an effect destroys: its paragraph is that of Units, too. */
export const A_SHIELD = "a Shield";
const SHIELD_HITS: ReadonlySet<string> = new Set(["7-6-2-4", "{13-1-7-1}"]);

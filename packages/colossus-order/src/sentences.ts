/** How each event is told: {card}, {other}, {n}, {player}, {words}, {source}; what stands in [ ] is left out where there is none. */
import type { Event } from "@duelex/kernel";

export const SENTENCES: Readonly<Record<string, string>> = {
  start: "{player} is the starting player",
  keep: "{player} exchanges no card of the opening hand",
  shuffle: "{player} shuffles the deck",
  "shuffle the hand": "{player} shuffles the hand, so that the pick is blind",
  draw: "{player} draws {card}[, by {source}]",
  "draw for the place": "{player} draws {card}, for a gem of the locus has been captured",
  "discard from the deck": "{card} goes from the top of {player}'s deck to the discard pile[, by {source}]",
  crush: "{owner}'s {card} crushes {n} from the top of {opponent}'s deck",
  reveal: "{card} is revealed from {player}'s deck",
  "reveal to the last": "{card} is revealed from {player}'s deck",
  "not captured": "{owner}'s {card} is a gem and is not captured: {words}",
  "put on the bottom": "{player} puts {card} on the bottom of the deck[, by {source}]",
  discard: "{card} goes to {player}'s discard pile[, by {source}]",
  crushed: "{card} goes from {player}'s deck to the discard pile",
  duplicate: "{card} is unique and goes to {owner}'s discard pile: {player} {words}",
  announce: "{player} plays {card}[: {words}]",
  answer: "{player} answers with the snap action {card}[: {words}]",
  trick: "{player} plays {card} out of the locus by Locus Trick[: {words}]",
  ignite: "{player} uses an ignition ability of {card}[: {clause}]",
  "use Colossus": "{player} uses ability {n} of the Colossus {card}, which nobody can answer[: {clause}]",
  choose: "{player} chooses {owner}'s {card}[ for {other}]",
  "nothing to choose": "{player} finds nothing to choose for {card}",
  set: "{player} sets {card} on the Colossus and {words}",
  capture: "{player} captures {card} {words}",
  "put into the locus": "{player} puts {card} face-down into the locus, place {n}, unseen from now on",
  "move up": "in {player}'s locus {words}",
  "turn face-up": "{owner}'s locus card {n} is turned face-up: {card}",
  "face-up already": "{owner}'s {card} lay face-up already",
  stays: "{owner}'s {card} stays face-up in the locus: {words}",
  "leave face-up": "{player} does not play {card} by Locus Trick[, {words}]: it stays face-up in the locus",
  "point at": "{player} points at locus card {n}",
  pay: "{player} pays[ for {other}]: {words}",
  "recover locus points": "{player} can use every locus point again",
  "come into play": "{owner}'s {card} comes into play, ON, with {words}[, by {source}]",
  "come out of the locus": "{owner}'s {card} comes out of the locus into play by Locus Trick, without payment: ON, with {words}",
  destroy: "{owner}'s {card} is destroyed[: {words}][, by {source}]",
  "return to hand": "{owner}'s {card} returns to {owner}'s hand[, by {source}]",
  "turn ON": "{owner}'s {card} is turned ON[, by {source}]",
  "turn OFF": "{owner}'s {card} is turned OFF[, by {source}]",
  acts: "{owner}'s {card} turns OFF",
  damage: "{owner}'s {card} takes {n} damage[ from {otherOwner}'s {other}][, by {source}]: {words}",
  "no damage": "{owner}'s {card} takes no damage[ from {otherOwner}'s {other}]: its AP is 0",
  "add AP": "{owner}'s {card} gets {words} until the end of the turn[, by {source}]",
  "add RP": "{owner}'s {card} gets {words} until the end of the turn[, by {source}]",
  recover: "{owner}'s {card} is unhurt again: its {n} damage is taken off as the turn ends",
  "end of bonus": "{owner}'s {card} loses what it had until the end of the turn: {words}",
  trigger: "{owner}'s {card} has an ability that comes next: {clause}",
  resolve: "{owner}'s {card} resolves[: {clause}]",
  "does not hold": "the condition of {owner}'s {card} does not hold: nothing happens",
  "no effect": "{source} does nothing to {owner}'s {card}: {words}",
  "no hand": "{player} has no card in hand, so nothing of it is done",
  nobody: "{card} does nothing there: what it was about is gone",
  "X-Play": "X-Play opens: {words}",
  "no answer": "nobody answers",
  attack: "{owner}'s {card} attacks {otherOwner}'s {other}",
  "attack the deck": "{owner}'s {card} attacks {opponent}'s deck",
  "attack the locus": "{owner}'s {card} attacks locus card {n} of {opponent}",
  block: "{owner}'s {card} blocks {otherOwner}'s {other}",
  "no block": "{player} does not block {otherOwner}'s {other}",
  "no blocker": "{player} has nobody who could block {otherOwner}'s {other}: {words}",
  battle: "{owner}'s {card} battles {otherOwner}'s {other}: {words}",
  "attack ends": "the attack ends without effect: {words}",
  turn: "turn {n} begins: it is {player}'s",
  "Gem Complete": "{player} reveals six gems: Gem Complete",
  "declaration fails": "{player}'s declaration of Gem Complete fails: {n} of six are gems, and they stay face-up",
  lose: "{player} has no card left in the deck and loses",
  completed: "{player} loses: {opponent} has completed six gems",
  concede: "{player} concedes",
};

/** Where one kind of event is told in several ways, by what it is about. */
export function sentenceOf({ what, rule }: Event): string {
  if (what === "lose") return rule === "MR 2.1.1" ? "completed" : "lose";
  if (what === "discard") return rule === "CO-U4" ? "duplicate" : rule === "CO-K3" ? "crushed" : what;
  if (what === "turn OFF") return rule === "CO-17.3" ? what : "acts";
  if (what === "come into play" && rule === "CO-R6") return "come out of the locus";
  if (what === "draw") return rule === "CO-R3" ? "draw for the place" : what;
  if (what === "announce") return rule === "CO-R8" ? "trick" : rule === "CO-X1" ? "answer" : what;
  return what;
}

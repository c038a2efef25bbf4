/** The table of Colossus Order for who has never seen one: places, phases and steps, each in a sentence. */
import type { Guide } from "@duelex/kernel";
import { battleSteps } from "./steps.ts";

/** What is done in each step of a battle. */
const BATTLE: readonly string[] = [
  "the attacker turns OFF and attacks the deck, a card of the locus, or a follower that is OFF",
  "both players may answer, with snap actions out of the hand or ignition abilities of followers",
  "a follower that is ON may turn OFF and block, whatever is attacked",
  "both may answer again",
  "two followers deal each other their AP, and who has no RP left is destroyed; a deck loses as many cards as the crush, and up to capture gems among them are captured; a locus card is turned up, and captured if it is a gem",
];

export const guide: Guide = {
  places: [
    {
      name: "field",
      about:
        "your followers. One of 2/3 deals 2 damage (its AP) and is destroyed by 3 (its RP). It is ON (upright) or OFF (sideways: it has attacked or blocked, and may be attacked). Crush and capture say what it does to a deck: so many cards away, so many gems of them yours.",
      rule: "CO-Z6",
    },
    {
      name: "locus",
      about:
        "a row of cards that you lay face down, one a turn. Each is a locus point to pay with; the points come back in your next turn. Six face-down gems there win.",
      rule: "CO-Z5",
    },
    {
      name: "set gems, captured gems",
      about: "your Colossus gems: a card with gems 2 white can be played with two white ones; none is used up.",
      rule: "CO-Z4",
    },
    {
      name: "Colossus",
      about: "your leader. Once a turn you may use one of its abilities, if you have enough Colossus gems.",
      rule: "CO-Z3",
    },
    { name: "deck", about: "whoever has no card left there loses at once.", rule: "CO-V3" },
    { name: "discard pile", about: "what has been destroyed, used or crushed.", rule: "CO-Z7" },
  ],
  turn: [
    {
      name: "Start",
      about:
        "with six face-down locus cards you may turn six up: six gems win (Gem Complete). Then your OFF followers stand up, your locus points come back, and you draw a card.",
      rule: "CO-T1",
    },
    {
      name: "Main",
      about:
        "in any order: set one gem; put one card into the locus; use one Colossus ability; play cards whose gems you have and whose locus cost you pay; attack once with each follower that is ON and did not come this turn.",
      rule: "CO-T2",
    },
    {
      name: "End",
      about: "damage on followers is healed, and what holds until the end of the turn is over; nobody is destroyed by that.",
      rule: "CO-T3",
    },
  ],
  battle: battleSteps.map((step, nth) => ({ ...step, about: BATTLE[nth]! })),
};

/** The table of Gundam for who has never seen one: locations (3-1-1-2), phases and steps, each in a sentence. */
import type { Guide } from "@duelex/kernel";
import { battleSteps, phases } from "./steps.ts";

/** What is done in each phase. */
const TURN: readonly string[] = [
  "your rested cards become active again, that is, they stand up.",
  "you draw a card.",
  "a Resource comes from the resource deck.",
  "play cards whose Lv. you have and whose cost you pay, pair Pilots with Units, attack, in any order. A Unit attacks from the turn after it was deployed on; a Link Unit at once.",
  "both may use cards with 【Action】; a hand of more than ten is cut down.",
];

/** What is done in each step of a battle. */
const BATTLE: readonly string[] = [
  "one of your active Units is rested and attacks the player, or a rested enemy Unit; Units that stand cannot be attacked",
  "an active Unit with <Blocker> may be rested to take over the attack",
  "both players may use cards and effects with 【Action】",
  "two Units deal each other damage as much as their AP; an attack on the player hits the Base, then one Shield, then the player",
  "what lasted for the battle ends",
];

export const guide: Guide = {
  places: [
    { name: "battle area", about: "your Units, six at most, with the Pilots under them. Here one attacks and is attacked.", rule: "3-5" },
    {
      name: "base section",
      about: "one Base. Attacks on its player hit it first; the EX Base stands there from the beginning.",
      rule: "3-6-3",
    },
    { name: "shield section", about: "six Shields, face down. Without a Base each attack destroys one.", rule: "3-6-4" },
    { name: "resource area", about: "one Resource more each turn. Their number is your Lv.; resting them pays.", rule: "3-4" },
    { name: "hand, deck, trash", about: "what you may play, what you draw, what is used up or destroyed.", rule: "3-9" },
    { name: "in progress", about: "what is being played or carried out just now.", rule: "3-1-2" },
  ],
  turn: phases.map((phase, nth) => ({ ...phase, about: TURN[nth]! })),
  battle: battleSteps.map((step, nth) => ({ ...step, about: BATTLE[nth]! })),
};

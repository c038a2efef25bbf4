/** The table of Gate Ruler for who has never seen one: zones, phases and steps, each in a sentence. */
import type { Guide } from "@duelex/kernel";
import { battleSteps } from "./steps.ts";

/** What is done in each step of a battle. */
const BATTLE: readonly string[] = [
  "before it is said who attacks, both may use something",
  "one of your cards attacks one of the three lines. The ruler is the target only while the defence zone before it is empty; on an empty line at its side nobody is struck",
  "an attacked unit with <Intercept> strikes first, if a unit attacks it",
  "the attacker strikes: a unit takes its ATK (first number), a ruler its STK (last), unless a card with <CNT> ends that. The attacked unit does not strike back, unless it has <Counterattack>",
  "the next attack may be declared",
];

export const guide: Guide = {
  places: [
    {
      name: "lines",
      about:
        "left attack zone, defence zone (the centre line), right attack zone: one unit in each. Units attack from the attack zones; the unit of the defence zone stands before its ruler. P2 sits opposite: what is P2's right lies on your left.",
      rule: "3-6e",
    },
    { name: "ruler", about: "yours; its text says how you get cards and pay for them. It may attack too.", rule: "GR-5-RULER" },
    { name: "hand, energy zone", about: "of some rulers: cards to play, and what pays for them.", rule: "GR-7-PRICE" },
    {
      name: "drive zone",
      about: "of the other rulers: each turn cards come here from the deck, are played for nothing, or are lost.",
      rule: "10-2a",
    },
    { name: "set zones", about: "three; events wait here face down for their moment.", rule: "15-4a" },
    { name: "gate", about: "what has been played waits here until nobody answers it any more.", rule: "9-1a" },
    { name: "damage zone", about: "a card for each damage that the ruler has taken. Full, and the match is lost.", rule: "GR-12-LIFE" },
  ],
  turn: [
    {
      name: "Start phase",
      about:
        "your ruler and units become active, that is, they stand up; you get what your ruler says: energy and cards of the deck, or driven cards.",
      rule: "6-2a",
    },
    { name: "Main phase", about: "play units, set events, in any order; pass when you are done.", rule: "6-3a" },
    {
      name: "Attack phase",
      about:
        "one attack after the other: your ruler and each active unit in your attack zones, once each, on any line. The first turn of all has one attack.",
      rule: "8-2a",
    },
    { name: "End phase", about: "damage on units is gone; damage of rulers stays.", rule: "GR-6-CLEAN" },
  ],
  battle: battleSteps.map((step, nth) => ({ ...step, about: BATTLE[nth]! })),
};

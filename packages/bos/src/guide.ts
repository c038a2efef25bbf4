/** The table of BOS TCG for who has never seen one: places, phases and states of a battle, each in a sentence. */
import type { Guide } from "@duelex/kernel";
import { battleSteps } from "./steps.ts";

/** What is done in each step of a battle. */
const BATTLE: readonly string[] = [
  "the attacker is turned sideways: it has acted",
  "a fighter in any column, a boss that is up, or the player, if nobody of theirs stands in the attacker's column; a boss attacks a player only if their whole side is empty",
  "an attack on a player may be taken over by a fighter of a column beside, or by the boss",
  "strength is compared with strength",
  "each is dealt damage: as much as the other's strength; a player as much as the attacker's",
  "that is lost from strength, or from life",
  "who has no strength left is defeated",
  "and goes to the graveyard",
];

export const guide: Guide = {
  places: [
    {
      name: "castle",
      about: "your fighters (summons) that are not on the table; each may be summoned while what its card asks for holds.",
      rule: "BOS-Z1",
    },
    { name: "spellbook", about: "your spells; each is paid with vim and used up.", rule: "BOS-Z1" },
    {
      name: "wizards",
      about:
        "one in each of the three columns. It turns face down to summon a fighter before it, and is turned up again in your next turn.",
      rule: "BOS-W3",
    },
    {
      name: "summons",
      about: "the fighters of the three columns: the number is strength, attack and health in one. What it gains or loses stays so.",
      rule: "BOS-Z6",
    },
    { name: "boss", about: "comes while what its card asks for holds; stands beside the columns, attacks and blocks.", rule: "BOS-Z7" },
    { name: "graveyard", about: "defeated fighters and spells that have been cast.", rule: "BOS-Z3" },
  ],
  turn: [
    {
      name: "Startup",
      about:
        "your cards stand up, and your vim doubles: 0 stays 0, so keep one. From your eleventh turn on life and vim are then halved (decay).",
      rule: "BOS-T1",
    },
    {
      name: "Summoning",
      about: "each wizard that is face up may summon a fighter from the castle into its empty column. It costs nothing.",
      rule: "BOS-T2",
    },
    {
      name: "Main",
      about: "in any order: attack with each fighter that is ready, cast spells, use abilities, summon the boss.",
      rule: "BOS-T3",
    },
    { name: "Ending", about: "what waits for the end of a turn happens.", rule: "BOS-T4" },
  ],
  battle: battleSteps.map((step, nth) => ({ ...step, about: BATTLE[nth]! })),
};

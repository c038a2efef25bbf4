/** A first match of Gundam: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["official-deck-001", "official-deck-002"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "How one wins",
      text: "Each player stands behind six Shields and a Base. An attack on the player hits the Base first, then the Shields one by one. When nothing is left there, one more hit wins. An empty deck loses, too.",
      rules: ["1-2-2-1", "1-2-2-2"],
    },
    {
      due: { asked: "5-2-1-6" },
      title: "One new hand",
      text: "You may put the whole hand under the deck and draw five others, once. A hand without cheap Units (the number in the corner is small) is worth changing.",
      rules: ["5-2-1-6"],
    },
    {
      due: { asked: "6-5" },
      title: "Your main phase",
      text: "Everything that glows green may be done now, in any order and as often as you can pay. When you are done, end the turn. A card that does not glow says why when you press it.",
      rules: ["6-5"],
    },
    {
      due: { told: "6-4" },
      title: "Resources",
      text: "Every turn brings one Resource. How many you have is your Lv.; a card whose Lv. is higher cannot be played yet. Paying turns Resources sideways; they come back at the start of your turn.",
      rules: ["6-4", "2-8-1", "2-9"],
    },
    {
      due: { told: "4-8" },
      title: "A Unit is deployed",
      text: "It cannot attack in the turn in which it was deployed, unless it is a Link Unit: paired with the Pilot that its card names.",
      rules: ["2-11-4"],
    },
    {
      due: { asked: "8-3" },
      title: "The other side of a turn",
      text: "At the end of a turn, and in each battle, both players may use cards with Action. If you have none, pass.",
      rules: ["8-3"],
    },
    {
      due: { asked: "7-3-1" },
      title: "Whom to attack",
      text: "Attack the player, or a rested enemy Unit. Active ones cannot be attacked. The attacker turns sideways, so next turn it may be a target itself. Point at a target to see what would happen.",
      rules: ["7-3-1"],
    },
    {
      due: { told: "4-9" },
      title: "Pilots",
      text: "A Pilot is put under a Unit and adds its numbers to it. If the Unit's link condition names the Pilot, the two are linked, and the Unit may attack at once.",
      rules: ["2-3-4-4", "2-11"],
    },
    {
      due: { told: "7-6-3-2" },
      title: "Damage goes both ways",
      text: "Two Units that fight deal damage at the same time, each as much as its AP. Damage stays. A Unit with no HP left is destroyed.",
      rules: ["7-6-3-2", "10-3"],
    },
    {
      due: { asked: "7-4-1" },
      title: "Block",
      text: "A Unit with <Blocker> that is active may take over an attack. It turns sideways, and the battle is fought with it.",
      rules: ["7-4-1", "11-1-4"],
    },
    {
      due: { asked: "11-2-5" },
      title: "Burst",
      text: "When one of your Shields is destroyed, it is turned over. If it says 【Burst】, you may use that without paying. So a lost Shield may be a gift.",
      rules: ["11-2-5"],
    },
    {
      due: { told: "7-6-2-3" },
      title: "The Base",
      text: "Damage to the player lands on the Base while there is one, and then on one Shield for each attack, however strong.",
      rules: ["7-6-2-3", "7-6-2-4"],
    },
    {
      due: { asked: "9-3-3" },
      title: "Targets",
      text: "An effect that says “choose” asks when its sentence is reached. What may be chosen glows on the table.",
      rules: ["9-3-3"],
    },
  ],
};

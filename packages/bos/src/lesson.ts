/** A first match of BOS: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["bos-red-test", "bos-yellow-test"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "Nothing is hidden in a deck",
      text: "No shuffling, no drawing: your castle holds your summons, your spellbook your spells, and all of it may be used from the first turn. You win when the other player's life is 0.",
      rules: ["BOS-V1"],
    },
    {
      due: { asked: "BOS-S1" },
      title: "Three wizards",
      text: "Each goes face down into one of three columns. A wizard summons only into its own column, so spread what belongs together.",
      rules: ["BOS-S1"],
    },
    {
      due: { told: "BOS-T1b" },
      title: "Vim",
      text: "Vim pays for everything. At the start of your turn what you have is doubled, so saving a little now is a lot later.",
      rules: ["BOS-T1b"],
    },
    {
      due: { asked: "BOS-T2" },
      title: "Summon",
      text: "A wizard that is face up, with nothing in front of it, may call a summon of your castle into its column. It turns face down for that.",
      rules: ["BOS-T2", "BOS-W3"],
    },
    {
      due: { asked: "BOS-T3" },
      title: "Your main phase",
      text: "Attack, cast spells, use abilities, in any order. What glows may be done and can be paid.",
      rules: ["BOS-T3"],
    },
    {
      due: { asked: "BOS-B2" },
      title: "What is attacked",
      text: "A summon attacks along its column: what stands there, else the wizard, else the player. Point at a target to see who would win.",
      rules: ["BOS-B2"],
    },
    {
      due: { told: "BOS-B4.c" },
      title: "Who wins a battle",
      text: "Strength against strength. Both are dealt the other's strength, and whoever has none left is defeated.",
      rules: ["BOS-B4.c", "BOS-B5", "BOS-B7"],
    },
    {
      due: { asked: "BOS-B3.ii" },
      title: "Block",
      text: "An attack on you may be blocked by a summon that has not acted, or by the boss. Not blocked, it costs you life.",
      rules: ["BOS-B3.ii"],
    },
    {
      due: { told: "BOS-X2" },
      title: "The boss",
      text: "When what its card asks for has happened, the boss comes by itself. It is strong, and it may block.",
      rules: ["BOS-X2"],
    },
    {
      due: { asked: "BOS-A9c" },
      title: "Spells that wait",
      text: "Some spells are cast when something happens, in either turn. The turn player decides first, then the other.",
      rules: ["BOS-A9c"],
    },
    {
      due: { asked: "BOS-A5" },
      title: "May or must",
      text: "One symbol on a card means that you may, the other that you must. The page asks only where you may.",
      rules: ["BOS-A5"],
    },
    {
      due: { told: "BOS-C6" },
      title: "Acted",
      text: "What has attacked lies sideways until its owner's next turn. It can neither attack nor block.",
      rules: ["BOS-C6", "BOS-T1a"],
    },
  ],
};

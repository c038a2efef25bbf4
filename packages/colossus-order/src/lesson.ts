/** A first match of Colossus Order: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["co-white-test", "co-black-test"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "Two ways to win",
      text: "Reveal six gems out of your own locus, or play until the other deck is empty. Gems are captured by attacks on the other deck and locus.",
      rules: ["MR 2.1", "CO-V2"],
    },
    {
      due: { asked: "CO-S6" },
      title: "Exchange",
      text: "Once, before the match, cards of your hand may be put under the deck for others. Keep gems: they pay for everything.",
      rules: ["CO-S6"],
    },
    {
      due: { asked: "CO-T2" },
      title: "Main phase",
      text: "Set a gem, play followers, use abilities and attack, in any order. What glows may be done.",
      rules: ["CO-T2"],
    },
    {
      due: { told: "CO-M1" },
      title: "Gems",
      text: "Gems that you set give your gem level. A card whose level is higher cannot be played yet.",
      rules: ["CO-M1"],
    },
    {
      due: { told: "CO-M2" },
      title: "The locus",
      text: "Cards that are put face down into the locus are points to pay with. They are also what the other player attacks.",
      rules: ["CO-M2", "CO-L2"],
    },
    {
      due: { asked: "CO-X5" },
      title: "X-Play",
      text: "When something is announced, both may answer with snap actions and ignition abilities, in turn, until both pass. Then everything happens, the latest first.",
      rules: ["CO-X5", "CO-X4"],
    },
    {
      due: { asked: "CO-A3" },
      title: "What to attack",
      text: "A follower that is OFF, the deck, or a card of the locus. Followers that are ON cannot be attacked.",
      rules: ["CO-A3"],
    },
    {
      due: { told: "CO-A4" },
      title: "ON and OFF",
      text: "Attacking and blocking turn a follower OFF, sideways. It comes back ON when your turn begins.",
      rules: ["CO-A4", "CO-T1b"],
    },
    {
      due: { told: "CO-K1" },
      title: "An attack on the deck",
      text: "Crush says how many cards of the deck are revealed, capture how many gems among them you take. The rest is discarded.",
      rules: ["CO-K1", "CO-K2", "CO-K3"],
    },
    {
      due: { asked: "CO-A6" },
      title: "Block",
      text: "A follower that is ON may block, and turns OFF for it. AP is compared with RP on both sides.",
      rules: ["CO-A6", "CO-W3"],
    },
    {
      due: { told: "CO-W4" },
      title: "Destroyed",
      text: "As much damage as RP, and a follower is destroyed.",
      rules: ["CO-W3", "CO-W4"],
    },
    {
      due: { told: "CO-M3" },
      title: "The Colossus",
      text: "Gems beside your Colossus pay for its abilities. Each of them says how many of which colour.",
      rules: ["CO-M3"],
    },
    {
      due: { asked: "CO-T1a" },
      title: "Gem Complete",
      text: "With enough captured gems you may declare it at the beginning of your turn: six face-down cards of your locus are turned, and six gems win.",
      rules: ["CO-T1a", "CO-V2"],
    },
  ],
};

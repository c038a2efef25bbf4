/** A first match of Colossus Order: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["co-white-test", "co-black-test"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "Two ways to win",
      text: "Have six gems face down in your locus, a row of cards of which you lay one a turn, and reveal them as your turn begins. Or play until the other deck is empty: attacks on it turn its cards up.",
      rules: ["MR 2.1", "CO-V1", "CO-V3"],
    },
    {
      due: { asked: "CO-S6" },
      title: "Exchange",
      text: "Once, before the match, cards of your hand may be put under the deck for others. Keep gems: without them you can play little.",
      rules: ["CO-S6"],
    },
    {
      due: { asked: "CO-T2" },
      title: "Main phase",
      text: "Once a turn you set a gem beside your Colossus, which raises your gem level, and once you put a card face down into the locus, where it is a point to pay with. Besides, play cards, use abilities and attack, in any order. What glows may be done.",
      rules: ["CO-T2", "CO-M1", "CO-M2"],
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
      text: "Cards that are put face down into the locus are points to pay with. They come back each turn. The other player may attack them, and captures a gem that is found there.",
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
      text: "Gems beside your Colossus, set or captured, allow its abilities; none is used up. Each of them says how many of which colour.",
      rules: ["CO-M3"],
    },
    {
      due: { asked: "CO-T1a" },
      title: "Gem Complete",
      text: "With six gems face down in your locus you may declare it as your turn begins, and you win. Gems that are set or captured do not count.",
      rules: ["CO-T1a", "CO-V1"],
    },
  ],
  terms: [
    {
      words: ["locus"],
      means: "a row of cards that you lay face down, one a turn: each is a point to pay with, and the other player may attack it",
      rule: "CO-L1",
    },
    {
      words: ["locus points"],
      means: "what you pay with: locus cards that are not used yet; they come back in your next turn",
      rule: "CO-L2",
    },
    { words: ["locus counter"], means: "how many of your locus cards you have used since your turn began", rule: "CO-Z8" },
    {
      words: ["Colossus gems", "gems"],
      means: "gems that you have set or captured; a card needs so many of its colour, and does not use them up",
      rule: "CO-G1",
    },
    { words: ["Colossus"], means: "your leader: it stays on the table, and its abilities need gems", rule: "CO-M3" },
    {
      words: ["2/3", "3/3", "4/4", "1/2"],
      means: "two numbers of a follower: AP, the damage that it deals, and RP, the damage that destroys it",
      rule: "CO-W3",
    },
    { words: ["crush"], means: "attacking the deck turns up so many of its cards; they are lost to it", rule: "CO-K1" },
    { words: ["capture"], means: "so many gems among them become yours", rule: "CO-K2" },
    { words: ["OFF"], means: "lies sideways: it has attacked, blocked or paid, and may be attacked", rule: "CO-F3" },
    { words: ["ON"], means: "upright: it may attack and block, and cannot be attacked", rule: "CO-F2" },
    {
      words: ["X-Play"],
      means: "a moment at which both may answer, with snap actions and ignitions; what came last happens first",
      rule: "CO-X4",
    },
    { words: ["came into play this turn"], means: "it neither attacks nor blocks in this turn, unless it has Fleet", rule: "CO-F4" },
    { words: ["snap action"], means: "an action that may also be played as an answer, in an X-Play", rule: "MR 3.1.2.1" },
    { words: ["Ignition", "ignition"], means: "an ability that you use when you want to, for its price", rule: "CO-B1" },
    { words: ["CIP"], means: "what a follower does as it comes into play", rule: "CO-B2" },
    { words: ["Soar", "<Soar>"], means: "only a follower with Soar blocks it", rule: "CO-Y1" },
    { words: ["Fleet", "<Fleet>"], means: "it attacks in the turn in which it came", rule: "CO-F5" },
    { words: ["Locus Trick", "<Locus Trick>"], means: "attacked in the locus, it is played at once", rule: "CO-Y3" },
    { words: ["Gem Complete"], means: "turning up six of your locus cards, which wins if all are gems", rule: "CO-V1" },
  ],
};

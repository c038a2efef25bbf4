/** A first match of Gate Ruler: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["deck-knight-warding", "deck-apprentice-line"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "You are the ruler",
      text: "Your ruler stands behind three lines and has a life. Each card of damage that it takes goes to your damage zone; as many as its life, and you have lost.",
      rules: ["GR-12-LIFE"],
    },
    {
      due: { asked: "9-3e" },
      title: "Priority",
      text: "Whoever has priority does one thing, or passes. What you do is put on the gate and happens when both have passed, the latest first. With nothing to add, pass.",
      rules: ["9-3e", "9-4"],
    },
    {
      due: { told: "10-2a" },
      title: "Drive",
      text: "Some rulers have no hand and no energy. Their cards come from the deck each turn, face down into the drive zone, and are played from there in that turn or lost. Reveal only turns one up, for its <OD>; to use the card, play it.",
      rules: ["10-2a", "7-2", "6-3c"],
    },
    {
      due: { told: "GR-7-PRICE" },
      title: "Paying",
      text: "A card costs energy: rest as many energy cards as it asks for. They stand up again in your next turn.",
      rules: ["GR-7-PRICE", "6-2c"],
    },
    {
      due: { asked: "GR-7-DEST" },
      title: "Three zones",
      text: "A unit goes to the left or right attack zone, or to the defence zone between them. Those of the attack zones attack; the defence zone stands before the ruler. A card that lies there already goes to the graveyard.",
      rules: ["GR-7-DEST", "GR-12-STACK"],
    },
    {
      due: { told: "15-3b" },
      title: "A unit enters play",
      text: "ATK is what it deals, HP what it bears, STK what it deals to the ruler.",
      rules: ["15-3b"],
    },
    {
      due: { asked: "8-4c" },
      title: "Attack",
      text: "Your ruler and the units of your attack zones attack, each along any line. The ruler is struck only while its defence zone is empty; an attack on an empty line at its side strikes nobody. Who attacks turns sideways.",
      rules: ["8-4c", "8-4c-1", "8-4d"],
    },
    {
      due: { told: "8-6b-1" },
      title: "Damage to a ruler",
      text: "Damage to a ruler goes on the gate as points; then so many cards of the deck come to light, one by one.",
      rules: ["8-6b-1", "13-5b"],
    },
    {
      due: { asked: "16-4" },
      title: "Counter",
      text: "A card that came to light as damage and has <CNT> may be used at once, and stops the rest of the damage. That is what makes taking damage exciting.",
      rules: ["16-4", "13-5"],
    },
    {
      due: { told: "8-6b-2" },
      title: "Units fight",
      text: "Both units deal their ATK to the other at the same time. As much damage as HP, and a unit is destroyed.",
      rules: ["8-6b-2", "GR-15-DESTROY"],
    },
    {
      due: { told: "15-4a" },
      title: "Set cards",
      text: "A card may be set face down and wait for its moment; the other player sees only that it lies there.",
      rules: ["15-4a"],
    },
    {
      due: { told: "8-7a" },
      title: "The next attack",
      text: "After each battle the attack phase begins again with the next attack, until you end it or nothing can attack.",
      rules: ["8-7a", "8-3a"],
    },
  ],
  terms: [
    {
      words: ["2/3/1", "STK"],
      means: "three numbers of a unit: ATK, what it deals to a unit; HP, the damage that destroys it; STK, what it deals to a ruler",
      rule: "8-6b-1",
    },
    { words: ["ruler"], means: "each player is a ruler, whose text changes the rules: its hand, its energy, its life", rule: "GR-5-RULER" },
    { words: ["level"], means: "what a card costs a ruler with energy: so many energy cards are rested", rule: "GR-7-PRICE" },
    {
      words: ["energy"],
      means: "cards beside the deck that are rested to pay; they stand up in the next turn of their player",
      rule: "6-2c",
    },
    {
      words: ["drive zone", "drive", "drives"],
      means: "some rulers have no hand: they turn up cards of the deck each turn, and play from there",
      rule: "10-2a",
    },
    { words: ["gate"], means: "what has been played waits here until both players have passed; the latest happens first", rule: "9-1a" },
    { words: ["summons", "summon right"], means: "so many units may be played in a turn", rule: "GR-7-RIGHT" },
    { words: ["mirrored"], means: "the other side of the table as it faces you: left there is opposite to your left line", rule: "3-6e" },
    {
      words: ["<CNT>", "CNT", "counter"],
      means: "a card that comes to light as damage with this may be used at once, and stops the rest of the damage",
      rule: "16-4",
    },
    { words: ["face down", "face-down", "set zones"], means: "a set card: it waits for the moment that its text names", rule: "15-4b" },
    { words: ["rested"], means: "lies sideways: it has been used, and stands up in its player's next turn", rule: "GR-4-ORIENT" },
    { words: ["Intercept", "<Intercept>"], means: "attacked, it strikes first", rule: "16-7" },
    {
      words: ["Piercing", "<Piercing>"],
      means: "when it destroys a unit of the defence zone in battle, it deals its STK to the ruler as well",
      rule: "16-5",
    },
    { words: ["TD", "touches down"], means: "touchdown: what a card does as it enters play out of the hand", rule: "16-3" },
    { words: ["OD"], means: "overdrive: what a card does when it is driven", rule: "16-2" },
    { words: ["soul", "soul card"], means: "cards that lie under a card and leave with it", rule: "GR-15-SOUL" },
    { words: ["damage zone"], means: "cards that a ruler has taken as damage; as many as its life, and it has lost", rule: "GR-12-LIFE" },
    { words: ["special summon", "special summoned"], means: "comes without price and without using up a summon", rule: "GR-7-SPECIAL" },
  ],
};

/** A first match of Gate Ruler: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";

export const lesson: Lesson = {
  decks: ["deck-apprentice-line", "deck-knight-warding"],
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
      text: "Some rulers have no hand and no energy. They turn up two cards each turn, the drive, and may play from there.",
      rules: ["10-2a"],
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
      text: "A unit goes to the left or right attack zone, or to the defence zone between them. One that lies there already makes room.",
      rules: ["GR-7-DEST"],
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
      text: "Units of your attack zones attack along their lines: a unit of the other side, or the ruler behind an empty line. Attacking turns the unit sideways.",
      rules: ["8-4c", "8-4d"],
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
};

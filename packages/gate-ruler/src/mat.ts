/** The table of Gate Ruler as data: three lines (3-6e), the ruler, the gate, the steps of an attack (8-2a-1). */
import type { Mat } from "@duelex/kernel";

export const mat: Mat = {
  about:
    "You are the ruler, and each ruler changes the rules. Attack along three lines; damage that you take may bring a counter to light.",
  win: "You win when the damage zone of the other ruler holds as many cards as that ruler has life, or the other deck is empty.",
  winRule: "GR-12-LIFE",
  accent: "gold",
  areas: [
    { id: "left", label: "Left attack zone", shows: [{ place: "lines", slot: "left", size: "full" }] },
    { id: "defence", label: "Defence zone", shows: [{ place: "lines", slot: "defence", size: "full" }] },
    { id: "right", label: "Right attack zone", shows: [{ place: "lines", slot: "right", size: "full" }] },
    { id: "ruler", label: "Ruler", shows: [{ place: "ruler", size: "full" }] },
    {
      id: "set",
      label: "Set cards, field",
      shows: [
        { place: "setZones", size: "small" },
        { place: "field", size: "small" },
      ],
    },
    {
      id: "drive",
      label: "Drive and counter zone",
      shows: [
        { place: "drive", size: "small" },
        { place: "counter", size: "small" },
      ],
    },
    { id: "energy", label: "Energy", shows: [{ place: "energy", size: "chip" }] },
    {
      id: "piles",
      label: "Deck, damage, graveyard",
      shows: [
        { place: "deck", size: "small" },
        { place: "damage", size: "mini" },
        { place: "graveyard", size: "small" },
        { place: "exile", size: "chip" },
      ],
    },
    { id: "gate", label: "Gate", shows: [{ place: "gate", size: "small" }] },
  ],
  side: {
    columns: ["content", 1, 1, 1, "content"],
    rows: [1, "content", "content"],
    grid: [
      ["energy", "left", "defence", "right", "piles"],
      ["energy", "set", "ruler", "drive", "piles"],
    ],
    far: "turned",
  },
  middle: ["gate"],
  hand: ["hand"],
  colors: { none: { name: "no faction", light: "#6f7682", dark: "#8b95a5" }, gold: { name: "ruler", light: "#a87b1d", dark: "#d9ad4d" } },
  turned: "rested",
  battle: [
    { name: "Attack start", rule: "8-3a" },
    { name: "Declaration", rule: "8-4a" },
    { name: "Intercept", rule: "8-5a" },
    { name: "Damage", rule: "8-6b" },
    { name: "Battle end", rule: "8-7a" },
  ],
  buttons: { "end the attacks": "End the attacks" },
  passes: ["pass", "no", "choose no more", "end the attacks"],
  facts: ["damage", "deck", "hand", "energy", "summons"],
  quiet: ["shuffle", "pass", "clean", "end turn effects", "end battle effects", "ready"],
};

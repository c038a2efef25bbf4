/** The table of BOS TCG as data: three columns shared by both (BOS-Z4), the eight states of a battle, the words on buttons. */
import type { Mat } from "@duelex/kernel";

export const mat: Mat = {
  about:
    "No shuffling, no drawing, no dice: everything you own is in your castle and spellbook. Wizards summon fighters into three columns, and a boss waits.",
  win: "You win when the life of the other player is 0.",
  winRule: "BOS-V1",
  accent: "red",
  areas: [
    { id: "column0", label: "Column 0", shows: [{ place: "summons", slot: "0", size: "full" }] },
    { id: "column1", label: "Column 1", shows: [{ place: "summons", slot: "1", size: "full" }] },
    { id: "column2", label: "Column 2", shows: [{ place: "summons", slot: "2", size: "full" }] },
    { id: "wizard0", label: "Wizard", shows: [{ place: "wizards", slot: "0", size: "small" }] },
    { id: "wizard1", label: "Wizard", shows: [{ place: "wizards", slot: "1", size: "small" }] },
    { id: "wizard2", label: "Wizard", shows: [{ place: "wizards", slot: "2", size: "small" }] },
    { id: "boss", label: "Boss", shows: [{ place: "boss", size: "small" }], facts: ["life", "vim"] },
    {
      id: "piles",
      label: "Castle, spellbook, graveyard",
      shows: [
        { place: "castle", size: "small" },
        { place: "spellbook", size: "small" },
        { place: "graveyard", size: "small" },
      ],
    },
    { id: "stage", label: "Being cast", shows: [{ place: "stage", size: "small" }] },
  ],
  side: {
    columns: ["content", 1, 1, 1, "content"],
    rows: [1, "content"],
    grid: [
      ["boss", "column0", "column1", "column2", "piles"],
      ["boss", "wizard0", "wizard1", "wizard2", "piles"],
    ],
    far: "mirrored",
  },
  middle: ["stage"],
  hand: ["unplaced", "castle", "spellbook"],
  colors: {
    none: { name: "no colour", light: "#6f7682", dark: "#8b95a5" },
    red: { name: "red", light: "#b8392f", dark: "#e5695e" },
    yellow: { name: "yellow", light: "#a87b1d", dark: "#d9ad4d" },
    blue: { name: "blue", light: "#2f63b5", dark: "#5b8ee6" },
  },
  turned: "acted",
  battle: [
    { name: "Cost", rule: "BOS-B1" },
    { name: "Target", rule: "BOS-B2" },
    { name: "Block", rule: "BOS-B3" },
    { name: "Result", rule: "BOS-B4" },
    { name: "Deal", rule: "BOS-B5" },
    { name: "Take", rule: "BOS-B6" },
    { name: "Defeat", rule: "BOS-B7" },
    { name: "Graveyard", rule: "BOS-B8" },
  ],
  buttons: { "begin the main phase": "Begin the main phase", "end the turn": "End the turn" },
  passes: ["pass", "do not block", "do not use it", "begin the main phase", "end the turn"],
  told: ["place *", "summon *", "use *", "attack with *", "target *", "target ?", "cast *", "summon the boss *", "block with *"],
  facts: ["life", "vim", "castle", "spellbook"],
  vital: [{ fact: "life", better: "more" }],
  quiet: ["ready", "pay", "pass", "again", "met", "declare", "choose", "choosePlayer", "show", "graveyard", "battleEnds"],
  deck: [
    { key: "color", label: "Colour", kind: "word", types: [], words: ["red", "yellow", "blue"] },
    { key: "boss", label: "Boss", kind: "one", types: ["boss"] },
    { key: "wizards", label: "Wizards", kind: "list", types: ["wizard"] },
    { key: "summons", label: "Castle", kind: "copies", types: ["summon"] },
    { key: "spells", label: "Spellbook", kind: "copies", types: ["spell"] },
    { key: "reserve", label: "Reserve", kind: "copies", types: ["summon", "spell"] },
  ],
};

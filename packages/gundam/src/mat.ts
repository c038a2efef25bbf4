/** The table of Gundam as data: the locations (3-1-1-2), the five steps of a battle (7-2), the words on buttons. */
import type { Mat } from "@duelex/kernel";

export const mat: Mat = {
  about: "Deploy Units with your Resources, pair them with Pilots, and fight your way through the enemy's Base and six Shields.",
  win: "You win with an attack on a player who has no Base and no Shields left, or when the other deck is empty.",
  winRule: "1-2-2-1",
  accent: "blue",
  areas: [
    { id: "battle", label: "Battle area", shows: [{ place: "battleArea", size: "full" }] },
    {
      id: "shields",
      label: "Base and Shields",
      shows: [
        { place: "baseSection", size: "small" },
        { place: "shieldSection", size: "small" },
      ],
    },
    {
      id: "resources",
      label: "Resources",
      shows: [
        { place: "resourceArea", size: "chip" },
        { place: "resourceDeck", size: "chip" },
      ],
    },
    {
      id: "piles",
      label: "Deck, trash",
      shows: [
        { place: "deck", size: "small" },
        { place: "trash", size: "small" },
        { place: "removal", size: "chip" },
      ],
    },
    { id: "progress", label: "In progress", shows: [{ place: "inProgress", size: "small" }] },
  ],
  side: {
    columns: ["content", 1, "content"],
    rows: [1, "content"],
    grid: [
      ["shields", "battle", "piles"],
      ["resources", "resources", "piles"],
    ],
    far: "mirrored",
  },
  middle: ["progress"],
  hand: ["hand"],
  colors: {
    none: { name: "no colour", light: "#6f7682", dark: "#8b95a5" },
    blue: { name: "blue", light: "#2f63b5", dark: "#5b8ee6" },
    green: { name: "green", light: "#2d8a4e", dark: "#4fb877" },
    red: { name: "red", light: "#b8392f", dark: "#e5695e" },
    white: { name: "white", light: "#857e6f", dark: "#c9c3b6" },
    purple: { name: "purple", light: "#7447a8", dark: "#a77fdd" },
  },
  turned: "rested",
  battle: [
    { name: "Attack", rule: "7-3" },
    { name: "Block", rule: "7-4" },
    { name: "Action", rule: "7-5" },
    { name: "Damage", rule: "7-6" },
    { name: "Battle end", rule: "7-7" },
  ],
  buttons: { "end the main phase": "End the turn", "target the player": "Attack the player" },
  passes: ["pass", "done", "decline", "end the main phase"],
  told: [
    "go first",
    "play *",
    "pair *",
    "attack with *",
    "target *",
    "target the player",
    "block with *",
    "activate *",
    "choose *",
    "use it",
    "pay with Resources",
    "pay with an EX Resource",
  ],
  vain: [],
  facts: ["Lv.", "active Resources", "Shields", "hand", "deck", "shield area protected by"],
  vital: [{ fact: "Shields", better: "more" }],
  quiet: ["turn", "shuffle", "set active", "rest", "resolve", "destroyed, to trash"],
  gist: ["play", "pair from hand", "activate", "burst", "attack", "block", "destroy"],
  deck: [
    { key: "main", label: "Main deck", kind: "copies", types: ["Unit", "Pilot", "Command", "Base"] },
    { key: "resources", label: "Resource deck", kind: "copies", types: ["Resource"] },
  ],
};

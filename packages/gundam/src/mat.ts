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
        { place: "shieldSection", size: "small", spread: true },
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
  places: [
    { name: "battle area", about: "your Units, six at most, with the Pilots under them. Here one attacks and is attacked.", rule: "3-5" },
    {
      name: "base section",
      about: "one Base. Attacks on its player hit it first; the EX Base stands there from the beginning.",
      rule: "3-6-3",
    },
    { name: "shield section", about: "six Shields, face down. Without a Base each attack destroys one.", rule: "3-6-4" },
    { name: "resource area", about: "one Resource more each turn. Their number is your Lv.; resting them pays.", rule: "3-4" },
    { name: "hand, deck, trash", about: "what you may play, what you draw, what is used up or destroyed.", rule: "3-9" },
    { name: "in progress", about: "what is being played or carried out just now.", rule: "3-1-2" },
  ],
  turn: [
    { name: "Start", about: "your rested cards become active again, that is, they stand up.", rule: "6-2" },
    { name: "Draw", about: "you draw a card.", rule: "6-3" },
    { name: "Resource", about: "a Resource comes from the resource deck.", rule: "6-4" },
    {
      name: "Main",
      about:
        "play cards whose Lv. you have and whose cost you pay, pair Pilots with Units, attack, in any order. A Unit attacks from the turn after it was deployed on; a Link Unit at once.",
      rule: "6-5",
    },
    { name: "End", about: "both may use cards with 【Action】; a hand of more than ten is cut down.", rule: "6-6" },
  ],
  battle: [
    {
      name: "Attack",
      rule: "7-3",
      about: "one of your active Units is rested and attacks the player, or a rested enemy Unit; Units that stand cannot be attacked",
    },
    { name: "Block", rule: "7-4", about: "an active Unit with <Blocker> may be rested to take over the attack" },
    { name: "Action", rule: "7-5", about: "both players may use cards and effects with 【Action】" },
    {
      name: "Damage",
      rule: "7-6",
      about:
        "two Units deal each other damage as much as their AP; an attack on the player hits the Base, then one Shield, then the player",
    },
    { name: "Battle end", rule: "7-7", about: "what lasted for the battle ends" },
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
  wanted: ["play *", "pair *", "attack with *", "block with *", "activate *", "support with *"],
  vain: [],
  facts: ["Lv.", "active Resources", "Shields", "no Base, no Shield:", "hand", "deck", "shield area protected by"],
  brief: ["Lv.", "no Base, no Shield:", "hand", "shield area protected by"],
  vital: [{ fact: "Shields", better: "more" }],
  quiet: [
    "turn",
    "shuffle",
    "set active",
    "rest to pay",
    "rest as a cost",
    "rest to attack",
    "rest to block",
    "resolve",
    "destroyed, to trash",
    "damage to a Shield",
    "deploy from hand",
    "step",
  ],
  gist: ["play", "pair from hand", "activate", "burst", "attack", "block", "destroy", "to hand", "back to hand"],
  deck: [
    { key: "main", label: "Main deck", kind: "copies", types: ["Unit", "Pilot", "Command", "Base"] },
    { key: "resources", label: "Resource deck", kind: "copies", types: ["Resource"] },
  ],
};

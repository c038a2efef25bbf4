/** The table of Colossus Order as data: field, locus, gems (CO-Z3 to CO-Z7), the steps of an attack, the words on buttons. */
import type { Mat } from "@duelex/kernel";

export const mat: Mat = {
  about:
    "Every turn you may set a gem beside your Colossus, so that you may play better cards, and lay a card face down into your locus, to pay with. Your followers attack the other player's deck, the cards of their locus, or followers that are OFF, and capture gems on the way.",
  win: "You win when the other player's deck runs out of cards; or, as your turn begins, by turning up six gems that lie face down in your own locus (Gem Complete).",
  winRule: "MR 2.1",
  accent: "black",
  areas: [
    { id: "field", label: "Field", shows: [{ place: "field", size: "full" }] },
    { id: "locus", label: "Locus", shows: [{ place: "locus", size: "small", numbered: true }], facts: ["locus points"] },
    { id: "colossus", label: "Colossus", shows: [{ place: "colossus", size: "full" }] },
    {
      id: "gems",
      label: "Gems set, captured",
      shows: [
        { place: "setGems", size: "mini" },
        { place: "captured", size: "mini" },
      ],
    },
    {
      id: "piles",
      label: "Deck, discard",
      shows: [
        { place: "deck", size: "small" },
        { place: "discard", size: "small" },
      ],
    },
    { id: "chain", label: "X-Play", shows: [{ place: "xPlay", size: "small" }] },
    { id: "revealed", label: "Revealed", shows: [{ place: "revealed", size: "small" }] },
  ],
  side: {
    columns: ["content", 1, "content", "content"],
    rows: [1, "content"],
    grid: [
      ["colossus", "field", "gems", "piles"],
      ["colossus", "locus", "gems", "piles"],
    ],
    far: "mirrored",
  },
  middle: ["chain", "revealed"],
  hand: ["hand"],
  colors: {
    none: { name: "no colour", light: "#6f7682", dark: "#8b95a5" },
    white: { name: "white", light: "#857e6f", dark: "#c9c3b6" },
    black: { name: "black", light: "#4a4453", dark: "#9a8fae" },
    blue: { name: "blue", light: "#2f63b5", dark: "#5b8ee6" },
    red: { name: "red", light: "#b8392f", dark: "#e5695e" },
  },
  turned: "OFF",
  places: [
    {
      name: "field",
      about:
        "your followers. One of 2/3 deals 2 damage (its AP) and is destroyed by 3 (its RP). It is ON (upright) or OFF (sideways: it has attacked or blocked, and may be attacked). Crush and capture say what it does to a deck: so many cards away, so many gems of them yours.",
      rule: "CO-Z6",
    },
    {
      name: "locus",
      about:
        "a row of cards that you lay face down, one a turn. Each is a locus point to pay with; the points come back in your next turn. Six face-down gems there win.",
      rule: "CO-Z5",
    },
    {
      name: "set gems, captured gems",
      about: "your Colossus gems: a card with gems 2 white can be played with two white ones; none is used up.",
      rule: "CO-Z4",
    },
    {
      name: "Colossus",
      about: "your leader. Once a turn you may use one of its abilities, if you have enough Colossus gems.",
      rule: "CO-Z3",
    },
    { name: "deck", about: "whoever has no card left there loses at once.", rule: "CO-V3" },
    { name: "discard pile", about: "what has been destroyed, used or crushed.", rule: "CO-Z7" },
  ],
  turn: [
    {
      name: "Start",
      about:
        "with six face-down locus cards you may turn six up: six gems win (Gem Complete). Then your OFF followers stand up, your locus points come back, and you draw a card.",
      rule: "CO-T1",
    },
    {
      name: "Main",
      about:
        "in any order: set one gem; put one card into the locus; use one Colossus ability; play cards whose gems you have and whose locus cost you pay; attack once with each follower that is ON and did not come this turn.",
      rule: "CO-T2",
    },
    {
      name: "End",
      about: "damage on followers is healed, and what holds until the end of the turn is over; nobody is destroyed by that.",
      rule: "CO-T3",
    },
  ],
  battle: [
    {
      name: "Declaration",
      rule: "CO-A4",
      about: "the attacker turns OFF and attacks the deck, a card of the locus, or a follower that is OFF",
    },
    {
      name: "X-Play",
      rule: "CO-A5",
      about: "both players may answer, with snap actions out of the hand or ignition abilities of followers",
    },
    { name: "Defense", rule: "CO-A6", about: "a follower that is ON may turn OFF and block, whatever is attacked" },
    { name: "X-Play", rule: "CO-A7", about: "both may answer again" },
    {
      name: "Resolution",
      rule: "CO-A8",
      about:
        "two followers deal each other their AP, and who has no RP left is destroyed; a deck loses as many cards as the crush, and up to capture gems among them are captured; a locus card is turned up, and captured if it is a gem",
    },
  ],
  buttons: { "end the main phase": "End the turn", "declare nothing": "Go on" },
  passes: ["pass", "declare nothing", "exchange no more", "leave it face-up", "end the main phase"],
  closes: { "end the main phase": "turn" },
  ownPhases: ["main phase"],
  told: [
    "exchange *",
    "refill with *",
    "set *",
    "put * into the locus",
    "use Colossus ability #",
    "play *",
    "use the ignition of *",
    "attack with *",
    "attack the deck",
    "attack *",
    "attack locus card #",
    "point at locus card #",
    "block with *",
    "discard *",
    "choose *",
    "use Locus Trick",
  ],
  wanted: ["set *", "play *", "attack with *", "block with *", "use the ignition of *"],
  vain: ["nobody could be chosen but ", "helps the other side: ", "in vain: "],
  listed: ["set *", "play *", "attack with *", "use the ignition of *", "use Colossus ability #", "put * into the locus"],
  facts: ["deck", "hand", "locus points", "gems"],
  vital: [{ fact: "deck", better: "more" }],
  quiet: ["turn", "shuffle", "resolve", "recover locus points", "reveal", "X-Play", "no answer", "face-up already", "acts"],
  goesOn: { turn: "begins" },
  lost: ["lose", "concede"],
  gist: [
    "announce",
    "ignite",
    "use Colossus",
    "attack",
    "attack the deck",
    "attack the locus",
    "block",
    "destroy",
    "capture",
    "turn face-up",
  ],
  outcomes: [
    "no block",
    "no blocker",
    "crush",
    "discard from the deck",
    "add AP",
    "add RP",
    "turn OFF",
    "return to hand",
    "no damage",
    "attack ends",
    "stays",
    "no effect",
    "nobody",
  ],
  deck: [
    { key: "colossus", label: "Colossus", kind: "one", types: ["colossus"] },
    { key: "cards", label: "Deck", kind: "copies", types: ["follower", "action", "gem"] },
  ],
};

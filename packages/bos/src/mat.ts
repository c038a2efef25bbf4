/** The table of BOS TCG as data: three columns shared by both (BOS-Z4), the eight states of a battle, the words on buttons. */
import type { Mat } from "@duelex/kernel";

export const mat: Mat = {
  about:
    "No shuffling, no drawing, no dice: all your fighters are in your castle, all your spells in your spellbook; the other player's you see when they are played. Three columns, 0, 1 and 2, run across the table, and each of your three wizards summons a fighter into its own; fighters attack the other player where nobody stands before them. A boss waits.",
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
  places: [
    {
      name: "castle",
      about: "your fighters (summons) that are not on the table; each may be summoned while what its card asks for holds.",
      rule: "BOS-Z1",
    },
    { name: "spellbook", about: "your spells; each is paid with vim and used up.", rule: "BOS-Z1" },
    {
      name: "wizards",
      about:
        "one in each of the three columns. It turns face down to summon a fighter before it, and is turned up again in your next turn.",
      rule: "BOS-W3",
    },
    {
      name: "summons",
      about: "the fighters of the three columns: the number is strength, attack and health in one. What it gains or loses stays so.",
      rule: "BOS-Z6",
    },
    { name: "boss", about: "comes while what its card asks for holds; stands beside the columns, attacks and blocks.", rule: "BOS-Z7" },
    { name: "graveyard", about: "defeated fighters and spells that have been cast.", rule: "BOS-Z3" },
  ],
  turn: [
    {
      name: "Startup",
      about:
        "your cards stand up, and your vim doubles: 0 stays 0, so keep one. From your eleventh turn on life and vim are then halved (decay).",
      rule: "BOS-T1",
    },
    {
      name: "Summoning",
      about: "each wizard that is face up may summon a fighter from the castle into its empty column. It costs nothing.",
      rule: "BOS-T2",
    },
    {
      name: "Main",
      about: "in any order: attack with each fighter that is ready, cast spells, use abilities, summon the boss.",
      rule: "BOS-T3",
    },
    { name: "Ending", about: "what waits for the end of a turn happens.", rule: "BOS-T4" },
  ],
  battle: [
    { name: "Cost", rule: "BOS-B1", about: "the attacker is turned sideways: it has acted" },
    {
      name: "Target",
      rule: "BOS-B2",
      about:
        "a fighter in any column, a boss that is up, or the player, if nobody of theirs stands in the attacker's column; a boss attacks a player only if their whole side is empty",
    },
    { name: "Block", rule: "BOS-B3", about: "an attack on a player may be taken over by a fighter of a column beside, or by the boss" },
    { name: "Result", rule: "BOS-B4", about: "strength is compared with strength" },
    { name: "Deal", rule: "BOS-B5", about: "each is dealt damage: as much as the other's strength; a player as much as the attacker's" },
    { name: "Take", rule: "BOS-B6", about: "that is lost from strength, or from life" },
    { name: "Defeat", rule: "BOS-B7", about: "who has no strength left is defeated" },
    { name: "Graveyard", rule: "BOS-B8", about: "and goes to the graveyard" },
  ],
  buttons: { "begin the main phase": "Begin the main phase", "end the turn": "End the turn" },
  passes: ["pass", "do not block", "do not use it", "begin the main phase", "end the turn"],
  closes: { "begin the main phase": "next phase", "end the turn": "turn" },
  ownPhases: ["main phase"],
  told: [
    ...["place *", "summon *", "use *", "attack with *", "target *", "target ?", "cast *", "summon the boss *", "block with *", "use it"],
    "use the ability of *",
    "choose *", // the line of what is done to it names it, after the line of what does it
  ],
  wanted: ["summon the boss *", "summon *", "use *", "attack with *", "cast *", "use the ability of *", "block with *"],
  vain: ["only your own side", "yourself:", "your own card"],
  facts: ["life", "vim", "castle", "spellbook"],
  vital: [{ fact: "life", better: "more" }],
  quiet: [
    "turn",
    "standsUp",
    "attack",
    "act to attack",
    "win",
    "deal",
    "dealPlayer",
    "pass",
    "again",
    "met",
    "declare",
    "choose",
    "choosePlayer",
    "show",
    "graveyard",
    "battleEnds",
    "endTurn",
  ],
  goesOn: { turn: "begins", endTurn: "ends" },
  lost: ["lose", "concede"],
  gist: ["summon", "summonBoss", "cast", "uses", "target", "targetPlayer", "block", "defeat", "playerTakes", "loseLife", "gainLife"],
  outcomes: ["gainStrength", "attackEnds", "takesNone", "neitherLoses", "miss", "noEffect"],
  deck: [
    { key: "color", label: "Colour", kind: "word", types: [], words: ["red", "yellow", "blue"] },
    { key: "boss", label: "Boss", kind: "one", types: ["boss"] },
    { key: "wizards", label: "Wizards", kind: "list", types: ["wizard"] },
    { key: "summons", label: "Castle", kind: "copies", types: ["summon"] },
    { key: "spells", label: "Spellbook", kind: "copies", types: ["spell"] },
    { key: "reserve", label: "Reserve", kind: "copies", types: ["summon", "spell"] },
  ],
};

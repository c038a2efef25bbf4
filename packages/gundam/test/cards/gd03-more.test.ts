/** GD03, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("GD03-001", 1, {
  cards: people("Plain Pilot", "Plain Unit 1/1"),
  P1: { battleArea: ["GD03-001"], hand: ["Plain Pilot"] },
  P2: { battleArea: [{ card: "Plain Unit 1/1", rested: true }] },
  script: ["P1: pair Plain Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.battleArea": [], "P2.trash": ["Plain Unit 1/1"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam NT-1": { pilot: "Plain Pilot" } },
  },
});

clause("GD03-001", 1, "unmet", {
  cards: people("Plain Pilot", "Plain Unit 1/2"),
  P1: { battleArea: ["GD03-001"], hand: ["Plain Pilot"] },
  P2: { battleArea: [{ card: "Plain Unit 1/2", rested: true }] },
  script: ["P1: pair Plain Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam NT-1": { pilot: "Plain Pilot" }, "Plain Unit 1/2": { damage: 1 } },
  },
});

clause("GD03-002", 1, {
  cards: people("Plain Pilot", "Plain Unit L4 Repair1", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: [{ card: "GD03-002", pilot: "Plain Pilot" }, "Plain Unit L4 Repair1"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: attack with Plain Unit L4 Repair1"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit L4 Repair1": { rested: true }, "Plain Unit L4": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-002", 1, "unmet", {
  cards: people("Plain Pilot", "Plain Unit L4", "Plain Unit L3"),
  P1: { battleArea: [{ card: "GD03-002", pilot: "Plain Pilot" }, "Plain Unit L4"] },
  P2: { battleArea: ["Plain Unit L3"] },
  script: ["P1: attack with Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit L4": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-009", 1, {
  cards: people("Titans Unit", "Titans Command", "Plain Unit L4", "Plain Unit L5"),
  P1: { hand: ["GD03-009"], trash: ["Titans Unit", "Titans Command"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: play Palace Athene", "P1: choose Titans Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Palace Athene"], "P1.hand": [], "P1.trash": [], "P1.removal": ["Titans Unit", "Titans Command"] },
    players: { P1: { activeResources: 7 } },
    cards: { "Plain Unit L4": { rested: true } },
  },
});

clause("GD03-015", 1, {
  cards: people("Titans Unit", "Titans Command", "Titans Pilot"),
  P1: { battleArea: ["GD03-015"], trash: ["Titans Unit", "Titans Command", "Titans Pilot"] },
  P2: {},
  script: ["P1: activate Baund Doc"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Titans Unit", "Titans Command", "Titans Pilot"] },
    cards: { "Baund Doc": { keywords: ["Breach 4"] } },
  },
});

clause("GD03-017", 2, {
  cards: people("Cyclops Team Unit", "Cyclops Team Pilot", "Plain Unit 5/9", "Plain Unit 6/9"),
  P1: { battleArea: ["GD03-017", "Cyclops Team Unit"], hand: ["Cyclops Team Pilot"] },
  P2: { battleArea: ["Plain Unit 5/9", "Plain Unit 6/9"] },
  script: [
    "P1: pair Cyclops Team Pilot",
    "P1: choose Kämpfer",
    "P1: attack with Cyclops Team Unit",
    { asked: "P1", options: ["target the player", "target Plain Unit 5/9"] },
    "P1: target Plain Unit 5/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { Kämpfer: { pilot: "Cyclops Team Pilot" }, "Cyclops Team Unit": { damage: 5, rested: true }, "Plain Unit 5/9": { damage: 2 } },
  },
});

clause("GD03-020", 1, {
  cards: people("Plain Pilot", "Cyclops Team Unit"),
  P1: {
    battleArea: ["GD03-020"],
    hand: ["Plain Pilot"],
    trash: ["Cyclops Team Unit", "Cyclops Team Unit", "Cyclops Team Unit", "Cyclops Team Unit"],
  },
  P2: {},
  script: ["P1: pair Plain Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Zaku Ⅱ FZ", "Ad Balloon", "Ad Balloon"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Zaku Ⅱ FZ": { pilot: "Plain Pilot" }, "Ad Balloon": { rested: true } },
  },
});

clause("GD03-020", 1, "unmet", {
  cards: people("Plain Pilot", "Cyclops Team Unit"),
  P1: { battleArea: ["GD03-020"], hand: ["Plain Pilot"], trash: ["Cyclops Team Unit", "Cyclops Team Unit", "Cyclops Team Unit"] },
  P2: {},
  script: ["P1: pair Plain Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Zaku Ⅱ FZ": { pilot: "Plain Pilot" } },
  },
});

clause("GD03-020", 2, {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD03-020", rested: true }, "T-014"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Zaku Ⅱ FZ"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit 9/9": { damage: 1, rested: true } } },
});

clause("GD03-020", 2, "unmet", {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD03-020", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Zaku Ⅱ FZ"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 1, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Zaku Ⅱ FZ"] },
  },
});

clause("GD03-025", 1, {
  cards: people("Plain Unit", "Maganac Corps Unit", "Maganac Corps Unit L2", "Plain Unit 0/9"),
  P1: { battleArea: ["Plain Unit"] },
  P2: {
    battleArea: [
      "GD03-025",
      { card: "Maganac Corps Unit", rested: true },
      { card: "Maganac Corps Unit L2", rested: true },
      { card: "Plain Unit 0/9", rested: true },
    ],
  },
  script: [
    "P1: attack with Plain Unit",
    { asked: "P1", options: ["target Maganac Corps Unit", "target Maganac Corps Unit L2"] },
    "P1: target Maganac Corps Unit",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { damage: 2, rested: true }, "Maganac Corps Unit": { damage: 2 } } },
});

clause("GD03-028", 1, {
  cards: people("Plain Unit 0/9"),
  P1: { battleArea: ["GD03-028"] },
  P2: { battleArea: [{ card: "Plain Unit 0/9", rested: true }] },
  script: ["P1: attack with Auda's Maganac", "P1: target Plain Unit 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Auda's Maganac": { rested: true }, "Plain Unit 0/9": { damage: 4 } } },
});

clause("GD03-028", 1, "unmet", {
  cards: people("Plain Base"),
  P1: { battleArea: ["GD03-028"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Auda's Maganac"],
  expect: { asked: "P1", question: "6-5", cards: { "Auda's Maganac": { rested: true }, "Plain Base": { damage: 2 } } },
});

clause("GD03-033", 1, {
  cards: people("ZAFT Pilot", "ZAFT Unit", "Plain Unit"),
  P1: { battleArea: [{ card: "GD03-033", pilot: "ZAFT Pilot" }, "ZAFT Unit", "Plain Unit"] },
  P2: {},
  script: [],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      "Providence Gundam": { ap: 7, hp: 5, keywords: [] },
      "ZAFT Unit": { ap: 4, hp: 6, keywords: [] },
      "Plain Unit": { ap: 2, hp: 6, keywords: [] },
    },
  },
});

clause("GD03-033", 2, {
  cards: people("ZAFT Pilot L1", "Plain Unit 0/9", "Plain Base"),
  P1: { battleArea: [{ card: "GD03-033", pilot: "ZAFT Pilot L1" }], hand: ["GD03-112"] },
  P2: { battleArea: ["Plain Unit 0/9"], baseSection: ["Plain Base"] },
  script: ["P1: play Warped Intent", "P1: attack with Providence Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Warped Intent"], "P2.baseSection": [], "P2.trash": ["Plain Base"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Providence Gundam": { ap: 9, rested: true }, "Plain Unit 0/9": { damage: 2 } },
  },
});

clause("GD03-035", 1, {
  cards: people("Plain Pilot", "Plain Unit", "Plain Unit 0/9", "Plain Unit 1/1"),
  P1: { battleArea: ["GD03-035"], trash: ["Plain Pilot", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit 0/9", "Plain Unit 1/1"] },
  script: ["P1: activate GFreD"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.trash": ["Plain Unit"],
      "P1.removal": ["Plain Pilot"],
      "P2.battleArea": ["Plain Unit 0/9"],
      "P2.trash": ["Plain Unit 1/1"],
    },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 0/9": { damage: 1 } },
  },
});

clause("GD03-035", 2, {
  cards: people("Plain Unit", "Plain Unit 5/9", "Plain Unit 6/9"),
  P1: { battleArea: ["GD03-035"], hand: ["GD03-092"], deck: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit 5/9", "Plain Unit 6/9"] },
  script: [
    "P1: pair Nyaan",
    "P1: resolve GFreD: effect 2",
    "P1: attack with GFreD",
    { asked: "P1", options: ["target the player", "target Plain Unit 5/9"] },
    "P1: target Plain Unit 5/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Unit"], "P1.deck": 4 },
    players: { P1: { activeResources: 9 } },
    cards: { GFreD: { ap: 5, hp: 7, damage: 5, rested: true, pilot: "Nyaan" }, "Plain Unit 5/9": { damage: 5 } },
  },
});

clause("GD03-050", 1, {
  cards: people("Tekkadan Unit", "Teiwaz Unit", "Tekkadan&Teiwaz Unit", "Plain Unit"),
  P1: { battleArea: ["GD03-050"], trash: ["Tekkadan Unit", "Teiwaz Unit", "Tekkadan&Teiwaz Unit"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: activate Gundam Barbatos Lupus"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Tekkadan Unit", "Teiwaz Unit", "Tekkadan&Teiwaz Unit"] },
    cards: { "Plain Unit": { damage: 2 } },
  },
});

clause("GD03-051", 1, {
  cards: people("Jamil Neate Pilot", "Plain Unit L4 c3", "Plain Unit L5"),
  P1: { battleArea: ["GD03-051"], hand: ["Jamil Neate Pilot"], trash: ["Plain Unit L4 c3", "Plain Unit L5"] },
  P2: {},
  script: ["P1: pair Jamil Neate Pilot", "P1: choose Plain Unit L4 c3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam X Divider", "Plain Unit L4 c3"], "P1.hand": [], "P1.trash": ["Plain Unit L5"] },
    players: { P1: { activeResources: 6 } },
    cards: { "Gundam X Divider": { pilot: "Jamil Neate Pilot" } },
  },
});

clause("GD03-052", 1, {
  cards: people("Plain Unit", "CB Pilot", "Plain Unit L5 0/9"),
  P1: { battleArea: ["GD03-052", { card: "Plain Unit", pilot: "CB Pilot" }] },
  P2: { battleArea: [{ card: "Plain Unit L5 0/9", rested: true }] },
  script: ["P1: attack with Gundam Virtue", "P1: target Plain Unit L5 0/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Virtue": { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit L5 0/9"] },
  },
});

clause("GD03-052", 1, "unmet", {
  cards: people("Plain Unit", "CB Pilot", "Plain Unit L6 0/9"),
  P1: { battleArea: ["GD03-052", { card: "Plain Unit", pilot: "CB Pilot" }] },
  P2: { battleArea: [{ card: "Plain Unit L6 0/9", rested: true }] },
  script: ["P1: attack with Gundam Virtue", "P1: target Plain Unit L6 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Gundam Virtue": { rested: true }, "Plain Unit L6 0/9": { damage: 3 } } },
});

clause("GD03-053", 1, {
  cards: people("Plain Pilot", "Tekkadan Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: [{ card: "GD03-053", pilot: "Plain Pilot" }, "Tekkadan Unit"], hand: ["GD04-114"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: play Reformationist", "P1: choose Tekkadan Unit", "P1: choose Plain Unit L5"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Reformationist"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Tekkadan Unit": { damage: 1 }, "Plain Unit L4": { rested: true }, "Plain Unit L5": { damage: 1 } },
  },
});

clause("GD03-054", 1, {
  cards: people("X-Rounder Pilot", "Vagan Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["GD03-054"], hand: ["X-Rounder Pilot"], trash: ["Vagan Unit", "Vagan Unit", "Vagan Unit", "Vagan Unit"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: pair X-Rounder Pilot", "P1: choose Vagan Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": [],
      "P1.removal": ["Vagan Unit", "Vagan Unit", "Vagan Unit", "Vagan Unit"],
      "P2.battleArea": ["Plain Unit L5"],
      "P2.trash": ["Plain Unit L4"],
    },
    players: { P1: { activeResources: 9 } },
    cards: { Zeydra: { pilot: "X-Rounder Pilot" } },
  },
});

clause("GD03-058", 1, {
  P1: { hand: ["GD02-110"], trash: ["GD03-058"] },
  P2: {},
  script: ["P1: play Awakened Power"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Farsia"], "P1.hand": [], "P1.trash": ["Awakened Power"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD03-059", 1, {
  cards: people("Plain Unit", "Vagan Unit", "Plain Base"),
  P1: { battleArea: ["GD03-059", "Plain Unit"], trash: ["Vagan Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Zedas R", "P1: choose Vagan Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Vagan Unit"], "P2.baseSection": [], "P2.trash": ["Plain Base"] },
    cards: { "Zedas R": { ap: 6, rested: true } },
  },
});

clause("GD03-060", 1, {
  cards: people("Plain Unit"),
  P1: { battleArea: ["GD03-060"], hand: ["GD04-114"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Reformationist"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["CGS Mobile Worker (Commander Type)", "CGS Mobile Worker"], "P1.hand": [], "P1.trash": ["Reformationist"] },
    players: { P1: { activeResources: 9 } },
    cards: { "CGS Mobile Worker (Commander Type)": { damage: 1 }, "CGS Mobile Worker": { rested: true }, "Plain Unit": { damage: 1 } },
  },
});

clause("GD03-061", 1, {
  P1: { battleArea: [{ card: "GD03-061", damage: 3 }] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Gundam Barbatos 6th Form": { ap: 5, hp: 4, keywords: ["Repair 3"] } } },
});

clause("GD03-061", 1, "unmet", {
  P1: { battleArea: [{ card: "GD03-061", damage: 2 }] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Gundam Barbatos 6th Form": { ap: 5, hp: 4, keywords: [] } } },
});

clause("GD03-062", 1, {
  cards: people("Plain Unit 4/6", "Plain Unit 5/6"),
  P1: { hand: ["GD02-110"], trash: ["GD03-062"] },
  P2: { battleArea: ["Plain Unit 4/6", "Plain Unit 5/6"] },
  script: ["P1: play Awakened Power"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["GX-Bit"], "P1.hand": [], "P1.trash": ["Awakened Power"] },
    players: { P1: { activeResources: 6 } },
    cards: { "Plain Unit 4/6": { damage: 2 } },
  },
});

clause("GD03-062", 1, "unmet", {
  cards: people("Plain Unit 4/6"),
  P1: { hand: ["GD03-062"] },
  P2: { battleArea: ["Plain Unit 4/6"] },
  script: ["P1: play GX-Bit"],
  expect: { asked: "P1", question: "6-5", zones: { "P1.battleArea": ["GX-Bit"], "P1.hand": [] }, players: { P1: { activeResources: 8 } } },
});

clause("GD03-069", 1, {
  cards: people("Graham Aker Pilot", "Plain Base"),
  P1: { battleArea: ["GD03-069"], hand: ["Graham Aker Pilot"] },
  P2: { baseSection: ["Plain Base"] },
  script: [
    "P1: pair Graham Aker Pilot",
    "P1: attack with Graham's Union Flag Custom",
    { cards: { "Graham's Union Flag Custom": { rested: true } } },
    "P1: end the main phase",
  ],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.hand": [], "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
    cards: { "Graham's Union Flag Custom": { pilot: "Graham Aker Pilot" }, "Plain Base": { damage: 4 } },
  },
});

clause("GD03-069", 1, "unmet", {
  cards: people("Graham Aker Pilot"),
  P1: { battleArea: [{ card: "GD03-069", pilot: "Graham Aker Pilot", rested: true }] },
  P2: {},
  script: ["P1: end the main phase"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD03-070", 1, {
  cards: people("Plain Unit"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { battleArea: [{ card: "GD03-070", rested: true }] },
  script: ["P1: attack with Plain Unit", "P1: target the player"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { rested: true } } },
});

clause("GD03-071", 1, {
  cards: people("AEUG Unit", "AEUG Unit L2", "AEUG Pilot", "Plain Unit 5/6"),
  P1: { hand: ["GD03-071"], trash: ["AEUG Unit", "AEUG Unit L2", "AEUG Pilot"] },
  P2: { battleArea: ["Plain Unit 5/6"] },
  script: ["P1: play Z Gundam (Biosensor)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Z Gundam (Biosensor)"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
    cards: { "Plain Unit 5/6": { ap: 3 } },
  },
});

clause("GD03-071", 1, "unmet", {
  cards: people("AEUG Pilot", "Plain Unit 5/6"),
  P1: { hand: ["GD03-071"], trash: ["AEUG Pilot"] },
  P2: { battleArea: ["Plain Unit 5/6"] },
  script: ["P1: play Z Gundam (Biosensor)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Z Gundam (Biosensor)"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD03-073", 1, {
  cards: people("Plain Unit 6/9", "Ein Dalton Pilot", "Gjallarhorn Unit"),
  P1: { battleArea: ["Plain Unit 6/9"], hand: ["Spare"] },
  P2: {
    battleArea: [{ card: "GD03-073", pilot: "Ein Dalton Pilot", rested: true }],
    trash: ["Gjallarhorn Unit", "Gjallarhorn Unit", "Gjallarhorn Unit", "Gjallarhorn Unit", "Gjallarhorn Unit", "Gjallarhorn Unit"],
  },
  script: [
    "P1: attack with Plain Unit 6/9",
    "P1: target Graze Ein",
    "P2: activate Graze Ein",
    { cards: { "Plain Unit 6/9": { ap: 3 } } },
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit 6/9": { damage: 6, rested: true }, "Graze Ein": { damage: 3 } } },
});

clause("GD03-074", 1, {
  cards: people("Plain Unit", "Plain Pilot", "Superpower Bloc Unit", "Plain Unit 0/9"),
  P1: { battleArea: ["Plain Unit"] },
  P2: {
    battleArea: [
      { card: "GD03-074", pilot: "Plain Pilot", rested: true },
      "Superpower Bloc Unit",
      { card: "Plain Unit 0/9", rested: true },
    ],
  },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { damage: 3, rested: true } },
    zones: { "P2.battleArea": ["Superpower Bloc Unit", "Plain Unit 0/9"], "P2.trash": ["Tieren Taozi", "Plain Pilot"] },
  },
});

clause("GD03-074", 1, "unmet", {
  cards: people("Plain Unit", "Plain Pilot", "Superpower Bloc Unit", "Plain Unit 0/9"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { battleArea: [{ card: "GD03-074", pilot: "Plain Pilot" }, "Superpower Bloc Unit", { card: "Plain Unit 0/9", rested: true }] },
  script: [
    "P1: attack with Plain Unit",
    { asked: "P1", options: ["target the player", "target Plain Unit 0/9"] },
    "P1: target Plain Unit 0/9",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { rested: true }, "Plain Unit 0/9": { damage: 2 } } },
});

clause("GD03-075", 1, {
  cards: people("AEUG Pilot", "Plain Unit 4/6", "Plain Unit 5/6", "Plain Pilot", "Plain Base"),
  P1: { battleArea: [{ card: "GD03-075", pilot: "AEUG Pilot" }] },
  P2: { battleArea: ["Plain Unit 4/6", { card: "Plain Unit 5/6", pilot: "Plain Pilot" }], baseSection: ["Plain Base"] },
  script: ["P1: attack with Super Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Super Gundam": { rested: true }, "Plain Unit 4/6": { ap: 2 }, "Plain Base": { damage: 4 } },
  },
});

clause("GD03-076", 1, {
  cards: people("Triple Ship Alliance Unit", "Plain Unit 0/9"),
  P1: { battleArea: ["GD03-076", "Triple Ship Alliance Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 0/9", rested: true }] },
  script: ["P1: attack with Triple Ship Alliance Unit", "P1: target Plain Unit 0/9", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Triple Ship Alliance Unit": { rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Plain Unit 0/9"] },
  },
});

clause("GD03-076", 1, "unmet", {
  cards: people("Plain Unit", "Plain Unit 0/9"),
  P1: { battleArea: ["GD03-076", "Plain Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 0/9", rested: true }] },
  script: ["P1: attack with Plain Unit", "P1: target Plain Unit 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { rested: true }, "Plain Unit 0/9": { damage: 2 } } },
});

clause("GD03-077", 1, {
  cards: people("Athrun Zala Pilot", "Plain Unit 1/3", "Plain Unit 1/2", "Plain Unit 1/4"),
  P1: { battleArea: ["GD03-077"], hand: ["Athrun Zala Pilot"] },
  P2: { battleArea: ["Plain Unit 1/3", "Plain Unit 1/2", "Plain Unit 1/4"] },
  script: ["P1: pair Athrun Zala Pilot", "P1: choose Plain Unit 1/3", "P1: choose Plain Unit 1/2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P2.battleArea": ["Plain Unit 1/4"], "P2.hand": ["Plain Unit 1/3", "Plain Unit 1/2"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Justice Gundam (METEOR)": { pilot: "Athrun Zala Pilot" } },
  },
});

clause("GD03-078", 1, {
  cards: people("Plain Unit 9/9", "Sergei Smirnov Pilot"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD03-078", pilot: "Sergei Smirnov Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Tieren High Mobility Type"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Sergei Smirnov Pilot"], "P2.trash": ["Tieren High Mobility Type"] },
  },
});

clause("GD03-079", 1, {
  cards: people("Kamille Bidan Pilot", "Plain Base"),
  P1: { battleArea: [{ card: "GD02-069", pilot: "Kamille Bidan Pilot", rested: true }, "GD03-079"], baseSection: ["Plain Base"] },
  P2: {},
  script: [
    "P1: activate Zeta Gundam",
    { asked: "P1", question: "9-3-3", options: ["choose Plain Base", "choose G-Defenser"] },
    "P1: choose G-Defenser",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Zeta Gundam": { rested: false }, "G-Defenser": { rested: true } } },
});

clause("GD03-079", 1, "unmet", {
  cards: people("Plain Base", "Plain Unit 1/3"),
  P1: { battleArea: ["GD03-079"], baseSection: ["Plain Base"], hand: ["GD03-121"] },
  P2: { battleArea: ["Plain Unit 1/3"] },
  script: ["P1: end the main phase", "P1: play Unheralded Attack"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Unheralded Attack"], "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
    cards: { "Plain Base": { rested: true } },
  },
});

clause("GD03-081", 1, {
  cards: people("UN Unit", "Plain Base"),
  P1: { battleArea: ["GD03-081"], hand: ["UN Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: [
    { absent: [{ wish: "attack with AEU Enact Demonstration Color", rule: "1-3-3" }] },
    "P1: play UN Unit",
    "P1: attack with AEU Enact Demonstration Color",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["AEU Enact Demonstration Color", "UN Unit"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "AEU Enact Demonstration Color": { rested: true }, "Plain Base": { damage: 2 } },
  },
});

clause("GD03-085", 2, {
  cards: people("Plain Unit"),
  P1: { battleArea: ["GD03-001", "Plain Unit"], hand: ["GD03-085"], resourceArea: 3 },
  P2: {},
  script: ["P1: pair Christina Mackenzie", "P1: choose Gundam NT-1"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    cards: { "Gundam NT-1": { ap: 5, hp: 5, pilot: "Christina Mackenzie" } },
  },
});

clause("GD03-085", 2, "unmet", {
  cards: people("Plain Unit"),
  P1: { battleArea: ["Plain Unit"], hand: ["GD03-085"], resourceArea: 0, restedResources: 3 },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "pair Christina Mackenzie", rule: "2-9" }] },
});

clause("GD03-089", 2, {
  cards: people("Plain Unit", "Cyclops Team Pilot", "Cyclops Team Command", "Cyclops Team Unit", "Plain Pilot"),
  P1: {
    battleArea: [{ card: "Plain Unit", pilot: "GD03-089" }],
    trash: ["Cyclops Team Pilot", "Cyclops Team Pilot", "Cyclops Team Command", "Cyclops Team Unit", "Plain Pilot"],
  },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { ap: 4, hp: 7, keywords: [] } } },
});

clause("GD03-092", 2, {
  cards: people("Clan Unit", "Plain Unit", "Plain Unit 9/9"),
  P1: {
    battleArea: ["GD03-035"],
    hand: ["GD03-092"],
    deck: ["Clan Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: ["Plain Unit 9/9"] },
  script: ["P1: pair Nyaan", "P1: resolve Nyaan: effect 2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Clan Unit"], "P1.deck": 5 },
    players: { P1: { activeResources: 9 } },
    cards: { GFreD: { ap: 5, hp: 7, pilot: "Nyaan" }, "Plain Unit 9/9": { damage: 1 } },
  },
});

clause("GD03-093", 2, {
  cards: people("Plain Unit"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD03-093" }] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { ap: 5, hp: 7, keywords: [] } } },
});

clause("GD03-093", 2, "unmet", {
  cards: people("Plain Unit"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD03-093" }] },
  P2: { baseSection: ["EXB-001"] },
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { ap: 4, hp: 7, keywords: [] } } },
});

clause("GD03-094", 2, {
  cards: people("Plain Unit", "Plain Pilot", "Vagan Unit", "Plain Unit 5/6"),
  P1: {
    battleArea: ["Plain Unit"],
    hand: ["GD03-094"],
    deck: ["Plain Pilot", "Vagan Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: ["Plain Unit 5/6"] },
  script: ["P1: pair Zeheart Galette"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Pilot", "Vagan Unit"], "P1.deck": 5 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, hp: 8, pilot: "Zeheart Galette" }, "Plain Unit 5/6": { ap: 3 } },
  },
});

clause("GD03-094", 2, "unmet", {
  cards: people("Plain Unit", "Plain Pilot", "Plain Unit L2", "Plain Unit 5/6"),
  P1: {
    battleArea: ["Plain Unit"],
    hand: ["GD03-094"],
    deck: ["Plain Pilot", "Plain Unit L2", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: ["Plain Unit 5/6"] },
  script: ["P1: pair Zeheart Galette"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Pilot", "Plain Unit L2"], "P1.deck": 5 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, hp: 8, pilot: "Zeheart Galette" } },
  },
});

clause("GD03-095", 2, {
  cards: people("Plain Unit 5/6", "Plain Unit"),
  P1: { hand: ["GD02-107"], battleArea: ["Plain Unit 5/6"] },
  P2: { battleArea: [{ card: "Plain Unit", pilot: "GD03-095" }] },
  script: ["P1: play All-Range Attack"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["All-Range Attack"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 5/6": { ap: 4 }, "Plain Unit": { damage: 1 } },
  },
});

clause("GD03-098", 2, {
  cards: people("Plain Unit 1/3", "Plain Unit 1/4", "Plain Base"),
  P1: { battleArea: ["GD03-069"], hand: ["GD03-098"] },
  P2: { battleArea: ["Plain Unit 1/3", "Plain Unit 1/4"], baseSection: ["Plain Base"] },
  script: ["P1: pair Graham Aker", "P1: attack with Graham's Union Flag Custom", "P1: end the main phase"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P2.battleArea": ["Plain Unit 1/4"],
      "P2.baseSection": [],
      "P2.hand": ["Plain Unit 1/3", "Filler"],
      "P2.trash": ["Plain Base"],
      "P2.deck": 9,
    },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
    cards: { "Graham's Union Flag Custom": { ap: 6, hp: 3, pilot: "Graham Aker" } },
  },
});

clause("GD03-102", 2, {
  cards: people("Plain Unit 0/9", "Titans Pilot", "Titans Unit"),
  P1: { battleArea: ["Plain Unit 0/9"], hand: ["Spare"] },
  P2: {
    hand: ["GD03-102"],
    battleArea: [
      { card: "GD02-003", pilot: "Titans Pilot", rested: true },
      { card: "Titans Unit", rested: true },
    ],
  },
  script: ["P1: attack with Plain Unit 0/9", "P1: target Gundam Mk-II (Titans)", "P2: play Privileged Position", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 0/9": { damage: 4, rested: true }, "Gundam Mk-II (Titans)": { rested: false } },
    zones: { "P2.hand": [], "P2.trash": ["Privileged Position"] },
    players: { P2: { activeResources: 8 } },
  },
});

clause("GD03-104", 1, {
  cards: people("Paptimus Scirocco Pilot", "Plain Unit 1/3", "Plain Unit 1/2", "Plain Unit 1/4"),
  P1: { hand: ["GD03-104"], battleArea: [{ card: "GD03-002", pilot: "Paptimus Scirocco Pilot" }] },
  P2: { battleArea: ["Plain Unit 1/3", "Plain Unit 1/2", "Plain Unit 1/4"] },
  script: ["P1: play Reccoa's Shadow", "P1: choose Plain Unit 1/3", "P1: choose Plain Unit 1/2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Reccoa's Shadow"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 1/3": { rested: true }, "Plain Unit 1/2": { rested: true } },
  },
});

clause("GD03-104", 1, "case 2", {
  cards: people("Plain Unit 1/3", "Plain Unit 1/2"),
  P1: { hand: ["GD03-104"], battleArea: ["GD03-002"] },
  P2: { battleArea: ["Plain Unit 1/3", "Plain Unit 1/2"] },
  script: ["P1: play Reccoa's Shadow", "P1: choose Plain Unit 1/3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Reccoa's Shadow"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 1/3": { rested: true } },
  },
});

clause("GD03-106", 1, {
  P1: { hand: ["GD03-106"] },
  P2: {},
  script: ["P1: play M.A.V. Tactics"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["GQuuuuuuX (Omega Psycommu)", "Red Gundam"], "P1.hand": [], "P1.trash": ["M.A.V. Tactics"] },
    players: { P1: { activeResources: 6 } },
    cards: { "GQuuuuuuX (Omega Psycommu)": { rested: true }, "Red Gundam": { rested: true } },
  },
});

clause("GD03-107", 1, {
  cards: people("Plain Unit", "Plain Unit L5"),
  P1: { hand: ["GD03-107"], battleArea: ["T-021", "T-027", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit L5"] },
  script: ["P1: play Over the River and Through the Woods"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Over the River and Through the Woods"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit L5": { damage: 2 } },
  },
});

clause("GD03-109", 2, {
  cards: people("Plain Unit L9"),
  P1: { hand: ["GD03-109"], trash: ["GD03-109", "GD03-109"] },
  P2: { battleArea: ["Plain Unit L9"] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique", "Improved Technique", "Improved Technique"] },
    players: { P1: { activeResources: 7 } },
    cards: { "Plain Unit L9": { damage: 3 } },
  },
});

clause("GD03-109", 2, "case 2", {
  cards: people("Plain Unit L9", "Plain Unit L4"),
  P1: { hand: ["GD03-109"], trash: ["GD03-109"] },
  P2: { battleArea: ["Plain Unit L9", "Plain Unit L4"] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique", "Improved Technique"] },
    players: { P1: { activeResources: 7 } },
    cards: { "Plain Unit L4": { damage: 3 } },
  },
});

clause("GD03-112", 2, {
  cards: people("Plain Unit", "Plain Pilot", "Plain Unit L4", "Plain Unit L5", "Plain Pilot L2"),
  P1: { hand: ["GD03-112"], battleArea: [{ card: "Plain Unit", pilot: "Plain Pilot" }, "Plain Unit L4"] },
  P2: { battleArea: [{ card: "Plain Unit L5", pilot: "Plain Pilot L2" }] },
  script: ["P1: play Warped Intent"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Warped Intent"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4 }, "Plain Unit L5": { ap: 4 } },
  },
});

clause("GD03-113", 1, {
  cards: people("Plain Unit L4", "Plain Unit L4 1/9", "Plain Unit L5"),
  P1: { hand: ["GD03-113"], battleArea: ["Plain Unit L4"] },
  P2: { battleArea: ["Plain Unit L4 1/9", "Plain Unit L5"] },
  script: ["P1: play Human Karma"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Human Karma"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit L4": { rested: true }, "Plain Unit L4 1/9": { damage: 3 } },
  },
});

clause("GD03-114", 2, {
  cards: people("Plain Unit 1/9", "Plain Unit", "Plain Unit L4", "Plain Unit L2", "Plain Base"),
  P1: {
    hand: ["GD03-114"],
    battleArea: ["Plain Unit 1/9"],
    trash: [
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
    ],
  },
  P2: { battleArea: ["Plain Unit L4", { card: "Plain Unit L2", rested: true }], baseSection: ["Plain Base"], hand: [] },
  script: ["P1: attack with Plain Unit 1/9", "P1: target the player", "P1: play Look of Determination"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": [
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Look of Determination",
      ],
      "P2.battleArea": ["Plain Unit L2"],
      "P2.trash": ["Plain Unit L4"],
    },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 1/9": { rested: true }, "Plain Base": { damage: 1 } },
  },
});

clause("GD03-114", 2, "case 2", {
  cards: people("Plain Unit 1/9", "Plain Unit", "Plain Unit L4", "Plain Unit L2", "Plain Base"),
  P1: {
    hand: ["GD03-114"],
    battleArea: ["Plain Unit 1/9"],
    trash: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L2"], baseSection: ["Plain Base"], hand: [] },
  script: ["P1: attack with Plain Unit 1/9", "P1: play Look of Determination"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": [
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Plain Unit",
        "Look of Determination",
      ],
      "P2.battleArea": ["Plain Unit L4"],
      "P2.trash": ["Plain Unit L2"],
    },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 1/9": { rested: true }, "Plain Base": { damage: 1 } },
  },
});

clause("GD03-114", 1, {
  cards: people("Plain Unit 9/9", "Plain Unit L2", "Plain Unit"),
  P1: { battleArea: ["Plain Unit 9/9", "Plain Unit L2"] },
  P2: { shieldSection: ["GD03-114", "Plain Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Plain Unit 9/9"],
      "P1.trash": ["Plain Unit L2"],
      "P2.trash": ["Look of Determination"],
      "P2.shieldSection": 1,
    },
    cards: { "Plain Unit 9/9": { rested: true } },
  },
});

clause("GD03-115", 1, {
  cards: people("Plain Unit 1/1", "X-Rounder Pilot", "Plain Unit 5/9"),
  P1: { hand: ["GD03-115"], battleArea: [{ card: "Plain Unit 1/1", pilot: "X-Rounder Pilot" }] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }], hand: [] },
  script: ["P1: attack with Plain Unit 1/1", "P1: target Plain Unit 5/9", "P1: play Distant Reunion"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Distant Reunion"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 1/1": { rested: true }, "Plain Unit 5/9": { damage: 1 } },
  },
});

clause("GD03-115", 1, "case 2", {
  cards: people("Plain Unit 1/1", "X-Rounder Pilot", "Plain Unit 3/9"),
  P1: { hand: ["GD03-115"], battleArea: [{ card: "Plain Unit 1/1", pilot: "X-Rounder Pilot" }], resourceArea: 6 },
  P2: { battleArea: [{ card: "Plain Unit 3/9", rested: true }], hand: [] },
  script: ["P1: attack with Plain Unit 1/1", "P1: target Plain Unit 3/9", "P1: play Distant Reunion"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.hand": [], "P1.trash": ["Distant Reunion", "Plain Unit 1/1", "X-Rounder Pilot"] },
    players: { P1: { activeResources: 5 } },
    cards: { "Plain Unit 3/9": { damage: 1 } },
  },
});

clause("GD03-117", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["GD03-117"] },
  P2: { battleArea: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: ["P1: play Orga's Order"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Barbatos 4th Form"], "P1.hand": [], "P1.trash": ["Orga's Order"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-117", 1, "case 2", {
  cards: people("Plain Unit"),
  P1: { hand: ["GD03-117"] },
  P2: { battleArea: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: ["P1: play Orga's Order"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Graze Custom"], "P1.hand": [], "P1.trash": ["Orga's Order"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-117", 1, "unmet", {
  P1: { hand: ["GD03-117"] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Orga's Order", rule: "9-2-1" }] },
});

clause("GD03-120", 1, {
  cards: people("UN Unit 9/9", "Plain Unit"),
  P1: { hand: ["GD03-120"], battleArea: ["UN Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: play Immortal Colasour", "P1: attack with UN Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Immortal Colasour"], "P2.battleArea": [], "P2.trash": ["Plain Unit"] },
    players: { P1: { activeResources: 9 } },
    cards: { "UN Unit 9/9": { damage: 2 } },
    absent: [{ wish: "attack with UN Unit 9/9", rule: "1-3-3" }],
  },
});

clause("GD03-124", 3, {
  cards: people("Plain Unit", "Plain Pilot L3", "Plain Unit 1/3"),
  P1: { baseSection: ["GD03-124"], battleArea: ["Plain Unit"], hand: ["Plain Pilot L3"] },
  P2: { battleArea: ["Plain Unit 1/3"] },
  script: ["P1: pair Plain Pilot L3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { pilot: "Plain Pilot L3" }, "Plain Unit 1/3": { rested: true } },
  },
});

clause("GD03-124", 3, "unmet", {
  cards: people("Plain Unit", "Plain Pilot L4", "Plain Unit 1/3"),
  P1: { baseSection: ["GD03-124"], battleArea: ["Plain Unit"], hand: ["Plain Pilot L4"] },
  P2: { battleArea: ["Plain Unit 1/3"] },
  script: ["P1: pair Plain Pilot L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { pilot: "Plain Pilot L4" } },
  },
});

clause("GD03-125", 3, {
  cards: people("G Team Unit L6 9/9", "Plain Unit 2/6"),
  P1: { baseSection: ["GD03-125"], battleArea: ["G Team Unit L6 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit 2/6", rested: true }] },
  script: ["P1: attack with G Team Unit L6 9/9", "P1: target Plain Unit 2/6", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "G Team Unit L6 9/9": { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit 2/6"] },
  },
});

clause("GD03-126", 3, {
  cards: people("Plain Unit", "Plain Unit L4"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { baseSection: ["GD03-126"], battleArea: ["T-027", "Plain Unit L4"] },
  script: [],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Pluma: { ap: 3, hp: 1, keywords: [] }, "Plain Unit L4": { ap: 2, hp: 6, keywords: [] } },
  },
});

clause("GD03-128", 3, {
  cards: people("Plain Unit L4", "Plain Unit 1/4"),
  P1: { hand: ["GD05-120"], battleArea: ["Plain Unit L4"] },
  P2: { baseSection: ["GD03-128"], battleArea: ["Plain Unit 1/4"] },
  script: ["P1: play Shining Finger"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Shining Finger"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit L4": { damage: 1 }, "Plain Unit 1/4": { rested: true } },
  },
});

clause("GD03-129", 3, {
  cards: people("Teiwaz Unit", "Plain Unit L1", "Plain Unit"),
  P1: {
    baseSection: ["GD03-129"],
    battleArea: ["Teiwaz Unit"],
    hand: ["GD04-114"],
    deck: ["Plain Unit L1", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Reformationist", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Reformationist", "Plain Unit L1"], "P1.deck": 5 },
    players: { P1: { activeResources: 9 } },
    cards: { "Teiwaz Unit": { damage: 1 }, Hotarubi: { rested: true }, "Plain Unit": { damage: 1 } },
  },
});

clause("GD03-130", 2, {
  cards: people("Vagan Unit L4 c3"),
  P1: { hand: ["GD03-130"], trash: ["Vagan Unit L4 c3"] },
  P2: {},
  script: ["P1: play Downes", "P1: choose Vagan Unit L4 c3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Vagan Unit L4 c3"],
      "P1.baseSection": ["Downes"],
      "P1.hand": ["Filler"],
      "P1.trash": [],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 5 } },
  },
});

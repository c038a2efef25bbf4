/** EB01, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("EB01-001", 1, {
  cards: people("Plain Command", "Plain Unit L7", "Plain Unit L5"),
  P1: { battleArea: ["EB01-001"], trash: ["Plain Command", "Plain Command"] },
  P2: { battleArea: [{ card: "Plain Unit L7", damage: 1 }, "Plain Unit L5"] },
  script: ["P1: activate Gundam Astray Red Frame Custom (EX)", "P1: end the main phase"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Command", "Plain Command"], "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
    cards: { "Plain Unit L7": { rested: true } },
  },
});

clause("EB01-002", 1, {
  cards: people("G Generation Unit", "Plain Unit"),
  P1: { hand: ["EB01-002"], battleArea: ["G Generation Unit"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Hi-Nu Gundam (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["G Generation Unit", "Hi-Nu Gundam (EX)"], "P1.hand": [] },
    players: { P1: { activeResources: 3 } },
    cards: { "Plain Unit": { rested: true } },
  },
});

clause("EB01-002", 1, "unmet", {
  cards: people("Plain Unit L4", "Plain Unit"),
  P1: { hand: ["EB01-002"], battleArea: ["Plain Unit L4"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Hi-Nu Gundam (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit L4", "Hi-Nu Gundam (EX)"], "P1.hand": [] },
    players: { P1: { activeResources: 3 } },
  },
});

clause("EB01-002", 2, {
  cards: people("G Generation Pilot", "Plain Unit", "Plain Unit 0/9", "Plain Unit L4"),
  P1: {
    battleArea: [
      { card: "EB01-002", pilot: "G Generation Pilot" },
      { card: "Plain Unit", rested: true },
    ],
  },
  P2: {
    battleArea: [
      { card: "Plain Unit 0/9", rested: true },
      { card: "Plain Unit L4", rested: true },
    ],
  },
  script: ["P1: attack with Hi-Nu Gundam (EX)", "P1: target Plain Unit 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit 0/9": { damage: 6 } } },
});

clause("EB01-002", 2, "unmet", {
  cards: people("G Generation Pilot", "Plain Unit 0/9", "Plain Unit L4"),
  P1: { battleArea: [{ card: "EB01-002", pilot: "G Generation Pilot" }] },
  P2: {
    battleArea: [
      { card: "Plain Unit 0/9", rested: true },
      { card: "Plain Unit L4", rested: true },
    ],
  },
  script: ["P1: attack with Hi-Nu Gundam (EX)", "P1: target Plain Unit 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Hi-Nu Gundam (EX)": { rested: true }, "Plain Unit 0/9": { damage: 6 } } },
});

clause("EB01-003", 1, {
  cards: people("Plain Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: [{ card: "EB01-003", rested: true }, "Plain Unit"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: end the main phase", "P1: resolve Narrative Gundam A-Packs (EX): Repair"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.hand": ["Filler"], "P2.deck": 9 },
    cards: { "Plain Unit": { rested: true } },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("EB01-003", 1, "unmet", {
  cards: people("Plain Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["EB01-003", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: end the main phase", "P1: resolve Narrative Gundam A-Packs (EX): Repair"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("EB01-005", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["EB01-005"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: play Zeta Gundam Ⅲ P2 Type"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Zeta Gundam Ⅲ P2 Type"], "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 4 } },
    cards: { "Plain Unit": { rested: false } },
  },
});

clause("EB01-008", 1, {
  cards: people("G Generation Unit", "Plain Unit"),
  P1: { hand: ["EB01-008"], trash: ["G Generation Unit"], battleArea: [{ card: "Plain Unit", damage: 3 }] },
  P2: {},
  script: ["P1: play Gundam Delta Kai", "P1: choose G Generation Unit", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit", "Gundam Delta Kai"], "P1.hand": [], "P1.trash": [], "P1.removal": ["G Generation Unit"] },
    players: { P1: { activeResources: 6 } },
    cards: { "Plain Unit": { damage: 1 } },
  },
});

clause("EB01-009", 1, {
  cards: people("Plain Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { hand: ["EB01-009"] },
  P2: { battleArea: ["Plain Unit", "Plain Unit L4", { card: "Plain Unit L5", rested: true }] },
  script: ["P1: play Gundam Full Armor (Thunderbolt) (EX)", "P2: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Full Armor (Thunderbolt) (EX)"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
    cards: { "Plain Unit L4": { rested: true } },
  },
});

clause("EB01-010", 1, {
  cards: people("G Generation Unit", "Plain Unit", "Plain Unit L4"),
  P1: { hand: ["EB01-010"], trash: ["G Generation Unit", "G Generation Unit", "G Generation Unit"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }, "Plain Unit L4"] },
  script: ["P1: play Gundam Barbatos 6th Form", "P1: choose G Generation Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Gundam Barbatos 6th Form"],
      "P1.hand": [],
      "P1.trash": [],
      "P1.removal": ["G Generation Unit", "G Generation Unit", "G Generation Unit"],
    },
    players: { P1: { activeResources: 6 } },
    cards: { "Plain Unit": { damage: 2 } },
  },
});

clause("EB01-014", 1, {
  P1: { hand: ["GD04-039"] },
  P2: { battleArea: ["EB01-014"] },
  script: ["P1: play Rozen Zulu"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Rozen Zulu"], "P1.hand": [] },
    players: { P1: { activeResources: 4 } },
  },
});

clause("EB01-014", 1, "unmet", {
  P1: { hand: ["GD04-033"] },
  P2: { battleArea: ["EB01-014"] },
  script: ["P1: play Neo Zeong"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Neo Zeong"], "P1.hand": [], "P2.battleArea": [], "P2.trash": ["Gouf Vijayanta"] },
    players: { P1: { activeResources: 2 } },
  },
});

clause("EB01-017", 1, {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "EB01-017", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Haro"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.battleArea": [], "P2.hand": ["Filler"], "P2.trash": ["Haro"], "P2.deck": 9 },
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
  },
});

clause("EB01-017", 1, "unmet", {
  P1: { hand: ["GD03-109"] },
  P2: { battleArea: ["EB01-017"] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique"], "P2.battleArea": [], "P2.trash": ["Haro"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("EB01-023", 1, {
  cards: people("Plain Unit L5", "Plain Unit", "Plain Base", "Plain Unit L4"),
  P1: { battleArea: ["EB01-023"], deck: ["Plain Unit L5", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { baseSection: ["Plain Base"], deck: ["Plain Unit L4", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: [
    "P1: attack with Le Cygne (EX)",
    "P1: choose Plain Unit L5",
    { asked: "P2", options: ["decline"] },
    "P2: decline",
    "P2: to the bottom",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Plain Unit L5"], "P1.deck": 4 },
    cards: { "Le Cygne (EX)": { rested: true }, "Plain Base": { damage: 3 } },
  },
});

clause("EB01-025", 1, {
  cards: people("G Generation Unit"),
  P1: { hand: ["EB01-025"], trash: ["G Generation Unit", "G Generation Unit"] },
  P2: {},
  script: ["P1: play Tallgeese Ⅱ", "P1: choose G Generation Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Tallgeese Ⅱ"], "P1.hand": [], "P1.trash": [], "P1.removal": ["G Generation Unit", "G Generation Unit"] },
    players: { P1: { resources: 11, activeResources: 6, exResources: 1 }, P2: { resources: 11, activeResources: 11, exResources: 1 } },
  },
});

clause("EB01-025", 2, {
  cards: people("Plain Unit L5 9/9", "Plain Pilot"),
  P1: { battleArea: ["Plain Unit L5 9/9"], exResources: 1 },
  P2: { battleArea: [{ card: "EB01-025", pilot: "Plain Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit L5 9/9", "P1: target Tallgeese Ⅱ"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit L5 9/9": { damage: 5, rested: true } } },
});

clause("EB01-025", 2, "unmet", {
  cards: people("Plain Unit L5 9/9", "Plain Pilot"),
  P1: { battleArea: ["Plain Unit L5 9/9"] },
  P2: { battleArea: [{ card: "EB01-025", pilot: "Plain Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit L5 9/9", "P1: target Tallgeese Ⅱ"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit L5 9/9": { damage: 5, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Tallgeese Ⅱ", "Plain Pilot"] },
  },
});

clause("EB01-027", 1, {
  cards: people("G Generation Unit", "G Generation Unit L4"),
  P1: { hand: ["EB01-027"], trash: ["G Generation Unit", "G Generation Unit"], battleArea: ["G Generation Unit L4"] },
  P2: {},
  script: ["P1: play Tallgeese", "P1: choose G Generation Unit", "P1: choose G Generation Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["G Generation Unit L4", "Tallgeese"],
      "P1.hand": [],
      "P1.trash": [],
      "P1.removal": ["G Generation Unit", "G Generation Unit"],
    },
    players: { P1: { activeResources: 7 } },
    cards: { "G Generation Unit L4": { keywords: ["Breach 1"] } },
  },
});

clause("EB01-028", 1, {
  cards: people("Plain Unit 9/9", "Plain Unit"),
  P1: { battleArea: [{ card: "EB01-028", rested: true }, "Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit", "Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-028", 1, "unmet", {
  cards: people("Plain Unit 9/9", "Plain Unit"),
  P1: { battleArea: ["EB01-028", "Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit"] },
  },
});

clause("EB01-033", 1, {
  cards: people("Plain Unit 5/9", "Plain Unit 1/6"),
  P1: { battleArea: ["Plain Unit 5/9"], hand: ["Spare"] },
  P2: { battleArea: ["EB01-033", { card: "Plain Unit 1/6", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Plain Unit 5/9", "P1: target Plain Unit 1/6", "P2: activate Taurus (Sanc Kingdom)", "P1: pass", "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 5/9": { damage: 2, rested: true }, "Plain Unit 1/6": { damage: 5 } },
    players: { P2: { activeResources: 9 } },
  },
});

clause("EB01-035", 1, {
  cards: people("G Generation Unit L3"),
  P1: { battleArea: ["EB01-035"], hand: ["G Generation Unit L3"] },
  P2: {},
  script: ["P1: play G Generation Unit L3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Lfrith Thorn", "G Generation Unit L3"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam Lfrith Thorn": { keywords: ["Breach 1"] } },
  },
});

clause("EB01-035", 1, "unmet", {
  cards: people("G Generation Unit L4"),
  P1: { battleArea: ["EB01-035"], hand: ["G Generation Unit L4"] },
  P2: {},
  script: ["P1: play G Generation Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Lfrith Thorn", "G Generation Unit L4"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-037", 1, {
  cards: people("Plain Unit 5/9 Blocker"),
  P1: { battleArea: ["EB01-037"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9 Blocker", rested: true }] },
  script: ["P1: attack with Zudah Unit 1", "P1: target Plain Unit 5/9 Blocker"],
  expect: { asked: "P1", question: "6-5", cards: { "Zudah Unit 1": { rested: true }, "Plain Unit 5/9 Blocker": { damage: 4 } } },
});

clause("EB01-037", 1, "unmet", {
  cards: people("Plain Unit 5/9"),
  P1: { battleArea: ["EB01-037"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Zudah Unit 1", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.trash": ["Zudah Unit 1"] },
    cards: { "Plain Unit 5/9": { damage: 4 } },
  },
});

clause("EB01-039", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["EB01-039"], resourceArea: 3 },
  P2: { battleArea: ["Plain Unit", "Plain Unit", "Plain Unit"] },
  script: ["P1: play Rising Freedom Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Rising Freedom Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("EB01-039", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: { hand: ["EB01-039"], resourceArea: 5 },
  P2: { battleArea: ["Plain Unit", "Plain Unit"] },
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Rising Freedom Gundam", rule: "2-8-1" }] },
});

clause("EB01-040", 1, "unmet", {
  P1: { hand: ["EB01-040"] },
  P2: {},
  script: ["P1: play Gundam Epyon"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Epyon"], "P1.hand": [] },
    players: { P1: { activeResources: 3 } },
  },
});

clause("EB01-041", 1, {
  cards: people("Plain Unit 1/4", "Plain Unit 1/5"),
  P1: { hand: ["EB01-041"] },
  P2: { battleArea: ["Plain Unit 1/4", "Plain Unit 1/5"] },
  script: ["P1: play Strike Freedom Gundam (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Strike Freedom Gundam (EX)"],
      "P1.hand": [],
      "P2.battleArea": ["Plain Unit 1/5"],
      "P2.hand": ["Plain Unit 1/4"],
    },
    players: { P1: { activeResources: 4 } },
  },
});

clause("EB01-042", 1, {
  cards: people("Plain Unit 1/4", "Plain Unit 1/9"),
  P1: { battleArea: ["Plain Unit 1/4"] },
  P2: { battleArea: [{ card: "EB01-042", rested: true }, "Plain Unit 1/9"] },
  script: ["P1: attack with Plain Unit 1/4", "P1: target the player", "P2: block with Plain Unit 1/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 1/4": { damage: 1, rested: true }, "Plain Unit 1/9": { damage: 1, rested: true } },
  },
});

clause("EB01-042", 2, {
  cards: people("Plain Unit L7 1/9", "Plain Unit L8 1/9"),
  P1: { battleArea: ["EB01-042"] },
  P2: { battleArea: ["Plain Unit L7 1/9", "Plain Unit L8 1/9"] },
  script: ["P1: attack with Psycho Haro (EX)", { asked: "P2", options: ["block with Plain Unit L8 1/9", "pass"] }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      "Psycho Haro (EX)": { rested: true, keywords: ["Blocker"] },
      "Plain Unit L7 1/9": { keywords: ["Blocker"] },
      "Plain Unit L8 1/9": { keywords: ["Blocker"] },
    },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-044", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: { hand: ["EB01-044"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Justice Gundam (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Justice Gundam (EX)"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("EB01-047", 1, {
  cards: people("Plain Pilot", "G Generation Unit"),
  P1: { battleArea: ["EB01-047"], hand: ["Plain Pilot"], trash: ["G Generation Unit"] },
  P2: {},
  script: ["P1: pair Plain Pilot", "P1: choose G Generation Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": [], "P1.removal": ["G Generation Unit"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Casval's Gundam": { keywords: ["High-Maneuver"], pilot: "Plain Pilot" } },
  },
});

clause("EB01-050", 1, {
  cards: people("Plain Unit L3", "Plain Unit", "Plain Unit 5/9"),
  P1: { battleArea: ["EB01-050"], deck: ["Plain Unit L3", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Saikoro Gundam", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": ["Plain Unit L3"], "P1.deck": 4 },
    cards: { "Saikoro Gundam": { damage: 3, rested: true }, "Plain Unit 5/9": { damage: 5 } },
  },
});

clause("EB01-050", 1, "unmet", {
  cards: people("Plain Unit L2", "Plain Unit", "Plain Unit 5/9"),
  P1: { battleArea: ["EB01-050"], deck: ["Plain Unit L2", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Saikoro Gundam", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": ["Plain Unit L2"], "P1.deck": 4 },
    cards: { "Saikoro Gundam": { damage: 5, rested: true }, "Plain Unit 5/9": { damage: 5 } },
  },
});

clause("EB01-055", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { battleArea: [{ card: "EB01-055", rested: true }] },
  script: ["P1: attack with Plain Unit", "P1: target the player"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-058", 1, "unmet", {
  P1: { battleArea: ["EB01-058"] },
  P2: {},
  script: [{ cards: { "Extreme Gundam": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-059", 1, {
  cards: people("Daryl Lorenz Pilot", "Plain Base"),
  P1: { battleArea: [{ card: "EB01-059", pilot: "Daryl Lorenz Pilot" }], restedResources: 1, resourceArea: 0 },
  P2: { baseSection: ["Plain Base"], restedResources: 2, resourceArea: 0 },
  script: ["P1: attack with Psycho Zaku", "P2: choose Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { activeResources: 1 }, P2: { activeResources: 1 } },
    cards: { "Psycho Zaku": { rested: true }, "Plain Base": { damage: 4 } },
  },
});

clause("EB01-060", 1, {
  cards: people("Plain Pilot", "G Generation Unit", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["EB01-060"], hand: ["Plain Pilot"], trash: ["G Generation Unit", "G Generation Unit", "G Generation Unit"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: pair Plain Pilot", "P1: choose G Generation Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": [],
      "P1.removal": ["G Generation Unit", "G Generation Unit", "G Generation Unit"],
      "P2.battleArea": ["Plain Unit L5"],
      "P2.hand": ["Plain Unit L4"],
    },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam Aquarius": { pilot: "Plain Pilot" } },
  },
});

clause("EB01-062", 2, {
  cards: people("Plain Unit", "Plain Base"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "EB01-062" }] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Plain Unit", "P2: use it", "P2: pass", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.hand": ["Filler"], "P2.deck": 9 },
    cards: { "Plain Unit": { rested: true }, "Plain Base": { damage: 3 } },
  },
});

clause("EB01-062", 2, "unmet", {
  cards: people("Plain Unit", "Plain Base"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "EB01-062" }] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Plain Unit", "P2: decline"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { rested: true }, "Plain Base": { damage: 3 } } },
});

clause("EB01-067", 2, {
  cards: people("Plain Unit", "Plain Unit L1", "G Generation Unit", "Plain Unit L2"),
  P1: {
    battleArea: ["Plain Unit"],
    hand: ["EB01-067"],
    deck: ["Plain Unit L1", "G Generation Unit", "Plain Unit L2", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: ["P1: pair Asuna Elmarit", "P1: choose G Generation Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 3, hp: 8, pilot: "Asuna Elmarit" } },
  },
});

clause("EB01-068", 2, {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "EB01-028", pilot: "EB01-068", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Gundam Plutone", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Gundam Plutone"], "P2.deck": 11 },
  },
});

clause("EB01-074", 2, {
  cards: people("G Generation Unit", "Plain Unit", "Plain Unit L4"),
  P1: { hand: ["EB01-074"], battleArea: ["G Generation Unit"] },
  P2: { battleArea: ["Plain Unit", "Plain Unit L4"] },
  script: ["P1: play Eternal Road", "P2: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Eternal Road"] },
    players: { P1: { activeResources: 9 } },
    cards: { "G Generation Unit": { rested: true }, "Plain Unit L4": { rested: true } },
  },
});

clause("EB01-078", 1, {
  cards: people("Plain Unit L5", "Plain Unit", "Plain Pilot"),
  P1: { hand: ["EB01-078"], deck: ["Plain Unit L5", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { deck: ["Plain Pilot", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: ["P1: play Premium Unit Assembly", "P1: decline", "P1: to the bottom", "P2: decline", "P2: to the top"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Premium Unit Assembly"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-081", 2, {
  cards: people("Plain Unit 1/2", "Plain Unit 1/1", "Plain Unit 1/3"),
  P1: { hand: ["EB01-081"] },
  P2: { battleArea: ["Plain Unit 1/2", "Plain Unit 1/1", "Plain Unit 1/3"] },
  script: ["P1: play MAP Weapon", "P1: choose Plain Unit 1/2", "P1: choose Plain Unit 1/1"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["MAP Weapon"],
      "P2.battleArea": ["Plain Unit 1/3"],
      "P2.hand": ["Plain Unit 1/2", "Plain Unit 1/1"],
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-087", 3, {
  cards: people("G Generation Unit 9/9 green", "Plain Unit L4", "Plain Unit"),
  P1: { baseSection: ["EB01-087"], battleArea: ["G Generation Unit 9/9 green", { card: "Plain Unit L4", damage: 3 }] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: attack with G Generation Unit 9/9 green", "P1: target Plain Unit", "P1: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "G Generation Unit 9/9 green": { damage: 2, rested: true }, "Plain Unit L4": { damage: 1 } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit"] },
  },
});

clause("EB01-088", 3, {
  cards: people("Plain Unit", "G Generation Unit L3", "G Generation Unit L4"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { baseSection: ["EB01-088"], battleArea: ["G Generation Unit L3", "G Generation Unit L4"] },
  script: [{ cards: { "G Generation Unit L3": { ap: 3 }, "G Generation Unit L4": { ap: 2 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-090", 2, {
  cards: people("Plain Unit 1/2", "Plain Unit 1/3"),
  P1: { hand: ["EB01-090"] },
  P2: { battleArea: ["Plain Unit 1/2", "Plain Unit 1/3"] },
  script: ["P1: play Tiffa Adill & Freeden"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.baseSection": ["Tiffa Adill & Freeden"],
      "P1.hand": ["Filler"],
      "P1.shieldSection": 3,
      "P2.battleArea": ["Plain Unit 1/3"],
      "P2.hand": ["Plain Unit 1/2"],
    },
    players: { P1: { activeResources: 8 } },
  },
});

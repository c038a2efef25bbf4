/** GD04, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("GD04-002", 1, {
  cards: people("Earth Federation Unit", "Plain Unit"),
  P1: { battleArea: ["GD04-002", "Earth Federation Unit", "Plain Unit"] },
  P2: {},
  script: [],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      "Penelope (Flight Form)": { ap: 4, hp: 5, keywords: [] },
      "Earth Federation Unit": { ap: 3, hp: 6, keywords: [] },
      "Plain Unit": { ap: 2, hp: 6, keywords: [] },
    },
  },
});

clause("GD04-002", 2, {
  cards: people("Earth Federation Unit 9/9", "Plain Unit", "Plain Unit 1/5", "Plain Unit 1/9"),
  P1: { hand: ["GD04-002"], battleArea: ["Earth Federation Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }, "Plain Unit 1/5", "Plain Unit 1/9"] },
  script: ["P1: play Penelope (Flight Form)", "P1: attack with Earth Federation Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Earth Federation Unit 9/9", "Penelope (Flight Form)"],
      "P1.hand": [],
      "P2.battleArea": ["Plain Unit 1/5", "Plain Unit 1/9"],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 5 } },
    cards: { "Earth Federation Unit 9/9": { ap: 10, damage: 2, rested: true }, "Plain Unit 1/5": { rested: true } },
  },
});

clause("GD04-002", 2, "unmet", {
  cards: people("Plain Unit 9/9", "Plain Unit", "Plain Unit 1/5"),
  P1: { hand: ["GD04-002"], battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }, "Plain Unit 1/5"] },
  script: ["P1: play Penelope (Flight Form)", "P1: attack with Plain Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Plain Unit 9/9", "Penelope (Flight Form)"],
      "P1.hand": [],
      "P2.battleArea": ["Plain Unit 1/5"],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 5 } },
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
  },
});

clause("GD04-004", 1, {
  cards: people("Plain Unit blue", "Plain Unit red", "Cyber-Newtype Pilot", "Cyber-Newtype Pilot L2"),
  P1: { battleArea: ["GD04-004", "Plain Unit blue", "Plain Unit red"], hand: ["Cyber-Newtype Pilot", "Cyber-Newtype Pilot L2"] },
  P2: {},
  script: ["P1: pair Cyber-Newtype Pilot", "P1: choose Plain Unit blue"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Cyber-Newtype Pilot L2", "Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit blue": { pilot: "Cyber-Newtype Pilot" } },
  },
});

clause("GD04-004", 1, "unmet", {
  cards: people("Plain Unit red", "Cyber-Newtype Pilot"),
  P1: { battleArea: ["GD04-004", "Plain Unit red"], hand: ["Cyber-Newtype Pilot"] },
  P2: {},
  script: ["P1: pair Cyber-Newtype Pilot", "P1: choose Plain Unit red"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit red": { pilot: "Cyber-Newtype Pilot" } },
  },
});

clause("GD04-007", 1, {
  cards: people("Plain Pilot", "Plain Base"),
  P1: { battleArea: [{ card: "GD04-007", pilot: "Plain Pilot" }] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Victory Gundam Hexa"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Victory Gundam Hexa", "Parts"] },
    cards: { "Victory Gundam Hexa": { rested: true }, "Plain Base": { damage: 4 } },
  },
});

clause("GD04-011", 1, {
  cards: people("Plain Unit 9/9", "League Militaire Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD04-011", rested: true }, "League Militaire Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Victory Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
    zones: { "P2.battleArea": ["League Militaire Unit", "Parts"], "P2.trash": ["Victory Gundam"] },
  },
});

clause("GD04-011", 1, "unmet", {
  cards: people("Plain Unit 9/9", "Plain Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD04-011", rested: true }, "Plain Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Victory Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
    zones: { "P2.battleArea": ["Plain Unit"], "P2.trash": ["Victory Gundam"] },
  },
});

clause("GD04-017", 1, {
  cards: people("Newtype Pilot"),
  P1: { battleArea: ["GD04-017"], hand: ["Newtype Pilot"] },
  P2: {},
  script: ["P1: pair Newtype Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Zeong", "Wire-Guided Arm", "Wire-Guided Arm"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { Zeong: { pilot: "Newtype Pilot" } },
  },
});

clause("GD04-017", 2, {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD04-017", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Zeong"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 4, rested: true }, "Zeong (Head)": { rested: true } },
    zones: { "P2.battleArea": ["Zeong (Head)"], "P2.trash": ["Zeong"] },
  },
});

clause("GD04-018", 1, {
  cards: people("Academy Unit", "Plain Unit 1/9"),
  P1: { battleArea: ["GD04-018", "Academy Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 1/9", rested: true }] },
  script: ["P1: attack with Academy Unit", "P1: target Plain Unit 1/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { resources: 11, activeResources: 11, exResources: 1 } },
    cards: { "Academy Unit": { damage: 1, rested: true }, "Plain Unit 1/9": { damage: 2 } },
  },
});

clause("GD04-018", 1, "unmet", {
  cards: people("Academy Unit", "Plain Unit"),
  P1: { battleArea: ["GD04-018", "Academy Unit"], hand: ["GD04-114"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Reformationist", "P1: choose Academy Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Reformationist"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Academy Unit": { damage: 1 }, "Plain Unit": { damage: 1 } },
  },
});

clause("GD04-020", 1, {
  cards: people("Dawn of Fold Command"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["GD04-020"], hand: ["Dawn of Fold Command"] },
  P2: {},
  script: ["P1: play Dawn of Fold Command", "P1: pay with an EX Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Dawn of Fold Command"], "P1.deck": 9 },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
  },
});

clause("GD04-020", 1, "unmet", {
  cards: people("Dawn of Fold Command"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["GD04-020"], hand: ["Dawn of Fold Command"] },
  P2: {},
  script: ["P1: play Dawn of Fold Command", "P1: pay with Resources"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Dawn of Fold Command"] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD04-021", 1, {
  cards: people("Plain Unit", "Dawn of Fold Command"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["GD04-021", "Plain Unit"], hand: ["Dawn of Fold Command"] },
  P2: {},
  script: ["P1: play Dawn of Fold Command", "P1: pay with an EX Resource", "P1: choose Gundam Lfrith Thorn"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
    cards: { "Gundam Lfrith Thorn": { pilot: "Dawn of Fold Command" } },
  },
});

clause("GD04-021", 1, "unmet", {
  cards: people("Plain Unit", "Plain Command"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["GD04-021", "Plain Unit"], hand: ["Plain Command"] },
  P2: {},
  script: ["P1: play Plain Command", "P1: pay with an EX Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Command"] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
  },
});

clause("GD04-022", 1, {
  cards: people("Plain Unit"),
  P1: { battleArea: ["GD04-022", "T-027", "Plain Unit"] },
  P2: {},
  script: [{ cards: { Pluma: { keywords: ["Breach 1"] }, "Plain Unit": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-022", 2, {
  cards: people("Challia Bull Pilot", "Plain Unit L3", "Plain Unit L4"),
  P1: { battleArea: [{ card: "GD04-022", pilot: "Challia Bull Pilot" }], hand: ["Plain Unit L3", "Plain Unit L4"] },
  P2: {},
  script: ["P1: play Plain Unit L3", "P1: play Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Kikeroga (MS Mode) (GQ)", "Plain Unit L3", "Plain Unit L4"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit L3": { rested: true } },
  },
});

clause("GD04-023", 1, {
  cards: people("Plain Unit", "Super Soldier Pilot", "Plain Unit L4", "Plain Pilot", "Plain Unit L4 1/9", "Plain Unit L5 1/9"),
  P1: {
    battleArea: [
      { card: "Plain Unit", pilot: "Super Soldier Pilot" },
      { card: "Plain Unit L4", pilot: "Plain Pilot" },
    ],
    hand: ["GD04-023"],
  },
  P2: { battleArea: ["Plain Unit L4 1/9", "Plain Unit L5 1/9"] },
  script: [
    "P1: play Gundam Kyrios (Tail Booster)",
    "P1: attack with Plain Unit",
    { asked: "P1", options: ["target the player", "target Plain Unit L4 1/9"] },
    "P1: target Plain Unit L4 1/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit", "Plain Unit L4", "Gundam Kyrios (Tail Booster)"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
    cards: { "Plain Unit": { damage: 1, rested: true }, "Plain Unit L4 1/9": { damage: 2 } },
  },
});

clause("GD04-024", 1, {
  cards: people("Academy Command", "Academy Pilot", "Academy Unit", "Plain Unit"),
  P1: {
    hand: ["GD04-024"],
    deck: ["Academy Command", "Academy Pilot", "Academy Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: [
    "P1: play Gundam Aerial Rebuild",
    { asked: "P1", options: ["choose Academy Command", "choose Academy Unit", "decline"] },
    "P1: choose Academy Command",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Aerial Rebuild"], "P1.hand": ["Academy Command"], "P1.deck": 6 },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD04-025", 1, {
  cards: people("Dawn of Fold Unit L4", "Plain Unit 9/9"),
  P1: { battleArea: ["GD04-025", "Dawn of Fold Unit L4"] },
  P2: { battleArea: [{ card: "Plain Unit 9/9", rested: true }] },
  script: ["P1: attack with Gundvölva", "P1: target Plain Unit 9/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Dawn of Fold Unit L4"], "P1.trash": ["Gundvölva"] },
    players: { P1: { resources: 11, activeResources: 11, exResources: 1 } },
    cards: { "Plain Unit 9/9": { damage: 3 } },
  },
});

clause("GD04-025", 1, "unmet", {
  cards: people("Plain Unit 9/9", "Dawn of Fold Unit L4"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD04-025", rested: true }, "Dawn of Fold Unit L4"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Gundvölva"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
    zones: { "P2.battleArea": ["Dawn of Fold Unit L4"], "P2.trash": ["Gundvölva"] },
  },
});

clause("GD04-026", 1, {
  cards: people("Plain Unit L1", "Plain Unit"),
  P1: { hand: ["GD04-026"], deck: ["Plain Unit L1", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: {},
  script: ["P1: play Garma's Dopp", { asked: "P1", options: ["to the top", "choose Plain Unit L1"] }, "P1: choose Plain Unit L1"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Garma's Dopp"], "P1.hand": [], "P1.trash": ["Plain Unit L1"], "P1.deck": 4 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-026", 1, "case 2", {
  cards: people("Plain Unit L1", "Plain Unit"),
  P1: { hand: ["GD04-026"], deck: ["Plain Unit L1", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: {},
  script: ["P1: play Garma's Dopp", "P1: to the top"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Garma's Dopp"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-029", 1, {
  cards: people("Plain Unit 2/9", "Plain Unit", "CB Pilot"),
  P1: { hand: ["GD04-115"], battleArea: ["Plain Unit 2/9"] },
  P2: {
    battleArea: [
      { card: "GD04-029", rested: true },
      { card: "Plain Unit", pilot: "CB Pilot" },
    ],
  },
  script: ["P1: attack with Plain Unit 2/9", "P1: target Gundam Dynames (GN Full Shield)", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 2/9": { damage: 2, rested: true }, "Gundam Dynames (GN Full Shield)": { damage: 1 } },
  },
});

clause("GD04-029", 1, "unmet", {
  cards: people("Plain Unit 2/9", "Plain Unit", "Plain Pilot"),
  P1: { battleArea: ["Plain Unit 2/9"] },
  P2: {
    battleArea: [
      { card: "GD04-029", rested: true },
      { card: "Plain Unit", pilot: "Plain Pilot" },
    ],
  },
  script: ["P1: attack with Plain Unit 2/9", "P1: target Gundam Dynames (GN Full Shield)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 2/9": { damage: 2, rested: true }, "Gundam Dynames (GN Full Shield)": { damage: 2 } },
  },
});

clause("GD04-033", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["GD04-033"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Neo Zeong"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Neo Zeong"], "P1.hand": [] },
    players: { P1: { activeResources: 2 } },
    cards: { "Plain Unit": { damage: 3 } },
  },
});

clause("GD04-033", 2, {
  cards: people("Full Frontal Pilot", "Plain Unit L2", "Plain Unit"),
  P1: { battleArea: [{ card: "GD04-033", pilot: "Full Frontal Pilot" }], hand: ["Plain Unit L2"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Plain Unit L2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Neo Zeong", "Plain Unit L2"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { damage: 3 } },
  },
});

clause("GD04-033", 2, "unmet", {
  cards: people("Plain Unit L2", "Plain Unit"),
  P1: { battleArea: ["GD04-033"], hand: ["Plain Unit L2"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Plain Unit L2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Neo Zeong", "Plain Unit L2"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-034", 1, {
  cards: people("Allelujah Haptism Pilot", "CB Unit", "CB Unit L4", "CB Unit L5"),
  P1: {
    battleArea: [
      { card: "GD04-034", pilot: "Allelujah Haptism Pilot" },
      { card: "CB Unit", rested: true },
      { card: "CB Unit L4", rested: true },
      "CB Unit L5",
    ],
  },
  P2: {},
  script: [{ cards: { "Gundam Kyrios": { ap: 5 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-035", 1, {
  cards: people("Mafty Unit 9/9", "Plain Unit"),
  P1: { hand: ["GD04-035"], battleArea: ["Mafty Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: play Ξ Gundam", "P1: choose Mafty Unit 9/9", "P1: attack with Mafty Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Mafty Unit 9/9", "Ξ Gundam"],
      "P1.hand": ["Filler"],
      "P1.deck": 9,
      "P2.battleArea": [],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 6 } },
    cards: { "Mafty Unit 9/9": { damage: 2, rested: true } },
  },
});

clause("GD04-035", 1, "unmet", {
  cards: people("Mafty Unit 9/9", "Plain Unit"),
  P1: { hand: ["GD04-035", "Spare", "Spare", "Spare", "Spare"], battleArea: ["Mafty Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: play Ξ Gundam", "P1: choose Mafty Unit 9/9", "P1: attack with Mafty Unit 9/9", "P1: target Plain Unit", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Mafty Unit 9/9", "Ξ Gundam"],
      "P1.hand": ["Spare", "Spare", "Spare", "Spare"],
      "P2.battleArea": [],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 6 } },
    cards: { "Mafty Unit 9/9": { damage: 2, rested: true } },
  },
});

clause("GD04-036", 1, {
  cards: people("CB Unit", "CB Unit L4", "Plain Unit L6", "Plain Unit L7"),
  P1: { hand: ["GD04-036"], battleArea: ["CB Unit", "CB Unit L4"] },
  P2: { battleArea: ["Plain Unit L6", "Plain Unit L7"] },
  script: ["P1: play Gundam Throne Eins", "P1: choose CB Unit", "P1: choose CB Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["CB Unit", "CB Unit L4", "Gundam Throne Eins"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
    cards: { "CB Unit": { rested: true }, "CB Unit L4": { rested: true }, "Plain Unit L6": { damage: 2 } },
  },
});

clause("GD04-036", 1, "case 2", {
  cards: people("CB Unit", "CB Unit L4", "Plain Unit L6"),
  P1: { hand: ["GD04-036"], battleArea: ["CB Unit", "CB Unit L4"] },
  P2: { battleArea: ["Plain Unit L6"] },
  script: ["P1: play Gundam Throne Eins", "P1: choose CB Unit", "P1: done"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["CB Unit", "CB Unit L4", "Gundam Throne Eins"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
    cards: { "CB Unit": { rested: true }, "Plain Unit L6": { damage: 1 } },
  },
});

clause("GD04-039", 1, {
  cards: people("Neo Zeon Unit"),
  P1: {
    hand: ["GD04-039"],
    trash: [
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
      "Neo Zeon Unit",
    ],
    resourceArea: 4,
  },
  P2: {},
  script: ["P1: play Rozen Zulu"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Rozen Zulu"], "P1.hand": [] },
    players: { P1: { activeResources: 2 } },
  },
});

clause("GD04-039", 1, "unmet", {
  cards: people("Neo Zeon Unit"),
  P1: {
    hand: ["GD04-039"],
    trash: ["Neo Zeon Unit", "Neo Zeon Unit", "Neo Zeon Unit", "Neo Zeon Unit", "Neo Zeon Unit", "Neo Zeon Unit", "Neo Zeon Unit"],
    resourceArea: 4,
  },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Rozen Zulu", rule: "2-9" }] },
});

clause("GD04-039", 2, {
  cards: people("Plain Unit Repair1", "Plain Unit"),
  P1: { hand: ["GD04-039"] },
  P2: { battleArea: ["Plain Unit Repair1", "Plain Unit"] },
  script: ["P1: play Rozen Zulu", "P1: choose Plain Unit Repair1"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Rozen Zulu"], "P1.hand": [] },
    players: { P1: { activeResources: 4 } },
    cards: { "Plain Unit Repair1": { damage: 3 } },
  },
});

clause("GD04-039", 2, "case 2", {
  cards: people("Plain Unit Repair1", "Plain Unit"),
  P1: { hand: ["GD04-039"] },
  P2: { battleArea: ["Plain Unit Repair1", "Plain Unit"] },
  script: ["P1: play Rozen Zulu", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Rozen Zulu"], "P1.hand": [] },
    players: { P1: { activeResources: 4 } },
    cards: { "Plain Unit": { damage: 1 } },
  },
});

clause("GD04-042", 1, {
  cards: people("Deux Murasame Pilot", "Plain Unit", "Cyber-Newtype Pilot", "Plain Unit 5/9", "Plain Unit 6/9"),
  P1: {
    battleArea: [
      { card: "GD04-042", pilot: "Deux Murasame Pilot" },
      { card: "Plain Unit", pilot: "Cyber-Newtype Pilot" },
    ],
  },
  P2: { battleArea: ["Plain Unit 5/9", "Plain Unit 6/9"] },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true }, "Plain Unit 5/9": { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-042", 1, "unmet", {
  cards: people("Deux Murasame Pilot", "Plain Unit", "Plain Pilot", "Plain Unit 5/9"),
  P1: {
    battleArea: [
      { card: "GD04-042", pilot: "Deux Murasame Pilot" },
      { card: "Plain Unit", pilot: "Plain Pilot" },
    ],
  },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-044", 1, {
  cards: people("Plain Unit 0/3", "Plain Unit 0/2"),
  P1: { battleArea: ["GD04-044"] },
  P2: {
    battleArea: [
      { card: "Plain Unit 0/3", rested: true, damage: 1 },
      { card: "Plain Unit 0/2", rested: true },
    ],
  },
  script: ["P1: attack with Gadeel", "P1: target Plain Unit 0/3"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gadeel: { rested: true } },
    zones: { "P2.battleArea": ["Plain Unit 0/2"], "P2.trash": ["Plain Unit 0/3", "Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-044", 1, "unmet", {
  cards: people("Plain Unit 0/2"),
  P1: { battleArea: ["GD04-044"] },
  P2: { battleArea: [{ card: "Plain Unit 0/2", rested: true }] },
  script: ["P1: attack with Gadeel", "P1: target Plain Unit 0/2"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gadeel: { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit 0/2"] },
  },
});

clause("GD04-049", 1, {
  cards: people("Plain Pilot", "Vulture Unit", "Plain Unit L9", "Plain Base L8"),
  P1: {
    battleArea: [{ card: "GD04-049", pilot: "Plain Pilot" }],
    trash: ["Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit"],
  },
  P2: { battleArea: ["Plain Unit L9"], baseSection: ["Plain Base L8"] },
  script: ["P1: attack with Gundam DX", "P1: choose Vulture Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.trash": [],
      "P1.removal": ["Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit"],
      "P2.baseSection": [],
      "P2.trash": ["Plain Base L8", "Filler", "Filler"],
      "P2.shieldSection": 2,
    },
    cards: { "Gundam DX": { rested: true } },
  },
});

clause("GD04-049", 1, "unmet", {
  cards: people("Plain Pilot", "Vulture Unit", "Plain Unit L8 0/9"),
  P1: {
    battleArea: [{ card: "GD04-049", pilot: "Plain Pilot" }],
    trash: ["Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit", "Vulture Unit"],
  },
  P2: { battleArea: [{ card: "Plain Unit L8 0/9", rested: true }] },
  script: ["P1: attack with Gundam DX", "P1: target Plain Unit L8 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Gundam DX": { rested: true }, "Plain Unit L8 0/9": { damage: 6 } } },
});

clause("GD04-050", 1, {
  cards: people("Plain Pilot", "Minerva Squad Unit c3", "Plain Unit L2", "Plain Base"),
  P1: { battleArea: [{ card: "GD04-050", pilot: "Plain Pilot" }], trash: ["Minerva Squad Unit c3", "Plain Unit L2"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Destiny Gundam", "P1: choose Minerva Squad Unit c3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Destiny Gundam", "Minerva Squad Unit c3"],
      "P1.trash": ["Plain Unit L2"],
      "P2.baseSection": [],
      "P2.trash": ["Plain Base"],
    },
    players: { P1: { activeResources: 7 } },
    cards: { "Destiny Gundam": { rested: true } },
  },
});

clause("GD04-052", 1, {
  cards: people("Plain Pilot", "Plain Unit", "Plain Base"),
  P1: { battleArea: [{ card: "GD04-052", pilot: "Plain Pilot" }] },
  P2: { battleArea: ["Plain Unit"], baseSection: ["Plain Base"] },
  script: ["P1: attack with Gundam Leopard Destroy", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Leopard Destroy": { damage: 2, rested: true }, "Plain Unit": { damage: 2 }, "Plain Base": { damage: 4 } },
  },
});

clause("GD04-057", 1, {
  cards: people("Plain Unit", "Plain Unit L6 5/9", "Plain Unit L7 5/9"),
  P1: { hand: ["GD04-057"], trash: ["GD03-052", "GD03-052", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit L6 5/9", "Plain Unit L7 5/9"] },
  script: ["P1: play Gundam Nadleeh"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Nadleeh"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
    cards: { "Plain Unit L6 5/9": { ap: 3 } },
  },
});

clause("GD04-058", 1, {
  cards: people("Vulture Pilot", "Plain Unit 9/9"),
  P1: { battleArea: [{ card: "GD04-058", pilot: "Vulture Pilot" }] },
  P2: { battleArea: [{ card: "Plain Unit 9/9", rested: true }] },
  script: ["P1: attack with Jamil's Gundam X", "P1: target Plain Unit 9/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.hand": ["Vulture Pilot"], "P1.trash": ["Jamil's Gundam X"] },
    cards: { "Plain Unit 9/9": { damage: 2 } },
  },
});

clause("GD04-058", 1, "unmet", {
  cards: people("Plain Unit 9/9", "Vulture Pilot"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD04-058", pilot: "Vulture Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Jamil's Gundam X"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Jamil's Gundam X", "Vulture Pilot"] },
  },
});

clause("GD04-060", 1, {
  P1: { hand: ["GD02-110"], trash: ["GD04-060"] },
  P2: {},
  script: ["P1: play Awakened Power"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Esperansa"], "P1.hand": ["Filler"], "P1.trash": ["Awakened Power"], "P1.deck": 9 },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD04-060", 1, "unmet", {
  P1: { hand: ["GD04-060"] },
  P2: {},
  script: ["P1: play Esperansa"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Esperansa"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-061", 1, {
  cards: people("Plain Unit"),
  P1: { battleArea: ["GD04-061"], trash: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "attack with G-Falcon", rule: "1-3-3" }] },
});

clause("GD04-061", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: {
    battleArea: ["GD04-061"],
    trash: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: [{ asked: "P1", options: ["attack with G-Falcon", "end the main phase"] }],
  expect: { asked: "P1", question: "6-5", options: ["attack with G-Falcon", "end the main phase"] },
});

clause("GD04-063", 1, {
  cards: people("Plain Unit L1 2/9", "Plain Unit L5 1/9", "Plain Unit L2 2/9"),
  P1: { hand: ["GD04-063"] },
  P2: { battleArea: ["Plain Unit L1 2/9", "Plain Unit L5 1/9", "Plain Unit L2 2/9"] },
  script: [
    "P1: play GN Armor Type-E",
    { asked: "P1", options: ["choose Plain Unit L1 2/9", "choose Plain Unit L5 1/9"] },
    "P1: choose Plain Unit L5 1/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["GN Armor Type-E"],
      "P1.hand": [],
      "P2.battleArea": ["Plain Unit L1 2/9", "Plain Unit L2 2/9"],
      "P2.trash": ["Plain Unit L5 1/9"],
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-065", 1, {
  cards: people("Riddhe Marcenas Pilot", "Plain Unit blue", "Plain Unit"),
  P1: {
    battleArea: [{ card: "GD04-065", pilot: "Riddhe Marcenas Pilot", rested: true }],
    trash: ["Plain Unit blue", "Plain Unit blue", "Plain Unit blue"],
  },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: ["P1: activate Unicorn Gundam 02 Banshee Norn (Destroy Mode)", "P1: attack with Unicorn Gundam 02 Banshee Norn (Destroy Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Unit blue", "Plain Unit blue", "Plain Unit blue"] },
    cards: { "Unicorn Gundam 02 Banshee Norn (Destroy Mode)": { damage: 1 }, "Plain Unit": { ap: 1, damage: 5 } },
  },
});

clause("GD04-065", 2, {
  cards: people("Plain Unit", "Plain Unit 4/4", "Plain Base"),
  P1: { battleArea: ["GD04-065"] },
  P2: { battleArea: ["Plain Unit", "Plain Unit 4/4"], baseSection: ["Plain Base"] },
  script: ["P1: attack with Unicorn Gundam 02 Banshee Norn (Destroy Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam 02 Banshee Norn (Destroy Mode)": { rested: true }, "Plain Unit": { ap: 1 }, "Plain Unit 4/4": { ap: 3 } },
    zones: { "P2.baseSection": [], "P2.trash": ["Plain Base"] },
  },
});

clause("GD04-066", 1, {
  cards: people("Plain Command", "Plain Unit"),
  P1: { battleArea: ["GD04-066"], hand: ["Plain Command"] },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Plain Command"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Command"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 0 } },
  },
});

clause("GD04-067", 1, {
  cards: people("Plain Unit Breach2 Blocker", "Plain Unit"),
  P1: { battleArea: ["GD04-067"] },
  P2: { trash: ["Plain Unit Breach2 Blocker", "Plain Unit"] },
  script: ["P1: activate ∀ Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { activeResources: 9 } },
    cards: { "∀ Gundam": { ap: 5, keywords: ["Blocker", "Breach 2"] } },
  },
});

clause("GD04-068", 1, {
  P1: { hand: ["GD03-109"], trash: ["GD03-109", "GD03-109"] },
  P2: { battleArea: ["GD04-068"] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique", "Improved Technique", "Improved Technique"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD04-069", 1, {
  cards: people("Loran Cehack Pilot", "Militia Unit", "Plain Base"),
  P1: { battleArea: [{ card: "GD04-069", pilot: "Loran Cehack Pilot" }, { card: "Militia Unit", rested: true }, "GD04-074"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Kapool", "P1: use it", "P1: end the main phase", "P1: choose Militia Unit"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.trash": ["Filler"], "P1.deck": 9, "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
    cards: { "Militia Unit": { rested: false }, Kapool: { rested: true }, "Plain Base": { damage: 3 } },
  },
});

clause("GD04-069", 1, "unmet", {
  cards: people("Loran Cehack Pilot", "Militia Unit"),
  P1: {
    battleArea: [
      { card: "GD04-069", pilot: "Loran Cehack Pilot" },
      { card: "Militia Unit", rested: true },
    ],
  },
  P2: {},
  script: ["P1: end the main phase"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD04-070", 1, {
  cards: people("Ali al-Saachez Pilot", "Plain Pilot"),
  P1: { hand: ["GD04-070", "Ali al-Saachez Pilot", "Plain Pilot"] },
  P2: {},
  script: ["P1: play Al-Saachez's AEU Enact Custom Moralia Development Experiment Type", "P1: choose Ali al-Saachez Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Al-Saachez's AEU Enact Custom Moralia Development Experiment Type"], "P1.hand": ["Plain Pilot"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-071", 1, {
  cards: people("CB Unit", "Plain Unit"),
  P1: { battleArea: ["CB Unit"] },
  P2: { shieldSection: ["GD04-071", "Plain Unit"] },
  script: ["P1: attack with CB Unit", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "CB Unit": { rested: true } },
    zones: { "P2.hand": ["Graham's Union Flag Custom Ⅱ (GN Flag)"], "P2.shieldSection": 1 },
  },
});

clause("GD04-071", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: { battleArea: ["Plain Unit"] },
  P2: { shieldSection: ["GD04-071", "Plain Unit"] },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true } },
    zones: { "P2.trash": ["Graham's Union Flag Custom Ⅱ (GN Flag)"], "P2.shieldSection": 1 },
  },
});

clause("GD04-071", 2, {
  cards: people("Superpower Bloc&UN Unit", "Superpower Bloc Unit"),
  P1: { battleArea: [{ card: "GD04-071", rested: true }], trash: ["Superpower Bloc&UN Unit", "Superpower Bloc Unit"] },
  P2: {},
  script: ["P1: activate Graham's Union Flag Custom Ⅱ (GN Flag)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Superpower Bloc Unit", "Superpower Bloc&UN Unit"] },
    cards: { "Graham's Union Flag Custom Ⅱ (GN Flag)": { rested: false } },
    absent: [{ wish: "attack with Graham's Union Flag Custom Ⅱ (GN Flag)", rule: "1-3-3" }],
  },
});

clause("GD04-071", 2, "unmet", {
  cards: people("Superpower Bloc&UN Unit"),
  P1: { battleArea: [{ card: "GD04-071", rested: true }], trash: ["Superpower Bloc&UN Unit"] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "activate Graham's Union Flag Custom Ⅱ (GN Flag)", rule: "9-2-2" }] },
});

clause("GD04-074", 1, {
  cards: people("Plain Unit", "Plain Base"),
  P1: { battleArea: ["GD04-074"], hand: ["Plain Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Kapool", "P1: use it", "P1: choose Plain Unit", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Plain Unit"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { Kapool: { rested: true }, "Plain Base": { damage: 3 } },
  },
});

clause("GD04-074", 1, "unmet", {
  cards: people("Plain Unit", "Plain Base"),
  P1: { battleArea: ["GD04-074"], hand: ["Plain Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Kapool", "P1: decline", "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Kapool: { rested: true }, "Plain Base": { damage: 3 } } },
});

clause("GD04-075", 1, {
  cards: people("UN Command", "Superpower Bloc Command", "UN Unit"),
  P1: { hand: ["GD04-075"], trash: ["UN Command", "Superpower Bloc Command", "UN Unit"] },
  P2: {},
  script: ["P1: play GN-X"],
  expect: { asked: "P1", question: "6-5", zones: { "P1.battleArea": ["GN-X"], "P1.hand": [] }, players: { P1: { activeResources: 6 } } },
});

clause("GD04-081", 2, {
  cards: people("League Militaire Unit"),
  P1: { battleArea: ["League Militaire Unit"], hand: ["GD04-081"] },
  P2: {},
  script: ["P1: pair Üso Ewin"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["League Militaire Unit", "Parts"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "League Militaire Unit": { ap: 4, hp: 7, pilot: "Üso Ewin" } },
  },
});

clause("GD04-081", 2, "unmet", {
  cards: people("Plain Unit"),
  P1: { battleArea: ["Plain Unit"], hand: ["GD04-081"] },
  P2: {},
  script: ["P1: pair Üso Ewin"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, hp: 7, pilot: "Üso Ewin" } },
  },
});

clause("GD04-085", 2, {
  cards: people("Academy Command"),
  P1: { exResources: 1, resourceArea: 5, battleArea: [{ card: "GD04-024", pilot: "GD04-085" }], hand: ["Academy Command"] },
  P2: {},
  script: ["P1: play Academy Command", "P1: pay with an EX Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Academy Command"] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD04-085", 2, "unmet", {
  cards: people("Academy Command"),
  P1: { exResources: 2, resourceArea: 5, battleArea: [{ card: "GD04-024", pilot: "GD04-085" }], hand: ["Academy Command"] },
  P2: {},
  script: ["P1: play Academy Command", "P1: pay with an EX Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Academy Command"] },
    players: { P1: { resources: 6, activeResources: 6, exResources: 1 } },
  },
});

clause("GD04-088", 2, {
  cards: people("Plain Unit 3/3", "Plain Unit L4 9/9 Blocker"),
  P1: { battleArea: [{ card: "Plain Unit 3/3", pilot: "GD04-088" }] },
  P2: { battleArea: ["Plain Unit L4 9/9 Blocker"] },
  script: ["P1: attack with Plain Unit 3/3", "P2: block with Plain Unit L4 9/9 Blocker"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 3/3": { rested: true }, "Plain Unit L4 9/9 Blocker": { damage: 5, rested: true } },
  },
});

clause("GD04-088", 2, "unmet", {
  cards: people("Plain Unit 3/3", "Plain Unit L5 9/9 Blocker"),
  P1: { battleArea: [{ card: "Plain Unit 3/3", pilot: "GD04-088" }] },
  P2: { battleArea: ["Plain Unit L5 9/9 Blocker"] },
  script: ["P1: attack with Plain Unit 3/3", "P2: block with Plain Unit L5 9/9 Blocker"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.trash": ["Plain Unit 3/3", "Tokwan"] },
    cards: { "Plain Unit L5 9/9 Blocker": { damage: 5, rested: true } },
  },
});

clause("GD04-090", 2, {
  cards: people("CB Unit", "Plain Unit", "Plain Unit 0/1"),
  P1: { battleArea: [{ card: "GD04-034", pilot: "GD04-090" }], deck: ["CB Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 0/1", rested: true }] },
  script: ["P1: attack with Gundam Kyrios", "P1: target Plain Unit 0/1", "P1: choose CB Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["CB Unit"], "P1.deck": 4, "P2.battleArea": [], "P2.trash": ["Plain Unit 0/1"] },
    cards: { "Gundam Kyrios": { ap: 5, rested: true } },
  },
});

clause("GD04-093", 2, {
  cards: [...people("Plain Unit 3/9"), { name: "Home", traits: ["ZAFT"], level: 3, ap: 2, hp: 5, link: [{ pilotTraitAny: ["ZAFT"] }] }],
  P1: { battleArea: ["Home"], hand: ["GD04-093", "GD04-114"] },
  P2: { battleArea: [{ card: "Plain Unit 3/9", rested: true }] },
  script: ["P1: pair Rey Za Burrel", "P1: attack with Home", "P1: target Plain Unit 3/9", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Reformationist"] },
    players: { P1: { activeResources: 9 } },
    cards: { Home: { ap: 3, hp: 7, damage: 1, rested: true, pilot: "Rey Za Burrel" }, "Plain Unit 3/9": { damage: 3 } },
  },
});

clause("GD04-096", 2, {
  cards: people("Plain Unit L5 0/9"),
  P1: { battleArea: [{ card: "GD04-060", pilot: "GD04-096" }] },
  P2: { battleArea: [{ card: "Plain Unit L5 0/9", rested: true }] },
  script: ["P1: attack with Esperansa", "P1: target Plain Unit L5 0/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Esperansa: { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit L5 0/9"] },
  },
});

clause("GD04-098", 2, {
  P1: { hand: ["GD03-109"], trash: ["GD03-109", "GD03-109"] },
  P2: { battleArea: [{ card: "GD04-065", pilot: "GD04-098" }] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique", "Improved Technique", "Improved Technique"] },
    players: { P1: { activeResources: 7 } },
    cards: { "Unicorn Gundam 02 Banshee Norn (Destroy Mode)": { damage: 1 } },
  },
});

clause("GD04-100", 2, {
  cards: people("Plain Unit", "Plain Pilot", "Plain Unit 0/9"),
  P1: { battleArea: ["GD03-035", { card: "Plain Unit", pilot: "GD04-100" }], trash: ["Plain Pilot"] },
  P2: { battleArea: ["Plain Unit 0/9"] },
  script: ["P1: activate GFreD", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Pilot"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 3 }, "Plain Unit 0/9": { damage: 1 } },
  },
});

clause("GD04-106", 1, {
  cards: people("Academy Unit", "Academy Unit L4", "Plain Unit 5/9", "Plain Unit 6/9"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["Academy Unit", "Academy Unit L4"], hand: ["GD04-106"] },
  P2: { battleArea: ["Plain Unit 5/9", "Plain Unit 6/9"] },
  script: [
    "P1: play Indiscriminate Violence",
    "P1: pay with an EX Resource",
    "P1: choose Academy Unit",
    "P1: choose Academy Unit L4",
    "P1: attack with Academy Unit L4",
    { asked: "P1", options: ["target the player", "target Plain Unit 5/9"] },
    "P1: target Plain Unit 5/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Indiscriminate Violence"] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
    cards: { "Academy Unit L4": { damage: 5, rested: true }, "Plain Unit 5/9": { damage: 2 } },
  },
});

clause("GD04-106", 1, "case 2", {
  cards: people("Academy Unit", "Academy Unit L4", "Plain Unit 5/9"),
  P1: { battleArea: ["Academy Unit", "Academy Unit L4"], hand: ["GD04-106"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: play Indiscriminate Violence", "P1: choose Academy Unit", "P1: attack with Academy Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Indiscriminate Violence"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
    cards: { "Academy Unit L4": { rested: true } },
  },
});

clause("GD04-108", 1, {
  cards: people("Academy Unit", "Plain Unit 5/9"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["Academy Unit"], hand: ["GD04-108"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: play Witches from Earth", "P1: pay with an EX Resource", "P1: attack with Academy Unit", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Witches from Earth"] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
    cards: { "Academy Unit": { damage: 1, rested: true }, "Plain Unit 5/9": { damage: 2 } },
  },
});

clause("GD04-108", 1, "case 2", {
  cards: people("Academy Unit", "Plain Unit 5/9"),
  P1: { battleArea: ["Academy Unit"], hand: ["GD04-108"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: play Witches from Earth", "P1: attack with Academy Unit", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Witches from Earth"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Academy Unit": { damage: 3, rested: true }, "Plain Unit 5/9": { damage: 2 } },
  },
});

clause("GD04-110", 1, {
  P1: { hand: ["GD04-110"], baseSection: [{ card: "EXB-001", damage: 2 }] },
  P2: {},
  script: ["P1: play Financier", { cards: { "EX Base": { damage: 0 } } }],
  expect: { asked: "P1", question: "6-5", zones: { "P1.hand": [], "P1.trash": ["Financier"] }, players: { P1: { activeResources: 7 } } },
});

clause("GD04-113", 2, {
  cards: people("Plain Unit 1/4", "Plain Unit 5/9"),
  P1: { battleArea: ["Plain Unit 1/4"], hand: ["GD04-113"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Plain Unit 1/4", "P1: target Plain Unit 5/9", "P1: play Damage Control"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Damage Control"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 1/4": { damage: 2, rested: true }, "Plain Unit 5/9": { damage: 1 } },
  },
});

clause("GD04-115", 2, {
  cards: people("Plain Unit 1/4", "Plain Unit L5 0/9"),
  P1: { battleArea: ["Plain Unit 1/4"], hand: ["GD04-115"] },
  P2: { battleArea: [{ card: "Plain Unit L5 0/9", rested: true }] },
  script: ["P1: play Backup", "P1: attack with Plain Unit 1/4", "P1: target Plain Unit L5 0/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Backup"], "P2.battleArea": [], "P2.trash": ["Plain Unit L5 0/9"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 1/4": { rested: true } },
  },
});

clause("GD04-116", 1, {
  cards: people("Minerva Squad Unit", "Minerva Squad Pilot", "Plain Unit", "Plain Unit 4/6"),
  P1: { hand: ["GD04-116"], deck: ["Minerva Squad Unit", "Minerva Squad Pilot", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit 4/6"] },
  script: ["P1: play Reliable Big Brother"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Minerva Squad Unit", "Minerva Squad Pilot", "Reliable Big Brother"], "P1.deck": 4 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 4/6": { damage: 2 } },
  },
});

clause("GD04-116", 1, "unmet", {
  cards: people("Plain Unit", "Plain Pilot", "Plain Unit 4/6"),
  P1: { hand: ["GD04-116"], deck: ["Plain Unit", "Plain Pilot", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit 4/6"] },
  script: ["P1: play Reliable Big Brother"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Unit", "Plain Pilot", "Reliable Big Brother"], "P1.deck": 4 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-117", 2, {
  cards: people("Plain Unit 1/4", "Plain Unit L3", "Plain Unit L2", "Plain Unit L4", "Plain Base"),
  P1: { battleArea: ["Plain Unit 1/4"], hand: ["GD04-117"] },
  P2: { battleArea: ["Plain Unit L3", "Plain Unit L2", "Plain Unit L4"], baseSection: ["Plain Base"] },
  script: [
    "P1: attack with Plain Unit 1/4",
    "P1: play Graceful Demeanor",
    "P1: choose Plain Unit L3",
    "P1: choose Plain Unit L2",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Graceful Demeanor"],
      "P2.battleArea": ["Plain Unit L4"],
      "P2.hand": ["Plain Unit L3", "Plain Unit L2"],
    },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 1/4": { rested: true }, "Plain Base": { damage: 1 } },
  },
});

clause("GD04-119", 1, {
  cards: people("Plain Unit", "Newtype Pilot"),
  P1: { hand: ["GD04-119", "Spare"], battleArea: [{ card: "Plain Unit", pilot: "Newtype Pilot" }] },
  P2: { battleArea: ["GD03-033"] },
  script: ["P1: play Fighting Alone", "P1: end the main phase", "P1: pass", "P2: attack with Providence Gundam", "P1: pass", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P1.hand": ["Spare"], "P1.trash": ["Fighting Alone", "Filler"], "P1.shieldSection": 3, "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
    cards: { "Plain Unit": { damage: 1 }, "Providence Gundam": { rested: true } },
  },
});

clause("GD04-121", 2, {
  cards: people("League Militaire Unit"),
  P1: { hand: ["GD04-121"], battleArea: ["League Militaire Unit"] },
  P2: {},
  script: ["P1: play Reineforce Jr."],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["League Militaire Unit", "Parts"],
      "P1.baseSection": ["Reineforce Jr."],
      "P1.hand": ["Filler"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-121", 2, "unmet", {
  cards: people("Plain Unit"),
  P1: { hand: ["GD04-121"], battleArea: ["Plain Unit"] },
  P2: {},
  script: ["P1: play Reineforce Jr."],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.baseSection": ["Reineforce Jr."], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-125", 3, {
  cards: people("CB Unit", "Plain Unit", "Plain Unit L5", "Plain Unit L6"),
  P1: { baseSection: ["GD04-125"], battleArea: ["CB Unit", "Plain Unit"] },
  P2: { battleArea: ["Plain Unit L5", "Plain Unit L6"] },
  script: ["P1: activate Trinity Warship"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { activeResources: 9 } },
    cards: { "CB Unit": { rested: true }, "Plain Unit L5": { damage: 1 } },
  },
});

clause("GD04-128", 3, {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { baseSection: ["GD04-128"] },
  script: ["P1: attack with Plain Unit 9/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.baseSection": [], "P2.hand": ["Filler"], "P2.trash": ["Armory One"], "P2.deck": 9 },
    cards: { "Plain Unit 9/9": { rested: true } },
  },
});

clause("GD04-129", 2, {
  P1: { hand: ["GD04-129"] },
  P2: {},
  script: ["P1: play Willgem", { cards: { Willgem: { damage: 3 } } }],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.baseSection": ["Willgem"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-129", 3, {
  cards: people("Plain Pilot", "Plain Unit 0/9"),
  P1: { baseSection: [{ card: "GD04-129", damage: 3 }], battleArea: ["GD03-035"], trash: ["Plain Pilot"] },
  P2: { battleArea: ["Plain Unit 0/9"] },
  script: ["P1: activate GFreD"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Pilot"] },
    players: { P1: { activeResources: 9 } },
    cards: { Willgem: { damage: 1 }, "Plain Unit 0/9": { damage: 1 } },
  },
});

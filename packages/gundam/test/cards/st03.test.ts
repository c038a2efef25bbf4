/** ST03: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST03-001", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "ST03-001", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Sinanju: { keywords: ["High-Maneuver"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST03-001", 1, "unmet", {
  P1: { battleArea: ["ST03-001"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Sinanju: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST03-001", 2, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["ST03-001"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Sinanju", { cards: { Sinanju: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Sinanju: { rested: true }, Hit: { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST03-008", 1, {
  P1: { battleArea: ["ST03-008"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Zaku Ⅱ", { cards: { "Zaku Ⅱ": { ap: 3, rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zaku Ⅱ": { ap: 3, rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST03-010", 2, {
  cards: [
    { name: "Hit", traits: ["Neo Zeon"], level: 4, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["Neo Zeon"], level: 5, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 4, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["Hit", "Veteran", "Outsider", "ST03-010"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Full Frontal", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Full Frontal" }, Hit: { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["Host", "Hit"], "P1.hand": ["Veteran", "Outsider"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST03-011", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Char Aznable" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "ST03-011" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { ap: 5, rested: true, keywords: ["High-Maneuver"] } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, rested: true, keywords: ["High-Maneuver"] } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST03-012", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["ST03-012"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Indignation"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Indignation"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST03-014", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Hit", rested: true }], hand: ["ST03-014"] },
  script: [
    "P1: attack with Raider",
    "P1: target Hit",
    "P2: play The Blue Giant",
    {
      cards: { Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["The Blue Giant"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { damage: 2, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["The Blue Giant"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("ST03-015", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
  ],
  P1: { hand: ["ST03-015"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Rewloola"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Rewloola: { ap: 0, hp: 5 }, Hit: { damage: 1 } },
    zones: { "P1.baseSection": ["Rewloola"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST03-016", 2, {
  P1: { hand: ["ST03-016"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Falmel"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Char's Zaku Ⅱ": { ap: 3, hp: 1, rested: true }, Falmel: { ap: 0, hp: 5 } },
    zones: { "P1.battleArea": ["Char's Zaku Ⅱ"], "P1.baseSection": ["Falmel"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

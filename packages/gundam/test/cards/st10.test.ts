/** ST10: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST10-002", 1, {
  cards: [
    { name: "Relic", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
  ],
  P1: { hand: ["ST10-002"], trash: ["Relic", { card: "Relic", as: "Relic B" }, "Outsider"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Zeta Gundam", { asked: "P1", options: ["choose Relic", "choose Relic B", "decline"] }, "P1: choose Relic"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zeta Gundam": { ap: 4, hp: 4 }, Hit: { rested: true } },
    zones: { "P1.battleArea": ["Zeta Gundam"], "P1.hand": [], "P1.trash": ["Outsider"], "P1.removal": ["Relic", "Relic B"] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("ST10-006", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "ST10-006", pilot: "Rider" }] },
  P2: { battleArea: ["Hit", "Sturdy", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Phoenix Gundam (Power Unleashed) (EX)",
    "P1: target Prey",
    { cards: { "Phoenix Gundam (Power Unleashed) (EX)": { rested: true } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Phoenix Gundam (Power Unleashed) (EX)": { rested: true } },
    zones: { "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"], "P2.trash": ["Prey"] },
  },
});

clause("ST10-006", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: ["ST10-006"] },
  P2: { battleArea: ["Hit", "Sturdy", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Phoenix Gundam (Power Unleashed) (EX)",
    "P1: target Prey",
    { cards: { "Phoenix Gundam (Power Unleashed) (EX)": { rested: true } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Phoenix Gundam (Power Unleashed) (EX)": { rested: true } },
    zones: { "P2.battleArea": ["Hit", "Sturdy"], "P2.trash": ["Prey"] },
  },
});

clause("ST10-007", 1, {
  cards: [
    { name: "Relic", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", type: "Command", level: 4, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Veteran", type: "Command", level: 5, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["G Generation"] },
  ],
  P1: { battleArea: ["ST10-007"], hand: ["Rider"], trash: ["Relic", { card: "Relic", as: "Relic B" }, "Outsider", "Hit", "Veteran"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", { asked: "P1", options: ["choose Relic", "choose Relic B", "decline"] }, "P1: choose Relic"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos 4th Form": { pilot: "Rider" } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Outsider", "Veteran"], "P1.removal": ["Relic", "Relic B"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST10-008", 1, {
  cards: [
    { name: "Relic", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["Card A", "Card B", "ST10-008"], trash: ["Relic", { card: "Relic", as: "Relic B" }, "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Gundam Barbatos 1st Form",
    { asked: "P1", options: ["choose Relic", "choose Relic B", "decline"] },
    "P1: choose Relic",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P1: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos 1st Form": { ap: 4, hp: 3 } },
    zones: {
      "P1.battleArea": ["Gundam Barbatos 1st Form"],
      "P1.hand": ["Card B", "Filler"],
      "P1.trash": ["Outsider", "Card A"],
      "P1.removal": ["Relic", "Relic B"],
      "P1.deck": 9,
    },
    players: { P1: { activeResources: 7 } },
  },
});

clause("ST10-011", 2, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Kamille Bidan" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["ST10-011"] },
  P2: { battleArea: [{ card: "Ally", rested: true }, { card: "Ally", rested: true, as: "Ally B" }, "Hit"], hand: ["Spare"] },
  script: ["P1: pair Kamille Bidan", { asked: "P1", options: ["choose Ally", "choose Ally B", "choose Hit"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Kamille Bidan" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST10-011", 2, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Kamille Bidan" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["ST10-011"] },
  P2: { battleArea: [{ card: "Ally", rested: true }, "Hit"], hand: ["Spare"] },
  script: ["P1: pair Kamille Bidan"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Kamille Bidan" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST10-012", 2, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["ST10-012"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Mark Guilder"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Mark Guilder" }, Hit: { ap: 0 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST10-014", 1, {
  cards: [
    { name: "Price", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["ST10-014", "Price", "Outsider"], resourceArea: 2, restedResources: 0 },
  P2: { hand: ["Spare"] },
  script: ["P1: play Unlocking the Development Diagram", "P1: choose Price"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Outsider", "Filler", "Filler"], "P1.trash": ["Price", "Unlocking the Development Diagram"], "P1.deck": 8 },
    players: { P1: { activeResources: 0 } },
  },
});

clause("ST10-015", 1, {
  cards: [
    { name: "Ally", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Ally"], hand: ["ST10-015"] },
  script: [
    "P1: attack with Raider",
    "P2: play Diffuse Beam Cannon",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    {
      cards: { Hit: { ap: 0 }, Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Diffuse Beam Cannon"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Diffuse Beam Cannon", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("ST10-015", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { hand: ["ST10-015", "Spare"] },
  script: [
    "P1: attack with Raider",
    { asked: "P2", absent: [{ wish: "play Diffuse Beam Cannon", rule: "9-2-1" }] },
    { cards: { Raider: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("ST10-016", 2, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Outsider"], hand: ["ST10-016"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Luna Mana & Carry Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 }, "Luna Mana & Carry Base": { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Luna Mana & Carry Base"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

/** ST09: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("ST09-001", 1, {
  cards: [
    { name: "Hit Impulse Gundam", level: 4, ap: 2, hp: 6 },
    { name: "Rookie Impulse Gundam", level: 3, ap: 2, hp: 6 },
    { name: "Nameless", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["ST09-001"], trash: ["Hit Impulse Gundam", "Rookie Impulse Gundam", "Nameless"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Impulse Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Hit Impulse Gundam": { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["Hit Impulse Gundam"], "P1.trash": ["Rookie Impulse Gundam", "Nameless"], "P1.deck": 11 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST09-002", 1, {
  cards: [
    { name: "Hit", traits: ["Minerva Squad"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "ST09-002", rested: true }], trash: ["Hit", "Outsider"] },
  script: ["P1: attack with Slayer", "P1: target Force Impulse Gundam", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 5, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Hit"], "P2.trash": ["Outsider", "Force Impulse Gundam"] },
  },
});

clause("ST09-003", 1, {
  cards: [
    { name: "Ally", color: "purple", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
    { name: "Mine", level: 3, ap: 5, hp: 6 },
    { name: "Athrun Zala", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: ["ST09-003", "Mine"],
    hand: ["Athrun Zala"],
    trash: copies("Ally", 5),
  },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: pair Athrun Zala", "P1: choose Saviour Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Saviour Gundam": { damage: 2, pilot: "Athrun Zala" }, Mine: { damage: 2 }, Hit: { damage: 2 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST09-003", 1, "unmet", {
  cards: [
    { name: "Ally", color: "purple", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
    { name: "Mine", level: 3, ap: 5, hp: 6 },
    { name: "Athrun Zala", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: ["ST09-003", "Mine"],
    hand: ["Athrun Zala"],
    trash: copies("Ally", 4),
  },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: pair Athrun Zala", "P1: choose Saviour Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Saviour Gundam": { pilot: "Athrun Zala" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST09-006", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    {
      name: "Salvage",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "UnitCard", side: "own", zone: "trash" } },
            { op: "deploy", target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: { hand: ["Salvage"], trash: ["ST09-006"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Salvage"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sword Impulse Gundam": { ap: 4, hp: 2 } },
    zones: {
      "P1.battleArea": ["Sword Impulse Gundam"],
      "P1.hand": [],
      "P1.trash": ["Salvage"],
      "P2.battleArea": ["Veteran"],
      "P2.trash": ["Hit"],
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST09-008", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, traits: ["Minerva Squad"] }],
  P1: { battleArea: [{ card: "Host", pilot: "ST09-008" }], resourceArea: 1, restedResources: 1 },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    { asked: "P1", options: ["choose Resource", "choose Resource (2)"] },
    "P1: choose Resource (2)",
    { cards: { Host: { rested: true } }, players: { P1: { activeResources: 2 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 2 } },
  },
});

clause("ST09-008", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "ST09-008" }], resourceArea: 1, restedResources: 1 },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("ST09-009", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 4, hp: 6 },
    { name: "Strong", level: 3, ap: 5, hp: 6 },
    { name: "Asleep", level: 3, ap: 4, hp: 6 },
  ],
  P1: { hand: ["ST09-009"] },
  P2: { battleArea: ["Hit", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Giant Killing"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Giant Killing"], "P2.battleArea": ["Strong", "Asleep"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("ST09-010", 2, {
  cards: [{ name: "Top" }, { name: "Next" }, { name: "Third" }],
  P1: { hand: ["ST09-010"], deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Minerva", { asked: "P1", options: ["choose Top", "choose Next"] }, "P1: choose Top"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Minerva: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Minerva"], "P1.hand": ["Filler"], "P1.trash": ["Next"], "P1.deck": 9, "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

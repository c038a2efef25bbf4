/** ST08: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST08-001", 1, {
  cards: [{ name: "Foe", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["ST08-001"], resourceArea: 6, restedResources: 1 },
  P2: { battleArea: ["Foe", { card: "Foe", as: "Foe B" }], hand: ["Spare"] },
  script: ["P1: play Ξ Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Ξ Gundam": { ap: 5, hp: 5 } },
    zones: { "P1.battleArea": ["Ξ Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("ST08-001", 1, "unmet", {
  cards: [
    { name: "Ally", level: 6, ap: 2, hp: 6 },
    { name: "Foe", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["ST08-001"], resourceArea: 6, restedResources: 1 },
  P2: { battleArea: ["Foe", { card: "Foe", as: "Foe B" }], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Ξ Gundam", rule: "2-8-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST08-001", 2, {
  cards: [
    { name: "Hit", level: 6, ap: 2, hp: 6 },
    { name: "Other", level: 2, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["ST08-001"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Other"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Ξ Gundam": { pilot: "Rider" }, Hit: { damage: 3 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-004", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: ["ST08-004"] },
  P2: { battleArea: ["Hit", { card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Messer Type-F01",
    "P1: target Quarry",
    { asked: "P1", options: ["choose Hit", "choose Quarry"] },
    "P1: choose Hit",
    { cards: { "Messer Type-F01": { rested: true }, Hit: { damage: 1 } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Messer Type-F01": { rested: true }, Hit: { damage: 1 }, Quarry: { damage: 2 } } },
});

clause("ST08-004", 1, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["ST08-004"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Messer Type-F01", { cards: { "Messer Type-F01": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Messer Type-F01": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST08-006", 1, {
  cards: [
    { name: "Shown", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "ST08-006", pilot: "Rider" }], hand: ["Shown", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Penelope",
    "P1: choose Shown",
    { cards: { Penelope: { rested: true } }, zones: { "P1.hand": ["Outsider", "Filler", "Filler"], "P1.deck": 9 } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Penelope: { rested: true } },
    zones: { "P1.hand": ["Outsider", "Filler", "Filler"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("ST08-006", 1, "unmet", {
  cards: [
    { name: "Shown", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: [{ card: "ST08-006", pilot: "Rider" }], hand: ["Shown", "Outsider"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Penelope", "P1: target Quarry", { cards: { Penelope: { rested: true } } }, "P2: pass", "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Penelope: { rested: true }, Quarry: { damage: 5 } } },
});

clause("ST08-009", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 2, ap: 2, hp: 6 },
  ],
  P1: { hand: ["ST08-009"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Jegan Ground Type-A (Man Hunter)", "P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { "Jegan Ground Type-A (Man Hunter)": { ap: 0, hp: 1 }, Veteran: { rested: false } },
    zones: { "P1.battleArea": ["Jegan Ground Type-A (Man Hunter)"], "P1.hand": [], "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
  },
});

clause("ST08-010", 2, {
  cards: [
    { name: "Hit", traits: ["Mafty"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, traits: ["Mafty"] },
  ],
  P1: { battleArea: ["Host", "Hit", "Outsider"], hand: ["ST08-010"] },
  P2: { battleArea: [{ card: "Prey", damage: 1 }, { card: "Asleep", rested: true, damage: 1 }, "Sound"], hand: ["Spare"] },
  script: [
    "P1: pair Hathaway Noa",
    "P1: choose Host",
    { asked: "P1", options: ["choose Host", "choose Hit"] },
    "P1: choose Hit",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { Host: { ap: 5, hp: 6, pilot: "Hathaway Noa" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-010", 2, "unmet", {
  cards: [
    { name: "Hit", traits: ["Mafty"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Hit", "Outsider"], hand: ["ST08-010"] },
  P2: { battleArea: [{ card: "Prey", damage: 1 }, { card: "Asleep", rested: true, damage: 1 }, "Sound"], hand: ["Spare"] },
  script: ["P1: pair Hathaway Noa", "P1: choose Host", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Asleep"],
    cards: { Host: { ap: 5, hp: 6, pilot: "Hathaway Noa" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-011", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, color: "blue" },
    { name: "Study", type: "Command", effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST08-011" }], hand: ["Study"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Study"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { keywords: ["High-Maneuver"] } },
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Study"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-011", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, color: "red" },
    { name: "Study", type: "Command", effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST08-011" }], hand: ["Study"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Study"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Study"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-012", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Hit", level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Unlinked", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", pilot: "Ace" }, "Unlinked"], hand: ["ST08-012"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Words for Hathaway"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["Breach 1"] } },
    zones: { "P1.hand": [], "P1.trash": ["Words for Hathaway"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-013", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["Mafty"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["ST08-013"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Lady Luck"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Lady Luck"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-013", 1, "case 2", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["ST08-013"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Lady Luck"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Lady Luck"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-014", 2, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["ST08-014"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Valiant"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 }, Valiant: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Valiant"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST08-015", 3, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: [{ card: "Hit", damage: 3 }], baseSection: [{ card: "ST08-015", damage: 2 }] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Davao"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { damage: 1 } }, players: { P1: { activeResources: 8 } } },
});

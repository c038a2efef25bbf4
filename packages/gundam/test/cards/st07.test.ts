/** ST07: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("ST07-001", 1, {
  cards: [{ name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 }],
  P1: {
    battleArea: ["ST07-001"],
    trash: copies("Ally", 7),
    resourceArea: 1,
    restedResources: 1,
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: end the main phase",
    "P2: pass",
    { asked: "P1", options: ["choose Resource", "choose Resource (2)"] },
    "P1: choose Resource (2)",
  ],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 2 }, P2: { resources: 11, activeResources: 11 } },
  },
});

clause("ST07-001", 1, "unmet", {
  cards: [{ name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 }],
  P1: {
    battleArea: ["ST07-001"],
    trash: copies("Ally", 6),
    resourceArea: 1,
    restedResources: 1,
  },
  P2: { hand: ["Spare"] },
  script: ["P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("ST07-001", 2, {
  cards: [
    { name: "Milled", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: ["ST07-001"],
    hand: ["Rider"],
    deck: ["Milled", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia": { pilot: "Rider" } },
    zones: { "P1.hand": ["Spare"], "P1.trash": ["Milled", "Spare"], "P1.deck": 7 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST07-001", 2, "unmet", {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0 }],
  P1: {
    battleArea: ["ST07-001"],
    hand: ["Rider"],
    deck: ["Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia": { pilot: "Rider" } },
    zones: { "P1.hand": [], "P1.trash": ["Spare", "Spare"], "P1.deck": 8 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST07-004", 1, {
  cards: [
    { name: "Ally", traits: ["CB"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["ST07-004", { card: "Carrier", pilot: "Ally" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Virtue": { keywords: ["Blocker"] }, Carrier: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST07-004", 1, "unmet", {
  P1: { battleArea: ["ST07-004"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Virtue": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST07-005", 1, {
  cards: [{ name: "Prey", level: 2, ap: 0, hp: 1 }],
  P1: { battleArea: [{ card: "ST07-005", damage: 2 }] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Dynames", "P1: target Prey", { cards: { "Gundam Dynames": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Dynames": { damage: 0, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Prey"] },
  },
});

clause("ST07-007", 1, {
  cards: [
    { name: "Ally", traits: ["CB"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["ST07-007", { card: "Carrier", pilot: "Ally" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios": { ap: 4, hp: 3 }, Carrier: { ap: 3, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST07-007", 1, "unmet", {
  P1: { battleArea: ["ST07-007"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios": { ap: 2, hp: 3 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST07-009", 2, {
  cards: [
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: {
    battleArea: [{ card: "Host", pilot: "ST07-009" }, "Hit", "Outsider"],
    trash: copies("Ally", 7),
  },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { ap: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST07-009", 2, "case 2", {
  cards: [
    { name: "Hit", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST07-009" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { ap: 6, rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 6, rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST07-010", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, traits: ["CB"] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "ST07-010", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Filler"], "P2.trash": ["Host", "Tieria Erde"], "P2.deck": 9 },
  },
});

clause("ST07-011", 2, {
  cards: [
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, traits: ["CB"] },
  ],
  P1: { battleArea: ["Host"], hand: ["ST07-011"] },
  P2: { battleArea: ["Prey", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: pair Lockon Stratos (Neil)", "P1: attack with Host"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { Host: { ap: 4, hp: 7, pilot: "Lockon Stratos (Neil)" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST07-011", 2, "unmet", {
  cards: [
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["ST07-011"] },
  P2: { battleArea: ["Prey", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: pair Lockon Stratos (Neil)", "P1: attack with Host"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Asleep"],
    cards: { Host: { ap: 4, hp: 7, pilot: "Lockon Stratos (Neil)" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST07-012", 2, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Guard", level: 3, ap: 3, hp: 6 },
  ],
  P1: {
    battleArea: [
      { card: "Host", pilot: "ST07-012" },
      { card: "Ally", pilot: "Ace" },
    ],
  },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Guard", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true }, Guard: { damage: 4 } } },
});

clause("ST07-012", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Guard", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST07-012" }] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Guard", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { damage: 3, rested: true }, Guard: { damage: 4 } } },
});

clause("ST07-013", 2, {
  cards: [
    { name: "Hit", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Awake", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Outsider", rested: true }, "Awake"], hand: ["ST07-013"] },
  script: [
    "P1: attack with Raider",
    "P1: target the player",
    "P2: play Armed Intervention",
    {
      cards: { Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Armed Intervention"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { damage: 2, rested: true }, Hit: { damage: 2 } },
    zones: { "P2.hand": [], "P2.trash": ["Armed Intervention"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("ST07-015", 3, {
  cards: [
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Ally", rested: true }], baseSection: ["ST07-015"] },
  script: ["P1: attack with Raider", "P1: target the player", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } } },
});

clause("ST07-015", 3, "unmet", {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { baseSection: ["ST07-015"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true }, Ptolemaios: { damage: 2 } } },
});

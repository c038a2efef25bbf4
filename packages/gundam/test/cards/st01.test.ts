/** ST01: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST01-001", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "ST01-001", pilot: "Rider" }, "Hit"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Gundam: { ap: 4, hp: 4 }, Hit: { ap: 3, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST01-001", 1, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["ST01-001", "Hit"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Gundam: { ap: 3, hp: 4 }, Hit: { ap: 2, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST01-002", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["White Base Team"] }],
  P1: { battleArea: ["ST01-002"], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam (MA Form)": { pilot: "Rider" } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-002", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 }],
  P1: { battleArea: ["ST01-002"], hand: ["Stranger"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam (MA Form)": { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-004", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
  ],
  P1: { hand: ["ST01-004"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Guntank"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Guntank: { ap: 2, hp: 3 }, Hit: { rested: true } },
    zones: { "P1.battleArea": ["Guntank"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST01-006", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["ST01-006"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Aerial (Permet Score Six)": { pilot: "Rider" }, Hit: { ap: 0 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-010", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["ST01-010"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Amuro Ray"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Amuro Ray" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-011", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "ST01-011" }], resourceArea: 1, restedResources: 1 },
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

clause("ST01-013", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: [{ card: "Hit", damage: 3 }], hand: ["ST01-013"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Kai's Resolve"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 0 } },
    zones: { "P1.hand": [], "P1.trash": ["Kai's Resolve"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-014", 2, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["ST01-014"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Unforeseen Incident"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 0 } },
    zones: { "P1.hand": [], "P1.trash": ["Unforeseen Incident"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST01-015", 3, {
  P1: { baseSection: ["ST01-015"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate White Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gundam: { ap: 3, hp: 3 } },
    zones: { "P1.battleArea": ["Gundam"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST01-015", 3, "case 2", {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally"], baseSection: ["ST01-015"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate White Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Guncannon: { ap: 2, hp: 2 } },
    zones: { "P1.battleArea": ["Ally", "Guncannon"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST01-015", 3, "case 3", {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally", { card: "Ally", as: "Ally B" }], baseSection: ["ST01-015"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate White Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Guntank: { ap: 1, hp: 1 } },
    zones: { "P1.battleArea": ["Ally", "Ally B", "Guntank"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST01-016", 3, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Hit", level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Unlinked", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", pilot: "Ace" }, "Unlinked"], baseSection: ["ST01-016"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Asticassia School of Technology, Earth House"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 3 }, "Asticassia School of Technology, Earth House": { rested: true } } },
});

/** ST04: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST04-001", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Rider", apMod: 0, hpMod: 0, level: 4 },
  ],
  P1: { battleArea: ["ST04-001"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aile Strike Gundam": { pilot: "Rider" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST04-001", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 },
  ],
  P1: { battleArea: ["ST04-001"], hand: ["Stranger"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aile Strike Gundam": { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST04-002", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["Card A", "Card B", "ST04-002"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Strike Gundam", { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] }, "P1: choose Card A"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Strike Gundam": { ap: 3, hp: 3 } },
    zones: { "P1.battleArea": ["Strike Gundam"], "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P1.deck": 9 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST04-006", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Rookie", level: 4, ap: 2, hp: 6 },
    { name: "Booster", apMod: 1, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "ST04-006", pilot: "Booster" }] },
  P2: { battleArea: ["Hit", "Rookie"], hand: ["Spare"] },
  script: ["P1: attack with Aegis Gundam", { cards: { "Aegis Gundam": { rested: true }, Hit: { damage: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aegis Gundam": { rested: true }, Hit: { damage: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST04-006", 1, "unmet", {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Rookie", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["ST04-006"] },
  P2: { battleArea: ["Hit", "Rookie"], hand: ["Spare"] },
  script: ["P1: attack with Aegis Gundam", { cards: { "Aegis Gundam": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aegis Gundam": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST04-009", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: {
    battleArea: [
      { card: "ST04-009", pilot: "Rider", rested: true },
      { card: "Ally", pilot: "Ace" },
    ],
  },
  script: ["P1: attack with Slayer", "P1: target Miguel's Ginn", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": ["Ally"], "P2.hand": ["Filler"], "P2.trash": ["Miguel's Ginn", "Rider"], "P2.deck": 9 },
  },
});

clause("ST04-009", 1, "unmet", {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "ST04-009", pilot: "Rider", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Miguel's Ginn", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Miguel's Ginn", "Rider"] },
  },
});

clause("ST04-010", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST04-010" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 0 } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("ST04-011", 2, {
  cards: [
    { name: "Prey", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Asleep", level: 5, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Athrun Zala" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["ST04-011"] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: pair Athrun Zala", "P1: attack with Host"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { Host: { ap: 4, hp: 7, pilot: "Athrun Zala" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST04-012", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["ST04-012", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, "Aile Strike Gundam": { ap: 3, hp: 3, keywords: ["Blocker"] } },
    zones: { "P2.battleArea": ["Aile Strike Gundam"], "P2.trash": ["Striker Pack"], "P2.shieldSection": 3 },
  },
});

clause("ST04-012", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["Earth Alliance"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Ally"], shieldSection: ["ST04-012", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.trash": ["Striker Pack"], "P2.shieldSection": 3 },
  },
});

clause("ST04-012", 2, {
  P1: { hand: ["ST04-012"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Striker Pack", { asked: "P1", options: ["effect 1", "effect 2"] }, "P1: effect 1"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sword Strike Gundam": { ap: 4, hp: 2, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Sword Strike Gundam"], "P1.hand": [], "P1.trash": ["Striker Pack"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST04-012", 2, "mode 2", {
  P1: { hand: ["ST04-012"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Striker Pack", { asked: "P1", options: ["effect 1", "effect 2"] }, "P1: effect 2"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Launcher Strike Gundam": { ap: 2, hp: 4, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Launcher Strike Gundam"], "P1.hand": [], "P1.trash": ["Striker Pack"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST04-012", 2, "unmet", {
  cards: [{ name: "Ally", traits: ["Earth Alliance"], ap: 2, hp: 6, type: "UnitToken" }],
  P1: { battleArea: ["Ally"], hand: ["ST04-012"] },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Striker Pack", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST04-014", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Veteran"], hand: ["ST04-014"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play The Magic Bullet of Dusk"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["First Strike"] } },
    zones: { "P1.hand": [], "P1.trash": ["The Magic Bullet of Dusk"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST04-015", 3, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", rested: true }, "Plain"], baseSection: ["ST04-015"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Archangel", { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] }],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { rested: false } }, players: { P1: { activeResources: 8 } } },
});

clause("ST04-016", 3, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], baseSection: ["ST04-016"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Vesalius"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 3 }, Vesalius: { rested: true } } },
});

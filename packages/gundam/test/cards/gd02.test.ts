/** GD02: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("GD02-001", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Cyber-Newtype"] },
    { name: "Friend", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD02-001", pilot: "Rider", damage: 2 }, "Friend", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Friend", { cards: { Friend: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Psycho Gundam": { damage: 0 }, Friend: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-001", 1, "unmet", {
  cards: [
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red" },
    { name: "Friend", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD02-001", pilot: "Stranger", damage: 2 }, "Friend", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Friend", { cards: { Friend: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Friend: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD02-002", 1, {
  cards: [
    { name: "Zechs Merquise", apMod: 0, hpMod: 0 },
    { name: "Friend", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "GD02-002", pilot: "Zechs Merquise", rested: true }, "Friend"] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Friend", "P1: target Prey", { cards: { Friend: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Epyon": { rested: false }, Friend: { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Prey"] },
  },
});

clause("GD02-002", 1, "unmet", {
  cards: [
    { name: "Stranger", apMod: 0, hpMod: 0 },
    { name: "Friend", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "GD02-002", pilot: "Stranger", rested: true }, "Friend"] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Friend", "P1: target Prey", { cards: { Friend: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Friend: { rested: true } }, zones: { "P2.battleArea": [], "P2.trash": ["Prey"] } },
});

clause("GD02-004", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Awake", level: 3, ap: 2, hp: 3 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD02-004"], hand: ["Rider"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Sturdy", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: pair Rider", "P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { Byarlant: { pilot: "Rider" }, Sturdy: { rested: false } },
    zones: { "P1.hand": [], "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD02-005", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["OZ"] },
  ],
  P1: { battleArea: [{ card: "GD02-005", pilot: "Rider" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: attack with Tallgeese", { cards: { Tallgeese: { rested: true }, Hit: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Tallgeese: { rested: true }, Hit: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-005", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD02-005", pilot: "Stranger" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: attack with Tallgeese", { cards: { Tallgeese: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Tallgeese: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-006", 1, {
  cards: [{ name: "Guard", level: 2, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD02-006"] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Forbidden Gundam", "P1: target Guard", { cards: { "Forbidden Gundam": { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { "Forbidden Gundam": { rested: true }, Guard: { damage: 4 } } },
});

clause("GD02-008", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Titans"] },
  ],
  P1: { battleArea: ["GD02-008"], hand: ["Rider"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gabthley: { pilot: "Rider" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-011", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["GD02-011"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Moebius (Peacemaker Team)",
    "P2: pass",
    "P1: activate Moebius (Peacemaker Team)",
    { zones: { "P1.battleArea": [], "P1.trash": ["Moebius (Peacemaker Team)"], "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.trash": ["Moebius (Peacemaker Team)"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-014", 1, {
  cards: [
    { name: "Hit", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD02-014"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Galbaldy Beta", { asked: "P1", options: ["choose Hit", "choose Galbaldy Beta"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 3 }, "Galbaldy Beta": { ap: 3, hp: 1 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Galbaldy Beta"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-018", 1, {
  cards: [
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
    { name: "Game", level: 2, ap: 0, hp: 8 },
  ],
  P1: { battleArea: ["GD02-018"] },
  P2: {
    battleArea: [
      { card: "Quarry", rested: true },
      { card: "Game", rested: true },
    ],
    hand: ["Spare"],
  },
  script: ["P1: attack with Taurus"],
  expect: { asked: "P1", question: "7-3-1", options: ["target Quarry", "target Game"] },
});

clause("GD02-020", 1, {
  cards: [
    { name: "Seen", traits: ["Zeon"], color: "green", apMod: 1, hpMod: 1, level: 2 },
    { name: "Outsider", traits: ["Nobody"], color: "green", apMod: 1, hpMod: 1, level: 2 },
    { name: "Offcolour", traits: ["Zeon"], color: "red", apMod: 1, hpMod: 1, level: 2 },
  ],
  P1: { hand: ["GD02-020"], deck: ["Seen", "Outsider", "Offcolour", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Elmeth", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Elmeth: { ap: 4, hp: 4 } },
    zones: { "P1.battleArea": ["Elmeth"], "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD02-020", 2, {
  cards: [{ name: "Lalah Sune", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-020", pilot: "Lalah Sune" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Elmeth: { ap: 6, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-020", 2, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-020", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Elmeth: { ap: 4, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-021", 1, {
  cards: [
    { name: "Discard", traits: ["Earth Federation"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "green", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["Discard", "Outsider", "GD02-021"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam AGE-1 Normal", { asked: "P1", options: ["choose Discard", "decline"] }, "P1: choose Discard"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam AGE-1 Normal": { ap: 2, hp: 2 } },
    zones: { "P1.battleArea": ["Gundam AGE-1 Normal"], "P1.hand": ["Outsider", "Filler"], "P1.trash": ["Discard"], "P1.deck": 9 },
    players: { P1: { resources: 11, activeResources: 9, exResources: 1 } },
  },
});

clause("GD02-021", 1, "unmet", {
  cards: [
    { name: "Discard", traits: ["Earth Federation"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "green", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["Discard", "Outsider", "GD02-021"], resourceArea: 5 },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam AGE-1 Normal", { asked: "P1", options: ["choose Discard", "decline"] }, "P1: choose Discard"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam AGE-1 Normal": { ap: 2, hp: 2 } },
    zones: { "P1.battleArea": ["Gundam AGE-1 Normal"], "P1.hand": ["Outsider"], "P1.trash": ["Discard"] },
    players: { P1: { resources: 6, activeResources: 4, exResources: 1 } },
  },
});

clause("GD02-022", 1, {
  cards: [
    { name: "Hit", traits: ["AGE System"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Bonus", type: "Command", effects: [{ timing: "Main", ops: [{ op: "placeEXResource", n: 1 }] }] },
  ],
  P1: { battleArea: ["GD02-022", "Hit", "Outsider"], hand: ["Bonus"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Bonus"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["Breach 2"] } },
    zones: { "P1.hand": [], "P1.trash": ["Bonus"] },
    players: { P1: { resources: 11, exResources: 1 } },
  },
});

clause("GD02-023", 1, {
  cards: [{ name: "Flit Asuno", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-023", pilot: "Flit Asuno" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam AGE-1 Spallow": { keywords: ["First Strike"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-023", 1, "unmet", {
  cards: [{ name: "Flit Asuno", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-023", pilot: "Flit Asuno" }], resourceArea: 5 },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam AGE-1 Spallow": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-024", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["Clan"] }],
  P1: { battleArea: [{ card: "GD02-024", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Red Gundam": { keywords: ["High-Maneuver"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-024", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-024", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Red Gundam": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-026", 1, {
  cards: [
    { name: "Hit", traits: ["AGE System"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD02-026"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Genoace Custom"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 }, "Genoace Custom": { ap: 2, hp: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Genoace Custom"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-026", 1, "unmet", {
  cards: [
    { name: "Hit", traits: ["AGE System"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD02-026"], resourceArea: 5 },
  P2: { hand: ["Spare"] },
  script: ["P1: play Genoace Custom"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Genoace Custom": { ap: 2, hp: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Genoace Custom"], "P1.hand": [] },
    players: { P1: { activeResources: 3 } },
  },
});

clause("GD02-031", 1, {
  P1: { battleArea: ["GD02-031"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam AGE-1 Titus": { ap: 4, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-031", 1, "unmet", {
  P1: { battleArea: ["GD02-031"], resourceArea: 5 },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam AGE-1 Titus": { ap: 2, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-033", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["Zeon"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: { battleArea: ["GD02-033", { card: "Ally", pilot: "Ace" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Kikeroga (MA Mode) (GQ)": { keywords: ["Breach 5"] }, Ally: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-033", 1, "unmet", {
  P1: { battleArea: ["GD02-033"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Kikeroga (MA Mode) (GQ)": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-034", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, color: "red" }],
  P1: { battleArea: [{ card: "GD02-034", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { GQuuuuuuX: { ap: 2, hp: 3 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-034", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0, color: "blue" }],
  P1: { battleArea: [{ card: "GD02-034", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { GQuuuuuuX: { ap: 0, hp: 3 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-036", 1, {
  cards: [{ name: "Haman Karn", apMod: 0, hpMod: 0 }],
  P1: { battleArea: ["GD02-036"], hand: ["Haman Karn"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Haman Karn"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Qubeley: { keywords: ["Suppression"], pilot: "Haman Karn" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-036", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Neo Zeon"] },
  ],
  P1: { battleArea: [{ card: "GD02-036", pilot: "Rider" }] },
  P2: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["Spare"] },
  script: ["P1: attack with Qubeley", { cards: { Qubeley: { rested: true }, Hit: { damage: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Qubeley: { rested: true }, Hit: { damage: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-036", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red" },
  ],
  P1: { battleArea: [{ card: "GD02-036", pilot: "Stranger" }] },
  P2: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["Spare"] },
  script: ["P1: attack with Qubeley", { cards: { Qubeley: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Qubeley: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD02-037", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
  ],
  P1: { hand: ["GD02-037"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"], shieldSection: 3 },
  script: ["P1: play Gundam Virsago"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Virsago": { ap: 4, hp: 4, keywords: ["Breach 1"] }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Gundam Virsago"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-037", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
  ],
  P1: { hand: ["GD02-037"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Gundam Virsago"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Virsago": { ap: 4, hp: 4, keywords: ["Breach 1"] } },
    zones: { "P1.battleArea": ["Gundam Virsago"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-038", 1, {
  cards: [
    { name: "Seen", traits: ["Clan"], level: 4, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["Clan"], level: 5, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-038"], deck: ["Seen", "Veteran", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play GQuuuuuuX (Omega Psycommu)", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { ap: 5, hp: 4 }, Seen: { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["GQuuuuuuX (Omega Psycommu)", "Seen"], "P1.hand": [], "P1.deck": 9 },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD02-039", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD02-039"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Haman Karn's Gaza C": { pilot: "Rider" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-040", 1, {
  cards: [
    { name: "Hit", traits: ["New UNE"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Guard", level: 3, ap: 2, hp: 2 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD02-040"] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: [
    "P1: play Gundam Ashtaron",
    "P1: attack with Hit",
    { asked: "P1", options: ["target the player", "target Guard"] },
    "P1: target the player",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Gundam Ashtaron": { ap: 3, hp: 3, keywords: ["Support 2"] } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Gundam Ashtaron"], "P1.hand": [], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD02-041", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Rookie", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-041"] },
  P2: { battleArea: ["Hit", "Rookie"], hand: ["Spare"] },
  script: ["P1: play Sugai's Gelgoog (GQ)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sugai's Gelgoog (GQ)": { ap: 3, hp: 3 }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Sugai's Gelgoog (GQ)"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-043", 1, {
  cards: [{ name: "Ally", traits: ["New UNE"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally"], hand: ["GD02-043"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Daughtress Weapon"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Daughtress Weapon": { ap: 2, hp: 1 }, Daughtress: { ap: 0, hp: 1, rested: true } },
    zones: { "P1.battleArea": ["Ally", "Daughtress Weapon", "Daughtress"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-043", 1, "unmet", {
  P1: { hand: ["GD02-043"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Daughtress Weapon"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Daughtress Weapon": { ap: 2, hp: 1 } },
    zones: { "P1.battleArea": ["Daughtress Weapon"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-044", 1, {
  cards: [
    { name: "Ally", traits: ["New UNE"], level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-044", rested: true }, "Ally"] },
  script: ["P1: attack with Slayer", "P1: target Daughtress Command", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true }, Daughtress: { ap: 0, hp: 1, rested: true } },
    zones: { "P2.battleArea": ["Ally", "Daughtress"], "P2.trash": ["Daughtress Command"] },
  },
});

clause("GD02-044", 1, "unmet", {
  cards: [{ name: "Slayer", level: 6, ap: 9, hp: 9 }],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-044", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Daughtress Command", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Daughtress Command"] },
  },
});

clause("GD02-045", 1, {
  cards: [
    { name: "Booster", apMod: 4, hpMod: 0 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: [{ card: "GD02-045", pilot: "Booster" }] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with GINN Long-Range Reconnaissance Type",
    "P1: target Quarry",
    { cards: { "GINN Long-Range Reconnaissance Type": { rested: true } }, zones: { "P1.hand": ["Filler"], "P1.deck": 9 } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GINN Long-Range Reconnaissance Type": { rested: true }, Quarry: { damage: 5 } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
  },
});

clause("GD02-045", 1, "unmet", {
  cards: [{ name: "Quarry", level: 2, ap: 0, hp: 9 }],
  P1: { battleArea: ["GD02-045"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with GINN Long-Range Reconnaissance Type",
    "P1: target Quarry",
    { cards: { "GINN Long-Range Reconnaissance Type": { rested: true } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "GINN Long-Range Reconnaissance Type": { rested: true }, Quarry: { damage: 1 } } },
});

clause("GD02-046", 1, {
  cards: [
    { name: "Hit", ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-046"] },
  P2: { battleArea: ["Hit", "Regular"], hand: ["Spare"] },
  script: ["P1: play Sayla's Light-Type Guncannon"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sayla's Light-Type Guncannon": { ap: 3, hp: 4 }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Sayla's Light-Type Guncannon"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-047", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD02-047"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: activate Gaza C"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { damage: 1 } }, zones: { "P1.battleArea": [], "P1.trash": ["Gaza C"] } },
});

clause("GD02-054", 1, {
  P1: { battleArea: [{ card: "GD02-054", damage: 1 }] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Barbatos 1st Form",
    { cards: { "Gundam Barbatos 1st Form": { rested: true } }, zones: { "P1.hand": ["Filler"], "P1.deck": 9 } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos 1st Form": { rested: true } },
    zones: { "P1.hand": ["Filler"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("GD02-054", 1, "unmet", {
  P1: { battleArea: ["GD02-054"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Gundam Barbatos 1st Form", { cards: { "Gundam Barbatos 1st Form": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos 1st Form": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-055", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit"], hand: ["GD02-055"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: play Gundam Gusion Rebake", { asked: "P1", options: ["choose Hit", "choose Gundam Gusion Rebake"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, "Gundam Gusion Rebake": { ap: 3, hp: 5, keywords: ["Blocker"] }, Second: { damage: 1 } },
    zones: { "P1.battleArea": ["Hit", "Gundam Gusion Rebake"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-056", 1, {
  cards: [
    { name: "Hit", traits: ["Vulture"], level: 5, ap: 2, hp: 6 },
    { name: "Rookie", traits: ["Vulture"], level: 4, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 5, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Vulture"] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-056", pilot: "Rider", rested: true }], trash: ["Hit", "Rookie", "Outsider"] },
  script: ["P1: attack with Slayer", "P1: target Gundam X", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Hit"], "P2.trash": ["Rookie", "Outsider", "Gundam X", "Rider"] },
  },
});

clause("GD02-056", 1, "unmet", {
  cards: [
    { name: "Hit", traits: ["Vulture"], level: 5, ap: 2, hp: 6 },
    { name: "Rookie", traits: ["Vulture"], level: 4, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 5, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red" },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-056", pilot: "Stranger", rested: true }], trash: ["Hit", "Rookie", "Outsider"] },
  script: ["P1: attack with Slayer", "P1: target Gundam X", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Hit", "Rookie", "Outsider", "Gundam X", "Stranger"] },
  },
});

clause("GD02-057", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD02-057", pilot: "Rider" }, "Hit"] },
  P2: { battleArea: ["Second", "Veteran"], hand: ["Spare"] },
  script: [
    "P1: attack with Zedas",
    { asked: "P1", options: ["choose Hit", "decline"] },
    "P1: choose Hit",
    { cards: { Zedas: { rested: true }, Second: { damage: 2 } }, zones: { "P1.battleArea": ["Zedas"], "P1.trash": ["Hit"] } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Zedas: { rested: true }, Second: { damage: 2 } },
    zones: { "P1.battleArea": ["Zedas"], "P1.trash": ["Hit"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-057", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD02-057", "Hit"] },
  P2: { battleArea: ["Second", "Veteran"], hand: ["Spare"] },
  script: ["P1: attack with Zedas", { cards: { Zedas: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Zedas: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD02-058", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { battleArea: ["Hit"], hand: ["Card A", "Card B", "GD02-058"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Ryusei-Go (Graze Custom Ⅱ)",
    { asked: "P1", options: ["choose Hit", "choose Ryusei-Go (Graze Custom Ⅱ)"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P1: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, "Ryusei-Go (Graze Custom Ⅱ)": { ap: 2, hp: 2 } },
    zones: {
      "P1.battleArea": ["Hit", "Ryusei-Go (Graze Custom Ⅱ)"],
      "P1.hand": ["Card B", "Filler"],
      "P1.trash": ["Card A"],
      "P1.deck": 9,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-060", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: {
    hand: ["GD02-060"],
    trash: copies("Ally", 7),
  },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gundam Leopard"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Leopard": { ap: 4, hp: 4 }, Hit: { rested: true } },
    zones: { "P1.battleArea": ["Gundam Leopard"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-060", 1, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: {
    hand: ["GD02-060"],
    trash: copies("Ally", 6),
  },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gundam Leopard"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Leopard": { ap: 4, hp: 4 } },
    zones: { "P1.battleArea": ["Gundam Leopard"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-061", 1, {
  cards: [
    { name: "Ally", traits: ["Teiwaz"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 3, hp: 6 },
    { name: "Strong", level: 3, ap: 4, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, color: "purple" },
  ],
  P1: { battleArea: ["GD02-061"], hand: ["Rider"], trash: copies("Ally", 3) },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hyakuri: { pilot: "Rider" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-061", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["Teiwaz"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 3, hp: 6 },
    { name: "Strong", level: 3, ap: 4, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, color: "purple" },
  ],
  P1: { battleArea: ["GD02-061"], hand: ["Rider"], trash: ["Ally", { card: "Ally", as: "Ally B" }] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hyakuri: { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-064", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    {
      name: "Zap",
      type: "Command",
      effects: [
        {
          timing: "Action",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "damage", n: 1, target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: {
    battleArea: ["GD02-064"],
    trash: copies("Ally", 7),
  },
  P2: { hand: ["Zap"] },
  script: ["P1: attack with Gundam Leopard", "P2: play Zap"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Leopard": { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Zap", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-064", 1, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    {
      name: "Zap",
      type: "Command",
      effects: [
        {
          timing: "Action",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "damage", n: 1, target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: {
    battleArea: ["GD02-064"],
    trash: copies("Ally", 6),
  },
  P2: { hand: ["Zap"] },
  script: ["P1: attack with Gundam Leopard", "P2: play Zap"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Leopard": { damage: 1, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Zap", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-068", 1, {
  P1: { hand: ["GD02-068"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Barbatos 3rd Form"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos 3rd Form": { ap: 3, hp: 5, damage: 2 } },
    zones: { "P1.battleArea": ["Gundam Barbatos 3rd Form"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-070", 1, {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Card C", level: 9 },
  ],
  P1: {
    hand: ["Card A", "Card B", "Card C", "GD02-070"],
    trash: copies("Ally", 4),
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Gundam Kimaris",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Card C", "choose Filler", "choose Filler (2)"] },
    "P1: choose Card A",
    { asked: "P1", options: ["choose Card B", "choose Card C", "choose Filler", "choose Filler (2)"] },
    "P1: choose Card B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kimaris": { ap: 4, hp: 4 } },
    zones: {
      "P1.battleArea": ["Gundam Kimaris"],
      "P1.hand": ["Card C", "Filler", "Filler"],
      "P1.trash": ["Ally", "Ally B", "Ally C", "Ally D", "Card A", "Card B"],
      "P1.deck": 8,
    },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-070", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Card C", level: 9 },
  ],
  P1: { hand: ["Card A", "Card B", "Card C", "GD02-070"], trash: copies("Ally", 3) },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Kimaris"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kimaris": { ap: 4, hp: 4 } },
    zones: { "P1.battleArea": ["Gundam Kimaris"], "P1.hand": ["Card A", "Card B", "Card C"] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-072", 1, {
  cards: [{ name: "Ally", color: "white", type: "Base", hp: 5 }],
  P1: { battleArea: ["GD02-072"], baseSection: ["Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Hyaku-Shiki": { keywords: ["Blocker", "Repair 1"] }, Ally: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-072", 1, "unmet", {
  P1: { battleArea: ["GD02-072"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Hyaku-Shiki": { keywords: ["Blocker"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-073", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
    { name: "Parry", type: "Command", effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-073", rested: true }], hand: ["Parry"] },
  script: [
    { cards: { Hit: { keywords: [] }, Raider: { keywords: [] }, "Carta's Graze Ritter (Ground Type)": { keywords: [] } } },
    "P1: attack with Raider",
    "P1: target Carta's Graze Ritter (Ground Type)",
    { cards: { Raider: { rested: true, keywords: ["First Strike"] } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Carta's Graze Ritter (Ground Type)": { damage: 2 } },
    zones: { "P1.battleArea": ["Hit"], "P1.trash": ["Raider"] },
  },
});

clause("GD02-074", 1, {
  cards: [
    { name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: [{ card: "GD02-074", pilot: "Rider" }],
    trash: copies("Ally", 4),
  },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Aerial Rebuild": { keywords: ["Blocker", "High-Maneuver"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-074", 1, "unmet", {
  cards: [
    { name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: [{ card: "GD02-074", pilot: "Rider" }],
    trash: copies("Ally", 3),
  },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Aerial Rebuild": { keywords: ["High-Maneuver"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-075", 1, {
  cards: [
    { name: "Hit", type: "Base", hp: 5 },
    { name: "Second", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD02-075"], baseSection: ["Hit"] },
  P2: { battleArea: ["Second", "Veteran"], hand: ["Spare"] },
  script: [
    "P1: attack with Rick Dias (Red)",
    { cards: { "Rick Dias (Red)": { rested: true }, Hit: { rested: true }, Second: { ap: 0 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Rick Dias (Red)": { rested: true }, Hit: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-076", 1, {
  cards: [{ name: "Booster", apMod: 1, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD02-076", pilot: "Booster" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Buster Gundam": { keywords: ["Blocker"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-076", 1, "unmet", {
  P1: { battleArea: ["GD02-076"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Buster Gundam": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-081", 1, {
  cards: [
    { name: "Ally", color: "white", type: "Base", hp: 5 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-081"], baseSection: ["Ally"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Methuss"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Methuss: { ap: 1, hp: 1 }, Hit: { ap: 0 } },
    zones: { "P1.battleArea": ["Methuss"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-081", 1, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD02-081"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Methuss"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Methuss: { ap: 1, hp: 1 } },
    zones: { "P1.battleArea": ["Methuss"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-082", 1, {
  cards: [{ name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD02-082", "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gaelio's Schwalbe Graze": { keywords: ["Blocker"] }, Ally: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-082", 1, "unmet", {
  P1: { battleArea: ["GD02-082"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gaelio's Schwalbe Graze": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-083", 1, {
  cards: [
    { name: "Hit", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD02-083", rested: true }, { card: "Hit", rested: true }, "Outsider"] },
  script: ["P1: attack with Slayer", "P1: target Graze Ritter (Ground Type)", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true }, Hit: { rested: false } },
    zones: { "P2.battleArea": ["Hit", "Outsider"], "P2.trash": ["Graze Ritter (Ground Type)"] },
  },
});

clause("GD02-086", 2, {
  cards: [
    { name: "Ally", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-086" }, "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 5, hp: 6 }, Ally: { ap: 2, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-086", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-086" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 4, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-087", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, color: "blue", link: [{ pilotNameIncludes: "Orga, Crot, and Shani" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD02-087"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: pair Orga, Crot, and Shani"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Orga, Crot, and Shani" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-087", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, color: "red", link: [{ pilotNameIncludes: "Orga, Crot, and Shani" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD02-087"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: pair Orga, Crot, and Shani"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Orga, Crot, and Shani" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-089", 2, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Hit", traits: ["Zeon"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Unlinked", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", { card: "Hit", pilot: "Ace" }, { card: "Outsider", pilot: "Ace" }, "Unlinked"], hand: ["GD02-089"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Lalah Sune", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Lalah Sune" }, Hit: { keywords: ["Breach 1"] } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-090", 2, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6, keywords: ["High-Maneuver"] },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-090" }, "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 5, hp: 7 }, Ally: { ap: 2, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-090", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-090" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 4, hp: 7 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-091", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, color: "red" },
  ],
  P1: { battleArea: ["Host"], hand: ["GD02-091"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Haman Karn"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Haman Karn" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-091", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, color: "blue" },
  ],
  P1: { battleArea: ["Host"], hand: ["GD02-091"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Haman Karn"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Haman Karn" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-092", 2, {
  cards: [
    { name: "Hit", traits: ["New UNE"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Shagia Frost" }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-092" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 4 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { ap: 4 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-092", 2, "unmet", {
  cards: [
    { name: "Hit", traits: ["New UNE"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD02-092" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD02-094", 2, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Seen", traits: ["Vulture"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: {
    battleArea: ["Host"],
    hand: ["Card A", "Card B", "GD02-094"],
    deck: ["Seen", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: pair Garrod Ran & Tiffa Adill",
    { asked: "P1", options: ["choose Card A", "choose Card B", "decline"] },
    "P1: choose Card A",
    { asked: "P1", options: ["choose Seen", "decline"] },
    "P1: choose Seen",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 7, pilot: "Garrod Ran & Tiffa Adill" } },
    zones: { "P1.hand": ["Card B", "Seen"], "P1.trash": ["Card A"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-099", 2, {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: {
    battleArea: ["Host"],
    hand: ["GD02-099"],
    trash: copies("Ally", 4),
  },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Gaelio Bauduin"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Gaelio Bauduin" }, Hit: { ap: 0 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-099", 2, "unmet", {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["GD02-099"], trash: copies("Ally", 3) },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Gaelio Bauduin"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Gaelio Bauduin" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-100", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["GD02-100"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Dramatic Turnabout"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 0 } },
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Dramatic Turnabout"], "P1.deck": 9 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-101", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-101"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }, "Veteran"], hand: ["Spare"] },
  script: [
    "P1: play Beneath the Mask",
    { asked: "P1", options: ["choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "done"] },
    "P1: choose Hit B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Hit B": { rested: true } },
    zones: { "P1.hand": [], "P1.trash": ["Beneath the Mask"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-103", 1, {
  cards: [
    { name: "Hit", traits: ["Asuno Family"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Outsider", traits: ["Nobody"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { trash: ["Hit", "Outsider"], shieldSection: ["GD02-103", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Hit"], "P2.trash": ["Outsider", "AGE Device"], "P2.shieldSection": 3 },
  },
});

clause("GD02-103", 2, {
  cards: [{ name: "Ally", traits: ["AGE System"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally"], hand: ["GD02-103"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play AGE Device"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["AGE Device"] },
    players: { P1: { resources: 11, activeResources: 9, exResources: 1 } },
  },
});

clause("GD02-103", 2, "unmet", {
  P1: { hand: ["GD02-103"] },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play AGE Device", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-105", 1, {
  cards: [
    { name: "Hit", ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Regular"], hand: ["GD02-105"] },
  script: [
    "P1: attack with Raider",
    "P1: target Hit",
    "P2: play Valedictorian",
    {
      cards: { Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Valedictorian"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { damage: 2, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Valedictorian"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-106", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { hand: ["GD02-106"] },
  script: [
    "P1: attack with Raider",
    "P2: play White Wolf",
    { cards: { Raider: { rested: true } }, zones: { "P2.hand": [], "P2.trash": ["White Wolf"] }, players: { P2: { activeResources: 9 } } },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["White Wolf"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-108", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Asleep", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD02-108"] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play That One Looks A Lot Stronger?", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    zones: { "P1.hand": [], "P1.trash": ["That One Looks A Lot Stronger?"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-112", 2, {
  cards: [
    { name: "Hit", color: "purple", apMod: 1, hpMod: 1, level: 2 },
    { name: "Offcolour", color: "red", apMod: 1, hpMod: 1, level: 2 },
  ],
  P1: { hand: ["GD02-112"], trash: ["Hit", "Offcolour"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Momentary Respite"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Offcolour", "Momentary Respite"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD02-113", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["Teiwaz"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["GD02-113"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Sisterly Care"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Sisterly Care"], "P2.battleArea": ["Strong"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-113", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { hand: ["GD02-113"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Sisterly Care", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-114", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["GD02-114"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play It's Name is Ryusei-Go"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["It's Name is Ryusei-Go"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-116", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", traits: ["Vulture"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Asleep", level: 4, ap: 2, hp: 6 },
  ],
  P1: {
    battleArea: ["Hit", "Outsider"],
    hand: ["GD02-116"],
    trash: copies("Ally", 7),
  },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Comrades Come First", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    zones: { "P1.hand": [], "P1.trash": ["Ally", "Ally B", "Ally C", "Ally D", "Ally E", "Ally F", "Ally G", "Comrades Come First"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-116", 1, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", traits: ["Vulture"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Asleep", level: 4, ap: 2, hp: 6 },
  ],
  P1: {
    battleArea: ["Hit", "Outsider"],
    hand: ["GD02-116"],
    trash: copies("Ally", 6),
  },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Comrades Come First", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-117", 1, {
  cards: [
    { name: "Hit", traits: ["AEUG"], type: "Base", hp: 5 },
    { name: "Outsider", traits: ["Nobody"], type: "Base", hp: 5 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { trash: ["Hit", "Outsider"], shieldSection: ["GD02-117", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Hit"], "P2.trash": ["Outsider", "A New Sign"], "P2.shieldSection": 3 },
  },
});

clause("GD02-118", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Wall", ap: 1, hp: 6, keywords: ["Blocker"] },
    { name: "Raider", level: 3, ap: 2, hp: 4 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Wall"], hand: ["GD02-118"] },
  script: [
    "P1: attack with Raider",
    "P2: block with Wall",
    "P2: play Heart Set on Revenge",
    {
      cards: { Wall: { rested: true } },
      zones: { "P1.battleArea": [], "P1.hand": ["Spare", "Raider"], "P2.hand": [], "P2.trash": ["Heart Set on Revenge"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Wall: { rested: true } },
    zones: { "P1.battleArea": [], "P1.hand": ["Spare", "Raider"], "P2.hand": [], "P2.trash": ["Heart Set on Revenge"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-119", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["GD02-119"] },
  script: [
    "P1: attack with Raider",
    "P2: play Persistent and Fortudinous",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    {
      cards: { Hit: { ap: 0 }, Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Persistent and Fortudinous"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Persistent and Fortudinous", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD02-119", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { hand: ["GD02-119", "Spare"] },
  script: [
    "P1: attack with Raider",
    { asked: "P2", absent: [{ wish: "play Persistent and Fortudinous", rule: "9-2-1" }] },
    { cards: { Raider: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD02-121", 2, {
  cards: [
    { name: "Hit", color: "blue", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", color: "red", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Offcolour"], hand: ["GD02-121"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Dominion"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Dominion: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Dominion"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-122", 2, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Awake", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD02-122"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Alexandria"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Alexandria: { ap: 0, hp: 5 }, Hit: { damage: 1 } },
    zones: { "P1.baseSection": ["Alexandria"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-123", 2, {
  cards: [
    { name: "Hit", ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
    { name: "Asleep", level: 3, ap: 5, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Regular"], hand: ["GD02-123"] },
  P2: { battleArea: ["Prey", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Sodon", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { Sodon: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Sodon"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-124", 3, {
  cards: [
    { name: "Hit", traits: ["Earth Federation"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", traits: ["Earth Federation"], color: "red", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", "Offcolour"], baseSection: ["GD02-124"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Hit: { ap: 3, hp: 6 }, Outsider: { ap: 2, hp: 6 }, Offcolour: { ap: 2, hp: 6 }, Diva: { ap: 0, hp: 5 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-124", 3, "unmet", {
  cards: [
    { name: "Hit", traits: ["Earth Federation"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", traits: ["Earth Federation"], color: "red", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", "Offcolour"], baseSection: ["GD02-124"], resourceArea: 5 },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Hit: { ap: 2, hp: 6 }, Outsider: { ap: 2, hp: 6 }, Offcolour: { ap: 2, hp: 6 }, Diva: { ap: 0, hp: 5 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD02-125", 2, {
  cards: [
    { name: "Discard", color: "red", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", color: "blue", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["Discard", "Offcolour", "GD02-125"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gwadan", { asked: "P1", options: ["choose Discard", "decline"] }, "P1: choose Discard"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gwadan: { ap: 0, hp: 5 } },
    zones: {
      "P1.baseSection": ["Gwadan"],
      "P1.hand": ["Offcolour", "Filler", "Filler"],
      "P1.trash": ["Discard"],
      "P1.deck": 9,
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-126", 3, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 9, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Veteran", "Raider"], hand: ["Spare"] },
  P2: { baseSection: ["GD02-126"] },
  script: [
    "P1: attack with Raider",
    { cards: { Raider: { rested: true } } },
    "P1: pass",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Raider: { rested: true } },
    zones: { "P2.baseSection": [], "P2.trash": ["Shuji's Hideout"] },
  },
});

clause("GD02-127", 3, {
  cards: [{ name: "Raider", level: 3, ap: 9, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { baseSection: ["GD02-127"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.baseSection": [], "P2.trash": ["Freeden", "Filler", "Filler"], "P2.deck": 8 },
  },
});

clause("GD02-128", 2, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["Teiwaz"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["GD02-128"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Hammerhead"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hammerhead: { ap: 0, hp: 5 } },
    zones: {
      "P1.baseSection": ["Hammerhead"],
      "P1.hand": ["Filler"],
      "P2.battleArea": ["Strong"],
      "P2.trash": ["Hit"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-129", 3, {
  cards: [
    {
      name: "Zap",
      type: "Command",
      effects: [{ timing: "Main", ops: [{ op: "damage", n: 2, target: { all: { kind: "Base", side: "enemy" } } }] }],
    },
  ],
  P1: { hand: ["Zap"] },
  P2: { baseSection: ["GD02-129"] },
  script: ["P1: play Zap"],
  expect: { asked: "P1", question: "6-5", zones: { "P1.hand": [], "P1.trash": ["Zap"] }, players: { P1: { activeResources: 9 } } },
});

clause("GD02-130", 2, {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["GD02-130"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Sleipnir"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Sleipnir: { ap: 0, hp: 5 }, Hit: { ap: 0 } },
    zones: { "P1.baseSection": ["Sleipnir"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD02-130", 2, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD02-130"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Sleipnir"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Sleipnir: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Sleipnir"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

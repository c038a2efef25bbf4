/** GD02, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("GD02-003", 1, {
  cards: people("Plain Unit 9/9", "Plain Pilot L3", "Titans Unit", "Titans Pilot"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD02-003", pilot: "Plain Pilot L3", rested: true }], hand: ["Titans Unit", "Titans Pilot"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Gundam Mk-II (Titans)", "P2: pass", "P2: choose Titans Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Titans Pilot", "Plain Pilot L3"], "P2.trash": ["Gundam Mk-II (Titans)", "Titans Unit"] },
  },
});

clause("GD02-003", 1, "unmet", {
  cards: people("Plain Unit 9/9", "Plain Pilot L4", "Titans Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD02-003", pilot: "Plain Pilot L4", rested: true }], hand: ["Titans Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Gundam Mk-II (Titans)", "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Gundam Mk-II (Titans)", "Plain Pilot L4"] },
  },
});

clause("GD02-009", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["GD05-118"], battleArea: [{ card: "Plain Unit", rested: true }] },
  P2: { battleArea: ["GD02-009"] },
  script: ["P1: play Incendiary Spark"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Incendiary Spark"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { damage: 2 }, "Calamity Gundam": { ap: 1, hp: 5, keywords: [] } },
  },
});

clause("GD02-010", 1, {
  P1: { hand: ["GD02-107"] },
  P2: { battleArea: ["GD02-010"] },
  script: ["P1: play All-Range Attack"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["All-Range Attack"], "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 8 } },
    cards: { "Raider Gundam": { damage: 1 } },
  },
});

clause("GD02-053", 1, {
  cards: people("Garrod Ran Pilot", "Vulture Unit", "Plain Unit", "Plain Unit L1"),
  P1: {
    battleArea: [{ card: "GD02-053", pilot: "Garrod Ran Pilot" }, "Vulture Unit", "Plain Unit"],
    trash: ["Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1"],
  },
  P2: {},
  script: [],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      "Vulture Unit": { ap: 4, hp: 6, keywords: [] },
      "Gundam X": { ap: 6, hp: 5, keywords: ["Suppression"] },
      "Plain Unit": { ap: 2, hp: 6, keywords: [] },
    },
  },
});

clause("GD02-053", 1, "unmet", {
  cards: people("Garrod Ran Pilot", "Vulture Unit", "Plain Unit L1"),
  P1: {
    battleArea: [{ card: "GD02-053", pilot: "Garrod Ran Pilot" }, "Vulture Unit"],
    trash: ["Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1", "Plain Unit L1"],
  },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Vulture Unit": { ap: 2, hp: 6, keywords: [] } } },
});

clause("GD02-069", 1, {
  cards: people("Kamille Bidan Pilot", "Plain Base"),
  P1: { battleArea: [{ card: "GD02-069", pilot: "Kamille Bidan Pilot", rested: true }], baseSection: ["Plain Base"] },
  P2: {},
  script: ["P1: activate Zeta Gundam", { asked: "P1", options: ["end the main phase"] }],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zeta Gundam": { rested: false }, "Plain Base": { rested: true } },
    absent: [{ wish: "attack with Zeta Gundam", rule: "1-3-3" }],
  },
});

clause("GD02-071", 1, {
  cards: people("AEUG Pilot", "Plain Pilot", "Plain Base white"),
  P1: { hand: ["GD02-071", "AEUG Pilot", "Plain Pilot"], baseSection: ["Plain Base white"] },
  P2: {},
  script: ["P1: play Gundam Mk-II (AEUG)", "P1: choose AEUG Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Mk-II (AEUG)"], "P1.hand": ["Plain Pilot"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD02-071", 1, "unmet", {
  cards: people("AEUG Pilot", "Plain Base blue"),
  P1: { hand: ["GD02-071", "AEUG Pilot"], baseSection: ["Plain Base blue"] },
  P2: {},
  script: ["P1: play Gundam Mk-II (AEUG)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gundam Mk-II (AEUG)"], "P1.hand": ["AEUG Pilot"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD02-085", 2, {
  P1: { battleArea: [{ card: "GD02-003", pilot: "GD02-085", damage: 1 }], hand: ["GD05-103"] },
  P2: {},
  script: ["P1: play Not with Scattershot!"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Not with Scattershot!"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam Mk-II (Titans)": { ap: 8, damage: 0, hp: 3, keywords: [] } },
  },
});

clause("GD02-085", 2, "unmet", {
  cards: people("Plain Unit"),
  P1: {
    battleArea: [{ card: "GD02-003", pilot: "GD02-085", damage: 1 }],
    hand: ["GD05-103", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: ["P1: play Not with Scattershot!"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"], "P1.trash": ["Not with Scattershot!"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam Mk-II (Titans)": { ap: 8, damage: 0, hp: 3, keywords: [] } },
  },
});

clause("GD02-088", 2, {
  cards: [
    ...people("Earth Federation Unit green", "Earth Federation Unit blue", "AGE Device Command", "Plain Unit"),
    { name: "AGE-1", level: 3, ap: 2, hp: 5, link: [{ pilotNameIncludes: "Flit" }] },
  ],
  P1: {
    battleArea: ["AGE-1"],
    hand: ["GD02-088"],
    deck: [
      "Earth Federation Unit green",
      "Earth Federation Unit blue",
      "AGE Device Command",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
      "Plain Unit",
    ],
  },
  P2: {},
  script: [
    "P1: pair Flit Asuno",
    { asked: "P1", options: ["choose Earth Federation Unit green", "choose AGE Device Command", "decline"] },
    "P1: choose AGE Device Command",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["AGE Device Command"], "P1.deck": 7 },
    players: { P1: { activeResources: 9 } },
    cards: { "AGE-1": { ap: 3, hp: 6, pilot: "Flit Asuno" } },
  },
});

clause("GD02-093", 2, {
  cards: people("Plain Unit 9/9", "Plain Unit", "Newtype Pilot"),
  P1: { battleArea: [{ card: "Plain Unit 9/9", pilot: "GD02-093" }] },
  P2: { battleArea: [{ card: "Plain Unit", pilot: "Newtype Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.deck": 9, "P2.battleArea": [], "P2.trash": ["Plain Unit", "Newtype Pilot"] },
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
  },
});

clause("GD02-093", 2, "unmet", {
  cards: people("Plain Unit 9/9", "Plain Unit", "Plain Pilot"),
  P1: { battleArea: [{ card: "Plain Unit 9/9", pilot: "GD02-093" }] },
  P2: { battleArea: [{ card: "Plain Unit", pilot: "Plain Pilot", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit", "Plain Pilot"] },
  },
});

clause("GD02-095", 2, {
  cards: people("Plain Unit", "Plain Unit 1/9 Blocker"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD02-095", damage: 1 }] },
  P2: { battleArea: ["Plain Unit 1/9 Blocker"] },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-095", 2, "unmet", {
  cards: people("Plain Unit L6", "Plain Unit 1/9 Blocker"),
  P1: { battleArea: [{ card: "Plain Unit L6", pilot: "GD02-095", damage: 1 }] },
  P2: { battleArea: ["Plain Unit 1/9 Blocker"] },
  script: ["P1: attack with Plain Unit L6", { asked: "P2", question: "7-4-1" }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit L6": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD02-096", 2, {
  cards: [
    ...people("Vagan Unit L2 c2", "Vagan Unit L3", "Plain Unit L2"),
    { name: "Home", level: 3, ap: 2, hp: 5, link: [{ pilotTraitAny: ["Vagan"] }] },
  ],
  P1: { battleArea: ["Home"], hand: ["GD02-096"], trash: ["Vagan Unit L2 c2", "Vagan Unit L3", "Plain Unit L2"] },
  P2: {},
  script: ["P1: pair Desil Galette", "P1: choose Vagan Unit L2 c2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Home", "Vagan Unit L2 c2"], "P1.hand": [], "P1.trash": ["Vagan Unit L3", "Plain Unit L2"] },
    players: { P1: { activeResources: 7 } },
    cards: { Home: { ap: 4, hp: 6, pilot: "Desil Galette" } },
  },
});

clause("GD02-096", 2, "unmet", {
  cards: [...people("Vagan Unit L2 c5"), { name: "Home", level: 3, ap: 2, hp: 5, link: [{ pilotTraitAny: ["Vagan"] }] }],
  P1: { battleArea: ["Home"], hand: ["GD02-096"], resourceArea: 5, trash: ["Vagan Unit L2 c5"] },
  P2: {},
  script: ["P1: pair Desil Galette", "P1: choose Vagan Unit L2 c5"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 4 } },
    cards: { Home: { ap: 4, hp: 6, pilot: "Desil Galette" } },
  },
});

clause("GD02-097", 2, {
  cards: people("Plain Unit", "Plain Base white"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD02-097" }], baseSection: ["Plain Base white"] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { ap: 5, hp: 8, keywords: [] } } },
});

clause("GD02-097", 2, "unmet", {
  cards: people("Plain Unit", "Plain Base blue"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD02-097" }], baseSection: ["Plain Base blue"] },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit": { ap: 3, hp: 8, keywords: [] } } },
});

clause("GD02-098", 2, {
  cards: [
    ...people("Plain Unit"),
    { name: "Char", traits: ["AEUG"], level: 3, ap: 2, hp: 5, link: [{ pilotNameIncludes: "Char Aznable" }] },
  ],
  P1: { battleArea: ["Char"], hand: ["GD02-098", "Plain Unit"] },
  P2: {},
  script: ["P1: pair Quattro Bajeena", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Plain Unit"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { Char: { ap: 3, hp: 7, pilot: "Quattro Bajeena" } },
  },
});

clause("GD02-104", 1, {
  cards: people("Plain Unit", "Newtype Pilot", "Plain Unit L1", "Plain Unit L2", "Plain Unit L4"),
  P1: {
    hand: ["GD02-104"],
    battleArea: [{ card: "Plain Unit", pilot: "Newtype Pilot" }],
    deck: ["Plain Unit L1", "Plain Unit L2", "Plain Unit L4", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: ["P1: play Turning Point of History", "P1: choose Plain Unit L2", "P1: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Plain Unit L2"], "P1.trash": ["Turning Point of History"], "P1.deck": 6 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-104", 1, "unmet", {
  cards: people("Plain Unit L1", "Plain Unit L2", "Plain Unit L4", "Plain Unit"),
  P1: {
    hand: ["GD02-104"],
    deck: ["Plain Unit L1", "Plain Unit L2", "Plain Unit L4", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: {},
  script: ["P1: play Turning Point of History", "P1: choose Plain Unit L2", "P1: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Turning Point of History"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD02-107", 2, {
  cards: people("Plain Unit", "Kamille Bidan Pilot"),
  P1: { hand: ["GD02-107"] },
  P2: { battleArea: ["Plain Unit", { card: "GD02-069", pilot: "Kamille Bidan Pilot" }] },
  script: ["P1: play All-Range Attack"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["All-Range Attack"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit": { damage: 1 } },
  },
});

clause("GD02-110", 1, {
  cards: people("Plain Unit L5 c4", "Plain Unit L6"),
  P1: { hand: ["GD02-110"], trash: ["Plain Unit L5 c4", "Plain Unit L6"] },
  P2: {},
  script: ["P1: play Awakened Power"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit L5 c4"], "P1.hand": [], "P1.trash": ["Plain Unit L6", "Awakened Power"] },
    players: { P1: { activeResources: 4 } },
  },
});

clause("GD02-111", 1, {
  cards: people("Plain Unit L4 9/9", "Plain Unit"),
  P1: { battleArea: ["Plain Unit L4 9/9", "Plain Unit"] },
  P2: { shieldSection: ["GD02-111", "Plain Unit"] },
  script: ["P1: attack with Plain Unit L4 9/9", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit L4 9/9": { rested: true }, "Plain Unit": { damage: 2 } },
    zones: { "P2.trash": ["Decisive Last Resort"], "P2.shieldSection": 1 },
  },
});

clause("GD02-111", 2, {
  cards: people("Plain Unit purple", "Plain Unit"),
  P1: {
    hand: ["GD02-111"],
    trash: ["Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit purple"],
  },
  P2: { battleArea: ["Plain Unit"] },
  script: ["P1: play Decisive Last Resort"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Decisive Last Resort"],
      "P1.removal": [
        "Plain Unit purple",
        "Plain Unit purple",
        "Plain Unit purple",
        "Plain Unit purple",
        "Plain Unit purple",
        "Plain Unit purple",
      ],
      "P2.battleArea": [],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD02-111", 2, "unmet", {
  cards: people("Plain Unit purple", "Plain Unit blue", "Plain Unit"),
  P1: {
    hand: ["GD02-111"],
    trash: ["Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit purple", "Plain Unit blue"],
  },
  P2: { battleArea: ["Plain Unit"] },
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Decisive Last Resort", rule: "9-1-8-1-1" }] },
});

clause("GD02-120", 1, {
  cards: people("Plain Unit 0/9", "AEUG Base", "AEUG Unit", "Plain Unit"),
  P1: { battleArea: ["Plain Unit 0/9"], hand: ["Spare"] },
  P2: {
    hand: ["GD02-120"],
    baseSection: [{ card: "AEUG Base", damage: 3 }],
    battleArea: [
      { card: "AEUG Unit", damage: 1 },
      { card: "Plain Unit", damage: 1 },
    ],
  },
  script: [
    "P1: attack with Plain Unit 0/9",
    "P2: play Aspiring Pilot",
    { asked: "P2", options: ["choose AEUG Unit", "choose AEUG Base"] },
    "P2: choose AEUG Base",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 0/9": { rested: true }, "AEUG Base": { damage: 1 } },
    zones: { "P2.hand": [], "P2.trash": ["Aspiring Pilot"] },
    players: { P2: { activeResources: 9 } },
  },
});

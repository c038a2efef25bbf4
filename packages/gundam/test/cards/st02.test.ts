/** ST02: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST02-003", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "ST02-003", pilot: "Rider" }] },
  P2: { battleArea: ["Hit", "Veteran", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Heavyarms", "P1: target Prey", { cards: { "Gundam Heavyarms": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Heavyarms": { rested: true }, Hit: { damage: 1 } },
    zones: { "P2.battleArea": ["Hit", "Veteran"], "P2.trash": ["Prey"] },
  },
});

clause("ST02-003", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: ["ST02-003"] },
  P2: { battleArea: ["Hit", "Veteran", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Heavyarms", "P1: target Prey", { cards: { "Gundam Heavyarms": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Heavyarms": { rested: true } },
    zones: { "P2.battleArea": ["Hit", "Veteran"], "P2.trash": ["Prey"] },
  },
});

clause("ST02-006", 1, {
  P1: { battleArea: [{ card: "ST02-006", rested: true }] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Tallgeese"],
  expect: { asked: "P1", question: "6-5", cards: { Tallgeese: { rested: false } }, players: { P1: { activeResources: 6 } } },
});

clause("ST02-010", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Heero Yuy" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "ST02-010" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 6, hp: 7 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST02-010", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "ST02-010" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 5, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST02-011", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Zechs Merquise" }] },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST02-011" }] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.hand": ["Filler"], "P2.battleArea": [], "P2.trash": ["Prey"], "P1.deck": 9 },
  },
});

clause("ST02-011", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST02-011" }] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.battleArea": [], "P2.trash": ["Prey"] } },
});

clause("ST02-014", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["ST02-014"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Siege Ploy"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true } },
    zones: { "P1.hand": [], "P1.trash": ["Siege Ploy"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST02-015", 2, {
  cards: [{ name: "Top" }, { name: "Next" }, { name: "Third" }],
  P1: { hand: ["ST02-015"], deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Saint Gabriel Institute", { asked: "P1", options: ["choose Top", "choose Next"] }, "P1: choose Top"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Saint Gabriel Institute": { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Saint Gabriel Institute"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST02-016", 2, {
  cards: [{ name: "Ally Corsica Base", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["ST02-016"], trash: ["Ally Corsica Base"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Corsica Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Leo: { ap: 1, hp: 1 }, "Corsica Base": { ap: 0, hp: 5 } },
    zones: { "P1.battleArea": ["Leo", "Leo"], "P1.baseSection": ["Corsica Base"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 7 } },
  },
});

clause("ST02-016", 2, "case 2", {
  P1: { hand: ["ST02-016"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Corsica Base"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Tallgeese: { ap: 4, hp: 2 }, "Corsica Base": { ap: 0, hp: 5 } },
    zones: { "P1.battleArea": ["Tallgeese"], "P1.baseSection": ["Corsica Base"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 7 } },
  },
});

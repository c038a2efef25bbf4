/** ST05: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST05-001", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["ST05-001"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Barbatos 4th Form"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 3, damage: 1 }, "Gundam Barbatos 4th Form": { ap: 4, hp: 5 } },
    zones: { "P1.battleArea": ["Hit", "Gundam Barbatos 4th Form"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("ST05-001", 2, {
  P1: { battleArea: [{ card: "ST05-001", damage: 1 }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Barbatos 4th Form": { keywords: ["Suppression"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST05-001", 2, "unmet", {
  P1: { battleArea: ["ST05-001"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Barbatos 4th Form": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST05-002", 1, {
  P1: { battleArea: [{ card: "ST05-002", damage: 1 }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Barbatos 2nd Form": { ap: 4, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST05-002", 1, "unmet", {
  P1: { battleArea: ["ST05-002"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Barbatos 2nd Form": { ap: 2, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("ST05-003", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["ST05-003", "Hit"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate CGS Mobile Worker", { asked: "P1", options: ["choose CGS Mobile Worker", "choose Hit"] }, "P1: choose Hit"],
  expect: { asked: "P1", question: "6-5", cards: { "CGS Mobile Worker": { rested: true }, Hit: { ap: 3, damage: 1 } } },
});

clause("ST05-005", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 4, hp: 6 },
    { name: "Strong", level: 3, ap: 5, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Strong", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "ST05-005", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Gundam Gusion Rebake", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Gundam Gusion Rebake"] },
  },
});

clause("ST05-010", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Hit"], hand: ["ST05-010"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: pair Mikazuki Augus", "P1: choose Host", { asked: "P1", options: ["choose Host", "choose Hit"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Mikazuki Augus" }, Hit: { damage: 1 }, Second: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST05-011", 2, {
  cards: [
    { name: "Hit", traits: ["Tekkadan"], level: 2, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["Tekkadan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 2, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Akihiro Altland" }] },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST05-011" }], trash: ["Hit", "Veteran", "Outsider"] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Veteran", "Outsider"], "P2.battleArea": [], "P2.trash": ["Prey"] },
  },
});

clause("ST05-011", 2, "unmet", {
  cards: [
    { name: "Hit", traits: ["Tekkadan"], level: 2, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["Tekkadan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 2, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "ST05-011" }], trash: ["Hit", "Veteran", "Outsider"] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.battleArea": [], "P2.trash": ["Prey"] } },
});

clause("ST05-012", 2, {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Ally", { card: "Ally", as: "Ally B" }], hand: ["ST05-012"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair McGillis Fareed", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "McGillis Fareed" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST05-012", 2, "unmet", {
  cards: [
    { name: "Ally", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Ally"], hand: ["ST05-012"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair McGillis Fareed", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "McGillis Fareed" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST05-013", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["ST05-013"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play With Iron and Blood"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 5, damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["With Iron and Blood"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST05-014", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["ST05-014"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Fatal Strike"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Fatal Strike"], "P2.battleArea": ["Veteran"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST05-015", 3, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], baseSection: ["ST05-015"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Isaribi"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 4 }, Isaribi: { rested: true } } },
});

/** ST06: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("ST06-001", 1, {
  cards: [
    { name: "Ally", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Amate Yuzuriha (Machu)", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["ST06-001", "Ally"], hand: ["Amate Yuzuriha (Machu)"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Amate Yuzuriha (Machu)", "P1: choose GQuuuuuuX (Omega Psycommu)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { keywords: ["First Strike"], pilot: "Amate Yuzuriha (Machu)" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST06-001", 1, "unmet", {
  cards: [{ name: "Amate Yuzuriha (Machu)", apMod: 0, hpMod: 0 }],
  P1: { battleArea: ["ST06-001"], hand: ["Amate Yuzuriha (Machu)"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Amate Yuzuriha (Machu)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { pilot: "Amate Yuzuriha (Machu)" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST06-002", 1, {
  cards: [
    { name: "Ally", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["ST06-002"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play GQuuuuuuX (Omega Psycommu)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { ap: 4, hp: 2 }, Hit: { damage: 1 } },
    zones: { "P1.battleArea": ["Ally", "GQuuuuuuX (Omega Psycommu)"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("ST06-002", 1, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["ST06-002"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play GQuuuuuuX (Omega Psycommu)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { ap: 4, hp: 2 } },
    zones: { "P1.battleArea": ["GQuuuuuuX (Omega Psycommu)"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("ST06-005", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["ST06-005", "Hit", { card: "Hit", as: "Hit B" }, "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Red Gundam",
    { asked: "P1", options: ["choose Red Gundam", "choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Red Gundam", "choose Hit B", "done"] },
    "P1: choose Hit B",
    { cards: { "Red Gundam": { rested: true }, Hit: { ap: 4 }, "Hit B": { ap: 4 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Red Gundam": { rested: true }, Hit: { ap: 4 }, "Hit B": { ap: 4 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("ST06-007", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 3, hp: 6 },
    { name: "Strong", level: 3, ap: 4, hp: 6 },
    { name: "Asleep", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["ST06-007"] },
  P2: { battleArea: ["Prey", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Ortega's Rick Dom (GQ)", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Ortega's Rick Dom (GQ)": { ap: 3, hp: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Ortega's Rick Dom (GQ)"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("ST06-009", 2, {
  cards: [
    { name: "Seen", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Amate Yuzuriha (Machu)" }] },
  ],
  P1: {
    battleArea: ["Host"],
    hand: ["ST06-009"],
    deck: ["Seen", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Amate Yuzuriha (Machu)", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Amate Yuzuriha (Machu)" } },
    zones: { "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST06-010", 2, {
  cards: [
    { name: "Ally", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Top" },
    { name: "Next" },
    { name: "Third" },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Shuji Itō" }] },
  ],
  P1: {
    battleArea: [{ card: "Host", pilot: "ST06-010" }, "Ally"],
    deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    { asked: "P1", options: ["to the top", "to the bottom"] },
    "P1: to the top",
    { cards: { Host: { rested: true } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("ST06-010", 2, "unmet", {
  cards: [
    { name: "Top" },
    { name: "Next" },
    { name: "Third" },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Shuji Itō" }] },
  ],
  P1: {
    battleArea: [{ card: "Host", pilot: "ST06-010" }],
    deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("ST06-011", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }, "Outsider"], hand: ["ST06-011"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Ruthless Tactics",
    { asked: "P1", options: ["choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "done"] },
    "P1: choose Hit B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 }, "Hit B": { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Ruthless Tactics"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("ST06-013", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 2, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Hit", as: "Hit B" }, "Outsider"], hand: ["ST06-013"] },
  script: [
    "P1: attack with Raider",
    "P1: target Hit",
    "P2: play Fierce Unity",
    { asked: "P2", options: ["choose Hit", "choose Hit B"] },
    "P2: choose Hit",
    { asked: "P2", options: ["choose Hit B", "done"] },
    "P2: choose Hit B",
    {
      cards: { Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Fierce Unity"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { damage: 2, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Fierce Unity"] },
    players: { P2: { activeResources: 9 } },
  },
});

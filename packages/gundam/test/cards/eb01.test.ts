/** EB01: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("EB01-004", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    {
      name: "Mend",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
            { op: "recover", n: 1, target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: { battleArea: [{ card: "EB01-004", damage: 2 }], hand: ["Mend"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Mend"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos Lupus Rex (EX)": { damage: 1 }, Hit: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Mend"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-006", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["EB01-006"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Gundam Astray Gold Frame Amatsu",
    { asked: "P1", options: ["choose Hit", "choose Gundam Astray Gold Frame Amatsu"] },
    "P1: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["Repair 1"] }, "Gundam Astray Gold Frame Amatsu": { ap: 4, hp: 3 } },
    zones: { "P1.battleArea": ["Hit", "Gundam Astray Gold Frame Amatsu"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("EB01-013", 1, {
  P1: { battleArea: ["EB01-013"] },
  P2: { hand: ["Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Red Gundam(0085)", { cards: { "Red Gundam(0085)": { ap: 2, rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Red Gundam(0085)": { ap: 2, rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-013", 1, "unmet", {
  P1: { battleArea: ["EB01-013"] },
  P2: { hand: ["Spare", "Spare", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Red Gundam(0085)", { cards: { "Red Gundam(0085)": { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { "Red Gundam(0085)": { rested: true } } },
});

clause("EB01-015", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: {
    battleArea: [
      { card: "Ally", rested: true },
      { card: "Ally", rested: true, as: "Ally B" },
      { card: "Hit", rested: true },
      "Awake",
      "Slayer",
    ],
    hand: ["Spare"],
  },
  P2: { battleArea: [{ card: "EB01-015", rested: true }] },
  script: [
    "P1: attack with Slayer",
    'P1: target Prototype Asshimar TR-3 "Kehaar"',
    { cards: { Slayer: { rested: true } } },
    "P1: pass",
    { asked: "P2", options: ["choose Ally", "choose Ally B", "choose Hit", "choose Slayer"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Slayer: { damage: 1, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ['Prototype Asshimar TR-3 "Kehaar"'] },
  },
});

clause("EB01-018", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: {
    battleArea: [
      { card: "EB01-018", damage: 2 },
      { card: "Hit", damage: 3 },
    ],
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Astray Blue Frame Second L",
    { asked: "P1", options: ["choose Gundam Astray Blue Frame Second L", "choose Hit"] },
    "P1: choose Hit",
    { cards: { "Gundam Astray Blue Frame Second L": { rested: true }, Hit: { damage: 2 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Astray Blue Frame Second L": { rested: true }, Hit: { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-019", 1, {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["EB01-019"] },
  P2: {
    battleArea: [
      { card: "Ally", rested: true },
      { card: "Ally", rested: true, as: "Ally B" },
    ],
    hand: ["Spare"],
  },
  script: [
    "P1: attack with Gundam Pixy",
    "P1: target the player",
    { cards: { "Gundam Pixy": { rested: true, keywords: ["High-Maneuver"] } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Pixy": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-019", 1, "unmet", {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["EB01-019"] },
  P2: { battleArea: [{ card: "Ally", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Pixy", "P1: target the player", { cards: { "Gundam Pixy": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Pixy": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-020", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Durability"] },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "EB01-020", pilot: "Rider", damage: 1 }] },
  script: [
    "P1: attack with Raider",
    "P2: activate Gundam Mk-Ⅲ",
    { asked: "P2", options: ["choose Gundam Mk-Ⅲ", "choose Hit", "choose Raider"] },
    "P2: choose Hit",
    { cards: { Hit: { damage: 2 }, Raider: { rested: true } } },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 }, Raider: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-020", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "EB01-020", pilot: "Stranger", damage: 1 }], hand: ["Spare"] },
  script: [
    "P1: attack with Raider",
    { asked: "P2", absent: [{ wish: "activate Gundam Mk-Ⅲ", rule: "{13-2-12}" }] },
    { cards: { Raider: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("EB01-021", 1, {
  cards: [
    { name: "Ally", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["G Generation"] },
  ],
  P1: { battleArea: ["EB01-021"], hand: ["Rider"], trash: ["Ally", { card: "Ally", as: "Ally B" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Build Strike Gundam (Full Package) (EX)": { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { resources: 11, activeResources: 9 } },
  },
});

clause("EB01-021", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["G Generation"] },
  ],
  P1: { battleArea: ["EB01-021"], hand: ["Rider"], trash: ["Ally"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Build Strike Gundam (Full Package) (EX)": { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-022", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["G Generation"] }],
  P1: { battleArea: [{ card: "EB01-022", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: end the main phase", "P2: pass", "P1: use it"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { "Gundam Exia": { ap: 2, hp: 2 } },
    zones: {
      "P1.battleArea": ["Gundam Exia", "Gundam Exia", "Gundam Exia"],
      "P1.trash": ["Gundam Exia (EX)", "Rider"],
      "P2.hand": ["Spare", "Filler"],
      "P2.deck": 9,
    },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("EB01-022", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0, color: "red" }],
  P1: { battleArea: [{ card: "EB01-022", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    zones: { "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("EB01-024", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Veteran", level: 6, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-024"] },
  P2: { battleArea: ["Hit", "Veteran", "Plain"], hand: ["Spare"] },
  script: [
    "P1: attack with GQuuuuuuX (Omega Psycommu)",
    { cards: { "GQuuuuuuX (Omega Psycommu)": { rested: true }, Hit: { damage: 2 } } },
    "P2: pass",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GQuuuuuuX (Omega Psycommu)": { rested: true }, Hit: { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-029", 1, {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Veteran", level: 5, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 4, ap: 2, hp: 6 },
    { name: "Mine", level: 4, ap: 2, hp: 6, keywords: ["Blocker"] },
  ],
  P1: { battleArea: ["Mine"], hand: ["EB01-029"] },
  P2: {
    battleArea: [...copies("Foe", 5), "Hit"],
    hand: ["Spare"],
  },
  script: ["P1: play Gundam Astaroth Rinascimento (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mine: { damage: 2 }, "Gundam Astaroth Rinascimento (EX)": { ap: 4, hp: 4 }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Mine", "Gundam Astaroth Rinascimento (EX)"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("EB01-030", 1, {
  cards: [
    { name: "Seen", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["G Generation"], level: 4, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["EB01-030"], deck: ["Seen", "Veteran", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Big-Rang", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Big-Rang": { ap: 5, hp: 3 } },
    zones: { "P1.battleArea": ["Big-Rang"], "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 6 } },
  },
});

clause("EB01-031", 1, {
  cards: [
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-031"] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Oggo"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Prey", "target Asleep"] },
});

clause("EB01-034", 1, {
  cards: [
    { name: "Seen", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["G Generation"], level: 4, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["G Generation"] },
  ],
  P1: {
    battleArea: ["EB01-034"],
    hand: ["Rider"],
    deck: ["Seen", "Veteran", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Lfrith Ur": { pilot: "Rider" } },
    zones: { "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-036", 1, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["G Generation"], level: 4, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Mine", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-036", "Mine"] },
  P2: { battleArea: ["Hit", "Veteran", "Outsider"], hand: ["Spare"] },
  script: [
    {
      cards: {
        Darilbalde: { ap: 4, hp: 3 },
        Mine: { ap: 3, hp: 6 },
        Hit: { ap: 3, hp: 6 },
        Veteran: { ap: 2, hp: 6 },
        Outsider: { ap: 2, hp: 6 },
      },
    },
  ],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-038", 1, {
  P1: { hand: ["EB01-038"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play G-Self"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "G-Self": { ap: 3, hp: 2 } },
    zones: { "P1.battleArea": ["G-Self"], "P1.hand": [] },
    players: { P1: { resources: 11, activeResources: 8, exResources: 1 } },
  },
});

clause("EB01-043", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-043", "Ally"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: [
    "P1: attack with Blue Destiny Unit-1 (EX)",
    { cards: { "Blue Destiny Unit-1 (EX)": { rested: true }, Hit: { ap: 0 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Blue Destiny Unit-1 (EX)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-043", 1, "unmet", {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-043"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: attack with Blue Destiny Unit-1 (EX)", { cards: { "Blue Destiny Unit-1 (EX)": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Blue Destiny Unit-1 (EX)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-045", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Repair 1"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["EB01-045"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Psycho Zaku (EX)": { pilot: "Rider" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Plain"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-046", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Rookie", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "EB01-046", pilot: "Rider" }] },
  P2: { battleArea: ["Hit", "Rookie"], hand: ["Spare"] },
  script: ["P1: attack with Striker Custom (EX)", { cards: { "Striker Custom (EX)": { rested: true }, Hit: { ap: 0 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Striker Custom (EX)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-046", 1, "unmet", {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Rookie", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["EB01-046"] },
  P2: { battleArea: ["Hit", "Rookie"], hand: ["Spare"] },
  script: ["P1: attack with Striker Custom (EX)", { cards: { "Striker Custom (EX)": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Striker Custom (EX)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-049", 1, {
  cards: [{ name: "Ally", traits: ["G Generation"], level: 3, ap: 2, hp: 6, keywords: ["Blocker"] }],
  P1: { battleArea: ["EB01-049", "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Pale Rider (Ground Heavy Equipment Type)": { keywords: ["Suppression"] }, Ally: { keywords: ["Blocker"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-049", 1, "unmet", {
  P1: { battleArea: ["EB01-049"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Pale Rider (Ground Heavy Equipment Type)": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-052", 1, {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
  ],
  P1: { hand: ["EB01-052"] },
  P2: { battleArea: [...copies("Foe", 3), "Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Hildolfr"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hildolfr: { ap: 0, hp: 2 } },
    zones: {
      "P1.battleArea": ["Hildolfr"],
      "P1.hand": [],
      "P2.battleArea": ["Foe", "Foe B", "Foe C", "Sturdy"],
      "P2.hand": ["Spare", "Hit"],
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-052", 1, "unmet", {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
  ],
  P1: { hand: ["EB01-052"] },
  P2: { battleArea: ["Foe", { card: "Foe", as: "Foe B" }, "Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Hildolfr"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hildolfr: { ap: 0, hp: 2 } },
    zones: { "P1.battleArea": ["Hildolfr"], "P1.hand": [], "P2.battleArea": ["Foe", "Foe B", "Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-057", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 2, ap: 2, hp: 6 },
    { name: "Veteran 2", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Veteran", { card: "Asleep", rested: true }], hand: ["EB01-057"] },
  P2: { battleArea: ["Second", "Veteran 2"], hand: ["Spare"] },
  script: ["P1: play Gundam Geminass 02", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Gundam Geminass 02": { ap: 3, hp: 3 } },
    zones: {
      "P1.battleArea": ["Hit", "Veteran", "Asleep", "Gundam Geminass 02"],
      "P1.hand": [],
      "P2.battleArea": ["Veteran 2"],
      "P2.hand": ["Spare", "Second"],
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-061", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["EB01-061", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Ellis Claude"], "P2.shieldSection": 3 },
  },
});

clause("EB01-061", 2, {
  cards: [
    { name: "Ally", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Ally"], hand: ["EB01-061"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Ellis Claude", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Ellis Claude" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-061", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["EB01-061"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Ellis Claude"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Ellis Claude" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-063", 2, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-063" }] },
  P2: {
    battleArea: [
      { card: "Ally", rested: true },
      { card: "Ally", rested: true, as: "Ally B" },
    ],
    hand: ["Spare"],
  },
  script: [{ cards: { Host: { keywords: ["Repair 2"] }, Ally: { keywords: [] }, "Ally B": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-063", 2, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-063" }] },
  P2: { battleArea: [{ card: "Ally", rested: true }], hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] }, Ally: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-064", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, keywords: ["Repair 1"] }],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-064" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["Breach 1", "Repair 1"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-064", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-064" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-065", 2, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Meir Siva" }] },
  ],
  P1: { battleArea: ["Host", "Hit", "Outsider"], hand: ["EB01-065"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Meir Siva", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 7, pilot: "Meir Siva" }, Hit: { keywords: ["Breach 1"] } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-066", 2, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Hit", "Outsider"], hand: ["EB01-066"] },
  P2: { battleArea: ["Prey", "Plain", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: pair Reiji", "P1: choose Host", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { Host: { ap: 5, hp: 6, pilot: "Reiji" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-069", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-069" }, "Hit", "Plain"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 4 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { ap: 4 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("EB01-070", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Daryl Lorenz" }] },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "EB01-070" }] },
  script: [
    "P1: attack with Raider",
    "P2: activate Daryl Lorenz",
    { asked: "P2", options: ["choose Host", "choose Hit", "choose Raider"] },
    "P2: choose Hit",
    { cards: { Hit: { ap: 3 }, Raider: { rested: true } }, players: { P2: { activeResources: 9 } } },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("EB01-070", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Daryl Lorenz" }] },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-070" }, "Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [
    "P1: attack with Raider",
    "P2: pass",
    { asked: "P1", absent: [{ wish: "activate Daryl Lorenz", rule: "9-2-1" }] },
    { cards: { Raider: { rested: true } } },
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("EB01-071", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Ittou Tsurugi" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-071" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 6, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-071", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "EB01-071" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 5, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-072", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Second", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host", "Hit", "Plain", { card: "Asleep", rested: true }], hand: ["EB01-072"] },
  P2: { battleArea: ["Second", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Yuu Kajima", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 7, pilot: "Yuu Kajima" }, Hit: { rested: true }, Second: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-073", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["EB01-073", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Filler"], "P2.trash": ["Character Requests"], "P2.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("EB01-073", 2, {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["EB01-073"] },
  P2: {
    battleArea: [
      { card: "Ally", rested: true },
      { card: "Ally", rested: true, as: "Ally B" },
      { card: "Ally", rested: true, as: "Ally C" },
      { card: "Ally", rested: true, as: "Ally D" },
      { card: "Ally", rested: true, as: "Ally E" },
      { card: "Ally", rested: true, as: "Ally F" },
    ],
    hand: ["Spare"],
  },
  script: ["P1: play Character Requests"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler", "Filler"], "P1.trash": ["Character Requests"], "P1.deck": 8 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-073", 2, "unmet", {
  cards: [{ name: "Ally", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["EB01-073"] },
  P2: {
    battleArea: [
      { card: "Ally", rested: true },
      { card: "Ally", rested: true, as: "Ally B" },
      { card: "Ally", rested: true, as: "Ally C" },
      { card: "Ally", rested: true, as: "Ally D" },
      { card: "Ally", rested: true, as: "Ally E" },
    ],
    hand: ["Spare"],
  },
  script: [{ asked: "P1", absent: [{ wish: "play Character Requests", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("EB01-075", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
  ],
  P1: { hand: ["EB01-075"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }, "Sturdy"], hand: ["Spare"] },
  script: [
    "P1: play Fierce Enemy Assault",
    { asked: "P1", options: ["choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "done"] },
    "P1: choose Hit B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Hit B": { rested: true } },
    zones: { "P1.hand": [], "P1.trash": ["Fierce Enemy Assault"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-076", 1, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Outsider"], hand: ["EB01-076"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gerbera Straight"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 0 } },
    zones: { "P1.hand": [], "P1.trash": ["Gerbera Straight"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-079", 1, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Guard", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["EB01-079"] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: [
    "P1: play Modification",
    "P1: attack with Hit",
    { asked: "P1", options: ["target the player", "target Guard"] },
    "P1: target the player",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true } },
    zones: { "P1.hand": [], "P1.trash": ["Modification"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-080", 1, {
  cards: [
    { name: "Hit", traits: ["G Generation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["EB01-080"] },
  P2: { battleArea: ["Prey", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Sturm Faust", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    zones: { "P1.hand": [], "P1.trash": ["Sturm Faust"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-083", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { hand: ["EB01-083"] },
  script: [
    "P1: attack with Raider",
    "P2: play SP Conversion Chips",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    {
      cards: { Hit: { ap: 5 }, Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["SP Conversion Chips"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 5 }, Raider: { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["SP Conversion Chips", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("EB01-083", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["EB01-083", "Spare"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [
    "P1: attack with Raider",
    "P2: pass",
    { asked: "P1", absent: [{ wish: "play SP Conversion Chips", rule: "9-2-1" }] },
    { cards: { Raider: { rested: true } } },
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("EB01-084", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", rested: true }, "Plain"], hand: ["EB01-084"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play 30cm Cannon (APFSDS Round)", { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] }],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: false } },
    zones: { "P1.hand": [], "P1.trash": ["30cm Cannon (APFSDS Round)"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-085", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["EB01-085", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, "Kudelia Aina Bernstein & Isaribi": { ap: 0, hp: 5 } },
    zones: { "P2.baseSection": ["Kudelia Aina Bernstein & Isaribi"], "P2.hand": ["Spare"], "P2.shieldSection": 2 },
  },
});

clause("EB01-085", 2, {
  cards: [
    { name: "Hit", traits: ["G Generation"], color: "blue", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "blue", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", traits: ["G Generation"], color: "red", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", "Offcolour"], hand: ["EB01-085"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: play Kudelia Aina Bernstein & Isaribi", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Kudelia Aina Bernstein & Isaribi": { ap: 0, hp: 5 }, Second: { rested: true } },
    zones: { "P1.baseSection": ["Kudelia Aina Bernstein & Isaribi"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-086", 2, {
  P1: { hand: ["EB01-086"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Kycilia Zabi & Gwazine"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Kycilia Zabi & Gwazine": { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Kycilia Zabi & Gwazine"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("EB01-086", 3, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Friend", traits: ["G Generation"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: { battleArea: ["Friend"], hand: ["Ace"], baseSection: ["EB01-086"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Ace"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Friend: { keywords: ["Repair 2"], pilot: "Ace" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("EB01-089", 2, {
  cards: [
    { name: "Hit", traits: ["G Generation"], color: "white", level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], color: "white", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", traits: ["G Generation"], color: "red", level: 3, ap: 2, hp: 6 },
  ],
  P1: {
    battleArea: [
      { card: "Hit", rested: true },
      { card: "Outsider", rested: true },
      { card: "Offcolour", rested: true },
    ],
    hand: ["EB01-089"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: play Lacus Clyne & Eternal", { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] }],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: false }, "Lacus Clyne & Eternal": { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Lacus Clyne & Eternal"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

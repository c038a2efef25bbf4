/** GD01: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("GD01-001", 1, {
  cards: [
    { name: "Hit", traits: ["White Base Team"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-001", "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Gundam: { keywords: ["Repair 1"] }, Hit: { keywords: ["Repair 1"] }, Outsider: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-001", 2, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD01-001", "Ally", { card: "Ally", as: "Ally B" }], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", "P1: choose Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gundam: { pilot: "Rider" } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-001", 2, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD01-001", "Ally"], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", "P1: choose Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gundam: { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-002", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Price Unicorn Mode", level: 5, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Veteran Unicorn Mode", level: 6, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: {
    battleArea: [
      { card: "Price Unicorn Mode", pilot: "Ace" },
      { card: "Veteran Unicorn Mode", pilot: "Ace" },
    ],
    hand: ["GD01-002"],
    resourceArea: 0,
    restedResources: 0,
  },
  P2: { hand: ["Spare"] },
  script: ["P1: play Unicorn Gundam (Destroy Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam (Destroy Mode)": { ap: 5, hp: 4 } },
    zones: {
      "P1.battleArea": ["Veteran Unicorn Mode", "Unicorn Gundam (Destroy Mode)"],
      "P1.hand": [],
      "P1.trash": ["Price Unicorn Mode", "Ace"],
    },
  },
});

clause("GD01-002", 2, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD01-002"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [
    "P1: attack with Unicorn Gundam (Destroy Mode)",
    { cards: { "Unicorn Gundam (Destroy Mode)": { rested: true }, Hit: { rested: true } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam (Destroy Mode)": { rested: true }, Hit: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-003", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Marida Cruz", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: [{ card: "GD01-003", pilot: "Marida Cruz" }],
    trash: copies("Hit", 12),
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Unicorn Gundam 02 Banshee (Destroy Mode)",
    { cards: { "Unicorn Gundam 02 Banshee (Destroy Mode)": { keywords: ["First Strike"] } }, zones: { "P1.trash": [], "P1.deck": 22 } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam 02 Banshee (Destroy Mode)": { keywords: ["First Strike"] } },
    zones: { "P1.trash": [], "P2.trash": ["Filler"], "P1.deck": 22, "P2.shieldSection": 3 },
  },
});

clause("GD01-003", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: [{ card: "GD01-003", pilot: "Stranger" }],
    trash: copies("Hit", 12),
  },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Unicorn Gundam 02 Banshee (Destroy Mode)",
    { cards: { "Unicorn Gundam 02 Banshee (Destroy Mode)": { rested: true } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam 02 Banshee (Destroy Mode)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-004", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD01-004"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Guncannon: { pilot: "Rider" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-005", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Banagher Links", apMod: 0, hpMod: 0 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-005", pilot: "Banagher Links", rested: true }], hand: ["Card A", "Card B"] },
  script: [
    "P1: attack with Slayer",
    "P1: target Unicorn Gundam (Unicorn Mode)",
    { cards: { Slayer: { rested: true } } },
    "P2: pass",
    "P1: pass",
    { asked: "P2", options: ["choose Card A", "choose Card B", "choose Banagher Links"] },
    "P2: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Card B", "Banagher Links"], "P2.trash": ["Unicorn Gundam (Unicorn Mode)", "Card A"] },
  },
});

clause("GD01-005", 1, "unmet", {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-005", pilot: "Stranger", rested: true }], hand: ["Card A", "Card B"] },
  script: [
    "P1: attack with Slayer",
    "P1: target Unicorn Gundam (Unicorn Mode)",
    { cards: { Slayer: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Unicorn Gundam (Unicorn Mode)", "Stranger"] },
  },
});

clause("GD01-006", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["Earth Federation"] }],
  P1: { battleArea: [{ card: "GD01-006", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Delta Plus": { ap: 4, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-006", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD01-006", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Delta Plus": { ap: 4, hp: 3 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-007", 1, {
  cards: [
    { name: "Ally", traits: ["OZ"], level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-007", rested: true }, "Ally"] },
  script: ["P1: attack with Slayer", "P1: target Noin's Aries", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": ["Ally"], "P2.hand": ["Filler"], "P2.trash": ["Noin's Aries"], "P2.deck": 9 },
  },
});

clause("GD01-007", 1, "unmet", {
  cards: [{ name: "Slayer", level: 6, ap: 9, hp: 9 }],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-007", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Noin's Aries", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Noin's Aries"] },
  },
});

clause("GD01-008", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-008"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Guntank"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Guntank: { ap: 1, hp: 2 }, Hit: { damage: 1 } },
    zones: { "P1.battleArea": ["Guntank"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-009", 1, {
  cards: [
    { name: "Hit", traits: ["White Base Team"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD01-009"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play G-Fighter", { asked: "P1", options: ["choose Hit", "choose G-Fighter"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["High-Maneuver"] }, "G-Fighter": { ap: 3, hp: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "G-Fighter"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-015", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD01-015", { card: "Hit", damage: 3 }] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Ball",
    { asked: "P1", options: ["choose Ball", "choose Hit"] },
    "P1: choose Hit",
    { cards: { Ball: { rested: true }, Hit: { damage: 2 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Ball: { rested: true }, Hit: { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-016", 1, {
  cards: [{ name: "Ally", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally", { card: "Ally", as: "Ally B" }], hand: ["GD01-016"], resourceArea: 1, restedResources: 2 },
  P2: { hand: ["Spare"] },
  script: ["P1: play Jegan"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Jegan: { ap: 2, hp: 3 } },
    zones: { "P1.battleArea": ["Ally", "Ally B", "Jegan"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD01-016", 1, "unmet", {
  cards: [{ name: "Ally", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally"], hand: ["GD01-016"], resourceArea: 1, restedResources: 2 },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Jegan", rule: "2-9" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-019", 1, {
  cards: [{ name: "Foe", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD01-019"] },
  P2: { battleArea: copies("Foe", 4), hand: ["Spare"] },
  script: [
    {
      cards: {
        "Byarlant Custom": { keywords: ["Blocker"] },
        Foe: { keywords: [] },
        "Foe B": { keywords: [] },
        "Foe C": { keywords: [] },
        "Foe D": { keywords: [] },
      },
    },
  ],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-019", 1, "unmet", {
  cards: [{ name: "Foe", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD01-019"] },
  P2: { battleArea: copies("Foe", 3), hand: ["Spare"] },
  script: [{ cards: { "Byarlant Custom": { keywords: [] }, Foe: { keywords: [] }, "Foe B": { keywords: [] }, "Foe C": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-023", 1, {
  cards: [
    { name: "Hit", traits: ["Newtype"], apMod: 1, hpMod: 1, level: 3 },
    { name: "Veteran", traits: ["Newtype"], apMod: 1, hpMod: 1, level: 4 },
    { name: "Outsider", traits: ["Nobody"], apMod: 1, hpMod: 1, level: 3 },
    { name: "Price", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider 2", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-023"], hand: ["Price", "Outsider 2"], trash: ["Hit", "Veteran", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Char's Gelgoog", "P1: choose Price"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Char's Gelgoog": { ap: 5, hp: 4, pilot: "Hit" } },
    zones: { "P1.hand": ["Outsider 2"], "P1.trash": ["Veteran", "Outsider", "Price"] },
  },
});

clause("GD01-023", 1, "unmet", {
  cards: [
    { name: "Hit", traits: ["Newtype"], apMod: 1, hpMod: 1, level: 3 },
    { name: "Veteran", traits: ["Newtype"], apMod: 1, hpMod: 1, level: 4 },
    { name: "Outsider", traits: ["Nobody"], apMod: 1, hpMod: 1, level: 3 },
    { name: "Price", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider 2", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD01-023", pilot: "Rider" }], hand: ["Price", "Outsider 2"], trash: ["Hit", "Veteran", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate Char's Gelgoog", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-024", 1, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Mine", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Mine"], hand: ["GD01-024"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Wing Gundam Zero"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mine: { damage: 3 }, "Wing Gundam Zero": { ap: 5, hp: 7, keywords: ["High-Maneuver"] }, Hit: { damage: 3 } },
    zones: { "P1.battleArea": ["Mine", "Wing Gundam Zero"], "P1.hand": [] },
    players: { P1: { activeResources: 2 } },
  },
});

clause("GD01-025", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["Operation Meteor"] }],
  P1: { battleArea: ["GD01-025"], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Deathscythe": { keywords: ["First Strike"], pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { resources: 11, activeResources: 9 } },
  },
});

clause("GD01-025", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 }],
  P1: { battleArea: ["GD01-025"], hand: ["Stranger"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Deathscythe": { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-026", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-026", pilot: "Rider", as: "the first Char's Zaku Ⅱ", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target the first Char's Zaku Ⅱ", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true }, "Char's Zaku Ⅱ": { ap: 3, hp: 1, rested: true } },
    zones: { "P2.battleArea": ["Char's Zaku Ⅱ"], "P2.trash": ["the first Char's Zaku Ⅱ", "Rider"] },
  },
});

clause("GD01-026", 1, "unmet", {
  cards: [{ name: "Slayer", level: 6, ap: 9, hp: 9 }],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-026", as: "the first Char's Zaku Ⅱ", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target the first Char's Zaku Ⅱ", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["the first Char's Zaku Ⅱ"] },
  },
});

clause("GD01-027", 1, {
  cards: [
    { name: "Ally", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Mine", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
  ],
  P1: {
    battleArea: ["Mine"],
    hand: ["GD01-027"],
    trash: copies("Ally", 10),
  },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: play Big Zam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mine: { damage: 4 }, "Big Zam": { ap: 5, hp: 6, keywords: ["Breach 4"] }, Hit: { damage: 4 } },
    zones: { "P1.battleArea": ["Mine", "Big Zam"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD01-027", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Mine", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
  ],
  P1: {
    battleArea: ["Mine"],
    hand: ["GD01-027"],
    trash: copies("Ally", 9),
  },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: play Big Zam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Big Zam": { ap: 5, hp: 6, keywords: ["Breach 4"] } },
    zones: { "P1.battleArea": ["Mine", "Big Zam"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD01-028", 1, {
  cards: [
    { name: "Hit", traits: ["Maganac Corps"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["Hit", "Outsider", "GD01-028"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Sandrock", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Sandrock": { ap: 4, hp: 4 }, Hit: { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["Gundam Sandrock", "Hit"], "P1.hand": ["Outsider"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD01-029", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Veteran", level: 4, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-029"] },
  P2: { battleArea: ["Hit", "Veteran", "Plain"], hand: ["Spare"] },
  script: [
    "P1: attack with Shenlong Gundam",
    { cards: { "Shenlong Gundam": { rested: true } }, zones: { "P2.battleArea": ["Veteran", "Plain"], "P2.trash": ["Hit"] } },
    "P2: pass",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Shenlong Gundam": { rested: true } },
    zones: { "P2.battleArea": ["Veteran", "Plain"], "P2.trash": ["Hit", "Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-032", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Veteran", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 2, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Zeon"] },
  ],
  P1: { battleArea: ["GD01-032"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Veteran", "Plain"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gyan: { pilot: "Rider" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Veteran", "Plain"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-032", 1, "unmet", {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Veteran", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 2, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 },
  ],
  P1: { battleArea: ["GD01-032"], hand: ["Stranger"] },
  P2: { battleArea: ["Hit", "Veteran", "Plain"], hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gyan: { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-034", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD01-034", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Heavyarms": { keywords: ["Breach 3"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-034", 1, "unmet", {
  P1: { battleArea: ["GD01-034"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Heavyarms": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-038", 1, {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-038"] },
  P2: {
    battleArea: [...copies("Foe", 5), "Hit"],
    hand: ["Spare"],
  },
  script: ["P1: play Adzam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      Adzam: { ap: 2, hp: 5 },
      Foe: { damage: 1 },
      "Foe B": { damage: 1 },
      "Foe C": { damage: 1 },
      "Foe D": { damage: 1 },
      "Foe E": { damage: 1 },
      Hit: { damage: 1 },
    },
    zones: { "P1.battleArea": ["Adzam"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD01-039", 1, {
  cards: [{ name: "Top" }, { name: "Next" }, { name: "Third" }],
  P1: { hand: ["GD01-039"], deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Dopp", { asked: "P1", options: ["to the top", "to the bottom"] }, "P1: to the top"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Dopp: { ap: 1, hp: 1 } },
    zones: { "P1.battleArea": ["Dopp"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-043", 1, {
  cards: [
    { name: "Hit", color: "green", level: 3, ap: 2, hp: 6 },
    { name: "Offcolour", color: "red", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 4, hp: 6 },
    { name: "Strong", level: 3, ap: 5, hp: 6 },
    { name: "Asleep", level: 3, ap: 4, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Offcolour"], hand: ["GD01-043"] },
  P2: { battleArea: ["Prey", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [
    "P1: play Rasid's Maganac",
    { asked: "P1", options: ["choose Hit", "choose Rasid's Maganac"] },
    "P1: choose Hit",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Rasid's Maganac": { ap: 2, hp: 3 } },
    zones: { "P1.battleArea": ["Hit", "Offcolour", "Rasid's Maganac"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-044", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Cyber-Newtype"] },
  ],
  P1: { battleArea: ["GD01-044"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }], hand: ["Spare"] },
  script: [
    "P1: pair Rider",
    { asked: "P1", options: ["choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "done"] },
    "P1: choose Hit B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Kshatriya: { pilot: "Rider" }, Hit: { damage: 1 }, "Hit B": { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-044", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 },
  ],
  P1: { battleArea: ["GD01-044"], hand: ["Stranger"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }], hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Kshatriya: { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-045", 1, {
  cards: [
    { name: "Seen", traits: ["ZAFT"], level: 4, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["ZAFT"], level: 5, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 4, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: {
    battleArea: ["GD01-045"],
    hand: ["Rider"],
    deck: ["Seen", "Veteran", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Duel Gundam (Assault Shroud)": { pilot: "Rider" }, Seen: { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["Duel Gundam (Assault Shroud)", "Seen"], "P1.hand": [], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-046", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Coordinator"] },
    { name: "Friend", traits: ["ZAFT"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD01-046", pilot: "Rider" }, "Friend"] },
  P2: { hand: ["Spare"] },
  script: ["P1: support with Buster Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { Friend: { ap: 5 } } },
});

clause("GD01-046", 1, "unmet", {
  cards: [
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red" },
    { name: "Friend", traits: ["ZAFT"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD01-046", pilot: "Stranger" }, "Friend"] },
  P2: { hand: ["Spare"] },
  script: ["P1: support with Buster Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { "Buster Gundam": { rested: true }, Friend: { ap: 5 } } },
});

clause("GD01-047", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-047", { card: "Ally", rested: true }, { card: "Ally", rested: true, as: "Ally B" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Shamblo", { cards: { Shamblo: { rested: true }, Hit: { damage: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Shamblo: { rested: true }, Hit: { damage: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-047", 1, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-047", { card: "Ally", rested: true }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Shamblo", { cards: { Shamblo: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Shamblo: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD01-048", 1, {
  cards: [
    { name: "Seen", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-048"], deck: ["Seen", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Zaku I Sniper Type", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zaku I Sniper Type": { ap: 0, hp: 1, keywords: ["Support 1"] } },
    zones: { "P1.battleArea": ["Zaku I Sniper Type"], "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-049", 1, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], level: 3, ap: 5, hp: 6 },
    { name: "Weak", traits: ["ZAFT"], level: 3, ap: 4, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 5, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Weak", "Outsider"], hand: ["GD01-049"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Blitz Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["First Strike"] }, "Blitz Gundam": { ap: 3, hp: 3 } },
    zones: { "P1.battleArea": ["Hit", "Weak", "Outsider", "Blitz Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD01-050", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Booster", apMod: 3, hpMod: 0 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: [{ card: "GD01-050", pilot: "Booster" }] },
  P2: { battleArea: ["Hit", { card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with LaGOWE",
    "P1: target Quarry",
    { asked: "P1", options: ["choose Hit", "choose Quarry"] },
    "P1: choose Hit",
    { cards: { LaGOWE: { rested: true }, Hit: { damage: 2 } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { LaGOWE: { rested: true }, Hit: { damage: 2 }, Quarry: { damage: 5 } } },
});

clause("GD01-050", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: ["GD01-050"] },
  P2: { battleArea: ["Hit", { card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with LaGOWE", "P1: target Quarry", { cards: { LaGOWE: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { LaGOWE: { rested: true }, Quarry: { damage: 2 } } },
});

clause("GD01-052", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD01-052"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Geara Zulu (Guards Type)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Geara Zulu (Guards Type)": { ap: 2, hp: 4 }, Hit: { damage: 1 } },
    zones: { "P1.battleArea": ["Geara Zulu (Guards Type)"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD01-053", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: ["GD01-053"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: activate Geara Doga (Heavy Armed Type)"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { damage: 1 } }, players: { P1: { activeResources: 9 } } },
});

clause("GD01-054", 1, {
  cards: [{ name: "Booster", apMod: 2, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD01-054", pilot: "Booster" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Duel Gundam": { keywords: ["Breach 3"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-054", 1, "unmet", {
  P1: { battleArea: ["GD01-054"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Duel Gundam": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-056", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 5, hp: 6 },
    { name: "Strong", level: 3, ap: 6, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Strong", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-056", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Geara Doga (Sleeves)", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Geara Doga (Sleeves)"] },
  },
});

clause("GD01-058", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Rookie", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Rookie", "Raider"], hand: ["Spare"] },
  P2: { battleArea: ["GD01-058"] },
  script: [
    "P1: attack with Raider",
    "P2: activate Galluss-K",
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

clause("GD01-059", 1, {
  P1: { battleArea: ["GD01-059"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Zee Zulu", { cards: { "Zee Zulu": { ap: 4, rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zee Zulu": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-059", 1, "unmet", {
  cards: [{ name: "Quarry", level: 2, ap: 0, hp: 9 }],
  P1: { battleArea: ["GD01-059"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Zee Zulu", "P1: target Quarry", { cards: { "Zee Zulu": { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { "Zee Zulu": { rested: true }, Quarry: { damage: 2 } } },
});

clause("GD01-063", 1, {
  cards: [
    { name: "Quarry", level: 2, ap: 2, hp: 6 },
    { name: "Parry", type: "Command", effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { battleArea: ["GD01-063"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Parry"] },
  script: [
    { cards: { ZnO: { keywords: [] }, Quarry: { keywords: [] } } },
    "P1: attack with ZnO",
    "P1: target Quarry",
    { cards: { ZnO: { rested: true, keywords: ["First Strike"] } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Quarry: { damage: 2 } }, zones: { "P1.battleArea": [], "P1.trash": ["ZnO"] } },
});

clause("GD01-065", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Friend", color: "white", level: 3, ap: 2, hp: 6 },
    { name: "Newcomer", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD01-065", pilot: "Rider" }, "Friend"], hand: ["Newcomer"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Newcomer"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Friend: { pilot: "Newcomer" }, Hit: { ap: 0 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-065", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Friend", color: "white", level: 3, ap: 2, hp: 6 },
    { name: "Newcomer", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD01-065", "Friend"], hand: ["Newcomer"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Newcomer", "P1: choose Friend"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Friend: { pilot: "Newcomer" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-066", 1, {
  P1: { hand: ["GD01-066"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Justice Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Justice Gundam": { ap: 5, hp: 5 }, "Fatum-00": { ap: 2, hp: 2, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Justice Gundam", "Fatum-00"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD01-066", 2, {
  cards: [
    { name: "Hit", traits: ["Triple Ship Alliance"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Outsider", traits: ["Nobody"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Quarry", hp: 9 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD01-066", pilot: "Rider" }, { card: "Hit", deployedThisTurn: true }, "Outsider", "Regular"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Justice Gundam",
    "P1: target the player",
    { cards: { "Justice Gundam": { rested: true } } },
    "P2: pass",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Quarry"],
    cards: { "Justice Gundam": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-066", 2, "unmet", {
  cards: [
    { name: "Hit", traits: ["Triple Ship Alliance"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Outsider", traits: ["Nobody"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Quarry", hp: 9 },
  ],
  P1: { battleArea: ["GD01-066", { card: "Hit", deployedThisTurn: true }, "Outsider", "Regular"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Justice Gundam", "P1: target the player", { cards: { "Justice Gundam": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Justice Gundam": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-067", 1, {
  cards: [
    { name: "Hit", type: "Command", level: 5, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Veteran", type: "Command", level: 6, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD01-067"], hand: ["Rider"], trash: ["Hit", "Veteran"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Aerial Rebuild": { pilot: "Rider" } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Veteran"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-068", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 1 },
    { name: "Sturdy", level: 3, ap: 2, hp: 2 },
  ],
  P1: { hand: ["GD01-068"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Perfect Strike Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Perfect Strike Gundam": { ap: 4, hp: 4, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Perfect Strike Gundam"], "P1.hand": [], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD01-069", 1, {
  cards: [
    { name: "Hit", color: "white", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Offcolour", color: "red", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", color: "white", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD01-069", { card: "Hit", rested: true }, { card: "Offcolour", rested: true }, { card: "Plain", rested: true }] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Strike Rouge", { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] }],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { rested: false } }, players: { P1: { activeResources: 9 } } },
});

clause("GD01-070", 1, {
  cards: [{ name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] }],
  P1: {
    hand: ["GD01-070"],
    trash: copies("Ally", 4),
    resourceArea: 1,
    restedResources: 4,
  },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Aerial"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Aerial": { ap: 3, hp: 3 } },
    zones: { "P1.battleArea": ["Gundam Aerial"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD01-070", 1, "unmet", {
  cards: [{ name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] }],
  P1: {
    hand: ["GD01-070"],
    trash: copies("Ally", 3),
    resourceArea: 1,
    restedResources: 4,
  },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Gundam Aerial", rule: "2-9" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-071", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Academy"] },
  ],
  P1: { battleArea: [{ card: "GD01-071", pilot: "Rider" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Gundam Pharact", { cards: { "Gundam Pharact": { rested: true }, Hit: { ap: 0 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Pharact": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-071", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD01-071", pilot: "Stranger" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Gundam Pharact", { cards: { "Gundam Pharact": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Pharact": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-073", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Earth Alliance"] },
  ],
  P1: { battleArea: [{ card: "GD01-073", pilot: "Rider" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: [
    "P1: attack with Sword Strike Gundam",
    { cards: { "Sword Strike Gundam": { rested: true } }, zones: { "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sword Strike Gundam": { rested: true } },
    zones: { "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-073", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy", level: 3, ap: 2, hp: 3 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD01-073", pilot: "Stranger" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: attack with Sword Strike Gundam", { cards: { "Sword Strike Gundam": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sword Strike Gundam": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-074", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { battleArea: ["GD01-074"], hand: ["Card A", "Card B"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Chuchu's Demi Trainer",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P1: choose Card A",
    {
      cards: { "Chuchu's Demi Trainer": { rested: true } },
      zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P1.deck": 9 },
    },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Chuchu's Demi Trainer": { rested: true } },
    zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("GD01-076", 1, {
  cards: [{ name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] }],
  P1: {
    battleArea: ["GD01-076"],
    trash: copies("Ally", 4),
  },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Michaelis: { ap: 4, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-076", 1, "unmet", {
  cards: [{ name: "Ally", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] }],
  P1: { battleArea: ["GD01-076"], trash: copies("Ally", 3) },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Michaelis: { ap: 3, hp: 3 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-078", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD01-078"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Mistral"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mistral: { ap: 1, hp: 1 }, Hit: { ap: 1 } },
    zones: { "P1.battleArea": ["Mistral"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-080", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Veteran", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-080", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Cagalli's Skygrasper", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 2, rested: true } },
    zones: {
      "P1.battleArea": ["Veteran", "Slayer"],
      "P1.hand": ["Spare", "Hit"],
      "P2.battleArea": [],
      "P2.trash": ["Cagalli's Skygrasper"],
    },
  },
});

clause("GD01-081", 1, {
  cards: [{ name: "Ally", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD01-081", "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "M1 Astray": { ap: 3, hp: 2, keywords: ["Blocker"] }, Ally: { ap: 2, hp: 6, keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-081", 1, "unmet", {
  P1: { battleArea: ["GD01-081"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "M1 Astray": { ap: 2, hp: 2, keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-082", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD01-082", pilot: "Rider" }] },
  script: [
    "P1: attack with Raider",
    "P2: activate Gundam Aerial (Mirasoul Flight Unit)",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    { cards: { Hit: { ap: 1 }, Raider: { rested: true } }, players: { P2: { activeResources: 8 } } },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 8 } },
  },
});

clause("GD01-082", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { battleArea: ["GD01-082"], hand: ["Spare"] },
  script: [
    "P1: attack with Raider",
    { asked: "P2", absent: [{ wish: "activate Gundam Aerial (Mirasoul Flight Unit)", rule: "11-2-10" }] },
    { cards: { Raider: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD01-087", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, color: "blue" }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-087" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["Repair 1"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-087", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, color: "red" }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-087" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-088", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Banagher Links" }] }],
  P1: { battleArea: ["Host"], hand: ["GD01-088"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Banagher Links"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Banagher Links" } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-089", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, keywords: ["Repair 1"] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-089" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 5, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-089", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-089" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 4, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-090", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Duo Maxwell" }] },
    {
      name: "Curse",
      type: "Command",
      effects: [
        {
          timing: "Action",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "modify", ap: -2, target: "t1", until: "turn" },
          ],
        },
      ],
    },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-090" }] },
  P2: { hand: ["Curse"] },
  script: ["P1: attack with Host", "P2: play Curse"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Curse", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD01-090", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    {
      name: "Curse",
      type: "Command",
      effects: [
        {
          timing: "Action",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "modify", ap: -2, target: "t1", until: "turn" },
          ],
        },
      ],
    },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-090" }] },
  P2: { hand: ["Curse"] },
  script: ["P1: attack with Host", "P2: play Curse"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 2, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Curse", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD01-091", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, keywords: ["Breach 1"] },
    { name: "Guard", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-091" }] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Guard", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true }, Guard: { damage: 5 } } },
});

clause("GD01-091", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Guard", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-091" }] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Guard", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { damage: 3, rested: true }, Guard: { damage: 5 } } },
});

clause("GD01-092", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, traits: ["Zeon"] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-092" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["Breach 1"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-092", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-092" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-093", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Marida Cruz" }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-093" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { damage: 1 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { damage: 1 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-093", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-093" }] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD01-094", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Prey", level: 3, ap: 0, hp: 1, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-094" }] },
  P2: { battleArea: [{ card: "Prey", pilot: "Ace", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.hand": ["Filler"], "P2.battleArea": [], "P2.trash": ["Prey", "Ace"], "P1.deck": 9 },
  },
});

clause("GD01-095", 2, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Dearka Elthman" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["Card A", "Card B", "GD01-095"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Dearka Elthman", { asked: "P1", options: ["choose Card A", "choose Card B"] }, "P1: choose Card A"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Dearka Elthman" } },
    zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-096", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, color: "white" }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-096" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["Blocker"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-096", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, color: "red" }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-096" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-097", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-097", rested: true }] },
  P2: { hand: ["Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  script: ["P1: activate Guel Jeturk", { absent: [{ wish: "attack with Host", rule: "1-3-3" }] }],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: false } } },
});

clause("GD01-097", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD01-097", rested: true }] },
  P2: { hand: ["Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate Guel Jeturk", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD01-098", 2, {
  cards: [
    { name: "Foe", level: 3, ap: 1, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Foe", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD01-098", damage: 2 }] },
  script: [
    "P1: attack with Raider",
    "P2: activate Elan Ceres (Enhanced Person Number 4)",
    { cards: { Raider: { rested: true }, Host: { damage: 1 } } },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, Host: { damage: 1 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD01-098", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD01-098", damage: 2 }], hand: ["Spare"] },
  script: [
    "P1: attack with Raider",
    { asked: "P2", absent: [{ wish: "activate Elan Ceres (Enhanced Person Number 4)", rule: "9-2-1" }] },
    { cards: { Raider: { rested: true } } },
    "P2: pass",
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD01-099", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Sturdy", "Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-099", "Spare", "Spare", "Spare"] },
  script: [
    "P1: attack with Raider",
    { cards: { Raider: { rested: true } } },
    "P1: pass",
    "P2: use it",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, Raider: { rested: true } },
    zones: { "P2.trash": ["Intercept Orders"], "P2.shieldSection": 3 },
  },
});

clause("GD01-100", 1, {
  P1: { hand: ["GD01-100"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play A Show of Resolve"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler", "Filler"], "P1.trash": ["A Show of Resolve"], "P1.deck": 8 },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD01-101", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Hit", level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Unlinked", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", pilot: "Ace", damage: 3 }, "Unlinked"], hand: ["GD01-101"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Deep Devotion"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 0 } },
    zones: { "P1.hand": [], "P1.trash": ["Deep Devotion"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-102", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Hit", damage: 3 }, "Veteran"], hand: ["GD01-102"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Securing the Supply Line"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Securing the Supply Line"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-103", 1, {
  cards: [
    { name: "Hit", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Asleep", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Asleep 2", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", { card: "Asleep", rested: true }], hand: ["GD01-103"] },
  P2: { battleArea: ["Second", { card: "Asleep 2", rested: true }], hand: ["Spare"] },
  script: ["P1: play The Stubborn Cog"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, Second: { rested: true } },
    zones: { "P1.hand": [], "P1.trash": ["The Stubborn Cog"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-104", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-104"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Signs of a Revolution"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Signs of a Revolution"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-105", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-105", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Citizens, Take a Stand!"], "P2.shieldSection": 3 },
  },
});

clause("GD01-105", 2, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["GD01-105"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Citizens, Take a Stand!"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Citizens, Take a Stand!"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-106", 1, {
  P1: { hand: ["GD01-106"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Fortress Defense"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zaku Ⅱ": { ap: 1, hp: 1 } },
    zones: { "P1.battleArea": ["Zaku Ⅱ", "Zaku Ⅱ"], "P1.hand": [], "P1.trash": ["Fortress Defense"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-107", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-107", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.trash": ["First Contact"], "P2.shieldSection": 3 },
    players: { P2: { resources: 11, activeResources: 11, exResources: 1 } },
  },
});

clause("GD01-107", 2, {
  P1: { hand: ["GD01-107"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play First Contact"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["First Contact"] },
    players: { P1: { resources: 11, activeResources: 7 } },
  },
});

clause("GD01-108", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Mine", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
  ],
  P1: { battleArea: ["Mine"], hand: ["GD01-108"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: play Strategic Arms"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mine: { damage: 2 }, Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Strategic Arms"] },
    players: { P1: { activeResources: 4 } },
  },
});

clause("GD01-109", 1, {
  cards: [
    { name: "Seen", traits: ["Operation Meteor"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-109"], deck: ["Seen", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play The Path to Victory or Defeat", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Seen"], "P1.trash": ["The Path to Victory or Defeat"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-110", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Rookie", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 6, hp: 6 },
    { name: "Strong", level: 3, ap: 7, hp: 6 },
    { name: "Asleep", level: 3, ap: 6, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Rookie"], hand: ["GD01-110"] },
  P2: { battleArea: ["Prey", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Rasid's Orders", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    zones: { "P1.hand": [], "P1.trash": ["Rasid's Orders"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-111", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-111", "Spare", "Spare", "Spare"] },
  script: [
    "P1: attack with Raider",
    { cards: { Raider: { rested: true } } },
    "P1: pass",
    "P2: use it",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 }, Raider: { rested: true } },
    zones: { "P2.trash": ["Battle of Aces"], "P2.shieldSection": 3 },
  },
});

clause("GD01-111", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-111"] },
  P2: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["Spare"] },
  script: ["P1: play Battle of Aces"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Battle of Aces"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-112", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }, { card: "Asleep", rested: true }], hand: ["GD01-112"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: play Extreme Hatred"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Hit B": { rested: true }, Second: { damage: 3 } },
    zones: { "P1.hand": [], "P1.trash": ["Extreme Hatred"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-113", 1, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD01-113"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play The Desert Tiger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 5 } },
    zones: { "P1.hand": [], "P1.trash": ["The Desert Tiger"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-114", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }], hand: ["GD01-114"] },
  script: [
    "P1: attack with Raider",
    "P2: play Assault on Torrington Base",
    {
      cards: { Raider: { rested: true }, Hit: { ap: 3 }, "Hit B": { ap: 3 } },
      zones: { "P2.hand": [], "P2.trash": ["Assault on Torrington Base"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, Hit: { ap: 3 }, "Hit B": { ap: 3 } },
    zones: { "P2.hand": [], "P2.trash": ["Assault on Torrington Base", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD01-115", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD01-115"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Zeon Remnant Forces"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Zeon Remnant Forces"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-116", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { hand: ["GD01-116"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Stealth Stratagem"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Stealth Stratagem"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-117", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-117", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": [], "P1.hand": ["Spare", "Raider"], "P2.trash": ["The Witch and the Bride"], "P2.shieldSection": 3 },
  },
});

clause("GD01-117", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-117"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play The Witch and the Bride"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["The Witch and the Bride"], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-118", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["GD01-118", "Card A", "Card B"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Overflowing Affection",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler", "choose Filler (2)"] },
    "P1: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Card B", "Filler", "Filler"], "P1.trash": ["Card A", "Overflowing Affection"], "P1.deck": 8 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-119", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD01-119"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Iron-Fisted Discipline"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 0 } },
    zones: { "P1.hand": [], "P1.trash": ["Iron-Fisted Discipline"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-120", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD01-120", "Spare", "Spare", "Spare"] },
  script: [
    "P1: attack with Raider",
    { cards: { Raider: { rested: true } } },
    "P1: pass",
    "P2: use it",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 0 }, Raider: { rested: true } },
    zones: { "P2.trash": ["Naval Bombardment"], "P2.shieldSection": 3 },
  },
});

clause("GD01-120", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["GD01-120"] },
  script: [
    "P1: attack with Raider",
    "P2: pass",
    "P2: play Naval Bombardment",
    {
      cards: { Raider: { rested: true }, Hit: { ap: 5 } },
      zones: { "P2.hand": [], "P2.trash": ["Naval Bombardment"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, Hit: { ap: 5 } },
    zones: { "P2.hand": [], "P2.trash": ["Naval Bombardment", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD01-121", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
  ],
  P1: { battleArea: [{ card: "Hit", rested: true }, { card: "Plain", rested: true }, "Awake"], hand: ["GD01-121"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Midair Modifications", { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] }],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: false } },
    zones: { "P1.hand": [], "P1.trash": ["Midair Modifications"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-122", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Hit 2", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy 2", level: 3, ap: 2, hp: 3 },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["GD01-122"] },
  P2: { battleArea: ["Hit", "Sturdy", "Hit 2", "Sturdy 2"], hand: ["Spare"] },
  script: ["P1: play Covert Operative", { asked: "P1", options: ["choose Hit", "choose Hit 2", "choose Sturdy 2"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Covert Operative"],
      "P2.battleArea": ["Sturdy", "Hit 2", "Sturdy 2"],
      "P2.hand": ["Spare", "Hit"],
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-122", 1, "case 2", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Hit 2", level: 3, ap: 2, hp: 2 },
    { name: "Sturdy 2", level: 3, ap: 2, hp: 3 },
  ],
  P1: { hand: ["GD01-122"] },
  P2: { battleArea: ["Hit", "Sturdy", "Hit 2", "Sturdy 2"], hand: ["Spare"] },
  script: ["P1: play Covert Operative"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Covert Operative"],
      "P2.battleArea": ["Hit", "Sturdy", "Sturdy 2"],
      "P2.hand": ["Spare", "Hit 2"],
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD01-123", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
  ],
  P1: { hand: ["GD01-123"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Nahel Argama"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Nahel Argama": { ap: 0, hp: 5 }, Hit: { rested: true } },
    zones: { "P1.baseSection": ["Nahel Argama"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-124", 3, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: [{ card: "Hit", damage: 3 }], baseSection: [{ card: "GD01-124", damage: 2 }] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Side 7"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { damage: 2 }, "Side 7": { rested: true } } },
});

clause("GD01-125", 2, {
  cards: [
    { name: "Hit", traits: ["Zeon"], level: 4, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["Zeon"], level: 5, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["Hit", "Veteran", "Outsider", "GD01-125"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Zanzibar", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 2, hp: 6 }, Zanzibar: { ap: 0, hp: 5 } },
    zones: {
      "P1.battleArea": ["Hit"],
      "P1.baseSection": ["Zanzibar"],
      "P1.hand": ["Veteran", "Outsider", "Filler"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-127", 3, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], level: 3, ap: 5, hp: 6 },
    { name: "Weak", traits: ["ZAFT"], level: 3, ap: 4, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 5, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Hit", "Weak", "Outsider"], baseSection: ["GD01-127"] },
  script: [
    "P1: attack with Raider",
    "P2: activate Gamow",
    { cards: { Raider: { rested: true }, Hit: { keywords: ["Breach 3"] }, Gamow: { rested: true } } },
    "P1: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true }, Gamow: { damage: 2, rested: true } } },
});

clause("GD01-129", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
  ],
  P1: { hand: ["GD01-129"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play Kusanagi"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Kusanagi: { ap: 0, hp: 4 } },
    zones: {
      "P1.baseSection": ["Kusanagi"],
      "P1.hand": ["Filler"],
      "P2.battleArea": ["Sturdy"],
      "P2.hand": ["Spare", "Hit"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD01-130", 3, {
  cards: [
    { name: "Ally", traits: ["Academy"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], baseSection: ["GD01-130"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: activate 13th Tactical Testing Sector"],
  expect: { asked: "P1", question: "6-5", cards: { "13th Tactical Testing Sector": { rested: true }, Hit: { ap: 1 } } },
});

clause("GD01-130", 3, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { baseSection: ["GD01-130"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate 13th Tactical Testing Sector", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

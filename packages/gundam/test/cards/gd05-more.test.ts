/** GD05, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("GD05-002", 1, {
  cards: people("Plain Unit 9/9", "Plain Unit"),
  P1: { hand: ["GD05-002"], battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "Plain Unit", rested: true }] },
  script: [
    "P1: play Strike Freedom Gundam",
    "P1: choose Plain Unit 9/9",
    "P1: done",
    "P1: attack with Plain Unit 9/9",
    "P1: target Plain Unit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Plain Unit 9/9", "Strike Freedom Gundam"],
      "P1.hand": ["Filler"],
      "P1.deck": 9,
      "P2.battleArea": [],
      "P2.trash": ["Plain Unit"],
    },
    players: { P1: { activeResources: 4 } },
    cards: { "Plain Unit 9/9": { damage: 2, rested: true } },
  },
});

clause("GD05-002", 1, "case 2", {
  cards: people("Plain Unit 9/9"),
  P1: { hand: ["GD05-002"], battleArea: ["Plain Unit 9/9"] },
  P2: {},
  script: [
    "P1: play Strike Freedom Gundam",
    "P1: choose Plain Unit 9/9",
    "P1: choose Strike Freedom Gundam",
    "P1: attack with Plain Unit 9/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Plain Unit 9/9", "Strike Freedom Gundam"],
      "P1.hand": ["Filler"],
      "P1.deck": 9,
      "P2.trash": ["Filler"],
      "P2.shieldSection": 3,
    },
    players: { P1: { activeResources: 4 } },
    cards: { "Plain Unit 9/9": { rested: true } },
  },
});

clause("GD05-002", 2, {
  cards: people("Plain Pilot", "Plain Unit", "Plain Unit L4", "Plain Unit L2", "Plain Unit L5", "Plain Base"),
  P1: { battleArea: [{ card: "GD05-002", pilot: "Plain Pilot" }], hand: ["Plain Unit", "Plain Unit L4"] },
  P2: { battleArea: ["Plain Unit L2", "Plain Unit L5"], baseSection: ["Plain Base"] },
  script: ["P1: attack with Strike Freedom Gundam", "P1: choose Plain Unit", "P1: choose Plain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Plain Unit", "Plain Unit L4"],
      "P2.battleArea": ["Plain Unit L5"],
      "P2.baseSection": [],
      "P2.trash": ["Plain Base"],
      "P2.deck": 11,
    },
    cards: { "Strike Freedom Gundam": { rested: true } },
  },
});

clause("GD05-004", 1, {
  cards: people("Orb Unit", "Orb Unit L5"),
  P1: { hand: ["GD05-004"], battleArea: ["Orb Unit", "Orb Unit L5"], resourceArea: 4 },
  P2: {},
  script: ["P1: play Akatsuki (Oowashi)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Orb Unit", "Orb Unit L5", "Akatsuki (Oowashi)"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD05-004", 1, "unmet", {
  cards: people("Orb Unit", "Orb Unit L6"),
  P1: { hand: ["GD05-004"], battleArea: ["Orb Unit", "Orb Unit L6"], resourceArea: 4 },
  P2: {},
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Akatsuki (Oowashi)", rule: "2-8-1" }] },
});

clause("GD05-004", 2, {
  cards: people("Orb Pilot", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["GD05-004"], hand: ["Orb Pilot"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: pair Orb Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P2.battleArea": ["Plain Unit L5"], "P2.hand": ["Plain Unit L4"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Akatsuki (Oowashi)": { pilot: "Orb Pilot" } },
  },
});

clause("GD05-006", 1, {
  P1: { battleArea: ["GD05-006"] },
  P2: {},
  script: ["P1: attack with Hashmal"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Hashmal", "Pluma"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    cards: { Hashmal: { rested: true, keywords: ["Repair 1"] } },
  },
});

clause("GD05-006", 1, "unmet", {
  cards: [{ name: "Keep", type: "Base", hp: 9 }],
  P1: { battleArea: ["GD05-006"] },
  P2: { baseSection: ["Keep"] },
  script: ["P1: attack with Hashmal"],
  expect: { asked: "P1", question: "6-5", cards: { Hashmal: { rested: true }, Keep: { damage: 5 } } },
});

clause("GD05-006", 2, {
  P1: { battleArea: ["GD05-006", "T-027", "T-027"] },
  P2: {},
  script: [{ cards: { Hashmal: { keywords: ["Repair 2"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-006", 2, "unmet", {
  P1: { battleArea: ["GD05-006", "T-021"] },
  P2: {},
  script: [{ cards: { Hashmal: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-008", 1, {
  cards: people("Plain Unit", "Newtype Pilot red"),
  P1: { hand: ["GD05-008"], battleArea: [{ card: "Plain Unit", pilot: "Newtype Pilot red" }] },
  P2: {},
  script: ["P1: play Dijeh"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit", "Dijeh"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-008", 1, "unmet", {
  cards: people("Plain Unit", "Newtype Pilot blue"),
  P1: { hand: ["GD05-008"], battleArea: [{ card: "Plain Unit", pilot: "Newtype Pilot blue" }] },
  P2: {},
  script: ["P1: play Dijeh"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit", "Dijeh"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD05-018", 1, {
  cards: people("Plain Unit 1/6", "Plain Command", "Plain Unit 5/9"),
  P1: { exResources: 1, resourceArea: 5, battleArea: ["GD05-018", "Plain Unit 1/6"], hand: ["Plain Command"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: [
    "P1: play Plain Command",
    "P1: pay with an EX Resource",
    "P1: choose Plain Unit 1/6",
    "P1: attack with Plain Unit 1/6",
    "P1: target Plain Unit 5/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Command"] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
    cards: { "Plain Unit 1/6": { damage: 2, rested: true }, "Plain Unit 5/9": { damage: 1 } },
  },
});

clause("GD05-021", 1, {
  cards: people("Plain Base"),
  P1: { battleArea: ["GD05-021"], hand: ["Spare"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Gundam AGE-2 Double Bullet", "P1: activate Gundam AGE-2 Double Bullet", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { activeResources: 9 } },
    cards: { "Gundam AGE-2 Double Bullet": { rested: true } },
    zones: { "P2.baseSection": [], "P2.trash": ["Plain Base"] },
  },
});

clause("GD05-022", 1, {
  cards: people("Plain Command", "Plain Unit 3/9"),
  P1: { battleArea: ["GD05-022"], hand: ["Spare"], trash: ["Plain Command", "Plain Command"] },
  P2: { battleArea: [{ card: "Plain Unit 3/9", rested: true }] },
  script: ["P1: attack with Gundam Schwarzette", "P1: target Plain Unit 3/9", "P1: activate Gundam Schwarzette", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Command", "Plain Command"] },
    cards: { "Gundam Schwarzette": { damage: 1, rested: true }, "Plain Unit 3/9": { damage: 5 } },
  },
});

clause("GD05-026", 1, {
  cards: people("Plain Unit L2", "Plain Unit L3"),
  P1: { hand: ["Plain Unit L2", "Plain Unit L3"] },
  P2: { battleArea: ["GD05-026", "GD04-021"] },
  script: ["P1: play Plain Unit L2", "P1: play Plain Unit L3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Plain Unit L2", "Plain Unit L3"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit L2": { rested: true } },
  },
});

clause("GD05-033", 1, {
  cards: people("Special Move Command"),
  P1: { battleArea: ["GD05-033"], trash: ["Special Move Command", "Special Move Command"] },
  P2: { shieldSection: 3 },
  script: ["P1: attack with Master Gundam", "P1: choose Special Move Command"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.trash": [],
      "P1.removal": ["Special Move Command", "Special Move Command"],
      "P2.trash": ["Filler", "Filler"],
      "P2.shieldSection": 1,
    },
    cards: { "Master Gundam": { rested: true } },
  },
});

clause("GD05-034", 1, {
  cards: people("Plain Pilot", "Phantom Pain Unit L4", "Plain Unit", "Plain Unit L2"),
  P1: { battleArea: [{ card: "GD05-034", pilot: "Plain Pilot" }], hand: ["Phantom Pain Unit L4", "Plain Unit"] },
  P2: { hand: ["Plain Unit L2"] },
  script: ["P1: attack with Gaia Gundam", "P2: pass", "P1: pass", "P2: decline", "P1: choose Phantom Pain Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Gaia Gundam", "Phantom Pain Unit L4"],
      "P1.hand": ["Plain Unit"],
      "P2.trash": ["Filler"],
      "P2.shieldSection": 3,
    },
    cards: { "Gaia Gundam": { rested: true } },
  },
});

clause("GD05-034", 1, "unmet", {
  cards: people("Plain Pilot", "Phantom Pain Unit L4", "Plain Unit L2"),
  P1: { battleArea: [{ card: "GD05-034", pilot: "Plain Pilot" }], hand: ["Phantom Pain Unit L4"] },
  P2: { hand: ["Plain Unit L2"] },
  script: ["P1: attack with Gaia Gundam", "P2: pass", "P1: pass", "P2: choose Plain Unit L2"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gaia Gundam": { rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Filler", "Plain Unit L2"], "P2.shieldSection": 3 },
  },
});

clause("GD05-035", 1, {
  cards: people("Plain Unit 3/9", "Plain Unit 4/9"),
  P1: { battleArea: ["GD05-035"] },
  P2: { battleArea: ["Plain Unit 3/9", "Plain Unit 4/9"] },
  script: ["P1: attack with Dragon Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Dragon Gundam": { rested: true }, "Plain Unit 3/9": { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD05-035", 2, {
  cards: people("MF Unit", "Plain Base"),
  P1: { battleArea: [{ card: "GD05-035", pilot: "GD05-112" }, "MF Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Dragon Gundam", "P1: choose MF Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Dragon Gundam": { rested: true }, "MF Unit": { keywords: ["Breach 3"] } },
    zones: { "P2.baseSection": [], "P2.trash": ["Plain Base"] },
  },
});

clause("GD05-036", 1, {
  cards: people("MF Unit L4", "Plain Pilot", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["GD05-036", "MF Unit L4"], hand: ["Plain Pilot"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: pair Plain Pilot", "P1: choose Haow Gundam", "P1: choose MF Unit L4"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Haow Gundam": { pilot: "Plain Pilot" }, "MF Unit L4": { rested: true }, "Plain Unit L4": { damage: 2 } },
  },
});

clause("GD05-037", 1, {
  cards: people("Plain Unit"),
  P1: { hand: ["GD05-037"], resourceArea: 6 },
  P2: { trash: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: ["P1: play Destroy Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Destroy Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 1 } },
  },
});

clause("GD05-037", 1, "unmet", {
  cards: people("Plain Unit"),
  P1: { hand: ["GD05-037"], resourceArea: 6 },
  P2: { trash: ["Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"] },
  script: [],
  expect: { asked: "P1", question: "6-5", absent: [{ wish: "play Destroy Gundam", rule: "2-8-1" }] },
});

clause("GD05-037", 2, {
  cards: people("Biological CPU Pilot"),
  P1: { battleArea: [{ card: "GD05-037", pilot: "Biological CPU Pilot" }] },
  P2: {},
  script: [{ cards: { "Destroy Gundam": { keywords: ["Breach 3"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-039", 1, {
  cards: people("Stellar Loussier Pilot", "Phantom Pain Unit", "Plain Base"),
  P1: { battleArea: ["GD05-039", { card: "GD05-034", pilot: "Stellar Loussier Pilot" }, "Phantom Pain Unit"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Chaos Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Chaos Gundam": { rested: true }, "Gaia Gundam": { keywords: ["High-Maneuver"] }, "Plain Base": { damage: 4 } },
  },
});

clause("GD05-041", 1, {
  cards: people("Plain Pilot", "Plain Unit L2"),
  P1: { battleArea: [{ card: "GD05-034", pilot: "Plain Pilot" }], hand: ["GD05-041"] },
  P2: { hand: ["Plain Unit L2"] },
  script: ["P1: attack with Gaia Gundam", "P2: pass", "P1: pass", "P2: choose Plain Unit L2", "P1: play Gaia Gundam (MA Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Gaia Gundam", "Gaia Gundam (MA Mode)"],
      "P1.hand": [],
      "P2.hand": [],
      "P2.trash": ["Filler", "Plain Unit L2"],
      "P2.shieldSection": 3,
    },
    players: { P1: { activeResources: 9 } },
    cards: { "Gaia Gundam": { rested: true } },
  },
});

clause("GD05-041", 1, "unmet", {
  P1: { hand: ["GD05-041"] },
  P2: {},
  script: ["P1: play Gaia Gundam (MA Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gaia Gundam (MA Mode)"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD05-046", 1, {
  cards: people("Phantom Pain Pilot", "Plain Unit L1", "Plain Unit L2", "Plain Unit L3", "Plain Unit L4"),
  P1: { battleArea: ["GD05-046"], hand: ["Phantom Pain Pilot"] },
  P2: { hand: ["Plain Unit L1", "Plain Unit L2", "Plain Unit L3", "Plain Unit L4"] },
  script: ["P1: pair Phantom Pain Pilot", "P2: choose Plain Unit L3"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P2.hand": ["Plain Unit L1", "Plain Unit L2", "Plain Unit L4"], "P2.trash": ["Plain Unit L3"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Abyss Gundam (MA Mode)": { pilot: "Phantom Pain Pilot" } },
  },
});

clause("GD05-046", 1, "unmet", {
  cards: people("Phantom Pain Pilot", "Plain Unit L1", "Plain Unit L2", "Plain Unit L3"),
  P1: { battleArea: ["GD05-046"], hand: ["Phantom Pain Pilot"] },
  P2: { hand: ["Plain Unit L1", "Plain Unit L2", "Plain Unit L3"] },
  script: ["P1: pair Phantom Pain Pilot"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "Abyss Gundam (MA Mode)": { pilot: "Phantom Pain Pilot" } },
  },
});

clause("GD05-049", 1, {
  cards: people("Plain Unit", "Plain Unit 0/9", "Plain Unit L4", "Plain Unit L5"),
  P1: { battleArea: ["GD05-049", "Plain Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 0/9", rested: true }, "Plain Unit L4", "Plain Unit L5"] },
  script: [
    "P1: attack with Sazabi",
    "P1: target Plain Unit 0/9",
    "P1: choose Plain Unit",
    { asked: "P2", options: ["choose Plain Unit L4", "choose Plain Unit L5"] },
    "P2: choose Plain Unit L5",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Sazabi"],
      "P1.trash": ["Plain Unit"],
      "P2.battleArea": ["Plain Unit 0/9", "Plain Unit L4"],
      "P2.trash": ["Plain Unit L5"],
    },
    cards: { Sazabi: { rested: true }, "Plain Unit 0/9": { damage: 5 } },
  },
});

clause("GD05-050", 1, {
  cards: people("Plain Unit L4 0/9"),
  P1: { battleArea: ["GD05-050"] },
  P2: { battleArea: [{ card: "Plain Unit L4 0/9", rested: true }] },
  script: ["P1: attack with Gundam Exia Repair", "P1: target Plain Unit L4 0/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia Repair": { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Plain Unit L4 0/9"] },
  },
});

clause("GD05-050", 1, "unmet", {
  cards: people("Plain Unit L4 0/9", "Plain Pilot"),
  P1: { battleArea: ["GD05-050"] },
  P2: { battleArea: [{ card: "Plain Unit L4 0/9", pilot: "Plain Pilot", rested: true }] },
  script: ["P1: attack with Gundam Exia Repair", "P1: target Plain Unit L4 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Gundam Exia Repair": { rested: true }, "Plain Unit L4 0/9": { damage: 2 } } },
});

clause("GD05-051", 1, {
  P1: { battleArea: [{ card: "GD05-051", damage: 3 }] },
  P2: {},
  script: [{ cards: { "Gundam Barbatos Lupus Rex": { ap: 7 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-051", 2, {
  cards: people("Tekkadan Unit"),
  P1: { battleArea: ["GD05-051", { card: "Tekkadan Unit", rested: true }] },
  P2: {},
  script: ["P1: end the main phase", "P1: choose Tekkadan Unit"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { "Tekkadan Unit": { damage: 1, rested: false } },
    zones: { "P2.hand": ["Filler"], "P2.deck": 9 },
    players: { P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD05-052", 1, {
  cards: people("Plain Unit", "Plain Unit L2", "Neo Zeon Unit", "Neo Zeon Pilot", "Neo Zeon Unit L4"),
  P1: {
    hand: ["GD05-052"],
    battleArea: ["Plain Unit"],
    deck: ["Plain Unit L2", "Neo Zeon Unit", "Neo Zeon Pilot", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
    trash: ["Neo Zeon Unit L4"],
  },
  P2: {},
  script: ["P1: play Sazabi", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Sazabi"],
      "P1.hand": ["Neo Zeon Unit"],
      "P1.trash": ["Neo Zeon Unit L4", "Plain Unit", "Plain Unit L2", "Neo Zeon Pilot"],
      "P1.deck": 4,
    },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD05-053", 1, {
  P1: { battleArea: ["GD05-057", "GD05-053"] },
  P2: {},
  script: ["P1: activate Gyunei's Jagd Doga"],
  expect: { asked: "P1", question: "6-5", zones: { "P1.battleArea": ["Gyunei's Jagd Doga"], "P1.hand": ["Quess's Jagd Doga"] } },
});

clause("GD05-053", 1, "unmet", {
  cards: people("Plain Unit 9/9"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { battleArea: [{ card: "GD05-053", rested: true }] },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Quess's Jagd Doga"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Quess's Jagd Doga"] },
  },
});

clause("GD05-055", 1, {
  cards: people("Plain Unit 5/9"),
  P1: { battleArea: ["Plain Unit 5/9"] },
  P2: { battleArea: [{ card: "GD05-055", rested: true }] },
  script: ["P1: attack with Plain Unit 5/9", "P1: target Destiny Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { "Plain Unit 5/9": { damage: 5, rested: true }, "Destiny Gundam": { damage: 3 } } },
});

clause("GD05-057", 1, {
  cards: people("Plain Unit", "Plain Unit L4"),
  P1: { battleArea: [{ card: "GD05-057", rested: true }, "Plain Unit", "Plain Unit L4"] },
  P2: {},
  script: ["P1: activate Gyunei's Jagd Doga", "P1: choose Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gyunei's Jagd Doga", "Plain Unit L4"], "P1.trash": ["Plain Unit"] },
    cards: { "Gyunei's Jagd Doga": { rested: false } },
    absent: [{ wish: "attack with Gyunei's Jagd Doga", rule: "1-3-3" }],
  },
});

clause("GD05-064", 1, {
  cards: [...people("Plain Pilot"), { name: "Shinn Asuka II", apMod: 0, hpMod: 0 }],
  P1: { hand: ["GD02-110"], trash: ["GD05-064", "Shinn Asuka II", "Plain Pilot"] },
  P2: {},
  script: ["P1: play Awakened Power"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Force Impulse Gundam"], "P1.hand": ["Shinn Asuka II"], "P1.trash": ["Plain Pilot", "Awakened Power"] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD05-064", 1, "unmet", {
  cards: [{ name: "Shinn Asuka II", apMod: 0, hpMod: 0 }],
  P1: { hand: ["GD05-064"], trash: ["Shinn Asuka II"] },
  P2: {},
  script: ["P1: play Force Impulse Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Force Impulse Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD05-065", 1, {
  cards: people("Tekkadan Pilot"),
  P1: { battleArea: [{ card: "GD05-065", pilot: "Tekkadan Pilot" }] },
  P2: { battleArea: [{ card: "GD05-065", pilot: "Tekkadan Pilot" }] },
  script: [{ cards: { "P1.Landman Rodi": { ap: 3 }, "P2.Landman Rodi": { ap: 1 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-066", 1, {
  cards: people("MF Unit", "MF Unit L4", "Special Move Command", "Plain Command"),
  P1: { hand: ["GD05-066"], trash: ["MF Unit", "MF Unit L4", "Special Move Command", "Plain Command"] },
  P2: {},
  script: ["P1: play Shining Gundam", "P1: choose MF Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["Shining Gundam"],
      "P1.hand": ["Special Move Command"],
      "P1.trash": ["Plain Command"],
      "P1.removal": ["MF Unit", "MF Unit L4"],
    },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD05-066", 2, {
  cards: people("Plain Base"),
  P1: { battleArea: ["GD05-066"], restedResources: 2 },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Shining Gundam", "P1: choose Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    players: { P1: { activeResources: 11 } },
    cards: { "Shining Gundam": { rested: true }, "Plain Base": { damage: 3 } },
  },
});

clause("GD05-068", 1, {
  cards: people("Special Move Command"),
  P1: { battleArea: ["GD05-068"], hand: ["Special Move Command"] },
  P2: {},
  script: ["P1: play Special Move Command"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Special Move Command"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Shining Gundam (Super Mode)": { keywords: ["Suppression"] } },
  },
});

clause("GD05-068", 2, {
  cards: people("Domon Kasshu Pilot", "Plain Unit 0/9"),
  P1: { battleArea: [{ card: "GD05-068", pilot: "Domon Kasshu Pilot" }] },
  P2: { battleArea: [{ card: "Plain Unit 0/9", rested: true }] },
  script: ["P1: attack with Shining Gundam (Super Mode)", "P1: target Plain Unit 0/9"],
  expect: { asked: "P1", question: "6-5", cards: { "Shining Gundam (Super Mode)": { rested: true }, "Plain Unit 0/9": { damage: 6 } } },
});

clause("GD05-069", 1, {
  cards: people("Plain Command", "Plain Unit", "Special Move Command", "Plain Unit 0/1"),
  P1: {
    battleArea: ["GD05-069"],
    deck: ["Plain Command", "Plain Unit", "Plain Unit", "Special Move Command", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  P2: { battleArea: [{ card: "Plain Unit 0/1", rested: true }] },
  script: ["P1: attack with Gundam Maxter", "P1: target Plain Unit 0/1", "P1: choose Special Move Command"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Special Move Command"], "P1.deck": 7, "P2.battleArea": [], "P2.trash": ["Plain Unit 0/1"] },
    cards: { "Gundam Maxter": { rested: true } },
  },
});

clause("GD05-084", 2, {
  cards: people("Plain Unit"),
  P1: { hand: ["GD02-107"] },
  P2: { battleArea: ["T-021", { card: "Plain Unit", pilot: "GD05-084" }] },
  script: ["P1: play All-Range Attack"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["All-Range Attack"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit": { damage: 1 } },
  },
});

clause("GD05-086", 2, {
  cards: [
    ...people("Plain Unit", "Kamille Bidan Pilot", "Plain Unit 0/9"),
    { name: "LB", level: 3, ap: 0, hp: 9, link: [{ pilotTraitAny: ["Londo Bell"] }] },
  ],
  P1: { battleArea: ["Plain Unit", { card: "GD02-069", pilot: "Kamille Bidan Pilot" }] },
  P2: {
    battleArea: [
      { card: "LB", pilot: "GD05-086", rested: true },
      { card: "Plain Unit 0/9", rested: true },
    ],
  },
  script: [
    "P1: attack with Plain Unit",
    "P1: attack with Zeta Gundam",
    { asked: "P1", options: ["target the player", "target LB", "target Plain Unit 0/9"] },
    "P1: target Plain Unit 0/9",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: {
      "Plain Unit": { damage: 1, rested: true },
      "Zeta Gundam": { rested: true },
      LB: { damage: 2 },
      "Plain Unit 0/9": { damage: 5 },
    },
  },
});

clause("GD05-088", 2, {
  cards: people("Plain Unit"),
  P1: { battleArea: [{ card: "GD04-021", pilot: "GD05-088" }, "GD04-020", "Plain Unit"] },
  P2: {},
  script: [{ cards: { "Gundam Lfrith Thorn": { ap: 6 }, "Gundam Lfrith Ur": { ap: 5 }, "Plain Unit": { ap: 2 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-089", 1, {
  cards: people("Plain Unit 9/9", "Plain Unit", "MF Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { shieldSection: ["GD05-089", "Plain Unit"], trash: ["MF Unit", "MF Unit", "MF Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P2: use it", "P2: effect 2", { cards: { "Master Asia": { ap: 3, hp: 3, keywords: [] } } }],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { rested: true } },
    zones: { "P2.battleArea": ["Master Asia"], "P2.shieldSection": 1 },
  },
});

clause("GD05-089", 1, "case 2", {
  cards: people("Plain Unit 9/9", "Plain Unit", "MF Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { shieldSection: ["GD05-089", "Plain Unit"], trash: ["MF Unit", "MF Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { rested: true } },
    zones: { "P2.hand": ["Master Asia"], "P2.shieldSection": 1 },
  },
});

clause("GD05-089", 1, "mode 1", {
  cards: people("Plain Unit 9/9", "Plain Unit", "MF Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { shieldSection: ["GD05-089", "Plain Unit"], trash: ["MF Unit", "MF Unit", "MF Unit"] },
  script: ["P1: attack with Plain Unit 9/9", "P2: use it", "P2: effect 1"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { rested: true } },
    zones: { "P2.hand": ["Master Asia"], "P2.shieldSection": 1 },
  },
});

clause("GD05-089", 2, {
  cards: people("Special Move Command", "Plain Unit", "Plain Base"),
  P1: { battleArea: [{ card: "GD05-033", pilot: "GD05-089" }], hand: ["Special Move Command"] },
  P2: { battleArea: ["Plain Unit"], baseSection: ["Plain Base"] },
  script: ["P1: play Special Move Command", "P1: attack with Master Gundam", "P1: resolve Master Asia: effect 2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Special Move Command"], "P2.baseSection": [], "P2.trash": ["Plain Base"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Master Gundam": { rested: true }, "Plain Unit": { damage: 2 } },
  },
});

clause("GD05-089", 2, "unmet", {
  cards: people("Plain Command", "Plain Unit", "Plain Base"),
  P1: { battleArea: [{ card: "GD05-033", pilot: "GD05-089" }], hand: ["Plain Command"] },
  P2: { battleArea: ["Plain Unit"], baseSection: ["Plain Base"] },
  script: ["P1: play Plain Command", "P1: attack with Master Gundam", "P1: resolve Master Asia: effect 2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Command"], "P2.baseSection": [], "P2.trash": ["Plain Base"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Master Gundam": { rested: true } },
  },
});

clause("GD05-090", 2, {
  cards: people("Plain Unit 9/9", "Plain Unit", "Phantom Pain Unit"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: {
    battleArea: [{ card: "Plain Unit", pilot: "GD05-090", rested: true }],
    deck: ["Phantom Pain Unit", "Plain Unit", "Plain Unit", "Plain Unit", "Plain Unit"],
  },
  script: ["P1: attack with Plain Unit 9/9", "P1: target Plain Unit", "P2: choose Phantom Pain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Phantom Pain Unit"], "P2.trash": ["Plain Unit", "Stellar Loussier"], "P2.deck": 4 },
  },
});

clause("GD05-091", 2, {
  cards: people("Plain Unit", "Plain Unit L4"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD05-091" }] },
  P2: { trash: ["Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4"] },
  script: [{ cards: { "Plain Unit": { ap: 4, hp: 8 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-091", 2, "unmet", {
  cards: people("Plain Unit", "Plain Unit L4"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD05-091" }] },
  P2: { trash: ["Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4", "Plain Unit L4"] },
  script: [{ cards: { "Plain Unit": { ap: 3, hp: 7 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-094", 2, {
  cards: people("Plain Unit 1/1", "Neo Zeon Unit", "Plain Unit 5/9"),
  P1: { battleArea: [{ card: "Plain Unit 1/1", pilot: "GD05-094" }, "Neo Zeon Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Plain Unit 1/1", "P1: target Plain Unit 5/9", "P1: attack with Neo Zeon Unit", "P1: target Plain Unit 5/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Neo Zeon Unit"], "P1.trash": ["Plain Unit 1/1", "Quess Paraya"] },
    cards: { "Neo Zeon Unit": { damage: 3, rested: true }, "Plain Unit 5/9": { damage: 4 } },
  },
});

clause("GD05-097", 2, {
  cards: people("Plain Unit", "Plain Unit 5/9"),
  P1: { battleArea: ["Plain Unit"], hand: ["GD05-097", "GD05-121"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: pair Domon Kasshu", "P1: choose Cyclone Punch", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Cyclone Punch"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, hp: 7, pilot: "Domon Kasshu" }, "Plain Unit 5/9": { ap: 3 } },
  },
});

clause("GD05-097", 2, "unmet", {
  cards: people("Plain Unit", "Plain Command", "Plain Unit 5/9"),
  P1: { battleArea: ["Plain Unit"], hand: ["GD05-097", "Plain Command"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: pair Domon Kasshu", "P1: choose Plain Command"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Plain Command"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, hp: 7, pilot: "Domon Kasshu" } },
  },
});

clause("GD05-098", 2, {
  cards: people("Plain Unit", "Plain Unit 5/9"),
  P1: { battleArea: [{ card: "Plain Unit", pilot: "GD05-098" }] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: attack with Plain Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit": { rested: true }, "Plain Unit 5/9": { ap: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD05-101", 2, {
  cards: people("Militia Unit", "Plain Pilot", "Plain Unit 0/9"),
  P1: { battleArea: ["GD03-035", { card: "Militia Unit", pilot: "GD05-101", damage: 3 }], trash: ["Plain Pilot"] },
  P2: { battleArea: ["Plain Unit 0/9"] },
  script: ["P1: activate GFreD", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.trash": [], "P1.removal": ["Plain Pilot"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Militia Unit": { damage: 1 }, "Plain Unit 0/9": { damage: 1 } },
  },
});

clause("GD05-102", 1, {
  cards: people("Plain Unit 1/9", "Plain Unit 5/5", "Plain Base"),
  P1: { battleArea: ["Plain Unit 1/9"], hand: ["GD05-102"] },
  P2: { battleArea: ["Plain Unit 5/5"], baseSection: ["Plain Base"] },
  script: ["P1: attack with Plain Unit 1/9", "P1: play Wings of Light", "P1: effect 1", "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Wings of Light"], "P2.battleArea": [], "P2.hand": ["Plain Unit 5/5"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 1/9": { rested: true }, "Plain Base": { damage: 1 } },
  },
});

clause("GD05-102", 1, "mode 2", {
  cards: people("Plain Unit 1/9", "Plain Unit 5/5", "Plain Base"),
  P1: { battleArea: ["Plain Unit 1/9"], hand: ["GD05-102"] },
  P2: { battleArea: [{ card: "Plain Unit 5/5", damage: 4 }], baseSection: ["Plain Base"] },
  script: ["P1: attack with Plain Unit 1/9", "P1: play Wings of Light", "P1: effect 2", "P1: choose Plain Unit 5/5"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Wings of Light"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit 1/9": { rested: true }, "Plain Unit 5/5": { damage: 1 }, "Plain Base": { damage: 1 } },
  },
});

clause("GD05-103", 1, {
  cards: people("Plain Unit"),
  P1: { battleArea: [{ card: "Plain Unit", damage: 2 }], hand: ["GD05-103"] },
  P2: {},
  script: ["P1: play Not with Scattershot!"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Not with Scattershot!"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit": { ap: 4, damage: 1 } },
  },
});

clause("GD05-104", 1, {
  cards: [
    ...people("League Militaire Pilot", "League Militaire Unit", "Plain Unit 5/9"),
    { name: "Shrike", traits: ["Shrike Team"], level: 3, ap: 1, hp: 1, link: [{ pilotTraitAny: ["League Militaire"] }] },
  ],
  P1: {
    battleArea: [
      { card: "Shrike", pilot: "League Militaire Pilot" },
      { card: "League Militaire Unit", rested: true },
    ],
    hand: ["GD05-104"],
  },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }] },
  script: ["P1: attack with Shrike", "P1: target Plain Unit 5/9", "P1: play At the Risk of One's Life"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": ["League Militaire Unit"],
      "P1.hand": [],
      "P1.trash": ["At the Risk of One's Life", "Shrike", "League Militaire Pilot"],
    },
    players: { P1: { activeResources: 9 } },
    cards: { "League Militaire Unit": { rested: false }, "Plain Unit 5/9": { damage: 1 } },
  },
});

clause("GD05-106", 1, {
  cards: people("Plain Pilot L5"),
  P1: { hand: ["GD05-106"], trash: ["Plain Pilot L5"], resourceDeck: 3 },
  P2: {},
  script: ["P1: play Mutual Attraction", "P1: effect 1"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Plain Pilot L5", "Mutual Attraction"] },
    players: { P1: { resources: 11, activeResources: 7 } },
  },
});

clause("GD05-106", 1, "mode 2", {
  cards: people("Plain Pilot L5", "Plain Pilot L4"),
  P1: { hand: ["GD05-106"], trash: ["Plain Pilot L5", "Plain Pilot L4"], resourceDeck: 3 },
  P2: {},
  script: ["P1: play Mutual Attraction", "P1: effect 2"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Plain Pilot L5"], "P1.trash": ["Plain Pilot L4", "Mutual Attraction"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD05-107", 2, {
  cards: people("Plain Base"),
  P1: { hand: ["GD05-107"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: play Interwoven Blessings"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Interwoven Blessings"],
      "P2.baseSection": [],
      "P2.trash": ["Filler", "Plain Base"],
      "P2.shieldSection": 3,
    },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD05-107", 2, "case 2", {
  P1: { hand: ["GD05-107"] },
  P2: {},
  script: ["P1: play Interwoven Blessings"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Interwoven Blessings"], "P2.trash": ["Filler", "Filler"], "P2.shieldSection": 2 },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD05-108", 1, {
  cards: people("Plain Unit 5/9", "Academy Unit 1/9", "Plain Unit 0/9"),
  P1: { battleArea: ["Plain Unit 5/9"], hand: ["Spare"] },
  P2: {
    hand: ["GD05-108"],
    battleArea: [
      { card: "Academy Unit 1/9", rested: true },
      { card: "Plain Unit 0/9", rested: true },
    ],
  },
  script: ["P1: attack with Plain Unit 5/9", "P1: target the player", "P2: play Overcoming Hardships", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 5/9": { damage: 1, rested: true }, "Academy Unit 1/9": { damage: 5 } },
    zones: { "P2.hand": [], "P2.trash": ["Overcoming Hardships"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD05-109", 1, {
  cards: people("Academy Unit", "Plain Pilot L3", "Plain Base"),
  P1: { battleArea: [{ card: "Academy Unit", pilot: "Plain Pilot L3", damage: 3 }], hand: ["GD05-109"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Academy Unit", "P1: play Felsi's Plea", "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Felsi's Plea"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
    cards: { "Academy Unit": { damage: 1, rested: true }, "Plain Base": { damage: 2 } },
  },
});

clause("GD05-109", 1, "unmet", {
  cards: people("Academy Unit", "Plain Pilot L4", "Plain Base"),
  P1: { battleArea: [{ card: "Academy Unit", pilot: "Plain Pilot L4", damage: 3 }], hand: ["GD05-109"] },
  P2: { baseSection: ["Plain Base"] },
  script: ["P1: attack with Academy Unit", "P1: play Felsi's Plea"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Felsi's Plea"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Academy Unit": { damage: 1, rested: true }, "Plain Base": { damage: 2 } },
  },
});

clause("GD05-112", 1, {
  cards: people("MF Unit", "Plain Pilot", "MF Unit Breach1"),
  P1: { battleArea: [{ card: "MF Unit", pilot: "Plain Pilot" }, "MF Unit Breach1"], hand: ["GD05-112"] },
  P2: {},
  script: ["P1: play Hoka Kyoten Juzetsujin", "P1: decline"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Hoka Kyoten Juzetsujin"] },
    players: { P1: { activeResources: 9 } },
    cards: { "MF Unit": { keywords: ["Breach 3"] } },
  },
});

clause("GD05-112", 2, {
  cards: people("MF Unit", "Plain Unit"),
  P1: { battleArea: ["MF Unit", "Plain Unit"], hand: ["GD05-112"] },
  P2: {},
  script: ["P1: play Hoka Kyoten Juzetsujin", "P1: choose MF Unit"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
    cards: { "MF Unit": { ap: 4, keywords: ["Breach 3"], pilot: "Hoka Kyoten Juzetsujin" } },
  },
});

clause("GD05-112", 2, "unmet", {
  cards: people("MF Unit", "Plain Pilot"),
  P1: { battleArea: [{ card: "MF Unit", pilot: "Plain Pilot" }], hand: ["GD05-112"] },
  P2: {},
  script: ["P1: play Hoka Kyoten Juzetsujin"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Hoka Kyoten Juzetsujin"] },
    players: { P1: { activeResources: 9 } },
    cards: { "MF Unit": { keywords: ["Breach 3"] } },
  },
});

clause("GD05-113", 1, {
  cards: people("MF Unit 4/6", "Plain Pilot", "MF Unit 5/6"),
  P1: {
    battleArea: [
      { card: "MF Unit 4/6", pilot: "Plain Pilot" },
      { card: "MF Unit 5/6", pilot: "Plain Pilot" },
    ],
    hand: ["GD05-113"],
  },
  P2: {},
  script: ["P1: play Rose Screamer"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Rose Screamer"] },
    players: { P1: { activeResources: 9 } },
    cards: { "MF Unit 4/6": { ap: 6 } },
  },
});

clause("GD05-118", 1, {
  cards: people("Plain Unit 5/9"),
  P1: { exResources: 1, resourceArea: 5, hand: ["GD05-118"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: play Incendiary Spark", "P1: pay with an EX Resource"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Incendiary Spark"] },
    players: { P1: { resources: 5, activeResources: 5, exResources: 0 } },
    cards: { "Plain Unit 5/9": { ap: 3, rested: true } },
  },
});

clause("GD05-118", 1, "unmet", {
  cards: people("Plain Unit 5/9"),
  P1: { exResources: 1, resourceArea: 5, hand: ["GD05-118"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: play Incendiary Spark", "P1: pay with Resources"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Incendiary Spark"] },
    players: { P1: { activeResources: 5 } },
    cards: { "Plain Unit 5/9": { ap: 3 } },
  },
});

clause("GD05-119", 1, {
  cards: people("Plain Unit L5", "Plain Unit 5/9", "Plain Unit 4/9"),
  P1: { battleArea: ["Plain Unit L5"], hand: ["GD05-119"] },
  P2: { battleArea: [{ card: "Plain Unit 5/9", rested: true }, "Plain Unit 4/9"] },
  script: ["P1: attack with Plain Unit L5", "P1: target Plain Unit 5/9", "P1: play A Wind Against Fires"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["A Wind Against Fires"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit L5": { damage: 2, rested: true }, "Plain Unit 5/9": { damage: 2 } },
  },
});

clause("GD05-120", 2, {
  cards: people("Plain Unit 1/4", "Plain Unit 1/5"),
  P1: { battleArea: ["GD05-066"], hand: ["GD05-120"] },
  P2: { battleArea: ["Plain Unit 1/4", "Plain Unit 1/5"] },
  script: ["P1: play Shining Finger", "P1: choose Shining Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Shining Finger"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Shining Gundam": { keywords: ["First Strike"] }, "Plain Unit 1/4": { rested: true } },
  },
});

clause("GD05-121", 1, {
  cards: people("Plain Unit 5/9"),
  P1: { hand: ["GD05-121"] },
  P2: { battleArea: ["Plain Unit 5/9"] },
  script: ["P1: play Cyclone Punch"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Cyclone Punch"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit 5/9": { ap: 3 } },
  },
});

clause("GD05-122", 1, {
  cards: people("Plain Unit L4", "Plain Unit L5"),
  P1: { hand: ["GD05-122"] },
  P2: { battleArea: ["Plain Unit L4", "Plain Unit L5"] },
  script: ["P1: play Graviton Hammer"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Graviton Hammer"] },
    players: { P1: { activeResources: 9 } },
    cards: { "Plain Unit L4": { rested: true } },
  },
});

clause("GD05-123", 3, {
  cards: people("Orb Unit", "Plain Unit"),
  P1: { hand: ["GD02-107"] },
  P2: { baseSection: ["GD05-123"], battleArea: ["Orb Unit", "Plain Unit"] },
  script: ["P1: play All-Range Attack"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["All-Range Attack"] },
    players: { P1: { activeResources: 8 } },
    cards: { "Plain Unit": { damage: 1 } },
  },
});

clause("GD05-123", 3, "unmet", {
  cards: people("Orb Unit"),
  P1: { hand: ["GD03-109"], trash: ["GD03-109", "GD03-109"] },
  P2: { baseSection: ["GD05-123"], battleArea: ["Orb Unit"] },
  script: ["P1: play Improved Technique"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Improved Technique", "Improved Technique", "Improved Technique"] },
    players: { P1: { activeResources: 7 } },
    cards: { "Orb Unit": { damage: 3 } },
  },
});

clause("GD05-124", 3, {
  cards: people("Plain Unit", "Plain Unit L4"),
  P1: { baseSection: ["GD05-124"], battleArea: [{ card: "GD05-001", rested: true }, "Plain Unit", "Plain Unit L4"] },
  P2: {},
  script: [
    "P1: activate V2 Gundam",
    { asked: "P1", question: "9-1-9", options: ["choose Plain Unit", "choose White Ark"] },
    "P1: choose White Ark",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "V2 Gundam": { rested: false }, "Plain Unit L4": { rested: true }, "White Ark": { rested: true } },
  },
});

clause("GD05-125", 3, {
  cards: people("Londo Bell Unit", "Plain Unit 3/9"),
  P1: { baseSection: ["GD05-125"], battleArea: ["Londo Bell Unit"] },
  P2: { battleArea: [{ card: "Plain Unit 3/9", rested: true }] },
  script: ["P1: activate Ra Cailum", "P1: attack with Londo Bell Unit", "P1: target Plain Unit 3/9"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Londo Bell Unit": { damage: 2, rested: true }, "Ra Cailum": { rested: true }, "Plain Unit 3/9": { damage: 2 } },
  },
});

clause("GD05-129", 3, {
  cards: people("Plain Unit", "Neo Zeon Unit L3", "Neo Zeon Unit L4"),
  P1: {
    baseSection: ["GD05-129"],
    battleArea: [{ card: "GD05-057", rested: true }, "Plain Unit"],
    hand: ["Neo Zeon Unit L3", "Neo Zeon Unit L4"],
  },
  P2: {},
  script: [
    { absent: [{ wish: "activate Axis", rule: "9-2-1" }] },
    "P1: activate Gyunei's Jagd Doga",
    "P1: activate Axis",
    "P1: choose Neo Zeon Unit L3",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Gyunei's Jagd Doga", "Neo Zeon Unit L3"], "P1.hand": ["Neo Zeon Unit L4"], "P1.trash": ["Plain Unit"] },
    cards: { "Gyunei's Jagd Doga": { rested: false }, Axis: { rested: true } },
  },
});

clause("GD05-130", 3, {
  cards: people("Plain Unit 9/9", "Plain Base"),
  P1: { battleArea: ["Plain Unit 9/9"] },
  P2: { baseSection: ["GD05-130"], hand: ["GD05-130", "Plain Base"] },
  script: ["P1: attack with Plain Unit 9/9", "P2: pass", "P2: use it", "P2: choose Presidential Office"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Plain Unit 9/9": { rested: true } },
    zones: { "P2.hand": ["Plain Base", "Filler"], "P2.removal": ["Presidential Office"], "P2.shieldSection": 3 },
  },
});

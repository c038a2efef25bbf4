/** GD04: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("GD04-001", 1, {
  cards: [
    { name: "Amuro Ray", apMod: 0, hpMod: 0 },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: [{ card: "GD04-001", pilot: "Amuro Ray" }] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Gundam",
    "P1: target Quarry",
    "P1: use it",
    { cards: { Gundam: { rested: true, pilot: null } }, zones: { "P1.hand": ["Amuro Ray"] } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gundam: { rested: true, pilot: null }, Quarry: { damage: 6 } },
    zones: { "P1.hand": ["Amuro Ray"] },
  },
});

clause("GD04-001", 1, "unmet", {
  cards: [{ name: "Amuro Ray", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD04-001", pilot: "Amuro Ray" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Gundam", { cards: { Gundam: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Gundam: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD04-003", 1, {
  cards: [{ name: "Ally", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD04-003", ...copies("Ally", 3)] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Victory Gundam",
    { cards: { "Victory Gundam": { rested: true } }, zones: { "P1.hand": ["Filler"], "P1.deck": 9 } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Victory Gundam": { rested: true } },
    zones: { "P1.hand": ["Filler"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("GD04-006", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Price", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD04-006", "Price", "Outsider"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: activate V-Dash Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { Price: { rested: true }, Hit: { rested: true } } },
});

clause("GD04-009", 1, {
  cards: [
    { name: "Hit", traits: ["White Base Team"], level: 4, ap: 2, hp: 6 },
    { name: "Rookie", traits: ["White Base Team"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 4, ap: 2, hp: 6 },
    { name: "Kai Shiden", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD04-009", { card: "Hit", rested: true }, "Rookie", "Outsider"], hand: ["Kai Shiden"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Kai Shiden", "P1: choose Guncannon (108) & Guncannon (109)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Guncannon (108) & Guncannon (109)": { pilot: "Kai Shiden" }, Hit: { rested: false } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-013", 1, {
  cards: [
    { name: "Hit", traits: ["League Militaire"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Outsider", traits: ["Nobody"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD04-013", rested: true }, "Hit", "Outsider", "Regular"] },
  P2: { hand: ["Spare"] },
  script: [
    { cards: { "Core Fighter": { keywords: [] }, Hit: { keywords: ["Blocker"] }, Outsider: { keywords: [] }, Regular: { keywords: [] } } },
  ],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-013", 1, "unmet", {
  cards: [
    { name: "Hit", traits: ["League Militaire"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Outsider", traits: ["Nobody"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD04-013", rested: false }, "Hit", "Outsider", "Regular"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Core Fighter": { keywords: [] }, Hit: { keywords: [] }, Outsider: { keywords: [] }, Regular: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-015", 1, {
  cards: [
    { name: "Hit", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Asleep", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", { card: "Asleep", rested: true }], hand: ["GD04-015"] },
  P2: { battleArea: ["Second", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gun EZ", { asked: "P1", options: ["choose Hit", "choose Gun EZ"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Gun EZ": { ap: 2, hp: 3 }, Second: { rested: true } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Asleep", "Gun EZ"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-019", 1, {
  cards: [
    { name: "Seen", traits: ["CB"], level: 5, ap: 2, hp: 6 },
    { name: "Veteran", traits: ["CB"], level: 6, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 5, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: {
    battleArea: [{ card: "GD04-019", rested: true }],
    deck: ["Seen", "Veteran", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  script: [
    "P1: attack with Slayer",
    "P1: target GN Armor Type-D (Trans-Am)",
    { cards: { Slayer: { rested: true } } },
    "P1: pass",
    { asked: "P2", options: ["choose Seen", "decline"] },
    "P2: choose Seen",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Seen"], "P2.trash": ["GN Armor Type-D (Trans-Am)"], "P2.deck": 9 },
  },
});

clause("GD04-028", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD04-028"] },
  P2: { battleArea: ["Hit", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Zakrello",
    "P1: target the player",
    { cards: { Zakrello: { rested: true }, Hit: { keywords: ["Blocker"] } } },
    "P2: pass",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Zakrello: { rested: true }, Hit: { keywords: ["Blocker"] } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-030", 1, {
  cards: [
    { name: "Hit", traits: ["Academy"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD04-030", "Hit", "Outsider"] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Chuchu's Demi Trainer",
    "P1: target the player",
    { cards: { "Chuchu's Demi Trainer": { rested: true } } },
    "P2: pass",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Chuchu's Demi Trainer": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-037", 1, {
  cards: [
    { name: "Ally", traits: ["Super Soldier"], color: "red", apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["GD04-037", { card: "Carrier", pilot: "Ally" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios (Trans-Am)": { keywords: ["First Strike"] }, Carrier: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-037", 1, "unmet", {
  P1: { battleArea: ["GD04-037"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios (Trans-Am)": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-037", 2, {
  cards: [
    { name: "Ally", traits: ["Super Soldier"], color: "green", apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["GD04-037", { card: "Carrier", pilot: "Ally" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios (Trans-Am)": { keywords: ["Breach 3"] }, Carrier: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-037", 2, "unmet", {
  P1: { battleArea: ["GD04-037"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Kyrios (Trans-Am)": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-038", 1, {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD04-038"] },
  P2: { battleArea: ["Foe", { card: "Foe", as: "Foe B" }, "Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gundam Exia"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia": { ap: 2, hp: 1 }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Gundam Exia"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-041", 1, {
  cards: [
    {
      name: "Lull",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
            { op: "rest", target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: { battleArea: ["GD04-041"], hand: ["Lull"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Lull"],
  expect: { asked: "P1", question: "6-5", zones: { "P1.hand": [], "P1.trash": ["Lull"] }, players: { P1: { activeResources: 9 } } },
});

clause("GD04-043", 1, {
  cards: [{ name: "Hit", type: "Base", hp: 5 }],
  P1: { hand: ["GD04-043"] },
  P2: { hand: ["Spare"], baseSection: ["Hit"] },
  script: ["P1: play Zssa (Sleeves)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Zssa (Sleeves)": { ap: 2, hp: 3 }, Hit: { damage: 1 } },
    zones: { "P1.battleArea": ["Zssa (Sleeves)"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-045", 1, {
  cards: [
    { name: "Hit", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Trinity"] },
  ],
  P1: { battleArea: ["GD04-045", "Hit", "Outsider"], hand: ["Rider"] },
  P2: { battleArea: [{ card: "Prey", damage: 1 }, { card: "Asleep", rested: true, damage: 1 }, "Sound"], hand: ["Spare"] },
  script: [
    "P1: pair Rider",
    "P1: choose Gundam Throne Zwei",
    { asked: "P1", options: ["choose Gundam Throne Zwei", "choose Hit"] },
    "P1: choose Hit",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Gundam Throne Zwei": { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-046", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD04-046"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gundam Dynames", "P1: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Dynames": { ap: 4, hp: 4, rested: true }, Hit: { damage: 2 } },
    zones: { "P1.battleArea": ["Gundam Dynames"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD04-051", 1, {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Vulture"] },
  ],
  P1: {
    battleArea: [{ card: "GD04-051", pilot: "Rider" }],
    trash: copies("Ally", 7),
  },
  P2: { battleArea: ["Prey", "Plain", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Airmaster Burst"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Prey", "target Asleep"] },
});

clause("GD04-051", 1, "unmet", {
  cards: [
    { name: "Ally", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Vulture"] },
  ],
  P1: {
    battleArea: [{ card: "GD04-051", pilot: "Rider" }],
    trash: copies("Ally", 6),
  },
  P2: { battleArea: ["Prey", "Plain", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Airmaster Burst"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Asleep"] },
});

clause("GD04-053", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Minerva Squad"] },
    { name: "Giant", level: 2, ap: 2, hp: 9 },
  ],
  P1: { battleArea: [{ card: "GD04-053", pilot: "Rider" }] },
  P2: { battleArea: [{ card: "Giant", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Rey's Blaze Zaku Phantom",
    "P1: target Giant",
    { cards: { "Rey's Blaze Zaku Phantom": { rested: true } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Rey's Blaze Zaku Phantom": { damage: 1, rested: true }, Giant: { damage: 4 } } },
});

clause("GD04-053", 1, "unmet", {
  cards: [
    { name: "Stranger", apMod: 0, hpMod: 0 },
    { name: "Giant", level: 2, ap: 2, hp: 9 },
  ],
  P1: { battleArea: [{ card: "GD04-053", pilot: "Stranger" }] },
  P2: { battleArea: [{ card: "Giant", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Rey's Blaze Zaku Phantom",
    "P1: target Giant",
    { cards: { "Rey's Blaze Zaku Phantom": { rested: true } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { "Rey's Blaze Zaku Phantom": { damage: 2, rested: true }, Giant: { damage: 4 } } },
});

clause("GD04-054", 1, {
  cards: [{ name: "Giant", level: 2, ap: 0, hp: 9 }],
  P1: { battleArea: ["GD04-054"] },
  P2: { battleArea: [{ card: "Giant", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Virtue (Trans-Am)",
    "P1: target Giant",
    { cards: { "Gundam Virtue (Trans-Am)": { rested: true } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Virtue (Trans-Am)": { rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Giant"] },
  },
});

clause("GD04-056", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 3, hp: 6 },
    { name: "Strong", level: 3, ap: 4, hp: 6 },
  ],
  P1: { hand: ["GD04-056"] },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Sword Impulse Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Sword Impulse Gundam": { ap: 3, hp: 3, damage: 1 }, Hit: { rested: true } },
    zones: { "P1.battleArea": ["Sword Impulse Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD04-072", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Riddhe Marcenas", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD04-072"], hand: ["Riddhe Marcenas"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Riddhe Marcenas"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Unicorn Gundam 02 Banshee Norn (Unicorn Mode)": { pilot: "Riddhe Marcenas" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-073", 1, {
  P1: { battleArea: ["GD04-073"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate ∀ Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { "∀ Gundam": { ap: 5 } }, players: { P1: { activeResources: 9 } } },
});

clause("GD04-082", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Rosamia Badam" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD04-082"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: pair Rosamia Badam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, pilot: "Rosamia Badam" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-083", 2, {
  cards: [
    { name: "Hit", traits: ["League Militaire"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Outsider", traits: ["Nobody"], ap: 2, hp: 6, type: "UnitToken" },
    { name: "Regular", traits: ["League Militaire"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-083" }, "Hit", "Outsider", "Regular"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 4, hp: 6 }, Hit: { ap: 3, hp: 6 }, Outsider: { ap: 2, hp: 6 }, Regular: { ap: 2, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-084", 2, {
  cards: [
    { name: "Hit", traits: ["White Base Team"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-084" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { ap: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-086", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Garma Zabi" }] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD04-086", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Host", "Garma Zabi"] },
    players: { P2: { resources: 11, activeResources: 11, exResources: 1 } },
  },
});

clause("GD04-086", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Garma Zabi" }] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD04-086", rested: true }], exResources: 1 },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Host", "Garma Zabi"] },
  },
});

clause("GD04-087", 2, {
  cards: [
    { name: "Hit", traits: ["Academy"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Elan Ceres (Enhanced Person Number 5)" }] },
    { name: "Quarry", level: 2, ap: 2, hp: 9 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-087" }, "Hit", "Outsider"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    "P1: target Quarry",
    { asked: "P1", options: ["choose Hit", "decline"] },
    "P1: choose Hit",
    { cards: { Host: { rested: true } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true }, Hit: { damage: 2 }, Quarry: { damage: 4 } } },
});

clause("GD04-087", 2, "unmet", {
  cards: [
    { name: "Hit", traits: ["Academy"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Quarry", level: 2, ap: 2, hp: 9 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-087" }, "Hit", "Outsider"] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Quarry", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { damage: 2, rested: true }, Quarry: { damage: 4 } } },
});

clause("GD04-091", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Hurt", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", { card: "Hurt", damage: 1 }, "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD04-091", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Slayer: { damage: 5, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Host", "Deux Murasame"] },
  },
});

clause("GD04-092", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Sound", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Michael Trinity" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD04-092"] },
  P2: { battleArea: [{ card: "Hit", damage: 1 }, "Sound"], hand: ["Spare"] },
  script: ["P1: pair Michael Trinity"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Michael Trinity" }, Hit: { damage: 2 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-094", 2, {
  cards: [
    { name: "Hit", color: "purple", level: 3, ap: 2, hp: 6, keywords: ["Suppression"] },
    { name: "Offcolour", color: "red", level: 3, ap: 2, hp: 6, keywords: ["Suppression"] },
    { name: "Plain", color: "purple", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Pala Sys" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD04-094"], trash: ["Hit", "Offcolour", "Plain"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Pala Sys"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Pala Sys" } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Offcolour", "Plain"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-095", 2, {
  cards: [
    { name: "Hit", traits: ["Minerva Squad"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Guard", ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Lunamaria Hawke" }] },
  ],
  P1: { battleArea: ["Host", "Hit", "Outsider"], hand: ["GD04-095"] },
  P2: { battleArea: [{ card: "Guard", rested: true }], hand: ["Spare"] },
  script: [
    "P1: pair Lunamaria Hawke",
    "P1: choose Host",
    "P1: attack with Hit",
    { asked: "P1", options: ["target the player", "target Guard"] },
    "P1: target the player",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Lunamaria Hawke" }, Hit: { rested: true } },
    zones: { "P1.hand": [], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-097", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Loran Cehack" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD04-097"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Loran Cehack"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Loran Cehack" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-099", 2, {
  cards: [
    { name: "Hit", apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Ali al-Saachez" }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-099" }] },
  P2: { battleArea: [{ card: "Carrier", pilot: "Hit" }], hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    { asked: "P1", options: ["choose Hit", "decline"] },
    "P1: choose Hit",
    { cards: { Host: { rested: true }, Carrier: { ap: 2, hp: 5, pilot: null } }, zones: { "P2.hand": ["Spare", "Hit"] } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Carrier: { ap: 2, hp: 5, pilot: null } },
    zones: { "P2.hand": ["Spare", "Hit"], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD04-099", 2, "unmet", {
  cards: [
    { name: "Hit", apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD04-099" }] },
  P2: { battleArea: [{ card: "Carrier", pilot: "Hit" }], hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD04-101", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Friend", ap: 2, hp: 3 },
    {
      name: "Doom",
      type: "Command",
      effects: [
        {
          timing: "Action",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "destroy", target: "t1" },
          ],
        },
      ],
    },
  ],
  P1: { battleArea: ["Hit", "Friend"], hand: ["GD04-101"] },
  P2: { hand: ["Doom"] },
  script: [
    "P1: play Kindhearted",
    "P1: attack with Friend",
    "P2: play Doom",
    { asked: "P2", options: ["choose Hit", "choose Friend"] },
    "P2: choose Hit",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Friend: { rested: true } },
    zones: {
      "P1.hand": ["Filler"],
      "P1.trash": ["Kindhearted"],
      "P2.hand": [],
      "P2.trash": ["Doom", "Filler"],
      "P1.deck": 9,
      "P2.shieldSection": 3,
    },
    players: { P1: { activeResources: 9 }, P2: { activeResources: 9 } },
  },
});

clause("GD04-102", 2, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Awake", level: 5, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD04-102"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Moment of Rest", "P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { Veteran: { rested: false } },
    zones: { "P1.hand": [], "P1.trash": ["Moment of Rest"], "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 9 }, P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD04-103", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["GD04-103"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Spiritual Support"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["Repair 2"] } },
    zones: { "P1.hand": [], "P1.trash": ["Spiritual Support"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-105", 1, {
  cards: [{ name: "Seen", apMod: 1, hpMod: 1, level: 2 }],
  P1: { hand: ["GD04-105"], deck: ["Seen", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Encounter", { asked: "P1", options: ["choose Seen", "decline"] }, "P1: choose Seen"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Seen"], "P1.trash": ["Encounter"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-107", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
    { name: "Second Raider", ap: 1, hp: 5 },
  ],
  P1: { battleArea: ["Raider", "Second Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["GD04-107"] },
  script: [
    "P1: attack with Raider",
    "P1: target the player",
    "P2: play Destined Battle",
    {
      cards: { Raider: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Destined Battle"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
    "P1: attack with Second Raider",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, "Second Raider": { damage: 2, rested: true }, Hit: { damage: 1 } },
    zones: { "P2.hand": [], "P2.trash": ["Destined Battle", "Filler"], "P2.shieldSection": 3 },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD04-109", 1, {
  cards: [
    { name: "Hit", level: 6, ap: 2, hp: 6 },
    { name: "Veteran", level: 7, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD04-109"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Overwhelming Pressure"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Overwhelming Pressure"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD04-111", 1, {
  cards: [
    { name: "Hit", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [...copies("Hit", 3), "Outsider"], hand: ["GD04-111"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Trinity",
    { asked: "P1", options: ["choose Hit", "choose Hit B", "choose Hit C"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "choose Hit C", "done"] },
    "P1: choose Hit B",
    { asked: "P1", options: ["choose Hit C", "done"] },
    "P1: choose Hit C",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 }, "Hit B": { ap: 4 }, "Hit C": { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Trinity"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-112", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
    { name: "Mine", level: 2, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Mine"], hand: ["GD04-112"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Inspector"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Mine: { damage: 1 }, Hit: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Inspector"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-114", 1, {
  cards: [
    { name: "Hit Trans-Am", level: 3, ap: 2, hp: 6 },
    { name: "Nameless", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { trash: ["Hit Trans-Am", "Nameless"], shieldSection: ["GD04-114", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: { "P2.hand": ["Hit Trans-Am"], "P2.trash": ["Nameless", "Reformationist"], "P2.shieldSection": 3 },
  },
});

clause("GD04-114", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit"], hand: ["GD04-114"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: play Reformationist"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 1 }, Second: { damage: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Reformationist"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-118", 1, {
  cards: [
    { name: "Ally", traits: ["UN"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally", { card: "Ally", as: "Ally B" }], hand: ["GD04-118"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play World Distortion"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["World Distortion"], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-118", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["UN"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["GD04-118"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play World Distortion", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD04-122", 3, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Price", traits: ["Earth Federation"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Price", "Outsider"], baseSection: ["GD04-122"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: activate Jaburo"],
  expect: { asked: "P1", question: "6-5", cards: { Price: { rested: true }, Hit: { rested: true } } },
});

clause("GD04-123", 3, {
  cards: [
    { name: "Ally", traits: ["Zeon"], level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Ally", rested: true }], baseSection: ["GD04-123"] },
  script: ["P1: attack with Raider", "P1: target the player", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } } },
});

clause("GD04-123", 3, "unmet", {
  cards: [{ name: "Raider", level: 4, ap: 2, hp: 6 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { baseSection: ["GD04-123"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true }, "A Baoa Qu": { damage: 2 } } },
});

clause("GD04-124", 3, {
  cards: [
    { name: "Hit", traits: ["Academy"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Bonus", type: "Command", effects: [{ timing: "Main", ops: [{ op: "placeEXResource", n: 1 }] }] },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["Bonus"], baseSection: ["GD04-124"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Bonus"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Bonus"] },
    players: { P1: { resources: 11, exResources: 1 } },
  },
});

clause("GD04-126", 3, {
  cards: [{ name: "Raider", level: 3, ap: 3, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { baseSection: ["GD04-126"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { damage: 1, rested: true }, "Izuma Colony": { damage: 3 } } },
});

clause("GD04-127", 2, {
  cards: [
    { name: "Ally", traits: ["Vulture"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: {
    hand: ["GD04-127"],
    trash: copies("Ally", 7),
  },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Freeden Ⅱ"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Freeden Ⅱ": { ap: 0, hp: 5 } },
    zones: {
      "P1.baseSection": ["Freeden Ⅱ"],
      "P1.hand": ["Filler"],
      "P2.battleArea": ["Strong"],
      "P2.trash": ["Hit"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-127", 2, "unmet", {
  cards: [
    { name: "Ally", traits: ["Vulture"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: {
    hand: ["GD04-127"],
    trash: copies("Ally", 6),
  },
  P2: { battleArea: ["Hit", "Strong"], hand: ["Spare"] },
  script: ["P1: play Freeden Ⅱ"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Freeden Ⅱ": { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Freeden Ⅱ"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD04-130", 3, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Price", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { trash: ["Price"], baseSection: ["GD04-130"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: activate Industrial 7"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 1 } }, zones: { "P1.trash": [], "P1.removal": ["Price"] } },
});

/** GD05: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("GD05-001", 1, {
  cards: [
    { name: "Price", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "GD05-001", rested: true }, "Price", { card: "Price", as: "Price B" }, { card: "Asleep", rested: true }] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate V2 Gundam"],
  expect: { asked: "P1", question: "6-5", cards: { "V2 Gundam": { rested: false }, Price: { rested: true }, "Price B": { rested: true } } },
});

clause("GD05-001", 1, {
  cards: [{ name: "Price", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: [{ card: "GD05-001", rested: true }, ...copies("Price", 3)] },
  P2: {},
  script: ["P1: activate V2 Gundam", { asked: "P1", options: ["choose Price", "choose Price B", "choose Price C"] }, "P1: choose Price B"],
  expect: { asked: "P1", question: "9-1-7", options: ["choose Price", "choose Price C"], cards: { "Price B": { rested: true } } },
});

clause("GD05-003", 1, {
  cards: [
    { name: "Ally", traits: ["Orb"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 3, ap: 2, hp: 5 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: {
    battleArea: [
      { card: "GD05-003", rested: true },
      { card: "Carrier", pilot: "Ally" },
    ],
  },
  script: ["P1: attack with Slayer", "P1: target Waldfeld's Murasame", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": ["Carrier"], "P2.hand": ["Filler"], "P2.trash": ["Waldfeld's Murasame"], "P2.deck": 9 },
  },
});

clause("GD05-003", 1, "unmet", {
  cards: [{ name: "Slayer", level: 6, ap: 9, hp: 9 }],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD05-003", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Waldfeld's Murasame", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Waldfeld's Murasame"] },
  },
});

clause("GD05-007", 1, {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["Titans"] }],
  P1: { battleArea: [{ card: "GD05-007", pilot: "Rider" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Asshimar: { ap: 3, hp: 4, keywords: ["Repair 1"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-007", 1, "unmet", {
  cards: [{ name: "Stranger", apMod: 0, hpMod: 0 }],
  P1: { battleArea: [{ card: "GD05-007", pilot: "Stranger" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Asshimar: { ap: 1, hp: 4, keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-011", 1, {
  cards: [
    { name: "Hit", traits: ["Earth Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Asleep", traits: ["Earth Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", { card: "Asleep", rested: true }], hand: ["GD05-011"] },
  P2: { battleArea: [{ card: "Second", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Calamity Gundam & Raider Gundam", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Calamity Gundam & Raider Gundam": { ap: 4, hp: 4 }, Second: { damage: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Asleep", "Calamity Gundam & Raider Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD05-012", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Biological CPU"] },
  ],
  P1: { battleArea: ["GD05-012"], hand: ["Rider"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Forbidden Gundam": { pilot: "Rider" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Veteran", "Awake"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-016", 1, {
  cards: [{ name: "Friend", traits: ["Orb"], level: 1, ap: 2, hp: 6, cost: 1 }],
  P1: { battleArea: ["GD05-016"], hand: ["Friend"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Friend"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Murasame: { keywords: ["High-Maneuver"] }, Friend: { ap: 2, hp: 6 } },
    zones: { "P1.battleArea": ["Murasame", "Friend"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-017", 1, {
  cards: [
    { name: "Hit", traits: ["Londo Bell"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD05-017"], hand: ["Rider"], trash: [...copies("Hit", 3), "Outsider"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: pair Rider", { asked: "P1", options: ["choose Hit", "choose Hit B", "choose Hit C", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Nu Gundam": { damage: 2, pilot: "Rider" }, Second: { damage: 5 } },
    zones: { "P1.hand": [], "P1.trash": ["Outsider"], "P1.removal": ["Hit", "Hit B", "Hit C"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-019", 1, {
  cards: [
    { name: "Seen", traits: ["Londo Bell"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: {
    battleArea: [{ card: "GD05-019", rested: true }],
    deck: ["Seen", "Outsider", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  script: [
    "P1: attack with Slayer",
    "P1: target Re-GZ",
    { cards: { Slayer: { rested: true } } },
    "P1: pass",
    { asked: "P2", options: ["choose Seen", "decline"] },
    "P2: choose Seen",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Seen"], "P2.trash": ["Re-GZ"], "P2.deck": 9 },
  },
});

clause("GD05-020", 2, {
  cards: [{ name: "Ally", traits: ["Londo Bell"], level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD05-020"], trash: ["Ally", { card: "Ally", as: "Ally B" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Nu Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Nu Gundam": { ap: 4, hp: 4 } },
    zones: { "P1.battleArea": ["Nu Gundam"], "P1.hand": [] },
    players: { P1: { resources: 11, activeResources: 7, exResources: 1 } },
  },
});

clause("GD05-020", 2, "unmet", {
  cards: [{ name: "Ally", traits: ["Londo Bell"], level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD05-020"], trash: ["Ally"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Nu Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Nu Gundam": { ap: 4, hp: 4 } },
    zones: { "P1.battleArea": ["Nu Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD05-024", 1, {
  cards: [
    { name: "Hit", traits: ["Earth Federation"], color: "green", apMod: 1, hpMod: 1, level: 2 },
    { name: "Outsider", traits: ["Nobody"], color: "green", apMod: 1, hpMod: 1, level: 2 },
    { name: "Offcolour", traits: ["Earth Federation"], color: "red", apMod: 1, hpMod: 1, level: 2 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD05-024", rested: true }], hand: ["Card A", "Card B"], trash: ["Hit", "Outsider", "Offcolour"] },
  script: [
    "P1: attack with Slayer",
    "P1: target Gundam AGE-2 Normal (SP Ver.)",
    { cards: { Slayer: { rested: true } } },
    "P2: pass",
    "P1: pass",
    { asked: "P2", options: ["choose Card A", "choose Card B", "choose Hit"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Outsider", "Offcolour", "Gundam AGE-2 Normal (SP Ver.)", "Hit"] },
  },
});

clause("GD05-025", 1, {
  cards: [{ name: "Seen", type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] }],
  P1: { hand: ["GD05-025"], deck: ["Seen", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Demi Barding",
    { asked: "P1", options: ["choose Seen", "choose Spare", "choose Spare (2)", "decline"] },
    "P1: choose Seen",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Demi Barding": { ap: 3, hp: 2 } },
    zones: { "P1.battleArea": ["Demi Barding"], "P1.hand": ["Seen"], "P1.deck": 9 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD05-028", 1, {
  cards: [
    { name: "Hit", traits: ["Londo Bell"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 4, hp: 6 },
    { name: "Strong", level: 3, ap: 5, hp: 6 },
    { name: "Asleep", level: 3, ap: 4, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD05-028"] },
  P2: { battleArea: ["Prey", "Strong", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [
    "P1: play Kayra's Jegan",
    { asked: "P1", options: ["choose Hit", "choose Kayra's Jegan"] },
    "P1: choose Hit",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Kayra's Jegan": { ap: 2, hp: 3 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Kayra's Jegan"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD05-030", 1, {
  cards: [{ name: "Prey", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: [{ card: "GD05-030", deployedThisTurn: true }] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Michaelis", "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Michaelis: { damage: 2, rested: true }, Prey: { damage: 3 } } },
});

clause("GD05-038", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Price", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD05-038", ...copies("Price", 3), "Outsider"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [
    "P1: activate Gundam Throne Eins (GN High Mega Launcher)",
    { asked: "P1", options: ["choose Gundam Throne Eins (GN High Mega Launcher)", "choose Price", "choose Price B", "choose Price C"] },
    "P1: choose Price",
    { asked: "P1", options: ["choose Gundam Throne Eins (GN High Mega Launcher)", "choose Price B", "choose Price C"] },
    "P1: choose Price B",
    { asked: "P1", options: ["choose Gundam Throne Eins (GN High Mega Launcher)", "choose Price C"] },
    "P1: choose Price C",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Price: { rested: true }, "Price B": { rested: true }, "Price C": { rested: true }, Hit: { damage: 4 } },
  },
});

clause("GD05-054", 1, {
  cards: [
    {
      name: "Sacrifice",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
            { op: "destroy", target: "t1" },
          ],
        },
      ],
    },
    { name: "Victim" },
  ],
  P1: { battleArea: ["GD05-054", "Victim"], hand: ["Sacrifice"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Sacrifice", "P1: choose Victim"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.battleArea": ["Alpha Azieru"], "P1.hand": ["Filler"], "P1.trash": ["Victim", "Sacrifice"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-059", 1, {
  cards: [
    { name: "Hit", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Asleep", traits: ["Gjallarhorn"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD05-059", "Hit", "Outsider", { card: "Asleep", rested: true }] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Barbatos Lupus",
    {
      cards: { "Gundam Barbatos Lupus": { rested: true, keywords: ["High-Maneuver"] }, Hit: { rested: true } },
      zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Barbatos Lupus": { rested: true, keywords: ["High-Maneuver"] }, Hit: { rested: true } },
    zones: { "P1.hand": ["Filler"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("GD05-060", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD05-060"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Gundam Flauros (Ryusei-Go)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Flauros (Ryusei-Go)": { ap: 5, hp: 3 } },
    zones: { "P1.battleArea": ["Gundam Flauros (Ryusei-Go)"], "P1.hand": [], "P2.battleArea": ["Veteran"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD05-067", 1, {
  cards: [{ name: "Foe", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD05-067"] },
  P2: { battleArea: [{ card: "Foe", rested: true }], hand: ["Spare"] },
  script: [{ cards: { "Wing Gundam Zero (EW)": { keywords: ["Suppression"] }, Foe: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-067", 1, "unmet", {
  P1: { battleArea: ["GD05-067"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Wing Gundam Zero (EW)": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-070", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Hit", traits: ["Preventer"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Unlinked", traits: ["Preventer"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: {
    battleArea: [
      "GD05-070",
      { card: "Hit", pilot: "Ace", rested: true },
      { card: "Outsider", pilot: "Ace", rested: true },
      { card: "Unlinked", rested: true },
    ],
  },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Tallgeese Ⅲ",
    "P1: target Prey",
    { cards: { "Tallgeese Ⅲ": { rested: true } } },
    "P2: pass",
    { absent: [{ wish: "attack with Hit", rule: "1-3-3" }] },
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Tallgeese Ⅲ": { rested: true }, Hit: { rested: false } },
    zones: { "P2.battleArea": [], "P2.trash": ["Prey"] },
  },
});

clause("GD05-071", 1, {
  cards: [
    { name: "Ally", traits: ["G Team"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD05-071", "Ally"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Sandrock Custom (EW)",
    { cards: { "Gundam Sandrock Custom (EW)": { rested: true }, Hit: { ap: 0 } } },
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Sandrock Custom (EW)": { rested: true }, Hit: { ap: 0 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD05-071", 1, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD05-071"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: attack with Gundam Sandrock Custom (EW)", { cards: { "Gundam Sandrock Custom (EW)": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Sandrock Custom (EW)": { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD05-072", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Gundam Fighter"] },
  ],
  P1: { battleArea: ["GD05-072"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Rising Gundam": { pilot: "Rider" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-073", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD05-073"] },
  P2: { battleArea: [{ card: "Hit", rested: true }, "Awake"], hand: ["Spare"] },
  script: ["P1: play Altron Gundam (EW)", "P1: end the main phase", "P2: pass"],
  expect: {
    asked: "P2",
    question: "6-5",
    cards: { "Altron Gundam (EW)": { ap: 5, hp: 5 } },
    zones: { "P1.battleArea": ["Altron Gundam (EW)"], "P1.hand": [], "P2.hand": ["Spare", "Filler"], "P2.deck": 9 },
    players: { P1: { activeResources: 5 }, P2: { resources: 11, activeResources: 11 } },
  },
});

clause("GD05-074", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD05-074", rested: true }], hand: ["Card A", "Card B"] },
  script: [
    "P1: attack with Slayer",
    "P1: target Noin's Taurus",
    { cards: { Slayer: { rested: true } } },
    "P2: pass",
    "P1: pass",
    { asked: "P2", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P2: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 3, rested: true } },
    zones: { "P2.battleArea": [], "P2.hand": ["Card B", "Filler"], "P2.trash": ["Noin's Taurus", "Card A"], "P2.deck": 9 },
  },
});

clause("GD05-079", 1, {
  cards: [
    { name: "Ally", traits: ["G Team"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD05-079", "Ally"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: activate Gundam Heavyarms Custom (EW)"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 1 } } },
});

clause("GD05-079", 1, "unmet", {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD05-079"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate Gundam Heavyarms Custom (EW)", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-081", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, traits: ["Orb"], link: [{ pilotNameIncludes: "Kira Yamato" }] }],
  P1: { battleArea: ["Host"], hand: ["GD05-081"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Kira Yamato"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Kira Yamato" } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-081", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Kira Yamato" }] }],
  P1: { battleArea: ["Host"], hand: ["GD05-081"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Kira Yamato"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Kira Yamato" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-082", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Andrew Waldfeld" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-082" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["Repair 2"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-082", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-082" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-083", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 1 },
    { name: "Sturdy", level: 3, ap: 2, hp: 2 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["GD05-083"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: pair Cagalli Yula Athha"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Cagalli Yula Athha" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Sturdy"], "P2.hand": ["Spare", "Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-085", 2, {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-085", damage: 2 }] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { damage: 0, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Prey"] },
  },
});

clause("GD05-087", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, traits: ["Academy"] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-087" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: ["High-Maneuver"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-087", 2, "unmet", {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5 }],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-087" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-092", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Auel Neider" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-092" }] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { ap: 6, rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD05-092", 2, "unmet", {
  cards: [
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Auel Neider" }] },
    { name: "Quarry", level: 2, ap: 0, hp: 9 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-092" }] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Quarry", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true }, Quarry: { damage: 4 } } },
});

clause("GD05-093", 2, {
  cards: [
    { name: "Hit", traits: ["Neo Zeon"], type: "Base", hp: 5 },
    { name: "Outsider", traits: ["Nobody"], type: "Base", hp: 5 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Char Aznable" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD05-093"], trash: ["Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Char Aznable", { asked: "P1", options: ["choose Hit", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Char Aznable" }, Hit: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Hit"], "P1.hand": [], "P1.trash": ["Outsider"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-096", 2, {
  cards: [
    { name: "Hit", traits: ["Tekkadan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-096", damage: 2 }, { card: "Hit", damage: 3 }, "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: use it", { cards: { Host: { damage: 3, rested: true }, Hit: { damage: 2 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { damage: 3, rested: true }, Hit: { damage: 2 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD05-099", 2, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD05-099" }], hand: ["Card A", "Card B"] },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    "P1: target Prey",
    { cards: { Host: { rested: true } } },
    "P2: pass",
    "P1: pass",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P1: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P2.battleArea": [], "P2.trash": ["Prey"], "P1.deck": 9 },
  },
});

clause("GD05-100", 2, {
  cards: [
    { name: "Hit", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: ["Host"], hand: ["GD05-100"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Quatre Raberba Winner"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Quatre Raberba Winner" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-105", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD05-105"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Exclusively Defense-Oriented Policy"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.hand": [],
      "P1.trash": ["Exclusively Defense-Oriented Policy"],
      "P2.battleArea": ["Veteran"],
      "P2.hand": ["Spare", "Hit"],
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-110", 2, {
  cards: [
    { name: "Ally Master Gundam", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally Master Gundam"], hand: ["GD05-110"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Darkness Finger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Darkness Finger"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-110", 2, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { hand: ["GD05-110"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: play Darkness Finger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Darkness Finger"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-111", 1, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["GD05-111", "Card A", "Card B"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Airframe Seizure", { asked: "P1", options: ["choose Card A", "choose Card B"] }, "P1: choose Card A"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Card B", "Filler", "Filler"], "P1.trash": ["Card A", "Airframe Seizure"], "P1.deck": 8 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-114", 1, {
  cards: [
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Mine", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Mine"], hand: ["GD05-114"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Widespread Annihilation"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: {
      "P1.battleArea": [],
      "P1.hand": [],
      "P1.trash": ["Mine", "Widespread Annihilation"],
      "P2.battleArea": ["Veteran"],
      "P2.trash": ["Hit"],
    },
    players: { P1: { activeResources: 4 } },
  },
});

clause("GD05-115", 2, {
  cards: [
    { name: "Hit", traits: ["Neo Zeon"], apMod: 1, hpMod: 1, level: 2 },
    { name: "Outsider", traits: ["Nobody"], apMod: 1, hpMod: 1, level: 2 },
  ],
  P1: { hand: ["GD05-115"], trash: ["Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Newtype Labs Director"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Outsider", "Newtype Labs Director"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD05-116", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD05-116"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Veteran's Pride"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Veteran's Pride"], "P2.battleArea": ["Veteran"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-126", 3, {
  cards: [{ name: "Ally Gundam Aerial", level: 5, ap: 2, hp: 6 }],
  P1: { battleArea: ["Ally Gundam Aerial"], baseSection: ["GD05-126"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Quiet Zero"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Gundnode: { ap: 2, hp: 2, keywords: ["Breach 1"] } },
    zones: { "P1.battleArea": ["Ally Gundam Aerial", "Gundnode"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD05-126", 3, "unmet", {
  P1: { baseSection: ["GD05-126"] },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate Quiet Zero", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD05-127", 3, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Hit with Blocker", ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Friend", traits: ["Phantom Pain"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: { battleArea: ["Friend"], hand: ["Ace"], baseSection: ["GD05-127"] },
  P2: { battleArea: ["Hit with Blocker"], hand: ["Spare"] },
  script: ["P1: pair Ace", "P1: attack with Friend", { absent: [{ wish: "block with Hit with Blocker", rule: "7-4-1" }] }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Friend: { rested: true, pilot: "Ace" } },
    zones: { "P1.hand": [], "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD05-128", 3, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["MF"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }, "Hit"], baseSection: ["GD05-128"] },
  P2: { hand: ["Spare"] },
  script: ["P1: activate Gundam Fight", { asked: "P1", options: ["choose Ally", "choose Hit"] }, "P1: choose Hit"],
  expect: { asked: "P1", question: "6-5", cards: { Hit: { ap: 4 }, "Gundam Fight": { rested: true } } },
});

clause("GD05-128", 3, "unmet", {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], baseSection: ["GD05-128"] },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "activate Gundam Fight", rule: "9-2-1" }] }],
  expect: { asked: "P1", question: "6-5" },
});

/** GD03: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause, copies } from "./clause.ts";

clause("GD03-004", 1, {
  cards: [
    { name: "Ally", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD03-004", "Ally", { card: "Ally", as: "Ally B" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: attack with Hambrabi", { cards: { Hambrabi: { rested: true }, Hit: { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hambrabi: { rested: true }, Hit: { rested: true } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-004", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 5 },
    { name: "Sturdy", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD03-004", "Ally"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: attack with Hambrabi", { cards: { Hambrabi: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Hambrabi: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD03-005", 1, {
  P1: { hand: ["GD03-005"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Kshatriya Besserung"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Kshatriya Besserung": { ap: 4, hp: 4, keywords: ["Repair 1"] } },
    zones: { "P1.battleArea": ["Kshatriya Besserung"], "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD03-006", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
  ],
  P1: { hand: ["GD03-006"] },
  P2: { battleArea: ["Hit", { card: "Hit", as: "Hit B" }, "Sturdy"], hand: ["Spare"] },
  script: [
    "P1: play Penelope (Middle Form)",
    { asked: "P1", options: ["choose Hit", "choose Hit B"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Hit B", "done"] },
    "P1: choose Hit B",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Penelope (Middle Form)": { ap: 4, hp: 4 }, Hit: { rested: true }, "Hit B": { rested: true } },
    zones: { "P1.battleArea": ["Penelope (Middle Form)"], "P1.hand": [] },
    players: { P1: { activeResources: 5 } },
  },
});

clause("GD03-007", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Sturdy", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "GD03-007", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Gundam NT-1 Full Armor", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, Slayer: { damage: 2, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Gundam NT-1 Full Armor"] },
  },
});

clause("GD03-013", 1, {
  cards: [{ name: "Ally", traits: ["Jupitris"], level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["GD03-013", "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Hizack: { ap: 3, hp: 2, keywords: ["Repair 1"] }, Ally: { ap: 2, hp: 6, keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-013", 1, "unmet", {
  P1: { battleArea: ["GD03-013"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Hizack: { ap: 2, hp: 2, keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-018", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD03-018"] },
  P2: { battleArea: ["Hit", "Plain"], hand: ["Spare"] },
  script: ["P1: attack with Altron Gundam", { cards: { "Altron Gundam": { rested: true }, Hit: { damage: 5 } } }, "P2: pass", "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Altron Gundam": { rested: true }, Hit: { damage: 5 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-019", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
    { name: "Decoy", ap: 1, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: {
    battleArea: [
      { card: "GD03-019", pilot: "Rider", rested: true },
      { card: "Decoy", rested: true },
      { card: "GD03-019", pilot: "Rider", rested: true, as: "Twin" },
    ],
  },
  script: ["P1: attack with Raider"],
  expect: { asked: "P1", question: "7-3-1", options: ["target Gundam AGE-2 Normal", "target Twin"] },
});

clause("GD03-019", 1, "unmet", {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
    { name: "Decoy", ap: 1, hp: 5 },
  ],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: {
    battleArea: [
      { card: "GD03-019", pilot: "Rider", rested: false },
      { card: "Decoy", rested: true },
      { card: "GD03-019", pilot: "Rider", rested: false, as: "Twin" },
    ],
  },
  script: ["P1: attack with Raider"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Decoy"] },
});

clause("GD03-019", 2, {
  cards: [{ name: "Asemu Asuno", apMod: 0, hpMod: 0 }],
  P1: { battleArea: ["GD03-019"], hand: ["Asemu Asuno"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Asemu Asuno"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam AGE-2 Normal": { pilot: "Asemu Asuno" } },
    zones: { "P1.hand": [] },
    players: { P1: { resources: 11, exResources: 1 } },
  },
});

clause("GD03-021", 1, {
  cards: [
    { name: "Hit", traits: ["Operation Meteor"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD03-021"] },
  P2: { battleArea: ["Prey", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: [
    "P1: play Gundam Deathscythe Hell",
    { asked: "P1", options: ["choose Hit", "choose Gundam Deathscythe Hell"] },
    "P1: choose Hit",
    "P1: attack with Hit",
  ],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    cards: { "Gundam Deathscythe Hell": { ap: 6, hp: 5 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Gundam Deathscythe Hell"], "P1.hand": [] },
    players: { P1: { activeResources: 3 } },
  },
});

clause("GD03-022", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Allelujah Haptism", apMod: 0, hpMod: 0 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "GD03-022", pilot: "Allelujah Haptism" }] },
  P2: { battleArea: ["Hit", "Veteran", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Kyrios", "P1: target Prey", { cards: { "Gundam Kyrios": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kyrios": { rested: true }, Hit: { damage: 1 } },
    zones: { "P2.battleArea": ["Hit", "Veteran"], "P2.trash": ["Prey"] },
  },
});

clause("GD03-022", 1, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: [{ card: "GD03-022", pilot: "Stranger" }] },
  P2: { battleArea: ["Hit", "Veteran", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Gundam Kyrios", "P1: target Prey", { cards: { "Gundam Kyrios": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kyrios": { rested: true } },
    zones: { "P2.battleArea": ["Hit", "Veteran"], "P2.trash": ["Prey"] },
  },
});

clause("GD03-023", 1, {
  cards: [
    { name: "Hit", traits: ["AGE System"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Bonus", type: "Command", effects: [{ timing: "Main", ops: [{ op: "placeEXResource", n: 1 }] }] },
  ],
  P1: { battleArea: ["GD03-023", "Hit", "Outsider"], hand: ["Bonus"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Bonus"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { keywords: ["High-Maneuver"] } },
    zones: { "P1.hand": [], "P1.trash": ["Bonus"] },
    players: { P1: { resources: 11, exResources: 1 } },
  },
});

clause("GD03-024", 1, {
  cards: [
    { name: "Ally", traits: ["Cyclops Team"], level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Cyclops Team"] },
  ],
  P1: { battleArea: [{ card: "GD03-024", as: "the first Hy-Gogg" }, "Ally"], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider", "P1: choose the first Hy-Gogg"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "the first Hy-Gogg": { pilot: "Rider" } },
    zones: { "P1.battleArea": ["the first Hy-Gogg", "Ally", "Hy-Gogg"], "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-024", 1, "unmet", {
  cards: [{ name: "Rider", apMod: 0, hpMod: 0, traits: ["Cyclops Team"] }],
  P1: { battleArea: [{ card: "GD03-024", as: "the first Hy-Gogg" }], hand: ["Rider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "the first Hy-Gogg": { pilot: "Rider" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-029", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, keywords: ["Blocker"] },
    { name: "Plain", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: { battleArea: ["GD03-029"] },
  P2: { battleArea: ["Hit", "Plain", { card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Gundam Heavyarms Custom",
    "P1: target Prey",
    { cards: { "Gundam Heavyarms Custom": { rested: true } } },
    "P2: pass",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Heavyarms Custom": { rested: true }, Hit: { damage: 2 } },
    zones: { "P2.battleArea": ["Hit", "Plain"], "P2.trash": ["Prey"] },
  },
});

clause("GD03-030", 1, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
  ],
  P1: { battleArea: [{ card: "Ally", pilot: "Ace" }], hand: ["GD03-030"], resourceArea: 2, restedResources: 1 },
  P2: { hand: ["Spare"] },
  script: ["P1: play Gundam Kyrios (Tail Unit Flight Mode)"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kyrios (Tail Unit Flight Mode)": { ap: 3, hp: 4 } },
    zones: { "P1.battleArea": ["Ally", "Gundam Kyrios (Tail Unit Flight Mode)"], "P1.hand": [] },
    players: { P1: { activeResources: 0 } },
  },
});

clause("GD03-030", 1, "unmet", {
  P1: { hand: ["GD03-030"], resourceArea: 2, restedResources: 1 },
  P2: { hand: ["Spare"] },
  script: [{ asked: "P1", absent: [{ wish: "play Gundam Kyrios (Tail Unit Flight Mode)", rule: "2-9" }] }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-036", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Hathaway Noa", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD03-036"], hand: ["Hathaway Noa"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Hathaway Noa"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Ξ Gundam (Flight Form)": { pilot: "Hathaway Noa" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-037", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0, traits: ["Newtype"] },
    { name: "Quarry", level: 3, ap: 2, hp: 6, effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Parry", type: "Command", effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] },
  ],
  P1: { battleArea: [{ card: "GD03-037", pilot: "Rider" }] },
  P2: { battleArea: [{ card: "Quarry", rested: true }], hand: ["Parry"] },
  script: [
    { cards: { Bertigo: { keywords: [] }, Quarry: { keywords: [] } } },
    "P1: attack with Bertigo",
    "P1: target Quarry",
    { cards: { Bertigo: { rested: true, keywords: ["First Strike"] } } },
    "P2: pass",
  ],
  expect: { asked: "P1", question: "6-5", cards: { Bertigo: { damage: 2, rested: true }, Quarry: { damage: 4 } } },
});

clause("GD03-038", 1, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
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
  P1: { battleArea: ["GD03-038", "Hit", "Outsider"], hand: ["Lull"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Lull",
    "P1: choose GuAIZ (Commander Type)",
    { asked: "P1", options: ["choose GuAIZ (Commander Type)", "choose Hit"] },
    "P1: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "GuAIZ (Commander Type)": { rested: true }, Hit: { ap: 4 } },
    zones: { "P1.hand": [], "P1.trash": ["Lull"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-039", 1, {
  cards: [
    { name: "Hit", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Asleep", traits: ["Clan"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Strong", level: 3, ap: 3, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider", { card: "Asleep", rested: true }], hand: ["GD03-039"] },
  P2: { battleArea: ["Second", "Strong"], hand: ["Spare"] },
  script: ["P1: play Red Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, "Red Gundam": { ap: 2, hp: 4 }, Second: { damage: 2 } },
    zones: { "P1.battleArea": ["Hit", "Outsider", "Asleep", "Red Gundam"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD03-041", 1, {
  cards: [{ name: "Hit", type: "Base", hp: 5 }],
  P1: { hand: ["GD03-041"] },
  P2: { hand: ["Spare"], baseSection: ["Hit"] },
  script: ["P1: play Patulia"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Patulia: { ap: 5, hp: 6 }, Hit: { damage: 3 } },
    zones: { "P1.battleArea": ["Patulia"], "P1.hand": [] },
    players: { P1: { activeResources: 4 } },
  },
});

clause("GD03-042", 1, {
  cards: [
    { name: "Prey", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Asleep", level: 5, ap: 2, hp: 6 },
    { name: "Booster", apMod: 2, hpMod: 0 },
  ],
  P1: { battleArea: [{ card: "GD03-042", pilot: "Booster" }] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Duel Gundam (Assault Shroud)"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Prey", "target Asleep"] },
});

clause("GD03-042", 1, "unmet", {
  cards: [
    { name: "Prey", level: 5, ap: 2, hp: 6 },
    { name: "Veteran", level: 6, ap: 2, hp: 6 },
    { name: "Asleep", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["GD03-042"] },
  P2: { battleArea: ["Prey", "Veteran", { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Duel Gundam (Assault Shroud)"],
  expect: { asked: "P1", question: "7-3-1", options: ["target the player", "target Asleep"] },
});

clause("GD03-043", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD03-043"], hand: ["Rider"] },
  P2: { battleArea: ["Hit"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Messer Type-F02": { pilot: "Rider" }, Hit: { damage: 1 } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-044", 1, {
  P1: { hand: ["GD03-044"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Daughtress Flyer"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Daughtress Flyer": { ap: 2, hp: 3 }, Daughtress: { ap: 0, hp: 1, rested: true } },
    zones: { "P1.battleArea": ["Daughtress Flyer", "Daughtress"], "P1.hand": [] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD03-045", 1, {
  cards: [{ name: "Ally", ap: 2, hp: 6, type: "UnitToken" }],
  P1: { battleArea: ["GD03-045", "Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Balient: { ap: 3, hp: 4 }, Ally: { ap: 2, hp: 6 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-045", 1, "unmet", {
  P1: { battleArea: ["GD03-045"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Balient: { ap: 2, hp: 4 } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-048", 1, {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"], shieldSection: 3 },
  P2: { shieldSection: [{ card: "GD03-048", as: "the card" }, "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass", "P2: use it"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, GFreD: { ap: 4, hp: 3, rested: true } },
    zones: { "P2.battleArea": ["GFreD"], "P2.trash": ["the card"], "P2.shieldSection": 3 },
  },
});

clause("GD03-048", 1, "unmet", {
  cards: [{ name: "Raider", level: 3, ap: 2, hp: 5 }],
  P1: { battleArea: ["Raider"], hand: ["Spare"] },
  P2: { shieldSection: ["GD03-048", "Spare", "Spare", "Spare"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.trash": ["GFreD"], "P2.shieldSection": 3 } },
});

clause("GD03-049", 1, {
  cards: [
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Other", level: 3, ap: 2, hp: 6 },
  ],
  P1: {
    battleArea: ["GD03-049"],
    trash: copies("Ally", 10),
  },
  P2: { battleArea: ["Hit", "Other"], hand: ["Spare"] },
  script: ["P1: attack with Gundam Exia (Trans-Am)", { cards: { "Gundam Exia (Trans-Am)": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia (Trans-Am)": { rested: true } },
    zones: { "P2.battleArea": ["Other"], "P2.trash": ["Filler", "Filler", "Hit"], "P2.shieldSection": 2 },
  },
});

clause("GD03-049", 1, "unmet", {
  cards: [
    { name: "Ally", traits: ["CB"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 2 },
    { name: "Other", level: 3, ap: 2, hp: 6 },
  ],
  P1: {
    battleArea: ["GD03-049"],
    trash: copies("Ally", 9),
  },
  P2: { battleArea: ["Hit", "Other"], hand: ["Spare"] },
  script: ["P1: attack with Gundam Exia (Trans-Am)", { cards: { "Gundam Exia (Trans-Am)": { rested: true } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Exia (Trans-Am)": { rested: true } },
    zones: { "P2.trash": ["Filler", "Filler"], "P2.shieldSection": 2 },
  },
});

clause("GD03-055", 1, {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
    { name: "Rider", apMod: 0, hpMod: 0, color: "purple" },
  ],
  P1: { battleArea: ["GD03-055"], hand: ["Rider"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Hajiroboshi (2nd Form)": { pilot: "Rider" } },
    zones: { "P1.hand": [], "P2.battleArea": ["Veteran"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-055", 1, "unmet", {
  cards: [
    { name: "Hit", level: 2, ap: 2, hp: 6 },
    { name: "Veteran", level: 3, ap: 2, hp: 6 },
    { name: "Stranger", apMod: 0, hpMod: 0, color: "red", level: 1 },
  ],
  P1: { battleArea: ["GD03-055"], hand: ["Stranger"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Stranger"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Hajiroboshi (2nd Form)": { pilot: "Stranger" } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-064", 1, {
  cards: [
    { name: "Hit", traits: ["X-Rounder"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["Card A", "Card B", "GD03-064"], trash: ["Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Defurse",
    { asked: "P1", options: ["choose Hit", "decline"] },
    "P1: choose Hit",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Hit"] },
    "P1: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Defurse: { ap: 2, hp: 5 } },
    zones: { "P1.battleArea": ["Defurse"], "P1.hand": ["Card A", "Card B"], "P1.trash": ["Outsider", "Hit"] },
    players: { P1: { activeResources: 6 } },
  },
});

clause("GD03-067", 1, {
  cards: [{ name: "Hit", level: 3, ap: 2, hp: 6 }],
  P1: { battleArea: ["Hit"], hand: ["GD03-067"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Rouei", { asked: "P1", options: ["choose Hit", "choose Rouei", "decline"] }, "P1: choose Hit"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 3, damage: 1 }, Rouei: { ap: 3, hp: 4 } },
    zones: { "P1.battleArea": ["Hit", "Rouei"], "P1.hand": [] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD03-068", 1, {
  cards: [{ name: "Ally", type: "Base", hp: 5 }],
  P1: { battleArea: ["GD03-068"], baseSection: ["Ally"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Hajiroboshi": { keywords: ["Blocker"] }, Ally: { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-068", 1, "unmet", {
  P1: { battleArea: ["GD03-068"] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { "Gundam Hajiroboshi": { keywords: [] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-072", 1, {
  cards: [
    { name: "Ally", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { battleArea: ["Ally"], hand: ["Card A", "Card B", "GD03-072"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: play Aile Strike Gundam",
    { asked: "P1", options: ["choose Card A", "choose Card B", "choose Filler"] },
    "P1: choose Card A",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aile Strike Gundam": { ap: 3, hp: 4, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Ally", "Aile Strike Gundam"], "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P1.deck": 9 },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD03-072", 1, "unmet", {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
  ],
  P1: { hand: ["Card A", "Card B", "GD03-072"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Aile Strike Gundam"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Aile Strike Gundam": { ap: 3, hp: 4, keywords: ["Blocker"] } },
    zones: { "P1.battleArea": ["Aile Strike Gundam"], "P1.hand": ["Card A", "Card B"] },
    players: { P1: { activeResources: 7 } },
  },
});

clause("GD03-080", 1, {
  cards: [
    { name: "Hit", traits: ["Gjallarhorn"], type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Outsider", traits: ["Nobody"], type: "Command", level: 2, effects: [{ timing: "Main", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Gaelio Bauduin", apMod: 0, hpMod: 0 },
  ],
  P1: { battleArea: ["GD03-080"], hand: ["Gaelio Bauduin"], trash: ["Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Gaelio Bauduin"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Gundam Kimaris Trooper (Trooper Mode)": { pilot: "Gaelio Bauduin" } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Outsider"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-084", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6, traits: ["Jupitris"] },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Paptimus Scirocco" }] },
  ],
  P1: { battleArea: ["Host", "Hit"], hand: ["GD03-084"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Paptimus Scirocco", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Paptimus Scirocco" }, Hit: { keywords: ["Repair 2"] } },
    zones: { "P1.hand": ["Filler"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-084", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, traits: ["Jupitris"], link: [{ pilotNameIncludes: "Paptimus Scirocco" }] },
  ],
  P1: { battleArea: ["Host", "Hit"], hand: ["GD03-084"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Paptimus Scirocco", "P1: choose Host"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 7, pilot: "Paptimus Scirocco" }, Hit: { keywords: ["Repair 2"] } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-086", 2, {
  cards: [
    { name: "Hit", traits: ["Titans"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD03-086" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { ap: 3 } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { ap: 3 } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-087", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Sarah Zabiarov" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD03-087"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: pair Sarah Zabiarov"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 4, hp: 6, pilot: "Sarah Zabiarov" }, Hit: { rested: true } },
    zones: { "P1.hand": [] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-088", 2, {
  cards: [{ name: "Host", level: 4, ap: 3, hp: 5, traits: ["AGE System"], link: [{ pilotNameIncludes: "Asemu Asuno" }] }],
  P1: { battleArea: [{ card: "Host", pilot: "GD03-088" }] },
  P2: { hand: ["Spare"] },
  script: [{ cards: { Host: { ap: 6, hp: 6, keywords: ["Breach 1"] } } }],
  expect: { asked: "P1", question: "6-5" },
});

clause("GD03-090", 2, {
  cards: [
    { name: "Hit", traits: ["Cyclops Team"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD03-090" }, "Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true }, Hit: { keywords: ["Breach 1"] } } }, "P2: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true }, Hit: { keywords: ["Breach 1"] } },
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
  },
});

clause("GD03-091", 2, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], type: "Base", hp: 5 },
    { name: "Outsider", traits: ["Nobody"], type: "Base", hp: 5 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Rau Le Creuset" }] },
  ],
  P1: { battleArea: ["Host"], hand: ["GD03-091"], trash: ["Hit", "Outsider"] },
  P2: { hand: ["Spare"] },
  script: ["P1: pair Rau Le Creuset"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { ap: 5, hp: 6, pilot: "Rau Le Creuset" } },
    zones: { "P1.hand": ["Hit"], "P1.trash": ["Outsider"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-096", 2, {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Jamil Neate" }] },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD03-096" }], hand: ["Card A", "Card B"] },
  P2: { hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    { asked: "P1", options: ["choose Card A", "choose Card B", "decline"] },
    "P1: choose Card A",
    { cards: { Host: { rested: true } }, zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P1.deck": 9 } },
    "P2: pass",
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.hand": ["Card B", "Filler"], "P1.trash": ["Card A"], "P2.trash": ["Filler"], "P1.deck": 9, "P2.shieldSection": 3 },
  },
});

clause("GD03-096", 2, "unmet", {
  cards: [
    { name: "Card A", level: 9 },
    { name: "Card B", level: 9 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Host", pilot: "GD03-096" }], hand: ["Card A", "Card B"] },
  P2: { hand: ["Spare"] },
  script: ["P1: attack with Host", { cards: { Host: { rested: true } } }, "P2: pass", "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 } },
});

clause("GD03-097", 2, {
  cards: [
    { name: "Top" },
    { name: "Next" },
    { name: "Third" },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Wistario Afam" }] },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: {
    battleArea: [{ card: "Host", pilot: "GD03-097" }],
    deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: [
    "P1: attack with Host",
    "P1: target Prey",
    { cards: { Host: { rested: true } } },
    "P2: pass",
    { asked: "P1", options: ["choose Top", "choose Next"] },
    "P1: choose Top",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Host: { rested: true } },
    zones: { "P1.trash": ["Next"], "P2.battleArea": [], "P2.trash": ["Prey"], "P1.deck": 9 },
  },
});

clause("GD03-097", 2, "unmet", {
  cards: [
    { name: "Top" },
    { name: "Next" },
    { name: "Third" },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Prey", level: 2, ap: 0, hp: 1 },
  ],
  P1: {
    battleArea: [{ card: "Host", pilot: "GD03-097" }],
    deck: ["Top", "Next", "Third", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare", "Spare"],
  },
  P2: { battleArea: [{ card: "Prey", rested: true }], hand: ["Spare"] },
  script: ["P1: attack with Host", "P1: target Prey", { cards: { Host: { rested: true } } }, "P2: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Host: { rested: true } }, zones: { "P2.battleArea": [], "P2.trash": ["Prey"] } },
});

clause("GD03-099", 2, {
  cards: [
    { name: "Ally", color: "white", type: "Base", hp: 5 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Emma Sheen" }] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD03-099", rested: true }], baseSection: ["Ally"] },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P1.battleArea": ["Slayer"], "P1.hand": ["Spare", "Hit"], "P2.battleArea": [], "P2.trash": ["Host", "Emma Sheen"] },
  },
});

clause("GD03-099", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5, link: [{ pilotNameIncludes: "Emma Sheen" }] },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD03-099", rested: true }] },
  script: ["P1: attack with Slayer", "P1: target Host", { cards: { Slayer: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Host", "Emma Sheen"] },
  },
});

clause("GD03-100", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Host", level: 4, ap: 3, hp: 5 },
    { name: "Slayer", level: 6, ap: 9, hp: 9 },
  ],
  P1: { battleArea: ["Hit", "Slayer"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Host", pilot: "GD03-100", rested: true }] },
  script: [
    "P1: attack with Slayer",
    "P1: target Host",
    { cards: { Slayer: { rested: true } } },
    "P1: pass",
    { asked: "P2", options: ["choose Hit", "choose Slayer"] },
    "P2: choose Hit",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 0 }, Slayer: { damage: 4, rested: true } },
    zones: { "P2.battleArea": [], "P2.trash": ["Host", "Soma Peries"] },
  },
});

clause("GD03-101", 1, {
  cards: [
    { name: "Ally A Healthy Curiosity", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
  ],
  P1: { hand: ["GD03-101"], trash: ["Ally A Healthy Curiosity", { card: "Ally A Healthy Curiosity", as: "Ally A Healthy Curiosity B" }] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play A Healthy Curiosity"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true } },
    zones: {
      "P1.hand": ["Filler"],
      "P1.trash": ["Ally A Healthy Curiosity", "Ally A Healthy Curiosity B", "A Healthy Curiosity"],
      "P1.deck": 9,
    },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-101", 1, "unmet", {
  cards: [
    { name: "Ally A Healthy Curiosity", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
  ],
  P1: { hand: ["GD03-101"], trash: ["Ally A Healthy Curiosity"] },
  P2: { battleArea: ["Hit", "Sturdy"], hand: ["Spare"] },
  script: ["P1: play A Healthy Curiosity"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": ["Filler"], "P1.trash": ["Ally A Healthy Curiosity", "A Healthy Curiosity"], "P1.deck": 9 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-103", 2, {
  cards: [
    { name: "Foe", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Awake", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD03-103"] },
  P2: {
    battleArea: [...copies("Foe", 3), { card: "Hit", rested: true }, "Awake"],
    hand: ["Spare"],
  },
  script: ["P1: play Field Directive"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Field Directive"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-105", 2, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Prey", level: 3, ap: 2, hp: 6 },
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ridden", level: 3, ap: 2, hp: 6 },
    { name: "Asleep", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit"], hand: ["GD03-105"] },
  P2: { battleArea: ["Prey", { card: "Ridden", pilot: "Ace" }, { card: "Asleep", rested: true }], hand: ["Spare"] },
  script: ["P1: play Bridge Crew", "P1: attack with Hit"],
  expect: {
    asked: "P1",
    question: "7-3-1",
    options: ["target the player", "target Prey", "target Asleep"],
    zones: { "P1.hand": [], "P1.trash": ["Bridge Crew"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-110", 1, {
  cards: [
    { name: "Hit", apMod: 1, hpMod: 1, level: 2 },
    { name: "Carrier", level: 5, ap: 2, hp: 5 },
    { name: "Other Pilot", apMod: 1, hpMod: 1, level: 2 },
    { name: "Heavy Carrier", level: 6, ap: 2, hp: 5 },
  ],
  P1: { hand: ["GD03-110"] },
  P2: {
    battleArea: [
      { card: "Carrier", pilot: "Hit" },
      { card: "Heavy Carrier", pilot: "Other Pilot" },
    ],
    hand: ["Spare"],
  },
  script: ["P1: play Eliminate Target"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Carrier: { ap: 2, hp: 5, pilot: null } },
    zones: { "P1.hand": [], "P1.trash": ["Eliminate Target"], "P2.trash": ["Hit"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-116", 1, {
  cards: [
    { name: "Hit", traits: ["Vagan"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD03-116"] },
  P2: { battleArea: ["Second"], hand: ["Spare"] },
  script: ["P1: play Towards Destiny"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { damage: 2 }, Second: { damage: 2 } },
    zones: { "P1.hand": [], "P1.trash": ["Towards Destiny"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-118", 2, {
  cards: [
    { name: "Ally Awakened Potential", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Awake", level: 4, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake", "Raider"], hand: ["Spare"] },
  P2: {
    battleArea: ["Second"],
    hand: ["GD03-118"],
    trash: ["Ally Awakened Potential", { card: "Ally Awakened Potential", as: "Ally Awakened Potential B" }],
  },
  script: [
    "P1: attack with Raider",
    "P2: play Awakened Potential",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    { asked: "P2", options: ["choose Second", "decline"] },
    "P2: choose Second",
    {
      cards: { Raider: { rested: true }, Second: { keywords: ["Blocker"] } },
      zones: {
        "P1.battleArea": ["Veteran", "Awake", "Raider"],
        "P1.hand": ["Spare", "Hit"],
        "P2.hand": [],
        "P2.trash": ["Ally Awakened Potential", "Ally Awakened Potential B", "Awakened Potential"],
      },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true }, Second: { keywords: ["Blocker"] } },
    zones: {
      "P1.battleArea": ["Veteran", "Awake", "Raider"],
      "P1.hand": ["Spare", "Hit"],
      "P2.hand": [],
      "P2.trash": ["Ally Awakened Potential", "Ally Awakened Potential B", "Awakened Potential", "Filler"],
      "P2.shieldSection": 3,
    },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD03-118", 2, "unmet", {
  cards: [
    { name: "Ally Awakened Potential", level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
    { name: "Awake", level: 4, ap: 2, hp: 6 },
    { name: "Second", level: 3, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: [{ card: "Hit", rested: true }, { card: "Veteran", rested: true }, "Awake", "Raider"], hand: ["Spare"] },
  P2: { battleArea: ["Second"], hand: ["GD03-118", "Spare"], trash: ["Ally Awakened Potential"] },
  script: [
    "P1: attack with Raider",
    "P2: play Awakened Potential",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    {
      cards: { Raider: { rested: true } },
      zones: {
        "P1.battleArea": ["Veteran", "Awake", "Raider"],
        "P1.hand": ["Spare", "Hit"],
        "P2.hand": ["Spare"],
        "P2.trash": ["Ally Awakened Potential", "Awakened Potential"],
      },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
    "P2: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: {
      "P1.battleArea": ["Veteran", "Awake", "Raider"],
      "P1.hand": ["Spare", "Hit"],
      "P2.hand": ["Spare"],
      "P2.trash": ["Ally Awakened Potential", "Awakened Potential", "Filler"],
      "P2.shieldSection": 3,
    },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD03-119", 1, {
  cards: [
    { name: "Hit", type: "Base", hp: 5 },
    { name: "Hit 2", level: 3, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD03-119"], baseSection: [{ card: "Hit", rested: true }] },
  P2: { battleArea: ["Hit 2"], hand: ["Spare"] },
  script: ["P1: play Awkward Approach"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: false }, "Hit 2": { ap: 1 } },
    zones: { "P1.hand": [], "P1.trash": ["Awkward Approach"] },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-121", 1, {
  cards: [
    { name: "Hit", type: "Base", hp: 5 },
    { name: "Second", level: 3, ap: 2, hp: 3 },
    { name: "Sturdy", level: 3, ap: 2, hp: 4 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Second", "Sturdy", "Raider"], hand: ["Spare"] },
  P2: { hand: ["GD03-121"], baseSection: ["Hit"] },
  script: [
    "P1: attack with Raider",
    "P2: play Unheralded Attack",
    {
      cards: { Second: { rested: true }, Raider: { rested: true }, Hit: { rested: true } },
      zones: { "P2.hand": [], "P2.trash": ["Unheralded Attack"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Second: { rested: true }, Raider: { rested: true }, Hit: { damage: 2, rested: true } },
    zones: { "P2.hand": [], "P2.trash": ["Unheralded Attack"] },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD03-122", 1, {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
    { name: "Raider", level: 3, ap: 2, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Veteran", "Raider"], hand: ["Spare"] },
  P2: { hand: ["GD03-122"] },
  script: [
    "P1: attack with Raider",
    "P2: play Veteran Tactics",
    { asked: "P2", options: ["choose Hit", "choose Raider"] },
    "P2: choose Hit",
    {
      cards: { Raider: { rested: true } },
      zones: { "P1.battleArea": ["Veteran", "Raider"], "P1.hand": ["Spare", "Hit"], "P2.hand": [], "P2.trash": ["Veteran Tactics"] },
      players: { P2: { activeResources: 9 } },
    },
    "P1: pass",
  ],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Raider: { rested: true } },
    zones: {
      "P1.battleArea": ["Veteran", "Raider"],
      "P1.hand": ["Spare", "Hit"],
      "P2.hand": [],
      "P2.trash": ["Veteran Tactics", "Filler"],
      "P2.shieldSection": 3,
    },
    players: { P2: { activeResources: 9 } },
  },
});

clause("GD03-123", 2, {
  cards: [
    { name: "Ally", traits: ["Jupitris"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["GD03-123"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Jupitris"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Jupitris: { ap: 0, hp: 5 }, Hit: { rested: true } },
    zones: { "P1.baseSection": ["Jupitris"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-123", 2, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 6 },
    { name: "Veteran", level: 4, ap: 2, hp: 6 },
  ],
  P1: { hand: ["GD03-123"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Jupitris"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Jupitris: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Jupitris"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-127", 2, {
  cards: [
    { name: "Hit", traits: ["ZAFT"], level: 3, ap: 2, hp: 6 },
    { name: "Outsider", traits: ["Nobody"], level: 3, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Hit", "Outsider"], hand: ["GD03-127"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Jachin Due"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { ap: 5 }, "Jachin Due": { ap: 0, hp: 6 } },
    zones: { "P1.baseSection": ["Jachin Due"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 9 } },
  },
});

clause("GD03-131", 2, {
  cards: [
    { name: "Ally", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally", { card: "Ally", as: "Ally B" }], hand: ["GD03-131"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Eternal"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Eternal: { ap: 0, hp: 5 } },
    zones: {
      "P1.baseSection": ["Eternal"],
      "P1.hand": ["Filler"],
      "P2.battleArea": ["Veteran"],
      "P2.hand": ["Spare", "Hit"],
      "P1.shieldSection": 3,
    },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD03-131", 2, "unmet", {
  cards: [
    { name: "Ally", traits: ["Triple Ship Alliance"], level: 3, ap: 2, hp: 6 },
    { name: "Hit", level: 4, ap: 2, hp: 6 },
    { name: "Veteran", level: 5, ap: 2, hp: 6 },
  ],
  P1: { battleArea: ["Ally"], hand: ["GD03-131"] },
  P2: { battleArea: ["Hit", "Veteran"], hand: ["Spare"] },
  script: ["P1: play Eternal"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Eternal: { ap: 0, hp: 5 } },
    zones: { "P1.baseSection": ["Eternal"], "P1.hand": ["Filler"], "P1.shieldSection": 3 },
    players: { P1: { activeResources: 8 } },
  },
});

clause("GD03-132", 3, {
  cards: [
    { name: "Ace", apMod: 0, hpMod: 0 },
    { name: "Ally", traits: ["AEUG"], level: 3, ap: 2, hp: 6, link: [{ pilotNameIncludes: "Ace" }] },
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Raider", level: 3, ap: 9, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Sturdy", "Raider"], hand: ["Spare"] },
  P2: { battleArea: [{ card: "Ally", pilot: "Ace" }], baseSection: ["GD03-132"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Hit: { rested: true }, Raider: { rested: true } },
    zones: { "P2.baseSection": [], "P2.trash": ["Radish"] },
  },
});

clause("GD03-132", 3, "unmet", {
  cards: [
    { name: "Hit", level: 3, ap: 2, hp: 4 },
    { name: "Sturdy", level: 3, ap: 2, hp: 5 },
    { name: "Raider", level: 3, ap: 9, hp: 5 },
  ],
  P1: { battleArea: ["Hit", "Sturdy", "Raider"], hand: ["Spare"] },
  P2: { baseSection: ["GD03-132"] },
  script: ["P1: attack with Raider", { cards: { Raider: { rested: true } } }, "P1: pass"],
  expect: { asked: "P1", question: "6-5", cards: { Raider: { rested: true } }, zones: { "P2.baseSection": [], "P2.trash": ["Radish"] } },
});

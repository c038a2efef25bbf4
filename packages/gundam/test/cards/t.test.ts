/** T: one scenario for each shape of clause that its cards bring, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";

clause("T-014", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Other" },
    {
      name: "Wake",
      type: "Command",
      effects: [{ timing: "Main", ops: [{ op: "setActive", target: { all: { kind: "Unit", side: "own" } } }] }],
    },
  ],
  P1: { battleArea: [{ card: "T-014", rested: true }, "Other"], hand: ["Rider", "Wake"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Wake", "P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { Other: { pilot: "Rider" } },
    zones: { "P1.hand": [], "P1.trash": ["Wake"] },
    players: { P1: { activeResources: 8 } },
  },
});

clause("T-022", 1, {
  cards: [
    { name: "Rider", apMod: 0, hpMod: 0 },
    { name: "Other" },
    {
      name: "Wake",
      type: "Command",
      effects: [{ timing: "Main", ops: [{ op: "setActive", target: { all: { kind: "Unit", side: "own" } } }] }],
    },
  ],
  P1: { battleArea: [{ card: "T-022", rested: true }, "Other"], hand: ["Rider", "Wake"] },
  P2: { hand: ["Spare"] },
  script: ["P1: play Wake", "P1: pair Rider"],
  expect: {
    asked: "P1",
    question: "6-5",
    cards: { "Wire-Guided Arm": { rested: false }, Other: { pilot: "Rider" } },
    zones: { "P1.hand": [], "P1.trash": ["Wake"] },
    players: { P1: { activeResources: 8 } },
  },
});

/** ST10, the cards that came later: one scenario for each shape of clause, and for every clause that is the only one of its kind. */
import { clause } from "./clause.ts";
import { people } from "./people.ts";

clause("ST10-001", 1, {
  P1: { battleArea: ["ST10-001"] },
  P2: {},
  script: ["P1: attack with Zeta Gundam (EX)"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P2.trash": ["Filler"], "P2.shieldSection": 3 },
    absent: [{ wish: "attack with Zeta Gundam (EX)", rule: "1-3-3" }],
  },
});

clause("ST10-013", 2, {
  cards: people("G Generation Unit L5", "G Generation Unit L4"),
  P1: { battleArea: [{ card: "G Generation Unit L5", damage: 3 }, "G Generation Unit L4"], hand: ["ST10-013"] },
  P2: {},
  script: ["P1: play Tactical Training"],
  expect: {
    asked: "P1",
    question: "6-5",
    zones: { "P1.hand": [], "P1.trash": ["Tactical Training"] },
    players: { P1: { activeResources: 9 } },
    cards: { "G Generation Unit L5": { ap: 4, damage: 1 } },
  },
});

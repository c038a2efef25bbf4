/**
 * How many sequences of answers there are to depth 1, 2, 3 … from named positions with a fixed deck order. A change of the rules
 * changes a number; two independent counts must agree, one over the offered answers, one over all that nothing forbids.
 */
import { type Position, perft, slowPerft } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { as, board } from "./board.ts";

const positions: { name: string; position: Position; counts: number[]; slow: number }[] = [
  { name: "nothing but the end", position: {}, counts: [1, 2, 2, 4, 4, 6, 10, 12], slow: 5 },
  {
    name: "one attacker, one blocker, an empty locus",
    position: { P1: { field: ["T-BF3"] }, P2: { field: ["T-WF4"] } },
    counts: [2, 5, 6, 16, 23, 44, 71],
    slow: 5,
  },
  {
    name: "an attack on a locus with a gem and Locus Trick, answered with a snap action",
    position: {
      P1: { field: ["T-BF4", "T-WF1"], hand: ["T-WA1"], setGems: ["T-G-W"], locus: 1 },
      P2: { locus: [as("a", "T-G-B"), as("b", "T-BF6"), "T-WA2"], setGems: ["T-G-B", "T-G-W"], hand: ["T-RA1", "T-G-R"] },
    },
    counts: [5, 14, 24, 45, 79, 133, 242, 505, 1163],
    slow: 4,
  },
  {
    name: "a whole main phase: gem, locus, Colossus, followers, ignition, attack",
    position: {
      P1: { colossus: ["T-C-W"], hand: ["T-G-W", "T-WF7", "T-RA1"], setGems: ["T-G-W", "T-G-R"], locus: 3, field: ["T-BF7", "T-WF3"] },
      P2: { field: [as("off", "T-WF1", { position: "OFF" }), "T-UF3"], locus: 2, hand: ["T-BA1"] },
    },
    counts: [11, 52, 173, 532, 1549, 4011],
    slow: 4,
  },
  {
    name: "declaring Gem Complete with seven face-down cards",
    position: { phase: "start", P1: { locus: ["T-G-W", "T-G-W", "T-G-W", "T-G-B", "T-G-B", "T-G-B", "T-BF1"] } },
    counts: [2, 4, 6, 10, 14, 20, 34, 56],
    slow: 5,
  },
];

describe("perft", () => {
  for (const { name, position, counts, slow } of positions) {
    test(`${name}: ${counts.join(", ")}`, () => {
      const { g } = board(position);
      expect(perft(g, counts.length)).toEqual(counts);
      expect(slowPerft(g, slow)).toEqual(counts.slice(0, slow));
    });
  }
});

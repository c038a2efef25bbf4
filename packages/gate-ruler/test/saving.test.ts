import { newMatch } from "@duelex/kernel";
import { expect, test } from "vitest";
import { gateRuler } from "../src/index.ts";

test("a position is loaded by a match of the same decks, and refused by one whose decks can do other things", () => {
  const matchOf = (one: number, other: number) =>
    newMatch(gateRuler, { decks: [gateRuler.decks[one]!.deck, gateRuler.decks[other]!.deck], seed: 1 });
  const saved = matchOf(0, 2).save();
  const same = matchOf(0, 2);
  same.load(saved);
  expect(same.save()).toBe(saved);
  expect(() => matchOf(2, 0).load(saved)).toThrow(/other rules or with other cards/);
});

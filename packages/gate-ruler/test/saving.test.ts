import { newMatch } from "@duelex/kernel";
import { expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

test("a position is loaded by a match of the same decks, and refused by one whose decks can do other things", () => {
  const line = gateRuler.decks[0]!.deck;
  const trap = gateRuler.decks[2]!.deck as { readonly cards: Readonly<Record<string, number>> };
  const { "T-040": copies, ...rest } = trap.cards;
  const revival = { ...trap, cards: { ...rest, "T-026": copies } }; // may be summoned from the graveyard
  const matchOf = (other: unknown) => newMatch(gateRuler, { decks: [line, other], seed: 1 });
  const match = matchOf(revival);
  const saved = match.save();
  const same = matchOf(revival);
  same.load(saved);
  expect([same.hash(), [...same.options()]]).toEqual([match.hash(), [...match.options()]]);
  expect(() => matchOf(trap).load(saved)).toThrow(/other rules or with other cards/);
});

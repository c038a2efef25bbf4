/** Decks drawn from all playable cards, so that every clause meets every other: games finish, in every profile, and nothing leaks. */
import { diceOf, newMatch } from "@duelex/kernel";
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

const randomDeck = gateRuler.randomDeck!;

describe("random decks", () => {
  test("are legal, and every ruler that a deck may have comes up", () => {
    const rulers = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const deck = randomDeck(diceOf(seed)) as { ruler: string };
      rulers.add(deck.ruler);
      expect(gateRuler.checkDeck(deck)).toEqual([]);
    }
    expect([...rulers].sort()).toEqual(["A-1", "B-2", "K-11", "O-15", "W-23"]);
  });

  for (const rulesProfile of ["v1.0.0", "2021-03", "2021-10", "2023-01"]) {
    for (const counterStopsDamage of ["true", "false"]) {
      test(`games finish: ${rulesProfile}, counterStopsDamage ${counterStopsDamage}`, { timeout: 60_000 }, () => {
        for (let seed = 0; seed < 6; seed++) {
          const dice = diceOf(seed);
          const settings = { rulesProfile, counterStopsDamage, unitDamageClearsAtTurnEnd: seed % 3 === 0 ? "false" : "true" };
          const g = newMatch(gateRuler, { decks: [randomDeck(dice), randomDeck(dice)], seed, settings });
          for (let given = 0; !g.over; given++) {
            if (given > 10_000) expect.fail(`seed ${seed} has stalled at ${g.where().join(" › ")}`);
            g.play(dice(g.options().count));
          }
          expect(g.standing().over).toBe(true);
        }
      });
    }
  }

  const dice = diceOf(77);
  const decks = Array.from({ length: 6 }, (_, nth) => ({ id: `random-${nth}`, name: `Random ${nth}`, deck: randomDeck(dice) }));
  for (const check of conformance({ ...gateRuler, decks }, { games: 8, settings: { rulesProfile: "2023-01" } }))
    test(check.name, { timeout: 60_000 }, () => expect(check.run()).toEqual([]));
});

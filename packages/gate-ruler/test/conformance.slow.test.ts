/** The promises of the house over more games, in the latest profile too. */
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

for (const rulesProfile of ["v1.0.0", "2023-01"]) {
  describe(`Gate Ruler keeps the promises of the house: ${rulesProfile}`, () => {
    for (const check of conformance(gateRuler, { games: 25, seed: 500, settings: { rulesProfile } })) {
      test(check.name, { timeout: 120_000 }, () => expect(check.run()).toEqual([]));
    }
  });
}

/** The promises of the house, kept by this game. */
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";

describe("conformance", () => {
  for (const check of conformance(gundam, { games: 24, spoken: { questions: ["resolve", "payCosts", "burst", "support"] } })) {
    test(check.name, () => expect(check.run()).toEqual([]), 60_000);
  }
});

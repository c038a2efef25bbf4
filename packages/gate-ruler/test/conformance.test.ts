/** The promises of the house, kept by this game too. */
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/index.ts";

describe("Gate Ruler keeps the promises of the house", () => {
  for (const check of conformance(gateRuler, { games: 14 })) test(check.name, { timeout: 60_000 }, () => expect(check.run()).toEqual([]));
});

import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";

describe("the promises of the house", () => {
  for (const check of conformance(colossusOrder, { games: 24 })) {
    test(check.name, () => expect(check.run()).toEqual([]), 60_000);
  }
});

import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";

describe("conformance", () => {
  for (const check of conformance(gundam, { games: 300 })) test(check.name, () => expect(check.run()).toEqual([]), 300000);
});

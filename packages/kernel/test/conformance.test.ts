import { describe, expect, test } from "vitest";
import { conformance } from "../src/testing/index.ts";
import { duel } from "./duel.ts";

describe("a game on this kernel keeps the promises of the house", () => {
  for (const check of conformance(duel, { games: 60 })) test(check.name, () => expect(check.run()).toEqual([]));
});

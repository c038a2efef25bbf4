import { describe, expect, test } from "vitest";
import { broken } from "./made-up.ts";

describe("cards that nobody printed keep the promises of the house", () => {
  for (let seed = 7; seed <= 60; seed++) test(`card set ${seed}`, () => expect(broken(seed, 3)).toEqual([]));
});

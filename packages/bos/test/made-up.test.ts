import { describe, expect, test } from "vitest";
import { broken } from "./made-up.ts";

describe("cards that nobody printed keep the promises of the house", () => {
  for (let seed = 1; seed <= 6; seed++) test(`card set ${seed}`, () => expect(broken(seed, 4)).toEqual([]), 30_000);
});

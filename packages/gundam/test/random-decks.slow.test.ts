/** The same as random-decks.test.ts, for longer. */
import { expect, test } from "vitest";
import { playRandomDecks } from "./random-decks.ts";

test("5-1 two hundred pairs of random decks are played to the end", () => {
  for (let seed = 1; seed <= 200; seed++) expect(playRandomDecks(seed), `seed ${seed}`).toBe("finished");
});

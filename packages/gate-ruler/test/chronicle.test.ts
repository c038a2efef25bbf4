/** Golden lines of random matches. Write them anew with `npx vitest run packages/gate-ruler/test/chronicle.test.ts -u`, and say why they are new. */
import { chronicle } from "@duelex/kernel/testing";
import { expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

test.each([1, 11, 21])("ten matches of random decks go as they always went, word for word: from seed %i", async (seed) => {
  await expect(chronicle(gateRuler, seed, 10)).toMatchFileSnapshot(`golden/chronicle-${seed}.txt`);
});

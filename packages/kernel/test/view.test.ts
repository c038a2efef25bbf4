import { expect, test } from "vitest";
import { type Card, type CardView, inNoOrder } from "../src/index.ts";

const card = (number: number, name: string | null): CardView => ({ card: number as Card, id: name, name, owner: 0 });

/** Found by the soak in two games: a card played from before a known one moved that one in the other player's view, one from behind did not. */
test("another's hand looks the same, whichever unknown card has left it", () => {
  const [unknown, seen, other] = [card(0, null), card(7, "Iron Warden"), card(3, "Field Medic")];
  expect(inNoOrder([unknown, seen, unknown, other])).toEqual([other, seen, unknown, unknown]);
  expect(inNoOrder([seen, unknown])).toEqual(inNoOrder([unknown, seen]));
});

/** GR-14-LAYER. What a card is worth, and what its values are made of, as both sides are told. */
import type { CardView, View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { matchAt } from "../table.ts";

const banner = (op: object) => ({
  ...{ name: "Banner", type: "unit", atk: 1, hp: 1, stk: 1 },
  effect: [{ kind: "constant", timing: "inPlay", do: [op] }],
});
const table = (op: object) =>
  matchAt({
    cards: [banner(op)],
    P1: { leftAttackZone: ["Banner"], rightAttackZone: ["T-001"] },
    P2: { leftAttackZone: ["T-013"], defenceZone: ["T-005"] },
  });
const cellsOf = ({ rows }: View): CardView[] => rows.flatMap(({ cells }) => cells.filter((cell): cell is CardView => cell !== null));
const AIMS: readonly (readonly [unknown, readonly string[]])[] = [
  ["self", ["Banner"]],
  ["yourRuler", ["P1"]],
  ["enemyRuler", ["P2"]],
  [{ all: ["unit"], sides: "own" }, ["Banner", "Gate Cadet"]],
  [{ all: ["unit"], sides: "opponent" }, ["Iron Warden", "Bulwark Mech"]],
  [{ all: ["unit", "ruler"], sides: "both" }, ["Banner", "Gate Cadet", "P1", "Iron Warden", "Bulwark Mech", "P2"]],
];
/** A ruler by its side, a unit by its name. */
const called = (view: View, cell: CardView): string =>
  view.rows.some(({ cells, label }) => cells.includes(cell) && /ruler/i.test(label)) ? `P${cell.owner + 1}` : (cell.name ?? "");

describe.each([0, 1] as const)("GR-14-LAYER, 14-1a-3 as seat %i sees it", (seat) => {
  test.each(AIMS)("what a constant lends to %j stands with the card whose text it is, and the sum is the value", (target, wanted) => {
    const view = table({ op: "modify", target, atk: 3, hp: 2, stk: 1 }).view(seat);
    const lent: string[] = [];
    for (const cell of cellsOf(view))
      for (const { label, value, parts } of cell.numbers ?? []) {
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
        for (const { amount, because, rule } of parts.slice(1)) {
          expect([label, amount, because, rule]).toEqual([label, { ATK: 3, HP: 2, STK: 1 }[label], "Banner", "14-1a-3"]);
          if (label === "ATK") lent.push(called(view, cell));
        }
      }
    expect(lent.toSorted()).toEqual(wanted.toSorted());
  });
});

test("14-1a-3 what a constant says of the whole game is no part of any value", () => {
  const cards = [banner({ op: "rulerAsEnergy", amount: 1 })];
  const match = matchAt({ cards, P1: { leftAttackZone: ["Banner"] }, P2: { leftAttackZone: ["T-013"] } });
  for (const cell of cellsOf(match.view(0))) for (const { parts } of cell.numbers ?? []) expect(parts.length).toBe(1);
});

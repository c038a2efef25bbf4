/** Effects that run and are no numbers: each is seen on its card, with its end, the card whose text it is, and its paragraph. */
import { describe, expect, test } from "vitest";
import { gundam } from "../../src/game.ts";
import { cast } from "../rules/cast.ts";
import { table as lay, play } from "../table.ts";

const own = { target: { all: { kind: "Unit", side: "own" } } };
const enemies = { target: { all: { kind: "Unit", side: "enemy" } } };
const TURN = "until the end of this turn, by Order";

const order = (op: object) => ({ name: "Order", type: "Command", effects: [{ timing: "Main", ops: [op] }] });

/** The card as P1 sees it when the Command has been played. */
function seen(op: object, name: string) {
  const t = lay({ P1: { hand: ["Order", "Clerk"], battleArea: ["Giant"] }, P2: { battleArea: ["Fence"] } }, [...cast, order(op)]);
  t.answer(play("Order"));
  const view = t.g.view(0);
  const cell = view.rows.flatMap(({ cells }) => cells).find((each) => each?.name === name)!;
  return { ...cell, facts: view.facts };
}

const WORDS: readonly [string, object, string, string, string][] = [
  ["cannotAttack", enemies, "Fence", "cannot attack", "1-3-3"],
  ["cannotAttackPlayer", enemies, "Fence", "cannot attack the player", "1-3-3"],
  ["cannotActivateBlocker", enemies, "Fence", "cannot use <Blocker>", "7-4-1"],
  ["cannotBeSetActive", enemies, "Fence", "cannot be set as active", "1-3-3"],
  ["cannotBePaired", enemies, "Fence", "cannot be paired", "1-3-3"],
  ["apCannotBeReducedByEnemy", own, "Giant", "its AP cannot be reduced by enemy effects", "1-3-3"],
  ["mayAttackOnDeployTurn", own, "Giant", "may attack on the turn it is deployed", "2-11-4"],
];

describe("what runs on a Unit and is no number", () => {
  test.each(WORDS)("%s is a mark on the board, and says until when, by which card and which paragraph", (op, target, name, says, rule) => {
    const { marks, traits } = seen({ op, ...target, until: "turn" }, name);
    expect(marks).toContain(says);
    expect(traits).toContainEqual({ kind: "state", says: `${says} ${TURN}`, rule });
    expect(gundam.rulebook).toHaveProperty([rule]);
  });

  test("damage of which kind it cannot receive, who may attack active Units, who has to be attacked", () => {
    const shield = { op: "preventDamage", damage: "battle", from: { kind: "Unit", side: "enemy" }, until: "turn" };
    expect(seen({ ...shield, ...own }, "Giant").traits).toContainEqual({
      kind: "state",
      says: `cannot receive battle damage from enemy Units ${TURN}`,
      rule: "1-3-3",
    });
    const may = { op: "mayAttackActive", allowed: { kind: "Unit", side: "enemy" }, until: "turn" };
    expect(seen({ ...may, ...own }, "Giant").marks).toContain("may attack active Units");
    expect(seen({ op: "attractAttacks", strength: "must", until: "turn", ...own }, "Giant").marks).toContain("must be attacked");
  });

  test("a constant effect is shown as long as it holds, and nothing is shown of a Unit on which nothing runs", () => {
    const still = { name: "Still", ap: 1, hp: 1, effects: [{ timing: "Constant", ops: [{ op: "cannotAttack", target: "thisUnit" }] }] };
    const t = lay({ P1: { battleArea: ["Still", "Giant"] }, P2: {} }, [...cast, still]);
    const cells = t.g.view(1).rows.flatMap(({ cells: each }) => each);
    expect(cells.find((each) => each?.name === "Still")!.marks).toEqual(["cannot attack"]);
    expect(cells.find((each) => each?.name === "Giant")!.marks).toEqual([]);
  });

  test("what protects a shield area stands beside its player's facts, for both players, by the name of the card (R-42)", () => {
    const shields = { op: "preventDamage", damage: "any", from: { kind: "Unit", side: "enemy" }, until: "turn" };
    const { facts } = seen({ ...shields, target: { all: { kind: "Shield", side: "own" } } }, "Giant");
    expect(facts[0]).toContainEqual({ label: "shield area protected by", value: "Order", rule: "1-3-3" });
    expect(facts[1].map(({ label }) => label)).not.toContain("shield area protected by");
  });
});

describe("numbers are made of parts (9-1-5, 2-3-4-4)", () => {
  test("a change names the effect whose it is, and how long it lasts", () => {
    const { numbers } = seen({ op: "modify", ...own, ap: 2, until: "turn" }, "Giant");
    const ap = numbers?.find(({ label }) => label === "AP");
    expect(ap?.parts).toContainEqual({ amount: 2, because: "until the end of this turn by 【Main】 of Order", rule: "9-1-5" });
    expect(ap?.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(ap?.value);
  });
});

/** GR-14-LAYER. What a card is worth, and what its values are made of, as both sides are told. */
import { type Card, type CardView, SEATS, type View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { Change, Keyword, Place, Until } from "../../src/names.ts";
import { deriveAlone } from "../../src/statistics.ts";
import type { GateRuler } from "../../src/table.ts";
import { deckOf, matchAt } from "../table.ts";

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

/** What each card in play is worth, and may do, by its name; a ruler by its side. */
function worths(g: GateRuler): Map<string, Readonly<Record<string, number>>> {
  g.atk(g.ruler[0]); // whoever reads first derives
  const of = (card: Card) => ({
    ...{ atk: g.atkNow[card], hp: g.hpNow[card], stk: g.stkNow[card], level: g.levelNow[card], keywords: g.keywordsNow[card] },
    ...{ lessCombat: g.lessCombat[card], lessEffect: g.lessEffect[card] },
  });
  return new Map(
    SEATS.flatMap((seat) => [
      [`P${seat + 1}`, of(g.ruler[seat])] as const,
      ...g.unitZones(seat).flatMap((place) => [...g.cards(seat, place)].map((unit) => [g.cardName(unit), of(unit)] as const)),
    ]),
  );
}
const PLAIN = { op: "modify", target: "self", atk: 0 };
const WORDS: readonly (readonly [string, object, Readonly<Record<string, number>>])[] = [
  ["modify", { atk: 3, hp: 2, stk: 1, level: 4 }, { atk: 3, hp: 2, stk: 1, level: 4 }],
  ["modify", { level: -1 }, { level: -1 }],
  ["grantKeyword", { keyword: "DoubleAttack" }, { keywords: Keyword.DoubleAttack }],
  ["grantKeyword", { keyword: "DoubleAttack", traitAny: ["NOBODY"] }, {}],
  ["immuneToDamage", { damageType: "combat" }, { keywords: Keyword.immuneToCombat }],
  ["immuneToDamage", { damageType: "effect" }, { keywords: Keyword.immuneToEffects }],
  ["forbidAttack", {}, { keywords: Keyword.cannotAttack }],
  ["forbidBeingAttacked", {}, { keywords: Keyword.cannotBeAttacked }],
  ["reduceDamage", { by: 2 }, { lessCombat: 2, lessEffect: 2 }],
  ["reduceDamage", { by: 2, damageType: "combat" }, { lessCombat: 2 }],
  ["reduceDamage", { by: 2, damageType: "effect" }, { lessEffect: 2 }],
];

describe.each(WORDS)("14-1a-3 a constant: %s %j", (op, values, change) => {
  test.each(AIMS)("changes %j by that, nobody else by anything, and alone it is worth the same", (target, wanted) => {
    const [plain, g] = [worths(table(PLAIN)), table({ op, target, ...values })];
    const now = worths(g);
    for (const [name, before] of plain) {
      const after = Object.fromEntries(Object.entries(before).map(([key, value]) => [key, value + (change[key] ?? 0)]));
      expect([name, now.get(name)]).toEqual([name, wanted.includes(name) ? after : before]);
    }
    for (const seat of SEATS)
      for (const card of [g.ruler[seat], ...g.unitZones(seat).flatMap((place) => [...g.cards(seat, place)])]) deriveAlone(g, card);
    expect(worths(g)).toEqual(now);
  });
});

test.each([
  ["a unit in an attack zone", { leftAttackZone: ["Banner"] }],
  ["a unit in the other", { rightAttackZone: ["Banner"] }],
  ["a unit in defence", { defenceZone: ["Banner"] }],
  ["a field", { fieldZone: ["Standard"] }],
])("14-1a-3 a constant is carried out where its card is %s, of either side, after cards that have none", (_, place) => {
  const op = { op: "modify", target: { all: ["unit"], sides: "both" }, atk: 3 };
  const cards = [banner(op), { name: "Standard", type: "field", effect: banner(op).effect }];
  const bare = { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"], fieldZone: ["T-062"] };
  for (const [P1, P2] of [
    [{ ...bare, ...place }, bare],
    [bare, { ...bare, ...place }],
  ] as const) {
    const atks = (more: readonly object[]) => [...worths(matchAt({ cards: [...more], P1, P2 })).values()].map(({ atk }) => atk!);
    const plain = atks([banner(PLAIN), { name: "Standard", type: "field", effect: banner(PLAIN).effect }]);
    expect(
      atks(cards)
        .map((atk, nth) => atk - plain[nth]!)
        .filter((more) => more !== 0),
    ).toEqual(plain.slice(2).map(() => 3));
  }
});

test("14-1a-3 a keyword that a constant takes away is gone from whom it speaks of, and nothing else is", () => {
  const all = { all: ["unit"], sides: "both" };
  const give = (keyword: string) => ({ op: "grantKeyword", keyword, target: all });
  const take = { op: "loseKeyword", keyword: "DoubleAttack", target: { all: ["unit"], sides: "own" } };
  const cards = [
    { ...banner(PLAIN), effect: [{ kind: "constant", timing: "inPlay", do: [give("Piercing"), give("DoubleAttack"), take] }] },
  ];
  const g = matchAt({ cards, P1: { leftAttackZone: ["Banner"], rightAttackZone: ["T-001"] }, P2: { leftAttackZone: ["T-013"] } });
  const both = Keyword.Piercing | Keyword.DoubleAttack;
  expect([...worths(g)].map(([name, { keywords }]) => [name, keywords! & both])).toEqual([
    ["P1", 0],
    ["Banner", Keyword.Piercing],
    ["Gate Cadet", Keyword.Piercing],
    ["P2", 0],
    ["Iron Warden", both],
  ]);
});

test.each([
  [["ONE"], ["Banner"]],
  [["NOBODY", "ONE"], ["Banner"]],
  [["TWO"], ["Other"]],
  [
    ["ONE", "TWO"],
    ["Banner", "Other"],
  ],
  [["NOBODY"], []],
])("14-1a-3 a keyword for %j is for whoever has one of these traits: %j", (traitAny, wanted) => {
  const op = { op: "grantKeyword", keyword: "DoubleAttack", target: { all: ["unit"], sides: "both" }, traitAny };
  const cards = [
    { ...banner(op), traits: ["ONE"] },
    { ...banner(PLAIN), name: "Other", traits: ["TWO"] },
  ];
  const g = matchAt({ cards, P1: { leftAttackZone: ["Banner"], rightAttackZone: ["T-001"] }, P2: { leftAttackZone: ["Other"] } });
  const having = [...worths(g)].filter(([, { keywords }]) => (keywords! & Keyword.DoubleAttack) !== 0);
  expect(having.map(([name]) => name)).toEqual(wanted);
});

/** What lasts, and takes no abilities away. */
const LASTING: readonly (readonly [string, Change, number])[] = [
  ["a keyword lost", Change.loss, Keyword.Intercept],
  ["a level less", Change.values, -1],
  ["a keyword more", Change.keyword, Keyword.DoubleAttack],
  ["less damage", Change.reduceEach, 1],
];
test.each(LASTING)("GR-14-LAYER, R-D-SILENCE %s takes no abilities away: its constant goes on, and so do its keywords", (_, change, n) => {
  const g = matchAt({
    cards: [{ ...banner({ op: "modify", target: "self", atk: 3 }), keywords: ["Intercept", "Piercing"] }],
    P1: { leftAttackZone: ["Banner"] },
  });
  const banners = g.first(0, Place.left);
  g.change(banners, change, Until.endOfTurn, "14-1b-2", 0, 0, 0, n);
  expect([g.atk(banners), g.has(banners, Keyword.Piercing), g.isSilenced(banners)]).toEqual([4, true, false]);
});

test("14-1a-3 what is said of the whole game is derived anew, and nobody's values are added to again: constants, and what lasts", () => {
  const whileFew = { kind: "constant", timing: "inPlay", condition: { handSize: { player: "opponent", atMost: 0 } } };
  const cards = [
    banner({ op: "modify", target: "self", atk: 3 }),
    { name: "Standard", type: "field", effect: [{ ...whileFew, do: [{ op: "rulerAsEnergy", amount: 1 }] }] },
  ];
  const g = matchAt({ cards, P1: { leftAttackZone: ["Banner"], fieldZone: ["Standard"] }, P2: { deck: deckOf() } });
  const banners = g.first(0, Place.left);
  g.change(banners, Change.values, Until.endOfTurn, "14-1b-2", 2);
  const now = () => [g.upToDate().rulerEnergy[0], g.atk(banners)];
  expect(now()).toEqual([1, 6]);
  g.draw(1, 1, "GR-15-DRAW");
  expect(now()).toEqual([0, 6]);
});

/** What an answer would do, told before it is given: through payments, targets and whatever a card's text asks on the way. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import type { Game, Scenario } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { harmOf, menuOf, previewOf } from "../src/index.ts";

/** The preview of an answer, by its words, in a position after the answers before it. */
function preview(game: object, position: object, answers: readonly string[], cards: readonly object[] = []) {
  const some = game as Game;
  const match = openScenario(some, { game: some.id, position, cards, script: [] } as unknown as Scenario);
  const words = answers.at(-1)!;
  for (const answer of answers.slice(0, -1)) match.play(match.parse(answer));
  const before = match.save();
  const told = previewOf(some, match, match.asked, match.parse(words));
  expect(match.save()).toEqual(before);
  return {
    ...told,
    moved: told.moves.map(({ name, to, often }) => [name, to, often === told.deals]),
    facts: told.facts.map(({ seat, label, change }) => [seat, label, change.from, change.least]),
  };
}

describe("Gundam", () => {
  const lancer = { name: "Lancer", ap: 3, hp: 3 };

  const wall = { name: "Wall", ap: 3, hp: 3 };
  const position = {
    P1: { battleArea: ["Lancer"] },
    P2: { battleArea: [{ card: "Wall", rested: true }], shieldSection: 0 },
  };

  test("an attack goes on to its target, which is told: on a player without Shields it wins (1-2-2-1)", () => {
    const told = preview(gundam, position, ["attack with Lancer"], [lancer, wall]);
    expect(told.assumed).toEqual(["target the player"]);
    expect(told.wins).toBe(0);
  });

  test("an attack on a rested Unit of the same strength trades: both are seen in the trash (7-5-3)", () => {
    const told = preview(gundam, position, ["attack with Lancer", "target Wall"], [lancer, wall]);
    expect(told.assumed).toEqual([]);
    expect(told.moved.sort()).toEqual([
      ["Lancer", "trash", true],
      ["Wall", "trash", true],
    ]);
  });

  test("playing a Unit goes on through its payment: it lies in the battle area, its Resources are rested (4-17-5)", () => {
    const position = { P1: { hand: ["ST01-005"], resourceArea: 2, exResources: 1 }, P2: {} };
    const told = preview(gundam, position, ["play GM"]);
    expect(told.assumed).toEqual(["pay with Resources"]);
    expect(told.moved).toContainEqual(["GM", "battle area", true]);
    expect(told.asked).toBe(0);
  });

  test("what one's own card asks is answered and told: Overflowing Affection draws, and discards (9-3-3)", () => {
    const position = { P1: { hand: ["GD01-118", "ST01-005"], resourceArea: 6 }, P2: {} };
    const told = preview(gundam, position, ["play Overflowing Affection"]);
    expect(told.assumed).toHaveLength(1);
    expect(told.assumed[0]).toMatch(/^choose /);
    expect(told.moved).toContainEqual(["Overflowing Affection", "trash", true]);
  });
});

describe("BOS TCG", () => {
  const cards = [
    { name: "A", strength: 4 },
    { name: "B", strength: 4 },
  ];

  test("an attack of equal strengths: both go to the graveyard (BOS-B4.c)", () => {
    const told = preview(bos, { P1: { summons: ["A"] }, P2: { summons: ["B"] } }, ["attack with A"], cards);
    expect(told.assumed).toEqual(["target B"]);
    expect(told.moved.sort()).toEqual([
      ["A", "graveyard", true],
      ["B", "graveyard", true],
    ]);
  });
});

describe("Gate Ruler", () => {
  test("playing a unit goes on to where it is summoned (GR-7-DEST)", () => {
    const hand = { name: "Scout", atk: 1, hp: 1 };
    const told = preview(gateRuler, { phase: "main", P1: { ruler: ["K-11"], hand: ["Scout"] }, P2: {} }, ["play Scout"], [hand]);
    expect(told.assumed).toEqual(["to the left attack zone"]);
    expect(told.moved).toContainEqual(["Scout", "left attack zone", true]);
  });

  test("a zone where a unit stands already keeps its place among the zones, and is not proposed (GR-12-STACK)", () => {
    const cards = ["Scout", "Guard"].map((name) => ({ name, atk: 1, hp: 1 }));
    const position = { phase: "main", P1: { ruler: ["K-11"], hand: ["Scout"], leftAttackZone: ["Guard"] }, P2: {} };
    const match = openScenario(gateRuler as unknown as Game, { game: "gate-ruler", position, cards, script: [] } as unknown as Scenario);
    match.play(match.parse("play Scout"));
    const menu = menuOf(match, match.asked, gateRuler.mat);
    expect(menu.map(({ phrase, vain }) => [phrase, vain])).toEqual([
      ["to the left attack zone", true],
      ["to the right attack zone", false],
      ["to the defence zone", false],
    ]);
  });
});

describe("Colossus Order", () => {
  test("an attack goes on to what it attacks, and through the windows of both (CO-X5)", () => {
    const position = { P1: { field: ["T-BF4"] }, P2: { locus: ["T-G-W", "T-WF1", "T-G-W"], hand: ["T-WF4"] } };
    const told = preview(colossusOrder, position, ["attack with Vault Breaker"]);
    expect(told.assumed[0]).toMatch(/^attack (the deck|locus card \d)$/);
    expect(told.moves.length + told.facts.length).toBeGreaterThan(0);
  });

  test("a card that is put face-down into the locus lies there, although nobody sees it any more (CO-M2)", () => {
    const told = preview(colossusOrder, { P1: { hand: ["T-G-W"] }, P2: {} }, ["put White Gem into the locus"]);
    expect(told.moved).toEqual([["White Gem", "locus", true]]);
  });
});

describe("what the other player holds unseen", () => {
  const lancer = { name: "Lancer", ap: 3, hp: 3 };
  const targets = { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } };
  const bolt = { name: "Bolt", type: "Command", effects: [{ timing: "Action", ops: [targets, { op: "damage", n: 3, target: "t1" }] }] };

  /** A game; a position with these cards unseen at the other player; the answer that is looked at, last; cards that could answer or not. */
  const situations: readonly [string, object, (held: readonly string[]) => object, readonly string[], readonly object[], string[]][] = [
    [
      "Gundam (8-2)",
      gundam,
      (hand) => ({ P1: { battleArea: ["Lancer"] }, P2: { battleArea: [{ card: "Lancer", rested: true }], resourceArea: 3, hand } }),
      ["attack with Lancer", "target Lancer"],
      [lancer, bolt],
      ["Lancer", "Bolt"],
    ],
    [
      "Gate Ruler (R-D-ASK)",
      gateRuler,
      (setZones) => ({ phase: "attack", P1: { leftAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-029"], setZones } }),
      ["attack the left line with T-024"],
      [],
      ["T-043", "T-052"],
    ],
    [
      "BOS TCG (BOS-P9)",
      bos,
      (spellbook) => ({ P1: { summons: ["A"] }, P2: { vim: 1, spellbook, summons: [{ card: "T-Y-S2", column: 2 }] } }),
      ["attack with A", "target P2"],
      [{ name: "A", strength: 4 }],
      ["T-Y-P3", "T-Y-P1"],
    ],
    [
      "Colossus Order (CO-X9)",
      colossusOrder,
      (hand) => ({ P1: { field: ["T-BF4"] }, P2: { field: [{ card: "T-WF1", position: "OFF" }], hand } }),
      ["attack with Vault Breaker", "attack Meadow Squire"],
      [],
      ["T-WF4", "T-WA2"],
    ],
  ];

  test.each(situations)(
    "%s: where it may answer, nothing is called certain, whatever it holds",
    (_, game, position, answers, cards, unseen) => {
      const unsure = (held: readonly string[], before: readonly string[]) =>
        preview(game, position(held), [...before, ...answers], cards).uncertain;
      const passes = game === gateRuler ? ["pass", "pass"] : []; // who has a set card is asked before the attack, too
      for (const card of unseen) expect(unsure([card], passes)).toContain("the other player");
      expect(unsure([], [])).toEqual([]);
    },
  );
});

describe("what would hurt only who gives it", () => {
  const harm = (position: object, words: string) => {
    const cards = [
      { name: "Small", strength: 3 },
      { name: "Big", strength: 9 },
    ];
    const match = openScenario(bos, { game: "bos", position, cards, script: [] } as unknown as Scenario);
    const menu = menuOf(match, match.asked, bos.mat);
    return harmOf(bos, match, match.asked, menu.find(({ phrase }) => phrase === words)!, menu);
  };

  test("is said before its target is chosen, with the target that it speaks of", () => {
    expect(harm({ P1: { summons: ["Small"] }, P2: { summons: ["Big"] } }, "attack with Small")).toEqual([
      "Small goes to the graveyard, and the other player loses no card for it: Big goes from 9 to 6.",
      "That is if you then answer: target Big. You are asked before it is done.",
    ]);
    expect(harm({ P1: { summons: ["Big"] }, P2: { summons: ["Small"] } }, "attack with Big")).toEqual([]);
  });
});

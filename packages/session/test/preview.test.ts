/** What an answer would do, told before it is given: through payments, targets and whatever a card's text asks on the way. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { diceOf, type Game, type Match, type Scenario, SEATS } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { harmOf, menuOf, previewOf } from "../src/index.ts";
import { Foresight } from "../src/preview.ts";
import { games, sessionFor } from "./games.ts";

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

  test("a hand that is put back and drawn anew goes to the deck, although the deck has no more cards then (5-2-1-6-1)", () => {
    const { match } = sessionFor(gundam as unknown as Game, 1);
    match.play(0);
    const { moves } = previewOf(gundam, match, match.asked, match.parse("redraw"));
    expect(moves.map(({ from, to }) => `${from} → ${to}`)).toEqual(Array(5).fill("hand → deck"));
  });

  test("playing a Unit goes on through its payment: it lies in the battle area, its Resources are rested (4-17-5)", () => {
    const position = { P1: { hand: ["ST01-005"], resourceArea: 2, exResources: 1 }, P2: {} };
    const told = preview(gundam, position, ["play GM"]);
    expect(told.assumed).toEqual(["pay with Resources"]);
    expect(told.moved).toContainEqual(["GM", "battle area", true]);
    expect(told.asked).toBe(0);
  });

  test("an EX Resource that pays is off the table, and in no place that has a card more by then (4-17-5)", () => {
    const position = { P1: { hand: ["ST01-005"], resourceArea: 2, exResources: 1 }, P2: {} };
    const told = preview(gundam, position, ["play GM", "pay with an EX Resource"]);
    expect(told.moved.filter(([name]) => name === "EX Resource")).toEqual([["EX Resource", "off the table", true]]);
  });

  test("4-17-2-4: a token that comes is told with where it will lie", () => {
    const position = { P1: { baseSection: ["ST01-015"], resourceArea: 3 }, P2: {} };
    const { moves } = preview(gundam, position, ["activate White Base"]);
    expect(moves.map(({ name, from, to, owner }) => [name, from, to, owner])).toEqual([["Gundam", "new", "battle area", 0]]);
  });

  test("what one's own card asks is answered and told: Overflowing Affection draws, and discards (9-3-3)", () => {
    const position = { P1: { hand: ["GD01-118", "ST01-005"], resourceArea: 6 }, P2: {} };
    const told = preview(gundam, position, ["play Overflowing Affection"]);
    expect(told.assumed).toHaveLength(1);
    expect(told.assumed[0]).toMatch(/^choose /);
    expect(told.moved).toContainEqual(["Overflowing Affection", "trash", true]);
    expect(told.moves.filter(({ from }) => from === "new")).toEqual([]); // what is drawn lay in the deck
  });
});

test("CO-B8: what a text asks is answered for the best: Sudden Aegis saves who is attacked, and not the neighbour that lies before it", () => {
  const position = {
    P1: { hand: ["T-WA1"], setGems: ["T-G-W"], locus: 2, field: ["T-WF4", "T-WF8"] },
    P2: { field: [{ card: "T-BF3", position: "OFF" }], deck: 20 },
  };
  const told = preview(colossusOrder, position, ["attack with Banner Herald", "attack Pit Brute", "pass", "play Sudden Aegis"]);
  expect(told.assumed).toEqual(["choose Banner Herald"]);
  expect(told.moved.filter(([name]) => name === "Banner Herald")).toEqual([]);
});

describe("BOS TCG", () => {
  const cards = [
    { name: "A", strength: 4 },
    { name: "B", strength: 4 },
  ];

  test("an attack of equal strengths: both go to the graveyard (BOS-B4.c)", () => {
    const told = preview(bos, { P1: { summons: ["A"] }, P2: { summons: ["B"] } }, ["attack with A"], cards);
    expect([told.assumed, told.offered]).toEqual([["target B"], false]);
    expect(told.moved.sort()).toEqual([
      ["A", "graveyard", true],
      ["B", "graveyard", true],
    ]);
  });

  test("an ability that could hit one's own side alone is not used on the way: the attack deals its whole strength (BOS-A5)", () => {
    const position = { P1: { summons: [{ card: "A", column: 0 }], wizards: ["Spite Caller"] }, P2: { life: 20 } };
    const told = preview(bos, position, ["attack with A"], cards.slice(0, 1));
    expect(told.assumed).toEqual(["target P2"]);
    expect(told.facts).toContainEqual([1, "life", 20, 16]);
  });

  test("what is chosen for an ability that is used by the reflex is compared, too (BOS-A5, BOS-A13)", () => {
    const position = { P1: { summons: [{ card: "A", column: 1 }], wizards: ["Spite Caller"] }, P2: { summons: [{ card: "Strong", column: 0 }, { card: "C", column: 1 }] } }; // biome-ignore format: a row
    const told = preview(
      bos,
      position,
      ["attack with A", "target C"],
      [...cards, { name: "Strong", strength: 9 }, { name: "C", strength: 5 }],
    );
    expect(told.assumed.slice(0, 2)).toEqual(["use it (Spite Caller)", "choose C"]);
    expect(told.moved).toContainEqual(["C", "graveyard", true]);
  });

  test("that an ability is used on the way is told with whose it is (BOS-A5)", () => {
    const position = { P1: { summons: [{ card: "A", column: 0 }], wizards: ["Spite Caller"] }, P2: { summons: ["B"] } };
    const told = preview(bos, position, ["attack with A", "target B"], cards);
    expect(told.assumed.slice(0, 2)).toEqual(["use it (Spite Caller)", "choose B"]);
    expect(told.offered).toBe(true); // the menu fights the battle without it
  });
});

test("BOS-DA5: who could block is named where a forecast depends on it, and nobody where nobody could", () => {
  const cards = [{ name: "Ram", strength: 4 }, { name: "Wall", strength: 6 }, { name: "Post", strength: 2 }]; // biome-ignore format: a row
  const against = (...summons: object[]) =>
    preview(bos, { P1: { summons: ["Ram"] }, P2: { summons } }, ["attack with Ram", "target P2"], cards);
  const [wall, post] = [{ card: "Wall", column: 1 }, { card: "Post", column: 2 }]; // biome-ignore format: a row
  expect(against(wall, post)).toMatchObject({ replies: ["block with Wall"], uncertain: ["the other player"] });
  expect(against(post)).toMatchObject({ replies: [], uncertain: [] });
});

test("BOS-DA7: of a blocker, which moves to another column, it is told too how weak it gets", () => {
  const cards = [{ name: "Ram", strength: 4 }, { name: "Wall", strength: 6 }]; // biome-ignore format: a row
  const position = { P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Wall", column: 1 }] } };
  const told = preview(bos, position, ["attack with Ram", "target P2", "block with Wall"], cards);
  expect(told.moved).toContainEqual(["Wall", "column 0", true]);
  expect(told.worth.map(({ name, from, to }) => [name, from, to])).toEqual([["Wall", "6", "2"]]);
});

describe("Gate Ruler", () => {
  test.each([
    [1, 0],
    [3, 1],
  ])("what recovers 2 is foreseen with both picks, where there are so many: of %i damage %i stays (GR-13-RECOVER)", (damage, stays) => {
    const P1 = { ruler: ["K-11"], hand: ["T-056"], damageZone: Array(damage).fill("T-001") };
    const { moved } = preview(gateRuler, { phase: "main", P1, P2: {} }, ["play Midnight Banquet"]);
    expect(moved.filter(([name, to]) => name !== "Midnight Banquet" && to === "graveyard")).toHaveLength(damage - stays);
  });

  test("playing a unit goes on to where it is summoned (GR-7-DEST)", () => {
    const hand = { name: "Scout", atk: 1, hp: 1 };
    const told = preview(gateRuler, { phase: "main", P1: { ruler: ["K-11"], hand: ["Scout"] }, P2: {} }, ["play Scout"], [hand]);
    expect(told.assumed).toEqual(["to the left attack zone"]);
    expect(told.moved).toContainEqual(["Scout", "left line", true]);
  });

  test("after the last attack the turn is over by itself: what its end heals and the other player draws does not come of the attack (8-4c-2)", () => {
    const cards = [
      { name: "Scout", atk: 2, hp: 2 },
      { name: "Wall", atk: 1, hp: 9 },
      { name: "Spirit", atk: 1, hp: 2 },
    ];
    const position = {
      phase: "attack",
      P1: { ruler: ["A-1"], leftAttackZone: ["Scout"] },
      P2: { ruler: ["K-11"], defenceZone: ["Wall"], leftAttackZone: ["Spirit"], deck: Array<string>(20).fill("Wall") },
    };
    const ruler = preview(gateRuler, position, ["attack the centre line with 1. A - Apprentice"], cards);
    expect(ruler.damage.map(({ name, change }) => [name, change.least])).toEqual([["Wall", 4]]);
    const words = ["attack the centre line with 1. A - Apprentice", "attack the left line with Scout"];
    const last = preview(gateRuler, position, words, cards);
    expect([last.turn, last.moved, last.damage, last.facts]).toEqual([1, [["Spirit", "graveyard", true]], [], []]);
    expect(preview(gateRuler, position, [words[0]!, "end the attacks"], cards).damage).toHaveLength(1);
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

  test("gems of several colours count together: a captured one more is one more, and the first is no longer none (CO-Z4)", () => {
    const deck = Array<string>(6).fill("T-G-W");
    const gemsAfter = (setGems: readonly string[]) => {
      const told = preview(colossusOrder, { P1: { field: ["T-BF3"], setGems }, P2: { deck } }, ["attack with Pit Brute"]);
      return told.facts.filter(([, label]) => label === "gems");
    };
    expect(gemsAfter(Array<string>(4).fill("T-G-B"))).toEqual([[0, "gems", 4, 5]]);
    expect(gemsAfter([])).toEqual([[0, "gems", 0, 1]]);
  });
});

test("of cards turned face-up where they lie, what if tells how many: at a Gem Complete that fails six stay so (CO-V2)", () => {
  const locus = ["T-G-W", "T-G-W", "T-G-W", "T-G-B", "T-G-B", "T-WF1", "T-WF2"];
  const told = preview(colossusOrder, { phase: "start", P1: { locus } }, ["declare Gem Complete"]);
  expect(told.facts).toContainEqual([0, "locus, face-up", 0, 6]);
  expect(told.wins).toBe(null);
  const waits = preview(colossusOrder, { phase: "start", P1: { locus } }, ["declare nothing"]);
  expect(waits.facts.map(([, label]) => label)).not.toContain("locus, face-up");
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
      { name: "Prey", strength: 2 },
    ];
    const match = openScenario(bos, { game: "bos", position, cards, script: [] } as unknown as Scenario);
    const menu = menuOf(match, match.asked, bos.mat);
    return harmOf(bos, match, match.asked, menu.find(({ phrase }) => phrase === words)!, menu);
  };

  test("is said before its target is chosen, with the target that it speaks of", () => {
    expect(harm({ P1: { summons: ["Small"] }, P2: { summons: ["Big"] } }, "attack with Small")).toEqual([
      "Small goes to the graveyard, and the other player loses no card for it: Big goes from 9 to 6.",
      "That is if you then answer: target Big. You are asked before it is done, and no other choice there is better.",
    ]);
    expect(harm({ P1: { summons: ["Big"] }, P2: { summons: ["Small"] } }, "attack with Big")).toEqual([]);
  });

  test("is not said where another target is good, although the first that would be taken is not", () => {
    const both = { summons: [{ card: "Big", column: 0 }, { card: "Prey", column: 1 }] }; // biome-ignore format: as the table lies
    expect(harm({ P1: { summons: ["Small"] }, P2: both }, "attack with Small")).toEqual([]);
  });

  test("ways through what is asked after an answer: each target once, the likeliest first, two alike as one", () => {
    const cards = ["A", "B"].map((name) => ({ name, strength: 4 }));
    const P2 = { summons: [{ card: "B", column: 0 }, { card: "B", column: 1 }, { card: "A", column: 2 }], life: 20 }; // biome-ignore format: as the table lies
    const match = openScenario(bos, { game: "bos", position: { P1: { summons: ["A"] }, P2 }, cards, script: [] } as unknown as Scenario);
    const ways = [...new Foresight(bos, match, 0).ways(match.parse("attack with A"))];
    expect(ways.map(({ assumed }) => assumed)).toEqual([["target B"], ["target B"], ["target A"], ["target P1"]]);
    expect(ways[0]).toEqual(previewOf(bos, match, 0, match.parse("attack with A")));
    expect(ways.map(({ facts }) => facts.map(({ label }) => label))).toEqual([[], [], [], ["life"]]);
  });
});

describe("an answer that draws from a deck until it is empty", () => {
  const draw = { op: "draw", count: 2 };
  const reads = { name: "Reader", type: "event", effect: [{ kind: "event", timing: "normal", do: [draw] }] };
  const learns = { name: "Scholar", type: "Command", level: 1, cost: 1, effects: [{ timing: "Main", ops: [{ op: "draw", n: 2 }] }] };
  test.each<readonly [string, string, object, object, readonly object[], string, number]>([
    ["1-2-2-2", "Gundam", gundam, { hand: ["Scholar"], resourceArea: 3 }, [learns], "play Scholar", 2],
    ["GR-12-DECK", "Gate Ruler", gateRuler, { ruler: ["K-11"], hand: ["Reader"] }, [reads], "play Reader", 2],
    ["CO-V3", "Colossus Order", colossusOrder, { colossus: ["T-C-W"], setGems: Array(3).fill("T-G-W") }, [], "use Colossus ability 2", 1],
  ])(
    "%s: %s forecasts who loses by it, and asks once more; with one card more in the deck it does neither",
    (_rule, _name, game, side, cards, words, last) => {
      const told = (deck: number) => {
        const match = openScenario(
          game as Game,
          { game: (game as Game).id, position: { P1: { ...side, deck }, P2: { deck: 9 } }, cards } as unknown as Scenario,
        );
        const menu = menuOf(match, 0, (game as Game).mat);
        const answer = menu.find(({ phrase }) => phrase === words)!;
        return [previewOf(game as Game, match, 0, answer.answer).wins, harmOf(game as Game, match, 0, answer, menu)];
      };
      expect(told(last)).toEqual([1, ["You lose the match by that, if nobody does anything else."]]);
      expect(told(last + 1)).toEqual([null, []]);
    },
  );
});

describe.each(games.map((game) => [game.id, game] as const))("%s: in random matches", (_id, game) => {
  test("no card out of a hand goes off the table: where nobody sees it any more, it lies in one of its owner's places", () => {
    const lost: string[] = [];
    const { match } = sessionFor(game, 1);
    const dice = diceOf(1);
    for (let given = 0; !match.over; given++) {
      const seat = match.asked;
      const hands = new Set(match.view(seat).rows.flatMap(({ kind, label }) => (kind === "fan" ? [label] : [])));
      const answers = given % 11 === 0 || given < 8 ? Math.min(4, match.options().count) : 0;
      for (let index = 0; index < answers; index++)
        for (const { name, from, to } of previewOf(game, match, seat, index).moves)
          if (hands.has(from) && to === "off the table") lost.push(`${name}, by "${match.phrase(match.options().options[index]!, seat)}"`);
      match.play(dice(match.options().count));
    }
    expect(lost).toEqual([]);
  }, 30_000);

  test("what is said to come new lies in no place that either player sees", () => {
    const wrong: string[] = [];
    const { match } = sessionFor(game, 1);
    const dice = diceOf(1);
    for (let given = 0; !match.over; given++) {
      const lie = SEATS.flatMap((seat) =>
        match.view(seat).rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell, ...(cell?.with ?? [])])),
      );
      for (let index = 0; given % 9 === 0 && index < Math.min(4, match.options().count); index++)
        for (const { card, name, from } of previewOf(game, match, match.asked, index).moves)
          if (from === "new" && lie.some((cell) => cell?.card === card)) wrong.push(name);
      match.play(dice(match.options().count));
    }
    expect(wrong).toEqual([]);
  }, 30_000);

  test("a card that is said to go somewhere for certain goes where it is said to go, also where nobody sees it any more", () => {
    const wrong: string[] = [];
    let looked = 0;
    for (const seed of [1, 2]) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !match.over; given++) {
        if (given % 7 === 0 || given < 8) for (let index = 0; index < Math.min(6, match.options().count); index++) look(match, index);
        match.play(dice(match.options().count));
      }
    }
    expect(looked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);

    function look(match: Match, index: number): void {
      const seat = match.asked;
      const { moves, assumed, declined, uncertain } = previewOf(game, match, seat, index);
      const leaving = moves.filter(({ owner }) => owner === seat);
      if (leaving.length === 0 || declined.length + uncertain.length > 0) return;
      const copy = match.clone();
      copy.play(index);
      const left = [...assumed];
      while (!copy.over && (copy.options().count === 1 || left.length > 0)) {
        const phrases = copy
          .options()
          .options.slice(0, copy.options().count)
          .map((option) => copy.phrase(option, seat));
        if (copy.options().count > 1 && phrases.indexOf(left[0]!) < 0) return; // the other player has a choice
        copy.play(copy.options().count === 1 ? 0 : phrases.indexOf(left.shift()!));
      }
      looked++;
      for (const { card, name, to } of leaving) {
        const spot = copy.spotOf(card, seat);
        if (spot?.kind !== "place") continue;
        const row = copy.view(seat).rows.find((each) => each.id === spot.place && each.seat === spot.seat);
        if (row !== undefined && row.label !== to && row.places?.includes(to) !== true)
          wrong.push(`${name} lies in ${row.label}, not in ${to}: ${match.phrase(match.options().options[index]!, seat)}`);
      }
    }
  }, 30_000);

  test("whoever is warned of a card for what they would choose with it, is warned of each of those choices, or loses by all", () => {
    const unwarned: string[] = [];
    let looked = 0;
    for (const seed of [1, 2, 3]) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !match.over; given++) {
        if (given % 31 === 0) look(match);
        match.play(dice(match.options().count));
      }
    }
    expect(looked).toBeGreaterThan(30);
    expect(unwarned).toEqual([]);

    function look(match: Match): void {
      const seat = match.asked;
      const menu = menuOf(match, seat, game.mat);
      for (const answer of menu) {
        looked++;
        const harm = harmOf(game, match, seat, answer, menu);
        if (!harm.some((line) => line.startsWith("That is if"))) continue;
        const copy = match.clone();
        copy.play(answer.answer);
        if (copy.over || copy.asked !== seat) continue;
        const next = menuOf(copy, seat, game.mat);
        for (const each of next)
          if (harmOf(game, copy, seat, each, next).length === 0) unwarned.push(`${answer.phrase}, ${each.phrase}: ${harm.join(" ")}`);
      }
    }
  }, 30_000);
});

test.each([gateRuler, colossusOrder].map((game) => [game.id, game as unknown as Game] as const))(
  "%s: a card that lies on a side does not come there from between the sides, where what it does is shown",
  (_id, game) => {
    const wrong: string[] = [];
    let looked = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      while (!match.over && looked < 10 * seed) {
        look(match);
        match.play(dice(match.options().count));
      }
    }
    expect(looked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);

    function look(match: Match): void {
      const { rows } = match.view(match.asked);
      const middle = rows.filter(({ seat }) => seat === null);
      const shown = new Set(middle.flatMap(({ cells }) => cells.map((cell) => cell?.card ?? 0)));
      const theirs = rows
        .filter(({ seat }) => seat !== null && seat !== match.asked)
        .flatMap(({ cells }) => cells.map((cell) => cell?.card ?? 0));
      if (!theirs.some((card) => card !== 0 && shown.has(card))) return;
      looked++;
      const labels = new Set(middle.map(({ label }) => label));
      for (const { card, name, from } of previewOf(game, match, match.asked, 0).moves)
        if (labels.has(from) && theirs.includes(card)) wrong.push(`${name} from ${from}`);
    }
  },
);

import { diceOf, newMatch, option } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import type { DeckRecord } from "../../src/deck-file.ts";
import { swap } from "../../src/decks.ts";
import { bos } from "../../src/game.ts";
import { table } from "../table.ts";

const deck = (id: string) => bos.decks.find((each) => each.id === id)!.deck as DeckRecord;
/** Decks with room to break each rule: not the lists that come with the game, which are made to be played. */
const red = {
  ...deck("bos-red-test"),
  summons: { collaia: 3, "T-R-S1": 2, "T-R-S2": 2, "T-R-S3": 1, "T-R-S4": 1, "T-R-S5": 1 },
  spells: { "T-R-P1": 3, "T-R-P2": 3, "T-R-P3": 1, "T-R-P4": 2, "T-R-P5": 1 },
  reserve: { "T-R-S3": 2, "T-R-P3": 2 },
};
const yellow = {
  ...deck("bos-yellow-test"),
  summons: { "T-Y-S1": 2, "T-Y-S2": 3, "T-Y-S3": 1, "T-Y-S4": 2, "T-Y-S5": 2 },
  spells: { "T-Y-P1": 3, "T-Y-P2": 2, "T-Y-P3": 2, "T-Y-P4": 1, "T-Y-P5": 2 },
  reserve: { "T-Y-S3": 3 },
};
const blue = {
  ...deck("bos-blue-test"),
  summons: { "T-B-S1": 2, "T-B-S2": 2, "T-B-S3": 2, "T-B-S4": 2, "T-B-S5": 2 },
  spells: { "T-B-P1": 2, "T-B-P2": 2, "T-B-P3": 4, "T-B-P4": 1, "T-B-P5": 1 },
  reserve: {},
};
const wrong = (changed: unknown) => bos.checkDeck(changed).map((problem) => problem.rule ?? problem.what);

describe("2.1 Deck construction", () => {
  test("the three decks of the data may be played", () => {
    for (const each of bos.decks) expect(bos.checkDeck(each.deck)).toEqual([]);
  });

  test("BOS-D1 a deck is 1 boss, 3 wizards, 10 summons and 10 spells", () => {
    expect(wrong({ ...red, summons: { ...red.summons, collaia: 4 } })).toEqual(["BOS-D1"]);
    expect(wrong({ ...red, spells: {} })).toEqual(["BOS-D1"]);
    expect(wrong({ ...red, wizards: red.wizards.slice(1) })).toEqual(["BOS-D1"]);
    expect(wrong({ ...red, boss: "collaia" })).toEqual(["BOS-D1"]);
    expect(bos.checkDeck({ ...red, boss: "" })).toEqual([{ where: "boss", what: "none is named; a deck has exactly one", rule: "BOS-D1" }]);
    expect(wrong({ ...red, summons: { collaia: 3, "T-R-S1": 2, "T-R-S2": 2, "T-R-S3": 2, "T-R-P1": 1 } })).toContain("BOS-D1");
  });

  test("BOS-D2 the three wizards have three names", () => {
    expect(wrong({ ...red, wizards: ["T-R-W1", "T-R-W1", "T-R-W2"] })).toEqual(["BOS-D2"]);
  });

  test("BOS-D3 all cards share one colour, the reserve included", () => {
    expect(wrong({ ...red, boss: "T-Y-B1" })).toEqual(["BOS-D3"]);
    expect(wrong({ ...red, reserve: { "T-B-S1": 1 } })).toEqual(["BOS-D3"]);
    expect(wrong({ ...yellow, color: "blue" }).every((rule) => rule === "BOS-D3")).toBe(true);
  });

  test("BOS-D4, BOS-R1 at most four copies of a name; three for beginners", () => {
    const five = { ...red, summons: { collaia: 5, "T-R-S1": 3, "T-R-S2": 2 } };
    expect(wrong(five)).toContain("BOS-D4");
    expect(() => bos.pairing({ decks: [blue, blue] })).not.toThrow();
    expect(() => bos.pairing({ decks: [blue, blue], settings: { copyLimit: "3" } })).toThrow(/BOS-D4/); // four of Mind Blank
  });

  test("BOS-D5 the reserve: at most eight summons and spells", () => {
    expect(wrong({ ...yellow, reserve: { "T-Y-S3": 3, "T-Y-P4": 3, "T-Y-S1": 2, "T-Y-S4": 1 } })).toEqual(["BOS-D5"]);
    expect(wrong({ ...yellow, reserve: { "T-Y-W1": 1 } })).toEqual(["BOS-D5"]);
  });

  test("BOS-D5 between games cards are swapped, and the deck is checked again", () => {
    const swapped = swap(red, { "T-R-S1": 2 }, { "T-R-S3": 2 }, bos.catalog() as never);
    expect(swapped.summons).toMatchObject({ "T-R-S3": 3 });
    expect(swapped.summons).not.toHaveProperty("T-R-S1");
    expect(swapped.reserve).toMatchObject({ "T-R-S1": 2 });
    expect(bos.checkDeck(swapped)).toEqual([]);
    expect(wrong(swap(red, { "T-R-S1": 1 }, { "T-R-P3": 1 }, bos.catalog() as never))).toEqual(["BOS-D1", "BOS-D1"]);
  });

  test("BOS-D6 reserve copies count with the others", () => {
    expect(wrong({ ...yellow, reserve: { "T-Y-S2": 2 } })).toEqual(["BOS-D6"]);
  });

  test("BOS-D7 a name that is no card, or a card that cannot be played", () => {
    expect(wrong({ ...red, boss: "Nobody" })).toContain("BOS-D7");
    expect(wrong({ ...red, summons: { ...red.summons, hedera: 1, collaia: 2 } })).toEqual(["BOS-D7"]);
    expect(() =>
      bos.catalog([
        {
          id: "X",
          name: { ja: null, en: "Collaia" },
          type: "summon",
          color: "red",
          reality: "original-test",
          strength: 1,
          summonCondition: { op: "anyWizard" },
          effect: [],
        },
      ]),
    ).toThrow(/BOS-D7/);
  });

  test("every problem is said at once", () => {
    expect(
      new Set(wrong({ ...red, boss: "Nobody", wizards: ["T-R-W1", "T-R-W1"], summons: { collaia: 5 }, reserve: { "T-B-S1": 9 } })),
    ).toEqual(new Set(["BOS-D1", "BOS-D2", "BOS-D3", "BOS-D4", "BOS-D5", "BOS-D6", "BOS-D7"]));
  });

  test("a random deck is a legal one", () => {
    for (let seed = 0; seed < 40; seed++) {
      let x = seed * 2654435761;
      const below = (n: number) => (x = Math.imul(x ^ (x >>> 15), 2246822519) + 0x9e3779b9) >>> 0 && (x >>> 8) % n;
      expect(bos.checkDeck(bos.randomDeck!(below))).toEqual([]);
    }
  });
});

describe("2.2 Zones and information", () => {
  const g = newMatch(bos, { decks: [red, blue], seed: 1 });
  const place = (name: string) => g.play(g.parse(`place ${name}`));

  test("BOS-S1, BOS-S6 each player places three wizards, one per column, in secret", () => {
    expect(g.question()).toMatchObject({ seat: 0, rule: "BOS-S1" });
    expect(g.options().count).toBe(3);
    place("Spite Caller");
    expect(g.whyNot(g.wishes("place Spite Caller")[0]!)).toMatchObject({ rule: "BOS-S1" });
    place("Enraged Mage"); // the third goes where there is room
    expect(g.question()).toMatchObject({ seat: 1, rule: "BOS-S1" });
    const seen = JSON.stringify(g.view(1));
    for (const name of ["Spite Caller", "Enraged Mage", "Cinder Adept", "Volkrath"]) expect(seen).not.toContain(name);
    expect(
      g
        .view(0)
        .rows.find((row) => row.label === "wizards" && row.seat === 0)!
        .cells.map((cell) => cell?.name),
    ).toEqual(["Spite Caller", "Enraged Mage", "Cinder Adept"]);
    place("Tide Seer");
    place("Rime Scholar");
  });

  test("BOS-S2, BOS-S3, BOS-S4, BOS-S5 boss face-down, piles laid out, 30 life; the first player begins", () => {
    expect(g.question()).toMatchObject({ seat: 0, rule: "BOS-T2" });
    expect([g.life[0], g.life[1], g.vim[0], g.vim[1]]).toEqual([30, 30, 2, 1]); // P1's has doubled once
    const counts = g
      .view(1)
      .rows.filter((row) => row.seat === 0)
      .map((row) => [row.label, row.count ?? row.cells.length]);
    expect(counts).toEqual([
      ["castle", 10],
      ["spellbook", 10],
      ["graveyard", 0],
      ["boss", 1],
      ["wizards", 3],
      ["summons", 3],
    ]);
  });

  test("BOS-S5, BOS-H17 who begins is a setting, not luck, and known as the wizards are placed", () => {
    const second = newMatch(bos, { decks: [red, blue], seed: 1, settings: { firstPlayer: "P2" } });
    expect([second.question()?.rule, second.view(0).active, second.view(1).active]).toEqual(["BOS-S1", 1, 1]);
    for (const name of ["Spite Caller", "Enraged Mage", "Tide Seer", "Rime Scholar"]) second.play(second.parse(`place ${name}`));
    expect(second.question()).toMatchObject({ seat: 1, rule: "BOS-T2" });
    expect([second.turnsStarted[0], second.turnsStarted[1]]).toEqual([0, 1]);
  });

  test("the seed changes nothing: there is no luck in this game", () => {
    expect(newMatch(bos, { decks: [red, blue], seed: 1 }).hash()).toBe(newMatch(bos, { decks: [red, blue], seed: 99 }).hash());
  });

  test("BOS-Z2, BOS-Z3 castle and spellbook are a number to the other player, graveyards are open", () => {
    const t = table({ P1: { castle: ["T-R-S1", "T-R-S2"], spellbook: ["T-R-P1"], graveyard: ["T-R-S4"] }, P2: {} });
    const rows = (seat: 0 | 1) => t.g.view(seat).rows.filter((row) => row.seat === 0);
    const cells = (seat: 0 | 1, label: string) =>
      rows(seat)
        .find((row) => row.label === label)!
        .cells.map((cell) => cell!.name);
    expect([cells(1, "castle"), cells(1, "spellbook"), cells(1, "graveyard")]).toEqual([[], [], ["Last Ember"]]);
    expect([cells(0, "castle"), cells(0, "spellbook")]).toEqual([["Ash Hound", "Flare Imp"], ["Fireburst"]]);
    expect(rows(1).find((row) => row.label === "castle")!.count).toBe(2);
  });

  test("BOS-Z9 a wizard once face-up stays known when it is turned down; a boss is private until it is summoned", () => {
    const t = table({ phase: "summoning", P1: { castle: ["T-R-S1"], wizards: ["T-R-W1"], boss: ["T-R-B1"] }, P2: {} });
    t.says("P1: summon Ash Hound");
    const mine = (label: string) =>
      t.g
        .view(1)
        .rows.find((row) => row.label === label && row.seat === 0)!
        .cells.find((cell) => cell !== null)!;
    expect(mine("wizards")).toMatchObject({ name: "Cinder Adept", faceDown: true });
    expect(mine("boss")).toMatchObject({ name: null, card: 0, faceDown: true });
  });

  test("BOS-H5 what was seen to return to a castle stays known, until a copy comes out again", () => {
    const t = table({
      P1: { vim: 2, spellbook: ["T-B-P4"] },
      P2: { summons: ["T-R-S1"], castle: ["T-R-S1", "T-R-S2"], wizards: ["T-R-W1"] },
    });
    const known = () =>
      t.g
        .view(0)
        .rows.find((row) => row.label === "castle" && row.seat === 1)!
        .cells.map((cell) => cell!.name);
    expect(known()).toEqual([]);
    t.says("P1: cast Recall");
    expect(known()).toEqual(["Ash Hound"]);
    t.says("P1: end the turn", "P2: summon Ash Hound");
    expect(known()).toEqual([]);
  });

  test("BOS-H4 a card is shown to both as it is picked, before its choices are made", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["T-R-S1", "T-R-S2"] }, P2: {} });
    t.says("P1: cast Fireburst");
    expect([t.asked(), JSON.stringify(t.g.view(1)).includes("Fireburst")]).toEqual(["P1 BOS-A13", true]);
  });

  test("BOS-H13 hidden cards are dealt anew from the cards of that colour, and nothing that was seen changes", () => {
    const fresh = newMatch(bos, { decks: [red, blue], seed: 1 });
    const view = JSON.stringify(fresh.view(1));
    const piles = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const dealt = fresh.clone();
      dealt.redeal(1, diceOf(seed));
      expect(JSON.stringify(dealt.view(1))).toBe(view);
      const ids = dealt
        .view(0)
        .rows.filter((row) => row.seat === 0 && (row.label === "castle" || row.label === "spellbook"))
        .flatMap((row) => row.cells.map((cell) => cell!.id!));
      expect(ids).toHaveLength(20);
      expect(ids.every((id) => id === "collaia" || id.startsWith("T-R-"))).toBe(true);
      piles.add(ids.sort().join());
    }
    expect(piles.size).toBeGreaterThan(20);
  });

  test("BOS-Z2, BOS-H13 every way in which hidden cards could lie: order means nothing in a pile", () => {
    const lies = (spellbook: string[], castle: string[] = []) =>
      table({ P1: { summons: ["T-Y-S1"] }, P2: { vim: 1, spellbook, castle, wizards: ["T-Y-W1"], summons: ["T-Y-S3"] } }).g;
    const [one, two, both] = [lies(["T-Y-P1"]), lies(["T-Y-P1", "T-Y-P4"]), lies(["T-Y-P1"], ["T-Y-S4"])];
    expect([one, two, both].map((g) => g.deals(0, 100)?.length)).toEqual([5, 15, 25]);
    expect(one.deals(1, 100)).toHaveLength(1); // P2 sees all of it
    expect(two.deals(0, 14)).toBeNull();
    const deals = two.deals(0, 15)!;
    expect(deals[0]!.hash()).toBe(two.hash());
    expect(new Set(deals.map((g) => g.hash())).size).toBe(15);
    expect(new Set(deals.map((g) => JSON.stringify([g.view(0), g.question(), g.options().count]))).size).toBe(1);
  });

  test("BOS-Z4, BOS-Z5 the view shows the columns as they lie: each player's left on the left", () => {
    const t = table({
      P1: { summons: [{ card: "T-R-S1", column: 0 }] },
      P2: {
        summons: [
          { card: "T-B-S1", column: 0 },
          { card: "T-B-S2", column: 1 },
        ],
      },
    });
    const row = (seat: 0 | 1, of: 0 | 1) =>
      t.g
        .view(seat)
        .rows.find((each) => each.label === "summons" && each.seat === of)!
        .cells.map((cell) => cell?.name ?? null);
    expect([row(0, 0), row(0, 1)]).toEqual([
      ["Ash Hound", null, null],
      ["Glass Fox", "Ice Wisp", null],
    ]);
    expect([row(1, 0), row(1, 1)]).toEqual([
      [null, null, "Ash Hound"],
      [null, "Ice Wisp", "Glass Fox"],
    ]);
  });

  test("BOS-Z6, BOS-Z8 a wizard is neither attacked nor does it close a column", () => {
    const t = table({ P1: { summons: ["T-R-S1"] }, P2: { wizards: ["T-B-W1"], summons: [{ card: "T-B-S1", column: 2 }] } });
    t.says("P1: attack with Ash Hound");
    expect(t.options()).toContain("target P2");
    expect(t.refuses("target Rime Scholar")).toBe("BOS-Z8");
  });

  test("BOS-H2 two copies are one choice", () => {
    const t = table({ phase: "summoning", P1: { castle: ["T-R-S1", "T-R-S1"], wizards: ["T-R-W1"] }, P2: {} });
    expect(t.options()).toEqual(["summon Ash Hound", "begin the main phase"]);
    const [, second] = t.g.wishes("summon Ash Hound");
    expect(t.g.refusal(second!)).toBe("BOS-H2");
    expect(t.g.refusal(option(99))).not.toBeNull();
  });
});

import { readFileSync } from "node:fs";
import { InputError, readForm, sayProblem } from "@duelex/kernel";
import { readCardFile } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { cardForm } from "../src/card-files.ts";
import { bos } from "../src/game.ts";
import { cardFileSchema, deckFileSchema } from "../src/schema.ts";
import { ability, made, table } from "./table.ts";

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8"));
const card = (more: object) => ({
  id: "X",
  name: { ja: null, en: "X" },
  type: "summon",
  color: "red",
  reality: "original-test",
  strength: 1,
  summonCondition: { op: "anyWizard" },
  effect: [],
  ...more,
});
const wrongIn = (...cards: unknown[]): string[] => {
  try {
    bos.catalog(cards);
    return [];
  } catch (problem) {
    return (problem as InputError).problems.map(({ where, what }) => `${where}: ${what}`);
  }
};

describe("BOS-16.1 card and deck files", () => {
  test("our own files are what the schema says", () => {
    expect(readForm(cardFileSchema, json("cards.json")).problems).toEqual([]);
    expect(readCardFile(cardForm, json("cards.json")).problems).toEqual([]);
    expect(readForm(deckFileSchema, json("decks.json")).problems).toEqual([]);
    expect(json("cards.json")).toHaveProperty("edition", bos.edition);
  });

  test("BOS-16.2, BOS-16.3, BOS-16.4, BOS-16.5 an unknown word or key is an error, with the word that was probably meant", () => {
    expect(wrongIn(card({ effect: [ability("sumoned", [{ op: "gainVim", player: "you", amount: 1 }])] }))[0]).toMatch(
      /^card X, clause 1, timing: "sumoned" is not a word here \(did you mean "summoned"\?\)/,
    );
    expect(wrongIn(card({ effect: [ability("acts", [{ op: "gainStrength", target: "myself", amount: 1 }])] }))).toHaveLength(1);
    expect(wrongIn(card({ effect: [ability("acts", [{ op: "explode", target: "self" }])] }))).toHaveLength(1);
    expect(wrongIn(card({ colour: "red" }))[0]).toMatch(/^card X: unknown word "colour" \(did you mean "color"\?\)/);
    expect(wrongIn(card({ summonCondition: { op: "useWizard", wizardId: "nobody" } }))[0]).toMatch(/no wizard "nobody"/);
    expect(wrongIn(card({ strength: -1 }), card({ id: "Y", strength: 1.5 }))).toHaveLength(2);
  });

  test("BOS-R18 there is no word for Ether", () => {
    expect(wrongIn(card({ ether: 1 }))[0]).toMatch(/^card X: unknown word "ether"; allowed here: /);
  });

  test("BOS-C1, BOS-C2 every kind of card has what its kind has", () => {
    const summary = (id: string) => bos.catalog().entries.find((entry) => entry.id === id)!.summary;
    expect(["T-R-W1", "T-R-S1", "T-R-P1", "T-R-B1"].map(summary)).toEqual([
      "wizard · red",
      "summon · red · strength 3",
      "spell · red · cost 2 vim",
      "boss · red · strength 8",
    ]);
    expect(wrongIn(card({ strength: undefined })).length).toBeGreaterThan(0);
    expect(wrongIn(card({ type: "wizard" })).length).toBeGreaterThan(0); // a wizard has no strength
  });

  test("words that do not go together are errors", () => {
    expect(wrongIn(card({ effect: [ability("cast", [{ op: "gainVim", player: "you", amount: 1 }])] }))[0]).toMatch(
      /"cast" is a timing of spells/,
    );
    expect(wrongIn(card({ effect: [ability("static", [{ op: "ready", target: "self" }])] }))[0]).toMatch(/not for a static ability/);
    expect(wrongIn(card({ effect: [ability("acts", [{ op: "cannot", what: "act" }])] })).length).toBeGreaterThan(0);
    expect(
      wrongIn(
        card({
          type: "spell",
          vimCost: 1,
          strength: undefined,
          summonCondition: undefined,
          effect: [ability("controllerMainPhase", [{ op: "ready", target: "self" }])],
        }),
      ).length,
    ).toBeGreaterThan(0);
  });

  test("BOS-16.2 a condition stands with a timing that knows what it asks for", () => {
    const gain = [{ op: "gainVim", player: "you", amount: 1 }];
    const wrong = (timing: string, condition: object) => wrongIn(card({ effect: [{ ...ability(timing, gain), condition }] }));
    expect(wrong("acts", { player: "you" })).toEqual(['card X, clause 1, condition.player: "player" never holds at "acts"']);
    const fits = { of: ["summon"], sides: "both" };
    expect(wrong("declaresAttack", { defender: "you" })).toHaveLength(1);
    expect(wrong("attacked", { defeated: fits })).toHaveLength(1);
    expect(wrong("takesDamage", { by: ["battle"] })).toHaveLength(1);
    expect(wrong("summoned", { inBattle: true })).toHaveLength(1);
    expect(wrong("spellCast", { player: "you" })).toEqual([]);
    expect(wrong("defeats", { defeated: fits, by: ["ability"] })).toEqual([]);
    expect(wrong("wouldBeDefeated", { by: ["ability"], inBattle: true })).toEqual([]);
  });

  test("BOS-16.3, BOS-Z2 nobody chooses from a pile that they do not see; BOS-16.4 one card is moved", () => {
    const wrong = (...does: Readonly<Record<string, unknown>>[]) => wrongIn(card({ effect: [ability("acts", does)] }));
    const from = (sides: string) => ({ choose: 1, of: ["spell"], sides, zone: "spellbook" });
    const discard = (sides: string, words: object = {}) => ({ op: "moveZone", target: from(sides), to: "graveyard", ...words });
    expect(wrong(discard("opponent"))[0]).toMatch(/nobody chooses from a spellbook that only its owner sees \(BOS-Z2\)/);
    expect([discard("both"), discard("own", { chooser: "opponent" })].map((each) => wrong(each).length)).toEqual([1, 1]);
    expect([discard("own"), discard("opponent", { chooser: "opponent" })].flatMap((each) => wrong(each))).toEqual([]);
    const move = (target: unknown) => ({ op: "move", target, to: "adjacentEmptySpot" });
    expect(wrong(move({ all: ["summon"], sides: "own" }))[0]).toMatch(/one card is moved, not all/);
    expect(wrong(move("self"), move("self"))[0]).toMatch(/at most one card is moved/);
    expect(wrong(move("self"))).toEqual([]);
  });

  test("own cards are added, and replace built-in ones by id", () => {
    const catalog = bos.catalog({ game: "bos", cards: [card({ id: "T-R-S1", name: { ja: null, en: "Ash Hound" }, strength: 9 })] }, [
      card({}),
    ]);
    expect(catalog.entries).toHaveLength(45);
    expect(catalog.entries.find((entry) => entry.id === "T-R-S1")!.summary).toBe("summon · red · strength 9");
    expect(catalog.fingerprint).not.toBe(bos.catalog().fingerprint);
  });

  test("what is not carried out is declared: two clauses that are not public", () => {
    const { clauses, implemented, notYet } = bos.catalog().coverage();
    expect([clauses, implemented, notYet.map((gap) => gap.card)]).toEqual([40, 38, ["enraged-mage", "hedera"]]);
  });

  test("BOS-A2, BOS-A11 card texts are rendered from the data; notes are not part of them", () => {
    const text = (id: string) => bos.catalog().entries.find((entry) => entry.id === id)!.text;
    expect(text("inevitable-plague")).toEqual([
      "Summon: your opponent's spellbook is empty.",
      "During your main phase, you may pay 2 vim: deal 1 damage to each other summon and boss.",
      "When this card defeats a summon or boss in battle or by an ability, you may: this card gains strength equal to the defeated card's base strength for good.",
    ]);
    expect(text("T-B-S1")[1]).toBe(
      "When this card is attacked, you may pay 1 vim: another summon of yours becomes the target of the attack.",
    );
    expect(text("T-Y-P2")).toEqual(["Enchant a summon; under it this card has: “The enchanted card cannot act.”"]); // BOS-A14: not the summon's
    const warded = card({ effect: [{ ...ability("wouldBeDefeated", [{ op: "ready", target: "self" }]), condition: { by: ["ability"] } }] });
    expect(bos.catalog([warded]).entries.at(-1)!.text[1]).toBe("When this card would be defeated by an ability, ready this card.");
  });
});

describe("positions", () => {
  const wrong = (position: object, cards: object[] = []): string[] => {
    try {
      table(position as never, cards as never);
      return [];
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return problem.problems.map(sayProblem);
    }
  };
  test("everything wrong with a position is said at once", () => {
    expect(
      wrong(
        {
          phase: "lunch",
          active: "P3",
          weather: "fine",
          P1: {
            life: -1,
            hand: ["A"],
            summons: ["Nobody", { card: "T-R-S1", column: 5 }, { card: "T-R-P1", tapped: true }],
            boss: ["T-R-B1", "T-R-B1"],
          },
          P2: {
            summons: [
              { card: "A", column: 1 },
              { card: "A", column: 1 },
            ],
          },
        },
        [made("A", 1)],
      ),
    ).toHaveLength(11);
  });
  test("BOS-D1 no player has more than 24 cards", () => {
    expect(wrong({ P1: { castle: 25 }, P2: {} })).toEqual(["position.P1: a player has at most 24 cards (BOS-D1)"]);
  });
  test("BOS-H9 numbers end at 30,000", () => {
    const t = table({ phase: "startup", P1: { vim: 30_000 }, P2: {} });
    expect(t.player("P1")).toMatchObject({ vim: 30_000 });
    expect(wrong({ P1: { vim: 30_001 }, P2: {} })).toHaveLength(1);
  });
});

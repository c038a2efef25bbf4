import { readFileSync } from "node:fs";
import { readForm } from "@duelex/kernel";
import { readCardFile } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { builtIn } from "../src/built-in.ts";
import { cardForm } from "../src/card-files.ts";
import { isPlayable } from "../src/cards.ts";
import { colossusOrder } from "../src/game.ts";
import { nations } from "../src/names.ts";
import { cardFileSchema, deckFileSchema } from "../src/schema.ts";
import { cardText } from "../src/text.ts";

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8"));
type Loose = { cards: Record<string, unknown>[] };
const cards = () => json("cards.json") as Loose;
/** The mistakes of the card file after one card has been changed. */
const spoilt = (id: string, change: Record<string, unknown>) => {
  const file = cards();
  Object.assign(file.cards.find((card) => card["id"] === id)!, change);
  return readCardFile(cardForm, file).problems;
};
const clause = (timing: string, ...program: object[]) => ({ timing, condition: null, cost: [], do: program });

describe("the data files", () => {
  test("CO-17.1: cards and decks keep the schema", () => {
    expect(readForm(cardFileSchema, json("cards.json")).problems).toEqual([]);
    expect(readCardFile(cardForm, json("cards.json")).problems).toEqual([]);
    expect(readForm(deckFileSchema, json("decks.json")).problems).toEqual([]);
  });

  test("60 cards: 42 of our own for match play, 18 published ones of which not everything is public", () => {
    expect(builtIn.cards.length).toBe(60);
    expect(builtIn.cards.filter(isPlayable).length).toBe(42);
    expect(builtIn.entries.filter(({ outOfPlay }) => outOfPlay !== undefined).length).toBe(18);
  });

  test("MR 3.1, MR 3.1.1, MR 3.1.2, MR 3.1.2.1, MR 3.1.3, MR 3.1.4, MR 3.1.4.1: four types of cards, with snap and unique", () => {
    const kinds = new Set(
      builtIn.cards.map((card) => ("snap" in card && card.snap ? "snap " : "unique" in card && card.unique ? "unique " : "") + card.type),
    );
    expect([...kinds].sort()).toEqual(["action", "colossus", "follower", "gem", "snap action", "unique follower", "unique gem"]);
  });

  test("MR 3.2, MR 3.2.1.1, MR 3.2.1.2, MR 3.2.1.3, MR 3.2.1.4, MR 3.4, MR 3.4.1, MR 3.4.1.1, MR 3.4.1.2: colours and nations; what a Colossus has", () => {
    expect(nations).toEqual({ white: "Piadin", black: "Valden", blue: "Fastogal", red: "Caoren" });
    for (const id of ["T-C-W", "T-C-B", "T-C-U", "T-C-R"]) {
      const { name, summary, text } = builtIn.entries.find((entry) => entry.id === id)!;
      expect(name).not.toBe("");
      expect(summary).toMatch(/^colossus, (white \(Piadin\)|black \(Valden\)|blue \(Fastogal\)|red \(Caoren\))$/);
      expect(text.length).toBeGreaterThan(0);
    }
  });

  test("a card whose number is no text is called by its place in the file", () => {
    for (const id of [{}, "", null, undefined]) {
      const [mistake] = spoilt("T-BF1", { id });
      expect(mistake!.where).toMatch(/^card \d+, id$/);
    }
  });

  test("all decks are legal", () => {
    for (const { deck } of colossusOrder.decks) expect(colossusOrder.checkDeck(deck)).toEqual([]);
  });

  test("coverage: every public clause is carried out; what is not public is named", () => {
    const coverage = builtIn.coverage();
    expect(coverage.implemented + coverage.notYet.length).toBe(coverage.clauses);
    expect(coverage.notYet.map(({ card }) => card).filter((id) => id.startsWith("T-"))).toEqual([]);
    expect(coverage).toMatchObject({ cards: 60, implemented: 39 });
  });
});

describe("a card file with a mistake is refused, every mistake named", () => {
  test.each([
    ["an unknown key", "T-BF1", { speed: 3 }, "card T-BF1"],
    ["an unknown keyword", "T-BF1", { keywords: ["Fly"] }, "card T-BF1, keywords[0]"],
    ["a keyword twice", "T-BF1", { keywords: ["Fleet", "Fleet"] }, "card T-BF1, keywords"],
    ["an unknown instruction", "T-BF1", { effect: [clause("cip", { op: "fly" })] }, "card T-BF1, clause 1, do[0].op"],
    [
      "an unknown word in an instruction",
      "T-BF1",
      { effect: [clause("cip", { op: "draw", player: "you", count: 1, twice: true })] },
      "card T-BF1, clause 1, do[0]",
    ],
    [
      "an unknown condition",
      "T-BF1",
      { effect: [{ ...clause("cip", { op: "draw", player: "you", count: 1 }), condition: { moon: 1 } }] },
      "card T-BF1, clause 1, condition",
    ],
    ["a gap in a card of match play", "T-BF1", { ap: null }, "card T-BF1, ap"],
    [
      "a timing of another type of card",
      "T-BF1",
      { effect: [clause("action", { op: "draw", player: "you", count: 1 })] },
      "card T-BF1, clause 1, timing",
    ],
    [
      "a standing text that is none",
      "T-BF1",
      { effect: [clause("continuous", { op: "draw", player: "you", count: 1 })] },
      "card T-BF1, clause 1, do[0].op",
    ],
    ["self where there is no follower", "T-RA1", { effect: [clause("action", { op: "turnOff", target: "self" })] }, "card T-RA1, clause 1"],
    [
      "a name that stands for no follower",
      "T-BF1",
      { effect: [clause("cip", { op: "putFromDeck", cardId: "nobody", count: 1 })] },
      "card T-BF1, clause 1, do[0].cardId",
    ],
  ])("%s", (_, id, change, where) => {
    const mistakes = spoilt(id, change);
    expect(mistakes.map((mistake) => mistake.where)).toContain(where);
  });

  test("two mistakes are two problems, and a catalog says both", () => {
    const file = { cards: [{ ...cards().cards[30], id: "own-1", ap: "many" }, { id: "own-2" }] };
    expect(() => colossusOrder.catalog(file)).toThrow(/own-1[^;]*ap.*own-2/s);
  });

  test("one's own cards: no two of an id, and no name that stands for no follower", () => {
    const own = { ...cards().cards[30], id: "own" };
    expect(() => colossusOrder.catalog([own, own])).toThrow(/card own: there are two cards with this id/);
    const calls = { ...own, effect: [clause("cip", { op: "putFromDeck", cardId: "nobody", count: 1 })] };
    expect(() => colossusOrder.catalog([calls])).toThrow(/card own, clause 1, do\[0\]\.cardId: there is no follower "nobody"/);
  });

  test("a card of one's own replaces the built-in one of its id, and changes the fingerprint", () => {
    const stronger = { ...cards().cards.find(({ id }) => id === "T-BF1"), ap: 9 };
    const catalog = colossusOrder.catalog([stronger]);
    expect(catalog.entries.find(({ id }) => id === "T-BF1")?.summary).toContain("AP 9");
    expect(catalog.entries.length).toBe(60);
    expect(catalog.fingerprint).not.toBe(builtIn.fingerprint);
  });

  test("CO-B6: an ignition ability that costs nothing is played as it is written, and told with the card file", () => {
    const free = {
      ...cards().cards.find(({ id }) => id === "T-BF1"),
      effect: [clause("ignition", { op: "draw", player: "you", count: 1 })],
    };
    expect(colossusOrder.catalog([free]).warnings).toMatchObject([{ where: "card T-BF1, clause 1", rule: "CO-B6" }]);
    expect(colossusOrder.catalog().warnings).toEqual([]);
  });

  test("CO-Y5: Fast Break is accepted", () => {
    expect(spoilt("T-BF1", { keywords: ["Fast Break"] })).toEqual([]);
  });
});

describe("card texts are rendered from the data", () => {
  const textOf = (id: string) => builtIn.entries.find((entry) => entry.id === id)!;

  test("a follower, an action, a Colossus", () => {
    expect(textOf("T-WF3")).toMatchObject({
      summary: "follower, white (Piadin) · Winged Beast, Knight · locus cost 3, gem level 2 white · AP 2, RP 2, crush 2, capture 1",
      text: ["<Fleet>: it may attack, block and turn OFF as a price in the turn in which it comes into play"],
    });
    expect(textOf("T-BF7").text).toEqual(["Ignition [1 locus point, discard 1 card from your hand]: Draw 1 card."]);
    expect(textOf("T-C-B").text).toEqual([
      "Colossus ability (you have 2 or more Colossus gems): Put the top card of your opponent's deck into the discard pile.",
      "Colossus ability (you have 4 or more Colossus gems): Destroy one follower with 1 or less remaining RP.",
    ]);
    expect(textOf("T-WA3").text).toEqual(["Turn one OFF follower of yours ON; then draw 1 card."]);
  });

  test("every ability of every card has a text, and no text shows a word of the program", () => {
    for (const card of builtIn.cards) {
      const text = cardText(card);
      expect(text).not.toMatch(/undefined|null|\[object|[a-z][A-Z]/);
      const entry = textOf(card.id);
      expect(entry.text.filter((line) => !line.startsWith("<") && !line.startsWith("(")).length).toBe(card.effect?.length ?? 0);
    }
  });

  test("a gap is shown as a gap", () => {
    expect(cardText(builtIn.byId.get("spurring-griffin")!)).toContain("AP ?, RP ?");
    expect(textOf("geldra").text).toEqual(["(its text is not public)"]);
  });
});

import type { CardView, View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { drawBoard } from "../src/board.ts";
import { paintOf } from "../src/paint.ts";
import { plainly } from "../src/speech.ts";
import { widthOf } from "../src/text.ts";

const card = (name: string | null, more: Partial<CardView> = {}): CardView => ({
  card: name === null ? 0 : 1,
  id: name,
  name,
  owner: 0,
  ...more,
});
const hidden = card(null);

const view: View = {
  seat: 0,
  where: ["turn", "battle", "block step"],
  turn: 5,
  active: 1,
  facts: [
    [
      { label: "Lv.", value: 4 },
      { label: "hand", value: 2 },
    ],
    [{ label: "Lv.", value: 5 }],
  ],
  rows: [
    { id: "hand", kind: "row", label: "hand", seat: 1, cells: [hidden, hidden, hidden] },
    { id: "deck", kind: "row", label: "deck", seat: 1, cells: [], count: 31 },
    { id: "trash", kind: "row", label: "trash", seat: 1, cells: [], count: 0 },
    {
      id: "battle area",
      kind: "slots",
      label: "battle area",
      seat: 1,
      cells: [
        card("Guntank", { stats: "AP 2 HP 3", rested: true, marks: ["1 damage", "<Blocker>"], with: [card("Hayato")] }),
        card("Zaku", { stats: "AP 1 HP 1" }),
        card("Zaku", { stats: "AP 1 HP 1" }),
        card("An extraordinarily long name of a Unit that nobody would believe", {
          stats: "AP 10 HP 10",
          marks: ["deployed this turn", "cannot attack the player"],
        }),
      ],
    },
    { id: "battle area", kind: "row", label: "battle area", seat: 0, cells: [] },
    {
      id: "resource area",
      kind: "row",
      label: "resource area",
      seat: 0,
      cells: [card("Resource"), card("Resource"), card("Resource", { rested: true })],
    },
    { id: "hand", kind: "row", label: "hand", seat: 0, cells: [card("アプレンティス", { stats: "3" }), card("ナイト")] },
  ],
};
const look = (columns: number, colored = false) => ({
  columns,
  paint: paintOf(colored),
  ...plainly,
  players: ["you", "greedy"] as const,
});

describe("the board", () => {
  test("in 80 columns, far to near: piles with counts, cards with numbers and what is true of them", () => {
    expect(drawBoard(view, look(80)).join("\n")).toMatchInlineSnapshot(`
      "Turn 5, P2’s › Battle › Block step
      ── P2 greedy ───────────────────────────────────────────────────────────────────
         Lv. 5
      hand           3 │ deck 31 │ trash none
      battle area    Guntank AP 2 HP 3 [rested, 1 damage, <Blocker>] + Hayato
                     Zaku AP 1 HP 1 ×2
                     An extraordinarily long name of a Unit that nobody would believe
                       AP 10 HP 10 [deployed this turn, cannot attack the player]
      ── P1 you ──────────────────────────────────────────────────────────────────────
         Lv. 4
      battle area    –
      resource area  Resource ×2 │ Resource [rested]
      hand           アプレンティス 3 │ ナイト"
    `);
  });

  test("places stand under each other, named once; empty ones are shown", () => {
    const columns: View = {
      ...view,
      turn: 0,
      rows: [
        {
          id: "enemy line",
          kind: "slots",
          label: "enemy line",
          seat: 1,
          places: ["left", "centre", "right"],
          cells: [card("Guard", { stats: "2/2" }), null, card("Archer", { stats: "1/1", marks: ["asleep"] })],
        },
        {
          id: "own line",
          kind: "slots",
          label: "own line",
          seat: 0,
          places: ["left", "centre", "right"],
          cells: [null, card("アプレンティスの剣士", { stats: "3/3", rested: true }), null],
        },
      ],
    };
    expect(drawBoard(columns, look(60)).join("\n")).toMatchInlineSnapshot(`
      "Before the first turn › Battle › Block step
      ── P2 greedy ───────────────────────────────────────────────
         Lv. 5
      P2 enemy line  left           centre         right
                     Guard 2/2      ·              Archer 1/1
                                                   [asleep]
      P1 own line    ·              アプレンティ   ·
                                    スの剣士 3/3
                                    [rested]
      ── P1 you ──────────────────────────────────────────────────
         Lv. 4 · hand 2"
    `);
  });

  test("alike cards of a hand are one, wherever they lie, those of one name with another number are not; nothing stands beside the end of a long one", () => {
    const long = { stats: "1/1", marks: ["locus cost 2", "gems 1 white", "crush 2, capture 1"] };
    const cells = [card("Courier", long), card("Gem"), card("Courier", long), card("Gem"), card("Gem", { id: "other" })];
    const drawn = (kind: "fan" | "row") =>
      drawBoard({ ...view, rows: [{ id: "hand", kind, label: "hand", seat: 0, cells }] }, look(50)).filter((line) =>
        /^(?:hand {2}| {6})/.test(line),
      );
    const courier = (times: string) => ["Courier 1/1 [locus cost 2, gems 1 white,", `  crush 2, capture 1]${times}`];
    const lines = (...texts: readonly string[]) => texts.map((text, nth) => `${nth === 0 ? "hand" : "    "}  ${text}`);
    expect(drawn("fan")).toEqual(lines(...courier(" ×2"), "Gem ×2 │ Gem"));
    expect(drawn("row")).toEqual(lines(...courier(""), "Gem", ...courier(""), "Gem ×2"));
  });

  test.each([40, 60, 80, 100])("no line is wider than %i columns, with and without colour", (columns) => {
    for (const colored of [false, true]) {
      for (const line of drawBoard(view, look(columns, colored))) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
    }
  });

  test("colour adds nothing but colour", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes of colours
    const uncolored = drawBoard(view, look(80, true)).map((line) => line.replace(/\u001b\[\d+m/g, ""));
    expect(drawBoard(view, look(80, true)).join("")).toContain("\u001b[");
    expect(uncolored).toEqual(drawBoard(view, look(80)));
  });
});

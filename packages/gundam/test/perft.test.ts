/** How many sequences of answers there are from a position, counted in two ways. A rule that changes shows here first. */
import { perft, type Situation, slowPerft } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";
import table from "./perft.json" with { type: "json" };

type Row = Pick<Situation, "cards" | "position"> & { name: string; counts: number[] };
const rows = table as Row[]; // our own file
const arrange = ({ name, counts: _, ...rest }: Row) => gundam.stage.arrange({ game: "gundam", title: name, ...rest });

/** Every conceivable answer is tried out in the slow count: this deep it takes a moment. */
const SLOW = 3;

describe.each(rows)("$name", (row) => {
  test("by the options", () => {
    expect(perft(arrange(row), row.counts.length)).toEqual(row.counts);
  });

  test("by trying every conceivable answer", () => {
    expect(slowPerft(arrange(row), SLOW)).toEqual(row.counts.slice(0, SLOW));
  });
});

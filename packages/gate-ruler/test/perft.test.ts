/** How many sequences of answers there are from named positions. The slow count wishes for every conceivable answer instead. */
import { readFileSync } from "node:fs";
import { perft, type Situation, slowPerft } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

interface Table {
  readonly title: string;
  readonly position: Situation["position"];
  readonly counts: readonly number[];
}
const tables = JSON.parse(readFileSync(new URL("./perft.json", import.meta.url), "utf8")) as Table[];

describe("perft", () => {
  for (const { title, position, counts } of tables) {
    const arranged = () => gateRuler.stage.arrange({ game: "gate-ruler", title, position });
    test(`${title}: ${counts.join(", ")}`, () => expect(perft(arranged(), counts.length)).toEqual(counts));
    test(`${title}: counted the slow way`, () => expect(slowPerft(arranged(), 2)).toEqual(counts.slice(0, 2)));
  }
});

import { perft, slowPerft } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";
import { perftTables } from "./tables.ts";

/** There is no luck in this game: these numbers are exact, and anybody can count them again. */
describe("perft", () => {
  for (const { file, scenario, counts } of perftTables()) {
    const quick = counts.filter((count) => count <= 20_000).length;
    test(`${file}: ${counts.slice(0, quick).join(", ")}`, () => {
      expect(perft(openScenario(bos, scenario), quick)).toEqual(counts.slice(0, quick));
    });
    test(`${file}: counted the slow way`, () => {
      expect(slowPerft(openScenario(bos, scenario), 2)).toEqual(counts.slice(0, 2));
    });
  }
});

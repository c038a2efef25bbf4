import { perft, slowPerft } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";
import { perftTables } from "./tables.ts";

describe("perft, as deep as the tables go", () => {
  for (const { file, scenario, counts } of perftTables()) {
    test(`${file}: ${counts.at(-1)} sequences of ${counts.length}`, () => {
      expect(perft(openScenario(bos, scenario), counts.length)).toEqual(counts);
    });
    const deep = counts.filter((_count, depth) => depth === 0 || counts[depth - 1]! <= 100).length;
    test(`${file}: counted the slow way to depth ${deep}`, () => {
      expect(slowPerft(openScenario(bos, scenario), deep)).toEqual(counts.slice(0, deep));
    });
  }
});

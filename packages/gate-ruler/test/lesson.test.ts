/** Words that nobody knows who has not read the rules: each that stands on a card is explained where it first comes up. */
import { expect, test } from "vitest";
import { gateRuler } from "../src/index.ts";
import { lesson } from "../src/lesson.ts";
import { KEYWORD_NAMES } from "../src/names.ts";

test("16: every keyword, and each moment that a clause begins with, is among the words that are explained", () => {
  const explained = new Set(lesson.terms.flatMap(({ words }) => words));
  const unknown = ["TD", "OD", "CNT", "Instant", "Normal", "Set", ...KEYWORD_NAMES.map(([, name]) => `<${name}>`)].filter(
    (word) => !explained.has(word),
  );
  expect(unknown).toEqual([]);
});

test("6: the phases of a turn are told on one page", () => {
  expect(gateRuler.guide?.turn.map(({ name }) => name)).toEqual(["Start phase", "Main phase", "Attack phase", "End phase"]);
});

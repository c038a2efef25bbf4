/** Words that nobody knows who has not read the rules: each that stands on a card is explained where it first comes up. */
import { expect, test } from "vitest";
import { gundam } from "../src/index.ts";
import { lesson } from "../src/lesson.ts";

test("11: every keyword and every heading of a clause, on whatever card, is among the words that are explained", () => {
  const explained = new Set(lesson.terms.flatMap(({ words }) => words.map((word) => word.replace("】", ""))));
  const unknown = new Set<string>();
  for (const { text } of gundam.catalog().entries) {
    for (const [, keyword, heading] of text.join(" ").matchAll(/<([^>]+?)(?: \d+)?>|(【[^】･]+)/g)) {
      const word = keyword ?? heading!.replace(/^(【Activate)$/, "$1･Main");
      if (!explained.has(word)) unknown.add(word);
    }
  }
  expect([...unknown]).toEqual([]);
});

test("2-2: the kinds of cards that are no Units are explained, and what their places are called", () => {
  const explained = new Set(lesson.terms.flatMap(({ words }) => words));
  for (const word of ["Pilot", "Command", "Base", "EX Base", "Shields", "Resource", "Lv."]) expect(explained).toContain(word);
  expect(gundam.guide?.places.map(({ name }) => name)).toContain("battle area");
});

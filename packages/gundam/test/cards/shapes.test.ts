/** No shape of clause is without a scenario. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cards } from "../../src/data/cards.ts";
import { costWords, opWords, timings, triggerEvents } from "../../src/schema.ts";

/** Words whose value makes no other shape: numbers, traits, colours, names, which keyword. */
const values = new Set(
  "traitAny color notColor nameIncludes nameExcludes name traits trait hpMax hpMin hpEq apMax apMin apEq lvMax lvMin lvEq atLeast atMost exactly lv as k keyword withoutKeyword keywords most per plus".split(
    " ",
  ),
);

/** The form of a clause: what it says, with the numbers and names left out; a bonus and a malus are two forms, and so are "1" and "1 to 2". */
function shapeOf(part: unknown, key = ""): string {
  if (key === "keyword" && typeof part === "object" && part !== null) return "n" in part ? "keyword and number" : "keyword";
  if (values.has(key) || (key === "cost" && typeof part === "number")) return "*";
  if (Array.isArray(part)) return key === "n" ? "range" : `[${part.map((each) => shapeOf(each, key)).join()}]`;
  if (typeof part === "object" && part !== null) {
    const keys = Object.entries(part).filter(([name, value]) => value !== undefined && (name !== "payCost" || value === true));
    return `{${keys
      .map(([name, value]) => `${name}:${shapeOf(value, name)}`)
      .sort()
      .join()}}`;
  }
  return typeof part === "number" ? (part < 0 ? "-" : "+") : JSON.stringify(part);
}

interface Form {
  clauses: string[];
  tested: boolean;
}

const tested = new Set(
  readdirSync(new URL("./", import.meta.url))
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/\bclause\(\s*"([^"]+)",\s*(\d+)/g)].map(
        ([, id, nth]) => `${id}/${nth}`,
      ),
    ),
);

const forms = new Map<string, Form>();
for (const card of cards) {
  card.effects.forEach((effect, index) => {
    const shape = shapeOf(effect);
    const form = forms.get(shape) ?? { clauses: [], tested: false };
    const name = `${card.id}/${index + 1}`;
    form.clauses.push(name);
    form.tested ||= tested.has(name);
    forms.set(shape, form);
  });
}

describe("clause shapes", () => {
  test("there are 723 of them, 664 on a single card", () => {
    expect(forms.size).toBe(723);
    expect([...forms.values()].filter((form) => form.clauses.length === 1)).toHaveLength(664);
  });

  test("every one has a scenario", () => {
    expect([...forms.values()].filter((form) => !form.tested).map((form) => form.clauses)).toEqual([]);
  });

  test("no scenario is of a clause that does not exist", () => {
    const known = new Set([...forms.values()].flatMap((form) => form.clauses));
    expect([...tested].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the words of the vocabulary", () => {
  const text = JSON.stringify(cards.filter((card) => card.effects.some((_, index) => tested.has(`${card.id}/${index + 1}`))));

  test("every word that a card uses stands on a card with a scenario", () => {
    const all = JSON.stringify(cards);
    const used = [...opWords, ...costWords, ...timings, ...triggerEvents].filter((word) => all.includes(`"${word}"`));
    expect(used.filter((word) => !text.includes(`"${word}"`))).toEqual([]);
    expect(used).toHaveLength(opWords.length + costWords.length + timings.length + triggerEvents.length);
  });

  test("there is no word that no card uses", () => {
    const all = JSON.stringify(cards);
    expect([...opWords, ...costWords].filter((word) => !all.includes(`"${word}"`))).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allKinds, Fuzz } from "../fuzz/fuzz.ts";
import { kindOf } from "../fuzz/kinds.ts";
import { Kin, spoilt, spoiltLine } from "../fuzz/nonsense.ts";
import { changed, placesIn, raw, textOf, treeOf } from "../fuzz/tree.ts";

const EACH = 2;

test("every door refuses nonsense with a message, or lets in what is valid", async () => {
  const { kinds, finish, clear } = await allKinds();
  const fuzz = new Fuzz(kinds, 11);
  try {
    for (let nth = 0; nth < EACH * kinds.length; nth++) await fuzz.try(nth);
    await finish();
  } finally {
    await clear();
  }
  expect(fuzz.result.failures).toEqual([]);
  for (const { refused, valid, "does not hold": not } of fuzz.result.kinds.values()) expect(refused + valid + not).toBe(EACH);
});

test("an input that fails is told with the smallest one that does", async () => {
  const kind = kindOf(
    "numbers",
    fc.array(fc.nat(1000)),
    (numbers) => numbers.join(),
    (numbers) => {
      if (numbers.some((number) => number >= 100)) throw new TypeError("a great number");
      return "valid";
    },
  );
  const fuzz = new Fuzz([kind], 1);
  for (let nth = 0; nth < 20; nth++) await fuzz.try(nth);
  expect(fuzz.result.failures.length).toBeGreaterThan(3);
  for (const { what, shrunk } of fuzz.result.failures) {
    expect(what).toContain("TypeError: a great number");
    expect(shrunk).toBe("100");
  }
});

describe("spoilt files", () => {
  const json = { id: "A", n: [1, { deep: null }], "": true };
  const tree = treeOf(json);

  test("a tree is the text of its value", () => expect(JSON.parse(textOf(tree))).toEqual(json));

  test("a change is made at one place", () => {
    const texts = placesIn(tree).map((_, at) => textOf(changed(tree, at, { does: "replace", by: raw("0") })));
    expect(texts).toEqual([
      "0",
      '{"id":0,"n":[1,{"deep":null}],"":true}',
      '{"id":"A","n":0,"":true}',
      '{"id":"A","n":[0,{"deep":null}],"":true}',
      '{"id":"A","n":[1,0],"":true}',
      '{"id":"A","n":[1,{"deep":0}],"":true}',
      '{"id":"A","n":[1,{"deep":null}],"":0}',
    ]);
    expect(textOf(changed(tree, 1, { does: "repeat" }))).toBe('{"id":"A","id":"A","n":[1,{"deep":null}],"":true}');
    expect(textOf(changed(tree, 3, { does: "remove" }))).toBe('{"id":"A","n":[{"deep":null}],"":true}');
    expect(textOf(changed(tree, 1, { does: "rename", to: "__proto__" }))).toBe('{"__proto__":"A","n":[1,{"deep":null}],"":true}');
    expect(textOf(changed(tree, 2, { does: "add", key: "x", value: raw("1e999") }))).toBe('{"id":"A","n":[1,{"deep":null},1e999],"":true}');
  });

  test("some are as they were, some have changed and are JSON, some are none; lines too", () => {
    const texts = fc.sample(spoilt([tree], new Kin([tree])), { seed: 1, numRuns: 300 });
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    expect(texts.filter((text) => text === textOf(tree)).length).toBeGreaterThan(10);
    expect(texts.filter((text) => text !== textOf(tree) && isJson(text)).length).toBeGreaterThan(50);
    expect(texts.filter((text) => !isJson(text)).length).toBeGreaterThan(30);
    const lines = new Set(fc.sample(spoiltLine(["attack with Lancer"]), { seed: 1, numRuns: 300 }));
    expect(lines.has("attack with Lancer")).toBe(true);
    expect(lines.size).toBeGreaterThan(100);
  });
});

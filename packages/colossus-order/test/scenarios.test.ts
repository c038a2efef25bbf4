/** Every scenario file holds: the worked examples of the specification, and more. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { runReloaded, runUnrecorded } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { rulebook } from "../src/rulebook.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const read = (file: string): Scenario => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario;

describe("scenarios", () => {
  test("there is one for each worked example", () => {
    const examples = new Set(files.flatMap((file) => /^16-(\d\d)/.exec(file)?.[1] ?? []));
    expect([...examples].sort()).toEqual(Array.from({ length: 21 }, (_, nth) => String(nth + 1).padStart(2, "0")));
  });

  for (const file of files) {
    const scenario = read(file);
    test(`${file}: ${scenario.title}`, () => {
      expect(runScenario(colossusOrder, scenario)).toEqual([]);
      expect(runUnrecorded(colossusOrder, scenario)).toEqual([]);
      expect(runReloaded(colossusOrder, scenario)).toEqual([]);
      expect((scenario.rules ?? []).filter((rule) => !(rule in rulebook))).toEqual([]);
    });
  }
});

/** Every scenario file holds: the worked examples, the profiles and flags, and whatever a judge has asked. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { runReloaded, runUnrecorded } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import { rulebook } from "../src/rulebook.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe("scenarios", () => {
  test.each(files)("%s", (file) => {
    const scenario = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario;
    expect(scenario.game).toBe("gate-ruler");
    for (const rule of scenario.rules ?? []) expect(rulebook).toHaveProperty([rule]);
    expect(runScenario(gateRuler, scenario)).toEqual([]);
    expect(runUnrecorded(gateRuler, scenario)).toEqual([]);
    expect(runReloaded(gateRuler, scenario)).toEqual([]);
  });

  test("all 29 worked examples of the specification are there", () => {
    const numbers = files.flatMap((name) => /^example-(\d+)/.exec(name)?.[1] ?? []).map(Number);
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
  });
});

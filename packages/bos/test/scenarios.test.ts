import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { runReloaded, runUnrecorded } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";
import { rulebook } from "../src/rulebook.ts";

const folder = new URL("../scenarios/", import.meta.url);

describe("scenarios", () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const scenario = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario;
    test(`${file}: ${scenario.title}`, () => {
      expect(runScenario(bos, scenario)).toEqual([]);
      expect(runUnrecorded(bos, scenario)).toEqual([]);
      expect(runReloaded(bos, scenario)).toEqual([]);
      for (const rule of scenario.rules ?? []) expect(rulebook).toHaveProperty([rule]);
    });
  }
});

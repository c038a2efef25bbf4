/** Every scenario file of this game holds. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { runReloaded, runUnrecorded } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";
import { rulebook } from "../src/rulebook.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario; // checked as it is arranged

describe("scenario files", () => {
  test("the worked examples are all there", () => {
    const numbers = new Set(files.map((file) => /^(\d\d)/.exec(file)?.[1]));
    for (let n = 1; n <= 24; n++) expect(numbers).toContain(String(n).padStart(2, "0"));
  });

  test.each(files)("%s", (file) => {
    const scenario = read(file);
    expect(runScenario(gundam, scenario)).toEqual([]);
    expect(runUnrecorded(gundam, scenario)).toEqual([]);
    expect(runReloaded(gundam, scenario)).toEqual([]);
  });

  test.each(files)("%s cites paragraphs that exist", (file) => {
    const { rules = [] } = read(file);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rulebook).toHaveProperty([rule]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { procedures } from "../src/rules/procedures.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const scenarios = files.map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Scenario);

describe("the promises of the house", () => {
  const spoken = {
    sentences: scenarios,
    procedures,
    questions: ["choices", "costs", "resolve"],
    answers: true,
    refusals: true,
    triggers: "trigger",
    suffered: ["damage", "destroy"],
  } as const;
  for (const check of conformance(colossusOrder, { games: 11, spoken })) {
    test(check.name, () => expect(check.run()).toEqual([]), 60_000);
  }
});

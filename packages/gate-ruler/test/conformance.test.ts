/** The promises of the house, kept by this game too. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import { procedures } from "../src/rules/procedures.ts";
import { spoken } from "./spoken.ts";

const folder = new URL("../scenarios/", import.meta.url);
const scenarios = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario);
/** Questions of these procedures are of a card's text. */
const OF_CARDS = ["effect", "searching", "looking", "materials", "choosing attribute", "guarding centre", "revealing"];
const words = {
  sentences: [...scenarios, ...spoken],
  procedures,
  questions: OF_CARDS,
  answers: true,
  refusals: true,
  triggers: "trigger",
  suffered: ["damage", "destruction", "resolve destruction", "destroyed", "to graveyard"],
} as const;

describe("Gate Ruler keeps the promises of the house", () => {
  for (const check of conformance(gateRuler, { games: 10, spoken: words }))
    test(check.name, { timeout: 60_000 }, () => expect(check.run()).toEqual([]));
});

test.each(spoken.map((scenario) => [scenario.title, scenario] as const))("what is told is what happens: %s", (_, scenario) => {
  expect(runScenario(gateRuler, scenario)).toEqual([]);
});

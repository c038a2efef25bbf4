/** The promises of the house, kept by this game. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";
import { procedures } from "../src/rules/procedures.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const scenarios = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario); // checked as it is arranged

describe("conformance", () => {
  const spoken = {
    sentences: scenarios,
    procedures,
    elsewhere: { "1-2-3": "conceding is no answer to a question: whoever serves a match refuses it when it is over" },
    questions: ["resolve", "payCosts", "burst", "support"],
    answers: true,
    refusals: true,
    triggers: "triggers",
    suffered: ["damage", "destroy", "to trash"],
  } as const;
  for (const check of conformance(gundam, { games: 11, spoken })) {
    test(check.name, () => expect(check.run()).toEqual([]), 60_000);
  }
});

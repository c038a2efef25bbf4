import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";
import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";
import { procedures } from "../src/rules/procedures.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const scenarios = files.map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Scenario);

describe("the promises of the house", () => {
  const spoken = {
    sentences: scenarios,
    procedures,
    elsewhere: { "BOS-C6": "a card that has left the battlefield cannot act; what asks for that is not asked any more" },
    questions: ["use", "about which"],
    answers: true,
    refusals: true,
    triggers: "met",
    suffered: ["take", "defeat", "graveyard"],
  } as const;
  for (const check of conformance(bos, { games: 14, spoken })) test(check.name, () => expect(check.run()).toEqual([]), 30_000);
});

import { unfounded } from "@duelex/kernel/testing";
import { expect, test } from "vitest";
import { rulebook } from "../src/rulebook.ts";
import "../src/match.ts"; // the chapters write their procedures down as they are loaded
import { procedures } from "../src/rules/procedures.ts";

test("every procedure has a name, and every step a paragraph of the rulebook", () => {
  expect(procedures.length).toBeGreaterThan(5);
  expect(unfounded(procedures, rulebook)).toEqual([]);
});

import { unfounded, withoutPlace, wordyPlaces } from "@duelex/kernel/testing";
import { expect, test } from "vitest";
import { rulebook } from "../src/rulebook.ts";
import "../src/match.ts"; // the chapters write their procedures down as they are loaded
import { procedures } from "../src/rules/procedures.ts";

test("every procedure has a name, and every step a paragraph of the rulebook", () => {
  expect(procedures.length).toBeGreaterThan(5);
  expect(unfounded(procedures, rulebook)).toEqual([]);
});

test("every procedure says what a judge calls it: no breadcrumb is a name of the code, or a whole sentence", () => {
  expect(withoutPlace(procedures)).toEqual([]);
  expect(wordyPlaces(procedures, rulebook)).toEqual([]);
});

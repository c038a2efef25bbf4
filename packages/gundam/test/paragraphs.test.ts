/** That no paragraph is forgotten: each stands in the title of a test, or in the list of those that nothing shows. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Paragraph, rulebook } from "../src/rulebook.ts";

const here = import.meta.dirname;
const read = (folder: string, ending: string) =>
  readdirSync(join(here, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(here, folder, file), "utf8"));

const titles = read(".", ".test.ts").flatMap((file) =>
  [...file.matchAll(/(?:(?:test|describe)(?:\.each\(.*\))?|^ *\](?: as const)?\))\(\s*(["`])(.+?)\1/gm)].map((found) => found[2]!),
);
const scenarios = read("../scenarios", ".json").flatMap((file) => JSON.parse(file).rules as string[]);
const cited = new Set([...titles.flatMap((title) => title.match(/\{[\d-]+\}|R-\d+|\d+(?:-\d+)+/g) ?? []), ...scenarios]);

/** What no play shows, and why. */
const unseen: Partial<Record<Paragraph, string>> = {
  "{3-3-9-2-1}": "no Pilot has text that names its owner's hand or trash as its own place",
  "2-10": "a heading",
  "2-10-4": "card files have no reminders",
  "{5-17-4-1}": "for the table at tournaments: here tokens never run out (R-30)",
  "11-1": "a heading",
  "{12-3-15}": "a match has two players",
  "R-20": "nothing can make a Unit and its Pilot link after they were paired",
};

test("every paragraph stands in the title of a test or in a scenario, or among those that nothing shows", () => {
  const missing = (Object.keys(rulebook) as Paragraph[]).filter(
    (each) => each.includes("-") && !cited.has(each) && unseen[each] === undefined,
  );
  expect(missing).toEqual([]);
});

test("what is said to be unseen is not tested after all", () => {
  expect(Object.keys(unseen).filter((each) => cited.has(each))).toEqual([]);
});

test("RULINGS.md has every chosen reading of the rulebook, and no other", () => {
  const rulings = readFileSync(join(here, "../RULINGS.md"), "utf8");
  const written = [...rulings.matchAll(/^### (R-\d+) /gm)].map((found) => found[1]);
  expect(written.toSorted()).toEqual(
    Object.keys(rulebook)
      .filter((each) => each.startsWith("R-"))
      .toSorted(),
  );
});

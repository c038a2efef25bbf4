import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

describe("analyse", () => {
  test("says accuracy, chances, what was better and turning points; as text, JSON and a page; the same again", async () => {
    const folder = scratch();
    const { duelex, heard, context } = desk();
    await duelex("watch duel --players random,greedy --seed 3");
    heard();
    const file = join(context.keep!, "last-duel.json");
    expect(await duelex(`analyse ${file} --lines 60 --html ${join(folder, "x.html")}`)).toBe(0);
    const text = heard();
    expect(text).toMatch(/P1: accuracy \d+ %, \d+ decisions?/);
    expect(text).toMatch(/turn +\d+ {2}[█·]{20} \d+ %/);
    expect(text.replace(/\s+/g, " ")).toMatch(/by \d+ points, (not )?by (that answer|what followed)/);
    const page = readFileSync(join(folder, "x.html"), "utf8");
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/(src|href)=/); // needs nothing else
    await duelex(`analyse ${file} --lines 60 --json`);
    const first = heard();
    const told = JSON.parse(first);
    expect(told).toMatchObject({ game: "duel", lines: 60, seed: 1 });
    expect(told.decisions.length).toBeGreaterThan(0);
    await duelex(`analyse ${file} --lines 60 --json`);
    expect(heard()).toBe(first);
  });

  test.each([
    ["below a file", "a-file/x.html", "a part of this path is a file, not a folder"],
    ["in a folder that is not there", "nowhere/x.html", "there is no such file or folder"],
  ])("a page that cannot be written, %s, is refused in words, after the analysis has been said", async (_, place, says) => {
    const folder = scratch();
    writeFileSync(join(folder, "a-file"), "");
    const { duelex, heard, warned, context } = desk();
    await duelex("watch duel --players random,greedy --seed 3");
    const page = join(folder, place);
    expect(await duelex(`analyse ${join(context.keep!, "last-duel.json")} --lines 20 --html ${page}`)).toBe(2);
    expect(heard()).toMatch(/P1: accuracy/);
    expect(warned).toEqual([`${page}: ${says}`]);
  });

  test("a file that is none, and lines that are too few, are refused", async () => {
    const { duelex, warned } = desk();
    expect(await duelex("analyse /no/such/file")).toBe(2);
    expect(await duelex("analyse x.json --lines 1")).toBe(2);
    expect(warned.join("\n")).toContain("a whole number from 10 to 100000 is wanted");
  });
});

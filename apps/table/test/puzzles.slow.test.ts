/** Puzzles through the page: set, solved by their own solution, missed, shown. */
import { readFileSync } from "node:fs";
import { seatNamed } from "@duelex/kernel";
import { asDone, sayingTo } from "@duelex/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, GAMES, type House, kept, openHouse, questionOf } from "./house.ts";
import { faults, violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Solved {
  readonly puzzle: { readonly for: string; readonly solution: readonly string[] };
}

test.each(GAMES)("the first puzzle of %s is heard without what led to it, is won by its solution, and says so", async (game) => {
  if (house === null) return;
  const file = new URL(`../../../puzzles/${game}-01.json`, import.meta.url);
  const { puzzle } = JSON.parse(readFileSync(file, "utf8")) as Solved;
  const { page, errors, close } = await house.open({ path: `#/puzzles/${game}` });
  await page.getByRole("button", { name: "Solve puzzle 1", exact: true }).click();
  const bar = page.locator("[data-puzzle]");
  await bar.waitFor();
  await asked(page);
  expect(await page.locator("[role=status].hidden").textContent()).toMatch(/^(Win|Save the match)/);
  await expect.poll(() => page.locator("[data-herald]").textContent()).toMatch(/^You: /); // how it stands, and not what had happened before
  expect([...(await violations(page)), ...(await faults(page))]).toEqual([]);
  await page.getByRole("button", { name: "Solution" }).click();
  const toSolver = sayingTo(seatNamed(puzzle.for)!);
  const done = puzzle.solution.map((line) => toSolver(asDone(line.slice(0, 2), line.slice(4))));
  const said = done.map((line) => line.replace(/^P\d/, "The machine").replace(/\bP\d\b/, "the machine"));
  expect(await page.locator(".solution li").allTextContents()).toEqual(said);
  for (const line of puzzle.solution.filter((each) => each.startsWith(puzzle.for))) {
    if ((await asked(page)) === "over") break;
    const before = await page.locator("[data-table]").getAttribute("data-question");
    const answer = `[data-answer="${line.slice(4)}"]`;
    if ((await page.locator(`.answers ${answer}`).count()) === 0) {
      const more = page.locator(".answers .button.bare");
      if ((await more.count()) === 0) continue; // it was the only answer, and went without saying
      await more.click();
      await page.locator("dialog [data-answer]").first().waitFor();
      if ((await page.locator(`dialog ${answer}`).count()) === 0) {
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
        continue;
      }
    }
    await page.locator(`.answers ${answer}, dialog ${answer}`).last().click();
    await page.waitForFunction((was) => document.querySelector("[data-table]")?.getAttribute("data-question") !== was, before);
  }
  await expect.poll(() => bar.getAttribute("data-puzzle")).toBe("solved");
  await page.getByRole("button", { name: "The next puzzle" }).waitFor();
  await expect.poll(() => page.locator("[data-over] .button").allTextContents()).toEqual(["All puzzles", "Look back through it", "Home"]);
  expect(await page.locator(".match-title").textContent()).toMatch(/^[\w ]+, puzzle 1 /);
  await kept(page);
  await page.getByRole("button", { name: "Home" }).click();
  expect(await page.locator(".line.kept").textContent()).toMatch(/, puzzle 1 won in turn \d+/);
  expect(await page.locator(".game .go").allTextContents()).toEqual(GAMES.map(() => "Learn, 5 min")); // who has solved one has not learned the game
  expect(errors).toEqual([]);
  await close();
});

test("a turn that ends without a win is told, and one may begin again", async () => {
  if (house === null) return;
  const { page, close } = await house.open({ path: "#/puzzles/gundam" });
  await page.getByRole("button", { name: "Solve puzzle 1", exact: true }).click();
  const bar = page.locator("[data-puzzle]");
  await bar.waitFor();
  const isOpen = async (): Promise<boolean> => (await bar.getAttribute("data-puzzle")) === "open";
  for (let given = 0; given < 12 && (await isOpen()); given++) {
    await asked(page);
    const before = await questionOf(page);
    await page.locator(".answers .button[data-answer]").last().click();
    await expect.poll(async () => !(await isOpen()) || (await questionOf(page)) !== before).toBe(true);
  }
  await expect.poll(() => bar.getAttribute("data-puzzle")).toBe("missed");
  await kept(page);
  await page.reload();
  await expect.poll(() => bar.getAttribute("data-puzzle")).toBe("missed");
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect.poll(() => bar.getAttribute("data-puzzle")).toBe("open");
  await close();
});

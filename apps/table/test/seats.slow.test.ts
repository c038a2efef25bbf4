/** Who sits at a server's table: by keyboard alone, by touch, opposite a machine, in two tabs at once; and who comes third. */
import type { Seated, TableFacts } from "@duelex/session";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Ground, type Running } from "../../server/test/processes.ts";
import { questionOf } from "./house.ts";
import { goTo, type Hall, openHall, openTable, sitDown, untilAsked } from "./people.ts";
import { keyboard, PHONE, playWhole, touch } from "./ways.ts";

const ground = new Ground();
let hall: Hall | null = null;
let server: Running;

beforeAll(async () => {
  hall = await openHall();
  if (hall !== null) server = await ground.start();
}, 240_000);
afterAll(async () => {
  await hall?.close();
  await ground.clear();
}, 60_000);

const factsOf = async (table: string): Promise<TableFacts> =>
  (await (await fetch(`${server.base}api/tables/${table}`)).json()) as TableFacts;

/** By Tab, until the focus is there. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let n = 0; n <= most; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

test("by keyboard alone: a table is opened, a whole match played opposite a machine, read out, and a rematch asked for", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(`${server.base}#/online/new/gundam`);
  await page.getByLabel("Your name here").waitFor();
  await tabTo(page, "input[autocomplete=nickname]");
  await page.keyboard.type("Kaya");
  await tabTo(page, "select:has(option[value=invited])");
  await page.keyboard.type("The machine, level 1");
  await tabTo(page, ".begin .go");
  await page.keyboard.press("Enter");
  await page.locator("[data-ready]").waitFor();
  expect(await page.locator("[data-herald]").textContent()).not.toBe("");
  expect(await playWhole(page, keyboard)).toBeGreaterThan(5);
  await page.locator("[data-dice=right]").waitFor();
  expect(await page.locator("[data-herald]").textContent()).not.toBe("");
  const was = page.url();
  await tabTo(page, "[data-over] .answers .go", 4); // not by way of the whole log
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).not.toBe(was);
  await page.locator("[data-table]").waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("by touch on a phone: a whole match opposite a machine", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base, PHONE);
  await openTable(page, { game: "gundam", name: "Tom", against: "level:1" });
  await page.locator("[data-ready]").waitFor();
  expect(await playWhole(page, touch)).toBeGreaterThan(5);
  await page.locator("[data-dice=right]").waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("one seat in two tabs: each follows the other; of two answers to one question one counts; who closes one of them is still there", async () => {
  if (hall === null) return;
  const anna = await hall.enter(server.base);
  const bert = await hall.enter(server.base);
  const table = await openTable(anna.page, { game: "gate-ruler", name: "Anna" });
  await bert.page.goto(`${server.base}#/online/join/${table}`);
  await sitDown(bert.page, "Bert");
  await untilAsked(anna.page, bert.page);
  await anna.page.waitForTimeout(500); // how much of the log has been seen is written down 0.3 s later: else the other tab would say that it was away
  const tab = await anna.page.context().newPage();
  await tab.goto(anna.page.url());
  await tab.locator("[data-ready]").waitFor();
  const tabs = [anna.page, tab];
  for (const page of tabs) await page.getByLabel("Bookkeeping too").check();
  expect(await questionOf(tab)).toBe(await questionOf(anna.page));
  const { answers } = await factsOf(table);
  const press = (page: Page) => page.locator(".answers .button[data-answer]").first().click();
  await Promise.all(tabs.map(press));
  for (const page of tabs) {
    const sure = page.locator(".opened .button").first();
    if ((await sure.count()) > 0) await sure.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect.poll(async () => (await factsOf(table)).answers).toBeGreaterThan(answers);
  await expect.poll(async () => (await questionOf(tab)) === (await questionOf(bert.page))).toBe(true);
  await expect.poll(async () => (await questionOf(anna.page)) === (await questionOf(bert.page))).toBe(true);
  expect(await anna.page.locator(".notice").count()).toBe(0);
  expect(await tab.locator(".notice").count()).toBe(0);
  await tab.close();
  await bert.page.waitForTimeout(1500);
  expect(await bert.page.locator(".online-player .there").count()).toBe(2);
  expect([...anna.errors, ...bert.errors]).toEqual([]);
  await Promise.all([anna.close(), bert.close()]);
});

test("a link that somebody has used already says who sits there, and offers to watch where that is allowed", async () => {
  if (hall === null) return;
  const [anna, bert, carl] = await Promise.all([0, 1, 2].map(() => hall!.enter(server.base)));
  const table = await openTable(anna!.page, { game: "bos", name: "Anna", against: "invited" });
  const link = await anna!.page.getByRole("textbox", { name: "Send this link to your friend" }).inputValue();
  await carl!.page.goto(link); // both have it before their eyes
  await carl!.page.getByLabel("Your name here").fill("Carl");
  await bert!.page.goto(link);
  await sitDown(bert!.page, "Bert");
  await carl!.page.getByRole("button", { name: "Sit down" }).click();
  await carl!.page.getByRole("heading", { name: "Both seats are taken" }).waitFor();
  await carl!.page.getByText(/^(Anna and Bert|Bert and Anna) sit at this table/).waitFor();
  await carl!.page.getByRole("link", { name: "Watch it" }).click();
  await carl!.page.getByText("You watch. Both hands are hidden until the end.").waitFor();
  expect(carl!.page.url()).toBe(`${server.base}#/online/table/${table}`);
  await goTo(carl!.page, "#/online/join/nosuchtable");
  await carl!.page.getByRole("heading", { name: "There is no such table here, or it is gone." }).waitFor();

  const body = { game: "bos", deck: "bos-red-test", name: "Dora", against: "level:1", clock: null, watched: false };
  const opened = await fetch(`${server.base}api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { table: closed } = (await opened.json()) as Seated;
  await goTo(carl!.page, `#/online/join/${closed}`);
  await carl!.page.getByRole("heading", { name: "Both seats are taken" }).waitFor();
  expect(await carl!.page.getByRole("link", { name: "Watch it" }).count()).toBe(0);
  expect([...anna!.errors, ...bert!.errors]).toEqual([]);
  await Promise.all([anna, bert, carl].map((each) => each!.close()));
});

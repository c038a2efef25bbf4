/** What a page does when its line is cut, hangs or is slow, and when the server stands still: two people in two browsers, one of them by a way that the test has in its hand. */
import type { TableFacts } from "@duelex/session";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Ground, type Running } from "../../server/test/processes.ts";
import { questionOf } from "./house.ts";
import { openWay, type Way } from "./line.ts";
import { goTo, type Hall, isAsked, openHall, openTable, playByItself, sitDown, untilAsked } from "./people.ts";
import type { Guest } from "./rooms.ts";

const ground = new Ground();
let hall: Hall | null = null;
let server: Running;
let way: Way;
let anna: Guest;
let bert: Guest;
let table: string;
let isSeated = false;

beforeAll(async () => {
  hall = await openHall();
  if (hall !== null) server = await ground.start();
}, 240_000);
afterAll(async () => {
  if (isSeated) await getUp();
  await hall?.close();
  await ground.clear();
}, 60_000);

/** What a match may need of the page, and is fetched as soon as it is laid out. */
const PARTS = ["News", "Foreseen", "Opened", "OneCard", "HelpSheet", "RulesPanel", "TableSheet", "Over", "Afterwards"];
const hasFetched = (part: string): boolean =>
  performance
    .getEntriesByType("resource")
    .some((each) => each.name.includes(`/${part}-`) && (each as PerformanceResourceTiming).responseEnd > 0);

/** Anna by the way, Bert straight, at a table of their own. */
async function sitDownAnew(): Promise<void> {
  way = await openWay(server.base);
  anna = await hall!.enter(way.base, { alone: true });
  bert = await hall!.enter(server.base);
  table = await openTable(anna.page, { game: "gate-ruler", name: "Anna", against: "invited" });
  const link = await anna.page.getByRole("textbox", { name: "Send this link to your friend" }).inputValue();
  await bert.page.goto(link.replace(way.base, server.base));
  await sitDown(bert.page, "Bert");
  await anna.page.locator("[data-table]").waitFor();
  for (const { page } of [anna, bert]) for (const name of PARTS) await page.waitForFunction(hasFetched, name);
  isSeated = true;
}

async function getUp(): Promise<void> {
  isSeated = false;
  await Promise.all([anna.close(), bert.close()]);
  await way.close();
}

/** They stay at their table from one test to the next, unless a test has them get up or fails; Anna is asked. */
beforeEach(async () => {
  if (hall === null) return;
  if (!isSeated) await sitDownAnew();
  for (const { page } of [anna, bert]) await expect.poll(() => page.locator(".online-player .there").count()).toBe(2);
  await untilAsked(anna.page, bert.page);
});
afterEach(async ({ task }) => {
  if (isSeated && task.result?.state === "fail") await getUp();
});

const facts = async (): Promise<TableFacts> => (await (await fetch(`${server.base}api/tables/${table}`)).json()) as TableFacts;
const answerOnce = (page: Page): Promise<void> => page.locator(".answers .button[data-answer]").first().click();
/** Gives the answer that is asked once more. */
const answerSurely = async (page: Page): Promise<void> => {
  const was = await questionOf(page);
  await answerOnce(page);
  await page.waitForFunction(
    (question) =>
      document.querySelector(".opened .button") !== null ||
      document.querySelector("[data-table]")?.getAttribute("data-question") !== question,
    was,
  );
  if ((await questionOf(page)) === was) await page.locator(".opened .button").first().click();
};
/** How many answers there are; where one is asked once more, it is given. */
const answersWhenSure = async (page: Page): Promise<number> => {
  const sure = page.locator(".opened .button").first();
  if ((await sure.count()) > 0) await sure.click({ timeout: 1000 }).catch(() => undefined); // it may be gone already
  return (await facts()).answers;
};
const lost = (page: Page) => page.locator("[data-online=lost]");
const here = (page: Page) => page.locator("[data-online=here]");

test("a line that is cut: it is said, what is answered meanwhile waits on the page and goes out by itself, once", async () => {
  if (hall === null) return;
  const carl = await hall.enter(way.base, { alone: true });
  await goTo(carl.page, `#/online/table/${table}`);
  await here(carl.page).waitFor();
  const before = (await facts()).answers;
  way.cut();
  await lost(anna.page).waitFor();
  await anna.page.getByText("the match waits on the server, and your clock runs if it is your turn.").waitFor();
  await carl.page.getByText("The connection is lost. It is tried again.", { exact: true }).waitFor(); // who only watches has no clock
  await carl.close();
  await expect.poll(() => bert.page.locator("[data-table-news]").textContent()).toContain("Anna is not connected");
  await answerOnce(anna.page);
  await anna.page.locator("[data-unsent]").getByText("Your answer waits on this page").waitFor();
  expect((await facts()).answers).toBe(before);
  way.go();
  await here(anna.page).waitFor({ timeout: 20_000 });
  await expect.poll(() => answersWhenSure(anna.page)).toBeGreaterThan(before);
  expect(await anna.page.locator("[data-unsent]").count()).toBe(0);
  await expect.poll(async () => (await questionOf(anna.page)) === (await questionOf(bert.page))).toBe(true);
  await expect.poll(() => bert.page.locator("[data-table-news]").textContent()).toContain("Anna is connected again");
  expect([...anna.errors, ...bert.errors]).toEqual([]);
});

test("whoever sits at a table soon has every part of the page that the match may need: without the server, what was never shown is shown", async () => {
  if (hall === null) return;
  way.cut();
  await lost(anna.page).waitFor();
  await anna.page.locator("#hand .card, #mat .card").first().hover();
  await anna.page.locator(".zoom-head").first().waitFor();
  await anna.page.getByRole("tab", { name: "Rules" }).click();
  await anna.page.locator(".rules").waitFor();
  await anna.page.keyboard.press("Escape");
  await anna.page.getByRole("button", { name: "This table" }).click();
  await anna.page.locator("dialog[open]").getByRole("button", { name: "Concede" }).waitFor();
  expect(await anna.page.locator("[data-failure]").count()).toBe(0);
  expect(anna.errors).toEqual([]);
  await getUp();
});

test("a line that hangs: it is said after some seconds; what is pointed at meanwhile does not flood the server when the line goes on", async () => {
  if (hall === null) return;
  way.hang();
  const buttons = anna.page.locator(".answers .button, #hand .card");
  for (let n = 0; n < 40; n++) {
    await buttons.nth(n % (await buttons.count())).hover({ force: true });
    await anna.page.waitForTimeout(110);
  }
  await lost(anna.page).waitFor();
  const before = (await facts()).answers;
  await answerOnce(anna.page);
  await anna.page.locator("[data-unsent]").waitFor();
  await anna.page.waitForTimeout(6000); // the line is taken for dead meanwhile, and the next one hangs as well
  way.go();
  await here(anna.page).waitFor({ timeout: 20_000 });
  await expect.poll(() => answersWhenSure(anna.page)).toBeGreaterThan(before);
  await here(anna.page).waitFor();
  expect(server.log()).not.toContain("Too many");
  expect([...anna.errors, ...bert.errors]).toEqual([]);
});

test("a server that stands still: both are told, and both go on when it does, with nothing lost and nothing twice", async () => {
  if (hall === null) return;
  const before = (await facts()).answers;
  server.child.kill("SIGSTOP");
  try {
    await answerOnce(anna.page);
    await lost(anna.page).waitFor();
    await anna.page.locator("[data-unsent]").waitFor();
    await lost(bert.page).waitFor({ timeout: 60_000 }); // who only waits asks after a while whether anybody is there
  } finally {
    server.child.kill("SIGCONT");
  }
  for (const { page } of [anna, bert]) await here(page).waitFor({ timeout: 40_000 });
  await expect.poll(() => answersWhenSure(anna.page)).toBeGreaterThan(before);
  await expect.poll(async () => (await questionOf(anna.page)) === (await questionOf(bert.page))).toBe(true);
  expect([...anna.errors, ...bert.errors]).toEqual([]);
});

test("who was cut off is told what was missed: in a word, in the log, and above the next question", async () => {
  if (hall === null) return;
  await untilAsked(bert.page, anna.page);
  way.cut();
  await lost(anna.page).waitFor();
  for (let n = 0; n < 20 && (await isAsked(bert.page)); n++) {
    await answerSurely(bert.page);
    await bert.page.waitForTimeout(100);
  }
  way.go();
  await here(anna.page).waitFor({ timeout: 20_000 });
  await anna.page.getByText(/While you were away: \d+ new lines? in the log/).waitFor();
  await anna.page.locator(".log .missed").getByText("While you were away").waitFor();
  expect([...anna.errors, ...bert.errors]).toEqual([]);
});

test("a browser without a network says so, and goes on when there is one again", async () => {
  if (hall === null) return;
  const context = anna.page.context();
  await context.setOffline(true);
  way.cut();
  await lost(anna.page).waitFor();
  way.go();
  await anna.page.waitForTimeout(3000); // there is a way again, but no network
  expect(await lost(anna.page).count()).toBe(1);
  await context.setOffline(false);
  await here(anna.page).waitFor({ timeout: 5000 }); // at once, and not after the pause
  await playByItself(anna.page, 1);
  expect([...anna.errors, ...bert.errors].filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await getUp();
});

test("a slow line is only slow: a match goes on by it, and nothing is said to be lost", async () => {
  if (hall === null) return;
  way.go(400);
  const before = (await facts()).answers;
  await Promise.all([playByItself(anna.page), playByItself(bert.page)]);
  await expect.poll(async () => (await facts()).answers, { timeout: 60_000 }).toBeGreaterThan(before + 3);
  expect(await lost(anna.page).count()).toBe(0);
  expect([...anna.errors, ...bert.errors]).toEqual([]);
  await getUp();
});

test("a server that cannot be reached: the tables say so; a table that could not be opened is opened by the next press", async () => {
  if (hall === null) return;
  const dora = await hall.enter(way.base, { alone: true });
  await goTo(dora.page, "#/online");
  await dora.page.locator("[data-lobby]").waitFor();
  way.cut();
  await dora.page.getByText("The tables cannot be reached just now; it is tried again.").waitFor();
  way.go();
  await expect.poll(() => dora.page.getByText("The tables cannot be reached").count(), { timeout: 20_000 }).toBe(0);
  await goTo(dora.page, "#/online/new/bos");
  await dora.page.getByLabel("Your name here").fill("Dora");
  await dora.page.getByText("Paste a list", { exact: true }).waitFor(); // the whole form is there
  way.cut();
  await dora.page.getByRole("button", { name: "Open the table" }).click();
  await dora.page.getByRole("alert").getByText("The server cannot be reached. Try again in a moment.").waitFor();
  way.go();
  await dora.page.getByRole("button", { name: "Open the table" }).click();
  await dora.page.locator("[data-waiting]").waitFor();
  await dora.page.getByRole("button", { name: "Take the table away" }).click();
  await dora.page.locator("[data-lobby]").waitFor();
  expect(dora.errors.filter((text) => !text.includes("ERR_"))).toEqual([]);
  await dora.close();
});

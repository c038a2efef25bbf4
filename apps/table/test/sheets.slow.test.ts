/** What is laid over or beside a screen, in both themes: nothing that axe refuses, nothing cut off. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HAND_FIRST, middleOf, press } from "./hands.ts";
import { asked, begin, GAMES, type House, openHouse } from "./house.ts";
import { faults, violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const looked = async (page: Page): Promise<string[]> => [...(await violations(page)), ...(await faults(page))];

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
}

test("over a match: help, share, a pile, giving up; beside it: why, the rulebook, a study", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "gundam");
  for (let n = 0; n < 3; n++) {
    await page.locator(".answers .button[data-answer]").first().click();
    await asked(page);
  }
  const dialog = page.locator("dialog[open]");
  await page.keyboard.press("?");
  await dialog.waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("A link that holds the whole study").waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  await page.locator("[data-pile=trash]").first().click();
  await dialog.waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Concede" }).click();
  await dialog.getByText("Concede the match?").waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  await page.locator(".log .log-line").last().click();
  await page.locator(".why li").first().waitFor();
  expect(await looked(page)).toEqual([]);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.locator(".paragraphs li").first().waitFor();
  expect(await looked(page)).toEqual([]);
  await page.getByRole("tab", { name: "Study" }).click();
  await page.locator(".tree").waitFor();
  expect(await page.locator(".tree").innerText()).toMatch(/You keep the hand/);
  expect(await looked(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("a sheet gives the focus back however it goes: by its ✕, by a press beside it, by Escape, for another sheet", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "gundam");
  await asked(page);
  const dialog = page.locator("dialog[open]");
  const share = page.getByRole("button", { name: "Share" });
  const concede = async () => {
    await dialog.getByRole("button", { name: "Concede" }).click();
    await dialog.getByText("Concede the match?").waitFor();
    await page.keyboard.press("Escape");
  };
  const ways = [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press("Escape"),
    concede,
  ];
  for (const way of ways) {
    await share.press("Enter");
    await dialog.waitFor();
    await way();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  expect(errors).toEqual([]);
  await close();
});

test("why a card of an opened pile cannot be used is read in the pile, which stays open; its paragraph leads to the rulebook", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const position = { phase: "main", P1: { graveyard: ["T-001", "T-040", "T-022", "T-024"], deck: 10 }, P2: { deck: 10 } };
  const buffer = Buffer.from(JSON.stringify({ game: "gate-ruler", title: "A graveyard", position }));
  await page.getByLabel("Open a file").setInputFiles({ name: "graveyard.json", mimeType: "application/json", buffer });
  await asked(page);
  await page.locator("[data-pile=graveyard]").last().click();
  const whyNot = page.locator("dialog[open] [data-why-not]");
  for (const nth of [0, 3]) {
    await page.locator("dialog[open] .card").nth(nth).click();
    await whyNot.getByText(/has no ability that is used|only the player whose turn it is/).waitFor();
    const { x, y } = await middleOf(page, "[data-why-not] .rule");
    expect([x, y].every((at) => at > 0)).toBe(true);
  }
  const rule = await whyNot.locator(".rule").textContent();
  await whyNot.locator(".rule").click();
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  expect(await page.locator("#rule-search").inputValue()).toBe(rule);
  expect(errors).toEqual([]);
  await close();
});

test("all answers to a question, and the panel of a narrow window", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ viewport: { width: 390, height: 844 } });
  await begin(page, "colossus-order");
  await asked(page);
  const dialog = page.locator("dialog[open]");
  await page.locator(".answers .button.bare").click();
  await dialog.locator("[data-answer]").first().waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  await page.getByRole("button", { name: "Card and log" }).click();
  await dialog.locator(".tabs").waitFor();
  expect(await looked(page)).toEqual([]);
  await closeSheet(page);
  expect(errors).toEqual([]);
  await close();
});

test("among all answers the one that passes comes last, also after those that would hit nothing", async () => {
  if (house === null) return;
  const { page, close } = await house.open({ viewport: { width: 390, height: 844 } });
  await begin(page, "gate-ruler");
  const says = page.locator("#says");
  for (let n = 0; n < 9 && !(await says.textContent())!.startsWith("which card attacks"); n++) await press(page, HAND_FIRST);
  await page.locator(".answers .button.bare").click();
  expect(await page.locator("dialog[open] [data-answer]").last().textContent()).toContain("End the attacks");
  await close();
});

test("a curtain between two people", async () => {
  if (house === null) return;
  const { page, close } = await house.open({ path: "#/play/bos" });
  await page.getByLabel("Who plays").nth(1).selectOption("person");
  await page.getByRole("button", { name: "Begin" }).click();
  const curtain = page.locator(".curtain");
  await curtain.waitFor();
  expect(await looked(page)).toEqual([]);
  const open = page.getByRole("button", { name: "Open the curtain" });
  await open.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("h1");
  await page.getByRole("tab", { name: "Why" }).click();
  for (let n = 0; n < 60 && (await curtain.count()) === 0; n++) {
    await page.keyboard.press("1");
    await page.waitForTimeout(60);
  }
  expect(await page.locator(".why").count()).toBe(0); // what happened to the one was told to the one
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("A link that holds the whole study").waitFor();
  expect(await page.locator("dialog[open]").getByRole("button", { name: "Concede" }).count()).toBe(0);
  await closeSheet(page);
  await open.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#question, h1") !== null)).toBe(true);
  expect(await page.locator(".why li").count()).toBeGreaterThan(0);
  await close();
});

test.each(GAMES)("%s: a lesson with its note, a deck in the editor, a position", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: `#/learn/${game}` });
  await page.locator("[data-lesson] h2").waitFor();
  expect(await looked(page)).toEqual([]);
  const own = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.waitForTimeout(250);
  expect(await page.locator(".board").evaluate((board) => board.scrollHeight - board.clientHeight)).toBeLessThanOrEqual(0); // beside the note
  await page.setViewportSize({ width: 360, height: 640 });
  await page.waitForTimeout(250);
  expect(await faults(page)).toEqual([]);
  const seen = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return { question: box("#question").bottom, note: box("[data-lesson]").top, table: box("#mat").height };
  });
  expect(seen.question).toBeLessThanOrEqual(640);
  expect(seen.note).toBeGreaterThanOrEqual(0);
  expect(seen.table).toBeGreaterThanOrEqual(180);
  await page.setViewportSize(own);
  await page.goto(`${house.address}#/decks/${game}`);
  await page
    .getByRole("button", { name: /^Copy and change/ })
    .first()
    .click();
  await page.getByText("It may be played.").waitFor();
  expect(await looked(page)).toEqual([]);
  await page.goto(`${house.address}#/setup/${game}`);
  await page.getByText("The position is right.").waitFor();
  expect(await looked(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

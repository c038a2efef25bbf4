/** What somebody stops at who has never seen the page: what a machine did, where an arrow points, what an answer would do, where things are kept. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HAND_FIRST, press } from "./hands.ts";
import { asked, begin, GAMES, type House, kept, openHouse, questionOf } from "./house.ts";
import { faults } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A laptop, and no wish for less movement. */
const laptop = { viewport: { width: 1366, height: 768 }, reducedMotion: "no-preference" } as const;

/** Answers until something stands at a selector. */
async function playUntil(page: Page, selector: string, most = 60): Promise<void> {
  for (let nth = 0; nth < most && (await page.locator(selector).count()) === 0; nth++) if (!(await press(page, HAND_FIRST))) break;
  await page.locator(selector).first().waitFor();
}

test("what a machine does can be followed, and who presses anything waits no longer", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open(laptop);
  await begin(page, "bos");
  const waits = page.getByText("Press anything to go on at once.");
  await asked(page);
  for (let nth = 0; nth < 20 && (await waits.count()) === 0; nth++) {
    await page.locator(".answers .button[data-answer]").last().click();
    await page.waitForTimeout(60);
  }
  await waits.waitFor();
  await page.mouse.click(5, 300);
  expect(await asked(page)).toBe("asked");
  expect(errors).toEqual([]);
  await close();
});

test("the arrow points from who attacks, also while cards are still on their way", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ ...laptop, alone: true });
  // Nothing that moves arrives.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const way = animate.apply(this, given);
      way.pause();
      return way;
    };
  });
  await page.reload();
  await begin(page, "bos");
  await page.addStyleTag({ content: ".card { transition: rotate 600s 600s !important }" });
  await playUntil(page, ".arrow > path");
  expect((await faults(page)).filter((fault) => fault.startsWith("an arrow"))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)("%s: the log begins with what is new after each answer", async (game) => {
  if (house === null) return;
  const { page, close } = await house.open({ viewport: laptop.viewport });
  await begin(page, game);
  const isSeen = () =>
    page.evaluate(() => {
      const [first, room] = [".log > .new", "#tab-panel"].map((each) => document.querySelector(each)?.getBoundingClientRect());
      return first === undefined || (first.top >= room!.top - 1 && first.top < room!.bottom);
    });
  for (let nth = 0; nth < 16 && (await press(page, HAND_FIRST)); nth++) {
    await asked(page);
    await expect.poll(isSeen).toBe(true);
  }
  await close();
});

test("a pile that may be attacked tells beforehand what that would do, as a card does", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/learn/colossus-order" });
  await asked(page);
  await page.locator("#mat .near .card.may", { hasText: "Sky Courier" }).click();
  const deck = page.locator("#mat .far .pile.may");
  await deck.hover();
  await expect.poll(() => page.locator("#question [data-preview]").textContent()).toMatch(/If you attack the deck: .*deck 9/);
  expect(await page.locator(".tip").count()).toBe(0); // its name and its number stand on it
  expect(errors).toEqual([]);
  await close();
});

test("of three answers that are cut all is said where one is pointed at, above all three, and nothing once a key has given one", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/learn/gate-ruler", viewport: { width: 1280, height: 800 } });
  await asked(page);
  await page.locator("#hand .card.may", { hasText: "Snow Bride" }).click();
  const answers = page.locator(".answers.list [data-answer]");
  await expect.poll(() => answers.count()).toBe(3);
  await asked(page);
  expect(
    await answers
      .nth(2)
      .locator("> span")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
  ).toBe(true);
  await answers.nth(2).hover();
  await expect.poll(() => page.locator(".tip").textContent()).toBe("instead of Wall Spirit, which goes to the graveyard (GR-12-STACK)");
  const [tip, list] = [await page.locator(".tip").boundingBox(), await page.locator(".answers.list").boundingBox()];
  expect(tip!.y + tip!.height).toBeLessThanOrEqual(list!.y);
  await page.keyboard.press("2");
  await expect.poll(() => page.locator(".tip").count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)("%s: beside a lesson at 1366 × 768 the first note is whole, and once it is read a card is", async (game) => {
  if (house === null) return;
  const { page, close } = await house.open({ path: `#/learn/${game}`, viewport: laptop.viewport });
  await asked(page);
  const hidden = (selector: string) => page.locator(selector).evaluate((room) => room.scrollHeight - room.clientHeight);
  await page.locator("[data-lesson] h2").waitFor();
  expect(await hidden(".lesson-text")).toBeLessThanOrEqual(game === "gundam" ? 0 : 60);
  for (const next = page.getByRole("button", { name: "Got it" }); (await next.count()) > 0; ) await next.click();
  if ((await page.locator("#hand .card").count()) === 0) await page.locator(".answers .button").first().click();
  const cards = page.locator("#hand .card");
  await cards.first().waitFor();
  for (const next = page.getByRole("button", { name: "Got it" }); (await next.count()) > 0; ) await next.click();
  for (const card of await cards.all()) {
    await card.hover();
    const name = (await card.locator(".name").textContent())!;
    await page.locator(".zoom h2", { hasText: name }).waitFor();
    await expect.poll(() => hidden(".zoom")).toBeLessThanOrEqual(0);
  }
  await close();
});

test("a position is found again by who has tried it; a list that is pasted can be taken back", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/setup/bos" });
  const add = page.getByRole("button", { name: /^Put Collaia to P1/ });
  await add.click();
  await page.getByText("The position is right.").waitFor();
  await page.getByRole("button", { name: "Run it" }).click();
  await page.locator("[data-table]").waitFor();
  await page.goBack();
  await page.locator(".set-place li", { hasText: "Collaia" }).waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await page.reload();
  await add.waitFor();
  expect(await page.locator(".set-place li").count()).toBe(0);
  await page.goto(`${house.address}#/decks/gundam`);
  await page.getByRole("button", { name: "A new deck" }).click();
  await page.getByRole("button", { name: /^Add Beginning Gundam/ }).click();
  await page.getByText("Paste a list").click();
  await page.getByRole("textbox", { name: "Paste a list" }).fill("2 ST01-005");
  await page.getByRole("button", { name: "Use this list" }).click();
  const names = page.locator(".deck-cards li");
  await expect.poll(() => names.allTextContents()).toEqual([expect.stringContaining("GM")]);
  await page.getByRole("button", { name: "Take the former cards back" }).click();
  await expect.poll(() => names.allTextContents()).toEqual([expect.stringContaining("Beginning Gundam")]);
  expect(errors).toEqual([]);
  await close();
});

test("all matches that are kept can be seen, the one to go on with at first, and are said to who played them", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  for (let nth = 0; nth < 8; nth++) {
    await begin(page, "bos", nth);
    await asked(page);
    const before = await questionOf(page);
    await page.locator(".answers .button[data-answer]").first().click();
    await expect.poll(() => questionOf(page)).not.toBe(before);
    await kept(page);
    if (nth > 0) continue;
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.locator("dialog").getByRole("button", { name: "Concede", exact: true }).last().click();
    await page.locator("[data-over]").waitFor();
    await kept(page);
  }
  await page.goto(`${house.address}#/`);
  const lines = page.locator(".line.kept");
  await expect.poll(() => lines.count()).toBe(1);
  await page.getByRole("button", { name: "7 more" }).click();
  await expect.poll(() => lines.count()).toBe(8);
  expect(await lines.last().textContent()).toMatch(/BOS TCG lost in turn \d/);
  await close();
});

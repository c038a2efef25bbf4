/** Around a match: several pages on one match, machines that are watched, fingers. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BAR_FIRST, HAND_FIRST, press } from "./hands.ts";
import { asked, begin, type House, kept, openHouse, prepare, questionOf } from "./house.ts";
import { violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A position is opened as a file from the first screen. */
async function openPosition(page: Page, game: string, position: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ game, title: "A position", position }));
  await page.getByLabel("Open a file").setInputFiles({ name: "position.json", mimeType: "application/json", buffer });
  await asked(page);
}

/** Is it seen in the panel beside the table, and not scrolled away? */
const isInSight = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const [own, panel] = [element, element.closest(".tab-panel")!].map((each) => each.getBoundingClientRect());
    return own!.top >= panel!.top - 1 && own!.bottom <= panel!.bottom + 1;
  });

/** Begins a match between two machines. */
async function letMachinesPlay(page: Page, game: string, seed?: number): Promise<void> {
  await prepare(page, game, seed);
  for (const nth of [0, 1])
    await page
      .locator(".fresh .box select")
      .nth(nth * 2)
      .selectOption("level:1");
  await page.getByRole("button", { name: "Begin" }).click();
}

const moment = async (page: Page): Promise<number> => Number((await page.locator(".time .quiet").textContent())!.split("/")[0]);

test("BOS, a desktop window of usual height: of two answers it is said what comes of each before it is pointed at; what could hit nothing but one's own side says so; who can summon nobody finds why in the log", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ viewport: { width: 1280, height: 800 } });
  const P1 = { castle: [], summons: [{ card: "collaia", column: 0 }], wizards: [{ card: "Spite Caller", column: 1 }] };
  await openPosition(page, "bos", { P1, P2: { castle: [] } });
  const pointed = page.locator(".answers .means.pointed");
  expect([await page.locator("[data-answer]").count(), await pointed.isVisible()]).toEqual([2, true]);
  const says = page.locator("#says");
  for (let n = 0; n < 5 && !(await says.textContent())!.includes("Spite Caller"); n++) await press(page, HAND_FIRST);
  expect(await says.textContent()).toContain("Spite Caller");
  const means = page.locator(".answers .vain .means");
  expect(await means.isVisible()).toBe(true);
  expect(await means.textContent()).toContain("only your own side to hit");
  const height = await page.locator(".ask").evaluate((ask) => ask.clientHeight);
  const nobody = page.locator(".log").getByText("P1 can summon nobody now");
  for (let n = 0; n < 9 && (await nobody.count()) === 0; n++) {
    await page.keyboard.press("p");
    await page.waitForTimeout(250);
  }
  expect(await nobody.count()).toBeGreaterThan(0);
  expect(await page.locator(".ask").evaluate((ask) => ask.clientHeight)).toBe(height);
  expect(errors).toEqual([]);
  await close();
});

/** A window of this size, laid out. */
async function sized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test("BOS, 1280 × 720 and 1440 × 900: of two, three, four answers it is said what comes of each before it is pointed at, and the table does not move", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos", 11);
  const seen = [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ].map((size) => ({ ...size, mats: new Set<number>(), places: new Set<string>() }));
  const counts = new Set<number>();
  for (let n = 0; n < 24 && (await asked(page)) === "asked"; n++) {
    for (const { width, height, mats, places } of seen) {
      await sized(page, width, height);
      mats.add(await page.locator("#mat").evaluate((each) => each.clientHeight));
      expect(await page.locator(".board").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0); // both sides are seen whole
      const answers = await page.locator(".answers > .button").evaluateAll((all) =>
        all.map((each) => {
          const means = each.querySelector(".means");
          const { left, width, height } = each.getBoundingClientRect();
          return { left, width, height, has: means !== null, seen: means === null || means.getClientRects().length > 0 };
        }),
      );
      if (answers.length > 4 || !answers.some(({ has }) => has)) continue;
      counts.add(answers.length);
      expect(answers.filter(({ seen }) => !seen)).toEqual([]);
      expect(Math.min(...answers.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
      if (answers.length < 4) for (const { left, width } of answers) places.add(`${left} ${width}`);
    }
    await press(page, n % 3 === 2 ? HAND_FIRST : BAR_FIRST);
  }
  expect([...counts].filter((count) => count >= 2).length).toBeGreaterThan(1);
  for (const { width, mats, places } of seen)
    expect({ width, mats: mats.size, places: places.size }).toEqual({ width, mats: 1, places: 1 }); // one under the other, and always there
  expect(errors).toEqual([]);
  await close();
});

test("a hint has the room of what is said unasked: nothing of it is cut", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ viewport: { width: 1280, height: 720 } });
  await begin(page, "bos", 5);
  const note = page.getByText("None of these touches the other player.");
  for (let n = 0; n < 20 && (await note.count()) === 0; n++) await press(page, HAND_FIRST);
  expect(await note.count()).toBe(1);
  await page.keyboard.press("h");
  await expect.poll(() => page.locator(".asked .foretold").allTextContents()).toEqual([expect.stringContaining("Chance to win")]);
  const cut = await page.locator(".asked, .asked .foretold").evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  expect(errors).toEqual([]);
  await close();
});

test("Colossus Order, 1280 × 800, 1280 × 720, 1440 × 900: news stand below a question in whole lines; that what may be used glows is said where it has room, and else not at all", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "colossus-order", 11);
  const says = page.locator("#says");
  const cut: string[] = [];
  for (let n = 0; n < 12 && (await asked(page)) === "asked"; n++) {
    for (const [width, height] of [
      [1280, 800],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await sized(page, width, height);
      const goesBeyond = await page.evaluate(() => {
        const told = document.querySelector(".asked:has([data-news])");
        if (told !== null && told.scrollHeight > told.clientHeight + 1) return true;
        const [room, line] = [".ask > .asked", ".ask .choose"].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
        return room !== undefined && line !== undefined && line.left < room.right && line.bottom > room.bottom + 1;
      });
      if (goesBeyond) cut.push(`${width} × ${height}: ${await says.textContent()}`);
    }
    await press(page, n < 4 ? HAND_FIRST : BAR_FIRST);
  }
  expect(cut).toEqual([]);
  // Where one deed alone is longer than its room, all of it is said where it is pointed at.
  await sized(page, 1280, 800);
  const news = page.locator(".asked [data-news]");
  for (let n = 0; n < 12 && (await news.count()) === 0; n++) await press(page, HAND_FIRST);
  await news.evaluate((each) => {
    each.textContent += " and so on".repeat(40);
  });
  await says.hover();
  await news.hover();
  await expect.poll(() => page.locator(".tip").textContent()).toMatch(/Since your answer: /);
  expect(errors).toEqual([]);
  await close();
});

test("a match that is open in one window is not written by another, which says so and may take it over", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos");
  await page.locator(".answers .button[data-answer]").first().click();
  await expect.poll(() => moment(page)).toBeGreaterThan(0);
  await kept(page);
  const at = await moment(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("heading", { name: "This match is open in another window." }).waitFor();
  expect(await other.locator("[data-table]").count()).toBe(0);
  await other.locator("[data-here]").click();
  await other.locator("[data-table]").waitFor();
  expect(await moment(other)).toBe(at);
  await page.getByRole("heading", { name: "This match is open in another window." }).waitFor();
  await other.locator(".answers .button[data-answer]").first().click();
  await expect.poll(() => moment(other)).toBeGreaterThan(at);
  await kept(other);
  const later = await moment(other);
  await other.close();
  await page.reload();
  await page.locator("[data-table]").waitFor();
  await expect.poll(() => moment(page)).toBe(later);
  expect(errors).toEqual([]);
  await close();
});

test("who goes home lets go of a match: another window has it at once", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "colossus-order");
  const address = page.url();
  await page.locator(".brand").click();
  await page.locator(".game").first().waitFor();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator("[data-table]").waitFor();
  await close();
});

test("machines that are watched wait, go on, and play to the end as fast as they can", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await letMachinesPlay(page, "gundam");
  await page.locator("[data-watching=plays]").waitFor();
  await expect.poll(() => moment(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator("[data-watching=waits]").waitFor();
  await page.waitForTimeout(200);
  const at = await moment(page);
  await page.waitForTimeout(1500);
  expect(await moment(page)).toBe(at);
  await page.keyboard.press("p");
  await page.locator("[data-watching=plays]").waitFor();
  await page.getByLabel("at once").check();
  await page.locator("[data-over]").waitFor({ timeout: 90_000 });
  expect(await page.locator("[data-watching]").count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test("a match that is over is looked through: a curve of the chances, turning points that lead to their moments; it can be stopped", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "" });
  await letMachinesPlay(page, "bos", 5);
  await page.getByLabel("at once").check();
  await page.locator("[data-over]").waitFor({ timeout: 90_000 });
  await page.getByRole("button", { name: "Look back through it" }).click();
  const begins = page.getByRole("button", { name: "Look through the match" });
  await begins.waitFor();
  expect(await isInSight(begins)).toBe(true);
  await begins.click();
  await page.locator(".chances progress").waitFor();
  // Stopped, and begun again before it has been heard what the stopped one still looked at.
  await page.evaluate(async () => {
    const press = async (selector: string): Promise<void> => {
      while (document.querySelector(selector) === null) await new Promise((later) => queueMicrotask(() => later(null)));
      document.querySelector<HTMLElement>(selector)!.click();
    };
    await press(".chances .row .button");
    await press(".chances > .button");
  });
  await page.locator("[data-analysis=done]").waitFor({ timeout: 60_000 });
  await page.locator(".chart canvas").waitFor();
  expect(await violations(page)).toEqual([]);
  // Every number is the chance of one and the same player: an error of the other raises it.
  const of = /of (.+) to win/.exec((await page.locator(".chances h3").first().textContent())!)![1]!;
  expect(of).toBe("Machine 1 (level 1)");
  const marked = await page.locator(".chances ol:not([data-turning-points]) .log-line").allTextContents();
  const rises = marked
    .map((text) => /: (P[12]) .*?(\d+)\s% → (\d+)\s%/s.exec(text)!)
    .map(([, who, from, to]) => `${who} ${Number(to) > Number(from)}`);
  expect([...new Set(rises)].sort()).toEqual(["P1 false", "P2 true"]);
  const before = await moment(page);
  const point = page.locator("[data-turning-points] .log-line").first();
  await point.click();
  await expect.poll(() => moment(page)).not.toBe(before);
  await page.locator(".looking").waitFor();
  expect(await isInSight(point)).toBe(true); // it stays while one looks around
  const there = await moment(page);
  await page
    .locator(".chart .u-over")
    .click({ position: { x: Math.round((await page.locator(".chart .u-over").boundingBox())!.width) - 4, y: 40 } });
  await expect.poll(() => moment(page)).not.toBe(there);
  expect(errors).toEqual([]);
  await close();
});

describe("by touch", () => {
  test("the first touch of a card shows what it would do, the second does it; a touch elsewhere gives it up", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await begin(page, "gundam");
    await asked(page);
    while ((await page.locator("#hand .card.may").count()) === 0) {
      const was = await questionOf(page);
      await page.locator(".answers .button[data-answer]").first().tap();
      await expect.poll(() => questionOf(page)).not.toBe(was);
      await asked(page);
    }
    const card = page.locator("#hand .card.may").first();
    const question = await questionOf(page);
    await card.tap();
    await page.locator(".opened.touched [data-preview]").waitFor();
    expect(await questionOf(page)).toBe(question);
    await page.locator(".match-title").tap();
    await expect.poll(() => page.locator(".opened").count()).toBe(0);
    expect(await questionOf(page)).toBe(question);
    await card.tap();
    await page.locator(".opened.touched").waitFor();
    await card.tap();
    await expect.poll(() => questionOf(page)).not.toBe(question);
    expect(errors).toEqual([]);
    await close();
  });

  test("the one card of a place is used by its chip, without a sheet between; of two answers all is said", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const P1 = {
      boss: [{ card: "T-R-B1", faceDown: false }],
      summons: [{ card: "collaia", column: 0 }],
      wizards: [{ card: "Spite Caller", column: 1 }],
    };
    await openPosition(page, "bos", { P1, P2: { summons: [{ card: "T-R-S1", column: 1 }] } });
    const chip = page.locator("#mat .place-chip.may", { hasText: "Volkrath" });
    await chip.tap();
    await page.locator(".opened.touched").waitFor();
    expect(await page.locator(".sheet[open]").count()).toBe(0);
    const question = await questionOf(page);
    await chip.tap();
    await expect.poll(() => questionOf(page)).not.toBe(question);
    await page.getByRole("button", { name: "Undo" }).tap();
    const says = page.locator("#says");
    for (let n = 0; n < 5 && !(await says.textContent())!.includes("Spite Caller"); n++) await press(page, HAND_FIRST);
    expect(await says.textContent()).toContain("Spite Caller");
    const cut = await page.locator(".answers .means").evaluateAll((all) => all.map((each) => each.scrollHeight > each.clientHeight + 1));
    expect(cut).toEqual([false, false]);
    expect(await page.getByRole("button", { name: "Read all of it" }).count()).toBe(0);
    await page.locator(".answers [data-answer]").last().focus();
    await expect.poll(() => page.locator(".ask [data-preview]").innerText()).toMatch(/^If you [^:]+: \S/);
    expect(errors).toEqual([]);
    await close();
  });
});

test("whoever points at answers does not move the table", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ viewport: { width: 1280, height: 720 } });
  await begin(page, "bos", 11);
  const height = () => page.locator("#mat").evaluate((mat) => mat.clientHeight);
  for (let n = 0; n < 11 && (await asked(page)) === "asked"; n++) {
    await page.mouse.move(600, 20);
    const before = await height();
    const isOpen = (await page.locator(".opened").count()) > 0; // the answers of a card, or a question back, lie over the others
    for (const button of isOpen ? [] : await page.locator(".answers .button[data-answer]").all()) {
      await button.hover();
      await page.locator("[data-preview]").waitFor();
      expect(await height()).toBe(before);
    }
    await press(page, HAND_FIRST);
  }
  expect(errors).toEqual([]);
  await close();
});

test("a part of the page that cannot be fetched: the page is loaded again by itself, and goes on where it was; if that does not help, it is said", async () => {
  if (house === null) return;
  const { page, close } = await house.open({ alone: true });
  await begin(page, "bos");
  for (let n = 0; n < 3; n++) await press(page);
  const before = await moment(page);
  await page.route("**/HelpSheet*.js", (route) => route.abort());
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("?")]);
  await asked(page);
  expect(await moment(page)).toBe(before);
  await page.keyboard.press("?");
  await page.locator("[data-failure=fetch]").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.waitForTimeout(2500); // it is not loaded again and again
  await page.locator("[data-failure=fetch]").waitFor();
  await page.unroute("**/HelpSheet*.js");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await asked(page);
  expect(await moment(page)).toBe(before);
  await close();
});

/** Whole matches of every game through the page: by mouse, by touch, by keyboard alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, begin, GAMES, type House, openHouse } from "./house.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** More answers than any match of these decks needs. */
const MOST = 700;

/** The question that stands, as the page tells it: a change of it is an answer taken. */
const stamp = (page: Page) =>
  page.evaluate(
    () => `${document.querySelector("[data-table]")?.getAttribute("data-question")} ${document.querySelector("[data-over]") !== null}`,
  );

/** What may be pressed now, from what is opened to what lets the match go on: cards first, so that something happens. */
const PRESSED = [
  ".opened .button",
  "#hand .card.may",
  "#mat .card.may, #mat .empty-cell.may, #mat .who.may",
  ".answers .button[data-answer]",
];

async function first(page: Page, nth: number): Promise<string> {
  for (const selector of PRESSED) {
    if (selector.startsWith("#mat") && nth % 3 === 2) continue; // not everything every time, or some matches never end
    if ((await page.locator(selector).count()) > 0) return selector;
  }
  return ".sheet [data-answer]";
}

interface Hand {
  /** Gives some answer to the question that stands. */
  answer(page: Page, nth: number): Promise<void>;
}

const mouse: Hand = {
  async answer(page, nth) {
    await page
      .locator(await first(page, nth))
      .first()
      .click({ timeout: 4000 });
  },
};

const touch: Hand = {
  async answer(page, nth) {
    const target = page.locator(await first(page, nth)).first();
    await target.scrollIntoViewIfNeeded();
    await target.tap({ timeout: 4000 });
  },
};

/** Nothing but keys: A to the hand, T to the table, Enter, numbers, P. */
const keyboard: Hand = {
  async answer(page, nth) {
    const to = await first(page, nth);
    if (to.startsWith(".opened")) await page.keyboard.press("1");
    else if (to.startsWith("#")) {
      await page.keyboard.press(to.startsWith("#hand") ? "a" : "t");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("1");
  },
};

async function playWhole(page: Page, hand: Hand): Promise<number> {
  for (let nth = 0; nth < MOST; nth++) {
    if ((await asked(page)) === "over") return nth;
    const before = await stamp(page);
    const opened = (await page.locator(".opened").count()) > 0;
    await hand.answer(page, nth).catch(() => undefined); // the table has moved on under the hand: it looks again
    await page.waitForFunction(
      ([was, open]) =>
        `${document.querySelector("[data-table]")?.getAttribute("data-question")} ${document.querySelector("[data-over]") !== null}` !==
          was || (document.querySelector(".opened") !== null) !== open,
      [before, opened] as const,
      { timeout: 15_000 },
    );
  }
  return MOST;
}

const ways = {
  mouse: { hand: mouse, options: {} },
  touch: { hand: touch, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  keyboard: { hand: keyboard, options: {} },
};

describe.each(GAMES)("%s", (game) => {
  test.each(["mouse", "touch", "keyboard"] as const)("a whole match by %s, to its end", async (way) => {
    if (house === null) return;
    const { hand, options } = ways[way];
    const { page, errors, close } = await house.open(options);
    await begin(page, game);
    const answers = await playWhole(page, hand);
    expect(answers).toBeGreaterThan(5);
    await expect.poll(() => page.locator("[data-over] .says").textContent()).toMatch(/win|draw/);
    expect(errors).toEqual([]);
    await close();
  });
});

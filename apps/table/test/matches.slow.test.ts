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

const HAND = "#hand .card.may";
const MAT = "#mat .card.may, #mat .empty-cell.may, #mat .who.may";
const BAR = ".answers .button[data-answer]";
const PILE = "#mat .pile.may, #mat .place-chip.may";

/** What may be pressed now: what is opened first; not always the same of the rest, or some matches never end. */
async function first(page: Page, nth: number): Promise<string> {
  const order = [".opened .button", ".sheet .card.may", ...(nth % 3 === 2 ? [BAR, HAND, MAT] : [HAND, MAT, BAR]), PILE];
  for (const selector of order) if ((await page.locator(selector).count()) > 0) return selector;
  throw new Error(`nothing can be pressed: ${await page.locator("#question").textContent()}`);
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
    if (to.startsWith("#")) {
      await page.keyboard.press(to.startsWith("#hand") ? "a" : "t");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press(to.startsWith(".sheet") ? "Enter" : "1");
  },
};

async function playWhole(page: Page, hand: Hand): Promise<number> {
  let misses = 0;
  for (let nth = 0; nth < MOST; nth++) {
    if ((await asked(page)) === "over") return nth;
    const before = await stamp(page);
    const opened = await page.locator(".opened, .sheet").evaluateAll((all) => all.map(({ className }) => className).join());
    await hand.answer(page, nth).catch(() => undefined); // the table has moved on under the hand: it looks again
    const came = page.waitForFunction(
      ([was, open]) =>
        `${document.querySelector("[data-table]")?.getAttribute("data-question")} ${document.querySelector("[data-over]") !== null}` !==
          was || Array.from(document.querySelectorAll(".opened, .sheet"), ({ className }) => className).join() !== open,
      [before, opened] as const,
      { timeout: 5_000 },
    );
    // The table may have moved on between the look and the press: such a press does nothing, and rightly so.
    const missed = await came.then(
      () => false,
      () => true,
    );
    if (missed && ++misses > 3) {
      const why = await page.locator("[data-why-not]").allTextContents();
      throw new Error(`nothing comes of ${await first(page, nth)} at: ${await page.locator("#question").textContent()} ${why}`);
    }
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

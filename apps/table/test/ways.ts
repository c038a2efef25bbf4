/** Whole matches by mouse, by touch, by keyboard alone. */
import type { Page } from "playwright-core";
import { BAR_FIRST, HAND_FIRST, press, pressable } from "./hands.ts";

/** More answers than any match of these decks needs. */
const MOST = 700;

/** What may be pressed now; not always the same first, or some matches never end. */
const first = (page: Page, nth: number): Promise<string> => pressable(page, nth % 3 === 2 ? BAR_FIRST : HAND_FIRST);

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

/** @returns how often something was pressed */
export async function playWhole(page: Page, hand: Hand): Promise<number> {
  for (let nth = 0; nth < MOST; nth++) if (!(await press(page, () => hand.answer(page, nth)))) return nth;
  return MOST;
}

export const ways = {
  mouse: { hand: mouse, options: {} },
  touch: { hand: touch, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  keyboard: { hand: keyboard, options: {} },
};

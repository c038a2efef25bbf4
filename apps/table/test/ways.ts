/** Whole matches by whatever finger; by touch, by keyboard alone. */
import type { Page } from "playwright-core";
import { BAR_FIRST, type Finger, HAND_FIRST, middleOf, press } from "./hands.ts";

/** More answers than any match of these decks needs. */
const MOST = 700;

export const touch: Finger = async (page, selector) => {
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
};

/** Nothing but keys: A to the hand, T to the table, Enter, numbers. */
export const keyboard: Finger = async (page, selector) => {
  if (selector.startsWith("#")) {
    await page.keyboard.press(selector.startsWith("#hand") ? "a" : "t");
    await page.keyboard.press("Enter");
  } else await page.keyboard.press(selector.startsWith(".sheet") ? "Enter" : "1");
};

/** Not always the same first, or some matches never end. @returns how often something was pressed */
export async function playWhole(page: Page, finger: Finger): Promise<number> {
  for (let nth = 0; nth < MOST; nth++) if (!(await press(page, nth % 3 === 2 ? BAR_FIRST : HAND_FIRST, finger))) return nth;
  return MOST;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

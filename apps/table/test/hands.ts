/** How the tests answer at the table: what can be pressed, in which order, and one press that waits for what comes of it. */
import type { Page } from "playwright-core";
import { LOOKS } from "./house.ts";

const OPENED = ".opened .button";
/** All answers, too: a press may come to the button that opens them, where the table moves at that moment. */
const SHEET = ".sheet .card.may, .sheet [data-answer]";
const HAND = "#hand .card.may";
const MAT = "#mat .card.may, #mat .empty-cell.may, #mat .who.may";
const BAR = ".answers .button[data-answer]";
const PILE = "#mat .pile.may, #mat .place-chip.may";

/** What is pressed first: what is opened, then the bar; or, of each third answer, the cards. */
export const BAR_FIRST: readonly string[] = [OPENED, SHEET, BAR, HAND, MAT, PILE];
export const HAND_FIRST: readonly string[] = [OPENED, SHEET, HAND, MAT, BAR, PILE];

/** Presses what stands first at a selector. */
export type Finger = (page: Page, selector: string) => Promise<void>;

/**
 * The middle of what stands first there, in pixels of the window, as soon as nothing lies over it. The page looks for itself, where a click of
 * the driver's own would come and go for whether it stands still, may be pressed and is covered: a quarter of what a press costs.
 * @throws where nothing stands: it is not waited for, since the table has moved on; where it stays covered for four seconds
 */
export async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.evaluate(
    async ({ selector, looks }) => {
      for (const began = performance.now(); ; await new Promise((later) => setTimeout(later, looks))) {
        const element = document.querySelector(selector);
        if (element === null) return "nothing stands";
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        if (element.contains(there)) return { x, y };
        if (performance.now() - began > 4_000) return `${there?.outerHTML.slice(0, 160) ?? "the window's edge"} lies over what stands`;
      }
    },
    { selector, looks: LOOKS },
  );
  if (typeof found === "string") throw new Error(`${found} at ${selector}`);
  return found;
}

export const mouse: Finger = async (page, selector) => {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.click(x, y);
};

interface Standing {
  /** What a press changes: the question, the end, what is opened, what is chosen in it. */
  readonly stamp: string;
  readonly over: boolean;
  /** The first selector of an order at which something stands. */
  readonly first: string | null;
  readonly says: string;
}

/**
 * What stands as soon as somebody is asked here, or the match is over; with `unlike` a stamp, as soon as another is there as well. The page
 * looks for itself, or each look would cost a way there and back. @returns null where nothing of it comes in five seconds, or thirty.
 */
const standing = (page: Page, order: readonly string[], unlike: string | null = null): Promise<Standing | null> =>
  page.evaluate(
    async ({ order, unlike, looks }) => {
      for (const began = performance.now(); ; await new Promise((later) => setTimeout(later, looks))) {
        const question = document.querySelector("[data-table]")?.getAttribute("data-question");
        const opened = Array.from(document.querySelectorAll(".opened, .sheet"), ({ className }) => className);
        const over = document.querySelector("[data-over]") !== null;
        const asked = `${question} ${over} `;
        const stamp = asked + opened.join();
        const isSent = stamp === asked && unlike?.startsWith(asked); // what was opened is closed: the answer is on its way
        if (stamp !== unlike && !isSent && document.querySelector("[data-ready], [data-over], .curtain") !== null) {
          const first = order.find((selector) => document.querySelector(selector) !== null) ?? null;
          return { stamp, over, first, says: document.querySelector("#question")?.textContent ?? "" };
        }
        if (performance.now() - began > (stamp === unlike || isSent ? 5_000 : 30_000)) return null;
      }
    },
    { order, unlike, looks: LOOKS },
  );

/** What was to be pressed had moved on, and what lay there by then has been opened: a pile, or a sheet. Only a pile is pressed to be opened. */
const isSlip = (before: Standing, after: Standing): boolean =>
  before.first !== PILE && /\bsheet\b/.test(after.stamp) && !/\bsheet\b/.test(before.stamp);

/**
 * Waits until something is asked, presses once, and waits for what comes of it. The table may move on between the look and the press: such
 * a press does nothing, rightly so, and another look is taken.
 * @returns false where the match is over
 * @throws where nothing is asked, nothing can be pressed, or four presses came to nothing
 */
export async function press(page: Page, order: readonly string[] = BAR_FIRST, finger: Finger = mouse): Promise<boolean> {
  let refused = "";
  for (let tries = 0; tries < 4; tries++) {
    const before = await standing(page, order);
    if (before === null) throw new Error("nothing is asked");
    if (before.over) return false;
    if (before.first === null) throw new Error(`nothing can be pressed: ${before.says}`);
    await finger(page, before.first).catch((error: Error) => {
      refused = error.message;
    });
    const after = await standing(page, order, before.stamp);
    if (after !== null && isSlip(before, after)) await page.keyboard.press("Escape");
    else if (after !== null) return !after.over;
  }
  const why = await page.locator("[data-why-not]").allTextContents();
  throw new Error(`nothing comes of a press at: ${await page.locator("#question").textContent()} ${why} ${refused}`);
}

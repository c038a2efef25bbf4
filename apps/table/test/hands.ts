/** How the tests answer at the table: what can be pressed, in which order, and one press that waits for what comes of it. */
import type { Page } from "playwright-core";
import { asked, LOOKS } from "./house.ts";

const OPENED = ".opened .button";
const SHEET = ".sheet .card.may";
const HAND = "#hand .card.may";
const MAT = "#mat .card.may, #mat .empty-cell.may, #mat .who.may";
const BAR = ".answers .button[data-answer]";
const PILE = "#mat .pile.may, #mat .place-chip.may";

/** What is pressed first: what is opened, then the bar; or, of each third answer, the cards. */
export const BAR_FIRST: readonly string[] = [OPENED, SHEET, BAR, HAND, MAT, PILE];
export const HAND_FIRST: readonly string[] = [OPENED, SHEET, HAND, MAT, BAR, PILE];

/** The first of them that stands on the page. @throws where nothing can be pressed */
export async function pressable(page: Page, order: readonly string[]): Promise<string> {
  for (const selector of order) if ((await page.locator(selector).count()) > 0) return selector;
  throw new Error(`nothing can be pressed: ${await page.locator("#question").textContent()}`);
}

/** What a press changes: the question, the end, what is opened, what is chosen in it. */
const stampOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const question = document.querySelector("[data-table]")?.getAttribute("data-question");
    const opened = Array.from(document.querySelectorAll(".opened, .sheet"), ({ className }) => className);
    return `${question} ${document.querySelector("[data-over]") !== null} ${opened.join()}`;
  });

/**
 * Waits until something is asked, presses once, and waits for what comes of it. The table may move on between the look and the press: such
 * a press does nothing, rightly so, and another look is taken.
 * @returns false where the match is over
 * @throws where four presses came to nothing
 */
export async function press(page: Page, target: (page: Page) => Promise<void>): Promise<boolean> {
  let refused = "";
  for (let tries = 0; tries < 4; tries++) {
    if ((await asked(page)) === "over") return false;
    const before = await stampOf(page);
    await target(page).catch((error: Error) => {
      refused = error.message;
    });
    const came = await page
      .waitForFunction(
        (was) => {
          const question = document.querySelector("[data-table]")?.getAttribute("data-question");
          const opened = Array.from(document.querySelectorAll(".opened, .sheet"), ({ className }) => className);
          return `${question} ${document.querySelector("[data-over]") !== null} ${opened.join()}` !== was;
        },
        before,
        { timeout: 5_000, polling: LOOKS },
      )
      .then(
        () => true,
        () => false,
      );
    if (came) return (await asked(page)) === "asked";
  }
  const why = await page.locator("[data-why-not]").allTextContents();
  throw new Error(`nothing comes of a press at: ${await page.locator("#question").textContent()} ${why} ${refused}`);
}

/** Gives the first answer that there is, by mouse. @returns false where the match is over */
export const answerOnce = (page: Page, order: readonly string[] = BAR_FIRST): Promise<boolean> =>
  press(page, async () => {
    await page
      .locator(await pressable(page, order))
      .first()
      .click({ timeout: 4000 });
  });

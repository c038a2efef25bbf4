/** Playing at the table as somebody who asks for a hint at each question and takes it. */
import type { Locator, Page } from "playwright-core";
import { BAR_FIRST, type Finger, press } from "../test/hands.ts";
import { asked, prepare } from "../test/house.ts";

/** Strong enough to do nothing that looks foolish, and quick. */
const OPPONENT = "level:5";

/** What a hint says: the best answer first, with its chance, or before the line that is expected. */
const HINT = /: (?<best>.+?)(?:\s\d+\s%| — |$)/;

/** The answer that the hint names first; null where there is only one, or where the machine cannot say. */
async function hinted(page: Page): Promise<string | null> {
  const foretold = async () => (await page.locator("#question .foretold").allTextContents()).at(-1) ?? "";
  await page.mouse.move(2, 2); // nothing is pointed at
  const before = await foretold();
  await page.keyboard.press("h");
  for (let tries = 0; tries < 40; tries++) {
    const says = await foretold();
    if (says !== before && /\s%| — |would answer/.test(says)) return HINT.exec(says)?.groups?.["best"] ?? null;
    await page.waitForTimeout(100);
  }
  return null;
}

/** A card on the table or in the hand whose only answer this is, found by pointing at it; null where there is none. */
async function cardFor(page: Page, best: string): Promise<Locator | null> {
  for (const card of await page.locator("#hand .card.may, #mat .card.may").all()) {
    await card.hover();
    await page.waitForTimeout(250);
    const says = (await page.locator("#question [data-preview] b").allTextContents()).join("");
    if (says.toLowerCase().includes(best.toLowerCase())) return card;
  }
  return null;
}

/** Where the answer that the hint names can be pressed: in the bar, on a card, or in the list of all answers, which is opened; else what stands first. */
async function considered(page: Page, selector: string): Promise<Locator> {
  const first = page.locator(selector).first();
  if (selector.startsWith(".opened")) return first; // it has been considered
  const best = await hinted(page);
  if (best === null) return first;
  const named = (room: string) => page.locator(`${room} .button[data-answer]`, { hasText: best }).first();
  const inBar = named(".answers");
  if ((await inBar.count()) > 0) return inBar;
  const card = await cardFor(page, best);
  if (card !== null) return card;
  const more = page.locator(".answers > .button:not([data-answer])");
  if ((await more.count()) === 0) return first;
  await more.click();
  const listed = named(".all-answers");
  if ((await listed.count()) > 0) return listed;
  await page.keyboard.press("Escape");
  return first;
}

/** Gives the answer that the hint names. @param pointed what is done once it has been found, before it is pressed */
export const consider =
  (pointed: (target: Locator) => Promise<void> = () => Promise.resolve()): Finger =>
  async (page, selector) => {
    const target = await considered(page, selector);
    await pointed(target);
    await target.click({ timeout: 4000 });
  };

/** Begins a match in which both sides know what they do. */
export async function beginConsidered(page: Page, game: string): Promise<void> {
  await prepare(page, game, 11);
  await page.locator(".fresh fieldset").nth(1).locator("select").first().selectOption(OPPONENT);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-table]").waitFor();
}

/** Plays on until a battle stands there and this seat has a choice, after so many answers at the least. */
export async function playOn(page: Page, answers: number): Promise<void> {
  for (let given = 0; given < 2 * answers && (await asked(page)) === "asked"; given++) {
    const battle = (await page.locator(".strip:not(.phases) .now").count()) > 0;
    if (battle && given >= answers) return;
    if (!(await press(page, BAR_FIRST, consider()))) return;
  }
}

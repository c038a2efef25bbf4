/** Whole matches of every game by who does not see the page: by what the live region says, the names of buttons, and keys. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES, type House, LOOKS, openHouse, prepare } from "./house.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** More answers than any match of these decks needs. */
const MOST = 700;

const OVER = /(?:You win|Machine \(level 1\) wins|A draw)\.\s*$/;

const heard = async (page: Page): Promise<string> => (await page.locator("[aria-live]").textContent()) ?? "";

/** Waits until something else is heard than before, or a dialog has come up. */
async function listen(page: Page, before: string): Promise<string> {
  await page.waitForFunction(
    (was) => document.querySelector("[aria-live]")?.textContent !== was || document.querySelector("[role=alertdialog]") !== null,
    before,
    { timeout: 30_000, polling: LOOKS },
  );
  return heard(page);
}

/** What was heard of the answers: those with a number, and those that their cards give. */
function answersIn(text: string): { readonly numbered: readonly string[]; readonly others: readonly string[] } {
  const at = text.search(/ 1: (?!.* 1: )/);
  const numbered =
    at < 0
      ? []
      : text
          .slice(at)
          .trim()
          .split(/; (?=\d: )/);
  const [, list] = /\d+ answers: (?!.*\d+ answers: )(.*?)\.(?: 1: |\s*$)/.exec(text) ?? [];
  return { numbered: numbered.map((each) => each.replace(/^\d: |\.\s*$/g, "")), others: list?.split("; ") ?? [] };
}

/** Chooses what was heard, out of all answers, in the sheet that the first button of the question opens. */
async function choose(page: Page, label: string): Promise<void> {
  await page.keyboard.press("q");
  await page.keyboard.press("Enter");
  const all = page.getByRole("dialog", { name: "All answers" });
  await all.waitFor();
  const words = label
    .split(",")[0]!
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .split(" ");
  const name = new RegExp(words.join("[ ★☆]+")); // stars are not read out
  await all.getByRole("button").filter({ hasText: name }).first().press("Enter");
}

describe.each(GAMES)("%s", (game) => {
  test("a whole match by ear: what is asked, what may be answered, what the other did, how it stands, who has won", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open();
    await prepare(page, game, 3);
    await page.getByRole("button", { name: "Begin" }).press("Enter");
    await page.locator("[aria-live]").waitFor({ state: "attached" });
    let says = await listen(page, "");
    let others = 0;
    let presses = 0;
    for (; presses < MOST && !OVER.test(says); presses++) {
      const { numbered, others: unnumbered } = answersIn(says);
      // Nobody is left with a question that has no answer, or with an answer that has no name.
      expect(numbered.length + unnumbered.length, says).toBeGreaterThan(0);
      expect(numbered.filter((label) => label.length < 2)).toEqual([]);
      expect(says).not.toMatch(/\bP[12]\b|undefined|[★·]/);
      if (/Turn \d+: Machine/.test(says)) others += /[Tt]he machine [a-z]/.test(says) ? 1 : 0;
      const last = presses % 3 === 2;
      if (numbered.length === 0 || (unnumbered.length > 0 && !last)) await choose(page, unnumbered.at(last ? -1 : 0)!);
      else await page.keyboard.press(last ? String(Math.min(numbered.length, 9)) : "1");
      let then = await listen(page, says);
      if ((await page.getByRole("alertdialog").count()) > 0) {
        // What would hurt is described by the dialog, which has the focus.
        expect(await page.getByRole("alertdialog").evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        await page.keyboard.press("1");
        then = await listen(page, says);
      }
      says = then;
      if (presses === 12) {
        await page.keyboard.press("s");
        const stands = await listen(page, says);
        expect(stands).toMatch(/^Turn \d+, /);
        expect(stands).toMatch(/ You: \w/);
        expect(stands).toMatch(/ Machine \(level 1\): \w/);
        expect(answersIn(stands).numbered).toEqual(answersIn(says).numbered);
        says = stands;
      }
    }
    expect(says).toMatch(OVER);
    expect(others).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await close();
  });
});

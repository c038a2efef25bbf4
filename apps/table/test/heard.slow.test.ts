/** Whole matches of every game by who does not see the page: by what the live region says, the names of buttons, and keys. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, begin, GAMES, type House, LOOKS, openHouse, prepare, questionOf } from "./house.ts";

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
    ({ was, waits }) => {
      const says = document.querySelector("[aria-live]")?.textContent;
      return (says !== was && !says?.startsWith(waits)) || document.querySelector("[role=alertdialog]") !== null;
    },
    { was: before, waits: "Being worked out" },
    { timeout: 30_000, polling: LOOKS },
  );
  return heard(page);
}

/** In the place of the last ones where there are many: Q leads to all. */
const MORE = /^\d+ more answers$/;

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
  return {
    numbered: numbered.map((each) => each.replace(/^\d: |\.\s*$/g, "")),
    others: list?.split("; ").filter((each) => !MORE.test(each)) ?? [],
  };
}

/** Where the keys go: never nowhere. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.closest("h1, #question, #mat, #hand, [role=alertdialog], [data-over]")?.localName ?? "nowhere",
  );

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
    await expect.poll(() => focus(page)).toBe("h1");
    expect(await page.title()).toMatch(/ turn \d+ · .+ · Duelex$/i);
    let others = 0;
    let taught = 0;
    let presses = 0;
    for (; presses < MOST && !OVER.test(says); presses++) {
      const { numbered, others: unnumbered } = answersIn(says);
      // Nobody is left with a question that has no answer, or with an answer that has no name.
      expect(numbered.length + unnumbered.length, says).toBeGreaterThan(0);
      expect(numbered.filter((label) => label.length < 2)).toEqual([]);
      expect(says).not.toMatch(/\bP[12]\b|undefined|[★·]/);
      if (says.includes(", decay from")) expect(says).toMatch(/life and vim are halved/); // it is told where it is near, or where one asks how it stands
      taught += Number(says.includes("An answer without a number is given at its card"));
      if (unnumbered.length > 0) expect(taught, says).toBe(1); // how it is given is said when the first of them comes, and no more
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
      await expect.poll(() => focus(page)).not.toBe("nowhere");
      if (presses === 12) {
        await page.keyboard.press("s");
        const stands = await listen(page, says);
        expect(stands).toMatch(/^(Before t|T)urn \d+, /);
        expect(stands).toMatch(/ You: \w/);
        expect(stands).toMatch(/ Machine \(level 1\): \w/);
        if (game === "bos")
          expect(stands).toMatch(/, decay from turn 21,.* Decay: from each player's eleventh turn on, life and vim are halved/);
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

test("a lesson by ear: each note is heard once, before the question, and can be gone to again; each page has a title and its heading the focus", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((all) => {
      for (const { target } of all) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[aria-live]");
        const says = region?.textContent?.trim() ?? "";
        if (says !== "" && heard.at(-1) !== says) heard.push(says);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole("link", { name: "Learn BOS TCG in five minutes" }).press("Enter");
  await asked(page);
  await expect.poll(() => page.title()).toMatch(/^Learn BOS TCG Turn 4 · .+ · Duelex$/);
  await expect.poll(() => focus(page)).toBe("h1");
  const all = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const note = "No shuffling, no drawing";
  await expect.poll(async () => (await all()).join()).toContain("block, or let it through?");
  const first = await all();
  expect(first.findIndex((says) => says.includes(note))).toBeLessThan(
    first.findIndex((says) => says.includes("block, or let it through?")),
  );
  const next = page.getByRole("button", { name: "Got it" });
  await page.keyboard.press("n");
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator(`#${await next.getAttribute("aria-describedby")}`).textContent()).toContain(note);
  for (let nth = 0; nth < 3; nth++) {
    while ((await next.count()) > 0) await next.press("Enter");
    const before = await questionOf(page);
    await page.keyboard.press("1");
    await expect.poll(() => questionOf(page)).not.toBe(before);
    await asked(page);
    await expect.poll(() => focus(page)).not.toBe("nowhere");
  }
  const notes = (await all()).filter((says) => says.includes(note));
  expect(notes).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test("a key without an answer says how many there are; a hint is heard, first that it is being worked out; a number of a paragraph says what it is about, and a card what is written on it", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos", 3);
  await asked(page);
  await page.keyboard.press("9");
  await expect.poll(() => heard(page)).toMatch(/^\d answers\.$/);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[data-herald]")!;
    new MutationObserver(() => heard.push(region.textContent!)).observe(region, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press("h");
  await expect.poll(() => heard(page)).toMatch(/would answer|Chance to win/);
  expect((await page.evaluate(() => (window as unknown as { heard: string[] }).heard))[0]).toBe("Being worked out …");
  expect(await page.locator(".ask .rule").getAttribute("aria-label")).toMatch(/^BOS-\S+: .+/);
  expect(await page.locator("#hand [data-card]").first().getAttribute("aria-description")).toMatch(/\w+ \w+/);
  expect(await page.locator("[data-answer]").first().getAttribute("aria-label")).not.toMatch(/[★␣]/);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" }).getByRole("region", { name: "Keys" });
  await expect.poll(() => keys.count()).toBe(1);
  await page.keyboard.press("Tab");
  expect(await keys.evaluate((text) => text === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

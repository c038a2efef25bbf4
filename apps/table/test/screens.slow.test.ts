/** Every screen: nothing that axe refuses, in both themes; and, since a theme is nothing but colours, in one of them in every size: nothing cut off, nothing over something else. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HAND_FIRST, press } from "./hands.ts";
import { asked, begin, GAMES, type House, openHouse } from "./house.ts";
import { faults, violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse("/some/folder/");
});
afterAll(() => house?.close());

const WIDTHS = [
  [360, 640],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const;
/** Some turns in, so that cards lie on the table. */
async function midGame(page: Page, game: string): Promise<void> {
  await begin(page, game);
  for (let n = 0; n < 14; n++) if (!(await press(page, HAND_FIRST))) return;
}

/** By how much the mat is higher than its room. */
const scrolled = (page: Page): Promise<number> =>
  page.locator(".board").evaluate((board) => Math.max(board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth));

/**
 * Numbers below 9 pixels, any other text at the table below 5.5; who stands alone on a card without a name and is not named above it, or, on a
 * usual phone and wider, not to the end.
 */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (each: Element) => each.getClientRects().length > 0;
    const texts = [...document.querySelectorAll("#mat *, #hand *")].filter(
      (each) => seen(each) && each.childNodes[0]?.nodeType === Node.TEXT_NODE,
    );
    const small = texts.flatMap((each) => {
      const size = Number.parseFloat(getComputedStyle(each).fontSize);
      return size < (each.matches(".number:not(:has(small))") ? 9 : 5.5) ? [`${size}: ${each.className} ${each.textContent}`] : [];
    });
    const nameless = [...document.querySelectorAll("#mat :is([data-area=ruler], [data-area=colossus], [data-area=boss]) .name")].filter(
      (name) => !seen(name) && !name.closest(".area")!.querySelector(".label")!.textContent.includes(name.textContent.split(",")[0]!),
    );
    const cut = [...document.querySelectorAll("#mat :is([data-area=ruler], [data-area=colossus], [data-area=boss]) > .label")].filter(
      ({ scrollWidth, clientWidth }) => innerWidth >= 390 && scrollWidth > clientWidth,
    );
    return [
      ...small,
      ...nameless.map(({ textContent }) => `not named: ${textContent}`),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  });

const SCREENS = ["", "#/play/gundam", "#/rules/gundam", "#/cards/bos", "#/decks/gate-ruler", "#/setup/colossus-order"];

test.each(SCREENS)("axe and geometry: screen %s", async (path) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path });
  await page.locator("h1").waitFor();
  await expect.poll(() => page.locator(".page .loading").count()).toBe(0);
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    expect(await faults(page)).toEqual([]);
    if (width === 768) expect(await violations(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
  await close();
});

test.each(["English", "日本語"])("1280 × 720, %s: all that the first screen proposes of a game is seen at once", async (language) => {
  if (house === null) return;
  const { page, close } = await house.open({ viewport: { width: 1280, height: 720 } });
  await page.getByRole("combobox").selectOption({ label: language });
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language === "English" ? "en" : "ja");
  const ends = await page.locator(".game .button").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(ends.length).toBe(3 * GAMES.length);
  expect(Math.max(...ends)).toBeLessThanOrEqual(720);
  await close();
});

test.each(GAMES)("axe and geometry: the table of %s", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await midGame(page, game);
  expect(await violations(page)).toEqual([]);
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    expect(await faults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.waitForTimeout(250);
  expect(await faults(page)).toEqual([]);
  expect(await scrolled(page)).toBeLessThanOrEqual(0); // both sides whole, and the question
  for (const [width, height] of [...WIDTHS, [390, 844], [1280, 720], [1366, 768]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    expect(await tiny(page)).toEqual([]); // and what is told apart can be read
  }
  expect(errors).toEqual([]);
  await close();
});

test("beside a puzzle, 1280 × 720: both sides are whole, and who stands on a card without a name is named above it (Gate Ruler)", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/puzzles/gate-ruler", viewport: { width: 1280, height: 720 } });
  await page.getByRole("button", { name: "Solve puzzle 1", exact: true }).click();
  await asked(page);
  await page.waitForTimeout(250);
  expect(await scrolled(page)).toBeLessThanOrEqual(0); // nine cards of damage lie there
  expect(await tiny(page)).toEqual([]);
  expect(await page.locator("#mat .near [data-area=left] .label > b").isVisible()).toBe(true);
  expect(await faults(page)).toEqual([]);
  // What only lies there leaves the width to the three lines.
  const widthOf = (area: string) => page.locator(`#mat .far [data-area=${area}]`).evaluate(({ clientWidth }) => clientWidth);
  expect(await page.locator("#mat .far .size-mini > *").count()).toBe(9);
  expect((await widthOf("piles")) / (await widthOf("left"))).toBeLessThan(1.5);
  expect(errors).toEqual([]);
  await close();
});

test("the page works from a folder of any server, and fetches nothing from elsewhere", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ alone: true });
  const asks: string[] = [];
  page.on("request", (request) => asks.push(request.url()));
  await page.reload();
  await begin(page, "bos");
  expect(asks.length).toBeGreaterThan(3);
  expect(asks.filter((url) => !url.startsWith(house!.address) && !url.startsWith("data:") && !url.startsWith("blob:"))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("in colours of one's own (forced colours) it is seen as ever what may be pressed, whose turn it is, what lies face-down; in no others", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ forcedColors: "active" });
  await begin(page, "gundam");
  while ((await page.locator("#hand .card.may").count()) === 0) await press(page);
  const seen = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const system = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    const [highlight, canvas, ink] = ["Highlight", "Canvas", "CanvasText"].map(system);
    return {
      glows: of("#hand .card.may").boxShadow.includes(highlight!),
      turn: of(".plate.asked .light").backgroundColor === highlight,
      back: of("#mat .pile-back").backgroundImage.includes("gradient"),
      room: [of("body").backgroundColor === canvas, of("#mat .area").backgroundColor === canvas, of("#says").color === ink],
    };
  });
  expect(seen).toEqual({ glows: true, turn: true, back: true, room: [true, true, true] });
  expect(errors).toEqual([]);
  await close();
});

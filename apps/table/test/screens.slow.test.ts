/** Every screen in both themes and three widths: nothing that axe refuses, nothing cut off, nothing over something else. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, begin, GAMES, type House, openHouse } from "./house.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse("/some/folder/");
});
afterAll(() => house?.close());

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const THEMES = ["light", "dark"] as const;

/** Some turns in, so that cards lie on the table. */
async function midGame(page: Page, game: string): Promise<void> {
  await begin(page, game);
  for (let n = 0; n < 14 && (await asked(page)) === "asked"; n++) {
    await page.evaluate(() => {
      const at = [".opened .button", "#hand .card.may", ".answers .button[data-answer]", "#mat .card.may, #mat .empty-cell.may"];
      at.map((selector) => document.querySelector<HTMLElement>(selector))
        .find((element) => element !== null)
        ?.click();
    });
    await page.waitForTimeout(60);
  }
  await asked(page);
}

/** What axe has to say against a page. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Names that are cut, things that stick out of the window, cards that lie over each other. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const say = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 50);
    for (const name of document.querySelectorAll<HTMLElement>(".card .name")) {
      if (name.getClientRects().length === 0) continue;
      const card = name.closest(".card")!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(name);
      const turned = name.closest(".card.turned") !== null;
      for (const box of range.getClientRects()) {
        if (box.left < card.left - 1 || box.right > card.right + 1 || box.top < card.top - 1 || box.bottom > card.bottom + 1)
          found.push(`cut: ${say(name)}${turned ? " (turned)" : ""}`);
      }
    }
    for (const element of document.querySelectorAll("h1, h2, p, .button, .field, .plate, .strip, .area, .says")) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && element.closest(".hidden, dialog:not([open]), .hand") === null && (box.left < -1 || box.right > innerWidth + 1))
        found.push(`outside: ${say(element)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    const cards = [...document.querySelectorAll("#mat .card, #mat .pile, #mat .empty-cell, #hand .card")];
    // What is scrolled out of sight lies over nothing.
    const boxes = cards.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const room = (card.closest(".board, .hand") ?? document.body).getBoundingClientRect();
      return { left, right, top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) };
    });
    boxes.forEach((one, at) => {
      for (let next = at + 1; next < boxes.length; next++) {
        const other = boxes[next]!;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 3 && high > 3) found.push(`over each other: ${say(cards[at]!)} | ${say(cards[next]!)}`);
      }
    });
    return [...new Set(found)];
  });

const SCREENS = ["", "#/play/gundam", "#/rules/gundam", "#/cards/bos", "#/decks/gate-ruler", "#/setup/colossus-order"];

describe.each(THEMES)("%s", (colorScheme) => {
  test.each(SCREENS)("axe and geometry: screen %s", async (path) => {
    if (house === null) return;
    for (const [width, height] of WIDTHS) {
      const { page, errors, close } = await house.open({ path, viewport: { width, height }, colorScheme });
      await page.locator("h1").waitFor();
      await expect.poll(() => page.locator(".page .loading").count()).toBe(0);
      expect(await faults(page)).toEqual([]);
      if (width === 768) expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    }
  });

  test.each(GAMES)("axe and geometry: the table of %s", async (game) => {
    if (house === null) return;
    const { page, errors, close } = await house.open({ colorScheme });
    await midGame(page, game);
    expect(await violations(page)).toEqual([]);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(250);
      expect(await faults(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

test("the page works from a folder of any server, and fetches nothing from elsewhere", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const asks: string[] = [];
  page.on("request", (request) => asks.push(request.url()));
  await page.reload();
  await begin(page, "bos");
  expect(asks.length).toBeGreaterThan(3);
  expect(asks.filter((url) => !url.startsWith(house!.address) && !url.startsWith("data:") && !url.startsWith("blob:"))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

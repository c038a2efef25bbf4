/** What can be seen of a page by a program: whom it shuts out, what is cut off, what lies over what. */
import axe, { type RunOnly } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const WCAG: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/** The rules that ask for colours: a dark page differs in nothing else from a light one. */
const OF_COLOURS: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What axe has to say against a page that is light; and against its colours where it is dark. It is light again afterwards. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await show(page, true); // what is seen through it passes over
  const light = await refused(page, WCAG);
  const day = await colours(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => colours(page)).not.toBe(day);
  const dark = await refused(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colours(page)).toBe(day);
  await show(page, false);
  return [...light, ...dark.map((each) => `dark: ${each}`)];
}

/** Has a page seen as people see it, or not (rooms.ts). */
const show = (page: Page, isSeen: boolean): Promise<void> =>
  page.evaluate((seen) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = seen;
  }, isSeen);

const colours = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** @returns each element that a rule refuses, at most four of a rule */
const refused = (page: Page, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { violations: found } = await window.axe.run(document, { runOnly: only, resultTypes: ["violations"] }); // who passes is not written down
    return found.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, runOnly);

/** Names that are cut or lie under a price, arrows that point elsewhere or have no head, things that stick out of the window, cards that lie over each other. */
export const faults = (page: Page): Promise<string[]> =>
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
    for (const price of document.querySelectorAll<HTMLElement>(".card:not(.turned) .price")) {
      const name = price.closest(".card")!.querySelector(".name");
      if (name === null || name.getClientRects().length === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(name);
      const own = price.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        const high = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top);
        if (box.left < own.right - 2 && high > box.height / 4) found.push(`under its price: ${say(name)}`);
      }
    }
    for (const path of document.querySelectorAll<SVGPathElement>(".arrow > path")) {
      const spot = document.querySelector("#mat .attacks");
      const attacker = (spot?.closest(".place-for-card") ?? spot)?.getBoundingClientRect(); // where it will lie
      const from = path.getPointAtLength(0).matrixTransform(path.getScreenCTM()!);
      const far = (box: DOMRect, { x, y }: DOMPoint) =>
        Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom, Math.abs(x - box.left - box.width / 2));
      if (attacker === undefined || far(attacker, from) > 4) found.push(`an arrow from elsewhere: ${from.x} ${from.y}`);
      if (getComputedStyle(path).markerEnd === "none") found.push("an arrow without a head");
    }
    for (const number of document.querySelectorAll<HTMLElement>(".card:not(.turned) .number")) {
      const [own, inner] = [number, number.closest(".inner")!].map((each) => each.getBoundingClientRect());
      if (own!.width > 0 && (own!.left < inner!.left - 1 || own!.right > inner!.right + 1))
        found.push(`cut: ${say(number)} of ${say(number.closest(".card")!)}`);
    }
    for (const card of document.querySelectorAll(".half .area .card")) {
      const [own, area] = [card, card.closest(".area")!].map((each) => each.getBoundingClientRect());
      if (own!.left < area!.left - 4 || own!.right > area!.right + 4 || own!.top < area!.top - 4 || own!.bottom > area!.bottom + 4)
        found.push(`outside of its place: ${say(card)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      ".button, .place-chip, .area > .label:not(.named), .tabs [role=tab], .strip li",
    ))
      if (element.scrollWidth > element.clientWidth + 1) found.push(`wider than its room: ${say(element)}`);
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

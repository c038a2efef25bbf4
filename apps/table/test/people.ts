/** People at the page of a server of tables: each a browser context of their own, at any of its processes. */
import type { Page } from "playwright-core";
import { testBrowser } from "./browser.ts";
import { type Guest, Rooms, type Wish } from "./rooms.ts";

export interface Hall {
  /** Somebody opens the page. @param base the address of a process */
  enter(base: string, wish?: Wish): Promise<Guest>;
  close(): Promise<void>;
}

/** Null where there is no browser. */
export async function openHall(): Promise<Hall | null> {
  const browser = await testBrowser();
  if (browser === null) return null;
  const rooms = new Rooms(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" }, (text) => !isCut(text));
  return { enter: (base, wish) => rooms.enter(base, wish), close: () => rooms.clear() };
}

/** What a browser writes down when a server is gone is no mistake of the page. */
const isCut = (text: string): boolean =>
  /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/.test(text);

/** Goes to a place of the page. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

export interface Opening {
  readonly game: string;
  readonly name: string;
  /** What is chosen opposite: "anybody", "invited", "level:1". */
  readonly against?: string;
  readonly clock?: string;
}

/** Opens a table through the page; gives back its id. */
export async function openTable(page: Page, { game, name, against = "anybody", clock }: Opening): Promise<string> {
  await goTo(page, `#/online/new/${game}`);
  await page.getByLabel("Your name here").fill(name);
  await page.getByLabel("Who sits opposite").selectOption(against);
  if (clock !== undefined) await page.getByLabel("Clock").selectOption(clock);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("[data-waiting], [data-table]").waitFor();
  return /table\/([\w-]+)/.exec(page.url())![1]!;
}

/** Sits down at the form that the page shows. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name here").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  const trouble = page.locator(".trouble");
  await page.locator("[data-table]").or(trouble).first().waitFor();
  if ((await trouble.count()) > 0) throw new Error(`nobody sits down: ${await trouble.textContent()}`);
}

/**
 * From now on whoever sits here answers by the page's own controls, quickly and without much thought, until the match is over: what is
 * opened first, then now a card, now a button; `until` so many questions were seen.
 */
export const playByItself = (page: Page, until = 100_000): Promise<void> =>
  page.evaluate((most) => {
    const BAR = ".answers .button[data-answer]";
    const HAND = "#hand .card.may";
    const MAT = "#mat .card.may, #mat .empty-cell.may, #mat .who.may";
    const seen = new Set<string>();
    let [last, at, nth] = ["", 0, 0];
    const timer = setInterval(() => {
      const over = document.querySelector("[data-over]") !== null;
      const asked = document.querySelector("[data-ready]") !== null;
      const question = document.querySelector("[data-table]")?.getAttribute("data-question") ?? "";
      if (over || seen.size >= most) return clearInterval(timer);
      if (!asked) return;
      const stamp = `${question} ${document.querySelectorAll(".opened .button, .sheet .card").length}`;
      if (stamp === last && performance.now() - at < 1500) return; // it has been answered
      if (stamp === last) nth++;
      const order = [
        ".opened .button",
        ".sheet .card.may",
        ...(nth % 3 === 2 ? [BAR, HAND, MAT] : [MAT, HAND, BAR]),
        "#mat .pile.may, #mat .place-chip.may",
      ];
      const found = order.map((selector) => document.querySelector<HTMLElement>(selector)).find((each) => each !== null);
      if (found == null) return;
      if (!seen.has(question)) nth++;
      seen.add(question);
      [last, at] = [stamp, performance.now()];
      found.click();
    }, 20);
    Object.assign(window, { playNoMore: () => clearInterval(timer) });
  }, until);

/** Somebody is asked here. */
export const isAsked = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector("[data-ready]") !== null);

/** Both answer until the question is put to this one. @throws if it never is */
export async function untilAsked(wanted: Page, other: Page): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await isAsked(wanted)) return;
    if (await isAsked(other)) await playByItself(other, 1);
    await wanted.waitForTimeout(150);
  }
  throw new Error("the question never comes here");
}

/** By the table's own sheet; asked once more, and done. Who has played by itself stops: it reaches what lies under a sheet, which no person can. */
export async function concede(page: Page): Promise<void> {
  await page.evaluate(() => (window as { playNoMore?: () => void }).playNoMore?.());
  await page.getByRole("button", { name: "This table" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Concede" }).click();
  await page.getByText("Concede the match?").waitFor();
  await page.locator("dialog[open]").getByRole("button", { name: "Concede" }).click();
}

/** The built page, served on this machine, and a browser to look at it: one of each for a file of tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { buildPage, pageFolder } from "../../cli/src/table/build.ts";
import { type Served, serveFolder } from "../../cli/src/table/serve.ts";
import { startBrowser, testBrowser } from "./browser.ts";
import { type Guest, Rooms, type Wish } from "./rooms.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export const GAMES = ["gundam", "gate-ruler", "bos", "colossus-order"] as const;

export interface House {
  readonly browser: Browser;
  readonly address: string;
  /** A page with nothing kept; what goes wrong in it is gathered. @param wish `path`: where on it */
  open(wish?: Wish & { readonly path?: string }): Promise<Guest>;
  close(): Promise<void>;
}

/** @param path where the page lies on its server. Null where there is no browser. */
export async function openHouse(path = "/"): Promise<House | null> {
  const browser = await testBrowser();
  return browser === null ? null : houseWith(browser, path);
}

/** For pictures and measurements: a browser of its own, as people have it, and nobody comes where another was. Null where there is none. */
export async function openOwnHouse(): Promise<House | null> {
  const browser = await startBrowser();
  if (browser === null) return null;
  const house = await houseWith(browser, "/", true);
  const close = async (): Promise<void> => {
    await house.close();
    await browser.close();
  };
  return { ...house, open: (wish) => house.open({ ...wish, alone: true }), close };
}

async function houseWith(browser: Browser, path: string, isDrawn = false): Promise<House> {
  const failure = await buildPage(root, () => undefined);
  if (failure !== null) throw new Error(failure);
  const served: Served = await serveFolder(pageFolder(root), 0, path);
  const usual = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", locale: "en-GB" } as const;
  const rooms = new Rooms(browser, usual, () => true, isDrawn);
  return {
    browser,
    address: served.address,
    open: ({ path: at = "", ...wish } = {}) => rooms.enter(served.address + at, wish),
    close: async () => {
      await rooms.clear();
      await served.close();
    },
  };
}

/** The screen before a match against the machine, with everything as it is proposed. */
export async function prepare(page: Page, game: string, seed = 7): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, "")}#/play/${game}`);
  await page.locator(".fresh summary").first().click();
  await page.locator(".fresh input[inputmode=numeric]").fill(String(seed));
}

/** Begins a match against the machine with everything as it is proposed. */
export async function begin(page: Page, game: string, seed = 7): Promise<void> {
  await prepare(page, game, seed);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-table]").waitFor();
}

/** How long between two looks at a page, in milliseconds: not at every frame, or it would have to draw for nothing else. */
export const LOOKS = 30;

/** Waits until somebody is asked here, or the match is over. */
export async function asked(page: Page): Promise<"asked" | "over"> {
  await page.waitForFunction(() => document.querySelector("[data-ready], [data-over], .curtain") !== null, undefined, {
    timeout: 30_000,
    polling: LOOKS,
  });
  return (await page.locator("[data-over]").count()) > 0 ? "over" : "asked";
}

/** Waits until everything that has happened to the match on this page is written down. */
export const kept = (page: Page): Promise<void> => page.locator("[data-table][data-kept]").waitFor({ state: "attached" });

/** The number of the question that stands; it changes with every answer. */
export const questionOf = (page: Page): Promise<string | null> => page.locator("[data-table]").getAttribute("data-question");

/** Paths of the scripts and data that a page fetches from now on. */
export function fetchedBy(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json)$/.test(pathname)) fetched.add(pathname.slice(pathname.indexOf("assets/")));
  });
  return fetched;
}

/** What files of the built page weigh together, in bytes, gzipped as a server would send them. @param ending ".js" */
export const weightOf = (paths: ReadonlySet<string>, ending: string): number =>
  [...paths]
    .filter((path) => path.endsWith(ending))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(pageFolder(root), path)), { level: 9 }).length, 0);

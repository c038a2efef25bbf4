/** The built page, served on this machine, and a browser to look at it: one of each for a file of tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { buildPage, pageFolder } from "../../cli/src/table/build.ts";
import { type Served, serveFolder } from "../../cli/src/table/serve.ts";
import { startBrowser } from "./browser.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export const GAMES = ["gundam", "gate-ruler", "bos", "colossus-order"] as const;

export interface House {
  readonly browser: Browser;
  readonly address: string;
  /** A page of its own, with nothing kept; what goes wrong in it is gathered. */
  open(options?: BrowserContextOptions & { readonly path?: string }): Promise<Guest>;
  close(): Promise<void>;
}

export interface Guest {
  readonly page: Page;
  /** Errors of the page and its worker. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** @param path where the page lies on its server. Null where there is no browser. */
export async function openHouse(path = "/"): Promise<House | null> {
  const browser = await startBrowser();
  if (browser === null) return null;
  const failure = await buildPage(root, () => undefined);
  if (failure !== null) throw new Error(failure);
  const served: Served = await serveFolder(pageFolder(root), 0, path);
  return {
    browser,
    address: served.address,
    open: async ({ path: at = "", ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        locale: "en-GB",
        ...options,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(served.address + at);
      return { page, errors, close: () => context.close() };
    },
    close: async () => {
      await browser.close();
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

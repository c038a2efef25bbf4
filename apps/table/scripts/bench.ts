/** `npm run bench -- --table [--json] [--write]`: what the page weighs, how soon it can be used, how soon a click is answered. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { asked, begin, GAMES, type House, openHouse } from "../test/house.ts";

interface Weighed {
  readonly game: string;
  /** Script that was fetched from an empty cache until the first question stood there, in bytes. */
  readonly script: number;
  readonly gzipped: number;
  /** From the navigation until the first screen could be used, in milliseconds. */
  readonly interactive: number;
  /** From "Begin" until the first question stood there. */
  readonly begun: number;
  /** From a click until its answer was painted, sorted. */
  readonly clicks: readonly number[];
}

const dist = new URL("../dist/", import.meta.url);

const CLICKS = 30;

async function weigh(house: House, game: string): Promise<Weighed> {
  const { page, close } = await house.open();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname.slice(1));
  });
  await page.reload();
  await page.locator(".game .go").first().waitFor();
  const interactive = await page.evaluate(() => performance.now());
  const before = Date.now();
  await begin(page, game, 11);
  await asked(page);
  const begun = Date.now() - before;
  const bodies = [...scripts].map((path) => readFileSync(new URL(path, dist)));
  const clicks: number[] = [];
  while (clicks.length < CLICKS && (await asked(page)) === "asked") clicks.push(await clickOnce(page));
  await close();
  return {
    game,
    interactive,
    begun,
    script: bodies.reduce((sum, body) => sum + body.length, 0),
    gzipped: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    clicks: clicks.sort((one, other) => one - other),
  };
}

/** Gives an answer by a click, and waits until the question after it has been painted. */
const clickOnce = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const at = [".opened .button", "#hand .card.may", ".answers .button[data-answer]", "#mat .card.may, #mat .empty-cell.may"];
        const table = document.querySelector("[data-table]")!;
        const began = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        watch.observe(table, { attributes: true, childList: true, subtree: true });
        at.map((selector) => document.querySelector<HTMLElement>(selector))
          .find((element) => element !== null)
          ?.click();
      }),
  );

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const kB = (bytes: number): string => (bytes / 1000).toFixed(0);

const tableOf = (all: readonly Weighed[]): string =>
  [
    "| game | script, kB | gzipped, kB | first screen, ms | match begun, ms | click to paint, median ms | 95 % ms |",
    "|---|--:|--:|--:|--:|--:|--:|",
    ...all.map(
      ({ game, script, gzipped, interactive, begun, clicks }) =>
        `| ${game} | ${kB(script)} | ${kB(gzipped)} | ${interactive.toFixed(0)} | ${begun} | ${quantile(clicks, 0.5).toFixed(0)} | ${quantile(clicks, 0.95).toFixed(0)} |`,
    ),
  ].join("\n");

const { json, write, date } = parseArgs({
  options: { table: { type: "boolean" }, json: { type: "boolean" }, write: { type: "boolean" }, date: { type: "string" } },
}).values;
const house = await openHouse();
if (house === null) process.exit(1);
const all: Weighed[] = [];
for (const game of GAMES) all.push(await weigh(house, game));
await house.close();
console.log(json ? JSON.stringify({ node: process.versions.node, table: all }) : tableOf(all));
if (write) {
  const made = date === undefined ? "" : `, ${date}`;
  const about = `# The page\n\n\`npm run bench -- --table --write\`${made}. Node ${process.versions.node}, a Chromium without a window; script with its cards, gzipped as a server would send it.`;
  writeFileSync(fileURLToPath(new URL("../../../bench/TABLE.md", import.meta.url)), `${about}\n\n${tableOf(all)}\n`);
}

/** `npm run bench -- --table [--json] [--write]`: what the page weighs, how soon it can be used, how soon a click is answered. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { asked, fetchedBy, GAMES, type House, openOwnHouse, prepare, weightOf } from "../test/house.ts";

interface Weighed {
  readonly game: string;
  /** Script that was fetched from an empty cache until the first question stood there, in bytes, gzipped. */
  readonly script: number;
  /** Cards, decks and rulebook that were fetched beside it, gzipped. */
  readonly data: number;
  /** From the navigation until the first screen could be used, in milliseconds. */
  readonly interactive: number;
  /** From "Begin" until the first question stood there. */
  readonly begun: number;
  /** From a click until its answer was painted, sorted. */
  readonly clicks: readonly number[];
  /** What the page's own thread computed of that, whatever else the machine was busy with, sorted. */
  readonly busy: readonly number[];
}

/** Clicks before the table is a mid-game one, and clicks that are measured. */
const BEFORE = 10;
const CLICKS = 40;
/** Until a page has nothing more to do, the other player's answers included. */
const REST = 400;

async function weigh(house: House, game: string): Promise<Weighed> {
  const { page, close } = await house.open({ reducedMotion: "no-preference" });
  const fetched = fetchedBy(page);
  await page.reload();
  await page.locator(".game .go").first().waitFor();
  const interactive = await page.evaluate(() => performance.now());
  await prepare(page, game, 11);
  const begun = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector("[data-ready]") === null) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
        document.querySelector<HTMLElement>(".fresh .go")!.click();
      }),
  );
  const weights = { script: weightOf(fetched, ".js"), data: weightOf(fetched, ".json") };
  const [clicks, busy]: [number[], number[]] = [[], []];
  const computed = await meter(page);
  for (let nth = 0; nth < BEFORE + CLICKS && (await asked(page)) === "asked"; nth++) {
    const from = await computed();
    const took = await clickOnce(page);
    const until = await computed();
    await page.waitForTimeout(REST);
    if (nth < BEFORE) continue;
    clicks.push(took);
    busy.push(until - from);
  }
  await close();
  const up = (one: number, other: number): number => one - other;
  return {
    ...{ game, interactive, begun, clicks: clicks.sort(up), busy: busy.sort(up) },
    ...weights,
  };
}

/** How long the page's thread has computed, in milliseconds of the processor. */
async function meter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
}

/** Gives an answer by a click, and waits until what came of it (the next position, or the answers of the card) has been painted. */
const clickOnce = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const at = [".opened .button", "#hand .card.may", ".answers .button[data-answer]", "#mat .card.may, #mat .empty-cell.may"];
        const table = document.querySelector("[data-table]")!;
        const [question, opened] = [table.getAttribute("data-question"), document.querySelector(".opened") !== null];
        const painted = new MessageChannel();
        const began = performance.now();
        const watch = new MutationObserver(() => {
          if (table.getAttribute("data-question") === question && (document.querySelector(".opened") !== null) === opened) return;
          watch.disconnect();
          requestAnimationFrame(() => painted.port2.postMessage(null)); // heard when the frame is drawn
        });
        painted.port1.onmessage = () => done(performance.now() - began);
        watch.observe(table, { attributes: true, childList: true, subtree: true });
        at.map((selector) => document.querySelector<HTMLElement>(selector))
          .find((element) => element !== null)
          ?.click();
      }),
  );

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const ms = (time: number): string => time.toFixed(0);
const kB = (bytes: number): string => (bytes / 1000).toFixed(0);

const tableOf = (all: readonly Weighed[]): string =>
  [
    "| game | script, kB gzipped | cards, kB gzipped | first screen, ms | match begun, ms | click to paint, median ms | 95 % | the page computes, median ms | 95 % |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...all.map(({ game, script, data, interactive, begun, clicks, busy }) =>
      [
        ...["", game, kB(script), kB(data), ms(interactive), ms(begun)],
        ...[ms(quantile(clicks, 0.5)), ms(quantile(clicks, 0.95)), ms(quantile(busy, 0.5)), ms(quantile(busy, 0.95)), ""],
      ]
        .join(" | ")
        .trim(),
    ),
  ].join("\n");

const { json, write, date } = parseArgs({
  options: { table: { type: "boolean" }, json: { type: "boolean" }, write: { type: "boolean" }, date: { type: "string" } },
}).values;
const house = await openOwnHouse();
if (house === null) process.exit(1);
const all: Weighed[] = [];
for (const game of GAMES) all.push(await weigh(house, game));
await house.close();
console.log(json ? JSON.stringify({ node: process.versions.node, table: all }) : tableOf(all));
if (write) {
  const made = date === undefined ? "" : `, ${date}`;
  const about = `# The page\n\n\`npm run bench -- --table --write\`${made}. Node ${process.versions.node}, a Chromium without a window, drawing without a graphics card. Script and cards: what is fetched from an empty cache until the first question stands there. A click is painted when what came of it is on the screen; of that, the page computes what its own thread needs of the processor, whatever else the machine is busy with.`;
  writeFileSync(fileURLToPath(new URL("../../../bench/TABLE.md", import.meta.url)), `${about}\n\n${tableOf(all)}\n`);
}

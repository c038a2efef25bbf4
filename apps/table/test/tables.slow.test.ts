/** What people do at a server's tables besides answering: they invite, watch, take back, leave and come back, play again, run out of time. */

import { fileURLToPath } from "node:url";
import type { Seated } from "@duelex/session";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageFolder } from "../../cli/src/table/build.ts";
import { serveFolder } from "../../cli/src/table/serve.ts";
import { Ground, type Running } from "../../server/test/processes.ts";
import { en } from "../src/words/en.ts";
import { press } from "./hands.ts";
import { questionOf } from "./house.ts";
import { faults, violations } from "./looks.ts";
import { concede, goTo, type Hall, isAsked, openHall, openTable, playByItself, sitDown, untilAsked } from "./people.ts";

const ground = new Ground();
let hall: Hall | null = null;
let server: Running;

beforeAll(async () => {
  hall = await openHall();
  if (hall !== null) server = await ground.start();
}, 240_000);
afterAll(async () => {
  await hall?.close();
  await ground.clear();
}, 60_000);

const logLines = (page: Page): Promise<number> => page.locator(".log .log-line").count();

test("an invitation is a link, which nobody else can use; then taking back, watching, leaving and coming back, another device, a rematch", async () => {
  if (hall === null) return;
  const anna = await hall.enter(server.base);
  const bert = await hall.enter(server.base);
  const carl = await hall.enter(server.base);
  const people = [anna.page, bert.page];
  const table = await openTable(anna.page, { game: "bos", name: "Anna", against: "invited", clock: "none" });
  const link = await anna.page.getByRole("textbox", { name: "Send this link to your friend" }).inputValue();
  await anna.page.getByText("It leads here from this machine only.").waitFor();
  expect(link).toMatch(/#\/online\/join\/[\w-]+\/[\w-]{20,}$/);

  await goTo(anna.page, "#/"); // who waits may look at something else, and finds the way back before the games
  const own = anna.page.locator("[data-people]", { hasText: "nobody opposite yet" });
  await own.waitFor();
  expect((await own.boundingBox())!.y).toBeLessThan((await anna.page.locator(".game-list").boundingBox())!.y);

  // Who was not invited sees no such table, and cannot sit down at it.
  await goTo(carl.page, "#/online");
  await carl.page.locator("[data-lobby]").waitFor();
  expect(await carl.page.getByRole("link", { name: /^Sit down opposite/ }).count()).toBe(0);
  await goTo(carl.page, `#/online/join/${table}`);
  await carl.page.getByLabel("Your name here").fill("Carl");
  await carl.page.getByRole("button", { name: "Sit down" }).click();
  await carl.page.getByRole("alert").getByText("invited").waitFor();

  await bert.page.goto(link);
  await bert.page.getByRole("heading", { name: "Anna invites you" }).waitFor();
  await sitDown(bert.page, "Bert");
  expect(bert.page.url()).toBe(`${server.base}#/online/table/${table}`);
  await anna.page.locator("[data-table]").waitFor();
  expect(anna.page.url()).toBe(bert.page.url());

  // Who watches sees no hand, and is counted.
  await goTo(carl.page, `#/online/table/${table}`);
  await carl.page.locator("[data-table]").waitFor();
  await anna.page.getByText("1 watching").waitFor();
  await untilAsked(anna.page, bert.page);
  await playByItself(anna.page, 1);
  await untilAsked(anna.page, bert.page);
  expect(await carl.page.locator("#hand .card").count()).toBe(0);
  expect(await carl.page.locator("[data-answer]").count()).toBe(0);
  expect(await carl.page.getByRole("tab").allTextContents()).toEqual(["Log", "Rules"]);
  expect(await carl.page.locator("button.log-line").count()).toBe(0);
  expect(await carl.page.locator(".log").innerText()).toMatch(/Anna|Bert/);

  // Nothing is taken back but by agreement.
  expect(await anna.page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  expect(await anna.page.getByRole("slider").count()).toBe(0);
  for (const page of people) await page.getByLabel("Bookkeeping too").check();
  await anna.page.getByRole("button", { name: "Take back" }).click();
  await anna.page.locator("[data-wish=mine]").waitFor();
  await expect.poll(() => bert.page.locator("[data-table-news]").textContent()).toContain("Anna asks to take back");
  await bert.page.locator("[data-wish=theirs]").getByRole("button", { name: "No" }).click();
  await expect.poll(() => anna.page.locator("[data-wish]").count()).toBe(0);
  await expect.poll(() => anna.page.locator("[data-table-news]").textContent()).toContain("Bert would rather not");
  const before = await logLines(bert.page);
  await anna.page.keyboard.press("u");
  await bert.page.locator("[data-wish=theirs]").getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => logLines(bert.page)).toBeLessThan(before);
  await expect.poll(() => logLines(anna.page)).toBeLessThan(before);

  // Who comes back goes on where it is, and sees what was missed.
  await untilAsked(anna.page, bert.page);
  await goTo(bert.page, "#/");
  await expect.poll(() => anna.page.locator("[data-table-news]").textContent()).toContain("Bert is not connected");
  await playByItself(anna.page);
  await anna.page.locator("#question").getByText(en.ask.waits("Bert")).waitFor({ timeout: 60_000 });
  await bert.page.reload();
  await bert.page.getByRole("link", { name: /^Go on: BOS TCG, against Anna/ }).click();
  await bert.page.locator("[data-table]").waitFor();
  await bert.page.getByLabel("Bookkeeping too").check();
  await bert.page.locator(".log .missed").getByText("While you were away").waitFor();

  // The same seat from elsewhere: its link alone opens it, and leaves the address at once.
  await bert.page.getByRole("button", { name: "This table" }).click();
  const seat = await bert.page.getByRole("textbox", { name: "Go on elsewhere" }).inputValue();
  await bert.page.keyboard.press("Escape");
  const phone = await hall.enter(seat, { viewport: { width: 390, height: 844 } });
  await phone.page.locator("[data-table]").waitFor();
  expect(phone.page.url()).toBe(`${server.base}#/online/table/${table}`);
  await expect.poll(async () => await questionOf(phone.page)).toBe(await questionOf(bert.page));
  await phone.close();

  // The end: the dice are checked, hands are open to who watched, and both play again with the seats swapped.
  await concede(anna.page);
  for (const page of [...people, carl.page]) await page.locator("[data-dice=right]").waitFor();
  const seatOf = (page: Page) => page.locator(".online-player", { hasText: "You" }).getAttribute("data-seat");
  const was = await seatOf(anna.page);
  await anna.page.getByRole("button", { name: "Rematch" }).click();
  await bert.page.locator(".online-wanted", { hasText: "Anna would like a rematch." }).waitFor();
  await bert.page.getByRole("button", { name: "Accept the rematch" }).click();
  for (const page of people) await expect.poll(() => page.url()).not.toContain(table);
  await carl.page.getByRole("link", { name: "To the rematch" }).click();
  await carl.page.getByText("You watch.").waitFor();
  for (const page of people) await page.locator("[data-table]").waitFor();
  expect(await seatOf(anna.page)).toBe(await seatOf(anna.page));
  expect(await seatOf(anna.page)).not.toBe(was);
  await untilAsked(anna.page, bert.page);
  expect([...anna.errors, ...bert.errors].filter((text) => !text.includes("403"))).toEqual([]);
  await Promise.all([anna, bert, carl].map(({ close }) => close()));
});

test("the title says that it is one's turn to answer, also when a turn has just begun, and no longer when one has got up", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base);
  await openTable(page, { game: "bos", name: "Anna", against: "level:1", clock: "none" });
  const turns = new Set<string>();
  for (let n = 0; n < 60 && turns.size < 3; n++) {
    await press(page);
    turns.add((await page.locator(".match-title").textContent())!);
    await page.locator("[data-ready]").waitFor();
    const heading = await page.locator(".match-title").textContent();
    await expect.poll(() => page.title(), { timeout: 2_000 }).toBe(`● ${heading} · Duelex`);
  }
  expect(turns.size).toBe(3);
  await goTo(page, "#/online");
  await expect.poll(() => page.title()).not.toContain("●");
  expect(errors).toEqual([]);
  await close();
});

test("a reply that is lost costs nobody the seat; what is agreed is said in words, and what happens to You and of the other by name, in the study too", async () => {
  if (hall === null) return;
  const anna = await hall.enter(server.base);
  const bert = await hall.enter(server.base);
  await goTo(anna.page, "#/online/new/bos");
  await anna.page.getByText("Settings", { exact: true }).click();
  await anna.page.getByLabel("First turn who takes").selectOption("P2");
  await anna.page.getByLabel("Your name here").fill("Anna");
  await anna.page.getByRole("button", { name: "Open the table" }).click();
  await anna.page.getByText("· First turn: P2").waitFor();
  await goTo(bert.page, "#/online");
  const line = bert.page.locator(".line", { hasText: "Anna" });
  await line.getByText("· First turn: P2").waitFor();
  await line.getByRole("link", { name: /Sit down opposite Anna/ }).click();
  await bert.page.route(
    "**/join",
    async (route) => {
      await route.fetch(); // the server has heard it
      await route.abort();
    },
    { times: 1 },
  );
  await bert.page.getByLabel("Your name here").fill("Bert");
  await bert.page.getByRole("button", { name: "Sit down" }).click();
  await bert.page.getByRole("alert").getByText("The server cannot be reached").waitFor();
  await bert.page.getByRole("button", { name: "Sit down" }).click();
  const people = [anna.page, bert.page];
  for (const page of people) await page.locator("[data-table]").waitFor();
  await Promise.all(people.map((page) => playByItself(page, 8)));
  for (const page of people) await expect.poll(() => logLines(page), { timeout: 20_000 }).toBeGreaterThan(8);
  for (const [page, other] of [
    [anna.page, "Bert"],
    [bert.page, "Anna"],
  ] as const) {
    const log = await page.locator(".log").innerText();
    expect(log).not.toMatch(/\bP[12]\b/);
    expect(log).toMatch(/\bYou(r)?\b/);
    expect(log).toContain(other);
  }
  await concede(anna.page);
  await anna.page.locator("[data-result]").getByText("You have conceded.").waitFor();
  await bert.page.locator("[data-result]").getByText("Anna concedes.").waitFor();
  await bert.page.getByRole("link", { name: "Look back through it" }).click();
  await bert.page.getByRole("tab", { name: "Study" }).waitFor();
  const study = await bert.page.locator(".log").innerText();
  expect(study).not.toMatch(/\bP[12]\b|Player [12]/);
  expect([study.includes("Anna"), study.includes("Bert")]).toEqual([true, true]);
  expect(await bert.page.locator("#mat").innerText()).not.toContain("Player");
  expect([...anna.errors, ...bert.errors].filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  await Promise.all([anna.close(), bert.close()]);
});

test("a table is taken away by who opened it; a deck that may not be played is refused with every mistake and its paragraph", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base);
  await openTable(page, { game: "gundam", name: "Dora" });
  await page.getByRole("button", { name: "Take the table away" }).click();
  await page.locator("[data-lobby]").waitFor();
  await page.getByText("Nobody waits.").waitFor();
  await goTo(page, "#/online/new/bos");
  await page.getByText("Paste a list", { exact: true }).click();
  await page.getByText("“2 collaia”, “2x Collaia”").waitFor(); // how it is written, by a card of this game
  await goTo(page, "#/online/new/gundam");
  await page.getByText("Paste a list", { exact: true }).click();
  const list = page.getByRole("textbox", { name: "Paste a list" });
  await list.fill("5 ST01-005");
  await page.getByRole("button", { name: "Open the table" }).click(); // with which deck?
  expect(await list.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toContain("press “Use this list”");
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("heading", { name: "Not ready to be played yet" }).waitFor();
  const said = await page.locator(".deck-problems li").allTextContents();
  await page.getByRole("button", { name: "Open the table" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "That table cannot be opened" });
  await refused.waitFor();
  expect(await refused.locator("li").count()).toBe(said.length);
  expect(await refused.locator(".rule").count()).toBeGreaterThan(0);
  expect(errors.filter((text) => !text.includes("400"))).toEqual([]);
  await close();
});

test("of a table that is not there it is said that it is gone; not of one whose server cannot be reached", async () => {
  if (hall === null) return;
  const { page, close } = await hall.enter(server.base);
  await goTo(page, "#/online/join/nowhere");
  await page.getByRole("heading", { name: "There is no such table here" }).waitFor();
  await page.route("**/api/tables/*", (route) => route.abort());
  await goTo(page, "#/online/join/elsewhere");
  await page.getByRole("heading", { name: "The server cannot be reached" }).waitFor();
  await close();
});

test("a clock that runs out loses the match; that little is left is said once", async () => {
  if (hall === null) return;
  const post = async (path: string, body: object): Promise<Seated> =>
    (await (
      await fetch(`${server.base}api/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json()) as Seated;
  const clock = { bank: 6, increment: 0, out: "loses" };
  const mine = await post("tables", {
    game: "bos",
    deck: "bos-red-test",
    name: "Eva",
    against: "anybody",
    clock,
    watched: true,
    seat: 0,
  });
  const theirs = await post(`tables/${mine.table}/join`, { name: "Finn", deck: "bos-red-test" });
  const { page, errors, close } = await hall.enter(`${server.base}#/online/seat/${mine.table}/${mine.key}`);
  const other = await hall.enter(`${server.base}#/online/seat/${theirs.table}/${theirs.key}`);
  await page.locator("[data-table]").waitFor();
  const slow = (await isAsked(page)) ? "You" : "Finn";
  await expect
    .poll(() => page.locator("[data-table-news]").textContent(), { timeout: 10_000 })
    .toMatch(new RegExp(`${slow}: \\d\\.\\d left`));
  const news = await page.locator("[data-table-news]").textContent();
  await page.locator("[data-over]").waitFor({ timeout: 20_000 });
  expect(await page.locator("[data-table-news]").textContent()).toBe(news);
  expect(await page.locator("[data-over] .says").textContent()).toBe(slow === "You" ? "Finn wins" : "You win");
  await page.locator("[data-result]").getByText("time has run out").waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([close(), other.close()]);
});

test("a page that came without https: links are copied, and for the dice there is a command", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base, { alone: true });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "isSecureContext", { value: false });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.reload();
  await openTable(page, { game: "bos", name: "Jo", against: "level:1" });
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Copy: Go on elsewhere" }).click();
  await page.getByText("Copied.").waitFor();
  await page.keyboard.press("Escape");
  await concede(page);
  await page.locator("[data-dice=unable]").waitFor();
  await page.getByRole("button", { name: "This table" }).click();
  expect(await page.locator("[data-dice-says=unable]").textContent()).toMatch(/printf %s [0-9a-f]{64} \| sha256sum/);
  expect(errors).toEqual([]);
  await close();
});

test("where only the page's files are served, nothing is said of people, and no request fails", async () => {
  if (hall === null) return;
  const served = await serveFolder(pageFolder(fileURLToPath(new URL("../../../", import.meta.url))), 0, "/some/folder/");
  const { page, errors, close } = await hall.enter(served.address);
  const replied = page.waitForResponse((response) => response.url().endsWith("/some/folder/api/tables"));
  await page.reload();
  expect((await replied).status()).toBe(200);
  await page.getByRole("heading", { name: "Go on" }).waitFor();
  expect(await page.locator("[data-people]").count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
  await served.close();
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

async function expectWhole(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => faults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
}

test("axe and geometry: the tables, a table that is opened, waited at, sat down at", async () => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base);
  await page.locator("[data-people]").waitFor();
  await expectWhole(page);
  await goTo(page, "#/online/new/gate-ruler");
  await page.getByLabel("Who sits opposite").waitFor();
  await expectWhole(page);
  const table = await openTable(page, { game: "gate-ruler", name: "Gesa with a name so long", against: "invited" });
  await expectWhole(page);
  const link = await page.getByRole("textbox", { name: "Send this link to your friend" }).inputValue();
  const other = await hall.enter(link);
  await other.page.getByRole("button", { name: "Sit down" }).waitFor();
  await expectWhole(other.page);
  await sitDown(other.page, "Hugo with a name so long");
  await goTo(page, "#/online");
  await page
    .getByRole("link", { name: /^Go on/ })
    .first()
    .waitFor();
  await expectWhole(page);
  await goTo(page, `#/online/table/${table}`);
  await page.locator("[data-table]").waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([close(), other.close()]);
});

test("axe and geometry: who comes too late, who watches, a wish, an end with a rematch that is wanted, the study", async () => {
  if (hall === null) return;
  const anna = await hall.enter(server.base);
  const bert = await hall.enter(server.base);
  const carl = await hall.enter(server.base);
  const table = await openTable(anna.page, { game: "colossus-order", name: "Anna with a name so long" });
  await goTo(carl.page, `#/online/join/${table}`);
  await carl.page.getByLabel("Your name here").fill("Carl");
  await goTo(bert.page, `#/online/join/${table}`);
  await sitDown(bert.page, "Bert with a name so long");
  await carl.page.getByRole("button", { name: "Sit down" }).click();
  await carl.page.getByRole("heading", { name: "Both seats are taken" }).waitFor();
  await expect.poll(() => carl.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await expectWhole(carl.page);
  await carl.page.getByRole("link", { name: "Watch it" }).click();
  await carl.page.locator("[data-table]").waitFor();
  await untilAsked(anna.page, bert.page);
  await playByItself(anna.page, 1);
  await untilAsked(anna.page, bert.page);
  await expectWhole(carl.page);
  await anna.page.setViewportSize({ width: 1280, height: 800 });
  await anna.page.getByRole("button", { name: "Take back" }).click();
  await anna.page.locator("[data-wish=mine]").waitFor();
  await expectWhole(anna.page);
  await bert.page.locator("[data-wish=theirs]").waitFor();
  await expectWhole(bert.page);
  await concede(bert.page);
  await anna.page.getByRole("button", { name: "Rematch" }).click();
  await bert.page.getByRole("button", { name: "Accept the rematch" }).waitFor();
  for (const { page } of [anna, bert, carl]) await expectWhole(page);
  await carl.page.getByRole("link", { name: "Look back through it" }).click();
  await carl.page.getByRole("heading", { name: /Anna with a name so long \(P[12]\) –|– Anna with a name so long \(P[12]\)/ }).waitFor();
  expect(await carl.page.locator(".curtain").count()).toBe(0);
  await expectWhole(carl.page);
  expect([...anna.errors, ...bert.errors, ...carl.errors].filter((text) => !text.includes("409"))).toEqual([]); // he came too late
  await Promise.all([anna, bert, carl].map(({ close }) => close()));
});

test.each(["gundam", "gate-ruler"])("%s: axe and geometry of a match against a machine, its sheet, its end", async (game) => {
  if (hall === null) return;
  const { page, errors, close } = await hall.enter(server.base);
  await openTable(page, { game, name: "Ida", against: "level:1" });
  await page.locator("[data-table]").waitFor();
  await page.locator("[data-ready]").waitFor();
  await expectWhole(page);
  await page.getByRole("button", { name: "This table" }).click();
  await page.locator("dialog[open] .hash").first().waitFor();
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await concede(page);
  await page.locator("[data-dice=right]").waitFor();
  await expectWhole(page);
  expect(errors).toEqual([]);
  await close();
});

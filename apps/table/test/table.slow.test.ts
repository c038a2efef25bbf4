/** What can be done at the table besides playing: why, why not, time, branches, links, files, two people, decks, positions, lessons. */
import { readFileSync } from "node:fs";
import type { Study } from "@duelex/session";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BAR_FIRST, press } from "./hands.ts";
import { asked, begin, GAMES, type House, kept, openHouse, prepare, questionOf } from "./house.ts";
import { faults, violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const logLines = (page: Page) => page.locator(".log .log-line").count();
const moment = (page: Page) => page.locator(".time .quiet").textContent();

test("why: a line of the log shows the chain of its causes, and the table at that moment", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "gundam");
  for (let n = 0; n < 4; n++) await press(page);
  await page.locator(".log .log-line").last().click();
  await expect.poll(() => page.locator(".why li").count()).toBeGreaterThan(0);
  expect(await page.locator(".why .rule").first().textContent()).toMatch(/\d/);
  const [before, chain] = [await moment(page), await page.locator(".why li").allTextContents()];
  await page.getByRole("button", { name: "Show the table at that moment" }).click();
  await page.locator(".looking").waitFor();
  expect(await page.locator(".looking").textContent()).toContain("another moment of the match"); // it may be one that was taken back, and later
  await page.getByRole("button", { name: "Back to the match" }).click();
  await expect.poll(() => moment(page)).toBe(before);
  // After a reload nothing is chosen: what happened last stands there to choose from.
  await kept(page);
  await page.reload();
  await page.getByRole("tab", { name: "Why?" }).click();
  await page.locator(".why .log-line").last().click();
  await expect.poll(() => page.locator(".why li").allTextContents()).toEqual(chain);
  expect(errors).toEqual([]);
  await close();
});

test("why not: a card that cannot be used says why, with the paragraph, which leads to the rulebook", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "gundam");
  for (let n = 0; n < 2; n++) await press(page);
  await page.locator("#hand .card:not(.may)").first().click();
  const says = page.locator("[data-why-not]");
  await says.waitFor();
  const rule = await says.locator(".rule").first().textContent();
  await says.locator(".rule").first().click();
  expect(await page.getByLabel("Search the rulebook").inputValue()).toBe(rule);
  await expect.poll(() => page.locator(".paragraphs li").first().textContent()).toContain(rule!);
  await close();
});

test("what would happen is told before the click", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "gundam");
  for (let n = 0; n < 2; n++) await press(page);
  await page.locator(".answers .button[data-answer]").first().hover();
  await page.locator("[data-preview]").waitFor();
  expect(await page.locator("[data-preview]").textContent()).toMatch(/^If you /);
  await close();
});

test("a card is carried onto the table: let go there it is played, let go beside it lies where it lay; a press alone carries nothing", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos");
  const card = page.locator("#hand .card.may").first();
  while ((await card.count()) === 0) await press(page);
  const middle = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const lifted = () => card.evaluate((each) => (each as HTMLElement).style.translate);
  const before = await questionOf(page);
  let tries = 0;
  await page.mouse.move(...(await middle("#hand .card.may")));
  await page.mouse.down();
  await expect
    .poll(async () => {
      await page.mouse.move(500, 20 + (tries++ % 8)); // the bar above is no place for a card
      return lifted();
    })
    .not.toBe("");
  await page.mouse.up();
  expect(await lifted()).toBe("");
  expect(await questionOf(page)).toBe(before);
  await page.mouse.move(...(await middle("#mat")));
  expect(await lifted()).toBe("");
  const [x, y] = await middle("#mat .near .empty-cell, #mat");
  await page.mouse.move(...(await middle("#hand .card.may")));
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
  expect(await lifted()).not.toBe("");
  await page.mouse.up();
  await expect.poll(async () => (await questionOf(page)) !== before || (await page.locator(".opened").count()) > 0).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test("undo takes the last answer back; the slider goes anywhere; another answer there is a branch, with notes and marks", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos");
  for (let n = 0; n < 5; n++) await press(page);
  const lines = await logLines(page);
  await page.keyboard.press("u");
  await expect.poll(() => logLines(page)).toBeLessThan(lines);
  await page.getByLabel("Moment of the match").fill("0");
  await expect.poll(() => moment(page)).toMatch(/^0 \//);
  await page.locator("#hand .card.may").last().click();
  await asked(page);
  await page.getByRole("tab", { name: "Study" }).click();
  await expect.poll(() => page.locator(".branch").count()).toBeGreaterThan(0);
  await page.getByLabel("A note to this moment").fill("here it parts");
  await page.getByRole("button", { name: "interesting" }).click();
  await expect.poll(() => page.locator(".tree").textContent()).toContain("here it parts");
  await expect.poll(() => page.locator(".tree .mark").textContent()).toBe("!?");
  for (let n = 0; n < 8; n++) if ((await asked(page)) === "asked") await press(page);
  await page.setViewportSize({ width: 1280, height: 520 }); // the tree is longer than its room
  const end = await page.getByLabel("Moment of the match").getAttribute("max");
  for (const at of ["2", end!, "3"]) {
    await page.getByLabel("Moment of the match").fill(at);
    await expect.poll(() => moment(page)).toBe(`${at} / ${end}`);
    const isInSight = () =>
      page.evaluate(() => {
        const [here, note, room] = [".tree .here", ".note", ".tab-panel"].map((each) =>
          document.querySelector(each)!.getBoundingClientRect(),
        );
        return here!.top >= note!.bottom - 1 && here!.bottom <= room!.bottom + 1;
      });
    await expect.poll(isInSight, { message: at }).toBe(true);
  }
  expect(errors).toEqual([]);
  await close();
});

test("a note is kept while it is typed: who loads the page anew in the middle of it has it", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "bos");
  await press(page);
  await asked(page);
  await page.getByRole("tab", { name: "Study" }).click();
  const note = page.getByLabel("A note to this moment");
  await note.pressSequentially("not yet don");
  await page.locator(".tree", { hasText: "not yet don" }).waitFor();
  await note.pressSequentially("e");
  await page.locator(".tree", { hasText: "not yet done" }).waitFor();
  expect(await note.inputValue()).toBe("not yet done");
  await kept(page);
  await page.reload();
  await asked(page);
  await page.getByRole("tab", { name: "Study" }).click();
  await page.locator(".tree", { hasText: "not yet done" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a match survives a reload of the page, and is offered on the first screen", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "colossus-order");
  for (let n = 0; n < 3; n++) await press(page);
  const before = await moment(page);
  const asks = await page.locator("#says").textContent();
  await kept(page);
  await page.reload();
  await page.locator("[data-table]").waitFor();
  await expect.poll(() => moment(page)).toBe(before);
  expect(await page.locator("#says").textContent()).toBe(asks);
  await page.goto(`${house.address}#/`);
  await page.getByRole("link", { name: /^Go on: Colossus Order/ }).waitFor();
  await close();
});

test("who comes to a page after somebody else finds nothing of theirs (rooms.ts)", async () => {
  if (house === null) return;
  const first = await house.open();
  await begin(first.page, "bos");
  await kept(first.page);
  await first.page.goto(`${house.address}#/`);
  await first.page.getByRole("link", { name: /^Go on: BOS/ }).waitFor();
  await first.page.evaluate(() => sessionStorage.setItem("left", "behind"));
  await first.close();
  const next = await house.open();
  expect(next.page === first.page).toBe(true);
  await next.page.locator(".game").first().waitFor();
  await next.page.waitForLoadState("networkidle");
  expect(await next.page.getByRole("link", { name: /^Go on/ }).count()).toBe(0);
  expect(await next.page.evaluate(() => sessionStorage.getItem("left"))).toBe(null);
  await next.close();
});

test("what was left unfinished stands above the games on the first screen, and they can be begun without scrolling where there is room", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  for (const game of ["bos", "gundam"]) {
    await begin(page, game);
    await press(page);
    await kept(page);
    await page.goto(`${house.address}#/`);
    await page.locator(".left .kept").first().waitFor();
  }
  const bottom = async (selector: string) => {
    const { y, height } = (await page.locator(selector).last().boundingBox())!;
    return y + height;
  };
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator(".kept").count()).toBe(1);
    expect(await bottom(".kept a")).toBeLessThan((await page.locator(".game").first().boundingBox())!.y);
    if (width > 1300) expect(await bottom(".game .button")).toBeLessThanOrEqual(height);
    expect(await faults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "1 more" }).click();
  expect(await page.locator(".kept").allTextContents()).toEqual([expect.stringMatching(/^Gundam/), expect.stringMatching(/^BOS/)]);
  expect(errors).toEqual([]);
  await close();
});

test("a crash of the engine in the middle of a match: a new one stands where the match stood, and it goes on", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "gundam");
  for (let n = 0; n < 4; n++) await press(page);
  await kept(page);
  const [before, asks, lines] = [await moment(page), await page.locator("#says").textContent(), await logLines(page)];
  await page.workers()[0]!.evaluate(() => {
    setTimeout(() => {
      throw new Error("the engine has broken");
    });
  });
  await page.locator(".notice").waitFor();
  await asked(page);
  await expect.poll(() => moment(page)).toBe(before);
  expect(await page.locator("#says").textContent()).toBe(asks);
  expect(await logLines(page)).toBe(lines);
  for (let n = 0; n < 3; n++) await press(page);
  expect(await moment(page)).not.toBe(before);
  await close();
});

test("a link holds the whole study: who opens it stands where it was made, on a machine that keeps nothing", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await begin(page, "bos");
  for (let n = 0; n < 4; n++) await press(page);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("A link that holds the whole study").inputValue();
  await close();
  const other = await house.open({ path: link.slice(link.indexOf("#")) });
  await other.page.locator("[data-table]").waitFor();
  await other.page.locator("#mat").waitFor();
  expect(await moment(other.page)).toMatch(/\d+ \/ \d+/);
  expect(await logLines(other.page)).toBeGreaterThan(3);
  await other.close();
  const broken = await house.open({ path: "#s=bm9uc2Vuc2U" });
  await broken.page.getByText("It is not whole").waitFor();
  await broken.close();
});

test("two people at one screen: between their turns a curtain, and behind it nothing of a hand", async () => {
  if (house === null) return;
  const { page, close } = await house.open();
  await page.goto(`${house.address}#/play/gundam`);
  await page.getByLabel("Who plays").nth(1).selectOption("person");
  await page.getByRole("button", { name: "Begin" }).click();
  for (let turns = 0; turns < 3; turns++) {
    await page.locator(".curtain").waitFor();
    expect(await page.locator("#hand, #mat, .log-line").count()).toBe(0);
    await page.getByRole("button", { name: "Open the curtain" }).click();
    await page.locator("#mat").waitFor();
    for (let n = 0; n < 12 && (await page.locator(".curtain").count()) === 0; n++) {
      await page.keyboard.press("1");
      await page.waitForTimeout(120);
    }
  }
  await close();
});

test.each(GAMES)("a position of %s is set up card by card, and run", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await page.goto(`${house.address}#/setup/${game}`);
  await page.getByText("The position is right.").waitFor();
  await page.getByRole("button", { name: "Run it" }).click();
  await page.locator("#mat").waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)("a lesson of %s begins with how one wins, explains what comes, and can be left", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: `#/learn/${game}` });
  const note = page.locator("[data-lesson] h2");
  await note.waitFor();
  const first = await note.textContent();
  await page.getByRole("button", { name: "Got it" }).click();
  for (let n = 0; n < 6 && (await note.count()) === 0; n++) await press(page);
  expect(await note.textContent()).not.toBe(first);
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect.poll(() => note.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)("after a lesson of %s a real match is offered, and lies on the table at once", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: `#/learn/${game}` });
  await page.locator("[data-lesson] h2").waitFor();
  const lesson = page.url();
  await concede(page);
  await page.locator("[data-unseen]").click();
  expect(await page.locator("dialog[open] .unseen p").count()).toBeGreaterThan(5); // it was left at its beginning
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Now a real match" }).click();
  await expect.poll(() => page.url()).not.toBe(lesson);
  await asked(page);
  await expect.poll(() => page.locator("[data-lesson], [data-over]").count()).toBe(0);
  await expect.poll(() => page.locator(".match-title").textContent()).toMatch(/turn [0-2]\b/i);
  expect(errors).toEqual([]);
  await close();
});

/** Gives the match up, where it may be given up. */
async function concede(page: Page): Promise<void> {
  await asked(page);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Concede" }).click();
  await dialog.getByText("Concede the match?").waitFor();
  await dialog.getByRole("button", { name: "Concede" }).click();
  await page.locator("[data-over]").waitFor();
}

test.each(GAMES)(
  "%s: after a match the same one begins again at once, with the seats changed and new dice; or with other decks",
  async (game) => {
    if (house === null) return;
    const { page, errors, close } = await house.open();
    await begin(page, game);
    const saved = async () => {
      await page.getByRole("button", { name: "Share" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator("dialog[open]").getByRole("button", { name: "Save study" }).click(),
      ]);
      await page.keyboard.press("Escape");
      const { begins, players } = JSON.parse(readFileSync(await download.path(), "utf8")) as Study;
      if (begins.kind !== "decks") throw new Error("it began with decks");
      return { decks: begins.decks, settings: begins.settings, players, seed: begins.seed };
    };
    await asked(page);
    const first = await saved();
    for (let n = 1; n <= 2; n++) {
      const before = page.url();
      await concede(page);
      await page.getByRole("button", { name: "Play again" }).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await asked(page);
      const now = await saved();
      const even = n % 2 === 0;
      expect(now.decks).toEqual(even ? first.decks : first.decks.toReversed());
      expect(now.players).toEqual(even ? first.players : first.players.toReversed());
      expect(now.settings).toEqual(first.settings);
      expect(now.seed).not.toBe(first.seed);
      expect(await page.locator("#mat").textContent()).toContain("You");
    }
    await concede(page);
    await page.getByRole("button", { name: "Other decks" }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);

test("two people at one screen play again: they change seats, and are told so", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await page.goto(`${house.address}#/play/bos`);
  await page.getByLabel("Who plays").nth(1).selectOption("person");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Open the curtain" }).click();
  await concede(page);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("who was Player 1 is Player 2 now").waitFor();
  await page.locator(".curtain").waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("another language: chosen in the bar, kept, and English where it has no words", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await page.getByLabel("Language").selectOption("ja");
  await expect.poll(() => page.locator("h1").textContent()).toBe("ルールどおりに遊ぶカードゲーム");
  await page.reload();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ja");
  await page.getByRole("link", { name: "BOS TCGを遊ぶ" }).click();
  await page.getByRole("button", { name: "始める" }).click();
  await page.locator("[data-table]").waitFor();
  await page.getByRole("button", { name: /^取り消す/ }).waitFor();
  await page.goto(`${house.address}#/learn/bos`);
  const lesson = page.locator("h1", { hasText: "BOS TCGを学ぶ" });
  await lesson.waitFor();
  await asked(page);
  await kept(page);
  const match = page.url();
  await page.locator(".brand").click();
  await page.locator(".line.kept", { hasText: "BOS TCGを学ぶ" }).waitFor();
  await page.locator(".top select").selectOption("en"); // a lesson that was begun in another language
  await page.locator(".line.kept", { hasText: "Learn BOS TCG" }).waitFor();
  await page.goto(match);
  await page.locator("h1", { hasText: "Learn BOS TCG" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Learn BOS TCG /);
  expect(await lesson.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test("addresses that lead nowhere say so; a browser that may keep nothing says it once, and the match goes on", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/play/chess", alone: true });
  await page.getByRole("heading", { name: 'There is no game "chess".' }).waitFor();
  for (const path of ["#/match/%E0%A4%A", "#/match/none"]) {
    await page.goto(house.address + path);
    await page.getByRole("heading", { name: "This match is not kept on this machine any more." }).waitFor();
  }
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await page.goto(`${house.address}#/play/bos`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-table]").waitFor();
  await page.getByText("This browser keeps nothing").waitFor();
  for (let n = 0; n < 3; n++) await press(page);
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)(
  "%s: the easiest machine is proposed; what it did in its turn is said in the bar, marked in the log, and read out",
  async (game) => {
    if (house === null) return;
    const { page, errors, close } = await house.open();
    await prepare(page, game);
    expect(await page.locator(".fresh select").nth(2).inputValue()).toBe("level:1");
    await page.getByRole("button", { name: "Begin" }).click();
    const news = page.locator("[data-news]");
    for (let n = 0; n < 60; n++) {
      await asked(page);
      const turn = Number((await page.locator(".match-title").textContent())!.match(/turn (\d+)/i)![1]);
      if (turn > 2 && (await news.count()) > 0 && /machine/.test((await news.textContent())!)) break;
      const pass = page.locator(".answers .button:has(.key:text-is('␣'))");
      await ((await pass.count()) > 0 ? press(page, BAR_FIRST, () => pass.click({ timeout: 4000 })) : press(page));
    }
    expect(await news.textContent()).toMatch(
      /^(Nothing was left for you to do, so your turn ended\. )?Since your answer(, the last of \d+)?: .*[Tt]he machine/,
    );
    expect(await page.locator(".log > .new").count()).toBeGreaterThan(0);
    expect(await page.locator("[data-herald]").textContent()).toMatch(/[Tt]he machine/);
    expect(await page.locator("[data-herald], .log, #question").allTextContents()).not.toContainEqual(expect.stringMatching(/\bP[12]\b/));
    expect(errors).toEqual([]);
    await close();
  },
);

test("by keyboard: what opens beside a card takes the focus, an arrow of Tab leads through it, Enter answers, and the focus is not lost", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, "colossus-order");
  await page.keyboard.press("p");
  await expect.poll(() => page.locator("#says").textContent()).toMatch(/main phase/);
  await page.locator("#hand .card.may").filter({ hasText: "Gem" }).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".opened") !== null)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#hand") !== null)).toBe(true);
  const before = await questionOf(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".opened").count()).toBe(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => questionOf(page)).not.toBe(before);
  expect(errors).toEqual([]);
  await close();
});

test("by keyboard: of a pile that is opened to choose from it, the first card that may be chosen has the focus", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const shrine = {
    game: "gate-ruler",
    title: "A Kaii from the graveyard",
    position: { phase: "main", P1: { setZones: ["T-058"], graveyard: ["T-001", "T-040", "T-022", "T-024"], deck: 10 }, P2: { deck: 10 } },
  };
  const buffer = Buffer.from(JSON.stringify(shrine));
  await page.getByLabel("Open a file").setInputFiles({ name: "shrine.json", mimeType: "application/json", buffer });
  await asked(page);
  const focusOn = (selector: string) => expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector));
  await page.locator("#mat .card.may").filter({ hasText: "Call to the Shrine" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("#says").textContent()).toMatch(/Kaii/);
  await page.locator("#mat .pile.may, #mat .place-chip.may").focus();
  await page.keyboard.press("Enter");
  await focusOn(".sheet .card.may").toBe(true);
  const before = await questionOf(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).click();
    document.querySelector<HTMLElement>("#mat .pile.may, #mat .place-chip.may")?.click(); // pressed twice, before the next question is there
  });
  await expect.poll(() => questionOf(page)).not.toBe(before);
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test.each(GAMES)(
  "%s, a lesson at 1280 × 720: the note covers nothing of the table, and after the last one the question has the focus",
  async (game) => {
    if (house === null) return;
    const { page, close } = await house.open({ path: `#/learn/${game}`, viewport: { width: 1280, height: 720 } });
    await page.locator("[data-lesson] h2").waitFor();
    await asked(page);
    const board = page.locator("#mat .board");
    expect(await board.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
    const next = page.getByRole("button", { name: "Got it" });
    for (let n = 0; n < 14 && (await next.count()) > 0; n++) {
      await next.focus();
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#question") !== null)).toBe(true);
    await close();
  },
);

test("a lesson that is taken up after a reload goes on where it was, words explained there included", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/learn/gundam" });
  const lesson = page.locator("[data-lesson]");
  await lesson.locator("h2").waitFor();
  await page.getByRole("button", { name: "Got it" }).click();
  for (let n = 0; n < 3; n++) await press(page);
  await lesson.locator("h2").waitFor();
  const before = await lesson.textContent();
  await kept(page);
  await page.reload();
  await lesson.locator("h2").waitFor();
  await expect.poll(() => lesson.textContent()).toBe(before);
  expect(errors).toEqual([]);
  await close();
});

test("a press on a card that points at what becomes of it counts, with another card in focus before", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const duel = {
    game: "gundam",
    title: "An attack on a rested Unit",
    position: { P1: { battleArea: ["ST04-005"] }, P2: { battleArea: [{ card: "ST03-008", rested: true }] } },
  };
  const buffer = Buffer.from(JSON.stringify(duel));
  await page.getByLabel("Open a file").setInputFiles({ name: "duel.json", mimeType: "application/json", buffer });
  await page.locator("#mat .half.near .card.may").first().click();
  const target = page.locator("#mat .half.far .card.may");
  await target.waitFor();
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
  const ghost = page.locator("#mat .half.far .forecast");
  await ghost.waitFor();
  const at = (await ghost.boundingBox())!;
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect.poll(() => page.locator("#mat .half.far .card").filter({ hasText: "Zaku" }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test("the first screen proposes the lesson until a match of the game is finished, then the next match", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const proposed = async () => {
    await page.locator(".game").first().waitFor();
    return page.locator(".game .go").allTextContents();
  };
  expect(new Set(await proposed())).toEqual(new Set(["Learn, 5 min"]));
  await begin(page, "bos");
  await concede(page);
  await page.getByRole("button", { name: "Home" }).click();
  expect((await proposed()).filter((label) => label === "Play")).toHaveLength(1);
  expect(errors).toEqual([]);
  await close();
});

test("a scenario shows the side that must answer, without a curtain between the sides; two people who go on from it switch it on", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  const buffer = Buffer.from(JSON.stringify({ game: "bos", title: "A quiet turn", position: {} }));
  await page.getByLabel("Open a file").setInputFiles({ name: "quiet.json", mimeType: "application/json", buffer });
  const active = () => page.locator(".match-title").textContent();
  await asked(page);
  const before = await active();
  for (let n = 0; n < 12 && (await active()) === before; n++) {
    await page.keyboard.press("p");
    await page.waitForTimeout(150);
  }
  await asked(page);
  expect(await active()).not.toBe(before);
  expect(await page.locator(".curtain").count()).toBe(0);
  await page.getByLabel("A curtain between turns").check();
  const passes = async () => {
    for (let n = 0; n < 12 && (await page.locator(".curtain").count()) === 0; n++) {
      await page.keyboard.press("p");
      await page.waitForTimeout(150);
    }
  };
  await passes();
  await page.locator(".curtain").waitFor();
  await kept(page);
  await page.reload();
  await page.getByRole("button", { name: "Open the curtain" }).click();
  await page.getByLabel("A curtain between turns").uncheck();
  await passes();
  expect(await page.locator(".curtain").count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test("what runs, what is used up, what lies under a unit and what was added is chosen from what the cards have", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/setup/gundam" });
  const fine = page.getByText("The position is right.");
  const wrong = page.getByText("What is wrong with it");
  const put = async (card: string, place: string) => {
    await fine.waitFor();
    await page.getByRole("radio", { name: new RegExp(`^${place}`) }).check();
    await page.getByLabel("Search cards").fill(card);
    const puts = page.getByRole("button", { name: new RegExp(`^Put .* to P1, ${place}$`) });
    await expect.poll(() => puts.count()).toBe(1); // the list follows what is typed
    await puts.click();
  };
  await put("ST01-001", "battle area");
  const field = (name: string) => page.locator(".facts-of label", { hasText: new RegExp(`^${name}(?! \\d)`) }).locator("select, input");
  expect(await field("card").first().locator("option").count()).toBeGreaterThan(20);
  await field("card").first().selectOption("Unforeseen Incident (ST01-014)");
  await expect.poll(() => field("clause").first().locator("option").count()).toBe(2); // as usual, and the one that lasts
  await field("clause").first().selectOption({ index: 1 });
  await field("on").first().selectOption("Gundam");
  await fine.waitFor();
  await page.getByRole("button", { name: "Run it" }).click();
  await page.locator("#mat .card .number.less").first().waitFor(); // AP-3 until the turn ends
  await page.goto(`${house.address}#/setup/gate-ruler`);
  await put("T-001", "left attack zone");
  await field("soul").selectOption({ index: 1 });
  await field("soul 2").selectOption({ index: 2 });
  await fine.waitFor();
  await field("soul").selectOption({ index: 0 });
  await expect.poll(() => field("soul 2").inputValue()).toBe("-1"); // the one that is left is the first
  await page.goto(`${house.address}#/setup/colossus-order`);
  await put("T-BF4", "field");
  await field("added ap").fill("-1");
  await fine.waitFor();
  await field("added ap").fill("100");
  await wrong.waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a position: what is typed stands as it was typed, a line after the other", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/setup/bos" });
  await page.getByText("The position is right.").waitFor();
  const script = page.locator("textarea").first();
  await script.focus();
  await page.keyboard.type("P1: one\n\nP1: two", { delay: 15 });
  expect(await script.inputValue()).toBe("P1: one\n\nP1: two");
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await script.inputValue()).toBe("");
  expect(errors).toEqual([]);
  await close();
});

test("a position in the middle of a battle is chosen from lists: its cards, its steps, whose turn it is", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/setup/gundam" });
  await page.getByText("The position is right.").waitFor();
  const put = async (side: string, card: string) => {
    await page.getByRole("radio", { name: side }).check();
    await page.getByLabel("Search cards").fill(card);
    await page
      .getByRole("button", { name: new RegExp(`^Put .* to ${side}, battle area$`) })
      .first()
      .click();
  };
  await put("P1", "ST04-005");
  await put("P2", "ST03-008");
  await page.getByLabel("attacker").selectOption("Strike Dagger");
  await page.getByLabel("target").selectOption("the player");
  await page.getByLabel("step").selectOption("action");
  await page.getByLabel("deck: how many cards that do not matter", { exact: true }).fill("7");
  await page.getByRole("button", { name: "Run it" }).click();
  await page.locator("[data-ready]").waitFor(); // nobody has an action: the attack strikes
  expect(await page.locator(".plate .facts").allTextContents()).toEqual([
    expect.stringContaining("Shields 2"),
    expect.stringContaining("Shields 3"),
  ]);
  expect(await page.locator(".plate .facts").last().textContent()).toContain("deck 12");
  await page.goto(`${house.address}#/setup/colossus-order`);
  await page.getByText("The position is right.").waitFor();
  await page.getByLabel("phase").selectOption("setup");
  await page.getByLabel("gem set").check();
  await page.getByText("What is wrong with it").waitFor();
  expect(errors).toEqual([]);
  await close();
});

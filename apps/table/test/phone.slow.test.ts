/** A lesson and a match on a phone: the table stays where it is, nothing is cut without a sign, what is touched is large enough and not covered. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BAR_FIRST, HAND_FIRST, press } from "./hands.ts";
import { asked, begin, GAMES, type House, openHouse } from "./house.ts";
import { violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };

const matAt = (page: Page): Promise<readonly [top: number, height: number]> =>
  page.locator("#mat").evaluate((mat) => [mat.getBoundingClientRect().top, mat.clientHeight] as const);

/** As a finger does, which points at nothing that comes to lie under it. */
const tapOnce = (page: Page, order: readonly string[]): Promise<boolean> =>
  press(page, order, (_, selector) => page.locator(selector).first().tap({ timeout: 4000 }));

async function readAll(page: Page): Promise<void> {
  const next = page.locator(".lesson-note").getByRole("button", { name: "Got it" });
  for (let n = 0; n < 14 && (await next.count()) > 0; n++) {
    const says = await page.locator(".lesson-note").textContent();
    await next.tap();
    await page.waitForFunction((was) => document.querySelector(".lesson-note")?.textContent !== was, says); // or the next tap meets what lies under it
  }
}

/** Texts that are cut: neither can they be scrolled nor does anything lead to the rest. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leads = document.querySelector(".answers > .bare:not([data-answer])") !== null;
    const texts = document.querySelectorAll<HTMLElement>(".lesson-text, .asked, .foretold, .says, .answers .button, .answers .means");
    return Array.from(texts)
      .filter((each) => each.getClientRects().length > 0 && each.scrollHeight > each.clientHeight + 1)
      .filter((each) => getComputedStyle(each).overflowY !== "auto" && !(leads && each.matches(".means")))
      .map((each) => `${each.className}: ${each.textContent}`);
  });

/** A place that is half under the line of a player's numbers is as large as ever: it is scrolled to. */
async function violationsAt(page: Page): Promise<string[]> {
  await page.locator("#mat").evaluate((mat) => mat.scrollTo(0, 0));
  return (await violations(page)).filter((each) => !/^target-size: .* class="(?:card|empty-cell)/.test(each));
}

/** Whether what has opened covers the card that was touched, the first that may be. */
const liesOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [one, other] = [".opened.touched", "#mat .card.may, #hand .card.may"].map((each) =>
      document.querySelector(each)!.getBoundingClientRect(),
    );
    return one!.top < other!.bottom && one!.bottom > other!.top && one!.left < other!.right && one!.right > other!.left;
  });

describe.each(GAMES)("%s", (game) => {
  test("notes of a lesson come and go, and machines think, and the table stays where it is", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open({ ...PHONE, path: `#/learn/${game}` });
    await page.locator("[data-lesson] h2").waitFor();
    await asked(page);
    const [top] = await matAt(page);
    let notes = 0;
    for (let n = 0; n < 8 && (await asked(page)) === "asked"; n++) {
      if (n > 0) await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/News-")));
      const before = await matAt(page);
      expect(before[0]).toBe(top);
      expect(await cut(page)).toEqual([]);
      notes += await page.locator(".lesson-note h2").count();
      await readAll(page);
      expect(await page.locator(".lesson-note").count()).toBe(0);
      expect(await matAt(page)).toEqual(before);
      await tapOnce(page, n % 3 === 2 ? HAND_FIRST : BAR_FIRST);
    }
    expect(notes).toBeGreaterThan(2);
    expect(errors).toEqual([]);
    await close();
  });

  test("a touch beside a note folds it; its bar unfolds it again; how strong the machine is plays no part there", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open({ ...PHONE, path: `#/learn/${game}` });
    const note = page.locator(".lesson-note h2");
    await note.waitFor();
    await asked(page);
    const title = await note.textContent();
    await page.locator(".match-title").tap();
    await expect.poll(() => note.count()).toBe(0);
    await page.locator(".lesson-fold").tap();
    await expect.poll(() => note.textContent()).toBe(title);
    expect(await page.locator(".plate").allTextContents()).toContainEqual(expect.stringContaining("Machine (for the lesson)"));
    await page.getByRole("button", { name: "Leave the lesson" }).tap();
    await expect.poll(() => page.locator(".plate").allTextContents()).toContainEqual(expect.stringMatching(/Machine \(level \d\)/));
    expect(errors).toEqual([]);
    await close();
  });

  test("in a match nothing of the question is cut without a sign; what opens covers no card that was touched, neither before nor after its forecast", async () => {
    if (house === null) return;
    const { page, errors, close } = await house.open(PHONE);
    await begin(page, game, 11);
    let opened = 0;
    for (let n = 0; n < 7 && (await asked(page)) === "asked"; n++) {
      expect(await cut(page)).toEqual([]);
      const card = page.locator("#mat .card.may, #hand .card.may").first();
      if ((await card.count()) > 0) {
        await card.tap();
        const popup = page.locator(".opened.touched");
        await popup.waitFor();
        for (const wait of [0, 500]) {
          await page.waitForTimeout(wait);
          await expect.poll(() => liesOver(page), { message: await popup.innerText() }).toBe(false); // its place is found in the frame after it has grown
        }
        opened++;
        await page.locator(".match-title").tap();
        await expect.poll(() => popup.count()).toBe(0);
        expect(await page.locator(".ask [data-preview]").count()).toBe(0);
      }
      await press(page, BAR_FIRST);
    }
    expect(opened).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await close();
  });
});

test.each(["gate-ruler", "bos"])("%s: however long the news and the answers, no row of the table is out of sight", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open(PHONE);
  await begin(page, game, 11);
  let news = 0;
  for (let n = 0; n < 30 && (await asked(page)) === "asked"; n++) {
    const hidden = await page.locator(".board").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, (await page.locator("#question").textContent())!).toBeLessThanOrEqual(24); // the name of a row, and not its cards
    news += await page.locator("[data-news]").count();
    await tapOnce(page, n % 3 === 2 ? HAND_FIRST : BAR_FIRST);
  }
  expect(news).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await close();
});

test("the first note of BOS, which speaks of an attack, leaves the table in sight, and so do one's own numbers in Gate Ruler", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ ...PHONE, path: "#/learn/bos" });
  const note = page.locator(".lesson-note:has(h2)");
  await note.waitFor();
  await asked(page);
  const top = (await note.boundingBox())!.y;
  for (const spoken of await page.locator("#mat .card.attacks, #mat .who.attacked, #mat .card.may").all()) {
    const { y, height } = (await spoken.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top);
  }
  expect(await page.locator("#mat .card.attacks").count()).toBe(1);
  expect(await violationsAt(page)).toEqual([]);
  await page.goto(`${house.address}#/learn/gate-ruler`);
  await page.locator(".near + .plate", { hasText: "summons" }).waitFor();
  await asked(page);
  await readAll(page);
  const [plate, mat] = [(await page.locator(".near + .plate").boundingBox())!, (await page.locator("#mat").boundingBox())!];
  expect(plate.y + plate.height).toBeLessThanOrEqual(mat.y + mat.height + 1);
  expect(errors).toEqual([]);
  await close();
});

test("of news that has no room it is said how much there is; a touch shows the log from where it begins", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open(PHONE);
  await begin(page, "bos", 11);
  const news = page.locator(".more-news");
  let proposed: string[] | null = null;
  expect(await page.locator(".answers .go").count()).toBe(0); // which wizard goes to column 0 is nobody's to propose
  for (let n = 0; n < 30 && (await news.count()) === 0; n++) {
    // Before the other player's first turn an attack could hit nothing but one's own side.
    const isMain = /^your main phase/i.test((await page.locator("#says").textContent())!);
    if (isMain) proposed ??= await page.locator(".answers .go").allTextContents();
    await press(page, BAR_FIRST);
  }
  expect(proposed).toEqual([expect.stringContaining("End the turn")]);
  expect(await news.textContent()).toMatch(/Since your answer, the last of \d+: .+\./);
  expect((await news.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await news.tap();
  const first = page.locator(".sheet .log > .new").first();
  await first.waitFor();
  const [line, room] = [(await first.boundingBox())!, (await page.locator("#tab-panel").boundingBox())!];
  expect(line.y).toBeGreaterThanOrEqual(room.y);
  expect(line.y + line.height).toBeLessThanOrEqual(Math.min(room.y + room.height, 844));
  expect(errors).toEqual([]);
  await close();
});

test("what may be chosen among the chips beside a name stands first there, as large as a finger", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ ...PHONE, path: "#/learn/colossus-order" });
  await page.locator("[data-lesson] h2").waitFor();
  const says = page.locator("#says");
  const attacks = async () => /^what does .* attack/i.test((await says.textContent())!);
  for (let n = 0; n < 12 && !(await attacks()); n++) {
    await readAll(page);
    await press(page, [".opened .button", "#mat .half.near .card.may[aria-label*='Bulwark Captain']", ...BAR_FIRST]);
  }
  expect(await attacks()).toBe(true);
  await readAll(page);
  const chips = page.locator("#mat .half.far ~ .plate .place-chip, #mat .plate:first-child .place-chip");
  const boxes = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const { left, top, height } = chip.getBoundingClientRect();
      return { may: chip.matches(".may"), height, at: Math.round(top / 12) * 1000 + left };
    }),
  );
  const may = boxes.filter(({ may }) => may);
  expect(may.length).toBeGreaterThan(0);
  for (const { height } of may) expect(height).toBeGreaterThanOrEqual(44);
  const rest = boxes.filter(({ may, height }) => !may && height > 0);
  expect(Math.max(...may.map(({ at }) => at))).toBeLessThan(Math.min(...rest.map(({ at }) => at)));
  expect(errors).toEqual([]);
  await close();
});

test("a pile that is pressed as an answer when the next question has just come is not opened over it; later it is", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ ...PHONE, path: "#/learn/colossus-order" });
  await page.locator("[data-lesson] h2").waitFor();
  const deck = "#mat .plate:first-child .place-chip.may[data-pile=deck]";
  for (let n = 0; n < 12 && (await page.locator(deck).count()) === 0; n++) {
    await readAll(page);
    await press(page, [".opened .button", "#mat .half.near .card.may[aria-label*='Bulwark Captain']", ...BAR_FIRST]);
  }
  await readAll(page);
  await page.evaluate(async (selector) => {
    const question = () => document.querySelector("[data-table]")!.getAttribute("data-question");
    const before = question();
    const pile = document.querySelector<HTMLElement>(selector)!;
    const later = () => new Promise((resolve) => setTimeout(resolve, 5));
    pile.click();
    await later();
    if (document.querySelector(".opened") !== null) pile.click(); // by a finger the second touch answers
    for (const began = performance.now(); question() === before && performance.now() - began < 5000; ) await later();
    pile.click();
  }, deck);
  await page.waitForTimeout(100);
  expect(await page.locator(".sheet").count()).toBe(0);
  await page.waitForTimeout(600);
  await page.locator("#mat .plate:first-child .place-chip[data-pile=deck]").evaluate((pile) => (pile as HTMLElement).click()); // a note lies over it
  await page.locator(".sheet").waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ["390 × 844", { width: 390, height: 844 }],
  ["360 × 640", { width: 360, height: 640 }],
])("%s: beside a lesson both players' numbers stay in sight, the way home too, and a boss says whether it waits", async (_, viewport) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ hasTouch: true, viewport, path: "#/learn/bos" });
  await page.locator("[data-lesson] h2").waitFor();
  await asked(page);
  await readAll(page);
  const bar = (await page.locator(".lesson").boundingBox())!;
  const asks = (await page.locator("#question").boundingBox())!;
  for (const scrolled of [0, 9999]) {
    await page.locator("#mat").evaluate((mat, to) => mat.scrollTo(0, to), scrolled);
    for (const plate of await page.locator(".plate").all()) {
      const facts = (await plate.locator(".fact", { hasText: "life" }).boundingBox())!;
      expect(facts.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(facts.y + facts.height).toBeLessThanOrEqual(asks.y + 1);
    }
  }
  const boss = page.locator(".near + .plate .place-chip", { hasText: "Volkrath" });
  expect(await boss.textContent()).toMatch(/^boss Volkrath, 0 of 3 summons/);
  const [line, other] = await Promise.all([boss, page.locator(".near + .plate .place-chip").first()].map((chip) => chip.boundingBox()));
  expect(line!.height).toBeLessThanOrEqual(other!.height + 1); // in one line
  const home = (await page.locator(".brand").boundingBox())!;
  expect(home.y).toBeGreaterThanOrEqual(0);
  expect((await page.locator(".match-title").boundingBox())!.y).toBeGreaterThanOrEqual(2);
  expect(await violationsAt(page)).toEqual([]);
  await page.getByRole("button", { name: "Keys and help" }).tap();
  expect(await page.locator("dialog h3").first().textContent()).toBe("What the colours say");
  await page.getByRole("button", { name: "Close" }).tap();
  await page.locator(".brand").tap();
  await page.getByRole("heading", { name: "Card games, played by the book" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("844 × 390, where the name of the game has no room: whose turn it is stands there whole", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ hasTouch: true, viewport: { width: 844, height: 390 }, path: "#/learn/gundam" });
  await page.locator("[data-lesson] h2").waitFor();
  const cut = await page.locator(".match-title > span").evaluateAll((all) => all.map((each) => each.scrollWidth > each.clientWidth));
  expect(cut).toEqual([true, false]);
  expect(await page.locator(".match-title").innerText()).toMatch(/turn \d+ · You$/i);
  expect(errors).toEqual([]);
  await close();
});

test("of what one did there is a word where no log stands beside it, and what came of it goes before what was done", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open(PHONE);
  await begin(page, "bos", 11);
  const news = page.locator("[data-news]");
  for (let n = 0; n < 12 && !(await news.allTextContents()).join().includes("your"); n++) await press(page, HAND_FIRST);
  expect(await news.textContent()).toMatch(/^Since your answer: /);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ["gundam", "next draw:", 1],
  ["gate-ruler", "next drive:", 2],
  ["colossus-order", "next draw:", 1],
])(
  "%s: a player's line says on which %s the match ends, whole and within the screen; the deck that is empty then stays there",
  async (game, label, deck) => {
    if (house === null) return;
    const { page, errors, close } = await house.open(PHONE);
    const buffer = Buffer.from(JSON.stringify({ game, title: "The last cards", position: { active: "P2", P1: { deck } } }));
    await page.getByLabel("Open a file").setInputFiles({ name: "last.json", mimeType: "application/json", buffer });
    await asked(page);
    const fact = page.locator("#mat .plate .fact", { hasText: label });
    expect(await fact.allInnerTexts()).toEqual([`${label} ends the match`]);
    const { x, width } = (await fact.boundingBox())!;
    expect([x >= 0, x + width <= PHONE.viewport.width]).toEqual([true, true]);
    for (let n = 0; n < 40 && (await asked(page)) === "asked"; n++) await page.keyboard.press("p");
    expect(await page.locator("#mat .place-chip[data-pile=deck]", { hasText: "deck 0" }).count()).toBe(1);
    expect(errors).toEqual([]);
    await close();
  },
);

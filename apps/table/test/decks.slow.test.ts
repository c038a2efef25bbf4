/** Decks of one's own: by hand, by list, by file, with cards of one's own. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, GAMES, type House, kept, openHouse } from "./house.ts";
import { faults, violations } from "./looks.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const example = (name: string): string => fileURLToPath(new URL(`../../../docs/examples/cards/${name}`, import.meta.url));

test.each(GAMES)("a deck of %s: problems with their paragraphs as one types, a list that is pasted, kept on this machine", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await page.goto(`${house.address}#/decks/${game}`);
  const list = page.locator(".deck-list").first();
  await list.locator("summary").click();
  expect(await list.innerText()).toMatch(/\d\s\S.* · \d\s\S/);
  await page
    .getByRole("button", { name: /^Copy and change/ })
    .first()
    .click();
  await page.getByText("It may be played.").waitFor();
  const less = page.getByRole("button", { name: /^One .* less$/ });
  const problems = page.locator(".deck-problems .rule");
  for (let taken = 0; taken < 20 && (await problems.count()) === 0; taken++) {
    await less.last().click(); // a reserve may be smaller, so one card less is not always wrong
    await page.waitForTimeout(100);
  }
  await problems.first().waitFor();
  await page.getByText("Paste a list").click();
  await page.getByRole("textbox", { name: "Paste a list" }).fill("no such card at all");
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByText("there is no card").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await page.waitForTimeout(300);
  await page.goto(`${house.address}#/decks/${game}`);
  await page.getByRole("link", { name: "Change: Mine" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a name that several cards have: it is asked which is meant, and nothing is guessed", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/decks/gundam" });
  await page.getByRole("button", { name: "A new deck" }).click();
  await page.getByText("Paste a list").click();
  await page.getByRole("textbox", { name: "Paste a list" }).fill("3 Gundam\n2 ST01-005");
  await page.getByRole("button", { name: "Use this list" }).click();
  const which = page.getByRole("group", { name: "Which “Gundam”?" });
  await which.waitFor();
  expect(await page.locator(".deck-cards .copies").allTextContents()).toEqual(["2"]);
  expect([...(await violations(page)), ...(await faults(page))]).toEqual([]);
  await which.getByRole("button", { name: /^ST01-001/ }).click();
  await expect.poll(() => page.locator(".deck-cards .copies").allTextContents()).toEqual(["3", "2"]);
  expect(await page.locator(".deck-cards li").first().textContent()).toContain("ST01-001");
  expect(await which.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test("cards of one's own: a file is kept, its cards lie in the deck editor, and a match is played with them after a reload", async () => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ path: "#/cards/gundam" });
  await page.getByText("Cards of your own").click();
  await page
    .getByLabel("Add a card file")
    .setInputFiles({ name: "broken.json", mimeType: "text/plain", buffer: Buffer.from('[{"id":7}]') });
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Add a card file").setInputFiles(example("river-guild.json"));
  await page.getByText("river-guild.json").waitFor();
  await page.getByPlaceholder("Search cards").fill("Ferryman Frame");
  await page.locator(".entry", { hasText: "DEMO-001" }).waitFor();
  await page.reload();
  await page.goto(`${house.address}#/decks/gundam`);
  await page.getByRole("button", { name: "A new deck" }).click();
  await page.getByText("Paste a list").click();
  await page.getByLabel("Open a file").setInputFiles(example("river-deck.json"));
  await page.getByText("It may be played.").waitFor();
  expect(await page.locator(".deck-cards li").first().textContent()).toContain("Ferryman Frame");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  const mine = page.locator(".fresh select option:checked").nth(1);
  await expect.poll(() => mine.textContent()).toBe("River Guild, a first try (yours)");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-table]").waitFor();
  expect(await asked(page)).toBe("asked");
  await kept(page);
  await page.reload();
  expect(await asked(page)).toBe("asked");
  expect(errors).toEqual([]);
  await close();
});

/** Two people at two processes of one server, on one PostgreSQL, in two browsers. */
import { readReplay, verify } from "@duelex/kernel";
import type { TableFacts } from "@duelex/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Ground, type Running } from "../../server/test/processes.ts";
import { wholeGames } from "../src/games.ts";
import { GAMES, questionOf } from "./house.ts";
import { concede, goTo, type Hall, openHall, openTable, playByItself, sitDown } from "./people.ts";

const ground = new Ground();
let hall: Hall | null = null;
let first: Running;
let second: Running;

beforeAll(async () => {
  hall = await openHall();
  if (hall === null) return;
  first = await ground.start();
  second = await ground.start("--database", ground.database);
}, 240_000);
afterAll(async () => {
  await hall?.close();
  await ground.clear();
}, 60_000);

/** Who failed before may have left it dead. */
beforeEach(async () => {
  if (hall !== null && (first.child.exitCode ?? first.child.signalCode) !== null) first = await ground.start();
});

const fetched = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** One is played to its end, with a server that is killed on the way; that no answer is lost in any game is asked without a browser (kept.slow.test.ts). */
const WHOLE = "gundam";

describe.each(GAMES)("%s", (game) => {
  const goes = game === WHOLE ? "of which one is killed and started again in the middle" : "given up after a while";
  test(`a match between two browsers at two processes, ${goes}; both end with the same verified replay`, async () => {
    if (hall === null) return;
    const anna = await hall.enter(first.base);
    const bert = await hall.enter(second.base);
    const table = await openTable(anna.page, { game, name: "Anna" });
    await goTo(bert.page, "#/online");
    await bert.page.locator(`a[href="#/online/join/${table}"]`).click(); // a try before this one may have left another
    await sitDown(bert.page, "Bert");
    await anna.page.locator("[data-table]").waitFor();
    const people = [anna.page, bert.page];
    for (const page of people) await page.waitForLoadState("networkidle"); // they have what they need of the server that is killed
    await Promise.all(people.map((page) => playByItself(page)));
    await expect.poll(async () => Number(await questionOf(bert.page)), { timeout: 60_000 }).toBeGreaterThan(12);
    if (game === WHOLE) {
      const { port } = new URL(first.base);
      await first.kill();
      await anna.page.locator("[data-online=lost]").waitFor();
      await anna.page.getByText("No word from the server; trying again").waitFor();
      first = await ground.start("--port", port);
    } else await concede(anna.page);
    for (const page of people) await page.locator("[data-over]").waitFor({ timeout: 150_000 });
    for (const page of people) await page.locator("[data-dice=right]").waitFor();
    expect(await anna.page.locator("[data-over] .says").textContent()).not.toBe(await bert.page.locator("[data-over] .says").textContent());
    const replay = await fetched(`${first.base}api/tables/${table}/replay`);
    expect(await fetched(`${second.base}api/tables/${table}/replay`)).toEqual(replay);
    expect(verify(await wholeGames[game]!(), readReplay(replay))).toMatchObject({ verified: true, sameCards: true });
    const facts = (await fetched(`${second.base}api/tables/${table}`)) as TableFacts;
    expect(facts).toMatchObject({ state: "over", names: expect.arrayContaining(["Anna", "Bert"]) });
    if ((await bert.page.locator("dialog[open]").count()) > 0) await bert.page.keyboard.press("Escape"); // a pile was being looked at
    await bert.page.getByRole("link", { name: "Look back through it" }).click();
    await bert.page.locator("[data-over]").waitFor();
    await bert.page.getByRole("tab", { name: "Study" }).waitFor();
    expect([...anna.errors, ...bert.errors]).toEqual([]);
    await Promise.all([anna.close(), bert.close()]);
  });
});

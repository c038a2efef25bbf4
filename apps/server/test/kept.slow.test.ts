/** What was acknowledged is kept, whatever is killed: real processes, a real PostgreSQL. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, readReplay, verify } from "@duelex/kernel";
import type { TableFacts } from "@duelex/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Line, said } from "./client.ts";
import { Person, plain, twoAt } from "./match.ts";
import { Ground, type Running } from "./processes.ts";

const ground = new Ground();
let first: Running;
let second: Running;

beforeAll(async () => {
  first = await ground.start();
  second = await ground.start("--database", ground.database);
}, 240_000);
afterAll(() => ground.clear(), 60_000);

const games: Readonly<Record<string, () => Promise<Game>>> = {
  bos: async () => (await import("@duelex/bos")).bos as unknown as Game,
  gundam: async () => (await import("@duelex/gundam")).gundam as unknown as Game,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler as unknown as Game,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder as unknown as Game,
};

/** The replay of a match that is over, verified; and what was acknowledged stands in it. */
async function expectKept(base: string, people: readonly Person[]): Promise<readonly string[]> {
  const { table } = people[0]!.seated;
  const facts = (await said(base, "GET", `api/tables/${table}`)).body as TableFacts;
  expect(facts.state).toBe("over");
  const { status, body } = await said(base, "GET", `api/tables/${table}/replay`);
  expect(status).toBe(200);
  const replay = readReplay(body);
  expect(verify(await games[facts.game]!(), replay)).toMatchObject({ verified: true, sameCards: true });
  expect(replay.seed).toBe(facts.dice.seed);
  expect(createHash("sha256").update(String(replay.seed)).digest("hex")).toBe(facts.dice.hash);
  for (const { acknowledged } of people)
    for (const [number, phrase] of acknowledged) expect(plain(replay.answers[number - 1]!)).toBe(plain(phrase));
  expect(people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(10);
  return replay.answers;
}

/** The same seat from another server. */
const elsewhere = (person: Person, bases: () => readonly string[], seed: number): Person => new Person(bases, person.seated, seed);

describe("two servers on one database", () => {
  test("one seat answers from two tabs at two servers at once: one answer counts, the other is late", async () => {
    const [one, other] = await twoAt(() => [first.base], "bos", 5);
    const tabs = [one, elsewhere(one, () => [second.base], 6), other, elsewhere(other, () => [second.base], 7)];
    await Promise.all(tabs.map((tab) => tab.play()));
    await expectKept(second.base, [one, other]);
    const numbers = tabs.flatMap(({ acknowledged }) => [...acknowledged.keys()]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(tabs.reduce((sum, { late }) => sum + late, 0)).toBeGreaterThan(0);
  }, 120_000);

  test("who is here is known at both; a wish made at one is granted at the other, and a rematch has the seats swapped", async () => {
    const [one, other] = await twoAt(() => [first.base], "colossus-order", 8);
    const there = elsewhere(other, () => [second.base], 9);
    await one.come();
    await there.come();
    await one.line.until(() => one.line.facts!.present.every((is) => is));
    const asked = () => (one.line.asked !== null ? one : there.line.asked !== null ? there : null);
    const answering = await one.line.until(asked);
    const before = answering.line.position!;
    const question = answering.line.asked!;
    expect(await answering.line.reply({ ask: "answer", question: question.number, answer: question.answers[0]!.answer })).toMatchObject({
      told: "reply",
    });
    const granting = answering === one ? there : one;
    await granting.line.until(() => granting.line.position!.number > before.number);
    expect(await answering.line.reply({ ask: "wish", what: "take back" })).toMatchObject({ told: "reply" });
    await granting.line.until(() => granting.line.facts!.wish);
    expect(granting.line.facts!.wish).toEqual({ seat: answering.line.seat, what: "take back" });
    expect(await answering.line.reply({ ask: "agree" })).toMatchObject({ told: "refused" });
    expect(await granting.line.reply({ ask: "agree" })).toMatchObject({ told: "reply" });
    const after = await answering.line.until(() => answering.line.position!.number > before.number + 1 && answering.line.position);
    expect(after.view).toEqual(before.view);
    expect(after.question).toMatchObject({ answers: before.question!.answers });
    expect(await one.line.reply({ ask: "concede" })).toMatchObject({ told: "reply" });
    await there.line.until(() => there.line.facts!.state === "over");
    expect(there.line.facts!.result).toBe("Bert wins: Anna concedes.");
    expect(await one.line.reply({ ask: "rematch" })).toMatchObject({ told: "reply" });
    await there.line.until(() => there.line.facts!.again[0]);
    expect(await there.line.reply({ ask: "rematch" })).toMatchObject({ told: "reply" });
    const next = (line: Line) => line.until(() => line.told.find((told) => told.told === "next"));
    const [mine, theirs] = [await next(one.line), await next(there.line)];
    expect([mine.seated.seat, theirs.seated.seat, mine.seated.table]).toEqual([1, 0, theirs.seated.table]);
    const again = elsewhere({ seated: mine.seated } as Person, () => [second.base], 1);
    await again.come();
    expect(again.line.facts).toMatchObject({ state: "playing", names: ["Bert", "Anna"] });
  }, 60_000);
});

describe("a client that is cut, that comes twice, or that comes late", () => {
  test("the line is cut again and again: whoever comes back goes on where the match stands, and is told only what is new", async () => {
    const [one, other] = await twoAt(() => [first.base, second.base], "gundam", 11);
    const cutting = setInterval(() => {
      for (const { line } of [one, other]) if (line !== undefined && Math.floor(performance.now()) % 3 === 0) line.cut();
    }, 20);
    await Promise.all([one.play(), other.play()]).finally(() => clearInterval(cutting));
    expect(one.cuts + other.cuts).toBeGreaterThan(2);
    await expectKept(first.base, [one, other]);
    const { table, key } = one.seated;
    const whole = await new Line(first.base, { hello: "seat", table, key }).open();
    const story = (await whole.until(() => whole.position)).story;
    expect(story.from).toBe(0);
    const rest = await new Line(second.base, { hello: "seat", table, key, lines: story.lines.length - 3 }).open();
    expect((await rest.until(() => rest.position)).story).toEqual({ from: story.lines.length - 3, lines: story.lines.slice(-3) });
  }, 120_000);

  test("a message that comes twice is acted on once and replied to twice; an answer to a question that is gone is late", async () => {
    const [one, other] = await twoAt(() => [first.base], "bos", 13);
    await one.come();
    await other.come();
    const asked = await one.line.until(() => (one.line.asked !== null ? one.line : other.line.asked !== null ? other.line : null));
    const { number, answers } = asked.asked!;
    const message = { ask: "answer" as const, question: number, answer: answers[0]!.answer };
    for (let nth = 0; nth < 3; nth++) asked.ask(message, 77);
    const replies = () => asked.told.filter((told) => "to" in told && told.to === 77);
    await asked.until(() => replies().length === 3);
    expect(replies().map(({ told }) => told)).toEqual(["reply", "reply", "reply"]);
    expect(asked.position!.number).toBe(number + 1);
    expect(await asked.reply(message)).toMatchObject({ told: "refused", why: "late" });
  }, 60_000);
});

describe("what is killed", () => {
  test("a server is killed with -9 in the middle of a match of each game, again and again: the others go on, and have the same verified replay, with what was acknowledged", async () => {
    let third: Running | null = await ground.start("--database", ground.database);
    const pairs = await Promise.all(
      Object.keys(games).map((game, at) =>
        twoAt(() => (third === null ? [second.base] : [second.base, third.base]), game, 20 + 2 * at, {}, 30),
      ),
    );
    const playing = Promise.all(pairs.flat().map((person) => person.play()));
    for (let kills = 0; kills < 3; kills++) {
      await new Promise((later) => setTimeout(later, 700));
      await third!.kill();
      third = null;
      third = await ground.start("--database", ground.database);
    }
    await playing;
    for (const pair of pairs) expect(await expectKept(first.base, pair)).toEqual(await expectKept(second.base, pair));
    await third.end();
  }, 240_000);

  test("the database is killed with -9 and comes back, twice: nobody is told of an answer that is lost, and play goes on", async () => {
    const own = new Ground();
    const server = await own.start();
    const guest = await own.start("--database", own.database);
    const bases = () => [server.base, guest.base];
    const pairs = await Promise.all(["bos", "gundam"].map((game, at) => twoAt(bases, game, 40 + 2 * at, {}, 60)));
    const playing = Promise.all(pairs.flat().map((person) => person.play()));
    for (let kills = 0; kills < 2; kills++) {
      await new Promise((later) => setTimeout(later, 1500));
      const { pid } = own.postgres;
      process.kill(pid, "SIGKILL");
      await expect.poll(() => own.running?.pid ?? pid, { timeout: 30_000 }).not.toBe(pid);
    }
    await playing;
    for (const pair of pairs) await expectKept(guest.base, pair);
    expect((await fetch(new URL("readyz", server.base))).status).toBe(200);
    await own.clear();
  }, 240_000);
});

describe("starting and ending", () => {
  test("two that start at the same moment on a new folder: one serves, the other is told so; a sign that a killed one left keeps nobody", async () => {
    const own = new Ground();
    mkdirSync(own.data);
    writeFileSync(join(own.data, "starting"), String(spawnSync(process.execPath, ["--version"]).pid));
    const [one, other] = (await Promise.allSettled([own.start(), own.start()])).sort((a, b) => a.status.localeCompare(b.status));
    expect(one).toMatchObject({ status: "fulfilled" });
    expect(String((other as PromiseRejectedResult).reason)).toContain("Another server runs with the data in");
    expect(readdirSync(own.data).sort()).toEqual(["password", "port", "postgres", "postgres.log"]);
    await own.clear();
  }, 240_000);

  test("a second server on one data folder is refused in words; a database that a killed server left running is found", async () => {
    const own = new Ground();
    const server = await own.start();
    await expect(own.start()).rejects.toThrow(
      /ended with 2: .*Another server runs with the data in .*postgres:\/\/duelex:PASSWORD@127\.0\.0\.1:\d+\/postgres, with the password from .*password/s,
    );
    const [one, other] = await twoAt(() => [server.base], "bos", 50);
    await one.come();
    await server.kill();
    const pid = own.postgres.pid;
    writeFileSync(join(own.data, "starting"), ""); // killed while it began to write who starts
    const next = await own.start();
    expect(next.said()).toContain("where a database was still running");
    expect(own.postgres.pid).toBe(pid);
    const back = elsewhere(one, () => [next.base], 1);
    await back.come();
    await back.line.until(() => back.line.position);
    expect(other.seated.table).toBe(back.line.facts!.table);
    const watching = back.line;
    expect(await next.end()).toBe(0);
    expect(watching.told.at(-1)).toMatchObject({ told: "closed", why: "going down" });
    expect(() => process.kill(pid, 0)).toThrow(); // the database was its own, and nobody else used it
    await own.clear();
  }, 120_000);

  test("a server that ends lets others go on: its guests are told, its database stays while another uses it", async () => {
    const own = new Ground();
    const owner = await own.start();
    const guest = await own.start("--database", own.database);
    const { pid } = own.postgres;
    expect(await owner.end()).toBe(0);
    const [one, other] = await twoAt(() => [guest.base], "bos", 60);
    await Promise.all([one.play(), other.play()]);
    await expectKept(guest.base, [one, other]);
    process.kill(pid, 0);
    await own.clear();
  }, 120_000);
});

test("a server that keeps no match in its memory plays as well: what is let go is played again from its log", async () => {
  const forgetful = await ground.start("--database", ground.database, "--tables", "0");
  const [one, other] = await twoAt(() => [forgetful.base], "bos", 70);
  const watcher = await new Line(forgetful.base, { hello: "watch", table: one.seated.table }).open();
  await watcher.until(() => watcher.facts);
  await one.come(); // one after the other: all are at the same table
  await other.come();
  await Promise.all([one.play(), other.play()]);
  await expectKept(forgetful.base, [one, other]);
  await watcher.until(() => watcher.facts!.state === "over");
  await forgetful.end();
}, 60_000);

test("time does not run out while no server runs, and goes on to its end when one does", async () => {
  const alone = new Ground();
  try {
    const server = await alone.start();
    const [one, other] = await twoAt(() => [server.base], "bos", 21, { clock: { bank: 8, increment: 0, out: "loses" } });
    await Promise.all([one.come(), other.come()]);
    await one.line.until(() => one.line.facts!.time!.running !== null);
    await server.kill();
    await new Promise((later) => setTimeout(later, 9000));
    const again = await alone.start();
    const [mine, theirs] = [elsewhere(one, () => [again.base], 1), elsewhere(other, () => [again.base], 2)];
    await Promise.all([mine.come(), theirs.come()]);
    const { state, time } = mine.line.facts!;
    expect([state, time!.left[time!.running!]! > 3000]).toEqual(["playing", true]);
    await mine.line.until(() => mine.line.facts!.state === "over");
    expect(mine.line.facts!.result).toMatch(/'s time has run out\.$/);
  } finally {
    await alone.clear();
  }
}, 120_000);

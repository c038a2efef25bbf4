/** The database: how its schema goes forward, what is taken away from it, and what is said while it cannot be reached. */

import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bos } from "@duelex/bos";
import { type Game, readReplay, verify } from "@duelex/kernel";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Doors } from "../src/doors.ts";
import { Heart } from "../src/heart.ts";
import { serve } from "../src/serve.ts";
import { Database, DatabaseAway, ServerProblem } from "../src/store/database.ts";
import { type Embedded, embedded } from "../src/store/embedded.ts";
import { Journal } from "../src/store/journal.ts";
import { Matches, type NewMatch } from "../src/store/matches.ts";
import { migrations, type Step } from "../src/store/migrations.ts";
import { prune } from "../src/store/pruning.ts";
import { Line, said } from "./client.ts";
import { newTable, plain, twoAt } from "./match.ts";
import { Ground } from "./processes.ts";

const folder = mkdtempSync(join(tmpdir(), "duelex-database-"));
chmodSync(folder, 0o755); // where tests run as root, PostgreSQL's own user has to come in
let own: Embedded;
beforeAll(async () => {
  own = await embedded(join(folder, "data"));
}, 120_000);
const grounds: Ground[] = [];
/** Servers that end with the tests, also where one fails. */
const ground = (): Ground => {
  const one = new Ground();
  grounds.push(one);
  return one;
};
afterAll(async () => {
  for (const one of grounds) await one.clear();
  await own.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, 60_000);

let made = 0;
/** A database with nothing in it. */
async function empty(): Promise<string> {
  const name = `empty${made++}`;
  const usual = await open(own.url);
  await usual.query(`create database ${name}`);
  await usual.close();
  return own.url.replace(/\/postgres$/, `/${name}`);
}

const open = (url: string, steps: readonly Step[] = migrations): Promise<Database> =>
  Database.open({
    ...{ url, connections: 2, steps, hear: () => undefined, missed: () => undefined },
    trouble: (problem) => {
      throw problem;
    },
  });

const match = (id: string, state: NewMatch["state"]): NewMatch => ({
  ...{ id, state, game: "bos", edition: "1", cards: "x", settings: {}, decks: [{}, {}], seed: "0".repeat(64) },
  ...{ names: ["Anna", "Bert"], sitters: ["person", "person"], keys: ["k", "l"], invitation: null, watched: true, clock: null },
});

const version = async (database: Database): Promise<unknown> => (await database.query("select version, least from schema_version"))[0];

/** A step that takes its time and can be taken once only. */
const slow: Step = { sql: "create table further (word text); insert into further values ('once'); select pg_sleep(0.5)" };

test.runIf(existsSync("/proc/self/fd"))("the log of a database of one's own is written by that database, and not kept open here", () => {
  const open = readdirSync("/proc/self/fd").flatMap((each) => {
    try {
      return [readlinkSync(`/proc/self/fd/${each}`)];
    } catch {
      return []; // it was that of the folder
    }
  });
  expect(open.filter((path) => path.startsWith(folder))).toEqual([]);
});

test("a folder in which no database can lie is refused in words, and at once: a file, below a file, where nothing can be made", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const wrong of [file, join(file, "below"), ...(existsSync("/proc/self") ? ["/proc/duelex"] : [])])
    await expect(embedded(wrong)).rejects.toThrow(
      new RegExp(`^The database cannot lie in ${wrong}: .+ Another folder is named by --data\\.$`),
    );
});

test("one server on a folder: it ends in order without a word of trouble; a port that is taken is said before a database is made", async () => {
  const place = ground();
  const first = await place.start("--log-level", "warn");
  const { port } = new URL(first.base);
  const data = join(folder, "never");
  const taken = spawnSync(process.execPath, [place.program, "serve", "--port", port, "--data", data], { encoding: "utf8" });
  expect(taken).toMatchObject({ status: 2, stderr: `Port ${port} is taken by another program; --port 0 takes any that is free.\n` });
  expect(existsSync(data)).toBe(false);
  expect(await first.end()).toBe(0);
  expect(first.log()).toBe("");
}, 120_000);

test("a server that comes no further than its doors says that it runs no longer, and beats no more", async () => {
  const url = await empty();
  vi.spyOn(Doors.prototype, "open").mockRejectedValueOnce(new ServerProblem("Port 1 is taken by another program."));
  const starting = serve({
    ...{ games: [], gameNamed: async () => bos as unknown as Game, thinker: new URL("file:///none"), threads: 1, machines: [] },
    ...{ page: null, host: "127.0.0.1", port: 0, data: folder, database: url, keep: 0, origins: [], trustProxy: false, compress: false },
    ...{ logLevel: "silent", rate: 1000, sockets: 10, tables: 10, metrics: "here" },
  });
  await expect(starting).rejects.toThrow("Port 1 is taken");
  const database = await open(url);
  expect(await database.query("select about from processes")).toEqual([{ about: "gone" }]);
  await database.close();
});

test("a full disk is written down, once in ten seconds, and whoever asks is told to come again", async () => {
  const troubles: string[] = [];
  const database = await Database.open({
    ...{ url: await empty(), connections: 2, hear: () => undefined, missed: () => undefined },
    trouble: (problem, where) => troubles.push(`${where}: ${problem}`),
  });
  const full = "do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$";
  for (let nth = 0; nth < 3; nth++) await expect(database.query(full)).rejects.toThrow(DatabaseAway);
  expect(troubles).toEqual(["the database takes nothing: error: No space left on device"]);
  await database.close();
}, 60_000);

describe("the schema", () => {
  test("a database that the first step has made goes through the others, and keeps what is in it; what ran before goes on beside it", async () => {
    const url = await empty();
    const before = await open(url, migrations.slice(0, 1));
    expect(await version(before)).toEqual({ version: 1, least: 1 });
    const matches = new Matches(before);
    const journal = new Journal(before, "p", (problem) => {
      throw problem;
    });
    await matches.add(match("a", "playing"));
    await journal.write("a", 1, { deed: "answer", seat: 0, line: "first" }, null);
    const after = await open(url);
    expect(await version(after)).toEqual({ version: migrations.length, least: 1 });
    expect(await journal.write("a", 2, { deed: "answer", seat: 1, line: "second" }, null)).not.toBeNull();
    const whole = await new Matches(after).whole("a");
    expect(whole!.row).toMatchObject({ id: "a", state: "playing", names: ["Anna", "Bert"] });
    expect(whole!.log.map(({ deed }) => deed)).toMatchObject([{ line: "first" }, { line: "second" }]);
    await before.close();
    const again = await open(url, migrations.slice(0, 1)); // the program before, started once more
    expect((await new Matches(again).find("a"))!.id).toBe("a");
    await Promise.all([after.close(), again.close()]);
  });

  test("processes that start at the same time take each step once", async () => {
    const url = await empty();
    const steps = [...migrations, slow];
    await (await open(url)).close();
    const all = await Promise.all([1, 2, 3].map(() => open(url, steps)));
    expect(await version(all[0]!)).toEqual({ version: steps.length, least: 1 });
    expect(await all[0]!.query("select word from further")).toEqual([{ word: "once" }]);
    const fresh = await empty();
    const both = await Promise.all([1, 2].map(() => open(fresh, steps)));
    expect(await both[1]!.query("select word from further")).toEqual([{ word: "once" }]);
    await Promise.all([...all, ...both].map((database) => database.close()));
  });

  test("a program that does not know a step that breaks older ones refuses the database in words", async () => {
    const url = await empty();
    await (await open(url, [...migrations, { sql: "alter table matches rename column names to called", breaks: true }])).close();
    const newer = migrations.length + 1;
    const refused = open(url);
    await expect(refused).rejects.toThrow(ServerProblem);
    await expect(refused).rejects.toThrow(
      `brought to version ${newer} by a newer Duelex, and only programs that know version ${newer} can go on with it; this one knows ${migrations.length}. Start the newer one`,
    );
  });

  test.each([
    ["postgres://x@localhost:1/x", /nothing answers at (127\.0\.0\.1|::1), port 1; does PostgreSQL run there\?/],
    ["postgres://nowhere.invalid/x", /no machine called "nowhere\.invalid" is found/],
  ])("an address at which there is none is refused in words: %s", async (url, says) => {
    await expect(open(url)).rejects.toThrow(says);
  });

  test("a step that fails leaves everything as it was, says why, and can be taken when it is right", async () => {
    const url = await empty();
    await (await open(url)).close();
    const half: Step = { sql: "create table half (word text); select nothing" };
    await expect(open(url, [...migrations, half])).rejects.toThrow('The database cannot be used: column "nothing" does not exist');
    const database = await open(url, [...migrations, { sql: "create table half (word text)" }]);
    expect(await version(database)).toMatchObject({ version: migrations.length + 1 });
    await database.close();
  });
});

test("matches in which nothing has been done for long are taken away with their logs, whatever their state; others stay, and for ever if so set", async () => {
  const database = await open(await empty());
  const matches = new Matches(database);
  const journal = new Journal(database, "p", (problem) => {
    throw problem;
  });
  for (const state of ["open", "playing", "over", "withdrawn"] as const)
    for (const age of ["old", "young"]) {
      await matches.add(match(`${state} ${age}`, state === "open" || state === "withdrawn" ? "open" : "playing"));
      await journal.write(`${state} ${age}`, 1, { deed: "answer", seat: 0, line: "x" }, null);
      if (state === "over") await matches.finish(`${state} ${age}`, "over");
      if (state === "withdrawn") await matches.withdraw(`${state} ${age}`);
    }
  await matches.add(match("playing long", "playing"));
  await journal.write("playing long", 1, { deed: "answer", seat: 0, line: "x" }, null);
  const ago = "clock_timestamp() - interval '40 days'";
  await database.query(`update matches set opened = ${ago}, begun = ${ago}, ended = case when ended is not null then ${ago} end
    where id like '% old' or id = 'playing long'`);
  await database.query(`update log set at = ${ago} where match like '% old'`);
  await database.query(`insert into processes values ('gone', ${ago}, 'gone'), ('here', clock_timestamp(), 'runs')`);
  expect(await prune(database, 0)).toBe(0);
  expect(await prune(database, 41)).toBe(0);
  expect(await prune(database, 30)).toBe(4);
  const left = await database.query<{ readonly id: string }>("select id from matches order by id");
  expect(left.map(({ id }) => id)).toEqual(["open young", "over young", "playing long", "playing young", "withdrawn young"]);
  const logs = await database.query<{ readonly match: string }>("select distinct match from log order by match");
  expect(logs.map(({ match: id }) => id)).toEqual(left.map(({ id }) => id));
  expect(await database.query("select id from processes")).toEqual([{ id: "here" }]);
  await database.close();
});

describe("nobody's time runs while no server does", () => {
  const put = async () => {
    const database = await open(await empty());
    const heart = async (id: string): Promise<Heart> => {
      const one = new Heart(
        database,
        id,
        () => undefined,
        () => undefined, // they go on beating until the tests are over
      );
      await one.begin();
      return one;
    };
    const backdate = (seconds: number) => database.query("update processes set beat = beat - make_interval(secs => $1)", [seconds]);
    return { database, heart, backdate };
  };

  test("from the end of the last one, however short; from its last sign of life, if it was killed; not while another runs", async () => {
    const { database, heart, backdate } = await put();
    const one = await heart("one");
    expect(one.pauses()).toEqual([]);
    const other = await heart("other");
    await one.stop();
    expect((await heart("third")).pauses()).toEqual([]);
    await database.query("delete from processes where id = 'third'");
    const ended = other.now();
    await other.stop();
    await other.look(); // a beat that was under way says nothing else
    expect(await database.query("select about from processes where id = 'other'")).toEqual([{ about: "gone" }]);
    const after = await heart("after");
    expect(after.pauses()).toHaveLength(1);
    expect(after.pauses()[0]!.since - ended).toBeLessThan(500);
    await database.query("delete from processes where id <> 'after'");
    await backdate(4); // killed four seconds ago: perhaps it is only slow
    expect((await heart("soon")).pauses()).toHaveLength(1);
    await database.query("delete from processes where id <> 'after'");
    await backdate(20);
    const late = await heart("late");
    const long = late.pauses().filter(({ since, till }) => till - since >= 20_000);
    expect(long).toHaveLength(1);
    expect(late.pausedTill()).toBe(long[0]!.till);
    await database.close();
  });

  test("that time is out is written by nobody who does not know of every pause, nor before somebody has given a sign of life", async () => {
    const { database, heart, backdate } = await put();
    const [one, other] = [await heart("one"), await heart("other")];
    const journal = new Journal(
      database,
      "other",
      (problem) => {
        throw problem;
      },
      other.pausedTill,
    );
    const out = (number: number, due: number) => journal.write("a", number, { deed: "time", seat: 0 }, due);
    expect(await out(1, other.now() + 5000)).toBeNull();
    expect(await out(1, other.now() - 5000)).not.toBeNull();
    await backdate(20); // the database was away, and is there again
    expect(await out(2, other.now() - 5000)).toBeNull();
    await one.look();
    expect([one.pauses().length, other.pauses().length]).toEqual([1, 0]);
    expect(await out(2, other.now() - 5000)).toBeNull();
    await other.look();
    expect(other.pauses()).toEqual(one.pauses());
    expect(await out(2, other.now() - 5000)).not.toBeNull();
    await database.query("update pauses set since = since - interval '40 days', till = till - interval '40 days'");
    const later = await heart("later"); // it need not remember it
    expect(later.pauses()).toEqual([]);
    const long = new Journal(database, "later", () => undefined, later.pausedTill);
    expect(await long.write("a", 3, { deed: "time", seat: 0 }, later.now() - 1000)).not.toBeNull();
    await database.close();
  });
});

test("two who want a rematch at the same moment, at two processes, have one and the same; it is named only if it is there", async () => {
  const url = await empty();
  const [here, there] = await Promise.all([open(url), open(url)]);
  const [one, other] = [new Matches(here), new Matches(there)];
  for (let nth = 0; nth < 20; nth++) {
    const id = `m${nth}`;
    await one.add(match(id, "playing"));
    await one.finish(id, "over");
    await Promise.all([
      one.again(id, 0, match(`${id}a`, "playing"), false),
      other.again(id, 1, match(`${id}b`, "playing"), false),
      one.again(id, 0, match(`${id}c`, "playing"), false),
    ]);
    const { next, again } = (await one.find(id))!;
    expect(again).toEqual([true, true]);
    expect(await one.find(next!)).toMatchObject({ state: "playing", names: ["Bert", "Anna"], keys: ["l", "k"] });
    expect((await here.query("select id from matches where id like $1", [`${id}_`])).map((row) => row["id"])).toEqual([next]);
  }
  await one.add(match("alone", "playing"));
  await one.finish("alone", "over");
  await one.again("alone", 1, match("next", "playing"), true);
  expect((await one.find("alone"))!.next).toBe("next");
  await Promise.all([here.close(), there.close()]);
});

/** Between a server and its database; a line that is cut says nothing, as when a cable is drawn. */
class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server: Server;

  constructor(private readonly to: number) {
    this.server = createServer({ pauseOnConnect: true }, (near) => this.join(near));
  }

  async lay(): Promise<number> {
    await new Promise<void>((laid) => this.server.listen(0, "127.0.0.1", laid));
    return (this.server.address() as { readonly port: number }).port;
  }

  private join(near: Socket): void {
    const far = connect(this.to, "127.0.0.1");
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => near.write(data));
    if (this.isCut) far.pause();
    else near.resume();
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What went through it before is lost. */
  mend(): void {
    this.isCut = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.mend();
    this.server.close();
  }
}

describe("while the database cannot be reached", () => {
  test("who asks is told to come again: 503 with Retry-After over HTTP, in words over a socket; afterwards all goes on", async () => {
    const away = await embedded(join(folder, "away"));
    const servers = ground();
    const server = await servers.start("--database", away.url);
    const [one, other] = await twoAt(() => [server.base], "bos", 3);
    await one.come();
    await other.come();
    const asked = await one.line.until(() => (one.line.asked !== null ? one.line : other.line.asked !== null ? other.line : null));
    await away.stop();
    const status = async (path: string): Promise<number> => (await fetch(new URL(path, server.base))).status;
    await expect.poll(() => status("api/tables")).toBe(503);
    for (const [method, path, body] of [
      ["GET", "api/tables/somewhere", undefined],
      ["POST", "api/tables", newTable("bos")],
      ["POST", "api/tables/somewhere/join", { name: "Bert", deck: "bos-red-test" }],
      ["DELETE", "api/tables/somewhere", undefined],
    ] as const) {
      const reply = await fetch(new URL(path, server.base), {
        method,
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await reply.json()).toEqual({
        subject: "server",
        problems: [{ where: "", what: "the database does not answer just now; a little later it works again" }],
      });
    }
    for (const hello of [{ hello: "lobby" }, { hello: "watch", table: "elsewhere" }] as const) {
      const line = await new Line(server.base, hello).open();
      expect(await line.until(() => line.told[0])).toMatchObject({ told: "closed", why: "going down", says: /does not answer just now/ });
      await line.until(() => line.isClosed);
    }
    await expect.poll(() => status("readyz"), { timeout: 20_000 }).toBe(503);
    expect(await status("healthz")).toBe(200);
    const { number, answers } = asked.asked!;
    expect(await asked.reply({ ask: "answer", question: number, answer: answers[0]!.answer })).toMatchObject({
      ...{ told: "refused", subject: "server" },
      problems: [{ what: "it could not be written down, so it is not done; a little later it works again" }],
    });
    await away.revive();
    await expect.poll(() => status("readyz"), { timeout: 20_000 }).toBe(200);
    await Promise.all([one.play(), other.play()]);
    expect((await said(server.base, "GET", `api/tables/${one.seated.table}/replay`)).status).toBe(200);
    await servers.clear();
    await away.stop();
  }, 120_000);

  test("a line to it that is cut without a word is noticed and replaced; what was acknowledged stands in the replay", async () => {
    const cable = new Cable(Number(new URL(own.url).port));
    const port = await cable.lay();
    const servers = ground();
    const url = new URL(await empty());
    const direct = await servers.start("--database", url.href);
    url.port = String(port);
    const server = await servers.start("--database", url.href);
    const [one, other] = await twoAt(() => [server.base], "bos", 5, {}, 30);
    const playing = Promise.all([one.play(), other.play()]);
    await expect.poll(() => one.acknowledged.size).toBeGreaterThan(5);
    cable.cut();
    const status = async (base: string): Promise<number> => (await fetch(new URL("readyz", base))).status;
    await expect.poll(() => status(server.base), { timeout: 30_000 }).toBe(503);
    expect(await status(direct.base)).toBe(200);
    cable.mend();
    await expect.poll(() => status(server.base), { timeout: 40_000 }).toBe(200);
    await playing;
    const { body } = await said(direct.base, "GET", `api/tables/${one.seated.table}/replay`);
    const replay = readReplay(body);
    expect(verify(bos as unknown as Game, replay)).toMatchObject({ verified: true });
    for (const { acknowledged } of [one, other])
      for (const [number, phrase] of acknowledged) expect(plain(replay.answers[number - 1]!)).toBe(plain(phrase));
    await servers.clear();
    cable.close();
  }, 180_000);
});

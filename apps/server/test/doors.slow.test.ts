/** The doors of a server: who may come in, how much may be asked, what is said to who makes no sense; clocks, machines, watchers. */
import { request } from "node:http";
import { connect } from "node:net";
import type { Seated, TableFacts } from "@duelex/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { joinTable, Line, openTable, said } from "./client.ts";
import { decks, newTable, twoAt } from "./match.ts";
import { Ground, type Running } from "./processes.ts";

const ground = new Ground();
let server: Running;
beforeAll(async () => {
  server = await ground.start();
}, 240_000);
afterAll(() => ground.clear(), 60_000);

const at = (path: string): URL => new URL(path, server.base);
const post = (body: unknown, headers: Record<string, string> = {}) => said(server.base, "POST", "api/tables", body, headers);

/** A bare line, open as soon as the server lets this address in. */
async function openedAt(base: string): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(new URL("live", base.replace(/^http/, "ws")));
    const isOpen = await new Promise<boolean>((done) => {
      socket.once("open", () => done(true));
      socket.on("error", () => done(false));
    });
    if (isOpen) return socket;
    await new Promise((later) => setTimeout(later, 100));
  }
}

describe("over HTTP", () => {
  test("the page is served with a strict policy, and nothing outside its folder is", async () => {
    const page = await fetch(at("/"));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<title>Duelex</title>");
    const policy = page.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe-eval");
    for (const [name, value] of [
      ["x-content-type-options", "nosniff"],
      ["x-frame-options", "DENY"],
      ["referrer-policy", "no-referrer"],
    ] as const)
      expect(page.headers.get(name)).toBe(value);
    for (const path of [
      "/../package.json",
      "/..%2fpackage.json",
      "/%2e%2e/package.json",
      "/.made-of",
      "/nothing.js",
      "/assets/",
      "/%00",
      "/%",
    ])
      expect(await raw(path), path).toMatch(/^HTTP\/1\.1 4\d\d/);
  });

  test("a table is opened, looked up, joined once and withdrawn by its key alone; every mistake is named", async () => {
    expect((await post({ game: "chess", deck: "x", name: "A", against: "anybody", clock: null, watched: true })).body).toMatchObject({
      problems: [{ what: expect.stringContaining('there is no game "chess"') }],
    });
    const wrong = await post({
      game: "bos",
      deck: null,
      name: "\u202eA",
      against: 7,
      clock: { bank: -1, increment: 0, out: "dies" },
      watched: "yes",
      more: 1,
    });
    expect(wrong.status).toBe(400);
    const where = (wrong.body as { problems: { where: string }[] }).problems.map((problem) => problem.where);
    expect(where).toEqual(expect.arrayContaining(["deck", "name", "against", "clock.bank", "clock.out", "watched", ""]));
    expect((await post(newTable("bos", { deck: { name: "x", main: {} } }))).body).toMatchObject({ problems: expect.any(Array) });
    expect((await post(newTable("bos", { against: "tree:999999" }))).status).toBe(400);
    const open = await openTable(server.base, newTable("bos", { against: "invited" }));
    const path = `api/tables/${open.table}`;
    expect((await said(server.base, "GET", path)).body).toMatchObject({ state: "open", private: true, dice: { seed: null } });
    const lobby = (await said(server.base, "GET", "api/tables")).body as { tables: TableFacts[] };
    expect(lobby.tables.map(({ table }) => table)).not.toContain(open.table);
    const join = { name: "Bert", deck: decks["bos"] };
    expect((await said(server.base, "POST", `${path}/join`, join)).status).toBe(403);
    expect((await said(server.base, "DELETE", path)).status).toBe(403);
    const invited = { ...join, invitation: open.invitation };
    const both = await Promise.all([1, 2].map(() => said(server.base, "POST", `${path}/join`, invited)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await said(server.base, "DELETE", path, undefined, { authorization: `Bearer ${open.key}` })).status).toBe(409);
    expect((await said(server.base, "GET", `${path}/replay`)).status).toBe(409);
    const other = await openTable(server.base, newTable("bos"));
    const withdraw = { authorization: `Bearer ${other.key}` };
    expect((await said(server.base, "DELETE", `api/tables/${other.table}`, undefined, withdraw)).status).toBe(204);
    expect((await said(server.base, "POST", `api/tables/${other.table}/join`, join)).status).toBe(409);
    expect((await said(server.base, "GET", "api/tables/nothing")).status).toBe(404);
    expect((await said(server.base, "PUT", "api/tables")).status).toBe(404);
  });

  test("a page of another site may not ask, a body may be no larger than two decks, and JSON is JSON", async () => {
    const table = newTable("bos");
    expect((await post(table, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await post(table, { origin: new URL(server.base).origin })).status).toBe(201);
    expect((await post({ ...table, deck: "x".repeat(70_000) })).status).toBe(413);
    const text = await fetch(at("api/tables"), { method: "POST", body: "{", headers: { "content-type": "application/json" } });
    expect([text.status, await text.json()]).toMatchObject([400, { problems: [{ what: "it is no JSON" }] }]);
    expect((await fetch(at("api/tables"), { method: "POST", body: "{}" })).status).toBe(400);
  });

  test("what PostgreSQL cannot hold is refused before it is asked: NUL, half of a letter, a name that no table has", async () => {
    const before = server.log();
    for (const path of ["api/tables/%00", "api/tables/%00/replay", `api/tables/${"x".repeat(5000)}`, "api/tables/%F0%9F%82%A1"])
      expect((await said(server.base, "GET", path)).status, path).toBe(404);
    expect((await said(server.base, "POST", "api/tables/%00/join", { name: "B", deck: decks["bos"] })).status).toBe(404);
    expect((await said(server.base, "DELETE", "api/tables/%00")).status).toBe(404);
    for (const name of ["A\u0000", "A\ud800", "\udc00A"])
      for (const body of [
        newTable("bos", { name }),
        newTable("bos", { deck: { name } }),
        newTable("bos", { deck: { main: { [name]: 4 } } }),
      ])
        expect(await post(body)).toMatchObject({
          status: 400,
          body: { subject: "body", problems: [{ what: "it holds NUL, or half of a letter (a surrogate alone)" }] },
        });
    expect((await post(newTable("bos", { name: "Ānna 🂡" }))).status).toBe(201);
    for (const table of ["\0", "\ud800", "a b"]) {
      const line = await new Line(server.base, { hello: "watch", table }).open();
      expect(await closedAs(line)).toBe("no sense");
    }
    expect(server.log()).toBe(before);
  });

  test("who asks for the page ten thousand times and reads nothing costs little, and is cut off in the end; others notice nothing", async () => {
    const figure = async (name: string): Promise<number> => {
      const text = await (await fetch(at("metrics"))).text();
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)![1]);
    };
    const { hostname, port } = new URL(server.base);
    const page = await (await fetch(at("/"))).text();
    const [script] = /assets\/[\w-]+\.js/.exec(page)!;
    const [before, files] = [await figure("duelex_process_resident_memory_bytes"), await figure("duelex_process_open_fds")];
    const greedy = [1, 2].map(() => {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      socket.pause();
      socket.write(`GET /${script} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(5000));
      return socket;
    });
    await new Promise((later) => setTimeout(later, 3000));
    expect((await fetch(at("healthz"))).status).toBe(200);
    expect(await figure("duelex_process_open_fds")).toBeLessThan(files + 20);
    expect(await figure("duelex_process_resident_memory_bytes")).toBeLessThan(before + 100e6);
    await new Promise((later) => setTimeout(later, 35_000));
    const closed = greedy.map((socket) => new Promise((done) => socket.resume().once("close", done)));
    await Promise.all(closed);
    for (const { bytesRead } of greedy) expect(bytesRead).toBeLessThan(100e6); // what the system held
  }, 90_000);

  test("the page says what it is made of, and is not sent again to who has it", async () => {
    const page = await fetch(at("/"));
    const etag = page.headers.get("etag")!;
    const again = await fetch(at("/"), { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await fetch(at("/"), { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, page.headers.get("content-length"), ""]);
    expect((await fetch(at("/"), { method: "POST" })).status).toBe(405);
  });

  test("a body that breaks off is nobody's trouble", async () => {
    const before = server.log();
    const { hostname, port } = new URL(server.base);
    for (const [head, part] of [
      ["content-length: 900", '{"game":'],
      ["transfer-encoding: chunked", "8\r\n{"],
      ["transfer-encoding: chunked", "zz\r\n"],
    ]) {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      const closed = new Promise((done) => socket.once("close", done));
      socket.resume().end(`POST /api/tables HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n${head}\r\n\r\n${part}`);
      await closed;
    }
    expect((await fetch(at("healthz"))).status).toBe(200);
    expect(server.log()).toBe(before);
  });

  test("it says how it does: well, ready, and in figures to this machine only; no secret stands in its log or its figures", async () => {
    expect(await (await fetch(at("healthz"))).text()).toBe("well\n");
    expect((await fetch(at("readyz"))).status).toBe(200);
    const figures = await (await fetch(at("metrics"))).text();
    for (const name of ["duelex_tables", "duelex_sockets", "duelex_answer_seconds_bucket", "duelex_nodejs_eventloop_lag_p99_seconds"])
      expect(figures).toContain(name);
    expect((await fetch(at("metrics"), { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(403);
  });
});

/** A path as it is, which fetch would tidy up. */
const raw = (path: string): Promise<string> =>
  new Promise((done) => {
    const { port, hostname } = new URL(server.base);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => done(text));
    socket.end(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  });

const closedAs = async (line: Line): Promise<string> => (await line.until(() => line.told.find((told) => told.told === "closed"))).why;

describe("over a socket", () => {
  test("a page of another site is not let in, nor is who asks elsewhere", async () => {
    const status = (path: string, headers: Record<string, string>) =>
      new Promise<number>((done) => {
        const asked = request(at(path), {
          headers: {
            connection: "Upgrade",
            upgrade: "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
            ...headers,
          },
        });
        asked.on("response", (response) => done(response.statusCode!));
        asked.on("upgrade", (response, socket) => {
          socket.destroy();
          done(response.statusCode!);
        });
        asked.end();
      });
    expect(await status("live", { origin: "https://elsewhere.example" })).toBe(403);
    expect(await status("live", { origin: "null" })).toBe(403);
    expect(await status("live", { origin: new URL(server.base).origin })).toBe(101);
    expect(await status("other", {})).toBe(404);
  });

  test("who has no key, the wrong one, or makes no sense is told why and shown out", async () => {
    const one = await openTable(server.base, newTable("bos", { watched: false }));
    const line = (hello: unknown) => new Line(server.base, hello as never).open();
    expect(await closedAs(await line({ hello: "seat", table: one.table, key: "wrong" }))).toBe("wrong key");
    expect(await closedAs(await line({ hello: "seat", table: "nothing", key: one.key }))).toBe("unknown table");
    expect(await closedAs(await line({ hello: "watch", table: one.table }))).toBe("unknown table");
    expect(await closedAs(await line({ hello: "sit" }))).toBe("no sense");
    const talker = await line({ hello: "lobby" });
    talker.send("{");
    expect(await closedAs(talker)).toBe("no sense");
    const large = await line({ hello: "lobby" });
    large.send(JSON.stringify({ ask: "answer", words: "x".repeat(20_000) }));
    await large.until(() => large.isClosed);
  });

  test("a seat speaks for itself; who watches or looks at the lobby asks for nothing; what is asked of one's own page is not asked here", async () => {
    const [one, other] = await twoAt(() => [server.base], "bos", 1);
    await one.come();
    await other.come();
    const { line } = one;
    await line.until(() => line.position);
    const wrong = { told: "refused", why: "wrong" };
    expect(await line.reply({ ask: "concede", seat: 1 })).toMatchObject({ ...wrong, problems: [{ where: "seat" }] });
    expect(await line.reply({ ask: "hint", question: line.position!.number })).toMatchObject({
      ...wrong,
      problems: [{ what: "at this table no machine helps" }],
    });
    for (const ask of ["open", "game", "sit", "undo", "jump", "check deck"] as const)
      expect(await line.reply({ ask } as never)).toMatchObject({ ...wrong, problems: [{ where: "ask" }] });
    expect(await line.reply({ ask: "save", as: "replay" })).toMatchObject(wrong);
    expect(await line.reply({ ask: "rematch" })).toMatchObject({ ...wrong, problems: [{ what: "the match is not over" }] });
    expect(await line.reply({ ask: "why not", words: "x".repeat(300) })).toMatchObject(wrong);
    const watcher = await new Line(server.base, { hello: "watch", table: one.seated.table }).open();
    await watcher.until(() => watcher.position);
    await line.until(() => line.facts!.watching === 1);
    expect(watcher.told[0]).toMatchObject({ told: "welcome", seat: null });
    for (const each of [line, watcher])
      expect(await each.reply({ ask: "there" })).toMatchObject({ told: "reply", reply: { ask: "there" } });
    for (const ask of ["concede", "wish", "answer"] as const)
      expect(await watcher.reply({ ask, question: 1, answer: 0, what: "take back" })).toMatchObject(wrong);
    for (const ask of ["preview", "harm"] as const)
      expect(await watcher.reply({ ask, question: 1, answer: 0, seat: null })).toMatchObject({ ...wrong, problems: [{ where: "seat" }] });
    expect(watcher.position!.question?.answers ?? []).toEqual([]);
    watcher.close();
    await line.until(() => line.facts!.watching === 0);
  });

  test("too many messages at once close a line; one that does not read is dropped, and the others play on", async () => {
    const careful = await ground.start("--database", ground.database, "--rate", "20");
    const flood = await new Line(careful.base, { hello: "lobby" }).open();
    for (let nth = 0; nth < 300; nth++) flood.send({ ask: "nothing", id: nth });
    expect(await closedAs(flood)).toBe("too much");
    const coming = await Promise.allSettled(Array.from({ length: 120 }, () => new Line(careful.base, { hello: "lobby" }).open()));
    const refused = coming.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
    expect(new Set(refused)).toEqual(new Set(["Error: Unexpected server response: 429"]));
    for (const each of coming) if (each.status === "fulfilled") each.value.close();
    const drummer = await openedAt(careful.base); // when the address may come again
    const drummed = new Promise((done) => drummer.once("close", done));
    let pongs = 0;
    drummer.on("pong", () => pongs++);
    for (let nth = 0; nth < 300; nth++) drummer.ping("x".repeat(100));
    expect([await drummed, pongs > 0 && pongs < 200]).toEqual([1008, true]);
    const [one, other] = await twoAt(() => [server.base], "gate-ruler", 2);
    const deaf = await openedAt(server.base);
    deaf.send(JSON.stringify({ hello: "watch", table: one.seated.table }));
    await new Promise((later) => setTimeout(later, 200));
    (deaf as unknown as { _socket: { pause(): void } })._socket.pause();
    await one.come();
    await other.come();
    // far more than what a socket and the system between hold
    const asked = await one.line.until(() => one.line.position);
    for (let nth = 0; nth < 400; nth++) deaf.send(JSON.stringify({ ask: "again", id: nth, seat: 0 }));
    await Promise.all([one.play(), other.play()]);
    expect(one.line.position!.number).toBeGreaterThan(asked.number);
    deaf.terminate();
    await careful.end();
  }, 60_000);
});

test("the lobby tells of who waits, at whichever process, and of nobody who has left; one address fills it with few tables", async () => {
  const careful = await ground.start("--database", ground.database, "--rate", "20");
  const lobby = await new Line(careful.base, { hello: "lobby" }).open();
  const listed = (table: string) => () =>
    lobby.told.findLast((told) => told.told === "lobby")?.tables.some((facts) => facts.table === table) === true;
  const one = await openTable(server.base, newTable("bos"));
  await lobby.until(() => lobby.told.length > 0);
  expect(listed(one.table)()).toBe(false); // nobody waits there yet
  const opener = await new Line(server.base, { hello: "seat", table: one.table, key: one.key }).open();
  await lobby.until(listed(one.table));
  opener.close();
  await lobby.until(() => !listed(one.table)());
  const opened = [];
  for (let nth = 0; nth < 14; nth++) opened.push(await said(careful.base, "POST", "api/tables", newTable("bos")));
  expect(opened.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(429)]);
  expect(opened.at(-1)!.body).toMatchObject({ subject: "tables" });
  const joined = await said(careful.base, "POST", `api/tables/${one.table}/join`, { name: "Bert", deck: decks["bos"] });
  expect(joined.status).toBe(429);
  lobby.close();
  await careful.end();
}, 60_000);

test("with --compress who can read it is sent less, and the same; a message that unfolds beyond what is allowed closes the line", async () => {
  const [one, other] = await twoAt(() => [server.base], "gundam", 31, { seat: 0 });
  await Promise.all([one.come(), other.come()]);
  await one.line.until(() => one.line.position);
  const thrifty = await ground.start("--database", ground.database, "--compress");
  const hear = async (base: string, perMessageDeflate: boolean) => {
    const socket = new WebSocket(new URL("live", base.replace(/^http/, "ws")), { perMessageDeflate });
    const told: { readonly told: string; readonly view?: unknown }[] = [];
    socket.on("message", (data) => told.push(JSON.parse(String(data))));
    await new Promise((opened) => socket.once("open", opened));
    socket.send(JSON.stringify({ hello: "seat", table: one.seated.table, key: one.seated.key }));
    await expect.poll(() => told.some((each) => each.told === "position")).toBe(true);
    const { bytesRead } = (socket as unknown as { readonly _socket: { readonly bytesRead: number } })._socket;
    return { view: told.find((each) => each.told === "position")!.view, bytesRead, socket };
  };
  const [plain, short, usual] = [await hear(thrifty.base, false), await hear(thrifty.base, true), await hear(server.base, true)];
  expect(short.view).toEqual(plain.view);
  expect([plain.socket.extensions, usual.socket.extensions]).toEqual(["", ""]);
  expect(short.socket.extensions).toContain("permessage-deflate");
  expect(short.bytesRead * 4).toBeLessThan(plain.bytesRead * 3); // who is not asked first is told little, of which less is saved
  const closed = new Promise((done) => short.socket.once("close", done));
  short.socket.send(JSON.stringify({ ask: "why not", words: "x".repeat(1_000_000) }));
  expect(await closed).toBe(1009);
  for (const { socket } of [plain, usual]) socket.terminate();
  await thrifty.end();
}, 60_000);

describe("clocks", () => {
  const seats = async (out: "loses" | "machine", bank: number): Promise<[Line, Line, Seated]> => {
    const clock = { bank, increment: 0, out };
    const one = await openTable(server.base, newTable("bos", { seat: 0, clock }));
    const other = await joinTable(server.base, one.table, { name: "Bert", deck: decks["bos"] });
    const line = ({ table, key }: Seated) => new Line(server.base, { hello: "seat", table, key }).open();
    const [first, second] = [await line(one), await line(other)];
    await first.until(() => first.position);
    await second.until(() => second.position);
    return [first, second, one];
  };

  test("whose time runs out loses, at both seats; nothing is answered after it", async () => {
    const [first, second] = await seats("loses", 1);
    const slow = await first.until(() => (first.asked !== null ? first : second.asked !== null ? second : null));
    const quick = slow === first ? second : first;
    await quick.until(() => quick.facts!.time!.running === slow.seat); // both are there
    await quick.until(() => quick.facts!.state === "over");
    expect(quick.facts!.result).toMatch(/wins: .*'s time has run out\.$/);
    expect(quick.facts!.time!.left[slow.seat]).toBe(0);
    expect(slow.position!.standing).toMatchObject({ over: true, winner: quick.seat });
    expect(await slow.reply({ ask: "concede" })).toMatchObject({ told: "refused" });
  }, 30_000);

  test("or a machine answers from there on, and the match goes on to its end", async () => {
    const [first, second, { table }] = await seats("machine", 1);
    await first.until(() => first.facts!.state === "over" || second.facts!.state === "over", 60_000);
    expect(first.facts!.sitters).toContain("greedy");
    expect((await said(server.base, "GET", `api/tables/${table}/replay`)).status).toBe(200);
  }, 90_000);

  test("an answer that is given in time is given its increment", async () => {
    const one = await openTable(server.base, newTable("bos", { seat: 0, clock: { bank: 100, increment: 50, out: "loses" } }));
    await joinTable(server.base, one.table, { name: "Bert", deck: decks["bos"] }).then(async ({ table, key }) => {
      const lines = [one.key, key].map((each) => new Line(server.base, { hello: "seat", table, key: each }));
      for (const line of lines) await line.open();
      for (const line of lines) await line.until(() => line.position);
      const line = lines.find(({ asked }) => asked !== null)!;
      const { number, answers } = line.asked!;
      await line.reply({ ask: "answer", question: number, answer: answers[0]!.answer });
      await line.until(() => line.facts!.time!.left[line.seat] > 130_000);
      expect(line.facts!.time!.left[line.seat]).toBeLessThanOrEqual(150_000);
    });
  }, 30_000);
});

describe("against a machine", () => {
  test.each(["random", "level:3", "level:7"])(
    "%s: a whole match; an answer is taken back at once, and it plays again when it is asked to",
    async (against) => {
      const one = await openTable(server.base, newTable("bos", { against, seat: 1 }));
      const line = await new Line(server.base, { hello: "seat", table: one.table, key: one.key }).open();
      let taken = false;
      for (let given = 0; given < 400; given++) {
        await line.until(() => line.asked !== null || line.position?.standing.over === true);
        if (line.position!.standing.over) break;
        const { number, answers } = line.asked!;
        if (given === 3 && !taken) {
          taken = true;
          expect(await line.reply({ ask: "wish", what: "take back" })).toMatchObject({ told: "reply" });
          await line.until(() => line.position!.number > number);
          continue;
        }
        const answer = answers[(given * 7) % answers.length]!.answer;
        const passes = answers.some((each) => each.passes) && given % 4 === 0;
        await line.reply(passes ? { ask: "pass on", question: number } : { ask: "answer", question: number, answer });
      }
      await line.until(() => line.facts!.state === "over");
      expect(await line.reply({ ask: "rematch" })).toMatchObject({ told: "reply" });
      const { seated } = await line.until(() => line.told.find((told) => told.told === "next"));
      const again = await new Line(server.base, { hello: "seat", table: seated.table, key: seated.key }).open();
      await again.until(() => again.position);
      expect(again.facts).toMatchObject({ state: "playing", sitters: ["person", against] });
    },
    120_000,
  );
});

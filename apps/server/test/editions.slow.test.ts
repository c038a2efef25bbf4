/** Two editions of a game at two servers on one database: a match ends under the rules under which it was begun, or it is said why it cannot. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bos } from "@duelex/bos";
import { type Game, readReplay, verify } from "@duelex/kernel";
import type { RefusedTable, TableFacts } from "@duelex/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServeOptions, Serving } from "../src/options.ts";
import { serve } from "../src/serve.ts";
import { joinTable, Line, openTable, said } from "./client.ts";
import { decks, newTable, Person, twoAt } from "./match.ts";

const folder = mkdtempSync(join(tmpdir(), "duelex-editions-"));
chmodSync(folder, 0o755); // where tests run as root, PostgreSQL's own user has to come in
const before = bos as unknown as Game;
const after: Game = { ...before, edition: "made up, 2" };
const servers: Serving[] = [];
let [old, young] = ["", ""];

async function start(game: Game, database: string | null): Promise<string> {
  const options: ServeOptions = {
    ...{
      games: [],
      gameNamed: async () => game,
      thinker: new URL("../../cli/src/serve/thinker.ts", import.meta.url),
      threads: 1,
      machines: [],
    },
    ...{
      page: null,
      host: "127.0.0.1",
      port: 0,
      data: join(folder, "data"),
      database,
      keep: 0,
      origins: [],
      trustProxy: false,
      compress: false,
    },
    ...{ logLevel: "silent", rate: 100_000, sockets: 1000, tables: 1000, metrics: "here" },
  };
  const serving = await serve(options);
  servers.push(serving);
  return `http://127.0.0.1:${serving.port}/`;
}

beforeAll(async () => {
  old = await start(before, null);
  young = await start(after, servers[0]!.ownDatabase);
}, 120_000);
afterAll(async () => {
  for (const serving of servers.reverse()) await serving.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, 60_000);

test("a match of the old edition goes on at the old server, to a replay that is verified; the new one says why it does not go on there", async () => {
  const [one, other] = await twoAt(() => [old], "bos", 3);
  await one.come();
  const astray = await new Line(young, { hello: "seat", table: other.seated.table, key: other.seated.key }).open();
  await astray.until(() => astray.facts);
  const why = expect.stringMatching(
    /^this match was begun by edition .* the Duelex it was begun with, started beside this one on the same database, plays it to its end$/,
  );
  expect(astray.facts).toMatchObject({ state: "playing", edition: before.edition, result: why });
  expect(astray.position).toBeNull();
  expect(await astray.reply({ ask: "concede" })).toMatchObject({ told: "refused", why: "wrong", problems: [{ what: why }] });
  await Promise.all([one.play(), other.play()]);
  const path = `api/tables/${one.seated.table}/replay`;
  const replay = readReplay((await said(old, "GET", path)).body);
  expect(replay.edition).toBe(before.edition);
  expect(verify(before, replay)).toMatchObject({ verified: true });
  await astray.until(() => astray.facts!.state === "over");
  const there = await said(young, "GET", path);
  expect([there.status, (there.body as RefusedTable).problems]).toEqual([400, [{ where: "", what: why }]]);
  expect((await said(young, "GET", `api/tables/${one.seated.table}`)).body).toMatchObject({ result: expect.stringContaining(" wins") });
});

test("an open table of the old edition is not joined at the new server, and a match of the new one is played there beside it", async () => {
  const open = await openTable(old, newTable("bos"));
  const join = { name: "Bert", deck: decks["bos"] };
  const refused = await said(young, "POST", `api/tables/${open.table}/join`, join);
  expect([refused.status, (refused.body as RefusedTable).problems[0]!.what]).toEqual([
    409,
    `it was opened by edition ${before.edition} with other cards than this server has; a new one is opened quickly`,
  ]);
  await joinTable(old, open.table, { name: "Bert", deck: decks["bos"] });
  const [one, other] = await twoAt(() => [young], "bos", 7);
  const watching = await new Line(old, { hello: "watch", table: one.seated.table }).open();
  await Promise.all([one.play(), other.play()]);
  const { body } = await said(young, "GET", `api/tables/${one.seated.table}`);
  expect(body as TableFacts).toMatchObject({ state: "over", edition: after.edition });
  await watching.until(() => watching.facts!.state === "over");
  expect(watching.position).toBeNull();
});

test("two who want to play again at the new server play by its rules", async () => {
  const [one, other] = await twoAt(() => [old], "bos", 9);
  await Promise.all([one.play(), other.play()]);
  const lines = await Promise.all([one, other].map(({ seated: { table, key } }) => new Line(young, { hello: "seat", table, key }).open()));
  for (const line of lines) {
    await line.until(() => line.facts);
    expect(await line.reply({ ask: "rematch" })).toMatchObject({ told: "reply" });
  }
  const { seated } = await lines[0]!.until(() => lines[0]!.told.find((told) => told.told === "next"));
  const again = new Person(() => [young], seated, 1);
  await again.come();
  expect(again.line.facts).toMatchObject({ state: "playing", edition: after.edition });
});

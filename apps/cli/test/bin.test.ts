/** The program as it is started, in a process of its own: few tests, because each costs a second. */
import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "./desk.ts";
import { scratch } from "./scratch.ts";

const program = join(root, "apps/cli/bin/duelex.mjs");
const env = { ...process.env, CI: "true", XDG_STATE_HOME: scratch(), FORCE_COLOR: undefined }; // as in a pipe of a build

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(folder, name));

const duelex = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { cwd: scratch(), env });

test("start serves the page on this machine, says where, and Ctrl-C ends it", async () => {
  const run = spawn(process.execPath, [program, "start", "--port", "0", "--no-open"], { cwd: scratch(), env });
  let said = "";
  const address = await new Promise<string>((found, failed) => {
    run.stdout.on("data", (text) => {
      said += text;
      const at = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (at !== undefined) found(at);
    });
    run.on("close", () => failed(new Error(said)));
  });
  const page = await fetch(address);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect((await fetch(address + script)).status).toBe(200);
  expect((await fetch(`${address}../package.json`)).status).toBe(404);
  expect((await fetch(`${address}..%2f..%2fpackage.json`)).status).toBe(404);
  const ended = new Promise((done) => run.on("close", done));
  run.kill("SIGINT");
  expect(await ended).toBe(0);
}, 90_000);

test("what npm start builds the page with and runs by is installed without the tools of the tests", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, { dev?: boolean }> };
  const isTool = (name: string) => packages[`node_modules/${name}`]!.dev === true;
  const rooms = ["apps/cli", "apps/table", "apps/server", "packages/sim"];
  const files = [join(root, "apps/table/vite.config.ts"), ...rooms.flatMap((room) => filesBelow(join(root, room, "src")))];
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"([@\w][^"]*)"/g)].map(([, name]) => name!),
  );
  const named = imported.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  const libraries = new Set(named.filter((name) => `node_modules/${name}` in packages));
  expect(libraries).toContain("vite");
  expect([...libraries].filter(isTool)).toEqual([]);
  expect(isTool("vitest")).toBe(true);
});

test.runIf(existsSync("/dev/full"))("where nothing can be written it is said, with code 2 and no insides shown", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [program, "rules", "bos"], {
    cwd: scratch(),
    env,
    stdio: ["ignore", full, "pipe"],
  });
  expect([status, String(stderr)]).toEqual([2, expect.stringMatching(/^What should be printed cannot be written: ENOSPC.*\n$/)]);
});

test("wrong input ends with code 2 and a message on standard error", async () => {
  await expect(duelex("play", "gundan")).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('did you mean "gundam"?'),
  });
});

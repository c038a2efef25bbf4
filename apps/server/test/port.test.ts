/** Where a database of one's own listens: at the same port again, for the other processes look for it there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { portFor } from "../src/store/embedded.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "duelex-port-"));
});
afterEach(() => rmSync(home, { recursive: true }));
const kept = () => Number(readFileSync(join(home, "port"), "utf8"));

/** Somebody else sits there until it is closed. */
const taken = (port: number) =>
  new Promise<() => void>((done) => {
    const server = createServer().listen(port, "127.0.0.1", () => done(() => void server.close()));
  });

test("a first one is none of those that lines which go out are given; it is remembered, and had again", async () => {
  const port = await portFor(home);
  expect([port >= 20_000 && port < 32_000, kept(), await portFor(home)]).toEqual([true, port, port]);
});

test("one that was given to a line which goes out is had again as soon as it is free; only who waits in vain takes another", async () => {
  const last = await portFor(home);
  const leave = await taken(last);
  setTimeout(leave, 300);
  expect(await portFor(home)).toBe(last);
  const stay = await taken(last);
  const other = await portFor(home, 200);
  expect([other === last, kept()]).toEqual([false, other]);
  stay();
});

test("what was remembered before stays", async () => {
  const first = await portFor(home);
  writeFileSync(join(home, "port"), `${first + 1}\n`);
  expect(await portFor(home, 0)).toBe(first + 1);
});

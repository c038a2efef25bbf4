/** What lies in docs/serving for who runs a site: its commands exist, and its parts speak of the same ports and files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { desk, root } from "./desk.ts";

const folder = join(root, "docs/serving");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const unit = read("duelex@.service");
const nginx = read("nginx.conf");
const compose = read("compose.yaml");
const page = readFileSync(join(root, "docs/serving.md"), "utf8");

test("every flag of serve that stands there is one, and every flag of serve that is not about a place to listen is spoken of", async () => {
  const { duelex, heard } = desk();
  expect(await duelex("serve --help")).toBe(0);
  const help = heard();
  const known = new Set([...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, flag]) => flag!));
  expect(known.size).toBeGreaterThan(10);
  const lines = [unit, compose, page].flatMap((text) => text.split("\n")).filter((line) => /\bserve --(?!help)/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines)
    for (const [flag] of line.slice(line.search(/\bserve --/)).matchAll(/(?<![\w-])--[a-z-]+/g))
      expect(known, `${flag}: ${line}`).toContain(flag);
  for (const flag of known) if (!["--port", "--lang", "--no-color", "--help"].includes(flag)) expect(page, flag).toContain(flag);
});

test("the unit has its three parts, a name and a value on every line, and starts what is there", () => {
  const lines = unit.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines.filter((line) => line.startsWith("["))).toEqual(["[Unit]", "[Service]", "[Install]"]);
  for (const line of lines) expect(line).toMatch(/^(\[\w+\]|CapabilityBoundingSet=|[A-Z][A-Za-z]+=.+)$/); // no capability at all
  const [, program] = /^ExecStart=\/usr\/bin\/node (\S+) serve --port %i /m.exec(unit)!;
  expect(existsSync(join(root, program!))).toBe(true);
});

test("nginx asks at the ports at which the processes and the containers are, and passes on what sockets and limits need", () => {
  const asked = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(asked).toEqual(["7332", "7333"]);
  expect(compose).toContain("127.0.0.1:7332-7333:7332");
  expect(compose).toContain("replicas: 2");
  for (const port of asked) expect(page).toContain(`duelex@${port}`);
  for (const header of ["Host $host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade", "Connection $http_connection"])
    expect(nginx).toContain(`proxy_set_header ${header};`);
  const bare = nginx.replace(/#.*/g, "");
  expect(bare.split("{").length).toBe(bare.split("}").length);
  for (const line of bare.split("\n").map((each) => each.trim())) if (line !== "") expect(line).toMatch(/[;{}]$/);
});

test("the containers are made of what is there, and every file is spoken of", () => {
  const [, from, file] = /context: (\S+), dockerfile: (\S+) \}/.exec(compose)!;
  expect(existsSync(join(folder, from!, file!))).toBe(true);
  const [, program] = /ENTRYPOINT \["node", "([^"]+)"\]/.exec(read("Dockerfile"))!;
  expect(existsSync(join(root, program!))).toBe(true);
  for (const name of readdirSync(folder)) if (!name.endsWith(".dockerignore")) expect(page).toContain(`(serving/${name})`);
  expect(read("Dockerfile.dockerignore").split("\n")).toEqual(expect.arrayContaining([".git", "**/node_modules"]));
});

/** The program that is kept beside the sources is the program of the sources: it is made anew when one of them has changed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "duelex-prepared-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const module = new URL("../bin/prepared.mjs", import.meta.url).href;
const entry = join(root, "main.ts");

/** Prepares the program in a process of its own, as the terminal does, and runs it. */
function started(): { program: string; says: string } {
  const text = `const { prepared } = await import(${JSON.stringify(module)});
    const program = await prepared(${JSON.stringify(root)}, { program: ${JSON.stringify(entry)} }, ${JSON.stringify(join(root, "cache"))});
    const { says } = await import(program);
    console.log(JSON.stringify({ program, says }));`;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", text], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as { program: string; says: string };
}

test("a program is prepared once, and again when a source or its data has changed; it finds what lies beside its sources", () => {
  mkdirSync(join(root, "data"));
  writeFileSync(join(root, "data", "cards.json"), JSON.stringify({ cards: 1 }));
  writeFileSync(join(root, "word.ts"), "export const word: string = 'first';");
  const lines = [
    'import data from "./data/cards.json" with { type: "json" };',
    'import { word } from "./word.ts";',
    'export const says = [word, data.cards, import.meta.url].join(" ");',
  ];
  writeFileSync(entry, lines.join("\n"));
  const first = started();
  expect(first.says).toBe(`first 1 ${pathToFileURL(entry).href}`);
  expect(started()).toEqual(first);
  writeFileSync(join(root, "word.ts"), "export const word: string = 'another';");
  const second = started();
  expect([second.says, second.program === first.program]).toEqual([`another 1 ${pathToFileURL(entry).href}`, false]);
  writeFileSync(join(root, "data", "cards.json"), JSON.stringify({ cards: 22 }));
  expect(started().says).toBe(`another 22 ${pathToFileURL(entry).href}`);
}, 60_000);

test("the terminal says the same, prepared or not", () => {
  const cli = fileURLToPath(new URL("../bin/duelex.mjs", import.meta.url));
  const words = ["rule", "gundam", "7-4-3"];
  const prepared = spawnSync(process.execPath, [cli, ...words], { encoding: "utf8" });
  const main = new URL("../src/main.ts", import.meta.url).href;
  const plain = spawnSync(process.execPath, ["--import", "tsx", fileURLToPath(main), ...words], { encoding: "utf8" });
  expect([prepared.status, prepared.stdout]).toEqual([0, plain.stdout]);
}, 60_000);

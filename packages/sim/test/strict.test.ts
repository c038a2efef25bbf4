/** Node can be told that no text may become code, as a page is by a strict content policy. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { played } from "./strict.ts";

test("a process in which no text may become code plays the same matches: steps are interpreted there", () => {
  const words = [
    "--disallow-code-generation-from-strings",
    "--import",
    "tsx",
    fileURLToPath(new URL("./strict.ts", import.meta.url)),
    "print",
  ];
  const run = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(run.status, run.stderr).toBe(0);
  expect(JSON.parse(run.stdout)).toEqual(played());
  expect(played().every(({ answers }) => answers > 200)).toBe(true);
}, 120_000);

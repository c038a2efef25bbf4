/** The files of the page: what lies in its folder and may be seen, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { fileFor, headersFor } from "../src/page.ts";

const around = mkdtempSync(join(tmpdir(), "duelex-page-"));
const page = join(around, ".npm", "page"); // where npx unpacks what it runs
mkdirSync(join(page, "assets"), { recursive: true });
mkdirSync(join(around, ".npm", "page-of-another"));
for (const [name, contents] of [
  ["index.html", "<script>one()</script><script>two()</script>"],
  ["assets/a b.js", "script"],
  ["assets/letters.woff2", "letters"],
  ["other", "whatever"],
  [".hidden", "hidden"],
  ["../page-of-another/index.html", "another"],
] as const)
  writeFileSync(join(page, name), contents);
afterAll(() => rmSync(around, { recursive: true }));

describe("a file of the page", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "no-cache", "<script>one()</script><script>two()</script>"],
    ["/assets/a%20b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "script"],
    ["/assets/letters.woff2", "font/woff2", "public, max-age=31536000, immutable", "letters"],
    ["/other", "application/octet-stream", "no-cache", "whatever"],
  ])("%s is sent as what it is, also where the page lies in a hidden folder", async (path, type, kept, contents) => {
    const file = fileFor(page, path)!;
    expect(file.headers).toEqual({ "content-type": type, "cache-control": kept, "content-length": String(contents.length) });
    expect(await text(file.body())).toBe(contents);
  });

  test.each([
    "/none",
    "/assets",
    "/assets/",
    "/.hidden",
    "/../page-of-another/index.html",
    "/..%2fpage-of-another/index.html",
    "/%00",
    "/%",
  ])("%s is none", (path) => expect(fileFor(page, path)).toBeNull());
});

test("what a reply says: the scripts that stand in the page run, by their hashes, and no others", () => {
  const policy = headersFor(page)["content-security-policy"]!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' ('sha256-[\w+/]{43}=' ?){2}; style-src/);
});

/** The files of the page: what lies in its folder and may be seen, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Page } from "../src/page.ts";

const around = mkdtempSync(join(tmpdir(), "duelex-page-"));
const folder = join(around, ".npm", "page"); // where npx unpacks what it runs
mkdirSync(join(folder, "assets"), { recursive: true });
mkdirSync(join(around, ".npm", "page-of-another"));
for (const [name, contents] of [
  ["index.html", "<script>one()</script><script>two()</script>"],
  ["assets/a b.js", "script"],
  ["assets/letters.woff2", "letters"],
  ["other", "whatever"],
  [".hidden", "hidden"],
  ["../page-of-another/index.html", "another"],
] as const)
  writeFileSync(join(folder, name), contents);
const page = new Page(folder);
afterAll(() => rmSync(around, { recursive: true }));

describe("a file of the page", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "no-cache", "<script>one()</script><script>two()</script>"],
    ["/assets/a%20b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "script"],
    ["/assets/letters.woff2", "font/woff2", "public, max-age=31536000, immutable", "letters"],
    ["/other", "application/octet-stream", "no-cache", "whatever"],
    ["/?from=here", "text/html; charset=utf-8", "no-cache", "<script>one()</script><script>two()</script>"],
  ])("%s is sent as what it is, also where the page lies in a hidden folder", (path, type, kept, contents) => {
    const { headers, body } = page.find(path)!;
    expect(headers).toMatchObject({ "content-type": type, "cache-control": kept, "content-length": String(contents.length) });
    expect(headers).toMatchObject({ ...page.headers, etag: expect.stringMatching(/^"[\w-]{22}"$/) });
    expect(body.toString()).toBe(contents);
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
    "",
    "//",
    "/__proto__",
    "http://elsewhere/",
  ])("%s is none", (path) => expect(page.find(path)).toBeNull());
});

test("what a reply says: the scripts that stand in the page run, by their hashes, and no others", () => {
  const policy = page.headers["content-security-policy"]!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' ('sha256-[\w+/]{43}=' ?){2}; style-src/);
});

test("what is read once is not mixed with a page that is built later", () => {
  writeFileSync(join(folder, "index.html"), "<script>later()</script>");
  rmSync(join(folder, "assets"), { recursive: true });
  expect(page.find("/")!.body.toString()).toContain("one()");
  expect(page.find("/assets/letters.woff2")!.body.toString()).toBe("letters");
});

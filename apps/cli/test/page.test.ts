/** The built page is put in its place whole, by however many programs at the same time. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putInPlace } from "../src/table/build.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "duelex-page-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function made(name: string, of: string): string {
  const made = join(folder, name);
  mkdirSync(join(made, "assets"), { recursive: true });
  for (const file of ["index.html", "assets/page.js", ".made-of"]) writeFileSync(join(made, file), of);
  return made;
}

test("a page takes the place of another; one that was made of the same stays as it is", () => {
  const place = join(folder, "table/dist");
  putInPlace(made("one", "first"), place);
  expect(readFileSync(join(place, "assets/page.js"), "utf8")).toBe("first");
  writeFileSync(join(place, "assets/page.js"), "in use");
  putInPlace(made("other", "first"), place);
  expect(readFileSync(join(place, "assets/page.js"), "utf8")).toBe("in use");
  putInPlace(made("later", "second"), place);
  expect(readFileSync(join(place, "assets/page.js"), "utf8")).toBe("second");
  expect(readdirSync(folder)).toEqual(["table"]);
});

test("programs that put pages there at the same time leave a whole one, and nothing beside it", async () => {
  const program = `
    import { mkdirSync, writeFileSync } from "node:fs";
    const { putInPlace } = await import(${JSON.stringify(new URL("../src/table/build.ts", import.meta.url).href)});
    for (let nth = 0; nth < 60; nth++) {
      const made = ${JSON.stringify(join(folder, "made-"))} + process.pid;
      mkdirSync(made + "/assets", { recursive: true });
      for (const file of ["/index.html", "/assets/page.js", "/.made-of"]) writeFileSync(made + file, "round " + nth);
      putInPlace(made, ${JSON.stringify(join(folder, "dist"))});
    }`;
  const ends = [1, 2, 3].map(
    () =>
      new Promise<string>((done) => {
        const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", program]);
        let said = "";
        child.stderr.on("data", (text) => {
          said += text;
        });
        child.on("close", (code) => done(`${code}${said}`));
      }),
  );
  expect(await Promise.all(ends)).toEqual(["0", "0", "0"]);
  expect(readdirSync(folder)).toEqual(["dist"]);
  expect(existsSync(join(folder, "dist/index.html"))).toBe(true);
  expect(readFileSync(join(folder, "dist/assets/page.js"), "utf8")).toBe(readFileSync(join(folder, "dist/.made-of"), "utf8"));
}, 60_000);

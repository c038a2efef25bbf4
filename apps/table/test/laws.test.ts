/** The laws of the page: it knows no game but through one file, and holds no words but in catalogues. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(src + path, "utf8") }));

test("one file names the games: no other imports one, or calls it by its id", () => {
  const names = /@duelex\/(gundam|gate-ruler|bos|colossus-order)|["'`/](gundam|gate-ruler|bos|colossus-order)["'`/]/;
  expect(sources.filter(({ text }) => names.test(text)).map(({ path }) => path)).toEqual(["games.ts"]);
});

test("no rules: the page takes types of the kernel, and from the host what it is told", () => {
  const values = sources
    .filter(({ path }) => !path.startsWith("host/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )(.+) from "@duelex\/(kernel|session|players)";/gm)]
        .filter(([, what]) => !/^\{( type \w+,?)+ \}$/.test(what!))
        .map(([line]) => `${path}: ${line}`),
    );
  expect(values).toEqual([]);
});

test("components name words and hold none", () => {
  const written = sources
    .filter(({ path }) => path.endsWith(".tsx"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![=])>\s*([A-Z][a-z]{2,}[^<>{}=;()]*)<\//g)].map(([, says]) => `${path}: ${says!.trim()}`),
    );
  expect(written).toEqual([]);
});

test("state lives outside of components: nothing but a component, or its parts, in a file that draws", () => {
  expect(sources.filter(({ path, text }) => path.endsWith(".tsx") && /\bcreate</.test(text)).map(({ path }) => path)).toEqual([]);
});

test("small files", () => {
  expect(sources.filter(({ text, path }) => text.split("\n").length > 420 && !path.startsWith("words/")).map(({ path }) => path)).toEqual(
    [],
  );
});

/** The laws of the page: it knows no game but through one file, and holds no words but in catalogues. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(src + path, "utf8") }));

test("one file names the games: no other imports one, or calls it by its id", () => {
  const names = /@duelex\/(gundam|gate-ruler|bos|colossus-order)|["'`/](gundam|gate-ruler|bos|colossus-order)["'`/]/;
  expect(sources.filter(({ text }) => names.test(text)).map(({ path }) => path)).toEqual(["games.ts"]);
});

/** Who a seat is, and how a text speaks to it: the language of all, no rule. */
const SPEECH = /^\{( (type \w+|asDone|capital|otherSeat|seatName|sayingTo),?)+ \}$/;

test("no rules: the page takes types of the kernel and how texts speak to a seat, and from the host what it is told", () => {
  const values = sources
    .filter(({ path }) => !path.startsWith("host/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )(.+) from "@duelex\/(kernel|session|players)";/gm)]
        .filter(([, what]) => !SPEECH.test(what!))
        .map(([line]) => `${path}: ${line}`),
    );
  expect(values).toEqual([]);
});

/** Attributes whose values people read or hear. */
const SAID = /^(aria-label|aria-valuetext|aria-description|placeholder|title|alt|data-tip|label|heading|says)$/;
/** A word, not a sign or the cap of a key. */
const WORD = /\p{L}{2,}/u;

/** What a component says in words of its own. */
function saidIn({ path, text }: (typeof sources)[number]): string[] {
  const found: string[] = [];
  const say = (words: string) => WORD.test(words) && found.push(`${path}: ${words.trim()}`);
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "kbd") return; // the cap of a key
    if (ts.isJsxText(node)) say(node.text);
    const value = ts.isJsxAttribute(node) && SAID.test(node.name.getText()) ? node.initializer : undefined;
    if (value !== undefined && ts.isStringLiteral(value)) say(value.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression !== undefined &&
      (!ts.isJsxAttribute(node.parent) || SAID.test(node.parent.name.getText()))
    )
      for (const each of branches(node.expression)) say(each);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The texts that an expression may be, as they stand there. */
function branches(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) return [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(expression)) return [...branches(expression.whenTrue), ...branches(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression)) return branches(expression.expression);
  if (!ts.isBinaryExpression(expression)) return [];
  const { kind } = expression.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return branches(expression.right);
  const either = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(kind);
  return either ? [...branches(expression.left), ...branches(expression.right)] : [];
}

test("components name words and hold none: another language needs a catalogue and nothing else", () => {
  const components = sources.filter(({ path }) => path.endsWith(".tsx"));
  expect(components.length).toBeGreaterThan(40);
  expect(components.flatMap(saidIn)).toEqual([]);
});

test("a mat and a rulebook are data: the page fetches them beside its script, and they import nothing but types", () => {
  const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
  const data = ["gundam", "gate-ruler", "bos", "colossus-order"].flatMap((game) =>
    ["mat", "rulebook"].map((name) => ({ name: `${game}, ${name}`, text: readFileSync(`${packages}${game}/src/${name}.ts`, "utf8") })),
  );
  expect(data.filter(({ text }) => /^import (?!type )/m.test(text)).map(({ name }) => name)).toEqual([]);
});

test("state lives outside of components: nothing but a component, or its parts, in a file that draws", () => {
  expect(sources.filter(({ path, text }) => path.endsWith(".tsx") && /\bcreate</.test(text)).map(({ path }) => path)).toEqual([]);
});

test("what the page calls is what the browsers have for which it is built: types and bundler name the same year", () => {
  const text = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
  const [, built] = /target: "(es\d+)"/.exec(text("vite.config.ts")) ?? [];
  const [, page] = /"lib": \["(es\d+)", "dom"/.exec(text("tsconfig.json")) ?? [];
  const [, rest] = /"lib": \["(es\d+)"\]/.exec(text("../../tsconfig.base.json")) ?? []; // the games, which run in the worker
  expect(built).toMatch(/^es\d{4}$/);
  expect([page, rest]).toEqual([built, built]);
});

test("what is called a group of radio buttons holds some: of it, arrows are said to choose", () => {
  const groups = sources.filter(({ text }) => text.includes('role="radiogroup"'));
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.filter(({ text }) => !/type="radio"|role="radio"/.test(text)).map(({ path }) => path)).toEqual([]);
});

test("small files", () => {
  expect(sources.filter(({ text, path }) => text.split("\n").length > 420 && !path.startsWith("words/")).map(({ path }) => path)).toEqual(
    [],
  );
});

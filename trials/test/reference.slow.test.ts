/** The reference of the public names (`npm run api`): each says what it is. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, run } from "../stranger/folder.ts";

/** What a name is that stands inside of another's type, `{ a, b }`, is said where that type is. */
const INSIDE = ".__type";

test("every public name and field of every door says what it is", () => {
  const { code, out, err } = run(process.execPath, [join(root, "node_modules/typedoc/bin/typedoc"), "--emit", "none"], root);
  const said = `${out}${err}`.split("\n");
  expect({ code, said: code === 0 ? "" : said }).toEqual({ code: 0, said: "" });
  expect(said.join("\n")).toMatch(/Found 0 errors/);
  expect(said.filter((line) => line.includes("does not have any documentation") && !line.includes(INSIDE))).toEqual([]);
});

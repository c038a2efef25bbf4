import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("there is no luck in this game: no rule throws dice or shuffles", () => {
  const src = new URL("../src/", import.meta.url);
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".ts")))
    expect(readFileSync(new URL(file, src), "utf8"), file).not.toMatch(/\.roll\(|\.shuffle\(/);
});

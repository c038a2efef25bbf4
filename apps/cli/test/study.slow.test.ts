/** Each table of the study is what the command above it prints. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk, root } from "./desk.ts";

interface Shown {
  readonly command: string;
  readonly lines: string[];
}

const PROMPT = "npx duelex ";

/** Commands and what is shown of their output, as they stand indented on the page from a heading on. */
function shownIn(page: string, from: string): Shown[] {
  const text = readFileSync(join(root, page), "utf8");
  const shown: Shown[] = [];
  for (const line of text.slice(text.indexOf(from)).split("\n")) {
    if (!line.startsWith("    ")) continue;
    const said = line.slice(4);
    if (said.startsWith(PROMPT)) shown.push({ command: said.slice(PROMPT.length), lines: [] });
    else shown.at(-1)?.lines.push(said);
  }
  return shown;
}

/** Lines that the output does not have in this order. */
function missing(lines: readonly string[], output: readonly string[]): string[] {
  let at = 0;
  return lines.filter((line) => {
    const found = output.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

describe("docs/simulation.md", () => {
  const study = shownIn("docs/simulation.md", "## A study of each game");

  test("the study has a matrix, what happened and a change of each game", () => {
    for (const game of allGames.ids) expect(study.filter(({ command }) => command.startsWith(`sim ${game} `)).length).toBeGreaterThan(2);
  });

  test.each(study)("$command", async ({ command, lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    const { duelex, said } = desk({ games: allGames });
    expect(await duelex(`${command} --threads 1`)).toBe(0); // which counts the same, and does not load the games once more
    const output = said.map((line) => line.trimEnd());
    expect(missing(lines, output)).toEqual([]);
  });
});

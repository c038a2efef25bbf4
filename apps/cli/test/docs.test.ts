import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { readScenario } from "../src/files/scenario-file.ts";
import { allGames } from "../src/games.ts";
import { words } from "../src/play/words.ts";
import { desk, root } from "./desk.ts";

const page = readFileSync(join(root, "docs/scenarios.md"), "utf8");
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => readScenario(JSON.parse(text!), "docs/scenarios.md"));

describe("docs/scenarios.md", () => {
  test("has an example for every game", () => {
    expect(new Set(examples.map(({ game }) => game))).toEqual(new Set(allGames.ids));
  });

  test.each(examples.map((scenario) => [scenario.title, scenario] as const))("%s", async (_title, scenario) => {
    const game = await allGames.load(scenario.game);
    expect(runScenario(game, scenario)).toEqual([]);
    for (const rule of scenario.rules ?? []) expect(Object.keys(game.rulebook)).toContain(rule);
  });

  test("names every place of every game", async () => {
    for (const id of allGames.ids) {
      for (const place of (await allGames.load(id)).stage.places) expect(page, `${id}: ${place}`).toContain(`\`${place}\``);
    }
  });

  test("names every fact that a position may state", async () => {
    for (const id of allGames.ids) {
      const { stage } = await allGames.load(id);
      const wrong = { game: id, title: "", position: { nonsense: 1 } };
      const said = (() => {
        try {
          stage.arrange(wrong);
          return "";
        } catch (problem) {
          return String(problem);
        }
      })();
      const facts = (/there are ([\w, ]+)/.exec(said)?.[1] ?? "").split(", ").filter((fact) => !/^P[12]$/.test(fact));
      expect(facts.length, said).toBeGreaterThan(2);
      for (const fact of facts) expect(page, `${id}: ${fact}`).toContain(`\`${fact}\``);
    }
  });
});

test("docs/terminal.md names every word of the table, and its commands exist", async () => {
  const terminal = readFileSync(join(root, "docs/terminal.md"), "utf8");
  for (const { word } of words) expect(terminal, word).toContain(`\`${word}`);
  for (const [, command] of terminal.matchAll(/npx duelex ([a-z]+)/g)) {
    const { duelex, warned } = desk();
    expect(await duelex(`${command} --help`), warned.join()).toBe(0);
  }
  for (const [, command, flag] of terminal.matchAll(/npx duelex ([a-z]+) .*?(--[a-z]+)/g)) {
    const { duelex, heard } = desk();
    await duelex(`${command} --help`);
    expect(heard(), `${command} ${flag}`).toContain(flag!);
  }
});

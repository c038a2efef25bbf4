/** What somebody types and reads who has never seen the program. */
import { describe, expect, test } from "vitest";
import { sayExamples } from "../src/command.ts";
import { allGames } from "../src/games.ts";
import { desk } from "./desk.ts";

describe("the command line", () => {
  test("the name of the program alone shows in one screen where to begin", async () => {
    const { duelex, said } = desk({ games: allGames });
    expect(await duelex("")).toBe(0);
    expect(said.length).toBeLessThan(22);
    for (const command of ["learn gundam", "play gundam --seats human,level:1", "start", "help"])
      expect(said.join("\n")).toContain(`npx duelex ${command}`);
    expect(said.join("\n")).toContain("Games: gundam, gate-ruler, bos, colossus-order.");
  });

  test("examples part no word, and what they do stands below where there is no room beside", () => {
    const examples = ["play a --seats human,human    two people at one keyboard, who look away in turn", "play b    short"];
    expect(sayExamples(examples, 60)).toEqual([
      "  npx duelex play a --seats human,human",
      "      two people at one keyboard, who look away in turn",
      "  npx duelex play b    short",
    ]);
  });

  test("no line of any command's help is wider than the screen", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("help");
    const commands = [...heard().matchAll(/^ {2}([a-z-]+)\b/gm)].map(([, command]) => command!);
    expect(commands).toContain("tune-deck");
    for (const command of commands) {
      await duelex(`help ${command}`);
      for (const line of heard().split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});

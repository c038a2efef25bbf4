/** Ctrl-C: what is known by then is said, nothing is broken, and the exit code is 130. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk } from "./desk.ts";

/** Runs a command and presses Ctrl-C when it listens for it, or so many breaths later. */
async function stopped(command: string, later = 0) {
  const { duelex, heard, warned, context } = desk({ games: allGames });
  Object.assign(context.terminal, {
    onInterrupt(stop: () => void) {
      const press = (left: number) => (left === 0 ? stop() : setImmediate(press, left - 1));
      press(later);
      return () => {};
    },
  });
  const exit = await duelex(command);
  return { exit, heard: heard(), warned: warned.join("\n"), context };
}

const scenarios = new URL("../../../packages/bos/scenarios/", import.meta.url).pathname;
const position = `${scenarios}perft-3-middle-game.json`;

describe("Ctrl-C", () => {
  test("perft keeps the depths that are counted", async () => {
    const { exit, heard, warned } = await stopped(`perft bos --scenario ${position} --depth 64`, 400);
    expect(exit).toBe(130);
    expect(heard).toMatch(/^ *1 +\d+\n *2 +\d+\n *3 +\d+/);
    expect(warned).toMatch(/Stopped: counted to depth \d+ of 64\./);
  });

  test("scenario says how many files were run", async () => {
    const { exit, heard, warned } = await stopped(`scenario ${scenarios}`, 3);
    const [, held] = /^([12]) scenarios? held\.$/.exec(heard) ?? [];
    expect([exit, warned]).toEqual([130, expect.stringMatching(new RegExp(`Stopped: ${held} of \\d+ files were run\\.`))]);
  });

  test("puzzle --check says how many proofs were held", async () => {
    const { exit, heard } = await stopped("puzzle bos --check", 2);
    expect([exit, heard]).toEqual([130, expect.stringMatching(/stopped after \d of \d+ puzzles, every proof holds/)]);
    const told = await stopped("puzzle bos --check --json", 2);
    expect([told.exit, JSON.parse(told.heard).puzzles < 10]).toEqual([130, true]);
  });

  test("watch keeps the match, and replay takes it", async () => {
    const { exit, heard, context } = await stopped("watch bos --seed 3", 20);
    expect([exit, heard]).toEqual([130, expect.stringMatching(/Stopped in turn \d+\./)]);
    const kept = `${context.keep}/last-bos.json`;
    expect(existsSync(kept)).toBe(true);
    const again = await stopped(`analyse ${kept} --lines 10`, 2);
    expect([again.exit, again.warned]).toEqual([130, expect.stringMatching(/Stopped: analysed up to answer \d+ of \d+\./)]);
    expect(again.heard).toContain("chance to win");
  });

  test.each(["sim bos --games 100000 --threads 1", 'sim gundam --sweep "ST01-005 ap=2..3" --games 100000 --threads 1'])(
    "%s says what was played",
    async (command) => {
      const { exit, heard } = await stopped(command);
      expect(exit).toBe(130);
      expect(heard).toMatch(/interrupted/);
      expect(heard).not.toContain("±0.0 (−100.0");
    },
    30_000,
  );

  test("tune-deck decides nothing", async () => {
    const { exit, heard } = await stopped("tune-deck gundam starter-st01 --against starter-st03 --games 100000 --swaps 8 --threads 1");
    expect(exit).toBe(130);
    expect(heard).toContain("Interrupted:");
    expect(heard).toContain("nothing is decided");
  }, 30_000);
});

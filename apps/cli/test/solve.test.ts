import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk, root } from "./desk.ts";
import { scratch } from "./scratch.ts";

const some = ["Blade 1", "Blade 1", "Blade 1"];
const puzzle = {
  game: "duel",
  title: "Two strikes",
  position: { P1: { hand: ["Blade 2", "Blade 3"], deck: some }, P2: { life: 5, hand: ["Blade 1"], deck: some } },
};
const file = (content: unknown): string => {
  const path = join(scratch(), "x.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe("solve", () => {
  test("a forced win is said with its line, with exit code 0", async () => {
    const { duelex, heard, warned } = desk();
    expect(await duelex(`solve ${file(puzzle)}`), warned.join("\n")).toBe(0);
    const text = heard();
    expect(text).toMatch(
      /^P1 wins by force within 3 answers, after any of 2 first answers:\n {2}P1: play Blade [23]\n {2}P2: .+\n {2}P1: play Blade [23]\nOpen information/,
    );
  });

  test("JSON; the script is played first; --to stops in it", async () => {
    const { duelex, heard } = desk();
    const scripted = file({ ...puzzle, script: ["P1: play Blade 3", { asked: "P2" }, "P2: pass"], expect: { asked: "P2" } });
    expect(await duelex(`solve ${scripted} --json`)).toBe(0);
    const said = JSON.parse(heard());
    const line = ["P1: play Blade 2"];
    expect(said).toMatchObject({
      game: "duel",
      for: "P1",
      information: "open",
      winner: "P1",
      forced: true,
      answers: 1,
      line,
      undecided: null,
    });
    expect(said.positions).toBeGreaterThan(0);
    expect(await duelex(`solve ${scripted} --json --to 0`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ answers: 3 });
  });

  test("--turn: a win before the turn ends, with its proof, checked; none where it takes longer", async () => {
    const { duelex, heard, warned } = desk();
    const last = file({ ...puzzle, script: ["P1: play Blade 3", "P2: pass"] });
    expect(await duelex(`solve ${last} --turn`), warned.join("\n")).toBe(0);
    expect(heard()).toMatch(/^P1 wins by force before this turn ends:\n {2}P1: play Blade 2\n[\s\S]*every branch played\s+again\.$/);
    expect(await duelex(`solve ${last} --turn --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({
      forced: true,
      first: ["play Blade 2"],
      turns: 1,
      proof: { answer: "play Blade 2", next: "won" },
    });
    expect(await duelex(`solve ${file(puzzle)} --turn`)).toBe(1);
    expect(heard()).toContain("P1 has no forced win before this turn ends.");
  });

  test("--proof writes the proof, of a win and of none, and --check plays it; what is spoilt does not hold", async () => {
    const { duelex, heard, warned } = desk();
    const proof = join(scratch(), "proof.json");
    expect(await duelex(`solve ${file(puzzle)} --proof ${proof}`), warned.join("\n")).toBe(0);
    expect(heard()).toContain(`written to ${proof}`);
    expect(await duelex(`solve ${proof} --check`), warned.join("\n")).toBe(0);
    expect(heard()).toMatch(/^The proof holds: P1 wins by force within 3 answers\. \d+ positions played\.$/);
    const written = JSON.parse(readFileSync(proof, "utf8"));
    expect(await duelex(`solve ${file({ ...written, claim: { ...written.claim, answers: 2 } })} --check`)).toBe(1);
    expect(heard()).toMatch(/^The proof does not hold: .*\n {2}after .*: it is not won in time/);
    expect(await duelex(`solve ${file(puzzle)} --answers 2 --proof ${proof}`)).toBe(1);
    heard();
    expect(await duelex(`solve ${proof} --check --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ for: "P1", goal: "hold", answers: 2, holds: true, flaws: [], whole: true });
    expect(await duelex(`solve ${file(puzzle)} --check`)).toBe(2);
    expect(warned.join("\n")).toContain("this is a scenario, and a file that solve --proof has written is wanted");
  });

  test("Ctrl-C: what is known is said, exit code 130", async () => {
    const { context, duelex, heard } = desk({ games: allGames });
    context.terminal.onInterrupt = (stop) => {
      stop();
      return () => {};
    };
    const long = file({ game: "bos", title: "x", decks: ["bos-red-test", "bos-red-test"] });
    expect(await duelex(`solve ${long} --answers 20`)).toBe(130);
    expect(heard()).toMatch(/^Not decided: stopped after \d+ positions; there is none within \d+ answers?\./);
    expect(await duelex(`solve ${long} --answers 20 --json`)).toBe(130);
    expect(JSON.parse(heard())).toMatchObject({ forced: null, undecided: "interrupted", proof: null });
  });

  test("none, or not decided: exit code 1", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`solve ${file(puzzle)} --answers 2`)).toBe(1);
    expect(heard()).toContain("P1 has no forced win within 2 answers.");
    expect(await duelex(`solve ${file(puzzle)} --for P2`)).toBe(1);
    expect(heard()).toContain("P2 has no forced win, however long it takes.");
    expect(await duelex(`solve ${file(puzzle)} --positions 2 --json`)).toBe(1);
    expect(JSON.parse(heard())).toMatchObject({ winner: null, forced: null, undecided: "positions" });
  });

  test("--hidden: against every deal that the player cannot tell apart", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`solve ${file(puzzle)} --hidden`)).toBe(0);
    expect(heard()).toContain("One way against every hidden hand that fits: P1 answers by what it is told. 1\ndeal,");
    const other = {
      ...puzzle,
      position: { ...puzzle.position, P2: { life: 9, hand: ["Blade 1"], deck: ["Blade 4", "Blade 1", "Blade 2"] } },
    };
    expect(await duelex(`solve ${file(other)} --hidden --answers 3`)).toBe(1);
    expect(heard()).toMatch(/no forced win within 3 answers\.[\s\S]*deals?,\s+in\s+at\s+most\s+\d+\s+kinds?\s+at\s+once/);
  });

  test("--hidden: cards that the scenario gives names of their own are called by them in every deal", async () => {
    const { duelex, heard, warned } = desk({ games: allGames });
    expect(await duelex(`solve ${root}/packages/gundam/scenarios/06-block-and-breach.json --to 0 --turn --hidden`), warned.join("\n")).toBe(
      1,
    );
    expect(heard()).toContain("P1 has no forced win before this turn ends.");
  });

  test("a puzzle that comes with a real game", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`solve ${root}/packages/colossus-order/scenarios/puzzle-01-three-cards-left.json --to 0`)).toBe(0);
    expect(heard()).toContain("P1: play ★Oriel of the Dawn★");
  });

  test("wrong input: a script that cannot be followed, no such file", async () => {
    const { duelex, warned, said } = desk();
    expect(await duelex(`solve ${file({ ...puzzle, script: ["P1: play Blade 6"] })}`)).toBe(2);
    expect(await duelex("solve nowhere.json")).toBe(2);
    expect(warned.join("\n")).toMatch(/"play Blade 6" is not offered.*nowhere\.json/s);
    expect(said).toEqual([]);
  });
});

/** Every puzzle that comes with the program: its proof is played in every branch, and every other first answer is tried to its end. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "@duelex/kernel";
import { asDone, menuOf } from "@duelex/session";
import { checkProof, type Proof } from "@duelex/sim";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { puzzleFolder } from "../src/places.ts";
import { claimOf, flawsOf, openPuzzle, type PuzzleScenario, puzzlesOf } from "../src/puzzles.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

const puzzles = allGames.ids.flatMap((id) => puzzlesOf(id, puzzleFolder));
const titled = puzzles.map((puzzle, nth) => [`${puzzle.game}, ${nth + 1}`, puzzle] as const);

/** What a card fights with, in the four games. */
const FIGHTING = ["strength", "ap", "atk", "stk", "crush"];

describe("puzzles", () => {
  test("there are at least forty, of all four games, the easiest of each first", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    for (const id of allGames.ids) {
      const hard = puzzlesOf(id, puzzleFolder).map(({ puzzle }) => puzzle.difficulty);
      expect(hard.length).toBeGreaterThan(0);
      expect(hard).toEqual([...hard].sort((one, other) => one - other));
    }
  });

  test.each(titled)("%s: its proof holds in every branch, and nothing else wins", async (_, puzzle) => {
    expect(flawsOf(await allGames.load(puzzle.game), puzzle)).toEqual([]);
  });
});

test("four and more save the match", () => {
  expect(puzzles.filter(({ puzzle }) => puzzle.saves === true).length).toBeGreaterThanOrEqual(4);
});

describe("a puzzle that is spoilt is noticed:", () => {
  const spoilt = (puzzle: PuzzleScenario, change: Partial<PuzzleScenario["puzzle"]>): PuzzleScenario => ({
    ...puzzle,
    puzzle: { ...puzzle.puzzle, ...change },
  });
  const each = allGames.ids.map((id) => [id, puzzlesOf(id, puzzleFolder)[0]!] as const);

  test.each(each)("%s, the proof claims too early that it is won", async (id, puzzle) => {
    expect(flawsOf(await allGames.load(id), spoilt(puzzle, { proof: "won" }))[0]).toMatch(/the match goes on/);
  });

  test.each(each)("%s, the solution begins with something else", async (id, puzzle) => {
    const flaws = flawsOf(await allGames.load(id), spoilt(puzzle, { solution: [`${puzzle.puzzle.for}: concede`] }));
    expect(flaws[0]).toMatch(/^the solution begins with/);
  });

  test.each(each)("%s, an answer of the script is missing", async (id, puzzle) => {
    expect(flawsOf(await allGames.load(id), { ...puzzle, script: (puzzle.script ?? []).slice(0, -1) })).not.toEqual([]);
  });

  test.each(each)("%s, another shuffle, or other decks where there is none", async (id, puzzle) => {
    const [one] = puzzle.decks!;
    const other = (await allGames.load(id)).decks.find((deck) => deck.id !== one)!.id;
    expect(flawsOf(await allGames.load(id), { ...puzzle, seed: puzzle.seed! + 1, decks: [other, other] })).not.toEqual([]);
  });

  /** Every card of the game with its fighting numbers at 0, as a card file has it. */
  const powerless = (records: readonly unknown[]): Record<string, unknown>[] =>
    records.filter(isRecord).flatMap((record) => {
      const fields = FIGHTING.filter((field) => typeof record[field] === "number" && record[field] !== 0);
      return fields.length === 0 ? [] : [{ ...record, ...Object.fromEntries(fields.map((field) => [field, 0])) }];
    });

  test.each(allGames.ids)("%s, cards are changed: what attacks has no strength any more, and most puzzles fall", async (id) => {
    const game = await allGames.load(id);
    const changed = powerless(game.catalog().records);
    expect(changed.length).toBeGreaterThan(0);
    const all = puzzlesOf(id, puzzleFolder);
    const noticed = all.filter((puzzle) => flawsOf(game, { ...puzzle, cards: changed }).length > 0);
    expect(noticed.length).toBeGreaterThan(all.length / 2);
  });

  test("one card of one puzzle is changed, and `puzzle --check` says which puzzle and what", async () => {
    const folder = scratch();
    cpSync(puzzleFolder, folder, { recursive: true });
    const spoiltFile = join(folder, "bos-01.json");
    const whole = JSON.parse(readFileSync(spoiltFile, "utf8")) as PuzzleScenario;
    const ox = (await allGames.load("bos")).catalog().records.find((record) => isRecord(record) && record["name"] === "Moss Ox");
    writeFileSync(spoiltFile, JSON.stringify({ ...whole, cards: [{ ...(ox as object), strength: 1 }] }));
    const { duelex, heard, warned } = desk({ games: allGames });
    expect(await duelex(`puzzle bos --check --folder ${folder}`)).toBe(1);
    expect(heard()).toMatch(/^puzzle 1: .+\n(.*\n)*BOS TCG: \d+ puzzles, 1 flawed\.$/);
    expect(await duelex(`puzzle bos --check --folder ${folder} --number 2`)).toBe(0);
    expect(heard()).toBe("BOS TCG: 1 puzzle, every proof holds.");
    expect(await duelex(`puzzle bos --check --folder ${folder} --number 1 --json`)).toBe(1);
    expect(JSON.parse(heard())).toMatchObject({ game: "bos", puzzles: 1, flawed: [{ number: 1 }] });
    expect(await duelex("puzzle bos --folder nowhere")).toBe(2);
    expect(warned.join("\n")).toMatch(/nowhere: there is no such file or folder/i);
  });

  test("a reply of the other side is not met, or is not offered", async () => {
    const [puzzle] = puzzles.filter(({ puzzle }) => JSON.stringify(puzzle.proof).includes('"replies"'));
    const match = openPuzzle(await allGames.load(puzzle!.game), puzzle!);
    const changed = (change: (replies: Readonly<Record<string, Proof>>) => Readonly<Record<string, Proof>>): Proof => {
      const inside = (proof: Proof): Proof =>
        typeof proof === "string" || "seen" in proof
          ? proof
          : "answer" in proof
            ? { ...proof, next: inside(proof.next) }
            : { replies: change(proof.replies) };
      return inside(puzzle!.puzzle.proof as Proof);
    };
    const flaws = (proof: Proof) => checkProof(match, claimOf(puzzle!, match), proof).flaws.map(({ what }) => what);
    expect(flaws(changed((replies) => replies))).toEqual([]);
    expect(flaws(changed(() => ({})))[0]).toMatch(/^the reply ".+" is not met$/);
    expect(flaws(changed((replies) => ({ ...replies, "fly away": "won" })))).toContain('the reply "fly away" is not offered');
  });
});

describe("duelex puzzle", () => {
  const [first] = puzzlesOf("bos", puzzleFolder);
  const own = first!.puzzle.solution.filter((line) => line.startsWith(first!.puzzle.for)).map((line) => line.slice(4));

  test("sets a puzzle with its table; the solution solves it, and the next one follows", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex("puzzle bos", ...own, "quit")).toBe(0);
    const text = heard();
    expect(text).toContain("Puzzle 1 of ");
    expect(text).toMatch(/Solved, with \d+ answers?: P[12] wins\./);
    expect(text).toContain("Puzzle 2 of ");
  });

  test("a wrong try is told why it fails; skip and solution go on", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const wrong = String((await menuOfFirst()).findIndex((phrase) => phrase !== own[0]) + 1);
    expect(await duelex("puzzle bos", wrong, "nonsense", "solution", "skip", "quit")).toBe(0);
    const text = heard();
    expect(text).toMatch(/No: after that nothing wins before the turn\s+ends/);
    expect(text).toContain("Try again.");
    const [begins] = first!.puzzle.solution;
    expect(text).toContain(`  ${asDone(begins!.slice(0, 2), begins!.slice(4))}`);
    expect(text).toContain("Puzzle 3 of ");
  });

  async function menuOfFirst(): Promise<string[]> {
    const match = openPuzzle(await allGames.load("bos"), first!);
    return menuOf(match, match.asked, (await allGames.load("bos")).mat).map(({ phrase }) => phrase);
  }

  test("at a screen of 24 rows the task stands above every question, what comes of an answer is told, and the next puzzle waits", async () => {
    const { duelex, heard } = desk({ games: allGames, interactive: true });
    expect(await duelex("puzzle bos", "", ...own, "", "quit")).toBe(0);
    const screens = heard().split("you> ");
    const task = "You can win before this turn ends, whatever P1 does. ? lists what can be typed.";
    for (const screen of screens.slice(0, -1)) {
      const shown = screen.split("\n").slice(-23);
      expect(shown).toContain(task);
      expect(screen).not.toContain("random");
    }
    expect(screens[1]).toContain(task); // Enter alone shows the question again
    expect(screens[1]).not.toContain("Which one?");
    expect(screens[2]).toContain("Your Moss Ox gains 3 strength for good and has 8, by Overgrowth");
    const solved = screens.find((screen) => screen.includes("Solved"))!;
    expect(solved).toMatch(/P1 (?:loses|goes|takes)[\s\S]*Solved, with \d+ answers?: you win\.\nEnter goes on\. \n\nPuzzle 2 of /);
    expect(screens.at(-1)).toContain("To go on: npx duelex puzzle bos --number 2");
  });

  test("the words of a match answer in a puzzle, too; those that are none of it say so", async () => {
    const { duelex, heard } = desk({ games: allGames, interactive: true });
    const asked = [
      "why not attack with Elder Tusk",
      "what if 1",
      "log",
      "card Moss Ox",
      "words",
      "rule block",
      "hint",
      "undo",
      "table",
      "?",
    ];
    expect(await duelex("puzzle bos", ...asked, "quit")).toBe(0);
    const [, whyNot, whatIf, log, card, ...others] = heard().split("you> ");
    expect(whyNot).toContain('"attack with Elder Tusk" is not allowed');
    expect(whatIf).toContain("5 → 8");
    expect(log).toContain("Turn 2, yours");
    expect(card).toContain("Moss Ox");
    expect(others.map((said) => said.split("\n")[0])).not.toContain(expect.stringContaining("is not one of the answers"));
    expect(others.join("\n").match(/is for a match/g)).toHaveLength(2);
    expect(others.join("\n")).toMatch(/Nothing is hidden here\.[\s\S]*why not ACTION/);
  });

  test("of cards that lie in order, some of them open, those that are told have their places", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("puzzle colossus-order", "quit");
    expect(heard().replace(/\s+/g, " ")).toContain("P2's locus: 1 Blue Gem, 3 Magma Golem, 4 Reef Warden");
  });

  test("lists, checks, and refuses a number that is too great", async () => {
    const { duelex, heard, warned } = desk({ games: allGames });
    expect(await duelex("puzzle bos --list")).toBe(0);
    const list = heard();
    const numbered = list.split("\n").filter((line) => /^ *\d+ {2}/.test(line));
    expect(numbered.length).toBe(puzzlesOf("bos", puzzleFolder).length);
    expect(list).toContain("Hard is measured in bits");
    expect(await duelex("puzzle bos --check")).toBe(0);
    expect(heard()).toContain("every proof holds");
    expect(await duelex("puzzle bos --list --json")).toBe(0);
    expect(JSON.parse(heard()).puzzles[0]).toMatchObject({ number: 1, for: first!.puzzle.for });
    expect(await duelex("puzzle bos --number 1000")).toBe(2);
    expect(warned.join("\n")).toMatch(/BOS TCG has \d+ puzzles/);
  });
});

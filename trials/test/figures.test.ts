/** `npm run figures` gives the commands of the documentation; here is what it reads there, and that it notices what is not so. */
import { describe, expect, test } from "vitest";
import { filled } from "../figures/fill.ts";
import { give, insteadOf } from "../figures/give.ts";
import { left, leftOn } from "../figures/left.ts";
import { Page, pageNames } from "../figures/page.ts";
import { allSaid, saidBy } from "../figures/said.ts";

const all = allSaid();
const players = new Page("docs/players.md");

test("a flag is set where it stands, and added where it does not", () => {
  expect(filled("npm run strength -- --game G --a A --all", { "--game": "bos", "--a": "tree:4 open", "--seed": 2 })).toBe(
    'npm run strength -- --game bos --a "tree:4 open" --all --seed 2',
  );
  expect(filled("npm run endurance", { "--game": "bos" })).toBe("npm run endurance -- --game bos");
  expect(filled("npx duelex rules GAME --coverage", { GAME: "bos" })).toBe("npx duelex rules bos --coverage");
});

test.each([
  ["docs/players.md", "npm run strength -- --game gate-ruler --a tree:14800 --b greedy@1 --pairs 15 --all --seed 21 --from 10"],
  ["docs/players.md", 'npm run strength -- --game gate-ruler --a "tree:400 open" --b greedy@1 --pairs 30 --all'],
  ["docs/players.md", 'npm run strength -- --game colossus-order --a "tree:400 open behind=0" --b greedy@1 --pairs 60 --all'],
  ["docs/players.md", "npm run strength -- --game gate-ruler --a tree:400 --b random --pairs 218 --all --seed 1000"],
  ["docs/players.md", "npm run strength -- --game bos --a level:8 --b level:7 --pairs 24 --all --seed 2"],
  ["docs/players.md", "npm run endurance -- --game gate-ruler --player tree:4"],
  ["docs/players.md", "npm run calibration -- --game colossus-order --games 120 --lines 60"],
  ["docs/quality.md", "npx duelex scenario packages/colossus-order/scenarios"],
  ["docs/quality.md", 'npm run fuzz -- --inputs 10000 --kind "server process"'],
  ["docs/quality.md", "npm run screens -- --games 120 --from 60 --game bos"],
])("%s: %s", (page, command) => {
  expect(all.filter((said) => said.command === command).map((said) => said.page)).toContain(page);
});

test("no command is left with a word that stands for another", () => {
  expect(all.map(({ command }) => command).filter((command) => /\b(?:[GANP]|GAME|KIND|FILE)\b|…/.test(command))).toEqual([]);
});

describe("what is not so is noticed", () => {
  test("of every figure, a digit that is another one", () => {
    for (const said of all) {
      if (typeof said.prints !== "string") continue;
      const spoilt = said.prints.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
      expect(insteadOf(said, `before\n  ${said.prints} and more\nbehind`)).toBeNull();
      if (spoilt !== said.prints) expect([said, insteadOf(said, `before\n  ${spoilt} and more\nbehind`)]).not.toEqual([said, null]);
    }
  });

  test("a longer number is another one; the line that is meant is told", () => {
    const said = { page: "", line: 1, stands: "81.7 %", prints: "games: 81.7 % (71.3–88.9);" };
    expect(insteadOf(said, "BOS TCG\ntree:4 against greedy, 60 games: 83.3 % (73.0–90.2); Elo 280")).toBe(
      "tree:4 against greedy, 60 games: 83.3 % (73.0–90.2); Elo 280",
    );
    expect(insteadOf({ ...said, prints: "7 puzzles" }, "17 puzzles")).toBe("17 puzzles");
    expect(insteadOf({ ...said, prints: "−1,169 of 1,169" }, "-1169 of 1169")).toBeNull();
  });

  test("lines are counted", () => {
    const said = { page: "", line: 1, stands: "2", prints: /^\[fast/, times: 2 };
    expect(insteadOf(said, "[fast] a\n[fast apart] b\n[slow] c")).toBeNull();
    expect(insteadOf(said, "[fast] a")).toBe("1 such lines");
  });

  test("another figure on the page is another one that is wanted; a page that speaks of it no more is refused", () => {
    const changed = (from: string, to: string) => saidBy(new Page(players.name, players.text.replace(from, to)));
    const [answers = ""] = /[\d,]+(?=, [\d,]+, [\d,]+ and [\d,]+ answers)/.exec(players.text)!;
    expect(changed(answers, "99,999").map(({ prints }) => prints)).toContain("1000 matches, 99,999 answers;");
    expect(() => changed(answers, "many")).not.toThrow();
    expect(() => changed("A thousand matches of each game with", "Matches with")).toThrow("A thousand matches");
    expect(() => changed("What each wins against the one below", "What they win")).toThrow("has not one table");
  });
});

describe("every command beside figures is compared, or listed with its reason", () => {
  const rest = pageNames.flatMap((name) => {
    const page = new Page(name);
    return leftOn(page, saidBy(page));
  });

  test("nothing is passed over", () => {
    expect(rest.filter(({ why }) => why === "").map(({ page, line, command }) => `${page}:${line} ${command}`)).toEqual([]);
  });

  test("nothing is listed that stands nowhere", () => {
    const begins = left.flatMap(({ commands }) =>
      Object.entries(commands).flatMap(([page, words]) => words.map((each) => [page, each] as const)),
    );
    const stands = ([page, words]: (typeof begins)[number]): boolean =>
      rest.some((each) => each.page === page && `${each.command}$`.startsWith(words));
    expect(begins.filter((each) => !stands(each))).toEqual([]);
  });

  test("a page with a new one is noticed", () => {
    const page = new Page(
      "docs/terminal.md",
      "Of 12 tries 7 held (`npm run soak -- --games 12`).\n\n    npx duelex rules bos --coverage\n\n    195 paragraphs\n",
    );
    expect(leftOn(page, []).map(({ command, why }) => [command, why])).toEqual([
      ["npm run soak -- --games 12", ""],
      ["npx duelex rules bos --coverage", ""],
    ]);
  });
});

test.each(["Matches between random players, seed 1", "The long runs, each given"])(
  "%s …: what stands there together is the sum of what stands above",
  (words) => {
    const { rows } = new Page("docs/quality.md").table(words);
    const numbers = rows.map(({ cells }) =>
      [...cells.values()].map((cell) => (/^[\d,]+$/.test(cell) ? Number(cell.replaceAll(",", "")) : 0)),
    );
    const together = numbers.pop()!;
    expect(together.map((_, column) => numbers.reduce((sum, row) => sum + row[column]!, 0))).toEqual(together);
  },
);

test("a command is given with the same Node, and ended when nobody waits for it any more", async () => {
  const stop = new AbortController();
  expect(await give("node --version", stop.signal)).toMatchObject({ code: 0, output: `${process.version}\n` });
  const long = give(`node -e "setTimeout(() => {}, 60000)"`, stop.signal);
  stop.abort();
  expect(await long).toBeNull();
});

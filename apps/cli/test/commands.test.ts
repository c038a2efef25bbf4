import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { desk, scratch } from "./desk.ts";

const holds = {
  game: "duel",
  title: "A blade strikes",
  rules: ["1-4"],
  position: { P1: { hand: ["Blade 1", "Blade 3"], deck: ["Blade 6", "Blade 2"] }, P2: { life: 2, deck: ["Blade 1", "Blade 1"] } },
  script: ["P1: play Blade 1"],
  expect: { asked: "P2", players: { P2: { life: 1 } } },
};
const file = (content: unknown, folder = scratch(), name = "x.json"): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};

describe("scenario", () => {
  test("what holds is counted, with exit code 0", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`scenario ${file(holds)}`)).toBe(0);
    expect(heard()).toBe("1 scenario held.");
  });

  test("what differs is said, with exit code 1; folders are searched; JSON has the agreed fields", async () => {
    const { duelex, heard } = desk();
    const folder = scratch();
    mkdirSync(join(folder, "inner"));
    const right = file(holds, folder, "a.json");
    const wrong = file({ ...holds, title: "Too hard", expect: { players: { P2: { life: 0 } } } }, join(folder, "inner"), "b.json");
    expect(await duelex(`scenario ${folder}`)).toBe(1);
    expect(heard()).toContain("expect, players, P2.life: expected 0, found 1");
    expect(await duelex(`scenario ${folder} --json`)).toBe(1);
    expect(JSON.parse(heard())).toEqual({
      files: 2,
      passed: 1,
      failed: 1,
      results: [
        { file: right, title: "A blade strikes", passed: true, differences: [] },
        {
          file: wrong,
          title: "Too hard",
          passed: false,
          differences: [
            "expect, players, P2.life: expected 0, found 1",
            expect.stringMatching(/^expect: there P[12] is asked: .+; offered: /),
          ],
        },
      ],
    });
  });

  test("a file that cannot be read is wrong input, and the others are run all the same", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`scenario ${file(holds)} ${file({ ...holds, titel: "?" })} ${file({ ...holds, game: "dule" })} --json`)).toBe(2);
    const { passed, failed, results } = JSON.parse(heard());
    expect([passed, failed]).toEqual([1, 2]);
    expect(results[1].differences).toEqual([expect.stringMatching(/^unknown word "titel" \(did you mean "title"\?\); allowed here: /)]);
    expect(results[2].differences[0]).toContain('there is no game "dule"; did you mean "duel"?');
  });

  test("--words lists what a game's scenarios can speak of", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("scenario --words duel")).toBe(0);
    const text = heard();
    for (const word of ["deck, hand, table", "play *, pass", "number", "life", "turn", "herald  {card} calls"])
      expect(text).toContain(word);
    expect(await duelex("scenario --words duel --json")).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ places: ["deck", "hand", "table"], playerFacts: ["life"] });
  });

  test("cards of one's own are there to be used", async () => {
    const { duelex, heard } = desk();
    const cards = file([{ name: "Lance", number: 2 }]);
    const scenario = file({
      ...holds,
      position: { ...holds.position, P1: { hand: ["Lance"], deck: ["Blade 1"] } },
      script: ["P1: play Lance"],
      expect: { result: "P1 wins" },
    });
    expect(await duelex(`scenario ${scenario} --cards ${cards}`)).toBe(0);
    expect(heard()).toBe("1 scenario held.");
    expect(await duelex(`scenario ${scenario}`)).toBe(2);
  });
});

describe("watch and replay", () => {
  test("a match is narrated turn by turn with paragraphs, and ends by itself", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("watch duel --players random --seed 7")).toBe(0);
    const text = heard();
    expect(text).toContain("P1 random with Plain, P2 random with Plain; seed 7.");
    expect(text).toMatch(/── Turn 1, P1’s \(random\) ─+\n {2}P1 draws .* \(1-1\)/);
    expect(text).toMatch(/wins in turn \d+\.$|draw\.$/);
  });

  test("the same seed tells the same story", async () => {
    const tell = async () => {
      const { duelex, heard } = desk();
      await duelex("watch duel --seed 7 --json");
      return heard();
    };
    const story = await tell();
    expect(JSON.parse(story)).toMatchObject({ game: "duel", players: ["greedy", "greedy"], seed: 7 });
    expect(await tell()).toBe(story);
  });

  test("a kept match is verified, told, and shown at any answer", async () => {
    const { duelex, heard, context } = desk();
    await duelex("watch duel --seed 7");
    const kept = join(context.keep!, "last-duel.json");
    heard();
    expect(await duelex(`replay ${kept}`)).toBe(0);
    expect(heard()).toMatch(/^Verified: (\d+) of \1 answers, every hash as recorded\. P[12] \(greedy\) wins/);
    expect(await duelex(`replay ${kept} --to 2 --story`)).toBe(0);
    const text = heard();
    expect(text).toContain("── Turn 1, P1’s (greedy)");
    expect(text).toContain("Turn 3, P1’s › Play");
    expect(text).toContain("Verified: 2 of");
    expect(await duelex(`replay ${kept} --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ game: "duel", verified: true, parts: null });
  });

  test("a match that parts is a failure, and says where", async () => {
    const { duelex, heard, context } = desk();
    await duelex("watch duel --seed 7");
    const saved = JSON.parse(readFileSync(join(context.keep!, "last-duel.json"), "utf8"));
    const parted = file({ ...saved, answers: [saved.answers[0], "play Blade 9", ...saved.answers.slice(2)] });
    heard();
    expect(await duelex(`replay ${parted}`)).toBe(1);
    expect(heard()).toContain('answer 2, "play Blade 9", is not possible any more');
    expect(await duelex(`replay ${parted} --json`)).toBe(1);
    expect(JSON.parse(heard())).toMatchObject({ verified: false, answers: 1, parts: { at: 1 } });
  });
});

describe("sim", () => {
  test("a table with intervals; JSON has the agreed fields", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("sim duel --games 40 --seed 1 --threads 1")).toBe(0);
    const text = heard();
    expect(text).toMatch(/^duel: 40 games, seed 1\n\d+ games a second/);
    expect(text).toMatch(/P1 plain \(random\) +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %/);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(await duelex("sim duel --games 40 --seed 1 --threads 1 --json")).toBe(0);
    const report = JSON.parse(heard());
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining([
        "game",
        "decks",
        "players",
        "games",
        "finished",
        "aborted",
        "wins",
        "draws",
        "firstPlayerWins",
        "decisions",
        "seconds",
        "gamesPerSecond",
      ]),
    );
    expect(report).toMatchObject({ games: 40, finished: 40, aborted: 0 });
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(40);
  });
});

describe("sim --field", () => {
  test("one deck against every other that comes with the game, each and all together", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("sim colossus-order --decks co-white-test --field --games 10 --seed 1 --threads 1 --json")).toBe(0);
    const { deck, finished, wins, against } = JSON.parse(heard());
    expect([deck, finished]).toEqual(["co-white-test", 20]);
    expect(against.map((report: { decks: string[] }) => report.decks[1])).toEqual(["co-black-test", "co-mixed-test"]);
    expect(wins).toBe(against[0].wins[0] + against[1].wins[0]);
    await duelex("sim colossus-order --decks co-white-test --field --games 10 --seed 1 --threads 1");
    expect(heard()).toMatch(
      /^colossus-order: co-white-test \(random\) against the field.*\n\nagainst .*95 % interval\nco-black-test +10 .*\nco-mixed-test +10 .*\nall +20 /s,
    );
  });
});

describe("looking things up", () => {
  test("rule: a paragraph with what cites it, by its number or that of the newer edition", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("rule colossus-order CO-A1")).toBe(0);
    const text = heard();
    expect(text).toMatch(/^CO-A1 {2}attacks in one's own main phase/);
    expect(text).toMatch(/Cited by code, \d+ lines?:\n {2}packages\/colossus-order\/src\//);
    expect(await duelex("rule colossus-order co-a1 --json")).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ game: "colossus-order", paragraph: "CO-A1" });
  });

  test("rules: all, those that begin like this, those that speak of it", async () => {
    const { duelex, heard } = desk();
    await duelex("rules duel");
    expect(heard().split("\n")).toHaveLength(6);
    await duelex("rules duel 1-");
    expect(heard().split("\n")).toHaveLength(5);
    await duelex("rules duel herald");
    expect(heard()).toBe("1-5  the herald's owner draws");
    await duelex("rules duel dragon");
    expect(heard()).toContain("No paragraph");
  });

  test("rules --coverage counts, and lists what lacks code or test", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("rules colossus-order --coverage --json")).toBe(0);
    const coverage = JSON.parse(heard());
    expect(coverage.paragraphs).toBeGreaterThan(100);
    expect(coverage.citedByCode).toBe(coverage.paragraphs - coverage.uncitedByCode.length);
    expect(coverage.citedByTests).toBe(coverage.paragraphs - coverage.uncitedByTests.length);
    expect(new Set(coverage.uncited)).toEqual(new Set([...coverage.uncitedByCode, ...coverage.uncitedByTests]));
    await duelex("rules colossus-order --coverage");
    expect(heard()).toMatch(/Colossus Order: \d+ paragraphs, \d+ cited by code, \d+ by tests and scenarios/);
  });

  test("cards: by name, by words, and how many clauses are carried out", async () => {
    const { duelex, heard } = desk();
    await duelex("cards duel blade 3");
    expect(heard()).toContain("Blade 3");
    await duelex("cards duel blade");
    expect(heard()).toContain("6 cards:");
    await duelex("cards colossus-order --coverage --json");
    const coverage = JSON.parse(heard());
    expect(Object.keys(coverage)).toEqual(expect.arrayContaining(["game", "cards", "clauses", "implemented", "notYet"]));
    expect(coverage.implemented + coverage.notYet.length).toBe(coverage.clauses);
  });

  test("deck: a legal one is legal; a broken one is told every problem with its paragraph, exit code 2", async () => {
    const { duelex, heard, warned } = desk();
    await duelex("deck colossus-order");
    const [id] = heard().split(/\s/);
    expect(await duelex(`deck colossus-order ${id}`)).toBe(0);
    expect(heard()).toContain("Legal");
    const broken = file({ id: "broken", name: "Broken", colossus: "nobody", cards: { "no-such-card": 50 } });
    expect(await duelex(`deck colossus-order ${broken}`)).toBe(2);
    expect(warned.join("\n")).toContain("no-such-card");
    expect(await duelex(`deck colossus-order ${broken} --json`)).toBe(2);
    expect(JSON.parse(heard())).toMatchObject({ legal: false });
  });

  test("perft: from a scenario or the beginning, and a second slow count", async () => {
    const { duelex, heard } = desk();
    expect(await duelex(`perft duel --scenario ${file(holds)} --depth 3 --slow --json`)).toBe(0);
    const { counts, slowCounts } = JSON.parse(heard());
    expect(counts).toHaveLength(3);
    expect(slowCounts).toEqual(counts);
    expect(await duelex("perft duel --depth 2 --seed 1")).toBe(0);
    expect(heard()).toMatch(/^ {2}1 +\d+\n {2}2 +\d+$/);
  });
});

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bos } from "@duelex/bos";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

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

  test("passes and bookkeeping are told with --all only", async () => {
    const { duelex, heard, context } = desk({ games: allGames });
    await duelex("watch gate-ruler --players random --seed 7");
    const quiet = heard().split("\n");
    await duelex("watch gate-ruler --players random --seed 7 --all");
    const all = heard().split("\n");
    expect(quiet.filter((line) => /^P[12] passes/.test(line))).toEqual([]);
    expect(all.filter((line) => /^P[12] passes/.test(line)).length).toBeGreaterThan(10);
    expect(quiet.length).toBeLessThan(all.length / 2);
    const kept = join(context.keep!, "last-gate-ruler.json");
    await duelex(`replay ${kept} --story`);
    expect(heard()).not.toMatch(/^P[12] passes/m);
    await duelex(`replay ${kept} --story --all`);
    expect(heard()).toMatch(/^P[12] passes/m);
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
    expect(await duelex(`replay ${kept} --to 9999`)).toBe(2);
    const recast = file({ ...JSON.parse(readFileSync(kept, "utf8")), cards: "00000000" });
    heard();
    expect(await duelex(`replay ${recast}`)).toBe(0);
    expect(heard()).toContain("It was played with other cards than these");
    expect(await duelex(`replay ${recast} --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ verified: true, sameCards: false });
    expect(await duelex(`play bos --resume ${kept}`)).toBe(2);
    expect(await duelex(`replay ${kept} --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ game: "duel", verified: true, parts: null });
  });

  test("a server's match: is its seed the one whose hash was told before the first card?", async () => {
    const { duelex, heard, context } = desk();
    await duelex("watch duel --seed 7");
    const kept = join(context.keep!, "last-duel.json");
    const told = createHash("sha256").update("7").digest("hex");
    heard();
    expect(await duelex(`replay ${kept} --dice ${told}`)).toBe(0);
    expect(heard()).toContain("The dice are those whose hash was told");
    expect(await duelex(`replay ${kept} --dice ${told.replace(/./g, "0")}`)).toBe(1);
    expect(heard()).toContain("The dice are others");
    expect(await duelex(`replay ${kept} --dice ${told} --json`)).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ verified: true, sameDice: true });
    expect(await duelex(`replay ${kept} --dice 7`)).toBe(2);
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

test("the examples of every help name decks that there are", async () => {
  const { duelex, heard } = desk({ games: allGames });
  const known = new Set<string>();
  for (const id of allGames.ids) for (const deck of (await allGames.load(id)).decks) known.add(deck.id);
  let named = 0;
  for (const command of ["play", "watch", "sim", "tune-deck", "deck", "perft"]) {
    await duelex(`${command} --help`);
    const examples = heard().split("Examples:")[1] ?? "";
    for (const [, decks] of examples.matchAll(/(?:--decks|--against|tune-deck [a-z-]+|\bdeck [a-z-]+) ([a-z][\w.,-]*)/g))
      for (const deck of decks!.split(",").filter((each) => !/\.(?:json|txt)$|^(?:all|random)$/.test(each))) {
        expect(known, `${command}: ${deck}`).toContain(deck);
        named++;
      }
  }
  expect(named).toBeGreaterThan(3);
});

describe("sim", () => {
  test("a table with intervals; JSON has the agreed fields", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("sim duel --games 40 --seed 1 --threads 1 --details")).toBe(0);
    const text = heard();
    expect(text).toMatch(/^duel: 40 games in pairs of one seed with seats swapped, seed 1\n\d+ games a second/);
    expect(text).toMatch(/A [Pp]lain \(random\) +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %/);
    expect(text).toMatch(/matches ended by[\s\S]*won in turn[\s\S]*100.0 %[\s\S]*asked most[\s\S]*cards +opening hand/);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(text).toMatch(/Random players tell how the rules treat two decks, not which is better/);
    expect(await duelex("sim duel --games 40 --seed 1 --threads 1 --json")).toBe(0);
    const report = JSON.parse(heard());
    const agreed = "game decks players games finished aborted wins draws firstPlayerWins decisions seconds gamesPerSecond";
    expect(Object.keys(report)).toEqual(expect.arrayContaining(agreed.split(" ")));
    expect(report).toMatchObject({ games: 40, finished: 40, aborted: 0 });
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(40);
  });

  test("one deck against every other that comes with the game, and all against all", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("sim colossus-order --decks co-white-test --field --games 10 --seed 1 --threads 1 --json")).toBe(0);
    const field = JSON.parse(heard());
    expect(field).toMatchObject({ finished: 20, columns: ["co-black-test", "co-mixed-test"], rows: [{ deck: "co-white-test" }] });
    expect(await duelex("sim colossus-order --decks all --games 4 --seed 1 --threads 1")).toBe(0);
    const text = heard();
    expect(text).toMatch(/win share of the row, in % +1 +2 +3 +all/);
    expect(text.match(/·/g)).toHaveLength(3);
  });

  test("two lists against the same others: each opponent, all of them together, and which list is better, as far as it is shown", async () => {
    const { duelex, heard, warned } = desk({ games: allGames });
    const page = join(scratch(), "field.html");
    const lists = "bos-red-test,bos-blue-test";
    expect(
      await duelex(
        `sim bos --decks ${lists} --against bos-yellow-test,random,random --games 60 --seed 1 --threads 1 --details --html ${page}`,
      ),
    ).toBe(0);
    const text = heard();
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(text).toMatch(/against all of them +share +95 % interval +more than the first\n/);
    expect(text).toMatch(/Red test deck +\d+\.\d % +\d+\.\d % to \d+\.\d %\n/);
    expect(text).toMatch(/Blue test deck +\d+\.\d % +\d+\.\d % to \d+\.\d % +[+−]\d+\.\d \([+−]\d+\.\d [+−]\d+\.\d\)\n/);
    expect(text.replace(/\s+/g, " ")).toMatch(
      /(Shown: \w+ test deck is better|Not shown: Blue test deck may be better) against these than/,
    );
    expect(text).toMatch(/Cards of Red test deck\n[\s\S]*Cards of Blue test deck\n/);
    expect(text.match(/It tells what goes together/g)).toHaveLength(1);
    expect(warned.join()).toContain(page);
    expect(readFileSync(page, "utf8")).toMatch(
      /<p class=strong>(Shown|Not shown): [^<]+<\/p><p>Random players[\s\S]*<h2>Against all of them<\/h2>[\s\S]*<h2>More than Red test deck<\/h2>[\s\S]*<h2>Cards of Blue test deck:/,
    );
    expect(await duelex(`sim bos --decks ${lists} --against all --games 20 --seed 1 --threads 1 --json`)).toBe(0);
    const [first, other] = JSON.parse(heard()).rows;
    expect(first).toMatchObject({ deck: "bos-red-test", overFirst: null, cards: [] });
    expect(other.overFirst.low).toBeLessThanOrEqual(other.overFirst.difference);
  });

  test("two lists of one name go by their files too; at a table and in a meeting of the two they do as well", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("deck bos bos-red-test --text");
    const list = heard();
    const [one, two] = ["one.txt", "two.txt"].map((file) => {
      const path = join(scratch(), file);
      writeFileSync(path, list);
      return path;
    });
    expect(await duelex(`sim bos --decks ${one},${two} --against bos-blue-test --games 2 --seed 1 --threads 1`)).toBe(0);
    expect(heard()).toMatch(/1 Red test deck \(one\.txt\) .*\n2 Red test deck \(two\.txt\) /);
    expect(await duelex(`sim bos --decks ${one},${two} --games 2 --seed 1 --threads 1`)).toBe(0);
    expect(heard()).toMatch(/A one\.txt \(random\) .*\nB two\.txt \(random\) /);
    expect(await duelex(`watch bos --decks ${one},${two} --seed 1`)).toBe(0);
    expect(heard()).toContain("with Red test deck (one.txt), P2 greedy with Red test deck (two.txt)");
  });

  test("more opponents than a line holds stand below each other, by their names", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const many = Array.from({ length: 7 }, () => "random").join(",");
    expect(await duelex(`sim bos --decks bos-red-test,bos-blue-test --against ${many} --games 4 --seed 1 --threads 1`)).toBe(0);
    const text = heard();
    expect(text).toMatch(/win share in %, against +1 +2\n(.+ +\d+ ±\d+ +\d+ ±\d+\n){7}\n1 {2}Red test deck\n2 {2}Blue test deck\n/);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("--precision and --decide stop early, and say so", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("sim duel --games 20000 --precision 8% --seed 1 --threads 1 --json")).toBe(0);
    const precise = JSON.parse(heard());
    expect(precise.finished).toBeLessThan(5000);
    expect(precise.winShare[0].high - precise.winShare[0].low).toBeLessThanOrEqual(0.16);
    expect(await duelex("sim duel --games 20000 --players greedy,random --decide --seed 1 --threads 1")).toBe(0);
    expect(heard()).toContain("Decided: A is better.");
  });

  test("identical games are noticed, and said", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex("sim bos --games 12 --players greedy --seed 1 --threads 1")).toBe(0);
    expect(heard().replace(/\s+/g, " ")).toMatch(/Only \d+ of the 12 games went a way of their own/);
  });

  test("what if: a card, over the same seeds; a sweep; a setting; the games that turned can be watched", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const card = bos.catalog().entries.find(({ type }) => type === "summon")!;
    expect(await duelex(`sim bos --sweep "${card.id} strength=1..3" --games 20 --seed 1 --threads 1 --json`)).toBe(0);
    const told = JSON.parse(heard());
    expect(told.variants.map(({ name }: { name: string }) => name)).toEqual([1, 2, 3].map((n) => `${card.id} strength=${n}`));
    for (const { change } of told.variants) {
      expect(change.difference.low).toBeLessThanOrEqual(change.difference.difference);
      expect(change.gained.length + change.lost.length).toBeLessThanOrEqual(20);
    }
    expect(await duelex(`sim bos --sweep "${card.id} strength=1..3" --games 20 --seed 1 --threads 1 --csv`)).toBe(0);
    const lines = heard().split("\n");
    expect(lines).toHaveLength(5);
    expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);
  });

  test("what if: a card that neither deck holds, and games that are all the same, are said once; two lists of one name are told apart", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(
      await duelex(
        'sim bos --decks bos-red-test,bos-blue-test --players greedy --games 12 --seed 1 --threads 1 --sweep "T-Y-S1 strength=4..6"',
      ),
    ).toBe(0);
    const said = heard().replace(/\s+/g, " ");
    expect(said.match(/Neither deck holds T-Y-S1/g)).toHaveLength(1);
    expect(said.match(/All games were the same|Only \d+ of the 12 games/g)).toHaveLength(1);
    expect(await duelex('sim bos --decks bos-red-test,bos-blue-test --games 4 --threads 1 --change "T-B-S4 strength=5"')).toBe(0);
    expect(heard()).not.toContain("Neither deck");
    expect(await duelex("sim bos --decks bos-red-test,bos-blue-test --games 4 --threads 1 --change-deck bos-red-test")).toBe(0);
    expect(heard()).toContain("deck bos-red-test");
  });

  test.each([
    ["--games 6 --change", "T-R-S3 strength=3", "T-R-S3 strength=3 is what the card says as it is."],
    [
      "--games 6 --sweep",
      "T-R-S1 strength=1..3",
      "T-R-S1 strength=1, strength=2 has changed no answer in any game: nobody drew or played T-R-S1 in any of the 6.",
    ],
    ["--games 6 --change", "T-R-W1 color=red", "T-R-W1 color=red is what the card says as it is."],
    [
      "--games 12 --players greedy --change",
      "T-R-S3 strength=2",
      "T-R-S3 strength=2 has sent 12 of 12 games another way, and none of them to another winner.",
    ],
    [
      "--games 6 --change",
      "T-R-P1 name.en=Firebolt",
      "T-R-P1 name.en=Firebolt has changed no answer in any game: T-R-P1 was played by A in 4 of the 6, and what is changed of it made no difference there.",
    ],
    ["--games 6 --change", "T-R-B1 name.en=Volkrath", "T-R-B1 name.en=Volkrath has changed no answer in any game."],
  ])("what if: why nothing has changed, as far as the games tell: sim bos %s %j", async (flags, change, says) => {
    const { duelex, heard } = desk({ games: allGames });
    const page = join(scratch(), "changes.html");
    expect(await duelex(`sim bos --seed 1 --threads 1 ${flags} "${change}" --html ${page}`)).toBe(0);
    expect(heard().replace(/\s+/g, " ")).toContain(says);
    expect(readFileSync(page, "utf8")).toContain(`<p>${says}</p>`);
  });

  test("a deck against itself: the two games of a pair are one, and that is no fault of the dice", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex("sim gundam --decks official-deck-001 --games 4 --seed 1 --threads 1")).toBe(0);
    expect(heard()).toContain("the two games of a pair are one");
    expect(heard()).not.toMatch(/All games were the same|Only \d+ of/);
    expect(await duelex("sim bos --decks bos-red-test,bos-blue-test --players greedy --games 4 --seed 1 --threads 1")).toBe(0);
    expect(heard()).toContain("All games were the same, but for who sat where");
    expect(heard()).not.toContain("Shown:");
  });

  test.each([
    `sim bos --decks random:4,bos-red-test --games 30 --seed 2 --threads 1 --change "T-R-S3 strength=9"`,
    "sim bos --games 30 --seed 2 --threads 1 --change-set decay=16 --set firstPlayer=P2",
    "sim bos --decks DECK,bos-blue-test --cards CARDS --games 30 --seed 2 --threads 1 --change-cards CHANGED",
  ])("each game that turned is seen again, as it is and with the change: another wins: %s", async (template) => {
    const { duelex, heard } = desk({ games: allGames });
    const own = JSON.parse(readFileSync(new URL("../../../docs/examples/cards/harbour-bos.json", import.meta.url), "utf8"));
    const command = template
      .replace("DECK", file(JSON.parse(JSON.stringify(bos.decks[0]!.deck).replace("T-R-S5", "DEMO-201"))))
      .replace("CARDS", file(own))
      .replace("CHANGED", file([{ ...own[0], strength: 9 }]));
    expect(await duelex(command)).toBe(0);
    const again = heard().match(/duelex watch .*/g) ?? [];
    expect(again.length).toBeGreaterThan(3);
    const winners: string[] = [];
    for (const line of again) {
      expect(await duelex(`${line.replace("duelex ", "")} --json`)).toBe(0);
      winners.push(JSON.parse(heard()).result);
    }
    for (let nth = 0; nth < winners.length; nth += 2) expect(winners[nth]).not.toBe(winners[nth + 1]);
  });

  test("--html writes one page that needs nothing else, with the command that made it", async () => {
    const { duelex, warned } = desk();
    const page = join(scratch(), "report.html");
    expect(await duelex(`sim duel --games 20 --seed 1 --threads 1 --html ${page}`)).toBe(0);
    expect(warned.join()).toContain(page);
    const html = readFileSync(page, "utf8");
    expect(html).toContain("<p>The same deck meets itself in the same hands");
    expect(html).toMatch(/^<!doctype html>[\s\S]*<svg[\s\S]*<\/html>\n$/);
    expect(html).not.toMatch(/<script|<link|https?:\/\//);
  });

  test("the command on a page has no password in it", async () => {
    const { duelex, context } = desk();
    const page = join(scratch(), "report.html");
    Object.assign(context, { typed: ["sim", "duel", "--queue", "postgres://me:hunter2@db.example/duelex"] });
    expect(await duelex(`sim duel --games 20 --seed 1 --threads 1 --html ${page}`)).toBe(0);
    const html = readFileSync(page, "utf8");
    expect(html).not.toContain("hunter2");
    expect(html).toContain("postgres://…@db.example/duelex");
  });

  test.each([
    ["--change x", "is not of the form"],
    ['--change "nobody ap=3"', 'there is no card "nobody"'],
    ['--sweep "x ap=3"', "from..to"],
    ["--precision 70%", "a share between 0 and a half"],
    ["--precision 1% --decide", "not together with --precision"],
    ["--field --against all", "not together with --against"],
    ["--against nobody", 'there is no deck "nobody"'],
  ])("sim duel %s is refused, with what would be right", async (flags, says) => {
    const { duelex, warned } = desk();
    expect(await duelex(`sim duel --games 2 --seed 1 ${flags}`)).toBe(2);
    expect(warned.join("\n")).toContain(says);
  });
});

test("what is wrong with a card in each step of a sweep is said once", async () => {
  const { duelex, warned } = desk({ games: allGames });
  expect(await duelex('sim bos --sweep "T-R-S3 power=1..3"')).toBe(2);
  expect(warned.join("\n").match(/unknown word "power"/g)).toHaveLength(1);
});

describe("tune-deck", () => {
  test("it has no flag that it passes over: whom the deck is to beat is said by --against", async () => {
    const { duelex, warned } = desk({ games: allGames });
    expect(await duelex("tune-deck bos bos-red-test --decks bos-blue-test")).toBe(2);
    expect(warned.join("\n")).toContain("unknown option '--decks'");
  });

  test("tries legal swaps, and is honest about what is not decided", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const [deck] = bos.decks;
    expect(await duelex(`tune-deck bos ${deck!.id} --games 200 --swaps 6 --seed 1 --threads 1 --json`)).toBe(0);
    const told = JSON.parse(heard());
    expect(told).toMatchObject({ game: "bos", deck: deck!.id, tried: 6, interrupted: false });
    for (const { deck: swapped, difference, better } of told.finalists) {
      expect(bos.checkDeck(swapped)).toEqual([]);
      expect(better).toBe(difference.low > 0 ? true : difference.high < 0 ? false : null);
    }
  });

  test("each swap is named in full, with the numbers of its cards, on a narrow terminal too", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex("tune-deck bos bos-red-test --games 200 --swaps 6 --seed 1 --threads 1")).toBe(0);
    const text = heard();
    expect(text).toMatch(/swap +difference\n1 +[+−±]/);
    expect(text.replace(/\s+/g, " ")).toMatch(/ 1 [^→…]+ \[T-R-\w+\] → [^→…]+ \[T-R-\w+\] 2 /);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test("scenario and play say what is wrong with a card that is made up in the file, though it can be played (BOS-A7)", async () => {
  const free = {
    timing: "controllerMainPhase",
    mode: "optional",
    condition: null,
    cost: [],
    do: [{ op: "gainStrength", target: "self", amount: 1 }],
  };
  const cards = [{ name: "Free", strength: 2, effect: [free] }];
  const file = join(scratch(), "free.json");
  writeFileSync(file, JSON.stringify({ game: "bos", title: "a free ability", cards, position: { P1: { summons: ["Free"] } } }));
  const { duelex, warned } = desk({ games: allGames });
  const says = /an error of the card: it costs nothing and has no limit, so it is used once a turn at most.*BOS-A7/;
  expect(await duelex(`scenario ${file}`)).toBe(0);
  expect(warned.splice(0).join(" ")).toMatch(says);
  expect(await duelex(`play --scenario ${file} --seats human,human`, "quit")).toBe(0);
  expect(warned.join(" ")).toMatch(says);
});

describe("looking things up", () => {
  test("rule: a paragraph with what cites it, by its number or that of the newer edition", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("rule colossus-order CO-A1")).toBe(0);
    const text = heard();
    expect(text).toContain("published in Master Rules v1.3 of 2013");
    expect(text).toMatch(/^CO-A1 {2}attacks in one's own main phase/);
    expect(text).toMatch(/Cited by code, \d+ lines?:\n {2}packages\/colossus-order\/src\//);
    expect(await duelex("rule colossus-order co-a1 --json")).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ game: "colossus-order", paragraph: "CO-A1", page: null });
  });

  test("rule: the page on which the publisher has the paragraph, where there is one", async () => {
    const { duelex, heard } = desk({ games: allGames });
    for (const [asked, page] of [
      ["gate-ruler 8-3a", "https://gateruler.jp/rule/comprehensiverule"],
      ["bos BOS-DA5", "https://www.bostcg.com/how-to-play/detailed-guide/battles"],
      ["bos BOS-D1", "https://www.bostcg.com/how-to-play/detailed-guide/starting-info"],
      ["gundam 7-4-3", "https://www.gundam-gcg.com/en/welcome/playguide.php"],
    ] as const) {
      await duelex(`rule ${asked}`);
      expect(heard().split("\n")).toContain(`  ${page}`);
      await duelex(`rule ${asked} --json`);
      expect(JSON.parse(heard())).toMatchObject({ page });
    }
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

  test("rule: a word instead of a number finds the paragraphs about it", async () => {
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex("rule gundam suppression")).toBe(0);
    expect(heard()).toContain("{13-1-7}  Suppression: two Shields at once");
    expect(await duelex("rule gundam suppression --json")).toBe(0);
    expect(JSON.parse(heard()).about).toContain("{13-1-7}");
  });

  test("cards: by name, by words, and how many clauses are carried out", async () => {
    const { duelex, heard } = desk();
    await duelex("cards duel blade 3");
    expect(heard()).toContain("Blade 3");
    await duelex("cards duel blade");
    expect(heard()).toContain("6 cards:");
    const shelf = desk({ games: allGames });
    expect(await shelf.duelex("cards bos")).toBe(0);
    const bos = (await allGames.load("bos")).catalog().entries;
    const listed = shelf.heard();
    expect(listed).toContain(`${bos.length} cards:`);
    for (const { id } of bos) expect(listed).toContain(id);
    await duelex("cards colossus-order --coverage --json");
    const coverage = JSON.parse(heard());
    expect(Object.keys(coverage)).toEqual(expect.arrayContaining(["game", "cards", "clauses", "implemented", "notYet"]));
    expect(coverage.implemented + coverage.notYet.length).toBe(coverage.clauses);
  });

  test.each(allGames.ids)("cards --record: cards of %s as a card file, which is read back as it is", async (id) => {
    const { duelex, heard } = desk({ games: allGames });
    const [record] = (await allGames.load(id)).catalog().records as [{ readonly id: string }];
    expect(await duelex(`cards ${id} ${record.id} --record`)).toBe(0);
    const told = JSON.parse(heard());
    expect(told).toEqual([record]);
    expect(await duelex(`cards ${id} ${record.id} --cards ${file(told)} --record`)).toBe(0);
    expect(JSON.parse(heard())).toEqual([record]);
    expect(await duelex(`cards ${id} ${record.id} --record --coverage`)).toBe(2);
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

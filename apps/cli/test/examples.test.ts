/** What the pages of `docs/` show is run, so that it stays true. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk, root } from "./desk.ts";

const page = (name: string): string => readFileSync(join(root, "docs", name), "utf8");
const file = (name: string): string => readFileSync(join(root, "docs/examples", name), "utf8");

test("README.md: the look is what is said in that position", async () => {
  const { duelex, heard } = desk({ games: allGames });
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [command, ...shown] = /## A look\n\n(.*?)\n\n/s
    .exec(readme)![1]!
    .split("\n")
    .map((line) => line.slice(4));
  const typed = shown.flatMap((line) => /^P[12]> (.*)/.exec(line)?.[1] ?? []);
  expect(typed.length).toBeGreaterThan(3);
  expect(await duelex(command!.replace("$ npx duelex ", "").replace("docs/", join(root, "docs/")), ...typed, "quit")).toBe(0);
  const said = heard().split("\n");
  for (const line of shown) {
    const at = said.indexOf(line);
    expect(at, line).toBeGreaterThanOrEqual(0);
    said.splice(0, at + 1);
  }
});

describe("docs/embedding.md", () => {
  test("shows the file that is run", () => {
    expect(page("embedding.md")).toContain(`\`\`\`ts\n${file("embedding.ts")}\`\`\``);
  });

  test("names every field of a view", () => {
    const source = readFileSync(join(root, "packages/kernel/src/view.ts"), "utf8");
    const fields = [...source.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field!);
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !page("embedding.md").includes(`\`${field}\``))).toEqual([]);
  });

  test("a match of Gundam in about twenty lines, played to its end", () => {
    const lines = file("embedding.ts")
      .split("\n")
      .filter((line) => line.trim() !== "");
    expect(lines.length).toBeLessThanOrEqual(20);
    const said = execFileSync(process.execPath, ["--import", "tsx", join(root, "docs/examples/embedding.ts")], {
      cwd: root,
      encoding: "utf8",
    });
    expect(said).toMatch(/^P[12]: .+\(5-2-1.*\).* \| /);
    expect(said).toMatch(/P[12] wins in turn \d+: .+\(.+\)\n$/);
  });
});

describe("docs/adding-cards.md", () => {
  const { duelex, heard } = desk({ games: allGames });
  const cards = join(root, "docs/examples/cards/river-guild.json");
  const deck = join(root, "docs/examples/cards/river-deck.json");

  test("shows the file that is used", () => {
    expect(page("adding-cards.md")).toContain(file("cards/river-guild.json"));
  });

  test("the card is rendered as the page says", async () => {
    expect(await duelex(`cards gundam --cards ${cards} Ferryman`)).toBe(0);
    for (const line of heard().split("\n")) expect(page("adding-cards.md")).toContain(line.trim());
  });

  test.each(["gate-ruler", "bos", "colossus-order"])("the card of %s is whole, and may be played", async (id) => {
    const own = `docs/examples/cards/harbour-${id}.json`;
    const command = `cards ${id} --cards ${own} Harbour`;
    expect(page("adding-cards.md")).toContain(`    npx duelex ${command}\n`);
    expect(await duelex(command.replace("docs/", join(root, "docs/")))).toBe(0);
    const said = heard();
    expect(said).toMatch(/^Harbour Ram {2}DEMO-\d01\n/);
    expect(said).not.toContain("Not for match play");
    const game = await allGames.load(id);
    expect(game.catalog(JSON.parse(readFileSync(join(root, own), "utf8"))).coverage().notYet).toEqual(game.catalog().coverage().notYet);
  });

  test("what would another number of one's own card do? It is changed as a card of the game is", async () => {
    const flags = `--decks ${deck},official-deck-001 --players random --games 10 --seed 1 --threads 1 --json`;
    for (const what of ['--sweep "DEMO-001 ap=2..3"', `--change-cards ${cards}`]) {
      expect(await duelex(`sim gundam --cards ${cards} ${flags} ${what}`)).toBe(0);
      const { variants } = JSON.parse(heard()) as { variants: { report: { finished: number } }[] };
      expect(variants.map(({ report }) => report.finished)).toEqual(what.startsWith("--sweep") ? [10, 10] : [10]);
    }
  });

  test("a number of one's own card that stays as it is changes no game", async () => {
    const flags = `--decks ${deck},official-deck-001 --players greedy --games 12 --seed 3 --threads 1 --json`;
    for (const what of ['--change "DEMO-001 ap=2"', `--change-cards ${cards}`]) {
      expect(await duelex(`sim gundam --cards ${cards} ${flags} ${what}`)).toBe(0);
      const { wins, decisions, variants } = JSON.parse(heard());
      expect(variants[0].report).toMatchObject({ wins, decisions });
    }
  });

  test("the scenario holds, the deck is legal, and games are played with it", async () => {
    expect(await duelex(`scenario ${join(root, "docs/examples/cards/ferryman-arrives.json")} --cards ${cards}`)).toBe(0);
    expect(await duelex(`deck gundam ${deck} --cards ${cards}`)).toBe(0);
    heard();
    expect(
      await duelex(
        `sim gundam --cards ${cards} --decks ${deck},official-deck-001 --players random,random --games 40 --seed 1 --threads 1 --json`,
      ),
    ).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ finished: 40, aborted: 0 });
  });
});

test("what the programs of examples/ import is installed by the line that their page gives", () => {
  const at = (name: string) => join(root, "examples", name);
  const installed = /`npm install ([^`]+)`/.exec(readFileSync(at("README.md"), "utf8"))![1]!.split(" ");
  for (const name of readdirSync(at("")).filter((each) => each.endsWith(".js"))) {
    const imported = [...readFileSync(at(name), "utf8").matchAll(/from "((?:@[\w-]+\/)?[\w-]+)[^":]*"/g)].map(([, from]) => from!);
    for (const from of imported) expect(installed, name).toContain(from);
  }
});

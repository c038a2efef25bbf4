/** Decks as people give them away: shown, as a list, read from a list, with cards by name; every mistake at once. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk } from "./desk.ts";

const written = (name: string, text: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), "duelex-deck-")), name);
  writeFileSync(path, text);
  return path;
};

describe.each(allGames.ids)("decks of %s", (id) => {
  test("a deck is shown; its list is read back as the same deck, and saved once", async () => {
    const game = await allGames.load(id);
    const { duelex, heard, warned } = desk({ games: allGames });
    const { id: deck, name } = game.decks[0]!;
    expect(await duelex(`deck ${id} ${deck}`)).toBe(0);
    expect(heard()).toContain(`Legal: ${name}`);
    expect(await duelex(`deck ${id} ${deck} --text`)).toBe(0);
    const list = written("list.txt", heard());
    const file = join(list, "../deck.json");
    expect(await duelex(`deck ${id} ${list} --save ${file}`)).toBe(0);
    expect(heard()).toContain(`Legal: ${name}`);
    const { deck: original } = game.decks[0]!;
    const read = JSON.parse(readFileSync(file, "utf8"));
    for (const { key } of game.mat.deck) expect(read[key], key).toEqual((original as Record<string, unknown>)[key]);
    expect(await duelex(`deck ${id} ${list} --save ${file}`)).toBe(2);
    expect(warned.join("\n")).toContain("it is not overwritten");
    expect(existsSync(file)).toBe(true);
  });
});

describe("a deck of Gundam", () => {
  test("2-1 a card is called by number or by name; a name of several cards that a deck may hold is none", async () => {
    const { duelex, warned } = desk({ games: allGames });
    const list = written("mine.txt", "# Mine\n4x Aegis Gundam\nGD01-005 Unicorn Gundam\n3 Zaku Ⅱ\n1 Nonsense\n10 Resource\n");
    expect(await duelex(`deck gundam ${list}`)).toBe(2);
    expect(warned.join("\n")).toMatch(/line 4: "Zaku Ⅱ" is the name of GD01-035, ST03-008: write the card number/);
    expect(warned.join("\n")).toMatch(/line 5: there is no card "Nonsense"/);
    expect(warned.join("\n")).not.toMatch(/line [236]/);
  });

  test("5-1-1-3, 5-1-1-1: mistakes of form do not hide those against the rules; names stand in a record too", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const deck = written("deck.json", JSON.stringify({ main: { "GD01-005": 5, "Aegis Gundam (MA Mode)": 4, "ST01-002": "x" }, colour: 1 }));
    expect(await duelex(`deck gundam ${deck} --json`)).toBe(2);
    const { problems, list } = JSON.parse(heard());
    expect(problems.map(({ rule, where }: { rule?: string; where: string }) => rule ?? where)).toEqual([
      "main.ST01-002",
      "",
      "5-1-1-3",
      "5-1-1-1",
    ]);
    expect(list).toContainEqual({ part: "main", copies: 4, id: "ST04-007", name: "Aegis Gundam (MA Mode)" });
  });
});

describe("a deck of BOS", () => {
  test("a name in any language that the game knows", async () => {
    const game = await allGames.load("gate-ruler");
    const japanese = game.catalog().entries.find(({ otherNames }) => otherNames.length > 0)!;
    const { duelex, heard } = desk({ games: allGames });
    const list = written(
      "ja.txt",
      `Ruler\n${game.catalog().entries.find(({ type, otherNames }) => type === "ruler" && otherNames.length > 0)!.otherNames[0]}\n`,
    );
    expect(japanese).toBeDefined();
    await duelex(`deck gate-ruler ${list} --json`);
    expect(JSON.parse(heard()).list).toEqual([expect.objectContaining({ part: "ruler", copies: 1 })]);
  });
});

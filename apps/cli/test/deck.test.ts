/** Decks as people give them away: shown, as a list, read from a list, with cards by name; every mistake at once. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

const written = (name: string, text: string): string => {
  const path = join(scratch(), name);
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

  test("5-1-1 a line that names no card hides nothing else that is wrong with the list", async () => {
    const { duelex, warned } = desk({ games: allGames });
    const list = written("wrong.txt", "5 GD01-005\n1 Nonsense\n4 ST01-001\n");
    expect(await duelex(`deck gundam ${list}`)).toBe(2);
    const said = warned.join("\n");
    expect(said).toMatch(/line 2: there is no card "Nonsense"/);
    expect(said).toMatch(/the list without these lines.*GD01-005: 5 copies .*at most 4 \(5-1-1-3\)/);
    expect(said).toMatch(/the list without these lines, main deck: 9 cards; exactly 50 are wanted/);
  });

  test.each([
    ["a row of numbers", "ST01-001,ST01-001, ST01-005\nTotal: 3\n"],
    ["a table with the names of its columns", "Deck\n| Qty | Card no. |\n| --- | --- |\n| 2 | ST01-001 |\n| 1 | ST01-005 |\n"],
    ["a list of a program", '["ST01-001","ST01-001","ST01-005"]'],
    ["the same, a line for each", '[\n  "ST01-001",\n  "ST01-001",\n  "ST01-005"\n]\n'],
  ])("a number for each copy is read: %s", async (_, text) => {
    const { duelex, warned } = desk({ games: allGames });
    expect(await duelex(`deck gundam ${written("row.txt", text)}`)).toBe(2);
    const said = warned.join("\n");
    expect(said).toMatch(/main deck: 3 cards; exactly 50 are wanted, 47 more/);
    expect(said).not.toMatch(/there is no card|is the name of/);
  });

  test("BOS-D1 names in a row behind the heading of their part are read; of what begins a name the name is said", async () => {
    const { duelex, warned } = desk({ games: allGames });
    const list = "color: red\nBoss: Volkrath\nWizards: Enraged Mage, Cinder Adept,Spite Caller\n4 Collaia\nSpells: 4 fireburst\n";
    expect(await duelex(`deck bos ${written("row.txt", list)}`)).toBe(2);
    const lines = warned.join("\n").match(/line \d.*/g);
    expect(lines).toEqual(['line 2: there is no card "Volkrath"; did you mean "Volkrath, the Last Pyre"?']);
    expect(warned.join("\n")).not.toMatch(/Wizards|wizard/);
  });

  const forms: Readonly<Record<string, (copies: number, id: string, name: string) => string>> = {
    "4 GD05-003": (copies, id) => `${copies} ${id}`,
    "4x GD05-003": (copies, id) => `${copies}x ${id}`,
    "GD05-003 x4": (copies, id) => `${id} x${copies}`,
    "GD05-003,4": (copies, id) => `${id},${copies}`,
    "4 Waldfeld's Murasame (GD05-003)": (copies, id, name) => `${copies} ${name} (${id})`,
    "4 GD05-003 Waldfeld's Murasame": (copies, id, name) => `${copies} ${id} ${name}`,
    "Waldfeld's Murasame [GD05-003] ×4": (copies, id, name) => `${name} [${id}] ×${copies}`,
    "GD05-003: Waldfeld's Murasame (4)": (copies, id, name) => `${id}: ${name} (${copies})`,
    "- Waldfeld's Murasame GD05-003 x4": (copies, id, name) => `- ${name} ${id} x${copies}`,
    "• GD05-003 x4": (copies, id) => `• ${id} x${copies}`,
    "- [4] GD05-003": (copies, id) => `- [${copies}] ${id}`,
    "4. Waldfeld's Murasame GD05-003": (copies, id, name) => `${copies}. ${name} ${id}`,
    "GD05-003 * 4": (copies, id) => `${id} * ${copies}`,
    "| GD05-003 | 4 | Waldfeld's Murasame |": (copies, id, name) => `| ${id} | ${copies} | ${name} |`,
    '"4","GD05-003","Waldfeld\'s Murasame"': (copies, id, name) => `"${copies}","${id}","${name}"`,
    "gd05-003_p1, four times": (copies, id) => Array<string>(copies).fill(`${id.toLowerCase()}_p1`).join("\n"),
  };
  test.each(Object.entries(forms))("5-1-1 a list of the newest set, pasted as lists are exchanged: %s", async (_, form) => {
    const { gundam } = await import("@duelex/gundam");
    const deck = gundam.decks.find(({ id }) => id === "gd05-orb")!.deck as { readonly main: Readonly<Record<string, number>> };
    const names = new Map(gundam.catalog().entries.map(({ id, name }) => [id, name]));
    const lines = Object.entries(deck.main).map(([id, copies]) => form(copies, id, names.get(id)!));
    const list = written(
      "orb.txt",
      ["// Main Deck", ...lines.slice(0, 3), "Units (24)", ...lines.slice(3, 9), "== Pilot ==", ...lines.slice(9)].join("\r\n"),
    );
    const { duelex, heard } = desk({ games: allGames });
    expect(await duelex(`deck gundam ${list} --json`)).toBe(0);
    const read: { part: string; copies: number; id: string }[] = JSON.parse(heard()).list;
    expect(Object.fromEntries(read.filter(({ part }) => part === "main").map(({ id, copies }) => [id, copies]))).toEqual(deck.main);
    expect(await duelex(`deck gundam ${list}`)).toBe(0);
    expect(heard()).toContain("Legal: orb may be played");
  });

  test.each([
    ["a line above it", "Decklist\n4 ST01-001\n2 GM\n"],
    ["the same, with a sign", "Deck List:\n4 ST01-001\n2 GM\n"],
    ["what it has in all", "Main deck (50 cards)\n4 ST01-001\n2 GM\n"],
    ["headings as of a page", "### Units\n- 4x **Gundam** (ST01-001)\n- 2x *GM* (ST01-005)\n"],
    ["its lines are numbered", "1. ST01-001 x4\n2. GM x2\n"],
    ["its lines are numbered, with the copies in front", "1) 4x ST01-001\n2) 2 GM\n"],
    ["digits of another width", "４ ST01-001\n２枚 GM\n"],
    ["a table: codes", "code,name,count\nST01-001,Gundam,4\nST01-005,GM,2\n"],
    ["a table: in quotes", '"Code","Card Name","Quantity"\n"ST01-001","Gundam","4"\n"ST01-005","GM","2"\n'],
    ["a table: ids", "cardId,quantity\nST01-001,4\nST01-005,2\n"],
    ["a table: numbers of all kinds", "ID,Name,Lv,Cost,Qty,AP,HP\nST01-001,Gundam,4,3,4,3,4\nST01-005,GM,2,1,2,2,2\n"],
    ["a table: names alone", "Card;Qty;Lv\nST01-001;4;4\nGM;2;2\n"],
    ["a table: prices", "Qty\tName\tSet\tRarity\tPrice\n4\tGundam\tST01-001\tLR\t$1.20\n2\tGM\tST01-005\tC\t$0.10\n"],
    [
      "a table: rows are numbered",
      "| # | Card | Number | Count |\n|---|---|---|---|\n| 1 | Gundam | ST01-001 | 4 |\n| 2 | GM | ST01-005 | 2 |\n",
    ],
    ["a table without names of columns", "ST01-001\tGundam\t4\nST01-005\tGM\t2\n"],
    ["the same, the other way round", "4,Gundam,ST01-001\n2,GM,ST01-005\n"],
    ["the same, with a colour", "4;ST01-001;Gundam;blue\n2;GM;white\n"],
    ["figures that say what they are", "ST01-001 Gundam Lv.4 AP 3 x4\n2 GM ST01-005 cost 1 $0.10\n"],
    ["copies that are marked, and another number", "4x ST01-001 Gundam 3\nST01-005 7 ×2\n"],
    [
      "what is said of the deck",
      "**Author:** Somebody\nFormat: Standard\nDate: 2026-11-01\nNotes:\n4 ST01-001\n2 GM // 1 is enough\nTags: blue\n",
    ],
    ["headings in the line", "Main deck: 4 ST01-001\nUnits: 2 GM\n"],
    ["records of a program", '[{"id":"ST01-001","count":4},{"card":"GM","qty":"2"}]'],
    [
      "the same, by part",
      '{"author":"Somebody","version":3,"main":[{"code":"ST01-001","quantity":4},{"number":"ST01-005","copies":2}],"tags":["blue"]}',
    ],
    ["the same, by type", '{"units":[{"cardNumber":"ST01-001","count":4},{"card_name":"GM","count":2}]}'],
    [
      "the same, each card with all that it is",
      '{"cards":[{"quantity":4,"card":{"id":8342,"number":"ST01-001","name":"Gundam","cost":3}},{"quantity":2,"card":{"name":"GM","hp":2}}]}',
    ],
    ["several decks, of which it is the first", '{"decks":[[{"id":"ST01-001","amount":4},{"name":"GM","amount":"2"}],[]]}'],
    ["a table: amounts", "Card,Amount,AP\nST01-001,4,3\nGM,2,2\n"],
    ["a table: in Japanese", "カード,枚数\nST01-001,4\nGM,2\n"],
    ["pairs", '[["ST01-001",4],[2,"GM"]]'],
    ["copies under the card", '{"deck":{"ST01-001":4,"GM":2}}'],
    ["the same, and nothing else", '{"ST01-001":4,"GM":2}'],
    ["a number for each copy, in a part", '{"mainDeck":["ST01-001","ST01-001","ST01-001","GM","ST01-001","GM"]}'],
    ["a record for each copy", `[${'{"id":"ST01-001"},'.repeat(4)}{"id":"ST01-005"},{"name":"GM"}]`],
  ])("how many it says is read, and no other number is taken for it: %s", async (_, text) => {
    const { duelex, heard, warned } = desk({ games: allGames });
    await duelex(`deck gundam ${written("odd.txt", text)} --json`);
    const { list, name } = JSON.parse(heard());
    expect(list.map(({ id, copies }: { id: string; copies: number }) => [id, copies])).toEqual([
      ["ST01-001", 4],
      ["ST01-005", 2],
    ]);
    expect(name).toBe("odd");
    expect(warned.join("\n")).not.toMatch(/line \d/);
  });

  test.each([
    ["GD05-003 4 pcs", 'line 1: how many copies of Waldfeld\'s Murasame? say it in front: "4 GD05-003"'],
    [`GM${" ".repeat(5000)}4 pcs`, 'line 1: there is no card "GM 4 pcs"'],
    [`*${"\t".repeat(400)}GM${"\t".repeat(400)}pcs`, 'line 1: there is no card "'],
    [`4 GM\n${"4 GM ".repeat(300)}`, "line 2: it has over 1000 letters"],
    ["GM x4 pcs", 'line 1: there is no card "GM x4 pcs"'],
    ["ST01-001\tGundam\tUnit\tBlue\t4\t3", "line 1: how many copies of Gundam?"],
    ["GM\tUnit\t2\t1", "line 1: how many copies of GM?"],
    ["1 ST01-001 4", "line 1: how many copies of Gundam?"],
    ["ST01-001 | Gundam | 4x | 3", "line 1: how many copies of Gundam?"],
    ["ID,Name,Cost\nST01-001,Gundam,3", "line 2: how many copies of Gundam?"],
    ["Name,Cost,AP\nST01-001,3,4", "line 2: how many copies of Gundam?"],
    ["Qty,Name,Cost\n,GM,1", "line 2: how many copies of GM?"],
    ["1. GM\n2. ST01-001", "line 2: how many copies of Gundam?"],
    ["4 ST01-001\nName: GM", 'line 2: there is no card "Name: GM"'],
    ['[{"id":"ST01-001","cost":4}]', '[0]: how many copies of Gundam? its "count" would say so'],
    ['[{"id":"ST01-001","number":4}]', "[0]: how many copies of Gundam?"],
    ['[{"id":"ST01-001","count":4,"quantity":3}]', "[0]: how many copies of Gundam?"],
    ['{"main":[{"id":"ST01-001","count":-1}]}', "main[0]: how many copies of Gundam?"],
    ['{"decks":[7]}', "a record is wanted"],
    ['{"main":[{"count":4}]}', 'main[0]: it names no card; "id" or "name" would'],
    ['{"main":[{"id":"ST01-001","count":{"toString":4}}]}', "main[0]: how many copies of Gundam?"],
    ['{"main":[{"card":{"toString":4,"name":"GM"}}]}', "main deck: 1 card"],
    ['{"main":[7]}', "main[0]: it names no card"],
    ['{"deck":{"ST01-001":4,"GMM":2}}', 'deck.GMM: there is no card "GMM"; did you mean "GM"?'],
    ['{"main":[{"id":"ST01-001","count":4}],"sideboard":[{"id":"ST01-005","count":2}]}', "sideboard: no part of a deck is called so"],
    ['{"cards":[{"name":"Gundam","count":4}]}', 'cards[0]: "Gundam" is the name of '],
    ['[{"id":"ST01-001","count":4},', "this is not JSON"],
    ["", "it names no card"],
    ["Deck\nquantity,card number,name\n---\n", "it names no card"],
    ["10 R-001", 'Main deck: no card of it is named ("main")'],
  ])("what cannot be read, or is not there, is said in the words of a list: %j", async (text, says) => {
    const { duelex, warned } = desk({ games: allGames });
    expect(await duelex(`deck gundam ${written("odd.txt", text)}`)).toBe(2);
    expect(warned.join("\n")).toContain(says);
    expect(warned.join("\n")).not.toContain("is missing");
  });

  test.each([
    ["Name: Gundam\n4 ST01-001", "Gundam"],
    ["Deck: Blue\nName: other\n4 ST01-001", "Blue"],
    ["デッキ名：青\n作者：だれか\n4 ST01-001", "青"],
    ['{"deck":{"name":"Gundam","cards":[{"id":"ST01-001","count":4}]}}', "Gundam"],
  ])("what the deck is called: %j", async (text, name) => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex(`deck gundam ${written("named.txt", text)} --json`);
    expect(JSON.parse(heard())).toMatchObject({ name, list: [{ copies: 4, id: "ST01-001" }] });
  });

  test("a number that no deck has is said, in the line that has it", async () => {
    const { duelex, warned } = desk({ games: allGames });
    for (const [game, card] of [
      ["gundam", "GD01-005"],
      ["bos", "Rime Scholar"],
    ] as const) {
      expect(await duelex(`deck ${game} ${written("many.txt", `4 ${card}\n${"9".repeat(400)} ${card}\n4000000000x ${card}`)}`)).toBe(2);
      for (const line of [2, 3]) expect(warned.join("\n")).toMatch(new RegExp(`line ${line}: of .* 0 to 999 are read`));
    }
  });

  test("2-2 a number at the beginning or at the end of a name is the name's", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const list = written("numbers.txt", "3 01 Gundam\n01 Gundam (GD02-051)\n0 Gundam GD03-063 x2\nGD03-063 0 Gundam\n");
    await duelex(`deck gundam ${list} --json`);
    const read: { copies: number; id: string }[] = JSON.parse(heard()).list;
    expect(read.map(({ copies, id }) => `${copies} ${id}`).sort()).toEqual(["3 GD03-063", "4 GD02-051"]);
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
  test("BOS-D1 a heading is one with any sign before it; a name with a comma is whole in a table", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const list = written("bos.txt", 'Name,Qty,Cost\n"Volkrath, the Last Pyre",1,8\n## Castle\nCollaia,3,2\n## Reserve\nCollaia,1,2\n');
    await duelex(`deck bos ${list} --json`);
    expect(JSON.parse(heard()).list).toEqual([
      expect.objectContaining({ part: "boss", copies: 1 }),
      expect.objectContaining({ part: "summons", copies: 3, id: "collaia" }),
      expect.objectContaining({ part: "reserve", copies: 1, id: "collaia" }),
    ]);
  });

  test("BOS-D1 a part is named before its card, or holds cards of a program; there is one boss", async () => {
    const { duelex, heard, warned } = desk({ games: allGames });
    const list = written("inline.txt", "Color: red\nBoss: Volkrath, the Last Pyre\nReserve: 2 Collaia\n");
    await duelex(`deck bos ${list} --json`);
    const parts = [expect.objectContaining({ part: "boss" }), expect.objectContaining({ part: "reserve", copies: 2, id: "collaia" })];
    expect(JSON.parse(heard()).list).toEqual(parts);
    const record = { color: "red", boss: { name: "Volkrath, the Last Pyre" }, reserve: [{ name: "Collaia", count: 2 }] };
    await duelex(`deck bos ${written("inline.json", JSON.stringify(record))} --json`);
    expect(JSON.parse(heard()).list).toEqual(parts);
    expect(await duelex(`deck bos ${written("two.txt", "2 Volkrath, the Last Pyre\n")}`)).toBe(2);
    expect(warned.join("\n")).toContain("line 1: a deck has one Boss");
  });

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

import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

const folder = scratch();
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const notJson = file("not.json", "{ nonsense");
const noReplay = file("no-replay.json", '{ "format": "duelex-replay-1", "game": "duel", "seed": "5", "answer": [] }');
const noDeck = file("no-deck.json", '{ "deck": 1 }');
const elsewhere = file("elsewhere.json", '{ "game": "colossus-order", "title": "x", "position": {} }');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What is typed → what the message says. Every one ends with exit code 2, says nothing else, and shows no insides. */
const table: readonly (readonly [string, ...(string | RegExp)[]])[] = [
  ["plya duel", "unknown command 'plya'", "Did you mean play?"],
  ["play", "which game? There are duel, colossus-order"],
  ["play dule", 'there is no game "dule"; did you mean "duel"?'],
  ["play duel --deks plain", "unknown option '--deks'", "Did you mean --decks?"],
  ["play duel --seed many", "--seed", "a whole number from 0 to 4294967295 is wanted"],
  ["play duel --seed -3", "--seed", "a whole number"],
  ["play duel --seats human,gready", 'there is no player "gready"; did you mean "greedy"?'],
  ["play duel --seats a,b,c", "two names are wanted, or one for both, not 3", 'there is no player "a"'],
  ["play duel --decks plian", 'there is no deck "plian", and no such file; did you mean "plain"?'],
  ["play duel --decks plain,./nowhere.json", "./nowhere.json", "there is no such file or folder"],
  [
    "play duel --decks a,b,c --set life=7 --set colour=red --set x",
    /two decks.*not 3/s,
    '"7" is not one of 5, 9',
    'no setting "colour"; there are life',
    '"x" is not of the form name=value',
  ],
  ["sim duel --players gready --decks plian --set life=7", 'no player "gready"', 'no deck "plian"', '"7" is not one of 5, 9'],
  ["play duel --lang fr", "--lang", "en, ja"],
  ["play duel --resume", "no match of duel was left"],
  ["play duel --to 3", "--to: only together with --resume"],
  [
    `play --scenario ${elsewhere} --decks plain --set life=5`,
    "--decks: not together with --scenario",
    "--set: not together with --scenario",
  ],
  ["play --scenario nowhere.json", "nowhere.json: there is no such file or folder"],
  [
    `play --resume ${noReplay}`,
    'seed: "5" is neither a number nor a key of 64 hexadecimal digits',
    /edition: is missing/,
    'unknown word "answer" (did you mean "answers"?)',
  ],
  ["play --resume /no/such/file", "there is no such file or folder"],
  ["watch duel --players human", 'there is no player "human"'],
  ["watch duel --cards nowhere.json", "nowhere.json: there is no such file or folder"],
  ["sim duel --games 0", "--games", "a whole number from 1"],
  ["sim duel --players clever", 'there is no player "clever"'],
  ["sim duel --threads 1000", "--threads", "from 1 to 64"],
  ["scenario", "which files? Give scenario files, or folders of them"],
  ["scenario --words dule", 'did you mean "duel"?'],
  ["scenario /no/such/place /nor/this", "/no/such/place: there is no such file or folder", "/nor/this"],
  [`replay ${notJson}`, "this is not JSON"],
  [`replay ${noReplay}`, "answers: is missing"],
  ["replay", "missing required argument 'file'"],
  ["rule duel 7-7", "has no paragraph 7-7"],
  [
    "sim colossus-order --against all --change-deck co-white-test",
    "--change-deck",
    "it is tried in one meeting of two decks (--decks A,B), and here are",
  ],
  ["rule duel", "missing required argument 'number'"],
  ["rules duell", 'did you mean "duel"?'],
  ["cards duel excalibur", 'There is no card "excalibur"'],
  [`deck colossus-order ${notJson}`, "this is not JSON"],
  [`deck colossus-order ${noDeck}`, "deck"],
  ["deck colossus-order co-whit-test", 'did you mean "co-white-test"?'],
  ["serve --data here --database postgres://there/x", "'--data <folder>' cannot be used with option '--database <url>'"],
  ["sim duel --csv --json", "'--csv' cannot be used with option '--json'"],
  ["deck duel --text --json", "'--text' cannot be used with option '--json'"],
  ["solve x.json --turn --turns 2", "'--turn' cannot be used with option '--turns <number>'"],
  ["perft duel", "required option '--depth <answers>' not specified"],
  ["perft duel --depth 0", "a whole number from 1 to 64"],
  [`perft duel --depth 1 --scenario ${elsewhere}`, "this is a position of colossus-order, not of duel"],
];

describe("bad input is one message that says everything, exit code 2, never a stack", () => {
  test.each(table.map(([command, ...wanted]) => ({ command, wanted })))("duelex $command", async ({ command, wanted }) => {
    const { duelex, said, warned } = desk();
    expect(await duelex(command)).toBe(2);
    const message = warned.join("\n");
    for (const part of wanted) expect(message).toMatch(new RegExp(part instanceof RegExp ? part.source : escaped(part), "s"));
    expect(said).toEqual([]);
    expect(message).not.toMatch(/\.ts:\d|\bat .*\(|Error:/);
  });

  test("an address of a database that is none is not repeated, since it holds a password, nor is one from the environment", async () => {
    const wrong = "postgrs://duelex:hunter2@db.example/duelex";
    for (const [command, inEnvironment, from] of [
      [`serve --database ${wrong}`, "", "--database"],
      [`serve --database=${wrong}`, "", "--database"],
      ["serve --database postgres://duelex:hunter2/3@db.example/duelex", "", "--database"],
      ["serve", wrong, "DUELEX_DATABASE"],
    ] as const) {
      const { duelex, said, warned } = desk();
      vi.stubEnv("DUELEX_DATABASE", inEnvironment);
      expect(await duelex(command)).toBe(2);
      vi.unstubAllEnvs();
      expect(warned.join("\n")).toContain(`${from}: an address as postgres://user:password@host:5432/name is wanted`);
      expect([...said, ...warned].join("\n")).not.toContain("hunter2");
    }
  });

  test("a folder beside a database from the environment is not passed over", async () => {
    const { duelex, warned } = desk();
    vi.stubEnv("DUELEX_DATABASE", "postgres://duelex:hunter2@db.example/duelex");
    expect(await duelex("serve --data here")).toBe(2);
    vi.unstubAllEnvs();
    expect(warned.join("\n")).toContain("--data: not together with DUELEX_DATABASE");
  });

  test("a mistake of our own is an apology with a report, not a stack", async () => {
    const { duelex, warned, context } = desk();
    const broken = { ...context, games: { ids: ["duel"], load: () => Promise.reject(new TypeError("the insides are broken")) } };
    const { run } = await import("../src/program.ts");
    expect(await run(["watch", "duel"], broken, "0")).toBe(1);
    expect(await duelex("--version")).toBe(0);
    const message = warned.join("\n");
    expect(message).toContain("Sorry: Duelex itself made a mistake");
    const [, file] = /Please report it with this file.*: (.*report\.json)/.exec(message)!;
    expect(existsSync(file!)).toBe(true);
    rmSync(dirname(file!), { recursive: true });
    expect(message).not.toMatch(/\.ts:\d/);
  });
});

describe("help", () => {
  const names = [
    "start",
    "table",
    "play",
    "learn",
    "watch",
    "sim",
    "scenario",
    "solve",
    "replay",
    "rule",
    "rules",
    "cards",
    "deck",
    "perft",
  ];
  test.each(names)("duelex %s --help has examples", async (name) => {
    const { duelex, heard } = desk();
    expect(await duelex(`${name} --help`)).toBe(0);
    const text = heard();
    expect(text).toMatch(/Examples:\n {2}npx duelex /);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });
});

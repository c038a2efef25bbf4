import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readReplay, verify } from "@duelex/kernel";
import type { Answer } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { duel } from "../../../packages/kernel/test/duel.ts";
import { allGames } from "../src/games.ts";
import { inOldOrder } from "../src/menu.ts";
import { GO_ON, Pager } from "../src/play/pager.ts";
import { words } from "../src/play/words.ts";
import type { Terminal } from "../src/terminal.ts";
import { widthOf } from "../src/text.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

describe("play", () => {
  test("shows the table, the question with its paragraph and the numbered answers; ends with the result", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("play duel --seed 5 --seats human,random", ...Array.from({ length: 40 }, () => "1"))).toBe(0);
    const text = heard();
    expect(text).toContain("Duel (edition 1): P1 human with Plain, P2 random with Plain; seed 5.");
    expect(text).toContain("Turn 1, P1’s › Play");
    expect(text).toContain("P1, Play: play a card from hand (1-2)");
    expect(text).toMatch(/ 1 {2}play /);
    expect(text).toMatch(/wins in turn \d+\.|draw/);
  });

  test("an answer is a number, its words, or a part of them; nonsense is answered, not counted", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "99", "fly", "pass", "log all", "quit");
    const text = heard();
    expect(text).toContain("There are answers 1 to");
    expect(text).toContain('"fly" is not one of the answers');
    expect(text).toContain("P1 passes");
  });

  test("a card may be called by its number, too", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("play colossus-order --seed 4 --seats human,human", "exchange T-G-W", "quit");
    expect(heard()).toContain("exchange up to 3 hand cards (1 so far)");
  });

  test("undo takes the last answer back, with the machine's answers, in state and log", async () => {
    const { duelex, heard, context } = desk();
    await duelex("play duel --seed 5", "board", "pass", "undo", "log", "board", "quit");
    const text = heard();
    const boards = [...text.matchAll(/Turn 1, P1’s › Play\n.*?\n\n/gs)].map(([board]) => board);
    expect(boards.length).toBeGreaterThanOrEqual(3);
    expect(new Set(boards).size).toBe(1);
    expect(text.slice(text.indexOf("> log"))).not.toContain("P1 passes");
    expect(existsSync(join(context.keep!, "left-duel-1.json"))).toBe(false); // nothing was answered in the end
  });

  test("an action that the rules forbid is answered with its paragraph at once", async () => {
    const { duelex, heard } = desk();
    const puzzle = join(scratch(), "puzzle.json");
    const position = { P1: { life: 3, hand: ["Blade 6", "Blade 1"], deck: ["Blade 2"] }, P2: { hand: ["Blade 4"], deck: ["Blade 1"] } };
    writeFileSync(puzzle, JSON.stringify({ game: "duel", title: "too strong", position }));
    await duelex(`play --scenario ${puzzle} --seats human,human`, "play Blade 6", "quit");
    expect(heard()).toContain('"play Blade 6" is not allowed: its number is above your life (1-3');
  });

  test("wait turn passes whatever happens, until the turn is over or something else is asked", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const begin = "play gate-ruler --decks deck-wizard-trap,deck-knight-warding --seed 5";
    await duelex(begin, "1", "1", "pass", "1", "pass", "wait turn", "wait soon", "quit");
    const [before, after] = heard().split("P1> wait turn") as [string, string];
    expect(before).toContain("Turn 3, P1’s › Attack phase");
    expect(before).not.toContain("Turn 5");
    expect(after).toContain("── Turn 4, P2’s");
    expect(after.replace(/\s+/g, " ")).toContain(
      "“wait soon” is not known: “wait” passes until something happens, “wait battle” and “wait turn” until that is over.",
    );
  });

  test("whatever is said to nonsense fits the width of the terminal", async () => {
    const { duelex, heard } = desk();
    const long = "a card of which nobody at this table has ever heard, not even in another game";
    const typed = [
      `wait ${long}`,
      `wait battle`,
      `why ${long}`,
      `why not ${long}`,
      `what if ${long}`,
      `card ${long}`,
      `rule ${long}`,
      `words ${long}`,
      long,
    ];
    await duelex("play duel --seed 5", ...typed, "pass", "undo", "quit");
    for (const line of heard().split("\n")) if (!/^\S*> /.test(line)) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test("why leads to what was played, not to who let it happen", async () => {
    const { duelex, heard } = desk({ games: allGames });
    const begin = "play gate-ruler --decks deck-apprentice-line,deck-knight-warding --seed 7";
    await duelex(
      begin,
      "play vigil",
      "1",
      "attack the ruler with 1",
      "set bri",
      "1",
      ..."wait turn,wait,wait,wait,wait".split(","),
      "why enters play",
      "quit",
    );
    const why = heard().split("> why enters play")[1]!;
    expect(why).toContain("enters play");
    expect(why).toMatch(/because P\d (?:answered: )?plays? /);
    expect(why).not.toContain("answered: pass");
  });

  test("a hint names the best answer first, without what is passed on the way", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("play bos --seed 3 --decks bos-red-test,bos-blue-test", "1", "1", "hint", "quit");
    const text = heard().split("> hint")[1]!;
    const chances = [...text.matchAll(/ {2}wins (\d+) %(?!:)/g)].map(([, chance]) => Number(chance));
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(text).not.toMatch(/then (?:.*, )?pass\b/);
    expect(text.replace(/\s+/g, " ")).toContain("ways in which it could go on to the end of the next turn");
  });

  test("log with a word tells the lines with it, each under its turn; why not with a number is about that answer", async () => {
    const { duelex, heard } = desk();
    await duelex(
      "play duel --seed 5",
      ...Array.from({ length: 3 }, () => "1"),
      "log loses",
      "log zebra",
      "why not 1",
      "why not 99",
      "quit",
    );
    const [, found, none, first, beyond] = heard().split(/> (?:log loses|log zebra|why not 1|why not 99)/);
    expect(found).toMatch(/── Turn \d/);
    const told = found!.split("\n").filter((line) => line.startsWith("  "));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).toContain("loses");
    expect(found).not.toMatch(/── Turn [^\n]*\n\n*── Turn/); // no turn in which nothing is found
    expect(none).toContain('No line of the log has "zebra" in it');
    expect(first).toMatch(/"[a-z].*" is allowed: among the answers\./);
    expect(beyond).toMatch(/There are answers 1 to \d+\.|There is only one answer, 1\./);
  });

  test("log all with a word tells the lines with it of all bookkeeping, too", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "pass", "log passes", "log all passes", "log all zebra", "quit");
    const [, quiet, all, none] = heard().split(/> (?:log passes|log all passes|log all zebra)/);
    expect(quiet).toContain('No line of the log has "passes" in it; log all passes looks at');
    expect(all).toMatch(/^P1 passes/m);
    for (const line of all!.split("\n").filter((line) => /^\s*P\d /.test(line))) expect(line).toContain("passes");
    expect(none).toContain('No line of the log has "zebra" in it, with all bookkeeping.');
  });

  test("what if says what an answer would do, and does nothing; help says how one wins", async () => {
    const { duelex, heard, context } = desk();
    await duelex("play duel --seed 5", "what if 1", "what if zebra", "what if", "help", "quit");
    const text = heard();
    expect(text).toMatch(/is asked, in P[12]’s turn|wins/);
    expect(text).toContain('"zebra" is not one of the answers');
    expect(text).toContain("What if what?");
    expect(text).toContain("You win when the other player has no life left.");
    expect(existsSync(join(context.keep!, "left-duel-1.json"))).toBe(false);
  });

  test("save writes over a file that it did not write only when it is told to", async () => {
    const file = join(scratch(), "precious.json");
    writeFileSync(file, "precious");
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", `save ${file}`, "no", "quit");
    expect(readFileSync(file, "utf8")).toBe("precious");
    expect(heard()).toContain("Not saved.");
    await duelex("play duel --seed 5", `save ${file}`, "yes", `save ${file}`, "quit");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "duel" });
  });

  test("a saved match of another game, or answers beyond its end, are refused", async () => {
    const file = join(scratch(), "match.json");
    const { duelex, warned } = desk();
    await duelex("play duel --seed 5", "pass", `save ${file}`, "quit");
    expect(await duelex(`play bos --resume ${file}`)).toBe(2);
    expect(warned.join("\n")).toContain("the file is of duel, not of bos");
    expect(await duelex(`play --resume ${file} --to 99999`)).toBe(2);
    expect(warned.join("\n")).toContain("not 99999");
  });

  test("undo without anything to take back says so", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "undo", "undo", "quit");
    expect(heard()).toContain("There is no answer of yours to take back.");
  });

  test("why tells what led to what happened, down to the answer; why not tells the paragraph", async () => {
    const { duelex, heard } = desk();
    await duelex(
      "play duel --seed 5 --seats human,human",
      ...["play blade 2", "play herald", "1", "why calls", "why zebra", "why not play Blade 6", "why not", "why not sing", "quit"],
    );
    const text = heard();
    expect(text).toContain(
      "Herald calls (1-5: the herald's owner draws)\n" +
        "  because Herald waits (1-5: the herald's owner draws)\n" +
        "    because P2 answered: play Herald (1-2: play a card from hand)\n",
    );
    expect(text).toContain('Nothing that happened is told with "zebra".');
    expect(text).toContain('"play Blade 6" is not allowed: its number is above your life (1-3: no card above\n  your life)');
    expect(text).toContain("Why not what?");
    expect(text).toContain('No action is called "sing"');
  });

  test("why not never speaks of a card that is hidden from who asks", async () => {
    const seed = 5;
    const { duelex, heard } = desk();
    await duelex(`play duel --seed ${seed}`, "why not play Blade 1", "why not play Blade 6", "why not play Herald", "quit");
    const match = duel.pairing({ decks: [duel.decks[0]!.deck, duel.decks[0]!.deck] }).newMatch(seed);
    const hand = new Set(match.view(0).rows[1]!.cells.map((cell) => cell?.name));
    const text = heard();
    for (const name of ["Blade 1", "Blade 6", "Herald"]) {
      expect(text).toContain(hand.has(name) ? `"play ${name}" is allowed: among the answers.` : `No action is called "play ${name}"`);
    }
  });

  test("of two people, each takes back their own last answer", async () => {
    const captions = async (...typed: string[]) => {
      const { duelex, heard } = desk();
      await duelex("play duel --seed 5 --seats human,human", ...typed, "board", "quit");
      return [...heard().matchAll(/^Turn .*$/gm)].map(([caption]) => caption.slice(0, "Turn 1, P1".length));
    };
    expect(await captions("pass", "undo")).toEqual(["Turn 1, P1", "Turn 2, P2", "Turn 2, P2"]); // P2 has not answered yet
    expect(await captions("pass", "pass", "undo")).toEqual(["Turn 1, P1", "Turn 2, P2", "Turn 3, P1", "Turn 1, P1", "Turn 1, P1"]);
  });

  test("rule and card look things up", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "rule 1-3", "rule 9", "card blade 3", "card excalibur", "rule", "card", "quit");
    const text = heard();
    expect(text).toContain("1-3  no card above your life\n  where it forbids something, it says: its number is above your life");
    expect(text).toContain("has no paragraph 9");
    expect(text).toContain("Blade 3");
    expect(text).toContain('There is no card "excalibur"');
  });

  test("? lists everything that can be typed", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "?", "quit");
    const text = heard();
    for (const word of words) expect(text).toContain(`  ${word.word}`);
    expect(text.slice(text.indexOf("> ?"))).toContain("play a card from hand (1-2)"); // and the question again
  });

  test("concede wants to be sure", async () => {
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5", "concede", "no", "concede", "yes");
    const text = heard();
    expect(text).toContain("P2 (greedy) wins");
  });

  test("save and resume: the match goes on where it stood, and undo reaches back beyond the saving", async () => {
    const file = join(scratch(), "match.json");
    const first = desk();
    expect(await first.duelex("play duel --seed 5", "pass", "1", `save ${file}`, "quit")).toBe(0);
    const saved = JSON.parse(readFileSync(file, "utf8"));
    expect(saved).toMatchObject({ game: "duel", seed: 5, players: ["human", "greedy"], result: "running" });
    const second = desk();
    expect(await second.duelex(`play --resume ${file}`, "undo", `save ${file}.back`, ...Array.from({ length: 60 }, () => "1"))).toBe(0);
    expect(second.heard()).toContain(`Going on after ${saved.answers.length} answer`);
    const back = JSON.parse(readFileSync(`${file}.back`, "utf8"));
    expect(back.answers).toEqual(saved.answers.slice(0, back.answers.length));
    expect(back.answers.length).toBeLessThan(saved.answers.length);
    expect(await second.duelex(`replay ${file}`)).toBe(0);
  });

  test("who goes on is told from their last turn on, and where the rest stands; a pipe is told all of it", async () => {
    const { duelex: watching, context } = desk({ games: allGames });
    await watching("watch bos --seed 5");
    const file = join(context.keep!, "last-bos.json");
    const turnsTold = async (interactive: boolean) => {
      const { duelex, heard } = desk({ interactive, games: allGames, rows: 200 });
      expect(await duelex(`play --resume ${file} --to 60 --seats human,greedy`, "quit")).toBe(0);
      const text = heard();
      expect(text.includes("log tells what has been")).toBe(interactive);
      return [...text.matchAll(/── Turn (\d+),/g)].map(([, turn]) => Number(turn));
    };
    const all = await turnsTold(false);
    expect(all.length).toBeGreaterThan(4);
    expect(await turnsTold(true)).toEqual(all.slice(-3));
  });

  test("a question is set for the window as it is when what stood before it has been read", async () => {
    const { duelex, heard, context } = desk({ interactive: true, games: allGames });
    const terminal = context.terminal as { -readonly [key in keyof Terminal]: Terminal[key] };
    const asked = terminal.ask;
    terminal.ask = (prompt, complete) => {
      if (prompt.includes(GO_ON)) {
        terminal.columns = 60;
        heard();
        return Promise.resolve("");
      }
      return asked(prompt, complete);
    };
    await duelex("play gundam --seed 7", "go first", "quit");
    const lines = heard().split("\n");
    expect(terminal.columns).toBe(60);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => widthOf(line) > 60)).toEqual([]);
  });

  test("what is left of a text is set for the window as it is when it is read on", async () => {
    const { context, said } = desk({ interactive: true, rows: 16 });
    const terminal = context.terminal as { -readonly [key in keyof Terminal]: Terminal[key] };
    const pages: string[][] = [];
    terminal.ask = (prompt) => {
      expect(prompt).toContain(GO_ON);
      pages.push(said.splice(0));
      Object.assign(terminal, { columns: 60, rows: 20 });
      return Promise.resolve("");
    };
    const lines = Array.from({ length: 60 }, (_, nth) => `  ${nth + 1} ${"word ".repeat(14)}end`);
    await new Pager(terminal).tell(lines);
    const [first, ...rest] = [...pages, said];
    expect(first).toEqual(lines.slice(0, 14));
    expect(rest.slice(0, -1).map((page) => page.length)).toEqual(rest.slice(0, -1).map(() => 18));
    expect(rest.flat().filter((line) => widthOf(line) > 60 || !line.startsWith("  "))).toEqual([]);
    expect(
      rest
        .flat()
        .join(" ")
        .match(/\d+ word/g),
    ).toHaveLength(60 - 14);
  });

  test("one can go on from any point of a match, also in the other seat", async () => {
    const file = join(scratch(), "match.json");
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5 --seats human,random", "pass", "pass", `save ${file}`, "quit");
    heard();
    expect(await duelex(`play --resume ${file} --to 1 --seats random,human`, "quit")).toBe(0);
    expect(heard()).toMatch(/Going on after 1 answer\..*Turn 2, P2’s › Play/s);
  });

  test("a seed is what the machines draw from, where one goes on; the match keeps its own", async () => {
    const file = join(scratch(), "match.json");
    const { duelex, heard } = desk();
    await duelex("play duel --seed 5 --seats human,random", `save ${file}`, "quit");
    const answered = new Set<string>();
    heard();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const on = `${file}.${seed}`;
      await duelex(`play --resume ${file} --seats human,random --seed ${seed}`, "pass", "pass", "pass", `save ${on}`, "quit");
      expect(heard().replace(/\s+/g, " ")).toContain(seed === 5 ? "; seed 5." : `; seed 5, the machines’ ${seed}.`);
      const saved = JSON.parse(readFileSync(on, "utf8"));
      expect(saved.seed).toBe(5);
      answered.add(saved.answers.join());
    }
    expect(answered.size).toBeGreaterThan(1);
  });

  test("one can begin at the position of a scenario, after its script, and save it as a scenario that holds what was played", async () => {
    const folder = scratch();
    const puzzle = join(folder, "puzzle.json");
    const solved = join(folder, "solved.json");
    const scenario = {
      game: "duel",
      title: "Two blades to win",
      position: {
        P1: { hand: ["Blade 1", "Blade 3", "Herald"], deck: ["Blade 6", "Blade 2"] },
        P2: { life: 4, hand: ["Blade 4"], deck: ["Blade 1"] },
      },
      script: ["P1: play Blade 1", { asked: "P2" }],
      expect: { players: { P2: { life: 3 } } },
    };
    writeFileSync(puzzle, JSON.stringify(scenario));
    const { duelex, heard, context } = desk();
    expect(await duelex(`play --scenario ${puzzle} --seats human,human`, "pass", "play herald", "undo", "pass", "play blade 3")).toBe(0);
    const text = heard();
    expect(text).toContain("Two blades to win");
    expect(text).toContain("Going on after 1 answer.");
    expect(text).toContain("P1 (human) wins in turn 3.");
    expect(existsSync(join(context.keep!, "left-duel-1.json"))).toBe(false); // only whole matches are kept
    await duelex(`play --scenario ${puzzle} --seats human,human`, "pass", `save ${solved}`, "quit");
    expect(JSON.parse(readFileSync(solved, "utf8"))).toEqual({ ...scenario, script: ["P1: play Blade 1", "P2: pass"], expect: undefined });
    expect(await duelex(`scenario ${solved}`)).toBe(0);
    heard();
    await duelex(`play --scenario ${solved} --seats human,human`, "quit");
    expect(heard()).toContain("Going on after 2 answers.");
  });

  test("a match that is left is kept without being asked, and --resume finds it; gone on with, it is kept in its place", async () => {
    const { duelex, heard, context } = desk();
    await duelex("play duel --seed 5", "pass");
    const file = join(context.keep!, "left-duel-1.json");
    const kept = readReplay(JSON.parse(readFileSync(file, "utf8")));
    expect(verify(duel, kept).verified).toBe(true);
    heard();
    expect(await duelex("play duel --resume", "pass", "quit")).toBe(0);
    expect(heard()).toContain("Going on after");
    expect(JSON.parse(readFileSync(file, "utf8")).answers.length).toBeGreaterThan(kept.answers.length);
    expect(readdirSync(context.keep!).filter((name) => name.startsWith("left-"))).toEqual(["left-duel-1.json"]);
  });

  test("matches that were left do not overwrite each other, whatever is played or watched; one that is over is not offered", async () => {
    const { duelex, heard, warned, context } = desk();
    const there = () => readdirSync(context.keep!).filter((name) => name.endsWith("duel.json") || name.startsWith("left-"));
    await duelex("play duel --seed 5", "pass", "quit");
    await duelex("watch duel --seed 7");
    await duelex("play duel --seed 6", "pass", "quit");
    expect(there().sort()).toEqual(["last-duel.json", "left-duel-1.json", "left-duel-2.json"]);
    heard();
    await duelex("play duel --resume", "concede", "y");
    expect(heard()).toMatch(/seed 6\..*1 match left earlier: (npx )?duelex play --resume FILE, in/s);
    expect(there().sort()).toEqual(["last-duel.json", "left-duel-1.json"]);
    await duelex("play duel --resume", "concede", "y");
    expect(heard()).toContain("seed 5.");
    expect(await duelex("play duel --resume")).toBe(2);
    expect(warned.join(" ")).toMatch(
      /no match of duel was left to go on with \(the last one is over: (npx )?duelex replay \S+last-duel\.json\)/,
    );
  });

  test("a made-up card, the card of an answer, and paragraphs by their words are at hand in a match", async () => {
    const { duelex, heard, context } = desk({ games: allGames });
    const file = join(context.keep!, "look.json");
    const cards = [{ name: "Lancer", ap: 3, hp: 3, keywords: [{ k: "Blocker" }] }];
    writeFileSync(
      file,
      JSON.stringify({ game: "gundam", title: "look", cards, position: { P1: { battleArea: ["Lancer"], hand: ["GM"] } } }),
    );
    const typed = ["card Lancer", "card 1", "card 3", "rule blocker", "rule 7-4-1", "quit"];
    expect(await duelex(`play gundam --scenario ${file} --seats human,human`, ...typed)).toBe(0);
    const text = heard();
    expect(text).toContain("blue Unit, Lv.1, cost 1, AP 3, HP 3");
    expect(text).toContain("GM  ST01-005");
    expect(text).toContain("Answer 3 names no card: card NAME says what a card does.");
    expect(text).toContain("11-1-4  Blocker: rest, and the attack is moved to this Unit");
    expect(text).toMatch(/in the newer edition: 8-3-1[\s\S]*https:\/\/www\.gundam-gcg\.com/);
  });

  test("a scenario of another game is none of this one; a language in which no card has a name is said to change nothing", async () => {
    const { duelex, heard, warned, context } = desk({ games: allGames });
    const file = join(context.keep!, "g1.json");
    writeFileSync(file, JSON.stringify({ game: "gundam", title: "look", position: {} }));
    expect(await duelex(`play bos --scenario ${file}`)).toBe(2);
    expect(warned.join("\n")).toContain("--scenario: the file is of gundam, not of bos");
    expect(await duelex("play bos --lang ja", "quit")).toBe(0);
    expect(`${heard()} ${warned.join(" ")}`).toContain("No card of this game has a Japanese name: --lang changes nothing.");
  });

  test("a match that cannot be kept is played all the same, and it is said that it is not kept", async () => {
    const { duelex, warned, context } = desk();
    const file = join(context.keep!, "a-file");
    writeFileSync(file, "");
    Object.assign(context, { keep: join(file, "inside") });
    expect(await duelex("play duel --seed 5", "pass", "quit")).toBe(0);
    expect(warned.join("\n")).toMatch(/^The match is not kept: .*ENOTDIR/);
    Object.assign(context, { keep: file });
    warned.length = 0;
    expect(await duelex("play duel --seed 5", "pass", "quit")).toBe(0);
    expect(warned.join("\n")).toBe(`The match is not kept: ${file}/left-duel-1.json: a part of this path is a file, not a folder.`);
    expect(await duelex("play duel --resume")).toBe(2);
    expect(warned.at(-1)).toContain("no match of duel was left to go on with");
  });

  test("the end of the input leaves the match, and nothing broken", async () => {
    const { duelex, heard } = desk();
    expect(await duelex("play duel --seed 5")).toBe(0);
    expect(heard()).not.toContain("Sorry");
  });

  test("two people at one keyboard do not see each other's cards", async () => {
    const { duelex, said } = desk({ interactive: true });
    await duelex("play duel --seed 5 --seats human,human", "", "pass", "", "board", "quit");
    const wipes = said.flatMap((line, at) => (line.includes("wiped") ? [at] : []));
    expect(wipes.length).toBe(4); // before and after each passing of the keyboard
    const handOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith("hand"));
    const [one, two] = [handOf(said.slice(wipes[1], wipes[2])), handOf(said.slice(wipes[3]))];
    expect(one[1] ?? one[0]).not.toEqual(two[0]);
    expect(said.slice(wipes[2]! + 1, wipes[3]).join("\n")).toContain("Pass the keyboard to P2.");
    expect(handOf(said.slice(wipes[2], wipes[3]))).toEqual([]);
  });

  describe("with a person at the terminal", () => {
    const { lesson } = { lesson: () => import("@duelex/bos/lesson").then((module) => module.lesson) };
    /** P1's Ram has attacked and is asked what: only its own side is there. */
    const puzzle = () => {
      const file = join(scratch(), "own.json");
      const position = { P1: { summons: ["Ram", "Guard"] }, P2: { summons: [{ card: "Wall", column: 0 }], life: 20 } };
      const cards = [
        { name: "Ram", strength: 2 },
        { name: "Guard", strength: 2 },
        { name: "Wall", strength: 6 },
      ];
      writeFileSync(file, JSON.stringify({ game: "bos", title: "whom to hit", cards, position, script: ["P1: attack with Ram"] }));
      return file;
    };
    const play = async (interactive: boolean, ...typed: string[]) => {
      const { duelex, heard, context } = desk({ interactive, games: allGames });
      expect(await duelex(`play --scenario ${puzzle()} --seats human,human`, ...(interactive ? ["", ...typed] : typed), "quit")).toBe(0);
      return { text: heard(), context };
    };
    const ASKS = "y to do it";

    test("an answer that hurts only oneself is asked once more, and not done unless one says y", async () => {
      const { text } = await play(true, "target P1", "no", "target Wall", "y");
      expect(text).toContain("P1: life 30 → 28, and nothing happens to the other player.");
      expect(text).toContain("Not done.");
      expect(text).toContain("Ram goes to the graveyard, and the other player loses no card for it: Wall goes");
      expect(text).not.toContain("P1's Ram (column 0) attacks P1 directly");
      expect(text).toContain("P1's Ram (column 0) attacks P2's Wall");
      expect(text.split(ASKS)).toHaveLength(3);
    });

    test("another answer instead is taken as it is, and the same one once more is a yes; a word is answered, and nothing is done", async () => {
      const { text: another } = await play(true, "target P1", "target Wall", "y");
      expect(another).not.toContain("Not done.");
      expect(another).toContain("P1's Ram (column 0) attacks P2's Wall");
      const { text: same } = await play(true, "target P1", "target P1");
      expect(same).toContain("P1's Ram (column 0) attacks P1 directly");
      const { text: word } = await play(true, "target P1", "log");
      expect(word).toContain("Not done.");
      expect(word).not.toContain("P1's Ram (column 0) attacks P1 directly");
    });

    test("what strikes the other player too is not asked again; nor is anything after warn off, nor in a pipe", async () => {
      expect((await play(true, "warn off", "target P1")).text).not.toContain(ASKS);
      const piped = await play(false, "target P1");
      expect(piped.text).not.toContain(ASKS);
      expect(piped.text).toContain("P1's Ram (column 0) attacks P1 directly");
    });

    test("words are explained where they first come up, two at a time, where there is room, and not in the next match; words lists them all, words off ends it", async () => {
      const { terms } = await lesson();
      const { duelex, heard, context } = desk({ interactive: true, games: allGames });
      const begin = "play bos --seed 3 --decks bos-red-test,bos-blue-test";
      await duelex(begin, "1", "1", "1", "quit");
      const first = heard();
      const explained = (text: string) =>
        terms.filter(({ words: [word], means }) => text.replaceAll(GO_ON, "").replace(/\s+/g, " ").includes(`* ${word}: ${means}`));
      expect(explained(first).length).toBeGreaterThanOrEqual(4);
      await duelex(begin, "quit");
      const second = heard();
      for (const term of explained(first)) expect(explained(second)).not.toContain(term);
      await duelex(begin, "words", "quit");
      expect(explained(heard())).toEqual(terms);
      writeFileSync(join(context.keep!, "known-words.json"), "{ broken");
      await duelex(begin, "words off", "1", "1", "quit");
      expect(explained(heard()).length).toBeLessThanOrEqual(6);
    });

    test("who plays alone is spoken to, is told when a phase is over by itself, and sees no number of a card behind its name", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("learn gundam", "", "1", "1", "undo", "quit");
      const text = heard().replace(/\s+/g, " ");
      expect(text).toContain("you are P1, with Blue/White midrange; P2 is a machine (level:1), with Green/White ramp");
      expect(text).toContain("── Turn 1, yours ─");
      expect(text).toContain("You keep the hand P2 keeps the hand");
      expect(text).toContain("You draw Strike Gundam (6-3)");
      expect(text).toContain(
        "You place Resource (6-4) Nothing else can be done in your turn, so it ends. why not Strike Dagger says why that card cannot be played now. Enter goes on.",
      );
      expect(text).toContain("P2 plays Zaku Ⅱ (Lv.2, cost 1)");
      expect(text).toContain("Taken back: keep the hand, and what followed.");
      expect(text).not.toMatch(/P1's|P1 (?:draws|places)|\[[A-Z]+\d+-\d+\]/);
    });

    test("where one's turn ends by itself a question is answered before it does, of the position that stands, and the pause stays", async () => {
      const { duelex, heard, context } = desk({ interactive: true, games: allGames });
      const { terminal } = context;
      const { ask, say } = terminal;
      let ends = false;
      terminal.say = (...text) => {
        ends ||= text.some((each) => each.includes(ENDS));
        say(...text);
      };
      const ENDS = "Nothing else can be done in your turn, so it ends.";
      const waits = ["why not attack with Strike Gundam", "rule 2-8-1", "board", "", "undo"];
      terminal.ask = (prompt, complete) =>
        prompt.includes(GO_ON) && ends ? Promise.resolve(waits.shift() ?? "quit") : ask(prompt, complete);
      await duelex("learn gundam", "", "1", "1", "quit");
      const text = heard();
      const [, answered = "", after = ""] = text.split(ENDS);
      expect(answered).toContain('"attack with Strike Gundam" is not allowed');
      expect(answered).toContain("2-8-1");
      expect(answered).not.toContain("Enter shows the question again");
      expect(after).toContain("Taken back: keep the hand");
      expect(answered + after).not.toContain("Turn 2");
      expect(text).toContain("duelex play gundam");
    });

    test("what if says where one would really be asked next: an X-Play with one answer goes without saying (CO-X9)", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      const file = join(scratch(), "gems.json");
      const position = { P1: { hand: ["White Gem", "White Gem"] }, P2: {} };
      writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "gems", position }));
      await duelex(`play colossus-order --scenario ${file} --seats human,greedy`, "what if end the main phase", "quit");
      const says = heard();
      expect(says).toContain("then P2 is asked, in P2’s turn: Main phase");
      expect(says).not.toContain("X-Play");
    });

    test("nothing scrolls away unread: what is longer than the screen stops when it is full, and the question has a screen of its own", async () => {
      const screens = async (...typed: string[]) => {
        const { duelex, heard } = desk({ interactive: true, games: allGames });
        await duelex("learn bos", "", ...typed, "quit");
        return heard()
          .split(/Enter goes on\. |Enter begins a first match|you> /)
          .map((screen) => screen.split("\n").length);
      };
      const all = await screens("1", "1", "1", "1", "begin the main phase", "end the turn", "?", "words", "log all");
      expect(all.length).toBeGreaterThan(15);
      expect(Math.max(...all.slice(1))).toBeLessThanOrEqual(25); // the 24 of the screen, and the prompt before them
      expect(Math.max(...(await screens("pause off", "1", "1", "1", "1", "begin the main phase", "end the turn")))).toBeGreaterThan(30);
    });

    describe.each(allGames.ids)("%s: what is typed where a screen is to be read", (game) => {
      /** @param early what is typed at the first "Enter goes on.", and at those after it */
      const at = async (early: readonly string[], ...typed: string[]) => {
        const { duelex, heard, context } = desk({ interactive: true, games: allGames });
        const { terminal } = context;
        const asked = terminal.ask;
        const waits = [...early];
        const prompts: string[] = [];
        terminal.ask = (prompt, complete) => {
          prompts.push(prompt.includes(GO_ON) ? GO_ON : prompt);
          return prompt.includes(GO_ON) ? Promise.resolve(waits.shift() ?? "") : asked(prompt, complete);
        };
        expect(await duelex(`play ${game} --seed 12`, ...typed, "quit")).toBe(0);
        return { text: heard(), prompts, answers: (context.underWay!() as { readonly answers: readonly string[] }).answers };
      };

      test("is no answer: that is said when the question stands there, and Enter does not give it", async () => {
        const { text, answers } = await at(["1"], "", "", "log");
        expect(text.replace(/\s+/g, " ")).toContain(
          '"1" was typed while something else was to be read, and not given as an answer: type it again if you mean it.',
        );
        const untouched = (await at([])).answers;
        expect(answers).toEqual(untouched);
        expect((await at(["1"], "1")).answers.length).toBeGreaterThan(untouched.length);
      });

      test("is answered at once, if it is a word, and one still goes on by Enter", async () => {
        const { text: said, prompts } = await at(["hint", "rule 1", "why", "board", "concede", "wait", "undo", "words"]);
        const text = said.replace(/\s+/g, " ");
        expect(text).toContain("in which it could go on to the end of the next turn");
        expect(text.split("is not done here: type it when the question stands on the screen")).toHaveLength(4);
        expect(prompts.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => GO_ON));
        expect(text).not.toContain("was typed before");
      });
    });

    test("a unit that is struck down is told in two lines after the attack, and why a counter card does nothing in one", async () => {
      const file = join(scratch(), "kill.json");
      const P1 = { ruler: ["K-11"], leftAttackZone: ["T-024"], rightAttackZone: ["T-013"] };
      const P2 = { ruler: ["A-1"], leftAttackZone: ["T-001"] };
      writeFileSync(file, JSON.stringify({ game: "gate-ruler", title: "a kill", position: { turn: 3, phase: "attack", P1, P2 } }));
      const { duelex, heard } = desk({ games: allGames });
      await duelex(`play --scenario ${file} --seats human,greedy`, "attack the left line with T-024", "quit");
      const told = heard()
        .split("> attack the left line with T-024")[1]!
        .split("\n")
        .filter((line) => line.startsWith("  ") && line.includes("("));
      expect(told.slice(0, 3).map((line) => line.trim())).toEqual([
        "P1 attacks with Ogre Bruiser: P2's left line, where Gate Cadet stands (8-4c)",
        "P2's Gate Cadet takes 5 damage from P1's Ogre Bruiser: 5 in all, HP 2 (13-4)",
        "P2's Gate Cadet is destroyed (GR-15-DESTROY)",
      ]);
      expect(told.filter((line) => line.includes("Gate Cadet"))).toHaveLength(3);
    });

    test("of two equal menus the answers keep their numbers; where some have come or gone, the others keep their order", () => {
      const answer = (phrase: string, vain = false) => ({ phrase, detail: "", vain }) as Answer;
      const phrases = (menu: readonly Answer[]) => menu.map(({ phrase }) => phrase);
      const before = ["play A", "play B", "play C", "end"].map((phrase) => answer(phrase));
      expect(phrases(inOldOrder([before[2]!, before[0]!, before[3]!, answer("play B", true)], before))).toEqual(phrases(before));
      expect(phrases(inOldOrder([before[2]!, answer("play D"), before[0]!, before[3]!], before))).toEqual([
        "play A",
        "play D",
        "play C",
        "end",
      ]);
      expect(phrases(inOldOrder([before[1]!, before[3]!, answer("play A", true)], before))).toEqual(["play B", "end", "play A"]);
    });

    test("the end of a match is told with its reason, and the file on a line that is not parted", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("play bos --seed 3", "concede", "yes");
      expect(heard().replace(/\s+/g, " ")).toMatch(/P2 \(greedy\) wins in turn \d+: you concede \([^)]+\)\./);
    });

    test("wait does not give one's own phase away", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex(
        "play gate-ruler --seed 7 --decks deck-apprentice-line,deck-knight-warding",
        "",
        "wait",
        "play vigil",
        "1",
        "wait",
        "quit",
      );
      const text = heard();
      expect(text).toContain("This is your own phase, and no wait ends it for you");
      expect(text).toContain("In your own turn no wait leaves unused what you may use now.");
      expect(text).not.toContain("was driven and not used");
    });

    describe("gate-ruler: in a terminal of 80×24", () => {
      const played = async (position: object, ...typed: string[]) => {
        const file = join(scratch(), "short.json");
        writeFileSync(file, JSON.stringify({ game: "gate-ruler", title: "short", position: { turn: 9, ...position } }));
        const { duelex, heard } = desk({ interactive: true, games: allGames });
        expect(await duelex(`play --scenario ${file} --seats human,greedy`, "words off", ...typed, "quit")).toBe(0);
        return heard();
      };
      const P2 = { ruler: ["A-1"], leftAttackZone: ["T-022"], defenceZone: ["T-009"], rightAttackZone: ["T-001"] };

      test("nine attacks are all shown with what they come to, beside both tables and a long hand; a ruler stands beside what is counted", async () => {
        const hand = ["T-029", "T-033", "T-005", "T-037", "T-035", "T-013"];
        const P1 = {
          ruler: [{ card: "K-11" }],
          leftAttackZone: ["T-024"],
          defenceZone: ["T-035"],
          rightAttackZone: ["T-030"],
          hand,
          activeEnergy: 0,
        };
        const screen = (await played({ phase: "attack", P1, P2 }, "")).split("you> ").at(-2)!;
        const whole = (await played({ phase: "attack", P1, P2 })).split("you> ")[0]!;
        for (const text of [screen, whole]) {
          expect(text.match(/^ +\d+ {2}attack the (?:left|centre|right) line with [\w ]+? {2,}\S/gm)).toHaveLength(9);
          expect(text).not.toContain("more shows them");
        }
        expect(whole).toMatch(/^ +right: Gate Oni .* · ruler: Knight 3\/3$/m);
        expect(whole).toContain("ruler: 0 → up to 2 of 12");
      });

      test("who plays what comes to nothing is asked once more, and a blow that is enough is seen to be", async () => {
        const zones = { leftAttackZone: ["T-024"], defenceZone: ["T-035"], rightAttackZone: ["T-030"] };
        const P1 = { ruler: ["K-11"], ...zones, setZones: ["T-058"], graveyard: ["T-022"], hand: ["T-037"] };
        const near = { ...P2, damageZone: Array.from({ length: 11 }, () => "T-001") };
        const text = await played({ phase: "main", P1, P2: near }, "play call to the shrine", "n", "pass", "pass");
        expect(text).toContain("Call to the Shrine goes to the graveyard, and nothing comes of it.");
        expect(text).toMatch(/attack the centre line with Gate Oni\s+wins \(11\+2≥12\) unless the first/);
      });

      test("lines on which nobody stands are said to be empty", async () => {
        const screen = await played({ phase: "attack", P1: { ruler: ["A-1"], leftAttackZone: ["T-024"] }, P2: { ruler: ["K-11"] } });
        expect(screen).toContain(" lines, mirrored: all empty");
      });

      test("a zone of a line has the name of the line; attacks on an empty line are one answer line with all their numbers", async () => {
        const P1 = { ruler: ["A-1"], leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] };
        const screen = await played({ phase: "attack", P1, P2: { ruler: ["K-11"], defenceZone: ["T-009"] } });
        expect(screen).toMatch(/^ lines: left: Ogre Bruiser 5\/4\/2 \| centre: – \| right: Gate Cadet/m);
        const empty = "with Apprentice, Ogre Bruiser or Gate Cadet – the line is empty: no strike";
        const flat = screen.replace(/\s+/g, " ");
        expect(flat).toContain(` 5–7 attack the left line ${empty}`);
        expect(flat).toContain(` 8–10 attack the right line ${empty}`);
      });

      test("what if tells of an answer that changes no number what it comes to; help says of a word what it is", async () => {
        const P1 = { ruler: ["A-1"], driveZone: [{ card: "T-014", faceDown: true }] };
        const text = await played({ phase: "main", P1, P2 }, "what if reveal vigil", "help CNT");
        const says = "turned face up, for both to see: it has no OD, so nothing comes of it";
        expect(text).toContain(`you> \n  ${says}\n  then you are asked`);
        expect(text).toMatch(/you> \n\* <CNT>: a card with this that is turned up as damage is no damage/);
      });

      test("hint does not advise what comes to nothing", async () => {
        const P1 = { ruler: ["A-1"], driveZone: ["T-001", "T-022"] };
        const advised = (await played({ phase: "main", P1, P2 }, "hint")).split("you> ").at(-2)!;
        expect(advised).toMatch(/^ {2}(?:play|pass)/m);
        expect(advised).not.toMatch(/^ {2}reveal/m);
      });

      test("a main phase that is over because nothing is left to do says so; one that was passed does not", async () => {
        const P1 = { ruler: ["K-11"], hand: ["T-024"], activeEnergy: 2 };
        const over = (await played({ phase: "main", P1, P2 }, "1", "1")).replace(/\s+/g, " ");
        expect(over).toContain("You pay 2 energy for Ogre Bruiser (GR-7-PRICE)");
        expect(over).toContain("You end the main phase – nothing else can be done (6-3c)");
        const passed = (await played({ phase: "main", P1, P2 }, "pass")).replace(/\s+/g, " ");
        expect(passed).toContain("You end the main phase (6-3c)");
      });
    });

    describe("gate-ruler: whoever holds a set card", () => {
      const attack = async (...typed: string[]) => {
        const file = join(scratch(), "set.json");
        const P1 = { ruler: ["A-1"], leftAttackZone: ["T-024"], setZones: ["T-057"] };
        const P2 = { ruler: ["A-1"], leftAttackZone: ["T-022"], rightAttackZone: ["T-022"] };
        const position = { turn: 3, phase: "attack", P1, P2 };
        writeFileSync(file, JSON.stringify({ game: "gate-ruler", title: "a set card", position }));
        const { duelex, heard } = desk({ interactive: true, games: allGames });
        expect(await duelex(`play --scenario ${file} --seats human,greedy`, ...typed, "quit")).toBe(0);
        return heard();
      };

      test("passes once before an attack is declared, not once at each moment at which nothing has happened", async () => {
        const text = await attack("pass", "attack the left line with Ogre Bruiser");
        expect(text.replace(/\s+/g, " ")).toContain(
          "Not asked again: “play or use something before the attacker is chosen, or pass”. You have just passed, and nothing has happened since: that counts as a pass here too.",
        );
        expect(text).toContain("You attack with Ogre Bruiser");
        expect(await attack("wait off", "pass", "attack the left line with Ogre Bruiser")).not.toContain("You attack with Ogre Bruiser");
      });

      test("is told in a battle, when it has passed once in it, that one word passes for the rest", async () => {
        const text = (await attack("pass", "attack the left line with Ogre Bruiser", "pass")).replace(/\s+/g, " ");
        const [before, after] = text.split("“wait battle” passes for the rest of this battle.");
        expect(before).toContain("while Ogre Bruiser attacks");
        expect(after).toContain("answer the damage from Ogre Bruiser before it is carried out, or pass");
      });

      test("who has waited once is not told any more how one waits", async () => {
        const waited = await attack("pass", "attack the left line with Ogre Bruiser", "wait", "pass", "pass", "pass");
        expect(waited).not.toMatch(/“wait battle” passes for|“wait” passes until/);
      });

      test("is asked again after undo, and wait battle ends with the battle", async () => {
        const undone = (await attack("pass", "undo", "quit")).replace(/\s+/g, " ").split("Taken back: pass.")[1];
        expect(undone).toContain("before the attacker is chosen");
        const text = await attack("pass", "attack the left line with Ogre Bruiser", "wait battle", "quit");
        expect(text).toContain("is destroyed");
        expect(text.split("is destroyed")[1]!.replace(/\s+/g, " ")).toContain("before attack 2 begins, or pass"); // the battle is over, and not a question more is passed
        expect(await attack("wait battle")).toContain("There is no battle now.");
      });
    });

    test("card finds names in which a word begins so, before those that hold it somewhere; copies of a card are told once", async () => {
      const { duelex, heard } = desk({ games: allGames });
      await duelex("play gundam --seed 12", "card wing", "quit");
      const wing = heard().split("> card wing")[1]!;
      expect(wing).toContain("Wing Gundam");
      expect(wing).not.toContain("Overflowing");
      const file = join(scratch(), "copies.json");
      const position = {
        P1: { hand: ["Pit Brute"], field: ["Pit Brute", { card: "Pit Brute", position: "OFF" }] },
        P2: { field: ["Pit Brute"] },
      };
      const cards = [{ name: "Pit Brute", ap: 3, rp: 2 }];
      writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "copies", cards, position }));
      await duelex(`play colossus-order --scenario ${file} --seats human,greedy`, "card pit brute", "quit");
      const brute = heard().split("> card pit brute")[1]!;
      expect(brute.split("AP 3, RP 2")).toHaveLength(2);
    });

    test("what if says that the turn ends then by itself; a hint of which nothing can be told says so instead of a number", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("play gundam --seed 12", "1", "1", "what if 2", "hint", "quit");
      expect(heard()).not.toMatch(/\(0–100\)/);
      const file = join(scratch(), "last.json");
      const position = { P1: { hand: ["Loto"], resourceArea: 2 }, P2: {} };
      writeFileSync(file, JSON.stringify({ game: "gundam", title: "the last card", position }));
      await duelex(`play gundam --scenario ${file} --seats human,greedy`, "what if 1", "quit");
      expect(heard()).toContain("then nothing else can be done in your turn, so it ends");
    });

    test.each([
      ["help wait", "passes, and again, until something happens"],
      ["help undo", "takes your last answer back"],
      ["help 6/6/2", "* 2/3/1: three numbers of a unit"],
      ["help 4/3", "* 3/3: two numbers of a ruler"],
      ["help counter zone", "* counter zone: where a card of the deck is turned up for damage"],
      ["words counter zone", "* counter zone: where a card of the deck is turned up for damage"],
      ["rule counter", "* <CNT>: a card with this that is turned up as damage is no damage"],
      ["help ▒", "* ▒: a card that you do not see"],
      ["help line", "* left line: "],
      ["help main phase", "* Main phase: play units, set events"],
      ["help zebra", '"zebra" is no word that is explained here.'],
    ])("%s is answered with that word alone", async (typed, says) => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("play gate-ruler --seed 3", "pause off", typed, "quit");
      const answer = heard().split("you> ").at(-2)!.replace(/\s+/g, " ");
      expect(answer).toContain(says);
      expect(answer).not.toContain("You win when");
    });

    test.each([
      ["bos", "help summoning phase", "* Summoning: each wizard that is face up may summon"],
      ["bos", "words summoning phase", "* Summoning: each wizard that is face up may summon"],
      ["bos", "why not end turn", '"end the turn" is not allowed: '],
      ["gundam", "help ▒", "* ▒: a card in the other hand that you have not seen"],
      ["bos", "help ▒", "* ▒: a card that lies face down"],
      ["colossus-order", "help ▒", "* ▒: a locus card that lies face down, which nobody may look at"],
      ["gundam", "help end phase", "* End: both may use cards with 【Action】"],
      ["gundam", "words damage step", "* Damage: two Units deal each other damage"],
      ["gundam", "words shield area", "* shield area: where the Base and the Shields lie"],
      ["colossus-order", "help start phase", "* Start: with six face-down locus cards"],
    ])("%s: %s is answered by what the game's page calls it", async (game, typed, says) => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex(`play ${game} --seed 3`, "pause off", typed, "quit");
      const answer = heard().split("you> ").at(-2)!.replace(/\s+/g, " ");
      expect(answer).toContain(says);
      expect(answer).not.toContain("Battle end"); // of several that hold the word, the one that is called so
    });

    test("a long text is left by q, and by asking for another; quit leaves the match, and what has happened is told to its end", async () => {
      const at = async (...waits: string[]) => {
        const { duelex, heard, context } = desk({ interactive: true, games: allGames });
        const { terminal } = context;
        const { ask: asked, say } = terminal;
        let reads = false;
        terminal.ask = (prompt, complete) => {
          if (!reads || !prompt.includes(GO_ON)) return asked(prompt, complete);
          say(prompt);
          return Promise.resolve(waits.shift() ?? "");
        };
        terminal.say = (...text) => {
          reads ||= text.some((each) => each.includes("The table:"));
          say(...text);
        };
        await duelex("play gate-ruler --seed 3", "help", "undo", "quit");
        return heard().slice(0).split("The table:")[1]!.replace(/\s+/g, " ");
      };
      const whole = await at();
      expect(whole).toContain("q leaves this text.");
      expect(whole).toContain("A battle, step by step");
      expect(whole).toContain("There is no answer of yours to take back.");
      const left = await at("q");
      expect(left.split(GO_ON.trim())).toHaveLength(2); // and nothing more to be gone on from
      expect(left).not.toContain("A battle, step by step");
      expect(left).toContain("There is no answer of yours to take back.");
      const other = await at("help wait");
      expect(other).toContain("passes, and again");
      expect(other).not.toContain("A battle, step by step");
      expect(other).toContain("There is no answer of yours to take back.");
      expect(await at("quit")).not.toContain("There is no answer of yours to take back.");
    });

    test("gate-ruler: the numbers of units and rulers are explained before the first table", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("learn gate-ruler", "", "quit");
      const before = heard().split("you> ")[0]!;
      const table = before.indexOf("lines: left:");
      for (const word of ["* 2/3/1: three numbers", "* 3/3: two numbers"]) {
        expect(before.indexOf(word)).toBeGreaterThan(0);
        expect(before.indexOf(word)).toBeLessThan(table);
      }
    });

    test("what has been taken back stands above the question; what if says whose card is turned; a log line begins with a capital", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      const file = join(scratch(), "turned.json");
      const P1 = { ruler: ["K-11"], leftAttackZone: ["T-024"] };
      writeFileSync(
        file,
        JSON.stringify({ game: "gate-ruler", title: "turned", position: { turn: 3, phase: "attack", P1, P2: { ruler: ["A-1"] } } }),
      );
      await duelex(
        `play gate-ruler --scenario ${file} --seats human,greedy`,
        "what if 1",
        "attack the left line with Ogre Bruiser",
        "undo",
        "log all",
        "quit",
      );
      const text = heard();
      expect(text).toContain("Your Knight is turned sideways (rested)");
      expect(text.split("Taken back: attack the left line with Ogre Bruiser")).toHaveLength(2);
      expect(text).toContain("Nobody is struck: the line is empty");
    });

    test("an answer in other words than the game's is asked back; what ends a phase may be asked about in any words", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      const file = join(scratch(), "called.json");
      const P1 = { ruler: ["K-11"], leftAttackZone: ["T-024"] };
      writeFileSync(
        file,
        JSON.stringify({ game: "gate-ruler", title: "called", position: { turn: 3, phase: "attack", P1, P2: { ruler: ["A-1"] } } }),
      );
      await duelex(
        `play gate-ruler --scenario ${file} --seats human,greedy`,
        ...["why not end turn", "attack center with ogre", "hit the left zone with ogre", "y", "quit"],
      );
      const text = heard();
      expect(text).toContain('"end the attacks" is allowed: among the answers.');
      expect(text).toContain('"attack the centre line with Ogre Bruiser" is not allowed');
      expect(text).toMatch(/Did you mean this one\?[^>]*attack the left line with Ogre Bruiser\nyou> /);
      expect(text).toContain("Nobody is struck: the line is empty");
    });

    test("words explains one of them, too", async () => {
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex("play bos --seed 3 --decks bos-red-test,bos-blue-test", "words decay", "words zebra", "quit");
      const text = heard();
      expect(text).toContain("* decay: ");
      expect(text).not.toContain("* enchantment");
      expect(text.replace(/\s+/g, " ")).toContain('"zebra" is not among the words that are explained');
    });

    test("who passes again and again is told once that there is a word for it", async () => {
      const told = async (...typed: string[]) => {
        const { duelex, heard } = desk({ interactive: true });
        await duelex("play duel --seed 5", ...typed, "quit");
        return heard().replace(/\s+/g, " ").split("“wait battle” or “wait turn” until that ends").length - 1;
      };
      expect([await told("pass"), await told("pass", "pass"), await told("pass", "pass", "pass", "pass")]).toEqual([0, 1, 1]);
    });

    test("where there is no room for what the answers lead to, Enter shows the question again with all of it", async () => {
      const cards = Array.from({ length: 9 }, (_, nth) => ({ name: `Page number ${nth}`, ap: 1, rp: 1 }));
      const position = { P1: { hand: cards.map(({ name }) => name), deck: 12 }, P2: { deck: 12 } };
      const file = join(scratch(), "several.json");
      writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "several", cards, position }));
      const { duelex, heard } = desk({ interactive: true, games: allGames });
      await duelex(`play colossus-order --scenario ${file} --seats human,greedy`, "", "quit");
      const [screen, again] = heard().split("you> ");
      expect(screen).toContain("Enter shows the question again, with what each answer leads to");
      expect(screen).not.toContain("locus points 0 → 1 of 1");
      expect(again).toContain("locus points 0 → 1 of 1");
    });

    test("answers that have no room on the screen are shown by more, a page at a time, with their numbers", async () => {
      const hand = Array.from({ length: 30 }, (_, nth) => ({
        name: `Follower of a rather long name, number ${nth}`,
        ap: 1,
        rp: 1,
      }));
      const file = join(scratch(), "many.json");
      const position = { P1: { hand: hand.map(({ name }) => name), deck: 12 }, P2: { deck: 12 } };
      writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "many", cards: hand, position }));
      const { duelex, heard, warned } = desk({ interactive: true, games: allGames });
      expect(
        await duelex(`play colossus-order --scenario ${file} --seats human,greedy`, "more", "more", "more", "quit"),
        warned.join(),
      ).toBe(0);
      const text = heard();
      const [screen, ...pages] = text.split("you> ");
      expect(screen!.split("\n").length).toBeLessThan(50); // greeting, words of the game and all
      expect(screen).toMatch(/… \d+ more answers, up to \d+; more shows them/);
      const numbers = new Set(
        [
          ...pages
            .slice(0, 3)
            .join("")
            .matchAll(/^ +(\d+) {2}/gm),
        ].map(([, number]) => Number(number)),
      );
      expect(numbers.size).toBeGreaterThan(20);
    });
  });
});

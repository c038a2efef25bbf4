/** A first match in the terminal: the word for passing comes early, and what the match has not shown is said at its end. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LessonNote, Position } from "@duelex/kernel";
import { expect, test } from "vitest";
import { play } from "../src/commands/play.ts";
import { Exit } from "../src/context.ts";
import { allGames, lessonOf } from "../src/games.ts";
import { GO_ON } from "../src/play/pager.ts";
import { desk } from "./desk.ts";

const note = (told: string): LessonNote => ({ due: { told }, title: `Of ${told}`, text: "What it is.", rules: [told] });

/** A match from here, with these notes, and what is typed in it. @returns what is heard, one space between words */
async function heardIn(position: Position, notes: readonly LessonNote[], ...typed: string[]): Promise<string> {
  const { context, heard } = desk({ interactive: true, rows: 200, games: allGames });
  const waits = [...typed];
  context.terminal.ask = () => Promise.resolve(waits.shift() ?? "quit");
  const begins = { game: "colossus-order", title: "A first match", position } as const;
  await play(context, "colossus-order", { lang: "en", seats: "human,random", seed: 1, notes, begins });
  return heard().replace(/\s+/g, " ");
}

test("CO-V3: after a first match that is played to its end, what was not due in it is told once; one that is left says nothing", async () => {
  const position = { P1: { field: ["T-WF2"] }, P2: { deck: 1 } };
  const notes = [note("CO-A4"), note("CO-R2")];
  const won = await heardIn(position, notes, "attack with Sky Courier", "attack the deck");
  expect(won).toMatch(/You win .* What this match has not shown .*Of CO-R2: What it is\. \(CO-R2\)/);
  expect(await heardIn(position, [], "attack with Sky Courier", "attack the deck")).not.toContain("has not shown");
  expect(await heardIn(position, notes, "quit")).not.toContain("has not shown");
});

test("CO-X5: who has passed twice at such questions is told of the word, whatever was answered between them", async () => {
  const position = { P1: { hand: ["T-WA1"], setGems: ["T-G-W"], locus: 3, field: ["T-WF2", "T-WF3"] }, P2: { deck: 30 } };
  const tip = "“wait” passes until something happens";
  const once = ["attack with Sky Courier", "attack the deck", "pass"];
  expect(await heardIn(position, [], ...once)).not.toContain(tip);
  expect(await heardIn(position, [], ...once, "pass", "attack with Gale Rider", "attack the deck", "pass")).toContain(tip);
});

test("CO-S6: the greeting names the edition by what a newcomer can understand of it", async () => {
  const { duelex, heard } = desk({ games: allGames });
  expect(await duelex("play colossus-order --seed 4 --seats human,human", "quit")).toBe(Exit.fine);
  expect(heard()).toContain("Colossus Order (edition August 2014: Master Rules v1.3, cited as MR): ");
});

test("9-1-7-3: the words of a card's text are explained where it is looked up first, once", async () => {
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex("play gundam --seed 7", "card ST04-015", "card ST04-015", "card ST04-015", "quit");
  const said = heard().replace(/\s+/g, " ").split("you> ");
  expect(said.filter((each) => each.includes("* ①: a circled number before a colon is a cost"))).toHaveLength(1);
  expect(said.at(-1)).not.toContain("* ");
});

test("what is typed where the game is told is said to wait for the match, and the text stands until one goes on", async () => {
  const { duelex, heard, context } = desk({ interactive: true, games: allGames });
  const typed = ["card GM", "", "", "quit"];
  context.terminal.ask = () => Promise.resolve(typed.shift() ?? null);
  await duelex("learn gundam");
  const text = heard().replace(/\s+/g, " ");
  expect(text).toMatch(/"card GM" is not done here: type it in the match that follows\..*A turn:.*When you do not understand something:/);
  expect(typed).toEqual([]);
});

test("a word that is typed between two screens of what has happened before one's turn ends leaves out nothing of it", async () => {
  const { duelex, heard, context } = desk({ interactive: true, rows: 12, games: allGames });
  const { terminal } = context;
  const asked = terminal.ask;
  let nth = 0;
  terminal.ask = (prompt, complete) =>
    prompt.includes(GO_ON) ? Promise.resolve(++nth % 2 === 0 ? "" : "rule 1-2") : asked(prompt, complete);
  await duelex("play gundam --seed 7", "go first", "keep the hand", "quit");
  const text = heard();
  expect(text).toContain("You deploy EX Base");
  expect(text).toContain("Nothing else can be done in your turn, so it ends.");
});

test.each(allGames.ids)("%s: a lesson that was left goes on with the notes that have not been shown, and with no other", async (game) => {
  const { duelex, heard, context } = desk({ interactive: true, rows: 200, games: allGames });
  const { notes } = (await lessonOf(game))!;
  const shown = () => {
    const lines = heard().split("\n");
    return notes.map(({ title }) => title).filter((title) => lines.includes(title));
  };
  const on = (often: number) => Array.from({ length: often }, () => "1");
  await duelex(`learn ${game}`, "", "warn off", ...on(2), "quit");
  const before = shown();
  await duelex(`play ${game} --resume`, "warn off", ...on(40), "q", "y");
  const after = shown();
  expect(before).not.toEqual([]);
  expect(after).not.toEqual([]);
  expect(after.filter((title) => before.includes(title))).toEqual([]);
  await duelex(`play ${game} --resume`, "concede", "y"); // one that is over is not offered
  expect(await duelex(`play ${game} --resume`)).toBe(Exit.wrongInput);
  expect(existsSync(join(context.keep!, `left-${game}-1.json`))).toBe(false);
});

test("q at a question asks whether the match is to be left, and before a lesson once more; in a pipe it leaves", async () => {
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex("play gundam --seed 7", "q", "no", "card GM", "q", "q", "card GM");
  const [asked = "", again = "", ...rest] = heard().split("Leave the match? (yes/no)");
  expect(asked).toContain("you> ");
  expect(again).toContain("1  "); // the question again
  expect(rest.join()).not.toContain("you> ");
  await duelex("learn gundam", "q", "", "quit");
  expect(heard()).toMatch(/q once more leaves the lesson, too\..*you> /s);
  await duelex("learn gundam", "q", "q");
  expect(heard()).not.toContain("you> ");
  const pipe = desk({ games: allGames });
  await pipe.duelex("play gundam --seed 7", "q", "card GM");
  expect(pipe.heard()).not.toMatch(/Leave the match|GM/);
});

test.each(allGames.ids)("%s: a lesson in the terminal speaks of no phone, and of nothing that one points at", async (game) => {
  const { duelex, heard } = desk({ games: allGames });
  await duelex(`learn ${game}`, "", "quit");
  expect(heard()).toContain("When you do not understand something");
  expect(heard()).not.toMatch(/\bphone\b|\bpoint at\b|\bglow/i);
});

test.each(allGames.ids)("%s: after its lesson a whole match is proposed against the easiest opponent", async (game) => {
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex(`learn ${game}`, "", "", "", "quit");
  expect(heard()).toMatch(new RegExp(`play ${game} --seats human,level:1$`, "m"));
});

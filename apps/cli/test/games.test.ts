/** The real games through the terminal's eyes: whatever comes up in a match can be shown, typed, told and explained. */

import { stripVTControlCharacters } from "node:util";
import type { Scenario } from "@duelex/kernel";
import { diceOf, type Match, type Seat } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { Story } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { drawBoard } from "../src/board.ts";
import { fitted, pageAfter } from "../src/compact.ts";
import { allGames } from "../src/games.ts";
import { lookFor } from "../src/look.ts";
import { readMatchup } from "../src/matchup.ts";
import { type MenuLine, menuOf, readChoice } from "../src/menu.ts";
import { sayStory, storyOf } from "../src/narrate.ts";
import { paintOf } from "../src/paint.ts";
import { numbersIn } from "../src/play/forecast.ts";
import { FIGHTS, sayQuestion } from "../src/play/question.ts";
import { sessionBetween } from "../src/session.ts";
import { widthOf } from "../src/text.ts";
import { sayWhy } from "../src/why.ts";
import { sayWhyNot } from "../src/why-not.ts";
import { desk } from "./desk.ts";

const COLUMNS = 80;
const flowing = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ");

describe.each(allGames.ids)("%s", (id) => {
  test("every position of a match fits the screen, every answer can be typed, everything that happened can be explained", async () => {
    const context = { ...desk().context, games: allGames };
    const look = lookFor(context.terminal);
    const matchup = await readMatchup(context, id, { seed: 11 });
    const players = ["random", "random"] as const;
    const session = sessionBetween(matchup, players);
    const { match } = session;
    const dice = diceOf(11);
    const fits = (lines: readonly string[]) => {
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(COLUMNS);
    };
    for (let given = 0; !match.over; given++) {
      if (given % 41 === 0) lookAround(match);
      session.play(dice(match.options().count));
    }
    fits(sayStory(storyOf(session, 0), look));
    fits(sayStory(storyOf(session, null), look));

    /** Of an answer whose forecast is cut: no number is cut in two, and of a fight no part is torn off before a number of its own. */
    function keepsItsNumbers(line: string, menu: readonly MenuLine[]): void {
      const [, answer, says] = /^ *\d+(?:–\d+)? {2}(\S.*?) {2,}(.*)…$/.exec(line) ?? [];
      const meant = menu.filter(({ phrase, means = "" }) => answer?.startsWith(phrase) && says !== undefined && means.includes(says));
      for (const { means = "", verb = "" } of meant) {
        const from = means.indexOf(says!);
        expect(/\d$/.test(says!) && /^\d/.test(means.slice(from + says!.length)), line).toBe(false);
        const parts = means.slice(from).split(/(?<=[,;]) /);
        const whole = parts.reduce(
          (sum, part) => (`${sum} ${part}`.trim().length <= says!.trimEnd().length ? `${sum} ${part}`.trim() : sum),
          "",
        );
        const torn = parts.find((part) => !whole.includes(part)) ?? "";
        if (FIGHTS.test(verb) && says!.trimEnd() !== whole) expect(numbersIn(says!.slice(whole.length)), line).toEqual(numbersIn(torn));
      }
    }

    function lookAround(at: Match): void {
      const seat = at.asked;
      const menu = menuOf(session.game, at, seat);
      expect(menu.reduce((sum, { alike }) => sum + alike, 0)).toBe(at.options().count);
      menu.forEach((line, nth) => {
        expect(readChoice(menu, String(nth + 1))).toEqual({ index: line.answer });
        const namesakes = menu.filter(({ phrase }) => phrase.toLowerCase() === line.phrase.toLowerCase());
        expect(readChoice(menu, line.phrase)).toEqual(namesakes.length === 1 ? { index: line.answer } : { unclear: namesakes });
      });
      fits(drawBoard(at.view(0), look));
      fits(drawBoard(at.view(1), look));
      const question = sayQuestion(at.question()!, menu, look);
      fits(question);
      const { about } = at.question()!; // whose text asks, and its sentence
      if (about !== null) expect(flowing(question)).toContain(flowing([`${about.name}: ${about.text}`]));
      const { lines: screen } = fitted({ view: at.view(seat), question: at.question(seat)!, menu, mat: session.game.mat }, look, 24);
      fits(screen);
      for (const rows of [24, 19]) {
        const parts = { view: at.view(seat), question: at.question(seat)!, menu, mat: session.game.mat };
        const colored = fitted(parts, { ...look, paint: paintOf(true) }, rows).lines.map(stripVTControlCharacters);
        expect(colored).toEqual(fitted(parts, look, rows).lines); // colours say nothing, and take nothing away
      }
      expect(screen.length, screen.join("\n")).toBeLessThan(24);
      for (const rows of [24, 17]) {
        const parts = { view: at.view(seat), question: at.question(seat)!, menu, mat: session.game.mat };
        for (const line of fitted(parts, look, rows).lines.filter((each) => each.endsWith("…"))) keepsItsNumbers(line, menu);
      }
      expect(screen.join("\n")).toContain(`1  ${menu[0]!.phrase}`.slice(0, 40));
      const { lines: page, shown } = pageAfter(menu, look, 0, 24); // more says in full what each answer leads to
      fits(page);
      expect(page.length < 24 || shown === 1, page.join("\n")).toBe(true);
      expect(page.filter((line) => line.endsWith("…"))).toEqual([]);
      fits(sayWhy(session, seat, look, 0));
      for (const phrase of at.phrases) fits(sayWhyNot(at, seat, look, phrase.replace(/[*#?].*/, "").trim()));
    }
  }, 60_000);

  test("what a quiet log leaves out because it is told again is told again: an event says the same, with the same card", async () => {
    const { mat } = await allGames.load(id);
    const meant = new Map(mat.told.map((verb) => [verb, 0]));
    const onTheWay = new Set([
      ...mat.told,
      ...mat.passes,
      "choose *",
      "choose ?",
      "to the ?",
      "rest energy only",
      "pay the level",
      "answer with *",
      "use *",
      "move to column #",
    ]);
    for (let seed = 1; seed <= 12; seed++) {
      const matchup = await readMatchup({ ...desk().context, games: allGames }, id, { seed });
      const session = sessionBetween(matchup, ["random", "random"]);
      const dice = diceOf(seed);
      while (!session.match.over) session.play(dice(session.match.options().count));
      const story = new Story(session, null);
      story.update();
      const { lines } = story;
      for (const [at, { kind, what, text }] of lines.entries()) {
        if (kind !== "answer" || !meant.has(what)) continue;
        const [before, after = ""] = what.split("*") as [string, string?];
        const alone = text.replace(/ \(\d+\)$/, ""); // which of several alike
        const name = what.includes("*") ? alone.slice(before.length, alone.length - after.length) : "";
        const next = lines.findIndex(
          (line, nth) => nth > at && line.kind === "answer" && !line.forced && !onTheWay.has(line.what), // what belongs to the same deed
        );
        const follows = lines.slice(at + 1, next < 0 ? lines.length : next).filter((line) => line.kind === "event" && !line.quiet);
        expect(
          follows.some((line) => line.text.includes(name)),
          `${text}: ${follows.map((line) => line.text).join("; ")}`,
        ).toBe(true);
        meant.set(what, meant.get(what)! + 1);
      }
    }
    expect([...meant].filter(([, times]) => times === 0)).toEqual([]);
  }, 120_000);

  test("taking answers back restores position, log and record exactly, however often", async () => {
    const matchup = await readMatchup({ ...desk().context, games: allGames }, id, { seed: 12 });
    const players = ["human", "human"] as const;
    const session = sessionBetween(matchup, players);
    const { match } = session;
    const dice = diceOf(12);
    const snapshot = () => ({ hash: match.hash(), log: storyOf(session, null), file: session.file() });
    const before: { seat: Seat; was: ReturnType<typeof snapshot> }[] = [];
    for (let given = 0; given < 120 && !match.over; given++) {
      const seat = match.asked;
      if (dice(4) === 0 && before.some((each) => each.seat === seat)) {
        const last = before.findLastIndex((each) => each.seat === seat);
        expect(session.undo(seat)).toBe(true);
        expect(snapshot()).toEqual(before[last]!.was);
        before.length = last;
        continue;
      }
      before.push({ seat, was: snapshot() });
      session.play(dice(match.options().count));
    }
  });

  test("a match between machines ends, and its replay verifies", async () => {
    const { context, heard } = desk();
    const real = { ...context, games: allGames };
    const { run } = await import("../src/program.ts");
    expect(await run(["watch", id, "--players", "random,greedy", "--seed", "3", "--json"], real, "0")).toBe(0);
    const { result, answers } = JSON.parse(heard());
    expect(result).not.toBe("running");
    expect(await run(["replay", `${context.keep}/last-${id}.json`, "--json"], real, "0")).toBe(0);
    expect(JSON.parse(heard())).toMatchObject({ game: id, verified: true, result, answers });
  });
});

test("who attacks is on a small screen, however many stand beside it", async () => {
  const game = await allGames.load("colossus-order");
  const cards = Array.from({ length: 14 }, (_, nth) => ({ name: `Follower of a long name, number ${nth}`, ap: 1, rp: 1 }));
  const field = cards.map(({ name }) => name);
  const position = { P1: { field, deck: 12 }, P2: { field: [{ card: field[0]!, position: "OFF" }], hand: [field[1]!], deck: 12 } };
  const scenario = { game: game.id, title: "many", cards, position, script: [] } as unknown as Scenario;
  for (const attacker of [field[1]!, field[12]!]) {
    const match = openScenario(game, scenario);
    match.play(match.parse(`attack with ${attacker}`));
    match.play(match.parse("attack the deck"));
    const look = lookFor(desk().context.terminal);
    const parts = { view: match.view(1), question: match.question(1)!, menu: menuOf(game, match, 1), mat: game.mat };
    const lines = flowing(fitted(parts, look, 24).lines);
    expect(lines).toMatch(new RegExp(`${attacker} [^│]*\\[[^\\]]*attacks`));
  }
});

/** Parts of online play that need no browser: its links, its clocks. */
import type { TableFacts } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { wholeGames } from "../src/games.ts";
import { leftTo, lowFor, sayTime } from "../src/online/clock.ts";
import { readPlace, routeTo } from "../src/online/links.ts";
import { sayEnd } from "../src/online/says.ts";
import { hashOf, readRoute } from "../src/shell/route.ts";
import { en } from "../src/words/online.en.ts";

test("a link of online play is a place, and its secret stands behind the # where no server sees it", () => {
  const places = [
    { at: "lobby" },
    { at: "new", game: "x" },
    { at: "table", table: "t" },
    { at: "join", table: "t", invitation: null },
    { at: "join", table: "t", invitation: "secret" },
    { at: "seat", table: "t", key: "secret" },
    { at: "replay", table: "t" },
  ] as const;
  for (const place of places) {
    const hash = hashOf(routeTo(place));
    expect(hash.startsWith("#/online")).toBe(true);
    const route = readRoute(hash);
    expect(route.at === "online" ? readPlace(route.path) : route).toEqual(place);
  }
  for (const cut of [["seat", "t"], ["table"], ["replay"], ["join"], ["nowhere"]]) expect(readPlace(cut)).toEqual({ at: "lobby" });
});

test("what the rules leave open is said in words: each setting has a title, and values that do not speak for themselves are explained", async () => {
  for (const load of Object.values(wholeGames)) {
    const { settings } = await load();
    for (const { name, title, values, says = {} } of settings) {
      expect(title).toMatch(/^[A-Z][^_]*$/);
      expect(title).not.toBe(name);
      for (const value of Object.keys(says)) expect(values).toContain(value);
      for (const value of values) expect(says[value] ?? value).not.toMatch(/^(true|false|dice|lot|\d+\/\d+)$/);
    }
  }
});

test("how a match ended is said to who sits there; what the server says otherwise stays as it is", () => {
  const says = (result: string, seat: 0 | 1 | null, names = ["Anna", "Bert"]) =>
    sayEnd(en, { names, result } as unknown as TableFacts, seat);
  expect([0, 1, null].map((seat) => says("Anna wins: Bert's time has run out.", seat as 0 | 1 | null))).toEqual([
    "Bert's time has run out.",
    "Your time has run out.",
    "Bert's time has run out.",
  ]);
  expect([says("Bert wins: Anna concedes.", 0), says("Bert wins: Anna concedes.", 1)]).toEqual(["You have conceded.", "Anna concedes."]);
  expect([says("Bert wins in turn 12.", 0), says("The match is a draw.", 0)]).toEqual(["In turn 12.", "The match is a draw."]);
  expect(says("A wins in turn 3 wins in turn 9.", 1, ["A wins in turn 3", "B"])).toBe("In turn 9.");
  expect(says("The rules have failed here.", 0)).toBe("The rules have failed here.");
});

describe("clocks", () => {
  const facts = (running: 0 | 1 | null): TableFacts =>
    ({ clock: { bank: 600, increment: 3, out: "loses" }, time: { left: [61_000, 9_500], running } }) as unknown as TableFacts;

  test("only the time of who is asked runs, and never below nothing", () => {
    expect(leftTo(facts(0), 0, 1000, 3000)).toBe(59_000);
    expect(leftTo(facts(0), 1, 1000, 3000)).toBe(9500);
    expect(leftTo(facts(1), 1, 1000, 90_000)).toBe(0);
    expect(leftTo(facts(null), 0, 1000, 3000)).toBe(61_000);
    expect(leftTo({ ...facts(0), time: null }, 0, 0, 0)).toBeNull();
  });

  test("a clock shows minutes and seconds, the last ten seconds with tenths", () => {
    expect([600_000, 61_999, 10_000, 9_990, 0].map(sayTime)).toEqual(["10:00", "1:01", "0:10", "9.9", "0.0"]);
  });

  test("little is left in the last minute, of a short bank in its last fifth", () => {
    expect(lowFor({ bank: 600, increment: 0, out: "loses" })).toBe(60_000);
    expect(lowFor({ bank: 60, increment: 0, out: "loses" })).toBe(12_000);
  });
});

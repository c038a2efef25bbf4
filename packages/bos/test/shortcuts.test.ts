/** What a list leaves out without a look is what the long way refuses: at every main phase of many games. */
import { Card, diceOf, option } from "@duelex/kernel";
import { expect, test } from "vitest";
import { bos } from "../src/game.ts";
import type { BosMatch } from "../src/match.ts";
import { Place, Verb } from "../src/names.ts";
import { freeWizard, maySummon } from "../src/rules/05-summoning.ts";

const decks = bos.decks.map(({ deck }) => deck);

/** Who asks why a spell may not be cast is answered by the enumeration that leaves nothing out; of several copies the first is offered. */
function leftOut(g: BosMatch): string[] {
  const listed = new Set([...g.options()]);
  return [...g.cards(g.asked, Place.spellbook)]
    .map((spell) => option(Verb.cast, spell))
    .filter((wish) => listed.has(wish) !== (g.refusal(wish) === null))
    .map((wish) => `${g.phrase(wish)}: ${g.refusal(wish)}`);
}

test("BOS-T3: a spell is left out of the list of a main phase only where BOS-P2, BOS-P3, BOS-H2 or BOS-A13 forbids it", () => {
  const wrong: string[] = [];
  let questions = 0;
  for (let seed = 1; seed <= 60 && wrong.length < 5; seed++) {
    const g = bos.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] }).newMatch(seed);
    const dice = diceOf(seed);
    while (!g.over) {
      if (g.question()!.rule === "BOS-T3") {
        questions++;
        for (const what of leftOut(g)) wrong.push(`seed ${seed}: ${what}`);
      }
      g.play(dice(g.options().count));
    }
  }
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThan(1_000);
}, 60_000);

/** Copies of a name are one choice (BOS-H2), so names are compared. */
function summonable(g: BosMatch, free: Card): string[] {
  const castle = [...g.cards(g.asked, Place.castle)];
  return [...new Set(castle.filter((summon) => maySummon(g, summon, g.asked, free) === null).map((summon) => g.printed(summon).name))];
}

test("BOS-T2: where a wizard is free, a summon that asks for none by name is as good as looked at wizard by wizard", () => {
  let questions = 0;
  for (let seed = 1; seed <= 50; seed++) {
    const g = bos.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] }).newMatch(seed);
    const dice = diceOf(seed);
    while (!g.over) {
      if (g.question()!.rule === "BOS-T2") {
        questions++;
        const free = freeWizard(g, g.asked);
        expect(free).not.toBe(Card.none);
        expect(summonable(g, free), `seed ${seed}`).toEqual(summonable(g, Card.none));
      }
      g.play(dice(g.options().count));
    }
  }
  expect(questions).toBeGreaterThan(900);
}, 60_000);

test("BOS-A9a: what a card hears of itself alone is heard as if every card had been asked", () => {
  let [positions, waiting] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const pairing = bos.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] });
    const [short, long] = [pairing.newMatch(seed), pairing.newMatch(seed)];
    const { heardOfOthers } = short.set;
    expect(heardOfOthers).toBeGreaterThan(0);
    const dice = diceOf(seed);
    while (!short.over) {
      const pick = dice(short.options().count);
      short.play(pick);
      Object.assign(long.set, { heardOfOthers: -1 });
      long.play(pick);
      Object.assign(long.set, { heardOfOthers });
      expect(long.hash(), `seed ${seed}`).toBe(short.hash());
      positions++;
      waiting += short.entries.count;
    }
  }
  expect(positions).toBeGreaterThan(5_000);
  expect(waiting).toBeGreaterThan(50);
}, 60_000);

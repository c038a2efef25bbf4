/** What a list leaves out without a look is what the long way refuses: at every main phase of many games. */
import { diceOf, option } from "@duelex/kernel";
import { expect, test } from "vitest";
import { bos } from "../src/game.ts";
import type { BosMatch } from "../src/match.ts";
import { Place, Verb } from "../src/names.ts";

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
  for (let seed = 1; seed <= 150 && wrong.length < 5; seed++) {
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
  expect(questions).toBeGreaterThan(3_000);
}, 60_000);

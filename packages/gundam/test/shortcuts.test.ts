/** What a list leaves out without a look is what the long way refuses: at every question of many games. */
import { type Card, diceOf, option } from "@duelex/kernel";
import { expect, test } from "vitest";
import { gundam } from "../src/game.ts";
import type { GundamMatch } from "../src/match.ts";
import { Place, Verb } from "../src/names.ts";

const decks = gundam.decks.map(({ deck }) => deck);
const VERBS = [Verb.play, Verb.pair, Verb.attack, Verb.support, Verb.activate] as const;

/** Who asks why a card may not be played is answered by the enumeration that leaves nothing out. */
function leftOut(g: GundamMatch): string[] {
  const listed = new Set([...g.options()]);
  const places = [Place.hand, Place.battleArea, Place.beneath, Place.baseSection];
  const cards: Card[] = places.flatMap((place) => [...g.cards(g.asked, place)]);
  const wrong: string[] = [];
  for (const card of cards)
    for (const verb of VERBS) {
      const wish = option(verb, card);
      if (listed.has(wish) !== (g.refusal(wish) === null)) wrong.push(`${g.phrase(wish)}: ${g.refusal(wish)}`);
    }
  return wrong;
}

test("6-5, 8-3: what is out of reach and what is rested is left out of a list only where a paragraph forbids it", () => {
  const wrong: string[] = [];
  let questions = 0;
  for (let seed = 1; seed <= 60 && wrong.length < 5; seed++) {
    const g = gundam.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] }).newMatch(seed);
    const dice = diceOf(seed);
    while (!g.over) {
      const { rule } = g.question()!;
      if (rule === "6-5" || rule === "8-3") {
        questions++;
        for (const what of leftOut(g)) wrong.push(`seed ${seed}, ${g.where().join(" › ")}: ${what}`);
      }
      g.play(dice(g.options().count));
    }
  }
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThan(4_000);
}, 60_000);

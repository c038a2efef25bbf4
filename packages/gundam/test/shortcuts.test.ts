/** What is left out, of a list or of a look for the log, changes nothing: compared with the long way at every question of many games. */
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
  for (let seed = 1; seed <= 30 && wrong.length < 5; seed++) {
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
  expect(questions).toBeGreaterThan(2_000);
}, 60_000);

/** The log of a game, with the numbers looked at for it only where they may have changed, or after every step. */
function logOf(seed: number, isEveryStepLookedAt: boolean): string[] {
  const pairing = gundam.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] });
  const g = pairing.newMatch(seed);
  if (isEveryStepLookedAt) Object.defineProperty(g, "numbersMayHaveChanged", { get: () => true, set: () => {} });
  const recorder = g.record();
  pairing.newMatch(seed, g);
  const dice = diceOf(seed);
  while (!g.over) g.play(dice(g.options().count));
  return recorder.events.map((event) => `${event.rule} ${event.cause} ${g.tell(event)}`);
}

test("9-1-5: what changes AP and HP is told as if it were looked for after every step", () => {
  let told = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const log = logOf(seed, false);
    expect(log, `seed ${seed}`).toEqual(logOf(seed, true));
    told += log.filter((line) => line.startsWith("9-1-5 ")).length;
  }
  expect(told).toBeGreaterThan(30);
}, 60_000);

/** What a list leaves out without a look is what the long way refuses: at every question of many games. */
import { diceOf, type Option, option, SEATS } from "@duelex/kernel";
import { expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { Place, Verb } from "../src/names.ts";
import { cannotAttack } from "../src/statistics.ts";
import type { ColossusOrder } from "../src/table.ts";

const decks = colossusOrder.decks.map(({ deck }) => deck);

/** Plays random games and visits every question. */
function visit(games: number, look: (g: ColossusOrder, seed: number) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const g = colossusOrder.pairing({ decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]] }).newMatch(seed);
    const dice = diceOf(seed);
    while (!g.over) {
      look(g, seed);
      g.play(dice(g.options().count));
    }
  }
}

/** Everything that could be wished for of hand, field and Colossus. */
function wishes(g: ColossusOrder): Option[] {
  const own = [...g.hand(g.asked), ...g.field(g.asked)];
  const ofCards = own.flatMap((card) =>
    [Verb.play, Verb.setGem, Verb.putIntoLocus, Verb.attack, Verb.useIgnition].map((verb) => option(verb, card)),
  );
  const abilities = g.printed(g.top(g.asked, Place.colossus)).colossus.length;
  return [...ofCards, ...Array.from({ length: abilities }, (_, nth) => option(Verb.useColossus, nth + 1))];
}

test("CO-T2, CO-X1: what the list of a main phase or of X-Play leaves out is what is refused when somebody asks", () => {
  const wrong: string[] = [];
  let questions = 0;
  visit(25, (g, seed) => {
    const { rule } = g.question()!;
    if ((rule !== "CO-T2" && rule !== "CO-X5") || wrong.length > 4) return;
    questions++;
    const listed = new Set([...g.options()]);
    for (const wish of wishes(g))
      if (listed.has(wish) !== (g.refusal(wish) === null)) wrong.push(`seed ${seed}: ${g.phrase(wish)}: ${g.refusal(wish)}`);
  });
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThan(5_000);
}, 60_000);

test("17.3 cannotAttack: where texts speak of their own follower alone, looking at that one is looking at all", () => {
  let [kept, looks] = [0, 0];
  visit(25, (g, seed) => {
    if (g.question()!.rule !== "CO-T2") return;
    expect(g.set.keepsOthersFromAttacking).toBe(false);
    const followers = SEATS.flatMap((seat) => [...g.field(seat)]);
    const short = followers.map((follower) => cannotAttack(g, follower));
    Object.assign(g.set, { keepsOthersFromAttacking: true });
    const long = followers.map((follower) => cannotAttack(g, follower));
    Object.assign(g.set, { keepsOthersFromAttacking: false });
    expect(short, `seed ${seed}`).toEqual(long);
    looks += short.length;
    kept += short.filter(Boolean).length;
  });
  expect(looks).toBeGreaterThan(5_000);
  expect(kept).toBeGreaterThan(100);
}, 60_000);

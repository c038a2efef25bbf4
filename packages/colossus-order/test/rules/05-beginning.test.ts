import { diceOf, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../../src/game.ts";
import { Place } from "../../src/names.ts";

const deck = (nth: number) => colossusOrder.decks[nth]!.deck;
const start = (settings: Record<string, string> = {}, seed = 5) =>
  newMatch(colossusOrder, { decks: [deck(0), deck(1)], seed, settings }, { record: true });
const answer = (g: ReturnType<typeof start>, phrase: string) => {
  const index = g.parse(phrase);
  if (index < 0)
    throw new Error(`"${phrase}" is not offered: ${Array.from({ length: g.options().count }, (_, i) => g.notate(i)).join(" | ")}`);
  g.play(index);
};
const exchangeOne = (g: ReturnType<typeof start>) => g.play(0);

describe("5 Beginning", () => {
  test("CO-S1: the Colossus lies in its area, face-up", () => {
    const g = start();
    expect(g.count(0, Place.colossus)).toBe(1);
    expect(g.printed(g.top(1, Place.colossus)).name).toBe("Noctumbra");
  });

  test("CO-S2: the decks are shuffled, by the dice of the match", () => {
    const order = (seed: number) => [...start({}, seed).deck(0)].join();
    expect(order(1)).toBe(order(1));
    expect(order(1)).not.toBe(order(2));
  });

  test("MR 1.1, CO-S3, CO-S5: both draw seven out of fifty", () => {
    const g = start();
    for (const seat of [0, 1] as const) expect([g.handSize(seat), g.count(seat, Place.deck)]).toEqual([7, 43]);
  });

  test("CO-S4: who starts is said or thrown", () => {
    expect(start({ startingPlayer: "P1" }).firstSeat).toBe(0);
    expect(start({ startingPlayer: "P2" }).firstSeat).toBe(1);
    const thrown = new Set(Array.from({ length: 20 }, (_, seed) => start({}, seed).firstSeat));
    expect(thrown).toEqual(new Set([0, 1]));
    const [first] = start({ startingPlayer: "P2" }).recorder!.events;
    expect(first).toMatchObject({ what: "start", rule: "CO-S4", seat: 1 });
  });

  test("CO-S6: the starting player exchanges up to three, then the second player up to five", () => {
    const g = start({ startingPlayer: "P2" });
    expect([g.asked, g.question()?.rule]).toEqual([1, "CO-S6"]);
    for (let n = 0; n < 3; n++) exchangeOne(g);
    expect(g.asked).toBe(0);
    expect([g.handSize(1), g.count(1, Place.deck)]).toEqual([7, 43]);
    for (let n = 0; n < 5; n++) exchangeOne(g);
    expect([g.handSize(0), g.now.turn]).toEqual([7, 1]);
  });

  test("CO-S6: before August 2014 two and four", () => {
    const g = start({ startingPlayer: "P1", exchange: "2/4" });
    for (let n = 0; n < 2; n++) exchangeOne(g);
    expect(g.asked).toBe(1);
    for (let n = 0; n < 4; n++) exchangeOne(g);
    expect(g.now.turn).toBe(1);
  });

  test("CO-S6: the cards go to the bottom in the order given, and no card comes before all have been put back", () => {
    const g = start({ startingPlayer: "P1" });
    const [first, second] = [...g.hand(0)];
    exchangeOne(g);
    expect(g.handSize(0)).toBe(6);
    exchangeOne(g);
    const top = [...g.deck(0)].slice(0, 2);
    answer(g, "exchange no more");
    expect([...g.hand(0)].slice(-2)).toEqual(top);
    expect([...g.deck(0)].slice(-2)).toEqual([first, second]);
  });

  test("CO-S6: exchanging nothing is allowed", () => {
    const g = start({ startingPlayer: "P1" });
    const before = [...g.hand(0)];
    answer(g, "exchange no more");
    expect([...g.hand(0)]).toEqual(before);
  });

  test("CO-S7, CO-15.17: the starting player takes the first turn, draws in it, and may attack in it", () => {
    const g = start({ startingPlayer: "P1" });
    answer(g, "exchange no more");
    answer(g, "exchange no more");
    expect([g.asked, g.now.turn, g.active, g.handSize(0)]).toEqual([0, 1, 0, 8]);
    expect(g.question()?.rule).toBe("CO-T2");
    expect(g.recorder?.events.filter(({ what }) => what === "turn")).toEqual([
      expect.objectContaining({ rule: "CO-S7", amount: 1, seat: 0 }),
    ]);
  });

  test("CO-V5: either player may concede at any time", () => {
    const g = start({ startingPlayer: "P1" });
    g.concede(1);
    expect(g.standing()).toEqual({ over: true, winner: 0 });
    expect(g.recorder?.events.at(-1)).toMatchObject({ what: "concede", rule: "CO-V5" });
  });

  test("CO-I4, CO-15.25: what a seat has put on the bottom or into its locus is not dealt anew for it", () => {
    const g = start({ startingPlayer: "P1" });
    exchangeOne(g);
    answer(g, "exchange no more");
    answer(g, "exchange no more");
    const placed = [...g.hand(0)][0]!;
    g.play(g.parse(`put ${g.cardName(placed)} into the locus`));
    const bottom = [...g.deck(0)].at(-1)!;
    const [was, wasLow] = [g.definition[g.locusCard(0, 1)], g.definition[bottom]];
    const seen = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const own = g.clone();
      own.redeal(0, diceOf(seed));
      expect([own.definition[own.locusCard(0, 1)], own.definition[bottom]]).toEqual([was, wasLow]);
      const other = g.clone();
      other.redeal(1, diceOf(seed));
      seen.add(other.definition[other.locusCard(0, 1)]);
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

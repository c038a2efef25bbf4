/** 5. Preparing the game. */
import { newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gundam } from "../../src/game.ts";

const deck = (id: string) => gundam.decks.find((each) => each.id === id)!.deck;
const match = (seed: number) => newMatch(gundam, { decks: [deck("official-deck-004"), deck("official-deck-006")], seed });
type Match = ReturnType<typeof match>;
const zone = (g: Match, seat: 0 | 1, place: string) => gundam.stage.cards(g, seat, place);
const offered = (g: Match) => Array.from({ length: g.options().count }, (_, i) => g.notate(i));

describe("5-2 set-up", () => {
  test("5-2-1-3, Q9 who is Player One is decided before hands are seen", () => {
    for (let seed = 0; seed < 8; seed++) {
      const g = match(seed);
      if (g.question()?.rule !== "5-2-1-3") continue;
      expect(zone(g, 0, "hand")).toEqual([]);
      expect(offered(g)).toHaveLength(2);
    }
  });

  test("5-2-1, 5-2-1-1 first the decks are shuffled: each seed in its own way, the same seed alike", () => {
    const order = (seed: number) => zone(match(seed), 0, "deck").map((card) => match(seed).cardName(card));
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
    expect(order(1).toSorted()).toEqual(order(2).toSorted());
    expect(zone(match(1), 0, "resourceDeck")).toHaveLength(10);
  });

  test("5-2-1-5, 5-2-1-6 each draws five; Player One may redraw first, then Player Two", () => {
    const g = match(1);
    while (g.question()?.rule === "5-2-1-3") g.play(0);
    expect(g.question()?.rule).toMatch(/^5-2-1-6/);
    expect(g.question()?.seat).toBe(g.firstSeat);
    expect(zone(g, 0, "hand")).toHaveLength(5);
    expect(zone(g, 1, "hand")).toHaveLength(5);
    g.play(g.parse("keep the hand"));
    expect(g.question()?.rule).toMatch(/^5-2-1-6/);
    expect(g.question()?.seat).toBe(1 - g.firstSeat);
  });

  test("5-2-1-6-1 a redraw: the whole hand to the bottom, five from the top, then shuffle", () => {
    const g = match(2);
    while (g.question()?.rule === "5-2-1-3") g.play(0);
    const seat = g.firstSeat as 0 | 1;
    const hand = zone(g, seat, "hand");
    const next = zone(g, seat, "deck").slice(0, 5);
    g.play(g.parse("redraw"));
    expect(zone(g, seat, "hand").sort()).toEqual(next.sort());
    expect(zone(g, seat, "hand").some((card) => hand.includes(card))).toBe(false);
  });

  test("5-2-1-7, 5-2-1-8, 5-2-1-9 six Shields, an EX Base each, an EX Resource for Player Two; Player One begins and draws (Q15)", () => {
    const g = match(3);
    while (g.turnNumber === 0) g.play(Math.max(0, g.parse("keep the hand")));
    const [one, two] = [g.firstSeat as 0 | 1, (1 - g.firstSeat) as 0 | 1];
    for (const seat of [one, two]) {
      expect(zone(g, seat, "shieldSection")).toHaveLength(6);
      expect(zone(g, seat, "baseSection").map((card) => gundam.stage.card(g, card))).toMatchObject([{ hp: 3, damage: 0 }]);
    }
    expect(g.turnNumber).toBe(1);
    expect(g.activeSeat).toBe(one);
    expect(zone(g, one, "deck")).toHaveLength(38);
    expect(zone(g, two, "deck")).toHaveLength(39);
    expect(zone(g, one, "resourceArea")).toHaveLength(1);
    expect(gundam.stage.player(g, two)).toMatchObject({ resources: 1, exResources: 1 });
  });
});

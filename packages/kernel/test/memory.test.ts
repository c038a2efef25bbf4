import { describe, expect, test } from "vitest";
import { Card, Memory, Row, Rows, recordIn, recordOf, wordOf, Zone, Zones } from "../src/index.ts";

describe("memory", () => {
  test("columns lie side by side in one block; a copy has the same words and the same hash", () => {
    const [one, two] = [new Memory(10), new Memory(10)];
    const damage = one.column<Card>(4);
    const rested = one.column<Card>(4);
    damage[Card.first] = 3;
    rested[Card.first] = 1;
    expect([...one.words]).toEqual([0, 3, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(two.hash()).not.toBe(one.hash());
    two.copyFrom(one);
    expect(two.hash()).toBe(one.hash());
  });

  test("derived columns, however many, are copied and not hashed, also when they begin at an odd word", () => {
    const [one, two] = [new Memory(12), new Memory(12)];
    const columns = [one, two].map((memory) => ({
      hashed: memory.column<Card>(3),
      derived: memory.derived<Card>(2),
      other: memory.derived<Card>(2),
    }));
    columns[0]!.derived[Card.first] = 9;
    columns[0]!.other[Card.first] = 9;
    expect(one.hash()).toBe(two.hash());
    columns[0]!.hashed[2 as Card] = 9;
    expect(one.hash()).not.toBe(two.hash());
    two.copyFrom(one);
    expect(columns[1]!.derived[Card.first]).toBe(9);
  });

  test("more words than there are is a mistake of the game, said at once", () => {
    expect(() => new Memory(4).column(5)).toThrow(/more than 4 words/);
    for (const size of [4, 5]) expect(() => new Memory(size).column(size)).not.toThrow();
  });

  test("a record gives names to words, and moves by its `at`", () => {
    const words = new Int16Array(8);
    const frame = new (recordOf({ attacker: 0, target: 0 }, 1))(words, 0);
    frame.attacker = 7;
    frame.at = 3;
    frame.target = 8;
    expect([...words]).toEqual([0, 7, 0, 0, 0, 8, 0, 0]);
    expect(() => recordOf({ at: 0 })).toThrow(/cannot be called at/);
    expect(() => recordOf({ words: 0 })).toThrow(/cannot be called words/);
    expect(() => recordOf({ wipe: 0 })).toThrow(/cannot be called wipe/);
    expect(() => recordOf({ spot: 0 })).toThrow(/cannot be called spot/);
  });

  test("a record of which a match has one takes its words, and lies at the same place in every match of its kind", () => {
    const turn = recordIn({ turn: 0, active: 0 });
    const one = new Memory(8);
    const other = new Memory(8);
    one.take(3);
    const [first, second] = [turn(one), turn(other)];
    first.active = 7;
    second.turn = 5;
    second.active = 6;
    expect([...one.words]).toEqual([0, 0, 0, 0, 7, 0, 0, 0]);
    expect([...other.words]).toEqual([5, 6, 0, 0, 0, 0, 0, 0]);
    expect([first.at, second.at, one.size, other.size]).toEqual([3, 0, 5, 2]);
    expect(one.words[wordOf(first, { turn: 0, active: 0 }, "active")]).toBe(7);
    second.wipe();
    expect([second.turn, second.active, first.active]).toEqual([0, 0, 7]);
  });

  test("a record that is wiped leaves zeroes, and nothing else is touched", () => {
    const words = new Int16Array([1, 2, 3, 4, 5, 6, 7, 8]);
    const frame = new (recordOf({ attacker: 0, target: 0 }, 1))(words, 3);
    frame.wipe();
    expect([...words]).toEqual([1, 2, 3, 4, 0, 0, 7, 8]);
  });
});

describe("rows", () => {
  const modifiers = () => new Rows(new Memory(50), "modifiers", 3, { card: Card.none, ap: 0 });
  const lines = (rows: ReturnType<typeof modifiers>) =>
    Array.from({ length: rows.count }, (_, row) => [rows.column.card[row as Row], rows.column.ap[row as Row]]);
  const filled = () => {
    const rows = modifiers();
    for (const [card, ap] of [
      [1, 10],
      [2, 20],
      [3, 30],
    ] as const) {
      const row = rows.append();
      rows.column.card[row] = card as Card;
      rows.column.ap[row] = ap;
    }
    return rows;
  };

  test("lines keep their order when one goes", () => {
    const rows = filled();
    rows.remove(Row.first);
    expect(lines(rows)).toEqual([
      [2, 20],
      [3, 30],
    ]);
  });

  test("lines keep their order when some go", () => {
    const rows = filled();
    expect(rows.removeWhere((row) => rows.column.ap[row] === 20)).toBe(true);
    expect(lines(rows)).toEqual([
      [1, 10],
      [3, 30],
    ]);
    expect([rows.removeWhere(() => false), rows.count]).toEqual([false, 2]);
  });

  test("what goes leaves only zeroes, so that equal positions are equal bytes", () => {
    const memory = new Memory(50);
    const rows = new Rows(memory, "modifiers", 3, { card: Card.none, ap: 0 });
    const empty = memory.hash();
    rows.column.ap[rows.append()] = 5;
    rows.column.ap[rows.append()] = 6;
    expect(rows.removeWhere((row) => rows.column.ap[row] === 5)).toBe(true);
    expect(rows.removeWhere((row) => rows.column.ap[row] === 5)).toBe(false);
    rows.clear();
    expect(memory.hash()).toBe(empty);
  });

  test("a fourth line where three fit throws by name", () => {
    expect(() => filled().append()).toThrow("more than 3 modifiers at a time");
  });
});

describe("zones", () => {
  const hand = 1 as Zone;
  const deck = 2 as Zone;
  const dealt = (count: number) => {
    const zones = new Zones(new Memory(200), 12, 3);
    for (let card = 1; card <= count; card++) zones.move(card as Card, deck);
    return zones;
  };

  test("cards keep their order; moving takes them to the end, or in front of another", () => {
    const zones = dealt(4);
    zones.move(2 as Card, hand);
    zones.moveBefore(4 as Card, deck, 1 as Card);
    zones.moveBefore(2 as Card, deck, 3 as Card);
    zones.moveBefore(2 as Card, deck, 2 as Card);
    expect([...zones.each(deck)]).toEqual([4, 1, 2, 3]);
    expect([zones.first[deck], zones.last[deck], zones.size[deck], zones.size[hand]]).toEqual([4, 3, 4, 0]);
    expect([zones.nth(deck, 0), zones.nth(deck, 2), zones.nth(deck, 9), zones.placeInZone(3 as Card)]).toEqual([4, 2, Card.none, 3]);
  });

  test("every card knows the one before it and the one behind it, the zone its first and its last, wherever cards come from and go", () => {
    const zones = dealt(4);
    zones.moveBefore(1 as Card, hand, Card.none); // the only one there; with none named it goes to the end
    zones.moveBefore(3 as Card, hand, Card.none);
    zones.moveBefore(2 as Card, hand, 1 as Card);
    zones.move(2 as Card, hand);
    const whole = (zone: Zone) => {
      const cards = [...zones.each(zone)];
      const backwards: Card[] = [];
      for (let card = zones.last[zone]; card !== Card.none; card = zones.before[card]) backwards.unshift(card);
      expect(backwards).toEqual(cards);
      expect([zones.first[zone], zones.size[zone]]).toEqual([cards[0] ?? Card.none, cards.length]);
      expect(cards.map((card) => zones.zoneOf[card])).toEqual(cards.map(() => zone));
      return cards;
    };
    expect([whole(hand), whole(deck)]).toEqual([[1, 3, 2], [4]]);
    zones.move(4 as Card, hand);
    expect([whole(hand), whole(deck), zones.size[Zone.none]]).toEqual([[1, 3, 2, 4], [], 0]);
  });

  test("a shuffled zone is whole; one without cards, or with one, needs no rolls", () => {
    const zones = dealt(3);
    zones.arrange(deck, [0, 0]);
    expect([...zones.each(deck)].map((card) => [card, zones.before[card], zones.next[card]])).toEqual([
      [1, 0, 3],
      [3, 1, 2],
      [2, 3, 0],
    ]);
    zones.arrange(hand, []);
    zones.move(2 as Card, hand);
    zones.arrange(hand, []);
    expect([...zones.each(hand)]).toEqual([2]);
  });

  test("the card at hand may leave while its zone is walked through", () => {
    const zones = dealt(4);
    for (const card of zones.each(deck)) if (card % 2 === 0) zones.move(card, hand);
    expect([[...zones.each(deck)], [...zones.each(hand)]]).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test("a shuffle is fair: each order comes of other rolls", () => {
    const places = [0, 0, 0, 0];
    for (let round = 0; round < 24; round++) {
      const zones = dealt(4);
      zones.arrange(deck, [round % 4, Math.floor(round / 4) % 3, Math.floor(round / 12)]);
      places[[...zones.each(deck)].indexOf(1 as Card)]!++;
      expect(zones.nth(deck, 3)).toBe(zones.last[deck]);
    }
    expect(places).toEqual([6, 6, 6, 6]); // each of the 24 orders once
  });
});

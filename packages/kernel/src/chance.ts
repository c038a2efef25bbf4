import type { Card, Reading, Zone } from "./memory.ts";

/** Stands in for what nobody knows yet, for who looks at every way it could turn out. What it throws leaves the match in the middle of an answer. */
export interface Chance {
  /** A roll: a whole number from 0, below n. Rolls that a scenario fixes are not asked for. */
  roll(n: number): number;
  /** A zone is shuffled. True if nothing is rolled for it: then its cards stay in the order in which they lie. */
  shuffles(zone: Zone): boolean;
  /** The rules ask which card this is, by its definition. Where it is left out, nobody hears of it, and nothing is slower. */
  reads?(card: Card): void;
}

/** The same column; whoever reads a card's entry is heard first. */
export function watched(column: Reading<Card>, heard: (card: Card) => void): Reading<Card> {
  return new Proxy(column as Record<Card, number>, {
    get(of, key) {
      if (typeof key === "string") heard(Number(key) as Card);
      return of[key as unknown as Card];
    },
    set(of, key, value: number) {
      of[key as unknown as Card] = value;
      return true;
    },
  });
}

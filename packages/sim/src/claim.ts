/** What can be claimed of a position, and what a proof of it looks like. Searching and checking share these words and nothing else. */
import { fingerprint, type Match, resultOf, type Seat, seatName } from "@duelex/kernel";

/** How far a win may take. */
export interface Horizon {
  /** Before so many turns have ended, the present one among them; both players' alike. */
  readonly turns?: number;
  /** Within so many answers of both players. */
  readonly answers?: number;
}

/** What is claimed: that a seat wins by force within the horizon, or that the other one can hold out so long. */
export interface Claim extends Horizon {
  /** Who wins, or does not. */
  readonly seat: Seat;
  /** "win": this seat wins whatever happens. "hold": whatever it does, the other one can keep it from winning. */
  readonly goal: "win" | "hold";
  /** Whether the seat that is to win knows only what it is told. Otherwise hands and decks are open. Dice and shuffles to come nobody knows. */
  readonly hidden: boolean;
}

/**
 * How a claim is carried out. It is reached ("won", or "held" to the horizon); the side that carries it out gives this answer; or whatever
 * the other side answers, this. Where dice, a shuffle or a hidden card come to light, `seen` goes on from each thing that the winner could
 * be told then: all of them for a win; for holding out, one that can happen. Answers as a script writes them, without who gives them.
 */
export type Proof =
  | "won"
  | "held"
  | { readonly answer: string; readonly next: Proof }
  | { readonly replies: Readonly<Record<string, Proof>> }
  | { readonly seen: Readonly<Record<string, Proof>> };

/** The line of a proof that goes on longest: "P1: attack with Lancer". @param seat who carries it out */
export function lineOf(proof: Proof, seat: Seat): string[] {
  if (typeof proof === "string") return [];
  if ("answer" in proof) return [`${seatName(seat)}: ${proof.answer}`, ...lineOf(proof.next, seat)];
  const other = seatName((1 - seat) as Seat);
  const lines =
    "seen" in proof
      ? Object.values(proof.seen).map((then) => lineOf(then, seat))
      : Object.entries(proof.replies).map(([reply, then]) => [`${other}: ${reply}`, ...lineOf(then, seat)]);
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), []);
}

/** How many positions a proof goes through. */
export function sizeOf(proof: Proof): number {
  if (typeof proof === "string") return 1;
  if ("answer" in proof) return 1 + sizeOf(proof.next);
  const next = Object.values("seen" in proof ? proof.seen : proof.replies);
  return next.reduce((sum, then) => sum + sizeOf(then), "seen" in proof ? 0 : 1);
}

/**
 * All that the seat has before it: the table as it may see it, who is asked, its own answers. With open hands, what both see. Cards are
 * numbered as they come: which of two that lay unseen in a hand it was, nobody is told, and a shuffle gives them other numbers.
 */
export function toldTo(seat: Seat, at: Match, hidden: boolean): string {
  const mine = !at.over && (!hidden || at.asked === seat);
  const answers = mine ? Array.from({ length: at.options().count }, (_, index) => at.notate(index)) : null;
  const views = hidden ? at.view(seat) : [at.view(0), at.view(1)];
  const told = JSON.stringify([resultOf(at), at.over ? null : at.asked, mine ? at.question() : null, answers, views]);
  const numbers = new Map<string, number>([["0", 0]]);
  return told.replace(/"card":(\d+)/g, (_, card: string) => {
    if (!numbers.has(card)) numbers.set(card, numbers.size);
    return `"card":${numbers.get(card)}`;
  });
}

/** The same in a few letters: how `seen` calls it. */
export const markOf = (told: string): string => fingerprint(told);

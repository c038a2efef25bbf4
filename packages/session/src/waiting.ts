/** Waiting: who lets one moment after the other pass does so within what they named, and never in their own main phase. */
import type { BattleView, Mat, Match, Seat } from "@duelex/kernel";

/** Is a seat asked in its own main phase what it does there, and could do something? Whatever it has not done is then left undone. */
export function isOwnPhase(match: Match, seat: Seat, { ownPhases }: Pick<Mat, "ownPhases">): boolean {
  if (match.over || match.asked !== seat || match.activeSeat !== seat || match.options().count < 2) return false;
  return ownPhases.includes(match.question(seat)!.where.at(-1)!);
}

/** The battle that is fought now, as far as it can be told from another by looking at every position on the way. */
export class BattleWatch {
  private last: BattleView | undefined;
  /** It has ended; another may be under way. */
  over: boolean;

  constructor(
    private readonly match: Match,
    private readonly seat: Seat,
  ) {
    this.last = match.view(seat).battle;
    this.over = this.last === undefined;
  }

  /** After each answer: does it still go on? */
  look(): void {
    if (this.over) return;
    const now = this.match.over ? undefined : this.match.view(this.seat).battle;
    const before = this.last!;
    this.over = now === undefined || now.at < before.at || isAnother(before.attacker, now.attacker);
    this.last = now;
  }
}

/** An attacker may leave its battle; another one fights another battle. */
const isAnother = (before: BattleView["attacker"], now: BattleView["attacker"]): boolean =>
  before?.kind === "card" && now?.kind === "card" && before.card !== now.card;

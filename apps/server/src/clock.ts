/** How much time each seat has left. All of it by the database's clock, so that every process says the same. */
import type { Seat } from "@duelex/kernel";
import type { ClockFacts, ClockSetting } from "@duelex/session";
import type { Pause } from "./store/matches.ts";

const SECOND = 1000;

export class Clock {
  private readonly left: [number, number];
  private running: Seat | null = null;
  private since: number;

  /**
   * @param begun when the match began
   * @param pauses when nobody's time ran, in order: while no process did, and before both players were there. Read again whenever it is asked what is left
   */
  constructor(
    private readonly setting: ClockSetting,
    begun: number,
    private readonly pauses: () => readonly Pause[],
  ) {
    this.left = [setting.bank * SECOND, setting.bank * SECOND];
    this.since = begun;
  }

  /**
   * Something was done, and from then on another is asked, or the same again.
   * @param answered the seat that gave an answer by it; its time is added to
   * @param asked the seat whose time runs from then on; null if nobody's does, as while a machine thinks
   */
  turn(at: number, answered: Seat | null, asked: Seat | null): void {
    if (this.running !== null) this.left[this.running] = Math.max(0, this.left[this.running] - this.spent(at));
    if (answered !== null && this.running === answered) this.left[answered] += this.setting.increment * SECOND;
    this.running = asked;
    this.since = at;
  }

  /** When the time of who is asked is out; null if nobody's runs (yet), or if nothing comes of it. */
  get due(): number | null {
    if (this.running === null || this.setting.out === "nothing") return null;
    let due = this.since + this.left[this.running];
    for (const { since, till } of this.pauses()) if (till > this.since && since < due) due += till - Math.max(since, this.since);
    return Number.isFinite(due) ? due : null;
  }

  facts(now: number): ClockFacts {
    const left: [number, number] = [...this.left];
    if (this.running !== null) left[this.running] = Math.max(0, left[this.running] - this.spent(now));
    return { left: [Math.round(left[0]), Math.round(left[1])], running: this.running };
  }

  private spent(until: number): number {
    let spent = until - this.since;
    for (const { since, till } of this.pauses()) spent -= Math.max(0, Math.min(until, till) - Math.max(since, this.since));
    return Math.max(0, spent);
  }
}

/** Who looks at the lobby is told of every change, a few times a second at most. */
import type { TableFacts, ToSeat } from "@duelex/session";

/** Changes are told together after so long, in milliseconds; the more people look, the rarer. */
const TOGETHER = 250;
const EACH = 2.5;

export class Lobby {
  private readonly lookers = new Set<(told: ToSeat) => void>();
  private timer: NodeJS.Timeout | null = null;
  /** What all who look know; "" while somebody may know something else. */
  private last = "";
  /** What is being read; one look after the other, so that no older one is told after a newer. */
  private reading: Promise<TableFacts[]> | null = null;

  constructor(
    private readonly read: () => Promise<TableFacts[]>,
    private readonly trouble: (problem: unknown) => void,
  ) {}

  get size(): number {
    return this.lookers.size;
  }

  async enter(tell: (told: ToSeat) => void): Promise<void> {
    this.lookers.add(tell);
    try {
      tell({ told: "lobby", tables: await this.look() });
      this.last = "";
    } catch (problem) {
      this.lookers.delete(tell);
      throw problem;
    }
  }

  leave(tell: (told: ToSeat) => void): void {
    this.lookers.delete(tell);
  }

  changed(): void {
    if (this.lookers.size === 0) return;
    this.timer ??= setTimeout(() => void this.tellAll(), TOGETHER + EACH * this.lookers.size).unref();
  }

  /** For all who ask at the same time once. */
  private look(): Promise<TableFacts[]> {
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async tellAll(): Promise<void> {
    this.timer = null;
    try {
      await this.reading?.catch(() => undefined); // begun before the change, perhaps; whoever waits for it hears what failed
      const tables = await this.look();
      const now = JSON.stringify(tables);
      if (now === this.last) return;
      this.last = now;
      const told: ToSeat = { told: "lobby", tables };
      for (const tell of this.lookers) tell(told);
    } catch (problem) {
      this.trouble(problem);
    }
  }
}

/** Who looks at the lobby is told of every change, a few times a second at most. */
import type { TableFacts, ToSeat } from "@duelex/session";

/** Changes are told together after so long, in milliseconds; the more people look, the rarer. */
const TOGETHER = 250;
const EACH = 2.5;

export class Lobby {
  private readonly lookers = new Set<(told: ToSeat) => void>();
  private timer: NodeJS.Timeout | null = null;
  private last = "";
  /** What is being read for those who come in at the same time. */
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
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      tell({ told: "lobby", tables: await this.reading });
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

  private async tellAll(): Promise<void> {
    this.timer = null;
    try {
      const tables = await this.read();
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

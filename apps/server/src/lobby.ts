/** Who looks at the lobby is told of every change, a few times a second at most. */
import type { TableFacts, ToSeat } from "@duelex/session";

/** Changes are told together after so long, in milliseconds. */
const TOGETHER = 250;

export class Lobby {
  private readonly lookers = new Set<(told: ToSeat) => void>();
  private timer: NodeJS.Timeout | null = null;
  private last = "";

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
      tell({ told: "lobby", tables: await this.read() });
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
    this.timer ??= setTimeout(() => void this.tellAll(), TOGETHER).unref();
  }

  private async tellAll(): Promise<void> {
    this.timer = null;
    try {
      const tables = await this.read();
      const now = JSON.stringify(tables);
      if (now === this.last) return;
      this.last = now;
      for (const tell of this.lookers) tell({ told: "lobby", tables });
    } catch (problem) {
      this.trouble(problem);
    }
  }
}

/** Who is connected to which table, in all processes. It is told, not kept: a process of which nothing has been heard for long is forgotten. */
import type { Seat } from "@duelex/kernel";

type Counts = [number, number, number];

/** What a process tells of who is connected to it. */
export interface HereNews {
  readonly process: string;
  /** Table → P1, P2, watchers; all zero when nobody is left. */
  readonly here: Readonly<Record<string, readonly [number, number, number]>>;
  /** It asks to be told by the others. */
  readonly asks?: true;
}

/** So long after its last sign a process counts as gone, in milliseconds. */
const GONE = 15_000;
/** Changes are told together after so long. */
const TOGETHER = 100;
/** Bytes that one notice may hold are 8000; a table's counts take 40 at most. */
const TABLES = 150;

export class Presence {
  private readonly here = new Map<string, Counts>();
  private readonly elsewhere = new Map<string, { tables: Map<string, readonly [number, number, number]>; seen: number }>();
  private readonly untold = new Set<string>();
  /** Tables to or from which somebody has come or gone since it was last said here. */
  private readonly unsaid = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly process: string,
    private readonly tell: (news: HereNews) => void,
    private readonly changed: (table: string) => void,
  ) {}

  /** P1, P2 and watchers of a table who are connected now. */
  of(table: string): readonly [number, number, number] {
    const sum: Counts = [...(this.here.get(table) ?? [0, 0, 0])];
    const now = performance.now();
    for (const { tables, seen } of this.elsewhere.values()) {
      if (now - seen > GONE) continue;
      for (const [at, count] of (tables.get(table) ?? []).entries()) sum[at]! += count;
    }
    return sum;
  }

  arrived(table: string, place: Seat | null, change: 1 | -1): void {
    const counts = this.here.get(table) ?? [0, 0, 0];
    const at = place ?? 2;
    counts[at] += change;
    if (counts.some((count) => count > 0)) this.here.set(table, counts);
    else this.here.delete(table);
    if (counts[at] <= 1 || at === 2) this.isToBeTold(table);
  }

  private isToBeTold(table: string): void {
    this.untold.add(table);
    this.unsaid.add(table);
    this.timer ??= setTimeout(() => this.tellAll(), TOGETHER).unref();
  }

  private tellAll(asks = false): void {
    this.timer = null;
    const tables = [...this.untold];
    this.untold.clear();
    const unsaid = [...this.unsaid];
    this.unsaid.clear();
    for (const table of unsaid) this.changed(table);
    for (let at = 0; at < Math.max(1, tables.length); at += TABLES)
      this.tell({
        process: this.process,
        here: Object.fromEntries(tables.slice(at, at + TABLES).map((table) => [table, this.here.get(table) ?? [0, 0, 0]])),
        ...(asks ? { asks: true } : {}),
      });
  }

  /** Tells all that is so here, and asks the others to do so: at the start, and when news may have been missed. */
  exchange(): void {
    for (const table of this.here.keys()) this.untold.add(table);
    this.tellAll(true);
  }

  /** Tells what is still untold, for the last time. */
  close(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.tellAll();
  }

  hear({ process, here, asks }: HereNews): void {
    if (process === this.process) return;
    const known = this.elsewhere.get(process) ?? { tables: new Map(), seen: 0 };
    known.seen = performance.now();
    this.elsewhere.set(process, known);
    for (const [table, counts] of Object.entries(here)) {
      if (counts.some((count) => count > 0)) known.tables.set(table, counts);
      else known.tables.delete(table);
      this.changed(table);
    }
    if (asks === true) {
      for (const table of this.here.keys()) this.untold.add(table);
      this.tellAll();
    }
  }

  /** A sign of life of these processes; those that give none are forgotten. */
  alive(processes: ReadonlySet<string>): void {
    for (const [process, known] of this.elsewhere) {
      if (processes.has(process)) known.seen = performance.now();
      else if (performance.now() - known.seen > GONE) {
        this.elsewhere.delete(process);
        for (const table of known.tables.keys()) this.changed(table);
      }
    }
  }
}

/** Matches of a server that are kept in memory: for trials that are about its doors and not about its database. */
import type { Seat } from "@duelex/kernel";
import type { Deed } from "@duelex/session";
import type { Journal } from "../src/store/journal.ts";
import type { Entry, Matches, MatchRow, NewMatch } from "../src/store/matches.ts";

export class Memory implements Pick<Matches, keyof Matches>, Pick<Journal, "write"> {
  private readonly rows = new Map<string, MatchRow>();
  /** The clock of what is begun here. */
  now = 0;
  private readonly logs = new Map<string, Entry[]>();

  private change(id: string, change: Partial<MatchRow>): void {
    const row = this.rows.get(id);
    if (row !== undefined) this.rows.set(id, { ...row, ...change });
  }

  async write(match: string, number: number, deed: Deed, _due: number | null = null): Promise<number | null> {
    const log = this.logs.get(match) ?? [];
    if (number !== log.length + 1) return null;
    this.logs.set(match, [...log, { number, deed, at: number }]);
    return number;
  }

  async add(match: NewMatch): Promise<void> {
    const open = {
      wish: null,
      again: [false, false],
      next: null,
      result: null,
      opened: 0,
      begun: match.state === "playing" ? this.now : null,
      ended: null,
    } as const;
    this.rows.set(match.id, { ...match, ...open });
  }

  async find(id: string): Promise<MatchRow | null> {
    return this.rows.get(id) ?? null;
  }

  async log(id: string, after: number): Promise<Entry[]> {
    return (this.logs.get(id) ?? []).slice(after);
  }

  async whole(id: string): Promise<{ readonly row: MatchRow; readonly log: readonly Entry[] } | null> {
    const row = await this.find(id);
    return row === null ? null : { row, log: await this.log(id, 0) };
  }

  async join(
    id: string,
    seat: Seat,
    { name, key, deck }: { readonly name: string; readonly key: string; readonly deck: unknown },
  ): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.state !== "open") return false;
    const pair = <T>([one, other]: readonly [T, T], mine: T): readonly [T, T] => (seat === 0 ? [mine, other] : [one, mine]);
    this.change(id, {
      state: "playing",
      names: pair(row.names, name),
      keys: pair(row.keys, key),
      decks: pair(row.decks, deck),
      invitation: null,
      begun: row.clock === null ? this.now : null,
    });
    return true;
  }

  async begin(id: string): Promise<void> {
    if (this.rows.get(id)?.begun === null) this.change(id, { begun: this.now });
  }

  async withdraw(id: string): Promise<boolean> {
    if (this.rows.get(id)?.state !== "open") return false;
    this.change(id, { state: "withdrawn" });
    return true;
  }

  async finish(id: string, result: string): Promise<void> {
    this.change(id, { state: "over", result });
  }

  async wish(id: string, wish: MatchRow["wish"]): Promise<void> {
    this.change(id, { wish });
  }

  async again(id: string, seat: Seat, next: NewMatch): Promise<void> {
    const { again } = this.rows.get(id)!;
    this.change(id, { again: seat === 0 ? [true, again[1]] : [again[0], true] });
    const row = this.rows.get(id)!;
    if (!row.again[0] || !row.again[1] || row.next !== null) return;
    await this.add(next);
    this.change(id, { next: next.id });
  }

  async lobby(): Promise<(MatchRow & { readonly answers: number })[]> {
    return [...this.rows.values()].filter(({ state }) => state === "open").map((row) => ({ ...row, answers: 0 }));
  }

  async due(): Promise<void> {}

  async overdue(): Promise<string[]> {
    return [];
  }

  async pauses(): Promise<[]> {
    return [];
  }

  /** What was done in a match, as text. */
  said(id: string): string {
    return JSON.stringify(this.logs.get(id) ?? []);
  }

  clear(): void {
    this.rows.clear();
    this.logs.clear();
  }
}

/**
 * Writes down what is done, in the order in which it is done. What waits while the last lot is being written goes into the next one together, so that
 * a busy server writes few large lots and a quiet one writes at once.
 */
import type { Deed } from "@duelex/session";
import { STOPPED } from "../heart.ts";
import type { Database } from "./database.ts";
import { deedOf, type Entry, lineOf } from "./matches.ts";

/** Something that is to be written down. */
interface Wanted {
  readonly match: string;
  readonly number: number;
  readonly deed: Deed;
  /** When the time of who is asked is out, in milliseconds since 1970; null where nobody's runs. */
  readonly due: number | null;
  readonly done: (at: number | null) => void;
  readonly failed: (problem: unknown) => void;
}

/** So many at once at most. */
const LOT = 500;
/** Tries to reach the database before whoever asked is told that it is not there, and the time between two of them. */
const TRIES = 40;
const AGAIN = 250;

/**
 * What is given is kept if its number is free and its time is right: an answer before the time is out, that it is out after it. All
 * processes go by the database's clock; and that time is out says only who knows of every pause, while a process is alive to see the next.
 */
const WRITE = `
  with given as (
    select * from unnest($2::text[], $3::int[], $4::text[], $5::smallint[], $6::text[], $7::float8[]) as g(match, number, deed, seat, line, due)
  ), kept as (
    insert into log (match, number, deed, seat, line)
    select match, number, deed, seat, line from given
    where due is null or case
      when deed not in ('time', 'relieve') then clock_timestamp() < to_timestamp(due / 1000)
      else clock_timestamp() >= to_timestamp(due / 1000)
        and exists (select from processes where about = 'runs' and beat > clock_timestamp() - interval '${STOPPED}')
        and not exists (select from pauses where till > to_timestamp(($8::float8 + 1) / 1000)) end
    on conflict do nothing
    returning match, number, deed, seat, line, (extract(epoch from at) * 1000)::float8 as at
  )
  select match, number, deed, seat, line, at, pg_notify('duelex_log', json_build_array($1::text, match, number, deed, seat, line, at)::text) from kept`;

/** What was written under these numbers. */
const LOOK = `
  select log.match, log.number, log.deed, log.seat, log.line, (extract(epoch from log.at) * 1000)::float8 as at
  from unnest($1::text[], $2::int[]) as g(match, number) join log using (match, number)`;

interface Written {
  readonly match: string;
  readonly number: number;
  readonly deed: Deed["deed"];
  readonly seat: 0 | 1;
  readonly line: string;
  readonly at: number;
}

const keyOf = ({ match, number }: { readonly match: string; readonly number: number }): string => `${match} ${number}`;

export class Journal {
  private waiting: Wanted[] = [];
  private writing = false;

  constructor(
    private readonly database: Database,
    /** The name of this process, by which it knows its own news. */
    private readonly process: string,
    private readonly trouble: (problem: unknown) => void,
    /** When the last pause that is known here ended, in milliseconds since 1970. */
    private readonly pausedTill: () => number = () => 0,
  ) {}

  /** How many wait to be written. */
  get backlog(): number {
    return this.waiting.length;
  }

  /**
   * Writes a deed down under its number.
   * @returns when it was written; null if something else was written under the number first, or if it was not the time for it
   */
  write(match: string, number: number, deed: Deed, due: number | null): Promise<number | null> {
    return new Promise((done, failed) => {
      this.waiting.push({ match, number, deed, due, done, failed });
      if (!this.writing) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const lot = this.waiting.splice(0, LOT);
      await this.writeLot(lot);
    }
    this.writing = false;
  }

  private async writeLot(lot: readonly Wanted[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const rows = await this.database.prepared<Written>("write", WRITE, [
          ...[this.process, lot.map(({ match }) => match), lot.map(({ number }) => number), lot.map(({ deed }) => deed.deed)],
          ...[lot.map(({ deed }) => deed.seat), lot.map(({ deed }) => lineOf(deed)), lot.map(({ due }) => due)],
          this.pausedTill(),
        ]);
        // after a try that failed it is not known what came of it: what stands there may be our own
        const there = tries === 1 ? rows : await this.standing(lot);
        const written = new Map(there.map((row) => [keyOf(row), row]));
        for (const wanted of lot) {
          const row = written.get(keyOf(wanted));
          wanted.done(row !== undefined && isSame(row, wanted) ? row.at : null);
        }
        return;
      } catch (problem) {
        this.trouble(problem);
        if (tries === TRIES) {
          for (const wanted of lot) wanted.failed(problem);
          return;
        }
        await new Promise((later) => setTimeout(later, AGAIN));
      }
    }
  }

  /** What stands under the numbers under which these were to be written. */
  private async standing(lot: readonly Wanted[]): Promise<Written[]> {
    return await this.database.prepared<Written>("look", LOOK, [lot.map(({ match }) => match), lot.map(({ number }) => number)]);
  }
}

const isSame = (row: Written, { deed }: Wanted): boolean => row.deed === deed.deed && row.seat === deed.seat && row.line === lineOf(deed);

/** What a process has told that it wrote. */
export interface LogNews {
  readonly process: string;
  readonly match: string;
  readonly entry: Entry;
}

export function readLogNews(payload: string): LogNews {
  const [process, match, number, deed, seat, line, at] = JSON.parse(payload) as [
    string,
    string,
    number,
    Deed["deed"],
    0 | 1,
    string,
    number,
  ];
  return { process, match, entry: { number, deed: deedOf({ deed, seat, line }), at } };
}

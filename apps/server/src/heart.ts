/** The signs of life of this process, the others', and the database's clock. */
import type { Database } from "./store/database.ts";
import type { Pause } from "./store/matches.ts";

/** Between two beats, in milliseconds. */
const BEAT = 2000;
/** A process of which nothing was heard for so long does not run. */
const SILENT = "10 seconds";
/** When none has given a sign of life for so long, nobody's time has run since the last one. When the last one said that it ends, from then on. */
export const STOPPED = "5 seconds";
/** Pauses that ended longer ago are of no match under way that anybody remembers. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000;

const BEATS = `
  with last as (
    select max(beat) as beat, bool_or(about = 'runs' and beat > clock_timestamp() - interval '${STOPPED}') as runs from processes),
  paused as (
    insert into pauses (since, till) select beat, clock_timestamp() from last where beat is not null and not runs
    on conflict do nothing returning till),
  own as (
    insert into processes (id, beat, about) values ($1, clock_timestamp(), 'runs')
    on conflict (id) do update set beat = clock_timestamp() where processes.about = 'runs')
  select (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
    (extract(epoch from greatest((select max(till) from pauses), (select till from paused))) * 1000)::float8 as paused,
    array(select id from processes where about = 'runs' and beat > clock_timestamp() - interval '${SILENT}') as alive`;

interface Beat {
  readonly now: number;
  /** When the last pause ended; null if there was none. */
  readonly paused: number | null;
  readonly alive: readonly string[];
}

export class Heart {
  private offset = 0;
  private known: readonly Pause[] = [];
  /** When the last pause ended that was known when they were read. */
  private till = 0;
  private timer: NodeJS.Timeout | null = null;
  private hasStopped = false;
  private last = 0;

  constructor(
    private readonly database: Database,
    private readonly process: string,
    private readonly beaten: (alive: ReadonlySet<string>) => void,
    /** A beat came to nothing: the database is not there. */
    private readonly missed: (problem: unknown) => void,
  ) {}

  /** The database's clock, in milliseconds since 1970, as well as it is known here. */
  readonly now = (): number => Date.now() + this.offset;

  /** When no process ran. */
  readonly pauses = (): readonly Pause[] => this.known;

  /** When the last of them ended, in milliseconds since 1970; 0 if there was none. */
  readonly pausedTill = (): number => this.till;

  /** Looks now whether there was one of which nothing is known yet. */
  readonly look = async (): Promise<void> => {
    await this.beat();
    await this.readPauses(); // another process may have been quicker to write it down
  };

  /** Milliseconds since the database last answered a beat. */
  get silence(): number {
    return performance.now() - this.last;
  }

  async begin(): Promise<void> {
    await this.beat();
    await this.readPauses();
    const again = () => {
      if (this.hasStopped) return;
      this.timer = setTimeout(() => {
        this.beat().catch(this.missed).finally(again);
      }, BEAT).unref();
    };
    again();
  }

  async readPauses(): Promise<void> {
    this.known = await this.database.query<Pause>(
      `select (extract(epoch from since) * 1000)::float8 as since, (extract(epoch from till) * 1000)::float8 as till from pauses
       where till > to_timestamp($1 / 1000.0) order by since`,
      [this.now() - REMEMBERED],
    );
    this.till = Math.max(this.till, this.known.at(-1)?.till ?? 0);
  }

  private async beat(): Promise<void> {
    const sent = Date.now();
    const [row] = await this.database.prepared<Beat>("beat", BEATS, [this.process]);
    this.last = performance.now();
    this.offset = row!.now - (sent + Date.now()) / 2;
    if (row!.paused !== null && row!.paused > this.till) {
      await this.readPauses();
      this.till = row!.paused; // it may be of a time that nobody remembers
    }
    this.beaten(new Set(row!.alive));
  }

  /** Says that this process runs no longer; whatever beat is still under way says nothing else. */
  async stop(): Promise<void> {
    if (this.timer === null) return; // nobody has heard of it
    this.hasStopped = true;
    clearTimeout(this.timer);
    await this.database.query("update processes set about = 'gone', beat = clock_timestamp() where id = $1", [this.process]);
  }
}

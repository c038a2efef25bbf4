/** The signs of life of this process, the others', and the database's clock. */
import type { Database } from "./store/database.ts";
import type { Pause } from "./store/matches.ts";

/** Between two beats, in milliseconds. */
const BEAT = 2000;
/** A process of which nothing was heard for so long does not run. */
const SILENT = "10 seconds";
/** Pauses that ended longer ago are of no match under way that anybody remembers. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000;

const BEATS = `
  with last as (select max(beat) as beat from processes),
  paused as (
    insert into pauses (since, till) select beat, clock_timestamp() from last where beat < clock_timestamp() - interval '${SILENT}'
    on conflict do nothing returning 1),
  own as (
    insert into processes (id, beat, about) values ($1, clock_timestamp(), 'runs')
    on conflict (id) do update set beat = clock_timestamp(), about = 'runs')
  select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, exists (select from paused) as paused,
    array(select id from processes where about = 'runs' and beat > clock_timestamp() - interval '${SILENT}') as alive`;

export class Heart {
  private offset = 0;
  private known: readonly Pause[] = [];
  private timer: NodeJS.Timeout | null = null;
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

  /** Milliseconds since the database last answered a beat. */
  get silence(): number {
    return performance.now() - this.last;
  }

  async begin(): Promise<void> {
    await this.beat();
    await this.readPauses();
    const again = () => {
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
  }

  private async beat(): Promise<void> {
    const sent = Date.now();
    const [row] = await this.database.prepared<{ readonly now: number; readonly paused: boolean; readonly alive: readonly string[] }>(
      "beat",
      BEATS,
      [this.process],
    );
    this.last = performance.now();
    this.offset = row!.now - (sent + Date.now()) / 2;
    if (row!.paused || this.known.length === 0) await this.readPauses();
    this.beaten(new Set(row!.alive));
  }

  /** Says that this process runs no longer. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.database.query("update processes set about = 'gone', beat = clock_timestamp() where id = $1", [this.process]);
  }
}

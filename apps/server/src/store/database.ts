/** The connection to PostgreSQL: a pool, the schema brought up to date, and what other processes tell. */
import pg from "pg";
import { migrations, type Step } from "./migrations.ts";

/** What the server cannot go on with, in words for who started it. */
export class ServerProblem extends Error {}

/** The database does not answer, or takes nothing now; nothing is wrong with what was asked of it. */
export class DatabaseAway extends Error {}

/** Classes of PostgreSQL's errors that say so: connection, resources, operator's intervention, the system itself. */
const AWAY: ReadonlySet<string> = new Set(["08", "53", "57", "58"]);

/** Those that somebody has to do something about: a full disk, no memory, no connections, a broken system. */
const STUCK: ReadonlySet<string> = new Set(["53", "58"]);
/** Between two words about them, in milliseconds. */
const REPEATED = 10_000;

/** Any number that only this program uses for its advisory locks. */
const LOCK = 0x6475656c;

export type Row = Readonly<Record<string, unknown>>;

/** Something that another process (or this one) has told of a table. */
export interface News {
  readonly channel: string;
  readonly payload: string;
}

export interface DatabaseParts {
  readonly url: string;
  /** How many connections at most, one more to listen with. */
  readonly connections: number;
  /** The steps to the schema that this program knows, if not the usual ones. */
  readonly steps?: readonly Step[];
  /** Told when news comes. */
  readonly hear: (news: News) => void;
  /** The line over which news come is there again after it was lost: what came meanwhile was missed. */
  readonly missed: () => void;
  /** Told of what went wrong and is tried again. */
  readonly trouble: (problem: unknown, where: string) => void;
}

/** The channels on which processes tell each other. */
const CHANNELS = ["duelex_log", "duelex_match", "duelex_here"] as const;
export type Channel = (typeof CHANNELS)[number];

/** How the line for news is called in the database. */
const NEWS = "duelex news";
/** Longest wait for a connection, and for what a statement gives back: a line that was cut says nothing by itself. */
const CONNECT = 5000;
const STATEMENT = 10_000;
/** So long between two tries to reach the database, in milliseconds. */
const AGAIN = 500;

/** What keeps a database from being used, for who has typed its address: a name that is none, or nothing that answers there. */
function sayUnreached(problem: unknown): string {
  const [first = problem] = problem instanceof AggregateError ? (problem.errors as unknown[]) : []; // of all addresses of a name
  if (!(first instanceof Error)) return String(first);
  const { code, hostname, address, port, message } = first as Error & Readonly<Record<"code" | "hostname" | "address" | "port", unknown>>;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `no machine called "${hostname}" is found.`;
  return code === "ECONNREFUSED" ? `nothing answers at ${address}, port ${port}; does PostgreSQL run there?` : message;
}

export class Database {
  private readonly pool: pg.Pool;
  private listening: pg.Client | null = null;
  private closed = false;
  private isOwner = false;
  private stuckAt = Number.NEGATIVE_INFINITY;

  private constructor(private readonly parts: DatabaseParts) {
    this.pool = new pg.Pool({
      connectionString: parts.url,
      max: parts.connections,
      connectionTimeoutMillis: CONNECT,
      query_timeout: STATEMENT,
      keepAlive: true,
      application_name: "duelex",
    });
    this.pool.on("error", (problem) => {
      if (!this.closed) parts.trouble(problem, "an idle connection"); // what is closed may end as it likes
    });
  }

  /** @throws ServerProblem if there is no database at the address, or it is newer than this program */
  static async open(parts: DatabaseParts): Promise<Database> {
    const database = new Database(parts);
    try {
      await database.migrate();
      return database;
    } catch (problem) {
      await database.close();
      if (problem instanceof ServerProblem) throw problem;
      throw new ServerProblem(`The database cannot be used: ${sayUnreached(problem)}`);
    }
  }

  /** One statement. @throws DatabaseAway */
  async query<R extends object = Row>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return await this.asked<R>({ text, values: [...values] });
  }

  /** A statement that is prepared once a connection. @throws DatabaseAway */
  async prepared<R extends object = Row>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    return await this.asked<R>({ name, text, values: [...values] });
  }

  private async asked<R extends object>(statement: pg.QueryConfig): Promise<R[]> {
    try {
      return (await this.pool.query(statement)).rows as R[];
    } catch (problem) {
      if (problem instanceof pg.DatabaseError) {
        const kind = problem.code?.slice(0, 2) ?? "";
        if (!AWAY.has(kind)) throw problem;
        if (STUCK.has(kind)) this.stuck(problem);
      }
      throw new DatabaseAway(`the database is away: ${problem instanceof Error ? problem.message : String(problem)}`, { cause: problem });
    }
  }

  /** It does not pass by itself, so it is written down; but not for every statement. */
  private stuck(problem: Error): void {
    if (performance.now() - this.stuckAt < REPEATED) return;
    this.stuckAt = performance.now();
    this.parts.trouble(problem, "the database takes nothing");
  }

  /** Takes the data folder for this process as long as it lives; false if another has it. */
  async own(): Promise<boolean> {
    const rows = (await this.listening?.query("select pg_try_advisory_lock($1, 2) as own", [LOCK]))?.rows ?? [];
    this.isOwner = rows[0]?.own === true;
    return this.isOwner;
  }

  /** Does no other process hear the news of this database? */
  async isAlone(): Promise<boolean> {
    const rows = await this.query<{ readonly lines: number }>(
      "select count(*)::int as lines from pg_stat_activity where application_name = $1",
      [NEWS],
    );
    return rows[0]!.lines <= (this.hears ? 1 : 0);
  }

  async tell(channel: Channel, payload: string): Promise<void> {
    await this.prepared("tell", "select pg_notify($1, $2)", [channel, payload]);
  }

  /** Does the line over which news come stand? */
  get hears(): boolean {
    return this.listening !== null;
  }

  async close(): Promise<void> {
    this.closed = true;
    const { listening } = this;
    this.listening = null;
    await listening?.end().catch(() => undefined);
    await this.pool.end().catch(() => undefined);
  }

  /** One process after the other: whoever comes second finds the work done. */
  private async migrate(): Promise<void> {
    const { url, steps = migrations } = this.parts;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT, application_name: "duelex" });
    client.on("error", () => undefined); // what is asked of it fails as well
    try {
      await client.connect();
      await client.query("select pg_advisory_lock($1, 1)", [LOCK]);
      await client.query("create table if not exists schema_version (version integer not null)");
      await client.query("alter table schema_version add column if not exists least integer not null default 1");
      const { rows } = await client.query<{ version: number; least: number }>("select version, least from schema_version");
      const { version, least } = rows[0] ?? { version: 0, least: 1 };
      if (least > steps.length)
        throw new ServerProblem(
          `The database was brought to version ${version} by a newer Duelex, and only programs that know version ${least} can go on with it; this one knows ${steps.length}. Start the newer one, or restore a backup.`,
        );
      for (let at = version + 1; at <= steps.length; at++) {
        const { sql, breaks } = steps[at - 1]!;
        await client.query("begin");
        await client.query(sql);
        if (at === 1) await client.query("insert into schema_version values (1, 1)");
        else
          await client.query("update schema_version set version = $1, least = case when $2 then $1 else least end", [at, breaks === true]);
        await client.query("commit");
      }
    } finally {
      await client.end().catch(() => undefined); // the lock goes with it, and a step that was not finished
    }
  }

  /** Hears news from now on, over a connection of its own; when it is lost, another is made, and what was missed is caught up. */
  async listen(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: this.parts.url, application_name: NEWS, keepAlive: true },
      ...{ connectionTimeoutMillis: CONNECT, query_timeout: STATEMENT },
    });
    const lost = (problem?: unknown) => {
      if (this.listening !== client) return;
      this.listening = null;
      client.end().catch(() => undefined);
      if (this.closed) return;
      this.parts.trouble(problem ?? new Error("the connection was closed"), "the line for news");
      void this.listenAgain();
    };
    client.on("error", lost);
    client.on("end", () => lost());
    client.on("notification", ({ channel, payload }) => this.parts.hear({ channel, payload: payload ?? "" }));
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
      if (this.isOwner) await client.query("select pg_try_advisory_lock($1, 2)", [LOCK]);
    } catch (problem) {
      client.end().catch(() => undefined);
      throw problem;
    }
    if (this.closed) await client.end();
    else this.listening = client;
  }

  /** Asks over the line for news whether it still stands; one that has been cut does not say so. */
  async probe(): Promise<void> {
    const { listening } = this;
    await listening?.query("select 1").catch((problem) => listening.emit("error", problem));
  }

  private async listenAgain(): Promise<void> {
    while (!this.closed) {
      await new Promise((later) => setTimeout(later, AGAIN));
      try {
        await this.listen();
        if (!this.closed) this.parts.missed();
        return;
      } catch {
        // it is tried again until the database is there
      }
    }
  }
}

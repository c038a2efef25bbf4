/** The connection to PostgreSQL: a pool, the schema brought up to date, and what other processes tell. */
import pg from "pg";
import { migrations } from "./migrations.ts";

/** What the server cannot go on with, in words for who started it. */
export class ServerProblem extends Error {}

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
/** So long between two tries to reach the database, in milliseconds. */
const AGAIN = 500;

export class Database {
  private readonly pool: pg.Pool;
  private listening: pg.Client | null = null;
  private closed = false;
  private isOwner = false;

  private constructor(private readonly parts: DatabaseParts) {
    this.pool = new pg.Pool({
      connectionString: parts.url,
      max: parts.connections,
      connectionTimeoutMillis: 5000,
      application_name: "duelex",
    });
    this.pool.on("error", (problem) => parts.trouble(problem, "an idle connection"));
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
      throw new ServerProblem(`The database cannot be used: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }

  /** One statement. */
  async query<R extends object = Row>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    const { rows } = await this.pool.query(text, [...values]);
    return rows as R[];
  }

  /** A statement that is prepared once a connection. */
  async prepared<R extends object = Row>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    const { rows } = await this.pool.query({ name, text, values: [...values] });
    return rows as R[];
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

  private async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query("select pg_advisory_lock($1, 1)", [LOCK]);
      await client.query("create table if not exists schema_version (version integer not null)");
      const { rows } = await client.query("select version from schema_version");
      const version = Number(rows[0]?.version ?? 0);
      if (version > migrations.length)
        throw new ServerProblem(
          `The database was brought to version ${version} by a newer Duelex; this one knows versions up to ${migrations.length}. Start the newer one, or restore a backup.`,
        );
      for (let at = version; at < migrations.length; at++) {
        await client.query("begin");
        await client.query(migrations[at]!);
        await client.query(
          at === 0 && rows.length === 0 ? "insert into schema_version values ($1)" : "update schema_version set version = $1",
          [at + 1],
        );
        await client.query("commit");
      }
      await client.query("select pg_advisory_unlock($1, 1)", [LOCK]);
      client.release();
    } catch (problem) {
      client.release(true); // the lock and the transaction go with the connection
      throw problem;
    }
  }

  /** Hears news from now on, over a connection of its own; when it is lost, another is made, and what was missed is caught up. */
  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.parts.url, application_name: NEWS, keepAlive: true });
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
    await client.connect();
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    if (this.isOwner) await client.query("select pg_try_advisory_lock($1, 2)", [LOCK]);
    this.listening = client;
  }

  private async listenAgain(): Promise<void> {
    while (!this.closed) {
      await new Promise((later) => setTimeout(later, AGAIN));
      try {
        await this.listen();
        this.parts.missed();
        return;
      } catch {
        // it is tried again until the database is there
      }
    }
  }
}

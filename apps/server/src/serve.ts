/** A server, put together: its database, its tables, its doors; and taken apart again in order. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { playerNamed } from "@duelex/players";
import { fetchAhead, type Library } from "@duelex/session";
import { type Logger, pino } from "pino";
import { Doors, tryPort } from "./doors.ts";
import { Heart } from "./heart.ts";
import { House } from "./house.ts";
import { httpApp } from "./http.ts";
import { Buckets } from "./limits.ts";
import { Lobby } from "./lobby.ts";
import { Metrics } from "./metrics.ts";
import type { ServeOptions, Serving } from "./options.ts";
import { Page } from "./page.ts";
import { type HereNews, Presence } from "./presence.ts";
import { Rooms } from "./rooms.ts";
import { Database, type News, ServerProblem } from "./store/database.ts";
import { type Embedded, embedded } from "./store/embedded.ts";
import { Journal, readLogNews } from "./store/journal.ts";
import { Matches } from "./store/matches.ts";
import { prune } from "./store/pruning.ts";
import { Thinking } from "./thinking.ts";

/** Connections to the database. */
const CONNECTIONS = 8;
/** Between two looks for matches that nobody carries, in milliseconds, and so many of them at once. */
const SWEEP = 15_000;
const SWEPT = 100;
/** Between two looks for matches that have been left long ago. */
const PRUNING = 3_600_000;
/** So long after its start a server fetches what it has not needed yet, in milliseconds. */
const SETTLED = 5000;
/** The database is away when it has not answered for so long. */
const AWAY = 10_000;

/** The database is another server's, whoever of the two has started it. */
class Taken extends ServerProblem {}

/** @throws ServerProblem if it cannot be started, in words */
export async function serve(options: ServeOptions): Promise<Serving> {
  const log = pino({ level: options.logLevel, base: null }, pino.destination({ fd: 2, sync: true }));
  await tryPort(options);
  const own = options.database === null ? await embedded(options.data) : null;
  try {
    return await put(options, log, own);
  } catch (problem) {
    if (own !== null && !own.found && !(problem instanceof Taken)) await own.stop();
    throw problem;
  }
}

async function put(options: ServeOptions, log: Logger, own: Embedded | null): Promise<Serving> {
  const id = randomBytes(6).toString("base64url");
  const trouble = (problem: unknown, where: string): void => {
    metrics.troubled();
    log.error({ where, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }, "trouble");
  };
  const soon = (work: Promise<unknown>, where: string): void => void work.catch((problem) => trouble(problem, where));

  let isStopping = false;
  const database = await Database.open({
    url: own?.url ?? options.database!,
    connections: CONNECTIONS,
    hear: (news) => hear(news),
    missed: () => {
      presence.exchange();
      soon(
        rooms.catchUp((problem) => trouble(problem, "catching up")),
        "catching up",
      );
    },
    trouble,
  });
  const matches = new Matches(database);
  const journal = new Journal(
    database,
    id,
    (problem) => trouble(problem, "writing down"),
    () => heart.pausedTill(),
  );
  const thinking = new Thinking(options.thinker, options.threads, (problem) => trouble(problem, "a thinking thread"));
  const presence = new Presence(
    id,
    (news) => soon(database.tell("duelex_here", JSON.stringify(news)), "telling who is here"),
    (table) => {
      rooms.here(table)?.presenceChanged();
      lobby.changed();
    },
  );
  const heart: Heart = new Heart(
    database,
    id,
    (alive) => presence.alive(alive),
    (problem) => {
      trouble(problem, "a beat");
      if (own !== null && !isStopping) soon(own.revive(), "starting the database again");
    },
  );
  const libraries = new Map<string, Library>();
  const library = async (game: string): Promise<Library> => {
    const known = libraries.get(game);
    if (known !== undefined) return known;
    const loaded = await options.gameNamed(game);
    const made: Library = { game: loaded, catalog: loaded.catalog(), ownCards: [] };
    libraries.set(game, made);
    return made;
  };
  const house = new House({
    matches,
    library,
    machines: options.machines,
    find: (table) => rooms.get(table),
    present: (table) => presence.of(table),
  });
  const lobby = new Lobby(
    () => house.lobby(),
    (problem) => trouble(problem, "the lobby"),
  );
  const metrics: Metrics = new Metrics({
    tables: () => rooms.size,
    sockets: () => doors.size,
    lobby: () => lobby.size,
    backlog: () => journal.backlog,
    thinking: () => thinking.waiting,
  });
  const rooms: Rooms = new Rooms(
    {
      ...{ matches, journal, library, trouble },
      machine: (name, game, seat, seed) => playerNamed(name, game, seat, seed),
      machines: options.machines,
      think: (thought) => thinking.line(thought),
      ask: (thought, request) => thinking.told(thought, request),
      now: heart.now,
      ...{ pauses: heart.pauses, lookForPauses: heart.look },
      present: (table) => presence.of(table),
      arrived: (table, place, change) => presence.arrived(table, place, change),
      rematch: (row) => house.rematch(row),
      noted: metrics.noted,
    },
    options.tables,
  );

  function hear({ channel, payload }: News): void {
    if (channel === "duelex_log") {
      const news = readLogNews(payload);
      if (news.process !== id) rooms.logNews(news);
    } else if (channel === "duelex_match") {
      soon(rooms.matchNews(payload), "news of a table");
      lobby.changed();
    } else presence.hear(JSON.parse(payload) as HereNews);
  }

  const page = options.page === null ? null : new Page(options.page);
  const well = async (): Promise<string | null> => (heart.silence > AWAY ? "the database does not answer" : null);
  const app = httpApp({
    ...{ house, headers: page?.headers ?? {}, now: () => performance.now() },
    costly: new Buckets(options.rate * 4, options.rate),
    seats: new Buckets(options.rate / 2, options.rate / 500),
    isOurOrigin: (origin, host) => doors.isOurOrigin(origin, host),
    addressOf: (environment) => doors.addressOf(incoming(environment)),
    healthy: async () => null,
    ready: async () => (isStopping ? "going down" : !database.hears ? "the line for news is away" : await well()),
    metrics: () => metrics.text(),
    mayReadMetrics: (environment) => options.metrics === "everywhere" || isThisMachine(incoming(environment)),
    failed: trouble,
  });
  const doors: Doors = new Doors(options, page, app, {
    ...{ lobby, failed: trouble, counted: metrics.counted },
    find: (table) => rooms.get(table),
    now: () => performance.now(),
    ...{ burst: options.rate * 4, perSecond: options.rate },
  });

  let pruned = Number.NEGATIVE_INFINITY;
  const sweeping = setInterval(() => soon(sweep(), "a sweep"), SWEEP).unref();
  /** Marks when tables are to be looked at should this process be gone, and looks at those that others have left. */
  async function sweep(): Promise<void> {
    const marks = [...rooms.all].flatMap((room) => (room.due === null ? [] : [{ id: room.id, due: room.due }]));
    if (marks.length > 0) await matches.due(marks);
    for (const table of await matches.overdue(SWEPT)) {
      const room = await rooms.get(table);
      if (room?.due == null) await matches.due([{ id: table, due: null }]); // nothing comes of it here
    }
    rooms.forget();
    await database.probe();
    if (performance.now() - pruned < PRUNING) return;
    pruned = performance.now();
    const taken = await prune(database, options.keep);
    if (taken > 0) log.info({ taken }, "matches that had been left were taken away");
  }

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info("going down");
    clearTimeout(settling);
    clearInterval(sweeping);
    await doors.close();
    presence.close();
    rooms.close();
    await thinking.stop();
    await heart.stop().catch((problem) => trouble(problem, "the last beat"));
    const wasLast = await database.isAlone().catch(() => false);
    await database.close();
    if (own !== null && wasLast) await own.stop();
    log.info("down");
  }

  const settling = setTimeout(() => {
    thinking.begin(options.games);
    soon(fetchAhead(), "what is asked for later");
    for (const game of options.games) soon(library(game), `the game ${game}`);
  }, SETTLED).unref();

  try {
    await database.listen();
    if (own !== null && !(await database.own()))
      throw new Taken(
        `Another server runs with the data in ${options.data}. Give this one a folder of its own (--data), or let it share the other's database: DUELEX_DATABASE is then ${own.address}.`,
      );
    await heart.begin();
    presence.exchange();
    const port = await doors.open();
    log.info({ process: id, port, host: options.host, own: own !== null }, "serving");
    return { port, ownDatabase: own?.url ?? null, found: own?.found ?? false, stop };
  } catch (problem) {
    isStopping = true;
    clearInterval(sweeping);
    clearTimeout(settling);
    await thinking.stop();
    await heart.stop().catch(() => undefined); // what has gone wrong is said
    await database.close();
    throw problem;
  }
}

/** The request as Node has it. */
const incoming = (environment: unknown): IncomingMessage => (environment as { readonly incoming: IncomingMessage }).incoming;

const isThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  headers["x-forwarded-for"] === undefined && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");

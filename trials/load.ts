/** `npm run load`: real WebSocket clients play random matches at a server, so many at once, and it is measured how soon news come. */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import { Ground, type Running } from "../apps/server/test/processes.ts";
import { command, INTERRUPTED, wholeNumber } from "./command.ts";
import { Crowd } from "./load/crowd.ts";

const HELP = `npm run load -- [options]
Starts a server with a PostgreSQL of its own, has people play random matches of all four games at it over WebSockets, and says how long it
takes from an answer to the other seat's news. Everything runs on this machine, the people too.

  --matches N     matches at once                                        (2000)
  --every S       seconds between two answers of a match; 0: at once     (2)
  --seconds S     how long it is measured, after everybody sits          (30)
  --processes N   processes of the server, on one database               (1)
  --game ID       one game only
  --idle N        instead: so many connections that say nothing
  --as WHO        who they are: lobby, seats (two at a match), watchers (a hundred at a match)     (lobby)
  --tables N      matches that stay in the server's memory               (5000)
  --json          the figures for a script

  npm run load
  npm run load -- --matches 200 --every 0 --processes 2
  npm run load -- --idle 10000
  npm run load -- --idle 10000 --as seats --tables 100`;

/** Who says nothing. */
const idlers = ["lobby", "seats", "watchers"] as const;
/** Answers of each match before everybody falls silent. */
const ANSWERS = 4;
const WATCHERS = 100;
/** Until the server has let go of what it need not hold. */
const LETS_GO = 45_000;

await command(main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      matches: { type: "string", default: "2000" },
      every: { type: "string", default: "2" },
      seconds: { type: "string", default: "30" },
      processes: { type: "string", default: "1" },
      game: { type: "string" },
      idle: { type: "string" },
      as: { type: "string", default: "lobby" },
      tables: { type: "string", default: "5000" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const matches = wholeNumber("--matches", values.matches, 1);
  const every = wholeNumber("--every", values.every, 0) * 1000;
  const seconds = wholeNumber("--seconds", values.seconds, 1);
  const processes = wholeNumber("--processes", values.processes, 1);
  const tables = ["--tables", String(wholeNumber("--tables", values.tables, 0))];
  const who = idlers.find((each) => each === values.as);
  if (who === undefined) throw new InputError("--as", [{ where: "", what: `one of ${idlers.join(", ")} is wanted` }]);
  const ground = new Ground(true);
  process.once("SIGINT", () => process.exit(INTERRUPTED));
  try {
    const servers = [await ground.start(...tables)];
    while (servers.length < processes) servers.push(await ground.start("--database", ground.database, ...tables));
    const figures =
      values.idle === undefined
        ? await play(servers, matches, every, seconds, values.game)
        : await idle(servers, wholeNumber("--idle", values.idle, 1), who);
    if (values.json) console.log(JSON.stringify(figures, null, 2));
    else for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(44)} ${figure}`);
    return 0;
  } finally {
    await ground.clear();
  }
}

type Figures = Readonly<Record<string, string | number>>;

async function play(
  servers: readonly Running[],
  matches: number,
  every: number,
  seconds: number,
  game: string | undefined,
): Promise<Figures> {
  const before = await memory(servers);
  const crowd = new Crowd(
    servers.map(({ base }) => base),
    every,
    game,
  );
  await crowd.sit(matches);
  crowd.begin();
  await setTimeout(Math.max(3000, every)); // until answers are spread out
  crowd.count();
  const lagBefore = await processor(servers);
  await setTimeout(seconds * 1000);
  const { answers, latencies, failures, bytes } = crowd.counted();
  const used = (await processor(servers)) - lagBefore;
  const after = await memory(servers);
  crowd.end();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    "matches at once": matches,
    "server processes": servers.length,
    "answers a second": (answers / seconds).toFixed(0),
    "from answer to news, median, ms": at(0.5).toFixed(1),
    "from answer to news, p95, ms": at(0.95).toFixed(1),
    "from answer to news, p99, ms": at(0.99).toFixed(1),
    "from answer to news, longest, ms": at(1).toFixed(1),
    "messages refused or lost": failures,
    "told to both seats an answer, kB": (bytes / 1e3 / Math.max(1, answers)).toFixed(1),
    "server's processor time an answer, ms": ((used * 1000) / Math.max(1, answers)).toFixed(2),
    "server's event loop lags, p99, ms": ((await figure(servers, "duelex_nodejs_eventloop_lag_p99_seconds")) * 1000).toFixed(1),
    "server's memory, MB": (after / 1e6).toFixed(0),
    "memory a match, kB": ((after - before) / 1e3 / matches).toFixed(0),
  };
}

async function idle(servers: readonly Running[], connections: number, who: (typeof idlers)[number]): Promise<Figures> {
  const before = await memory(servers);
  const crowd = new Crowd(
    servers.map(({ base }) => base),
    0,
    undefined,
    who === "watchers",
  );
  if (who === "lobby") await crowd.look(connections);
  else {
    await crowd.sit(Math.ceil(who === "seats" ? connections / 2 : connections / WATCHERS), ANSWERS);
    if (who === "watchers") await crowd.watch(WATCHERS);
  }
  await setTimeout(5000);
  const after = await memory(servers);
  if (who !== "lobby") await setTimeout(LETS_GO);
  const later = who === "lobby" ? after : await memory(servers);
  const { failures } = crowd.counted();
  const sockets = await figure(servers, "duelex_sockets");
  crowd.end();
  return {
    "idle connections": `${sockets} (${who})`,
    "messages refused or lost": failures,
    "server's memory before, MB": (before / 1e6).toFixed(0),
    "server's memory, MB": (after / 1e6).toFixed(0),
    "memory a connection, kB": ((after - before) / 1e3 / connections).toFixed(1),
    "server's memory a minute later, MB": (later / 1e6).toFixed(0),
    "server's heap a minute later, MB": ((await figure(servers, "duelex_nodejs_heap_size_used_bytes")) / 1e6).toFixed(0),
  };
}

/** A figure of all servers together. */
async function figure(servers: readonly Running[], name: string): Promise<number> {
  let sum = 0;
  for (const { base } of servers) {
    const text = await (await fetch(new URL("metrics", base))).text();
    sum += Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  }
  return sum;
}

/** Bytes that are in memory. */
function memory(servers: readonly Running[]): Promise<number> {
  return figure(servers, "duelex_process_resident_memory_bytes");
}

/** Seconds of processor time. */
function processor(servers: readonly Running[]): Promise<number> {
  return figure(servers, "duelex_process_cpu_seconds_total");
}

import { homedir, networkInterfaces } from "node:os";
import { join } from "node:path";
import { InputError } from "@duelex/kernel";
import type { Serving } from "@duelex/server";
import { InvalidArgumentError, Option } from "commander";
import { type Act, commandNamed, saysBelow } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { another, wholeNumber } from "../flags.ts";
import { allGames, gameNamed } from "../games.ts";
import type { Paint } from "../paint.ts";
import { COMMAND, thinker } from "../places.ts";
import { pageOf } from "../table/page.ts";

export interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly keep: number;
  readonly threads: number;
  readonly origin?: readonly string[];
  readonly trustProxy?: true;
  readonly compress?: true;
  readonly logLevel?: string;
  readonly rate: number;
  readonly sockets: number;
  readonly tables: number;
  readonly metrics: "here" | "everywhere";
}

const USUAL_PORT = 7332;
const GREATEST_PORT = 65_535;
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
/** Who sits down at a table of the server: a search of more lines would keep too many waiting. */
const MACHINES = ["random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8"];

const usualData = (): string =>
  process.getuid?.() === 0 ? "/var/lib/duelex" : join(process.env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share"), "duelex");

/** The address of a database: a flag, or the environment, where nobody reads it off a list of processes. It holds a password, so no message repeats it. */
function databaseOf(flag: string | undefined): string | null {
  const [from, given] = flag !== undefined ? ["--database", flag] : ["DUELEX_DATABASE", process.env["DUELEX_DATABASE"]];
  if (given === undefined || given === "") return null;
  if (/^postgres(ql)?:\/\/./.test(given) && URL.canParse(given)) return given;
  throw new InputError(from, [
    {
      where: "",
      what: "an address as postgres://user:password@host:5432/name is wanted; in a password : / ? # @ are written as %3A %2F %3F %23 %40",
    },
  ]);
}

function site(given: string, before: readonly string[] = []): string[] {
  if (URL.canParse(given) && new URL(given).origin === given) return another(given, before);
  throw new InvalidArgumentError("a site as https://cards.example is wanted, without a path.");
}

export const serveCommand = (context: Context, act: Act) =>
  commandNamed("serve", "tables for people on different machines: the page, and matches that are kept in PostgreSQL", [
    "serve",
    "serve --host 0.0.0.0 --port 80",
    "serve --database postgres://duelex@db.example/duelex --trust-proxy --origin https://cards.example",
  ])
    .option("--port <number>", "where it is served; 0 takes any that is free", wholeNumber(0, GREATEST_PORT), USUAL_PORT)
    .option("--host <address>", "for whom: 127.0.0.1 is this machine only, 0.0.0.0 whoever reaches it", "127.0.0.1")
    .addOption(
      new Option("--data <folder>", `where the server's own PostgreSQL lies, made if it is not there (default: ${usualData()})`).conflicts(
        "database",
      ),
    )
    .option(
      "--database <url>",
      "use this PostgreSQL instead; any number of processes may share one (also: the environment variable DUELEX_DATABASE). Started with the --data of a server that runs, a second one says how it shares that server's own",
    )
    .option(
      "--keep <days>",
      "matches in which nothing has been done for so long are taken away, finished or not; 0 keeps them for ever",
      wholeNumber(0, 36_500),
      365,
    )
    .option("--threads <number>", "threads in which machines think", wholeNumber(1, 64), 1)
    .option("--origin <site>", "a further site whose pages may play here (may be given again)", site)
    .option("--trust-proxy", "a proxy stands before it and says who asks, in X-Forwarded-For")
    .option("--compress", "send less over sockets, for more of the processor (a proxy compresses the rest, but not these)")
    .option("--rate <number>", "messages a second of one connection, and requests a second of one address", wholeNumber(1, 1_000_000), 50)
    .option("--sockets <number>", "connections of one address at once", wholeNumber(1, 1_000_000), 200)
    .option(
      "--tables <number>",
      "matches that stay in memory; the others are played again from their log when they go on",
      wholeNumber(0, 1_000_000),
      5000,
    )
    .addOption(new Option("--metrics <who>", "who may read /metrics").choices(["here", "everywhere"]).default("here"))
    .addOption(new Option("--log-level <level>", "of the log on standard error (default: warn at a terminal, else info)").choices(LEVELS))
    .addHelpText(
      "after",
      saysBelow(
        "What was answered is kept before it is told: whatever is killed, no acknowledged answer is lost. The same seat can be taken up again from any tab or device by its link. /healthz and /readyz say how it does, /metrics in figures (Prometheus). SIGTERM and Ctrl-C end it in order. docs/serving.md goes from a laptop to a big site.",
      ),
    )
    .action(act((flags: ServeFlags) => run(context, flags)));

async function run(context: Context, flags: ServeFlags): Promise<Exit> {
  const { terminal } = context;
  const database = databaseOf(flags.database);
  if (database !== null && flags.data !== undefined)
    throw new InputError("serve", [{ where: "--data", what: "not together with DUELEX_DATABASE, which names another database" }]);
  const data = flags.data ?? usualData();
  const page = await pageOf(terminal);
  if (page === null) return Exit.failed;
  const { serve, ServerProblem } = await import("@duelex/server");
  const end = ended(); // also where it is wanted before everything stands
  let serving: Serving;
  try {
    serving = await serve({
      ...{ games: allGames.ids, gameNamed, thinker, page, machines: MACHINES },
      ...{ port: flags.port, host: flags.host, data, database, keep: flags.keep, threads: flags.threads },
      ...{
        origins: flags.origin ?? [],
        trustProxy: flags.trustProxy === true,
        compress: flags.compress === true,
        rate: flags.rate,
        sockets: flags.sockets,
      },
      ...{ tables: flags.tables, metrics: flags.metrics, logLevel: flags.logLevel ?? (terminal.showsProgress ? "warn" : "info") },
    });
  } catch (problem) {
    if (!(problem instanceof ServerProblem)) throw problem;
    terminal.warn(problem.message);
    return Exit.wrongInput;
  }
  terminal.say(...sayOpen({ host: flags.host, data }, serving, addresses(), terminal.paint));
  await end;
  terminal.say("Going down: everybody is told, and what was answered is kept.");
  await serving.stop();
  return Exit.fine;
}

/** Where the tables are, for whom, and where their matches are kept. @param elsewhere where other machines find this one */
export function sayOpen(
  { host, data }: { readonly host: string; readonly data: string },
  { port, ownDatabase, found }: Pick<Serving, "port" | "ownDatabase" | "found">,
  elsewhere: readonly string[],
  { strong, quiet }: Paint,
): string[] {
  const isHere = host === "127.0.0.1" || host === "localhost" || host === "::1";
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isHere || isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const others = isEverywhere ? elsewhere.map((address) => `http://${address}:${port}/`) : [];
  return [
    `Tables are open: ${strong(`http://${name}:${port}/`)}`,
    ...(others.length === 0 ? [] : [`For others in your network: ${others.join(" or ")}`]),
    ...(ownDatabase === null ? [] : [quiet(`Matches are kept in ${data}${found ? ", where a database was still running" : ""}.`)]),
    ...(isHere ? [quiet(`For this machine only; ${COMMAND} serve --host 0.0.0.0 lets everybody in who reaches it.`)] : []),
    quiet("Ctrl-C ends it."),
  ];
}

/** Where other machines of the network find this one. */
const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** Until somebody ends it. */
const ended = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
  });

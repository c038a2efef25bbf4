/** Servers as processes of their own, with a PostgreSQL of their own, which a test may kill. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const duelex = fileURLToPath(new URL("../../cli/bin/duelex.mjs", import.meta.url));

/** A server that runs. */
export interface Running {
  /** Where its page lies. */
  readonly base: string;
  readonly child: ChildProcess;
  /** What it has written to standard error. */
  readonly log: () => string;
  readonly said: () => string;
  /** With -9, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** In order, as Ctrl-C does. @returns the code it ends with */
  end(): Promise<number | null>;
}

/** Longest wait for a server to be ready: it may have to be prepared, and its database made. */
const PATIENCE = 120_000;
/** Tests ask more often than people. */
const LIMITS = ["--rate", "100000", "--sockets", "100000"];

export class Ground {
  /** What is started. */
  readonly program = duelex;
  readonly folder = mkdtempSync(join(tmpdir(), "duelex-server-"));
  private readonly servers = new Set<Running>();

  /** @param apart Ctrl-C does not reach them: whoever started them hears it, and clears; when that process ends, they are gone all the same */
  constructor(private readonly apart = false) {
    chmodSync(this.folder, 0o755); // where tests run as root, PostgreSQL's own user has to come in
    if (apart) process.once("exit", this.drop);
  }

  /** The folder of the server's own database. */
  get data(): string {
    return join(this.folder, "data");
  }

  /** Its address, for further processes. */
  get database(): string {
    const password = readFileSync(join(this.data, "password"), "utf8").trim();
    return `postgres://duelex:${password}@127.0.0.1:${this.postgres.port}/postgres`;
  }

  /** The database's process and its port, by its own word. */
  get postgres(): { readonly pid: number; readonly port: number } {
    const lines = readFileSync(join(this.data, "postgres/postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  /** As `postgres`; null while it is not there. */
  get running(): { readonly pid: number; readonly port: number } | null {
    try {
      return this.postgres;
    } catch {
      return null;
    }
  }

  async start(...flags: readonly string[]): Promise<Running> {
    const own = flags.includes("--database") ? [] : ["--data", this.data];
    const child = spawn(process.execPath, [duelex, "serve", "--port", "0", ...own, ...LIMITS, "--log-level", "warn", ...flags], {
      stdio: ["ignore", "pipe", "pipe"],
      detached: this.apart,
    });
    let [out, errors] = ["", ""];
    child.stdout!.on("data", (text) => {
      out += text;
    });
    child.stderr!.on("data", (text) => {
      errors += text;
    });
    const gone = new Promise<number | null>((done) => child.once("exit", done));
    const base = await new Promise<string>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`it is not ready: ${out}${errors}`)), PATIENCE);
      void gone.then((code) => failed(new Error(`it ended with ${code}: ${out}${errors}`)));
      child.stdout!.on("data", () => {
        const [, address] = /Tables are open: (\S+)/.exec(out) ?? [];
        if (address === undefined) return;
        clearTimeout(late);
        ready(address.replace("localhost", "127.0.0.1"));
      });
    });
    const running: Running = {
      ...{ base, child, log: () => errors, said: () => out },
      kill: async () => {
        this.servers.delete(running);
        child.kill("SIGKILL");
        await gone;
      },
      end: async () => {
        this.servers.delete(running);
        child.kill("SIGTERM");
        return await gone;
      },
    };
    this.servers.add(running);
    return running;
  }

  /** Ends everything, the database too. */
  async clear(): Promise<void> {
    for (const running of [...this.servers]) await running.kill();
    process.off("exit", this.drop);
    this.drop();
  }

  private readonly drop = (): void => {
    for (const { child } of this.servers) child.kill("SIGKILL");
    try {
      process.kill(this.postgres.pid, "SIGKILL");
    } catch {
      // it has ended already
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

/** What a server is started with, and what is said of it when it runs. */
import type { Game } from "@duelex/kernel";

export interface ServeOptions {
  /** The games there are, by their ids. @throws InputError (as a rejection) if there is no such game */
  readonly gameNamed: (id: string) => Promise<Game>;
  /** Their ids: soon after the start all of them are in memory, so that nothing depends on files that an upgrade may take away. */
  readonly games: readonly string[];
  /** The program of a thread that thinks: a module that calls `beginThinking`. */
  readonly thinker: URL;
  /** So many of them. */
  readonly threads: number;
  /** Names of the machines that sit down here. */
  readonly machines: readonly string[];
  /** The folder of the built page; null serves none. */
  readonly page: string | null;
  /** The address of this machine at which it listens. */
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** The folder of a database of one's own, used if no other is named. */
  readonly data: string;
  /** The address of a database; null for one of one's own. */
  readonly database: string | null;
  /** Matches in which nothing has been done for so many days are taken away; 0 keeps them for ever. */
  readonly keep: number;
  /** Sites besides our own whose pages may talk to us: "https://cards.example". */
  readonly origins: readonly string[];
  /** One proxy stands before us, and says in X-Forwarded-For who asks. */
  readonly trustProxy: boolean;
  /** Compress what is told over sockets, to whoever can read it. */
  readonly compress: boolean;
  /** Of the log on standard error: "info", "warn", … */
  readonly logLevel: string;
  /** Messages a second of one socket, and requests a second of one address. */
  readonly rate: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Matches that stay in memory; of the others only who is connected. */
  readonly tables: number;
  /** May anybody read /metrics, or this machine only? */
  readonly metrics: "here" | "everywhere";
}

export interface Serving {
  readonly port: number;
  /** The database's address if it is one of our own: further processes are started with it. */
  readonly ownDatabase: string | null;
  /** It was left running by a server that was killed. */
  readonly found: boolean;
  /** Tells everybody, lets others take over, and ends. */
  stop(): Promise<void>;
}

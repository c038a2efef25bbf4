/** One socket: what it says is looked at before anybody acts on it, what it is told waits no longer than it may. */
import { InputError } from "@duelex/kernel";
import type { Hello, ToSeat } from "@duelex/session";
import type { RawData, WebSocket } from "ws";
import { closing, seatOf } from "./house.ts";
import { Bucket } from "./limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Room } from "./room.ts";
import type { Guest } from "./room-parts.ts";
import { DatabaseAway } from "./store/database.ts";
import { numberOf, readFromSeat, readHello } from "./words.ts";

export interface SocketParts {
  readonly find: (table: string) => Promise<Room | null>;
  readonly lobby: Lobby;
  readonly now: () => number;
  /** Of one socket: messages at once, and each second. */
  readonly burst: number;
  readonly perSecond: number;
  readonly failed: (problem: unknown, where: string) => void;
  readonly counted: (what: "heard" | "told" | "refused" | "slow" | "much" | "senseless") => void;
}

/** So many messages may wait to be acted on. */
const WAITING = 32;
/** Bytes that wait to be sent; beyond that whoever reads is too slow. */
const UNSENT = 4 * 1024 * 1024;
/** A socket that says nothing of what it is for is closed after so long, in milliseconds. */
const HELLO = 10_000;
/** So many messages that make no sense are forgiven. */
const SENSELESS = 20;
/** Letters of what is said to who makes none. */
const MOST_SAID = 500;
const NOT_NOW = "the database does not answer just now; a little later it works again";
const POLICY = 1008;
const LEAVING = 1001;

export class Connection {
  private guest: Guest | null = null;
  private room: Room | null = null;
  private looks: ((told: ToSeat) => void) | null = null;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private senseless = 0;
  private closed = false;
  private readonly bucket: Bucket;
  private hello: NodeJS.Timeout | null;
  /** It has answered since it was last asked whether it is there. */
  isThere = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly parts: SocketParts,
  ) {
    this.bucket = new Bucket(parts.burst, parts.perSecond, parts.now());
    this.hello = setTimeout(() => this.close("no sense", "Nothing was said of what this socket is for."), HELLO);
    socket.on("message", (data, isBinary) => this.heard(data, isBinary));
    socket.on("close", () => this.gone());
    socket.on("error", () => undefined); // a close follows
    socket.on("ping", (data) => this.pinged(data));
    socket.on("pong", () => {
      this.isThere = true;
    });
  }

  /** Says why, and closes. */
  close(why: Parameters<typeof closing>[0], says: string): void {
    if (this.closed) return;
    this.send(closing(why, says));
    this.socket.close(why === "going down" ? LEAVING : POLICY, why);
    this.gone();
  }

  /** Without a word. */
  end(): void {
    this.socket.terminate();
    this.gone();
  }

  /** Asks whether it is still there; one that did not answer the last time is not. */
  ping(): void {
    if (!this.isThere) {
      this.socket.terminate();
      return;
    }
    this.isThere = false;
    this.socket.ping();
  }

  /** Signs of life are counted as everything else is; who asks for them and reads none is too slow. */
  private pinged(data: Buffer): void {
    if (this.closed || this.isTooMuch()) return;
    this.socket.pong(data);
    this.dropIfSlow();
  }

  /** Counts a message; closes the line of who sends too many. */
  private isTooMuch(): boolean {
    if (this.bucket.take(this.parts.now()) && this.waiting < WAITING) return false;
    this.parts.counted("much");
    this.close("too much", "Too many messages at once.");
    return true;
  }

  private heard(data: RawData, isBinary: boolean): void {
    if (this.closed) return;
    this.parts.counted("heard");
    if (this.isTooMuch()) return;
    const message = isBinary ? undefined : parsed(data);
    if (message === undefined) {
      this.close("no sense", "JSON as text is wanted.");
      return;
    }
    this.waiting++;
    this.queue = this.queue.then(async () => {
      try {
        if (!this.closed) await this.take(message);
      } catch (problem) {
        this.refuse(numberOf(message), problem);
      }
      this.waiting--;
    });
  }

  private async take(message: unknown): Promise<void> {
    const { guest, room } = this;
    if (guest !== null && room !== null) {
      const read = this.sense(() => readFromSeat(message));
      if (read.to === "table" && read.ask.ask === "there") return this.send({ told: "reply", to: read.ask.id, reply: { ask: "there" } }); // no table is woken for it
      return await room.hear(guest, read);
    }
    if (this.looks !== null) throw new InputError("request", [{ where: "", what: "who looks at the lobby asks for nothing" }]);
    const hello = readHello(message);
    if (this.hello !== null) clearTimeout(this.hello);
    this.hello = null;
    await this.begin(hello);
  }

  /** Reads a message; those that cannot be read are counted. @throws InputError */
  private sense<T>(read: () => T): T {
    try {
      return read();
    } catch (problem) {
      this.parts.counted("senseless");
      if (++this.senseless > SENSELESS) this.close("no sense", "Too many messages that make no sense.");
      throw problem;
    }
  }

  private async begin(hello: Hello): Promise<void> {
    if (hello.hello === "lobby") {
      const looks = (told: ToSeat) => this.send(told);
      await this.parts.lobby.enter(looks);
      if (this.closed) this.parts.lobby.leave(looks);
      else this.looks = looks;
      return;
    }
    const room = await this.parts.find(hello.table);
    if (room === null) return this.close("unknown table", "There is no such table.");
    let seat = hello.hello === "seat" ? seatOf(room.match, hello.key) : null;
    if (hello.hello === "seat" && seat === null) {
      await room.changed(); // it was given a moment ago, perhaps by another process
      seat = seatOf(room.match, hello.key);
    }
    if (hello.hello === "seat" && seat === null) return this.close("wrong key", "This key opens no seat of the table.");
    if (hello.hello === "watch" && !room.match.watched) return this.close("unknown table", "This table is not for others to watch.");
    if (this.closed) return;
    if (room.isClosed) return await this.begin(hello); // it was let go while the key was looked at
    this.room = room;
    this.guest = { seat, key: hello.hello === "seat" ? hello.key : null, tell: (told) => this.send(told) };
    room.enter(this.guest, hello.hello === "seat" ? (hello.lines ?? 0) : 0);
  }

  private refuse(to: number, problem: unknown): void {
    const isTheirs = problem instanceof InputError;
    if (isTheirs && this.guest === null && this.looks === null) {
      this.close("no sense", problem.message.slice(0, MOST_SAID));
      return;
    }
    if (!isTheirs) this.parts.failed(problem, "a message");
    if (this.guest === null && this.looks === null) {
      this.close("going down", NOT_NOW); // whoever comes again may find it well, here or at another process
      return;
    }
    const subject = isTheirs ? problem.subject : "server";
    const problems = isTheirs
      ? problem.problems
      : [{ where: "", what: problem instanceof DatabaseAway ? NOT_NOW : "that did not work, and it is not your doing" }];
    this.send({ told: "refused", to, why: "wrong", subject, problems });
  }

  private send(told: ToSeat): void {
    if (this.closed || this.socket.readyState !== this.socket.OPEN) return;
    this.parts.counted("told");
    this.socket.send(textOf(told));
    this.dropIfSlow();
  }

  private dropIfSlow(): void {
    if (this.socket.bufferedAmount <= UNSENT) return;
    this.parts.counted("slow");
    this.socket.terminate(); // it would not read why
    this.gone();
  }

  private gone(): void {
    if (this.closed) return;
    this.closed = true;
    if (this.hello !== null) clearTimeout(this.hello);
    if (this.guest !== null) this.room?.leave(this.guest);
    if (this.looks !== null) this.parts.lobby.leave(this.looks);
    this.guest = null;
    this.room = null;
  }
}

/** What is told to many is written once. */
const texts = new WeakMap<ToSeat, string>();
function textOf(told: ToSeat): string {
  let text = texts.get(told);
  if (text === undefined) {
    text = JSON.stringify(told);
    texts.set(told, text);
  }
  return text;
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return undefined;
  }
}

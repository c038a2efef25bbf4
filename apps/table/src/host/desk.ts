/** The page's end of the line to the host: requests with their replies, and what the seats are told. */
import type { Problem, Seat } from "@duelex/kernel";
import type { Ask, FromSeat, Position, Reply, Told } from "@duelex/session";
import type { Join, Pace } from "./words.ts";

/** What was asked could not be done. */
export class Refused extends Error {
  constructor(
    readonly subject: string,
    readonly problems: readonly Problem[],
    /** It came too late: nothing is wrong. */
    readonly late: boolean,
  ) {
    super(`${subject}: ${problems.map(({ what }) => what).join("; ")}`);
  }
}

/** The reply to each kind of request. */
export type ReplyTo<Kind extends Ask["ask"]> = Extract<Reply, { readonly ask: Kind }>;

interface Waiting {
  done(reply: Reply): void;
  failed(problem: Refused): void;
}

/** What carries messages to a host and brings them back: a worker, a socket. */
export interface Carrier {
  send(message: FromSeat): void;
  /** Sits down for these seats, where the page may choose. */
  join?(seats: readonly Seat[]): void;
  /** How long machines wait after an answer of which something is told, where the page may say so. */
  pace?(milliseconds: number): void;
  /** Nothing more is carried. */
  end(): void;
}

/** Makes a carrier. @param broken the host is gone with what lay on its table: another carrier is made */
export type Carry = (hear: (told: Told) => void, broken: (message: string) => void) => Carrier;

export interface DeskEvents {
  position(position: Position, from: Desk): void;
  /** The host has stopped by a mistake of its own; a new one runs, with nothing on its table. */
  crashed?(): void;
}

/** The page's end of a line to a host, whoever carries it. */
export class Desk {
  private carrier: Carrier;
  private readonly waiting = new Map<number, Waiting>();
  /** Numbers of requests count up, from one visit to the next too. */
  private requests = Date.now() * 1000;
  private seats: readonly Seat[] = [0];
  /** Positions that came since the last frame: a machine that answers ten times in a frame is drawn once. */
  private told: Position[] = [];

  constructor(
    private readonly carry: Carry,
    private readonly events: DeskEvents,
  ) {
    this.carrier = this.begin();
  }

  /** Sits down for these seats: for no other seat is anything told. */
  join(seats: readonly Seat[]): void {
    this.seats = seats;
    this.carrier.join?.(seats);
  }

  /** How long machines wait after an answer of which something is told, in milliseconds. */
  pace(milliseconds: number): void {
    this.carrier.pace?.(milliseconds);
  }

  /** @throws Refused (as a rejection) */
  ask<Kind extends Ask["ask"]>(ask: Extract<Ask, { readonly ask: Kind }>, seat: Seat = this.seats[0] ?? 0): Promise<ReplyTo<Kind>> {
    return this.request({ ...ask, seat }) as Promise<ReplyTo<Kind>>;
  }

  /** @throws Refused (as a rejection) */
  request(message: Unnumbered<FromSeat>): Promise<Reply> {
    const id = ++this.requests;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.carrier.send({ ...message, id });
    });
  }

  /** Gets up: nothing more is told, and what was asked is not replied to. */
  end(): void {
    this.carrier.end();
  }

  private begin(): Carrier {
    const carrier = this.carry(
      (told) => this.hear(told),
      (message) => this.crashed(message),
    );
    carrier.join?.(this.seats);
    return carrier;
  }

  private hear(told: Told): void {
    if (told.told === "position") {
      const isFirst = this.told.push(told) === 1;
      if (document.hidden)
        this.tell(); // no frame comes while nobody looks
      else if (isFirst) requestAnimationFrame(() => this.tell());
      return;
    }
    this.tell(); // a reply tells of what came before it
    const call = this.waiting.get(told.to);
    this.waiting.delete(told.to);
    if (told.told === "reply") call?.done(told.reply);
    else call?.failed(new Refused(told.subject, told.problems, told.why === "late"));
  }

  private tell(): void {
    for (const position of this.told.splice(0)) this.events.position(position, this);
  }

  private crashed(message: string): void {
    this.carrier.end();
    this.told = [];
    for (const { failed } of this.waiting.values()) failed(new Refused("engine", [{ where: "", what: message }], true));
    this.waiting.clear();
    this.carrier = this.begin();
    this.events.crashed?.();
  }
}

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** The worker of this page. */
export const pageWorker: Carry = (hear, broken) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data));
  worker.addEventListener("error", ({ message }) => broken(message));
  return {
    send: (request) => worker.postMessage(request),
    join: (seats) => worker.postMessage({ join: seats } satisfies Join),
    pace: (pace) => worker.postMessage({ pace } satisfies Pace),
    end: () => worker.terminate(),
  };
};

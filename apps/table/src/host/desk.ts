/** The page's end of the line to the host: requests with their replies, and what the seats are told. */
import type { Problem, Seat } from "@duelex/kernel";
import type { Ask, Position, Reply, Told } from "@duelex/session";
import type { Join } from "./words.ts";

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

export interface DeskEvents {
  position(position: Position): void;
  /** The worker has stopped by a mistake of its own; a new one runs, with nothing on its table. */
  crashed(): void;
}

/** A worker with a host in it. */
export class Desk {
  private worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private seats: readonly Seat[] = [0];
  /** Positions that came since the last frame: a machine that answers ten times in a frame is drawn once. */
  private told: Position[] = [];

  constructor(
    private readonly make: () => Worker,
    private readonly events: DeskEvents,
  ) {
    this.worker = this.begin();
  }

  /** Sits down for these seats: for no other seat is anything told. */
  join(seats: readonly Seat[]): void {
    this.seats = seats;
    this.worker.postMessage({ join: seats } satisfies Join);
  }

  /** @throws Refused (as a rejection) */
  ask<Kind extends Ask["ask"]>(ask: Extract<Ask, { readonly ask: Kind }>, seat: Seat = this.seats[0] ?? 0): Promise<ReplyTo<Kind>> {
    const id = ++this.requests;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done: (reply) => done(reply as ReplyTo<Kind>), failed });
      this.worker.postMessage({ ...ask, id, seat });
    });
  }

  /** Ends the worker as a crash would: for those who try whether it is survived. */
  crash(): void {
    this.crashed("");
  }

  private begin(): Worker {
    const worker = this.make();
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
    worker.addEventListener("error", (event) => this.crashed(event.message));
    worker.postMessage({ join: this.seats } satisfies Join);
    return worker;
  }

  private hear(told: Told): void {
    if (told.told === "position") {
      if (this.told.push(told) > 1) return;
      if (document.hidden) this.tell();
      else requestAnimationFrame(() => this.tell());
      return;
    }
    this.tell(); // a reply tells of what came before it
    const call = this.waiting.get(told.to);
    this.waiting.delete(told.to);
    if (told.told === "reply") call?.done(told.reply);
    else call?.failed(new Refused(told.subject, told.problems, told.why === "late"));
  }

  private tell(): void {
    for (const position of this.told.splice(0)) this.events.position(position);
  }

  private crashed(message: string): void {
    this.worker.terminate();
    this.told = [];
    for (const { failed } of this.waiting.values()) failed(new Refused("engine", [{ where: "", what: message }], true));
    this.waiting.clear();
    this.worker = this.begin();
    this.events.crashed();
  }
}

/** The worker of this page. */
export const pageWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

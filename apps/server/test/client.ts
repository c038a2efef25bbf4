/** Somebody at a table of a server: opens, joins, plays by messages alone, and comes back when the line is cut. */
import type { FromSeat, Hello, JoinTable, NewTable, Position, RefusedTable, Seated, TableFacts, ToSeat } from "@duelex/session";
import { WebSocket } from "ws";

export type Said = { readonly status: number; readonly body: unknown };

/** Over HTTP, as a page does. */
export async function said(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Said> {
  const reply = await fetch(new URL(path, base), {
    method,
    headers: { connection: "close", ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
}

async function seated(reply: Promise<Said>): Promise<Seated> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify((body as RefusedTable).problems)}`);
  return body as Seated;
}

export const openTable = (base: string, table: NewTable): Promise<Seated> => seated(said(base, "POST", "api/tables", table));
export const joinTable = (base: string, table: string, join: JoinTable): Promise<Seated> =>
  seated(said(base, "POST", `api/tables/${table}/join`, join));

type Replied = Extract<ToSeat, { told: "reply" | "refused" }>;
type Wanted = Record<string, unknown> & { readonly ask: FromSeat["ask"] };

/** A line to a server, and what was told over it. */
export class Line {
  readonly told: ToSeat[] = [];
  position: Position | null = null;
  facts: TableFacts | null = null;
  isClosed = false;
  private socket: WebSocket | null = null;
  private next = 0;
  private readonly waiting = new Set<() => void>();
  /** Called with every message. */
  onTold: (told: ToSeat) => void = () => undefined;

  constructor(
    readonly base: string,
    readonly hello: Hello,
  ) {}

  async open(): Promise<this> {
    const socket = new WebSocket(new URL("live", this.base.replace(/^http/, "ws")), { perMessageDeflate: false });
    this.socket = socket;
    this.isClosed = false;
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as ToSeat));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.socket === socket) this.isClosed = true;
      this.wake();
    });
    await new Promise<void>((opened, failed) => {
      socket.once("open", opened);
      socket.once("error", failed);
    });
    socket.send(JSON.stringify(this.hello));
    return this;
  }

  private hear(told: ToSeat): void {
    this.told.push(told);
    if (told.told === "position") this.position = told;
    else if (told.told === "welcome" || told.told === "table") this.facts = told.facts;
    this.onTold(told);
    this.wake();
  }

  private wake(): void {
    for (const wake of this.waiting) wake();
  }

  /** Waits until it is so. */
  async until<T>(what: () => T | null | undefined | false, patience = 20_000): Promise<T> {
    const began = performance.now();
    for (;;) {
      const found = what();
      if (found !== null && found !== undefined && found !== false) return found;
      if (performance.now() - began > patience)
        throw new Error(`waited in vain; the last that was told: ${JSON.stringify(this.told.at(-1))?.slice(0, 500)}`);
      await new Promise<void>((woken) => {
        const wake = () => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          woken();
        };
        const timer = setTimeout(wake, 200);
        this.waiting.add(wake);
      });
    }
  }

  /** The seat, as it was welcomed. */
  get seat(): 0 | 1 {
    return this.told.find((told) => told.told === "welcome")?.seat ?? 0;
  }

  /** Sends a request; gives back its number. */
  ask(what: Wanted, id = Date.now() * 1000 + this.next++): number {
    this.send({ seat: this.seat, ...what, id });
    return id;
  }

  send(message: unknown): void {
    this.socket?.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The reply to a request, or its refusal. */
  async reply(what: Wanted): Promise<Replied> {
    const id = this.ask(what);
    return await this.until(() =>
      this.told.find((told): told is Replied => (told.told === "reply" || told.told === "refused") && told.to === id),
    );
  }

  /** The question that is put to this seat. */
  get asked(): NonNullable<Position["question"]> | null {
    const { position } = this;
    return position?.question != null && position.question.seat === position.seat ? position.question : null;
  }

  /** The line is cut, without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.socket?.close();
  }
}

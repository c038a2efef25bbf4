/** A socket to a server of tables that outlives its connections: it comes back by itself, and nothing that was sent is lost. */
import type { FromSeat, Hello, ToSeat } from "@duelex/session";

/** Pauses before it is tried again, in milliseconds: growing, and not alike for all who were cut off at once. */
const PAUSES = [200, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** So long a request may stay without a word from the server before the line is taken for dead, in milliseconds. */
const PATIENCE = 8000;
/** So long nothing is heard before it is asked whether anybody is there, in milliseconds. */
const SILENCE = 45_000;

export interface WireEvents {
  told(message: ToSeat): void;
  /** It has been lost, and did not come back at once. */
  lost(): void;
  /** The line stands (again). @param again it stood before */
  here(again: boolean): void;
  /** Is asked when nothing has been heard for long. */
  silent?(): void;
}

/** Where the socket of this page's server is. */
function liveAddress(page: string): string {
  const address = new URL("live", page);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
}

export class Wire {
  private socket: WebSocket | null = null;
  /** What has not been replied to, in the order in which it was sent. */
  private readonly unanswered = new Map<number, FromSeat>();
  private tries = 0;
  private stood = false;
  private welcome = false;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** The first message of every connection: what is known changes. */
    private readonly hello: () => Hello,
    private readonly events: WireEvents,
    private readonly open: () => WebSocket = () => new WebSocket(liveAddress(location.href)),
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  send(message: FromSeat): void {
    this.unanswered.set(message.id, message);
    if (this.welcome) this.put(message);
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.socket?.close();
  }

  /** Tries at once, if it waits. */
  private readonly now = (): void => {
    if (this.socket !== null || this.ended || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify(this.hello())));
    socket.addEventListener("message", ({ data }) => this.socket === socket && this.hear(JSON.parse(String(data)) as ToSeat));
    socket.addEventListener("close", () => this.closed(socket));
    this.listen(PATIENCE);
  }

  private put(message: FromSeat): void {
    this.socket?.send(JSON.stringify(message));
    this.listen(PATIENCE);
  }

  private hear(message: ToSeat): void {
    if (!this.welcome && message.told !== "closed") {
      this.welcome = true;
      this.tries = 0;
      this.events.here(this.stood);
      this.stood = true;
      for (const waiting of this.unanswered.values()) this.put(waiting);
    }
    if (message.told === "reply" || message.told === "refused") this.unanswered.delete(message.to);
    this.listen(this.unanswered.size > 0 ? PATIENCE : SILENCE);
    this.events.told(message);
  }

  /** After so long a silence something is done about it. */
  private listen(long: number): void {
    clearTimeout(this.watch);
    if (this.ended) return;
    this.watch = setTimeout(() => {
      if (this.welcome && this.unanswered.size === 0) this.events.silent?.();
      else if (this.socket !== null) this.closed(this.socket);
    }, long);
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    socket.close();
    this.socket = null;
    this.welcome = false;
    clearTimeout(this.watch);
    if (this.ended) return;
    if (this.tries === 1) this.events.lost();
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }
}

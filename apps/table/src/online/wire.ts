/** A socket to a server of tables that outlives its connections: it comes back by itself, and nothing that was sent is lost. */
import type { FromSeat, Hello, ToSeat } from "@duelex/session";

/** Pauses before it is tried again, in milliseconds: growing, and not alike for all who were cut off at once. */
const PAUSES = [200, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** So long a request may stay without a word from the server before that is said, and before the line is taken for dead, in milliseconds. */
const DOUBT = 3000;
const PATIENCE = 8000;
/** A line that was cut, or that the browser takes for cut, may come back within so long before anything is said, in milliseconds. */
const AT_ONCE = 1000;
/** So long nothing is heard before it is asked whether anybody is there, in milliseconds. */
const SILENCE = 25_000;
/** So many requests wait for their replies; more are not taken. */
const MOST = 16;
/** The number of the question whether anybody is there: no request has it. */
const THERE = 0;

export interface WireEvents {
  told(message: ToSeat): void;
  /** No word has come for so long that it has to be said; it goes on being tried. */
  lost(): void;
  /** There is a word again after that. */
  found(): void;
  /** The line stands (again). @param again it stood before */
  here(again: boolean): void;
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
  /** What an answer would do is asked one at a time: the preview that is under way, and the latest that waits for its turn. */
  private preview: number | null = null;
  private nextPreview: FromSeat | null = null;
  private tries = 0;
  private stood = false;
  private welcome = false;
  private ended = false;
  private doubted = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private doubtAt = Number.POSITIVE_INFINITY;

  constructor(
    /** The first message of every connection: what is known changes. */
    private readonly hello: () => Hello,
    private readonly events: WireEvents,
    private readonly open: () => WebSocket = () => new WebSocket(liveAddress(location.href)),
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  send(message: FromSeat): void {
    if (message.ask === "preview" && this.preview !== null) {
      if (this.nextPreview !== null) this.drop(this.nextPreview);
      this.nextPreview = message;
      return;
    }
    if (this.unanswered.size >= MOST) {
      this.drop(message);
      return;
    }
    if (message.ask === "preview") this.preview = message.id;
    this.unanswered.set(message.id, message);
    if (this.welcome) this.put(message);
  }

  /** Does anything of these kinds wait for its reply? */
  holds(kinds: ReadonlySet<string>): boolean {
    return [...this.unanswered.values()].some(({ ask }) => kinds.has(ask));
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    clearTimeout(this.doubt);
    this.socket?.close();
    this.socket = null;
  }

  /** Tries at once, if it waits; a line that stands may have died unseen while the device slept. */
  private readonly now = (): void => {
    if (document.hidden) return;
    if (this.socket !== null) this.ask();
    else {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private readonly offline = (): void => {
    this.ask();
    this.suspect(AT_ONCE);
  };

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify(this.hello())));
    socket.addEventListener("message", ({ data }) => this.socket === socket && this.hear(JSON.parse(String(data)) as ToSeat));
    socket.addEventListener("close", () => this.closed(socket));
    this.listen(PATIENCE);
    this.suspect(DOUBT);
  }

  private put(message: FromSeat): void {
    this.socket?.send(JSON.stringify(message));
    this.listen(PATIENCE);
    this.suspect(DOUBT);
  }

  /** Is anybody there? */
  private ask(): void {
    if (this.welcome) this.put({ ask: "there", id: THERE, seat: 0 });
  }

  /** It is replied to that it came too late. */
  private drop({ id, ask }: FromSeat): void {
    this.events.told({ told: "refused", to: id, why: "late", subject: ask, problems: [] });
  }

  private hear(message: ToSeat): void {
    clearTimeout(this.doubt);
    this.doubtAt = Number.POSITIVE_INFINITY;
    if (!this.welcome && message.told !== "closed") {
      this.welcome = true;
      this.tries = 0;
      this.events.here(this.stood);
      this.stood = true;
      for (const waiting of this.unanswered.values()) this.put(waiting);
    }
    if (this.doubted && this.welcome) {
      this.doubted = false;
      this.events.found();
    }
    const to = "to" in message ? message.to : null;
    if (to !== null) this.settled(to);
    if (this.unanswered.size > 0) this.suspect(DOUBT);
    this.listen(this.unanswered.size > 0 ? PATIENCE : SILENCE);
    if (to !== THERE) this.events.told(message);
  }

  private settled(id: number): void {
    this.unanswered.delete(id);
    if (id !== this.preview) return;
    const next = this.nextPreview;
    [this.preview, this.nextPreview] = [null, null];
    if (next !== null) this.send(next);
  }

  /** After so long without a word it is said that there is none. */
  private suspect(long: number): void {
    const at = performance.now() + long;
    if (this.ended || this.doubted || at >= this.doubtAt) return;
    clearTimeout(this.doubt);
    this.doubtAt = at;
    this.doubt = setTimeout(() => {
      this.doubted = true;
      this.events.lost();
    }, long);
  }

  /** After so long a silence something is done about it. */
  private listen(long: number): void {
    clearTimeout(this.watch);
    if (this.ended) return;
    this.watch = setTimeout(() => {
      if (long === SILENCE) this.ask();
      else if (this.socket !== null) this.closed(this.socket);
    }, long);
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    socket.close();
    this.socket = null;
    this.welcome = false;
    clearTimeout(this.watch);
    this.suspect(AT_ONCE);
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }
}

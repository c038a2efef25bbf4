/** Many people at many tables: each answers at random when asked, at a pace; what is slow or lost is counted. */
import { diceOf } from "@duelex/kernel";
import type { Seated, ToSeat } from "@duelex/session";
import { WebSocket } from "ws";
import { joinTable, openTable } from "../../apps/server/test/client.ts";
import { decks, newTable } from "../../apps/server/test/match.ts";

/** So many people sit down at the same time. */
const TOGETHER = 50;

export interface Counted {
  readonly answers: number;
  /** From an answer to the other seat's news, in milliseconds. */
  readonly latencies: number[];
  readonly failures: number;
  /** Of all messages to seats. */
  readonly bytes: number;
}

export class Crowd {
  private readonly sockets = new Set<WebSocket>();
  private readonly tables: Table[] = [];
  private readonly games: readonly string[];
  private latencies: number[] = [];
  private answers = 0;
  private failures = 0;
  private bytes = 0;
  private hasBegun = false;
  hasEnded = false;
  private readonly dice = diceOf(1);

  constructor(
    private readonly bases: readonly string[],
    readonly every: number,
    game: string | undefined,
    private readonly isWatched = false,
  ) {
    this.games = game === undefined ? Object.keys(decks) : [game];
  }

  /** So many matches are opened, two people come to each, and give so many answers before the next come. */
  async sit(matches: number, answers = 0): Promise<void> {
    for (let at = 0; at < matches; at += TOGETHER) {
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, matches - at) }, (_, nth) => this.open(this.games[(at + nth) % this.games.length]!)),
      );
      if (answers > 0) await Promise.all(this.tables.slice(at).map((table) => table.some(answers)));
    }
  }

  /** So many connections that say nothing. */
  async look(connections: number): Promise<void> {
    for (let at = 0; at < connections; at += TOGETHER)
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, connections - at) }, async (_, nth) => {
          const socket = await this.socket(this.bases[nth % this.bases.length]!, () => undefined);
          socket.send(JSON.stringify({ hello: "lobby" }));
        }),
      );
  }

  /** So many connections that watch each match. */
  async watch(each: number): Promise<void> {
    for (const { name } of this.tables)
      for (let at = 0; at < each; at += TOGETHER)
        await Promise.all(
          Array.from({ length: Math.min(TOGETHER, each - at) }, async (_, nth) => {
            const socket = await this.socket(this.bases[nth % this.bases.length]!, () => undefined);
            socket.send(JSON.stringify({ hello: "watch", table: name }));
          }),
        );
  }

  async open(game: string): Promise<void> {
    const bases = [this.bases[this.dice(this.bases.length)]!, this.bases[this.dice(this.bases.length)]!] as const;
    const one = await openTable(bases[0], newTable(game, { seat: 0, watched: this.isWatched }));
    const other = await joinTable(bases[1], one.table, { name: "Bert", deck: decks[game]! });
    const table = new Table(this, game, this.dice, one.table);
    this.tables.push(table);
    await Promise.all([one, other].map((seated, at) => this.come(bases[at]!, seated, table)));
    if (this.hasBegun) table.begin();
  }

  private async come(base: string, { table: id, key, seat }: Seated, table: Table): Promise<void> {
    const socket = await this.socket(base, (text) => table.hear(seat, text));
    table.sockets[seat] = socket;
    socket.send(JSON.stringify({ hello: "seat", table: id, key }));
  }

  private async socket(base: string, hear: (text: string) => void): Promise<WebSocket> {
    const socket = new WebSocket(new URL("live", base.replace(/^http/, "ws")), { perMessageDeflate: false, skipUTF8Validation: true });
    this.sockets.add(socket);
    socket.on("message", (data) => hear(String(data)));
    socket.on("error", () => this.failed());
    socket.on("close", () => {
      if (!this.hasEnded && this.sockets.delete(socket)) this.failed();
    });
    await new Promise((opened) => socket.once("open", opened));
    return socket;
  }

  /** Everybody begins to answer, spread out over the time between two answers. */
  begin(): void {
    this.hasBegun = true;
    for (const table of this.tables) setTimeout(() => table.begin(), this.dice(1 + this.every));
  }

  count(): void {
    this.latencies = [];
    this.answers = 0;
    this.failures = 0;
    this.bytes = 0;
  }

  counted(): Counted {
    return { answers: this.answers, latencies: this.latencies, failures: this.failures, bytes: this.bytes };
  }

  told(bytes: number): void {
    this.bytes += bytes;
  }

  answered(milliseconds: number): void {
    this.answers++;
    this.latencies.push(milliseconds);
  }

  failed(): void {
    this.failures++;
  }

  /** A match is over: the next one is opened in its place. */
  over(table: Table, game: string): void {
    for (const socket of table.sockets) {
      if (socket === undefined) continue;
      this.sockets.delete(socket);
      socket.close();
    }
    this.tables.splice(this.tables.indexOf(table), 1);
    if (!this.hasEnded) this.open(game).catch(() => this.failed());
  }

  end(): void {
    this.hasEnded = true;
    for (const socket of this.sockets) socket.terminate();
  }
}

class Table {
  readonly sockets: WebSocket[] = [];
  private isOpen = false;
  private sent = 0;
  private by = -1;
  private waiting: (() => void) | null = null;
  private id = 0;
  private isOver = false;
  /** Answers that are still to be given. */
  private left = Number.POSITIVE_INFINITY;
  private done: () => void = () => undefined;

  constructor(
    private readonly crowd: Crowd,
    private readonly game: string,
    private readonly dice: (n: number) => number,
    readonly name: string,
  ) {}

  /** Answers until so many have been given. */
  async some(answers: number): Promise<void> {
    this.left = answers;
    await new Promise<void>((done) => {
      this.done = done;
      this.begin();
    });
  }

  begin(): void {
    this.isOpen = true;
    this.waiting?.();
    this.waiting = null;
  }

  hear(seat: number, text: string): void {
    this.crowd.told(text.length);
    if (!text.startsWith('{"told":"position"')) {
      if (text.startsWith('{"told":"refused"')) this.crowd.failed();
      return;
    }
    if (this.left <= 0) {
      this.done();
      return;
    }
    if (this.by >= 0 && seat !== this.by) {
      this.crowd.answered(performance.now() - this.sent);
      this.by = -1;
    }
    const { question } = JSON.parse(text) as Extract<ToSeat, { told: "position" }>;
    if (question === null) this.ended();
    if (question?.seat !== seat) return;
    const { answer } = question.answers[this.dice(question.answers.length)]!;
    const act = () => {
      if (this.crowd.hasEnded || this.isOver) return;
      this.sent = performance.now();
      this.left--;
      this.by = seat;
      this.sockets[seat]?.send(JSON.stringify({ ask: "answer", question: question.number, answer, id: this.id++, seat }));
    };
    if (!this.isOpen) this.waiting = act;
    else if (this.crowd.every === 0) setImmediate(act);
    else setTimeout(act, this.crowd.every);
  }

  private ended(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.done();
    this.crowd.over(this, this.game);
  }
}

/**
 * A server as a process of its own, on a real PostgreSQL, and what comes to it over real sockets: malformed, at the wrong time, several at once, or
 * bytes that are no message at all. Beside the match that is meant others are under way; not a byte of theirs may change, and they are played
 * to their end when all is over.
 */
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Game, readReplay, verify } from "@duelex/kernel";
import type { Seated, ToSeat } from "@duelex/session";
import { WebSocket } from "ws";
import { allGames } from "../../apps/cli/src/games.ts";
import { Database } from "../../apps/server/src/store/database.ts";
import { joinTable, type Line, openTable, said } from "../../apps/server/test/client.ts";
import { decks, newTable, type Person, twoAt } from "../../apps/server/test/match.ts";
import { Ground, type Running } from "../../apps/server/test/processes.ts";
import { Fault, type Outcome } from "./kinds.ts";

/** Within so long something is said to every message, and a line that was cut is closed, in milliseconds. */
const PATIENCE = 10_000;
/** Answers that the others have given before. */
const BEFORE = 15;
/** After so many inputs it is looked whether the others are as they were. */
const EVERY = 25;
/** So many inputs come to a match that is over before the next one is opened. */
const AFTER = 6;
/** Within so long whatever was on its way over a line that was closed has been acted on, in milliseconds. */
const UNDER_WAY = 2000;
/** Stands in a message for the number of the question that is asked when it is sent. */
export const NOW = 777_777;

/** Who sends: P1, P2, who watches, who looks at the lobby, one who has not said what for. */
export const SENDERS = ["P1", "P2", "watcher", "lobby", "nobody yet"] as const;

/** A message of one of the senders. */
export interface Sent {
  readonly who: number;
  readonly text: string;
  /** In a frame that is not for text. */
  readonly binary: boolean;
}

/** The socket of somebody who does not behave. */
class Wire {
  readonly told: ToSeat[] = [];
  private wake: () => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => {
      this.told.push(JSON.parse(String(data)) as ToSeat);
      this.wake();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => this.wake());
  }

  static async to(base: string): Promise<Wire> {
    const socket = new WebSocket(new URL("live", base.replace(/^http/, "ws")), { perMessageDeflate: false });
    const wire = new Wire(socket);
    await new Promise<void>((opened, failed) => {
      socket.once("open", opened);
      socket.once("error", failed);
    });
    return wire;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string, binary = false): void {
    if (this.isOpen) this.socket.send(binary ? Buffer.from(text) : text);
  }

  /** What was said to who has sent something; news are for everybody. */
  get replies(): number {
    return this.told.filter(({ told }) => told === "reply" || told === "refused" || told === "welcome" || told === "lobby").length;
  }

  /** Waits until so much has been said, or the line is closed. */
  async until(replies: number): Promise<void> {
    for (const began = performance.now(); this.replies < replies && this.socket.readyState !== WebSocket.CLOSED; ) {
      const left = PATIENCE - (performance.now() - began);
      if (left <= 0) throw new Fault(`nothing was said to it; the last that was told: ${JSON.stringify(this.told.at(-1))?.slice(0, 300)}`);
      const stop = new AbortController();
      await Promise.race([
        new Promise<void>((woken) => {
          this.wake = woken;
        }),
        setTimeout(left, undefined, { signal: stop.signal }).catch(() => undefined),
      ]);
      stop.abort();
    }
  }

  end(): void {
    this.socket.terminate();
  }
}

/** How a match stands in the database. */
interface Standing {
  readonly kept: number;
  /** Fingerprint of what was kept, up to a number. */
  readonly print: string;
  readonly state: string;
}

interface Meant {
  readonly seats: readonly [Seated, Seated];
  readonly wires: (Wire | null)[];
  standing: Standing;
  /** Inputs since it was over. */
  over: number;
  /** Messages over a line that was closed: nobody knows whether they were still taken. */
  lost: { readonly count: number; readonly at: number };
}

/** The process; started when the first input comes. */
export class Process {
  private readonly ground = new Ground(true);
  private server: Running | null = null;
  private database: Database | null = null;
  private readonly meant = new Map<string, Meant>();
  private others: { readonly pairs: readonly [Person, Person][]; readonly print: string } | null = null;
  private inputs = 0;
  /** So much of the server's log has been looked at. */
  private logged = 0;

  private async begin(): Promise<{ readonly server: Running; readonly database: Database }> {
    if (this.server !== null && this.server.child.exitCode !== null) {
      const { server } = this;
      this.server = null;
      this.meant.clear();
      throw new Fault(`the server ended with ${server.child.exitCode}: ${server.log().slice(-2000)}`);
    }
    if (this.server === null) {
      this.server = await this.ground.start();
      this.logged = this.server.log().length; // what it says while it makes itself ready is no trouble
    }
    const { server } = this;
    this.database ??= await Database.open({
      ...{ url: this.ground.database, connections: 2, hear: () => undefined, missed: () => undefined, trouble: () => undefined },
    });
    if (this.others === null) {
      const pairs = await Promise.all(Object.keys(decks).map((game, at) => twoAt(() => [this.server!.base], game, 300 + 2 * at)));
      for (const pair of pairs) await this.playSome(pair);
      this.others = { pairs, print: await this.printOf(this.database, pairs) };
    }
    return { server, database: this.database };
  }

  private async playSome(pair: readonly [Person, Person]): Promise<void> {
    for (const person of pair) await person.come();
    const [one, other] = pair.map(({ line }) => line) as [Line, Line];
    for (let given = 0; given < BEFORE; given++) {
      const line = await one.until(() => (one.asked !== null ? one : other.asked !== null ? other : null));
      const { number, answers } = line.asked!;
      await line.reply({ ask: "answer", question: number, answer: answers[given % answers.length]!.answer });
      for (const each of [one, other]) await each.until(() => each.position!.number > number);
    }
  }

  /** Of the rows and the logs of matches that nobody has meant. */
  private async printOf(database: Database, pairs: readonly (readonly [Person, Person])[]): Promise<string> {
    const rows = await database.query<{ readonly print: string }>(
      `select md5(string_agg(matches::text || coalesce((select string_agg(log::text, ' ' order by number) from log where match = id), ''), ' ' order by id)) as print
       from matches where id = any($1)`,
      [pairs.map(([{ seated }]) => seated.table)],
    );
    return rows[0]!.print;
  }

  private async standing(database: Database, table: string, upTo: number | null): Promise<Standing> {
    const rows = await database.prepared<Standing>(
      "standing",
      `select state, (select count(*)::int from log where match = id) as kept,
         coalesce((select md5(string_agg(log::text, ' ' order by number)) from log where match = id and ($2::int is null or number <= $2)), '') as print
       from matches where id = $1`,
      [table, upTo],
    );
    return rows[0]!;
  }

  /** A match of the game that is under way; now and then one that is over. */
  private async match(game: string): Promise<Meant> {
    const { server, database } = await this.begin();
    const known = this.meant.get(game);
    if (known !== undefined && (known.standing.state === "playing" || known.over++ < AFTER)) return known;
    for (const wire of known?.wires ?? []) wire?.end();
    const one = await openTable(server.base, newTable(game, { seat: 0 }));
    const other = await joinTable(server.base, one.table, { name: "Bert", deck: decks[game]! });
    const meant: Meant = {
      ...{ seats: [one, other], wires: [], over: 0, lost: { count: 0, at: 0 } },
      standing: await this.standing(database, one.table, null),
    };
    this.meant.set(game, meant);
    return meant;
  }

  private async wire({ seats, wires }: Meant, who: number): Promise<Wire> {
    const there = wires[who];
    if (there?.isOpen === true && who < 4) return there;
    const wire = await Wire.to(this.server!.base);
    wires[who]?.end();
    wires[who] = wire;
    const { table } = seats[0];
    const hellos = [...seats.map(({ key }) => ({ hello: "seat", table, key })), { hello: "watch", table }, { hello: "lobby" }];
    if (who < hellos.length) {
      wire.send(JSON.stringify(hellos[who]));
      await wire.until(1);
    }
    return wire;
  }

  private fill(text: string, { seats: [one, other], standing }: Meant): string {
    return text
      .replaceAll(String(NOW), String(standing.kept + 1))
      .replaceAll("TABLE", one.table)
      .replaceAll("KEY1", one.key)
      .replaceAll("KEY2", other.key);
  }

  /** Messages that are sent without waiting for what is said to each. */
  async messages(game: string, sent: readonly Sent[]): Promise<Outcome> {
    const meant = await this.match(game);
    const wires = new Map<number, { readonly wire: Wire; sent: number }>();
    for (const { who } of sent) if (!wires.has(who)) wires.set(who, { wire: await this.wire(meant, who), sent: 0 });
    for (const { wire } of wires.values()) wire.told.length = 0;
    for (const { who, text, binary } of sent) {
      const to = wires.get(who)!;
      to.sent++;
      to.wire.send(this.fill(text, meant), binary);
    }
    for (const each of wires.values()) await each.wire.until(each.sent);
    let taken = 0;
    const lost = [...wires.values()].reduce((sum, { wire, sent: count }) => sum + (wire.isOpen ? 0 : count), 0);
    if (lost > 0) meant.lost = { count: lost, at: performance.now() };
    for (const [who, { wire }] of wires)
      for (const each of wire.told) {
        if (each.told === "reply" && (who < 2 || who === 4)) taken++; // who had not said what for may have said it meanwhile
        if (each.told === "refused" && each.problems.length === 0 && each.why !== "late") throw new Fault("refused without a reason");
        if (each.told === "refused" && each.subject === "server")
          throw new Fault(`not refused but failed: ${JSON.stringify(each.problems)}`);
      }
    await this.look(meant, taken);
    const heard = [...wires.values()].flatMap(({ wire }) => wire.told.map(({ told }) => told));
    return heard.some((told) => told === "reply" || told === "welcome") ? "valid" : "refused";
  }

  async body(game: string, path: string, method: string, text: string): Promise<Outcome> {
    const meant = await this.match(game);
    const key = { authorization: `Bearer ${meant.seats[0].key}` };
    const reply = await fetch(new URL(path.replace("TABLE", meant.seats[0].table), this.server!.base), {
      method,
      headers: { "content-type": "application/json", ...key },
      ...(method === "POST" || method === "PUT" ? { body: this.fill(text, meant) } : {}),
    });
    const told = await reply.text();
    if (reply.status >= 500) throw new Fault(`status ${reply.status}: ${told}`);
    await this.look(meant, 0);
    if (reply.status < 400) return "valid";
    const { problems } = JSON.parse(told) as { readonly problems: readonly { readonly what: string }[] };
    if (problems.length === 0 || problems.some(({ what }) => what.trim() === "")) throw new Fault("refused without a reason");
    return "refused";
  }

  /** Bytes as they are, to the port or into a socket that has been opened; the server must have closed it when nothing more comes. */
  async bytes(game: string, upgraded: boolean, bytes: Uint8Array): Promise<Outcome> {
    const meant = await this.match(game);
    const { hostname, port } = new URL(this.server!.base);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    const closed = new Promise<true>((done) => socket.once("close", () => done(true)));
    if (upgraded) {
      socket.write(
        `GET /live HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
      await Promise.race([new Promise((heard) => socket.once("data", heard)), closed]);
    }
    socket.resume();
    socket.end(bytes);
    const stop = new AbortController();
    const late = setTimeout(PATIENCE, false, { signal: stop.signal }).catch(() => false);
    const isClosed = await Promise.race([closed, late]);
    stop.abort();
    socket.destroy();
    if (!isClosed) throw new Fault("the line stays open after its end");
    await this.look(meant, 0);
    return "refused";
  }

  /** What was kept stands as it stood, and no more came to it than was acknowledged. */
  private async look(meant: Meant, taken: number): Promise<void> {
    const { server, database } = await this.begin();
    const { table } = meant.seats[0];
    const before = meant.standing;
    const same = await this.standing(database, table, before.kept);
    if (same.print !== before.print) throw new Fault("what was written down has been changed");
    meant.standing = same.kept === before.kept ? same : await this.standing(database, table, null);
    const unknown = performance.now() - meant.lost.at < UNDER_WAY ? meant.lost.count : 0;
    const more = meant.standing.kept - before.kept - taken;
    if (more > 0) meant.lost = { ...meant.lost, count: unknown - more };
    if (more > unknown) throw new Fault("the match was changed by a message that was not taken");
    const trouble = server.log().slice(this.logged);
    this.logged += trouble.length;
    if (trouble !== "") throw new Fault(`the server has trouble: ${trouble.slice(0, 1000)}`);
    if (++this.inputs % EVERY === 0) await this.expectOthers(database);
  }

  private async expectOthers(database: Database): Promise<void> {
    if ((await this.printOf(database, this.others!.pairs)) !== this.others!.print) throw new Fault("a match that nobody meant has changed");
  }

  /** The others are as they were, and go on to their end. @throws Fault */
  async finish(): Promise<void> {
    if (this.others === null) return;
    const { server, database } = await this.begin();
    await this.expectOthers(database);
    for (const pair of this.others.pairs) {
      await Promise.all(pair.map((person) => person.play()));
      const { table } = pair[0].seated;
      const { game } = pair[0].line.facts!;
      const { body } = await said(server.base, "GET", `api/tables/${table}/replay`);
      if (!verify((await allGames.load(game)) as Game, readReplay(body)).verified)
        throw new Fault(`${game}: the match that nobody meant parts`);
    }
    if ((await fetch(new URL("readyz", server.base))).status !== 200) throw new Fault("it is not ready");
  }

  async clear(): Promise<void> {
    for (const { wires } of this.meant.values()) for (const wire of wires) wire?.end();
    await this.database?.close();
    await this.ground.clear();
  }
}

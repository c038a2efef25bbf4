/** The doors of a server: messages of sockets and bodies over HTTP, malformed or at the wrong time. None may change a match that was refused. */
import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { Seat } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import type { Library, Seated, ToSeat } from "@duelex/session";
import fc from "fast-check";
import type { WebSocket } from "ws";
import { House } from "../../apps/server/src/house.ts";
import { httpApp } from "../../apps/server/src/http.ts";
import { Buckets } from "../../apps/server/src/limits.ts";
import { Lobby } from "../../apps/server/src/lobby.ts";
import { Rooms } from "../../apps/server/src/rooms.ts";
import { Connection } from "../../apps/server/src/socket.ts";
import { Memory } from "../../apps/server/test/memory.ts";
import type { Corpus } from "./corpus.ts";
import { Fault, type Kind, kindOf, type Outcome } from "./kinds.ts";
import { Kin, spoilt } from "./nonsense.ts";
import { NOW, type Process, SENDERS } from "./process.ts";
import { type Tree, treeOf } from "./tree.ts";

/** What is said to who has sent something; besides it there are news. */
const SAID: ReadonlySet<string> = new Set<ToSeat["told"]>(["reply", "refused", "welcome", "lobby", "closed"]);
/** Within so long something is said to every message, in milliseconds; a module may have to be fetched first. */
const PATIENCE = 10_000;
/** Turns of the event loop in which nothing more happens after it. */
const QUIET = 4;

/** A line's end that is in our hands. */
class Wire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly told: ToSeat[] = [];

  send(text: string): void {
    this.told.push(JSON.parse(text) as ToSeat);
  }
  close(): void {
    this.terminate();
  }
  terminate(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit("close");
  }
  ping(): void {}
}

/** A server without a database and without a net, and a match that is under way at it. */
class ServerDoor {
  private readonly memory = new Memory();
  private readonly rooms: Rooms;
  private readonly house: House;
  private readonly lobby: Lobby;
  readonly app: ReturnType<typeof httpApp>;
  private readonly faults: string[] = [];
  private seats: readonly [Seated, Seated] | null = null;
  private wires: (Wire | null)[] = [];

  constructor(private readonly corpus: Corpus) {
    const { game } = corpus;
    const library: Library = { game, catalog: game.catalog(), ownCards: [] };
    const failed = (problem: unknown, where: string) =>
      void this.faults.push(`${where}: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`);
    const present = () => [0, 0, 0] as const;
    this.house = new House({
      ...{ matches: this.memory, machines: ["random"], present },
      library: async () => library,
      find: (id) => this.rooms.get(id),
    });
    this.rooms = new Rooms(
      {
        ...{ matches: this.memory, journal: this.memory, machines: ["random"], present, trouble: failed },
        library: async () => library,
        machine: (name, rules, seat, seed) => playerNamed(name, rules, seat, seed),
        think: () => Promise.reject(new Error("no machine sits here")),
        ask: async (_, { id }) => ({ told: "reply", to: id, reply: { ask: "harm", harm: [] } }),
        now: () => 0,
        ...{ pauses: () => [], lookForPauses: async () => undefined },
        arrived: () => undefined,
        rematch: (row) => this.house.rematch(row),
        noted: () => undefined,
      },
      0,
    );
    this.lobby = new Lobby(
      () => this.house.lobby(),
      (problem) => failed(problem, "lobby"),
    );
    this.app = httpApp({
      ...{ house: this.house, headers: {}, failed, now: () => 0 },
      isOurOrigin: () => true,
      ...{ costly: new Buckets(Number.POSITIVE_INFINITY, 1), seats: new Buckets(Number.POSITIVE_INFINITY, 1) },
      addressOf: () => "",
      healthy: async () => null,
      ready: async () => null,
      metrics: async () => ({ type: "text/plain", text: "" }),
      mayReadMetrics: () => true,
    });
  }

  private async opened(): Promise<readonly [Seated, Seated]> {
    const known = this.seats === null ? null : await this.rooms.get(this.seats[0].table);
    if (this.seats !== null && known?.match.state === "playing") return this.seats;
    for (const wire of this.wires) wire?.terminate();
    this.wires = [];
    this.memory.clear();
    const [deck] = this.corpus.game.decks;
    const one = await this.house.open({
      ...{ game: this.corpus.game.id, deck: deck!.id, name: "Anna", against: "anybody", clock: null, watched: true, seat: 0 },
    });
    this.seats = [one, await this.house.join(one.table, { name: "Bert", deck: deck!.deck })];
    return this.seats;
  }

  /** P1, P2, who watches, who looks at the lobby, and one who has not said what for. */
  private async wire(who: number): Promise<Wire> {
    const seats = await this.opened();
    const there = this.wires[who];
    if (there?.readyState === 1 && who < 4) return there;
    const wire = new Wire();
    this.wires[who] = wire;
    new Connection(wire as unknown as WebSocket, {
      ...{ find: (id) => this.rooms.get(id), lobby: this.lobby, now: () => 0, burst: Number.POSITIVE_INFINITY, perSecond: 1 },
      failed: (problem, where) =>
        void this.faults.push(`${where}: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`),
      counted: () => undefined,
    });
    const { table } = seats[0];
    const hellos = [...seats.map(({ key }) => ({ hello: "seat", table, key })), { hello: "watch", table }, { hello: "lobby" }];
    if (who < hellos.length) await this.said(wire, JSON.stringify(hellos[who]));
    return wire;
  }

  /** What is said to a message, and that something is. */
  private async said(wire: Wire, text: string): Promise<readonly ToSeat[]> {
    const before = wire.told.length;
    const isSaid = () => wire.told.slice(before).some(({ told }) => SAID.has(told));
    wire.emit("message", Buffer.from(text), false);
    const began = performance.now();
    while (!isSaid() && wire.readyState === 1) {
      if (performance.now() - began > PATIENCE) throw new Fault("nothing was said to it");
      await setImmediate();
    }
    for (let turns = 0, { length } = wire.told; turns < QUIET; turns++) {
      await setImmediate();
      if (wire.told.length !== length) turns = 0;
      length = wire.told.length;
    }
    return wire.told.slice(before);
  }

  async message(who: number, text: string): Promise<Outcome> {
    const wire = await this.wire(who);
    const [one, other] = await this.opened();
    const room = (await this.rooms.get(one.table))!;
    const filled = text
      .replaceAll(String(NOW), String(room.kept + 1))
      .replaceAll("TABLE", one.table)
      .replaceAll("KEY1", one.key)
      .replaceAll("KEY2", other.key);
    const before = this.memory.said(one.table);
    const told = await this.said(wire, filled);
    this.expectNoFaults();
    const replied = told.some((each) => each.told === "reply");
    if (this.memory.said(one.table) !== before && !(replied && who < 2))
      throw new Fault("the match was changed by a message that was not taken");
    for (const each of told)
      if (each.told === "refused" && each.problems.length === 0 && each.why !== "late") throw new Fault("refused without a reason");
    wire.told.length = 0;
    return replied || told.some((each) => each.told === "welcome" || each.told === "lobby") ? "valid" : "refused";
  }

  async body(path: string, method: string, text: string): Promise<Outcome> {
    const [{ table, key }] = await this.opened();
    const filled = text.replaceAll("TABLE", table);
    const reply = await this.app.request(path.replace("TABLE", encodeURIComponent(table)), {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      ...(method === "POST" ? { body: filled } : {}),
    });
    this.expectNoFaults();
    if (reply.status >= 500) throw new Fault(`status ${reply.status}`);
    if (reply.status < 400) return "valid";
    const { subject, problems } = (await reply.json()) as {
      readonly subject: unknown;
      readonly problems: readonly { readonly what: string }[];
    };
    if (typeof subject !== "string" || problems.length === 0 || problems.some(({ what }) => what.trim() === ""))
      throw new Fault("refused without a reason");
    return "refused";
  }

  private expectNoFaults(): void {
    const [fault] = this.faults.splice(0);
    if (fault !== undefined) throw new Fault(fault);
  }
}

const both = (ask: Record<string, unknown>): Record<string, unknown>[] => ([0, 1] as Seat[]).map((seat) => ({ ...ask, id: 5, seat }));

/** Messages as a page sends them. */
const messages: readonly Tree[] = [
  ...[0, 1, 2, 3].flatMap((answer) => both({ ask: "answer", question: NOW, answer })),
  ...both({ ask: "answer", question: 3, answer: 0 }),
  ...both({ ask: "pass on", question: NOW }),
  ...both({ ask: "concede" }),
  ...both({ ask: "tree" }),
  ...both({ ask: "why", line: 4 }),
  ...both({ ask: "why not", card: 12 }),
  ...both({ ask: "why not", words: "attack with Lancer" }),
  ...both({ ask: "preview", question: NOW, answer: 0 }),
  ...both({ ask: "harm", question: NOW, answer: 0 }),
  ...both({ ask: "hint", question: NOW, by: "tree:100" }),
  ...both({ ask: "faces", ids: ["GD01-001"] }),
  ...both({ ask: "save", as: "replay" }),
  ...both({ ask: "again" }),
  ...both({ ask: "jump", node: 0 }),
  ...both({ ask: "sit", sitters: ["person", "random"] }),
  ...both({ ask: "wish", what: "take back" }),
  ...both({ ask: "agree" }),
  ...both({ ask: "decline" }),
  ...both({ ask: "rematch" }),
  ...both({ ask: "there" }),
  { hello: "seat", table: "TABLE", key: "KEY1", lines: 3 },
  { hello: "seat", table: "TABLE", key: "KEY2" },
  { hello: "watch", table: "TABLE" },
  { hello: "lobby" },
].map(treeOf);

function messageKind(corpus: Corpus, door: ServerDoor): Kind {
  const inputs = fc.record({ who: fc.nat(4), text: spoilt(messages, new Kin(messages)) });
  return kindOf(
    `server message, ${corpus.game.id}`,
    inputs,
    ({ who, text }) => `${SENDERS[who]}: ${text}`,
    ({ who, text }) => door.message(who, text),
  );
}

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly text: string;
}

function bodies(corpus: Corpus): fc.Arbitrary<Asked> {
  const { game } = corpus;
  const [deck] = game.decks;
  const clock = { bank: 600, increment: 5, out: "loses" };
  const good = [
    { game: game.id, settings: {}, deck: deck!.id, name: "Anna", against: "anybody", seat: 0, clock, watched: true },
    { game: game.id, deck: deck!.deck, name: "Anna", against: "random", machineDeck: deck!.id, clock: null, watched: false },
    { name: "Bert", deck: deck!.deck, invitation: "x" },
  ].map(treeOf);
  const path = fc.constantFrom(
    ...["/api/tables", "/api/tables", "/api/tables", "/api/tables/TABLE/join", "/api/tables/TABLE"],
    ...["/api/tables/TABLE/replay", "/api/tables/%00/replay", "/api/x"],
  );
  const method = fc.constantFrom("POST", "POST", "POST", "POST", "GET", "DELETE", "PUT");
  return fc.record({ path, method, text: spoilt(good, new Kin([...good, ...corpus.decks])) });
}

const showAsked = ({ path, method, text }: Asked): string => `${method} ${path}: ${text}`;

const bodyKind = (corpus: Corpus, door: ServerDoor): Kind =>
  kindOf(`server body, ${corpus.game.id}`, bodies(corpus), showAsked, ({ path, method, text }) => door.body(path, method, text));

/** Beginnings of frames that a socket must not be sent: parts without a beginning, lengths beyond all measure, what is not masked, codes that nobody uses. */
const FRAMES: readonly (readonly number[])[] = [
  ...[
    [0x81, 0x05, 0x68],
    [0x80, 0x80, 0, 0, 0, 0],
    [0x01, 0x80, 0, 0, 0, 0],
    [0x83, 0x80, 0, 0, 0, 0],
    [0xf1, 0x80, 0, 0, 0, 0],
  ],
  ...[
    [0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255],
    [0x89, 0xfe, 0x01, 0x00],
    [0x88, 0x81, 0, 0, 0, 0, 1],
    [0x88, 0x82, 0, 0, 0, 0, 0, 1],
  ],
  ...[
    [0x81, 0x82, 0, 0, 0, 0, 0xc0, 0x80],
    [0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d],
    [0x89, 0x80, 0, 0, 0, 0],
    [0x8a, 0x80, 0, 0, 0, 0],
  ],
];
const REQUESTS = [
  ...["GET / HTTP/9.9\r\n\r\n", "GET /live HTTP/1.1\r\n", "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", "\r\n\r\n"],
  ...["POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`],
  ...[
    "GET http://elsewhere.example/ HTTP/1.1\r\nhost: x\r\n\r\n",
    `GET / HTTP/1.1\r\n${"a: b\r\n".repeat(3000)}\r\n`,
    "OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
  ],
  ...[
    "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    "GET /api/tables HTTP/1.1\r\nhost: x\r\nauthorization: \u0000\r\n\r\n",
  ],
];

/** To a process of its own, over real sockets. */
function processKind(corpus: Corpus, process: Process): Kind {
  const { id } = corpus.game;
  const sent = fc.record({
    who: fc.nat(SENDERS.length - 1),
    text: spoilt(messages, new Kin(messages)),
    binary: fc.nat(24).map((n) => n === 0),
  });
  const start = fc.oneof(
    fc.constantFrom(...FRAMES).map((bytes) => ({ upgraded: true, bytes })),
    fc.constantFrom(...REQUESTS).map((text) => ({ upgraded: false, bytes: [...Buffer.from(text, "latin1")] })),
    fc.boolean().map((upgraded) => ({ upgraded, bytes: [] as number[] })),
  );
  const input = fc.oneof(
    { weight: 12, arbitrary: fc.array(sent, { minLength: 1, maxLength: 3 }).map((several) => ({ several })) },
    { weight: 5, arbitrary: bodies(corpus).map((asked) => ({ asked })) },
    { weight: 2, arbitrary: fc.record({ start, more: fc.uint8Array({ maxLength: 60 }) }).map((bytes) => ({ bytes })) },
  );
  return kindOf(
    `server process, ${id}`,
    input,
    (given) => {
      if ("several" in given)
        return given.several.map(({ who, text, binary }) => `${SENDERS[who]}${binary ? ", binary" : ""}: ${text}`).join("\n");
      if ("asked" in given) return showAsked(given.asked);
      const { start: begun, more } = given.bytes;
      return `${begun.upgraded ? "into a socket" : "to the port"}, as base64: ${Buffer.from([...begun.bytes, ...more]).toString("base64")}`;
    },
    (given) => {
      if ("several" in given) return process.messages(id, given.several);
      if ("asked" in given) return process.body(id, given.asked.path, given.asked.method, given.asked.text);
      const { start: begun, more } = given.bytes;
      return process.bytes(id, begun.upgraded, Uint8Array.from([...begun.bytes, ...more]));
    },
  );
}

export function serverKinds(corpus: Corpus, process: Process): Kind[] {
  const door = new ServerDoor(corpus);
  return [messageKind(corpus, door), bodyKind(corpus, door), processKind(corpus, process)];
}

/** A seat at a server's table: the line to it, and what is told of the table. The match itself lies where every match lies (`store/table.ts`). */
import type { Seat } from "@duelex/kernel";
import type { FromSeat, Hello, Position, Seated, TableAsk, TableFacts, ToSeat } from "@duelex/session";
import { create } from "../drawing.ts";
import { type Carrier, Desk, Refused } from "../host/desk.ts";
import { useShell } from "../store/shell.ts";
import { PERSON } from "../store/state.ts";
import { arrive, sitAt, useTable } from "../store/table.ts";
import { words } from "../words/index.ts";
import { onlineWords } from "../words/online.ts";
import { keptSeats } from "./kept.ts";
import { routeTo } from "./links.ts";
import { stopWaiting, waitAt } from "./waiting.ts";
import { Wire } from "./wire.ts";

export interface Online {
  /** The id of the table; null where one sits at none. */
  readonly table: string | null;
  /** What opens the seat; null for who watches. */
  readonly key: string | null;
  readonly invitation: string | null;
  /** Null for who watches, and before the first word. */
  readonly seat: Seat | null;
  readonly facts: TableFacts | null;
  /** When the facts came, on this page's own clock, in milliseconds. */
  readonly told: number;
  /** There is no word from the server, and has been none for a while. */
  readonly lost: boolean;
  /** Something was answered meanwhile: it waits here, and is sent when there is a word again. */
  readonly unsent: boolean;
  /** The server wants no more of this line: why. */
  readonly closed: string | null;
  /** One's seat at the rematch. */
  readonly next: Seated | null;
}

const NOWHERE: Online = {
  table: null,
  key: null,
  invitation: null,
  seat: null,
  facts: null,
  told: 0,
  lost: false,
  unsent: false,
  closed: null,
  next: null,
};

export const useOnline = create<Online>(() => NOWHERE);
const get = useOnline.getState;
const set = useOnline.setState;

/** What is given and not only asked about. */
const GIVEN: ReadonlySet<string> = new Set<FromSeat["ask"]>(["harm", "answer", "concede", "wish", "agree", "decline", "rematch"]);

let host: Desk | null = null;
/** How often somebody has got up: who did while a seat was looked for sits down no more. */
let gotUp = 0;
/** The rematch was asked for here: the page goes there by itself. */
let goesOn = false;
/** What of the story has been seen here, and where it was when the line was cut; null while nothing was missed. */
let seen = 0;
let missing: number | null = null;

// ---- sitting down ----

/** Sits down at the seat that one has there, or to watch. */
export async function sit(table: string): Promise<void> {
  getUp();
  stopWaiting(table);
  const before = gotUp;
  const kept = await keptSeats.get(table);
  if (gotUp !== before) return;
  const key = kept?.key ?? null;
  seen = kept?.lines ?? 0;
  missing = kept?.facts?.state === "playing" ? seen : null;
  set({ ...NOWHERE, table, key, invitation: kept?.invitation ?? null, seat: kept?.seat ?? null }, true);
  const carry = (hear: Parameters<ConstructorParameters<typeof Desk>[0]>[0]): Carrier => {
    const wire = new Wire(() => hello(table, key), {
      told: (message) => {
        if (!hearTable(message)) hear(message as Parameters<typeof hear>[0]);
      },
      here: back,
      lost: () => {
        set({ lost: true, unsent: wire.holds(GIVEN) });
        const { facts, seat } = get();
        if (facts?.state === "playing") useShell.getState().notify(onlineWords().link.lost(seat !== null, facts.clock !== null));
      },
      found: () => {
        set({ lost: false, unsent: false });
        if (get().facts?.state === "playing") useShell.getState().notify(onlineWords().link.back);
      },
    });
    return {
      send: (message) => {
        wire.send(message);
        if (get().lost && wire.holds(GIVEN)) set({ unsent: true });
      },
      end: () => wire.end(),
    };
  };
  host = new Desk(carry, { position: hearPosition });
}

/** Gets up, and keeps what was seen. */
export function getUp(): void {
  gotUp++;
  host?.end();
  host = null;
  goesOn = false;
  keep();
  const { table, key, facts, closed } = get();
  if (table !== null && key !== null && facts?.state === "open" && closed === null) waitAt(table, key);
  set(NOWHERE, true);
}

/** The table is gone: nothing of it is kept, and nobody waits there. Who sits at another by now stays there. */
export function forget(table: string): void {
  stopWaiting(table);
  if (get().table !== table) return;
  host?.end();
  host = null;
  set(NOWHERE, true);
}

function hello(table: string, key: string | null): Hello {
  if (key === null) return { hello: "watch", table };
  return { hello: "seat", table, key, lines: known() };
}

/** So many lines of the story this page has. */
function known(): number {
  const { id, stories, seat } = useTable.getState();
  return id === get().table ? (stories[seat]?.length ?? 0) : 0;
}

/** The line stands again: positions are numbered anew, for another process may carry the table now. */
function back(again: boolean): void {
  if (!again) return;
  const { positions } = useTable.getState();
  missing = known();
  useTable.setState({
    positions: Object.fromEntries(Object.entries(positions).map(([seat, position]) => [seat, { ...position, number: -1 }])),
  });
}

// ---- what is told ----

/** What is told of the table; false for what is told of the match. */
function hearTable(message: ToSeat): boolean {
  switch (message.told) {
    case "welcome":
      set({ seat: message.seat });
      hearFacts(message.facts);
      return true;
    case "table":
      hearFacts(message.facts);
      return true;
    case "next":
      void hearNext(message.seated);
      return true;
    case "closed":
      if (message.why === "unknown table" || message.why === "wrong key" || message.why === "no sense") {
        host?.end();
        set({ closed: message.says });
      }
      return true;
    default:
      return false;
  }
}

function hearFacts(facts: TableFacts): void {
  set({ facts, told: performance.now() });
  const names = called(facts);
  const lies = useTable.getState();
  if (lies.id === get().table && lies.called?.join() !== names.join()) useTable.setState({ called: names });
  keepSoon();
}

/** Lays the table for the match, at its first word. */
function lay(from: Desk): void {
  const { table, seat, facts } = get();
  if (facts === null || useTable.getState().id === table) return;
  sitAt(from, { id: table, seats: seat === null ? [] : [seat], seat: seat ?? 0, called: called(facts), online: true });
}

/** What the players are called at a table: people as they call themselves, machines by what they are. */
export const called = ({ names, sitters }: TableFacts): readonly [string, string] => {
  const isMachine = (seat: Seat) => sitters[seat] !== PERSON && names[seat] === sitters[seat];
  const name = (seat: Seat) => (isMachine(seat) ? words().players.machine(sitters[seat], null) : (names[seat] ?? "…"));
  return [name(0), name(1)];
};

function hearPosition(position: Position, from: Desk): void {
  if (from !== host) return;
  lay(from);
  const { story } = position;
  if (missing !== null) {
    const fresh = story.from + story.lines.length - missing;
    const { since } = useTable.getState();
    useTable.setState(fresh > 0 ? { missed: missing, since: { [position.seat]: missing, ...since } } : { missed: null });
    if (fresh > 0) useShell.getState().notify(onlineWords().link.missed(fresh));
    missing = null;
  }
  arrive(position, from);
  seen = story.from + story.lines.length;
  keepSoon();
}

async function hearNext(seated: Seated): Promise<void> {
  if ((await keptSeats.get(seated.table)) === undefined) await keepSeat(seated);
  set({ next: seated });
  if (goesOn) useShell.getState().go(routeTo({ at: "table", table: seated.table }));
}

// ---- what is kept ----

/** A seat that one has just been given. */
export const keepSeat = ({ table, key, invitation, seat }: Seated): Promise<void> =>
  keptSeats.put({ id: table, key, invitation, seat, facts: null, lines: 0, changed: Date.now() });

const SOON = 300;
let soon: ReturnType<typeof setTimeout> | null = null;

function keepSoon(): void {
  soon ??= setTimeout(keep, SOON);
}

function keep(): void {
  if (soon !== null) clearTimeout(soon);
  soon = null;
  const { table, key, invitation, seat, facts } = get();
  if (table === null || key === null || facts === null) return;
  void keptSeats.put({ id: table, key, invitation, seat, facts, lines: seen, changed: Date.now() });
}

// ---- what is asked of the table ----

async function ask(what: TableAsk): Promise<void> {
  const { seat } = get();
  if (host === null || seat === null) return;
  try {
    await host.request({ ...what, seat });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    useShell.getState().notify(problem.problems.map(({ what }) => what).join(" · "));
  }
}

export const takeBack = () => ask({ ask: "wish", what: "take back" });
export const agree = () => ask({ ask: "agree" });
export const decline = () => ask({ ask: "decline" });
export const rematch = () => {
  goesOn = true;
  return ask({ ask: "rematch" });
};

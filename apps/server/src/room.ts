/** A table in the memory of this process: who is here, what is told to whom, and what is written down. */
import { capital, InputError, type Rules, type Seat } from "@duelex/kernel";
import {
  type ClockFacts,
  type Deed,
  fromDecks,
  Host,
  type Line,
  PERSON,
  type Request,
  replayOf,
  Session,
  type Sitter,
  type TableAsk,
  type TableFacts,
  type ToSeat,
  watching,
} from "@duelex/session";
import { Clock } from "./clock.ts";
import type { Guest, RoomParts, Thought } from "./room-parts.ts";
import { hashOfSeed } from "./secrets.ts";
import type { Entry, MatchRow, Pause } from "./store/matches.ts";

/** What costs more than the others may be asked to wait for: another thread does it. */
const COSTLY: ReadonlySet<Request["ask"]> = new Set(["preview", "harm"]);
/** A machine that was not asked first waits so long before it answers as well, in milliseconds: the process that was first may be gone. */
const SECOND_TRY = 2000;
/** Who answers for a player whose time has run out, where the match goes on. */
const RELIEF: Sitter = "greedy";
/** The time by which a timer may be early. */
const EARLY = 20;
/** Positions are not kept for the way back: who takes an answer back waits until the match is played again. */
const NEVER = Number.POSITIVE_INFINITY;
const WITHDRAWN = "The table was withdrawn.";
/** Longest wait of a timer. */
const LONGEST = 2 ** 31 - 1;

export class Room {
  private readonly host: Host;
  private session: Session | null = null;
  private readonly log: Entry[] = [];
  private clock: Clock | null = null;
  private readonly guests = new Map<Guest, Line | null>();
  private timer: NodeJS.Timeout | null = null;
  private thinking = 0;
  private closed = false;
  /** It is in the database no more. */
  isGone = false;
  /** Nobody has done anything for long: the match is in the database alone, and here are only those who are connected. */
  private sleeping: { readonly kept: number; readonly answers: number; readonly sitters: TableFacts["sitters"] } | null = null;
  private waking: Promise<void> | null = null;
  private used = performance.now();
  /** That the match is over is being written into its row. */
  private finishing: Promise<void> = Promise.resolve();
  /** The row is being looked at. */
  private looking: Promise<void> = Promise.resolve();
  /** Why this process cannot play it. */
  private unplayable: string | null = null;

  private constructor(
    private row: MatchRow,
    private readonly parts: RoomParts,
  ) {
    this.host = new Host({
      load: () => Promise.reject(new InputError("game", [{ where: "", what: "a page knows its games itself" }])),
      machine: parts.machine,
      machines: parts.machines,
      later: (work) => void setImmediate(work),
      free: false,
      keep: (deed, number) => this.keep(deed, number),
      watching,
    });
  }

  static async of(id: string, parts: RoomParts): Promise<Room | null> {
    const whole = await parts.matches.whole(id);
    if (whole === null) return null;
    const room = new Room(whole.row, parts);
    if (whole.row.state === "playing" || whole.row.state === "over") await room.begin(whole.log);
    return room;
  }

  get id(): string {
    return this.row.id;
  }
  get match(): MatchRow {
    return this.row;
  }
  /** Nobody comes to it any more; whoever asks for the table is given another. */
  get isClosed(): boolean {
    return this.closed;
  }
  get isQuiet(): boolean {
    return this.guests.size === 0;
  }
  /** Does a machine or a clock need this room in some process's memory? */
  get due(): number | null {
    return this.row.state === "playing" ? (this.clock?.due ?? null) : null;
  }
  /** How many deeds this process knows. */
  get kept(): number {
    return this.log.length;
  }

  /** For so long nobody has asked for anything, in milliseconds. */
  get idle(): number {
    return performance.now() - this.used;
  }
  get isAwake(): boolean {
    return this.session !== null;
  }

  // ---- sleep ----

  /** Gives back the room that the match takes up, if nothing goes on by itself. */
  sleep(): void {
    if (this.session === null || this.host.owing !== null || this.clock?.due != null || this.thinking !== 0) return;
    this.sleeping = { kept: this.kept, answers: this.session.moments.length, sitters: this.session.sitters };
    this.host.clear();
    this.session = null;
    this.clock = null;
    this.log.length = 0;
  }

  /** Before anything is asked of it. */
  async wake(): Promise<void> {
    this.used = performance.now();
    if (this.sleeping === null) return;
    this.waking ??= (async () => {
      const log = await this.parts.matches.log(this.id, 0);
      this.sleeping = null;
      await this.begin(log);
      if (this.isAwake) await this.catchUp(); // what was told while it was read
    })().finally(() => {
      this.waking = null;
    });
    await this.waking;
  }

  // ---- who comes and goes ----

  enter(guest: Guest, lines: number): void {
    const { seat } = guest;
    guest.tell({ told: "welcome", seat, facts: this.facts() });
    this.guests.set(guest, this.lineFor(guest, lines));
    this.parts.arrived(this.id, seat, 1);
    void this.startClocks();
    this.sayNext(guest);
    this.sayShut([guest]);
  }

  leave(guest: Guest): void {
    const line = this.guests.get(guest);
    if (line === undefined) return;
    line?.leave();
    this.guests.delete(guest);
    this.parts.arrived(this.id, guest.seat, -1);
  }

  private lineFor(guest: Guest, lines: number): Line {
    if (guest.seat === null) return this.host.watch((told) => guest.tell(told), lines);
    return this.host.join([guest.seat], (told) => guest.tell(told), this.wasTakenBack ? 0 : lines);
  }

  /** After that, who has read so many lines has read some that are not so any more. */
  private get wasTakenBack(): boolean {
    return this.log.some(({ deed }) => deed.deed === "take back");
  }

  /** Who is here is somebody else now, in some process. */
  presenceChanged(): void {
    this.tellFacts();
    void this.startClocks();
  }

  /** Nobody's time runs before both have been here. */
  private async startClocks(): Promise<void> {
    const { row } = this;
    if (row.state !== "playing" || row.begun !== null || !this.facts().present.every(Boolean)) return;
    try {
      await this.parts.matches.begin(this.id);
      await this.changed();
    } catch (problem) {
      this.parts.trouble(problem, `the clocks of table ${this.id}`); // whoever comes or goes next starts them
    }
  }

  /** When nobody's time runs: before both players have been there at the same time, and while no process runs. */
  private pauses(): readonly Pause[] {
    return [{ since: 0, till: this.row.begun ?? Number.POSITIVE_INFINITY }, ...this.parts.pauses()];
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  // ---- what is asked ----

  async hear(
    guest: Guest,
    message: { readonly to: "table"; readonly ask: TableAsk & { readonly id: number } } | { readonly to: "match"; readonly ask: Request },
  ): Promise<void> {
    await this.wake();
    if (message.to === "table") {
      const { id, ask } = message.ask;
      if (guest.seat === null) throw new InputError(ask, [{ where: "", what: "who watches asks for nothing" }]);
      await this.carryOut(guest.seat, message.ask);
      guest.tell({ told: "reply", to: id, reply: { ask } });
      return;
    }
    const { ask } = message;
    if (this.unplayable !== null) throw new InputError("match", [{ where: "", what: this.unplayable }]);
    if (this.session === null) throw new InputError(ask.ask, [{ where: "", what: "the match has not begun: somebody is waited for" }]);
    if (COSTLY.has(ask.ask) && guest.seat !== null && guest.seat === ask.seat) guest.tell(await this.parts.ask(this.thought(), ask));
    else {
      this.guests.get(guest)?.hear(ask);
      await this.host.idle;
    }
  }

  private async carryOut(seat: Seat, ask: TableAsk): Promise<void> {
    const { row } = this;
    const refuse = (what: string): never => {
      throw new InputError(ask.ask, [{ where: "", what }]);
    };
    const other: Seat = seat === 0 ? 1 : 0;
    const againstMachine = this.session !== null && !this.session.isPerson(other);
    if (ask.ask === "rematch") {
      if (row.state !== "over") refuse("the match is not over");
      if (row.next !== null) return;
      if (!againstMachine && row.again[other] && !this.facts().present[other])
        refuse(`${row.names[other]} is not here just now: a rematch begins when both are`);
      await this.finishing;
      await this.parts.matches.again(row.id, seat, await this.parts.rematch(row), againstMachine);
      return await this.changed();
    }
    if (row.state !== "playing" || this.session === null) return refuse("the match is not under way");
    const { wish } = this;
    switch (ask.ask) {
      case "wish":
        if (this.session.undoable(seat) === 0) refuse("there is no answer of yours to take back");
        if (wish !== null && wish.seat === seat) return;
        if (againstMachine || wish !== null)
          await this.takeBack(seat); // a machine always agrees
        else await this.wishes({ seat, what: ask.what, at: this.kept });
        return;
      case "agree":
        if (wish === null || wish.seat === seat) return refuse("the other player wishes nothing");
        await this.takeBack(wish.seat);
        return;
      case "decline":
        if (wish === null) return refuse("nobody wishes anything");
        await this.wishes(null);
        return;
    }
  }

  /** A wish is for where the match stands: with the next answer it is gone. */
  private get wish(): MatchRow["wish"] {
    const { wish } = this.row;
    return wish !== null && wish.at === this.kept && this.row.state === "playing" ? wish : null;
  }

  private async wishes(wish: MatchRow["wish"]): Promise<void> {
    await this.parts.matches.wish(this.id, wish);
    await this.changed();
  }

  private async takeBack(seat: Seat): Promise<void> {
    if (!(await this.keep({ deed: "take back", seat }, this.kept + 1)))
      throw new InputError("take back", [{ where: "", what: "something was answered meanwhile" }]);
  }

  // ---- what is done ----

  /** Writes it down, then does it and tells everybody; false if something else was written down first, or it is not the time for it. */
  private async keep(deed: Deed, number: number): Promise<boolean> {
    if (number !== this.kept + 1) return false;
    const began = performance.now();
    const due = this.clock?.due ?? null;
    const at = await this.parts.journal.write(this.id, number, deed, due).catch(notWritten);
    if (at === null) {
      await this.catchUp();
      if (number === this.kept + 1 && due !== null) {
        await this.parts.lookForPauses().catch(notWritten); // it came after the time was out, unless that stood still meanwhile
        if (this.clock?.due !== due) return await this.keep(deed, number);
      }
      this.parts.noted("late", 0);
      return false;
    }
    this.done({ number, deed, at }, true);
    this.parts.noted("answered", performance.now() - began);
    return true;
  }

  /** Something was written down, here or by another process. */
  done(entry: Entry, here = false): void {
    if (this.sleeping !== null) return void this.wake().catch((problem) => this.parts.trouble(problem, "waking"));
    if (this.session === null || entry.number <= this.kept) return;
    if (entry.number > this.kept + 1) return void this.catchUp().catch((problem) => this.parts.trouble(problem, "catching up"));
    try {
      this.host.take(entry.deed, entry.number);
    } catch (problem) {
      this.stuck(problem);
      return;
    }
    this.log.push(entry);
    this.count(entry);
    if (this.session.match.over) this.finishing = this.finish();
    else if (this.clock !== null || entry.deed.deed !== "answer" || this.row.wish !== null) this.tellFacts();
    this.goOn(here);
  }

  private count({ deed, at }: { readonly deed: Deed | null; readonly at: number }): void {
    const { match } = this.session!;
    const asked = match.over || !this.session!.isPerson(match.asked) ? null : match.asked;
    this.clock?.turn(at, deed?.deed === "answer" ? deed.seat : null, asked);
  }

  /** What was written down while this process heard nothing. */
  async catchUp(): Promise<void> {
    if (this.session === null) return this.sleeping === null ? await this.changed() : await this.wake();
    for (const entry of await this.parts.matches.log(this.id, this.kept)) if (entry.number === this.kept + 1) this.done(entry);
  }

  /** The row is another now. It is looked at once after the other, so that no older row takes the place of a newer one. */
  async changed(): Promise<void> {
    const look = this.looking.then(() => this.look());
    this.looking = look.catch(() => undefined); // whoever asked is told
    await look;
  }

  private async look(): Promise<void> {
    const row = await this.parts.matches.find(this.id);
    if (this.closed) return;
    if (row === null) return this.taken();
    const { next, begun, state } = this.row;
    this.row = row;
    const hasBegun = row.state === "playing" || row.state === "over";
    if (hasBegun && this.session === null && this.sleeping === null && this.unplayable === null)
      await this.begin(await this.parts.matches.log(this.id, 0));
    if (hasBegun && this.session?.match.over === false) await this.catchUp();
    if (this.sleeping !== null && (await this.parts.matches.log(this.id, this.sleeping.kept)).length > 0) await this.wake();
    if (row.begun !== begun && this.clock !== null) this.goOn(false);
    this.tellFacts();
    if (row.state === "withdrawn" && state !== "withdrawn") this.sayShut(this.guests.keys());
    if (row.next !== next) for (const guest of this.guests.keys()) this.sayNext(guest);
  }

  /** It was left so long that it has been taken away. */
  private taken(): void {
    this.isGone = true;
    this.close();
    const says = "This table has been taken away: nothing was done at it for long.";
    for (const guest of this.guests.keys()) guest.tell({ told: "closed", why: "unknown table", says });
  }

  /** Where no match lies and none will, whoever comes is told why, and need not wait. */
  private sayShut(guests: Iterable<Guest>): void {
    const { unplayable, row } = this;
    const says =
      row.state === "withdrawn" ? WITHDRAWN : unplayable === null ? null : [row.result, capital(unplayable)].filter(Boolean).join(" ");
    if (says !== null) for (const guest of guests) guest.tell({ told: "closed", why: "unknown table", says });
  }

  /** The key that opened a seat opens the other one at the next table. */
  private sayNext(guest: Guest): void {
    const { next } = this.row;
    if (next === null || guest.seat === null || guest.key === null) return;
    guest.tell({ told: "next", seated: { table: next, seat: guest.seat === 0 ? 1 : 0, key: guest.key, invitation: null } });
  }

  private async begin(log: readonly Entry[]): Promise<void> {
    const began = performance.now();
    const { row } = this;
    const library = await this.parts.library(row.game);
    if (this.session !== null) return;
    if (row.edition !== library.game.edition) return this.cannot(otherRules(row, library.game));
    try {
      const session = new Session(
        library,
        fromDecks(library, { decks: row.decks, seed: row.seed, settings: row.settings }),
        row.sitters,
        NEVER,
      );
      if (row.cards !== session.match.cardsFingerprint) return this.cannot(otherRules(row, library.game));
      this.clock = row.clock === null ? null : new Clock(row.clock, row.begun ?? row.opened, () => this.pauses());
      this.session = session;
      this.host.put(session, this.again(log));
      if (log.length > 0) this.count(log.at(-1)!);
      else this.count({ deed: null, at: row.begun ?? row.opened });
    } catch (problem) {
      this.session = null;
      this.stuck(problem);
      return;
    }
    this.parts.noted("loaded", performance.now() - began);
    if (this.session.match.over) await this.finish();
    this.goOn(true);
  }

  /** The deeds of a log, one after the other; what the clock has to know is noted when the match stands before each. */
  private *again(log: readonly Entry[]): Generator<Deed> {
    let before: { readonly deed: Deed | null; readonly at: number } = { deed: null, at: this.row.begun ?? this.row.opened };
    for (const entry of log) {
      this.count(before);
      yield entry.deed;
      this.log.push(entry);
      before = entry;
    }
  }

  private stuck(problem: unknown): void {
    this.parts.trouble(problem, `table ${this.id}`);
    this.cannot(problem instanceof InputError ? problem.problems.map(({ what }) => what).join("; ") : "the rules have failed here");
  }

  /** It is not played by this process; nothing is wrong with it. */
  private cannot(why: string): void {
    this.unplayable = why;
    this.clock = null;
    this.tellFacts();
    this.sayShut(this.guests.keys());
  }

  /** That it is over stands in the log; that it does, and how, is written into its row once. */
  private async finish(): Promise<void> {
    if (this.row.state !== "playing") return;
    const result = this.sayResult();
    this.row = { ...this.row, state: "over", result };
    this.tellFacts();
    try {
      await this.parts.matches.finish(this.id, result);
      this.parts.noted("ended", 0);
    } catch (problem) {
      this.parts.trouble(problem, `the end of table ${this.id}`); // whoever loads it next writes it
    }
  }

  private sayResult(): string {
    const { winner } = this.session!.match.standing();
    if (winner === null) return "The match is a draw.";
    const { names } = this.row;
    const [won, lost] = [names[winner]!, names[winner === 0 ? 1 : 0]!];
    const last = this.log.at(-1)?.deed.deed;
    if (last === "time") return `${won} wins: ${lost}'s time has run out.`;
    if (last === "concede") return `${won} wins: ${lost} concedes.`;
    return `${won} wins in turn ${this.session!.match.turnNumber}.`;
  }

  // ---- what goes on by itself: machines and clocks ----

  /** @param first this process is the first to know */
  private goOn(first: boolean): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed || this.session === null || this.unplayable !== null) return;
    const { owing } = this.host;
    if (owing !== null) {
      if (first) void this.think();
      else this.timer = setTimeout(() => void this.think(), SECOND_TRY);
      return;
    }
    const due = this.clock?.due ?? null;
    if (due !== null && this.row.state === "playing")
      this.timer = setTimeout(() => void this.timeIsOut(), Math.min(LONGEST, Math.max(0, due - this.parts.now() + EARLY)));
    this.timer?.unref();
  }

  private async think(): Promise<void> {
    const number = this.kept + 1;
    const { owing } = this.host;
    if (owing === null || this.thinking === number || this.closed) return;
    this.thinking = number;
    try {
      const line = await this.parts.think(this.thought());
      this.thinking = 0;
      if (number === this.kept + 1) await this.keep({ deed: "answer", seat: owing.seat, line }, number);
    } catch (problem) {
      this.thinking = 0;
      this.parts.trouble(problem, `a machine at table ${this.id}`);
      if (this.closed) return;
      this.timer = setTimeout(() => void this.think(), SECOND_TRY);
      this.timer.unref();
    }
  }

  private async timeIsOut(): Promise<void> {
    const { session, row, clock } = this;
    if (this.closed || session === null || session.match.over || clock === null || clock.due === null) return;
    if (this.parts.now() < clock.due) return this.goOn(true);
    const seat = session.match.asked;
    const deed: Deed = row.clock?.out === "machine" ? { deed: "relieve", seat, by: RELIEF } : { deed: "time", seat };
    try {
      if (!(await this.keep(deed, this.kept + 1))) setTimeout(() => this.goOn(true), EARLY * 5).unref();
    } catch (problem) {
      this.parts.trouble(problem, `the clock of table ${this.id}`);
      setTimeout(() => this.goOn(true), SECOND_TRY).unref();
    }
  }

  private thought(): Thought {
    const { id: table, game, decks, settings, seed, sitters } = this.row;
    return { table, game, decks, settings, seed, sitters, kept: this.log.map(({ deed }) => deed) };
  }

  // ---- what everybody may know ----

  facts(): TableFacts {
    const { row, session, clock } = this;
    const [first, second, watching] = this.parts.present(row.id);
    const over = row.state === "over";
    const sitters = session?.sitters ?? this.sleeping?.sitters ?? row.sitters;
    return {
      table: row.id,
      game: row.game,
      edition: row.edition,
      settings: row.settings,
      state: row.state === "withdrawn" ? "over" : row.state,
      private: row.invitation !== null,
      names: row.names,
      sitters,
      present: [first > 0 || sitters[0] !== PERSON, second > 0 || sitters[1] !== PERSON],
      watching,
      watched: row.watched,
      clock: row.clock,
      time: clock === null ? null : this.time(clock),
      answers: session?.moments.length ?? this.sleeping?.answers ?? 0,
      wish: this.wish === null ? null : { seat: this.wish.seat, what: this.wish.what },
      again: row.again,
      next: row.next,
      result: row.state === "withdrawn" ? WITHDRAWN : (row.result ?? this.unplayable),
      dice: { hash: hashOfSeed(row.seed), seed: over ? row.seed : null },
      opened: Math.round(row.opened),
    };
  }

  private time(clock: Clock): ClockFacts {
    const { state, begun, ended } = this.row;
    const facts = clock.facts(state === "over" && ended !== null ? ended : this.parts.now());
    return state === "over" || begun === null ? { ...facts, running: null } : facts;
  }

  private tellFacts(): void {
    if (this.guests.size === 0) return;
    const told: ToSeat = { told: "table", facts: this.facts() };
    for (const guest of this.guests.keys()) guest.tell(told);
  }

  /** The match as a file, once it is over and awake. @throws InputError before */
  replay(): object {
    if (this.unplayable !== null) throw new InputError("replay", [{ where: "", what: this.unplayable }]);
    if (this.session === null || this.row.state !== "over")
      throw new InputError("replay", [{ where: "", what: "the match is not over: its replay holds both hands" }]);
    return replayOf(this.session);
  }
}

const notWritten = (): never => {
  throw new InputError("server", [{ where: "", what: "it could not be written down, so it is not done; a little later it works again" }]);
};

const otherRules = (row: MatchRow, game: Rules): string =>
  `this match was begun by edition ${row.edition} of ${game.name} with other cards than this server has (edition ${game.edition}); the Duelex it was begun with, started beside this one on the same database, plays it to its end`;

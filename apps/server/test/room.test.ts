/** A table in memory: it goes to sleep and wakes where it stood; what somebody else was quicker with; what cannot be played any more. */
import { otherSeat, type Seat } from "@duelex/kernel";
import { type ClockSetting, fromDecks, Session, sayDeed } from "@duelex/session";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Guest, Thought } from "../src/room-parts.ts";
import type { Rooms } from "../src/rooms.ts";
import { readFromSeat } from "../src/words.ts";
import { Memory } from "./memory.ts";
import { deck, game, library, opened, say, sit, tables, turn } from "./tables.ts";

test("a table that could not be read while the database was away is read by whoever comes next", async () => {
  const { memory, table } = await opened();
  const { rooms } = tables(memory);
  const find = memory.find.bind(memory);
  let times = 0;
  memory.find = (id) => (++times === 2 ? Promise.reject(new Error("the database is away")) : find(id)); // in the middle of reading
  await expect(rooms.get(table)).rejects.toThrow("away");
  expect(rooms.here(table)).toBeNull();
  expect((await rooms.get(table))?.match.id).toBe(table);
});

test("a table to which somebody is just coming is not let go, however few may stay: who comes after comes to the same", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const memory = new Memory();
  const { rooms, house } = tables(memory, library, 1);
  const opening = { game: game.id, deck, name: "Anna", against: "anybody", clock: null, watched: true, seat: 0 } as const;
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const { table } = await house.open(opening);
    await house.join(table, { name: "Bert", deck });
    ids.push(table);
  }
  const people = [];
  for (const id of ids) people.push(sit((await rooms.get(id))!, 0));
  for (const id of ids) people.push(sit((await rooms.get(id))!, 1));
  await turn();
  for (let nth = 0; nth < 3; nth++) {
    const [one, other] = [people[nth]!, people[nth + 3]!];
    const asked = one.position().question!.answers.length > 0 ? one : other;
    expect(await asked.answer()).toMatchObject({ told: "reply" });
    expect([one.position().number, other.position().number]).toEqual([2, 2]);
  }
  expect(rooms.size).toBe(3);
  const { table } = await house.open(opening);
  const quiet = (await rooms.get(table))!;
  clock.mockReturnValue(60_000);
  rooms.forget();
  clock.mockRestore();
  expect([rooms.size, rooms.here(table), quiet.isClosed]).toEqual([3, null, true]);
  expect([...rooms.all].filter(({ isAwake }) => isAwake).length).toBeLessThanOrEqual(1);
});

test("a table that is withdrawn says so to who waits or looks there, and to who comes later", async () => {
  const memory = new Memory();
  const { rooms, house } = tables(memory);
  const { table, key } = await house.open({ game: game.id, deck, name: "Anna", against: "anybody", clock: null, watched: true, seat: 0 });
  const room = (await rooms.get(table))!;
  const people = [sit(room, 0), sit(room, null)];
  await house.withdraw(table, key);
  await rooms.matchNews(table);
  await rooms.matchNews(table);
  for (const { told } of [...people, sit(room, null)])
    expect(told.filter((each) => each.told === "closed")).toEqual([
      { told: "closed", why: "unknown table", says: "The table was withdrawn." },
    ]);
});

test("a table that has been taken away is let go, and who was there is told", async () => {
  const { memory, table, rooms, room } = await opened();
  const people = [sit(room, 0), sit(room, null)];
  await turn();
  memory.clear();
  await rooms.matchNews(table);
  for (const { told } of people) expect(told.at(-1)).toMatchObject({ told: "closed", why: "unknown table" });
  expect([rooms.here(table), await rooms.get(table)]).toEqual([null, null]);
});

test.each([
  ["as all tables are brought up to date", (rooms: Rooms) => rooms.catchUp((problem) => expect.unreachable(String(problem)))],
  ["as its row is looked at once more", async (rooms: Rooms, table: string) => await (await rooms.get(table))!.changed()],
])("a table of which it is found out that it was taken away, %s, is there for nobody", async (_, look) => {
  const { memory, table, rooms } = await opened();
  memory.clear();
  await look(rooms, table);
  expect([await rooms.get(table), rooms.size]).toEqual([null, 0]);
});

describe("a table", () => {
  test("sleeps when nothing goes on by itself, and wakes where it stood with the next word", async () => {
    const { room } = await opened();
    const people = [sit(room, 0), sit(room, 1)];
    const watcher = sit(room, null);
    await turn();
    const asked = () => people.find(({ position }) => position().question?.answers.length)!;
    for (let given = 0; given < 12; given++) expect(await asked().answer()).toMatchObject({ told: "reply" });
    const before = people.map(({ position }) => position());
    const facts = room.facts();
    room.sleep();
    expect([room.isAwake, room.kept]).toEqual([false, 0]);
    expect(room.facts()).toEqual(facts);
    await room.wake();
    await turn();
    for (const [at, { position }] of people.entries()) {
      const { number, view, question } = position();
      expect({ number, view, question }).toEqual({ number: before[at]!.number, view: before[at]!.view, question: before[at]!.question });
    }
    room.sleep();
    expect(await asked().answer()).toMatchObject({ told: "reply" });
    expect(people[0]!.position().number).toBe(before[0]!.number + 1);
    expect(watcher.position().number).toBe(before[0]!.number + 1);
  });

  test("does not sleep while a clock runs", async () => {
    const { room } = await opened({ bank: 60, increment: 0, out: "loses" });
    sit(room, 0);
    await turn();
    room.sleep();
    expect(room.isAwake).toBe(true);
    expect(room.due).toBe(60_000);
  });

  test("where another process was quicker, an answer is late, and both stand where the quicker one led", async () => {
    const { memory, table, room } = await opened();
    const elsewhere = (await tables(memory).rooms.get(table))!;
    const [here, there] = [0, 1].map((seat) => ({ one: sit(room, seat as Seat), other: sit(elsewhere, seat as Seat) })) as never as [
      { one: ReturnType<typeof sit>; other: ReturnType<typeof sit> },
      { one: ReturnType<typeof sit>; other: ReturnType<typeof sit> },
    ];
    await turn();
    const asked = here.one.position().question!.answers.length > 0 ? here : there;
    expect(await asked.one.answer()).toMatchObject({ told: "reply" });
    expect(await asked.other.answer()).toMatchObject({ told: "refused", why: "late" });
    expect(asked.other.position().view).toEqual(asked.one.position().view);
    expect(elsewhere.kept).toBe(1);
  });

  test("who gives up while another process hears an answer has given up, and once", async () => {
    const { memory, table, room } = await opened();
    const elsewhere = (await tables(memory).rooms.get(table))!;
    const here = [sit(room, 0), sit(room, 1)] as const;
    await turn();
    const asked: Seat = here[0].position().question!.answers.length > 0 ? 0 : 1;
    const other = otherSeat(asked);
    for (let given = 0; given < 2; given++)
      expect(await here.find(({ position }) => position().question!.answers.length > 0)!.answer()).toMatchObject({ told: "reply" });
    expect(await say(elsewhere, other, { ask: "concede" })).toBeNull();
    await room.catchUp();
    await turn();
    expect(here[0].position().standing).toMatchObject({ over: true, winner: asked });
    expect((await memory.log(table, 0)).map(({ deed }) => deed.deed)).toEqual(["answer", "answer", "concede"]);
    await room.changed();
    expect(await say(room, other, { ask: "concede" })).toBe("the match is over");
  });

  test("whatever was told while the line for news was away is caught up with: answers, the end, the beginning; awake or asleep", async () => {
    for (const sleeps of [false, true]) {
      const { memory, table, room } = await opened();
      const elsewhere = (await tables(memory).rooms.get(table))!;
      const here = [sit(room, 0), sit(room, 1)];
      const there = [sit(elsewhere, 0), sit(elsewhere, 1)];
      await turn();
      for (let given = 0; given < 5; given++) await there.find(({ position }) => position().question!.answers.length > 0)!.answer();
      if (sleeps) room.sleep();
      await room.changed();
      await turn();
      for (const seat of [0, 1] as const) expect(here[seat]!.position().view).toEqual(there[seat]!.position().view);
      if (sleeps) room.sleep();
      await say(elsewhere, 1, { ask: "concede" });
      await room.changed(); // its row says already that it is over
      await turn();
      expect(here[0]!.position().standing).toMatchObject({ over: true, winner: 0 });
    }
    const memory = new Memory();
    const { rooms, house } = tables(memory);
    const { table } = await house.open({ game: game.id, deck, name: "Anna", against: "anybody", clock: null, watched: true, seat: 0 });
    const waits = (await rooms.get(table))!;
    const anna = sit(waits, 0);
    await tables(memory).house.join(table, { name: "Bert", deck });
    await say((await tables(memory).rooms.get(table))!, 1, { ask: "concede" });
    await waits.changed();
    await turn();
    expect(anna.position().standing).toMatchObject({ over: true, winner: 0 });
  });

  test("what is told while it wakes is not missed", async () => {
    const { memory, table, room } = await opened();
    const elsewhere = (await tables(memory).rooms.get(table))!;
    const [here, there] = [sit(room, 0), [sit(elsewhere, 0), sit(elsewhere, 1)]];
    await turn();
    room.sleep();
    const log = memory.log.bind(memory);
    memory.log = async (id, after) => {
      const read = await log(id, after);
      if (after === 0 && read.length === 0) {
        await there.find(({ position }) => position().question!.answers.length > 0)!.answer(); // just after it was read
        for (const entry of await log(id, 0)) room.done(entry);
      }
      return read;
    };
    await room.wake();
    await turn();
    expect([room.kept, here.position().number]).toEqual([1, 2]);
  });

  test("an older row that comes late does not take the place of a newer one", async () => {
    const { memory, table, room } = await opened();
    const find = memory.find.bind(memory);
    const waiting: (() => void)[] = [];
    memory.find = async (id) => {
      const row = await find(id);
      if (waiting.length === 0) await new Promise<void>((done) => waiting.push(done)); // the first is slow
      return row;
    };
    const first = room.changed();
    await turn();
    await memory.finish(table, "over");
    const second = room.changed();
    await turn();
    waiting[0]!();
    await Promise.all([first, second]);
    expect(room.facts().state).toBe("over");
  });

  test("of another edition, or with other cards, is not played: it says which Duelex plays it to its end, and its log stays as it is", async () => {
    const { memory, table, room } = await opened();
    const person = sit(room, 0);
    const other = sit(room, 1);
    await turn();
    await (person.position().question!.answers.length > 0 ? person : other).answer();
    const kept = memory.said(table);
    const { rooms, troubles } = tables(memory, { ...library, game: { ...game, edition: "a later one" } });
    const later = (await rooms.get(table))!;
    expect(later.facts()).toMatchObject({ state: "playing", result: expect.stringContaining("was begun by edition") });
    const late = sit(later, 0);
    const concede = readFromSeat({ ask: "concede", id: 1, seat: 0 });
    await expect(later.hear({ seat: 0, key: null, tell: () => undefined }, concede)).rejects.toMatchObject({
      ...{ subject: "match", problems: [{ where: "", what: expect.stringMatching(/plays it to its end$/) }] },
    });
    expect(late.told).toMatchObject([
      { told: "welcome" },
      { told: "closed", says: expect.stringMatching(/^This match was begun .* plays it to its end$/) },
    ]);
    await memory.finish(table, "Anna wins.");
    const ended = (await tables(memory, { ...library, game: { ...game, edition: "a later one" } }).rooms.get(table))!;
    expect(sit(ended, null).told.at(-1)).toMatchObject({
      told: "closed",
      says: expect.stringMatching(/^Anna wins\. This match was begun/),
    });
    expect(() => ended.replay()).toThrow(
      expect.objectContaining({
        subject: "replay",
        problems: [{ where: "", what: expect.stringMatching(/^this match was begun by edition/) }],
      }),
    );
    expect([memory.said(table), troubles]).toEqual([kept, []]);
  });
});

describe("what two people agree on", () => {
  const wish = { ask: "wish", what: "take back" };

  test("an answer is taken back when the other player agrees, and not before; with the next answer the wish is gone", async () => {
    const { room } = await opened();
    const people = [sit(room, 0), sit(room, 1)];
    await turn();
    const asked = () => people.findIndex(({ position }) => position().question?.answers.length) as Seat;
    for (const seat of [0, 1] as const) expect(await say(room, seat, wish)).toBe("there is no answer of yours to take back");
    const first = asked();
    const other: Seat = first === 0 ? 1 : 0;
    await people[first]!.answer();
    expect(await say(room, other, { ask: "agree" })).toBe("the other player wishes nothing");
    expect(await say(room, other, { ask: "decline" })).toBe("nobody wishes anything");
    expect(await say(room, first, wish)).toBeNull();
    expect(await say(room, first, wish)).toBeNull(); // once more says nothing new
    expect(room.facts().wish).toEqual({ seat: first, what: "take back" });
    expect(await say(room, first, { ask: "agree" })).toBe("the other player wishes nothing"); // it is one's own
    expect(await say(room, other, { ask: "decline" })).toBeNull();
    expect([room.facts().wish, room.facts().answers]).toEqual([null, 1]);
    await say(room, first, wish);
    expect(await say(room, other, { ask: "agree" })).toBeNull();
    expect([room.facts().wish, room.facts().answers]).toEqual([null, 0]);
    await people[first]!.answer();
    await say(room, first, wish);
    await people[asked()]!.answer();
    expect(room.facts().wish).toBeNull();
  });

  test("who concedes has lost, in so many words; then a rematch, when both want it, and no wish any more", async () => {
    const { room, memory, table } = await opened();
    const people = [sit(room, 0), sit(room, 1)];
    await turn();
    expect(await say(room, 0, { ask: "rematch" })).toBe("the match is not over");
    expect(() => room.replay()).toThrow(
      expect.objectContaining({ subject: "replay", problems: [{ where: "", what: "the match is not over: its replay holds both hands" }] }),
    );
    expect(await say(room, 1, { ask: "concede" })).toBeNull();
    await turn();
    expect(room.facts()).toMatchObject({
      state: "over",
      result: "Anna wins: Bert concedes.",
      dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await memory.find(table))!.result).toBe("Anna wins: Bert concedes.");
    expect(room.replay()).toMatchObject({ game: "bos", answers: ["P2 concedes"] });
    expect(await say(room, 0, wish)).toBe("the match is not under way");
    expect(await say(room, 0, { ask: "rematch" })).toBeNull();
    expect(room.facts()).toMatchObject({ again: [true, false], next: null });
    expect(await say(room, 1, { ask: "rematch" })).toBeNull();
    const { next } = room.facts();
    expect((await memory.find(next!))!).toMatchObject({ state: "playing", names: ["Bert", "Anna"] });
    expect(people[0]!.told.some((each) => each.told === "table" && each.facts.next === next)).toBe(true);
  });

  test("the replay of a match that others may not see is for the keys of its seats; nobody has it before the end", async () => {
    for (const watched of [true, false]) {
      const { rooms, house } = tables(new Memory());
      const { table, key } = await house.open({ game: game.id, deck, name: "Anna", against: "anybody", clock: null, watched, seat: 0 });
      const joined = await house.join(table, { name: "Bert", deck });
      const room = (await rooms.get(table))!;
      await expect(house.replay(table, key)).rejects.toMatchObject({ status: 409, subject: "replay" });
      await say(room, 1, { ask: "concede" });
      await turn();
      for (const own of [key, joined.key]) expect(await house.replay(table, own)).toMatchObject({ answers: ["P2 concedes"] });
      for (const none of [null, "guessed"]) {
        const asked = house.replay(table, none);
        if (watched) expect(await asked).toMatchObject({ answers: ["P2 concedes"] });
        else
          await expect(asked).rejects.toMatchObject({
            status: 403,
            subject: "key",
            message: expect.stringMatching(/^this match is not for/),
          });
      }
    }
  });

  test("who watches asks for nothing", async () => {
    const { room } = await opened();
    const guest: Guest = { seat: null, key: null, tell: () => undefined };
    room.enter(guest, 0);
    await expect(room.hear(guest, readFromSeat({ ask: "agree", id: 1, seat: 0 }))).rejects.toThrow("who watches asks for nothing");
  });
});

describe("what goes on by itself", () => {
  afterEach(() => void vi.useRealTimers());
  const newTable = { game: game.id, deck, name: "Anna", clock: null, watched: true, seat: 0 } as const;
  /** What a thread that thinks would answer: the first of what is offered where the match stands. */
  const firstAnswer = async ({ decks, seed, settings, sitters, kept }: Thought): Promise<string> => {
    const session = new Session(library, fromDecks(library, { decks, seed, settings }), sitters);
    expect(session.follow(kept.map(sayDeed))).toBe(kept.length);
    return session.match.notate(0);
  };

  test("a machine that fails is asked again two seconds later; the trouble is told", async () => {
    const memory = new Memory();
    let times = 0;
    const think = (thought: Thought) => (++times === 1 ? Promise.reject(new Error("the thread is gone")) : firstAnswer(thought));
    const { rooms, house, troubles } = tables(memory, library, 100, { think });
    const { table } = await house.open({ ...newTable, against: "random", machineDeck: deck, seat: 1 });
    vi.useFakeTimers();
    const room = (await rooms.get(table))!;
    const person = sit(room, 1);
    for (let given = 0; given < 20 && times === 0; given++) {
      await vi.advanceTimersByTimeAsync(1);
      if (times === 0 && person.position()?.question?.answers.length) await person.answer();
    }
    const { kept } = room;
    await vi.advanceTimersByTimeAsync(1900);
    expect([times, room.kept, troubles.length]).toEqual([1, kept, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(room.kept).toBeGreaterThan(kept);
  });

  test.each([
    ["loses", "over", /^(Anna|Bert) wins: (Anna|Bert)'s time has run out\.$/],
    ["machine", "playing", null],
  ] as const)("whose time is out: %s", async (out, state, says) => {
    const memory = new Memory();
    const clock: ClockSetting = { bank: 60, increment: 0, out };
    let now = 0;
    const { rooms, house } = tables(memory, library, 100, { now: () => now, think: () => new Promise(() => undefined) });
    const { table } = await house.open({ ...newTable, against: "anybody", clock });
    await house.join(table, { name: "Bert", deck });
    vi.useFakeTimers();
    const room = (await rooms.get(table))!;
    sit(room, 0);
    now = 59_000;
    await vi.advanceTimersByTimeAsync(59_000);
    expect([room.kept, room.facts().state]).toEqual([0, "playing"]);
    now = 60_020;
    await vi.advanceTimersByTimeAsync(1100);
    expect([room.kept, room.facts().state]).toEqual([1, state]);
    if (says === null) expect(room.facts().sitters).toContain("greedy");
    else expect(room.facts().result).toMatch(says);
  });

  test("nobody's time runs before both have been there; what is answered meanwhile costs nothing", async () => {
    const memory = new Memory();
    let now = 0;
    let present: readonly [number, number, number] = [0, 0, 0];
    const { rooms, house } = tables(memory, library, 100, { now: () => now, present: () => present });
    const { table } = await house.open({ ...newTable, against: "anybody", clock: { bank: 60, increment: 5, out: "loses" } });
    await house.join(table, { name: "Bert", deck });
    const room = (await rooms.get(table))!;
    const people = [sit(room, 0), sit(room, 1)];
    await turn();
    now = 100_000;
    const first = people.findIndex(({ position }) => position().question!.answers.length > 0);
    expect([room.due, room.facts().time]).toEqual([null, { left: [60_000, 60_000], running: null }]);
    expect(await people[first]!.answer()).toMatchObject({ told: "reply" });
    expect(room.facts().time!.left[first]).toBe(65_000);
    now = 200_000;
    memory.now = now;
    present = [1, 1, 0];
    room.presenceChanged();
    await turn();
    const second = people.findIndex(({ position }) => position().question!.answers.length > 0);
    const left = room.facts().time!.left[second]!;
    expect([room.facts().time!.running, room.due]).toEqual([second, now + left]);
    now = 210_000;
    expect(room.facts().time!.left[second]).toBe(left - 10_000);
    const elsewhere = (await tables(memory, library, 100, { now: () => now }).rooms.get(table))!;
    expect([elsewhere.due, elsewhere.facts().time]).toEqual([room.due, room.facts().time]);
  });

  test("who has gone is not drawn into a rematch: it begins when both are there", async () => {
    const memory = new Memory();
    let present: readonly [number, number, number] = [1, 1, 0];
    const { rooms, house } = tables(memory, library, 100, { present: () => present });
    const { table } = await house.open({ ...newTable, against: "anybody" });
    await house.join(table, { name: "Bert", deck });
    const room = (await rooms.get(table))!;
    await say(room, 0, { ask: "concede" });
    expect(await say(room, 0, { ask: "rematch" })).toBeNull();
    present = [0, 1, 0];
    expect(await say(room, 1, { ask: "rematch" })).toBe("Anna is not here just now: a rematch begins when both are");
    expect(room.facts()).toMatchObject({ again: [true, false], next: null });
    present = [1, 1, 0];
    expect(await say(room, 1, { ask: "rematch" })).toBeNull();
    expect(room.facts().next).not.toBeNull();
  });

  test("an answer that comes after the time was out counts if the time stood still meanwhile; else it is late", async () => {
    const memory = new Memory();
    const pauses: { since: number; till: number }[] = [];
    const found: { since: number; till: number }[] = [];
    const lookForPauses = async () => void pauses.push(...found);
    let now = 0;
    const { rooms, house } = tables(memory, library, 100, { now: () => now, pauses: () => pauses, lookForPauses });
    const { table } = await house.open({ ...newTable, against: "anybody", clock: { bank: 60, increment: 0, out: "loses" } });
    await house.join(table, { name: "Bert", deck });
    const room = (await rooms.get(table))!;
    const people = [sit(room, 0), sit(room, 1)];
    await turn();
    const write = memory.write.bind(memory);
    memory.write = async (match, number, deed, due = null) => (due !== null && now >= due ? null : write(match, number, deed));
    now = 70_000;
    const asked = people.find(({ position }) => position().question!.answers.length > 0)!;
    expect(await asked.answer()).toMatchObject({ told: "refused", why: "late" });
    found.push({ since: 10_000, till: 65_000 });
    expect(await asked.answer()).toMatchObject({ told: "reply" });
    expect(room.kept).toBe(1);
  });
});

/** What is told to whom as people come to a table in memory and go, as clocks start, and as things fail. */
import type { Seat } from "@duelex/kernel";
import type { ToSeat } from "@duelex/session";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Guest, RoomParts } from "../src/room-parts.ts";
import { Memory } from "./memory.ts";
import { deck, game, library, say, sit, tables, turn } from "./tables.ts";

const newTable = { game: game.id, deck, name: "Anna", clock: null, watched: true, seat: 0 } as const;
const clock = { bank: 60, increment: 5, out: "loses" } as const;

/** A table with two people, made of these parts; what was trouble. */
async function between(parts: Partial<RoomParts> = {}, timed: typeof clock | null = null) {
  const troubles: string[] = [];
  const memory = new Memory();
  const trouble = (problem: unknown, where: string) => void troubles.push(`${where}: ${problem}`);
  const made = tables(memory, library, 100, { trouble, ...parts });
  const { table, key } = await made.house.open({ ...newTable, against: "anybody", clock: timed });
  const bert = await made.house.join(table, { name: "Bert", deck });
  const room = (await made.rooms.get(table))!;
  return { ...made, memory, table, room, troubles, keys: [key, bert.key] as const };
}
const answerOf = (people: readonly ReturnType<typeof sit>[]) =>
  people.find(({ position }) => (position().question?.answers.length ?? 0) > 0)!.answer();

/** A match against a machine; the person is asked first. */
async function againstMachine({ house, rooms }: ReturnType<typeof tables>) {
  const { table } = await house.open({ ...newTable, against: "random", machineDeck: deck });
  const room = (await rooms.get(table))!;
  return { table, room, person: sit(room, 0) };
}

test("who comes and goes is counted, each at their place, and once", async () => {
  const counted: unknown[] = [];
  const { room, table } = await between({ arrived: (...each) => void counted.push(each) });
  const guests = ([0, 1, null] as const).map((seat): Guest => ({ seat, key: null, tell: () => undefined }));
  for (const guest of guests) room.enter(guest, 0);
  expect(room.isQuiet).toBe(false);
  for (const guest of [...guests, ...guests]) room.leave(guest);
  expect(room.isQuiet).toBe(true);
  expect(counted).toEqual([1, -1].flatMap((change) => [0, 1, null].map((seat) => [table, seat, change])));
});

test("who has left is told nothing more", async () => {
  const { room } = await between();
  const people = [sit(room, 0), sit(room, 1)];
  const told: ToSeat[] = [];
  const guest: Guest = { seat: null, key: null, tell: (each) => void told.push(each) };
  room.enter(guest, 0);
  await turn();
  room.leave(guest);
  const { length } = told;
  await answerOf(people);
  room.presenceChanged();
  await turn();
  expect([length > 0, told.length]).toEqual([true, length]);
});

test("who comes again is told what was not read yet; all of it, once something was taken back", async () => {
  const { room } = await between();
  const people = [sit(room, 0), sit(room, 1)];
  await turn();
  for (let given = 0; given < 4; given++) await answerOf(people);
  const story = async (read: number) => {
    const told: ToSeat[] = [];
    room.enter({ seat: 0, key: null, tell: (each) => void told.push(each) }, read);
    await turn();
    return told.find((each) => each.told === "position")!.story;
  };
  const whole = await story(0);
  expect(whole.lines.length).toBeGreaterThan(2);
  expect(await story(2)).toEqual({ ...whole, from: 2, lines: whole.lines.slice(2) });
  for (const seat of [0, 1] as const) await say(room, seat, { ask: "wish", what: "take back" });
  const left = await story(0);
  expect(await story(2)).toEqual(left);
});

test("the next table is told to whoever has a key, with the other seat; to nobody else", async () => {
  const { room, keys } = await between();
  const told = ([0, 1, null, 0] as const).map((seat, at) => {
    const heard: ToSeat[] = [];
    const key = at < 2 ? keys[at as Seat] : null;
    room.enter({ seat, key, tell: (each) => void heard.push(each) }, 0);
    return () => heard.filter((each) => each.told === "next");
  });
  await say(room, 0, { ask: "concede" });
  for (const seat of [0, 1] as const) await say(room, seat, { ask: "rematch" });
  const { next: table } = room.facts();
  const seatedAt = (seat: Seat, key: string) => [{ told: "next", seated: { table, seat, key, invitation: null } }];
  for (let times = 0; times < 2; times++) {
    expect(told.map((each) => each())).toEqual([seatedAt(1, keys[0]), seatedAt(0, keys[1]), [], []]);
    await room.changed(); // that is no other one
  }
  expect(await say(room, 0, { ask: "rematch" })).toBeNull(); // there is one
  expect(room.facts().next).toBe(table);
});

describe("where the database is away", () => {
  const away = () => Promise.reject(new Error("away"));

  test("clocks that could not be started are started by whoever comes or goes next, once", async () => {
    const { memory, table, room, troubles } = await between({}, clock);
    const begin = memory.begin.bind(memory);
    let begun = 0;
    memory.begin = away;
    sit(room, 0);
    await turn();
    expect(troubles).toEqual([`the clocks of table ${table}: Error: away`]);
    memory.begin = (id) => {
      begun++;
      return begin(id);
    };
    for (let times = 0; times < 3; times++) {
      room.presenceChanged();
      await turn();
    }
    expect([begun, troubles.length]).toEqual([1, 1]);
    expect(room.facts().time!.running).not.toBeNull();
  });

  test("rules that fail as a match is read are told to who looks after the server, with the table; whoever sits there learns that they did", async () => {
    const pairing = () => {
      throw new Error("away");
    };
    const { room, troubles, table } = await between({ library: async () => ({ ...library, game: { ...game, pairing } }) });
    const { told } = sit(room, 0);
    await turn();
    expect([troubles, room.isAwake]).toEqual([[`table ${table}: Error: away`], false]);
    expect(told.at(-1)).toMatchObject({ told: "closed", says: expect.stringContaining("The rules have failed here") });
  });

  test("what could not be written down is refused, and is not done", async () => {
    const { memory, room } = await between();
    memory.write = away;
    expect(await say(room, 0, { ask: "concede" })).toBe("it could not be written down, so it is not done; a little later it works again");
    expect([room.kept, room.facts().state]).toEqual([0, "playing"]);
  });

  test("an end that could not be written is written by whoever reads the match next; here it is over already", async () => {
    const { memory, table, room, troubles } = await between();
    const finish = memory.finish.bind(memory);
    memory.finish = away;
    await say(room, 0, { ask: "concede" });
    await turn();
    expect([room.facts().state, troubles]).toEqual(["over", [`the end of table ${table}: Error: away`]]);
    expect((await memory.find(table))!.state).toBe("playing");
    memory.finish = finish;
    await tables(memory).rooms.get(table);
    expect(await memory.find(table)).toMatchObject({ state: "over", result: "Bert wins: Anna concedes." });
  });

  test("all tables are brought up to date, whatever comes of one of them", async () => {
    const { memory, rooms, house, table } = await between();
    const { table: second } = await house.open({ ...newTable, against: "anybody" });
    const waits = (await rooms.get(second))!;
    const find = memory.find.bind(memory);
    await house.join(second, { name: "Bert", deck });
    memory.find = (id) => (id === table ? away() : find(id));
    const troubles: unknown[] = [];
    await rooms.catchUp((problem) => void troubles.push(problem));
    expect([troubles.length, waits.facts().names]).toEqual([1, ["Anna", "Bert"]]);
  });
});

describe("a machine's answer", () => {
  afterEach(() => void vi.useRealTimers());

  test("is thought out by the process that knows first; by another two seconds later; by none that has let go of the table", async () => {
    const memory = new Memory();
    const asked = [0, 0, 0];
    const processes = asked.map((_, at) =>
      tables(memory, library, 100, {
        think: () => {
          asked[at]!++;
          return new Promise(() => undefined);
        },
      }),
    );
    const [first, second, third] = processes as [(typeof processes)[0], (typeof processes)[0], (typeof processes)[0]];
    vi.useFakeTimers();
    const { table, room, person } = await againstMachine(first);
    await vi.advanceTimersByTimeAsync(1);
    const others = [(await second.rooms.get(table))!, (await third.rooms.get(table))!];
    while (asked[0] === 0) {
      await person.answer();
      const entry = (await memory.log(table, room.kept - 1))[0]!;
      for (const each of others) each.done(entry);
      await vi.advanceTimersByTimeAsync(1);
    }
    third.rooms.close();
    expect(asked).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(1990);
    expect(asked).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toEqual([1, 1, 0]);
  });
});

test.each([
  ["open", "open", { private: true, present: [true, false], watching: 2, result: null }],
  ["withdrawn", "over", { result: "The table was withdrawn." }],
])("what anybody may know of a table that is %s", async (state, said, more) => {
  const { rooms, house } = tables(new Memory(), library, 100, { present: () => [1, 0, 2] });
  const { table, key } = await house.open({ ...newTable, against: "invited" });
  if (state === "withdrawn") await house.withdraw(table, key);
  const room = (await rooms.get(table))!;
  expect(room.facts()).toMatchObject({ table, state: said, names: ["Anna", null], answers: 0, wish: null, time: null, ...more });
  expect(room.facts().dice.seed).toBeNull();
});

test("against a machine: it is there, and agrees to what is wished", async () => {
  const made = tables(new Memory(), library, 100, { present: () => [0, 0, 0], think: () => new Promise(() => undefined) });
  const { room, person } = await againstMachine(made);
  await turn();
  expect(room.facts().present).toEqual([false, true]);
  await person.answer();
  expect(room.facts().answers).toBe(1);
  expect(await say(room, 0, { ask: "wish", what: "take back" })).toBeNull();
  expect([room.facts().answers, room.facts().wish]).toEqual([0, null]);
});

test("once a match is over its time stands still, as it was", async () => {
  let now = 0;
  const { memory, table, room } = await between({ now: () => now }, clock);
  sit(room, 0);
  await turn();
  now = 10_000;
  const { running } = room.facts().time!;
  expect(room.facts().time!.left[running!]).toBe(50_000);
  await say(room, 0, { ask: "concede" });
  const row = (await memory.find(table))!;
  memory.find = async () => ({ ...row, state: "over", ended: 10_000 });
  await room.changed();
  const { time } = room.facts();
  now = 500_000;
  expect([time!.running, room.facts().time]).toEqual([null, time]);
});

/** What a table in memory leaves alone: when it does not sleep, does not begin, does not ask, does not say a second time. */
import { InputError, type Seat } from "@duelex/kernel";
import type { ToSeat } from "@duelex/session";
import { describe, expect, test } from "vitest";
import type { Guest, RoomParts } from "../src/room-parts.ts";
import { readFromSeat } from "../src/words.ts";
import { Memory } from "./memory.ts";
import { deck, game, library, opened, say, sit, tables, turn } from "./tables.ts";

const newTable = { game: game.id, deck, name: "Anna", clock: null, watched: true, seat: 0 } as const;
const clock = { bank: 60, increment: 5, out: "loses" } as const;

/** A table with two people, made of these parts. */
async function between(parts: Partial<RoomParts> = {}, memory = new Memory(), timed: typeof clock | null = null) {
  const made = tables(memory, library, 100, parts);
  const { table, key } = await made.house.open({ ...newTable, against: "anybody", clock: timed });
  const bert = await made.house.join(table, { name: "Bert", deck });
  const room = (await made.rooms.get(table))!;
  return { ...made, memory, table, room, keys: [key, bert.key] as const };
}

/** Both sit down; who is asked, and the other. */
async function seated(room: Parameters<typeof sit>[0]) {
  const people = [sit(room, 0), sit(room, 1)] as const;
  await turn();
  const first = people.findIndex(({ position }) => position().question!.answers.length > 0) as Seat;
  return { people, first, other: (first === 0 ? 1 : 0) as Seat };
}

/** A match in which it is the machine's turn; whoever thinks is waited for until `answer` is called. */
async function owing() {
  const asked: ((line: string) => void)[] = [];
  const think = () => new Promise<string>((done) => void asked.push(done));
  const { rooms, house } = tables(new Memory(), library, 100, { think });
  const { table } = await house.open({ ...newTable, against: "random", machineDeck: deck, seat: 1 });
  const room = (await rooms.get(table))!;
  const { position, answer } = sit(room, 1);
  for (await turn(); asked.length === 0; await turn()) if (position().question?.answers.length) await answer();
  return { room, answer: asked[0]! };
}

describe("a table does not sleep", () => {
  test("before its match has begun: it begins when somebody sits down", async () => {
    const { rooms, house } = tables(new Memory());
    const { table } = await house.open({ ...newTable, against: "anybody" });
    const room = (await rooms.get(table))!;
    room.sleep();
    await house.join(table, { name: "Bert", deck });
    await room.changed();
    expect(room.isAwake).toBe(true);
  });

  test("twice", async () => {
    const { room } = await opened();
    const { people, first } = await seated(room);
    await people[first].answer();
    const facts = room.facts();
    room.sleep();
    room.sleep();
    expect(room.facts()).toEqual(facts);
  });

  test("while a machine owes an answer, nor while one thinks that somebody else has given meanwhile", async () => {
    const { room, answer } = await owing();
    room.sleep();
    expect(room.isAwake).toBe(true);
    room.done({ number: room.kept + 1, deed: { deed: "concede", seat: 1 }, at: 0 });
    room.sleep();
    expect([room.isAwake, room.facts().state]).toEqual([true, "over"]);
    answer("anything");
    await turn();
    room.sleep();
    expect(room.isAwake).toBe(false);
  });

  test("for news that is none: another row, with no answer in it", async () => {
    const { room, memory, table } = await opened();
    await seated(room);
    room.sleep();
    await memory.wish(table, { seat: 0, what: "take back", at: 5 });
    await room.changed();
    expect(room.isAwake).toBe(false);
  });
});

describe("news", () => {
  test.each([
    ["wake a table that sleeps, and it goes on", 1],
    ["that were missed in between are caught up with", 2],
  ])("%s", async (_, number) => {
    const { memory, table, room, rooms } = await opened();
    const elsewhere = (await tables(memory).rooms.get(table))!;
    const [here, there] = [sit(room, 0), [sit(elsewhere, 0), sit(elsewhere, 1)]];
    await turn();
    if (number === 1) room.sleep();
    for (let given = 0; given < number; given++) await there.find(({ position }) => position().question!.answers.length > 0)!.answer();
    rooms.logNews({ process: "another", match: table, entry: (await memory.log(table, number - 1))[0]! });
    await turn();
    expect([room.kept, here.position().number]).toEqual([number, number + 1]);
  });

  test("of what is known, and of a table that is not here, change nothing", async () => {
    const { memory, table, room, rooms } = await opened();
    const { people, first } = await seated(room);
    await people[first].answer();
    const told = people.map((each) => each.told.length);
    const [entry] = await memory.log(table, 0);
    for (const match of [table, "elsewhere"]) rooms.logNews({ process: "another", match, entry: entry! });
    await rooms.matchNews("elsewhere");
    expect([room.kept, people.map((each) => each.told.length)]).toEqual([1, told]);
  });

  test.each([
    ["waking", true],
    ["catching up", false],
  ])("that cannot be read while the database is away are trouble: %s", async (what, sleeps) => {
    const troubles: string[] = [];
    const { memory, room } = await between({ trouble: (problem, where) => void troubles.push(`${where}: ${problem}`) });
    await seated(room);
    if (sleeps) room.sleep();
    memory.log = () => Promise.reject(new Error("away"));
    room.done({ number: 2, deed: { deed: "concede", seat: 0 }, at: 0 });
    await turn();
    expect(troubles).toEqual([`${what}: Error: away`]);
  });

  test("of a row do not read the match again", async () => {
    const { memory, room } = await opened();
    const { people, first } = await seated(room);
    await people[first].answer();
    const read: number[] = [];
    const log = memory.log.bind(memory);
    memory.log = (id, after) => {
      read.push(after);
      return log(id, after);
    };
    await room.changed();
    expect(read).toEqual([1]);
  });

  test("that a table has been taken away are told in a sentence; that its match cannot be played here, once", async () => {
    const { memory, table, room } = await opened();
    const { people } = await seated(room);
    const later = (await tables(memory, { ...library, game: { ...game, edition: "a later one" } }).rooms.get(table))!;
    const stranger = sit(later, null);
    for (let times = 0; times < 2; times++) await later.changed();
    expect(stranger.told.filter((each) => each.told === "closed")).toHaveLength(1);
    memory.clear();
    await room.changed();
    expect(people[0].told.at(-1)).toEqual({
      ...{ told: "closed", why: "unknown table" },
      says: "This table has been taken away: nothing was done at it for long.",
    });
  });
});

describe("what is asked of a match", () => {
  const reply = { told: "reply", to: 7, reply: { ask: "harm", harms: [] } } as unknown as ToSeat;

  test.each<[string, Seat | null, Seat, boolean]>([
    ["preview", 0, 0, true],
    ["preview", 1, 1, true],
    ["harm", 0, 0, true],
    ["preview", 0, 1, false],
    ["preview", null, 0, false],
    ["tree", 0, 0, false],
  ])("%s by seat %j for seat %j: another thread is asked, with all that was answered: %j", async (ask, seat, of, isAsked) => {
    const asked: string[] = [];
    const { room } = await between({
      ask: async ({ kept }) => {
        asked.push(...kept.map(({ deed }) => deed));
        return reply as never;
      },
    });
    const { people, first } = await seated(room);
    await people[first].answer();
    const told: ToSeat[] = [];
    const guest: Guest = { seat, key: null, tell: (each) => void told.push(each) };
    room.enter(guest, 0);
    await room.hear(guest, readFromSeat({ ask, question: 2, answer: 0, id: 7, seat: of }));
    expect([asked, told.includes(reply)]).toEqual(isAsked ? [["answer"], true] : [[], false]);
  });
});

test("a wish that stands is not written down again; where the other player has it too, it is granted", async () => {
  const { room, memory } = await between();
  const { people } = await seated(room);
  const answered = new Set<Seat>();
  while (answered.size < 2) {
    const seat = people.findIndex(({ position }) => position().question!.answers.length > 0) as Seat;
    answered.add(seat);
    await people[seat].answer();
  }
  let written = 0;
  const write = memory.wish.bind(memory);
  memory.wish = (id, each) => {
    written++;
    return write(id, each);
  };
  const wish = { ask: "wish", what: "take back" };
  const { answers } = room.facts();
  for (let times = 0; times < 3; times++) expect(await say(room, 1, wish)).toBeNull();
  expect([written, room.facts().wish, room.facts().answers]).toEqual([1, { seat: 1, what: "take back" }, answers]);
  expect(await say(room, 0, wish)).toBeNull();
  expect([room.facts().wish, room.facts().answers < answers]).toEqual([null, true]);
});

test.each([
  ["nobody's time runs", null, false, 0],
  ["somebody else was quicker", clock, true, 0],
  ["the time was out", clock, false, 1],
] as const)("an answer is not written down since %s: it is looked whether the time stood still", async (_, timed, isQuicker, looks) => {
  let looked = 0;
  const lookForPauses = async () => void looked++;
  const notes: string[] = [];
  const { memory, table, room } = await between({ lookForPauses, noted: (what) => void notes.push(what) }, new Memory(), timed);
  const { people, first } = await seated(room);
  const write = memory.write.bind(memory);
  memory.write = async () => {
    if (isQuicker) await write(table, 1, { deed: "concede", seat: 0 });
    return null;
  };
  expect(await people[first].answer()).toMatchObject({ told: "refused", why: "late" });
  expect([looked, room.kept, notes.filter((what) => what === "late" || what === "answered")]).toEqual([looks, isQuicker ? 1 : 0, ["late"]]);
});

test("a table that is being read is not looked at when others are let go", async () => {
  const memory = new Memory();
  const { rooms, house } = tables(memory, library, 0);
  const { table } = await house.open({ ...newTable, against: "anybody" });
  const { table: other } = await house.open({ ...newTable, against: "anybody" });
  await rooms.get(other);
  const whole = memory.whole.bind(memory);
  let read = (): void => undefined;
  const waits = new Promise<void>((done) => (read = done));
  memory.whole = (id) => waits.then(() => whole(id));
  const coming = rooms.get(table);
  rooms.forget();
  expect(rooms.size).toBe(1);
  read();
  expect((await coming)?.id).toBe(table);
});

test.each<[string, Error]>([
  [
    "One; two",
    new InputError(
      "x",
      ["one", "two"].map((what) => ({ where: "", what })),
    ),
  ],
  ["The rules have failed here", new Error("broken")],
])("where the rules fail as a match is read, it is not played, and whoever comes is told: %s", async (says, problem) => {
  const { memory, table } = await opened();
  const failing = new Proxy(game, {
    get: (_, name) => (name === "edition" ? game.edition : raise(problem)),
  });
  const { rooms, troubles } = tables(memory, { ...library, game: failing });
  const room = (await rooms.get(table))!;
  expect(sit(room, 0).told.at(-1)).toEqual({ told: "closed", why: "unknown table", says });
  expect([troubles, room.isAwake]).toEqual([[problem], false]);
});

const raise = (problem: Error): never => {
  throw problem;
};

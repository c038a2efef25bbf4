/** Tables of a server in memory, and who sits there, for tests. */
import { bos } from "@duelex/bos";
import { type Game, InputError, type Seat } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import type { ClockSetting, Library, Position, ToSeat } from "@duelex/session";
import { House } from "../src/house.ts";
import type { Room } from "../src/room.ts";
import type { Guest, RoomParts } from "../src/room-parts.ts";
import { Rooms } from "../src/rooms.ts";
import { readFromSeat } from "../src/words.ts";
import { Memory } from "./memory.ts";

export const game = bos as unknown as Game;
export const library: Library = { game, catalog: game.catalog(), ownCards: [] };
export const deck = game.decks[0]!.id;

/** A server's tables over a store; a second one over the same is another process. */
export function tables(memory: Memory, rules = library, most = 100, more: Partial<RoomParts> = {}) {
  const troubles: unknown[] = [];
  const present = () => [1, 1, 0] as const;
  const rooms: Rooms = new Rooms(
    {
      ...{ matches: memory, journal: memory, machines: ["random"], present },
      library: async () => rules,
      machine: (name, each, seat, seed) => playerNamed(name, each, seat, seed),
      think: () => Promise.reject(new Error("no machine sits here")),
      ask: () => Promise.reject(new Error("not wanted")),
      now: () => 0,
      ...{ pauses: () => [], lookForPauses: async () => undefined },
      arrived: () => undefined,
      rematch: (row) => house.rematch(row),
      noted: () => undefined,
      trouble: (problem) => void troubles.push(problem),
      ...more,
    },
    most,
  );
  const house: House = new House({
    ...{ matches: memory, machines: ["random"], present },
    library: async () => library,
    find: (id) => rooms.get(id),
  });
  return { rooms, house, troubles };
}

export async function opened(clock: ClockSetting | null = null) {
  const memory = new Memory();
  const { rooms, house } = tables(memory);
  const { table } = await house.open({ game: game.id, deck, name: "Anna", against: "anybody", clock, watched: true, seat: 0 });
  await house.join(table, { name: "Bert", deck });
  return { memory, table, rooms, room: (await rooms.get(table))! };
}

export function sit(room: Room, seat: Seat | null) {
  const told: ToSeat[] = [];
  const guest: Guest = { seat, key: null, tell: (each) => void told.push(JSON.parse(JSON.stringify(each)) as ToSeat) };
  room.enter(guest, 0);
  const position = () => told.findLast((each): each is Position => each.told === "position")!;
  let id = 0;
  const answer = async () => {
    const { number, answers } = position().question!;
    const ask = { ask: "answer", question: number, answer: answers[id % answers.length]!.answer, id: id++, seat };
    await room.hear(guest, readFromSeat(ask));
    return told.findLast((each) => "to" in each && each.to === id - 1);
  };
  return { told, position, answer };
}

export const turn = () => new Promise((done) => setImmediate(done));

/** Says something of a seat to its table; what is refused is told. */
export async function say(room: Room, seat: Seat, message: object): Promise<string | null> {
  const told: ToSeat[] = [];
  const guest: Guest = { seat, key: null, tell: (each) => void told.push(each) };
  room.enter(guest, 0);
  try {
    await room.hear(guest, readFromSeat({ id: 900, seat, ...message }));
    const refused = told.find((each) => each.told === "refused");
    return refused === undefined ? null : refused.problems.map(({ what }) => what).join("; ");
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ what }) => what).join("; ");
  } finally {
    room.leave(guest);
  }
}

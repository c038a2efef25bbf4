/** Tables are opened, joined, withdrawn, looked up and played again: by whom, with what, and what is said to everybody else. */
import { bos } from "@duelex/bos";
import { type Game, InputError, type Seat } from "@duelex/kernel";
import { type Library, type NewTable, PERSON } from "@duelex/session";
import { beforeEach, describe, expect, test } from "vitest";
import { closing, House, Refused, seatOf } from "../src/house.ts";
import { hashOfSeed } from "../src/secrets.ts";
import { Memory } from "./memory.ts";

const game = bos as unknown as Game;
let library: Library = { game, catalog: game.catalog(), ownCards: [] };
const [red, blue] = [game.decks[0]!, game.decks[1]!];
const memory = new Memory();
let present: readonly [number, number, number] = [0, 0, 0];
const house = new House({
  matches: memory,
  machines: ["random", "level:3"],
  library: async () => library,
  find: async () => null,
  present: () => present,
});
const wanted: NewTable = { game: "bos", deck: red.id, name: "Anna", against: "anybody", clock: null, watched: true, seat: 0 };
const open = (more: Partial<NewTable> = {}) => house.open({ ...wanted, ...more });
/** With which status and about what somebody was refused. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => {
      if (problem instanceof Refused) return [problem.status, problem.subject, problem.message];
      if (problem instanceof InputError) return [problem.subject, ...problem.problems.map(({ what }) => what)];
      throw problem;
    },
  );
const rowOf = async (table: string) => (await memory.find(table))!;

beforeEach(() => {
  memory.clear();
  library = { game, catalog: game.catalog(), ownCards: [] };
  present = [0, 0, 0];
});

describe("to open a table", () => {
  test("keeps the deck and the key's hash at one's own seat, and nothing at the other, which waits", async () => {
    for (const seat of [0, 1] as const) {
      const seated = await open({ seat });
      expect(seated).toMatchObject({ seat, invitation: null });
      const row = await rowOf(seated.table);
      const other = seat === 0 ? 1 : 0;
      expect([row.decks[seat], row.decks[other], row.names[seat], row.names[other], row.keys[other]]).toEqual([
        red.deck,
        null,
        "Anna",
        null,
        null,
      ]);
      expect([row.state, row.sitters, row.invitation]).toEqual(["open", [PERSON, PERSON], null]);
      expect(JSON.stringify(row)).not.toContain(seated.key);
      expect([seatOf(row, seated.key), seatOf(row, "another")]).toEqual([seat, null]);
      expect(row.seed).toMatch(/^[0-9a-f]{64}$/);
    }
    const [one, other] = [await open(), await open()];
    expect(one.table === other.table || one.key === other.key).toBe(false);
    expect((await rowOf(one.table)).seed).not.toBe((await rowOf(other.table)).seed);
  });

  test("against a machine begins at once: with the deck that is said, or one that comes with the game", async () => {
    const { table } = await open({ against: "level:3", machineDeck: blue.id, seat: 1 });
    expect(await rowOf(table)).toMatchObject({
      state: "playing",
      sitters: ["level:3", PERSON],
      names: ["level:3", "Anna"],
      decks: [blue.deck, red.deck],
    });
    const { table: other } = await open({ against: "random" });
    expect(game.decks.map(({ deck }) => deck)).toContainEqual((await rowOf(other)).decks[1]);
  });

  test("where a seat is not chosen, it is drawn by lot", async () => {
    const { seat: _, ...anywhere } = wanted;
    const seats = await Promise.all(Array.from({ length: 40 }, async () => (await house.open(anywhere)).seat));
    expect(new Set(seats)).toEqual(new Set<Seat>([0, 1]));
  });

  test.each<[Partial<NewTable>, RegExp]>([
    [{ against: "level:8" }, /^against,"anybody", "invited", or a machine that sits down here is wanted: random, level:3$/],
    [{ against: "gredy" }, /did you mean "greedy"/],
    [{ deck: "green" }, /^deck,there is no deck "green"; there are /],
    [{ deck: {} }, /./],
    [{ settings: { weather: "rain" } }, /weather/],
    [{ against: "random", machineDeck: "green" }, /there is no deck "green"/],
  ])("%j is refused, and nothing is kept", async (more, says) => {
    expect(String(await refusal(open(more)))).toMatch(says);
    expect(await memory.lobby()).toEqual([]);
  });

  test("of a deck that is wrong it is said once, and not whose", async () => {
    const said = (await refusal(open({ deck: { ...(red.deck as object), castle: [] } }))) as string[];
    expect(said.length).toBeGreaterThan(1);
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toMatch(/deck of P/);
  });
});

describe("to join one", () => {
  const bert = { name: "Bert", deck: blue.id };

  test("fills the free seat, gives it a key of its own, and is done once", async () => {
    for (const seat of [0, 1] as const) {
      const { table, key } = await open({ seat });
      const joined = await house.join(table, bert);
      const row = await rowOf(table);
      expect(joined).toMatchObject({ table, seat: seat === 0 ? 1 : 0, invitation: null });
      expect([row.state, seatOf(row, key), seatOf(row, joined.key), row.names[joined.seat], row.decks[joined.seat]]).toEqual([
        "playing",
        seat,
        joined.seat,
        "Bert",
        blue.deck,
      ]);
      expect(await refusal(house.join(table, bert))).toEqual([409, "table", "somebody sits there already"]);
    }
  });

  test("a table for who has been invited wants what the link held", async () => {
    const { table, invitation } = await open({ against: "invited" });
    for (const wrong of [{}, { invitation: "" }, { invitation: "guessed" }])
      expect(await refusal(house.join(table, { ...bert, ...wrong }))).toMatchObject([403, "invitation", expect.any(String)]);
    expect((await rowOf(table)).invitation).not.toBe(invitation);
    expect(await refusal(house.join(table, { ...bert, invitation: invitation! }))).toBeNull();
  });

  test("where somebody was quicker, a moment ago, one is told so", async () => {
    const { table } = await open();
    const [one, other] = await Promise.all([refusal(house.join(table, bert)), refusal(house.join(table, bert))]);
    expect([one, other].filter((each) => each === null)).toHaveLength(1);
    expect([one, other]).toContainEqual([409, "table", "somebody sits there already"]);
  });

  test("who asks again with the same key, since no reply came, has the seat still; nobody else has", async () => {
    const key = "k".repeat(32);
    const { table, key: opener } = await open();
    const joined = await house.join(table, { ...bert, key });
    expect(joined).toEqual({ table, seat: 1, key, invitation: null });
    expect(await house.join(table, { ...bert, key })).toEqual(joined);
    expect(await refusal(house.join(table, { ...bert, key: "l".repeat(32) }))).toEqual([409, "table", "somebody sits there already"]);
    expect(await house.join(table, { ...bert, key: opener })).toMatchObject({ seat: 0 });
    const other = await open({ against: "invited" });
    await house.join(other.table, { ...bert, key, invitation: other.invitation! });
    expect(await house.join(other.table, { ...bert, key, invitation: other.invitation! })).toMatchObject({ seat: 1 });
    const both = await open();
    const twice = await Promise.all([house.join(both.table, { ...bert, key }), house.join(both.table, { ...bert, key })]);
    expect(twice[0]).toEqual(twice[1]);
  });

  test("one that is not there, was withdrawn, or was opened by another edition", async () => {
    expect(await refusal(house.join("nowhere", bert))).toEqual([404, "table", "there is no such table"]);
    expect(await refusal(house.join("a/b", bert))).toEqual([404, "table", "there is no such table"]);
    const withdrawn = await open();
    await house.withdraw(withdrawn.table, withdrawn.key);
    expect(await refusal(house.join(withdrawn.table, bert))).toEqual([409, "table", "the table was withdrawn"]);
    const { table } = await open();
    library = { ...library, game: { ...game, edition: "a later one" } };
    expect(await refusal(house.join(table, bert))).toMatchObject([
      409,
      "table",
      expect.stringContaining(`opened by edition ${game.edition}`),
    ]);
    expect((await rowOf(table)).state).toBe("open");
  });

  test("with a deck that is wrong leaves it open", async () => {
    const { table } = await open();
    expect(String(await refusal(house.join(table, { ...bert, deck: "green" })))).toMatch(/there is no deck "green"/);
    expect(String(await refusal(house.join(table, { ...bert, deck: { main: {} } })))).toMatch(/^table,is missing.*unknown word "main"/s);
    expect((await rowOf(table)).state).toBe("open");
  });
});

test("an open table is withdrawn by its key, once; one that is played is not", async () => {
  const { table, key } = await open();
  expect(await refusal(house.withdraw("nowhere", key))).toEqual([404, "table", "there is no such table"]);
  expect(await refusal(house.withdraw(table, "another"))).toEqual([403, "key", "this key opens no seat of the table"]);
  await house.withdraw(table, key);
  expect(await refusal(house.withdraw(table, key))).toMatchObject([409, "table", expect.stringContaining("not open any more")]);
});

test("the lobby tells what concerns who looks for a table, the latest first; of dice their hash, of keys nothing", async () => {
  present = [1, 0, 2];
  const { table, key } = await open({ against: "invited", watched: false });
  const [facts] = await house.lobby();
  const { seed } = await rowOf(table);
  expect(facts).toMatchObject({
    table,
    state: "open",
    private: true,
    present: [true, false],
    watching: 2,
    names: ["Anna", null],
    dice: { hash: hashOfSeed(seed), seed: null },
  });
  for (const secret of [key, seed]) expect(JSON.stringify(facts)).not.toContain(secret);
  expect(await refusal(house.facts("nowhere"))).toEqual([404, "table", "there is no such table"]);
  expect(await refusal(house.replay("nowhere", null))).toEqual([404, "table", "there is no such table"]);
});

test("the lobby tells of tables at which somebody waits, and of matches at which somebody sits; a hundred of each at most", async () => {
  const waits = await open({ seat: 1 });
  const away = await open();
  const played = await open();
  await house.join(played.table, { name: "Bert", deck: blue.id });
  memory.lobby = async () => {
    const rows = await Promise.all([waits, away, played].map(({ table }) => rowOf(table)));
    return rows.map((row) => ({ ...row, answers: 0 }));
  };
  const told = async () => (await house.lobby()).map(({ table }) => table);
  expect(await told()).toEqual([]);
  present = [0, 1, 0];
  expect(await told()).toEqual([waits.table, played.table]);
  present = [1, 0, 0];
  expect(await told()).toEqual([away.table, played.table]);
  const row = await rowOf(away.table);
  memory.lobby = async () => Array.from({ length: 300 }, (_, opened) => ({ ...row, opened, answers: 0 }));
  expect((await house.lobby()).map(({ opened }) => opened)).toEqual(Array.from({ length: 100 }, (_, nth) => 299 - nth));
  Reflect.deleteProperty(memory, "lobby");
});

test("a rematch has the seats swapped, the same keys, and dice of its own", async () => {
  const { table, key } = await open();
  await house.join(table, { name: "Bert", deck: blue.id });
  const row = await rowOf(table);
  const next = await house.rematch(row);
  expect(next).toMatchObject({
    state: "playing",
    names: ["Bert", "Anna"],
    decks: [blue.deck, red.deck],
    keys: [row.keys[1], row.keys[0]],
    invitation: null,
  });
  expect(next.id === row.id || next.seed === row.seed).toBe(false);
  expect(seatOf(row, key)).toBe(0);
});

test("what is said to a socket before it is closed", () =>
  expect(closing("unknown table", "There is no such table.")).toEqual({
    told: "closed",
    why: "unknown table",
    says: "There is no such table.",
  }));

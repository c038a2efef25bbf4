/** Cards of one's own: files that are kept, each under its name, and which deck names a card of them. */
import { afterEach, expect, test, vi } from "vitest";

interface Kept {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly file: readonly { readonly id: string }[];
}
const store = vi.hoisted(() => ({ kept: new Map<string, unknown>(), count: 0, asked: [] as number[], said: [] as string[] }));
vi.mock("../src/store/kept.ts", () => ({
  keptCards: {
    put: async (value: { readonly id: string }) => void store.kept.set(value.id, value),
    remove: async (id: string) => void store.kept.delete(id),
    all: async () => [...store.kept.values()].reverse(),
  },
  newId: () => `new ${++store.count}`,
}));
/** The game's own cards are A and B; a file that holds "broken" cannot be read. */
const facts = (cards: readonly string[]) => ({ cards: cards.map((id) => ({ id })), byId: new Map(cards.map((id) => [id, {}])) });
vi.mock("../src/store/games.ts", () => ({
  wantGame: async () => facts(["A", "B"]),
  factsOf: async (_game: string, files: readonly (readonly { readonly id: string }[])[]) => {
    store.asked.push(files.length);
    const ids = files.flat().map(({ id }) => id);
    if (ids.includes("broken")) throw new Error("it cannot be read");
    return facts(["A", "B", ...ids]);
  },
}));
vi.mock("../src/store/shell.ts", () => ({ useShell: { getState: () => ({ notify: (text: string) => void store.said.push(text) }) } }));

const { addCards, removeCards, usesOwn } = await import("../src/store/own.ts");
const names = () =>
  ([...store.kept.values()] as Kept[]).map(({ game, name, file }) => `${game}/${name}: ${file.map(({ id }) => id).join()}`);
afterEach(() => store.kept.clear());

test("a file takes the place of the one of that name; the others stay; one that cannot be read is not kept", async () => {
  await addCards("bos", "one", [{ id: "X" }]);
  await addCards("bos", "two", [{ id: "Y" }]);
  await addCards("bos", "one", [{ id: "Z" }]);
  expect(names()).toEqual(["bos/two: Y", "bos/one: Z"]);
  await expect(addCards("bos", "two", [{ id: "broken" }])).rejects.toThrow("it cannot be read");
  expect(names()).toEqual(["bos/two: Y", "bos/one: Z"]);
  const [two] = [...store.kept.keys()];
  await removeCards("bos", two!);
  expect(names()).toEqual(["bos/one: Z"]);
});

test("a game is asked for with the files of that game, one of each name", async () => {
  await addCards("gate-ruler", "one", [{ id: "V" }]);
  await addCards("gate-ruler", "two", [{ id: "W" }]);
  await addCards("colossus-order", "one", [{ id: "X" }]);
  await addCards("colossus-order", "two", [{ id: "Y" }]);
  store.asked.length = 0;
  await addCards("colossus-order", "two", [{ id: "Z" }]);
  const [, , , two] = [...store.kept.keys()];
  await removeCards("colossus-order", two!);
  expect(store.asked).toEqual([2, 1]);
});

test("files that can be read no more are told with the reason, and stay", async () => {
  await addCards("bos", "one", [{ id: "X" }]);
  await addCards("bos", "two", [{ id: "Y" }]);
  const [one, two] = [...store.kept.keys()];
  store.kept.set(one!, { ...(store.kept.get(one!) as Kept), file: [{ id: "broken" }] });
  await removeCards("bos", two!);
  expect(store.said).toEqual([expect.stringMatching(/\w.* it cannot be read$/)]);
  expect(names()).toEqual(["bos/one: broken"]);
});

test("whoever has no cards of their own any more waits for no worker: the game is the one that there is", async () => {
  await addCards("gundam", "one", [{ id: "X" }]);
  const [one] = [...store.kept.keys()];
  store.asked.length = 0;
  await removeCards("gundam", one!);
  expect(store.asked).toEqual([]);
});

test.each([
  [{ main: { X: 3 } }, true],
  [{ main: { A: 3 } }, false],
  [{ main: ["A", "X"] }, true],
  [{ ruler: "X" }, true],
  [{ ruler: "A", main: [{ card: "X" }] }, true],
  ["X", true],
  [null, false],
  [3, false],
])("%j names a card of one's own: %j", (deck, does) => {
  const own = { ids: new Set(["X"]) } as unknown as Parameters<typeof usesOwn>[1];
  expect(usesOwn(deck, own)).toBe(does);
  expect(usesOwn(deck, { ...own, ids: new Set<string>() })).toBe(false);
});

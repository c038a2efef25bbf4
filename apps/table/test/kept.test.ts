/** What the page keeps on this machine, and which of several pages writes a match down. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** The browser's store, as far as the page uses it; `broken` where it is full or forbidden. */
const stores = vi.hoisted(() => ({ kept: new Map<string, Map<string, unknown>>(), broken: null as "at once" | "later" | null }));
vi.mock("idb-keyval", () => {
  const guarded = async <T>(work: () => T): Promise<T> => {
    if (stores.broken === "later") throw new Error("QuotaExceededError");
    return work();
  };
  return {
    createStore: (base: string, name: string) => {
      if (stores.broken === "at once") throw new Error("SecurityError");
      const key = `${base} ${name}`;
      const found = stores.kept.get(key) ?? new Map<string, unknown>();
      stores.kept.set(key, found);
      return found;
    },
    set: (id: string, value: unknown, store: Map<string, unknown>) => guarded(() => void store.set(id, value)),
    get: (id: string, store: Map<string, unknown>) => guarded(() => store.get(id)),
    del: (id: string, store: Map<string, unknown>) => guarded(() => void store.delete(id)),
    entries: (store: Map<string, unknown>) => guarded(() => [...store]),
  };
});

test("the secret by which one asks for a seat is the same while the tab is open, another at each table, and one of its own where nothing is kept", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const { keyFor } = await import("../src/online/kept.ts");
  const one = keyFor("a");
  expect(one).toMatch(/^[\w-]{32}$/);
  expect([keyFor("a"), keyFor("b") === one]).toEqual([one, false]);
  vi.stubGlobal("sessionStorage", undefined);
  const none = keyFor("a");
  expect(none).toMatch(/^[\w-]{32}$/);
  expect(none === one || keyFor("a") === none).toBe(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  stores.kept.clear();
  stores.broken = null;
});

const deck = (id: string, changed: number) => ({ id, game: "bos", name: id, deck: {}, changed });

describe("a shelf", () => {
  test("gives back what was put there, the latest first, each shelf its own; what is taken away is gone", async () => {
    const { keptCards, keptDecks, keptMatches } = await import("../src/store/kept.ts");
    await keptDecks.put(deck("old", 1));
    await keptDecks.put(deck("new", 3));
    await keptDecks.put(deck("middle", 2));
    expect((await keptDecks.all()).map(({ id }) => id)).toEqual(["new", "middle", "old"]);
    expect(await keptDecks.get("old")).toEqual(deck("old", 1));
    expect(await keptDecks.get("none")).toBeUndefined();
    await keptDecks.remove("new");
    expect((await keptDecks.all()).map(({ id }) => id)).toEqual(["middle", "old"]);
    for (const other of [keptMatches, keptCards]) expect(await other.all()).toEqual([]);
    expect([...stores.kept.keys()].sort()).toEqual(["duelex-cards cards", "duelex-decks decks", "duelex-matches matches"]);
  });

  test.each(["at once", "later"] as const)(
    "of a browser that keeps nothing (%s) is empty; it is said once, and nobody is stopped",
    async (how) => {
      const { keptDecks, whenLost } = await import("../src/store/kept.ts");
      const lost = vi.fn();
      whenLost(lost);
      stores.broken = how;
      expect(await keptDecks.all()).toEqual([]);
      expect(await keptDecks.get("x")).toBeUndefined();
      await keptDecks.remove("x");
      expect(lost).not.toHaveBeenCalled(); // nothing was to be kept
      await keptDecks.put(deck("a", 1));
      await keptDecks.put(deck("b", 1));
      expect(lost).toHaveBeenCalledTimes(1);
    },
  );

  test("names of new things are all different", async () => {
    const { newId } = await import("../src/store/kept.ts");
    const ids = Array.from({ length: 200 }, newId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{2,14}$/);
  });
});

/** The browser's locks: who holds which, who waits, who is robbed. */
class Locks {
  private readonly held = new Map<string, { readonly robbed: (why: Error) => void }>();
  async request(name: string, manner: LockOptions, keep: () => Promise<void>): Promise<void> {
    if (manner.steal === true) this.held.get(name)?.robbed(new Error("AbortError"));
    else
      while (this.held.has(name)) {
        if (manner.signal?.aborted === true) throw new Error("TimeoutError");
        await new Promise((later) => setTimeout(later, 1));
      }
    await new Promise<void>((done, robbed) => {
      const mine = { robbed };
      this.held.set(name, mine);
      keep().then(() => {
        if (this.held.get(name) === mine) this.held.delete(name);
        done();
      }, robbed);
    });
  }
}

describe("a match that several pages have open", () => {
  const page = async () => {
    vi.resetModules();
    return await import("../src/store/claim.ts");
  };
  const settled = () => new Promise((later) => setTimeout(later, 20));
  beforeEach(() => {
    vi.stubGlobal("navigator", { locks: new Locks() });
    vi.spyOn(AbortSignal, "timeout").mockImplementation((after) => {
      expect(after).toBe(600);
      return AbortSignal.abort();
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  test("belongs to the first that claims it, until that gives it back", async () => {
    const [one, other] = [await page(), await page()];
    const lost = vi.fn();
    expect(await one.claim("m", lost)).toBe(true);
    expect(await one.claim("m", lost)).toBe(true); // it has it already
    expect(await other.claim("m", lost)).toBe(false);
    expect(await other.claim("another", lost)).toBe(true);
    await one.giveBack("m", Promise.resolve());
    await settled();
    expect(await other.claim("m", lost)).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  });

  test("may be taken over, which is told to the page that had it, and to no other", async () => {
    const [one, other] = [await page(), await page()];
    const [lostByOne, lostByOther] = [vi.fn(), vi.fn()];
    await one.claim("m", lostByOne);
    expect(await other.claim("m", lostByOther, true)).toBe(true);
    await settled();
    expect(lostByOne.mock.calls).toEqual([["m"]]);
    expect(lostByOther).not.toHaveBeenCalled();
    expect(await one.claim("m", lostByOne)).toBe(false);
  });

  test("is kept by who comes back before it has been given back; what is not one's own is not given back", async () => {
    const [one, other] = [await page(), await page()];
    await one.claim("m", vi.fn());
    let written = () => {};
    const back = one.giveBack("m", new Promise<void>((done) => (written = done)));
    await one.claim("m", vi.fn());
    written();
    await back;
    await one.giveBack("another", Promise.resolve());
    await settled();
    expect(await other.claim("m", vi.fn())).toBe(false);
  });

  test("with another match on the table the first is free", async () => {
    const [one, other] = [await page(), await page()];
    await one.claim("m", vi.fn());
    await one.claim("n", vi.fn());
    await settled();
    expect(await other.claim("m", vi.fn())).toBe(true);
    expect(await other.claim("n", vi.fn())).toBe(false);
  });

  test("that is left for another and taken over in the same moment was not lost: the other stays", async () => {
    const [one, other] = [await page(), await page()];
    const lost = vi.fn();
    await one.claim("m", lost);
    const next = one.claim("n", lost);
    expect(await other.claim("m", vi.fn(), true)).toBe(true);
    expect(await next).toBe(true);
    await settled();
    expect(lost).not.toHaveBeenCalled();
    await one.giveBack("n", Promise.resolve()); // it still knows that it has it
    await settled();
    expect(await other.claim("n", vi.fn())).toBe(true);
  });

  test("that comes free only when another is on the table is let go at once; the one on the table is given back, and can be taken over", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal); // it is waited for
    const [one, other, third] = [await page(), await page(), await page()];
    const lost = vi.fn();
    await one.claim("m", vi.fn());
    const waiting = other.claim("m", lost);
    await other.claim("n", lost);
    await one.giveBack("m", Promise.resolve());
    expect(await waiting).toBe(false);
    expect(await third.claim("m", vi.fn())).toBe(true);
    expect(await third.claim("n", vi.fn(), true)).toBe(true);
    await settled();
    expect(lost.mock.calls).toEqual([["n"]]);
  });

  test("is anybody's where pages cannot know of each other", async () => {
    vi.stubGlobal("navigator", {});
    const [one, other] = [await page(), await page()];
    expect(await one.claim("m", vi.fn())).toBe(true);
    expect(await other.claim("m", vi.fn())).toBe(true);
  });
});

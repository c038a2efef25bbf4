/** Which match lies on the table of the page: one after the other, whatever comes late; and what becomes of a card that was dropped. */
import type { Answer, FromSeat, Position, Told } from "@duelex/session";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import type { KeptMatch } from "../src/store/kept.ts";
import type { Sitting } from "../src/store/state.ts";

const kept = vi.hoisted(() => new Map<string, { readonly id: string }>());
/** How a game is fetched by the worker, where it takes its time. */
const fetching = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock("../src/store/kept.ts", () => {
  const shelf = {
    put: async (value: { readonly id: string }) => void kept.set(value.id, structuredClone(value)),
    get: async (id: string) => kept.get(id),
    remove: async (id: string) => void kept.delete(id),
    all: async () => [...kept.values()],
  };
  return { keptMatches: shelf, keptDecks: shelf, keptCards: shelf, shelf: () => shelf, whenLost: () => undefined, newId: () => "new" };
});
vi.mock("../src/games.ts", async (original) => {
  const real = await original<typeof import("../src/games.ts")>();
  const slowly = async () => {
    await fetching.until;
    return await real.engines["bos"]!();
  };
  return { ...real, engines: { ...real.engines, bos: slowly } };
});

/** The worker of the page, in the same thread: what it is told and what it tells comes a moment later, as between threads. */
const hearers: { page?: (event: { readonly data: unknown }) => void; worker?: (event: { readonly data: unknown }) => void } = {};
const later = (hear: "page" | "worker", data: unknown) => setTimeout(() => hearers[hear]!({ data: structuredClone(data) }), 0);
vi.stubGlobal("addEventListener", (kind: string, hear: (event: { readonly data: unknown }) => void) => {
  if (kind === "message") hearers.worker = hear;
});
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("postMessage", (told: unknown) => later("page", told));
vi.stubGlobal(
  "Worker",
  class {
    addEventListener(kind: string, hear: (event: { readonly data: unknown }) => void): void {
      if (kind === "message") hearers.page = hear;
    }
    postMessage(data: unknown): void {
      later("worker", data);
    }
  },
);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("location", { hash: "", href: "http://cards.example/" });
vi.stubGlobal("document", { hidden: true, addEventListener: () => undefined, removeEventListener: () => undefined });
/** The browser's locks; of those which another page has none can be had. */
const elsewhere = new Set<string>();
vi.stubGlobal("navigator", {
  languages: ["en"],
  locks: {
    request: async (name: string, _manner: LockOptions, keep: () => Promise<void>) => {
      if (!elsewhere.has(name)) return keep();
      await soon(50);
      throw new Error("TimeoutError");
    },
  },
});
afterAll(() => void vi.unstubAllGlobals());

await import("../src/host/worker.ts");
const store = await import("../src/store/table.ts");
const { desk, drop, answer, arrive, askWhy, leaveTable, openCurtain, positionOf, press } = store;
const { closeOpened, concede, readTree, resume, set, sitAt, sitDown, undo, useTable } = store;
const { askHint } = await import("../src/store/foresee.ts");
const { Desk } = await import("../src/host/desk.ts");
const { begin } = await import("../src/store/begin.ts");
const { showRule, showTab } = await import("../src/store/panel.ts");
const { useShell } = await import("../src/store/shell.ts");
const soon = (milliseconds = 30) => new Promise<void>((done) => setTimeout(done, milliseconds));
const eventually = (is: () => boolean) => vi.waitUntil(is, { timeout: 20_000, interval: 5 });
const table = () => useTable.getState();
let fetched = (): void => undefined;

const decks = ["bos-red-test", "bos-red-test"] as const;
const match = (id: string, seed: number): Sitting => ({
  ...{ id, seats: [0, 1], sitters: ["person", "person"], curtains: false, title: id },
  open: { kind: "decks", game: "bos", decks, seed },
});

afterEach(async () => {
  leaveTable(table().id ?? "");
  fetched();
  fetching.until = Promise.resolve();
  await desk.ask({ ask: "game", game: "bos" });
  kept.clear();
  elsewhere.clear();
});

/** From here on games are fetched when `fetched` is called. */
function holdGames(): void {
  fetching.until = new Promise((done) => {
    fetched = done;
  });
}

/** What was told while a match was on its way: the turn of each position that was taken for its own. */
function taken(id: string) {
  const heard: unknown[] = [];
  const deaf = useTable.subscribe((state) => {
    if (state.id === id && state.positions[0] !== undefined) heard.push(state.positions[0].time.at);
  });
  return { heard, deaf };
}

describe("one match after another", () => {
  test("nothing of the one before is drawn at the next, nor kept under its name, however long its game takes to come", async () => {
    await sitDown(match("first", 1));
    while (table().positions[0]!.time.at < 3)
      await answer(table().positions[table().positions[0]!.question!.seat]!.question!.answers[0]!, true);
    leaveTable("first");
    await eventually(() => (kept.get("first") as KeptMatch | undefined)?.node === 3);
    const before = structuredClone(kept.get("first"));
    holdGames();
    const { heard, deaf } = taken("second");
    const sitting = sitDown(match("second", 2));
    await soon(200);
    expect([heard, kept.has("second")]).toEqual([[], false]);
    fetched();
    await sitting;
    deaf();
    expect([table().id, table().positions[0]!.time.at]).toEqual(["second", 0]);
    await eventually(() => kept.has("second"));
    await soon(200);
    expect([(kept.get("second") as KeptMatch).node, kept.get("first")]).toEqual([0, before]);
  });

  test("one that cannot be begun takes nothing away from the one that was begun after it", async () => {
    holdGames();
    const wrong = sitDown({ ...match("wrong", 1), open: { kind: "decks", game: "bos", decks: ["none", "none"], seed: 1 } });
    await soon();
    const right = sitDown(match("right", 2));
    await soon();
    fetched();
    await expect(wrong).rejects.toThrow();
    await right;
    expect([table().id, table().positions[0]?.game]).toEqual(["right", "bos"]);
  });

  test("of two that are begun by a double press the later lies there, and nobody goes to the other", async () => {
    const went: string[] = [];
    for (const id of ["one", "two"]) void sitDown(match(id, 7)).then(() => went.push(id));
    holdGames();
    const three = sitDown(match("three", 7));
    await soon();
    void sitDown(match("four", 7)).then(() => went.push("four"));
    fetched();
    await eventually(() => went.length > 0);
    await Promise.race([three, soon(50)]);
    expect([went, table().id, table().positions[0]?.time.at]).toEqual([["four"], "four", 0]);
  });

  test("who has left before it was there is not taken back to it; other pages may have it", async () => {
    await sitDown(match("kept", 3));
    leaveTable("kept");
    await soon(200);
    const coming = resume("kept");
    leaveTable("kept");
    await sitDown(match("other", 4));
    expect(await coming).toBe("left");
    expect([table().id, table().positions[0]?.time.at]).toEqual(["other", 0]);
  });

  test("that another page has a match is nothing to who has begun another meanwhile", async () => {
    elsewhere.add("duelex match there");
    const coming = resume("there");
    leaveTable("there");
    await sitDown(match("mine", 5));
    expect(await coming).toBe("left");
    expect([table().id, table().elsewhere, table().positions[0]?.time.at]).toEqual(["mine", null, 0]);
    elsewhere.add("duelex match there too");
    expect([await resume("there too"), table().elsewhere]).toEqual(["elsewhere", "there too"]);
  });
});

describe("who has gone elsewhere", () => {
  const leave = () => useShell.getState().arrive("#/rules/bos");

  test("while a match is begun is not taken to it, and other pages may have it; who has stayed is", async () => {
    const going = begin(match("left", 1));
    leave();
    expect([await going, location.hash, table().id]).toEqual([false, "", null]);
    let fetched = (_: Sitting): void => undefined;
    const fetching = begin(new Promise<Sitting>((done) => (fetched = done)));
    leave();
    fetched(match("late", 1));
    expect([await fetching, table().id]).toEqual([false, null]);
    expect([await begin(match("here", 2)), location.hash, table().id]).toEqual([true, "#/match/here", "here"]);
    location.hash = "";
  });

  test("while their seat is looked for, or given, is not taken to its table; the seat is kept", async () => {
    const { backToSeat, takeGiven, takeSeat } = await import("../src/online/going.ts");
    const { stopWaiting } = await import("../src/online/waiting.ts");
    const went: string[] = [];
    vi.stubGlobal("history", { replaceState: (_state: unknown, _title: string, hash: string) => went.push(hash) });
    vi.stubGlobal(
      "WebSocket",
      class {
        addEventListener(): void {}
        close(): void {}
      },
    );
    const seated = { table: "given", key: "secret", invitation: null, seat: 0 as const };
    const go = (to: string) => void went.push(to);
    const all = [takeSeat("brought", "secret"), backToSeat("brought"), takeGiven(Promise.resolve(seated), go)];
    leave();
    await Promise.all(all);
    expect([went, kept.has("brought"), kept.has("given")]).toEqual([[], true, true]);
    await takeSeat("brought", "secret");
    expect(await backToSeat("brought")).toBe(true);
    await takeGiven(Promise.resolve(seated), go);
    expect(went).toEqual(["#/online/table/brought", "#/online/table/brought", "given"]);
    stopWaiting("given");
  });

  test("while their table is taken away keeps the one at which they sit by then", async () => {
    const { forget, getUp, sit, useOnline } = await import("../src/online/state.ts");
    vi.stubGlobal(
      "WebSocket",
      class {
        addEventListener(): void {}
        close(): void {}
      },
    );
    await sit("other");
    forget("taken away");
    expect(useOnline.getState().table).toBe("other");
    forget("other");
    expect(useOnline.getState().table).toBe(null);
    getUp();
  });
});

test("who has got up before their seat was found has no line to the server; who sits down has one, and only while they sit", async () => {
  const lines = new Set<string>();
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(private readonly address: string) {
        lines.add(address);
      }
      addEventListener(): void {}
      close(): void {
        lines.delete(this.address);
      }
    },
  );
  const { getUp, sit, useOnline } = await import("../src/online/state.ts");
  const sitting = sit("left");
  getUp();
  await sitting;
  expect([[...lines], useOnline.getState().table]).toEqual([[], null]);
  await sit("here");
  expect([[...lines], useOnline.getState().table]).toEqual([["ws://cards.example/live"], "here"]);
  getUp();
  expect([...lines]).toEqual([]);
});

test("two people at one screen: what one was told is gone when the curtain falls, and the other hears nothing before it is opened", async () => {
  await sitDown({ ...match("two", 6), curtains: true });
  openCurtain();
  const [first] = [table().seat];
  showTab("study");
  await eventually(() => table().tree !== null);
  set({ why: { line: 0, links: [] }, pile: { seat: 0, place: "castle" } });
  expect(table().tree?.nodes.size).toBe(1);
  while (table().seat === first) await answer(positionOf(table())!.question!.answers[0]!, true);
  await readTree();
  await askHint();
  await askWhy(0);
  const { at } = positionOf(table())!.time;
  await undo();
  await concede();
  expect([positionOf(table())!.time.at, positionOf(table())!.result]).toEqual([at, null]);
  expect([table().curtain, table().tree, table().why, table().hint, table().pile]).toEqual([table().seat, null, null, null, null]);
  openCurtain();
  await eventually(() => table().tree !== null);
  expect(table().tree?.nodes.size).toBeGreaterThan(1);
  await askHint();
  await askWhy(0);
  expect([table().hint?.says, table().why?.line]).toEqual([expect.stringMatching(/\w/), 0]);
});

test("a paragraph that is pressed is read in the panel, whatever lay over it; what has opened beside a card goes without what was opened since", () => {
  set({ pile: { seat: 0, place: "graveyard" }, sheet: "unseen" });
  showRule("BOS-B4");
  expect([table().tab, table().ruleSearch, table().pile, table().sheet]).toEqual(["rules", "BOS-B4", null, "panel"]);
  set({ opened: { kind: "why not", spot: { kind: "card", card: 1 as never }, judgements: [] } });
  closeOpened();
  expect([table().opened, table().sheet]).toEqual([null, "panel"]);
});

test("a card is carried by the finger that took it, and put down where that was let go unheard", async () => {
  const hears = new Map<string, (event: object) => void>();
  const listen = globalThis.addEventListener;
  vi.stubGlobal("addEventListener", (kind: string, hear: (event: object) => void) => hears.set(kind, hear));
  vi.stubGlobal("removeEventListener", (kind: string) => hears.delete(kind));
  vi.stubGlobal("document", { ...document, elementsFromPoint: () => [] });
  const card = { style: { translate: "" } } as HTMLElement;
  const point = (type: string, pointerId: number, buttons: number) =>
    hears.get(type)?.({ type, pointerId, buttons, clientX: 50, clientY: 50 });
  const { carry } = await import("../src/match/carry.ts");
  carry({ card, spot: { kind: "card", card: 1 as never }, pointerId: 1, x: 0, y: 0, touch: false });
  point("pointermove", 1, 1);
  point("pointerup", 2, 0);
  expect(card.style.translate).toBe("50px 50px");
  point("pointermove", 1, 0);
  expect([card.style.translate, hears.size]).toEqual(["", 0]);
  vi.stubGlobal("addEventListener", listen);
});

describe("a card that was dropped on another", () => {
  const card = (nth: number) => ({ kind: "card", card: nth }) as unknown as Answer["about"] & { readonly kind: "card" };
  const offered = (...cards: readonly number[]) =>
    cards.map(
      (nth, answer) => ({ answer, phrase: `answer ${nth}`, label: "", about: card(nth), copies: [], passes: false }) as unknown as Answer,
    );

  /** A table elsewhere at which what is offered is scripted, question by question; what was answered. */
  function scripted(...questions: readonly (readonly Answer[])[]) {
    let hear: (told: Told) => void = () => undefined;
    const given: number[] = [];
    let number = 0;
    const tell = (answers: readonly Answer[]): void =>
      hear({
        ...{ told: "position", number: ++number, seat: 0, sitters: ["person", "person"], faces: {}, result: null, free: false },
        ...{ view: { turn: 1, active: 0 }, story: { from: 0, lines: [] }, time: { node: number, tree: 0 } },
        question: { seat: 0, number, answers },
      } as unknown as Position);
    const host = new Desk(
      (heard) => {
        hear = heard;
        return {
          send: (message: FromSeat) => {
            if (message.ask === "answer") {
              given.push(message.answer);
              tell(questions[given.length]!);
            }
            const reply =
              message.ask === "harm"
                ? { ask: "harm", harm: [] }
                : message.ask === "why not"
                  ? { ask: "why not", judgements: [] }
                  : { ask: message.ask };
            hear({ told: "reply", to: message.id, reply } as Told);
          },
          end: () => undefined,
        };
      },
      { position: arrive },
    );
    sitAt(host, { id: "scripted", seats: [0], seat: 0, online: true });
    tell(questions[0]!);
    return { given, again: () => tell(questions[given.length]!) };
  }

  test("is answered with, and then with what it was dropped on, if that is asked", async () => {
    const { given } = scripted(offered(1, 2), offered(8, 9), offered(1, 9));
    await drop(card(2), card(9));
    await soon();
    expect(given).toEqual([1, 1]);
  });

  test("of whose answers one is chosen first, goes on in the same way", async () => {
    const { given } = scripted([...offered(1, 2), ...offered(2)], offered(8, 9), offered(1, 9));
    await drop(card(2), card(9));
    expect([table().opened?.kind, given]).toEqual(["answers", []]);
    await answer((table().opened as { readonly answers: readonly Answer[] }).answers[0]!);
    await soon();
    expect(given).toEqual([1, 1]);
  });

  test("and could not be, answers nothing later: not after another card, nor when something else is asked by then", async () => {
    const { given, again } = scripted(offered(1, 2), offered(8, 9), offered(1, 9), offered(9));
    await drop(card(3), card(9));
    expect([table().opened?.kind, given]).toEqual(["why not", []]);
    await press(card(1));
    await soon();
    expect(given).toEqual([0]);
    await drop(card(3), card(8));
    again(); // something was taken back
    await soon();
    expect(given).toEqual([0]);
  });
});

/** The line to a server of tables, with sockets that a test cuts. */
import type { FromSeat, ToSeat } from "@duelex/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wire } from "../src/online/wire.ts";

/** A socket as a browser has it, as far as a wire knows it. */
class Socket extends EventTarget {
  readonly sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event("open"));
  }
  tells(message: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  isCut(): void {
    this.dispatchEvent(new Event("close"));
  }
}

const WELCOME = { told: "welcome", seat: 0, facts: {} };
const sockets: Socket[] = [];
/** Done by who hears that the line stands. */
let atHere: () => void = () => undefined;
const heard: string[] = [];
let last: ToSeat | null = null;

function wire(): Wire {
  let lines = 0;
  const made = new Wire(
    () => ({ hello: "seat", table: "t", key: "k", lines: lines++ }),
    {
      told: (message: ToSeat) => {
        last = message;
        heard.push(message.told);
      },
      lost: () => void heard.push("lost"),
      found: () => void heard.push("found"),
      here: (again) => {
        heard.push(again ? "back" : "here");
        atHere();
      },
    },
    () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );
  return made;
}

const ask = (id: number): FromSeat => ({ id, seat: 0, ask: "concede" });
/** Longer than any pause. */
const PAUSE = 19_000;

/** Until it is tried again: the socket of that try, and after how long, in milliseconds. */
function tried(): { readonly socket: Socket; readonly after: number } {
  const before = sockets.length;
  let after = 0;
  for (; sockets.length === before && after < PAUSE; after += 50) vi.advanceTimersByTime(50);
  return { socket: sockets[before]!, after };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sockets.length = 0;
  heard.length = 0;
  atHere = () => undefined;
});

test("what was not replied to when the line was cut is sent again in its order under its numbers, after the welcome; what was, is not", () => {
  const line = wire();
  line.send(ask(1)); // before there is a line
  sockets[0]!.opens();
  expect(sockets[0]!.sent).toEqual([{ hello: "seat", table: "t", key: "k", lines: 0 }]);
  sockets[0]!.tells(WELCOME);
  line.send(ask(2));
  line.send(ask(3));
  expect(sockets[0]!.sent.slice(1)).toEqual([ask(1), ask(2), ask(3)]);
  sockets[0]!.tells({ told: "reply", to: 2, reply: { ask: "concede" } });
  sockets[0]!.isCut();
  const { socket } = tried();
  socket.opens();
  expect(socket.sent).toEqual([{ hello: "seat", table: "t", key: "k", lines: 1 }]);
  socket.tells(WELCOME);
  expect(socket.sent.slice(1)).toEqual([ask(1), ask(3)]);
  expect(heard).toEqual(["here", "welcome", "reply", "back", "welcome"]);
  line.end();
});

test("it is tried again after growing pauses, and said once that the line is lost, when it does not come back within a second, and once that it is there again", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    sockets[n]!.isCut();
    waits.push(tried().after);
  }
  expect(waits[0]).toBeLessThan(350);
  expect(waits[3]).toBeGreaterThan(waits[0]!);
  expect(waits.at(-1)).toBeGreaterThan(11_000);
  expect(heard.filter((each) => each === "lost")).toHaveLength(1);
  sockets.at(-1)!.opens();
  sockets.at(-1)!.tells(WELCOME);
  expect(heard.slice(-3)).toEqual(["back", "found", "welcome"]);
  line.end();
  vi.advanceTimersByTime(10 * PAUSE);
  expect(sockets).toHaveLength(9);
});

test("a line that comes back at once is not said to have been lost", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  sockets[0]!.isCut();
  const { socket } = tried();
  socket.opens();
  socket.tells(WELCOME);
  vi.advanceTimersByTime(PAUSE);
  expect(heard).toEqual(["here", "welcome", "back", "welcome"]);
  line.end();
});

test("a line on which nobody replies is doubted after three seconds, which is said, and taken for dead after eight", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  line.send(ask(1));
  vi.advanceTimersByTime(2900);
  expect(heard).not.toContain("lost");
  vi.advanceTimersByTime(200);
  expect(heard.at(-1)).toBe("lost");
  vi.advanceTimersByTime(4000);
  expect(sockets[0]!.closed).toBe(false);
  vi.advanceTimersByTime(1500);
  expect(sockets[0]!.closed).toBe(true);
  const { socket } = tried();
  socket.opens();
  socket.tells(WELCOME);
  expect(socket.sent.slice(1)).toEqual([ask(1)]);
  expect(heard.slice(-3)).toEqual(["back", "found", "welcome"]);
  line.end();
});

test("a line that hangs and goes on by itself is the same line: that is said, and nothing is sent twice", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  line.send(ask(1));
  vi.advanceTimersByTime(5000);
  sockets[0]!.tells({ told: "reply", to: 1, reply: { ask: "concede" } });
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(["here", "welcome", "lost", "found", "reply"]);
  expect(sockets[0]!.sent.slice(1)).toEqual([ask(1)]);
  expect(sockets).toHaveLength(1);
  line.end();
});

test("a line on which nothing is said is asked whether anybody is there; nobody hears of that", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  vi.advanceTimersByTime(26_000);
  expect(sockets[0]!.sent.at(-1)).toEqual({ ask: "there", id: 0, seat: 0 });
  sockets[0]!.tells({ told: "reply", to: 0, reply: { ask: "there" } });
  expect(heard).toEqual(["here", "welcome"]);
  vi.advanceTimersByTime(26_000); // nobody replies this time
  expect(sockets[0]!.sent).toHaveLength(3);
  vi.advanceTimersByTime(8000);
  expect(heard.at(-1)).toBe("lost");
  expect(sockets[0]!.closed).toBe(true);
  line.end();
});

test("of what would be, the latest alone is asked once the one before is told; a line that is back is not flooded", () => {
  const preview = (id: number): FromSeat => ({ id, seat: 0, ask: "preview", question: 0, answer: 0 });
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  for (let id = 1; id <= 60; id++) line.send(preview(id));
  expect(sockets[0]!.sent.slice(1)).toEqual([preview(1)]);
  expect(heard.filter((each) => each === "refused")).toHaveLength(58); // those between are told that they came too late
  line.send(ask(61));
  expect(line.holds(new Set(["concede"]))).toBe(true);
  sockets[0]!.isCut();
  const { socket } = tried();
  socket.opens();
  socket.tells(WELCOME);
  expect(socket.sent.slice(1)).toEqual([preview(1), ask(61)]);
  socket.tells({ told: "reply", to: 1, reply: {} });
  expect(socket.sent.at(-1)).toEqual(preview(60));
  const before = socket.sent.length;
  socket.tells({ told: "reply", to: 60, reply: {} });
  expect([socket.sent.length, heard.at(-1)]).toEqual([before, "reply"]); // nothing else waits
  for (let id = 100; id < 160; id++) line.send(ask(id));
  expect(socket.sent.length).toBeLessThan(20);
  line.end();
});

test("what a line that was given up still brings is not heard", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  sockets[0]!.isCut();
  tried();
  sockets[0]!.tells({ told: "position" });
  expect(heard).not.toContain("position");
  line.end();
});

test("sixteen requests wait at most; one more is told that it came too late", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  for (let id = 1; id <= 16; id++) line.send(ask(id));
  expect(heard).toEqual(["here", "welcome"]);
  line.send(ask(17));
  expect(heard.at(-1)).toBe("refused");
  expect(last).toEqual({ told: "refused", to: 17, why: "late", subject: "concede", problems: [] });
  expect(sockets[0]!.sent).toHaveLength(17); // and the hello
  sockets[0]!.tells({ told: "refused", to: 1, why: "late", subject: "question", problems: [] });
  line.send(ask(18));
  expect(sockets[0]!.sent.at(-1)).toEqual(ask(18));
  line.end();
});

test("a refusal is a reply: it is told, and what was refused is not sent again; that of the question whether anybody is there is nobody's", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  line.send(ask(1));
  sockets[0]!.tells({ told: "refused", to: 1, why: "wrong", subject: "concede", problems: [] });
  sockets[0]!.tells({ told: "refused", to: 0, why: "wrong", subject: "there", problems: [] });
  expect(heard).toEqual(["here", "welcome", "refused"]);
  sockets[0]!.isCut();
  const { socket } = tried();
  socket.opens();
  socket.tells(WELCOME);
  expect(socket.sent).toHaveLength(1);
  line.end();
});

test("a line that is closed before it is welcome does not stand", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells({ told: "closed", why: "wrong key", says: "" });
  expect(heard).toEqual(["closed"]);
  line.send(ask(1));
  expect(sockets[0]!.sent).toHaveLength(1);
  line.end();
});

const stands = () => {
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
};
test.each([
  ["before it stands", () => undefined],
  ["while it stands", stands],
  [
    "while it is cut",
    () => {
      stands();
      sockets[0]!.isCut();
    },
  ],
  ["while it is doubted", () => vi.advanceTimersByTime(3500)],
])("a line that is ended %s is closed, does not come back, says nothing more, and waits for nothing", (_when, becomes) => {
  const line = wire();
  becomes();
  const before = [...heard];
  const { length } = sockets[0]!.sent;
  line.end();
  expect(sockets[0]!.closed).toBe(true);
  sockets[0]!.tells({ told: "position" }); // what was under way already
  sockets[0]!.isCut(); // as a browser says it, a moment after the end
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(heard).toEqual(before);
  expect([sockets.length, sockets[0]!.sent.length]).toEqual([1, length]);
});

test("a line that is ended by who hears that it stands sends nothing any more, and waits for nothing", () => {
  const line = wire();
  line.send(ask(1));
  atHere = () => line.end();
  stands();
  expect(vi.getTimerCount()).toBe(0);
  expect(sockets[0]!.sent).toHaveLength(1); // the first word, and not what waits
});

test("what is asked while the line is doubted already does not put the doubt off, nor say it twice", () => {
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  line.send(ask(1));
  vi.advanceTimersByTime(2000);
  line.send(ask(2));
  vi.advanceTimersByTime(1100);
  expect(heard.filter((each) => each === "lost")).toHaveLength(1);
  line.send(ask(3));
  vi.advanceTimersByTime(4000);
  expect(heard.filter((each) => each === "lost")).toHaveLength(1);
  line.end();
});

test.each([
  [0, 150],
  [1, 250],
])("not all who were cut off come back at once: with a lot of %d after %d ms", (lot, after) => {
  const random = vi.spyOn(Math, "random").mockReturnValue(lot);
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  sockets[0]!.isCut();
  expect(tried().after).toBe(after);
  random.mockRestore();
  line.end();
});

test("a device that is awake or online again tries at once, and asks a line that stands; a page that nobody sees waits; offline is a doubt", () => {
  const handlers = new Map<string, () => void>();
  const take = (name: string, handler: () => void) => void handlers.set(name, handler);
  const page = { addEventListener: take, removeEventListener: (name: string) => void handlers.delete(name), hidden: false };
  vi.stubGlobal("addEventListener", take);
  vi.stubGlobal("removeEventListener", (name: string) => void handlers.delete(name));
  vi.stubGlobal("document", page);
  const line = wire();
  sockets[0]!.opens();
  sockets[0]!.tells(WELCOME);
  handlers.get("online")!();
  expect(sockets[0]!.sent.at(-1)).toEqual({ ask: "there", id: 0, seat: 0 });
  sockets[0]!.isCut();
  page.hidden = true;
  handlers.get("visibilitychange")!();
  expect(sockets).toHaveLength(1);
  page.hidden = false;
  handlers.get("visibilitychange")!();
  expect(sockets).toHaveLength(2);
  sockets[1]!.opens();
  sockets[1]!.tells(WELCOME);
  handlers.get("offline")!();
  vi.advanceTimersByTime(900);
  expect(heard).not.toContain("lost");
  vi.advanceTimersByTime(200);
  expect(heard).toContain("lost");
  line.end();
  expect([...handlers.keys()]).toEqual([]);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(sockets).toHaveLength(2);
});

test.each([
  ["http://localhost:8080/", "ws://localhost:8080/live"],
  ["https://cards.example/duelex/#/online/abc", "wss://cards.example/duelex/live"],
  ["https://cards.example/duelex/index.html#s=xyz", "wss://cards.example/duelex/live"],
])("the page at %s has its socket at %s", (page, address) => {
  const opened: string[] = [];
  vi.stubGlobal("location", { href: page });
  vi.stubGlobal(
    "WebSocket",
    class extends Socket {
      constructor(at: string) {
        super();
        opened.push(at);
      }
    },
  );
  const nobody = () => undefined;
  new Wire(() => ({ hello: "lobby" }), { told: nobody, lost: nobody, found: nobody, here: nobody }).end();
  expect(opened).toEqual([address]);
});

/** The page's end of the line to a host: numbers, replies, refusals, what is drawn once a frame, and a host that breaks. */
import type { FromSeat, Position, Told } from "@duelex/session";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk, pageWorker, Refused } from "../src/host/desk.ts";

const sent: FromSeat[] = [];
const said: string[] = [];
const frames: (() => void)[] = [];
let hear: (told: Told) => void;
let breaks: (message: string) => void;
let made = 0;
const told: number[] = [];

const newDesk = () =>
  new Desk(
    (heard, broken) => {
      hear = heard;
      breaks = broken;
      const name = ++made;
      return {
        send: (message) => void sent.push(message),
        join: (seats) => void said.push(`${name} joins ${seats.join()}`),
        pace: (milliseconds) => void said.push(`${name} pace ${milliseconds}`),
        end: () => void said.push(`${name} ends`),
      };
    },
    { position: ({ number }) => void told.push(number), crashed: () => void said.push("crashed") },
  );
const position = (number: number) => ({ told: "position", number }) as unknown as Position;

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const list of [sent, said, frames, told]) list.length = 0;
  made = 0;
});

describe("what is asked", () => {
  test("goes out under growing numbers, for the seat that was said or the first of one's own; the reply finds who asked", async () => {
    const desk = newDesk();
    desk.join([1, 0]);
    const [one, other] = [desk.ask({ ask: "undo" }), desk.ask({ ask: "tree" }, 0)];
    expect(sent).toEqual([
      { ask: "undo", seat: 1, id: expect.any(Number) },
      { ask: "tree", seat: 0, id: sent[0]!.id + 1 },
    ]);
    expect(sent[0]!.id).toBeGreaterThan(Date.now() * 999); // beyond those of an earlier visit
    hear({ told: "reply", to: sent[1]!.id, reply: { ask: "tree", nodes: [], root: 0 } as never });
    hear({ told: "reply", to: sent[0]!.id, reply: { ask: "undo" } });
    hear({ told: "reply", to: sent[0]!.id, reply: { ask: "undo" } }); // twice: nobody waits any more
    expect(await other).toMatchObject({ ask: "tree" });
    expect(await one).toEqual({ ask: "undo" });
  });

  test("and is refused comes back with what is wrong, or that it came late", async () => {
    const desk = newDesk();
    const wrong = desk.ask({ ask: "undo" }).catch((problem: unknown) => problem);
    const late = desk.ask({ ask: "undo" }).catch((problem: unknown) => problem);
    const problems = [
      { where: "", what: "there is no answer of yours to take back" },
      { where: "", what: "and more" },
    ];
    hear({ told: "refused", to: sent[0]!.id, why: "wrong", subject: "undo", problems });
    hear({ told: "refused", to: sent[1]!.id, why: "late", subject: "question", problems: [] });
    expect(await wrong).toBeInstanceOf(Refused);
    expect(await wrong).toMatchObject({
      ...{ subject: "undo", problems, late: false },
      message: "undo: there is no answer of yours to take back; and more",
    });
    expect(await late).toMatchObject({ late: true });
  });
});

describe("positions", () => {
  test("are told once a frame, in their order", () => {
    newDesk();
    hear(position(1));
    hear(position(2));
    expect([frames.length, told]).toEqual([1, []]);
    frames.shift()!();
    expect(told).toEqual([1, 2]);
    hear(position(3));
    frames.shift()!();
    expect(told).toEqual([1, 2, 3]);
  });

  test("that came before a reply are told before it; a page that nobody sees does not wait for a frame", async () => {
    const desk = newDesk();
    const reply = desk.ask({ ask: "undo" }).then(() => told.push(-1));
    hear(position(1));
    hear({ told: "reply", to: sent[0]!.id, reply: { ask: "undo" } });
    await reply;
    expect(told).toEqual([1, -1]);
    vi.stubGlobal("document", { hidden: true });
    hear(position(2));
    expect(told).toEqual([1, -1, 2]);
  });

  test("of a page that is hidden before its frame has come do not wait for it either", () => {
    newDesk();
    hear(position(1));
    vi.stubGlobal("document", { hidden: true });
    hear(position(2));
    expect(told).toEqual([1, 2]);
    frames.shift()!();
    expect(told).toEqual([1, 2]);
  });
});

describe("who carries it", () => {
  test("is told the seats and the pace, and is let go in the end", () => {
    const desk = newDesk();
    desk.join([0, 1]);
    desk.pace(700);
    desk.end();
    expect(said).toEqual(["1 joins 0", "1 joins 0,1", "1 pace 700", "1 ends"]);
  });

  test("need not care for seats and pace; a refusal of what nobody asked is nobody's", async () => {
    const desk = new Desk(
      (heard) => {
        hear = heard;
        return { send: (message) => void sent.push(message), end: () => undefined };
      },
      { position: () => undefined },
    );
    desk.join([1]);
    desk.pace(100);
    hear({ told: "refused", to: 7, why: "wrong", subject: "undo", problems: [] });
    const reply = desk.ask({ ask: "undo" });
    hear({ told: "reply", to: sent[0]!.id, reply: { ask: "undo" } });
    expect([await reply, sent[0]!.seat]).toEqual([{ ask: "undo" }, 1]);
  });

  test("and breaks need tell nobody", async () => {
    const desk = new Desk(
      (_, broken) => {
        breaks = broken;
        return { send: () => undefined, end: () => undefined };
      },
      { position: () => undefined },
    );
    const asked = desk.ask({ ask: "undo" }).catch((problem: unknown) => problem);
    breaks("gone");
    expect(await asked).toMatchObject({ message: "engine: gone" });
  });

  test("and breaks is replaced by another for the same seats: what was asked is not replied to, what was told is not drawn, and it is said", async () => {
    const desk = newDesk();
    desk.join([1]);
    const asked = desk.ask({ ask: "undo" }).catch((problem: unknown) => problem);
    hear(position(1));
    said.length = 0;
    breaks("out of memory");
    expect(await asked).toMatchObject({ subject: "engine", late: true, problems: [{ where: "", what: "out of memory" }] });
    expect(said).toEqual(["1 ends", "2 joins 1", "crashed"]);
    frames.shift()!();
    expect(told).toEqual([]);
    void desk.ask({ ask: "tree" });
    expect(sent.at(-1)).toMatchObject({ ask: "tree", seat: 1 });
  });
});

test("the page's worker is sent requests, seats and pace as they are, what it says is heard, and it is ended", () => {
  const did: unknown[] = [];
  const made: EventTarget[] = [];
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      constructor(url: URL, options: WorkerOptions) {
        super();
        did.push(url.pathname.split("/").at(-1), options);
        made.push(this);
      }
      postMessage = (message: unknown) => void did.push(message);
      terminate = () => void did.push("ended");
    },
  );
  const carrier = pageWorker(
    (heard) => void did.push(heard),
    (message) => void did.push(`broken: ${message}`),
  );
  const request: FromSeat = { ask: "undo", id: 1, seat: 0 };
  carrier.send(request);
  carrier.join!([0, 1]);
  carrier.pace!(300);
  made[0]!.dispatchEvent(new MessageEvent("message", { data: position(4) }));
  made[0]!.dispatchEvent(Object.assign(new Event("error"), { message: "no memory" }));
  carrier.end();
  expect(did).toEqual([
    "worker.ts",
    { type: "module" },
    request,
    { join: [0, 1] },
    { pace: 300 },
    position(4),
    "broken: no memory",
    "ended",
  ]);
});

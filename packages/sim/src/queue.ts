/**
 * Work over many machines, through pg-boss on PostgreSQL. Whoever asks lays the order and its tasks into a queue; any number of hands
 * fetch tasks and send back what they came to. A hand that dies is not missed: a task that stays unanswered is laid out again, and
 * since a task comes to the same whoever plays it, the first answer counts and a second changes nothing.
 */
import { randomUUID } from "node:crypto";
import { type Game, InputError } from "@duelex/kernel";
import PgBoss from "pg-boss";
import { type Crew, type CrewOrder, type Task, taskPlayer } from "./crew.ts";
import { meetingPlayer } from "./meeting.ts";
import type { Outcomes } from "./outcomes.ts";
import type { GameLoader } from "./worker.ts";

const TASKS = "duelex-tasks";
const ORDERS = "duelex-orders";
const RESULTS = "duelex-results-";

/** Tasks that are wanted at the same time, whether they lie in the queue yet or not: enough for more than a thousand hands. */
const WIDTH = 4096;
/** Tasks that lie in the queue: for each hand that has been heard of the one that it plays and two more; and some for hands not heard of yet. */
const LAID_OUT = { eachHand: 3, more: 8 };
/** How long a hand takes it for granted that whoever gave an order still waits. */
const TRUST = 2000;
/** A task is laid out again when it has stayed unanswered for so many times as long as the slowest so far, but not before this. */
const PATIENCE = { times: 4, leastSeconds: 5, firstSeconds: 20 };
const FETCHED_AT_ONCE = 20;
const PAUSE = 100;

interface Order extends CrewOrder {
  /** What the rules and cards are that it was made with; hands that have others do not play it. */
  readonly fingerprint: string;
}

/** As text: the database keeps the words of an object in an order of its own, and a deck is shuffled from the order it is written in. */
interface Written {
  readonly text: string;
}

interface TaskJob {
  readonly order: string;
  readonly number: number;
  readonly task: Task;
}

/** An answer to a task: what it came to, or why nobody here can play it. */
type Answer = { readonly number: number; readonly hand: string } & ({ readonly outcomes: Packed } | { readonly refused: string });

/** Outcomes as they travel. */
type Packed = Omit<Outcomes, Numbers> & Readonly<Record<Numbers, string>>;
type Numbers = "endings" | "turns" | "answers" | "ways";

const packed = (outcomes: Outcomes): Packed => {
  const text = (numbers: Uint8Array | Uint16Array | Uint32Array) =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
  const { endings, turns, answers, ways } = outcomes;
  return { ...outcomes, endings: text(endings), turns: text(turns), answers: text(answers), ways: text(ways) };
};

const unpacked = (outcomes: Packed): Outcomes => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64")).buffer;
  const { endings, turns, answers, ways } = outcomes;
  const numbers = { turns: new Uint16Array(bytes(turns)), answers: new Uint32Array(bytes(answers)), ways: new Uint32Array(bytes(ways)) };
  return { ...outcomes, endings: new Uint8Array(bytes(endings)), ...numbers };
};

/** Rules and cards in one word: machines that agree on it play the same games. */
export const fingerprintOf = (game: Game, version: string): string => `${version} ${game.id} ${game.edition} ${game.catalog().fingerprint}`;

function noQueue(says: string, problem: unknown): InputError {
  const { message, code } = problem as { readonly message?: string; readonly code?: string };
  return new InputError("queue", [{ where: "", what: `${says}: ${message || code || "no reason given"}` }]);
}

/** What PostgreSQL replies. @throws InputError if it is gone, or the queue is */
const replied = <Reply>(asked: Promise<Reply>): Promise<Reply> =>
  asked.catch((problem: unknown) => {
    throw noQueue("the queue is lost", problem);
  });

/** @throws InputError if there is no such queue */
async function open(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 4, application_name: "duelex" });
  boss.on("error", () => {}); // what matters comes back from the call that it befell
  try {
    await boss.start();
    await createQueues(boss);
    return boss;
  } catch (problem) {
    await leave(boss).catch(() => {});
    const isReply = /^[0-9A-Z]{5}$/.test((problem as { readonly code?: string }).code ?? ""); // its codes have five letters, the system's more
    throw noQueue(isReply ? "PostgreSQL refuses it" : "PostgreSQL does not answer there", problem);
  }
}

const leave = (boss: PgBoss): Promise<void> => boss.stop({ graceful: false, wait: true });

/** How often queues are asked for again, when several begin at the same moment and the database lets only one of them through. */
const TRIES = 20;

async function createQueues(boss: PgBoss): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      for (const queue of [TASKS, ORDERS]) await boss.createQueue(queue);
      return;
    } catch (problem) {
      if (tries === TRIES) throw problem;
      await pause();
    }
  }
}

/**
 * A crew of whoever lends a hand at this queue.
 * @param url of the database: postgres://user:password@host/name
 * @param silent told when nobody has answered for a while
 * @throws InputError if the queue cannot be reached
 */
export async function queueCrew(url: string, order: CrewOrder, fingerprint: string, silent?: () => void): Promise<Crew> {
  const boss = await open(url);
  const told: Order = { ...order, fingerprint };
  const id = (await replied(boss.send(ORDERS, { text: JSON.stringify(told) } satisfies Written, { retryLimit: 0 })))!;
  const results = RESULTS + id;
  await replied(boss.createQueue(results));

  interface Waiting {
    readonly task: Task;
    readonly answered: (outcomes: Outcomes) => void;
    readonly failed: (problem: unknown) => void;
    laidOut: number;
  }
  /** What lies in the queue or is being played; and what does not lie there yet. */
  const waiting = new Map<number, Waiting>();
  const later: [number, Waiting][] = [];
  const hands = new Set<string>();
  let next = 0;
  let slowest = 0;
  let lastHeard = Date.now();
  let open_ = true;

  const layOut = async (number: number): Promise<void> => {
    const one = waiting.get(number);
    if (one === undefined) return;
    one.laidOut = Date.now();
    const job: TaskJob = { order: id, number, task: one.task };
    await replied(boss.send(TASKS, job, { retryLimit: 0 }));
  };
  const layOutMore = (): void => {
    while (waiting.size < LAID_OUT.more + LAID_OUT.eachHand * hands.size) {
      const [number, one] = later.shift() ?? [];
      if (number === undefined || one === undefined) return;
      waiting.set(number, one);
      layOut(number).catch(one.failed);
    }
  };
  const hear = ({ data }: { readonly data: Answer }): void => {
    hands.add(data.hand);
    const one = waiting.get(data.number);
    if (one === undefined) return; // it was answered before
    waiting.delete(data.number);
    lastHeard = Date.now();
    slowest = Math.max(slowest, lastHeard - one.laidOut);
    if ("refused" in data) one.failed(new InputError("queue", [{ where: "", what: data.refused }]));
    else one.answered(unpacked(data.outcomes));
  };
  const listen = async (): Promise<void> => {
    while (open_) {
      const jobs = await replied(boss.fetch<Answer>(results, { batchSize: FETCHED_AT_ONCE }));
      for (const job of jobs ?? []) hear(job);
      layOutMore();
      if (jobs?.length)
        await replied(
          boss.deleteJob(
            results,
            jobs.map((job) => job.id),
          ),
        );
      const patience = slowest === 0 ? 1000 * PATIENCE.firstSeconds : Math.max(1000 * PATIENCE.leastSeconds, PATIENCE.times * slowest);
      const now = Date.now();
      for (const [number, one] of waiting) if (now - one.laidOut > patience) await layOut(number);
      if (waiting.size > 0 && now - lastHeard > 1000 * PATIENCE.firstSeconds) {
        lastHeard = now;
        silent?.();
      }
      if (!jobs?.length) await pause();
    }
  };
  const listening = listen().catch((problem: unknown) => {
    for (const { failed } of [...waiting.values(), ...later.map(([, one]) => one)]) failed(problem);
    waiting.clear();
    later.length = 0;
  });

  return {
    width: WIDTH,
    play: (task) =>
      new Promise((answered, failed) => {
        later.push([next++, { task, answered, failed, laidOut: Date.now() }]);
        layOutMore();
      }),
    async close() {
      open_ = false;
      await listening;
      await boss.deleteQueue(results).catch(() => {});
      await boss.deleteJob(ORDERS, id).catch(() => {});
      await leave(boss);
    },
  };
}

/** One who works for a queue. */
export interface Hand {
  /** Tasks played so far. */
  readonly played: number;
  /** Ends when it has been stopped; rejects when the queue is lost. */
  readonly ended: Promise<void>;
  /** Finishes the task under way and leaves. */
  stop(): Promise<void>;
}

/**
 * Fetches tasks from a queue and plays them, until it is stopped.
 * @param version of this program: hands play only for a simulation of the same version, rules and cards
 * @throws InputError if the queue cannot be reached
 */
export async function lendAHand(url: string, { gameNamed }: GameLoader, version: string, onTask?: (played: number) => void): Promise<Hand> {
  const boss = await open(url);
  const hand = randomUUID();
  const known = new Map<string, { readonly play: (task: Task) => Outcomes | string; seen: number }>();
  let played = 0;
  let wanted = true;

  /** What plays an order's tasks; null if it is gone: whoever gave it has finished, or died. */
  const ready = async (id: string): Promise<((task: Task) => Outcomes | string) | null> => {
    const before = known.get(id);
    if (before !== undefined && Date.now() - before.seen < TRUST) return before.play;
    const written = (await replied(boss.getJobById<Written>(ORDERS, id)))?.data;
    if (written === undefined) {
      known.delete(id);
      return null;
    }
    if (before !== undefined) {
      before.seen = Date.now();
      return before.play;
    }
    const order = JSON.parse(written.text) as Order;
    const game = await gameNamed(order.game);
    const ours = fingerprintOf(game, version);
    const other = ours === order.fingerprint ? null : `a worker plays by other rules or cards: ${ours}, not ${order.fingerprint}`;
    const play = other === null ? taskPlayer(order.meetings, (meeting) => meetingPlayer(game, meeting)) : () => other;
    known.set(id, { play, seen: Date.now() });
    return play;
  };
  const work = async (): Promise<void> => {
    while (wanted) {
      const [job] = (await replied(boss.fetch<TaskJob>(TASKS))) ?? [];
      if (job === undefined) {
        await pause();
        continue;
      }
      const { order, number, task } = job.data;
      const play = await ready(order);
      if (play !== null) {
        const came = play(task);
        const answer: Answer = typeof came === "string" ? { number, hand, refused: came } : { number, hand, outcomes: packed(came) };
        await boss.send(RESULTS + order, answer, { retryLimit: 0 }).catch(() => {}); // whoever asked may be gone
        onTask?.(++played);
      }
      await replied(boss.deleteJob(TASKS, job.id));
    }
  };
  const working = work();
  working.catch(() => {});
  return {
    get played() {
      return played;
    },
    ended: working,
    async stop() {
      wanted = false;
      try {
        await working;
      } finally {
        await leave(boss);
      }
    },
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

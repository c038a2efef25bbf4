/** Threads that think, as the main thread sees them: asked in turn, begun again if one fails. */
import { Worker } from "node:worker_threads";
import type { Request, Told } from "@duelex/session";
import type { Thought } from "./room-parts.ts";
import type { Answered, Fetch, Question } from "./thinker.ts";

interface Asked {
  readonly done: (answered: Answered) => void;
  readonly failed: (problem: Error) => void;
}

/** So many questions may wait for one thread; beyond that it is said that there are too many. */
const MOST = 2000;

export class Thinking {
  private readonly threads: Thread[];
  private turn = 0;

  /** @param module the program of a thread, which calls `beginThinking` */
  constructor(module: URL, threads: number, trouble: (problem: unknown) => void) {
    this.threads = Array.from({ length: threads }, () => new Thread(module, trouble));
  }

  /** How many questions wait or are being thought about. */
  get waiting(): number {
    return this.threads.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** What the machine whose turn it is answers, as it is written down. */
  async line(thought: Thought): Promise<string> {
    const answered = await this.threadFor(thought).ask(thought, null);
    if ("line" in answered) return answered.line;
    throw new Error("problem" in answered ? answered.problem : "something else was answered");
  }

  /** What a match is asked. */
  async told(thought: Thought, request: Request): Promise<Told> {
    const answered = await this.threadFor(thought).ask(thought, request);
    if ("told" in answered) return answered.told;
    throw new Error("problem" in answered ? answered.problem : "something else was answered");
  }

  /** Starts the threads, and has them fetch these games, before anybody asks. */
  begin(games: readonly string[]): void {
    for (const thread of this.threads) thread.fetch(games);
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  /** The one that remembers the match, if it is not much busier than another. */
  private threadFor({ table }: Thought): Thread {
    let sum = 0;
    for (let at = 0; at < table.length; at++) sum = (sum * 31 + table.charCodeAt(at)) >>> 0;
    const usual = this.threads[sum % this.threads.length]!;
    const other = this.threads[this.turn++ % this.threads.length]!;
    return usual.waiting > other.waiting + 4 ? other : usual;
  }
}

class Thread {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private next = 0;
  private stopped = false;

  constructor(
    private readonly module: URL,
    private readonly trouble: (problem: unknown) => void,
  ) {}

  get waiting(): number {
    return this.asked.size;
  }

  ask(thought: Thought, request: Request | null): Promise<Answered> {
    if (this.asked.size >= MOST) return Promise.reject(new Error("too many questions wait"));
    const worker = this.worker ?? this.begin();
    const id = this.next++;
    return new Promise((done, failed) => {
      this.asked.set(id, { done, failed });
      worker.postMessage({ id, thought, request } satisfies Question);
    });
  }

  fetch(games: readonly string[]): void {
    if (!this.stopped) (this.worker ?? this.begin()).postMessage({ fetch: games } satisfies Fetch);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.worker?.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(this.module, this.module.href.endsWith(".ts") ? { execArgv: ["--import", import.meta.resolve("tsx")] } : {});
    worker.unref();
    worker.on("message", (answered: Answered) => {
      const asked = this.asked.get(answered.id);
      this.asked.delete(answered.id);
      asked?.done(answered);
    });
    const gone = (problem: Error) => {
      if (this.worker !== worker) return;
      this.worker = null;
      if (!this.stopped) this.trouble(problem);
      for (const { failed } of this.asked.values()) failed(problem);
      this.asked.clear();
    };
    worker.on("error", gone);
    worker.on("exit", (code) => gone(new Error(`a thread ended with ${code}`)));
    this.worker = worker;
    return worker;
  }
}

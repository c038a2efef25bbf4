/** Threads that search one question beside the one that asks: for a player who thinks on several cores. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { diceOf, type Game, type Match, newMatch, type Seat, type Setup } from "@duelex/kernel";
import { openScenario, type Scenario } from "@duelex/kernel/scenario";
import { type Finding, type Helpers, type Task, TreePlayer } from "@duelex/players";

/** The match that is played, so that a thread can set up the same. Plain data. */
export interface SearchOrder {
  /** URL of a module that exports `gameNamed`, and perhaps `beginSearch` (worker.ts). */
  readonly loader: string;
  /** The id of the game. */
  readonly game: string;
  /** What the files of one's own cards held. */
  readonly cardFiles: readonly unknown[];
  /** How the match began: with decks, or at a position. */
  readonly from: Pick<Setup, "decks" | "settings"> | { readonly scenario: Scenario };
}

/** What a thread is asked. */
export interface Asked {
  /** Counts questions, so that what is left of an earlier one is not taken for an answer. */
  readonly nth: number;
  /** As `Match.save` writes it. */
  readonly position: string;
  readonly seat: Seat;
  readonly seed: number;
  readonly task: Task;
}

/** What it answers. */
type Found = { readonly nth: number } & ({ readonly findings: readonly Finding[] } | { readonly problem: string });

/** What both sides of a thread look at while they work: how many answers have come, and up to which question to stop. */
const Flag = { answers: 0, stopped: 1, size: 2 } as const;

/** Of the modules beside this one: as they are written, or as they are installed. */
const ENDING = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/** Helpers that can be sent home. */
export interface SearchThreads extends Helpers {
  /** Ends them, whatever they are doing. */
  close(): Promise<void>;
}

/**
 * So many threads that search what they are asked, until they are sent home; they do not keep the process from ending. Whoever waits for
 * them waits without letting anything else of its thread run.
 */
export function searchThreads(count: number, order: SearchOrder): SearchThreads {
  const flags = new Int32Array(new SharedArrayBuffer(4 * Flag.size));
  const workers: Worker[] = [];
  const ports = Array.from({ length: count }, (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    const told = { order, flags, port: port2, module: new URL(`./worker${ENDING}`, import.meta.url).href };
    const worker = new Worker(new URL("./searcher.mjs", import.meta.url), { workerData: told, transferList: [port2] });
    worker.unref();
    workers.push(worker);
    port1.unref();
    return port1;
  });
  let nth = 0;
  let isTimed = false;

  /** What has come of the question from each thread that has answered it by now. */
  const collect = (into: (Found | undefined)[]): void => {
    ports.forEach((port, at) => {
      for (let come = receiveMessageOnPort(port); come !== undefined; come = receiveMessageOnPort(port)) {
        const found = come.message as Found;
        if (found.nth === nth) into[at] = found;
      }
    });
  };

  return {
    count,
    begin(match, seat, seeds, task) {
      Atomics.store(flags, Flag.stopped, nth++);
      isTimed = "milliseconds" in task;
      const position = match.save();
      for (const [at, port] of ports.entries()) port.postMessage({ nth, position, seat, seed: seeds[at]!, task } satisfies Asked);
    },
    found(patience) {
      if (isTimed) Atomics.store(flags, Flag.stopped, nth);
      const until = performance.now() + patience;
      const found: (Found | undefined)[] = ports.map(() => undefined);
      for (;;) {
        const answers = Atomics.load(flags, Flag.answers);
        collect(found);
        const left = until - performance.now();
        if (!found.includes(undefined) || left <= 0) break;
        Atomics.wait(flags, Flag.answers, answers, left);
      }
      return found.map((each) => {
        if (each !== undefined && "problem" in each) throw new Error(`a thread that searches: ${each.problem}`);
        return each?.findings ?? [];
      });
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** What such a thread does: the same match, and what is found at each position that it is asked about. */
export async function beginSearch(
  { loader, game: id, cardFiles, from }: SearchOrder,
  flags: Int32Array,
): Promise<(asked: Asked) => readonly Finding[]> {
  const { gameNamed } = (await import(loader)) as { gameNamed(id: string): Game | Promise<Game> };
  const game = await gameNamed(id);
  const match = begun(game, cardFiles, from);
  const clock = (): number => performance.now();
  return ({ nth, position, seat, seed, task }) => {
    const isStopped = (): boolean => Atomics.load(flags, Flag.stopped) >= nth;
    if (isStopped()) return [];
    match.load(position);
    const budget = "lines" in task ? task : { ...task, clock };
    return new TreePlayer(game, seat, diceOf(seed), budget).findings(match, isStopped);
  };
}

function begun(game: Game, cardFiles: readonly unknown[], from: SearchOrder["from"]): Match {
  if ("scenario" in from) return openScenario(game, from.scenario);
  return newMatch(game, { ...from, catalog: game.catalog(...cardFiles), seed: 0 });
}

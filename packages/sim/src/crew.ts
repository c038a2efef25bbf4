/** Who plays the games: this thread, several threads, or other machines. Whoever it is, the same span comes to the same outcomes. */
import { Tinypool } from "tinypool";
import type { Meeting, Outcomes, Span } from "./outcomes.ts";

/** Some of the pairs of one of the meetings of a plan. */
export interface Task extends Span {
  /** The meeting's place in the plan. */
  readonly meeting: number;
}

/** What a worker of a simulation is told when it starts. Plain data. */
export interface CrewOrder {
  /** URL of a module that exports `gameNamed`, and perhaps `begin` (worker.ts). */
  readonly loader: string;
  /** The id of the game. */
  readonly game: string;
  /** Who meets whom; tasks name them by their index. */
  readonly meetings: readonly Meeting[];
}

/** Who plays games for a simulation: threads, or other machines. */
export interface Crew {
  /** How many tasks it is worth giving it at the same time. */
  readonly width: number;
  /** Plays a task; rejects if whoever plays is lost for good. */
  play(task: Task): Promise<Outcomes>;
  /** Nothing more is to be done. */
  close(): Promise<void>;
}

/** What plays the spans of one meeting; made when the meeting first comes up. */
export type Players = (meeting: Meeting) => (span: Span) => Outcomes;

/** Plays the tasks of a plan; each meeting is set up once. */
export function taskPlayer(meetings: readonly Meeting[], playerOf: Players): (task: Task) => Outcomes {
  const ready = new Map<number, (span: Span) => Outcomes>();
  return ({ meeting, from, count }) => {
    let play = ready.get(meeting);
    if (play === undefined) {
      play = playerOf(meetings[meeting]!);
      ready.set(meeting, play);
    }
    return play({ from, count });
  };
}

/** Plays here and now, and lets whoever else waits for this thread have a turn after each task. */
export const soloCrew = (play: (task: Task) => Outcomes): Crew => ({
  width: 1,
  play: async (task) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    return play(task);
  },
  close: async () => {},
});

/** Of the modules beside this one: as they are written, or as they are installed. */
const ENDING = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/** Worker threads, each of which takes the next task when it has finished one. */
export function threadCrew(threads: number, order: CrewOrder): Crew {
  const workerData = { module: new URL(`./worker${ENDING}`, import.meta.url).href, told: order };
  const filename = new URL("./worker.mjs", import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads, workerData });
  return {
    width: threads + 1, // one lies ready, so that nobody waits for the next
    play: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}

import type { Game } from "@duelex/kernel";
import { type Task, taskPlayer } from "./crew.ts";
import { type Meeting, meetingPlayer, type Outcomes } from "./meeting.ts";

/** How a worker comes by a game: games hold functions, which cannot be sent. */
export interface GameLoader {
  gameNamed(id: string): Game | Promise<Game>;
}

/** What a worker of a simulation is told when it starts. Plain data. */
export interface CrewOrder {
  /** URL of a module that exports `gameNamed`. */
  readonly loader: string;
  readonly game: string;
  readonly meetings: readonly Meeting[];
}

/** What a worker thread begins with. */
export default async function begin({ loader, game: id, meetings }: CrewOrder): Promise<(task: Task) => Outcomes> {
  const { gameNamed } = (await import(loader)) as GameLoader;
  const game = await gameNamed(id);
  return taskPlayer(meetings, (meeting) => meetingPlayer(game, meeting));
}

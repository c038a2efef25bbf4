import type { Game } from "@duelex/kernel";
import { type CrewOrder, type Task, taskPlayer } from "./crew.ts";
import { meetingPlayer } from "./meeting.ts";
import type { Outcomes } from "./outcomes.ts";

/** How a worker comes by a game: games hold functions, which cannot be sent. */
export interface GameLoader {
  gameNamed(id: string): Game | Promise<Game>;
}

/** What a worker thread begins with. */
export default async function begin({ loader, game: id, meetings }: CrewOrder): Promise<(task: Task) => Outcomes> {
  const { gameNamed } = (await import(loader)) as GameLoader;
  const game = await gameNamed(id);
  return taskPlayer(meetings, (meeting) => meetingPlayer(game, meeting));
}

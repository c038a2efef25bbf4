import type { Game } from "@duelex/kernel";
import { type CrewOrder, type Task, taskPlayer } from "./crew.ts";
import { meetingPlayer } from "./meeting.ts";
import type { Outcomes } from "./outcomes.ts";
import { beginSearch } from "./searchers.ts";

/** How a worker comes by a game: games hold functions, which cannot be sent. */
export interface GameLoader {
  /** The game of this id. */
  gameNamed(id: string): Game | Promise<Game>;
  /** What plays, if it comes along: a program that is bundled has both in one file. */
  readonly begin?: typeof begin;
  /** What searches, likewise. */
  readonly beginSearch?: typeof beginSearch;
}

/** What a worker thread begins with. */
export default async function begin({ loader, game: id, meetings }: CrewOrder): Promise<(task: Task) => Outcomes> {
  const { gameNamed } = (await import(loader)) as GameLoader;
  const game = await gameNamed(id);
  return taskPlayer(meetings, (meeting) => meetingPlayer(game, meeting));
}

export { beginSearch };

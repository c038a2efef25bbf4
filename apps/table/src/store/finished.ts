/** Games of which somebody has finished a match on this machine: to them the next match is proposed, to everybody else the lesson. */
import { recall, remember } from "./remembered.ts";

const KEPT = "finished";

const finished = (): readonly string[] => (recall(KEPT) ?? "").split(" ");

export const hasFinished = (game: string): boolean => finished().includes(game);

export function finish(game: string): void {
  if (!hasFinished(game)) remember(KEPT, [...finished(), game].join(" ").trim());
}

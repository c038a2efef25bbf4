import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import type { Game } from "@duelex/kernel";

export const games: readonly Game[] = [bos, colossusOrder];

/** What a worker finds a game by. */
export function gameNamed(id: string): Game {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found;
}

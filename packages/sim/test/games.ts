import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import type { Game } from "@duelex/kernel";

export const games: readonly Game[] = [gundam, gateRuler, bos, colossusOrder];

/** What a worker finds a game by. */
export function gameNamed(id: string): Game {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found;
}

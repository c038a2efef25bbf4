/** The games there are. The only file that knows them by name; each is loaded when it is asked for, and the others are not. */
import { type Game, InputError, type Lesson } from "@duelex/kernel";
import { perhaps } from "./problems.ts";

export interface Shelf {
  readonly ids: readonly string[];
  /** @throws InputError if there is no such game */
  load(id: string): Promise<Game>;
}

/** How a game is fetched from its package, by its id. */
export type Fetch = () => Promise<Game>;

export function shelfOf(games: Readonly<Record<string, Fetch>>): Shelf {
  const ids = Object.keys(games);
  return {
    ids,
    load: (id) => {
      const fetch = Object.hasOwn(games, id) ? games[id] : undefined;
      if (fetch === undefined) throw new InputError("game", [{ where: "", what: `there is no game "${id}"${perhaps(id, ids)}` }]);
      return fetch();
    },
  };
}

export const allGames: Shelf = shelfOf({
  gundam: async () => (await import("@duelex/gundam")).gundam,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler,
  bos: async () => (await import("@duelex/bos")).bos,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder,
});

/** A game's first match for somebody who has never read its rules; null if it has none. */
export async function lessonOf(id: string): Promise<Lesson | null> {
  switch (id) {
    case "gundam":
      return (await import("@duelex/gundam/lesson")).lesson;
    case "gate-ruler":
      return (await import("@duelex/gate-ruler/lesson")).lesson;
    case "bos":
      return (await import("@duelex/bos/lesson")).lesson;
    case "colossus-order":
      return (await import("@duelex/colossus-order/lesson")).lesson;
    default:
      return null;
  }
}

/** For the worker threads of a simulation. */
export const gameNamed = (id: string): Promise<Game> => allGames.load(id);

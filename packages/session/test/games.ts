/** The four games and the machines, for the tests of this package. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { type Game, InputError, type Match, type Rules, type Seat } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { fromDecks, type HostParts, PERSON, Session, type Sitter } from "../src/index.ts";

export const games: readonly Game[] = [gundam, gateRuler, bos, colossusOrder] as unknown as readonly Game[];

const gameNamed = (id: string): Game => {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new InputError("game", [{ where: "", what: `there is no game "${id}"` }]);
  return game;
};

/** A host's parts, its timer one that the test winds: `work` holds what is to be done later. */
export function partsOf(work: (() => void)[]): HostParts {
  return {
    load: (id) => Promise.resolve().then(() => gameNamed(id)),
    machine: (name: string, game: Rules, seat: Seat, seed: number) => playerNamed<Match>(name, game, seat, seed),
    machines: ["random", "greedy"],
    later: (thing) => void work.push(thing),
  };
}

/** A match between two decks of the game: its first and its last, unless others are named by their places. */
export function sessionFor(
  game: Game,
  seed: number,
  sitters: readonly [Sitter, Sitter] = [PERSON, PERSON],
  [one, other] = [0, -1],
): Session {
  const library = { game, catalog: game.catalog(), ownCards: [] };
  const decks = [game.decks.at(one!)!.deck, game.decks.at(other!)!.deck] as const;
  return new Session(library, fromDecks(library, { decks, seed }), sitters);
}

/** A match of each game by the sources, by the same dice as the stranger's (`programs.ts`), and what it came to. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { type Game, newMatch, resultOf } from "@duelex/kernel";

/** How one match ended. Equal wherever it is played. */
export interface Ended {
  readonly game: string;
  readonly result: string;
  readonly turn: number;
  readonly answers: number;
  readonly hash: number;
  readonly told: string;
}

export function playEach(): Ended[] {
  const games: readonly Game[] = [gundam, gateRuler, bos, colossusOrder];
  return games.map((game) => {
    const match = newMatch(game, { decks: [game.decks[0]!.deck, game.decks[1]!.deck], seed: 7 }, { record: true });
    let dice = 1;
    let answers = 0;
    while (!match.over) {
      dice = (dice * 48271) % 2147483647;
      match.play(dice % match.options().count);
      answers++;
    }
    const events = match.record().events;
    return {
      game: game.id,
      result: resultOf(match),
      turn: match.turnNumber,
      answers,
      hash: match.hash(),
      told: match.tell(events.at(-1)!),
    };
  });
}

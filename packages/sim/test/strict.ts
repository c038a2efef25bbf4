/** Random matches of every game, and what they came to: the hash of every position, added up. Run by strict.test.ts, here and where no code may be made from text. */
import { diceOf } from "@duelex/kernel";
import { games } from "./games.ts";

const MATCHES = 4;

export const played = () =>
  games.map((game) => {
    let sum = 0;
    let answers = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const decks = game.decks.map(({ deck }) => deck);
      const match = game.pairing({ decks: [decks[seed % decks.length], decks[(3 * seed) % decks.length]] }).newMatch(seed);
      const dice = diceOf(seed);
      for (; !match.over; answers++) {
        sum = (Math.imul(sum, 31) + match.hash()) | 0;
        match.play(dice(match.options().count));
      }
    }
    return { game: game.id, answers, sum };
  });

if (process.argv.includes("print")) console.log(JSON.stringify(played()));

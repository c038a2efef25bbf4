/** `npx tsx trials/bos-clock.ts [seeds] [first seed]`: how long matches of BOS last; the first two turns by chance, then greedy on both sides. */
import { newMatch } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { allGames } from "../apps/cli/src/games.ts";
import { wholeNumber } from "./command.ts";

/** The first player's eleventh turn: from here on life and vim decay (BOS-T1c). */
const DECAY = 21;
const OPENING = 2;

const seeds = wholeNumber("seeds", process.argv[2] ?? "60", 1);
const first = wholeNumber("first seed", process.argv[3] ?? "900001", 0);
const bos = await allGames.load("bos");
const { decks } = bos;
const turns: number[] = [];
const wins = decks.map(() => 0);
let firstWins = 0;
for (let seed = first; seed < first + seeds; seed++) {
  for (const [one, deck] of decks.entries()) {
    for (const [other, against] of decks.entries()) {
      if (one === other) continue;
      const match = newMatch(bos, { decks: [deck.deck, against.deck], seed });
      const players = (name: string) => [playerNamed(name, bos, 0, seed), playerNamed(name, bos, 1, seed)] as const;
      const [chance, greedy] = [players("random"), players("greedy")];
      while (!match.over) match.play((match.turnNumber <= OPENING ? chance : greedy)[match.asked].choose(match));
      turns.push(match.turnNumber);
      const { winner } = match.standing();
      if (winner === 0) firstWins++;
      if (winner !== null) wins[winner === 0 ? one : other]!++;
    }
  }
}
turns.sort((one, other) => one - other);
const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
console.log(`${turns.length} games; a quarter is over by turn ${turns[turns.length >> 2]}, half by turn ${turns[turns.length >> 1]}`);
console.log(
  `in decay: ${share(turns.filter((turn) => turn >= DECAY).length, turns.length)}; the first player wins ${share(firstWins, turns.length)}`,
);
for (const [nth, { name }] of decks.entries()) console.log(`${name}: ${share(wins[nth]!, (turns.length * 2) / decks.length)} of its games`);

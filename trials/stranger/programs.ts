/** What strangers write: a match of each game from the packed packages, and what it came to, on one line of JSON. */

/** Plays a match of each game by dice of its own and says how each ended, with a hash of the last position. */
export const matchOfEach = `import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { newMatch, resultOf } from "@duelex/kernel";

export function playEach() {
  return [gundam, gateRuler, bos, colossusOrder].map((game) => {
    const match = newMatch(game, { decks: [game.decks[0].deck, game.decks[1].deck], seed: 7 }, { record: true });
    let dice = 1;
    let answers = 0;
    while (!match.over) {
      dice = (dice * 48271) % 2147483647;
      match.play(dice % match.options().count);
      answers++;
    }
    const events = match.record().events;
    return { game: game.id, result: resultOf(match), turn: match.turnNumber, answers, hash: match.hash(), told: match.tell(events.at(-1)) };
  });
}
`;

export const printed = `${matchOfEach}
console.log(JSON.stringify(playEach()));
`;

/** In a worker: answers any message with what the matches came to. */
export const worker = `import { playEach } from "./each.js";
self.onmessage = () => self.postMessage(playEach());
`;

/** A page that plays in itself and in a worker. */
export const page = `import { playEach } from "./each.js";
window.here = JSON.stringify(playEach());
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => { window.there = JSON.stringify(data); };
worker.onerror = ({ message }) => { window.there = message; };
worker.postMessage("go");
`;

/** Every door of every package, as a strict TypeScript project would use it. */
export const typed = (doors: readonly string[]): string =>
  [
    ...doors.map((door, nth) => `import * as door${nth} from "${door}";`),
    `import { gundam, type CardRecord } from "@duelex/gundam";
import { type Game, InputError, newMatch, type Problem, resultOf, type View } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";

const game: Game = gundam;
const [first, second] = game.decks;
const match = newMatch(game, { decks: [first?.deck, second?.deck], seed: 7 });
const players = [playerNamed("greedy", game, 0, 1), playerNamed("random", game, 1, 1)] as const;
while (!match.over) match.play(players[match.asked].choose(match));
const view: View = match.view(0);
const problems: readonly Problem[] = game.checkDeck({});
export const card: CardRecord | null = null;
export const all = [${doors.map((_, nth) => `door${nth}`).join(", ")}];
console.log(resultOf(match), view.turn, problems.length, InputError.name);`,
  ].join("\n");

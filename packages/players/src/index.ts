/** Who answers for a seat; and by name, as command lines and simulations call them. */
export { type Diligence, GreedyPlayer } from "./greedy.ts";
export { type PlayerName, playerNamed, playerNames, readPlayerName } from "./named.ts";
export type { Player } from "./player.ts";
export { RandomPlayer } from "./random.ts";

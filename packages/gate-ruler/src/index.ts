/** Gate Ruler by its comprehensive rules: the game, and what tools may want to know of it. */
export { CardSet } from "./cards.ts";
export { gateRuler } from "./game.ts";
export { rulebook } from "./rulebook.ts";
export type { GateRuler } from "./table.ts";

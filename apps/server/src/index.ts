/** A server of tables for two. */
export { type Dice, hashOfDice } from "./secrets.ts";

export { diceOf } from "../dice.ts";
export { type Check, conformance, type Extent, sent } from "./conformance.ts";

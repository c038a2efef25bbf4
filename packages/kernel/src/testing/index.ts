export { type Check, conformance, diceOf, type Extent, sent } from "./conformance.ts";

/**
 * Scenarios: positions that are laid out, scripts that are run, and what must hold afterwards; and cards of one's own. Apart from the
 * kernel, because a match needs none of it.
 */
export { cardCalled, cardFact } from "./called.ts";
export { type CardForm, cardsWith, type ReadCards, readCardFile, readMadeUpCards, together } from "./card-files.ts";
export { EFFECTS, PositionReader } from "./position.ts";
export { answerWithin, mistakesIn, openScenario, runScenario } from "./run-scenario.ts";
export type { Expectation, Scenario, Situation } from "./scenario.ts";

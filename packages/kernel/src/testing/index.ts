export { diceOf } from "../dice.ts";
export { afresh, betweenSteps } from "./between-steps.ts";
export { asTold, Board, type PlayerName } from "./board.ts";
export { chronicle } from "./chronicle.ts";
export { type Check, conformance, type Extent } from "./conformance.ts";
export { unfounded, withoutPlace, wordyPlaces } from "./procedures.ts";
export {
  alikeAnswersLookAlike,
  cardsLieInOnePlace,
  cardsLying,
  copiesAgree,
  hashingHearsAll,
  knownCardsStay,
  limitsAreKept,
  notationIsReadBack,
  nothingHiddenIsSent,
  onlyOffersAreAccepted,
  type Promised,
  questionsHaveAnswers,
  replayVerifies,
} from "./promises.ts";
export { runReloaded } from "./reloaded.ts";
export { sent } from "./sent.ts";
export { runUnrecorded } from "./unrecorded.ts";

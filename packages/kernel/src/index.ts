/** The kernel, subject by subject. (A heading followed by an empty line keeps Biome from sorting over it.) */

// ---- The state ----

export type { Chance } from "./chance.ts";
export { type Dice, diceOf } from "./dice.ts";
export {
  BOTH,
  Card,
  type Column,
  checkSeat,
  Memory,
  NOBODY,
  otherSeat,
  put,
  type Reading,
  type RecordView,
  Row,
  recordIn,
  recordOf,
  SEATS,
  type Seat,
  type Seats,
  seatBit,
  seatName,
  seatNamed,
  wordOf,
  Zone,
} from "./memory.ts";
export { Rows } from "./rows.ts";
export type { Pool } from "./table.ts";
export { type Walk, Zones } from "./zones.ts";

// ---- Procedures, questions, answers ----

export type { About, Asked, Layout, Standing } from "./machine.ts";
export { type Changed, Match, type Subject } from "./match.ts";
export { argumentOf, cardOf, type Option, OptionList, option, type Refusal, verbOf } from "./options.ts";
export { type AnyProcedure, type Procedure, proceduresOf, type Question, type Step, type Tells, type Whereabouts } from "./procedure.ts";

// ---- Rulebooks, events, views ----

export {
  besides,
  type Clause,
  causesOf,
  type Event,
  type Forced,
  type More,
  Recorder,
  type RecorderMark,
  type Source,
  type Tally,
} from "./events.ts";
export type { CardEntry, Face } from "./face.ts";
export type { Due, Lesson, LessonNote, Term } from "./lesson.ts";
export {
  type CardSize,
  type DeckPart,
  type Guide,
  type GuideWord,
  type Mat,
  type MatArea,
  type MatColor,
  type MatSide,
  plainMat,
  type Track,
} from "./mat.ts";
export { type Published, publishedAt, type Rulebook, type RuleEntry, type Verdict, verdictOf } from "./rulebook.ts";
export {
  asPrinted,
  type BattleView,
  type CardView,
  type CardViewInMaking,
  type Course,
  type Fact,
  inNoOrder,
  Kept,
  type Mark,
  type Part,
  type PlaceKind,
  type Spot,
  type Stat,
  unseen,
  type View,
  type ViewRow,
} from "./view.ts";

// ---- A game, as everybody outside its package sees it ----

export {
  type Catalog,
  type Counted,
  type Coverage,
  catalogIn,
  type Game,
  type GameData,
  type Gap,
  type Judgement,
  type Level,
  type NamedDeck,
  newMatch,
  type Pairing,
  type Rules,
  type Setup,
  type Weights,
} from "./game.ts";
export { balanceOf, firstOffered } from "./outlook.ts";
export { isSeed, type Seed, seedNumber } from "./rolls.ts";
export { readSettings, type Setting, type Settings } from "./settings.ts";
export { type ReadSetup, readSetup } from "./setup.ts";

// ---- What comes from outside, and what goes there ----

export type { DeckLine, DeckText, UnsureLine } from "./deck-list.ts";
export { type Finding, type Form, isRecord, type Named, type Read, readForm } from "./form.ts";
export type {
  CastCard,
  CastSide,
  Position,
  PositionWords,
  RunningEffect,
  Said,
  SayableClause,
  Side,
} from "./position.ts";
export { didYouMean, HouseLimit, InputError, nearest, type Problem, problemsIn, sayProblem } from "./problems.ts";
export { type Replay, type ReplaySetup, readReplay, Transcript, type TranscriptMark, type Verification, verify } from "./replay.ts";
export {
  type CountedEvent,
  type EventGroup,
  type Expectation,
  type ExpectedAbsence,
  type ExpectedCards,
  type ExpectedEvent,
  type ExpectedOrder,
  type ExpectedRefusal,
  type Puzzle,
  resultOf,
  type Scenario,
  type Situation,
  type Stage,
} from "./scenario.ts";
export { capital, fingerprint, folded, inShort, nameAs, namingPlayers, ofUnseen, plain, toShe } from "./text.ts";

// ---- Counting what can happen ----

export { perft, slowPerft } from "./perft.ts";

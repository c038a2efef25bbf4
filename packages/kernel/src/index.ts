// The state

export type { Dice } from "./dice.ts";
export { diceOf } from "./dice.ts";
export type { Event, RecorderMark } from "./events.ts";
export { causesOf, Recorder } from "./events.ts";
export type { CardEntry, Catalog, Coverage, Game, Gap, NamedDeck, Pairing, Setup } from "./game.ts";
// A game, as everybody outside its package sees it
export { newMatch } from "./game.ts";
export type { Asked, Layout, Standing } from "./match.ts";
export { Match } from "./match.ts";
export type { Column, Reading, RecordView, Seat, Seats } from "./memory.ts";
export { BOTH, Card, Memory, NOBODY, otherSeat, put, Row, recordOf, seatBit, Zone } from "./memory.ts";
export type { Option, Refusal } from "./options.ts";
export { argumentOf, cardOf, OptionList, option, verbOf } from "./options.ts";
export { perft, slowPerft } from "./perft.ts";
export type { Problem } from "./problems.ts";
// What comes from outside, and what goes there
export { HouseLimit, InputError, nearest, sayProblem } from "./problems.ts";
export type { AnyProcedure, Procedure, Question, Step } from "./procedure.ts";
// Procedures, questions, answers
export { proceduresOf } from "./procedure.ts";
export type { Replay, ReplaySetup, TranscriptMark, Verification } from "./replay.ts";
export { readReplay, Transcript, verify } from "./replay.ts";
export { Rows } from "./rows.ts";
export type { Rulebook, RuleEntry, Verdict } from "./rulebook.ts";
// Rulebooks, events, views
export { verdictOf } from "./rulebook.ts";
export type { CastCard, CastSide, Expectation, Position, Scenario, Side, Stage } from "./scenario.ts";
export { readCard, readSide, resultOf, runScenario, seatName, seatNamed } from "./scenario.ts";
export type { Setting, Settings } from "./settings.ts";
export { readSettings } from "./settings.ts";
export { fingerprint } from "./text.ts";
export type { CardView, Fact, View, ViewRow } from "./view.ts";
export { inNoOrder } from "./view.ts";
export { Zones } from "./zones.ts";

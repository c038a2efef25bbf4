/** The form of a scenario file. What places and facts mean is the game's affair: its stage reads them. */
import type { Scenario } from "@duelex/kernel";
import * as z from "zod";
import { readForm, record } from "./form.ts";
import { readJson } from "./json.ts";

const facts = z.record(z.string(), z.unknown());
const phrase = z.string().min(1);
const paragraph = z.string().min(1).describe("a paragraph of the game's rulebook");
const seat = z.enum(["P1", "P2"]);

const expectation = record({
  asked: z.enum(["P1", "P2", "nobody"]).optional().describe("who must answer now; nobody when the match is over"),
  question: paragraph.optional().describe("the paragraph that asks"),
  options: z.array(phrase).optional().describe("exactly these answers are offered, in any order"),
  offered: z.array(phrase).optional().describe("at least these answers are offered"),
  absent: z
    .array(record({ wish: phrase, rule: paragraph.optional(), by: seat.optional() }))
    .optional()
    .describe("wishes that are not offered, each with the paragraph that forbids it; `by` for the seat that is not asked"),
  zones: z
    .record(z.string().regex(/^P[12]\..+$/, 'a place is wanted: "P1.hand"'), z.union([z.int().min(0), z.array(z.string())]))
    .optional()
    .describe('"P1.hand" → the cards there in any order, or how many'),
  cards: z.record(z.string(), facts).optional().describe('handle or name ("Lancer", "P2.Lancer") → what is true of that card'),
  players: z.partialRecord(seat, facts).optional().describe("what is true of a player"),
  match: facts.optional().describe("what is true of the match"),
  result: z.enum(["P1 wins", "P2 wins", "draw", "running"]).optional(),
  events: z
    .array(record({ what: z.string(), card: z.string().optional(), amount: z.int().optional(), rule: paragraph.optional() }))
    .optional()
    .describe("events that have happened, in this order, others between them allowed"),
  noEvents: z
    .array(record({ what: z.string(), card: z.string().optional(), rule: paragraph.optional() }))
    .optional()
    .describe("events that have not happened"),
});

const side = facts.describe(
  "place → cards in order, or how many unimportant ones; and facts about the player. A card is its number or name, or " +
    '{ "card": "ST01-005", "as": "A", … } with a handle and what is true of it. Places and facts: docs/scenarios.md',
);

export const scenarioSchema = record({
  $schema: z.string().optional().describe("for editors"),
  game: z.string().min(1).describe("gundam, gate-ruler, bos or colossus-order"),
  title: z.string().min(1).describe("a sentence that a judge would sign"),
  rules: z.array(paragraph).optional().describe("the paragraphs that it shows"),
  notes: z.union([z.string(), z.array(z.string())]).optional(),
  settings: z.record(z.string(), z.string()).optional().describe("settings of the match; the others have their defaults"),
  cards: z.array(facts).optional().describe("cards made up for this scenario, in the game's card format; the name is enough"),
  position: z
    .looseObject({ P1: side.optional(), P2: side.optional() })
    .describe("who has what where; also facts of the match: turn, active, phase"),
  dice: z.array(z.int().min(0)).optional().describe("rolls fixed where chance enters, each below what is rolled for; all must be used"),
  script: z
    .array(z.union([phrase, expectation], { error: 'an answer is wanted ("P1: attack with Lancer"), or a record of expectations' }))
    .optional()
    .describe('"P1: attack with Lancer", "P1 concedes", or expectations at that point'),
  expect: expectation.optional().describe("what must hold at the end"),
});

/** @throws InputError with every mistake of form */
export function readScenario(json: unknown, subject: string): Scenario {
  return readForm(scenarioSchema, json, subject) as Scenario; // the same fields; zod says `undefined` where the kernel says nothing
}

/** @throws InputError with everything that is wrong with the file */
export const readScenarioFile = (path: string): Scenario => readScenario(readJson(path), path);

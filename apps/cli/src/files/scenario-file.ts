/** The form of a scenario file. What places and facts mean is the game's affair: its stage reads them. */
import { InputError, isRecord, type Problem, type Scenario } from "@duelex/kernel";
import { mistakesIn } from "@duelex/kernel/scenario";
import { withCardFiles } from "@duelex/session";
import * as z from "zod";
import type { Shelf } from "../games.ts";
import { readForm, record, soundPart } from "./form.ts";
import { readJson } from "./json.ts";

const facts = z.record(z.string(), z.unknown());
const phrase = z.string().min(1);
const paragraph = z.string().min(1).describe("a paragraph of the game's rulebook");
const seat = z.enum(["P1", "P2"]);

const words = z.string().min(1);
const names = z.array(z.string());
const places = z.record(
  z.string().regex(/^P[12]\..+$/, 'a place is wanted: "P1.hand"'),
  z.union([
    z.int().min(0),
    names,
    record({
      order: names.optional().describe("all of them, in this order"),
      first: names.optional().describe("the first ones in this order: the top of a deck"),
      last: names.optional().describe("the last ones in this order: the bottom of a deck"),
      has: names.optional().describe("at least these, in any order"),
    }),
  ]),
);

const event = {
  what: z.string(),
  card: z.string().optional(),
  other: z.string().optional().describe("the second card of the event: what dealt the damage, what was blocked"),
  player: seat.optional().describe("whose event it is"),
  amount: z.int().optional(),
  rule: paragraph.optional(),
};
const events = z.array(record(event)).min(1);

const expectation = record({
  as: words.optional().describe("in a script: a handle for this moment, for `since`"),
  asked: z.enum(["P1", "P2", "nobody"]).optional().describe("who must answer now; nobody when the match is over"),
  question: paragraph.optional().describe("the paragraph that asks"),
  says: words.optional().describe("words of what is asked"),
  options: z.array(phrase).optional().describe("exactly these answers are offered, in any order"),
  offered: z.array(phrase).optional().describe("at least these answers are offered"),
  absent: z
    .array(
      record({
        wish: phrase,
        rule: paragraph.optional(),
        says: words.optional().describe("words of the fact that forbids it"),
        by: seat.optional(),
      }),
    )
    .optional()
    .describe("wishes that are not offered, each with the paragraph that forbids it; `by` for the seat that is not asked"),
  zones: places.optional().describe('"P1.hand" → the cards there in any order, or how many, or what is true of their order'),
  sees: z
    .partialRecord(seat, places)
    .optional()
    .describe('"P1" → "P2.hand" → the cards there as P1 is told them; one that P1 does not see is "a card"'),
  cards: z.record(z.string(), facts).optional().describe('handle or name ("Lancer", "P2.Lancer") → what is true of that card'),
  players: z.partialRecord(seat, facts).optional().describe("what is true of a player"),
  match: facts.optional().describe("what is true of the match"),
  result: z.enum(["P1 wins", "P2 wins", "draw", "running"]).optional(),
  since: words
    .optional()
    .describe('from where on events count: "beginning", "answer" (the last one) or a moment of the script; otherwise the first question'),
  events: z
    .array(
      z.union([
        record({ ...event, count: z.int().min(0).optional().describe("exactly so many of these, wherever they stand") }),
        record({ together: events.describe("at one moment of the rules, in either order") }),
        record({ anyOrder: events.describe("each of them, in any order") }),
      ]),
    )
    .optional()
    .describe("events that have happened, in this order, others between them allowed"),
  noEvents: z.array(record(event)).optional().describe("events that have not happened"),
});

const side = facts.describe(
  "place → cards in order, or how many unimportant ones; and facts about the player. A card is its number or name, or " +
    '{ "card": "ST01-005", "as": "A", … } with a handle and what is true of it. Places and facts: docs/scenarios.md',
);

/** How it goes on: won, or held; this answer, and then; these replies, and then; or what comes to light, and then. */
export const proof: z.ZodType = z.lazy(() =>
  z.union([
    z.enum(["won", "held"]),
    record({ answer: phrase, next: proof }),
    record({ replies: z.record(z.string(), proof) }),
    record({ seen: z.record(z.string(), proof) }),
  ]),
);

const puzzle = record({
  for: seat.describe("who is to find the way"),
  saves: z
    .literal(true)
    .optional()
    .describe("it saves the match through the other side's next turn; otherwise it wins before the turn is over"),
  solution: z.array(phrase).describe("the line that goes on longest"),
  proof: proof.describe("every reply of the other side, and what is done against it"),
  difficulty: z.number().describe("how hard it is, in bits"),
});

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
    .optional()
    .describe("who has what where; also facts of the match: turn, active, phase"),
  decks: z
    .tuple([z.unknown(), z.unknown()])
    .optional()
    .describe("a whole match instead of a position: two decks, each a record of the game's deck file or the id of one that comes with it"),
  seed: z.int().optional().describe("what decks are shuffled by"),
  dice: z.array(z.int().min(0)).optional().describe("rolls fixed where chance enters, each below what is rolled for; all must be used"),
  script: z
    .array(z.union([phrase, expectation], { error: 'an answer is wanted ("P1: attack with Lancer"), or a record of expectations' }))
    .optional()
    .describe('"P1: attack with Lancer", "P1 concedes", or expectations at that point'),
  expect: expectation.optional().describe("what must hold at the end"),
  refused: z
    .array(record({ where: words.optional(), rule: paragraph.optional(), says: words.optional() }))
    .min(1)
    .optional()
    .describe(
      "the position or the decks cannot be: every mistake that is found there, by where it is, its paragraph, words that are said of it",
    ),
  puzzle: puzzle.optional().describe("from where its script ends there is one way to win before the turn is over, or to save the match"),
});

/** @throws InputError with every mistake of form */
export function readScenario(json: unknown, subject: string): Scenario {
  return readForm(scenarioSchema, json, subject) as Scenario; // the same fields; zod says `undefined` where the kernel says nothing
}

/** @throws InputError with every mistake of form */
export const readScenarioFile = (path: string): Scenario => readScenario(readJson(path), path);

/**
 * Reads a file of whichever game it says, and lends it cards of one's own.
 * @throws InputError with every mistake of form; if there are any, with those of its words, too
 */
export async function readScenarioOf(games: Shelf, path: string, own: readonly unknown[]): Promise<Scenario> {
  const json = readJson(path);
  try {
    return withCardFiles(readScenario(json, path), own);
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    throw new InputError(problem.subject, [...problem.problems, ...(await wordsOf(games, json, own))]);
  }
}

/** What is wrong with the words in what is sound of a file. */
async function wordsOf(games: Shelf, json: unknown, own: readonly unknown[]): Promise<readonly Problem[]> {
  const { game, ...rest } = soundPart(scenarioSchema, json) as Partial<Scenario>;
  if (game === undefined || !games.ids.includes(game)) return [];
  const wanted = isRecord(json) && ("position" in json || !("decks" in json)) ? { position: {} } : {};
  return mistakesIn(await games.load(game), withCardFiles({ title: "", ...wanted, ...rest, game }, own));
}

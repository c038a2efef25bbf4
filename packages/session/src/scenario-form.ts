/** The form of a scenario that came from outside: what everybody takes for granted who opens it. What its words mean the game's stage reads. */
import { InputError, isRecord, type Problem, type Scenario } from "@duelex/kernel";

/** What is wrong with a value that stands at a place. */
type Form = (value: unknown, where: string) => readonly Problem[];

const wanted =
  (is: (value: unknown) => boolean, what: string): Form =>
  (value, where) =>
    is(value) ? [] : [{ where, what: `${what} is wanted` }];

const text = wanted((value) => typeof value === "string", "a text");
const words = wanted((value) => typeof value === "string" && value !== "", "a text with words");
const whole = wanted(Number.isSafeInteger, "a whole number");
const count = wanted((value) => Number.isSafeInteger(value) && (value as number) >= 0, "a whole number from 0");
const facts = wanted(isRecord, "a record");
const oneOf = (...known: readonly string[]): Form => wanted((value) => known.includes(value as string), `one of ${known.join(", ")}`);
const side = oneOf("P1", "P2");

const listOf =
  (form: Form, least = 0): Form =>
  (value, where) =>
    !Array.isArray(value) || value.length < least
      ? [{ where, what: `a list${least > 0 ? ` of at least ${least}` : ""} is wanted` }]
      : value.flatMap((each, nth) => form(each, `${where}[${nth}]`));

const inside = (where: string, key: string): string => (where === "" ? key : `${where}.${key}`);

/** Whatever is called something: each name, and what it stands for. */
const each =
  (name: Form, form: Form): Form =>
  (value, where) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, held]) => [...name(key, inside(where, key)), ...form(held, inside(where, key))])
      : facts(value, where);

/** A record: of these keys those that are there, and those that must be. */
const keyed =
  (forms: Readonly<Record<string, Form>>, ...needed: readonly string[]): Form =>
  (value, where) =>
    isRecord(value)
      ? Object.entries(forms).flatMap(([key, form]) =>
          value[key] === undefined && !needed.includes(key) ? [] : form(value[key], inside(where, key)),
        )
      : facts(value, where);

const place = wanted((key) => /^P[12]\../s.test(key as string), 'a place ("P1.hand")');
const names = listOf(text);
const cardsThere: Form = (value, where) =>
  typeof value === "number"
    ? count(value, where)
    : Array.isArray(value)
      ? names(value, where)
      : keyed({ order: names, first: names, last: names, has: names })(value, where);
const places = each(place, cardsThere);

const eventForms = { what: text, card: text, other: text, player: side, amount: whole, rule: text, count };
const event = keyed(eventForms, "what");
const events = listOf(event, 1);
const group: Form = (value, where) => {
  if (!isRecord(value) || !("together" in value || "anyOrder" in value)) return event(value, where);
  return keyed({ together: events, anyOrder: events })(value, where);
};

const expectation = keyed({
  ...{ as: words, asked: oneOf("P1", "P2", "nobody"), question: text, says: text, since: text },
  result: oneOf("P1 wins", "P2 wins", "draw", "running"),
  ...{ options: listOf(words), offered: listOf(words) },
  absent: listOf(keyed({ wish: words, rule: text, says: text, by: side }, "wish")),
  ...{ zones: places, sees: each(side, places), cards: each(text, facts), players: each(side, facts), match: facts },
  ...{ events: listOf(group), noEvents: listOf(event) },
});

const step: Form = (value, where) => (typeof value === "string" ? words(value, where) : expectation(value, where));

const scenario = keyed({
  ...{ rules: listOf(text), settings: each(text, text), cards: listOf(facts) },
  position: keyed({ P1: facts, P2: facts }),
  decks: wanted((decks) => Array.isArray(decks) && decks.length === 2, "a list of two, P1's and P2's,"),
  ...{ seed: whole, dice: listOf(count), script: listOf(step), expect: expectation },
  refused: listOf(keyed({ where: text, rule: text, says: text }), 1),
  puzzle: keyed({ for: side, solution: listOf(words) }, "for", "solution"),
});

/**
 * Everything that is wrong with the form of a scenario.
 * @param where it stands: "begins.scenario"
 */
export const scenarioProblems = (given: unknown, where = ""): readonly Problem[] => scenario(given, where);

const named = keyed({ game: text, title: text }, "game", "title");

/** A scenario from a file. @throws InputError with everything that is wrong with its form */
export function readScenarioForm(given: unknown): Scenario {
  const problems = [...named(given, ""), ...scenarioProblems(given)];
  if (problems.length > 0) throw new InputError("scenario", problems);
  return given as Scenario;
}

import type { Match } from "./match.ts";
import { type Card, SEATS, type Seat } from "./memory.ts";
import { type Position, seatName, seatNamed } from "./position.ts";
import { InputError } from "./problems.ts";
import type { Settings } from "./settings.ts";

/**
 * A scenario: a position, a script of notated answers, and what must hold afterwards. One format for tests, puzzles,
 * bug reports and judge questions, in all games. `docs/scenarios.md` describes it for people.
 */
export interface Scenario {
  readonly game: string;
  readonly title: string;
  /** Paragraphs that it shows. */
  readonly rules?: readonly string[];
  readonly notes?: string | readonly string[];
  readonly settings?: Settings;
  /** Made-up cards, by the game's own card format; each needs a name. */
  readonly cards?: readonly unknown[];
  readonly position: Position;
  /** Rolls fixed where chance enters: each a whole number from 0 below what is rolled for. All must be used. */
  readonly dice?: readonly number[];
  /** "P1: attack with Lancer", or expectations at that point. */
  readonly script?: readonly (string | Expectation)[];
  readonly expect?: Expectation;
}

export interface Expectation {
  /** Who must answer ("P1", "P2"), or "nobody" when the match is over. */
  readonly asked?: string;
  /** The paragraph that asks. */
  readonly question?: string;
  /** Exactly these answers are offered, in any order. */
  readonly options?: readonly string[];
  /** At least these are offered. */
  readonly offered?: readonly string[];
  /** These wishes are not offered; with the paragraph that forbids each. */
  readonly absent?: readonly { readonly wish: string; readonly rule?: string; readonly by?: string }[];
  /** "P1.hand" → the cards there in any order (names or handles), or how many. */
  readonly zones?: Readonly<Record<string, number | readonly string[]>>;
  /** Handle or name → what is true of that card. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** "P1" → what is true of that player. */
  readonly players?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What is true of the match: turn, active, anything the game tells. */
  readonly match?: Readonly<Record<string, unknown>>;
  /** "P1 wins", "P2 wins", "draw" or "running". */
  readonly result?: string;
  /** Events that happened since the start, in this order, others between them allowed; by name, card and paragraph. */
  readonly events?: readonly { readonly what: string; readonly card?: string; readonly amount?: number; readonly rule?: string }[];
  /** Events that must not have happened. */
  readonly noEvents?: readonly { readonly what: string; readonly card?: string; readonly rule?: string }[];
}

/** What a game adds so that scenarios can be set up and looked at. */
export interface Stage<M extends Match = Match> {
  /** Names of places that a side can have, in the rulebook's words. */
  readonly places: readonly string[];
  /**
   * Sets a position up. Handles go into `match.handles`. The match stands at a question (or is over) when it returns.
   * @throws InputError with everything that is wrong
   */
  arrange(scenario: Scenario): M;
  /** The cards at a place, in order. */
  cards(match: M, seat: Seat, place: string): Card[];
  /** What is true of a card: where it is, whose, its numbers now. Keys are the same words that a position uses. */
  card(match: M, card: Card): Readonly<Record<string, unknown>>;
  player(match: M, seat: Seat): Readonly<Record<string, unknown>>;
  match(match: M): Readonly<Record<string, unknown>>;
}

export const resultOf = (match: Match): string => {
  const { over, winner } = match.standing();
  return !over ? "running" : winner === null ? "draw" : `${seatName(winner)} wins`;
};

/**
 * Plays a scenario and says everything that differs from what it expects; nothing if it holds.
 * @throws InputError if the scenario itself cannot be read
 */
export function runScenario<M extends Match>(stage: Stage<M>, scenario: Scenario, watch?: (match: M) => void): string[] {
  const match = stage.arrange(scenario);
  match.record();
  match.fixedRolls = scenario.dice === undefined ? null : [...scenario.dice];
  watch?.(match);
  const differences: string[] = [];
  const steps = [...(scenario.script ?? []), ...(scenario.expect === undefined ? [] : [scenario.expect])];
  for (const [nth, step] of steps.entries()) {
    const where = nth < (scenario.script?.length ?? 0) ? `script[${nth}]` : "expect";
    if (typeof step !== "string") compare(stage, match, step, where, differences);
    else if (!follow(match, step, where, differences)) break; // what comes after would make no sense
  }
  if (match.fixedRolls !== null && match.fixedRolls.length > 0 && differences.length === 0) {
    differences.push(`dice: ${match.fixedRolls.length} of the fixed rolls were not used`);
  }
  return differences;
}

/** One line of a script: "P1: attack with Lancer", "P1 concedes". */
function follow(match: Match, line: string, where: string, differences: string[]): boolean {
  const conceding = /^(P[12]) concedes$/.exec(line);
  if (conceding !== null) {
    match.concede(seatNamed(conceding[1]!)!);
    return true;
  }
  const parts = /^(P[12])\s*:\s*(.+)/s.exec(line);
  const text = parts === null ? line : parts[2]!;
  const question = match.question();
  if (question === null) {
    differences.push(`${where}: "${line}", but the match is over (${resultOf(match)})`);
    return false;
  }
  if (parts !== null && seatNamed(parts[1]) !== question.seat) {
    differences.push(`${where}: "${line}", but ${seatName(question.seat)} is asked: ${question.says} (${question.rule}); ${offers(match)}`);
    return false;
  }
  const index = match.parse(text);
  if (index < 0) {
    const refusals = match.wishes(text).map((wish) => match.whyNot(wish));
    const refusal = refusals.find((verdict) => verdict !== null);
    const because = refusal === undefined ? "no such answer is known" : `${refusal.fact} (${refusal.rule})`;
    differences.push(`${where}: "${text}" is not offered: ${because}; ${question.says} (${question.rule}); ${offers(match)}`);
    return false;
  }
  match.play(index);
  return true;
}

const offers = (match: Match): string => {
  const may = match.options();
  return `offered: ${Array.from({ length: may.count }, (_, i) => match.notate(i)).join(" | ")}`;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function compare<M extends Match>(stage: Stage<M>, match: M, expected: Expectation, where: string, differences: string[]): void {
  const differ = (what: string, wanted: unknown, found: unknown) =>
    differences.push(`${where}, ${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  const question = match.question();

  if (expected.asked !== undefined) {
    const asked = question === null ? "nobody" : seatName(question.seat);
    if (asked !== expected.asked) differ("asked", expected.asked, asked);
  }
  if (expected.question !== undefined && question?.rule !== expected.question)
    differ("question", expected.question, question?.rule ?? "none");
  if (expected.result !== undefined && resultOf(match) !== expected.result) differ("result", expected.result, resultOf(match));

  if (expected.options !== undefined) {
    const wanted = new Set<string>();
    for (const text of expected.options) {
      const index = match.parse(text);
      if (index < 0) differences.push(`${where}, options: "${text}" is not offered; ${offers(match)}`);
      else wanted.add(match.phrase(match.options().options[index]!));
    }
    for (const [index, answer] of [...match.options()].entries()) {
      if (!wanted.has(match.phrase(answer)))
        differences.push(`${where}, options: "${match.notate(index)}" is offered and was not expected`);
    }
  }
  for (const text of expected.offered ?? []) {
    if (match.parse(text) < 0) differences.push(`${where}, offered: "${text}" is not offered; ${offers(match)}`);
  }
  for (const { wish, rule, by } of expected.absent ?? []) {
    const wishes = match.wishes(wish);
    const refusals = wishes.map((option) => match.refusal(option, seatNamed(by) ?? match.asked));
    if (wishes.length === 0) differences.push(`${where}, absent: "${wish}" is no known action`);
    else if (refusals.includes(null)) differences.push(`${where}, absent: "${wish}" is offered`);
    else if (rule !== undefined && !refusals.includes(rule)) differ(`absent "${wish}"`, rule, [...new Set(refusals)].join(", "));
  }

  for (const [path, wanted] of Object.entries(expected.zones ?? {})) {
    const cards = cardsAt(stage, match, path, where);
    if (typeof wanted === "number") {
      if (cards.length !== wanted) differ(path, wanted, cards.length);
      continue;
    }
    const rest = cards.map((card) => namesOf(match, card));
    const missing = wanted.filter((name) => {
      const at = rest.findIndex((names) => names.includes(name));
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
    if (missing.length > 0 || rest.length > 0)
      differ(
        path,
        wanted,
        cards.map((card) => match.cardName(card)),
      );
  }

  for (const [name, facts] of Object.entries(expected.cards ?? {})) {
    const card = cardNamed(stage, match, name);
    if (card === null) differences.push(`${where}, cards: there is no ${name}`);
    else compareFacts(`cards, ${name}`, facts, stage.card(match, card), differ);
  }
  for (const [name, facts] of Object.entries(expected.players ?? {})) {
    const seat = seatNamed(name);
    if (seat === null) throw new InputError("scenario", [{ where: `${where}, players`, what: `"${name}" is not P1 or P2` }]);
    compareFacts(`players, ${name}`, facts, stage.player(match, seat), differ);
  }
  compareFacts("match", expected.match ?? {}, stage.match(match), differ);

  const { events } = match.record();
  const fits = (event: (typeof events)[number], wanted: { what: string; card?: string; amount?: number; rule?: string }) =>
    event.what === wanted.what &&
    (wanted.card === undefined || namesOf(match, event.card).includes(wanted.card)) &&
    (wanted.amount === undefined || event.amount === wanted.amount) &&
    (wanted.rule === undefined || event.rule === wanted.rule);
  let from = 0;
  for (const wanted of expected.events ?? []) {
    const at = events.findIndex((event, index) => index >= from && fits(event, wanted));
    if (at < 0) differences.push(`${where}, events: no ${JSON.stringify(wanted)} ${from === 0 ? "happened" : "after the ones before it"}`);
    else from = at + 1;
  }
  for (const unwanted of expected.noEvents ?? []) {
    if (events.some((event) => fits(event, unwanted))) differences.push(`${where}, noEvents: ${JSON.stringify(unwanted)} happened`);
  }
}

function compareFacts(
  what: string,
  wanted: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
  differ: (what: string, wanted: unknown, found: unknown) => void,
): void {
  for (const [key, value] of Object.entries(wanted)) {
    if (!(key in found)) differ(`${what}.${key}`, value, `no such fact; there are ${Object.keys(found).join(", ")}`);
    else if (!same(found[key], value)) differ(`${what}.${key}`, value, found[key]);
  }
}

const namesOf = (match: Match, card: Card): string[] => {
  const definition = match.definition[card];
  return [match.handles.get(card) ?? "", match.nameOfDefinition(definition), match.idOfDefinition(definition)];
};

function cardsAt<M extends Match>(stage: Stage<M>, match: M, path: string, where: string): Card[] {
  const [side, name] = path.split(".");
  const seat = seatNamed(side);
  const place = stage.places.find((each) => each === name);
  if (seat === null || place === undefined) {
    throw new InputError("scenario", [
      { where: `${where}, zones`, what: `"${path}" is not a place; write P1 or P2, a point, and one of ${stage.places.join(", ")}` },
    ]);
  }
  return stage.cards(match, seat, place);
}

/** A card by its handle; else the first with this name or number, in the order of places, P1's first. "P2.Lancer" is P2's. */
function cardNamed<M extends Match>(stage: Stage<M>, match: M, name: string): Card | null {
  for (const [card, handle] of match.handles) if (handle === name) return card;
  const sided = /^(P[12])\.(.+)/.exec(name);
  for (const seat of sided === null ? SEATS : [seatNamed(sided[1]!)!]) {
    for (const place of stage.places) {
      for (const card of stage.cards(match, seat, place)) if (namesOf(match, card).includes(sided?.[2] ?? name)) return card;
    }
  }
  return null;
}

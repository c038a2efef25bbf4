/** Every word of a scenario, held against the words of its game: what means nothing there would hold or fail for no reason. */
import { isCalled } from "./called.ts";
import { BEGINNING, LAST_ANSWER, membersOf } from "./expectations.ts";
import type { Game } from "./game.ts";
import type { Match } from "./match.ts";
import { seatNamed } from "./memory.ts";
import { nearest, type Problem } from "./problems.ts";
import type { CountedEvent, Expectation, Scenario } from "./scenario.ts";

type Say = (where: string, what: string) => void;

/** Each expectation, and where it stands. */
function* expectationsIn({ script = [], expect }: Pick<Scenario, "script" | "expect">): Generator<readonly [string, Expectation]> {
  for (const [nth, step] of script.entries()) if (typeof step !== "string") yield [`script[${nth}]`, step];
  if (expect !== undefined) yield ["expect", expect];
}

/** The events that an expectation names, each with where it stands. */
function* eventsIn({ events = [], noEvents = [] }: Expectation): Generator<readonly [string, CountedEvent]> {
  for (const [nth, entry] of events.entries()) {
    if ("what" in entry) yield [`events[${nth}]`, entry];
    else
      for (const [at, event] of membersOf(entry).entries())
        yield [`events[${nth}].${"together" in entry ? "together" : "anyOrder"}[${at}]`, event];
  }
  for (const [nth, event] of noEvents.entries()) yield [`noEvents[${nth}]`, event];
}

function sayer(): { problems: Problem[]; say: Say } {
  const problems: Problem[] = [];
  return { problems, say: (where, what) => void problems.push({ where, what }) };
}

/** What can be seen without a match: paragraphs, places, players, moments. */
export function misspeltBefore(game: Game, scenario: Scenario): Problem[] {
  const { problems, say } = sayer();
  const paragraphs = Object.keys(game.rulebook);
  const paragraph = (where: string, rule: string | undefined) => {
    if (rule !== undefined && !Object.hasOwn(game.rulebook, rule))
      say(where, `the rulebook of ${game.id} has no paragraph "${rule}"${meantParagraph(rule, paragraphs)}`);
  };
  const player = (where: string, name: string | undefined) => {
    if (name !== undefined && seatNamed(name) === null) say(where, `"${name}" is not P1 or P2`);
  };
  const place = (where: string, path: string) => {
    const [side, name = ""] = path.split(".");
    if (seatNamed(side) === null || !game.stage.places.includes(name))
      say(
        where,
        `"${path}" is not a place${meant(name, game.stage.places)}; write P1 or P2, a point, and one of ${game.stage.places.join(", ")}`,
      );
  };
  for (const [nth, rule] of (scenario.rules ?? []).entries()) paragraph(`rules[${nth}]`, rule);
  for (const [nth, { rule }] of (scenario.refused ?? []).entries()) paragraph(`refused[${nth}].rule`, rule);
  for (const [nth, line] of (scenario.script ?? []).entries()) {
    if (typeof line === "string" && /^P\d+\b/.test(line) && !/^P[12](?:\s*:| concedes$)/.test(line))
      say(`script[${nth}]`, `${JSON.stringify(line)} does not say who does what: "P1: pass" does, "P2: pass", "P1 concedes"`);
  }
  const moments = [BEGINNING, LAST_ANSWER];
  for (const [where, expected] of expectationsIn(scenario)) {
    paragraph(`${where}, question`, expected.question);
    for (const [nth, { rule, by }] of (expected.absent ?? []).entries()) {
      paragraph(`${where}, absent[${nth}].rule`, rule);
      player(`${where}, absent[${nth}].by`, by);
    }
    for (const path of Object.keys(expected.zones ?? {})) place(`${where}, zones`, path);
    for (const [name, places] of Object.entries(expected.sees ?? {})) {
      player(`${where}, sees`, name);
      for (const path of Object.keys(places)) place(`${where}, sees, ${name}`, path);
    }
    for (const name of Object.keys(expected.players ?? {})) player(`${where}, players`, name);
    for (const [at, event] of eventsIn(expected)) {
      paragraph(`${where}, ${at}.rule`, event.rule);
      player(`${where}, ${at}.player`, event.player);
    }
    if (expected.since !== undefined && !moments.includes(expected.since))
      say(`${where}, since`, `there is no moment "${expected.since}" before it; there are ${moments.join(", ")}`);
    if (expected.as !== undefined) {
      if (where === "expect") say(`${where}, as`, "a moment is given its handle in the script");
      if (moments.includes(expected.as)) say(`${where}, as`, `there is a moment "${expected.as}" already`);
      moments.push(expected.as);
    }
  }
  return problems;
}

/**
 * What can be seen at the first question: events, cards, facts.
 * @param besides names of cards that are none of this match and are known all the same
 */
export function misspelt<M extends Match>(
  game: Game<M>,
  match: M,
  scenario: Scenario,
  besides: ReadonlySet<string> = new Set(),
): Problem[] {
  const { problems, say } = sayer();
  const { stage } = game;
  const facts = {
    card: Object.keys(factsOfAny(game, match)),
    player: Object.keys(stage.player(match, 0)),
    match: Object.keys(stage.match(match)),
  };
  const fact = (where: string, kind: keyof typeof facts, keys: readonly string[]) => {
    for (const key of keys)
      if (!facts[kind].includes(key))
        say(where, `"${key}" is no fact of a ${kind}${meant(key, facts[kind])}; there are ${facts[kind].join(", ")}`);
  };
  const card = (where: string, name: string | undefined) => {
    if (name === undefined || isKnown(game, match, name) || besides.has(name.replace(/^P[12]\./, ""))) return;
    say(where, `there is no card "${name}" in this match${meant(name, [...namesIn(match), ...besides])}`);
  };
  for (const [where, expected] of expectationsIn(scenario)) {
    for (const [name, wanted] of Object.entries(expected.cards ?? {})) {
      card(`${where}, cards`, name);
      fact(`${where}, cards, ${name}`, "card", Object.keys(wanted));
    }
    for (const [name, wanted] of Object.entries(expected.players ?? {})) fact(`${where}, players, ${name}`, "player", Object.keys(wanted));
    fact(`${where}, match`, "match", Object.keys(expected.match ?? {}));
    for (const [at, event] of eventsIn(expected)) {
      if (!Object.hasOwn(match.sentences, event.what))
        say(
          `${where}, ${at}.what`,
          `"${event.what}" is no event of ${game.id}${meant(event.what, Object.keys(match.sentences))} (duelex scenario --words ${game.id} lists them)`,
        );
      card(`${where}, ${at}.card`, event.card);
      card(`${where}, ${at}.other`, event.other);
    }
  }
  return problems;
}

/** A handle, the name or number of a card that lies somewhere, or of one that comes from outside the match: a token. */
function isKnown<M extends Match>(game: Game<M>, match: M, name: string): boolean {
  for (const card of match.everyCard()) if (isCalled(match, name, card)) return true;
  const called = name.replace(/^P[12]\./, "");
  return (game.stage.tokens?.(match) ?? []).some(
    (token) => match.nameOfDefinition(token) === called || match.idOfDefinition(token) === called,
  );
}

function* namesIn(match: Match): Generator<string> {
  yield* match.handles.values();
  for (const card of match.everyCard()) yield match.nameOfDefinition(match.definition[card]);
}

function factsOfAny<M extends Match>({ stage }: Game<M>, match: M): Readonly<Record<string, unknown>> {
  for (const card of match.everyCard()) return stage.card(match, card);
  return {};
}

/** A number without its braces, or without the game's name before it, is not misspelt but short. */
function meantParagraph(number: string, known: readonly string[]): string {
  const longer = known.find((each) => each === `{${number}}` || each.endsWith(`-${number}`) || each.endsWith(` ${number}`));
  return longer === undefined ? meant(number, known) : `; did you mean "${longer}"?`;
}

function meant(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined || near === word ? "" : `; did you mean "${near}"?`;
}

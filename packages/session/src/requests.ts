/** What comes in is looked at before anybody acts on it: is it a request, from who may speak, with everything that it needs? */
import { isRecord, isSeed, type Problem, type Seat } from "@duelex/kernel";
import type { Ask, Request } from "./told.ts";

/** What a value must be: whether it is, and in words. */
interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly wanted: string;
}

const whole: Kind = { is: (value) => Number.isSafeInteger(value) && (value as number) >= 0, wanted: "a whole number from 0" };
const text: Kind = { is: (value) => typeof value === "string", wanted: "a text" };
const texts: Kind = { is: (value) => Array.isArray(value) && value.every(text.is), wanted: "a list of texts" };
const pair: Kind = { is: (value) => texts.is(value) && (value as string[]).length === 2, wanted: "a pair of texts, P1's and P2's," };
const flag: Kind = { is: (value) => typeof value === "boolean", wanted: "true or false" };
const record: Kind = { is: isRecord, wanted: "a record" };
const anything: Kind = { is: (value) => value !== undefined, wanted: "anything" };
const oneOf = (...words: readonly string[]): Kind => ({
  is: (value) => words.includes(value as string),
  wanted: `one of ${words.join(", ")}`,
});
const maybe = ({ is, wanted }: Kind): Kind => ({ is: (value) => value === undefined || is(value), wanted });
const cards: Kind = maybe({ is: Array.isArray, wanted: "a list of card files" });

const isOpening = (value: unknown): boolean =>
  isRecord(value) &&
  (value["kind"] === "decks"
    ? text.is(value["game"]) &&
      Array.isArray(value["decks"]) &&
      value["decks"].length === 2 &&
      isSeed(value["seed"]) &&
      maybe(record).is(value["settings"]) &&
      cards.is(value["ownCards"])
    : value["kind"] === "position"
      ? isRecord(value["scenario"]) && cards.is(value["ownCards"])
      : value["kind"] === "file" && "file" in value);
const opening: Kind = {
  is: isOpening,
  wanted: '{ kind: "decks", game, decks: [P1\'s, P2\'s], seed }, { kind: "position", scenario } or { kind: "file", file }',
};

/** What each request needs. */
const needs: { readonly [What in Ask["ask"]]: Readonly<Record<string, Kind>> } = {
  open: { open: opening, sitters: pair },
  answer: { question: whole, answer: whole },
  "pass on": { question: whole },
  concede: {},
  undo: {},
  jump: { node: whole },
  step: { to: whole },
  note: { node: whole, text },
  mark: { node: whole, mark: text },
  promote: { node: whole },
  prune: { node: whole },
  tree: {},
  why: { line: whole },
  "why not": { card: maybe(whole), words: maybe(text) },
  preview: { question: whole, answer: whole },
  harm: { question: whole, answer: whole },
  hint: { question: whole, by: maybe(text) },
  analyse: { from: whole, lines: whole },
  faces: { ids: texts },
  save: { as: oneOf("replay", "scenario", "study") },
  sit: { sitters: pair },
  hold: { hold: flag },
  again: {},
  game: { game: text, ownCards: cards },
  positions: { game: text, ownCards: cards },
  "check deck": { game: text, deck: anything, ownCards: cards },
  "read deck": { game: text, text, ownCards: cards },
  "check position": { scenario: record, ownCards: cards },
};

/** No file of ours is nested so deep: whoever reads one goes down level by level. */
export const DEEPEST = 500;

/** Is a value nested deeper than any file of ours? */
export function isTooDeep(given: unknown): boolean {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** A request as it may be acted on, or everything that is wrong with it. */
export function readRequest(message: unknown, seats: readonly Seat[]): Request | { readonly problems: readonly Problem[] } {
  if (!isRecord(message)) return { problems: [{ where: "", what: "a request is wanted: { id, seat, ask, … }" }] };
  if (isTooDeep(message)) return { problems: [{ where: "", what: `it is nested deeper than ${DEEPEST} levels` }] };
  const problems: Problem[] = [];
  const { id, seat, ask } = message;
  if (!whole.is(id)) problems.push({ where: "id", what: `${whole.wanted} is wanted` });
  if (!seats.some((each) => each === seat))
    problems.push({
      where: "seat",
      what:
        seats.length === 0
          ? "who watches asks for nothing"
          : `this line speaks for ${seats.map((each) => `P${each + 1}`).join(" and ")} only`,
    });
  if (!text.is(ask) || !Object.hasOwn(needs, ask as string))
    problems.push({ where: "ask", what: `one of ${Object.keys(needs).join(", ")} is wanted` });
  else
    for (const [key, right] of Object.entries(needs[ask as Ask["ask"]]))
      if (!right.is(message[key]))
        problems.push({ where: key, what: `${message[key] === undefined ? "it is missing: " : ""}${right.wanted} is wanted` });
  return problems.length > 0 ? { problems } : (message as unknown as Request);
}

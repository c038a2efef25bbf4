/** What comes in is looked at before anybody acts on it: is it a request, from who may speak, with everything that it needs? */
import { isRecord, isSeed, type Problem, type Seat } from "@duelex/kernel";
import type { Ask, Request } from "./told.ts";

type Kind = (value: unknown) => boolean;

const whole: Kind = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const text: Kind = (value) => typeof value === "string";
const texts: Kind = (value) => Array.isArray(value) && value.every(text);
const pair: Kind = (value) => texts(value) && (value as string[]).length === 2;
const flag: Kind = (value) => typeof value === "boolean";
const record: Kind = isRecord;
const anything: Kind = (value) => value !== undefined;
const oneOf =
  (...words: readonly string[]): Kind =>
  (value) =>
    words.includes(value as string);
const maybe =
  (kind: Kind): Kind =>
  (value) =>
    value === undefined || kind(value);
const cards: Kind = maybe(Array.isArray);
const opening: Kind = (value) =>
  isRecord(value) &&
  (value["kind"] === "decks"
    ? text(value["game"]) &&
      Array.isArray(value["decks"]) &&
      value["decks"].length === 2 &&
      isSeed(value["seed"]) &&
      maybe(record)(value["settings"]) &&
      cards(value["ownCards"])
    : value["kind"] === "position"
      ? isRecord(value["scenario"]) && cards(value["ownCards"])
      : value["kind"] === "file" && "file" in value);

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
  positions: { game: text },
  "check deck": { game: text, deck: anything, ownCards: cards },
  "read deck": { game: text, text, ownCards: cards },
  "check position": { scenario: record, ownCards: cards },
};

/** A request as it may be acted on, or everything that is wrong with it. */
export function readRequest(message: unknown, seats: readonly Seat[]): Request | { readonly problems: readonly Problem[] } {
  if (!isRecord(message)) return { problems: [{ where: "", what: "a request is wanted: { id, seat, ask, … }" }] };
  const problems: Problem[] = [];
  const { id, seat, ask } = message;
  if (!whole(id)) problems.push({ where: "id", what: "a whole number from 0 is wanted" });
  if (!seats.some((each) => each === seat))
    problems.push({ where: "seat", what: `this line speaks for ${seats.map((each) => `P${each + 1}`).join(" and ")} only` });
  if (!text(ask) || !Object.hasOwn(needs, ask as string))
    problems.push({ where: "ask", what: `one of ${Object.keys(needs).join(", ")} is wanted` });
  else
    for (const [key, right] of Object.entries(needs[ask as Ask["ask"]]))
      if (!right(message[key]))
        problems.push({ where: key, what: message[key] === undefined ? "it is missing" : "it is not of the kind that is wanted" });
  return problems.length > 0 ? { problems } : (message as unknown as Request);
}

/** Every key and every value that a scenario file can hold, spoilt one by one: none is accepted in silence. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, InputError, isRecord, type Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { readScenario, scenarioSchema } from "../src/files/scenario-file.ts";
import { allGames } from "../src/games.ts";
import { root } from "./desk.ts";

type Path = readonly (string | number)[];

const NONSENSE = "zzz";

/** What is for people, or is a name that its author makes up. */
const FREE = [
  /^\$schema$/,
  /^title$/,
  /^notes/,
  /\.as$/,
  /^cards\.\*\.(name|id|traits|source|unverified)\b/,
  /^cards\..*\.(name|pilotNameIncludes)$/,
  /^decks\.\*\.(id|name)$/,
];
/** What the form of card files holds, which has tests of its own; decks that are to be refused, of which one mistake more is the same mistake. */
const ELSEWHERE = [/^cards\.\*\.effects?\./];

/** Every place in a value: of each record its keys, of each list its entries, and whatever is neither. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* placesIn(each, [...path, at]);
  else if (isRecord(value)) for (const [key, each] of Object.entries(value)) yield* placesIn(each, [...path, key]);
}

/** Alike for places that mean the same: `script.*.absent.*.rule`. */
const kindOf = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? "*" : step.replace(/^P[12](?=$|\.)/, "P")))
    .join(".")
    .replace(/^(?:script\.\*|expect)(?=\.|$)/, "expect")
    .replace(/\b(expect\.(?:cards|zones|sees\.P))\.[^.*]+(?:\.[a-zA-Z]+\b)?(?=\.|$)/, "$1.NAME");

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => (inside as Record<string, unknown>)[step], value);

/** The same with something else there; a key of a record may be renamed. */
function changed(json: unknown, path: Path, put: (holder: Record<string, unknown>, last: string) => void): unknown {
  const copy = structuredClone(json);
  put(at(copy, path.slice(0, -1)) as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

/** Does a file hold, as the command `scenario` says it? */
function holds(game: Game, json: unknown): boolean {
  try {
    const scenario = readScenario(json, "a file");
    return scenario.game === game.id && runScenario(game, scenario).length === 0;
  } catch (problem) {
    if (problem instanceof InputError) return false;
    throw problem;
  }
}

/** Every kind of place that was tried, in whatever game. */
const met = new Set<string>();

describe.each(allGames.ids)("%s", (id) => {
  const folder = join(root, "packages", id, "scenarios");
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Scenario);

  test("a key that is misspelt, wherever it stands, and a value that is nonsense, are a mistake or a difference", async () => {
    const game = await allGames.load(id);
    const tried = new Set<string>();
    const silent: string[] = [];
    for (const json of files) {
      for (const path of placesIn(json)) {
        const kind = kindOf(path);
        if (tried.has(kind) || ELSEWHERE.some((elsewhere) => elsewhere.test(kind)) || (json.refused !== undefined && /^decks/.test(kind)))
          continue;
        tried.add(kind);
        const renamed = changed(json, path, (holder, last) => {
          holder[NONSENSE] = holder[last];
          delete holder[last];
        });
        if (typeof path.at(-1) === "string" && holds(game, renamed)) silent.push(`key ${kind}, in "${json.title}"`);
        if (FREE.some((free) => free.test(kind)) || typeof at(json, path) === "object") continue;
        const spoilt = changed(json, path, (holder, last) => {
          holder[last] = NONSENSE;
        });
        if (holds(game, spoilt)) silent.push(`value ${kind}, in "${json.title}"`);
      }
    }
    expect(silent).toEqual([]);
    for (const kind of tried) met.add(kind);
  }, 120_000);
});

test("these are all: every word that a scenario and an expectation can hold stands in some file", () => {
  const expectation = scenarioSchema.shape.expect.unwrap().shape;
  const words = [...Object.keys(scenarioSchema.shape), ...Object.keys(expectation).map((word) => `expect.${word}`)];
  const elsewhere = ["$schema", "expect", "puzzle"]; // for editors; by its parts; in the files of puzzles, which are checked by their proofs
  expect(words.filter((word) => !met.has(word) && !elsewhere.includes(word))).toEqual([]);
});

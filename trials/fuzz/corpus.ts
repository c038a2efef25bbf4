/** Good inputs of each game, from which the bad ones are made. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { diceOf, type Game, type Match, type Replay, Transcript } from "@duelex/kernel";
import { Kin } from "./nonsense.ts";
import { type Tree, treeOf } from "./tree.ts";

const packages = new URL("../../packages/", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, packages), "utf8"));

/** What a game's good files are made of. */
export interface Corpus {
  readonly game: Game;
  readonly decks: readonly Tree[];
  /** Card files: the cards of each deck, so that a match of that deck plays with what was changed. */
  readonly cards: readonly Tree[];
  readonly scenarios: readonly Tree[];
  readonly replays: readonly Tree[];
  /** Positions in the middle of matches. */
  readonly positions: readonly Match[];
  /** Answers as they are written at some of those positions. */
  readonly phrases: readonly string[];
  readonly kin: Kin;
  /** Other values for cards: from the whole card file. */
  readonly cardKin: Kin;
}

const MATCHES = 6;

export function corpusOf(game: Game): Corpus {
  const records = cardRecords(read(`${game.id}/data/cards.json`));
  const decks = game.decks.map(({ deck }) => treeOf(deck));
  const cards = game.decks.map(({ deck }) => treeOf(cardsIn(deck, records)));
  const folder = new URL(`${game.id}/scenarios/`, packages);
  const scenarios = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => treeOf(read(`${game.id}/scenarios/${name}`)));
  const matches = Array.from({ length: MATCHES }, (_, nth) => randomMatch(game, nth));
  const replays = matches.map(({ replay }) => treeOf(replay));
  const positions = matches.flatMap((match) => match.positions);
  const phrases = [...new Set(positions.flatMap(phrasesAt))];
  return {
    game,
    decks,
    cards,
    scenarios,
    replays,
    positions,
    phrases,
    kin: new Kin([...decks, ...scenarios, ...replays]),
    cardKin: new Kin([...records.values()].map(treeOf)),
  };
}

/** Every answer to the question that stands. */
export const phrasesAt = (match: Match): string[] => Array.from({ length: match.options().count }, (_, nth) => match.notate(nth));

function cardRecords(file: unknown): ReadonlyMap<string, unknown> {
  const list = Array.isArray(file) ? (file as unknown[]) : (file as { cards: unknown[] }).cards;
  return new Map(list.map((card) => [(card as { id: string }).id, card]));
}

/** The records of the cards that a deck names, wherever in it they are named. */
function cardsIn(deck: unknown, records: ReadonlyMap<string, unknown>): unknown[] {
  const named = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") named.add(value);
    else if (typeof value === "object" && value !== null) for (const [key, each] of Object.entries(value)) [key, each].forEach(look);
  };
  look(deck);
  return [...named].flatMap((id) => records.get(id) ?? []);
}

/** A random match from its beginning to its end, and how it stood on the way. */
function randomMatch(game: Game, seed: number): { replay: Replay; positions: Match[] } {
  const { decks } = game;
  const both = [decks[seed % decks.length]!.deck, decks[(seed + 1) % decks.length]!.deck] as const;
  const transcript = new Transcript(game, { decks: both, seed });
  const { match } = transcript;
  const dice = diceOf(seed);
  const positions: Match[] = [];
  while (!match.over) {
    if (dice(40) === 0) positions.push(match.clone());
    transcript.play(dice(match.options().count));
  }
  return { replay: transcript.replay(), positions };
}

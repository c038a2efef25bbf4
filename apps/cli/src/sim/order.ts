/** What a simulation is to play, read from the command line: rows, columns, changes. Everything wrong is said at once. */
import { availableParallelism } from "node:os";
import type { NamedDeck, Settings } from "@duelex/kernel";
import { deckProblems } from "@duelex/kernel/deck-list";
import { type TestOfTwo, usualTest, type Variant } from "@duelex/sim";
import type { Context } from "../context.ts";
import { readJson } from "../files/json.ts";
import { type MatchFlags, typedWord } from "../flags.ts";
import { deckNamed, type Library, readFlags, readLibrary, toldApart } from "../matchup.ts";
import { readSeats } from "../play/seats.ts";
import { Problems } from "../problems.ts";
import { type CardChange, readChange, readSweep, standingIn } from "./change.ts";

export interface OrderFlags extends MatchFlags {
  readonly players: string;
  readonly games: number;
  readonly threads?: number;
  readonly against?: string;
  readonly field?: true;
  readonly precision?: number;
  readonly decide?: number | true;
  readonly error?: number;
  readonly change?: readonly string[];
  readonly sweep?: string;
  readonly changeSet?: readonly string[];
  readonly changeCards?: string;
  readonly changeDeck?: string;
}

/** A change, and the number that a sweep gives it. */
interface NamedVariant extends Variant {
  readonly value?: number;
  /** The number of the card of which something is changed. */
  readonly card?: string;
  /** Is it what the card says anyway? */
  readonly isNone?: boolean;
  /** The flags with which a match is seen under this change. */
  readonly flags: string;
}

export interface Order {
  readonly library: Library;
  readonly players: readonly [string, string];
  readonly rows: readonly NamedDeck[];
  readonly columns: readonly NamedDeck[];
  readonly settings: Settings;
  readonly seed: number;
  readonly threads: number;
  readonly precision: number | undefined;
  readonly decide: TestOfTwo | undefined;
  readonly variants: readonly NamedVariant[];
  /** The flags with which a match is seen as it is: own cards and settings. */
  readonly flags: string;
}

export const MOST_THREADS = 64;
const MOST_USUAL_THREADS = 8;
/** From so many games on, threads are worth the second that it takes to start them. */
const WORTH_THREADS = { quick: 3000, thoughtful: 30 };

/** The result is the same on any number of threads. */
function threadsFor(asked: number | undefined, games: number, players: readonly string[]): number {
  const quick = players.every((name) => name === "random");
  return asked ?? (games < WORTH_THREADS[quick ? "quick" : "thoughtful"] ? 1 : Math.min(availableParallelism(), MOST_USUAL_THREADS));
}

/** @throws InputError with everything that is wrong */
export async function readOrder(context: Context, id: string, flags: OrderFlags): Promise<Order> {
  const problems = new Problems();
  const players = readSeats(flags.players, "untimed", problems);
  const library = await readLibrary(context, id, flags);
  const seed = flags.seed ?? context.newSeed();
  const settings = problems.try(() => readFlags(library.game, flags.set ?? [])) ?? {};
  const read = (names: string): NamedDeck[] => decksIn(library, names, seed, problems);
  const asked = flags.decks === undefined ? library.game.decks.slice(0, 2) : read(flags.decks);
  const against = flags.field === true ? read("all") : flags.against === undefined ? undefined : read(flags.against);
  const decks = toldApart([...asked, ...(against ?? [])]);
  const named = decks.slice(0, asked.length);
  const opponents = against === undefined ? undefined : decks.slice(asked.length);
  const [rows, columns] =
    opponents !== undefined
      ? [flags.field === true ? named.slice(0, 1) : named, opponents.filter((deck) => flags.field !== true || deck.id !== named[0]?.id)]
      : named.length <= 2
        ? [named.slice(0, 1), [named[1] ?? named[0]].filter((deck) => deck !== undefined)]
        : [named, named];
  if (flags.field === true && flags.against !== undefined) problems.add("--field", "not together with --against: it means --against all");
  if (flags.precision !== undefined && flags.decide !== undefined)
    problems.add("--decide", "not together with --precision: one of them ends the games");
  const variants = variantsIn(library, flags, settings, [rows[0], columns[0]], seed, problems);
  if (variants.length > 0 && rows.length * columns.length > 1)
    problems.add(
      flags.changeDeck === undefined ? "--change" : "--change-deck",
      `it is tried in one meeting of two decks (--decks A,B), and here are ${rows.length * columns.length}; several lists against many are --decks A,B --against …`,
    );
  problems.check("simulation");
  const games = flags.games * rows.length * columns.length * (1 + variants.length);
  const margin = typeof flags.decide === "number" ? flags.decide : usualTest.margin;
  const decide = flags.decide === undefined ? undefined : { margin, error: flags.error ?? usualTest.error };
  const threads = threadsFor(flags.threads, games, players);
  return { library, players, rows, columns, settings, seed, threads, precision: flags.precision, decide, variants, flags: flagsOf(flags) };
}

/** Decks by id, by file, "random", or "all" of those that come with the game; each is checked. */
function decksIn({ game, catalog }: Library, names: string, seed: number, problems: Problems): NamedDeck[] {
  const list = names.split(",").map((name) => name.trim());
  return list.flatMap((name, nth) => {
    if (name === "all") return game.decks.filter(({ deck }) => game.checkDeck(deck, catalog).length === 0);
    const deck = deckNamed(game, catalog, name, seed * 2 + nth, problems);
    if (deck === undefined) return [];
    for (const { where, what, rule } of deckProblems(game, deck.deck, catalog))
      problems.add(`deck ${name}${where === "" ? "" : `, ${where}`}`, what, rule);
    return [deck];
  });
}

/** Own cards and settings, as they were typed: each with a space before it. */
const flagsOf = ({ cards = [], set = [] }: OrderFlags): string =>
  [...cards.map((file) => ` --cards ${typedWord(file)}`), ...set.map((setting) => ` --set ${typedWord(setting)}`)].join("");

function variantsIn(
  library: Library,
  flags: OrderFlags,
  settings: Settings,
  [row, column]: readonly (NamedDeck | undefined)[],
  seed: number,
  problems: Problems,
): NamedVariant[] {
  const found: NamedVariant[] = [];
  const asItIs = flagsOf(flags);
  const changing = ({ name, card, cardFile, isNone }: CardChange): NamedVariant => ({
    ...{ name, card, isNone, cardFiles: cardFile, flags: `${asItIs} --change ${typedWord(name)}` },
  });
  for (const text of flags.change ?? []) {
    const change = readChange(library, text, problems);
    if (change !== undefined) found.push(changing(change));
  }
  if (flags.sweep !== undefined)
    for (const { value, change } of readSweep(library, flags.sweep, problems)) found.push({ ...changing(change), value });
  if (flags.changeSet !== undefined) {
    const changed = problems.try(() => readFlags(library.game, flags.changeSet!));
    const named = Object.fromEntries(flags.changeSet.map((flag) => [flag.split("=")[0]!, changed?.[flag.split("=")[0]!] ?? ""]));
    const other = flagsOf({ ...flags, set: [...(flags.set ?? []).filter((flag) => !(flag.split("=")[0]! in named)), ...flags.changeSet] });
    if (changed !== undefined) found.push({ name: flags.changeSet.join(", "), settings: { ...settings, ...named }, flags: other });
  }
  if (flags.changeCards !== undefined) {
    const file = problems.try(() => readJson(flags.changeCards!));
    if (file !== undefined)
      found.push({
        name: flags.changeCards,
        cardFiles: standingIn(library.ownCards, file),
        flags: `${asItIs} --change-cards ${typedWord(flags.changeCards)}`,
      });
  }
  if (flags.changeDeck !== undefined && row !== undefined && column !== undefined) {
    const [deck] = decksIn(library, flags.changeDeck, seed, problems);
    if (deck !== undefined)
      found.push({ name: `deck ${deck.name === row.name ? flags.changeDeck : deck.name}`, decks: [deck, column], flags: asItIs });
  }
  return found.flatMap((variant) => {
    const { cardFiles } = variant;
    return cardFiles === undefined || problems.try(() => library.game.catalog(...cardFiles)) !== undefined ? [variant] : [];
  });
}

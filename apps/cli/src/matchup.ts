/** What a match is played with, read from the command line: game, own cards, decks, settings, seed. Everything wrong is said at once. */
import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import {
  type Catalog,
  diceOf,
  type Game,
  InputError,
  isRecord,
  type NamedDeck,
  type Problem,
  type ReplaySetup,
  readSettings,
  type Seed,
  type Settings,
  sayProblem,
} from "@duelex/kernel";
import { deckProblems, isDeckRecord, readDeckRecord, readDeckText } from "@duelex/kernel/deck-list";
import type { Context } from "./context.ts";
import { parseJson, readJson, readText } from "./files/json.ts";
import type { MatchFile } from "./files/match-file.ts";
import type { CardFlags, MatchFlags } from "./flags.ts";
import { Problems, perhaps } from "./problems.ts";

/** A game with its cards, one's own among them. */
export interface Library {
  readonly game: Game;
  readonly catalog: Catalog;
  /** What the files of one's own cards held. */
  readonly ownCards: readonly unknown[];
}

export interface Matchup extends Library {
  readonly decks: readonly [NamedDeck, NamedDeck];
  readonly settings: Settings;
  readonly seed: Seed;
}

export const setupOf = ({ decks, seed, settings, catalog }: Matchup): ReplaySetup => ({
  decks: [decks[0].deck, decks[1].deck],
  seed,
  settings,
  catalog,
});

/** @throws InputError */
export async function readLibrary(context: Context, id: string, flags: CardFlags): Promise<Library> {
  const game = await context.games.load(id);
  const problems = new Problems();
  const ownCards = (flags.cards ?? []).map((path) => problems.try(() => readJson(path)));
  const catalog = problems.try(() => game.catalog(...ownCards.filter((cards) => cards !== undefined)));
  problems.check("card files");
  if (ownCards.length > 0) for (const warning of catalog!.warnings ?? []) context.terminal.warn(`${sayProblem(warning)}`);
  return { game, catalog: catalog!, ownCards };
}

/** The same for a saved match; without files of one's own cards, those that it was saved with serve. @throws InputError */
export async function libraryOf(context: Context, saved: MatchFile, flags: CardFlags): Promise<Library> {
  const library = await readLibrary(context, saved.game, flags);
  if (library.ownCards.length > 0 || saved.ownCards === undefined) return library;
  return { ...library, ownCards: saved.ownCards, catalog: library.game.catalog(...saved.ownCards) };
}

/**
 * @param problems what is wrong already; it is said together with what is wrong here
 * @param adapt what is done to the cards with which the match is played; decks are drawn and looked at before
 * @throws InputError
 */
export async function readMatchup(
  context: Context,
  id: string,
  flags: MatchFlags,
  problems = new Problems(),
  adapt: (library: Library) => Library = (library) => library,
): Promise<Matchup> {
  const { game, catalog, ...read } = await readLibrary(context, id, flags);
  const library = adapt({ game, catalog, ...read });
  const seed = flags.seed ?? context.newSeed();
  const settings = problems.try(() => readFlags(game, flags.set ?? []));
  const decks = decksNamed(game, catalog, flags.decks, seed, problems);
  problems.check("match");
  return { ...library, decks: [decks[0]!, decks[1]!], settings: settings!, seed };
}

/** "name=value" flags as settings; those that are not named have their defaults. @throws InputError */
export function readFlags(game: Game, flags: readonly string[]): Settings {
  const problems = new Problems();
  const known = game.settings.map((setting) => setting.name);
  const settings: Record<string, string> = {};
  for (const flag of flags) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(flag) ?? [];
    if (name === undefined || value === undefined) problems.add("--set", `"${flag}" is not of the form name=value`);
    else if (!known.includes(name)) problems.add("--set", `there is no setting "${name}"${perhaps(name, known)}`);
    else settings[name] = value;
  }
  const wrong: Problem[] = [];
  const read = readSettings(game.settings, settings, wrong);
  for (const { where, what } of wrong) problems.add(where, what);
  problems.check("");
  return read;
}

/** The two decks: the first two that come with the game, or those that are named; one name serves both players. */
function decksNamed(game: Game, catalog: Catalog, named: string | undefined, seed: number, problems: Problems): (NamedDeck | undefined)[] {
  const names =
    named === undefined ? [game.decks[0]!.id, (game.decks[1] ?? game.decks[0]!).id] : named.split(",").map((name) => name.trim());
  if (names.length > 2) problems.add("--decks", `two decks are wanted, or one for both, not ${names.length}`);
  const pair = [names[0]!, names[1] ?? names[0]!];
  const read = pair.map((name, seat) => {
    const again = seat === 1 && name === pair[0]; // said once is enough
    const into = again ? new Problems() : problems;
    const deck = deckNamed(game, catalog, name, seed * 2 + seat, into);
    if (deck !== undefined)
      for (const { where, what, rule } of deckProblems(game, deck.deck, catalog))
        into.add(`deck ${name}${where === "" ? "" : `, ${where}`}`, what, rule);
    return deck;
  });
  const [first, second] = read;
  return first === undefined || second === undefined ? read : toldApart([first, second]);
}

/** Lists that are called alike, as those of one deck with a card changed are, go by their files too. */
export const toldApart = (decks: readonly NamedDeck[]): NamedDeck[] =>
  decks.map((deck) => {
    const alike = decks.filter(({ id, name }) => id !== deck.id && name === deck.name).map(({ id }) => basename(id));
    if (alike.length === 0 || !/[./\\]/.test(deck.id)) return deck;
    return { ...deck, name: `${deck.name} (${alike.includes(basename(deck.id)) ? deck.id : basename(deck.id)})` };
  });

/** A deck file: JSON, or a list as text; cards by number or by name. @throws InputError */
function readDeckFile(game: Game, catalog: Catalog, path: string): NamedDeck {
  const text = readText(path);
  const isJson = isDeckRecord(text) || game.mat.deck.length === 0;
  const called = basename(path, extname(path));
  const { deck, problems } = isJson
    ? readDeckRecord(game, parseJson(text, path), catalog.entries, called)
    : readDeckText(game, text, catalog.entries, called);
  if (problems.length > 0) throw new InputError(path, isJson ? problems : [...problems, ...besides(game, deck, catalog)]);
  const own = isRecord(deck) && typeof deck["name"] === "string" ? deck["name"] : null;
  return { id: path, name: own ?? called, deck };
}

/** What is wrong with as much of a list as could be read, if there is anything of it. */
function besides(game: Game, deck: unknown, catalog: Catalog): Problem[] {
  if (game.mat.deck.every(({ key }) => isRecord(deck) && deck[key] === undefined)) return [];
  return deckProblems(game, deck, catalog).map(({ where, ...rest }) => ({
    where: `the list without these lines${where === "" ? "" : `, ${where}`}`,
    ...rest,
  }));
}

/** A deck by the id of a built-in one, by the path of a file, or drawn: "random", which is another each time, or "random:NUMBER", always the same. */
export function deckNamed(game: Game, catalog: Catalog, name: string, seed: number, problems: Problems): NamedDeck | undefined {
  const builtIn = game.decks.find((deck) => deck.id === name);
  if (builtIn !== undefined) return builtIn;
  const drawn = /^random(?::(\d{1,15}))?$/.exec(name);
  if (drawn !== null && game.randomDeck !== undefined) {
    const number = drawn[1] === undefined ? seed : Number(drawn[1]);
    return { id: `random:${number}`, name: `random ${number}`, deck: game.randomDeck(diceOf(number), catalog) };
  }
  if (existsSync(name) || /[./\\]/.test(name)) {
    return problems.try(() => readDeckFile(game, catalog, name));
  }
  problems.add(
    "decks",
    `there is no deck "${name}", and no such file${perhaps(
      name,
      game.decks.map((deck) => deck.id),
    )}`,
  );
  return undefined;
}

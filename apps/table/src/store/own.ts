/** Cards of one's own: files that are kept on this machine, and the games with these cards among the others. */
import { useEffect } from "preact/hooks";
import { create } from "../drawing.ts";
import { words } from "../words/index.ts";
import { factsOf, type KnownGame, wantGame } from "./games.ts";
import { type KeptCards, keptCards, newId } from "./kept.ts";
import { useShell } from "./shell.ts";
import { troubleOf } from "./trouble.ts";

export interface OwnGame {
  /** The game, with one's own cards among the others. */
  readonly game: KnownGame;
  /** The files, the latest first. */
  readonly files: readonly KeptCards[];
  /** What the files hold, as the host wants it. */
  readonly ownCards: readonly unknown[];
  /** The numbers of one's own cards. */
  readonly ids: ReadonlySet<string>;
}

const useOwn = create<{ readonly games: Readonly<Record<string, OwnGame>> }>(() => ({ games: {} }));

/** @throws Refused (as a rejection) if the files cannot be read */
async function withFiles(id: string, files: readonly KeptCards[]): Promise<OwnGame> {
  const builtIn = await wantGame(id);
  const ownCards = files.map(({ file }) => file);
  const game = ownCards.length === 0 ? builtIn : await factsOf(id, ownCards);
  const ids = new Set(game.cards.filter((card) => !builtIn.byId.has(card.id)).map((card) => card.id));
  return { game, files, ownCards, ids };
}

const put = (id: string, own: OwnGame) => useOwn.setState(({ games }) => ({ games: { ...games, [id]: own } }));

async function load(id: string): Promise<void> {
  const files = (await keptCards.all()).filter(({ game }) => game === id);
  try {
    put(id, await withFiles(id, files));
  } catch (problem) {
    useShell.getState().notify(`${words().own.broken} ${troubleOf(problem)}`);
    put(id, { ...(await withFiles(id, [])), files });
  }
}

/** A game with the cards of one's own; null while it is being fetched. */
export function useOwnGame(id: string): OwnGame | null {
  const own = useOwn(({ games }) => games[id]);
  useEffect(() => {
    if (own === undefined) load(id).catch(() => undefined);
  }, [own, id]);
  return own ?? null;
}

/** Keeps a card file, if the game can read it beside those that are there. @throws Refused (as a rejection) */
export async function addCards(id: string, name: string, file: unknown): Promise<void> {
  const files = useOwn.getState().games[id]?.files ?? [];
  const kept: KeptCards = { id: newId(), game: id, name, file, changed: Date.now() };
  const own = await withFiles(id, [kept, ...files.filter((each) => each.name !== name)]);
  await Promise.all(files.filter((each) => each.name === name).map((each) => keptCards.remove(each.id)));
  await keptCards.put(kept);
  put(id, own);
}

export async function removeCards(id: string, key: string): Promise<void> {
  await keptCards.remove(key);
  await load(id);
}

/** Does a deck name a card of one's own? */
export const usesOwn = (deck: unknown, { ids }: OwnGame): boolean => ids.size > 0 && names(deck, ids);

function names(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === "string") return ids.has(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, each]) => ids.has(key) || names(each, ids));
}

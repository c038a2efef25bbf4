/** Games as the page knows them: asked of the host once, and kept. */
import type { CardEntry, RuleEntry } from "@duelex/kernel";
import type { GameFacts, PositionFacts } from "@duelex/session";
import { useEffect, useState } from "preact/hooks";
import { create } from "../drawing.ts";
import { desk } from "./table.ts";

export interface KnownGame extends GameFacts {
  readonly byId: ReadonlyMap<string, CardEntry>;
  readonly paragraphs: readonly (readonly [number: string, entry: RuleEntry])[];
}

const useGames = create<{ readonly known: Readonly<Record<string, KnownGame>> }>(() => ({ known: {} }));

const asked = new Map<string, Promise<KnownGame>>();

/** A game with the cards of one's own files, which are asked for every time. @throws Refused (as a rejection) */
export async function factsOf(game: string, ownCards: readonly unknown[] = []): Promise<KnownGame> {
  const { facts } = await desk.ask({ ask: "game", game, ...(ownCards.length === 0 ? {} : { ownCards }) });
  return { ...facts, byId: new Map(facts.cards.map((card) => [card.id, card])), paragraphs: Object.entries(facts.rulebook) };
}

/** A game, from the host or from memory. @throws Refused (as a rejection) */
export function wantGame(id: string): Promise<KnownGame> {
  const known = useGames.getState().known[id];
  if (known !== undefined) return Promise.resolve(known);
  const under =
    asked.get(id) ??
    factsOf(id).then(
      (game) => {
        useGames.setState(({ known }) => ({ known: { ...known, [id]: game } }));
        return game;
      },
      (problem: unknown) => {
        asked.delete(id);
        throw problem;
      },
    );
  asked.set(id, under);
  return under;
}

/** A game, or null while it is being fetched. */
export function useGame(id: string): KnownGame | null {
  const game = useGames(({ known }) => known[id]);
  useEffect(() => {
    if (game === undefined) wantGame(id).catch(() => undefined);
  }, [game, id]);
  return game ?? null;
}

/** What a position of a game can be made of, or null while it is being fetched. @param ownCards null while those are */
export function usePositions(game: string, ownCards: readonly unknown[] | null): PositionFacts | null {
  const [facts, setFacts] = useState<PositionFacts | null>(null);
  useEffect(() => {
    if (ownCards === null) return;
    let latest = true;
    desk.ask({ ask: "positions", game, ownCards }).then(
      (reply) => latest && setFacts(reply.facts),
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [game, ownCards]);
  return facts;
}

import type { Problem } from "@duelex/kernel";
import { useEffect, useState } from "react";
import { desk } from "../store/table.ts";
import type { DeckRecord } from "./record.ts";

const SOON = 120;

/** Everything that is wrong with a deck, as one types; null while nobody has looked. */
export function useDeckProblems(game: string, deck: DeckRecord, ownCards: readonly unknown[]): readonly Problem[] | null {
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    let latest = true;
    const timer = setTimeout(() => {
      desk.ask({ ask: "check deck", game, deck, ownCards }).then(
        (reply) => latest && setProblems(reply.problems),
        () => undefined,
      );
    }, SOON);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [game, deck, ownCards]);
  return problems;
}

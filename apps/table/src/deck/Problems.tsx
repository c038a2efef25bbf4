import { useCallback } from "preact/hooks";
import { desk } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { ProblemList } from "./ProblemList.tsx";
import type { DeckRecord } from "./record.ts";
import { useProblems } from "./useProblems.ts";

export interface ProblemsProps {
  readonly game: string;
  readonly deck: DeckRecord;
  /** Contents of one's own card files; always the same list for the same files. */
  readonly ownCards: readonly unknown[];
}

/** Everything that is wrong with a deck, with its paragraphs. */
export function Problems({ game, deck, ownCards }: ProblemsProps) {
  const apart = useApartWords();
  const look = useCallback(async () => (await desk.ask({ ask: "check deck", game, deck, ownCards })).problems, [game, deck, ownCards]);
  const problems = useProblems(look);
  return <ProblemList problems={problems} fine={apart.decks.fine} heading={<h3>{apart.decks.problems}</h3>} />;
}

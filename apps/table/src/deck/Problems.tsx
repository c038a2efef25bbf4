import { useWords } from "../words/index.ts";
import { ProblemList } from "./ProblemList.tsx";
import type { DeckRecord } from "./record.ts";
import { useDeckProblems } from "./useDeckProblems.ts";

export interface ProblemsProps {
  readonly game: string;
  readonly deck: DeckRecord;
  /** Contents of one's own card files; always the same list for the same files. */
  readonly ownCards: readonly unknown[];
}

/** Everything that is wrong with a deck, with its paragraphs. */
export function Problems({ game, deck, ownCards }: ProblemsProps) {
  const words = useWords();
  const problems = useDeckProblems(game, deck, ownCards);
  return <ProblemList problems={problems} fine={words.decks.fine} heading={<h3>{words.decks.problems}</h3>} />;
}

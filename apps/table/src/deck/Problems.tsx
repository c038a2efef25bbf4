import { useWords } from "../words/index.ts";
import type { DeckRecord } from "./record.ts";
import { useDeckProblems } from "./useDeckProblems.ts";
import "./deck.css";

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
  return (
    <div role="status" className="deck-problems">
      {problems !== null && problems.length === 0 && <p className="fine">✓ {words.decks.fine}</p>}
      {problems !== null && problems.length > 0 && (
        <>
          <h3>{words.decks.problems}</h3>
          <ul>
            {problems.slice(0, 12).map(({ where, what, rule }) => (
              <li key={`${where} ${what}`}>
                {where !== "" && <b>{where}: </b>}
                {what} {rule !== undefined && <span className="rule">{rule}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

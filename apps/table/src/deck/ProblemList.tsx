import type { Problem } from "@duelex/kernel";
import type { ComponentChildren } from "preact";
import "./deck.css";

/** So many are shown at a time. */
const MOST = 12;

export interface ProblemListProps {
  /** Null while they are being looked for. */
  readonly problems: readonly Problem[] | null;
  /** What is said where there are none. */
  readonly fine: string;
  readonly heading: ComponentChildren;
}

/** Everything that is wrong, each with where and its paragraph; or that nothing is. */
export function ProblemList({ problems, fine, heading }: ProblemListProps) {
  return (
    <div role="status" className="deck-problems">
      {problems !== null && problems.length === 0 && <p className="fine">✓ {fine}</p>}
      {problems !== null && problems.length > 0 && (
        <>
          {heading}
          <ul>
            {problems.slice(0, MOST).map(({ where, what, rule }) => (
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

import { useEffect, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { useGame } from "../store/games.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { findParagraphs } from "./find.ts";

/** Paragraphs that are listed before one has to search. */
const MOST = 60;

export interface RulesPanelProps {
  readonly game: string;
  /** What is searched for from outside: a paragraph that was pressed. */
  readonly wanted: string;
  readonly onSearch: (text: string) => void;
}

/** The rulebook in our words: every paragraph by number or by its words. */
export function RulesPanel({ game, wanted, onSearch }: RulesPanelProps) {
  const words = useWords();
  const apart = useApartWords();
  const known = useGame(game);
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins short again
  useEffect(() => setAll(false), [wanted]);
  if (known === null) return <p className="loading">{words.loading}</p>;
  const found = findParagraphs(known.paragraphs, wanted);
  const shown = all ? found : found.slice(0, MOST);
  return (
    <div className="rules">
      <label className="search">
        <span className="hidden">{apart.rules.search}</span>
        <input
          id="rule-search"
          className="field"
          type="search"
          placeholder={apart.rules.search}
          value={wanted}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
      <p className="quiet" role="status">
        {found.length === 0 ? apart.rules.none : apart.rules.count(found.length)}
        {shown.some(([number]) => number.startsWith("{")) && ` ${apart.rules.braces}`}
      </p>
      <ul className="paragraphs">
        {shown.map(([number, entry]) => (
          <li key={number} id={`rule-${number}`} className={number === wanted ? "wanted" : ""}>
            <span className="rule">{number}</span>{" "}
            <div>
              <Said text={entry.heading} />
              {entry.also !== undefined && entry.also !== number && <small className="quiet"> · {apart.rules.also(entry.also)}</small>}
              {entry.no !== undefined && (
                <small className="block">
                  {apart.rules.no}: <Said text={entry.no} />
                </small>
              )}
              {entry.reading !== undefined && (
                <small className="block">
                  {apart.rules.reading}: <Said text={entry.reading} />
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {apart.rules.more(found.length - shown.length)}
        </button>
      )}
    </div>
  );
}

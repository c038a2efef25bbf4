import { Said } from "../card/Said.tsx";
import { showTab } from "../store/panel.ts";
import { askWhy, positionOf, useTable } from "../store/table.ts";
import { jump } from "../store/time.ts";
import { useApartWords } from "../words/apart.ts";
import { whose } from "./news.ts";
import { Rule } from "./Rule.tsx";

/** So many of the latest lines are offered. */
const LATEST = 10;

/** The chain of causes of the line that was pressed, and the table at that moment. */
export default function Why() {
  const apart = useApartWords();
  const why = useTable(({ why }) => why);
  const free = useTable((table) => positionOf(table)?.free);
  const story = useTable(({ stories, seat }) => stories[seat]);
  if (why === null) {
    const lines = (story ?? []).filter(({ quiet, kind }) => !quiet && kind !== "turn").slice(-LATEST);
    return (
      <div className="why pad">
        <p className="quiet">{apart.chain.none}</p>
        <ol>
          {lines.map((line) => (
            <li key={line.line}>
              <button type="button" className="log-line" onClick={() => void askWhy(line.line)}>
                <Said text={whose(line)} />
              </button>
            </li>
          ))}
        </ol>
        <button type="button" className="button" onClick={() => showTab("log")}>
          {apart.chain.log}
        </button>
      </div>
    );
  }
  const moment = why.links[0]?.node;
  return (
    <div className="why pad">
      <ol>
        {why.links.map(({ text, rule, heading, kind, node }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain is replaced as a whole
          <li key={`${nth} ${node}`} className={kind}>
            {nth > 0 && <span className="quiet">{apart.chain.because} </span>}
            <Said text={text} /> <Rule rule={rule} heading={heading} />
            {heading !== "" && heading !== text && <small className="block quiet">{heading}</small>}
          </li>
        ))}
      </ol>
      {free && moment !== undefined && (
        <button type="button" className="button" onClick={() => void jump(moment)}>
          {apart.chain.position}
        </button>
      )}
    </div>
  );
}

import { Said } from "../card/Said.tsx";
import { jump, positionOf, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { Rule } from "./Rule.tsx";

/** The chain of causes of the line that was pressed, and the table at that moment. */
export default function Why() {
  const apart = useApartWords();
  const why = useTable(({ why }) => why);
  const free = useTable((table) => positionOf(table)?.free);
  if (why === null) return <p className="quiet pad">{apart.chain.none}</p>;
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

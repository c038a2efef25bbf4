import { Sheet } from "../shell/Sheet.tsx";
import { showSheet } from "../store/table.ts";
import { useOnlineWords } from "../words/online.ts";
import { CopyLink } from "./CopyLink.tsx";
import { linkTo } from "./links.ts";
import { gameOf, sayClock } from "./says.ts";
import { useOnline } from "./state.ts";

/** What one may want of a table now and then: links, the dice, giving up. */
export default function TableSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useOnlineWords();
  const { table, facts, key, seat } = useOnline();
  if (table === null || facts === null) return null;
  const { hash, seed } = facts.dice;
  return (
    <Sheet heading={words.more.heading} onClose={onClose}>
      <p className="quiet">
        {[gameOf(facts), sayClock(words, facts.clock), ...Object.values(facts.settings)].join(" · ")} · {words.more.edition(facts.edition)}
      </p>
      {key !== null && (
        <CopyLink label={words.more.elsewhere} about={words.more.elsewhereAbout} link={linkTo({ at: "seat", table, key })} />
      )}
      {facts.watched && <CopyLink label={words.more.watch} about={words.more.watchAbout} link={linkTo({ at: "table", table })} />}
      <h3>{words.more.dice}</h3>
      <p className="quiet">{words.more.diceAbout}</p>
      <code className="hash">{hash}</code>
      {seed !== null && (
        <>
          <p className="quiet">{words.more.seed}</p>
          <code className="hash">{seed}</code>
        </>
      )}
      {seat !== null && facts.state === "playing" && (
        <div className="line">
          <span>
            {words.more.concede} <small className="block quiet">{words.more.concedeAbout}</small>
          </span>
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              showSheet("concede");
            }}
          >
            {words.more.concede}
          </button>
        </div>
      )}
    </Sheet>
  );
}

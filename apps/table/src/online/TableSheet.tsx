import { Sheet } from "../shell/Sheet.tsx";
import { showSheet } from "../store/table.ts";
import { useOnlineWords } from "../words/online.ts";
import { Agreed } from "./Agreed.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { Seal } from "./Dice.tsx";
import { linkTo } from "./links.ts";
import { gameOf, sayClock } from "./says.ts";
import { useOnline } from "./state.ts";

/** What one may want of a table now and then: links, the dice, giving up. */
export default function TableSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useOnlineWords();
  const { table, facts, key, seat } = useOnline();
  if (table === null || facts === null) return null;
  return (
    <Sheet heading={words.more.heading} onClose={onClose}>
      <p className="quiet">
        {[gameOf(facts), sayClock(words, facts.clock)].join(" · ")}
        <Agreed facts={facts} /> · {words.more.edition(facts.edition)}
        {facts.watching > 0 && ` ${words.more.watchers(facts.watching)}`}
      </p>
      {key !== null && (
        <CopyLink label={words.more.elsewhere} about={words.more.elsewhereAbout} link={linkTo({ at: "seat", table, key })} />
      )}
      {facts.watched && <CopyLink label={words.more.watch} about={words.more.watchAbout} link={linkTo({ at: "table", table })} />}
      <Seal dice={facts.dice} />
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

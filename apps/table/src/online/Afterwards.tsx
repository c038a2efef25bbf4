import { useOnlineWords } from "../words/online.ts";
import { hashTo } from "./links.ts";
import { rematch, useOnline } from "./state.ts";

/** What can be done when an online match is over. */
export default function Afterwards() {
  const words = useOnlineWords();
  const { facts, seat, next, table } = useOnline();
  if (facts === null || table === null) return null;
  const other = seat === 0 ? 1 : 0;
  const rematchAt = next?.table ?? (seat === null ? facts.next : null);
  return (
    <>
      {rematchAt !== null ? (
        <a className="button go" href={hashTo({ at: "table", table: rematchAt })}>
          {words.after.next}
        </a>
      ) : (
        seat !== null && (
          <button type="button" className="button go" disabled={facts.again[seat]} onClick={() => void rematch()}>
            <span>
              {facts.again[seat] ? words.after.waits : facts.again[other] ? words.after.accept : words.after.rematch}{" "}
              {!facts.again[0] && !facts.again[1] && <small>{words.after.swapped}</small>}
            </span>
          </button>
        )
      )}
      <a className="button" href={hashTo({ at: "replay", table })}>
        {words.after.replay}
      </a>
      <a className="button bare" href={hashTo({ at: "lobby" })}>
        {words.after.lobby}
      </a>
    </>
  );
}

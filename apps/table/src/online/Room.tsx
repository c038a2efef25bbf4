import { useEffect } from "preact/hooks";
import MatchScreen from "../match/MatchScreen.tsx";
import { Top } from "../shell/Top.tsx";
import { stays, useShell } from "../store/shell.ts";
import { positionOf, useTable } from "../store/table.ts";
import { troubleOf } from "../store/trouble.ts";
import { useWords } from "../words/index.ts";
import { useOnlineWords } from "../words/online.ts";
import { Agreed } from "./Agreed.tsx";
import { fetchAhead } from "./ahead.ts";
import { withdrawTable } from "./api.ts";
import { CopyLink } from "./CopyLink.tsx";
import { Seal } from "./Dice.tsx";
import { keptSeats } from "./kept.ts";
import { hashTo, linkTo, routeTo } from "./links.ts";
import { gameOf, sayClock } from "./says.ts";
import { forget, getUp, sit, useOnline } from "./state.ts";

/** A table of the server, from one's seat or as one who watches: somebody is waited for, then the match as every match. */
export function Room({ table }: { readonly table: string }) {
  const words = useWords();
  const online = useOnline();
  const lies = useTable((state) => state.id === table && positionOf(state) !== null);
  useEffect(() => {
    void sit(table);
    fetchAhead();
    return getUp;
  }, [table]);
  if (online.table === table && online.closed !== null) return <Closed says={online.closed} />;
  if (lies) return <MatchScreen id={table} />;
  if (online.table !== table || online.facts?.state !== "open") return <p className="loading">{words.loading}</p>;
  return <Waiting />;
}

/** What one sees of a table while nobody sits opposite. */
function Waiting() {
  const words = useOnlineWords();
  const { facts, invitation, key, lost, table } = useOnline();
  const { go, notify } = useShell();
  const withdraw = async (id: string, secret: string) => {
    try {
      const isHere = stays();
      await withdrawTable(id, secret);
      await keptSeats.remove(id);
      forget(id);
      if (isHere()) go(routeTo({ at: "lobby" }));
    } catch (problem) {
      notify(troubleOf(problem));
    }
  };
  if (facts === null || table === null) return null;
  return (
    <>
      <Top />
      <main className="page" data-waiting>
        <h1 tabIndex={-1}>{words.wait.heading}</h1>
        <p className="lead">
          {[gameOf(facts), sayClock(words, facts.clock)].join(" · ")}
          <Agreed facts={facts} />
        </p>
        <p role="status">{lost ? words.link.lostShort : ""}</p>
        {key !== null && (
          <section className="box">
            {invitation !== null && (
              <CopyLink label={words.wait.invitation} about={words.wait.invitationAbout} link={linkTo({ at: "join", table, invitation })} />
            )}
            {!facts.private && <p>{words.wait.listed}</p>}
            <p>{words.wait.stay}</p>
          </section>
        )}
        <p className="row begin">
          <a className="button" href={hashTo({ at: "lobby" })}>
            {words.toLobby}
          </a>
          {key !== null ? (
            <button type="button" className="button bare" onClick={() => void withdraw(table, key)}>
              {words.wait.withdraw}
            </button>
          ) : (
            !facts.private && (
              <a className="button go" href={hashTo({ at: "join", table, invitation: null })}>
                {words.join.sit}
              </a>
            )
          )}
        </p>
        <Seal dice={facts.dice} />
      </main>
    </>
  );
}

/** The server wants no more of this line. */
function Closed({ says }: { readonly says: string }) {
  const words = useOnlineWords();
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{words.closed}</h1>
        <p className="lead">{says}</p>
        <a className="button" href={hashTo({ at: "lobby" })}>
          {words.toLobby}
        </a>
      </main>
    </>
  );
}

import type { TableFacts } from "@duelex/session";
import type { CSSProperties } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../games.ts";
import { colorIn } from "../mat/acts.ts";
import { Top } from "../shell/Top.tsx";
import { useWords } from "../words/index.ts";
import { type OnlineWords, useOnlineWords } from "../words/online.ts";
import { Agreed } from "./Agreed.tsx";
import { hashTo } from "./links.ts";
import { OwnSeats } from "./OwnSeats.tsx";
import { gameOf, sayClock } from "./says.ts";
import { called } from "./state.ts";
import { Wire } from "./wire.ts";

/** The tables there are, as they change. */
function useTables(): { readonly tables: readonly TableFacts[] | null; readonly lost: boolean } {
  const [tables, setTables] = useState<readonly TableFacts[] | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const wire = new Wire(() => ({ hello: "lobby" }), {
      told: (message) => message.told === "lobby" && setTables(message.tables),
      here: () => undefined,
      lost: () => setLost(true),
      found: () => setLost(false),
    });
    return () => wire.end();
  }, []);
  return { tables, lost };
}

/** Who waits, what can be watched, and a table of one's own. */
export function Lobby() {
  const words = useWords();
  const online = useOnlineWords();
  const { tables, lost } = useTables();
  const open = tables?.filter(({ state }) => state === "open") ?? [];
  const running = tables?.filter(({ state, watched }) => state !== "open" && watched) ?? [];
  return (
    <>
      <Top />
      <main className="page" data-lobby={tables !== null || undefined}>
        <h1 tabIndex={-1}>{online.heading}</h1>
        <p className="lead">{online.about}</p>
        <p className="row">
          {games.map(({ id, name, mat }) => (
            <a
              key={id}
              className="button open-game"
              style={{ "--c": colorIn(mat)(mat.accent) } as CSSProperties}
              href={hashTo({ at: "new", game: id })}
              aria-label={online.lobby.startOf(name)}
            >
              {online.lobby.start}: {name}
            </a>
          ))}
        </p>
        <p role="status">{lost && online.lobby.unreached}</p>
        <div className="boxes">
          <section className="box">
            <h2>{online.lobby.open}</h2>
            {tables === null ? <p className="quiet">{words.loading}</p> : open.length === 0 && <p className="quiet">{online.lobby.none}</p>}
            {open.map((facts) => (
              <OpenTable key={facts.table} facts={facts} words={online} />
            ))}
          </section>
          <section className="box">
            <h2>{online.lobby.running}</h2>
            {tables !== null && running.length === 0 && <p className="quiet">{online.lobby.noneRuns}</p>}
            {running.map((facts) => (
              <Running key={facts.table} facts={facts} words={online} />
            ))}
          </section>
          <OwnSeats boxed />
        </div>
      </main>
    </>
  );
}

interface LineProps {
  readonly facts: TableFacts;
  readonly words: OnlineWords;
}

function OpenTable({ facts, words }: LineProps) {
  const opener = facts.names.find((name) => name !== null) ?? "…";
  return (
    <div className="line">
      <span>
        <b>{opener}</b> · {gameOf(facts)}
        <small className="block quiet">
          {sayClock(words, facts.clock)}
          <Agreed facts={facts} />
        </small>
      </span>
      <a
        className="button go"
        href={hashTo({ at: "join", table: facts.table, invitation: null })}
        aria-label={words.lobby.joinOf(opener, gameOf(facts))}
      >
        {words.lobby.join}
      </a>
    </div>
  );
}

function Running({ facts, words }: LineProps) {
  const [one, other] = called(facts);
  const says = [gameOf(facts), facts.result ?? words.lobby.answers(facts.answers)];
  return (
    <div className="line">
      <span>
        <b>{words.lobby.pair(one, other)}</b>
        <small className="block quiet">
          {[...says, ...(facts.watching > 0 ? [words.lobby.watching(facts.watching)] : [])].join(" · ")}
        </small>
      </span>
      <a className="button" href={hashTo({ at: "table", table: facts.table })} aria-label={words.lobby.watchOf(one, other)}>
        {words.lobby.watch}
      </a>
    </div>
  );
}

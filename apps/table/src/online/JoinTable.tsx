import type { TableFacts } from "@duelex/session";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { Refused } from "../host/desk.ts";
import { Top } from "../shell/Top.tsx";
import { type OwnGame, useOwnGame } from "../store/own.ts";
import { useWords } from "../words/index.ts";
import { useOnlineWords } from "../words/online.ts";
import { Agreed } from "./Agreed.tsx";
import { factsOfTable, joinTable } from "./api.ts";
import { DeckChoice } from "./DeckChoice.tsx";
import { Seal } from "./Dice.tsx";
import { backToSeat, goToTable, takeGiven } from "./going.ts";
import { keepName, keptName, keyFor } from "./kept.ts";
import { hashTo } from "./links.ts";
import { NameField } from "./NameField.tsx";
import { sayClock } from "./says.ts";
import { called } from "./state.ts";
import { type Against, against, Trouble } from "./Trouble.tsx";

export interface JoinProps {
  readonly table: string;
  /** What the link held. */
  readonly invitation: string | null;
}

const isUnreached = (problem: unknown): boolean => problem instanceof Refused && problem.subject === "server";

/** Before one sits down: whose table it is, what is played, and with which deck. */
export function JoinTable({ table, invitation }: JoinProps) {
  const words = useWords();
  const online = useOnlineWords();
  const [facts, setFacts] = useState<TableFacts | "missing" | "unreached" | null>(null);
  useEffect(() => {
    const look = async () => {
      if (!(await backToSeat(table))) setFacts(await factsOfTable(table));
    };
    look().catch((problem: unknown) => setFacts(isUnreached(problem) ? "unreached" : "missing"));
  }, [table]);
  if (facts === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <Top />
      <main className="page">
        {facts === "missing" || facts === "unreached" ? (
          <h1 tabIndex={-1}>{facts === "missing" ? online.join.missing : online.link.unreached}</h1>
        ) : (
          <Found facts={facts} invitation={invitation} onRefused={async () => setFacts(await factsOfTable(table))} />
        )}
        <p className="row begin">
          <a className="button bare" href={hashTo({ at: "lobby" })}>
            {online.toLobby}
          </a>
        </p>
      </main>
    </>
  );
}

interface FoundProps {
  readonly facts: TableFacts;
  readonly invitation: string | null;
  /** Perhaps somebody else was first. */
  readonly onRefused: () => Promise<void>;
}

function Found({ facts, invitation, onRefused }: FoundProps) {
  const words = useWords();
  const online = useOnlineWords();
  const own = useOwnGame(facts.game);
  const opener = facts.names.find((name) => name !== null) ?? "…";
  const game = listed(facts.game);
  const head = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && facts.state !== "open") head.current?.focus(); // the form is gone, and what was pressed with it
    wasOpen.current = facts.state === "open";
  }, [facts.state]);
  const heading =
    facts.state === "over"
      ? online.join.over
      : facts.state === "playing"
        ? online.join.taken
        : facts.private
          ? online.join.invited(opener)
          : online.join.heading(opener);
  return (
    <>
      <h1 ref={head} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">
        {[game?.name ?? facts.game, sayClock(online, facts.clock)].join(" · ")}
        <Agreed facts={facts} />
      </p>
      {facts.state !== "open" ? (
        <>
          <p>{facts.result ?? online.join.who(...called(facts))}</p>
          {facts.state === "playing" && <p className="quiet">{online.join.yours}</p>}
          {facts.watched && (
            <p className="row begin">
              <a className="button go" href={hashTo({ at: "table", table: facts.table })}>
                {online.join.watch}
              </a>
            </p>
          )}
        </>
      ) : own === null ? (
        <p className="loading">{words.loading}</p>
      ) : (
        <>
          <p className="about-game">
            {game?.mat.about} {game?.mat.win}
          </p>
          <Form own={own} facts={facts} invitation={invitation} onRefused={onRefused} />
        </>
      )}
    </>
  );
}

function Form({ own, facts, invitation, onRefused }: FoundProps & { readonly own: OwnGame }) {
  const online = useOnlineWords();
  const { game } = own;
  const [name, setName] = useState(keptName);
  const [deck, setDeck] = useState<{ readonly id: string; readonly deck: unknown }>({
    id: game.decks[0]?.id ?? "",
    deck: game.decks[0]?.deck,
  });
  const [trouble, setTrouble] = useState<Against | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useCallback((id: string, record: unknown) => setDeck({ id, deck: record }), []);
  const sit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    keepName(name.trim());
    try {
      const giving = joinTable(facts.table, {
        name: name.trim(),
        deck: deck.deck,
        key: keyFor(facts.table),
        ...(invitation === null ? {} : { invitation }),
      });
      await takeGiven(giving, goToTable);
    } catch (problem) {
      setTrouble(against(online.join.wrong, problem));
      setBusy(false);
      if (problem instanceof Refused && !isUnreached(problem)) await onRefused().catch(() => {}); // who had no reply asks again
    }
  };
  return (
    <form className="fresh online-form" onSubmit={sit}>
      <section className="box">
        <NameField value={name} onChange={setName} />
        <DeckChoice own={own} value={deck.id} onChange={choose} />
      </section>
      <p className="row begin">
        <button type="submit" className="button go" disabled={busy}>
          {online.join.sit}
        </button>
      </p>
      {trouble !== null && <Trouble {...trouble} />}
      <Seal dice={facts.dice} />
    </form>
  );
}

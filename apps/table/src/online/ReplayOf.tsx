import { useEffect, useState } from "preact/hooks";
import { Top } from "../shell/Top.tsx";
import { troubleOf } from "../store/trouble.ts";
import { openFetched } from "../study/open.ts";
import { useWords } from "../words/index.ts";
import { useOnlineWords } from "../words/online.ts";
import { factsOfTable, replayOf } from "./api.ts";
import { keptSeats } from "./kept.ts";
import { hashTo } from "./links.ts";
import { called } from "./state.ts";

/** A finished match, fetched from its server and opened in the study, if it was played with the dice that were announced. */
export function ReplayOf({ table }: { readonly table: string }) {
  const words = useWords();
  const online = useOnlineWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    const fetchReplay = async () => {
      const kept = await keptSeats.get(table);
      const [facts, replay] = await Promise.all([factsOfTable(table), replayOf(table, kept?.key ?? null)]);
      if ((replay as { readonly seed?: unknown } | null)?.seed !== facts.dice.seed) throw new Error(online.replay.other);
      const names = called(facts);
      return { file: replay, title: online.replay.title(...names), called: names };
    };
    openFetched(fetchReplay()).catch((problem: unknown) => setTrouble(troubleOf(problem)));
  }, [table]);
  if (trouble === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{online.replay.heading}</h1>
        <p className="trouble">
          {online.replay.not} {trouble}
        </p>
        <a className="button" href={hashTo({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </main>
    </>
  );
}

import type { Position } from "@duelex/session";
import { useEffect, useRef, useState } from "react";
import { answersOf, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";

/** So many lines are read out at once; a machine's long turn is not. */
const MOST = 12;

/** What happened since the last question and what is asked now, for who listens instead of looking. */
export function Herald({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const table = useTable();
  const told = useRef(0);
  const [says, setSays] = useState("");
  const question = position.question?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once for each question
  useEffect(() => {
    const lines = table.stories[table.seat] ?? [];
    const from = Math.min(told.current, lines.length);
    told.current = lines.length;
    if (table.curtain !== null) return setSays(words.hotSeat.curtain(names[table.curtain]));
    const news = lines
      .slice(from)
      .filter((line) => !line.quiet)
      .slice(-MOST)
      .map(({ text }) => text);
    const answers = answersOf(table);
    const asks =
      position.result !== null
        ? [position.result]
        : answers.length === 0
          ? []
          : [`${position.question?.says ?? ""} ${words.ask.howMany(answers.length)}`];
    setSays([...news, ...asks].join(". "));
  }, [question, position.result, table.curtain]);
  return (
    <div className="hidden" aria-live="polite" aria-atomic="true" data-herald>
      {says}
    </div>
  );
}

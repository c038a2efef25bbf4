import type { Position } from "@duelex/session";
import { useEffect, useRef, useState } from "react";
import { listed } from "../games.ts";
import { answersOf, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { inBar } from "./AskBar.tsx";
import { sayWinner } from "./names.ts";
import { folded, inBrief, whose } from "./news.ts";
import { useVoice } from "./useVoice.ts";

/** So many lines are read out at once; of what is longer the gist, up to twice as many. */
const MOST = 12;

/** So many answers are read out with their keys; of more it is said how many they are. */
const FEW = 3;

/** With a capital at its beginning and a stop at its end. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!。？]["”]?$/.test(text) ? "" : "."}`;

/** What happened since the last question and what is asked now, for who listens instead of looking. */
export function Herald({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const voice = useVoice();
  const table = useTable();
  const told = useRef(0);
  const [says, setSays] = useState("");
  const question = position.question?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once for each question
  useEffect(() => {
    if (table.curtain !== null) return setSays(words.hotSeat.curtain(names[table.curtain]));
    const answers = answersOf(table);
    // While a machine answers nothing is said: the next words would take the place of these before they are read.
    if (answers.length === 0 && position.result === null && !table.held) return;
    const lines = table.stories[table.seat] ?? [];
    const from = Math.min(told.current, lines.length);
    told.current = lines.length;
    const all = folded(lines.slice(from).filter((line) => !line.quiet));
    const gist = listed(position.game)!.mat.gist;
    const short = all.length <= MOST ? all : all.filter(({ line }) => line.kind === "turn" || gist.includes(line.what));
    const news = short
      .slice(-2 * MOST)
      .map(({ line, times }) => `${short === all ? whose(line) : inBrief(line.text)}${times > 1 ? ` ×${times}` : ""}`);
    const asks =
      position.result !== null
        ? [sayWinner(words, position.standing.winner, names)]
        : answers.length === 0
          ? []
          : [
              position.question?.says ?? "",
              position.question?.about?.text ?? "",
              answers.length > FEW
                ? words.ask.howMany(answers.length)
                : inBar(answers)
                    .shown.map(({ label }, nth) => `${nth + 1}: ${label}`)
                    .join("; "),
            ];
    setSays(
      [...news, ...asks]
        .filter(Boolean)
        .map((line) => sentence(voice(line)))
        .join(" "),
    );
  }, [question, position.result, table.curtain]);
  return (
    <div className="hidden" aria-live="polite" aria-atomic="true" data-herald>
      {says}
    </div>
  );
}

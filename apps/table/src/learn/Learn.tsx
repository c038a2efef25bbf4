import { useEffect, useState } from "react";
import { listed } from "../games.ts";
import { Top } from "../shell/Top.tsx";
import { wantGame } from "../store/games.ts";
import { newId } from "../store/kept.ts";
import { useShell } from "../store/shell.ts";
import { sitDown } from "../store/table.ts";
import { useWords } from "../words/index.ts";

/** Lays the table for a first match and goes there. */
export default function Learn({ game: id }: { readonly game: string }) {
  const words = useWords();
  const go = useShell(({ go }) => go);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const begin = async () => {
      const entry = listed(id);
      if (entry === undefined) return setTrouble(words.problems.unknownGame(id));
      const [lesson, game] = await Promise.all([entry.lesson(), wantGame(id)]);
      if (!here) return;
      const deckOf = (name: string) => game.decks.find((deck) => deck.id === name)?.deck;
      const match = newId();
      await sitDown({
        id: match,
        seats: [0],
        sitters: ["person", "level:1"],
        lesson: true,
        title: words.learn.heading(entry.name),
        open: { kind: "decks", game: id, decks: [deckOf(lesson.decks[0]), deckOf(lesson.decks[1])], seed: lesson.seed },
      });
      go({ at: "match", id: match });
    };
    begin().catch((problem: unknown) => here && setTrouble(problem instanceof Error ? problem.message : String(problem)));
    return () => {
      here = false;
    };
  }, [id, go, words]);
  if (trouble === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{trouble}</h1>
      </main>
    </>
  );
}

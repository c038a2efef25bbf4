import { useEffect, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { Top } from "../shell/Top.tsx";
import { troubleOf } from "../store/trouble.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { beginLesson } from "./begin.ts";

/** Lays the table for a first match and goes there. */
export default function Learn({ game: id }: { readonly game: string }) {
  const words = useWords();
  const apart = useApartWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const begin = async () => {
      const entry = listed(id);
      if (entry === undefined) return setTrouble(words.problems.unknownGame(id));
      await beginLesson(id, apart.learn.heading(entry.name));
    };
    begin().catch((problem: unknown) => here && setTrouble(troubleOf(problem)));
    return () => {
      here = false;
    };
  }, [id, words, apart]);
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

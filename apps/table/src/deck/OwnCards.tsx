import { useState } from "preact/hooks";
import { addCards, removeCards, useOwnGame } from "../store/own.ts";
import { troubleOf } from "../store/trouble.ts";
import { FileField } from "../study/FileField.tsx";
import { readJson } from "../study/files.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";

/** The card files that are kept for a game: one is added if the game can read it, with every mistake named if it cannot. */
export default function OwnCards({ game }: { readonly game: string }) {
  const words = useWords();
  const apart = useApartWords();
  const own = useOwnGame(game);
  const [trouble, setTrouble] = useState<string | null>(null);
  const add = async (file: File) => {
    try {
      await addCards(game, file.name, await readJson(file));
      setTrouble(null);
    } catch (problem) {
      setTrouble(troubleOf(problem));
    }
  };
  return (
    <section className="own-cards" aria-label={words.own.heading}>
      <p className="quiet">{apart.own.about}</p>
      {own?.files.map(({ id, name }) => (
        <div key={id} className="line">
          <span>{name}</span>
          <button type="button" className="button bare icon" aria-label={apart.own.remove(name)} onClick={() => void removeCards(game, id)}>
            ✕
          </button>
        </div>
      ))}
      {own !== null && own.ids.size > 0 && <p className="quiet">{apart.own.count(own.ids.size)}</p>}
      <FileField label={apart.own.add} onFile={(file) => void add(file)} />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {words.problems.file} {trouble}
        </p>
      )}
    </section>
  );
}

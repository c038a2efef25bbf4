import type { Position } from "@duelex/session";
import { useTable } from "../store/table.ts";
import { pause, setPace } from "../store/time.ts";
import { useApartWords } from "../words/apart.ts";

/** How long machines wait after what can be seen, from slow to as fast as they can. In milliseconds. */
const PACES = [2000, 700, 200, 0] as const;

/** Machines that are watched: they wait, or go on, and how fast. */
export default function WatchBar({ position }: { readonly position: Position }) {
  const apart = useApartWords();
  const pace = useTable(({ pace }) => pace);
  return (
    <div className="looking watching" data-watching={position.held ? "waits" : "plays"}>
      <button type="button" className="button go" onClick={() => void pause(!position.held)}>
        {position.held ? apart.watch.goOn : apart.watch.wait}
        <kbd className="key">P</kbd>
      </button>
      <fieldset className="row paces">
        <legend className="hidden">{apart.watch.pace}</legend>
        {PACES.map((each, nth) => (
          <label key={each} className="check">
            <input type="radio" name="pace" checked={pace === each} onChange={() => setPace(each)} /> {apart.watch.paces[nth]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

import type { Position } from "@duelex/session";
import { useShell } from "../store/shell.ts";
import { showTab } from "../store/table.ts";
import { useWords } from "../words/index.ts";

/** How the match ended, and what can be done next. */
export default function Over({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const go = useShell(({ go }) => go);
  const { winner } = position.standing;
  return (
    <div className="ask over" data-over>
      <div className="asked">
        <p className="says">
          {winner === null ? words.result.draw : words.result.wins(names[winner], names[winner] === words.players.you)}
        </p>
        <p className="foretold">{position.result}</p>
      </div>
      <div className="answers">
        <button type="button" className="button go" onClick={() => go({ at: "fresh", game: position.game })}>
          {words.ask.again}
        </button>
        <button type="button" className="button" onClick={() => showTab("study")}>
          {words.ask.study}
        </button>
        <button type="button" className="button bare" onClick={() => go({ at: "home" })}>
          {words.nav.home}
        </button>
      </div>
    </div>
  );
}

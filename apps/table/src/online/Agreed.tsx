import type { TableFacts } from "@duelex/session";
import { useOwnGame } from "../store/own.ts";

/** What is played otherwise than usual at a table, behind what else is said of it; the game is fetched only where there is something. */
export function Agreed({ facts }: { readonly facts: TableFacts }) {
  return Object.keys(facts.settings).length === 0 ? null : <Settings {...facts} />;
}

function Settings({ game, settings }: TableFacts) {
  const known = useOwnGame(game)?.game.settings ?? [];
  return known
    .filter(({ name, default: usual }) => (settings[name] ?? usual) !== usual)
    .map(({ name, title, says }) => ` · ${title}: ${says?.[settings[name]!] ?? settings[name]}`)
    .join("");
}

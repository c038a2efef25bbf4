import "./deck.css";
import { listed } from "../games.ts";
import { hashOf, type Route } from "../shell/route.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";

const SHOWS = ["rules", "cards", "decks", "puzzles"] as const;

const routeTo = (game: string, show: (typeof SHOWS)[number]): Route =>
  show === "puzzles" ? { at: show, game } : { at: "game", game, show };

/** The name of a game, and what it has beside its matches. */
export function GameNav({ game, show }: { readonly game: string; readonly show: (typeof SHOWS)[number] }) {
  const words = useWords();
  const apart = useApartWords();
  const name = listed(game)?.name ?? game;
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <nav className="row subnav" aria-label={name}>
        {SHOWS.map((each) => (
          <a key={each} className="button" href={hashOf(routeTo(game, each))} aria-current={each === show ? "page" : undefined}>
            {apart.gameParts[each]}
          </a>
        ))}
        <a className="button go" href={hashOf({ at: "fresh", game })}>
          {words.home.play}
        </a>
      </nav>
    </>
  );
}

import { useState } from "preact/hooks";
import { listed } from "../games.ts";
import { useOwnDecks } from "../match/choices.tsx";
import { RulesPanel } from "../rules/RulesPanel.tsx";
import { hashOf } from "../shell/route.ts";
import { Top } from "../shell/Top.tsx";
import { useGame } from "../store/games.ts";
import { keptDecks, newId } from "../store/kept.ts";
import { useOwnGame } from "../store/own.ts";
import { useShell } from "../store/shell.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { CardList } from "./CardList.tsx";
import { GameNav } from "./GameNav.tsx";
import OwnCards from "./OwnCards.tsx";
import { cardsIn, type DeckRecord, emptyDeck, ownCopy } from "./record.ts";
import "../match/match.css";
import "./deck.css";

/** What a game has beside its matches: rulebook, cards, decks. */
export default function GameScreen({ game: id, show }: { readonly game: string; readonly show: "rules" | "cards" | "decks" }) {
  const words = useWords();
  const game = useGame(id);
  const [search, setSearch] = useState("");
  return (
    <>
      <Top />
      <main className="page">
        <GameNav game={id} show={show} />
        {game === null ? (
          <p className="loading">{words.loading}</p>
        ) : show === "rules" ? (
          <RulesPanel game={id} wanted={search} onSearch={setSearch} />
        ) : show === "cards" ? (
          <Cards game={id} />
        ) : (
          <Decks game={id} />
        )}
      </main>
    </>
  );
}

function Cards({ game: id }: { readonly game: string }) {
  const words = useWords();
  const own = useOwnGame(id);
  if (own === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <details className="own-fold" open={own.files.length > 0}>
        <summary>{words.own.heading}</summary>
        <OwnCards game={id} />
      </details>
      <CardList cards={own.game.cards} mat={listed(id)!.mat} />
    </>
  );
}

function Decks({ game: id }: { readonly game: string }) {
  const apart = useApartWords();
  const game = useGame(id)!;
  const { mat } = listed(id)!;
  const go = useShell(({ go }) => go);
  const [own, readOwn] = useOwnDecks(id);
  const edit = async (make: (key: string) => DeckRecord, name: string) => {
    const key = newId();
    await keptDecks.put({ id: key, game: id, name, deck: make(key), changed: Date.now() });
    go({ at: "deck", game: id, deck: key });
  };
  return (
    <div className="boxes">
      <section className="box">
        <h2>{apart.decks.own}</h2>
        {own.length === 0 && <p className="quiet">{apart.decks.none}</p>}
        {own.map((deck) => (
          <div key={deck.id} className="line">
            <span>{deck.name}</span>
            <span className="row">
              <a className="button" href={hashOf({ at: "deck", game: id, deck: deck.id })} aria-label={`${apart.decks.edit}: ${deck.name}`}>
                {apart.decks.edit}
              </a>
              <button
                type="button"
                className="button bare icon"
                aria-label={`${apart.decks.remove}: ${deck.name}`}
                onClick={async () => {
                  await keptDecks.remove(deck.id);
                  await readOwn();
                }}
              >
                ✕
              </button>
            </span>
          </div>
        ))}
        <p className="row">
          <button
            type="button"
            className="button go"
            onClick={() => void edit((key) => emptyDeck(mat.deck, key, apart.decks.fresh), apart.decks.fresh)}
          >
            + {apart.decks.fresh}
          </button>
        </p>
      </section>
      <section className="box">
        <h2>{apart.decks.builtIn}</h2>
        {game.decks.map(({ id: deckId, name, deck }) => (
          <div key={deckId} className="line">
            <details className="deck-list">
              <summary>{name}</summary>
              {mat.deck
                .map((part) => ({ part, cards: cardsIn(deck as DeckRecord, part) }))
                .filter(({ cards }) => cards.length > 0)
                .map(({ part, cards }) => (
                  <p key={part.key} className="quiet">
                    <b>{part.label}</b> {cards.map(([id, copies]) => `${copies}\u00a0${game.byId.get(id)?.name ?? id}`).join(" · ")}
                  </p>
                ))}
            </details>
            <button
              type="button"
              className="button"
              aria-label={`${apart.decks.copy}: ${name}`}
              onClick={() => void edit((key) => ownCopy(deck as DeckRecord, mat.deck, key, name), name)}
            >
              {apart.decks.copy}
            </button>
          </div>
        ))}
      </section>
    </div>
  );
}

import type { CardEntry, DeckPart } from "@duelex/kernel";
import { useEffect, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { hashOf } from "../shell/route.ts";
import { Top } from "../shell/Top.tsx";
import type { KnownGame } from "../store/games.ts";
import { type KeptDeck, keptDecks } from "../store/kept.ts";
import { type OwnGame, useOwnGame } from "../store/own.ts";
import { download } from "../study/files.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { CardList } from "./CardList.tsx";
import { Paste } from "./Paste.tsx";
import { Problems } from "./Problems.tsx";
import { cardsIn, changed, countIn, type DeckRecord, partFor } from "./record.ts";
import "../match/match.css";
import "./deck.css";

/** A deck of one's own: every change is kept, and every problem said at once. */
export default function DeckEditor({ game: id, deck: key }: { readonly game: string; readonly deck: string }) {
  const { home } = useWords();
  const apart = useApartWords();
  const own = useOwnGame(id);
  const [kept, setKept] = useState<KeptDeck | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    void keptDecks.get(key).then((deck) => (deck === undefined ? setMissing(true) : setKept(deck)));
  }, [key]);
  return (
    <>
      <Top />
      <main className="page">
        <nav className="row">
          <a className="button bare" href={hashOf({ at: "game", game: id, show: "decks" })}>
            ‹ {apart.decks.heading(listed(id)?.name ?? id)}
          </a>
          {kept !== null && (
            <a className="button go" href={hashOf({ at: "fresh", game: id, deck: key })}>
              {home.play}
            </a>
          )}
        </nav>
        <h1 tabIndex={-1}>{kept?.name ?? apart.decks.heading(listed(id)?.name ?? id)}</h1>
        {missing && <p>{apart.decks.none}</p>}
        {own !== null && kept !== null && <Editor own={own} kept={kept} onKept={setKept} />}
      </main>
    </>
  );
}

interface EditorProps {
  readonly own: OwnGame;
  readonly kept: KeptDeck;
  readonly onKept: (deck: KeptDeck) => void;
}

function Editor({ own, kept, onKept }: EditorProps) {
  const apart = useApartWords();
  const { game } = own;
  const { mat } = listed(game.id)!;
  const { deck } = kept;
  const change = (next: DeckRecord, name = kept.name) => {
    const put = { ...kept, name, deck: { ...next, name }, changed: Date.now() };
    onKept(put);
    void keptDecks.put(put);
  };
  return (
    <div className="deck-editor">
      <section className="box">
        <label className="deck-name">
          {apart.decks.name}
          <input className="field" value={kept.name} onInput={(event) => change(deck, event.currentTarget.value)} />
        </label>
        <Problems game={own.game.id} ownCards={own.ownCards} deck={deck} />
        <Paste own={own} kept={kept} onDeck={change} />
        {mat.deck.map((part) => (
          <Part key={part.key} part={part} deck={deck} game={game} onChange={change} />
        ))}
        <Curve game={game} deck={deck} />
        <p className="row">
          <button type="button" className="button" onClick={() => download(`${kept.name}.json`, deck)}>
            {apart.decks.file}
          </button>
        </p>
      </section>
      <section className="box" aria-label={apart.decks.cards}>
        <CardList cards={game.cards} mat={mat} act={(card) => <Adder card={card} deck={deck} parts={mat.deck} onChange={change} />} />
      </section>
    </div>
  );
}

interface PartProps {
  readonly part: DeckPart;
  readonly deck: DeckRecord;
  readonly game: KnownGame;
  readonly onChange: (deck: DeckRecord) => void;
}

function Part({ part, deck, game, onChange }: PartProps) {
  const apart = useApartWords();
  if (part.kind === "word") {
    return (
      <label className="deck-name">
        {part.label}
        <select
          className="field"
          value={String(deck[part.key] ?? "")}
          onChange={(event) => onChange(changed(deck, part, event.currentTarget.value, 1))}
        >
          {(part.words ?? []).map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <>
      <h3>
        {part.label} <small className="quiet">{apart.decks.count(countIn(deck, part))}</small>
      </h3>
      <ul className="deck-cards">
        {cardsIn(deck, part).map(([id, copies], nth) => {
          const name = game.byId.get(id)?.name ?? id;
          return (
            <li key={`${id} ${part.kind === "list" ? nth : ""}`}>
              <b className="copies">{copies}</b>
              <span>
                {name} <small className="quiet">{id}</small>
              </span>
              <button
                type="button"
                className="button bare icon"
                aria-label={apart.decks.less(name)}
                onClick={() => onChange(changed(deck, part, id, -1))}
              >
                −
              </button>
              {part.kind === "copies" && (
                <button
                  type="button"
                  className="button bare icon"
                  aria-label={apart.decks.add(name)}
                  onClick={() => onChange(changed(deck, part, id, 1))}
                >
                  +
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface AdderProps {
  readonly card: CardEntry;
  readonly deck: DeckRecord;
  readonly parts: readonly DeckPart[];
  readonly onChange: (deck: DeckRecord) => void;
}

/** Puts a card where its type belongs; where it may go to several parts, each has its button. */
function Adder({ card, deck, parts, onChange }: AdderProps) {
  const apart = useApartWords();
  const fitting = parts.filter(({ types }) => types.includes(card.type));
  if (partFor(parts, card.type) === undefined) return null;
  return (
    <span className="adders">
      {fitting.map((part) => (
        <button
          key={part.key}
          type="button"
          className="button"
          aria-label={fitting.length > 1 ? `${apart.decks.add(card.name)}: ${part.label}` : apart.decks.add(card.name)}
          onClick={() => onChange(changed(deck, part, card.id, 1))}
        >
          +{fitting.length > 1 ? ` ${part.label}` : ""}
        </button>
      ))}
    </span>
  );
}

/** How many cards there are of each price. */
function Curve({ game, deck }: { readonly game: KnownGame; readonly deck: DeckRecord }) {
  const apart = useApartWords();
  const { mat } = listed(game.id)!;
  const counts = new Map<string, number>();
  for (const part of mat.deck) {
    for (const [id, copies] of cardsIn(deck, part)) {
      const price = game.byId.get(id)?.price;
      if (price !== undefined) counts.set(price, (counts.get(price) ?? 0) + copies);
    }
  }
  const bars = [...counts].sort(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }));
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(([, count]) => count));
  return (
    <>
      <h3>{apart.decks.curve}</h3>
      <ol className="curve">
        {bars.map(([price, count]) => (
          <li key={price} aria-label={apart.decks.curveOf(price, count)}>
            <b aria-hidden="true">{count}</b>
            <span className="bar" style={{ height: `${(count / most) * 64}px` }} />
            <small aria-hidden="true" className="quiet">
              {price}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

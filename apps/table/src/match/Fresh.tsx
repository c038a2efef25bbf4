import type { Seat } from "@duelex/kernel";
import { useState } from "preact/hooks";
import { listed } from "../games.ts";
import { Top } from "../shell/Top.tsx";
import { begin } from "../store/begin.ts";
import { newSeed, SEEDS } from "../store/dice.ts";
import { newId } from "../store/kept.ts";
import { type OwnGame, useOwnGame, usesOwn } from "../store/own.ts";
import { PERSON } from "../store/state.ts";
import { useWords } from "../words/index.ts";
import { DeckField, deckOf, SettingFields, useOwnDecks } from "./choices.tsx";
import "./fresh.css";
import { part } from "../shell/part.ts";
import { troubleOf } from "../store/trouble.ts";

const OwnCards = part(() => import("../deck/OwnCards.tsx"));

/** What a match is played with. One press is enough: everything is chosen already. */
export default function Fresh({ game: id, deck }: { readonly game: string; readonly deck?: string | undefined }) {
  const words = useWords();
  const own = useOwnGame(id);
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{words.fresh.heading(own?.game.name ?? listed(id)?.name ?? "…")}</h1>
        {own === null ? <p className="loading">{words.loading}</p> : <Form key={deck} ownGame={own} deck={deck} />}
      </main>
    </>
  );
}

function Form({ ownGame, deck }: { readonly ownGame: OwnGame; readonly deck: string | undefined }) {
  const words = useWords();
  const { game, ownCards } = ownGame;
  const levels = game.machines.filter((name) => name.startsWith("level:"));
  const [own] = useOwnDecks(game.id);
  const [decks, setDecks] = useState<readonly [string, string]>([
    deck ?? game.decks[0]?.id ?? "",
    game.decks[1]?.id ?? game.decks[0]?.id ?? "",
  ]);
  const [sitters, setSitters] = useState<readonly [string, string]>([PERSON, levels[0] ?? PERSON]);
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState("");
  const [wantsOwn, setWantsOwn] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const deckNamed = (name: string) => deckOf(game, own, name);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    const people = ([0, 1] as const).filter((seat) => sitters[seat] === PERSON);
    const seats: readonly Seat[] = people.length === 0 ? [0] : people;
    const number = /^\d+$/.test(seed) ? Number(seed) % SEEDS : newSeed();
    const both = [deckNamed(decks[0]), deckNamed(decks[1])] as const;
    try {
      await begin({
        id: newId(),
        seats,
        sitters,
        open: {
          kind: "decks",
          game: game.id,
          decks: both,
          seed: number,
          settings,
          ...(both.some((deck) => usesOwn(deck, ownGame)) ? { ownCards } : {}),
        },
      });
    } catch (problem) {
      setTrouble(troubleOf(problem));
      setBusy(false);
    }
  };
  const put = <Value,>(pair: readonly [Value, Value], seat: Seat, value: Value): readonly [Value, Value] =>
    seat === 0 ? [value, pair[1]] : [pair[0], value];
  return (
    <form className="fresh" onSubmit={submit}>
      <div className="boxes">
        {([0, 1] as const).map((seat) => (
          <fieldset key={seat} className="box">
            <legend>{seat === 0 ? words.fresh.you : words.fresh.other}</legend>
            <label>
              {words.fresh.who}
              <select
                className="field"
                value={sitters[seat]}
                onChange={(event) => setSitters(put(sitters, seat, event.currentTarget.value))}
              >
                <option value={PERSON}>{seat === 0 ? words.fresh.me : words.fresh.person}</option>
                {levels.map((name, nth) => (
                  <option key={name} value={name}>
                    {words.fresh.level(nth + 1, levels.length)}
                  </option>
                ))}
              </select>
            </label>
            <DeckField
              label={words.fresh.deck}
              game={game}
              own={own}
              value={decks[seat]}
              onChange={(deck) => setDecks(put(decks, seat, deck))}
            />
          </fieldset>
        ))}
      </div>
      <p className="row begin">
        <button type="submit" className="button go" disabled={busy}>
          {words.fresh.begin}
        </button>
        {trouble !== null && (
          <span className="trouble" role="alert">
            {words.problems.match} {trouble}
          </span>
        )}
      </p>
      <details className="box">
        <summary>{words.fresh.settings}</summary>
        <SettingFields game={game} values={settings} onChange={setSettings} />
        <label>
          {words.fresh.seed} <small className="quiet">{words.fresh.seedAbout}</small>
          <input className="field" inputMode="numeric" pattern="\d*" value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
        </label>
      </details>
      <details className="box" onToggle={(event) => setWantsOwn(event.currentTarget.open)}>
        <summary>{words.own.heading}</summary>
        {wantsOwn && <OwnCards game={game.id} meanwhile={<p className="loading">{words.loading}</p>} />}
      </details>
    </form>
  );
}

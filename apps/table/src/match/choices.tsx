import type { Settings } from "@duelex/kernel";
import { useEffect, useState } from "preact/hooks";
import type { KnownGame } from "../store/games.ts";
import { type KeptDeck, keptDecks } from "../store/kept.ts";
import { useWords } from "../words/index.ts";

/** One's own decks of a game, the latest first; and a way to read them anew. */
export function useOwnDecks(game: string): readonly [decks: readonly KeptDeck[], again: () => Promise<void>] {
  const [own, setOwn] = useState<readonly KeptDeck[]>([]);
  const read = async () => setOwn((await keptDecks.all()).filter((deck) => deck.game === game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game
  useEffect(() => void read(), [game]);
  return [own, read];
}

/** A deck's record by its id, one's own or the game's. */
export const deckOf = (game: KnownGame, own: readonly KeptDeck[], id: string): unknown =>
  (own.find((deck) => deck.id === id) ?? game.decks.find((deck) => deck.id === id))?.deck;

export interface DeckFieldProps {
  readonly label: string;
  readonly game: KnownGame;
  readonly own: readonly KeptDeck[];
  /** The id of the deck that is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** What stands first, for no deck. */
  readonly none?: string;
}

export function DeckField({ label, game, own, value, onChange, none }: DeckFieldProps) {
  const words = useWords();
  return (
    <label>
      {label}
      <select className="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {game.decks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {words.fresh.ownDeck(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is said of a setting beyond its title, which stands above it. */
const withoutTitle = (about: string, title: string): string =>
  about.toLowerCase().startsWith(title.toLowerCase()) ? about.slice(title.length).trim() : about;

export interface SettingFieldsProps {
  readonly game: KnownGame;
  readonly values: Settings;
  readonly onChange: (values: Settings) => void;
}

/** What the rules leave open. */
export function SettingFields({ game, values: chosen, onChange }: SettingFieldsProps) {
  return game.settings.map(({ name, title, about, values, says, default: usual }) => (
    <label key={name}>
      {title} <small className="quiet">{withoutTitle(about, title)}</small>
      <select
        className="field"
        value={chosen[name] ?? usual}
        onChange={(event) => onChange({ ...chosen, [name]: event.currentTarget.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {says?.[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  ));
}

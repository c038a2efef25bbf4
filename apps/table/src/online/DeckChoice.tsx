import { useEffect, useState } from "preact/hooks";
import { Problems } from "../deck/Problems.tsx";
import type { DeckRecord } from "../deck/record.ts";
import { DeckField, deckOf, useOwnDecks } from "../match/choices.tsx";
import { part } from "../shell/part.ts";
import { type KeptDeck, keptDecks, newId } from "../store/kept.ts";
import type { OwnGame } from "../store/own.ts";
import { useApartWords } from "../words/apart.ts";
import { useOnlineWords } from "../words/online.ts";

const Paste = part(async () => ({ default: (await import("../deck/Paste.tsx")).Paste }));

/** No files: a server knows the game's own cards only. */
const NO_CARDS: readonly unknown[] = [];

export interface DeckChoiceProps {
  readonly own: OwnGame;
  readonly value: string;
  readonly onChange: (id: string, deck: unknown) => void;
}

/** One's deck: the game's, one's own, or a list that is pasted, which is kept; everything that is wrong with it is said. */
export function DeckChoice({ own, value, onChange }: DeckChoiceProps) {
  const apart = useApartWords();
  const online = useOnlineWords();
  const { game } = own;
  const [decks, readDecks] = useOwnDecks(game.id);
  const [pasted, setPasted] = useState<KeptDeck>(() => ({ id: newId(), game: game.id, name: apart.decks.fresh, deck: {}, changed: 0 }));
  const deck = deckOf(game, decks, value);
  const isOwn = decks.some(({ id }) => id === value);
  useEffect(() => {
    if (isOwn && deck !== undefined) onChange(value, deck);
  }, [isOwn, deck, value, onChange]);
  const take = async (taken: DeckRecord, name = pasted.name) => {
    const kept = { ...pasted, name, deck: { ...taken, name }, changed: Date.now() };
    setPasted(kept);
    await keptDecks.put(kept);
    await readDecks();
    onChange(kept.id, kept.deck);
  };
  return (
    <>
      <DeckField label={online.make.deck} game={game} own={decks} value={value} onChange={(id) => onChange(id, deckOf(game, decks, id))} />
      {isOwn && <Problems game={game.id} ownCards={NO_CARDS} deck={deck as DeckRecord} />}
      <Paste own={own} kept={pasted} onDeck={(taken, name) => void take(taken, name)} />
    </>
  );
}

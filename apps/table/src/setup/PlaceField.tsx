import type { PositionWords } from "@duelex/kernel";
import { useApartWords } from "../words/apart.ts";
import { cardsAt, countAt, type Draft, inWords, type PlacedCard, type SideName, withCards, withFact } from "./position.ts";
import { type Offers, SaidField, withSaid } from "./SaidField.tsx";

export interface PlaceFieldProps {
  /** What can be said of a card. */
  readonly cardWords: PositionWords["card"];
  readonly offers: Offers;
  readonly draft: Draft;
  readonly side: SideName;
  readonly place: string;
  /** Cards are put here. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onChange: (draft: Draft) => void;
}

/** A place of a side with its cards and what is said of each; or with a number of cards that do not matter. */
export function PlaceField({ cardWords, offers, draft, side, place, chosen, onChoose, onChange }: PlaceFieldProps) {
  const apart = useApartWords();
  const cards = cardsAt(draft, side, place);
  const name = inWords(place);
  const put = (nth: number, card: PlacedCard | null) => {
    const after = cards.flatMap((each, at) => (at !== nth ? [each] : card === null ? [] : [card]));
    onChange(withCards(draft, side, place, after));
  };
  return (
    <div className="set-place">
      <div className="row">
        <label>
          <input type="radio" name="place" checked={chosen} onChange={onChoose} /> {name} {cards.length > 0 && <b>{cards.length}</b>}
        </label>
        {cards.length === 0 && (
          <input
            className="field"
            type="number"
            min={0}
            aria-label={apart.setup.anyCards(name)}
            placeholder={apart.setup.any}
            value={countAt(draft, side, place) ?? ""}
            onInput={({ currentTarget: { value } }) => onChange(withFact(draft, side, place, value === "" ? undefined : Number(value)))}
          />
        )}
      </div>
      <ul>
        {cards.map(({ card, facts }, nth) => {
          const called = offers.game.byId.get(card)?.name ?? card;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other name
            <li key={`${nth} ${card}`}>
              <span>
                <b>{called}</b> <small className="quiet">{card}</small>
              </span>
              <button
                type="button"
                className="button bare icon"
                aria-label={`${apart.setup.remove}: ${called}`}
                onClick={() => put(nth, null)}
              >
                ✕
              </button>
              <span className="facts-of">
                {Object.entries(cardWords).map(([fact, said]) => (
                  <SaidField
                    key={fact}
                    fact={fact}
                    said={said}
                    card={card}
                    value={facts[fact]}
                    offers={offers}
                    onChange={(value) => put(nth, { card, facts: withSaid(facts, fact, value) })}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import type { CardEntry, Mat } from "@duelex/kernel";
import type { ComponentChildren, CSSProperties } from "preact";
import { useMemo, useState } from "preact/hooks";
import { EmblemPicture } from "../card/Emblem.tsx";
import { Said } from "../card/Said.tsx";
import { numberOf } from "../card/say.ts";
import { colorIn } from "../mat/acts.ts";
import { useApartWords } from "../words/apart.ts";

/** So many are listed before one has to search. */
const MOST = 48;

export interface CardListProps {
  readonly cards: readonly CardEntry[];
  readonly mat: Mat;
  /** What can be done with a card, beside it. */
  readonly act?: (card: CardEntry) => ComponentChildren;
}

/** Those that may be played first. */
const inPlayFirst = (cards: readonly CardEntry[]): CardEntry[] => [
  ...cards.filter(({ outOfPlay }) => outOfPlay === undefined),
  ...cards.filter(({ outOfPlay }) => outOfPlay !== undefined),
];

/** Cards by words, type and colour. */
export function CardList({ cards, mat, act }: CardListProps) {
  const apart = useApartWords();
  const [search, setSearch] = useState("");
  const [type, setType] = useState("");
  const [color, setColor] = useState("");
  const [most, setMost] = useState(MOST);
  const types = useMemo(() => [...new Set(cards.map((card) => card.type))], [cards]);
  const colors = useMemo(() => [...new Set(cards.flatMap((card) => card.color ?? []))], [cards]);
  const found = useMemo(() => {
    const parts = search.toLowerCase().split(/\s+/).filter(Boolean);
    return inPlayFirst(cards).filter((card) => {
      if ((type !== "" && card.type !== type) || (color !== "" && card.color !== color)) return false;
      if (parts.length === 0) return true;
      const text = [card.id, card.name, ...card.otherNames, card.summary, ...card.text].join(" ").toLowerCase();
      return parts.every((part) => text.includes(part));
    });
  }, [cards, search, type, color]);
  const choice = (
    label: string,
    value: string,
    values: readonly string[],
    choose: (value: string) => void,
    say: (value: string) => string,
  ) => (
    <label>
      <span className="hidden">{label}</span>
      <select className="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">
          {label}: {apart.decks.any}
        </option>
        {values.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="card-list">
      <div className="row">
        <label className="grow">
          <span className="hidden">{apart.decks.search}</span>
          <input
            className="field"
            type="search"
            placeholder={apart.decks.search}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        {choice(apart.decks.filterType, type, types, setType, (each) => each)}
        {colors.length > 1 && choice(apart.decks.filterColor, color, colors, setColor, (each) => mat.colors[each]?.name ?? each)}
      </div>
      <p className="quiet" role="status">
        {apart.decks.count(found.length)}
      </p>
      <ul className="entries">
        {found.slice(0, most).map((card) => (
          <Entry key={card.id} card={card} mat={mat} act={act?.(card)} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + 4 * MOST)}>
          {apart.decks.more(found.length - most)}
        </button>
      )}
    </div>
  );
}

function Entry({ card, mat, act }: { readonly card: CardEntry; readonly mat: Mat; readonly act: ComponentChildren }) {
  const apart = useApartWords();
  return (
    <li className={card.outOfPlay === undefined ? "entry" : "entry out"} style={{ "--c": colorIn(mat)(card.color) } as CSSProperties}>
      <EmblemPicture number={card.id} kin={card.type} />
      <div>
        <b>{card.name}</b> <small className="quiet">{numberOf(card.id)}</small>{" "}
        {card.otherNames.length > 0 && <small className="quiet">{card.otherNames.join(" · ")}</small>}
        <small className="block quiet">{card.summary}</small>
        {card.text.map((clause) => (
          <small key={clause} className="block">
            <Said text={clause} />
          </small>
        ))}
        {card.outOfPlay !== undefined && <small className="block quiet">{apart.decks.outOfPlay(card.outOfPlay)}</small>}
      </div>
      {act}
    </li>
  );
}

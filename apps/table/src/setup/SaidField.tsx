import type { Said, SayableClause } from "@duelex/kernel";
import type { KnownGame } from "../store/games.ts";
import { isRecord } from "../store/record.ts";
import { useApartWords } from "../words/apart.ts";
import { inWords, readValue, sayValue } from "./position.ts";
import { useTyped } from "./useTyped.ts";

/** What a field can offer: the cards of the game and their clauses, and what the cards of the position are called. */
export interface Offers {
  readonly game: KnownGame;
  readonly clauses: readonly SayableClause[];
  readonly called: readonly string[];
}

export interface SaidFieldProps {
  /** What is said something of, as it stands in the file. */
  readonly fact: string;
  readonly said: Said;
  /** The card whose clauses are meant, by number or name. */
  readonly card?: string | undefined;
  /** Only a card with a clause that lasts is meant. */
  readonly lasting?: boolean;
  readonly value: unknown;
  readonly offers: Offers;
  /** Nothing is said any more where the value is undefined. */
  readonly onChange: (value: unknown) => void;
}

/** Numbers up to this one are chosen from a list. */
const FEW = 9;

interface Choice {
  readonly value: string | number;
  readonly says: string;
}

/** Is a card said, which nobody is where none is named? */
const isOfCards = (said: Said): boolean => said === "card" || (typeof said === "object" && ("card" in said || "type" in said));

/** The clauses of a card of which something can be said. */
const clausesOf = ({ game, clauses }: Offers, called: string | undefined): readonly SayableClause[] =>
  clauses.filter(({ card }) => card === called || game.byId.get(card)?.name === called);

const asTheyAre = (values: readonly (string | number)[]): Choice[] => values.map((value) => ({ value, says: String(value) }));

/** Everything that can be said, where that can be listed; null where it is typed. */
function choicesOf({ said, card, lasting, offers }: Pick<SaidFieldProps, "said" | "card" | "lasting" | "offers">): Choice[] | null {
  const { game, clauses, called } = offers;
  const cards = (isMeant: (card: KnownGame["cards"][number]) => boolean): Choice[] =>
    game.cards.filter(isMeant).map(({ id, name }) => ({ value: id, says: `${name} (${id})` }));
  if (said === "player") return asTheyAre(["P1", "P2"]);
  if (said === "card") {
    const last = new Set(clauses.flatMap((each) => (each.lasts ? [each.card] : [])));
    return cards(({ id }) => lasting !== true || last.has(id));
  }
  if (said === "clause")
    return clausesOf(offers, card).flatMap(({ clause, says, lasts }) => (lasts ? [{ value: clause, says: `${clause}: ${says}` }] : []));
  if (typeof said === "number") return said > FEW ? null : asTheyAre(Array.from({ length: said + 1 }, (_, each) => each));
  if (typeof said === "string" || "from" in said || "list" in said || "parts" in said) return null;
  if ("card" in said) return asTheyAre([...said.card, ...called]);
  if ("type" in said) return cards(({ type }) => type === said.type);
  return asTheyAre(said);
}

const boundsOf = (said: Said): { readonly type: "number"; readonly min: number; readonly max: number } | object => {
  if (typeof said === "number") return { type: "number", min: 0, max: said };
  return typeof said === "object" && "from" in said ? { type: "number", min: said.from, max: said.to } : {};
};

/** One thing that a position says of the match, a player or a card: chosen from what the game knows, or typed. */
export function SaidField(props: SaidFieldProps) {
  const apart = useApartWords();
  const { fact, said, card, value, offers, onChange } = props;
  if (typeof said === "object" && "parts" in said) return <SaidKeys {...props} keys={said.parts} />;
  if (typeof said === "object" && "list" in said) return <SaidList {...props} of={said.list} />;
  if (said === "yes") {
    return (
      <label className="yes">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked || undefined)} />{" "}
        {inWords(fact)}
      </label>
    );
  }
  if (said === "clauses") {
    const limited = clausesOf(offers, card).filter((each) => each.limited);
    const used: readonly unknown[] = Array.isArray(value) ? value : [];
    if (value === undefined && limited.length === 0) return null;
    if (value === undefined || (Array.isArray(value) && used.every((nth) => limited.some(({ clause }) => clause === nth)))) {
      return limited.map(({ clause, says }) => (
        <label key={clause} className="yes clause">
          <input
            type="checkbox"
            checked={used.includes(clause)}
            onChange={({ currentTarget }) => {
              const next = [...used.filter((nth) => nth !== clause), ...(currentTarget.checked ? [clause] : [])];
              onChange(next.length === 0 ? undefined : next);
            }}
          />{" "}
          {inWords(fact)}: {says}
        </label>
      ));
    }
  }
  const choices = choicesOf(props);
  const chosen = choices?.findIndex((choice) => choice.value === value) ?? -1;
  if (choices !== null && (value === undefined || chosen >= 0)) {
    return (
      <label>
        {inWords(fact)}
        <select className="field" value={chosen} onChange={(event) => onChange(choices[Number(event.currentTarget.value)]?.value)}>
          <option value={-1}>{isOfCards(said) ? apart.setup.none : apart.setup.usual}</option>
          {choices.map(({ value: each, says }, nth) => (
            <option key={each} value={nth}>
              {says}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return <TypedField {...props} />;
}

/** What cannot be chosen from a list. */
function TypedField({ fact, said, value, onChange }: SaidFieldProps) {
  const apart = useApartWords();
  const [text, type] = useTyped(value, readValue, sayValue);
  return (
    <label>
      {inWords(fact)}
      <input
        className="field"
        {...boundsOf(said)}
        placeholder={apart.setup.usual}
        value={text}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          onChange(readValue(currentTarget.value));
        }}
      />
    </label>
  );
}

/** Several things of one, such as who attacks whom in a battle. */
function SaidKeys({ fact, keys, value, offers, onChange }: SaidFieldProps & { readonly keys: Readonly<Record<string, Said>> }) {
  const known = isRecord(value) ? value : {};
  const { card } = known;
  const lasting = Object.values(keys).includes("clause");
  return (
    <fieldset className="facts-of">
      <legend>{inWords(fact)}</legend>
      {Object.entries(keys).map(([key, said]) => (
        <SaidField
          key={key}
          fact={key}
          said={said}
          card={typeof card === "string" ? card : undefined}
          lasting={lasting}
          value={known[key]}
          offers={offers}
          onChange={(each) => {
            const next = withSaid(known, key, each);
            onChange(Object.keys(next).length === 0 ? undefined : next);
          }}
        />
      ))}
    </fieldset>
  );
}

/** One after the other; what is chosen in the empty one at the end is one more, and what is emptied goes. */
function SaidList({ of, value, ...field }: SaidFieldProps & { readonly of: Said }) {
  const { fact, onChange } = field;
  const known: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return Array.from({ length: known.length + 1 }, (_, nth) => (
    <SaidField
      // biome-ignore lint/suspicious/noArrayIndexKey: what is said twice has no other name
      key={nth}
      {...field}
      fact={nth === 0 ? fact : `${fact} ${nth + 1}`}
      said={of}
      value={known[nth]}
      onChange={(each) => {
        const next = each === undefined ? known.filter((_, at) => at !== nth) : [...known.slice(0, nth), each, ...known.slice(nth + 1)];
        onChange(next.length === 0 ? undefined : next);
      }}
    />
  ));
}

/** A record in which something else is said of one thing, or nothing. */
export function withSaid(facts: Readonly<Record<string, unknown>>, fact: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [fact]: _, ...rest } = facts;
  return value === undefined ? rest : { ...rest, [fact]: value };
}

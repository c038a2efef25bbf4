import type { Said } from "@duelex/kernel";
import type { KnownGame } from "../store/games.ts";
import { isRecord } from "../store/record.ts";
import { useApartWords } from "../words/apart.ts";
import { inWords, readValue, sayValue } from "./position.ts";

/** What a field can offer: the cards of the game, and what the cards of the position are called. */
export interface Offers {
  readonly game: KnownGame;
  readonly called: readonly string[];
}

export interface SaidFieldProps {
  /** What is said something of, as it stands in the file. */
  readonly fact: string;
  readonly said: Said;
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
const isOfCards = (said: Said): boolean => typeof said === "object" && ("card" in said || "type" in said);

/** Everything that can be said, where that can be listed; null where it is typed. */
function choicesOf(said: Said, { game, called }: Offers): readonly Choice[] | null {
  const asTheyAre = (values: readonly (string | number)[]): Choice[] => values.map((value) => ({ value, says: String(value) }));
  if (said === "player") return asTheyAre(["P1", "P2"]);
  if (typeof said === "number") return said > FEW ? null : asTheyAre(Array.from({ length: said + 1 }, (_, each) => each));
  if (typeof said === "string") return null;
  if ("card" in said) return asTheyAre([...said.card, ...called]);
  if ("type" in said) {
    const cards = game.cards.filter(({ type }) => type === said.type);
    return cards.map(({ id, name }) => ({ value: id, says: `${name} (${id})` }));
  }
  return "parts" in said ? null : asTheyAre(said);
}

/** One thing that a position says of the match, a player or a card: chosen from what the game knows, or typed. */
export function SaidField(props: SaidFieldProps) {
  const apart = useApartWords();
  const { fact, said, value, offers, onChange } = props;
  if (typeof said === "object" && "parts" in said) return <SaidKeys {...props} keys={said.parts} />;
  if (said === "yes") {
    return (
      <label className="yes">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked || undefined)} /> {inWords(fact)}
      </label>
    );
  }
  const choices = choicesOf(said, offers);
  const chosen = choices?.findIndex((choice) => choice.value === value) ?? -1;
  if (choices !== null && (value === undefined || chosen >= 0)) {
    return (
      <label>
        {inWords(fact)}
        <select className="field" value={chosen} onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}>
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
  const number = typeof said === "number" ? ({ type: "number", min: 0, max: said } as const) : {};
  return (
    <label>
      {inWords(fact)}
      <input
        className="field"
        {...number}
        placeholder={apart.setup.usual}
        value={sayValue(value)}
        onChange={(event) => onChange(readValue(event.target.value))}
      />
    </label>
  );
}

/** Several things of one, such as who attacks whom in a battle. */
function SaidKeys({ fact, keys, value, offers, onChange }: SaidFieldProps & { readonly keys: Readonly<Record<string, Said>> }) {
  const known = isRecord(value) ? value : {};
  return (
    <fieldset className="facts-of">
      <legend>{inWords(fact)}</legend>
      {Object.entries(keys).map(([key, said]) => (
        <SaidField
          key={key}
          fact={key}
          said={said}
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

/** A record in which something else is said of one thing, or nothing. */
export function withSaid(facts: Readonly<Record<string, unknown>>, fact: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [fact]: _, ...rest } = facts;
  return value === undefined ? rest : { ...rest, [fact]: value };
}

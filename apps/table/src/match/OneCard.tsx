import type { CardView, Term } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import type { CSSProperties } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EmblemPicture } from "../card/Emblem.tsx";
import { Said } from "../card/Said.tsx";
import { amountOf, numberOf, signed } from "../card/say.ts";
import { listed } from "../games.ts";
import { colorIn } from "../mat/acts.ts";
import { useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { Rule } from "./Rule.tsx";

/** A keyword effect in a card's text, if it is not said there what it does: "<Blocker>", and not "<Soar>: only …". */
const KEYWORD = /<([^<>]+?)(?: \d+)?>(?!:)/g;

/** What the keywords of a text mean, as a first match explains them. */
function useKeywords(game: string, text: string): readonly Term[] {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  useEffect(() => {
    listed(game)
      ?.lesson()
      .then(
        ({ terms }) => setTerms(terms),
        () => undefined,
      );
  }, [game]);
  const names = [...text.matchAll(KEYWORD)].map(([, name]) => name);
  return terms.filter(({ words }) => words.some((word) => names.includes(word)));
}

/** A card with everything that is known of it: numbers and what they are made of, keywords, text. */
export default function OneCard({ card, position }: { readonly card: CardView; readonly position: Position }) {
  const { under } = useApartWords().card;
  const face = useTable(({ faces }) => faces[card.id!]);
  const { mat } = listed(position.game)!;
  const states = card.traits ?? [];
  const keywords = useKeywords(position.game, face?.text.join(" ") ?? "");
  return (
    <>
      <div className="zoom-head" style={{ "--c": colorIn(mat)(face?.color) } as CSSProperties}>
        <EmblemPicture number={card.id!} kin={face?.type ?? ""} />
        <div>
          <h2>{card.name}</h2>
          <p className="quiet">
            {face?.summary ?? face?.type} <small>{numberOf(card.id!)}</small>
          </p>
        </div>
      </div>
      {(card.numbers ?? []).length > 0 && (
        <dl className="nums">
          {card.numbers!.map(({ label, value, kind, printed, parts }) => (
            <div key={label}>
              <dt>
                {label}{" "}
                <b className={printed === null || printed === value ? "" : value > printed ? "more" : "less"}>
                  {amountOf({ kind, value })}
                </b>
              </dt>
              <dd>
                {/* Nothing but what is printed goes without saying. */}
                {(parts.length > 1 ? parts : []).map(({ amount, because, rule }, nth) => (
                  <span key={`${because} ${rule} ${nth > 0 ? amount : ""}`} className="block">
                    {nth > 0 ? signed(amount) : amount} <Said text={because} />
                    {nth > 0 && rule !== "" && (
                      <>
                        {" "}
                        <Rule rule={rule} heading={because} />
                      </>
                    )}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {states.length > 0 && (
        <ul className="traits">
          {states.map(({ says, rule, kind }) => (
            <li key={says} className={kind}>
              <Said text={says} /> <Rule rule={rule} heading={says} />
            </li>
          ))}
        </ul>
      )}
      {(face?.text ?? []).length > 0 && (
        <ul className="clauses">
          {face!.text.map((clause) => (
            <li key={clause}>
              <Said text={clause} />
            </li>
          ))}
        </ul>
      )}
      {keywords.map(({ words: [word], means, rule }) => (
        <p key={word} className="quiet">
          <b>{word}</b>: {means} <Rule rule={rule} heading={means} />
        </p>
      ))}
      {(card.with ?? []).map((other) => (
        <p key={other.card} className="quiet">
          {other.as ?? under}: {other.name}
        </p>
      ))}
    </>
  );
}

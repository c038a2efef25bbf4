import type { CardView } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import type { CSSProperties } from "react";
import { EmblemPicture } from "../card/Emblem.tsx";
import { Said } from "../card/Said.tsx";
import { amountOf } from "../card/say.ts";
import { listed } from "../games.ts";
import { colorIn } from "../mat/acts.ts";
import { useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { Rule } from "./Rule.tsx";

/** A card with everything that is known of it: numbers and what they are made of, keywords, text. */
export default function OneCard({ card, position }: { readonly card: CardView; readonly position: Position }) {
  const { under } = useApartWords().card;
  const face = useTable(({ faces }) => faces[card.id!]);
  const { mat } = listed(position.game)!;
  const states = card.traits ?? [];
  return (
    <>
      <div className="zoom-head" style={{ "--c": colorIn(mat)(face?.color) } as CSSProperties}>
        <EmblemPicture number={card.id!} kin={face?.type ?? ""} />
        <div>
          <h2>{card.name}</h2>
          <p className="quiet">{face?.summary ?? face?.type}</p>
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
                  <span key={`${because} ${rule} ${nth > 0 ? amount : ""}`}>
                    {nth > 0 && ", "}
                    {nth > 0 && amount >= 0 ? "+" : ""}
                    {amount} <Said text={because} />
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
      {(card.with ?? []).map((other) => (
        <p key={other.card} className="quiet">
          {other.as ?? under}: {other.name}
        </p>
      ))}
    </>
  );
}

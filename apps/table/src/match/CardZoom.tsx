import type { Position } from "@duelex/session";
import { part } from "../shell/part.ts";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { cardsOf } from "./cards.ts";

const OneCard = part(() => import("./OneCard.tsx"));

/** The card that was pointed at last, with everything that is known of it. */
export function CardZoom({ position }: { readonly position: Position }) {
  const words = useWords();
  const looked = useTable(({ looked }) => looked);
  const curtain = useTable(({ curtain }) => curtain);
  const card =
    looked?.kind === "card" && curtain === null ? [...cardsOf(position.view)].find(({ card }) => card === looked.card) : undefined;
  return (
    <section className="zoom" aria-label={words.card.numbers}>
      {card === undefined || card.id === null ? (
        <p className="quiet">{words.card.nothing}</p>
      ) : (
        <OneCard card={card} position={position} meanwhile={<p className="quiet">{card.name}</p>} />
      )}
    </section>
  );
}

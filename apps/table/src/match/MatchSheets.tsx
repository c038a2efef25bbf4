import { capital, type Seat } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { useMemo } from "preact/hooks";
import { Card } from "../card/Card.tsx";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { colorIn, keyOf, spotOf } from "../mat/acts.ts";
import { part } from "../shell/part.ts";
import { Sheet } from "../shell/Sheet.tsx";
import { answer, answersOf, close, concede, positionOf, useTable } from "../store/table.ts";
import { Share } from "../study/Share.tsx";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { actsOf } from "./actsOf.ts";
import { detailOf } from "./names.ts";
import { PanelBody } from "./SidePanel.tsx";
import { useMe, useSpoken } from "./useVoice.ts";

const OneCard = part(() => import("./OneCard.tsx"));
const Opened = part(() => import("./Opened.tsx"));

export interface SheetsProps {
  readonly position: Position;
  readonly names: readonly [string, string];
  readonly narrow: boolean;
}

/** What is laid over the match: an opened pile, all answers, the panel on a narrow screen, share and save. */
export default function MatchSheets({ position, names, narrow }: SheetsProps) {
  const words = useWords();
  const apart = useApartWords();
  const sheet = useTable(({ sheet }) => sheet);
  const pile = useTable(({ pile }) => pile);
  if (pile !== null) return <Pile position={position} seat={pile.seat} place={pile.place} names={names} />;
  switch (sheet) {
    case "answers":
      return <Answers names={names} />;
    case "share":
      return <Share position={position} />;
    case "panel":
      return narrow ? (
        <Sheet heading={words.panel.region} onClose={close}>
          <PanelBody position={position} names={names} />
        </Sheet>
      ) : null;
    case "concede":
      return (
        <Sheet heading={apart.sure.concede} onClose={close}>
          <p>{apart.sure.reallyConcede}</p>
          <p className="row">
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                void concede();
              }}
            >
              {apart.sure.concede}
            </button>
          </p>
        </Sheet>
      );
    case "unseen": // beside the button that opens it
    case null:
      return null;
  }
}

/** Every answer to the question, as a list. */
function Answers({ names }: Pick<SheetsProps, "names">) {
  const apart = useApartWords();
  const table = useTable();
  const me = useMe();
  const spoken = useSpoken(names);
  const answers = answersOf(table).toSorted((one, other) => Number(one.passes) - Number(other.passes));
  return (
    <Sheet heading={apart.pile.all} onClose={close}>
      <p className="says">
        <Said text={capital(positionOf(table)?.question?.says ?? "")} />
      </p>
      <ul className="all-answers">
        {answers.map((each) => (
          <li key={each.answer}>
            <button
              type="button"
              className="button"
              data-answer={each.phrase}
              aria-label={spoken(each)}
              onClick={() => {
                close();
                void answer(each);
              }}
            >
              <Said text={each.label} />
              {detailOf(each, names, me) !== "" && <small>{detailOf(each, names, me)}</small>}
              {each.alike > 1 && <small>×{each.alike}</small>}
              {each.means !== "" && (
                <small className="means">
                  <Said text={each.means} />
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface PileProps {
  readonly position: Position;
  readonly seat: Seat | null;
  readonly place: string;
  readonly names: readonly [string, string];
}

/** The cards of a place, as far as this seat may know them. */
function Pile({ position, seat, place, names }: PileProps) {
  const words = useWords();
  const apart = useApartWords();
  const table = useTable();
  const { mat } = listed(position.game)!;
  const acts = useMemo(() => actsOf(table, position, mat, words), [table, position, mat, words]);
  const row = position.view.rows.find((each) => each.id === place && each.seat === seat);
  if (row === undefined) return null;
  const cells = row.cells.flatMap((cell, at) => (cell === null ? [] : [{ cell, at }]));
  const count = row.count ?? cells.length;
  const heading = words.board.pileOf(seat === null ? row.label : `${names[seat]}: ${row.label}`, count);
  return (
    <Sheet heading={heading} onClose={close} wide>
      {count === 0 && <p className="quiet">{apart.pile.empty}</p>}
      <ul className="pile-cards">
        {cells.map(({ cell, at }) => {
          const spot = spotOf(row, cell, at);
          return (
            <li key={cell.card === 0 ? `at ${at}` : cell.card} data-spot={keyOf(spot)}>
              <Card
                view={{ ...cell, rested: false }}
                face={acts.faceOf(cell.id)}
                faceOf={acts.faceOf}
                colorOf={colorIn(mat)}
                size="full"
                turned={mat.turned}
                onPress={(element) => {
                  if (acts.stateOf(spot).may) close();
                  acts.press(spot, element);
                }}
                onLook={(looking) => acts.look(looking ? spot : null)}
                {...acts.stateOf(spot)}
              />
            </li>
          );
        })}
      </ul>
      {cells.length === 1 && cells[0]!.cell.id !== null && (
        <section className="zoom" aria-label={words.card.numbers}>
          <OneCard card={cells[0]!.cell} position={position} />
        </section>
      )}
      {count > cells.length && <p className="quiet">{apart.pile.unseenInside(count - cells.length)}</p>}
      {table.opened !== null && <Opened position={position} names={names} />}
    </Sheet>
  );
}

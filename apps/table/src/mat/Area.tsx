import type { MatArea, Seat, View } from "@duelex/kernel";
import type { CSSProperties } from "preact";
import { useRef } from "preact/hooks";
import { useWords } from "../words/index.ts";
import { fitCards, RATIO } from "./fit.ts";
import type { Shown } from "./layout.ts";
import { Place } from "./Place.tsx";
import { useBox } from "./useBox.ts";

export interface AreaProps {
  readonly area: MatArea;
  readonly shown: readonly Shown[];
  readonly view: View;
  readonly seat: Seat | null;
  /** What its player is called; null for what both share. */
  readonly name: string | null;
  /** Which of its measures are given; the cards fit themselves into those. */
  readonly bound: "both" | "height" | "none";
  readonly style?: CSSProperties;
}

const GREATEST = 170;
const LEAST = 33;
/** Where cards are less wide their names stand above them, as in card.css. */
const NAMED = 49;

/** A part of the mat with its name, its places and its big numbers. */
export function Area({ area, shown, view, seat, name, bound, style }: AreaProps) {
  const words = useWords();
  const body = useRef<HTMLDivElement>(null);
  const box = useBox(body);
  const facts = (area.facts ?? []).flatMap((label) => (seat === null ? [] : view.facts[seat].filter((fact) => fact.label === label)));
  const full = shown.filter(({ size }) => size === "full");
  const cells = full.flatMap(({ row, cell }) => (cell === null ? row.cells : [row.cells[cell] ?? null]));
  const width =
    box === null || bound !== "both" || full.length === 0
      ? null
      : fitCards({
          width: box.width,
          height: box.height,
          turned: cells.length === 0 ? [false] : cells.map((cell) => cell?.rested === true),
          tucked: cells.some((cell) => (cell?.with ?? []).length > 0),
          greatest: GREATEST,
          least: LEAST,
        });
  // The one small card of a place has no room for its name; on a phone no card has.
  const [only, ...others] = shown;
  const alone =
    only === undefined || others.length > 0 || (only.cell === null && only.row.kind !== "single")
      ? null
      : only.row.cells[only.cell ?? 0]?.name;
  const named = only?.size === "full" && bound === "both" ? null : alone;
  const sizes = (width === null ? {} : { "--cw": `${width}px`, "--ch": `${Math.round(width * RATIO)}px` }) as CSSProperties;
  const empty = shown.every(({ row }) => row.cells.length === 0 && (row.count ?? 0) === 0 && row.kind !== "slots");
  return (
    <section
      className={`area bound-${bound}${empty ? " empty" : ""}`}
      style={style}
      aria-label={name === null ? area.label : words.board.areaOf(name, area.label)}
      data-area={area.id}
    >
      <span className={`label${alone ? " named" : ""}${width !== null && width < NAMED ? " tight" : ""}`} aria-hidden="true">
        <span>{named ? `${area.label}: ${named.split(",")[0]}` : area.label}</span>
        {alone && !named && <b> {alone}</b>}
      </span>
      <div className="body" ref={body} style={sizes}>
        {facts.length > 0 && (
          <div className="big-facts">
            {facts.map(({ label, value }) => (
              <span key={label}>
                <b>{value}</b> {label}
              </span>
            ))}
          </div>
        )}
        {shown.map((each) => (
          <Place key={`${each.row.id} ${each.cell}`} {...each} />
        ))}
      </div>
    </section>
  );
}

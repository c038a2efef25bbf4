import type { Spot } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { keyOf } from "../mat/acts.ts";
import { consider } from "../store/foresee.ts";
import { narrow } from "../store/narrow.ts";
import { answer, closeOpened, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { cardsOf } from "./cards.ts";
import { Foretold } from "./Foretold.tsx";
import { Rule } from "./Rule.tsx";
import { useSpoken } from "./useVoice.ts";

const AWAY = 8000;

/** So much room is needed below a card, for answers and what they would do; in CSS pixels. */
const ROOM = 230;

interface Corner {
  readonly left: number;
  readonly top: number;
  /** Above its card it grows upwards. */
  readonly above: boolean;
}

/** What is drawn of a spot: itself, or the card that lies in that place. */
function partsAt(spot: Spot): string {
  const key = CSS.escape(keyOf(spot));
  return `[data-spot="${key}"], [data-also="${key}"]`;
}

/** What opens beside a card: its answers, why there are none, or what speaks against one. It goes away by itself, or with Esc. */
export default function Opened({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const apart = useApartWords();
  const spoken = useSpoken(names);
  const opened = useTable(({ opened }) => opened);
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Corner | null>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (opened === null || element === null) return setAt(null);
    const here = opened.spot === null ? null : partsAt(opened.spot);
    const room = element.closest("dialog") ?? document; // a pile that is open lies over the table
    const anchor = here === null ? null : room.querySelector<HTMLElement>(`button:is(${here}), :is(${here}) button`);
    const place = () => setAt(cornerOf(element, anchor));
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [opened]);
  useEffect(() => {
    if (opened === null) return;
    const again = opened.kind === "answers" && opened.touched ? partsAt(opened.spot) : null;
    last.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (opened.kind !== "why not") ref.current?.querySelector<HTMLElement>(opened.kind === "sure" ? "[data-first]" : "button")?.focus();
    const away = (event: PointerEvent) => {
      const target = event.target as Element;
      // A second touch of the same card gives the answer that stands beside it.
      if (ref.current?.contains(target) || (again !== null && target.closest(again) !== null)) return;
      closeOpened();
    };
    const timer = opened.kind === "why not" ? setTimeout(closeOpened, AWAY) : null;
    addEventListener("pointerdown", away, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      if (timer !== null) clearTimeout(timer);
      if (opened.kind === "answers") consider(null);
      if (opened.kind !== "why not") last.current?.focus();
    };
  }, [opened]);
  if (opened === null) return null;
  const { spot } = opened;
  const name = spot?.kind === "card" ? ([...cardsOf(position.view)].find(({ card }) => card === spot.card)?.name ?? "") : "";
  // Not hidden: what is hidden takes no focus.
  const style = at === null ? { opacity: 0, left: 0, top: 0 } : { left: `${at.left}px`, top: `${at.top}px` };
  if (opened.kind === "answers") {
    const isPointed = !opened.touched || opened.answers.length === 1; // a finger points at none of several: what each means stands on it
    return (
      <div
        ref={ref}
        className={`opened${opened.touched ? " touched" : ""}${at?.above ? " above" : ""}`}
        role="dialog"
        aria-label={apart.sure.answersOf(name)}
        style={style}
      >
        {opened.answers.map((each) => (
          <button
            key={each.answer}
            type="button"
            className={`button${opened.touched && opened.answers.length === 1 ? " go" : ""}`}
            data-answer={each.phrase}
            aria-label={spoken(each)}
            onClick={() => void answer(each)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && consider(each)}
            onFocus={() => isPointed && consider(each)}
          >
            <Said text={each.label} />
            {each.detail !== "" && <small>{each.detail}</small>}
            {each.means !== "" && (
              <small className="means">
                <Said text={each.means} />
              </small>
            )}
          </button>
        ))}
        {opened.touched && isPointed && <Foretold position={position} names={names} />}
      </div>
    );
  }
  if (opened.kind === "sure") {
    return (
      <div
        ref={ref}
        className="opened sure"
        role="alertdialog"
        aria-label={apart.sure.heading}
        aria-describedby="sure-says"
        style={style}
        data-sure
      >
        <div id="sure-says">
          <b>
            <Said text={opened.answer.label} />
          </b>
          {opened.harm.map((line) => (
            <p key={line}>
              <Said text={line} />
            </p>
          ))}
        </div>
        <div className="row">
          <button type="button" className="button" onClick={() => void answer(opened.answer, true)}>
            {apart.sure.doIt}
          </button>
          <button type="button" className="button" data-first onClick={closeOpened}>
            {apart.sure.chooseAgain}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div ref={ref} className="opened why-not" role="status" style={style} data-why-not>
      {name !== "" && <b>{name}</b>}
      {opened.judgements.length === 0 && <p>{apart.whyNot.nothing}</p>}
      {opened.judgements.slice(0, 1).map(({ allowed, phrases, rule, heading, fact }) => (
        <p key={rule}>
          <Said text={phrases[0] ?? ""} />: {allowed ? apart.whyNot.allowed : <Said text={fact} />} <Rule rule={rule} heading={heading} />
        </p>
      ))}
    </div>
  );
}

/**
 * Beside the card where there is room, else below or above it, and never outside of the window. What an answer would do comes a moment later:
 * neither the card nor what is about to be touched may have moved by then, nor be covered.
 */
function cornerOf(element: HTMLElement, anchor: HTMLElement | null): Corner {
  const { width, height } = element.getBoundingClientRect();
  const box = anchor?.getBoundingClientRect();
  // In a wide window the question says what is pointed at: of what lies above it nothing hangs over it.
  const asks = document.querySelector("#question")?.getBoundingClientRect().top ?? 0;
  const end = box !== undefined && !narrow.matches && box.bottom < asks ? asks : innerHeight;
  const fit = (left: number, top: number, above = false): Corner => ({
    left: Math.max(6, Math.min(left, innerWidth - width - 6)),
    top: Math.max(6, Math.min(top, end - height - 6)),
    above,
  });
  const middle = (innerWidth - width) / 2;
  if (box === undefined) return fit(middle, (innerHeight - height) / 2);
  if (box.right + 10 + width < innerWidth) return fit(box.right + 10, box.top);
  if (box.left - width - 10 > 0) return fit(box.left - width - 10, box.top);
  const below = innerHeight - box.bottom > ROOM;
  return fit(middle, below ? box.bottom + 8 : box.top - height - 8, !below);
}

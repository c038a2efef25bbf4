import type { Position } from "@duelex/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Said } from "../card/Said.tsx";
import { keyOf } from "../mat/acts.ts";
import { consider } from "../store/foresee.ts";
import { answer, close, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { cardsOf } from "./cards.ts";
import { Foretold } from "./Foretold.tsx";
import { Rule } from "./Rule.tsx";

const AWAY = 8000;

/** What opens beside a card: its answers, why there are none, or what speaks against one. It goes away by itself, or with Esc. */
export default function Opened({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const apart = useApartWords();
  const opened = useTable(({ opened }) => opened);
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (opened === null || element === null) return setAt(null);
    const key = opened.spot === null ? null : CSS.escape(keyOf(opened.spot));
    const anchor = key === null ? null : document.querySelector<HTMLElement>(`[data-spot="${key}"] button, button[data-spot="${key}"]`);
    const place = () => setAt(placeOf(element, anchor));
    place();
    const watch = new ResizeObserver(place); // what an answer would do comes a moment later
    watch.observe(element);
    return () => watch.disconnect();
  }, [opened]);
  useEffect(() => {
    if (opened === null) return;
    const key = opened.kind === "answers" && opened.touched ? CSS.escape(keyOf(opened.spot)) : null;
    last.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (opened.kind !== "why not") ref.current?.querySelector<HTMLElement>(opened.kind === "sure" ? "[data-first]" : "button")?.focus();
    const away = (event: PointerEvent) => {
      const target = event.target as Element;
      // A second touch of the same card gives the answer that stands beside it.
      if (ref.current?.contains(target) || (key !== null && target.closest(`[data-spot="${key}"]`) !== null)) return;
      close();
    };
    const timer = opened.kind === "why not" ? setTimeout(close, AWAY) : null;
    addEventListener("pointerdown", away, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      if (timer !== null) clearTimeout(timer);
      if (opened.kind !== "why not") last.current?.focus();
    };
  }, [opened]);
  if (opened === null) return null;
  const { spot } = opened;
  const name = spot?.kind === "card" ? ([...cardsOf(position.view)].find(({ card }) => card === spot.card)?.name ?? "") : "";
  // Not hidden: what is hidden takes no focus.
  const style = at === null ? { opacity: 0, left: 0, top: 0 } : at;
  if (opened.kind === "answers") {
    return (
      <div
        ref={ref}
        className={`opened${opened.touched ? " touched" : ""}`}
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
            onClick={() => void answer(each)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && consider(each)}
            onFocus={() => consider(each)}
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
        {opened.touched && <Foretold position={position} names={names} />}
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
          <button type="button" className="button" data-first onClick={close}>
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

/** Beside the card where there is room, and never outside of the window. */
function placeOf(element: HTMLElement, anchor: HTMLElement | null): { left: number; top: number } {
  const own = element.getBoundingClientRect();
  if (anchor === null) return { left: (innerWidth - own.width) / 2, top: (innerHeight - own.height) / 2 };
  const box = anchor.getBoundingClientRect();
  const right = box.right + 10 + own.width < innerWidth;
  const left = right ? box.right + 10 : box.left - own.width - 10 > 0 ? box.left - own.width - 10 : (innerWidth - own.width) / 2;
  const beside = right || box.left - own.width - 10 > 0;
  const top = beside ? box.top : box.top - own.height - 8;
  return { left: Math.max(6, Math.min(left, innerWidth - own.width - 6)), top: Math.max(6, Math.min(top, innerHeight - own.height - 6)) };
}

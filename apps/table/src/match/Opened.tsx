import type { Position } from "@duelex/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Said } from "../card/Said.tsx";
import { keyOf } from "../mat/acts.ts";
import { answer, close, consider, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { cardsOf } from "./cards.ts";
import { Rule } from "./Rule.tsx";

const AWAY = 8000;

/** What opens beside a card: its answers, or why there are none. It goes away by itself, or with Esc. */
export default function Opened({ position }: { readonly position: Position }) {
  const words = useWords();
  const opened = useTable(({ opened }) => opened);
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (opened === null || element === null) return setAt(null);
    const anchor = document.querySelector<HTMLElement>(
      `[data-spot="${CSS.escape(keyOf(opened.spot))}"] button, button[data-spot="${CSS.escape(keyOf(opened.spot))}"]`,
    );
    setAt(placeOf(element, anchor));
  }, [opened]);
  useEffect(() => {
    if (opened === null) return;
    last.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (opened.kind === "answers") ref.current?.querySelector("button")?.focus();
    const away = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const timer = opened.kind === "why not" ? setTimeout(close, AWAY) : null;
    addEventListener("pointerdown", away, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      if (timer !== null) clearTimeout(timer);
      if (opened.kind === "answers") last.current?.focus();
    };
  }, [opened]);
  if (opened === null) return null;
  const name =
    opened.spot.kind === "card"
      ? ([...cardsOf(position.view)].find(({ card }) => opened.spot.kind === "card" && card === opened.spot.card)?.name ?? "")
      : "";
  const style = at === null ? { visibility: "hidden" as const, left: 0, top: 0 } : at;
  if (opened.kind === "answers") {
    return (
      <div ref={ref} className="opened" role="dialog" aria-label={words.ask.answersOf(name)} style={style}>
        {opened.answers.map((each) => (
          <button
            key={each.answer}
            type="button"
            className="button"
            data-answer={each.phrase}
            onClick={() => void answer(each)}
            onPointerEnter={() => consider(each)}
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
      </div>
    );
  }
  return (
    <div ref={ref} className="opened why-not" role="status" style={style} data-why-not>
      {name !== "" && <b>{name}</b>}
      {opened.judgements.length === 0 && <p>{words.whyNot.nothing}</p>}
      {opened.judgements.slice(0, 4).map(({ allowed, phrases, rule, heading, fact }) => (
        <p key={`${rule} ${phrases[0]}`}>
          <Said text={phrases.slice(0, 2).join(", ")} />
          {phrases.length > 2 ? " …" : ""}: {allowed ? words.whyNot.allowed : <Said text={fact} />} <Rule rule={rule} heading={heading} />
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

import type { Spot, View } from "@duelex/kernel";
import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { keyOf } from "./acts.ts";

interface Line {
  readonly key: string;
  readonly path: string;
}

/** From who attacks to what is attacked; from who blocks to who attacks. */
export default function Arrow({ board, view }: { readonly board: RefObject<HTMLDivElement | null>; readonly view: View }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    if (view.battle === undefined) return setLines((known) => (known.length === 0 ? known : []));
    const draw = () => setLines(linesOf(element, view));
    const observer = new ResizeObserver(() => flushSync(draw)); // first as soon as all is laid out
    observer.observe(element);
    const later = setTimeout(draw, 320); // when cards have come to rest
    return () => {
      observer.disconnect();
      clearTimeout(later);
    };
  }, [board, view]);
  if (lines.length === 0) return null;
  return (
    <svg className="arrow" aria-hidden="true">
      <defs>
        <marker id="arrow-head" markerWidth="5" markerHeight="5" refX="4" refY="4" viewBox="0 0 8 8" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {lines.map(({ key, path }) => (
        <path key={key} d={path} markerEnd="url(#arrow-head)" />
      ))}
    </svg>
  );
}

function linesOf(board: HTMLElement, { battle }: View): Line[] {
  if (battle === undefined || battle.attacker === null) return [];
  const from = find(board, battle.attacker);
  if (from === null) return [];
  const targets = battle.blocker === null ? battle.targets : [battle.blocker];
  return targets.flatMap((spot) => {
    const to = find(board, spot) ?? board.querySelector(".attacked"); // a chip stands for what lies in it
    return to === null || to === from ? [] : [{ key: keyOf(spot), path: curve(board, from, to) }];
  });
}

/** Where a spot is drawn: as it is, by its cell, or by the chip or pile that stands for its place. */
function find(board: HTMLElement, spot: Spot): Element | null {
  const key = CSS.escape(keyOf(spot));
  const place = spot.kind === "place" ? CSS.escape(keyOf({ kind: "place", seat: spot.seat, place: spot.place })) : key;
  const found =
    board.querySelector(`.half [data-spot="${key}"]`) ?? // what waits in the middle may stand for the same card
    board.querySelector(`[data-spot="${key}"]`) ??
    board.querySelector(`[data-also="${key}"]`) ??
    board.querySelector(`[data-spot="${place}"]`);
  return found?.querySelector(".card") ?? found;
}

function curve(board: HTMLElement, from: Element, to: Element): string {
  const room = board.getBoundingClientRect();
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x1 = a.x + a.width / 2 - room.x;
  const x2 = b.x + b.width / 2 - room.x;
  const down = a.y + a.height / 2 < b.y + b.height / 2;
  const y1 = (down ? a.bottom : a.top) - room.y + board.scrollTop;
  const y2 = (down ? b.top : b.bottom) - room.y + board.scrollTop;
  const bend = (y1 + y2) / 2;
  return `M${x1} ${y1} C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`;
}

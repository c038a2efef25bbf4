import type { Spot, View } from "@duelex/kernel";
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { keyOf } from "./acts.ts";

/** So far from the middle an arrow bends, where the words of the strip would cover it; in CSS pixels. */
const ASIDE = 20;
/** The tip of its head touches what it points at. */
const HEAD = 10;

interface Line {
  readonly key: string;
  readonly path: string;
}

/** From who attacks to what is attacked, or to who blocks; none to what has come to lie beside the attacker. */
export default function Arrow({ board, view }: { readonly board: RefObject<HTMLDivElement | null>; readonly view: View }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    if (view.battle === undefined) return setLines((known) => (known.length === 0 ? known : []));
    const draw = () => setLines(linesOf(element, view));
    const observer = new ResizeObserver(draw); // first as soon as all is laid out
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, view]);
  if (lines.length === 0) return null;
  return (
    <svg className="arrow" aria-hidden="true">
      <defs>
        <marker id="arrow-head" markerWidth="4" markerHeight="4" refX="6" refY="4" viewBox="0 0 8 8" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {lines.map(({ key, path }) => (
        <path key={key} d={path} marker-end="url(#arrow-head)" />
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
    const path = to === null || to === from ? null : curve(board, from, to);
    return path === null ? [] : [{ key: keyOf(spot), path }];
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

interface End {
  readonly x: number;
  readonly y: number;
  /** From its middle to its upper or lower edge. */
  readonly half: number;
}

/** Where something lies, or will lie: a card that still moves or turns is on its way to its place, which rests. */
function endAt(element: Element, room: DOMRect, board: HTMLElement): End {
  const card = element.matches(".card") ? (element as HTMLElement) : null;
  const { x, y, width, height } = (card?.parentElement ?? element).getBoundingClientRect();
  const high = card === null ? height : card.matches(".turned") ? card.offsetWidth : card.offsetHeight;
  return { x: x + width / 2 - room.x, y: y + height / 2 - room.y + board.scrollTop, half: high / 2 };
}

function curve(board: HTMLElement, from: Element, to: Element): string | null {
  const room = board.getBoundingClientRect();
  const [a, b] = [endAt(from, room, board), endAt(to, room, board)];
  const [x1, x2] = [a.x, b.x];
  if (Math.abs(a.y - b.y) < a.half + b.half) return null;
  const way = a.y < b.y ? 1 : -1;
  const y1 = a.y + way * a.half;
  const y2 = b.y - way * (b.half + HEAD);
  const bend = (y1 + y2) / 2 + way * ASIDE;
  const lean = 0.8 * Math.sign(x1 - x2) * Math.min(Math.abs(x1 - x2), Math.abs(y2 - bend)); // it arrives from where it comes
  return `M${x1} ${y1} C${x1} ${bend} ${x2 + lean} ${bend} ${x2} ${y2}`;
}

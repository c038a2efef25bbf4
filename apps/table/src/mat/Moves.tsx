import type { View } from "@duelex/kernel";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const DURATION = 260;
const APPEARING = [
  { opacity: 0, scale: 0.8 },
  { opacity: 1, scale: 1 },
];

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Above the others while it moves. Its height is no keyframe: the page would have to draw every frame of such a movement itself. */
function travel(element: HTMLElement, x: number, y: number): void {
  element.style.zIndex = "5";
  const way = element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    duration: DURATION,
    easing: "cubic-bezier(.2,.7,.2,1)",
  });
  const arrived = () => {
    element.style.zIndex = "";
  };
  way.onfinish = arrived;
  way.oncancel = arrived;
}

interface MovesProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly moving: boolean;
}

/**
 * Cards that lie elsewhere than before are seen going there. Each is moved back to where it was and let go; nothing waits for
 * it, and a click in the middle of it counts. (View transitions would hold the page still until they are over.)
 */
export default function Moves({ board, view, moving }: MovesProps): null {
  const before = useRef(new Map<string, Seen>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what moves cards
  useLayoutEffect(() => {
    const now = new Map<string, Seen>();
    const known = before.current;
    before.current = now;
    const scope = board.current?.closest("[data-table]") ?? board.current;
    const cards = [...(scope?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    // All are measured before the first is moved: a measure after a change would lay the page out anew, card by card.
    for (const element of cards) {
      const { left, top, width } = (element.parentElement ?? element).getBoundingClientRect();
      now.set(element.dataset["card"]!, { left, top, width });
    }
    if (!moving || known.size === 0) return;
    for (const element of cards) {
      const { left, top } = now.get(element.dataset["card"]!)!;
      const was = known.get(element.dataset["card"]!);
      if (was === undefined) element.animate(APPEARING, { duration: DURATION, easing: "ease-out" });
      else if (Math.abs(was.left - left) + Math.abs(was.top - top) > 2) travel(element, was.left - left, was.top - top);
    }
  }, [view]);
  return null;
}

import type { View } from "@duelex/kernel";
import { type RefObject, useLayoutEffect, useRef } from "react";

const DURATION = 260;

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Cards that lie elsewhere than before are seen going there. Each is moved back to where it was and let go; nothing waits for
 * it, and a click in the middle of it counts. (View transitions would hold the page still until they are over.)
 */
export function useMoves(ref: RefObject<HTMLElement | null>, view: View, moving: boolean): void {
  const before = useRef(new Map<string, Seen>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what moves cards
  useLayoutEffect(() => {
    const now = new Map<string, Seen>();
    const scope = ref.current?.closest("[data-table]") ?? ref.current;
    for (const element of scope?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const card = element.dataset["card"]!;
      const home = element.parentElement ?? element;
      const { left, top, width } = home.getBoundingClientRect();
      now.set(card, { left, top, width });
      const was = before.current.get(card);
      if (!moving) continue;
      if (was === undefined) {
        if (before.current.size > 0)
          element.animate(
            [
              { opacity: 0, scale: 0.8 },
              { opacity: 1, scale: 1 },
            ],
            { duration: DURATION, easing: "ease-out" },
          );
      } else if (Math.abs(was.left - left) + Math.abs(was.top - top) > 2) {
        element.animate(
          [
            { translate: `${was.left - left}px ${was.top - top}px`, zIndex: 5 },
            { translate: "0 0", zIndex: 5 },
          ],
          {
            duration: DURATION,
            easing: "cubic-bezier(.2,.7,.2,1)",
          },
        );
      }
    }
    before.current = now;
  }, [view]);
}

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** How much room an element has inside its padding; nothing before it is drawn. */
export function useBox(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | null {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height = element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      setBox((known) => (known !== null && known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    // Drawn in the same frame: cards never stick out of a place that has just become smaller.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** How much room an element has inside its padding; nothing before it is drawn. */
export function useBox(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | null {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const found = (width: number, height: number) =>
      setBox((known) => (known !== null && known.width === width && known.height === height ? known : { width, height }));
    const style = getComputedStyle(element);
    found(
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
    );
    // Drawn in the same frame: cards never stick out of a place that has just become smaller. What has been measured is not asked for again.
    const observer = new ResizeObserver(([entry]) => found(entry!.contentRect.width, entry!.contentRect.height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}

import { useEffect, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { isTouching } from "../match/touch.ts";

interface Tip {
  readonly says: string;
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/** Does it say no more than what can be read there already (`data-whole`)? */
const isThere = ({ dataset: { tip, whole }, scrollHeight, clientHeight }: HTMLElement): boolean =>
  tip === "" || (whole !== undefined && scrollHeight <= clientHeight);

/** What stands behind a number or a word (`data-tip`): shown where it is pointed at. */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let shown: Element | null = null;
    const show = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
      // What comes to lie where a finger was, or gets the focus by it, is not pointed at.
      const isMeant = !isTouching() || (event as PointerEvent).pointerType === "touch";
      if (!isMeant && element === shown) return;
      shown = isMeant ? element : null;
      if (element === null || shown === null || isThere(element)) return setTip(null);
      const box = element.getBoundingClientRect();
      const below = box.top < 80;
      setTip({
        says: element.dataset["tip"] ?? "",
        left: Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130),
        top: below ? box.bottom + 6 : box.top - 6,
        below,
      });
    };
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setTip(null);
    // What is pressed may be another thing afterwards; by a finger it is pressed to be read.
    const press = (event: PointerEvent) => event.pointerType === "mouse" && setTip(null);
    addEventListener("pointerover", show);
    addEventListener("focusin", show);
    addEventListener("keydown", leave);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("pointerover", show);
      removeEventListener("focusin", show);
      removeEventListener("keydown", leave);
      removeEventListener("pointerdown", press);
    };
  }, []);
  if (tip === null) return null;
  return (
    <div className={`tip${tip.below ? " below" : ""}`} role="tooltip" style={{ left: `${tip.left}px`, top: `${tip.top}px` }}>
      <Said text={tip.says} />
    </div>
  );
}

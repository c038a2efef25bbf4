import { useEffect, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { isTouching } from "../match/touch.ts";

interface Tip {
  readonly says: string;
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/** Does it say no more than what can be read there already (`data-whole`)? Of a button it is what it holds that is cut. */
function isThere(element: HTMLElement): boolean {
  const { tip, whole } = element.dataset;
  const { scrollHeight, clientHeight } = isButton(element) ? element.firstElementChild! : element;
  return tip === "" || (whole !== undefined && scrollHeight <= clientHeight);
}

/** An answer that is cut: a finger gives it, and does not read it. */
const isButton = ({ dataset: { answer } }: HTMLElement): boolean => answer !== undefined;

/** What stands behind a number or a word (`data-tip`): shown where it is pointed at. */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let shown: HTMLElement | null = null;
    const show = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
      // What comes to lie where a finger was, or gets the focus by it, is not pointed at.
      const byFinger = (event as PointerEvent).pointerType === "touch";
      const isMeant = element !== null && isButton(element) ? !isTouching() && !byFinger : !isTouching() || byFinger;
      if (!isMeant && element === shown) return;
      shown = isMeant ? element : null;
      if (element === null || shown === null || isThere(element)) return setTip(null);
      const box = element.getBoundingClientRect();
      const { top } = (element.closest(".list") ?? element).getBoundingClientRect(); // it hides no other answer
      const below = top < 80;
      setTip({
        says: element.dataset["tip"] ?? "",
        left: Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130),
        top: below ? box.bottom + 6 : top - 6,
        below,
      });
    };
    // A key may give the answer that is pointed at.
    const leave = (event: KeyboardEvent) => (event.key === "Escape" || (shown !== null && isButton(shown))) && setTip(null);
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

/** By what somebody pressed last: a finger cannot point at something without pressing it. */

let touching = false;

/** From here on it is known. Gives back what ends that. */
export function watchTouch(): () => void {
  const point = ({ pointerType }: PointerEvent) => {
    touching = pointerType === "touch";
  };
  const type = () => {
    touching = false;
  };
  addEventListener("pointerdown", point, true);
  addEventListener("keydown", type, true);
  return () => {
    removeEventListener("pointerdown", point, true);
    removeEventListener("keydown", type, true);
  };
}

/** Was the last press a finger's? */
export const isTouching = (): boolean => touching;

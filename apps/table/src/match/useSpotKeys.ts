import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Arrow keys go to the nearest card, place or pile in that direction, from the far edge of the table to the hand. */
export function useSpotKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = STEPS[event.key];
    const here = document.activeElement;
    if (step === undefined || !(here instanceof HTMLElement)) return;
    const room = event.currentTarget.closest("[data-table]") ?? event.currentTarget;
    const all = [...room.querySelectorAll<HTMLElement>("#mat button, #hand button")].filter(
      (each) => each !== here && !each.hasAttribute("disabled"),
    );
    const [x, y] = centre(here);
    const away = (element: HTMLElement): number => {
      const [dx, dy] = centre(element).map((at, axis) => at - (axis === 0 ? x : y)) as [number, number];
      const [along, aside] = step[0] !== 0 ? [dx * step[0], Math.abs(dy)] : [dy * step[1], Math.abs(dx)];
      return along < 4 ? Number.POSITIVE_INFINITY : along + aside * 2.5;
    };
    const nearest = all.reduce<HTMLElement | null>(
      (best, each) => (away(each) < (best === null ? Number.POSITIVE_INFINITY : away(best)) ? each : best),
      null,
    );
    if (nearest === null) return;
    event.preventDefault();
    nearest.focus();
  };
}

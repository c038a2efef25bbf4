/** Fetched when the first arrow key is pressed. */
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

/** Goes to the nearest card, place or pile in the direction of an arrow key, from the far edge of the table to the hand. */
export function walk(key: string, here: HTMLElement, room: Element): void {
  const step = STEPS[key];
  if (step === undefined) return;
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
  nearest?.focus();
}

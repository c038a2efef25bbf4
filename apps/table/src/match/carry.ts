/** A card that is carried over the table, to where it is for. */
import type { Spot } from "@duelex/kernel";
import { drop } from "../store/table.ts";

/** How far a pointer goes before it drags; a press moves less. */
const FAR = 8;

/** A spot as it stands in `data-spot`. */
function readSpot(key: string | undefined): Spot | null {
  const parts = key?.split(" ") ?? [];
  if (parts[0] === "card") return { kind: "card", card: Number(parts[1]) as never };
  if (parts[0] === "player") return { kind: "player", seat: Number(parts[1]) as 0 | 1 };
  if (parts[0] !== "place") return null;
  const seat = parts[1] === "-" ? null : (Number(parts[1]) as 0 | 1);
  const cell = parts.at(-1) ?? "";
  return { kind: "place", seat, place: parts.slice(2, -1).join(" "), ...(cell === "" ? {} : { cell: Number(cell) }) };
}

/** What lies under the pointer, but for the card that is carried. */
function under(x: number, y: number, carried: Element): { readonly spot: Spot | null; readonly table: boolean } {
  const found = document.elementsFromPoint(x, y).filter((each) => !carried.contains(each));
  const spots = found.map((each) => each.closest<HTMLElement>("[data-spot]")).filter((each) => each !== null && !each.contains(carried));
  return { spot: readSpot(spots[0]?.dataset["spot"]), table: found.some((each) => each.closest("#mat") !== null) };
}

/** Where a pointer was pressed on a card, and which. */
export interface Grip {
  readonly card: HTMLElement;
  readonly spot: Spot;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

/** Carries the card until the pointer is let go: onto the table, or onto what it is for. */
export function carry({ card, spot, pointerId, x, y, touch }: Grip): void {
  let dragging = false;
  const move = (now: PointerEvent) => {
    const isOther = now.pointerId !== pointerId;
    if (!dragging && (isOther || now.buttons === 0)) return leave(); // it was let go before this part of the page had come
    if (isOther) return;
    if (now.buttons === 0) return stop(now); // it was let go where nobody heard of it
    const far = Math.hypot(now.clientX - x, now.clientY - y);
    // A finger that goes sideways in the hand scrolls it.
    if (!dragging && touch && Math.abs(now.clientX - x) > Math.abs(now.clientY - y)) return;
    if (!dragging && far < FAR) return;
    dragging = true;
    card.style.translate = `${now.clientX - x}px ${now.clientY - y}px`;
    card.style.zIndex = "30";
    card.style.transition = "none";
  };
  const leave = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  const stop = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return; // another finger
    leave();
    if (!dragging) return;
    const target = under(now.clientX, now.clientY, card);
    card.style.translate = "";
    card.style.zIndex = "";
    card.style.transition = "";
    if (now.type !== "pointerup") return;
    // The click that follows a drag is none.
    const swallow = (click: MouseEvent) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (target.table) void drop(spot, target.spot);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

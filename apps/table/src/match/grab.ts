import type { Spot } from "@duelex/kernel";
import type { TargetedPointerEvent } from "preact";
import { answersAbout, useTable } from "../store/table.ts";

/** A pointer is pressed on a card: one that may be used can be carried. How that is done is fetched when it is done first. */
export function grab(spot: Spot, event: TargetedPointerEvent<HTMLElement>): void {
  if (event.button !== 0 || answersAbout(useTable.getState(), spot).length === 0) return;
  const { currentTarget: card, clientX: x, clientY: y, pointerId, pointerType } = event;
  void import("./carry.ts").then(({ carry }) => carry({ card, spot, pointerId, x, y, touch: pointerType === "touch" }));
}

import type { TargetedKeyboardEvent } from "preact";

/** Arrow keys go from card to card. */
export function useSpotKeys(): (event: TargetedKeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { key, currentTarget } = event;
    const here = document.activeElement;
    if (!key.startsWith("Arrow") || !(here instanceof HTMLElement)) return;
    event.preventDefault();
    void import("./walk.ts").then(({ walk }) => walk(key, here, currentTarget.closest("[data-table]") ?? currentTarget));
  };
}

import { words } from "../words/index.ts";

/** Calls the window by the heading of what it shows. @returns the heading; null while it is fetched */
export function entitle(): HTMLElement | null {
  // While the next page is fetched the one before is still there, unseen.
  const heading = Array.from(document.querySelectorAll("h1")).find((each) => each.getClientRects().length > 0) ?? null;
  if (heading !== null) document.title = `${heading.textContent} · ${words().title}`;
  return heading;
}

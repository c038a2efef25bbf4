import { words } from "../words/index.ts";

/** Stands before the title where somebody is waited for, who may look at something else. */
const ASKED = "● ";
let sign = "";

/** Calls the window by the heading of what it shows. @returns the heading; null while it is fetched */
export function entitle(): HTMLElement | null {
  // While the next page is fetched the one before is still there, unseen.
  const heading = Array.from(document.querySelectorAll("h1")).find((each) => each.getClientRects().length > 0) ?? null;
  if (heading !== null) document.title = `${sign}${heading.textContent} · ${words().title}`;
  return heading;
}

/** Whether it is one's turn to answer, said by the title from now on. */
export function callFor(asked: boolean): void {
  sign = asked ? ASKED : "";
  entitle();
}

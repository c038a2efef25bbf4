import { lazy } from "preact/compat";

type Fetching = () => Promise<unknown>;

/** What fetches the parts that this page knows of and does not have yet. */
const known = new Set<Fetching>();

/** A part of the page that is fetched when it is first shown, or before by `fetchParts`. */
export const part: typeof lazy = (fetching) => {
  known.add(fetching);
  return lazy(fetching);
};

/** Fetches all parts that this page knows of, and those of which these know: the server that has them may be away when they are shown. */
export async function fetchParts(): Promise<void> {
  while (known.size > 0) {
    const wanted = [...known];
    known.clear();
    await Promise.allSettled(wanted.map((fetching) => fetching())); // a browser that could not fetch one does not try that one again
  }
}

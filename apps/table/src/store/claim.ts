/** Of several pages on one match only one writes it down: who has it, and how another takes it over. */

/** How long is waited for a page that is just being left, in milliseconds. */
const PATIENCE = 600;

interface Claim {
  readonly id: string;
  free(): void;
}

let mine: Claim | null = null;
/** Counts what was claimed: who comes back to a match before it has been given back keeps it. */
let claims = 0;

/**
 * Takes a match for this page until it is given back. Where a browser does not let pages know of each other, every page has what it wants.
 * @param lost told if another page takes it over
 * @param over it is taken from the page that has it
 * @returns false if another page has it, or if another match was claimed meanwhile
 */
export function claim(id: string, lost: (id: string) => void, over = false): Promise<boolean> {
  const at = ++claims;
  if (mine?.id === id || !("locks" in navigator)) return Promise.resolve(true);
  mine?.free();
  return new Promise((done) => {
    let granted: Claim | null = null;
    const keep = () =>
      new Promise<void>((free) => {
        if (at !== claims) return free(done(false)); // another was claimed while this one was waited for
        granted = { id, free };
        mine = granted;
        done(true);
      });
    const manner: LockOptions = over ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks.request(`duelex match ${id}`, manner, keep).then(
      () => undefined,
      () => {
        if (granted === null) return done(false);
        if (mine !== granted) return;
        mine = null;
        lost(id);
      },
    );
  });
}

/** Another page may have this match, when the work is done and unless it has been claimed again by then. */
export async function giveBack(id: string, work: Promise<void>): Promise<void> {
  const at = claims;
  await work;
  if (mine?.id !== id || at !== claims) return;
  mine.free();
  mine = null;
}

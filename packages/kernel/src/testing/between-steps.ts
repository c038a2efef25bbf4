import type { Match } from "../match.ts";

/** What tests need of a match that nobody else may call: what settles between two steps, and what finds anew whatever can be derived. */
interface Within {
  settle(interruptible: boolean): boolean;
  wasLoaded(): void;
}

/**
 * From here on `look` sees the match between all steps, whoever answers or not. For shortcuts: whatever is kept so that it need not be found
 * again is compared with what is found. The steps are interpreted: compiled ones of a game in which nothing settles go on without a look.
 */
export function betweenSteps<M extends Match>(match: M, look: (match: M) => void): M {
  const settling = match.interpreted() as unknown as Within;
  const settle = settling.settle.bind(match);
  settling.settle = (interruptible) => {
    look(match);
    return settle(interruptible);
  };
  return match;
}

/** The same position in another match, with everything that can be derived found anew. */
export function afresh<M extends Match>(match: M, into: M): M {
  into.copyFrom(match);
  (into as unknown as Within).wasLoaded();
  return into;
}

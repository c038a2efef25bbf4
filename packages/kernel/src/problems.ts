/** One thing wrong with something that came from outside. */
export interface Problem {
  /** Where it is: "card T-001, clause 2, ops[1].target", "main deck, ST01-005". */
  readonly where: string;
  /** What is wrong, and what would be right. */
  readonly what: string;
  /** The paragraph that is broken, if it is a rule that is broken. */
  readonly rule?: string;
}

/** A mistake in one line: where, what, and its paragraph in brackets. */
export const sayProblem = (problem: Problem): string =>
  `${problem.where === "" ? "" : `${problem.where}: `}${problem.what}${problem.rule === undefined ? "" : ` (${problem.rule})`}`;

/** The problems of a part, as problems of the whole: "deck of P1" stands in front of each place. */
export const problemsIn = (part: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, where: [part, problem.where].filter((place) => place !== "").join(", ") }));

/** Something from outside was wrong: a deck, a card file, a scenario, a replay, an answer. Carries every problem found. */
export class InputError extends Error {
  /** "InputError". */
  override readonly name = "InputError";
  constructor(
    /** What was being read: "deck my-deck.json". */
    readonly subject: string,
    /** Everything that is wrong. */
    readonly problems: readonly Problem[],
  ) {
    super(`${subject}: ${problems.map(sayProblem).join("; ")}`);
  }
}

/** A match has gone beyond what this engine holds. No printed card comes near: what can, is a card of one's own. */
export class HouseLimit extends InputError {
  constructor(what: string) {
    super("match", [{ where: "", what: `${what}: a limit of the house, and no printed card comes near it` }]);
  }
}

/** The known word nearest to a mistyped one, if one is near and has a letter of it left: for "did you mean …?". */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(word.length, Math.max(2, Math.floor(word.length / 3)) + 1);
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** `; did you mean "Lancer"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

/** Letters to change, add or take away; stops counting at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[b.length]!;
}

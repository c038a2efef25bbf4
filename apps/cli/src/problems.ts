/** What is wrong with the input, gathered so that all of it is said at once. */
import { didYouMean, InputError, type Problem, problemsIn, sayProblem } from "@duelex/kernel";

/** After "there is no such word": the one that was perhaps meant, else all there are. */
export function perhaps(word: string, known: readonly string[]): string {
  const begun = word === "" ? [] : known.filter((each) => each.startsWith(word.toLowerCase()));
  if (begun.length === 1) return `; did you mean "${begun[0]!}"?`;
  return didYouMean(word, known) || `; there are ${known.join(", ") || "none"}`;
}

/** Collects problems over several readers, so that all are said at once. */
export class Problems {
  private readonly found: Problem[] = [];

  add(where: string, what: string, rule?: string): void {
    this.found.push(rule === undefined ? { where, what } : { where, what, rule });
  }

  /** Runs a reader; what is wrong with its input is kept, and nothing comes back. */
  try<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      this.found.push(...problemsIn(problem.subject, problem.problems));
      return undefined;
    }
  }

  /** What is wrong several times, as in each step of a sweep, is said once. @throws InputError if there were any */
  check(subject: string): void {
    const once = new Map(this.found.map((problem) => [sayProblem(problem), problem]));
    if (once.size > 0) throw new InputError(subject, [...once.values()]);
  }
}

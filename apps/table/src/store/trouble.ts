/** What went wrong, in a sentence. */
export const troubleOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

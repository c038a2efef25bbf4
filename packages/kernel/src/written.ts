/** Makes a function of these parameters from text; null where that is forbidden, as it is by a strict content policy. */
export type Writing = ((parameters: readonly string[], text: string) => (...values: readonly unknown[]) => unknown) | null;

/** Found out once, so that a policy is broken, and tells of it, once at most. */
export const writing: Writing = (() => {
  try {
    new Function("");
  } catch (problem) {
    if (problem instanceof EvalError) return null;
    throw problem;
  }
  return (parameters, text) => new Function(...parameters, text) as (...values: readonly unknown[]) => unknown;
})();

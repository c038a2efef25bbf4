import type { Rulebook } from "../rulebook.ts";

/** What a procedure says of itself. */
interface Written {
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: readonly { readonly rule: string }[];
}

/** Procedures and steps that say nothing of themselves: no name to stand in `where()`, no paragraph that the rulebook has. */
export const unfounded = (procedures: readonly Written[], rulebook: Rulebook): string[] =>
  procedures.flatMap(({ name, steps, stepNames }) => [
    ...(/^[a-z]\w+$/i.test(name) ? [] : [`"${name}" is no name of a procedure`]),
    ...steps.flatMap(({ rule }, nth) =>
      rulebook[rule] === undefined ? [`${name}, ${stepNames[nth]}: there is no paragraph "${rule}"`] : [],
    ),
  ]);

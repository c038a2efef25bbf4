import type { Rulebook } from "../rulebook.ts";

/** What a procedure says of itself. */
interface Written {
  readonly where?: unknown;
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

/** Procedures that a breadcrumb calls by the name they have in the code, because they do not say what a judge calls them. */
export const withoutPlace = (procedures: readonly Written[]): string[] =>
  procedures.filter(({ where }) => where === null || where === undefined).map(({ name }) => name);

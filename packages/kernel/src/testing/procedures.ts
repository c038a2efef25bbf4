import type { Rulebook } from "../rulebook.ts";

/** What a procedure says of itself. */
interface Written {
  readonly where?: unknown;
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: readonly { readonly rule: string; readonly where: unknown }[];
}

/** Procedures and steps that say nothing of themselves: no name to stand in `where()`, no paragraph that the rulebook has. */
export const unfounded = (procedures: readonly Written[], rulebook: Rulebook): string[] =>
  procedures.flatMap(({ name, steps, stepNames }) => [
    ...(/^[a-z]\w+$/i.test(name) ? [] : [`"${name}" is no name of a procedure`]),
    ...steps.flatMap(({ rule }, nth) =>
      rulebook[rule] === undefined ? [`${name}, ${stepNames[nth]}: there is no paragraph "${rule}"`] : [],
    ),
  ]);

/** Places that are no name of a place: a paragraph's heading that tells what is done there, clause by clause. */
export const wordyPlaces = (procedures: readonly Written[], rulebook: Rulebook): string[] =>
  procedures
    .flatMap(({ where, steps }) => [where, ...steps.map((step) => step.where)])
    .filter((where) => typeof where === "string")
    .map((where) => rulebook[where]?.heading ?? where)
    .filter((place) => /[:,;]/.test(place) || place.length > 30);

/** Procedures that a breadcrumb calls by the name they have in the code, because they do not say what a judge calls them. */
export const withoutPlace = (procedures: readonly Written[]): string[] =>
  procedures.filter(({ where }) => where === null || where === undefined).map(({ name }) => name);

import type { Position, Sitter } from "@duelex/session";
import { PERSON } from "./state.ts";

/** How long machines that are watched wait, if nothing else is chosen. */
const USUAL_PACE = 700;
/** How long a machine waits after what somebody who plays against it should see. */
const FOLLOWED = 450;

/** How long machines wait after an answer at a table at which these sit, in milliseconds. */
export const paceFor = (sitters: readonly Sitter[]): number =>
  !sitters.includes(PERSON) ? USUAL_PACE : matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FOLLOWED;

/** Do machines of this page sit on both seats? */
export const isWatched = ({ sitters, free }: Pick<Position, "sitters" | "free">): boolean => free && !sitters.includes(PERSON);

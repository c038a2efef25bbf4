import type { StoryLine } from "@duelex/session";

/** Why a match is over, as its log says it. */
export interface Ending {
  readonly says: string;
  /** The paragraph that ends it. */
  readonly rule: string;
  readonly heading: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What was told last, with what was told of the same paragraph just before: who has lost, and by what. Null where nothing is told. */
export function endingOf(story: readonly Pick<StoryLine, "kind" | "text" | "rule" | "heading">[]): Ending | null {
  const last = story.at(-1);
  if (last === undefined || last.kind !== "event") return null;
  const before = story.at(-2);
  const said = before?.kind === "event" && before.rule === last.rule && last.rule !== "" ? [before, last] : [last];
  return { says: `${said.map(({ text }) => capital(text)).join(". ")}.`, rule: last.rule, heading: last.heading };
}

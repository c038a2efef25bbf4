/** A paragraph of a rulebook, in our own words. */
export interface RuleEntry {
  /** What the paragraph is about; lower case, short. */
  readonly heading: string;
  /** Its number or numbers in a newer edition. */
  readonly also?: string;
  /** Where the paragraph forbids an action: the fact, in plain words. */
  readonly no?: string;
  /** Where we chose: why this reading. */
  readonly reading?: string;
}

/** Paragraph number (or key) → entry, in the rulebook's order. */
export type Rulebook = Readonly<Record<string, RuleEntry>>;

/** Why an action is not allowed: the paragraph, and the fact in plain words. */
export interface Verdict {
  readonly rule: string;
  readonly fact: string;
}

export const verdictOf = (rulebook: Rulebook, rule: string): Verdict => {
  const entry = rulebook[rule];
  return { rule, fact: entry?.no ?? entry?.heading ?? "no rule allows it now" };
};

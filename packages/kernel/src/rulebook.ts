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

/** Where a rulebook is published, for who wants to read its own words. */
export interface Published {
  /** By whom and how, in a line. */
  readonly says: string;
  /** Pages of the publisher: with which a paragraph's number begins → address; "" for all others. Empty where there is none. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The publisher's page that a paragraph is on, as far as it is known; the page whose paragraphs begin most like it. */
export function publishedAt({ pages }: Published, paragraph: string): string | null {
  const beginnings = Object.keys(pages).filter((beginning) => paragraph.startsWith(beginning));
  const longest = beginnings.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? null : pages[longest]!;
}

/** Why an action is not allowed: the paragraph, and the fact in plain words. */
export interface Verdict {
  /** The paragraph. */
  readonly rule: string;
  /** What forbids it, in plain words. */
  readonly fact: string;
}

/** What a rulebook says of a refusal by this paragraph. */
export const verdictOf = (rulebook: Rulebook, rule: string): Verdict => {
  const entry = rulebook[rule];
  return { rule, fact: entry?.no ?? entry?.heading ?? "no rule allows it now" };
};

/** What a card's place in the question or the battle is. */
export interface CardState {
  /** It may be used now. */
  readonly may?: boolean;
  /** It may be, and only against one's own side, or to no purpose. */
  readonly vain?: boolean;
  readonly chosen?: boolean;
  readonly role?: "attacks" | "attacked" | "blocks";
  /** What would become of it, in a word or two. */
  readonly forecast?: { readonly says: string; readonly good: boolean; readonly leaves: boolean };
}

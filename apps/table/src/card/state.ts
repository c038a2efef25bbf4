/** What a card's place in the question or the battle is. */
export interface CardState {
  /** It may be used now. */
  readonly may?: boolean;
  readonly chosen?: boolean;
  readonly role?: "attacks" | "attacked" | "blocks";
  /** What would become of it, in a word or two. */
  readonly forecast?: { readonly says: string; readonly good: boolean; readonly leaves: boolean };
}

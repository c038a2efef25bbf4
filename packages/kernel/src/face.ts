/** What is printed on a card, for people: everything that never changes. */
export interface Face {
  /** Card number as printed. */
  readonly id: string;
  /** Name as printed. */
  readonly name: string;
  /** Other names it is found by: in Japanese, as a Pilot. */
  readonly otherNames: readonly string[];
  /** Its type in the words of the game: "Unit", "follower". */
  readonly type: string;
  /** Numbers and traits in one line: "Unit · blue · Lv.4 · cost 3 · AP 3 · HP 4". */
  readonly summary: string;
  /** Its text, one sentence per clause, rendered from the data. */
  readonly text: readonly string[];
  /** Its colour: a key of the mat's colours. */
  readonly color?: string;
  /** What it costs, as it stands in the corner of a card. */
  readonly price?: string;
  /** What has to be reached before it can be played, as it stands on the card: "Lv.4". */
  readonly level?: string;
}

/** A card as people look it up. */
export interface CardEntry extends Face {
  /** May it be played in a match? If not, why. */
  readonly outOfPlay?: string;
}

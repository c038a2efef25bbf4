/** The cards of the game as everybody else sees them: built in, and of one's own. */
import type { CardEntry, Catalog, Coverage, Gap, Problem, Rulebook } from "@duelex/kernel";
import { CardSet, isPlayable } from "./cards.ts";
import type { CardJson } from "./schema.ts";
import { faceOf } from "./text.ts";

export class ColossusOrderCatalog implements Catalog {
  readonly set: CardSet;
  readonly byId: ReadonlyMap<string, CardJson>;

  get records(): readonly CardJson[] {
    return this.cards;
  }

  /** @param rulebook what a match with these cards says of each paragraph */
  constructor(
    readonly cards: readonly CardJson[],
    readonly rulebook: Rulebook,
  ) {
    this.set = new CardSet(cards, rulebook);
    this.byId = new Map(cards.map((card) => [card.id, card]));
  }

  get fingerprint(): string {
    return this.set.fingerprint;
  }

  get entries(): CardEntry[] {
    const nameOf = (id: string) => this.byId.get(id)?.name.en ?? id;
    return this.cards.map((card) => ({
      ...faceOf(card, nameOf),
      ...(isPlayable(card) ? {} : { outOfPlay: "a published card of which not all facts are public" }),
    }));
  }

  /** CO-B6: what costs nothing may be used without end, which is hardly what its designer means. */
  get warnings(): readonly Problem[] {
    return this.set.definitions.flatMap(({ id, ignitions }) =>
      ignitions
        .filter(({ costs }) => costs.length === 0)
        .map(({ clause }) => ({
          where: `card ${id}, clause ${clause}`,
          what: "it costs nothing, so it may be used without end",
          rule: "CO-B6",
        })),
    );
  }

  /** A clause is a keyword or an ability. All of the vocabulary is carried out; what is not public cannot be. */
  coverage(): Coverage {
    const notYet: Gap[] = [];
    let implemented = 0;
    for (const card of this.cards) {
      const keywords = "keywords" in card ? card.keywords : [];
      for (const keyword of keywords ?? []) {
        if (keyword === "Fast Break") notYet.push({ card: card.id, clause: keyword, reason: "its meaning is not public (CO-Y5)" });
        else implemented++;
      }
      implemented += card.effect?.length ?? 0;
      if (keywords === null || card.effect === null)
        notYet.push({ card: card.id, clause: "text", reason: "not all of its text is public; out of match play" });
    }
    return { cards: this.cards.length, clauses: implemented + notYet.length, implemented, notYet };
  }
}

/** The cards of a match, compiled: the built-in ones, and those of one's own card files. */
import type { CardEntry, Catalog, Coverage, Gap, Rulebook } from "@duelex/kernel";
import type { CardSet } from "./cards.ts";
import type { DeckCard } from "./decks.ts";
import { type ClauseText, faceOf } from "./face.ts";
import type { CardRecord } from "./schema.ts";
import { compileCards } from "./vocabulary/compile.ts";

export class GundamCatalog implements Catalog {
  private compiled: CardSet | null = null;
  private listed: CardEntry[] | null = null;
  private deckCards: Map<string, DeckCard> | null = null;

  /**
   * @param rulebook what a match with these cards says of each paragraph
   * @param clauseText and of each clause
   */
  constructor(
    readonly records: readonly CardRecord[],
    readonly rulebook: Rulebook,
    readonly clauseText: ClauseText,
  ) {}

  /** Compiled when a match first needs it. */
  get set(): CardSet {
    this.compiled ??= compileCards(this.records, this.rulebook, this.clauseText);
    return this.compiled;
  }
  get fingerprint(): string {
    return this.set.fingerprint;
  }
  get entries(): readonly CardEntry[] {
    this.listed ??= this.records.map((record) => entryOf(record, this.clauseText));
    return this.listed;
  }
  /** By card number, as the deck check looks at them. */
  get byNumber(): ReadonlyMap<string, DeckCard> {
    this.deckCards ??= new Map(this.records.map((record) => [record.id, { ...record, outOfPlay: gapIn(record) }]));
    return this.deckCards;
  }

  coverage(): Coverage {
    const notYet: Gap[] = [];
    let clauses = 0;
    for (const record of this.records) {
      clauses += record.effects.length + record.keywords.length;
      for (const effect of record.effects) {
        if (effect.notYet !== undefined)
          notYet.push({ card: record.id, clause: this.clauseText(effect, baseOrUnit(record)), reason: effect.notYet });
      }
    }
    return { cards: this.records.length, clauses, implemented: clauses - notYet.length, notYet };
  }
}

const baseOrUnit = (record: CardRecord) => (record.type === "Base" ? "Base" : "Unit");
const gapIn = (record: CardRecord): string | undefined => record.effects.find((effect) => effect.notYet !== undefined)?.notYet;

function entryOf(record: CardRecord, clauseText: ClauseText): CardEntry {
  const gap = gapIn(record);
  return {
    ...faceOf(record, clauseText),
    ...(gap === undefined ? {} : { outOfPlay: gap }),
  };
}

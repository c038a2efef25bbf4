/** The cards of the game as everybody else sees them: built in, and of one's own. */
import { type CardEntry, type Catalog, type Coverage, type Gap, InputError, type Problem } from "@duelex/kernel";
import cardFile from "../data/cards.json" with { type: "json" };
import { CardSet, isPlayable } from "./cards.ts";
import { type CardFileJson, type CardJson, cardSchema, danglingIn, mistakesOf } from "./schema.ts";
import { abilityTexts, cardText } from "./text.ts";

/** The built-in file; `test/data.test.ts` proves that it keeps the schema. */
const builtInCards = (cardFile as CardFileJson).cards;

export class ColossusOrderCatalog implements Catalog {
  readonly set: CardSet;
  readonly byId: ReadonlyMap<string, CardJson>;

  constructor(readonly cards: readonly CardJson[]) {
    this.set = new CardSet(cards);
    this.byId = new Map(cards.map((card) => [card.id, card]));
  }

  get fingerprint(): string {
    return this.set.fingerprint;
  }

  get entries(): CardEntry[] {
    const nameOf = (id: string) => this.byId.get(id)?.name.en ?? id;
    return this.cards.map((card) => ({
      id: card.id,
      name: card.name.en,
      otherNames: card.name.ja === null ? [] : [card.name.ja],
      type: card.type,
      summary: summaryOf(card),
      text: textOf(card, nameOf),
      ...(isPlayable(card) ? {} : { outOfPlay: "a published card of which not all facts are public" }),
    }));
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

function textOf(card: CardJson, nameOf: (id: string) => string): string[] {
  const keywords = "keywords" in card && card.keywords !== null ? card.keywords.map((keyword) => `<${keyword}>`) : [];
  const unknown = card.effect === null ? ["(its text is not public)"] : [];
  return [...keywords, ...abilityTexts(card, nameOf), ...unknown];
}

/** "follower · white (Piadin) · Knight · locus cost 1, gem level 1 white · AP 1, RP 2, crush 1, capture 1" */
function summaryOf(card: CardJson): string {
  const [head, figures] = cardText(card).split("\n");
  const kind = head!.slice(head!.indexOf(" · ") + 3);
  return card.type === "follower" || card.type === "action" ? `${kind} · ${figures}` : kind;
}

export const builtIn = new ColossusOrderCatalog(builtInCards);

/** The built-in cards and those of one's own files, which by id replace them. @throws InputError with every mistake of the files */
export function catalogWith(files: readonly unknown[]): ColossusOrderCatalog {
  if (files.length === 0) return builtIn;
  const problems: Problem[] = [];
  const cards = new Map(builtIn.byId);
  const own = files.flatMap((file) => readCards(file, problems));
  for (const card of own) cards.set(card.id, card);
  own.forEach((card, nth) => {
    if (own.findIndex(({ id }) => id === card.id) < nth) problems.push({ where: card.id, what: "there are two cards called so" });
    for (const what of danglingIn(card, cards)) problems.push({ where: card.id, what });
  });
  if (problems.length > 0) throw new InputError("card file", problems);
  return new ColossusOrderCatalog([...cards.values()]);
}

/** A list of cards, or a record with a list of `cards`. */
function readCards(file: unknown, problems: Problem[]): CardJson[] {
  const list: unknown = typeof file === "object" && file !== null && "cards" in file ? file.cards : file;
  if (!Array.isArray(list)) {
    problems.push({ where: "", what: "a list of cards is wanted, or a record with a list of cards" });
    return [];
  }
  return list.flatMap((entry: unknown, nth) => {
    const read = cardSchema.safeParse(entry);
    if (read.success) return [read.data];
    problems.push(...mistakesOf(entry, read.error.issues, nth));
    return [];
  });
}

/** For scenarios: the built-in cards, and cards made up on the spot. */
export const catalogOf = (madeUp: readonly CardJson[]): ColossusOrderCatalog =>
  madeUp.length === 0
    ? builtIn
    : new ColossusOrderCatalog([...new Map([...builtInCards, ...madeUp].map((card) => [card.id, card])).values()]);

/**
 * Card files: cards of one's own, which add to the built-in ones of a game and by id replace them. Each card is read by itself,
 * so that a mistake in one hides none in another.
 */
import { clauseIn, type Finding, type Form, heldAgainst, isRecord, problemAt } from "./form.ts";
import { InputError, type Problem } from "./problems.ts";

/** How the cards of a game are written down. */
export interface CardForm<Card extends { readonly id: string }> {
  /** The game's id: a file that names another game is not read. */
  readonly game: string;
  /** The schema of one card. */
  readonly form: Form<Card>;
  /** What a card says that its form allows and that cannot be meant. @param known every card that it may speak of, by id */
  sense?(card: Card, known: ReadonlyMap<string, Card>): readonly Finding[];
}

/** What a card file came to. */
export interface ReadCards<Card> {
  /** The cards that are right. */
  readonly cards: readonly Card[];
  /** Everything that is wrong with the others, each with its card, clause and key. */
  readonly problems: readonly Problem[];
}

/** The cards of a file: of a list, or of an object with a list of `cards`. */
export function readCardFile<Card extends { readonly id: string }>(game: CardForm<Card>, file: unknown): ReadCards<Card> {
  return readCardFiles(game, [], [file]);
}

/** The built-in cards, and those of one's own files. @throws InputError with every mistake of the files */
export function cardsWith<Card extends { readonly id: string }>(
  game: CardForm<Card>,
  builtIn: readonly Card[],
  files: readonly unknown[],
): readonly Card[] {
  const { cards, problems } = readCardFiles(game, builtIn, files);
  if (problems.length > 0) throw new InputError("cards", problems);
  return together(builtIn, cards);
}

/**
 * Cards made up on the spot, for a scenario.
 * @param builtIn what they may speak of
 * @param completed a record with everything filled in that was not said: a name is enough
 */
export function readMadeUpCards<Card extends { readonly id: string }>(
  game: CardForm<Card>,
  builtIn: readonly Card[],
  records: readonly unknown[],
  completed: (record: Readonly<Record<string, unknown>>) => unknown,
): ReadCards<Card> {
  const whole = records.map((record) => (isRecord(record) ? completed(record) : record));
  return readRecords(game, builtIn, [{ records: whole, called: "made-up " }]);
}

/** The built-in cards that are not replaced, and one's own. */
export const together = <Card extends { readonly id: string }>(builtIn: readonly Card[], own: readonly Card[]): readonly Card[] =>
  own.length === 0 ? builtIn : [...byId([...builtIn, ...own]).values()];

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): Map<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));

/** Some records, and what stands in front of "card X" where one of them is wrong. */
interface Records {
  readonly records: readonly unknown[];
  readonly called: string;
}

function readCardFiles<Card extends { readonly id: string }>(
  game: CardForm<Card>,
  builtIn: readonly Card[],
  files: readonly unknown[],
): ReadCards<Card> {
  const strange: Problem[] = [];
  const lists = files.flatMap((file, nth): Records[] => {
    const called = files.length === 1 ? "" : `card file ${nth + 1}`;
    if (isRecord(file) && file["game"] !== undefined && file["game"] !== game.game) {
      strange.push({ where: called, what: `these are cards of ${JSON.stringify(file["game"])}, and cards of ${game.game} are wanted` });
      return [];
    }
    const records = isRecord(file) ? file["cards"] : file;
    if (Array.isArray(records)) return [{ records, called: called === "" ? "" : `${called}, ` }];
    strange.push({ where: called, what: 'a list of cards is wanted, or an object with a list of "cards"' });
    return [];
  });
  const { cards, problems } = readRecords(game, builtIn, lists);
  return { cards, problems: [...strange, ...problems] };
}

function readRecords<Card extends { readonly id: string }>(
  { form, sense }: CardForm<Card>,
  builtIn: readonly Card[],
  lists: readonly Records[],
): ReadCards<Card> {
  const entries = lists.flatMap(({ records, called }) =>
    records.map((record, nth) => {
      const where = `${called}card ${idOf(record) ?? nth + 1}`;
      return { record, where, ...heldAgainst(form, record) };
    }),
  );
  const cards = entries.flatMap(({ value }) => value ?? []);
  const known = byId([...builtIn, ...cards]);
  const unread = new Set(entries.flatMap(({ value, record }) => (value === null ? idOf(record) : [])));
  const sensed = (card: Card) => (sense?.(card, known) ?? []).filter(({ missing }) => missing === undefined || !unread.has(missing)); // that it is not there is not so
  const seen = new Set<string>();
  const problems = entries.flatMap(({ record, where, value, findings }): readonly Problem[] => {
    const told = (found: readonly Finding[]) => found.map((finding) => problemAt(where, finding));
    if (value === null) return told([...findings, ...besides(form, record, findings, sensed)]);
    const twice = seen.has(value.id) ? [TWICE] : [];
    seen.add(value.id);
    return told([...twice, ...sensed(value)]);
  });
  return { cards, problems };
}

/** What is wrong with a card in those of its clauses in which its form has refused nothing. */
function besides<Card>(
  form: Form<Card>,
  record: unknown,
  findings: readonly Finding[],
  sensed: (card: Card) => readonly Finding[],
): readonly Finding[] {
  const key = isRecord(record) && "effects" in record ? "effects" : "effect";
  const clauses = isRecord(record) ? record[key] : null;
  if (!Array.isArray(clauses)) return [];
  const refused = new Set([null, ...findings.map(({ path }) => clauseIn(path))]);
  const isSound = (_: unknown, nth: number) => !refused.has(nth);
  const filled = clauses.map((clause, nth) => (isSound(clause, nth) ? clause : clauses.find(isSound))); // each keeps its number
  const read = heldAgainst(form, { ...(record as object), [key]: filled });
  return [...read.findings, ...(read.value === null ? [] : sensed(read.value))].filter(({ path }) => !refused.has(clauseIn(path)));
}

const TWICE: Finding = { path: [], message: "there are two cards with this id" };

const idOf = (record: unknown): string | undefined => {
  const id = isRecord(record) ? record["id"] : undefined;
  return typeof id === "string" && id !== "" ? id : undefined;
};

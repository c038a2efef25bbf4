/**
 * Card files: cards of one's own, which add to the built-in ones of a game and by id replace them. Each card is read by itself,
 * so that a mistake in one hides none in another.
 */
import { type Finding, type Form, isRecord, problemAt, readForm } from "./form.ts";
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
      return { record, where, ...readForm(form, record, where) };
    }),
  );
  const cards = entries.flatMap(({ value }) => value ?? []);
  const known = byId([...builtIn, ...cards]);
  const unread = entries.flatMap(({ value, record }) => (value === null ? `"${idOf(record)}"` : []));
  const sensed = (card: Card, where: string) =>
    (sense?.(card, known) ?? []).flatMap(
      (finding) => (unread.some((id) => finding.message.includes(id)) ? [] : problemAt(where, finding)), // that it is not there is not so
    );
  const seen = new Set<string>();
  const problems = entries.flatMap(({ record, where, value, problems }): readonly Problem[] => {
    if (value === null) return [...problems, ...besides(form, record, where, problems, sensed)];
    const twice = seen.has(value.id) ? [problemAt(where, TWICE)] : [];
    seen.add(value.id);
    return [...twice, ...sensed(value, where)];
  });
  return { cards, problems };
}

/** What is wrong with a card in those of its clauses in which its form has refused nothing. */
function besides<Card>(
  form: Form<Card>,
  record: unknown,
  where: string,
  problems: readonly Problem[],
  sensed: (card: Card, where: string) => readonly Problem[],
): readonly Problem[] {
  const key = isRecord(record) && "effects" in record ? "effects" : "effect";
  const clauses = isRecord(record) ? record[key] : null;
  if (!Array.isArray(clauses)) return [];
  const refused = new Set([undefined, ...problems.map(clauseOf)]);
  const isSound = (_: unknown, nth: number) => !refused.has(`, clause ${nth + 1}`);
  const filled = clauses.map((clause, nth) => (isSound(clause, nth) ? clause : clauses.find(isSound))); // each keeps its number
  const read = readForm(form, { ...(record as object), [key]: filled }, where);
  const found = read.value === null ? read.problems : sensed(read.value, where);
  return found.filter((problem) => !refused.has(clauseOf(problem)));
}

const clauseOf = ({ where }: Problem): string | undefined => /, clause \d+/.exec(where)?.[0];

const TWICE: Finding = { path: [], message: "there are two cards with this id" };

const idOf = (record: unknown): string | undefined => {
  const id = isRecord(record) ? record["id"] : undefined;
  return typeof id === "string" && id !== "" ? id : undefined;
};

/** What comes in from outside, read whole or refused with everything that is wrong. */
import { type Form, InputError, readForm } from "@duelex/kernel";
import type { FromSeat, Hello, JoinTable, NewTable, Request, TableAsk } from "@duelex/session";
import * as z from "zod";

/** Letters of a name at most. */
const NAME = 32;
const text = (most: number) => z.string().max(most);

/** What cannot be seen, or turns what stands beside it about: controls, formats, what nobody has assigned a shape, and letters without ink. */
const UNSEEN = /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** So many marks over one letter are a tower. */
const TOWER = /\p{M}{4}/u;

const canBeSeen = (given: string): boolean => !UNSEEN.test(given) && !TOWER.test(given) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(given);

const name = z
  .string()
  .transform((given) => given.trim())
  .pipe(
    z
      .string()
      .min(1, "a name is wanted")
      .max(NAME, `at most ${NAME} letters`)
      .refine((given) => given === "" || canBeSeen(given), "letters that can be seen are wanted"),
  );
const secret = text(64);
/** A secret that somebody else has made: long enough not to be guessed. */
const ownSecret = z.string().regex(/^[\w-]{32,64}$/, "32 to 64 letters, digits, - and _ are wanted");
/** The name of a table, as it stands in its address. */
const TABLE = /^[\w-]{1,32}$/;
const tableId = text(32).regex(TABLE, "the name of a table is wanted");
const seat = z.literal([0, 1]);
const deck = z
  .unknown()
  .refine((given) => given !== undefined && given !== null, "a deck is wanted: a record, or the id of one that comes with the game");

/** Seconds: a week at most. */
const seconds = (least: number) => z.number().min(least).max(604_800);

const newTable = z.strictObject({
  game: text(64),
  settings: z.record(text(64), text(64)).optional(),
  deck,
  name,
  against: text(64),
  machineDeck: z.unknown().optional(),
  seat: seat.optional(),
  clock: z.strictObject({ bank: seconds(1), increment: seconds(0), out: z.literal(["loses", "machine", "nothing"]) }).nullable(),
  watched: z.boolean(),
});

const joinTable = z.strictObject({ name, deck, invitation: secret.optional(), key: ownSecret.optional() });

const hello = z.discriminatedUnion("hello", [
  z.strictObject({ hello: z.literal("seat"), table: tableId, key: secret, lines: z.int().min(0).max(1_000_000).optional() }),
  z.strictObject({ hello: z.literal("watch"), table: tableId }),
  z.strictObject({ hello: z.literal("lobby") }),
]);

const id = z.int().min(0);
const tableAsk = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("wish"), what: z.literal("take back"), id, seat }),
  z.strictObject({ ask: z.literal("agree"), id, seat }),
  z.strictObject({ ask: z.literal("decline"), id, seat }),
  z.strictObject({ ask: z.literal("rematch"), id, seat }),
  z.strictObject({ ask: z.literal("there"), id, seat }),
]);

/** What a match is asked over a socket; the rest one's own page knows. */
const MATCH_ASKS: ReadonlySet<string> = new Set<Request["ask"]>([
  ...(["answer", "pass on", "concede", "tree", "why", "why not", "preview", "harm", "hint", "faces", "save", "again"] as const),
]);
/** Longest text, and most texts, in what a match is asked. */
const WORDS = 200;
const FACES = 500;

/** @throws InputError with everything that is wrong */
function read<T>(subject: string, form: Form<unknown>, given: unknown): T {
  const { value, problems } = readForm(form, given);
  if (value === null) throw new InputError(subject, problems);
  return value as T;
}

export const readNewTable = (given: unknown): NewTable => read("table", newTable, given);
export const readJoinTable = (given: unknown): JoinTable => read("table", joinTable, given);
export const readHello = (given: unknown): Hello => read("hello", hello, given);

const TABLE_ASKS: ReadonlySet<string> = new Set<TableAsk["ask"]>(["wish", "agree", "decline", "rematch", "there"]);

/** Could this be the name of a table? Nothing else is looked for in the database. */
export const isTableName = (given: string): boolean => TABLE.test(given);

/**
 * The text at which the database would stumble, wherever it stands in what came as JSON: half of a pair of surrogates, or NUL.
 * @returns whether there is one
 */
export function holdsNoText(given: unknown): boolean {
  const left = [given];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && (next.includes("\0") || /\p{Surrogate}/u.test(next))) return true;
    if (typeof next === "object" && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
}

/** A message of a seat: what concerns the table is read whole, what concerns the match the host reads. @throws InputError */
export function readFromSeat(
  given: unknown,
): { readonly to: "table"; readonly ask: FromSeat & TableAsk } | { readonly to: "match"; readonly ask: Request } {
  const ask = (given as { readonly ask?: unknown } | null | undefined)?.ask;
  if (typeof ask === "string" && TABLE_ASKS.has(ask)) return { to: "table", ask: read("request", tableAsk, given) };
  if (typeof ask !== "string" || !MATCH_ASKS.has(ask))
    throw new InputError("request", [{ where: "ask", what: `one of ${[...MATCH_ASKS, ...TABLE_ASKS].join(", ")} is wanted` }]);
  const { words, ids } = given as { readonly words?: unknown; readonly ids?: unknown };
  if (typeof words === "string" && words.length > WORDS)
    throw new InputError("request", [{ where: "words", what: `at most ${WORDS} letters` }]);
  if (Array.isArray(ids) && ids.length > FACES) throw new InputError("request", [{ where: "ids", what: `at most ${FACES} cards` }]);
  return { to: "match", ask: given as Request };
}

/** The number that a reply to a message would name; -1 if it has none. */
export function numberOf(given: unknown): number {
  const number = (given as { readonly id?: unknown } | null | undefined)?.id;
  return Number.isSafeInteger(number) ? (number as number) : -1;
}

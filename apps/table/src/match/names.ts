import type { Seat } from "@duelex/kernel";
import type { Answer, Sitter } from "@duelex/session";
import { PERSON } from "../store/state.ts";
import type { Words } from "../words/index.ts";

/** What the players are called: "You" where one person sits, else as they call themselves, or by what they are. */
export function namesOf(
  words: Words,
  sitters: readonly [Sitter, Sitter],
  seats: readonly Seat[],
  called: readonly [string, string] | null,
  /** In a lesson it plays no part how strong the machine is: the lesson has chosen it. */
  isLesson: boolean,
): readonly [string, string] {
  const name = (seat: Seat): string => {
    if (called !== null && (seats.length !== 1 || seats[0] !== seat)) return called[seat];
    if (isLesson && sitters[seat] !== PERSON) return words.players.teacher;
    if (sitters[seat] !== PERSON) return words.players.machine(sitters[seat]!, sitters[0] === sitters[1] ? seat + 1 : null);
    return seats.length === 1 ? words.players.you : words.players.person(seat + 1);
  };
  return [name(0), name(1)];
}

/** What tells an answer from those that read alike; of a player who that is, where it is not said already. */
export const detailOf = ({ about, detail }: Answer, names: readonly [string, string], me: Seat | null): string =>
  about.kind === "player" ? (me === null ? names[about.seat] : "") : detail;

/** Who has won, or that nobody has. */
export const sayWinner = (words: Words, winner: Seat | null, names: readonly [string, string]): string =>
  winner === null ? words.result.draw : words.result.wins(names[winner], names[winner] === words.players.you);

/** A question of more letters takes three lines beside the answers, and leaves two for what is said below it. */
export const isLong = ({ says }: { readonly says: string }): boolean => says.length > 70;

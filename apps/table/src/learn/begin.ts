/** A first match of a game, and the first real one after it. */
import { listed } from "../games.ts";
import { begin } from "../store/begin.ts";
import { newSeed } from "../store/dice.ts";
import { wantGame } from "../store/games.ts";
import { newId } from "../store/kept.ts";
import { PERSON, type Sitting } from "../store/state.ts";
import { NOT_BEGUN } from "./notes.ts";

/** Who sits opposite where the lesson does not say, and in the first real match: somebody who makes many mistakes. */
const FIRST = "level:1";

async function laid(id: string, lesson: string | null): Promise<Sitting> {
  const { decks: names, seed, position, opponent = FIRST } = await listed(id)!.lesson();
  const { decks } = await wantGame(id);
  const [mine, other] = names.map((name) => decks.find((deck) => deck.id === name)?.deck);
  return {
    id: newId(),
    seats: [0],
    sitters: [PERSON, lesson === null ? FIRST : opponent],
    lesson: lesson === null ? null : NOT_BEGUN,
    title: lesson,
    open:
      lesson !== null && position !== undefined
        ? { kind: "position", scenario: { game: id, title: lesson, position } }
        : { kind: "decks", game: id, decks: [mine, other], seed: lesson === null ? newSeed() : seed },
  };
}

/** Lays the table for a lesson and goes there. @throws Refused (as a rejection) */
export const beginLesson = (game: string, title: string): Promise<boolean> => begin(laid(game, title));

/** Lays the table for a whole match with the decks of the lesson and goes there. @throws Refused (as a rejection) */
export const beginReal = (game: string): Promise<boolean> => begin(laid(game, null));

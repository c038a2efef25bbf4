/** What somebody at a server would have been told if what is hidden from them were dealt otherwise: the yardstick of what was told. */
import { isDeepStrictEqual } from "node:util";
import { diceOf, type Game, type Replay, type Seat } from "@duelex/kernel";
import { fromDecks, Host, PERSON, type Position, Session, type Told, watching } from "@duelex/session";

/** A position as it came over a line, and the lines of the story that this line had been told until then. */
export interface Heard {
  readonly position: Position;
  readonly story: readonly string[];
}

/**
 * The position after so many answers of a match, with what is hidden from `blind` dealt anew.
 * @param to who is told; null: who watches
 */
export async function otherwise(
  game: Game,
  { decks, seed, settings, answers }: Replay,
  given: number,
  to: Seat | null,
  blind: Seat,
): Promise<Position> {
  const library = { game, catalog: game.catalog(), ownCards: [] };
  const session = new Session(library, fromDecks(library, { decks, seed, settings }), [PERSON, PERSON]);
  const followed = session.follow(answers.slice(0, given));
  if (followed !== given) throw new Error(`the replay parts at answer ${followed + 1}`);
  session.match.redeal(blind, diceOf(given + 77));
  const host = new Host({
    ...{ load: () => Promise.reject(new Error("not wanted")), machines: [], later: () => undefined, free: false, watching },
    machine: () => {
      throw new Error("there is none");
    },
    keep: () => Promise.resolve(false),
  });
  host.put(session, []);
  const told: Told[] = [];
  if (to === null) host.watch((each) => void told.push(each));
  else host.join([to], (each) => void told.push(each));
  await host.idle;
  return JSON.parse(JSON.stringify(told[0])) as Position;
}

/** What is the same however many answers a line has heard: its numbers are the table's, not a new host's. */
function essence({ view, question, standing, result, sitters, thinking }: Position): object {
  return { view, question: question === null ? null : { ...question, number: 0 }, standing, result, sitters, thinking };
}

/** What was told differs from what would have been told with other hidden cards; null if it does not. */
export function differenceOf({ position, story }: Heard, other: Position): string | null {
  const [here, there] = [essence(position), essence(other)] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of Object.keys(here))
    if (!isDeepStrictEqual(here[key], there[key])) return `${key}: ${JSON.stringify(here[key])} against ${JSON.stringify(there[key])}`;
  const lines = other.story.lines.map(({ text }) => text);
  const parts = story.findIndex((text, nth) => text !== lines[nth]);
  return parts >= 0 || lines.length !== story.length ? `the story, from line ${parts < 0 ? story.length : parts}` : null;
}

/** The match on the table once more. */
import type { Seat } from "@duelex/kernel";
import type { Opening, Study } from "@duelex/session";
import { begin } from "../store/begin.ts";
import { newSeed } from "../store/dice.ts";
import { newId } from "../store/kept.ts";
import { PERSON } from "../store/state.ts";
import { positionOf, save, useTable } from "../store/table.ts";

const swapped = <Value>([one, other]: readonly [Value, Value]): readonly [Value, Value] => [other, one];

/**
 * Begins it with the same people, decks, settings and cards, and new dice; they change seats, so that who began is second. One that
 * began with a position begins there again, and nobody changes.
 * @returns whether seats were changed; null where nobody has gone to it
 * @throws Refused (as a rejection)
 */
export async function beginAgain(): Promise<{ readonly changed: boolean } | null> {
  const { title, seats, curtains, puzzle } = useTable.getState();
  const position = positionOf(useTable.getState());
  const saved = await save("study");
  if (position === null || saved === null) return null;
  const { game, begins, ownCards } = saved.file as Study;
  const own = ownCards === undefined ? {} : { ownCards };
  const isDealt = begins.kind === "decks";
  const open: Opening = isDealt ? { ...begins, game, decks: swapped(begins.decks), seed: newSeed(), ...own } : { ...begins, ...own };
  const sitters = isDealt ? swapped(position.sitters) : position.sitters;
  const people: readonly Seat[] = ([0, 1] as const).filter((seat) => sitters[seat] === PERSON);
  const isGoneTo = await begin({
    id: newId(),
    open,
    sitters,
    seats: isDealt && people.length > 0 ? people : seats,
    curtains,
    title,
    puzzle: puzzle?.name ?? null,
  });
  return isGoneTo ? { changed: isDealt } : null;
}

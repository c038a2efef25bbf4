import type { Read } from "./form.ts";
import type { Setup } from "./game.ts";
import { InputError, type Problem, problemsIn } from "./problems.ts";
import { readSettings, type Setting, type Settings } from "./settings.ts";

/** What a match is to be played with, found to be right. */
export interface ReadSetup<Deck> {
  /** Every setting, its default where nothing was said. */
  readonly settings: Settings;
  /** Both decks, read. */
  readonly decks: readonly [Deck, Deck];
}

/** Settings and both decks, read together. @throws InputError with everything that is wrong with any of them */
export function readSetup<Deck>(
  setup: Setup,
  known: readonly Setting[],
  readDeck: (deck: unknown, settings: Settings) => Read<Deck>,
): ReadSetup<Deck> {
  const problems: Problem[] = [];
  const settings = readSettings(known, setup.settings ?? {}, problems);
  const decks = setup.decks.map((given, seat) => {
    const read = readDeck(given, settings);
    problems.push(...problemsIn(`deck of P${seat + 1}`, read.problems));
    return read.value;
  });
  if (problems.length > 0) throw new InputError("match", problems);
  return { settings, decks: decks as [Deck, Deck] }; // where there are no problems, there are decks
}

import { isRecord, type Read } from "./form.ts";
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

/** The record lies in what stands here, or is called by it. */
function slipIn(given: unknown): string | null {
  if (typeof given === "string")
    return `a deck's record is wanted, not its name: that of one that comes with the game is in its decks, as their "deck"`;
  return isRecord(given) && isRecord(given["deck"]) ? `a deck's record is wanted: here it is "deck"` : null;
}

/** Settings and both decks, read together. @throws InputError with everything that is wrong with any of them */
export function readSetup<Deck>(
  setup: Setup,
  known: readonly Setting[],
  readDeck: (deck: unknown, settings: Settings) => Read<Deck>,
): ReadSetup<Deck> {
  const problems: Problem[] = [];
  const settings = readSettings(known, setup.settings ?? {}, problems);
  if (!Array.isArray(setup.decks) || setup.decks.length !== 2)
    throw new InputError("match", [...problems, { where: "decks", what: "a list of two is wanted: P1's and P2's" }]);
  const decks = setup.decks.map((given, seat) => {
    const read = readDeck(given, settings);
    const slip = read.problems.length === 0 ? null : slipIn(given);
    problems.push(...problemsIn(`deck of P${seat + 1}`, slip === null ? read.problems : [{ where: "", what: slip }]));
    return read.value;
  });
  if (problems.length > 0) throw new InputError("match", problems);
  return { settings, decks: decks as [Deck, Deck] }; // where there are no problems, there are decks
}

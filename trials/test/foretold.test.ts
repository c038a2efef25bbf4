/** The promise that answers are foretold: kept in a match as it is, and not where looking ahead sees how hidden cards lie. */
import { bos } from "@duelex/bos";
import { diceOf, type Match } from "@duelex/kernel";
import { fromDecks, PERSON, Session } from "@duelex/session";
import { expect, test } from "vitest";
import { answersAreForetold } from "../soak/foretold.ts";

/** Copies of it are not dealt anew before they are looked at; but the first one is, with which the promise compares. */
function peeking(match: Match): Match {
  const copyOf = (of: Match) => match.clone.call(of);
  const asItLies = (of: Match): Match => Object.assign(copyOf(of), { redeal: () => undefined });
  const seen = copyOf(match);
  let copies = 0;
  const clone = () => {
    if (copies++ > 0) return asItLies(seen);
    const dealt = copyOf(seen);
    return Object.assign(dealt, { clone: () => asItLies(dealt) });
  };
  return Object.assign(seen, { clone });
}

test.each([
  ["as it is", (match: Match) => match, false],
  ["that lets who looks ahead see hidden cards", peeking, true],
] as const)("of a match %s", (_which, of, tells) => {
  const library = { game: bos, catalog: bos.catalog(), ownCards: [] };
  const { match } = new Session(library, fromDecks(library, { decks: [bos.decks[0]!.deck, bos.decks[1]!.deck], seed: 3 }), [
    PERSON,
    PERSON,
  ]);
  const dice = diceOf(3);
  const broken: string[] = [];
  for (let given = 0; !match.over; given++) {
    if (given % 6 === 0) broken.push(...answersAreForetold(bos, of(match), dice));
    match.play(dice(match.options().count));
  }
  expect(broken.length > 0).toBe(tells);
  for (const each of broken) expect(each).toMatch(/something else is told with other hidden cards$/);
});

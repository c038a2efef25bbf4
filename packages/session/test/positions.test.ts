/** What an editor offers of the clauses of cards is what a position takes, and nothing else is. */
import { bos } from "@duelex/bos";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { type CardEntry, type Game, InputError, type Scenario } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";

/** Everything that is wrong with a position, in words. */
function wrong(game: Game, position: object): readonly string[] {
  try {
    openScenario(game, { game: game.id, position, script: [] } as unknown as Scenario);
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ what }) => what);
  }
}

const CLAUSES = [1, 2, 3];
/** Every so many cards are tried. */
const SOME = 23;

const played = (game: Game, isMeant: (card: CardEntry) => boolean): readonly CardEntry[] =>
  game.catalog().entries.filter((card) => card.outOfPlay === undefined && isMeant(card));

describe.each([
  { game: gundam as unknown as Game, type: "Unit", at: "battleArea", used: /not limited to once a turn/, lasts: /lasts for a time/ },
  { game: gateRuler as unknown as Game, type: "unit", at: "leftAttackZone", used: /not limited to once a turn/, lasts: /lasts/ },
  { game: bos as unknown as Game, type: "summon", at: "summons", used: /not one that a main phase limits/, lasts: null },
])("$game.name", ({ game, type, at, used, lasts }) => {
  const sayable = game.sayable!();

  test("each is said in words, by the number of its card", () => {
    const ids = new Set(game.catalog().entries.map(({ id }) => id));
    expect(sayable.length).toBeGreaterThan(0);
    expect(sayable.filter(({ card, says, limited, lasts }) => !ids.has(card) || says === "" || (!limited && !lasts))).toEqual([]);
  });

  test("clauses that may be used up are those that a position takes as used", () => {
    for (const { id } of played(game, (card) => card.type === type).filter((_, nth) => nth % SOME === 0)) {
      const taken = CLAUSES.filter(
        (clause) => !wrong(game, { P1: { [at]: [{ card: id, used: [clause] }] } }).some((what) => used.test(what)),
      );
      expect([id, taken]).toEqual([id, sayable.filter(({ card, limited }) => card === id && limited).map(({ clause }) => clause)]);
    }
  });

  test("clauses that last are those that a position takes as running", () => {
    if (lasts === null) return void expect(sayable.some((each) => each.lasts)).toBe(false);
    for (const { id } of played(game, () => true).filter((_, nth) => nth % SOME === 0)) {
      const taken = CLAUSES.filter((clause) => !wrong(game, { effects: [{ card: id, clause }] }).some((what) => lasts.test(what)));
      const offered = sayable.filter((each) => each.card === id && each.lasts).map(({ clause }) => clause);
      expect([id, taken]).toEqual([id, offered.filter((clause) => CLAUSES.includes(clause))]);
    }
  });
});

/** The rules of each game alone, as a page or a worker loads them that reads no files: the same match, byte for byte. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { type Game, newMatch, option, type Rules } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";

/** A game made of what the doors of its package give, each imported by itself. */
const alone: Readonly<Record<string, () => Promise<{ whole: Game; rules: Rules; cardsOnly: Rules }>>> = {
  gundam: async () => {
    const [{ rulesWith }, { cards }, { decks }] = await Promise.all([
      import("@duelex/gundam/rules"),
      import("@duelex/gundam/cards"),
      import("@duelex/gundam/decks"),
    ]);
    const { rulebook } = await import("@duelex/gundam/rulebook");
    const { clauseText } = await import("@duelex/gundam/text");
    return { whole: gundam, rules: rulesWith({ cards, decks, rulebook, clauseText }), cardsOnly: rulesWith({ cards }) };
  },
  "gate-ruler": async () => {
    const [{ rulesWith }, { cards }, { decks }] = await Promise.all([
      import("@duelex/gate-ruler/rules"),
      import("@duelex/gate-ruler/cards"),
      import("@duelex/gate-ruler/decks"),
    ]);
    const { rulebook } = await import("@duelex/gate-ruler/rulebook");
    return { whole: gateRuler, rules: rulesWith({ cards, decks, rulebook }), cardsOnly: rulesWith({ cards }) };
  },
  bos: async () => {
    const [{ rulesWith }, { cards }, { decks }] = await Promise.all([
      import("@duelex/bos/rules"),
      import("@duelex/bos/cards"),
      import("@duelex/bos/decks"),
    ]);
    const { rulebook } = await import("@duelex/bos/rulebook");
    return { whole: bos, rules: rulesWith({ cards, decks, rulebook }), cardsOnly: rulesWith({ cards }) };
  },
  "colossus-order": async () => {
    const [{ rulesWith }, { cards }, { decks }] = await Promise.all([
      import("@duelex/colossus-order/rules"),
      import("@duelex/colossus-order/cards"),
      import("@duelex/colossus-order/decks"),
    ]);
    const { rulebook } = await import("@duelex/colossus-order/rulebook");
    return { whole: colossusOrder, rules: rulesWith({ cards, decks, rulebook }), cardsOnly: rulesWith({ cards }) };
  },
};

/** A whole match between two machines: every answer as it is written, the last position, and what is said of the end. */
function playedWith(game: Rules): unknown {
  const [first, second] = game.decks;
  const match = newMatch(game, { decks: [first!.deck, second!.deck], seed: 11 }, { record: true });
  const players = [playerNamed("greedy", game, 0, 11), playerNamed("random", game, 1, 11)] as const;
  const answers: string[] = [];
  while (!match.over) {
    const index = players[match.asked]!.choose(match);
    answers.push(match.notate(index));
    match.play(index);
  }
  return { answers, hash: match.hash(), cards: match.cardsFingerprint, told: match.record().events.map((event) => match.tell(event)) };
}

describe.each(Object.entries(alone))("%s", (_, load) => {
  test("the rules with the built-in cards, decks and rulebook play as the whole game does", async () => {
    const { whole, rules } = await load();
    expect(rules.decks).toEqual(whole.decks);
    expect(rules.catalog().fingerprint).toBe(whole.catalog().fingerprint);
    expect(playedWith(rules)).toEqual(playedWith(whole));
  });

  test("without a rulebook the paragraphs are cited all the same, in questions and in refusals", async () => {
    const { whole, cardsOnly } = await load();
    expect(cardsOnly.decks).toEqual([]);
    const setup = { decks: [whole.decks[0]!.deck, whole.decks[1]!.deck], seed: 3 } as const;
    const [bare, told] = [newMatch(cardsOnly, setup), newMatch(whole, setup)];
    for (let at = 0; at < 60 && !told.over; at++) {
      expect(bare.question()!.rule).toBe(told.question()!.rule);
      expect(bare.question()!.says).not.toBe("");
      for (const verb of told.phrases.keys()) {
        const refused = bare.whyNot(option(verb));
        expect(refused?.rule).toBe(told.whyNot(option(verb))?.rule);
        expect(refused?.fact).not.toBe("");
      }
      const answer = (at * 7) % told.options().count;
      told.play(answer);
      bare.play(answer);
    }
    expect(bare.hash()).toBe(told.hash());
  });
});

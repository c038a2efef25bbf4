/** A deck list is nobody else's business: two matches that differ in it alone ask the same, until a card is seen. */
import { diceOf, newMatch, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import type { Paragraph } from "../src/rulebook.ts";
import type { GateRuler } from "../src/table.ts";

interface Deck {
  readonly cards: Readonly<Record<string, number>>;
}
const deckOf = (id: string) => gateRuler.decks.find((each) => each.id === id)!.deck as Deck;

/** The deck with one card in another's place, as often. */
function exchanged(deck: Deck, card: string, by: string): Deck {
  return { ...deck, cards: Object.fromEntries(Object.entries(deck.cards).map(([id, copies]) => [id === card ? by : id, copies])) };
}

interface Hidden {
  /** Their names: the one could be used when the other could not. */
  readonly names: readonly [string, string];
  readonly decks: readonly [Deck, Deck];
  readonly against: Deck;
  /** By which paragraph their player is asked, also where there is nothing to do but pass. */
  readonly asks: Paragraph;
  readonly own?: readonly unknown[];
}

/** Answers that can be given in either match, and do not use one of the two cards. */
function answersTo(g: GateRuler, name: string): Map<string, number> {
  const answers = new Map<string, number>();
  for (let index = 0; index < g.options().count; index++) {
    const answer = g.notate(index);
    if (!answer.includes(name)) answers.set(answer, index);
    else if (answer.startsWith("set") || answer.startsWith("keep")) answers.set(answer.replaceAll(name, "it"), index);
  }
  return answers;
}

/** Plays both matches side by side, with the same dice and the same answers; how often the holder of the cards was asked and could only pass. */
function playAlike({ names, decks, against, asks, own = [] }: Hidden, seat: Seat, seed: number): number {
  const catalog = gateRuler.catalog(...own);
  const [one, other] = decks.map((deck) =>
    newMatch(gateRuler, { decks: seat === 0 ? [deck, against] : [against, deck], seed, catalog }),
  ) as [GateRuler, GateRuler];
  const told = (g: GateRuler) => JSON.stringify({ asked: g.question(), seen: g.view((1 - seat) as Seat) });
  const dice = diceOf(seed);
  let passes = 0;
  while (!one.over) {
    const [here, there] = [told(one), told(other)];
    if (here.includes(names[0]) || there.includes(names[1])) break; // now it has been seen
    expect(there).toBe(here);
    if (one.asked === seat && one.question()?.rule === asks && other.options().count === 1) passes++;
    const answers = [...answersTo(one, names[0])];
    const alike = answersTo(other, names[1]);
    const [answer, index] = answers[dice(answers.length)]!;
    if (!alike.has(answer)) expect.fail(`"${answer}" can be answered in one match only`);
    one.play(index);
    other.play(alike.get(answer)!);
  }
  return passes;
}

function expectAlike(hidden: Hidden): void {
  for (const deck of hidden.decks) expect(gateRuler.checkDeck(deck, gateRuler.catalog(...(hidden.own ?? [])))).toEqual([]);
  for (const seat of [0, 1] as const) {
    let passes = 0;
    for (let seed = 1; seed <= 2; seed++) passes += playAlike(hidden, seat, seed);
    expect(passes).toBeGreaterThan(0);
  }
}

describe("what a hidden deck holds is not told by what its player is asked", () => {
  test("R-D-SETCHANCE a set card that could answer an attack, and one that could not", { timeout: 60_000 }, () => {
    const wizard = deckOf("deck-wizard-trap");
    expectAlike({
      names: ["Proximity Mine", "Ghost Fire"],
      decks: [wizard, exchanged(wizard, "T-047", "T-052")],
      against: deckOf("deck-knight-warding"),
      asks: "GR-11",
    });
  });

  test("R-D-ASK a card that could be used from hand at any time, and one that could not", { timeout: 60_000 }, () => {
    const unit = { type: "unit", reality: "original-test", traits: [], keywords: [], faction: "ATLAS", level: 1, legendary: false };
    const values = { atk: 2, hp: 2, stk: 1 };
    const instant = {
      kind: "activated",
      timing: "instant",
      zone: "hand",
      condition: { turn: "opponent" },
      cost: [],
      do: [{ op: "normalSummon", target: "self" }],
    };
    const own = [
      { ...unit, ...values, id: "X-1", name: { ja: null, en: "Ambusher" }, effect: [instant] },
      { ...unit, ...values, id: "X-2", name: { ja: null, en: "Bystander" }, effect: [] },
    ];
    const knight = deckOf("deck-knight-warding");
    expectAlike({
      names: ["Ambusher", "Bystander"],
      decks: [exchanged(knight, "T-017", "X-1"), exchanged(knight, "T-017", "X-2")],
      against: deckOf("deck-apprentice-line"),
      asks: "9-3e",
      own: [own],
    });
  });
});

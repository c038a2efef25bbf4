import { colossusOrder } from "@duelex/colossus-order";
import { BOTH, type Card, HouseLimit, type Match, otherSeat, put, type Scenario, type Side, seatName } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import puzzle from "../../colossus-order/scenarios/puzzle-01-three-cards-left.json" with { type: "json" };
import { Duel, duel } from "../../kernel/test/duel.ts";
import { checkProof, type SolveOptions, solve, solving } from "../src/index.ts";
import { type Gamble, gambling } from "./gamble.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
const limits: SolveOptions = { answers: 8, positions: 100_000 };
const some = ["Blade 1", "Blade 1", "Blade 1"];

/** Another toy: who plays a card guesses the other player's first card in hand, and wins or loses by it. */
class Guess extends Duel {
  override blank(): this {
    return new Guess(this.catalog) as this;
  }
  override strike(card: Card): void {
    const seat = this.ownerOf(card);
    const [other] = this.cards(otherSeat(seat), 1);
    this.lose(other !== undefined && this.number(other) === this.number(card) ? otherSeat(seat) : seat);
    this.finish();
  }
}

/** A toy whose strikes have no end. */
class Endless extends Duel {
  override blank(): this {
    return new Endless(this.catalog) as this;
  }
  override strike(): void {
    throw new HouseLimit("strikes without an end");
  }
}

/** A toy in which whoever is asked may pass only if the other player's first card is no Blade 6. */
class Wary extends Duel {
  override blank(): this {
    return new Wary(this.catalog) as this;
  }
  override options() {
    for (const card of this.cards(otherSeat(this.asked), 1)) this.number(card);
    return super.options();
  }
}

/** A toy in which a card that has been shown wins, and another does nothing. */
class Shown extends Duel {
  override blank(): this {
    return new Shown(this.catalog) as this;
  }
  override strike(card: Card): void {
    const known = this.known[card] === BOTH;
    this.relocate(card, this.zone(this.ownerOf(card), 2));
    if (!known) return;
    this.lose(otherSeat(this.ownerOf(card)));
    this.finish();
  }
}

/** A toy in which whoever plays a card wins, whatever two dice of so many sides say. */
class Fortune extends Duel {
  sides: readonly [number, number] = [1, 1];
  override blank(): this {
    const made = new Fortune(this.catalog);
    made.sides = this.sides;
    return made as this;
  }
  override strike(card: Card): void {
    for (const sides of this.sides) this.roll(sides);
    this.lose(otherSeat(this.ownerOf(card)));
    this.finish();
  }
}

describe("dice and shuffles to come nobody knows", () => {
  test("a win that hangs on a roll is none, even where the dice would fall well; one that no roll can spoil is one", () => {
    const against = (life: number): Gamble => gambling({ life: 9, hand: ["Blade 6"], deck: some }, { life, deck: some });
    const lucky = against(3);
    const rolled = (seed: number): Match => {
      lucky.seed(seed);
      const after = lucky.clone();
      after.play(after.parse("play Blade 6"));
      return after;
    };
    let seed = 1;
    while (!rolled(seed).over) seed++;
    expect(solve(lucky, { turns: 1, positions: 1000 }).forced).toBe(false);
    for (const [life, forced] of [
      [1, true],
      [2, false],
      [3, false],
    ] as const) {
      const match = against(life);
      const { forced: found, claim, proof } = solve(match, { turns: 1, positions: 1000 });
      expect(found, `life ${life}`).toBe(forced);
      expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true });
    }
  });

  test("rolls that a scenario fixes are known", () => {
    for (const [roll, forced] of [
      [2, true],
      [1, false],
    ] as const) {
      const match = gambling({ life: 9, hand: ["Blade 6"], deck: some }, { life: 3, deck: some });
      match.fixedRolls = [roll];
      const { forced: found, claim, proof } = solve(match, { turns: 1, positions: 1000 });
      expect(found).toBe(forced);
      expect(checkProof(match, claim!, proof!).flaws).toEqual([]);
    }
  });

  test("what can turn out in more than 5,000 ways is not decided", () => {
    const match = new Fortune(duel.catalog() as Duel["catalog"]);
    match.copyFrom(arranged({ hand: ["Blade 3"], deck: some }, { life: 9, deck: some }) as Fortune);
    const found = (
      [
        [50, 20],
        [100, 51],
        [5001, 1],
      ] as const
    ).map((sides) => {
      match.sides = sides;
      const { forced, undecided } = solve(match, { answers: 1, positions: 100_000 });
      return [forced, undecided];
    });
    expect(found).toEqual([
      [true, null],
      [null, "chance"],
      [null, "chance"],
    ]);
  });

  test.each([
    ["nothing", [], [3, 104]],
    ["one card", [1], [3, 74]],
    ["all of it", [1, 2, 3], [6, 104]],
  ])("a small deck of which %s is known, shuffled: how many kinds come of it, in how many positions", (_, known, counted) => {
    const match = gambling({ life: 9, hand: ["Blade 5"], deck: ["Herald", "Blade 1", "Blade 2", "Blade 3"] }, { life: 1, deck: some });
    for (const nth of known) put(match.known, [...match.cards(0, 0)][nth - 1]!, BOTH);
    const { kinds, positions } = solve(match, { answers: 2, kinds: 300, positions: 5000 });
    expect([kinds, positions]).toEqual(counted);
  });

  test.each([0, 300])("a shuffle: what lies on top counts for nothing, whatever is drawn must do (kinds: %i)", (kinds) => {
    // the first card of the deck is drawn at once; a shuffle, a draw, and the draw of the next turn follow
    const against = (deck: string[]): Gamble =>
      gambling({ life: 9, hand: ["Blade 5"], deck: ["Herald", ...deck] }, { life: 1, deck: some });
    const limits = { answers: 3, positions: 50_000, ...(kinds === 0 ? {} : { kinds }) };
    const one = against(["Blade 1", "Blade 1", "Blade 2", "Herald", "Blade 3"]);
    const { claim, proof, first, positions } = solve(one, limits);
    expect(first).toContain("play Blade 5"); // of two cards that are drawn one is a blade
    const two = against(["Blade 1", "Blade 1", "Blade 2", "Herald", "Herald"]);
    expect(solve(two, limits).first).not.toContain("play Blade 5");
    expect(checkProof(one, claim!, proof!, { most: 60 }).flaws).toEqual([]);
    expect(positions).toBe(kinds === 0 ? 626 : 1553);
  });
});

describe("everything open", () => {
  test("a win in one answer, and only the one that wins is in the line", () => {
    const match = arranged({ hand: ["Blade 1", "Blade 3"], deck: some }, { life: 3, deck: some });
    expect(solve(match, limits)).toMatchObject({ forced: true, answers: 1, line: ["P1: play Blade 3"], deals: 1, undecided: null });
  });

  test("a win in three: whatever the other one does in between, and the line can be played", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    const { forced, answers, line } = solve(match, limits);
    expect({ forced, answers, line: line.length }).toEqual({ forced: true, answers: 3, line: 3 });
    for (const answer of line) {
      expect(answer.slice(0, 2)).toBe(seatName(match.asked));
      match.play(match.parse(answer.slice(4)));
    }
    expect(match.standing()).toEqual({ over: true, winner: 0 });
  });

  test("none, if the other one strikes back; and then that one has one", () => {
    const match = arranged({ life: 2, hand: ["Blade 2"], deck: ["Blade 2", "Blade 1"] }, { life: 4, hand: ["Blade 2"], deck: some });
    expect(solve(match, limits)).toMatchObject({ claim: { seat: 0, goal: "hold" }, forced: false, undecided: null });
    expect(solve(match, { ...limits, seat: 1 })).toMatchObject({ claim: { seat: 1, goal: "win" }, forced: true, answers: 2 });
  });

  test("what lies on top of the deck is drawn", () => {
    const match = arranged({ hand: ["Blade 1"], deck: ["Blade 1", "Blade 6"] }, { life: 6, deck: some });
    expect(solve(match, limits)).toMatchObject({ forced: true, answers: 3 });
  });

  test("none within so many answers; not decided: too few positions, stopped", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    expect(solve(match, { ...limits, answers: 2 })).toMatchObject({ forced: false, ever: false, answers: 2, undecided: null });
    expect(solve(match, { ...limits, positions: 3 })).toMatchObject({ forced: null, undecided: "positions" });
  });

  test.each<[string, Omit<SolveOptions, "positions">, object]>([
    ["answers", { answers: 30 }, { depth: 9, positions: 10_560 }],
    ["turns", { turns: 30 }, { depth: null, positions: 4098 }],
  ])("how far it is, is said every 4,096 positions or so, and who is stopped has decided nothing: %s", (_, horizon, far) => {
    const side = { life: 60, hand: ["Blade 1", "Blade 2", "Blade 3"], deck: ["Blade 4", "Blade 5", "Blade 6", "Herald", "Blade 1"] };
    const work = solving(arranged(side, side), { ...horizon, positions: 1_000_000 });
    const { done, value } = work.next();
    expect({ done, value }).toMatchObject({ done: false, value: far });
    expect(work.next(true)).toMatchObject({ done: true, value: { forced: null, undecided: "interrupted" } });
    expect(solve(arranged(side, side), { ...horizon, positions: 5000 })).toMatchObject({ forced: null, undecided: "positions" });
  });

  test("who holds out is shown every answer that does, and no other", () => {
    const match = arranged(
      { life: 2, hand: ["Blade 1", "Blade 2", "Herald"], deck: some },
      { life: 2, hand: ["Blade 2"], deck: ["Blade 2", "Blade 2"] },
    );
    const { forced, first, claim } = solve(match, { turns: 2, positions: 10_000, seat: 1 });
    // a Blade 1 leaves one life, with which no Blade 2 can be played (1-3)
    expect({ forced, first, goal: claim!.goal }).toEqual({ forced: false, first: ["play Blade 1", "play Blade 2"], goal: "hold" });
  });

  test.each([
    { says: "the other one wins at once", life: 1, deck: some, told: { ever: true, answers: 2 } },
    { says: "the other one may win later", life: 2, deck: some, told: { ever: false, answers: 3 } },
  ])("that there will never be a win is known as soon as the match is lost: $says", ({ life, deck, told }) => {
    const match = arranged({ life, hand: [], deck }, { life: 9, hand: ["Blade 1"], deck: some });
    expect(solve(match, { answers: 3, positions: 10_000 })).toMatchObject({ forced: false, ...told });
  });

  test("with no positions at all nothing is known; in how many answers there is none is said where answers are counted", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    expect(solve(match, { answers: 3, positions: 0 })).toMatchObject({ undecided: "positions", answers: 0 });
    expect(solve(match, { turns: 3, positions: 3 })).toMatchObject({ undecided: "positions", answers: null });
  });

  test("who asks for the only answer is told two as soon as there are two, and is shown nothing", () => {
    const match = arranged({ hand: ["Blade 3", "Blade 4", "Blade 5"], deck: some }, { life: 3, deck: some });
    expect(solve(match, { ...limits, onlySingle: true })).toMatchObject({
      forced: true,
      first: ["play Blade 3", "play Blade 4"],
      single: false,
      proof: null,
      line: [],
    });
  });

  test("one answer is the only one, though of those that come turns later two do", () => {
    const match = arranged(
      { life: 4, hand: ["Blade 4", "Blade 2"], deck: ["Blade 1", "Blade 1"] },
      { life: 5, hand: ["Blade 2"], deck: some }, // a Blade 2 takes so much that no Blade 4 can be played (1-3)
    );
    expect(solve(match, { ...limits, answers: 3 })).toMatchObject({ forced: true, first: ["play Blade 4"], single: true });
  });

  test.each<[string, Partial<SolveOptions>, object]>([
    ["answers", { answers: 3 }, { answers: 3 }],
    ["turns", { turns: 3 }, { turns: 3 }],
    ["both", { answers: 8, turns: 3 }, { answers: 3, turns: 3 }],
    ["neither", {}, {}],
  ])("a claim counts what it was asked to count, and a win the answers it takes: %s", (_, horizon, counted) => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    expect(solve(match, { ...horizon, positions: 100_000 }).claim).toStrictEqual({ seat: 0, goal: "win", hidden: false, ...counted });
  });

  test("where the rules of the house give up it is not decided, and that is said", () => {
    const match = new Endless(duel.catalog() as Duel["catalog"]);
    match.copyFrom(arranged({ hand: ["Blade 3"], deck: some }, { life: 3, deck: some }) as Endless);
    const { positions, deals, kinds, ...said } = solve(match, { ...limits, answers: 1 });
    expect([positions > 0, deals, kinds]).toEqual([true, 1, 1]);
    const nothing = { claim: null, forced: null, ever: false, answers: 0, first: [], single: false, line: [], proof: null };
    expect(said).toEqual({ ...nothing, undecided: "house" });
    const judged = { ...limits, answers: 1, promise: (at: Match) => (at.over ? 1 : 0) };
    expect(solve(match, judged)).toMatchObject({ forced: null, undecided: "house" });
  });

  test("hands that are open could lie in one way; so could those of a match that is over", () => {
    const match = arranged({ hand: ["Blade 3"], deck: some }, { life: 3, hand: ["Blade 4"], deck: ["Blade 1", "Blade 2", "Herald"] });
    const open = { answers: 1, positions: 100 };
    const told = (options: SolveOptions): number => solve(match, { ...options, seat: 0 }).deals;
    expect([told(open), told({ ...open, kinds: 99 })]).toEqual([1, 24]);
    match.play(match.parse("play Blade 3"));
    expect([told(open), told({ ...open, kinds: 99 })]).toEqual([1, 1]);
  });

  test("a match that is over is decided", () => {
    const match = arranged({ hand: ["Blade 3"], deck: some }, { life: 3, deck: some });
    match.play(match.parse("play Blade 3"));
    expect(solve(match, { ...limits, seat: 0 })).toMatchObject({ forced: true, answers: 0, line: [] });
    expect(solve(match, { ...limits, seat: 1 })).toMatchObject({ forced: false, answers: 0, ever: true });
  });

  test.each([
    {
      says: "the win that is there at once",
      P1: { hand: ["Blade 1", "Blade 2", "Blade 3", "Blade 6"], deck: some },
      life: 6,
      forced: true,
    },
    { says: "the answer that loses at once", P1: { life: 6, hand: [], deck: some }, life: 9, forced: false },
  ])("with a judgement, what ends the match well is looked at first: $says", ({ P1, life, forced }) => {
    const match = arranged(P1, { life, hand: forced ? ["Blade 1"] : ["Blade 1", "Blade 2", "Blade 3", "Blade 6"], deck: some });
    const within = { turns: 4, positions: 100_000, seat: 0 } as const;
    const [plain, judged] = [solve(match, within), solve(match, { ...within, promise: () => 0 })];
    expect([plain.forced, judged.forced]).toEqual([forced, forced]);
    expect(judged.positions).toBeLessThan(plain.positions);
  });

  test("a puzzle of a real game, without its answers", () => {
    const match = openScenario(colossusOrder, { ...(puzzle as unknown as Scenario), script: [] });
    const { forced, line } = solve(match, { answers: 12, positions: 200_000 });
    expect(forced).toBe(true);
    for (const answer of line) match.play(match.parse(answer.slice(4)));
    expect(match.standing()).toEqual({ over: true, winner: 0 });
  });
});

describe("against every hidden hand", () => {
  const hidden = { ...limits, kinds: 500 };

  test("a win that needs nothing of what is hidden holds", () => {
    const match = arranged({ hand: ["Blade 3"], deck: some }, { life: 3, hand: ["Blade 4"], deck: some });
    expect(solve(match, hidden)).toMatchObject({ forced: true, answers: 1, line: ["P1: play Blade 3"], deals: 4 });
  });

  test("a hand that the other player could have refutes a win that the true hand allows", () => {
    const deck = (last: string) => ["Blade 1", "Blade 1", last];
    const against = (last: string) =>
      arranged({ life: 5, hand: ["Blade 4", "Blade 4"], deck: some }, { life: 8, hand: ["Blade 1"], deck: deck(last) });
    for (const last of ["Blade 1", "Blade 4"]) expect(solve(against(last), limits), last).toMatchObject({ forced: true, answers: 3 });
    expect(solve(against("Blade 1"), hidden)).toMatchObject({ forced: true, answers: 3, deals: 1 });
    expect(solve(against("Blade 4"), hidden)).toMatchObject({ deals: 4 });
    expect(solve(against("Blade 4"), hidden).forced).not.toBe(true); // a Blade 4 in hand strikes first: with 1 life nothing big can be played
  });

  test("every deal alone can be won, but not by one answer for all of them", () => {
    const match = new Guess(duel.catalog() as Duel["catalog"]);
    match.copyFrom(arranged({ hand: ["Blade 1", "Blade 2"], deck: some }, { hand: ["Blade 2"], deck: ["Blade 1"] }) as Guess);
    const deals = match.deals(0, 500)!;
    expect(deals.map((deal) => solve(deal, limits).line)).toEqual([["P1: play Blade 2"], ["P1: play Blade 1"]]);
    expect(solve(match, { ...hidden, answers: 1 })).toMatchObject({ forced: false, ever: false, deals: 2 });
    put(match.known, [...match.cards(1, 1)][0]!, BOTH); // once the card has been shown, there is no guessing
    expect(solve(match, hidden)).toMatchObject({ forced: true, answers: 1, line: ["P1: play Blade 2"], deals: 1 });
  });

  test("two of one's own cards that are called alike are two answers, if anything else tells them apart", () => {
    const match = new Shown(duel.catalog() as Duel["catalog"]);
    match.copyFrom(arranged({ hand: ["Blade 1", "Blade 1"], deck: some }, { hand: ["Blade 2"], deck: ["Blade 1"] }) as Shown);
    put(match.known, [...match.cards(0, 1)][1]!, BOTH);
    expect(solve(match, { ...hidden, answers: 1 })).toMatchObject({ forced: true, first: [match.notate(1)] });
  });

  test("the same answer must do for every order of one's own deck", () => {
    // life 6: only a Blade 6 drawn next wins in three; the true deck has it on top, the seat does not know
    const deck = ["Blade 1", "Blade 6", "Blade 1", "Blade 1"];
    const match = arranged({ hand: [], deck }, { life: 6, deck: some });
    expect(solve(match, { ...limits, answers: 3 }).forced).toBe(true);
    expect(solve(match, { ...hidden, answers: 3 })).toMatchObject({ forced: false, ever: false, deals: 3 });
  });

  test("more kinds of deals at once than are looked at are not decided", () => {
    const match = arranged({ hand: ["Blade 1"], deck: ["Blade 1", "Blade 2", "Blade 3", "Blade 4"] }, { life: 6, deck: some });
    expect(solve(match, { ...hidden, answers: 3 })).toMatchObject({ forced: false, deals: 6, kinds: 3 });
    expect(solve(match, { ...limits, answers: 3, kinds: 2 })).toMatchObject({ forced: null, undecided: "chance" });
  });

  test("a beginning that hangs on more kinds of hands than are looked at, or than there are positions for, is not decided", () => {
    const match = new Wary(duel.catalog() as Duel["catalog"]);
    match.copyFrom(arranged({ hand: ["Blade 3"], deck: some }, { life: 3, hand: ["Blade 1", "Blade 2"], deck: ["Blade 3"] }) as Wary);
    expect(solve(match, hidden)).toMatchObject({ forced: true, undecided: null });
    expect(solve(match, { ...hidden, kinds: 1, apart: true })).toMatchObject({ forced: null, answers: null, undecided: "chance" });
    expect(solve(match, { ...hidden, positions: 0 })).toMatchObject({ forced: null, answers: null, undecided: "positions" });
  });

  test.each([
    ["everything open", limits, 21],
    ["against every hidden hand", hidden, 50],
  ])("decided with as many positions as it takes, and not with one less: %s", (_, options, least) => {
    const match = arranged({ life: 5, hand: ["Blade 4", "Blade 4"], deck: some }, { life: 8, hand: ["Blade 1"], deck: some });
    let enough = 1;
    while (solve(match, { ...options, positions: enough }).forced === null) enough++;
    expect(enough).toBe(least);
  });

  test("deals are all different, keep what is known, and the truth is the first", () => {
    const match = arranged({ hand: ["Blade 3"], deck: ["Blade 1", "Blade 2", "Blade 2"] }, { hand: ["Blade 4", "Blade 1"], deck: some });
    const deals = match.deals(0, 500)!;
    // P1's deck is 2, 2; of P2's five cards, a 4 among 1s, two are a hand without order
    expect(deals[0]!.hash()).toBe(match.hash());
    expect(new Set(deals.map((deal) => deal.hash())).size).toBe(deals.length);
    expect(deals).toHaveLength(1 + 3);
    for (const deal of deals) expect(deal.view(0)).toEqual(match.view(0));
    expect(match.deals(0, deals.length - 1)).toBeNull();
  });
});

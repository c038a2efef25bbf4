/** What players look at, and where they stop: on matches that are written down answer by answer. */
import { diceOf, HouseLimit, type Match, newMatch, type Rules, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { analysing, type Diligence, diligenceIn, GreedyPlayer, type Judge, playerNamed, TreePlayer } from "../src/index.ts";
import { Search } from "../src/search.ts";
import { type Moment, Scripted, written } from "./scripted.ts";
import { clash, skirmish } from "./skirmish.ts";

const at = (asked: Seat, depth: number, turn: number, more: Partial<Moment> = {}): Moment => ({ asked, depth, turn, ...more });
const end = (worth: number): Moment => at(0, 1, 2, { worth });

describe("greedy looks ahead to the end of its action, and of no other", () => {
  /** The quick answer leads to nothing; the other one to a moment at which a quick answer and a better one for whoever is asked are offered. */
  const chosen = (moment: Moment): number => {
    const { match } = Scripted.of(at(0, 1, 1, { answers: [end(0), moment] }));
    return new GreedyPlayer(written, 0, diceOf(1), { worlds: 1, looks: 3, patience: 9, own: true }).choose(match);
  };
  const own = [end(-0.5), end(0.5)];
  const theirs = [end(0.5), end(-0.5)];

  test.each<[string, Moment, number]>([
    ["its own question deeper in the rules is part of it: the best answer counts", at(0, 2, 1, { answers: own }), 1],
    ["its own question where it chose is the next action: only the quick answer counts", at(0, 1, 1, { answers: own }), 0],
    ["its own question further out, too", at(0, 0, 1, { answers: own }), 0],
    ["the other side's question deeper in the rules is part of it", at(1, 2, 1, { answers: theirs }), 0],
    ["the other side's question is part of it, however deep", at(1, 1, 1, { answers: theirs }), 0],
    ["also further out", at(1, 0, 1, { answers: theirs }), 0],
    ["with the turn the action is over", at(1, 2, 2, { answers: theirs, worth: 0.5 }), 1],
  ])("%s", (_, moment, answer) => expect(chosen(moment)).toBe(answer));

  test.each([
    [9, 5],
    [3, 5],
    [2, 5],
    [1, 5],
  ])("what quick answers come to is seen once, and not again with each question on the way: patience %i", (patience, looks) => {
    const second = at(1, 2, 1, { answers: [end(-0.2), end(0.3)] });
    const moment = at(1, 2, 1, { answers: [second, end(0.5)] });
    const { match, watch } = Scripted.of(at(0, 1, 1, { answers: [end(0), moment] }));
    expect(new GreedyPlayer(written, 0, diceOf(1), { worlds: 1, looks: 3, patience, own: true }).choose(match)).toBe(0);
    expect(watch.looks).toBe(looks);
  });

  test.each([
    [1, false, 1],
    [2, false, 0],
    [1, true, 1],
    [2, true, 0],
  ])("with %i looks, a question with one answer between the two that decide: %j; it answers %i", (looks, isBetween, answer) => {
    const second = at(1, 2, 1, { answers: [end(0.5), end(-0.5)] });
    const first = at(1, 2, 1, { answers: [isBetween ? at(1, 2, 1, { answers: [second] }) : second, end(0.9)] });
    const { match } = Scripted.of(at(0, 1, 1, { answers: [end(0), first] }));
    expect(new GreedyPlayer(written, 0, diceOf(1), { worlds: 1, looks, patience: 9, own: true }).choose(match)).toBe(answer);
  });

  const choosing = (moment: Moment, diligence: Partial<Diligence> = {}, dice = diceOf(1), game: Judge<Match> = written) => {
    const { match, watch } = Scripted.of(moment);
    const player = new GreedyPlayer(game, moment.asked, dice, { worlds: 1, looks: 3, patience: 9, own: true, ...diligence });
    return { answer: player.choose(match), watch };
  };

  test.each<[boolean, Moment, number, number]>([
    [true, at(0, 2, 1, { answers: own }), 1, 5],
    [false, at(0, 2, 1, { answers: own }), 0, 2],
    [false, at(1, 2, 1, { answers: theirs }), 0, 5],
    [false, at(1, 2, 1, { answers: [at(0, 2, 1, { answers: [end(0.3)] }), end(0.5)] }), 1, 4],
    [false, at(1, 2, 1, { answers: [at(0, 2, 1, { answers: [at(1, 2, 1, { answers: [end(0.3), end(-0.3)] })] }), end(0.5)] }), 0, 6],
  ])("with a look of its own at its own questions: %j; of %j it answers %i after %i looks", (looksToo, moment, answer, looks) => {
    const { answer: given, watch } = choosing(at(0, 1, 1, { answers: [end(0), moment] }), { own: looksToo, patience: 3 });
    expect([given, watch.looks]).toEqual([answer, looks]);
  });

  test.each<[string, Partial<Moment>, number, number]>([
    ["a match that is won is more than one in which it stands as well as can be", { won: 0 }, 1, 1],
    ["one that is lost less than one in which it stands as badly as can be", { won: 1 }, -1, 0],
    ["one that is drawn is more than a bad one", { won: null }, -0.1, 1],
    ["and less than a good one", { won: null }, 0.1, 0],
    ["what is no better than the quick answer but by rounding is not taken", { turn: 2, worth: 0.1 + 1e-10 }, 0.1, 0],
    ["what is better by little is", { turn: 2, worth: 0.1 + 1e-8 }, 0.1, 1],
  ])("%s", (_, there, quick, answer) => {
    for (const seat of [0, 1] as const) {
      const mirrored = "won" in there && there.won !== null ? { won: seat === 0 ? there.won! : ((1 - there.won!) as Seat) } : there;
      const sign = seat === 0 ? 1 : -1;
      const other = at(seat, 1, 1, { ...mirrored, ...(there.worth === undefined ? {} : { worth: sign * there.worth }) });
      expect(choosing(at(seat, 1, 1, { answers: [end(sign * quick), other] })).answer).toBe(answer);
      const reply = at(seat, 2, 1, { answers: [end(sign * quick), other] }); // the same on the way
      expect(choosing(at(seat, 1, 1, { answers: [end(sign * quick), reply] })).answer).toBe(answer);
    }
  });

  test("of several that are the best it takes the first that is offered", () => {
    expect(choosing(at(0, 1, 1, { answers: [0, 0.5, 0.2, 0.5].map(end) })).answer).toBe(1);
  });

  test("each way to deal what is hidden counts as much, and every answer is tried on all of them", () => {
    const luck = at(0, 1, 1, { answers: (deal) => [end(deal === 0 ? -0.2 : 0.6)] });
    const moment = at(0, 1, 1, { answers: [end(0.1), luck] });
    const answers = Array.from({ length: 20 }, (_, seed) => choosing(moment, { worlds: 40 }, diceOf(seed)));
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set([1]));
    expect(answers.map(({ watch }) => [watch.deals, watch.looks])).toEqual(answers.map(() => [40, 80]));
    const few = Array.from({ length: 20 }, (_, seed) => choosing(moment, {}, diceOf(seed)).answer);
    expect(new Set(few)).toEqual(new Set([0, 1]));
  });

  test("an answer that comes to the same as another is not tried", () => {
    const [one, other] = [end(0.1), end(0.2)];
    const { answer, watch } = choosing(at(0, 1, 1, { answers: [one, one, other, one, other] }));
    expect([answer, watch.looks]).toEqual([2, 2]);
  });

  test("a quick turn is hurried through, and nothing else", () => {
    const hurried: (readonly [number, number])[] = [];
    const reflex = (match: Match): number => {
      hurried.push([match.depth, match.hurriedTurn]);
      return 0;
    };
    const later = at(0, 1, 1, { answers: [end(0.5)] });
    const reply = at(1, 2, 1, { answers: [later, end(0.9)] });
    choosing(at(0, 0, 1, { answers: [end(0), reply] }), {}, diceOf(1), { ...written, reflex });
    expect(hurried).toEqual([
      [0, -1],
      [2, -1],
      [1, 1],
      [1, -1],
    ]);
  });

  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])("a game may say that it weighs its own questions, too: %j", (weighsOwn, wanted) => {
    const judgement = { weights: {}, first: {}, trust: 1, of: () => 0, ...(weighsOwn === undefined ? {} : { weighsOwn }) };
    expect(diligenceIn({ ...written, judgement })).toEqual({ worlds: 1, looks: 3, patience: 100, own: wanted });
    expect(diligenceIn(written).own).toBe(false);
    const moment = at(0, 1, 1, { answers: [end(0), at(0, 2, 1, { answers: own })] });
    const game = { ...written, judgement } as unknown as Rules;
    expect(playerNamed("greedy", game, 0, 1).choose(Scripted.of(moment).match)).toBe(wanted ? 1 : 0);
    const first = { ...judgement, of: written.evaluate };
    expect(playerNamed("greedy@1", { ...game, judgement: first }, 0, 1).choose(Scripted.of(moment).match)).toBe(1);
  });

  test("nobody is hurried any more when a quick turn has been played out", () => {
    const { match, watch } = Scripted.of(at(0, 1, 1, { answers: [end(0), at(1, 2, 1, { answers: theirs })] }));
    new GreedyPlayer(written, 0, diceOf(1)).choose(match);
    expect(watch.copies.map(({ hurriedTurn }) => hurriedTurn)).toEqual([-1, -1, -1]);
  });

  test("nor when a limit of the house has stopped one", () => {
    const later = at(0, 1, 1, { answers: [end(0.5)] });
    const { match, watch } = Scripted.of(at(0, 0, 1, { answers: [end(0), at(1, 2, 1, { answers: [later, end(0.9)] })] }));
    const reflex = ({ hurriedTurn }: Match): number => {
      if (hurriedTurn >= 0) throw new HouseLimit("round and round");
      return 0;
    };
    new GreedyPlayer({ ...written, reflex }, 0, diceOf(1)).choose(match);
    expect(watch.copies.map(({ hurriedTurn }) => hurriedTurn)).toEqual([-1, -1, -1]);
  });
});

describe("a search", () => {
  const searched = (moment: Moment, lines: number, seed = 1) => {
    const { match, watch } = Scripted.of(moment);
    const player = new TreePlayer(written, 0, diceOf(seed), { lines });
    const { answers } = player.think(match);
    return { match, watch, player, answers };
  };

  test("looks once at each answer, however many lines pass it; every line is judged once", () => {
    const far = (worth: number): Moment => at(0, 1, 9, { worth });
    for (const lines of [4, 8, 12])
      expect(searched(at(0, 1, 1, { answers: [far(0.1), far(0.2), far(0.15)] }), lines).watch.looks).toBe(3 + lines);
  });

  test("expects answers that are there, whatever was dealt: in one world a third answer is the best, in the other there is none", () => {
    const far = (worth: number): Moment => at(0, 1, 9, { worth });
    const second = at(0, 1, 1, { answers: (deal) => (deal === 0 ? [far(-0.5), far(-0.4), far(0.9)] : [far(-0.5), far(-0.4)]) });
    let thirds = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { player, match } = searched(at(0, 1, 1, { answers: [far(-0.9), second, far(-0.9)] }), 60, seed);
      const line = player.expected(match, 1);
      expect(line[0]).toEqual({ seat: 0, phrase: "answer 1" });
      expect(line.length).toBe(2);
      if (line[1]!.phrase === "answer 2") thirds++;
    }
    expect(thirds).toBeGreaterThan(3);
    expect(thirds).toBeLessThan(17);
  });

  test("cards that are alike are one answer where they mingle, as in a hand, and as many as they are where they lie in order", () => {
    const choices = (match: ReturnType<typeof clash>) => new Search(skirmish, match.asked, diceOf(1), match).choices(match);
    expect(choices(clash({ life: 5, fighters: [2, 3, 4] }, { life: 5, fighters: [] }))).toBe(5); // three attacks, polish, end
    expect(choices(clash({ life: 5, fighters: [2, 2, 2] }, { life: 5, fighters: [] }))).toBe(5);
    const deck = duel.decks[0]!.deck;
    let mingled = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const match = newMatch(duel, { decks: [deck, deck], seed });
      const { options, count } = match.options();
      const phrases = options.slice(0, count).map((option) => match.phrase(option));
      const differing = new Set(phrases).size;
      if (differing < count) {
        mingled++;
        const twin = phrases.findLastIndex((phrase, nth) => phrases.indexOf(phrase) < nth);
        const player = new TreePlayer(duel, match.asked, diceOf(1), { lines: 8 });
        player.think(match);
        expect(player.expected(match, twin)[0]!.phrase).toBe(match.notate(twin)); // it may be asked of any of them
        expect(player.weigh(match, twin, 0)).toEqual(player.weigh(match, phrases.indexOf(phrases[twin]!), 0));
      }
      expect(new Search(duel, match.asked, diceOf(1), match).choices(match)).toBe(differing);
    }
    expect(mingled).toBeGreaterThan(5);
  });
});

test("an analysis judges each answer to a question whose answers differ, be they two, and no other", () => {
  const deck = duel.decks[0]!.deck;
  const counted = new Map<number, number>();
  for (let seed = 1; seed <= 40; seed++) {
    const dice = diceOf(seed);
    const match = newMatch(duel, { decks: [deck, deck], seed });
    const [answers, wanted]: [number[], number[]] = [[], []];
    for (; !match.over; match.play(answers.at(-1)!)) {
      const { options, count } = match.options();
      const differing = options
        .slice(0, count)
        .filter((one, nth) => !options.slice(0, nth).some((other) => match.alike(one, other))).length;
      counted.set(differing, (counted.get(differing) ?? 0) + 1);
      if (differing > 1) wanted.push(answers.length);
      answers.push(dice(count));
    }
    const judged = [...analysing(duel, newMatch(duel, { decks: [deck, deck], seed }), answers, { lines: 5, seed: 1 })];
    expect(judged.map((each) => each.at)).toEqual(wanted);
  }
  expect(Math.min(counted.get(1) ?? 0, counted.get(2) ?? 0)).toBeGreaterThan(0);
});

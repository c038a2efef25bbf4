import { describe, expect, test } from "vitest";
import {
  InputError,
  type Position,
  PositionReader,
  type Replay,
  readReplay,
  runScenario,
  type Scenario,
  sayProblem,
  Transcript,
  verify,
} from "../src/index.ts";
import { diceOf } from "../src/testing/index.ts";
import { type Duel, duel } from "./duel.ts";

const decks = [duel.decks[0]!.deck, duel.decks[0]!.deck] as const;
const played = (seed: number) => {
  const transcript = new Transcript(duel, { decks, seed });
  const dice = diceOf(seed);
  while (!transcript.match.over) transcript.play(dice(transcript.match.options().count));
  return transcript;
};

describe("replays", () => {
  test("a finished match is written, read and verified", () => {
    const replay = readReplay(JSON.parse(JSON.stringify(played(5).replay())));
    expect(verify(duel, replay)).toEqual({ verified: true, result: replay.result, answers: replay.answers.length });
  });

  test("says what was played, with what, by which rules; a hash where each turn began, and one at the end", () => {
    const transcript = new Transcript(duel, { decks, seed: 5, settings: { life: "5" } });
    for (const answer of ["pass", "pass", "play Blade 1"]) transcript.follow([answer]);
    const replay = transcript.replay();
    expect(replay).toEqual({
      format: "duelex-replay-1",
      game: "duel",
      edition: "1",
      cards: "toy",
      settings: { life: "5" },
      decks,
      seed: 5,
      answers: ["pass", "pass", "play Blade 1"],
      hashes: [0, 1, 2, 3].map((at) => ({ at, turn: at + 1, hash: expect.stringMatching(/^[0-9a-f]{8}$/) })),
      result: "running",
    });
    expect(replay.hashes[0]!.hash).toBe(
      new Transcript(duel, { decks, seed: 5, settings: { life: "5" } }).match.hash().toString(16).padStart(8, "0"),
    );
    transcript.concede(0); // in the middle of a turn: one more hash, at the end
    expect(transcript.replay().hashes.map(({ at, turn }) => [at, turn])).toEqual([...[0, 1, 2, 3].map((at) => [at, at + 1]), [4, 4]]);
    expect(new Transcript(duel, { decks, seed: 5 }).replay()).toMatchObject({ settings: {}, answers: [], result: "running" });
  });

  test("a part of it can be played, and gone on from", () => {
    const whole = played(5);
    const other = new Transcript(duel, { decks, seed: 5 });
    other.follow(whole.given.slice(0, 4));
    expect(other.length).toBe(4);
    expect(verify(duel, whole.replay(), { to: 4 }).answers).toBe(4);
    other.follow(whole.given.slice(4));
    expect(other.replay()).toEqual(whole.replay());
  });

  test("a mark leads back: position, answers, hashes and events", () => {
    const whole = played(5);
    const other = new Transcript(duel, { decks, seed: 5 }, { record: true });
    expect(other.match.recorder?.events.map((event) => event.what)).toContain("draw"); // the set-up is recorded too
    other.follow(whole.given.slice(0, 4));
    const mark = other.mark();
    const [hash, events] = [other.match.hash(), [...other.match.recorder!.events]];
    other.follow(whole.given.slice(4));
    other.rewind(mark);
    expect([other.match.hash(), other.match.recorder!.events, other.length]).toEqual([hash, events, 4]);
    other.follow(whole.given.slice(4));
    expect(other.replay()).toEqual(whole.replay());
  });

  test("a mark leads back in a match that is not recorded, too", () => {
    const transcript = new Transcript(duel, { decks, seed: 5 });
    const mark = transcript.mark();
    const before = transcript.replay();
    transcript.follow(["pass", "pass"]);
    transcript.rewind(mark);
    expect([transcript.replay(), transcript.match.recorder]).toEqual([before, null]);
  });

  test("a concession is part of it", () => {
    const transcript = new Transcript(duel, { decks, seed: 5 });
    transcript.concede(1);
    expect(transcript.replay()).toMatchObject({ answers: ["P2 concedes"], result: "P1 wins" });
    expect(verify(duel, transcript.replay()).verified).toBe(true);
  });

  test("where rules or cards have changed, it says at which answer it parts, and how", () => {
    const replay = played(5).replay();
    const parts = (changed: Partial<Replay>, to?: number) => {
      const verification = verify(duel, { ...replay, ...changed }, to === undefined ? {} : { to });
      expect([verification.verified, verification.answers]).toEqual([false, verification.parts!.at]);
      return verification.parts;
    };
    const asked = "P2 is asked: play a card from hand (1-2)";
    expect(parts({ answers: ["pass", "play Blade 9"], hashes: [] })).toEqual({
      at: 1,
      what: `answer 2, "play Blade 9", is not possible any more: ${asked}.`,
    });
    const drifted = (from: number) => replay.hashes.map((point) => (point.at >= from ? { ...point, hash: "00000000" } : point));
    expect(parts({ hashes: drifted(0) })).toEqual({ at: 0, what: "after 0 answers, in turn 1, the position is not the one recorded." });
    expect(parts({ hashes: drifted(3) }, 4)).toEqual({ at: 3, what: "after 3 answers, in turn 4, the position is not the one recorded." });
    const whole = replay.answers.length;
    expect(parts({ result: "draw", cards: "old" })).toEqual({
      at: whole,
      what: `it ends as "${replay.result}", recorded was "draw". The card data has changed since it was written.`,
    });
    for (const late of ["pass", "P1 concedes"])
      expect(parts({ answers: [...replay.answers, late], hashes: [] })).toEqual({
        at: whole,
        what: `answer ${whole + 1}, "${late}", is not possible any more: the match is over.`,
      });
  });

  test("played in part, it says how the match stands there, and not how it ends", () => {
    const replay = { ...played(5).replay(), result: "something else" };
    expect(verify(duel, replay, { to: 2 })).toEqual({ verified: true, result: "running", answers: 2 });
    expect(verify(duel, { ...replay, result: played(5).replay().result }, { to: 999 }).answers).toBe(replay.answers.length);
  });

  test("a conceded match is one of it, and only a player can concede", () => {
    const conceded = { ...played(5).replay(), answers: ["pass", "P2 concedes"], hashes: [], result: "P1 wins" };
    expect(verify(duel, conceded)).toEqual({ verified: true, result: "P1 wins", answers: 2 });
    for (const nobody of ["P3 concedes", "P1 concedes now", "so P1 concedes"])
      expect(verify(duel, { ...conceded, answers: [nobody] }).parts?.what).toMatch(/is not possible any more: P1 is asked/);
  });

  test("is shown position by position, recorded if one likes, with the cards that it is played with", () => {
    const replay = played(5).replay();
    const [seen, given]: [[number, number][], unknown[]] = [[], []];
    const watched: typeof duel = {
      ...duel,
      pairing(setup) {
        given.push(setup.catalog);
        return duel.pairing(setup);
      },
    };
    const visit = (match: Duel, at: number) => void seen.push([at, match.recorder?.events.length ?? -1]);
    verify(watched, replay, { to: 2, visit });
    verify(watched, replay, { to: 1, visit, record: true, catalog: duel.catalog() });
    expect(seen.map(([at]) => at)).toEqual([0, 1, 2, 0, 1]);
    expect([seen[0]![1], seen[3]![1], seen[4]![1] > seen[3]![1]]).toEqual([-1, 5, true]);
    expect(given).toEqual([undefined, duel.catalog()]);
  });

  test("what is no replay is refused with everything that is wrong", () => {
    const problems = (json: unknown): string[] => {
      try {
        readReplay(json);
        return [];
      } catch (problem) {
        expect((problem as InputError).subject).toBe("replay");
        return (problem as InputError).problems.map(sayProblem);
      }
    };
    const replay = played(5).replay();
    const everything = [
      'format: "duelex-replay-1" is wanted',
      "game: a text is wanted",
      "edition: a text is wanted",
      "cards: a text is wanted",
      "result: a text is wanted",
      "seed: a whole number is wanted",
      "answers: a list of answers is wanted",
      "decks: two decks is wanted",
      "settings: a record of settings is wanted",
      "hashes: a list of { at, turn, hash } is wanted",
    ];
    for (const nonsense of [null, [], 7, "x", {}]) expect(problems(nonsense)).toEqual(everything);
    const rows: readonly (readonly [Partial<Record<keyof Replay, unknown>>, ...string[]])[] = [
      [{}],
      [{ format: "duelex-replay-2" }, "format"],
      [{ game: 1, edition: null, cards: [], result: {} }, "game", "edition", "cards", "result"],
      [{ seed: 1.5 }, "seed"],
      [{ seed: 2 ** 53 }, "seed"],
      [{ answers: ["pass", 1] }, "answers"],
      [{ answers: "pass" }, "answers"],
      [{ decks: [[]] }, "decks"],
      [{ decks: [[], [], []] }, "decks"],
      [{ decks: "12" }, "decks"],
      [{ settings: { life: 5 } }, "settings"],
      [{ settings: { life: "5", first: 1 } }, "settings"],
      [{ settings: ["5"] }, "settings"],
      [{ hashes: {} }, "hashes"],
      [{ hashes: [null] }, "hashes"],
      [{ hashes: [replay.hashes[0], { ...replay.hashes[0], at: "0" }] }, "hashes"],
      [{ hashes: [{ ...replay.hashes[0], turn: 0.5 }] }, "hashes"],
      [{ hashes: [{ ...replay.hashes[0], hash: 0 }] }, "hashes"],
    ];
    for (const [wrong, ...where] of rows)
      expect(problems({ ...replay, ...wrong })).toEqual(everything.filter((what) => where.includes(what.split(":")[0]!)));
  });
});

describe("scenarios", () => {
  const scenario = (rest: Partial<Scenario>): Scenario => ({
    game: "duel",
    title: "Two blades",
    position: {
      P1: { hand: ["Blade 1", "Blade 3"], deck: ["Blade 6", "Blade 2"] },
      P2: { life: 2, hand: ["Blade 4"], deck: ["Blade 1", "Blade 1"] },
    },
    ...rest,
  });

  test("one that holds has no differences", () => {
    const holds = scenario({
      cards: [{ name: "Lance", number: 1 }],
      script: [
        "P1: play Blade 1",
        { players: { P2: { life: 1 } }, asked: "P2", question: "1-2", zones: { "P1.table": ["Blade 1"] } },
        "pass",
        "P1: play Blade 3",
      ],
      expect: {
        result: "P1 wins",
        asked: "nobody",
        zones: { "P1.table": 2, "P1.hand": ["Blade 6", "Blade 2"] },
        events: [
          { what: "strike", card: "Blade 1" },
          { what: "strike", amount: 3 },
        ],
      },
    });
    expect(runScenario(duel.stage, holds)).toEqual([]);
  });

  test("every difference is said", () => {
    const differs = scenario({
      expect: {
        asked: "P2",
        question: "1-1",
        options: ["play Blade 1", "pass"],
        offered: ["play Blade 4"],
        absent: [{ wish: "play Blade 4", rule: "1-3" }, { wish: "pass" }, { wish: "juggle" }],
        zones: { "P1.hand": ["Blade 1"], "P2.hand": 3 },
        cards: { "Blade 1": { number: 2, colour: "red" }, Nobody: {} },
        players: { P2: { life: 3 } },
        result: "draw",
        events: [{ what: "strike" }],
        noEvents: [],
      },
    });
    expect(runScenario(duel.stage, differs)).toMatchInlineSnapshot(`
      [
        "expect, asked: expected "P2", found "P1"",
        "expect, question: expected "1-1", found "1-2"",
        "expect, result: expected "draw", found "running"",
        "expect, options: "play Blade 3" is offered and was not expected",
        "expect, options: "play Blade 6" is offered and was not expected",
        "expect, offered: "play Blade 4" is not offered; offered: play Blade 1 | play Blade 3 | play Blade 6 | pass",
        "expect, absent "play Blade 4": expected "1-3", found "1-2"",
        "expect, absent: "pass" is offered",
        "expect, absent: "juggle" is no known action",
        "expect, P1.hand: expected ["Blade 1"], found ["Blade 1","Blade 3","Blade 6"]",
        "expect, P2.hand: expected 3, found 1",
        "expect, cards, Blade 1.number: expected 2, found 1",
        "expect, cards, Blade 1.colour: expected "red", found "no such fact; there are number"",
        "expect, cards: there is no Nobody",
        "expect, players, P2.life: expected 3, found 2",
        "expect, events: no {"what":"strike"} happened",
      ]
    `);
  });

  test("a script that cannot go on says what was asked, what was offered and what forbids", () => {
    expect(runScenario(duel.stage, scenario({ script: ["P1: play Blade 4", "pass"] }))).toEqual([
      'script[0]: "play Blade 4" is not offered: play a card from hand (1-2); play a card from hand (1-2); offered: play Blade 1 | play Blade 3 | play Blade 6 | pass',
    ]);
    expect(runScenario(duel.stage, scenario({ script: ["P2: pass"] }))[0]).toMatch(/but P1 is asked/);
    expect(runScenario(duel.stage, scenario({ script: ["P1 concedes", "pass"] }))[0]).toMatch(/the match is over \(P2 wins\)/);
  });

  test("fixed rolls that are left over are a difference", () => {
    expect(runScenario(duel.stage, scenario({ dice: [1] }))).toEqual(["dice: 1 of the fixed rolls were not used"]);
  });

  test("a fixed roll that is no such roll is a mistake of the scenario", () => {
    const rolling = (roll: number) => runScenario(duel.stage, scenario({ dice: [roll] }), (match) => match.roll(6));
    expect(rolling(5)).toEqual([]);
    expect(() => rolling(6)).toThrow(InputError);
  });

  test("a position that cannot be read names every mistake", () => {
    const wrong = { ...scenario({}), position: { P1: { hands: ["Blade 1"], deck: [7, "Blade 99"] } } };
    expect(() => runScenario(duel.stage, wrong)).toThrow(/did you mean "hand"\?.*deck\[0\].*Blade 99/s);
  });

  test("every fact of a position is of its kind", () => {
    const problems = (position: Position, settings = {}): string[] => {
      const words = {
        match: ["turn", "active", "phase"],
        places: ["hand"],
        side: { life: 9 },
        card: { rested: "yes", age: 3, under: "any" },
      } as const;
      const reader = new PositionReader({ title: "x", position, settings }, { ...words, settings: duel.settings });
      reader.seat("active", 0);
      reader.word("phase", ["main", "end"], "main");
      reader.number("turn", 1, 1, 20);
      return reader.problems.map(sayProblem);
    };
    const right = {
      turn: 3,
      active: "P2",
      phase: "end",
      P1: { life: 0, hand: [{ card: "A", rested: true, age: 3, under: ["B"] }] },
      P2: { hand: 2 },
    };
    expect(problems(right)).toEqual([]);
    const cards = [
      { card: "A", rested: "yes" },
      { card: "A", age: 4 },
      { card: "A", tapped: true },
      { card: "A", as: 7 },
    ];
    expect(
      problems({ turn: 0, active: "P3", phase: "noon", weather: "fine", P1: { life: 9.5, hand: cards }, P2: { hand: -1 } }, { life: "7" }),
    ).toEqual([
      'settings, life: "7" is not one of 5, 9',
      'position: "weather" is not known; there are P1, P2, turn, active, phase',
      "position.P1.life: a whole number from 0 to 9 is wanted",
      "position.P1.hand[0].rested: true or false is wanted",
      "position.P1.hand[1].age: a whole number from 0 to 3 is wanted",
      'position.P1.hand[2]: "tapped" is not known of a card; there are rested, age, under',
      'position.P1.hand[3]: a card is wanted: "ST01-005", or { "card": "ST01-005", "as": "A", … }',
      "position.P2.hand: a whole number from 0 to 500 is wanted",
      'position.active: "P1" or "P2" is wanted',
      "position.phase: one of main, end is wanted",
      "position.turn: a whole number from 1 to 20 is wanted",
    ]);
  });
});

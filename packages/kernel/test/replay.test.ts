/** A match as a file: written down, read, played again, gone back in. */
import { describe, expect, test } from "vitest";
import { diceOf, type InputError, type Replay, readReplay, sayProblem, Transcript, verify } from "../src/index.ts";
import { type Cards, Duel, duel } from "./duel.ts";

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
    expect(verify(duel, replay)).toEqual({ verified: true, sameCards: true, result: replay.result, answers: replay.answers.length });
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
      new Transcript(duel, { decks, seed: 5, settings: { life: "5" } }).match.mark().toString(16).padStart(8, "0"),
    );
    transcript.concede(0); // in the middle of a turn: one more hash, at the end
    expect(transcript.replay().hashes.map(({ at, turn }) => [at, turn])).toEqual([...[0, 1, 2, 3].map((at) => [at, at + 1]), [4, 4]]);
    expect(new Transcript(duel, { decks, seed: 5 }).replay()).toMatchObject({ settings: {}, answers: [], result: "running" });
  });

  test("has one hash for a turn of several answers", () => {
    class Rounds extends Duel {
      override get turnNumber(): number {
        return Math.ceil(this.turns / 2); // both players take their turn in a round
      }
      override blank(): this {
        return new Rounds(this.catalog) as this;
      }
    }
    const rounds: typeof duel = {
      ...duel,
      pairing: (setup) => ({
        newMatch: (seed, into) => duel.pairing(setup).newMatch(seed, into ?? new Rounds(duel.catalog() as Cards)),
      }),
    };
    const transcript = new Transcript(rounds, { decks, seed: 5 });
    transcript.follow(["pass", "pass", "pass", "pass", "pass"]);
    expect(transcript.replay().hashes.map(({ at, turn }) => [at, turn])).toEqual([
      [0, 1],
      [2, 2],
      [4, 3],
      [5, 3],
    ]);
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
    transcript.match.record();
    transcript.follow(["pass", "P2 concedes"]);
    expect(transcript.match.standing()).toEqual({ over: true, winner: 0 });
    transcript.rewind(mark);
    expect(transcript.replay()).toEqual(before);
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
    expect(verify(duel, replay, { to: 2 })).toEqual({ verified: true, sameCards: true, result: "running", answers: 2 });
    expect(verify(duel, { ...replay, result: played(5).replay().result }, { to: 999 }).answers).toBe(replay.answers.length);
  });

  test("a conceded match is one of it, and only a player can concede", () => {
    const conceded = { ...played(5).replay(), answers: ["pass", "P2 concedes"], hashes: [], result: "P1 wins" };
    expect(verify(duel, conceded)).toEqual({ verified: true, sameCards: true, result: "P1 wins", answers: 2 });
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
      "seed: a whole number, or a key of 64 hexadecimal digits, is wanted",
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
      [{ settings: { life: "5" } }],
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

/** A match that is over is looked through, decision by decision, through messages; machines that are watched say when there is something to see. */
import { InputError, type Scenario, SEATS } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import {
  type Analysed,
  type Ask,
  askedOf,
  Host,
  PERSON,
  type Position,
  type Reply,
  type Session,
  type Told,
  turnedBy,
  withoutPasses,
} from "../src/index.ts";
import { Table } from "../src/table.ts";
import { games, partsOf, sessionFor } from "./games.ts";

const bos = games.find(({ id }) => id === "bos")!;

/** A match of machines, some answers in, and what can be asked of it. */
function played(answers: number) {
  const session: Session = sessionFor(bos, 5);
  for (let given = 0; given < answers && !session.match.over; given++) session.play(given % session.match.options().count);
  const table = new Table(session, partsOf([]), new Set(), 0);
  const analyse = async (from: number, lines = 12): Promise<Analysed> => {
    const reply = (await table.carryOut({ ask: "analyse", from, lines, id: 1, seat: 0 })) as Extract<Reply, { ask: "analyse" }>;
    return reply.analysed;
  };
  return { session, table, analyse };
}

test.each([
  ["all of it", 0, 0.3, -0.32, "answer"],
  ["all of it, for the other seat", 1, 0.3, 0.32, "answer"],
  ["a third", 0, 0.1, -0.3, "both"],
  ["hardly any", 0, 0.06, -0.46, "after"],
  ["none", 0, 0, -0.46, "after"],
  ["it has cost something, and the chance went up", 0, 0.2, 0.3, "after"],
] as const)("by what a chance changed: of an answer that is %s", (_what, seat, loss, change, by) => {
  expect(turnedBy({ seat, loss }, change)).toBe(by);
});

test("what was asked stands beside an answer that does not tell what it is about, and beside no other", () => {
  const game = games.find(({ id }) => id === "gate-ruler")!;
  const own = { ruler: ["K-11"], hand: ["T-024"] };
  const position = { turn: 3, phase: "main", P1: own, P2: { ruler: ["K-11"], leftAttackZone: ["T-001"] } };
  const match = openScenario(game, { game: "gate-ruler", position } as unknown as Scenario);
  const asked: string[] = [];
  for (const answer of ["play T-024", "to the left attack zone", "end the attacks"]) {
    const index = match.parse(answer);
    asked.push(askedOf(match, index, game.mat));
    match.play(index);
  }
  expect(asked).toEqual(["", "where is Ogre Bruiser summoned to?", ""]);
});

test("who passes on the way to what would have been better is left out", () => {
  const of = { at: 3, turn: 1, seat: 0, played: "pass", before: 0.5, after: 0.4, loss: 0.1, mark: "mistake" } as const;
  const better = { answer: "pass", line: ["P1: pass", "P2: attack with Ogre", "P2: no", "P1: pass by"] };
  expect(withoutPasses({ ...of, better }, { passes: ["pass", "no"] }).better).toEqual({
    answer: "pass",
    line: ["P2: attack with Ogre", "P1: pass by"],
  });
  expect(withoutPasses({ ...of, better: null }, { passes: ["pass"] }).better).toBeNull();
});

describe("a match is looked through", () => {
  test("from 0 to its last answer: every decision leads to the moment at which it was asked; the end says what the whole comes to", async () => {
    const { session, analyse } = played(14);
    session.concede(session.match.asked);
    const [before, at] = [session.match.hash(), session.node.id];
    const steps: Analysed[] = [];
    for (let from = 0; steps.at(-1)?.summary == null; from = steps.at(-1)!.next) steps.push(await analyse(from));
    const decisions = steps.flatMap(({ decision }) => (decision === null ? [] : [decision]));
    expect(steps.map(({ next }) => next)).toEqual(steps.map(({ next }) => next).toSorted((a, b) => a - b));
    expect(steps.at(-1)).toMatchObject({ next: 14, of: 14, decision: null });
    expect(await analyse(14)).toEqual(steps.at(-1)); // to who asks for it again
    expect(decisions.length).toBeGreaterThan(3);
    for (const { at, node, seat, played, before, after, better } of decisions) {
      const moment = session.line[at + 1]!.moment!;
      expect([node, seat, played]).toEqual([session.line[at]!.id, moment.seat, moment.phrases[moment.seat]]);
      expect(after).toBeLessThanOrEqual(before);
      expect(better === null || better.answer !== played).toBe(true);
    }
    const { accuracy, turningPoints } = steps.at(-1)!.summary!;
    for (const seat of SEATS) expect(accuracy[seat] === null || (accuracy[seat] > 0 && accuracy[seat] <= 100)).toBe(true);
    for (const { from, to } of turningPoints) expect(from.at).toBeLessThan(to.at);
    expect([session.match.hash(), session.node.id]).toEqual([before, at]); // it is played on another match
  });

  test("not before it is over: what the other seat holds would be told", async () => {
    const { analyse } = played(6);
    await expect(analyse(0)).rejects.toThrow(InputError);
    await expect(analyse(0)).rejects.toThrow("a match is looked through when it is over");
  });

  test("who has gone elsewhere in it goes on; another line begins from 0", async () => {
    const { session, analyse } = played(8);
    session.concede(session.match.asked);
    const { next } = await analyse(0);
    session.jump(session.line[2]!);
    expect((await analyse(next)).next).toBeGreaterThan(next);
    session.play(session.match.options().count - 1);
    await expect(analyse(next)).rejects.toThrow("begin from 0");
  });
});

test.each([
  { who: "machines that are watched", sitters: ["random", "random"] },
  { who: "a machine that a person plays against", sitters: ["random", PERSON] },
] as const)("$who: whoever winds them is told whether something has happened that is to be seen", async ({ sitters }) => {
  const said: (boolean | undefined)[] = [];
  const work: (() => void)[] = [];
  const host = new Host({
    ...partsOf([]),
    later: (thing, quiet) => {
      work.push(thing);
      said.push(quiet);
    },
  });
  const told: Told[] = [];
  const seat = sitters[1] === PERSON ? 1 : 0;
  const line = host.join([seat], (each) => void told.push(each));
  let asked = 0;
  const ask = async (what: Ask) => {
    line.hear({ ...what, id: asked++, seat });
    await host.idle;
  };
  const positions = (from: number) => told.slice(from).filter((each): each is Position => each.told === "position");
  const open = { kind: "decks", game: bos.id, decks: [bos.decks[0]!.id, bos.decks[0]!.id], seed: 3 } as const;
  await ask({ ask: "open", open, sitters });
  let before = told.length;
  for (let turns = 0; turns < 90; turns++) {
    const { question } = positions(0).at(-1)!;
    if (work.length > 0) work.shift()!();
    else if (question === null) break;
    else await ask({ ask: "answer", question: question.number, answer: question.answers[0]!.answer });
    if (work.length === 0) continue;
    const isQuiet = positions(before).every(({ story }) => story.lines.every(({ quiet, kind }) => quiet || kind === "turn"));
    expect(said.at(-1)).toBe(isQuiet);
    before = told.length;
  }
  expect(new Set(said)).toEqual(new Set([true, false]));
});

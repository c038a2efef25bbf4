/** Who passes on is not asked again as long as the same is asked and nothing happens that one would want to see; nothing else is answered so. */
import { diceOf, type Game, type Seat } from "@duelex/kernel";
import { expect, test } from "vitest";
import { type Deed, Host, type Line, PERSON, type Position, passIn, type Session, type Told, watching } from "../src/index.ts";
import { games, partsOf, sessionFor } from "./games.ts";

const [gundam, gateRuler] = games as [Game, Game, Game, Game];

/** What a seat was asked and answered. */
interface Given {
  readonly rule: string;
  readonly line: string;
  /** Asked in one's own main phase, what one does in it. */
  readonly inOwnPhase: boolean;
}

/** A person at P1 against random answers, who passes on wherever that can be, at a table that is kept elsewhere, as a server's are. */
async function passing(game: Game, seed: number) {
  const session: Session = sessionFor(game, seed, [PERSON, "random"]);
  const { match } = session;
  const dice = diceOf(seed);
  const work: (() => void)[] = [];
  const told: Told[] = [];
  let number = 1;
  const given: Given[] = [];
  const keep = async (deed: Deed, as: number): Promise<boolean> => {
    if (as !== number) return false;
    if (deed.deed === "answer" && deed.seat === 0) {
      const inOwnPhase = match.activeSeat === 0 && /main phase$/.test(match.where().at(-1)!);
      given.push({ rule: match.question()!.rule, line: deed.line, inOwnPhase });
    }
    number++;
    host.take(deed, as);
    return true;
  };
  const host: Host = new Host({ ...partsOf(work), free: false, keep, watching });
  host.put(session, []);
  const line: Line = host.join([0], (each) => void told.push(each));
  const settled = async () => {
    for (let turns = 0; turns < 3; turns++) {
      await host.idle;
      await new Promise((done) => setImmediate(done));
      for (let next = work.shift(); next !== undefined; next = work.shift()) next();
    }
  };
  const isAsked = (seat: Seat): boolean => !match.over && match.asked === seat;
  const position = () => told.findLast((each): each is Position => each.told === "position")!;
  await settled();
  /** Runs of answers that one "pass on" gave, and how each ended. */
  const runs: { readonly given: readonly Given[]; readonly passable: boolean; readonly asked: string | null; readonly loud: boolean }[] =
    [];
  for (let id = 0; id < 160 && !match.over; id++) {
    if (isAsked(1)) {
      await keep({ deed: "answer", seat: 1, line: match.notate(dice(match.options().count)) }, number);
      await settled();
      continue;
    }
    const pass = passIn(match, game.mat);
    const from = [given.length, told.length] as const;
    const question = position().number;
    line.hear(
      pass === null
        ? { ask: "answer", question, answer: dice(match.options().count), id, seat: 0 }
        : { ask: "pass on", question, id, seat: 0 },
    );
    await settled();
    if (pass === null) continue;
    while (isAsked(1) && host.owing !== null) {
      await keep({ deed: "answer", seat: 1, line: match.notate(dice(match.options().count)) }, number);
      await settled();
    }
    const lines = told.slice(from[1]).flatMap((each) => (each.told === "position" ? each.story.lines : []));
    const here = given.slice(from[0]);
    runs.push({
      given: here,
      passable: isAsked(0) && passIn(match, game.mat) !== null,
      asked: isAsked(0) ? match.question()!.rule : null,
      loud: lines.some(({ quiet, kind }) => !quiet && kind !== "turn"),
    });
  }
  return runs;
}

test.each([2, 3])(
  "at a table that is kept: every answer given so is a pass, under the paragraph that was asked first (match %i)",
  async (seed) => {
    const runs = await passing(gundam, seed);
    expect(runs.length).toBeGreaterThan(5);
    for (const { given } of runs) {
      expect(new Set(given.map(({ rule }) => rule)).size).toBe(1);
      for (const { line } of given) expect(gundam.mat.passes).toContain(line);
    }
    for (const { given, asked, passable, loud } of runs) expect(loud || !passable || asked !== given[0]!.rule).toBe(true);
    expect(runs.some(({ given, asked, passable, loud }) => !loud && passable && asked !== given[0]!.rule)).toBe(true);
  },
);

test.each([2, 3, 4])("gate-ruler: who passes on in the start phase is asked in the main phase (match %i)", async (seed) => {
  const runs = await passing(gateRuler, seed);
  expect(runs.some(({ given }) => given[0]!.inOwnPhase)).toBe(true); // only by name
  for (const { given } of runs) expect(given.slice(1).filter(({ inOwnPhase }) => inOwnPhase)).toEqual([]);
});

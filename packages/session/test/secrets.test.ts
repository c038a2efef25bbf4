/** What a seat cannot see never influences a byte of what it is told: hidden cards are dealt anew, and everything is asked again. */
import { diceOf, type Game, InputError, otherSeat, SEATS, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import type { Session } from "../src/index.ts";
import { type Listener, Table } from "../src/table.ts";
import type { Ask, Told } from "../src/told.ts";
import { games, partsOf, sessionFor } from "./games.ts";

/** A table with one listener for one seat, and everything that it is told, as text. */
function seated(session: Session, seat: Seat) {
  const told: string[] = [];
  const listener: Listener = {
    seats: [seat],
    tell: (each: Told) => void told.push(JSON.stringify(each)),
    heard: new Map(),
    faces: new Set(),
    story: [0, 0],
  };
  const table = new Table(session, partsOf([]), new Set([listener]), 0);
  table.changed();
  const ask = async (what: Ask): Promise<string> => {
    try {
      return JSON.stringify(await table.carryOut({ ...what, id: 1, seat }));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem; // what nobody has answered is alike in all worlds
      return String(problem);
    }
  };
  return { table, told, ask };
}

/** Everything that a seat can be told of this position without changing it. */
async function everything(session: Session, seat: Seat, dice: (n: number) => number): Promise<string[]> {
  const { told, ask } = seated(session, seat);
  const { match } = session;
  const asked: string[] = [await ask({ ask: "tree" })];
  if (!match.over && match.asked === seat) {
    const { count } = match.options();
    for (let nth = 0; nth < Math.min(3, count); nth++) asked.push(await ask({ ask: "preview", question: 1, answer: dice(count) }));
    asked.push(await ask({ ask: "harm", question: 1, answer: dice(count) }));
    if (dice(4) === 0) asked.push(await ask({ ask: "hint", question: 1, by: dice(2) === 0 ? "random" : "tree:6" }));
  }
  for (const phrase of match.phrases) if (dice(3) === 0) asked.push(await ask({ ask: "why not", words: phrase.split(/[*#?]/)[0]!.trim() }));
  const cards = match
    .view(seat)
    .rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null || cell.card === 0 ? [] : [cell.card])));
  for (let nth = 0; nth < 3 && cards.length > 0; nth++) asked.push(await ask({ ask: "why not", card: cards[dice(cards.length)]! }));
  asked.push(await ask({ ask: "why not", card: (1 + dice(40)) as never }));
  const lines = (JSON.parse(told[0]!) as { story: { lines: readonly unknown[] } }).story.lines.length;
  for (let nth = 0; nth < 3 && lines > 0; nth++) asked.push(await ask({ ask: "why", line: Math.max(0, lines - 1 - dice(30)) }));
  expect(asked.filter((answer) => answer.length <= 2)).toEqual([]); // nor is nothing an answer
  return [...told, ...asked];
}

/** The same answers once more. */
function sameWorld(game: Game, seed: number, session: Session): Session {
  const twin = sessionFor(game, seed);
  for (const { option } of session.moments) twin.play(twin.match.options().indexOf(option));
  expect(twin.match.hash()).toBe(session.match.hash());
  return twin;
}

describe.each(games.map((game) => [game.name, game] as const))(
  "%s: no byte of what a seat is told depends on what it cannot see",
  (_, game) => {
    test.each([1, 2])(
      "position, answers, story, tree, previews, harm, hints, why, why not; now and after the next answer (match %i)",
      async (seed) => {
        const session = sessionFor(game, seed);
        const { match } = session;
        const dice = diceOf(seed);
        let next = dice(12);
        for (let given = 0; !match.over && given < 250; given++) {
          if (given === next) {
            next += 25 + dice(40);
            for (const seat of SEATS) {
              const same = sameWorld(game, seed, session);
              const other = sameWorld(game, seed, session);
              other.match.redeal(seat, diceOf(seed + 99));
              expect(await everything(other, seat, diceOf(given))).toEqual(await everything(same, seat, diceOf(given)));
              await expectSameAfterwards(same, other, seat, diceOf(given));
            }
          }
          session.play(dice(match.options().count));
        }
        expect(session.moments.length).toBeGreaterThan(10);
      },
      60_000,
    );
  },
);

/** The same answer in both worlds: as long as the story is the same, everything that is told must be. */
async function expectSameAfterwards(session: Session, twin: Session, seat: Seat, dice: (n: number) => number): Promise<void> {
  const { match } = session;
  const index = dice(match.options().count);
  const option = match.options().options[index]!;
  const there = twin.match.options().indexOf(option);
  const phrase = match.phrase(option, seat);
  if (there < 0 || twin.match.phrase(option, seat) !== phrase) return; // the other seat could not have done so with those cards
  session.play(index);
  twin.play(there);
  const stories = [session, twin].map((each) => each.events.map((event) => each.match.tell(event, seat)).join("\n"));
  if (stories[0] === stories[1]) expect(await everything(twin, seat, diceOf(0))).toEqual(await everything(session, seat, diceOf(0)));
}

test("a seat is asked nothing that is the other's, and told no answers of the other's", async () => {
  const session = sessionFor(games[0]!, 3);
  const other = otherSeat(session.match.asked);
  const { told, ask } = seated(session, other);
  expect((JSON.parse(told[0]!) as { question: { answers: unknown[] } }).question.answers).toEqual([]);
  expect(await ask({ ask: "answer", question: 1, answer: 0 })).toContain("it is the other player who is asked");
  expect(await ask({ ask: "preview", question: 1, answer: 0 })).toContain("it is the other player who is asked");
});

/** Who watches is told what both seats may know: hidden cards of either are dealt anew, and no byte of it changes; after the end all lies open. */
import { diceOf, type Game, SEATS, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { Host, type Position, type Session, type Told, watching } from "../src/index.ts";
import { games, partsOf, sessionFor } from "./games.ts";

/** What somebody is told who comes now: a seat, or (null) who watches. */
async function toldTo(session: Session, seat: Seat | null): Promise<string> {
  const host = new Host({ ...partsOf([]), free: false, keep: () => Promise.resolve(false), watching });
  const told: Told[] = [];
  host.put(session, []);
  if (seat === null) host.watch((each) => void told.push(each));
  else host.join([seat], (each) => void told.push(each));
  await host.idle;
  expect(told).toHaveLength(1);
  return JSON.stringify(told);
}

function sameWorld(game: Game, seed: number, session: Session): Session {
  const twin = sessionFor(game, seed);
  for (const { option } of session.moments) twin.play(twin.match.options().indexOf(option));
  return twin;
}

describe.each(games.map((game) => [game.name, game] as const))("%s, watched", (_, game) => {
  test.each([1, 2])(
    "no byte of it depends on what either seat cannot see, now and after the next answer; nor is it more than what a seat is told (match %i)",
    async (seed) => {
      const session = sessionFor(game, seed);
      const { match } = session;
      const dice = diceOf(seed + 7);
      let looked = 0;
      for (let given = 0; !match.over && given < 260; given++) {
        if (given % 24 === seed) {
          looked++;
          const now = await toldTo(session, null);
          for (const seat of SEATS) {
            const other = sameWorld(game, seed, session);
            other.match.redeal(seat, diceOf(seed + 99));
            expect(await toldTo(other, null)).toBe(now);
            const same = sameWorld(game, seed, session);
            const index = dice(match.options().count);
            const option = match.options().options[index]!;
            const there = other.match.options().indexOf(option);
            if (there < 0) continue; // with those cards it could not have been answered
            same.play(index);
            other.play(there);
            if (same.match.over) continue; // then all lies open
            if ((await toldTo(same, seat)) === (await toldTo(other, seat)))
              expect(await toldTo(other, null)).toBe(await toldTo(same, null));
          }
        }
        session.play(dice(match.options().count));
      }
      expect(looked).toBeGreaterThan(2);
    },
    60_000,
  );

  test("what one seat alone can name is hidden while it goes on, and open after the end with the whole story", async () => {
    const session = sessionFor(game, 5);
    const dice = diceOf(3);
    for (let given = 0; given < 12; given++) session.play(dice(session.match.options().count));
    const told = async (seat: Seat | null) => (JSON.parse(await toldTo(session, seat)) as [Position])[0];
    const named = ({ view }: Position) =>
      new Set(view.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell == null || cell.name === null ? [] : [cell.card]))));
    const [watched, one, other] = [await told(null), named(await told(0)), named(await told(1))];
    const alone = [...one].filter((card) => !other.has(card)).concat([...other].filter((card) => !one.has(card)));
    expect(alone.length).toBeGreaterThan(3);
    expect(named(watched)).toEqual(new Set([...one].filter((card) => other.has(card))));
    expect(watched.question?.answers).toEqual([]);
    session.concede(0);
    const after = await told(null);
    expect([...alone].filter((card) => !named(after).has(card))).toEqual([]);
    expect(after.story.from).toBe(0);
  });
});

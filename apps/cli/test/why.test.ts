/** "why": whatever the screen has said, in the words in which it was said, and nothing that had no part in it. */
import type { Seat } from "@duelex/kernel";
import { expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import type { Look } from "../src/look.ts";
import { lookFor } from "../src/look.ts";
import { readMatchup } from "../src/matchup.ts";
import { sayStory, storyOf } from "../src/narrate.ts";
import { machinesFor } from "../src/play/seats.ts";
import { type Session, sessionBetween } from "../src/session.ts";
import { plainly, spokenTo } from "../src/speech.ts";
import { sayWhy } from "../src/why.ts";
import { desk } from "./desk.ts";

const flowing = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ").trim();

/** A whole match of two machines. */
async function played(id: string, seed: number): Promise<{ session: Session; look: Look }> {
  const context = { ...desk().context, games: allGames };
  const session = sessionBetween(await readMatchup(context, id, { seed }), ["random", "random"]);
  const machines = machinesFor(session, seed);
  for (let left = 150; left > 0 && !session.match.over; left--) session.play(machines[session.match.asked]!.choose(session.match));
  return { session, look: { ...lookFor(context.terminal), ...spokenTo(0 as Seat, plainly), you: 0 as Seat } };
}

test.each(allGames.ids)("%s: why finds each line in the very words in which the screen said it", async (id) => {
  const { session, look } = await played(id, 4);
  const lines = storyOf(session, 0 as Seat, undefined, true).filter(({ kind }) => kind !== "turn");
  expect(lines.length).toBeGreaterThan(40);
  for (const [nth, line] of lines.entries()) {
    if (nth % Math.ceil(lines.length / 16) !== 0) continue;
    const said = flowing(sayStory([line], look));
    const bare = said.replace(/ ×\d+/, "").replace(/ \([^()]*\)$/, "");
    for (const words of [said, bare, bare.split(" ").slice(1).join(" ").toUpperCase()]) {
      const why = sayWhy(session, 0 as Seat, look, 0, words);
      expect(why[0], words).not.toContain("Nothing that happened");
      if (line.kind === "event")
        expect(flowing(why).toLowerCase(), words).toContain(
          words
            .replace(/ ×\d+/, "")
            .replace(/ \([^()]*\)$/, "")
            .toLowerCase(),
        );
    }
  }
});

test("colossus-order: it finds words that stand apart in a line, too, and says so if there is no such line", async () => {
  const { session, look } = await played("colossus-order", 4);
  const line = storyOf(session, 0 as Seat, undefined, true).findLast(({ kind, text }) => kind === "event" && text.split(" ").length > 4)!;
  const words = look
    .speech(line.text)
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .trim()
    .split(/\s+/);
  expect(sayWhy(session, 0 as Seat, look, 0, `${words.at(-1)} ${words[0]}`)[0]).not.toContain("Nothing that happened");
  expect(sayWhy(session, 0 as Seat, look, 0, "zebra crossing")).toEqual(['Nothing that happened is told with "zebra crossing".']);
});

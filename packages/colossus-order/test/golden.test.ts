/**
 * Whole games as readable transcripts, and as replays with a hash per turn. A change of the rules shows here, line by line.
 * `npx vitest run packages/colossus-order/test/golden.test.ts --update` writes them anew; read the difference.
 */
import { diceOf, type Event, type Match, readReplay, type Seat, Transcript, type View, verify } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import type { ColossusOrder } from "../src/table.ts";

const games = [
  { name: "white-black", decks: [0, 1], seed: 11, settings: { startingPlayer: "P1" } },
  { name: "black-mixed", decks: [1, 2], seed: 12, settings: { startingPlayer: "P2" } },
  { name: "mixed-white-2-4", decks: [2, 0], seed: 13, settings: { exchange: "2/4", capturedGemsCount: "false" } },
] as const;

/** The better of three answers taken at random: livelier than chance, and still meets odd corners. */
function pick(g: ColossusOrder, dice: (n: number) => number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < 3; n++) {
    const index = dice(g.options().count);
    const seat = g.asked;
    const after = g.clone();
    after.play(index);
    const value = colossusOrder.evaluate(after, seat);
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

function playOut(game: (typeof games)[number]): { transcript: Transcript<ColossusOrder>; text: string } {
  const decks = [colossusOrder.decks[game.decks[0]]!.deck, colossusOrder.decks[game.decks[1]]!.deck] as const;
  const transcript = new Transcript(colossusOrder, { decks, seed: game.seed, settings: game.settings }, { record: true });
  const g = transcript.match;
  const dice = diceOf(game.seed);
  const lines = [`${game.name}: ${JSON.stringify(game.settings)}, seed ${game.seed}`];
  let told = 0;
  let turn = -1;
  const tellEvents = () => {
    const events: readonly Event[] = g.recorder?.events ?? [];
    for (; told < events.length; told++) lines.push(`      ${g.tell(events[told]!)} (${events[told]!.rule})`);
  };
  while (!g.over) {
    tellEvents();
    if (g.turnNumber !== turn) {
      turn = g.turnNumber;
      lines.push("", `-- turn ${turn}, mark ${g.mark().toString(16)}`, ...([0, 1] as const).map((seat) => tableOf(g.view(seat))));
    }
    const question = g.question()!;
    const index = pick(g, dice);
    lines.push(`  P${question.seat + 1} ${question.rule}: ${g.notate(index)}`);
    transcript.play(index);
  }
  tellEvents();
  lines.push("", `result: ${JSON.stringify(g.standing())}, mark ${g.mark().toString(16)}`, "");
  return { transcript, text: lines.join("\n") };
}

/** What one seat sees, in a few lines. */
function tableOf(view: View): string {
  const sees = (seat: Seat | null) => (seat === null ? "" : `P${seat + 1} `);
  const rows = view.rows
    .filter(({ cells, label }) => cells.length > 0 && label !== "discard pile" && label !== "Colossus")
    .map(({ label, seat, cells }) => {
      const said = cells.map((cell) => [cell?.name ?? "?", cell?.stats, ...(cell?.marks ?? [])].filter(Boolean).join(" "));
      return `     ${sees(seat)}${label}: ${said.join(" | ")}`;
    });
  const facts = view.facts.map((list, seat) => `     P${seat + 1}: ${list.map(({ label, value }) => `${label} ${value}`).join(", ")}`);
  return [`   P${view.seat + 1} sees`, ...facts, ...rows].join("\n");
}

describe("golden games", () => {
  for (const game of games) {
    test(`${game.name}: the transcript, and a replay that verifies with its hash per turn`, async () => {
      const { transcript, text } = playOut(game);
      const archived = `${JSON.stringify(transcript.replay(), null, 1)}\n`;
      await expect(text).toMatchFileSnapshot(`golden/${game.name}.txt`);
      await expect(archived).toMatchFileSnapshot(`golden/${game.name}.replay.json`);

      const replay = readReplay(JSON.parse(archived));
      let given = -1;
      const result = verify(colossusOrder, replay, { visit: (_: Match, at) => (given = at) });
      expect(result).toMatchObject({ verified: true, answers: replay.answers.length, result: replay.result });
      expect(given).toBe(replay.answers.length);
      expect(replay.hashes.length).toBeGreaterThan(10);
    });
  }
});

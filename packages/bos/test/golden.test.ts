import { diceOf, type Match, newMatch, resultOf, type Seat, seatName, type View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";

/** One row a line: "P2 summons: Ash Hound 3 (acted) | – | –". */
function drawn(view: View): string[] {
  const facts = view.facts.map((each, seat) => `P${seat + 1}: ${each.map(({ label, value }) => `${label} ${value}`).join(", ")}`);
  const rows = view.rows.map(({ label, seat, places, cells, count }) => {
    const shown = cells.map((cell) => {
      if (cell === null) return "–";
      const lies = [
        cell.rested === true ? "acted" : "",
        cell.faceDown === true ? "face-down" : "",
        ...(cell.with ?? []).map((each) => `under it ${each.name}`),
      ].filter((word) => word !== "");
      return `${cell.name ?? "a back"}${cell.stats === undefined ? "" : ` ${cell.stats}`}${lies.length > 0 ? ` (${lies.join(", ")})` : ""}`;
    });
    const more = count !== undefined && count > cells.length ? [`${count - cells.length} unseen`] : [];
    return `P${seat! + 1} ${label}: ${[...shown, ...more].join(places !== undefined ? " | " : ", ") || "none"}`;
  });
  return [...facts, ...rows];
}

/** A game as it is told to who sees everything, with the position that each seat sees when a turn begins now and then. */
function transcript(a: number, b: number, seed: number): string {
  const match: Match = newMatch(bos, { decks: [bos.decks[a]!.deck, bos.decks[b]!.deck], seed });
  const recorder = match.record();
  const dice = diceOf(seed);
  const lines = [`BOS TCG, ${bos.edition}: ${bos.decks[a]!.name} against ${bos.decks[b]!.name}, answers by dice ${seed}`];
  let turn = 0;
  while (!match.over) {
    if (match.turnNumber !== turn) {
      turn = match.turnNumber;
      lines.push("", `== turn ${turn}, ${seatName(match.activeSeat)}, ${match.mark().toString(16).padStart(8, "0")} ==`);
      if (turn % 6 === 1) for (const seat of [0, 1] as Seat[]) lines.push(`-- as ${seatName(seat)} sees it --`, ...drawn(match.view(seat)));
    }
    const told = recorder.events.length;
    const index = dice(match.options().count);
    lines.push(`${seatName(match.asked)}: ${match.notate(index)}   [${match.question()!.rule}, 1 of ${match.options().count}]`);
    match.play(index);
    for (const event of recorder.events.slice(told)) lines.push(`    ${match.tell(event)} (${event.rule})`);
  }
  return [...lines, "", resultOf(match), ""].join("\n");
}

/** Read the difference in review; `npx vitest run packages/bos/test/golden.test.ts -u` writes them anew. */
describe("golden games", () => {
  for (const [a, b, seed] of [
    [0, 1, 3],
    [1, 2, 14],
    [2, 0, 15],
  ] as const) {
    test(`${bos.decks[a]!.name} against ${bos.decks[b]!.name}`, async () => {
      await expect(transcript(a, b, seed)).toMatchFileSnapshot(`./golden/game-${seed}.txt`);
    });
  }
});

import { diceOf, newMatch, resultOf, type Seat, seatName, type View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

/** One row a line: "P2 lines: – | Iron Warden 3/5/1 (2 damage) | –". */
function drawn(view: View): string[] {
  const facts = view.facts.map((each, seat) => `P${seat + 1}: ${each.map(({ label, value }) => `${label} ${value}`).join(", ")}`);
  const rows = view.rows.map(({ label, seat, places, cells, count }) => {
    const shown = cells.map((cell) => {
      if (cell === null) return "–";
      const lies = [
        cell.rested === true ? "rested" : "",
        ...(cell.marks ?? []),
        ...(cell.with ?? []).map((each) => `under it ${each.name}`),
      ];
      const words = lies.filter((word) => word !== "");
      return `${cell.name ?? "a back"}${cell.stats === undefined ? "" : ` ${cell.stats}`}${words.length > 0 ? ` (${words.join(", ")})` : ""}`;
    });
    const unseen = count !== undefined && places === undefined && count > cells.length ? [`${count - cells.length} unseen`] : [];
    return `${seat === null ? "" : `P${seat + 1} `}${label}: ${[...shown, ...unseen].join(places !== undefined ? " | " : ", ") || "none"}`;
  });
  return [...facts, ...rows];
}

/** A game as it is told to who sees everything, with the position that each seat sees when a turn begins now and then. */
function transcript(a: number, b: number, seed: number): string {
  const [one, two] = [gateRuler.decks[a]!, gateRuler.decks[b]!];
  const match = newMatch(gateRuler, { decks: [one.deck, two.deck], seed });
  const recorder = match.record();
  const dice = diceOf(seed);
  const lines = [`Gate Ruler, ${gateRuler.edition}: ${one.name} against ${two.name}, answers by dice ${seed}`];
  let turn = 0;
  while (!match.over) {
    if (match.turnNumber !== turn) {
      turn = match.turnNumber;
      lines.push("", `== turn ${turn}, ${seatName(match.activeSeat)} ==`);
      if (turn % 8 === 1) for (const seat of [0, 1] as Seat[]) lines.push(`-- as ${seatName(seat)} sees it --`, ...drawn(match.view(seat)));
    }
    const told = recorder.events.length;
    const count = match.options().count;
    const index = dice(count);
    if (count > 1) lines.push(`${seatName(match.asked)}: ${match.notate(index)}   [${match.question()!.rule}, 1 of ${count}]`);
    match.play(index);
    for (const event of recorder.events.slice(told)) lines.push(`    ${match.tell(event)} (${event.rule})`);
  }
  return [...lines, "", resultOf(match), ""].join("\n");
}

/** Read the difference in review; `npx vitest run packages/gate-ruler/test/golden.test.ts -u` writes them anew. */
describe("golden games", () => {
  for (const [a, b, seed] of [
    [0, 1, 3],
    [1, 2, 14],
    [2, 0, 15],
  ] as const) {
    test(`${gateRuler.decks[a]!.name} against ${gateRuler.decks[b]!.name}`, async () => {
      await expect(transcript(a, b, seed)).toMatchFileSnapshot(`./golden/game-${seed}.txt`);
    });
  }
});

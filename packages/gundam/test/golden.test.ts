/**
 * Golden games: whole matches as readable transcripts, with what each player sees at the start of every turn.
 * Write them anew with `npx vitest run packages/gundam/test/golden.test.ts -u`, and read the difference.
 */
import { type CardView, newMatch, resultOf, type Seat, seatName, type ViewRow } from "@duelex/kernel";
import { expect, test } from "vitest";
import { gundam } from "../src/game.ts";

type Match = ReturnType<typeof newMatch<ReturnType<typeof gundam.stage.arrange>>>;

const deck = (id: string) => gundam.decks.find((each) => each.id === id)!.deck;

/** A player that acts when it can: seldom passes, seldom ends the phase. */
function answerOf(g: Match, given: number): number {
  const count = g.options().count;
  const dice = Math.imul((given + 1) * 7919 + count, 0x9e3779b9) >>> 8;
  const acting = Array.from({ length: count }, (_, i) => i).filter(
    (i) => !/^(pass|do not block|decline|end the main phase|redraw)$/.test(g.notate(i)),
  );
  return acting.length > 0 && dice % 8 !== 0 ? acting[dice % acting.length]! : dice % count;
}

const cell = (view: CardView | null): string => {
  if (view === null) return "–";
  const marks = [view.stats, ...(view.marks ?? [])].filter((mark) => mark !== undefined && mark !== "");
  const below = (view.with ?? []).map((each) => each.name ?? "a card");
  return `${view.name ?? "a card"}${marks.length > 0 ? ` ${marks.join(", ")}` : ""}${below.length > 0 ? ` + ${below.join(", ")}` : ""}`;
};
const row = ({ label, cells, count }: ViewRow): string => `${label}: ${cells.length > 0 ? cells.map(cell).join(" | ") : (count ?? 0)}`;

function seen(g: Match, seat: Seat): string[] {
  const view = g.view(seat);
  const rows = view.rows.filter((each) => each.cells.length > 0 || (each.count ?? 0) > 0);
  return [`  ${seatName(seat)} sees`, ...rows.map((each) => `    ${each.seat === null ? "" : `${seatName(each.seat)} `}${row(each)}`)];
}

function transcript(decks: readonly [string, string], seed: number): string {
  const g = newMatch(gundam, { decks: [deck(decks[0]), deck(decks[1])], seed }) as Match;
  const recorder = g.record();
  const lines = [`${gundam.name}, edition ${gundam.edition}`, `P1 ${decks[0]}, P2 ${decks[1]}, seed ${seed}`];
  let turn = 0;
  let told = 0;
  for (let given = 0; !g.over && given < 2000; given++) {
    if (g.turnNumber !== turn) {
      turn = g.turnNumber;
      lines.push("", `Turn ${turn}, ${seatName(g.activeSeat)}`, ...seen(g, 0), ...seen(g, 1));
    }
    const question = g.question()!;
    const index = answerOf(g, given);
    lines.push(`${seatName(question.seat)}: ${g.notate(index)} (${question.rule})`);
    g.play(index);
    for (const event of recorder.events.slice(told)) lines.push(`    ${g.tell(event)} (${event.rule})`);
    told = recorder.events.length;
  }
  return `${[...lines, "", resultOf(g)].join("\n")}\n`;
}

const games: [string, readonly [string, string], number][] = [
  ["earth-federation-against-zeon", ["official-deck-004", "official-deck-006"], 1],
  ["tekkadan-against-clan", ["official-deck-010", "official-deck-016"], 3],
];

test.each(games)("%s", async (name, decks, seed) => {
  const text = transcript(decks, seed);
  expect(text).toMatch(/\nP[12] wins\n$/);
  await expect(text).toMatchFileSnapshot(`./golden/${name}.txt`);
});

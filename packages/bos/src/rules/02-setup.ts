/** 2.3 Setup: each player places three wizards, in secret. Everything else lies where it belongs. BOS-S1…S6 */
import { type Card, SEATS, type Seat, seatName } from "@duelex/kernel";
import { Place, Verb } from "../names.ts";
import { COLUMNS } from "../state.ts";
import type { Bos } from "../table.ts";
import { sayAbility } from "../text.ts";
import { turn } from "./04-turn.ts";
import { procedure } from "./procedures.ts";

export const setup = procedure(
  "setup",
  { seat: 0 as Seat, column: 0 },
  ({ act, ask }) => ({
    placeWizards: ask("BOS-S1", {
      says: (_g, s) => `${seatName(s.seat)} places three wizards face-down: which one goes to column ${s.column}?`,
      where: () => "placing the wizards",
      means: (g, _s, wizard) => wizardWords(g, wizard),
      who: (_g, s) => s.seat,
      options(g, s, may) {
        for (const wizard of g.cards(s.seat, Place.wizards)) may.offer(Verb.place, wizard, isPlaced(g, wizard) ? "BOS-S1" : null);
      },
      chosen(g, s, wizard) {
        g.placeWizard(wizard, s.column);
        s.column++;
        if (s.column < COLUMNS.length || s.seat === SEATS[1]) return;
        s.column = 0;
        s.seat = SEATS[1];
      },
      again: (_g, s) => s.column < COLUMNS.length,
    }),
    firstTurn: act("BOS-S5", (g) => {
      g.begin(turn); // whose it is was known before: BOS-H17
    }),
  }),
  { where: "" },
);

/** Whom it alone may summon, and what its text says. BOS-W2 */
function wizardWords(g: Bos, wizard: Card): string {
  const { name, abilities } = g.printed(wizard);
  const isNeededBy = (card: Card) => g.printed(card).tests.some((test) => test.op === "useWizard" && test.wizard === name);
  const needing = new Set([...g.cards(g.ownerOf(wizard), Place.castle)].filter(isNeededBy).map((card) => g.cardName(card)));
  const needed = needing.size === 0 ? "" : `${[...needing].join(", ")} can be summoned by no other wizard; `;
  return needed + (abilities.map(({ record }) => sayAbility(record)).join(" ") || "it has no ability but to summon, as every wizard does");
}

/** Until it has a column, a wizard is in none. */
function isPlaced(g: Bos, wizard: Card): boolean {
  return COLUMNS.some((column) => g.wizard(g.ownerOf(wizard), column) === wizard);
}

/** What the rules limit, looked at from outside: for trials, and for positions that are set up; never for play. */
import { Card, type Problem, SEATS, type Seat } from "@duelex/kernel";
import { Facing, Place, State } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { COLUMNS, NO_COLUMN } from "./state.ts";
import type { Bos } from "./table.ts";

type Say = (rule: Paragraph, what: string) => void;

/** Every limit that this position breaks, each with its paragraph. */
export function limits(g: Bos): Problem[] {
  const broken: Problem[] = [];
  const say: Say = (rule, what) => void broken.push({ where: "", what, rule });
  for (const seat of SEATS) {
    if (g.vim[seat] < 0) say("BOS-P3", `P${seat + 1} has ${g.vim[seat]} vim`);
    if (g.life[seat] < 0) say("BOS-V1", `P${seat + 1} has ${g.life[seat]} life`);
    if (!g.over && g.life[seat] === 0) say("BOS-V1", `P${seat + 1} plays on without life`);
    spots(g, seat, say);
    if (g.count(seat, Place.boss) > 1) say("BOS-D1", `P${seat + 1} has two bosses`);
    for (const card of g.cards(seat, Place.underneath)) {
      if (!g.onBattlefield(g.host[card])) say("BOS-P6", `${g.cardName(card)} enchants what is not on the battlefield`);
    }
    strengths(g, seat, say);
  }
  return broken;
}

/** BOS-Z6: one card on each spot, and each spot knows which. */
function spots(g: Bos, seat: Seat, say: Say): void {
  for (const [place, at] of [
    [Place.summons, (column: number) => g.summon(seat, column)],
    [Place.wizards, (column: number) => g.wizard(seat, column)],
  ] as const) {
    let standing = 0;
    for (const column of COLUMNS) {
      const card = at(column);
      if (card === Card.none) continue;
      standing++;
      if (g.placeOf(card) !== place || g.columnOf[card] !== column)
        say("BOS-Z6", `${g.cardName(card)} is not where P${seat + 1}'s spot ${column + 1} has it`);
    }
    let lying = 0;
    for (const card of g.cards(seat, place)) if (g.columnOf[card] !== NO_COLUMN) lying++;
    if (lying !== standing) say("BOS-Z6", `${lying} cards lie on P${seat + 1}'s spots, and ${standing} spots are taken`);
  }
}

/** BOS-N5, BOS-R12: outside a battle, what fights has strength left, or has been defeated and waits to be moved. */
function strengths(g: Bos, seat: Seat, say: Say): void {
  for (const place of [Place.summons, Place.boss]) {
    for (const card of g.cards(seat, place)) {
      if (g.facing[card] === Facing.faceDown) continue;
      const strength = g.strength[card];
      if (strength < 0) say("BOS-N5", `${g.cardName(card)} has strength ${strength}`);
      else if (!g.over && strength === 0 && g.battle.state === State.none && g.defeatedIn[card] === 0)
        say("BOS-R12", `${g.cardName(card)} stands without strength, and no battle goes on`);
    }
  }
}

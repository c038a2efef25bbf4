/** What the rules limit, looked at from outside: for trials, never for play. */
import { Card, type Seat } from "@duelex/kernel";
import { Facing, Place, State } from "./names.ts";
import { type Bos, COLUMNS, NO_COLUMN, SEATS } from "./table.ts";

/** Every limit that this position breaks, each with its paragraph. */
export function limits(g: Bos): string[] {
  const broken: string[] = [];
  for (const seat of SEATS) {
    if (g.vim[seat] < 0) broken.push(`P${seat + 1} has ${g.vim[seat]} vim (BOS-P3)`);
    if (g.life[seat] < 0) broken.push(`P${seat + 1} has ${g.life[seat]} life (BOS-V1)`);
    if (!g.over && g.life[seat] === 0) broken.push(`P${seat + 1} plays on without life (BOS-V1)`);
    spots(g, seat, broken);
    if (g.count(seat, Place.boss) > 1) broken.push(`P${seat + 1} has two bosses (BOS-D1)`);
    for (const card of g.cards(seat, Place.underneath)) {
      if (!g.onBattlefield(g.host[card])) broken.push(`${g.cardName(card)} enchants what is not on the battlefield (BOS-P6)`);
    }
    strengths(g, seat, broken);
  }
  return broken;
}

/** BOS-Z6: one card on each spot, and each spot knows which. */
function spots(g: Bos, seat: Seat, broken: string[]): void {
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
        broken.push(`${g.cardName(card)} is not where P${seat + 1}'s spot ${column + 1} has it (BOS-Z6)`);
    }
    let lying = 0;
    for (const card of g.cards(seat, place)) if (g.columnOf[card] !== NO_COLUMN) lying++;
    if (lying !== standing) broken.push(`${lying} cards lie on P${seat + 1}'s spots, and ${standing} spots are taken (BOS-Z6)`);
  }
}

/** BOS-N5, BOS-R12: outside a battle, what fights has strength left, or has been defeated and waits to be moved. */
function strengths(g: Bos, seat: Seat, broken: string[]): void {
  for (const place of [Place.summons, Place.boss]) {
    for (const card of g.cards(seat, place)) {
      if (g.facing[card] === Facing.faceDown) continue;
      const strength = g.strength[card];
      if (strength < 0) broken.push(`${g.cardName(card)} has strength ${strength} (BOS-N5)`);
      else if (!g.over && strength === 0 && g.battle.state === State.none && g.defeatedIn[card] === 0)
        broken.push(`${g.cardName(card)} stands without strength, and no battle goes on (BOS-R12)`);
    }
  }
}

/** Who gives a card a permission, a prohibition or a keyword now: modifiers that still run, and constant effects that apply. */
import { Card, type Row, SEATS, type Seat } from "@duelex/kernel";
import { type Ability, type Instruction, Side, Target, Where } from "../cards.ts";
import { Keyword, Place, Rare, Standing } from "../names.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { isAmong, matches, onSide } from "./filters.ts";
import { isOpen } from "./gates.ts";
import { timesOf } from "./times.ts";

/** Looks at one grant: the words, whose they are, and what "this Unit" means in them. True ends the search. */
type Visit = (instruction: Instruction, by: Seat, unit: Card) => boolean;

/** Does a constant effect apply at this moment? 9-1-5 */
export function constantApplies(g: Gundam, ability: Ability, source: Card, unit: Card): boolean {
  return isOpen(g, ability, source, unit) && allHold(g, ability.while, g.ownerOf(source), unit, false);
}

/** Everything that gives this card something for which `wanted` says yes. */
function findGrant(g: Gundam, card: Card, wanted: (instruction: Instruction) => boolean, visit: Visit): boolean {
  const { card: cards, instruction, by, unit } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (cards[row] !== card) continue;
    const words = g.set.instructions[instruction[row]]!;
    if (wanted(words) && visit(words, by[row], unit[row])) return true;
  }
  if (g.now.constants === 0) return false;
  for (const seat of SEATS) {
    for (const each of g.units(seat)) {
      if (grantsOf(g, each, each, card, wanted, visit)) return true;
      const pilot = g.partner[each];
      if (pilot !== Card.none && grantsOf(g, pilot, each, card, wanted, visit)) return true;
    }
    const base = g.base(seat);
    if (base !== Card.none && grantsOf(g, base, base, card, wanted, visit)) return true;
  }
  return false;
}

/** Do these words speak of what lies here: of the whole shield area, or only of the Shields? A Base by itself is a card like a Unit. */
export const covers = (words: Instruction, place: Place): boolean =>
  words.targets !== null &&
  (words.targets.where === Where.shieldArea || (words.targets.where === Where.shields && place === Place.shieldSection));

/** Does a constant effect protect this part of the shield area of this player? The test sees its words. */
export function isAreaGranted(g: Gundam, seat: Seat, place: Place, test: Visit): boolean {
  if ((g.now.rare & Rare.guardsAreas) === 0) return false;
  for (const owner of SEATS) {
    for (const unit of g.units(owner)) {
      if (guards(g, unit, unit, seat, place, test)) return true;
      const pilot = g.partner[unit];
      if (pilot !== Card.none && guards(g, pilot, unit, seat, place, test)) return true;
    }
    const base = g.base(owner);
    if (base !== Card.none && guards(g, base, base, seat, place, test)) return true;
  }
  return false;
}

function guards(g: Gundam, source: Card, unit: Card, seat: Seat, place: Place, test: Visit): boolean {
  const owner = g.ownerOf(source);
  return g
    .printed(source)
    .constants.some(
      (ability) =>
        constantApplies(g, ability, source, unit) &&
        ability.program.some(
          (words) =>
            words.standing === Standing.protected &&
            covers(words, place) &&
            ((words.targets?.side ?? 0) & (owner === seat ? Side.own : Side.enemy)) !== 0 &&
            allHold(g, words.conditions, owner, unit, false) &&
            test(words, owner, unit),
        ),
    );
}

function grantsOf(g: Gundam, source: Card, unit: Card, card: Card, wanted: (instruction: Instruction) => boolean, visit: Visit): boolean {
  const seat = g.ownerOf(source);
  for (const ability of g.printed(source).constants) {
    for (const words of ability.program) {
      if (!wanted(words) || !constantApplies(g, ability, source, unit) || !allHold(g, words.conditions, seat, unit, false)) continue;
      const meant =
        words.target === Target.thisUnit
          ? unit === card
          : words.target === Target.all && isAmong(g, words.targets!, card, seat, unit, false);
      if (meant && visit(words, seat, unit)) return true;
    }
  }
  return false;
}

/** Is there a grant of this kind for which the test holds? */
export function isGranted(g: Gundam, card: Card, standing: Standing, test: Visit): boolean {
  return g.stands(card, standing) && findGrant(g, card, (words) => words.standing === standing, test);
}

/** Does anybody give it to this card now, derived or not yet? */
export const isGiven = (g: Gundam, card: Card, standing: Standing): boolean =>
  findGrant(
    g,
    card,
    (words) => words.standing === standing,
    () => true,
  );

/** 4-4-4, R-69: does a constant effect have this Unit, on its way into play, arrive rested? */
export function arrivesRested(g: Gundam, arriving: Card): boolean {
  if ((g.now.rare & Rare.restsArrivals) === 0 || g.now.constants === 0) return false;
  const isMeant = (source: Card, unit: Card) =>
    g
      .printed(source)
      .constants.some((ability) =>
        ability.program.some(
          (words) =>
            words.standing === Standing.arrivesRested &&
            constantApplies(g, ability, source, unit) &&
            onSide(g, words.targets!, arriving, g.ownerOf(source)) &&
            matches(g, words.targets!, arriving, g.ownerOf(source), unit, false),
        ),
      );
  for (const seat of SEATS) {
    for (const unit of g.units(seat)) if (isMeant(unit, unit) || (g.isPaired(unit) && isMeant(g.partner[unit], unit))) return true;
  }
  return false;
}

/**
 * Does anybody give this Unit the trait? Who gives another is not asked: whom that is for may depend on this very trait. What a Unit would have
 * only because it has it, round in a circle, it does not have.
 */
export function givesTrait(g: Gundam, unit: Card, trait: string): boolean {
  if (!g.stands(unit, Standing.gainsTrait) || g.traitsAsked.some((each) => each.unit === unit && each.trait === trait)) return false;
  g.traitsAsked.push({ unit, trait });
  try {
    return findGrant(
      g,
      unit,
      (words) => words.standing === Standing.gainsTrait && words.trait === trait,
      () => true,
    );
  } finally {
    g.traitsAsked.pop();
  }
}

/** 1-3-3: nothing sets this Unit, Base or Resource active. Of a Resource only modifiers say so: it has no values to derive. */
export function staysRested(g: Gundam, card: Card): boolean {
  if (g.placeOf(card) !== Place.resourceArea) return g.stands(card, Standing.cannotBeSetActive);
  const { card: cards, instruction } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (cards[row] === card && g.set.instructions[instruction[row]]!.standing === Standing.cannotBeSetActive) return true;
  }
  return false;
}

/** 1-3-3, Q287: a destroy-effect of this player does nothing to it. */
export const isSafeFrom = (g: Gundam, card: Card, by: Seat): boolean =>
  g.ownerOf(card) !== by && g.isInPlay(card) && g.stands(card, Standing.cannotBeDestroyedByEnemyEffects);

/** The number of a keyword that adds up: printed, the Pilot's, gained (12.1, 16.12). */
export function amountOf(g: Gundam, unit: Card, keyword: Keyword.Breach | Keyword.Repair | Keyword.Support): number {
  const name = keyword === Keyword.Breach ? "breach" : keyword === Keyword.Repair ? "repair" : "support";
  let sum = g.printed(unit)[name] + g.printed(g.partner[unit])[name]; // no Pilot has none
  findGrant(
    g,
    unit,
    (words) => words.keyword === keyword,
    (words, by, self) => {
      sum += words.n * timesOf(g, words.times, by, self, false);
      return false;
    },
  );
  return sum;
}

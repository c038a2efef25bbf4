/** What the rules limit, looked at from outside: for trials, never for play. */
import { Card, type Seat } from "@duelex/kernel";
import { Place, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import type { Gundam } from "./table.ts";

const SEATS = [0, 1] as const;
const UNITS = 6;
const RESOURCES = 15;
const EX_RESOURCES = 5;
const HAND = 10;

/** Steps of a turn before its player may do anything. */
const EARLY = ["start phase", "draw phase", "resource phase"];

/** Every limit that this position breaks, each with its paragraph. */
export function limits(g: Gundam): string[] {
  const broken: string[] = [];
  for (const seat of SEATS) {
    const most = (place: Place, limit: number, what: string, rule: Paragraph) => {
      const count = g.count(seat, place);
      if (count > limit) broken.push(`P${seat + 1} has ${count} ${what} (${rule})`);
    };
    most(Place.battleArea, UNITS, "Units in the battle area", "3-5");
    most(Place.baseSection, 1, "Bases", "3-6-3");
    most(Place.resourceArea, RESOURCES, "Resources", "3-4-2");
    resources(g, seat, broken);
    inPlay(g, seat, broken);
    beneath(g, seat, broken);
  }
  const { standby } = g;
  const hand = g.count(standby, Place.hand);
  if (hand > HAND && g.where().some((step) => EARLY.includes(step)))
    broken.push(`P${standby + 1} has ended a turn with ${hand} cards in hand (3-8-4-1)`);
  return broken;
}

/** 3-4-2: five EX Resources; and how many are active is what the table keeps count of. */
function resources(g: Gundam, seat: Seat, broken: string[]): void {
  let active = 0;
  let ex = 0;
  for (const card of g.cards(seat, Place.resourceArea)) {
    if (g.rested[card] === 0) active++;
    if (g.definition[card] === g.set.exResource.number) ex++;
  }
  if (ex > EX_RESOURCES) broken.push(`P${seat + 1} has ${ex} EX Resources (3-4-2)`);
  if (active !== g.activeResources[seat]) broken.push(`P${seat + 1} has ${active} active Resources, and ${g.activeResources[seat]} are counted (3-4)`);
}

/** AP is never below 0 (1-3-6); what has no HP left has been destroyed (10-3). */
function inPlay(g: Gundam, seat: Seat, broken: string[]): void {
  for (const place of [Place.battleArea, Place.baseSection]) {
    for (const card of g.cards(seat, place)) {
      const name = g.cardName(card);
      const { type } = g.printed(card);
      if (type !== (place === Place.battleArea ? Type.Unit : Type.Base)) broken.push(`${name} is where it cannot be (3-5)`);
      if (g.ap(card) < 0) broken.push(`${name} has AP ${g.ap(card)} (1-3-6)`);
      if (g.damage[card] < 0) broken.push(`${name} has ${g.damage[card]} damage (10-3)`);
      if (!g.over && g.now.unsettled === 0 && g.currentHp(card) <= 0) broken.push(`${name} is in play with HP ${g.currentHp(card)} (10-3)`);
    }
  }
}

/** 6-5-2-3-3: beneath each paired Unit lies its one Pilot, and nothing else lies there. */
function beneath(g: Gundam, seat: Seat, broken: string[]): void {
  let paired = 0;
  for (const unit of g.units(seat)) {
    const pilot = g.partner[unit];
    if (pilot === Card.none) {
      if (g.linked[unit] === 1) broken.push(`${g.cardName(unit)} is linked and has no Pilot (6-5-2-3-3)`);
      continue;
    }
    paired++;
    if (g.partner[pilot] !== unit || g.placeOf(pilot) !== Place.beneath) broken.push(`the Pilot of ${g.cardName(unit)} is not beneath it (6-5-2-3-3)`);
  }
  const count = g.count(seat, Place.beneath);
  if (count !== paired) broken.push(`${count} Pilots lie beneath P${seat + 1}'s ${paired} paired Units (6-5-2-3-3)`);
}

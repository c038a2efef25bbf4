/** What the rules limit, looked at from outside: for trials, and for positions that are set up; never for play. */
import { Card, type Problem, SEATS, type Seat } from "@duelex/kernel";
import { Place, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import type { Gundam } from "./table.ts";

const UNITS = 6;
const RESOURCES = 15;
const EX_RESOURCES = 5;
const HAND = 10;

/** Steps of a turn before its player may do anything. */
const EARLY: readonly string[] = ["active step", "draw phase", "resource phase"];

type Say = (rule: Paragraph, what: string) => void;

/** Every limit that this position breaks, each with its paragraph. */
export function limits(g: Gundam): Problem[] {
  const broken: Problem[] = [];
  const say: Say = (rule, what) => void broken.push({ where: "", what, rule });
  for (const seat of SEATS) {
    const most = (place: Place, limit: number, what: string, rule: Paragraph) => {
      const count = g.count(seat, place);
      if (count > limit) say(rule, `P${seat + 1} has ${count} ${what}`);
    };
    most(Place.battleArea, UNITS, "Units in the battle area", "3-5");
    most(Place.baseSection, 1, "Bases", "3-6-3");
    most(Place.resourceArea, RESOURCES, "Resources", "3-4-2");
    resources(g, seat, say);
    inPlay(g, seat, say);
    beneath(g, seat, say);
  }
  const { standby } = g;
  const hand = g.count(standby, Place.hand);
  if (hand > HAND && g.path().some((step) => EARLY.includes(step)))
    say("3-8-4-1", `P${standby + 1} has ended a turn with ${hand} cards in hand`);
  return broken;
}

/** 3-4-2: five EX Resources; and how many are active is what the table keeps count of. */
function resources(g: Gundam, seat: Seat, say: Say): void {
  let active = 0;
  let ex = 0;
  for (const card of g.cards(seat, Place.resourceArea)) {
    if (g.rested[card] === 0) active++;
    if (g.definition[card] === g.set.exResource.number) ex++;
  }
  if (ex > EX_RESOURCES) say("3-4-2", `P${seat + 1} has ${ex} EX Resources`);
  if (active !== g.activeResources[seat])
    say("3-4", `P${seat + 1} has ${active} active Resources, and ${g.activeResources[seat]} are counted`);
}

/** AP is never below 0 (1-3-6); what has no HP left has been destroyed (10-3). */
function inPlay(g: Gundam, seat: Seat, say: Say): void {
  for (const place of [Place.battleArea, Place.baseSection]) {
    for (const card of g.cards(seat, place)) {
      const name = g.cardName(card);
      const { type } = g.printed(card);
      if (type !== (place === Place.battleArea ? Type.Unit : Type.Base)) say("3-5", `${name} is where it cannot be`);
      if (g.ap(card) < 0) say("1-3-6", `${name} has AP ${g.ap(card)}`);
      if (g.damage[card] < 0) say("10-3", `${name} has ${g.damage[card]} damage`);
      if (!g.over && g.now.unsettled === 0 && g.currentHp(card) <= 0) say("10-3", `${name} is in play with HP ${g.currentHp(card)}`);
    }
  }
}

/** 6-5-2-3-3: beneath each paired Unit lies its one Pilot, and nothing else lies there. */
function beneath(g: Gundam, seat: Seat, say: Say): void {
  let paired = 0;
  for (const unit of g.units(seat)) {
    const pilot = g.partner[unit];
    if (pilot === Card.none) {
      if (g.linked[unit] === 1) say("6-5-2-3-3", `${g.cardName(unit)} is linked and has no Pilot`);
      continue;
    }
    paired++;
    if (g.partner[pilot] !== unit || g.placeOf(pilot) !== Place.beneath)
      say("6-5-2-3-3", `the Pilot of ${g.cardName(unit)} is not beneath it`);
  }
  const count = g.count(seat, Place.beneath);
  if (count !== paired) say("6-5-2-3-3", `${count} Pilots lie beneath P${seat + 1}'s ${paired} paired Units`);
}

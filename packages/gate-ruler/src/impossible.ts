/** Positions that no match can come to, each with the paragraph: what a scenario may not set up. */
import { Card, type Problem, SEATS, type Seat } from "@duelex/kernel";
import { isPlayArea, isSetZone, isUnitZone, PLACE_NAMES, Place, Places, SET_ZONES, Type, UNIT_ZONES } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import type { GateRuler } from "./table.ts";

type Wrong = (rule: Paragraph, what: string, where?: string) => void;

/** What cannot be, of a position that has been laid out and has not begun to run. */
export function impossible(g: GateRuler): Problem[] {
  const problems: Problem[] = [];
  for (const seat of SEATS) {
    const side = `position.P${seat + 1}`;
    const wrong: Wrong = (rule, what, where = side) => problems.push({ where, what, rule });
    places(g, seat, wrong);
    crowds(g, seat, wrong);
    ends(g, seat, wrong);
    cards(g, seat, wrong);
  }
  return problems;
}

/** 12-4a: who has as much damage as HP has been destroyed. The effects that run have begun: what they do to HP counts. */
export function destroyed(g: GateRuler): Problem[] {
  return SEATS.flatMap((seat) =>
    UNIT_ZONES.flatMap((place) => [...g.cards(seat, place)])
      .filter((unit) => g.damage[unit] >= g.hp(unit))
      .map((unit) => ({
        where: `position.P${seat + 1}`,
        what: `${g.cardName(unit)} has ${g.damage[unit]} damage and HP ${g.hp(unit)}: it is destroyed`,
        rule: "12-4a",
      })),
  );
}

/** Every card in a zone where it can be (GR-12-BAD), and that its player has (15-3a-1). */
function places(g: GateRuler, seat: Seat, wrong: Wrong): void {
  const { hasHand, setZones } = g.rulerOf(seat);
  const ruler = g.cardName(g.ruler[seat]);
  if (!hasHand && g.count(seat, Place.hand) > 0) wrong("15-3a-1", `${ruler} has no hand zone`);
  for (const zone of SET_ZONES)
    if (!setZones.includes(zone) && g.count(seat, zone) > 0)
      wrong("15-3a-1", `${ruler} has ${setZones.length} set zones, and no ${PLACE_NAMES[zone]}`);
  for (let place: Place = 0; place < Places.each; place++) {
    for (const card of g.cards(seat, place)) {
      if (!canLie(g, card, place)) wrong("GR-12-BAD", `${g.cardName(card)} cannot lie in the ${PLACE_NAMES[place]}`);
      else if (isSetZone(place) && !g.printed(card).settable) wrong("R-SETTABLE", `${g.cardName(card)} cannot be set`);
    }
  }
  if (g.count(seat, Place.gate) > 0) wrong("9-1a", "a position begins with an empty gate");
  if (g.count(seat, Place.counter) > 0) wrong("13-5", "a position begins with an empty counter zone");
}

function canLie(g: GateRuler, card: Card, place: Place): boolean {
  const { type } = g.printed(card);
  if (isUnitZone(place)) return type === Type.unit;
  if (place === Place.ruler || type === Type.ruler) return place === Place.ruler && type === Type.ruler;
  if (place === Place.energy) return type === Type.energy;
  return place === Place.field ? type === Type.field : type !== Type.energy || isPlayArea(place) === false;
}

/** GR-12-STACK: one card in each zone for one card. */
function crowds(g: GateRuler, seat: Seat, wrong: Wrong): void {
  for (const place of [Place.ruler, ...UNIT_ZONES, ...SET_ZONES]) {
    const count = g.count(seat, place);
    if (count > 1) wrong(place === Place.ruler ? "GR-5-RULER" : "GR-12-STACK", `${count} cards in the ${PLACE_NAMES[place]}`);
  }
}

/** GR-12-LIFE, GR-12-DECK: who has lost does not play on. */
function ends(g: GateRuler, seat: Seat, wrong: Wrong): void {
  const { life, summonCap } = g.rulerOf(seat);
  const damage = g.count(seat, Place.damage);
  if (damage >= life)
    wrong("GR-12-LIFE", `${damage} cards in the damage zone, and ${g.cardName(g.ruler[seat])} has life ${life}: the match is over`);
  if (g.count(seat, Place.deck) === 0) wrong("GR-12-DECK", "no card in the deck: the match is over");
  if (summonCap >= 0 && seat === g.now.active && g.summons[seat] > summonCap)
    wrong("GR-7-RIGHT", `${g.summons[seat]} summons, and the ruler allows ${summonCap}`);
}

/** 15-4b, GR-12-SOUL */
function cards(g: GateRuler, seat: Seat, wrong: Wrong): void {
  for (const place of UNIT_ZONES) {
    for (const unit of g.cards(seat, place)) {
      if (g.faceDown[unit] === 1) wrong("R-D-FACEDOWN", `${g.cardName(unit)} cannot lie face down in the ${PLACE_NAMES[place]}`);
    }
  }
  for (const place of SET_ZONES)
    for (const card of g.cards(seat, place))
      if (g.faceDown[card] === 0) wrong("15-4a", `${g.cardName(card)} lies face up in the ${PLACE_NAMES[place]}`);
  for (const soul of g.cards(seat, Place.soul))
    if (g.host[soul] === Card.none || !g.isUnitInPlay(g.host[soul])) wrong("GR-12-SOUL", `${g.cardName(soul)} lies under no unit in play`);
}

/** Positions that no match can come to, each with the paragraph: what a scenario may not set up. */
import { type Card, type CastCard, otherSeat, SEATS, type Seat, seatName } from "@duelex/kernel";
import type { PositionReader } from "@duelex/kernel/scenario";
import type { Definition } from "./cards.ts";
import { Place, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { CARDS_EACH, DECK } from "./state.ts";
import type { Gundam } from "./table.ts";

const UNITS = 6;
const RESOURCES = 15;
const EX_RESOURCES = 5;
const RESOURCE_DECK = 10;
const HAND = 10;

/** What can be said of a card, by the place where it lies. */
const FACTS: Readonly<Partial<Record<Place, readonly string[]>>> = {
  [Place.battleArea]: ["rested", "damage", "pilot", "deployedThisTurn", "used"],
  [Place.baseSection]: ["rested", "damage", "used"],
  [Place.resourceArea]: ["rested"],
};

/** A card where cards of its kind do not lie, or of which something is said that is not true of any card there. */
export function misplaced(printed: Definition, place: Place, cast: CastCard, position: PositionReader): void {
  const wrong = (what: string, rule: Paragraph) => position.wrong(cast.where, what, rule);
  for (const fact of Object.keys(cast.facts)) {
    if (FACTS[place]?.includes(fact) !== true) position.wrong(cast.where, `"${fact}" cannot be said of a card there`);
  }
  const { name, type, token } = printed;
  if (place === Place.battleArea) {
    if (type !== Type.Unit) wrong(`${name} is no Unit`, "2-3-3-1");
  } else if (place === Place.baseSection) {
    if (type !== Type.Base) wrong(`${name} is no Base`, "2-3-6");
  } else if (place === Place.resourceArea || place === Place.resourceDeck) {
    if (type !== Type.Resource) wrong(`${name} is no Resource`, "5-1-2");
    else if (token && place === Place.resourceDeck) wrong(`${name} is a token, and tokens are on the field or nowhere`, "4-17-2-4");
  } else if (token) wrong(`${name} is a token, and tokens are on the field or nowhere`, "4-17-2-4");
  else if (type === Type.Resource && place !== Place.removal) wrong(`${name} is a Resource; it belongs to the resource deck`, "5-1-2");
}

/** What cannot be, of a position that has been laid out and has not begun to run. */
export function impossible(g: Gundam, isStart: boolean, position: PositionReader): void {
  alternates(g, position);
  const hand = g.count(g.standby, Place.hand);
  if (isStart && hand > HAND)
    position.wrong(`${position.sides[g.standby].where}.hand`, `who ends the turn keeps at most ${HAND} cards, not ${hand}`, "3-8-4-1");
  for (const seat of SEATS) crowds(g, seat, position);
}

/** 10-3: who has as much damage as HP has been destroyed. The effects that run have begun: what they do to HP counts. */
export function destroyed(g: Gundam, position: PositionReader): void {
  for (const seat of SEATS) damages(g, seat, position);
}

function crowds(g: Gundam, seat: Seat, position: PositionReader): void {
  const { where } = position.sides[seat];
  const most = (place: string, count: number, limit: number, what: string, rule: Paragraph) => {
    if (count > limit) position.wrong(`${where}.${place}`, `${count} ${what}; at most ${limit}`, rule);
  };
  const resources = [...g.cards(seat, Place.resourceArea)];
  most("battleArea", g.count(seat, Place.battleArea), UNITS, "Units", "3-5");
  most("baseSection", g.count(seat, Place.baseSection), 1, "Bases", "3-6-3");
  most("resourceArea", resources.length, RESOURCES, "Resources", "3-4-2");
  most("resourceArea", resources.filter((card) => g.printed(card).isEXResource).length, EX_RESOURCES, "EX Resources", "3-4-2");
  most("resourceDeck", g.count(seat, Place.resourceDeck), RESOURCE_DECK, "cards in the resource deck", "5-1-2");
  let deck = 0; // every card of it, wherever it lies
  for (let card = 1 + seat * CARDS_EACH; card <= (seat + 1) * CARDS_EACH; card++) {
    const { type, token } = g.printed(card as Card);
    if (g.placeOf(card as Card) !== Place.supply && type !== Type.Resource && !token) deck++;
  }
  if (deck > DECK) position.wrong(where, `${deck} cards of the main deck; at most ${DECK}`, "5-1-1-1");
}

function damages(g: Gundam, seat: Seat, position: PositionReader): void {
  const { where } = position.sides[seat];
  for (const [name, place] of [
    ["battleArea", Place.battleArea],
    ["baseSection", Place.baseSection],
  ] as const) {
    for (const card of g.cards(seat, place)) {
      const damage = g.damage[card];
      if (damage > 0 && damage >= g.hp(card))
        position.wrong(`${where}.${name}`, `${g.cardName(card)} has ${damage} damage and HP ${g.hp(card)}, so it is destroyed`, "10-3");
    }
  }
}

/** 6-1, 5-2-1-3: turns alternate, so who began and which turn it is say whose it is. */
export function whoseTurn(position: PositionReader, said: Readonly<Record<string, unknown>>) {
  const setting = position.settings["firstPlayer"];
  const first = position.seat("firstPlayer", setting === "P2" ? 1 : 0);
  if (setting !== "lot" && said["firstPlayer"] !== undefined && setting !== said["firstPlayer"])
    position.wrong("position.firstPlayer", `the settings say that ${setting} begins`, "5-2-1-3");
  const given = position.number("turn", 0, 1, 1000);
  const active = position.seat("active", given === 0 ? 0 : given % 2 === 0 ? otherSeat(first) : first);
  const turn = given === 0 ? (active === first ? 3 : 4) : given;
  return { turn, active, first };
}

/** 6-1 */
function alternates(g: Gundam, position: PositionReader): void {
  const { turn, active, first } = g.now;
  if (turn > 0 && (turn % 2 === 1) !== (active === first))
    position.wrong("position.turn", `turn ${turn} is ${seatName(otherSeat(active))}'s, since ${seatName(first)} began`, "6-1");
}

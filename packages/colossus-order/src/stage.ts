/** Positions set up by hand, and what can be asked about them: for scenarios. */
import {
  type Card,
  type CastCard,
  didYouMean,
  InputError,
  type Problem,
  readMadeUpCards,
  readSettings,
  readSide,
  type Scenario,
  type Seat,
  type Stage,
  seatName,
  seatNamed,
  together,
} from "@duelex/kernel";
import { cardForm, completed, RECORDS } from "./card-files.ts";
import { CardSet, type Definition } from "./cards.ts";
import { colors, Facing, Place, Position, Type } from "./names.ts";
import { turn } from "./rules/06-turn.ts";
import type { CardJson } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { attacksAllowed, crushOf } from "./statistics.ts";
import { CARDS_EACH, type ColossusOrder } from "./table.ts";
import { newTable } from "./wiring.ts";

const places = {
  deck: Place.deck,
  hand: Place.hand,
  colossus: Place.colossus,
  setGems: Place.setGems,
  captured: Place.captured,
  locus: Place.locus,
  field: Place.field,
  discard: Place.discard,
} as const;
type PlaceName = keyof typeof places;
const placeNames = Object.keys(places) as PlaceName[];
const sideFacts = ["used"];
const matchFacts = ["turn", "active", "first", "phase", "gemSet", "locusSet", "colossusUsed", "P1", "P2"];
/** Where each kind of card may lie. */
const gemsOnly: readonly PlaceName[] = ["setGems", "captured"];

/** Cards of no importance: they cannot be paid for and do nothing. */
const anyCard: CardJson = {
  ...{
    id: "any-card",
    name: { ja: null, en: "Any Card" },
    type: "follower",
    color: "white",
    reality: "original-test",
    unique: false,
    races: ["Any"],
  },
  ...{ locusCost: 99, gemLevel: {}, crush: 1, capture: 1, ap: 1, rp: 1, keywords: [], effect: [] },
};
const anyColossus: CardJson = {
  id: "any-colossus",
  name: { ja: null, en: "Any Colossus" },
  type: "colossus",
  color: "white",
  reality: "original-test",
  effect: [],
};

export const stage: Stage<ColossusOrder> = {
  places: placeNames,
  arrange,
  cards: (g, seat, place) => [...g.cards(seat, places[place as PlaceName])],
  card: (g, card) => ({
    place: Place[g.placeOf(card)],
    owner: seatName(g.ownerOf(card)),
    position: Position[g.position[card]],
    ap: g.ap(card),
    rp: g.rp(card),
    remainingRp: g.remainingRp(card),
    damage: g.damage[card],
    crush: crushOf(g, card),
    attacks: g.attacks[card],
    attacksAllowed: attacksAllowed(g, card),
    arrived: g.arrived[card] === 1,
    faceUp: g.facing[card] === Facing.up,
    locusPlace: g.isInLocus(card) ? g.zones.placeInZone(card) + 1 : 0,
  }),
  player: (g, seat) => ({
    deck: g.count(seat, Place.deck),
    hand: g.handSize(seat),
    locus: g.locusSize(seat),
    used: g.used[seat],
    locusPoints: g.locusPoints(seat),
    gems: g.allGems(seat),
    setGems: g.count(seat, Place.setGems),
    captured: g.count(seat, Place.captured),
    ...Object.fromEntries(colors.map((color, at) => [color, g.gems(seat, at)])),
  }),
  match: (g) => ({ turn: g.now.turn, active: seatName(g.active), chain: g.chain.count, waiting: g.waits.count }),
};

function arrange(scenario: Scenario): ColossusOrder {
  const problems: Problem[] = [];
  const madeUp = readMadeUpCards(cardForm, RECORDS, scenario.cards ?? [], completed);
  problems.push(...madeUp.problems);
  const g = newTable(new CardSet(together([...RECORDS, anyCard, anyColossus], madeUp.cards)));
  applySettings(g, readSettings(settings, scenario.settings ?? {}, problems));

  const { position } = scenario;
  for (const key of Object.keys(position)) {
    if (!matchFacts.includes(key)) problems.push({ where: "position", what: `there is no "${key}"; there are ${matchFacts.join(", ")}` });
  }
  const next: [number, number] = [1, 1 + CARDS_EACH];
  for (const seat of [0, 1] as const) layOut(g, seat, position[seat === 0 ? "P1" : "P2"], next, problems);

  const seatFact = (name: string, otherwise: Seat): Seat => {
    const value = position[name];
    if (value === undefined) return otherwise;
    const seat = typeof value === "string" ? seatNamed(value) : null;
    if (seat === null) problems.push({ where: `position.${name}`, what: "P1 or P2 is wanted" });
    return seat ?? otherwise;
  };
  const active = seatFact("active", 0);
  const first = seatFact("first", 0);
  const phase = position["phase"] ?? "main";
  if (phase !== "main" && phase !== "start") problems.push({ where: "position.phase", what: '"start" or "main" is wanted' });
  const number = (name: string, otherwise: number): number => {
    const value = position[name] ?? otherwise;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
    problems.push({ where: `position.${name}`, what: "a number, or true or false, is wanted" });
    return otherwise;
  };
  const facts = {
    turn: number("turn", active === first ? 3 : 4),
    gemSet: number("gemSet", 0),
    locusSet: number("locusSet", 0),
    colossusUsed: number("colossusUsed", 0),
  };
  if (problems.length > 0) throw new InputError(`scenario "${scenario.title}"`, problems);

  g.standAt({ ...facts, active, first });
  g.begin(turn).inMainPhase = phase === "main" ? 1 : 0;
  g.run();
  return g;
}

/** One player's side. Captured gems are the other player's cards. */
function layOut(g: ColossusOrder, seat: Seat, side: Scenario["position"]["P1"], next: [number, number], problems: Problem[]): void {
  const where = `position.${seatName(seat)}`;
  const read = readSide(side, where, placeNames, sideFacts, problems);
  const give = (definition: Definition, place: PlaceName): Card | null => {
    const owner = place === "captured" ? ((1 - seat) as Seat) : seat;
    const card = next[owner]++;
    if (card > (owner + 1) * CARDS_EACH) {
      problems.push({ where, what: `there is room for ${CARDS_EACH} cards of one player` });
      return null;
    }
    g.lay(card as Card, definition, seat, places[place]);
    return card as Card;
  };
  for (const name of placeNames) {
    for (const cast of read.places.get(name) ?? []) {
      const definition = g.set.named(cast.called);
      if (definition === undefined) {
        problems.push({
          where: cast.where,
          what: `there is no card "${cast.called}" for match play${didYouMean(cast.called, g.set.names)}`,
        });
      } else if (!mayLie(definition, name)) problems.push({ where: cast.where, what: `${definition.name} cannot lie there` });
      else {
        const card = give(definition, name);
        if (card === null) return;
        if (cast.as !== null) g.handles.set(card, cast.as);
        applyFacts(g, card, name, cast, problems);
      }
    }
    const some = read.counts.get(name);
    if (some !== undefined && (gemsOnly.includes(name) || name === "colossus")) {
      problems.push({ where: `${where}.${name}`, what: "these cards must be named" });
    } else for (let n = 0; n < (some ?? 0); n++) give(g.set.byId.get(anyCard.id)!, name);
  }
  if (g.count(seat, Place.colossus) === 0) give(g.set.byId.get(anyColossus.id)!, "colossus");
  if (!read.places.has("deck") && !read.counts.has("deck")) for (let n = 0; n < 12; n++) give(g.set.byId.get(anyCard.id)!, "deck");
  const used = read.facts["used"] ?? 0;
  if (typeof used !== "number" || !Number.isInteger(used) || used < 0 || used > g.locusSize(seat)) {
    problems.push({ where: `${where}.used`, what: "the locus counter stands on a locus card, or on none (0)" });
  } else g.payLocus(seat, used, "CO-Z8");
}

const mayLie = (definition: Definition, place: PlaceName): boolean => {
  if (definition.type === Type.Colossus) return place === "colossus";
  if (place === "colossus") return false;
  return place === "field" ? definition.type === Type.Follower : !gemsOnly.includes(place) || definition.type === Type.Gem;
};

/** What was said of a card: its position, damage, the marks of the turn; of a locus card, whether it lies face-up. */
function applyFacts(g: ColossusOrder, card: Card, place: PlaceName, cast: CastCard, problems: Problem[]): void {
  for (const [fact, value] of Object.entries(cast.facts)) {
    const isCount = typeof value === "number" && Number.isInteger(value);
    if (place === "field" && fact === "position" && (value === "ON" || value === "OFF"))
      g.arrangeFollower(card, { position: Position[value] });
    else if (place === "field" && fact === "damage" && isCount && value >= 0) g.arrangeFollower(card, { damage: value });
    else if (place === "field" && fact === "attacks" && isCount && value >= 0) g.arrangeFollower(card, { attacks: value });
    else if (place === "field" && fact === "arrived" && typeof value === "boolean") g.arrangeFollower(card, { arrived: value ? 1 : 0 });
    else if (place === "field" && fact === "addedAp" && isCount) g.modify(card, value, 0, "CO-W2");
    else if (place === "field" && fact === "addedRp" && isCount) g.modify(card, 0, value, "CO-W2");
    else if (place === "locus" && fact === "faceUp" && typeof value === "boolean") {
      if (value) g.turnFaceUp(card, "CO-Z5");
    } else problems.push({ where: cast.where, what: `"${fact}": ${JSON.stringify(value)} cannot be said of a card there` });
  }
}

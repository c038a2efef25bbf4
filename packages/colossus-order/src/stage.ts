/** Positions set up by hand, and what can be asked about them: for scenarios. */
import {
  type Card,
  type CastCard,
  didYouMean,
  otherSeat,
  PositionReader,
  type PositionWords,
  readMadeUpCards,
  type Scenario,
  SEATS,
  type Seat,
  type Stage,
  seatName,
  together,
} from "@duelex/kernel";
import { cardForm, completed, RECORDS } from "./card-files.ts";
import { CardSet, type Definition } from "./cards.ts";
import { newTable } from "./match.ts";
import { colors, Facing, Place, Position, Type } from "./names.ts";
import { turn } from "./rules/06-turn.ts";
import type { CardJson } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { CARDS_EACH } from "./state.ts";
import { attacksAllowed, crushOf } from "./statistics.ts";
import type { ColossusOrder } from "./table.ts";

const PLACE = {
  deck: Place.deck,
  hand: Place.hand,
  colossus: Place.colossus,
  setGems: Place.setGems,
  captured: Place.captured,
  locus: Place.locus,
  field: Place.field,
  discard: Place.discard,
} as const;
type PlaceName = keyof typeof PLACE;
const PLACE_NAMES = Object.keys(PLACE) as PlaceName[];
const WORDS: PositionWords = {
  match: ["turn", "active", "first", "phase", "gemSet", "locusSet", "colossusUsed"],
  places: PLACE_NAMES,
  side: { used: CARDS_EACH },
  card: { position: "any", damage: 999, attacks: 99, arrived: "yes", addedAp: "any", addedRp: "any", faceUp: "yes" },
  settings,
};
/** Where each kind of card may lie. */
const GEMS_ONLY: readonly PlaceName[] = ["setGems", "captured"];

/** Cards of no importance: they cannot be paid for and do nothing. */
const ANY_CARD: CardJson = {
  id: "any-card",
  name: { ja: null, en: "Any Card" },
  type: "follower",
  color: "white",
  reality: "original-test",
  unique: false,
  races: ["Any"],
  locusCost: 99,
  gemLevel: {},
  crush: 1,
  capture: 1,
  ap: 1,
  rp: 1,
  keywords: [],
  effect: [],
};
const ANY_COLOSSUS: CardJson = {
  id: "any-colossus",
  name: { ja: null, en: "Any Colossus" },
  type: "colossus",
  color: "white",
  reality: "original-test",
  effect: [],
};

export const stage: Stage<ColossusOrder> = {
  places: PLACE_NAMES,
  arrange,
  cards: (g, seat, place) => [...g.cards(seat, PLACE[place as PlaceName])],
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
  const position = new PositionReader(scenario, WORDS);
  const madeUp = readMadeUpCards(cardForm, RECORDS, scenario.cards ?? [], completed);
  position.problems.push(...madeUp.problems);
  const g = newTable(new CardSet(together([...RECORDS, ANY_CARD, ANY_COLOSSUS], madeUp.cards)));
  applySettings(g, position.settings);
  const next: [number, number] = [1, 1 + CARDS_EACH];
  for (const seat of SEATS) layOut(g, seat, position, next);

  const active = position.seat("active", 0);
  const first = position.seat("first", 0);
  const phase = position.word("phase", ["start", "main"], "main");
  const facts = {
    turn: position.number("turn", active === first ? 3 : 4, 0, 1000),
    gemSet: position.flag("gemSet"),
    locusSet: position.flag("locusSet"),
    colossusUsed: position.flag("colossusUsed"),
  };
  position.check();

  g.standAt({ ...facts, active, first });
  g.begin(turn).inMainPhase = phase === "main" ? 1 : 0;
  g.run();
  return g;
}

/** One player's side. Captured gems are the other player's cards. */
function layOut(g: ColossusOrder, seat: Seat, position: PositionReader, next: [number, number]): void {
  const read = position.sides[seat];
  const { where } = read;
  const give = (definition: Definition, place: PlaceName): Card | null => {
    const owner = place === "captured" ? otherSeat(seat) : seat;
    const card = next[owner]++;
    if (card > (owner + 1) * CARDS_EACH) {
      position.wrong(where, `there is room for ${CARDS_EACH} cards of one player`);
      return null;
    }
    g.lay(card as Card, definition, seat, PLACE[place]);
    return card as Card;
  };
  for (const name of PLACE_NAMES) {
    for (const cast of read.places.get(name) ?? []) {
      const definition = g.set.named(cast.called);
      if (definition === undefined) {
        position.wrong(cast.where, `there is no card "${cast.called}" for match play${didYouMean(cast.called, g.set.names)}`);
      } else if (!mayLie(definition, name)) position.wrong(cast.where, `${definition.name} cannot lie there`);
      else {
        const card = give(definition, name);
        if (card === null) return;
        if (cast.as !== null) g.handles.set(card, cast.as);
        applyFacts(g, card, name, cast, position);
      }
    }
    const some = read.counts.get(name);
    if (some !== undefined && (GEMS_ONLY.includes(name) || name === "colossus")) {
      position.wrong(`${where}.${name}`, "these cards must be named");
    } else for (let n = 0; n < (some ?? 0); n++) give(g.set.byId.get(ANY_CARD.id)!, name);
  }
  if (g.count(seat, Place.colossus) === 0) give(g.set.byId.get(ANY_COLOSSUS.id)!, "colossus");
  if (!read.places.has("deck") && !read.counts.has("deck")) for (let n = 0; n < 12; n++) give(g.set.byId.get(ANY_CARD.id)!, "deck");
  const used = Number(read.facts["used"] ?? 0);
  if (used > g.locusSize(seat)) position.wrong(`${where}.used`, "the locus counter stands on a locus card, or on none (0)");
  else g.payLocus(seat, used, "CO-Z8");
}

const mayLie = (definition: Definition, place: PlaceName): boolean => {
  if (definition.type === Type.Colossus) return place === "colossus";
  if (place === "colossus") return false;
  return place === "field" ? definition.type === Type.Follower : !GEMS_ONLY.includes(place) || definition.type === Type.Gem;
};

/** What was said of a card: its position, damage, the marks of the turn; of a locus card, whether it lies face-up. */
function applyFacts(g: ColossusOrder, card: Card, place: PlaceName, cast: CastCard, position: PositionReader): void {
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
    } else position.wrong(cast.where, `"${fact}": ${JSON.stringify(value)} cannot be said of a card there`);
  }
}

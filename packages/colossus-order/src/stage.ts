/** Positions set up by hand, and what can be asked about them: for scenarios. */
import {
  type Card,
  type CastCard,
  nameAs,
  otherSeat,
  type PositionWords,
  SEATS,
  type Seat,
  type Situation,
  type Stage,
  seatName,
} from "@duelex/kernel";
import { PositionReader, readMadeUpCards, together } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm, completed } from "./card-files.ts";
import { CardSet, type Definition } from "./cards.ts";
import { DECK_SIZE } from "./decks.ts";
import { newTable } from "./match.ts";
import { colors, Facing, Place, Position, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { turn } from "./rules/06-turn.ts";
import type { CardJson } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { enterAttack, enterBeginning, STEP_NAMES } from "./stage-middle.ts";
import { CARDS_EACH } from "./state.ts";
import { attacksAllowed, crushOf, locusCostOf } from "./statistics.ts";
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
const PHASES = ["setup", "start", "main"] as const;
/** As many as a locus is likely to have. */
const LOCUS: readonly string[] = Array.from({ length: 8 }, (_, at) => `locus ${at + 1}`);
/** By how much an AP or RP may have been changed for the turn. */
const CHANGE = { from: -99, to: 99 };
const WORDS: PositionWords = {
  match: {
    turn: 1000,
    active: "player",
    first: "player",
    phase: PHASES,
    gemSet: "yes",
    locusSet: "yes",
    colossusUsed: "yes",
    battle: {
      parts: {
        attacker: { card: [] },
        target: { card: ["the deck", ...LOCUS] },
        second: LOCUS,
        step: STEP_NAMES,
        blocker: { card: [] },
      },
    },
  },
  places: PLACE_NAMES,
  side: { used: CARDS_EACH },
  card: { position: ["ON", "OFF"], damage: 999, attacks: 99, arrived: "yes", addedAp: CHANGE, addedRp: CHANGE, faceUp: "yes" },
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
  words: WORDS,
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
    locusCost: locusCostOf(g, card, g.printed(card)),
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

function arrange(scenario: Situation, ready?: (g: ColossusOrder) => void): ColossusOrder {
  const position = new PositionReader(scenario, WORDS);
  const madeUp = readMadeUpCards(cardForm, builtIn.cards, scenario.cards ?? [], completed);
  position.problems.push(...madeUp.problems);
  const g = newTable(new CardSet(together([...builtIn.cards, ANY_CARD, ANY_COLOSSUS], madeUp.cards), builtIn.rulebook));
  applySettings(g, position.settings);
  const next: [number, number] = [1, 1 + CARDS_EACH];
  for (const seat of SEATS) layOut(g, seat, position, next);

  const phase = position.word("phase", PHASES, "main");
  const { turn: turnNumber, active, first } = whoseTurn(position, scenario);
  const facts = {
    turn: turnNumber,
    gemSet: position.flag("gemSet"),
    locusSet: position.flag("locusSet"),
    colossusUsed: position.flag("colossusUsed"),
  };
  for (const seat of SEATS) whatCannotBe(g, seat, active, position);
  if (phase === "setup") nothingYet(g, scenario.position, position);
  if (phase === "start") nothingDone(g, scenario.position, position);
  position.check();

  if (phase === "setup") {
    g.standAt({ ...facts, turn: 0, active: first, first });
    ready?.(g);
    enterBeginning(g);
  } else {
    g.standAt({ ...facts, active, first });
    const frame = scenario.position["battle"] === undefined ? g.begin(turn) : g.beginAt("mainPhase", turn);
    frame.inMainPhase = phase === "main" ? 1 : 0;
    enterAttack(g, phase === "main", position);
    position.check();
    ready?.(g);
  }
  g.run();
  return g;
}

/** CO-S4, MR 1.2: turns alternate, so who began and which turn it is say whose it is. */
function whoseTurn(position: PositionReader, scenario: Situation) {
  const said = scenario.position;
  const setting = scenario.settings?.["startingPlayer"];
  const first = position.seat("first", setting === "P2" ? 1 : 0);
  if ((setting === "P1" || setting === "P2") && said["first"] !== undefined && setting !== said["first"])
    position.wrong("position.first", `the settings say that ${setting} begins`, "CO-S4");
  const given = position.number("turn", 0, 0, 1000);
  const active = position.seat("active", given === 0 ? 0 : given % 2 === 0 ? otherSeat(first) : first);
  const turn = said["turn"] === undefined ? (active === first ? 3 : 4) : given;
  if (turn === 0) position.wrong("position.turn", "the first turn is turn 1", "CO-S7");
  else if ((turn % 2 === 1) !== (active === first))
    position.wrong("position.turn", `turn ${turn} is ${seatName(otherSeat(active))}'s, since ${seatName(first)} began`, "MR 1.2");
  return { turn, active, first };
}

/** CO-S1, CO-S3: before the opening hands everything but the Colossi lies in the decks, and there is no turn. */
function nothingYet(g: ColossusOrder, said: Situation["position"], position: PositionReader): void {
  for (const fact of ["turn", "active", "gemSet", "locusSet", "colossusUsed", "battle"])
    if (said[fact] !== undefined) position.wrong(`position.${fact}`, "there is no turn yet", "CO-S7");
  for (const seat of SEATS) {
    for (const name of PLACE_NAMES) {
      if (name !== "deck" && name !== "colossus" && g.count(seat, PLACE[name]) > 0)
        position.wrong(`position.${seatName(seat)}.${name}`, "before the opening hands every card lies in the deck", "CO-S3");
    }
  }
}

/** CO-T3: as a turn begins nothing has been done in it, and of the last one nothing is left. */
function nothingDone(g: ColossusOrder, said: Situation["position"], position: PositionReader): void {
  for (const fact of ["gemSet", "locusSet", "colossusUsed"])
    if (said[fact] === true) position.wrong(`position.${fact}`, "the turn has only begun", "CO-T3c");
  for (const seat of SEATS) {
    const wrong = (what: string, rule: Paragraph) => position.wrong(`position.${seatName(seat)}.field`, what, rule);
    for (const card of g.field(seat)) {
      const name = g.cardName(card);
      if (g.damage[card] > 0) wrong(`${name} has recovered its damage as the last turn ended`, "CO-T3a");
      if (g.addedAp[card] !== 0 || g.addedRp[card] !== 0) wrong(`${name} has lost what it had until the end of the last turn`, "CO-T3b");
      if (g.attacks[card] > 0 || g.arrived[card] === 1) wrong(`${name} has neither attacked nor come into play in this turn`, "CO-T3c");
    }
  }
}

/** What the rules let nobody come to: two Colossi, more cards than a deck has, an empty deck, a second unique card, a follower without resistance. */
function whatCannotBe(g: ColossusOrder, seat: Seat, active: Seat, position: PositionReader): void {
  const player = seatName(seat);
  const where = `position.${player}`;
  const wrong = (what: string, rule: Paragraph, place = "") => position.wrong(place === "" ? where : `${where}.${place}`, what, rule);
  if (g.count(seat, Place.colossus) > 1)
    wrong(`${player} has ${g.count(seat, Place.colossus)} Colossi; everybody has one`, "CO-D1", "colossus");
  if (g.count(seat, Place.deck) === 0) wrong(`${player} has lost, having no card in the deck`, "CO-V3", "deck");
  const names = new Set<string>();
  for (const [place, rule] of [
    [Place.field, "CO-U1"],
    [Place.setGems, "CO-U2"],
    [Place.captured, "CO-U2"],
  ] as const) {
    for (const card of g.cards(seat, place)) {
      const { unique, name } = g.printed(card);
      if (unique && names.has(`${rule} ${name}`))
        wrong(`${player} has a second unique ${name} there`, rule, place === Place.field ? "field" : "setGems");
      if (unique) names.add(`${rule} ${name}`);
    }
  }
  for (const card of g.field(seat)) {
    if (g.remainingRp(card) <= 0)
      wrong(`${g.cardName(card)} has ${g.damage[card]} damage and RP ${g.rp(card)}, so it has been destroyed`, "CO-W8", "field");
    if (seat !== active && g.attacks[card] > 0)
      wrong(`${g.cardName(card)} cannot have attacked in the other player's turn`, "CO-A1", "field");
  }
  let owned = 0;
  for (let card = 1 + seat * CARDS_EACH; card <= (1 + seat) * CARDS_EACH; card++)
    if (g.zones.zoneOf[card as Card] !== 0 && g.printed(card as Card).type !== Type.Colossus) owned++;
  if (owned > DECK_SIZE - 1) wrong(`${player} has ${owned} cards beside the Colossus; a deck has ${DECK_SIZE - 1}`, "CO-D1");
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
      const definition = g.set.named(nameAs(cast.called, g.set.names));
      if (definition === undefined) {
        position.noCard(cast.called, cast.where, g.set.names);
      } else if (!mayLie(definition, name)) position.wrong(cast.where, `${definition.name} cannot lie there`, ruleOf(definition, name));
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
  if (used > g.locusSize(seat)) position.wrong(`${where}.used`, "the locus counter stands on a locus card, or on none (0)", "CO-Z8");
  else g.payLocus(seat, used, "CO-Z8");
}

const mayLie = (definition: Definition, place: PlaceName): boolean => {
  if (definition.type === Type.Colossus) return place === "colossus";
  if (place === "colossus") return false;
  return place === "field" ? definition.type === Type.Follower : !GEMS_ONLY.includes(place) || definition.type === Type.Gem;
};

/** The paragraph by which a card does not lie there. */
const ruleOf = ({ type }: Definition, place: PlaceName): Paragraph =>
  type === Type.Colossus || place === "colossus" ? "CO-S1" : place === "field" ? "CO-Z6" : "CO-Z4";

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

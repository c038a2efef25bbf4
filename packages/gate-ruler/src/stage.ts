/** Scenarios: setting a position up, and telling what is true of it. */
import {
  Card,
  type CastCard,
  nameAs,
  otherSeat,
  type PositionWords,
  type Row,
  SEATS,
  type Seat,
  type Situation,
  type Stage,
} from "@duelex/kernel";
import { cardFact, EFFECTS, PositionReader, readMadeUpCards, together } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm, completed } from "./card-files.ts";
import { CardSet, type Definition } from "./cards.ts";
import { destroyed, impossible } from "./impossible.ts";
import { apply, packOf, SETTINGS, wiring } from "./match.ts";
import { KEYWORD_NAMES, Phase, Place, TARGET_NAMES, Target, Unsettled } from "./names.ts";
import { setup } from "./rules/05-setup.ts";
import { turn } from "./rules/06-turn.ts";
import { priceOf } from "./rules/07-prices.ts";
import { enterAttack, markUsed, nothingYet, runEffects, STEP_NAMES, TARGETS } from "./stage-middle.ts";
import { CARDS_EACH } from "./state.ts";
import { GateRuler } from "./table.ts";
import { sayObject } from "./told.ts";

/** Names of the places that a side can have, in the rulebook's words. */
const PLACE_OF = {
  ruler: [Place.ruler],
  leftAttackZone: [Place.left],
  rightAttackZone: [Place.right],
  defenceZone: [Place.defence],
  setZones: [Place.set1, Place.set2, Place.set3],
  fieldZone: [Place.field],
  energyZone: [Place.energy],
  soul: [Place.soul],
  deck: [Place.deck],
  hand: [Place.hand],
  driveZone: [Place.drive],
  counterZone: [Place.counter],
  damageZone: [Place.damage],
  graveyard: [Place.graveyard],
  exile: [Place.exile],
  gate: [Place.gate],
} as const satisfies Record<string, readonly Place[]>;
type PlaceName = keyof typeof PLACE_OF;
const PLACE_NAMES = Object.keys(PLACE_OF) as PlaceName[];

/** Where a position can begin: the step of the turn that comes next. */
const BEGINNINGS = {
  start: ["summonRights", Phase.start],
  main: ["mainPhase", Phase.main],
  attack: ["attackPhase", Phase.attack],
  end: ["endPhase", Phase.end],
} as const satisfies Readonly<Record<string, readonly [step: string, phase: Phase]>>;
type Beginning = keyof typeof BEGINNINGS;
const PHASES: readonly ("setup" | Beginning)[] = ["setup", ...(Object.keys(BEGINNINGS) as Beginning[])];
const WORDS: PositionWords = {
  match: {
    turn: 1000,
    active: "player",
    first: "player",
    phase: PHASES,
    battle: { parts: { attacker: { card: [] }, target: TARGETS, step: STEP_NAMES } },
    effects: EFFECTS,
  },
  places: PLACE_NAMES,
  side: { activeEnergy: 99, summons: 99 },
  card: { rested: "yes", damage: 999, faceDown: "yes", soul: { list: "card" }, attacks: 99, copies: CARDS_EACH, used: "clauses" },
  settings: SETTINGS,
};
const PHASE_NAMES: readonly string[] = ["setup", "start", "main", "attack", "end"];
/** A card that does nothing, for places of which only a number of cards is given. */
const UNIMPORTANT = "T-022";
const DECK = 20;

export const stage: Stage<GateRuler> = {
  places: PLACE_NAMES,
  words: WORDS,
  arrange,
  cards: (g, seat, place) => (PLACE_OF[place as PlaceName] ?? []).flatMap((each) => [...g.cards(seat, each)]),
  card: factsOfCard,
  player: (g, seat) => ({
    damage: g.count(seat, Place.damage),
    life: g.rulerOf(seat).life,
    deck: g.count(seat, Place.deck),
    hand: g.count(seat, Place.hand),
    activeEnergy: g.activeEnergy[seat],
    summons: g.summons[seat],
    summonRight: g.summonRight[seat] < 0 ? null : g.summonRight[seat],
  }),
  match: (g) => ({
    turn: g.now.turn,
    active: `P${g.now.active + 1}`,
    first: `P${g.now.first + 1}`,
    phase: PHASE_NAMES[g.now.phase],
    subphase: g.now.subphase,
    attackCard: cardFact(g, g.attacking),
    attacked: cardFact(g, g.attacked),
    attackLine: g.now.attackLine === Target.none ? null : TARGET_NAMES[g.now.attackLine],
    gate: gateOf(g),
  }),
};

/** GR-6-LOOP Players take turns: who began has the odd ones. */
const firstOf = (turnNumber: number, active: Seat): Seat => (turnNumber % 2 === 1 ? active : otherSeat(active));

/** From top to bottom. */
function gateOf(g: GateRuler): string[] {
  const said: string[] = [];
  for (let row = g.gate.count - 1; row >= 0; row--)
    said.push(sayObject(g.gate.column.kind[row as Row], g.cardName(g.gate.column.card[row as Row])));
  return said;
}

function factsOfCard(g: GateRuler, card: Card): Readonly<Record<string, unknown>> {
  const printed = g.printed(card);
  const place = g.placeOf(card);
  const counts = g.isUnitInPlay(card) || place === Place.ruler;
  const zone = PLACE_NAMES.find((name) => (PLACE_OF[name] as readonly Place[]).includes(place));
  return {
    zone: zone ?? "nowhere",
    owner: `P${g.ownerOf(card) + 1}`,
    atk: counts ? g.atk(card) : printed.atk,
    hp: counts ? g.hp(card) : printed.hp,
    stk: counts ? g.stk(card) : printed.stk,
    level: printed.level,
    levelNow: g.level(card),
    costNow: priceOf(g, g.ownerOf(card), card),
    damage: g.damage[card],
    rested: g.rested[card] === 1,
    faceDown: g.faceDown[card] === 1,
    soul: g.souls[card],
    keywords: KEYWORD_NAMES.filter(([bit]) => (counts ? g.has(card, bit) : (printed.keywords & bit) !== 0)).map(([, name]) => name),
    attacks: g.attacks[card],
    used: printed.abilities.filter(({ slot }) => (g.used[card] & (1 << slot)) !== 0).map(({ slot }) => slot + 1),
    attacking: card === g.attacking,
    attacked: g.attacking !== Card.none && card === g.attacked,
    destructionPending: g.doomed[card] !== 0,
  };
}

function arrange(scenario: Situation, ready?: (g: GateRuler) => void): GateRuler {
  const position = new PositionReader(scenario, WORDS);
  const madeUp = readMadeUpCards(cardForm, builtIn.records, scenario.cards ?? [], completed);
  position.problems.push(...madeUp.problems);
  const cards = madeUp.cards.length === 0 ? builtIn : new CardSet(together(builtIn.records, madeUp.cards), builtIn.rulebook);

  // every card of a side with its place, in the order in which they are laid
  const lists = SEATS.map((seat) => {
    const { places, counts, where: side } = position.sides[seat];
    const list: { place: Place; definition: Definition; cast: CastCard | null; soul: readonly Definition[] }[] = [];
    const find = (called: unknown, where: string): Definition | null => {
      const found = typeof called === "string" ? cards.find(nameAs(called, cards.names)) : undefined;
      if (found === undefined) position.noCard(typeof called === "string" ? called : JSON.stringify(called), where, cards.names);
      if (found !== undefined && found.outOfPlay !== null)
        position.problems.push({ where, what: `${found.title} is out of match play: ${found.outOfPlay}`, rule: "GR-5-REAL" });
      return found ?? null;
    };
    const add = (place: Place, definition: Definition | null, cast: CastCard | null) => {
      if (definition === null) return;
      const { soul: souls = [], copies = 1 } = cast?.facts ?? {};
      if (!Array.isArray(souls)) position.wrong(`${cast?.where}.soul`, "a list of cards is wanted");
      const soul = Array.isArray(souls) ? souls.flatMap((called) => find(called, `${cast?.where}.soul`) ?? []) : [];
      for (let n = 0; n < Number(copies); n++) list.push({ place, definition, cast, soul });
    };
    const filler = cards.find(UNIMPORTANT) ?? null;
    const several = (places: readonly Place[], nth: number): Place => places[Math.min(nth, places.length - 1)]!;
    for (const name of PLACE_NAMES) {
      const here = PLACE_OF[name];
      for (const [nth, cast] of (places.get(name) ?? []).entries()) add(several(here, nth), find(cast.called, cast.where), cast);
      const count = counts.get(name);
      for (let nth = 0; nth < (count ?? 0); nth++)
        add(several(here, nth), name === "energyZone" ? (cards.find("ENERGY") ?? null) : filler, null);
    }
    if ((places.get("ruler") ?? []).length === 0) add(Place.ruler, find(seat === 0 ? "A-1" : "K-11", "ruler"), null);
    const ruler = list.find(({ place }) => place === Place.ruler)?.definition;
    if (ruler !== undefined && ruler.ruler === null) position.wrong(`${side}.ruler`, `${ruler.title} is not a ruler`);
    if (!places.has("energyZone") && !counts.has("energyZone")) {
      for (let n = 0; n < (ruler?.ruler?.energy ?? 0); n++) add(Place.energy, cards.find("ENERGY") ?? null, null);
    }
    if (!places.has("deck") && !counts.has("deck")) for (let n = 0; n < DECK; n++) add(Place.deck, filler, null);
    const room = list.reduce((sum, { soul }) => sum + 1 + soul.length, 0);
    if (room > CARDS_EACH) position.wrong(side, `${room} cards, and there is room for ${CARDS_EACH}`);
    return list;
  });

  const active = position.seat("active", 0);
  const turnNumber = position.number("turn", 3, 1, 1000);
  const first = position.seat("first", firstOf(turnNumber, active)); // GR-6-LOOP
  const beginning = position.word("phase", PHASES, "main");
  const [step, phase] = BEGINNINGS[beginning === "setup" ? "start" : beginning];
  position.check();

  const decks = lists.map((list) => list.flatMap(({ definition, soul }) => [definition, ...soul])) as [Definition[], Definition[]];
  const g = new GateRuler(packOf(cards, decks), wiring);
  apply(g, position.settings);
  g.seed(1);
  g.now.turn = beginning === "setup" ? 0 : phase === Phase.start ? turnNumber - 1 : turnNumber;
  g.now.active = beginning === "setup" ? first : active;
  g.now.first = first;
  g.now.phase = phase;
  for (const seat of SEATS) {
    let card = (1 + seat * CARDS_EACH) as Card;
    for (const { place, definition, cast, soul } of lists[seat]!) {
      const down = cast?.facts["faceDown"];
      const hidden = place === Place.drive || (place >= Place.set1 && place <= Place.set3);
      g.lay(card, definition.number, place, (typeof down === "boolean" ? down : hidden) ? 1 : 0);
      if (cast?.as != null) g.handles.set(card, cast.as);
      if (cast !== null) g.cast(card, cast.facts);
      if (cast !== null) markUsed(g, card, cast, position);
      const host = card++;
      for (const each of soul) {
        g.lay(card, each.number, Place.deck);
        g.tuck(card++, host, "GR-15-SOUL");
      }
    }
    g.setSummonRight(seat, seat === active ? g.rulerOf(seat).summonCap : -1);
    const energy = position.sides[seat].facts["activeEnergy"];
    if (typeof energy === "number" && energy > g.count(seat, Place.energy)) {
      const what = `${energy} active energy, and ${g.count(seat, Place.energy)} energy cards`;
      position.problems.push({ where: position.sides[seat].where, what, rule: "GR-3-ZONES" });
    } else if (typeof energy === "number")
      for (const each of g.cards(seat, Place.energy)) if (g.activeEnergy[seat] > energy) g.rest(each, "GR-7-PRICE");
    for (let n = 0; n < Number(position.sides[seat].facts["summons"] ?? 0); n++) g.countSummon(seat);
  }
  position.problems.push(...impossible(g));
  if (scenario.position["effects"] === undefined) position.problems.push(...destroyed(g));
  if (beginning === "setup") nothingYet(g, scenario.position, position);
  if (beginning !== "setup" && first !== firstOf(turnNumber, active)) {
    const what = `turn ${turnNumber} belongs to who ${turnNumber % 2 === 1 ? "began" : "did not begin"}, and P${first + 1} began`;
    position.problems.push({ where: "position.first", what, rule: "GR-6-LOOP" });
  }
  position.check();
  g.waits.clear();
  g.now.unsettled = Unsettled.all;
  if (beginning === "setup") g.beginAt("rulersSetup", setup);
  else {
    const isAttacking = scenario.position["battle"] !== undefined && beginning === "attack";
    g.beginAt(isAttacking ? "endPhase" : step, turn);
    enterAttack(g, beginning === "attack", position);
    runEffects(g, cards, position.effects(active), position);
    position.problems.push(...destroyed(g));
    position.check();
  }
  ready?.(g);
  g.run();
  return g;
}

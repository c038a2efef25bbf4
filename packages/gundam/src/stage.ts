/** Positions for scenarios: who has what where, and how it is read off again. */
import { Card, type CastCard, nameAs, type PositionWords, put, SEATS, type Seat, type Stage, seatName } from "@duelex/kernel";
import { cardFact, EFFECTS, PositionReader, readMadeUpCards } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm, completed } from "./card-files.ts";
import type { Definition } from "./cards.ts";
import { destroyed, impossible, misplaced, whoseTurn } from "./impossible.ts";
import { GundamMatch } from "./match.ts";
import { Color, Happened, Place, Type } from "./names.ts";
import { costNow, levelNow } from "./rules/06-playing.ts";
import { turn } from "./rules/06-turn.ts";
import type { CardRecord } from "./schema.ts";
import { settings } from "./settings.ts";
import { beginSetup, changesOf, enterBattle, run, STEP_NAMES } from "./stage-middle.ts";
import { CARDS_EACH, EX_RESOURCES, ThisTurn, TOKENS, Unsettled } from "./state.ts";
import { clauseText } from "./text.ts";
import { keywordsOf, traitsNow } from "./view.ts";
import { changesHp, compileCards } from "./vocabulary/compile.ts";

const PLACE = {
  battleArea: Place.battleArea,
  baseSection: Place.baseSection,
  shieldSection: Place.shieldSection,
  resourceArea: Place.resourceArea,
  hand: Place.hand,
  trash: Place.trash,
  removal: Place.removal,
  deck: Place.deck,
  resourceDeck: Place.resourceDeck,
} as const;
type PlaceName = keyof typeof PLACE;
const PLACE_NAMES = Object.keys(PLACE) as PlaceName[];
const NAME_OF: ReadonlyMap<Place, string> = new Map([
  ...PLACE_NAMES.map((name) => [PLACE[name], name] as const),
  [Place.beneath, "beneath"],
]);

/** What lies where nothing is said. */
const DEFAULTS: Partial<Record<PlaceName, number>> = { deck: 12, resourceDeck: 2, resourceArea: 8, shieldSection: 3 };
const PHASES = ["setup", "start", "main", "end"] as const;
const WORDS: PositionWords = {
  match: {
    turn: 1000,
    active: "player",
    phase: PHASES,
    firstPlayer: "player",
    battle: { parts: { attacker: { card: [] }, target: { card: ["the player"] }, step: STEP_NAMES, blocker: { card: [] } } },
    effects: EFFECTS,
  },
  places: PLACE_NAMES,
  side: { restedResources: CARDS_EACH, exResources: CARDS_EACH },
  card: { rested: "yes", damage: 999, pilot: { type: "Pilot" }, deployedThisTurn: "yes", used: "clauses" },
  settings,
};
/** 5-2-1: before the first turn there are decks and nothing else; enough cards for a hand and six Shields. */
const SETUP_DEFAULTS: Partial<Record<PlaceName, number>> = { deck: 20, resourceDeck: 10 };

/** An unimportant card: no effect, no colour that matters. */
const FILLER: CardRecord = {
  id: "FILLER",
  name: "Filler",
  type: "Unit",
  color: "blue",
  level: 1,
  cost: 1,
  ap: 1,
  hp: 1,
  traits: [],
  zones: [],
  keywords: [],
  effects: [],
  link: [],
};

/** Cards a position names, compiled with what the rules need; and where each stands in the set. */
class Cast {
  readonly records: CardRecord[];
  private readonly numbers = new Map<string, CardRecord>();
  /** Names that several card numbers share (2-1): a position has to say which is meant. */
  private readonly shared = new Map<string, string[]>();

  constructor(madeUp: readonly CardRecord[]) {
    const known = new Set(madeUp.map((card) => card.id));
    this.records = [...madeUp];
    for (const card of madeUp) this.name(card);
    const own = new Set(madeUp.map((card) => card.name));
    for (const card of builtIn.records) {
      if (known.has(card.id)) continue;
      this.name(card);
      if (!own.has(card.name)) this.shared.set(card.name, [...(this.shared.get(card.name) ?? []), card.id]);
    }
    for (const card of builtIn.records) if ("token" in card || card.type === "Resource") this.add(card);
    this.add(FILLER);
  }

  private name(card: CardRecord): void {
    if (!this.numbers.has(card.id)) this.numbers.set(card.id, card);
    if (!this.numbers.has(card.name)) this.numbers.set(card.name, card);
  }

  private add(card: CardRecord): void {
    if (!this.records.some((other) => other.id === card.id)) this.records.push(card);
  }

  /** The card number that is meant, or a problem. */
  find({ called, where }: CastCard, position: PositionReader): string {
    const name = nameAs(called, this.numbers.keys());
    const card = called === FILLER.name ? FILLER : this.numbers.get(name);
    if (card === undefined) {
      position.noCard(called, where, this.numbers.keys());
      return FILLER.id;
    }
    const sharing = this.shared.get(name) ?? [];
    if (sharing.length > 1) position.wrong(where, `"${called}" is the name of ${sharing.join(", ")}: write the card number`, "2-1");
    this.add(card);
    return card.id;
  }
}

/** What is outside the game at the start: an EX Base, EX Resources, tokens. */
const OUTSIDE = 1 + EX_RESOURCES + TOKENS;

/** One card to be laid down. */
interface Laid {
  readonly seat: Seat;
  readonly place: Place;
  readonly id: string;
  readonly cast: CastCard | null;
  readonly pilot: { readonly id: string; readonly as: string | null } | null;
  readonly rested: boolean;
}

export const stage: Stage<GundamMatch> = {
  places: PLACE_NAMES,
  words: WORDS,

  arrange(scenario, ready) {
    const position = new PositionReader(scenario, WORDS);
    const made = readMadeUpCards(cardForm, builtIn.records, scenario.cards ?? [], completed);
    position.problems.push(...made.problems);
    const cast = new Cast(made.cards);
    const phase = position.word("phase", PHASES, "main");
    const laid = SEATS.flatMap((seat) => layOf(seat, position, cast, phase === "setup"));
    const { turn: turnNumber, active, first } = whoseTurn(position, scenario.position);
    const running = position.effects(active).map((effect) => ({ ...effect, id: cast.find(effect.cast, position) }));
    position.check();

    const isNamed = (id: string) => id !== FILLER.id;
    const plain = made.cards.length === 0 && laid.every(({ id, pilot }) => isNamed(id) && (pilot === null || isNamed(pilot.id)));
    const g = new GundamMatch(plain ? builtIn.set : compileCards(cast.records, builtIn.rulebook, clauseText));
    g.seed(1);
    layDown(g, laid, position);
    for (const { id } of running) reckonWith(g, g.set.byId.get(id)!);
    g.now.turn = turnNumber;
    g.now.active = active;
    g.now.first = first;
    g.now.batch = 0;
    impossible(g, phase === "start", position);
    if (running.length === 0) destroyed(g, position);
    position.check();
    if (phase === "setup") beginSetup(g, scenario, position, ready);
    else {
      const frame = scenario.position["battle"] === undefined ? g.begin(turn) : g.beginAt("mainPhase", turn);
      frame.from = phase === "main" ? 1 : phase === "end" ? 2 : 0;
      const changes = running.flatMap((effect) => changesOf(g, effect, g.set.byId.get(effect.id)!, position));
      run(g, changes, false, position);
      enterBattle(g, phase === "main", position);
      run(g, changes, true, position);
      destroyed(g, position);
      position.check();
      ready?.(g);
    }
    g.run();
    return g;
  },

  tokens: (g) => g.set.definitions.filter(({ token }) => token).map(({ number }) => number),

  cards(g, seat, place) {
    const cards = [...g.cards(seat, PLACE[place as PlaceName])];
    return place === "shieldSection" ? cards.reverse() : cards; // the top one first
  },

  card(g, card) {
    const printed = g.printed(card);
    const inPlay = g.isInPlay(card);
    const pilot = g.partner[card];
    return {
      place: NAME_OF.get(g.placeOf(card)) ?? "nowhere",
      owner: seatName(g.ownerOf(card)),
      id: printed.id,
      name: printed.name,
      type: Type[printed.type],
      color: printed.color === Color.none ? null : Color[printed.color],
      level: printed.level,
      cost: printed.cost,
      levelNow: levelNow(g, card),
      costNow: costNow(g, card),
      ap: inPlay ? g.ap(card) : printed.ap,
      hp: inPlay ? g.hp(card) : printed.hp,
      currentHp: inPlay ? g.currentHp(card) : printed.hp,
      damage: g.damage[card],
      rested: g.rested[card] === 1,
      pilot: inPlay ? cardFact(g, pilot) : null,
      linked: g.isLinkUnit(card),
      deployedThisTurn: g.isDeployedNow(card),
      used: printed.abilities.filter((ability) => g.isUsed(card, ability)).map(({ index }) => index + 1),
      keywords: inPlay ? keywordsOf(g, card) : [],
      traits: inPlay ? traitsNow(g, card) : printed.traits,
      token: printed.token,
    };
  },

  player(g, seat) {
    return {
      level: g.playerLevel(seat),
      resources: g.playerLevel(seat),
      activeResources: g.activeResources[seat],
      exResources: [...g.cards(seat, Place.resourceArea)].filter((card) => g.printed(card).isEXResource).length,
      shields: g.count(seat, Place.shieldSection),
      base: cardFact(g, g.base(seat)),
      units: g.count(seat, Place.battleArea),
      hand: g.count(seat, Place.hand),
      deck: g.count(seat, Place.deck),
      trash: g.count(seat, Place.trash),
      removal: g.count(seat, Place.removal),
    };
  },

  match(g) {
    const { attacker, target, onPlayer } = g.battle;
    return {
      turn: g.turnNumber,
      active: seatName(g.active),
      firstPlayer: seatName(g.firstSeat),
      where: g.where(),
      attacker: cardFact(g, attacker),
      attackTarget: attacker === Card.none ? null : onPlayer === 1 ? "the player" : cardFact(g, target),
      waiting: g.waits.count,
    };
  },
};

/** Everything on one side, in the order in which it is laid down. */
function layOf(seat: Seat, position: PositionReader, cast: Cast, inSetup: boolean): Laid[] {
  const side = position.sides[seat];
  const laid: Laid[] = [];
  for (const name of PLACE_NAMES) {
    const place = PLACE[name];
    const named = side.places.get(name);
    const usual = (inSetup ? SETUP_DEFAULTS : DEFAULTS)[name] ?? 0;
    const count = side.counts.get(name) ?? (named === undefined ? usual : 0);
    if (inSetup && count + (named?.length ?? 0) > 0 && SETUP_DEFAULTS[name] === undefined)
      position.wrong(`${side.where}.${name}`, "before the game begins every card lies in a deck", "5-2-1-1");
    const cards: Laid[] = (named ?? []).map((card) => castCard(seat, place, card, cast, position));
    for (let i = 0; i < count; i++)
      cards.push(plainCard(seat, place, place === Place.resourceArea || place === Place.resourceDeck ? "R-001" : FILLER.id));
    laid.push(...(place === Place.shieldSection ? cards.reverse() : cards)); // the top Shield is laid last
  }
  for (let i = 0; i < Number(side.facts["restedResources"] ?? 0); i++)
    laid.push({ ...plainCard(seat, Place.resourceArea, "R-001"), rested: true });
  for (let i = 0; i < Number(side.facts["exResources"] ?? 0); i++) laid.push(plainCard(seat, Place.resourceArea, "EXR-001"));
  if (laid.length > CARDS_EACH - OUTSIDE)
    position.wrong(side.where, `${laid.length} cards are too many; at most ${CARDS_EACH - OUTSIDE}`, "5-1-1");
  return laid;
}

const plainCard = (seat: Seat, place: Place, id: string): Laid => ({ seat, place, id, cast: null, pilot: null, rested: false });

function castCard(seat: Seat, place: Place, card: CastCard, cast: Cast, position: PositionReader): Laid {
  const said = card.facts["pilot"];
  const pilot = said === undefined ? undefined : position.card(said, `${card.where}.pilot`)[0];
  return {
    seat,
    place,
    id: cast.find(card, position),
    cast: card,
    pilot: pilot === undefined ? null : { id: cast.find(pilot, position), as: pilot.as },
    rested: card.facts["rested"] === true,
  };
}

function layDown(g: GundamMatch, laid: readonly Laid[], position: PositionReader): void {
  const next = [1, 1 + CARDS_EACH];
  const fresh = (seat: Seat, id: string): Card => {
    const card = next[seat]!++ as Card;
    put(g.definition, card, g.set.byId.get(id)!.number);
    return card;
  };
  for (const { seat, place, id, cast, pilot, rested } of laid) {
    const card = fresh(seat, id);
    const printed = g.printed(card);
    if (cast?.as != null) g.handles.set(card, cast.as);
    if (cast !== null) misplaced(printed, place, cast, position);
    g.zones.move(card, g.place(seat, Place.supply));
    if (place === Place.battleArea || place === Place.baseSection || place === Place.resourceArea) {
      g.enter(card, place, "4-8", rested);
      if (cast?.facts["deployedThisTurn"] !== true) put(g.thisTurn, card, 0);
      const damage = cast?.facts["damage"];
      if (typeof damage === "number") put(g.damage, card, damage);
      for (const clause of clausesOf(cast)) {
        const ability = printed.abilities[clause - 1];
        if (ability?.oncePerTurn === true) g.use(card, ability);
        else position.wrong(`${cast?.where}.used`, `clause ${clause} of ${printed.name} is not limited to once a turn`, "11-2-12");
      }
    } else g.move(card, place, "4-8");
    if (pilot !== null) addPilot(g, card, fresh(seat, pilot.id), pilot.as, cast?.where ?? "", position);
    reckonWith(g, printed);
  }
  g.remembered.clear(); // who lies there has not been deployed this turn, unless the position says so
  for (const seat of SEATS) {
    supply(g, seat, next[seat]!);
    for (const unit of g.units(seat)) if (g.isDeployedNow(unit)) g.remember(Happened.wasDeployed, unit);
  }
  g.waits.clear();
  g.now.unsettled = Unsettled.events | Unsettled.hp;
}

/** A card of the position, or one whose effect runs though it lies nowhere. */
function reckonWith(g: GundamMatch, printed: Definition): void {
  if (changesHp(printed)) g.now.hpMayFall = 1;
  g.expect(printed);
}

const clausesOf = (cast: CastCard | null): readonly number[] => (cast?.facts["used"] ?? []) as readonly number[]; // as it was read

function addPilot(g: GundamMatch, unit: Card, pilot: Card, as: string | null, where: string, position: PositionReader): void {
  const printed: Definition = g.printed(pilot);
  if (printed.asPilot === null) {
    position.wrong(where, `${printed.name} is no Pilot`, "2-3-4");
    return;
  }
  if (as !== null) g.handles.set(pilot, as);
  g.zones.move(pilot, g.place(g.ownerOf(pilot), Place.supply));
  g.expect(printed);
  g.pairWith(unit, pilot, "4-9");
  put(g.thisTurn, unit, g.thisTurn[unit] & ~ThisTurn.paired);
}

/** What is outside the game: nothing in particular, an EX Base, EX Resources, blank tokens at the end. */
function supply(g: GundamMatch, seat: Seat, from: number): void {
  const last = (seat + 1) * CARDS_EACH;
  for (let card = from; card <= last; card++) {
    const left = last - card;
    const definition = left === OUTSIDE - 1 ? g.set.exBase : left < OUTSIDE - 1 && left >= TOKENS ? g.set.exResource : null;
    put(g.definition, card as Card, definition?.number ?? 0);
    g.zones.move(card as Card, g.place(seat, Place.supply));
  }
}

/** 19.3 Filters, selectors and destinations of the card texts, compiled. */
import { isAttackZone, Place, Type } from "../names.ts";
import type { JsonChosen, JsonDestination, JsonFilter, JsonSelector } from "../schema.ts";
import { chosenText } from "../text.ts";

/** The words of one card file as numbers. Index 0 is "none". */
export class Lexicon {
  readonly attributes: string[] = [""];
  readonly factions: string[] = [""];
  readonly names: string[] = [""];

  attribute(word: string): number {
    return index(this.attributes, word);
  }
  faction(word: string): number {
    return index(this.factions, word);
  }
  name(word: string): number {
    return index(this.names, word);
  }
}

function index(words: string[], word: string): number {
  const known = words.indexOf(word);
  return known >= 0 ? known : words.push(word) - 1;
}

/** No limit: a whole number, because one infinite limit would make all of them floating-point numbers. */
export const ANY_NUMBER = 0x3fff;

/** What of a card never changes and filters look at. */
export interface Printed {
  readonly type: Type;
  readonly level: number;
  readonly faction: number;
  readonly name: number;
  readonly attributes: readonly number[];
}

export enum Sides {
  own,
  opponent,
  both,
}
const SIDES = { own: Sides.own, opponent: Sides.opponent, both: Sides.both } as const;

/** Kinds of places that a filter can name; the play area is where nothing is named (3-6c). */
export enum Where {
  playArea,
  attack,
  defence,
  graveyard,
  deck,
  hand,
  damage,
  exile,
  gate,
}

const WHERE: Record<NonNullable<JsonFilter["zone"]>, Where> = {
  attack: Where.attack,
  defence: Where.defence,
  graveyard: Where.graveyard,
  deck: Where.deck,
  hand: Where.hand,
  damageZone: Where.damage,
  exile: Where.exile,
  gate: Where.gate,
};

const TYPES = { unit: Type.unit, ruler: Type.ruler, event: Type.event, field: Type.field } as const;
const ANY_TYPE = Type.unit | Type.ruler | Type.event | Type.field | Type.energy;

/** The places of one player that a filter looks through. */
function placesOf(where: Where, types: number): readonly Place[] {
  switch (where) {
    case Where.attack:
      return [Place.left, Place.right];
    case Where.defence:
      return [Place.defence];
    case Where.graveyard:
      return [Place.graveyard];
    case Where.deck:
      return [Place.deck];
    case Where.hand:
      return [Place.hand];
    case Where.damage:
      return [Place.damage];
    case Where.exile:
      return [Place.exile];
    case Where.gate:
      return [Place.gate];
    case Where.playArea: {
      const places: Place[] = [];
      if ((types & Type.ruler) !== 0) places.push(Place.ruler);
      if ((types & Type.unit) !== 0) places.push(Place.left, Place.right, Place.defence);
      if ((types & Type.event) !== 0) places.push(Place.set1, Place.set2, Place.set3);
      if ((types & Type.field) !== 0) places.push(Place.field);
      if ((types & Type.energy) !== 0) places.push(Place.energy);
      return places;
    }
  }
}

/** "An enemy unit of level 2 or less". What never changes of a card is looked up in a table, by its definition. */
export class Filter {
  readonly sides: Sides;
  readonly where: Where;
  readonly types: number;
  readonly places: readonly Place[];
  readonly attributes: readonly number[];
  readonly faction: number;
  readonly name: number;
  readonly levelMax: number;
  readonly soulMax: number;
  readonly destructionPending: boolean;
  readonly notSelf: boolean;
  readonly anyOf: readonly Filter[];
  /** Nothing is asked of the card itself: a face-down card fits too. */
  readonly asksNothing: boolean;
  /** Any card at all fits. */
  readonly isAnyCard: boolean;

  constructor(json: JsonFilter, words: Lexicon, types = typesOf(json.of, json.zone)) {
    this.sides = SIDES[json.sides ?? "both"];
    this.where = json.zone === undefined ? Where.playArea : WHERE[json.zone];
    this.types = types;
    this.places = placesOf(this.where, types);
    this.attributes = (json.traitAny ?? []).map((word) => words.attribute(word));
    this.faction = json.faction === undefined ? 0 : words.faction(json.faction);
    this.name = json.nameIs === undefined ? 0 : words.name(json.nameIs);
    this.levelMax = json.levelMax ?? ANY_NUMBER;
    this.soulMax = json.soulMax ?? ANY_NUMBER;
    this.destructionPending = json.destructionPending ?? false;
    this.notSelf = json.exclude === "self";
    this.anyOf = (json.anyOf ?? []).map((each) => new Filter(each, words, each.of === undefined ? ANY_TYPE : typesOf(each.of, each.zone)));
    this.asksNothing =
      this.attributes.length === 0 && this.faction === 0 && this.name === 0 && json.levelMax === undefined && this.anyOf.length === 0;
    this.isAnyCard = this.asksNothing && (json.of === undefined || json.of.includes("card"));
  }

  /** Does the card fit, as far as its print says? Attributes are left to `fitsAttribute`, because cards can gain them. */
  fitsPrint(printed: Printed): boolean {
    return (
      (printed.type & this.types) !== 0 &&
      (this.faction === 0 || printed.faction === this.faction) &&
      (this.name === 0 || printed.name === this.name)
    );
  }
}

/** `card` is any card; in the play area everything but rulers (19.3). */
function typesOf(of: JsonFilter["of"], zone: JsonFilter["zone"]): number {
  if (of === undefined) return ANY_TYPE;
  let types = 0;
  for (const word of of) types |= word === "card" ? (zone === undefined ? ANY_TYPE & ~Type.ruler : ANY_TYPE) : TYPES[word];
  return types;
}

// ---- selectors ----

export enum Aim {
  none,
  self,
  yourRuler,
  enemyRuler,
  attackingUnit,
  /** What the previous instruction was aimed at: the same choice. */
  chosen,
  all,
  /** Found while resolving: cards of one's own deck or hand. */
  search,
  attachedTop,
}

/** A choice made when the card or ability is put on the gate (7.2). */
export interface Choice {
  /** What is asked: "deal 2 damage to which opposing unit". */
  readonly says: string;
  readonly filter: Filter;
  readonly least: number;
  readonly most: number;
  /** What is chosen is harmed: the other side is offered first. */
  readonly harms: boolean;
}

export interface Selector {
  readonly aim: Aim;
  /** Which of the clause's choices; for `chosen`. */
  readonly choice: number;
  readonly filter: Filter | null;
  readonly least: number;
  readonly most: number;
}

/** Where the choices of a clause are numbered, what is found while resolving has this number. */
export const FOUND = -1;
/** More choices at once than this are not kept on the gate. */
export const MOST_CHOICES = 8;
/** One shape for all selectors. */
export const selector = (aim: Aim, choice = -1, filter: Filter | null = null, least = 0, most = 0): Selector => ({
  aim,
  choice,
  filter,
  least,
  most,
});
export const NO_TARGET: Selector = selector(Aim.none);

function countOf(json: JsonChosen): { least: number; most: number } {
  if (typeof json.choose === "number") return { least: json.choose, most: json.choose };
  return { least: json.choose[0], most: json.choose[1] ?? ANY_NUMBER };
}

/** Reads the selectors of one clause, and gathers what has to be chosen when it is put on the gate. */
export class SelectorReader {
  readonly choices: Choice[] = [];
  /** How the instruction that is read asks for what it chooses. */
  asks: (chosen: JsonChosen) => string = chosenText;
  private previous: Selector = NO_TARGET;

  constructor(private readonly words: Lexicon) {}

  read(json: JsonSelector): Selector {
    if (json === "sameTarget")
      return this.previous.aim === Aim.search
        ? selector(Aim.chosen, this.previous.choice, this.previous.filter, this.previous.least, this.previous.most)
        : this.previous;
    return (this.previous = this.compiled(json));
  }

  /** No more than so many can be chosen, whatever the text allows. */
  readAtMost(json: JsonChosen, limit: number): Selector {
    const selector = this.read(json);
    const choice = this.choices[selector.choice];
    if (choice !== undefined) this.choices[selector.choice] = { ...choice, most: Math.min(choice.most, limit) };
    return selector;
  }

  filter(json: JsonFilter): Filter {
    return new Filter(json, this.words);
  }

  private compiled(json: Exclude<JsonSelector, "sameTarget">): Selector {
    if (typeof json === "string") return selector(Aim[json]);
    if ("all" in json) {
      const { all, ...rest } = json;
      return selector(Aim.all, -1, new Filter({ of: all, ...rest }, this.words));
    }
    const { choose: _, ...rest } = json;
    const filter = new Filter(rest, this.words);
    const { least, most } = countOf(json);
    if (filter.where === Where.deck || filter.where === Where.hand) return selector(Aim.search, FOUND, filter, least, most);
    this.choices.push({ says: this.asks(json), filter, least, most, harms: false });
    return selector(Aim.chosen, this.choices.length - 1, filter, least, most);
  }
}

// ---- destinations ----

/** `to`: one place of the owner, or zones of the unit's controller to pick from while resolving. */
export interface Destination {
  readonly place: Place;
  /** Zones to pick from; empty when `place` says it all. */
  readonly zones: readonly Place[];
  readonly onlyEmpty: boolean;
}

const to = (place: Place, zones: readonly Place[] = [], onlyEmpty = false): Destination => ({ place, zones, onlyEmpty });
/** Without `to` a summon may go to any attack or defence zone, occupied or not (7.3). */
export const ANYWHERE: Destination = to(Place.left, [Place.left, Place.right, Place.defence]);

export function destinationOf(json: JsonDestination | undefined): Destination {
  if (json === undefined) return ANYWHERE;
  if (typeof json === "object") {
    const zones = [Place.left, Place.right, Place.defence].filter((place) =>
      json.zones.includes(isAttackZone(place) ? "attack" : "defence"),
    );
    return to(Place.left, zones, json.empty ?? false);
  }
  switch (json) {
    case "graveyard":
      return to(Place.graveyard);
    case "hand":
      return to(Place.hand);
    case "deckBottom":
      return to(Place.deck);
    case "exile":
      return to(Place.exile);
    case "fieldZone":
      return to(Place.field);
    case "setZone":
      return to(Place.set1, [Place.set1, Place.set2, Place.set3]);
  }
}

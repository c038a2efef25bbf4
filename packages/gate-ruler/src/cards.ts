/** Cards as printed, compiled once for a card file; shared by all matches that are played with it. */
import { type CardEntry, type Catalog, type Coverage, type Face, fingerprint, type Gap, type Rulebook } from "@duelex/kernel";
import { Keyword, type Place, SET_ZONES, Timing, Type } from "./names.ts";
import { type RulerRules, rulesOf } from "./rulers/index.ts";
import type { JsonCard, JsonClause, JsonRuler } from "./schema.ts";
import { cardText, clauseText, keywordText, offerText, summaryOf } from "./text.ts";
import { type Ability, abilityOf, keywordNamed, keywordSkills, Skill } from "./vocabulary/clauses.ts";
import { type Concern, concernsOf } from "./vocabulary/concerns.ts";
import { Lexicon, type Printed, Where } from "./vocabulary/filters.ts";

/** A card as printed: never changes. */
export interface Definition extends Printed {
  /** Its index among the definitions of its card set; 0 is no card. */
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly titleJa: string | null;
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
  readonly legendary: boolean;
  /** Keywords that carry a rule, as bits. */
  readonly keywords: number;
  /** 16-4 Stops a damage check. */
  readonly cnt: boolean;
  readonly abilities: readonly Ability[];
  /** What holds while the card is in play. */
  readonly constants: readonly Ability[];
  /** What its constants are concerned with. */
  readonly concerns: readonly Concern[];
  /** The same as bits. */
  readonly concernBits: number;
  /** One of these changes HP: while it is in play, anything that happens may leave a unit without. */
  readonly lendsHP: boolean;
  /** Clauses with `zone` hand that work while this very card is played. */
  readonly whilePlaying: readonly Ability[];
  readonly activated: readonly Ability[];
  readonly automatic: readonly Ability[];
  /** The text of an event. */
  readonly event: Ability | null;
  readonly counter: Ability | null;
  readonly overdrive: Ability | null;
  /** R-SETTABLE */
  readonly settable: boolean;
  /** 7.4 When it may be played from a set zone, as a bit: its timing. 0: it is no event. */
  readonly setWindow: number;
  readonly ruler: RulerPrint | null;
  /** Why it may not be in a deck, if it may not. */
  readonly outOfPlay: string | null;
  readonly json: JsonCard;
}

/** 17, GR-17-LIMITS What a ruler says of its player's game. */
export interface RulerPrint {
  readonly life: number;
  readonly usesEnergy: boolean;
  readonly changes: RulerRules;
  /** Its set zones, from the first. */
  readonly setZones: readonly Place[];
  readonly hasHand: boolean;
  readonly energy: number;
  readonly hand: number;
  readonly handFromSet3: number;
  readonly readyEnergy: number;
  readonly draw: number;
  readonly drive: number;
  readonly firstTurnDraw: number;
  readonly firstTurnDrive: number;
  /** -1 is no limit. */
  readonly summonCap: number;
  readonly rules: JsonRuler["deckRules"];
}

const NONE: Definition = {
  number: 0,
  id: "",
  title: "nothing",
  titleJa: null,
  type: Type.energy,
  level: 0,
  faction: 0,
  name: 0,
  attributes: [],
  atk: 0,
  hp: 0,
  stk: 0,
  legendary: false,
  keywords: 0,
  cnt: false,
  abilities: [],
  constants: [],
  concerns: [],
  concernBits: 0,
  lendsHP: false,
  whilePlaying: [],
  activated: [],
  automatic: [],
  event: null,
  counter: null,
  overdrive: null,
  settable: false,
  setWindow: 0,
  ruler: null,
  outOfPlay: "there is no such card",
  json: {
    id: "NONE",
    type: "energy",
    reality: "real",
    name: { ja: null, en: "nothing" },
    level: null,
    traits: [],
    keywords: [],
    effect: [],
  },
};

/** A card as people look at it. */
export function faceOf({ json, level }: Definition): Face {
  return {
    id: json.id,
    name: json.name.en,
    otherNames: json.name.ja === null ? [] : [json.name.ja],
    type: json.type,
    summary: summaryOf(json),
    text: cardText(json),
    color: json.type === "ruler" ? "ruler" : (("faction" in json ? json.faction : null) ?? "none"),
    ...(json.type === "ruler" || json.type === "energy" ? {} : { price: String(level) }),
  };
}

/** What a card set needs to know beforehand, because it saves looking during a match. */
export class CardSet implements Catalog {
  readonly words = new Lexicon();
  readonly definitions: Definition[] = [NONE];
  readonly abilities: Ability[] = keywordSkills({
    piercing: Keyword.Piercing,
    vigilance: Keyword.Vigilance,
    counterattack: Keyword.Counterattack,
    doubleAttack: Keyword.DoubleAttack,
    attributeChoice: Keyword.AttributeChoice,
  });
  readonly fingerprint: string;
  private readonly byId = new Map<string, Definition>();

  /** @param rulebook what a match with these cards says of each paragraph */
  constructor(
    readonly records: readonly JsonCard[],
    readonly rulebook: Rulebook,
  ) {
    for (const card of records) this.define(card);
    this.fingerprint = fingerprint(JSON.stringify(records));
  }

  get cards(): readonly JsonCard[] {
    return this.definitions.slice(1).map(({ json }) => json);
  }

  /** By card number, or else by name in English or Japanese. */
  find(called: string): Definition | undefined {
    return (
      this.byId.get(called) ?? this.definitions.find(({ title, titleJa, number }) => number > 0 && (title === called || titleJa === called))
    );
  }

  /** Everything that a card can be called. */
  get names(): readonly string[] {
    return this.cards.flatMap(({ id, name }) => [id, name.en, name.ja ?? name.en]);
  }

  private define(json: JsonCard): void {
    const number = this.definitions.length;
    const abilities = json.effect.map((clause, slot) => {
      const ability = abilityOf(clause, this.abilities.length, number, slot, this.words);
      this.abilities.push(ability, ...ability.modes);
      return ability;
    });
    const keywords = json.keywords.reduce((bits, word) => bits | keywordNamed(word), 0);
    const works = abilities.filter(({ notYet }) => notYet === null);
    const at = (...timings: Timing[]) => works.filter(({ timing }) => timings.includes(timing));
    const isEvent = json.type === "event";
    const printed = "atk" in json ? json : { atk: 0, stk: 0 };
    const attributes = json.traits.map((trait) => this.words.attribute(trait));
    const skills = (keywords & Keyword.AttributeChoice) === 0 ? [] : [this.abilities[Skill.attributeChoice]!];
    const concerns = concernsOf(at(Timing.constant));
    const event = isEvent ? (works.find(({ timing }) => EVENT_TEXT.has(timing)) ?? null) : null;
    const definition: Definition = {
      number,
      id: json.id,
      title: json.name.en,
      titleJa: json.name.ja,
      type: Type[json.type],
      level: json.level ?? 0,
      faction: "faction" in json && json.faction !== null ? this.words.faction(json.faction) : 0,
      name: this.words.name(json.name.en),
      attributes,
      atk: printed.atk ?? 0,
      hp: ("hp" in json ? json.hp : 0) ?? 0,
      stk: printed.stk ?? 0,
      legendary: "legendary" in json && json.legendary,
      keywords,
      cnt: json.keywords.includes("CNT"),
      abilities,
      constants: at(Timing.constant),
      concerns,
      concernBits: concerns.reduce((bits, concern) => bits | (1 << concern), 0),
      lendsHP: at(Timing.constant).some(({ program }) => program.some(({ hp }) => hp !== 0)),
      whilePlaying: at(Timing.whilePlaying),
      activated: [...at(Timing.normal, Timing.instant).filter(() => !isEvent), ...skills],
      automatic: at(Timing.automatic),
      event,
      counter: at(Timing.counter)[0] ?? null,
      overdrive: at(Timing.overdrive)[0] ?? null,
      settable: isEvent && (keywords & Keyword.OpenCard) === 0,
      setWindow: event === null ? 0 : 1 << windowOf(event),
      ruler: json.type === "ruler" ? rulerPrint(json) : null,
      outOfPlay: whyOutOfPlay(json, abilities),
      json,
    };
    this.definitions.push(definition);
    this.byId.set(json.id, definition);
  }

  /** The name of an attribute, by its number in this card set. */
  attribute(number: number): string {
    return this.words.attributes[number] ?? "";
  }

  /** The clause of the file that an ability was compiled from; none for what a keyword stands for. */
  clauseOf({ keyword, definition, slot }: Ability): JsonClause | undefined {
    return keyword !== 0 ? undefined : this.definitions[definition]?.json.effect[slot];
  }

  /** "Siege Captain: when this card attacks, …": an ability as people are asked about it. */
  sayAbility(ability: Ability): string {
    if (ability.keyword !== 0) return keywordText(Keyword[ability.keyword] ?? "");
    const clause = this.clauseOf(ability);
    if (clause === undefined) return "";
    return clauseText({ ...clause, do: wordsOf(clause, ability) });
  }
  /** What the n-th "you may" of an ability offers. */
  sayOffer(ability: Ability, nth: number): string {
    return offerText(wordsOf(this.clauseOf(ability)!, ability), nth);
  }

  get entries(): readonly CardEntry[] {
    return this.definitions
      .slice(1)
      .map((definition) => ({ ...faceOf(definition), ...(definition.outOfPlay === null ? {} : { outOfPlay: definition.outOfPlay }) }));
  }

  coverage(): Coverage {
    const notYet: Gap[] = [];
    let clauses = 0;
    for (const { json, abilities } of this.definitions) {
      for (const { notYet: reason, slot } of abilities) {
        clauses++;
        const clause = json.effect[slot];
        if (reason !== null && clause !== undefined) notYet.push({ card: json.id, clause: clauseText(clause), reason });
      }
    }
    return { cards: this.definitions.length - 1, clauses, implemented: clauses - notYet.length, notYet };
  }
}

/** What a clause tells to do by this ability: all of it, or one of its modes. */
const wordsOf = ({ do: does }: JsonClause, { mode }: Ability): JsonClause["do"] =>
  mode < 0 ? does : does.flatMap((each) => (each.op === "oneOf" ? each.modes : []))[mode]!;

/** What answers the gate without having to choose a card there may be played at any time, as far as the gate goes. */
function windowOf({ timing, choices }: Ability): Timing {
  const needsCard = choices.some(({ least, filter }) => least > 0 && filter.where === Where.gate);
  return timing === Timing.setGateResponse && !needsCard ? Timing.setAnyTime : timing;
}

const EVENT_TEXT: ReadonlySet<Timing> = new Set([
  Timing.normal,
  Timing.setAnyTime,
  Timing.setAttackResponse,
  Timing.setDamageResponse,
  Timing.setDestructionResponse,
  Timing.setGateResponse,
  Timing.setAutomatic,
  Timing.openCard,
]);

function rulerPrint(json: JsonRuler): RulerPrint {
  const { setup, startOfTurn: start } = json;
  return {
    life: json.life ?? 0,
    usesEnergy: json.usesEnergy,
    changes: rulesOf(json.usesEnergy, json.plays),
    setZones: SET_ZONES.slice(0, json.zones.set),
    hasHand: json.zones.hand,
    energy: setup.energy,
    hand: setup.hand ?? 0,
    handFromSet3: setup.handFromSet3 ?? setup.hand ?? 0,
    readyEnergy: start.readyEnergy ?? 0,
    draw: start.draw ?? 0,
    drive: start.drive ?? 0,
    firstTurnDraw: start.firstTurnDraw ?? 0,
    firstTurnDrive: start.firstTurnDrive ?? 0,
    summonCap: json.summonCap ?? -1,
    rules: json.deckRules,
  };
}

/** Limits of rulers that are not wholly public (17). */
const RULER_LIMITS = ["cardsPlayablePerTurn", "inPlayLevelCap", "maxSetsPerTurn"] as const;

const PRINTED: readonly string[] = ["faction", "life", "atk", "hp", "stk"];

/** What of it is not public, as far as the file says. */
function whyPartial(json: JsonCard): string {
  const missing = Object.entries(json).flatMap(([key, value]) => (value === null && PRINTED.includes(key) ? [key] : []));
  const unsure = json.type === "ruler" ? json.unverified.filter((field) => !missing.includes(field)) : [];
  const unknown = [...missing, ...unsure];
  return `not public: ${unknown.length === 0 ? "part of what is needed for play" : unknown.join(", ")}`;
}

/** The schema lets unknown values stand only in cards that say so, and such cards stay out of match play. */
function whyOutOfPlay(json: JsonCard, abilities: readonly Ability[]): string | null {
  if (json.reality === "real-partial") return whyPartial(json);
  if (json.type === "ruler") {
    const { attack, defence, set } = json.zones;
    if (attack !== 2 || defence !== 1) return `how lines run with ${attack} attack and ${defence} defence zones is not public (R-EXTRA)`;
    if (set > SET_ZONES.length) return `more than ${SET_ZONES.length} set zones are not carried out`;
    const limit = RULER_LIMITS.find((word) => json[word] !== undefined);
    if (limit !== undefined) return `its limit ${limit} is not carried out`;
  }
  const gap = abilities.find(({ notYet }) => notYet !== null);
  return gap === undefined ? null : (gap.notYet ?? null);
}

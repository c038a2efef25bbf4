/** Cards as printed, compiled once and shared by all matches. */
import { fingerprint, type Rulebook } from "@duelex/kernel";
import { type Color, colors, type Keyword, keywordOf, Timing, Type } from "./names.ts";
import type { AbilityJson, CardJson } from "./schema.ts";
import { clauseText } from "./text.ts";
import { type Called, toldClause } from "./told.ts";
import { type Ability, compileAbility, Standing, type StandingText } from "./vocabulary/compile.ts";

/** 3. A card as printed: never changes. */
export interface Definition {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  /** Index into `colors`. */
  readonly color: number;
  readonly unique: boolean;
  readonly snap: boolean;
  readonly races: readonly string[];
  readonly keywords: number;
  readonly locusCost: number;
  /** CO-G1: gems asked for, by colour, and in all. */
  readonly gemLevel: readonly [number, number, number, number];
  readonly gems: number;
  readonly crush: number;
  readonly capture: number;
  readonly ap: number;
  readonly rp: number;
  /** The text of an action. */
  readonly action: Ability | null;
  readonly cip: readonly Ability[];
  readonly ignitions: readonly Ability[];
  /** One of them does not turn it OFF: it may be used by a follower that is OFF. */
  readonly ignitesOFF: boolean;
  readonly triggers: readonly Ability[];
  readonly colossus: readonly Ability[];
  /** Continuous abilities, as they are said; what they change is `standing`. */
  readonly always: readonly Ability[];
  readonly standing: readonly StandingText[];
}

const types = { colossus: Type.Colossus, follower: Type.Follower, action: Type.Action, gem: Type.Gem } as const satisfies Record<
  CardJson["type"],
  Type
>;

/** All cards that a match may contain, under numbers. */
export class CardSet {
  /** Number 0 is no card. */
  readonly definitions: readonly Definition[];
  /** Number 0 is no ability. */
  readonly abilities: readonly Ability[];
  readonly byId: ReadonlyMap<string, Definition>;
  readonly fingerprint: string;
  /** By number: 1 for a snap action. */
  readonly snaps: Uint8Array;
  /** A text says of other followers than its own that they cannot attack. 17.3 */
  readonly keepsOthersFromAttacking: boolean;

  /** What each ability says, by its number. */
  private readonly says: readonly (() => string)[];
  /** The same of two players by name. */
  private readonly tells: readonly ((called: Called) => string)[];

  /** Cards with gaps are known by name only and left out: they are not used in match play (17.1). */
  constructor(
    readonly cards: readonly CardJson[],
    readonly rulebook: Rulebook,
  ) {
    const names = new Map(cards.map((card) => [card.id, card.name.en]));
    const definitions: Definition[] = [NO_CARD];
    const abilities: Ability[] = [NO_ABILITY];
    const says: (() => string)[] = [() => ""];
    const tells: ((called: Called) => string)[] = [() => ""];
    const nameOf = (id: string) => names.get(id) ?? id;
    const compile = (json: AbilityJson, clause: number): Ability => {
      const made = compileAbility(json, abilities.length, clause, nameOf);
      says.push(() => clauseText(json, nameOf));
      tells.push((called) => toldClause(json, nameOf, called));
      abilities.push(made);
      return made;
    };
    for (const card of cards) {
      if (isPlayable(card)) definitions.push(define(card, definitions.length, compile));
    }
    this.definitions = definitions;
    this.abilities = abilities;
    this.says = says;
    this.tells = tells;
    this.snaps = Uint8Array.from(definitions, ({ snap }) => (snap ? 1 : 0));
    this.keepsOthersFromAttacking = definitions.some(({ standing }) =>
      standing.some(({ op, self }) => op === Standing.cannotAttack && !self),
    );
    this.byId = new Map(definitions.slice(1).map((definition) => [definition.id, definition]));
    this.fingerprint = fingerprint(JSON.stringify(cards));
  }

  /** An ability as a sentence, rendered from its data. */
  textOf(ability: number): string {
    return this.says[ability]?.() ?? "";
  }

  /** What an ability does, told of both players: "P2 draws 1 card". */
  toldOf(ability: number, called: Called): string {
    return this.tells[ability]?.(called) ?? "";
  }

  /** Everything that a card can be called. */
  get names(): readonly string[] {
    return [...this.byId.values()].flatMap(({ id, name }) => [id, name]);
  }

  named(name: string): Definition | undefined {
    return this.byId.get(name) ?? this.definitions.find((definition) => definition.number > 0 && definition.name === name);
  }
}

export const isPlayable = (card: CardJson): boolean => card.reality === "original-test";

function define(card: CardJson, number: number, compile: (json: AbilityJson, clause: number) => Ability): Definition {
  const abilities = (card.effect ?? []).map((json, at) => compile(json, at + 1));
  const at = (timing: Timing) => abilities.filter((ability) => ability.timing === timing);
  const isFollower = card.type === "follower";
  const isPlayed = isFollower || card.type === "action";
  const level = (color: Color) => (isPlayed ? (card.gemLevel?.[color] ?? 0) : 0);
  const gemLevel = [level("white"), level("black"), level("blue"), level("red")] as const;
  return {
    number,
    id: card.id,
    name: card.name.en,
    type: types[card.type],
    color: card.color === null ? 0 : colors.indexOf(card.color),
    unique: "unique" in card && card.unique === true,
    snap: card.type === "action" && card.snap === true,
    races: isFollower ? (card.races ?? []) : [],
    keywords: isPlayed ? (card.keywords ?? []).reduce((set, keyword) => set | keywordOf[keyword], 0) : 0,
    locusCost: isPlayed ? (card.locusCost ?? 0) : 0,
    gemLevel,
    gems: gemLevel[0] + gemLevel[1] + gemLevel[2] + gemLevel[3],
    crush: isFollower ? (card.crush ?? 0) : 0,
    capture: isFollower ? (card.capture ?? 0) : 0,
    ap: isFollower ? (card.ap ?? 0) : 0,
    rp: isFollower ? (card.rp ?? 0) : 0,
    action: at(Timing.Action)[0] ?? null,
    cip: at(Timing.Cip),
    ignitions: at(Timing.Ignition),
    ignitesOFF: at(Timing.Ignition).some(({ turnsOff }) => !turnsOff),
    triggers: at(Timing.Trigger),
    colossus: at(Timing.Colossus),
    always: at(Timing.Continuous),
    standing: abilities.flatMap((ability) => ability.standing),
  };
}

export const has = (definition: Definition, keyword: Keyword): boolean => (definition.keywords & keyword) !== 0;

const NO_ABILITY: Ability = {
  id: 0,
  timing: Timing.Action,
  condition: { gems: 0, alone: false },
  choices: [],
  harmful: [],
  program: [],
  standing: [],
  costs: [],
  turnsOff: false,
  payLocus: 0,
  discards: 0,
  clause: 0,
};

const NO_CARD: Definition = {
  number: 0,
  id: "",
  name: "no card",
  type: Type.Gem,
  color: 0,
  unique: false,
  snap: false,
  races: [],
  keywords: 0,
  locusCost: 0,
  gemLevel: [0, 0, 0, 0],
  gems: 0,
  crush: 0,
  capture: 0,
  ap: 0,
  rp: 0,
  action: null,
  cip: [],
  ignitions: [],
  ignitesOFF: false,
  triggers: [],
  colossus: [],
  always: [],
  standing: [],
};

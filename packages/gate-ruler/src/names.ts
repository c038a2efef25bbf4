/** The game's own words as numbers: what lies in the state, and what can be answered. */

/** What a player can answer, with the phrase it is written as: `*` a card, `#` a number, `?` a word of the question. */
export enum Verb {
  pass,
  play,
  playSet,
  reveal,
  set,
  use,
  useAbility,
  attackLeft,
  attackCentre,
  attackRight,
  attackRuler,
  endAttacks,
  choose,
  enough,
  findNothing,
  zone,
  yes,
  no,
  put,
  share,
  attribute,
  keep,
  payAlternative,
  payLevel,
  restRuler,
  restEnergy,
  over,
  under,
  toBottom,
  leaveOnTop,
  drive,
  reduce,
}

export const PHRASES: readonly string[] = [
  "pass",
  "play *",
  "answer with *",
  "reveal *",
  "set *",
  "use *",
  "use ?",
  "attack the left line with *",
  "attack the centre line with *",
  "attack the right line with *",
  "attack the ruler with *",
  "end the attacks",
  "choose *",
  "choose no more",
  "find nothing",
  "to the ?",
  "yes",
  "no",
  "put ? on the gate",
  "deal #",
  "the attribute ?",
  "keep * face down",
  "pay the alternative cost",
  "pay the level",
  "rest the ruler as energy",
  "rest energy only",
  "lay it over the stack",
  "lay it under the stack",
  "put it on the bottom",
  "leave it on top",
  "drive *",
  "apply the reduction ?",
];

/** 3.2 The zones of one player. The gate is shared; a card waiting there lies in its player's part of it. */
export enum Place {
  ruler,
  left,
  right,
  defence,
  set1,
  set2,
  set3,
  field,
  energy,
  soul,
  deck,
  hand,
  drive,
  counter,
  damage,
  graveyard,
  exile,
  gate,
}
/** How many there are. An enum, so that it is a number wherever it is used. */
export enum Places {
  each = 18,
}
/** How a place is written in scenarios and views. */
export const PLACE_NAMES: readonly string[] = [
  "ruler",
  "left attack zone",
  "right attack zone",
  "defence zone",
  "set zone 1",
  "set zone 2",
  "set zone 3",
  "field zone",
  "energy zone",
  "soul",
  "deck",
  "hand",
  "drive zone",
  "counter zone",
  "damage zone",
  "graveyard",
  "exile",
  "gate",
];
/** 3-2a-1 The zones that make up the play area. They come first in `Place`. */
export const isPlayArea = (place: Place): boolean => place <= Place.energy;
/** Attack and defence zones, where units stand. */
export const isUnitZone = (place: Place): boolean => place === Place.left || place === Place.right || place === Place.defence;
export const isAttackZone = (place: Place): boolean => place === Place.left || place === Place.right;
export const isSetZone = (place: Place): boolean => place >= Place.set1 && place <= Place.set3;
export const UNIT_ZONES = [Place.left, Place.right, Place.defence] as const;
/** Those of them where something lies, in the same order, by three bits: the left zone 1, the right one 2, the defence zone 4. */
export const OCCUPIED_UNIT_ZONES: readonly (readonly (typeof UNIT_ZONES)[number][])[] = Array.from({ length: 8 }, (_, bits) =>
  UNIT_ZONES.filter((_zone, at) => (bits & (1 << at)) !== 0),
);
export const SET_ZONES = [Place.set1, Place.set2, Place.set3] as const;

/** What rule effects have to look at (12): bits of `unsettled`. */
export enum Unsettled {
  /** GR-12-LIFE, GR-12-DECK */
  defeat = 1,
  /** 12-4a: damage or HP. */
  hp = 2,
  /** GR-12-STACK, GR-12-BAD: what lies in a zone. */
  zones = 4,
  /** GR-12-SOUL */
  soul = 8,
  all = 15,
}

/** 3-6e Lines; and the ruler as a target of its own, behind or in front of nothing. */
export enum Target {
  none,
  left,
  centre,
  right,
  ruler,
}
/** What each of the verbs that attack aims at. */
export const targetOf = (verb: number): Target => (verb - Verb.attackLeft + Target.left) as Target;
export const isAttack = (verb: number): boolean => verb >= Verb.attackLeft && verb <= Verb.attackRuler;
export const TARGET_NAMES: readonly string[] = ["", "left line", "centre line", "right line", "ruler"];

/** 2-3b, as bits, so that filters are one comparison. */
export enum Type {
  unit = 1,
  ruler = 2,
  event = 4,
  field = 8,
  energy = 16,
}

/** Keywords that carry a rule, and what constants of cards say of a card, as bits. */
export enum Keyword {
  Piercing = 1,
  Vigilance = 2,
  Intercept = 4,
  Counterattack = 8,
  DoubleAttack = 16,
  AttributeChoice = 32,
  Revive = 64,
  SoulGuard = 128,
  OpenCard = 256,
  cannotAttack = 512,
  overTheWall = 1024,
  immuneToCombat = 2048,
  immuneToEffects = 4096,
  cannotBeAttacked = 8192,
  /** It has lost its abilities. */
  silenced = 16384,
}
export const KEYWORD_NAMES: readonly (readonly [Keyword, string])[] = [
  [Keyword.Piercing, "Piercing"],
  [Keyword.Vigilance, "Vigilance"],
  [Keyword.Intercept, "Intercept"],
  [Keyword.Counterattack, "Counterattack"],
  [Keyword.DoubleAttack, "DoubleAttack"],
  [Keyword.AttributeChoice, "AttributeChoice"],
  [Keyword.Revive, "Revive"],
  [Keyword.SoulGuard, "SoulGuard"],
  [Keyword.OpenCard, "OpenCard"],
];

/** What happens and abilities wait for (19.2). */
export enum Happening {
  attackStart,
  attacks,
  battleEnd,
  attackPhaseEnd,
  turnEnd,
  touchdown,
  entersPlay,
  specialSummoned,
  eventPlayed,
  hostDestroyed,
  attackPhaseStart,
  declarationStep,
  isAttacked,
  putIntoGraveyard,
}
export const HAPPENINGS = 14;

/** When a clause works or can be played. */
export enum Timing {
  constant,
  whilePlaying,
  normal,
  instant,
  counter,
  overdrive,
  automatic,
  setAnyTime,
  setAttackResponse,
  setDamageResponse,
  setDestructionResponse,
  setGateResponse,
  setAutomatic,
  openCard,
  unknown,
}

/** What waits on the gate (9-4). */
export enum Kind {
  none,
  playedCard,
  playedAbility,
  damageExecution,
  rulerDamage,
  driveResolution,
  destruction,
}

/** How long a continuous effect lasts. */
export enum Until {
  forever,
  endOfBattle,
  endOfTurn,
}

/** What a line in the table of continuous effects does. */
export enum Change {
  values,
  keyword,
  attribute,
  reduceBy,
  reduceTo,
  /** A keyword, or all abilities (Keyword.silenced). */
  loss,
  /** Each damage is so much less, as long as it lasts. */
  reduceEach,
}

export enum DamageType {
  any,
  combat,
  effect,
}

/** Where the rules stand in the turn. */
export enum Phase {
  setup,
  start,
  main,
  attack,
  end,
}

/** 8-2a-1 The steps of an attack sub-phase, as far as rules ask for them. */
export enum AttackStep {
  none,
  start,
  declaration,
  intercept,
  damage,
  battleEnd,
}

/** 18 The editions of the rules; each includes the ones before it. */
export enum Profile {
  v1_0_0,
  v2021_03,
  v2021_10,
  v2023_01,
}
export const PROFILES: readonly string[] = ["v1.0.0", "2021-03", "2021-10", "2023-01"];
export const profileNamed = (name = ""): Profile => Math.max(Profile.v1_0_0, PROFILES.indexOf(name));

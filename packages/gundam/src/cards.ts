/**
 * What a card is, once it has been compiled: printed values, and its effects as flat instructions. Nothing here changes
 * during a match; all matches share it. What the words mean is said in vocabulary/.
 */
import type { Rulebook } from "@duelex/kernel";
import type { ClauseText } from "./face.ts";
import type { Color, Damage, Keyword, Reads, Standing, Timing, Type, Until } from "./names.ts";
import type { CardRecord } from "./schema.ts";

/** Whose cards: as seen by the owner of the effect. */
export enum Side {
  own = 1,
  enemy = 2,
  any = 3,
}

/** Where a filter looks. */
export enum Where {
  units,
  pilots,
  base,
  resources,
  shields,
  /** Base and Shields. */
  shieldArea,
  hand,
  trash,
  looked,
  /** In the trash, put there by this effect. */
  milled,
  /** The battle area and the base section. */
  unitsAndBase,
}

/** What a filter asks of the state of the match, one bit each; what it asks of the printed card is a look into a table. */
export enum Asks {
  rested = 1,
  damaged = 2,
  linkUnit = 4,
  paired = 8,
  keyword = 16,
  hp = 32,
  ap = 64,
  levelOfThisUnit = 128,
  superlative = 256,
  notSelf = 512,
  battlingThisUnit = 1024,
  battling = 2048,
  pairedWith = 4096,
  hasTiming = 8192,
  /** Of a BaseOrShield: only Shields that are battling. */
  battlingShields = 16384,
  pairedThisTurn = 32768,
  notInBattle = 65536,
  attacked = 131072,
  withoutKeyword = 262144,
  /** Of the Unit's Pilot. */
  pilot = 524288,
  anyOf = 1048576,
  /** A Lv. that is read off another card, or counted. */
  levelOf = 2097152,
  apOfThisUnit = 4194304,
  /** A trait that some effect may give. */
  trait = 8388608,
}

/** Whose Lv. a filter's limit is. */
export enum LevelOf {
  nobody,
  eventUnit,
  chosen,
  count,
}

/** "An enemy Unit with 2 or less HP" (16.6). */
export interface Filter {
  readonly side: Side;
  readonly where: Where;
  /** Bits of `Asks`; 0 when only the printed card is asked about. */
  readonly asks: number;
  /** What is asked of the printed card. */
  readonly printed: (definition: Definition) => boolean;
  /** For each definition: 0 not looked at yet, 1 matches, 2 does not. */
  matching: Uint8Array;
  readonly rested: 0 | 1;
  readonly damaged: boolean;
  readonly linkUnit: boolean;
  readonly paired: boolean;
  /** Any of these keywords; outside the field, printed ones. */
  readonly keywords: number;
  readonly hpMin: number;
  readonly hpMax: number;
  readonly apMin: number;
  readonly apMax: number;
  readonly highest: boolean;
  readonly byLevel: boolean;
  /** Keywords it must not have. */
  readonly lacks: number;
  readonly battling: Filter | null;
  readonly pairedWith: Filter | null;
  readonly pilot: Filter | null;
  readonly anyOf: readonly Filter[];
  /** At least one of these, printed or gained; asked only if some effect gives one of them. */
  readonly traits: readonly string[];
  readonly levelOf: LevelOf;
  readonly levelCount: Filter | null;
  readonly levelPlus: number;
  /** Null: any event of 16.5. */
  readonly timing: Timing | null;
  /** Does it match on everything there? Then counting is looking at a zone's size. */
  readonly everything: boolean;
  /** As a source of damage: 0 anything, else the type meant. */
  readonly sourceType: Type | -1;
}

export enum Asking {
  count,
  self,
  turn,
  attackTarget,
  battlingEnemy,
  handSize,
  playerLevel,
  milledIncludes,
  deployedFromTrash,
  chosen,
  thisEffect,
  happened,
  destroyedByBattleDamage,
  destroyedByEffectOf,
  paidWithEXResource,
  enemyPlayers,
}

/** "If you have another Link Unit in play" (16.7). */
export interface Condition {
  readonly asks: Asking;
  readonly filter: Filter | null;
  readonly least: number;
  readonly most: number;
  /** The owner's turn, hand, Lv.; or (attackTarget) the player; or (happened) that it did. */
  readonly own: boolean;
  /** Which choice, what this effect did, or what happened. */
  readonly what: number;
  /** It stands in a 【Destroyed】 effect: what that counts includes what has just left (Q340, Q432). */
  readonly ofDestroyed: boolean;
}

/** "For each …": what a number is multiplied by. */
export enum TimesOf {
  count,
  uniqueNames,
  apOfThisUnit,
  damageOnThisUnit,
  restedByThisEffect,
  paidInTheEvent,
}
export interface Times {
  readonly of: TimesOf;
  readonly filter: Filter | null;
  readonly per: number;
}

/** What an instruction is done to (16.9). */
export enum Target {
  none,
  /** What was chosen: `slots` says by which choices. */
  chosen,
  thisUnit,
  eventUnit,
  /** The other card of the event: who dealt it. */
  eventSource,
  /** A card of the event that lies in the trash by now. */
  eventCard,
  /** This card itself, in the trash. */
  thisCard,
  battlingEnemyUnit,
  enemyShieldAreaTop,
  all,
}

/** How the part an instruction belongs to hangs on the part before (16.3). */
export enum After {
  none,
  then,
  ifYouDo,
}

/** What an instruction means for the question whether its effect may begin (16.3, 5). */
export enum Beginning {
  other,
  choose,
  part,
  branchCase,
  jump,
  chooseMode,
  ownMain,
  ownAction,
  pairedMain,
}

/** One instruction of an effect, all of one shape. */
export interface Instruction {
  id: number;
  /** Index of the word in the vocabulary. */
  readonly word: number;
  readonly beginning: Beginning;
  readonly target: Target;
  /** Which choices, one bit each. */
  readonly slots: number;
  /** A second target: what to pair with, who receives instead, the defender. */
  readonly target2: Target;
  readonly slots2: number;
  readonly n: number;
  readonly most: number;
  readonly ap: number;
  readonly hp: number;
  readonly keyword: Keyword | 0;
  readonly standing: Standing | 0;
  readonly damage: Damage;
  readonly until: Until;
  readonly filter: Filter | null;
  /** What `all` means as a target. */
  readonly targets: Filter | null;
  readonly conditions: readonly Condition[];
  readonly may: boolean;
  /** Where to go on: past a portion, past a case, past what was declined. */
  jump: number;
  /** Where the modes begin. */
  modes: readonly number[];
  readonly after: After;
  readonly token: Definition | null;
  readonly rested: boolean;
  readonly reveal: boolean;
  readonly toField: boolean;
  readonly toDeckTop: boolean;
  /** What n, AP, HP and a keyword's number are multiplied by; null: once. */
  readonly times: Times | null;
  /** The effect that is gained (4-16). */
  readonly gains: Ability | null;
  /** It is used up by the first time. */
  readonly next: boolean;
  /** The trait that is gained. */
  readonly trait: string;
  /** Damage up to this is kept away; 0: any. */
  readonly upTo: number;
  /** From what it is kept away, in words: " from enemy Units". */
  readonly from: (() => string) | null;
  /** How many choices make one selection, this one included; the others follow. */
  group: number;
  /** A choice of something that is not done to be kind: the enemy's cards are offered first. */
  harms: boolean;
}

export enum Paying {
  payResources,
  restSelf,
  restUnits,
  discard,
  destroyUnits,
  destroySelf,
  exileFromTrash,
  returnSelfToDeckBottom,
}
/** What stands before the colon (16.8). */
export interface Cost {
  readonly pays: Paying;
  readonly n: number;
  readonly filter: Filter | null;
}

export enum Gate {
  none,
  DuringPair,
  DuringLink,
}

/** Which Pilot is meant. */
export type PilotTest = ((pilot: Definition) => boolean) | null;

/** The event an effect waits for (16.5). */
export interface Trigger {
  readonly damage: Damage;
  /** `who`, `from`, `target` or `with`, on the card in question. */
  readonly filter: Filter | null;
  /** The other card of the event: who was destroyed or damaged, who did it, the Pilot. */
  readonly other: Filter | null;
  readonly whileAttacking: boolean;
  readonly orThisUnit: boolean;
  /** The attack was declared on this; null: on anything. */
  readonly onPlayer: boolean | null;
  readonly withEXResource: boolean;
  /** Whose effect it is. */
  readonly side: Side;
}

/** One effect of a card, compiled: when it works, what it costs, and its instructions. */
export interface Ability {
  readonly id: number;
  /** Its place among the effects of its card, and its bit among the once-per-turn marks. */
  readonly index: number;
  readonly definition: Definition | null;
  readonly timings: readonly Timing[];
  readonly isPilotText: boolean;
  readonly fromHand: boolean;
  readonly fromTrash: boolean;
  readonly gate: Gate;
  readonly gatePilot: PilotTest;
  readonly pilotQualifier: PilotTest;
  /** 0 any turn, 1 the owner's, 2 the opponent's. */
  readonly turn: 0 | 1 | 2;
  readonly oncePerTurn: boolean;
  readonly trigger: Trigger | null;
  readonly when: readonly Condition[];
  readonly while: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly program: readonly Instruction[];
  /** The condition in front of the text (9-2-1). */
  readonly front: readonly Condition[];
  /** What a constant looks at, bits of 1 << Reads. */
  readonly reads: number;
  /** Does it look at AP, HP, keywords or permissions, which other constants may change? (16.13) */
  readonly readsValues: boolean;
  /** Why it is not carried out; empty if it is. */
  readonly notYet: string;
  /** The clause as a sentence. Rendered when somebody reads it. */
  readonly says: () => string;
}

/** A card as printed; its text (2-10), what is in parentheses left out (2-10-4), as effects. */
export interface Definition {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  /** All it is called (2-2-4), as a Pilot and otherwise. */
  readonly otherNames: readonly string[];
  readonly type: Type;
  readonly token: boolean;
  readonly isEXResource: boolean;
  readonly color: Color;
  readonly level: number;
  readonly cost: number;
  readonly ap: number;
  readonly hp: number;
  readonly traits: readonly string[];
  readonly keywords: number;
  readonly breach: number;
  readonly repair: number;
  readonly support: number;
  readonly link: readonly { readonly pilotNameIncludes?: string | undefined; readonly pilotTraitAny?: readonly string[] | undefined }[];
  /** What it is when it has been deployed as a Unit without text. */
  asUnit: Definition | null;
  /** The card itself, of a Unit that it has been deployed as. */
  readonly original: Definition | null;
  /** What it adds and is called as a Pilot: a Pilot card itself, or a Command with a 【Pilot】 line. 3.3 */
  readonly asPilot: { readonly name: string; readonly ap: number; readonly hp: number; readonly traits: readonly string[] } | null;
  abilities: readonly Ability[];
  constants: readonly Ability[];
  /** Constant effects in hand: changes of its own cost. */
  inHand: readonly Ability[];
  /** Constant effects in the trash: changes of what deploying it costs. */
  inTrash: readonly Ability[];
  /** Effects used by their owner: 【Activate･Main】, 【Activate･Action】. */
  activated: readonly Ability[];
  burst: Ability | null;
  main: Ability | null;
  action: Ability | null;
  playOption: Ability | null;
  /** For each timing, whether an effect has it. */
  hasTiming: readonly boolean[];
  /** What it asks about later in the turn, bits of `Happened`. */
  asksAbout: number;
  /** Bits of `Rare`. */
  rare: number;
  /** What the card waits for and looks at while it is in play, once for each effect. */
  watches: readonly Timing[];
  reads: readonly Reads[];
  /** How many of its constant effects change HP. */
  lendsHp: number;
  /** Nothing of its own changes what it costs to play it. */
  plainPrice: boolean;
}

/** All cards a match can meet, compiled together. */
export interface CardSet {
  readonly rulebook: Rulebook;
  readonly clauseText: ClauseText;
  /** What it was compiled from, by card number. */
  readonly records: ReadonlyMap<string, CardRecord>;
  readonly definitions: readonly Definition[];
  readonly abilities: readonly Ability[];
  readonly instructions: readonly Instruction[];
  readonly byId: ReadonlyMap<string, Definition>;
  /** Names that several cards have. */
  readonly sharedNames: ReadonlySet<string>;
  readonly exBase: Definition;
  readonly exResource: Definition;
  /** For each Lv. of a player, the least that any 【Action】 Command can cost. */
  readonly cheapestAction: readonly number[];
  /** The keywords' own effects. */
  readonly breach: Ability;
  readonly repair: Ability;
  readonly burst: Ability;
  readonly support: Instruction;
  /** A keyword with its number, gained for a time from another card: "Breach 2". */
  readonly gained: ReadonlyMap<string, readonly [turn: Instruction, battle: Instruction]>;
  /** Traits that some card gives (4-16). */
  readonly gainedTraits: readonly string[];
  /** The word that sets a price outright. */
  readonly playAs: number;
  /** The keyword that `support` is a part of. */
  readonly supporting: Ability;
  readonly fingerprint: string;
}

/** Of a price that says no Lv.: the one that is printed counts. */
export const PRINTED = -1;

/** The bit of something that a constant looks at. */
export const reading = (what: Reads): number => 1 << what;

/** 2-2-3: does a name contain this? It may have several (2-2-4). */
export const isCalled = (card: Definition, name: string, part: string): boolean =>
  name.includes(part) || card.otherNames.some((each) => each.includes(part));

/** Does this Pilot meet this Unit's link condition? 2-11 */
export const links = (unit: Definition, pilot: Definition): boolean => {
  const as = pilot.asPilot;
  if (as === null) return false;
  for (const { pilotNameIncludes, pilotTraitAny } of unit.link) {
    if (pilotNameIncludes !== undefined && isCalled(pilot, as.name, pilotNameIncludes)) return true; // {3-2-6-4}, 2-2-4
    if (pilotTraitAny?.some((trait) => as.traits.includes(trait)) === true) return true;
  }
  return false;
};

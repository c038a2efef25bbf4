/** The words of the game as numbers: verbs, places, keywords, timings. The rulebook's own words. */

/** What a player can answer. */
export enum Verb {
  none,
  /** Who is Player One (5-2-1-3). */
  first,
  second,
  /** 5-2-1-6-1 */
  keep,
  redraw,
  /** Play a Unit, Base or Command from hand (6-5-2). */
  play,
  /** Play a Pilot, or a Command with a 【Pilot】 line, beneath a Unit. */
  pair,
  /** Declare an attack; the target is asked next (7-3-1). */
  attack,
  target,
  player,
  /** Use an activated effect of this card (6-5-3). */
  activate,
  support,
  endPhase,
  pass,
  block,
  choose,
  /** Enough has been chosen. */
  done,
  yes,
  no,
  /** Pay with Resources, or with an EX Resource, which leaves the game (4-17-5). */
  payResources,
  payEXResource,
  top,
  bottom,
  /** A mode of an effect, or one of several effects of a card, by its number. */
  mode,
  /** Which waiting effect comes next (9-1-6-5): a line of the waiting effects. */
  resolve,
}

/** The verbs as phrases, in the rulebook's words: `*` is a card, `#` a number, `?` what the match says. */
export const PHRASES: Readonly<Record<Verb, string>> = {
  [Verb.none]: "nothing",
  [Verb.first]: "go first",
  [Verb.second]: "go second",
  [Verb.keep]: "keep the hand",
  [Verb.redraw]: "redraw",
  [Verb.play]: "play *",
  [Verb.pair]: "pair *",
  [Verb.attack]: "attack with *",
  [Verb.target]: "target *",
  [Verb.player]: "target the player",
  [Verb.activate]: "activate *",
  [Verb.support]: "support with *",
  [Verb.endPhase]: "end the main phase",
  [Verb.pass]: "pass",
  [Verb.block]: "block with *",
  [Verb.choose]: "choose *",
  [Verb.done]: "done",
  [Verb.yes]: "use it",
  [Verb.no]: "decline",
  [Verb.payResources]: "pay with Resources",
  [Verb.payEXResource]: "pay with an EX Resource",
  [Verb.top]: "to the top",
  [Verb.bottom]: "to the bottom",
  [Verb.mode]: "effect #",
  [Verb.resolve]: "resolve ?",
};

/**
 * 3. Locations, the resource deck (3-3), the shield section (3-6-4) and the removal area (3-7) among them. "nowhere" is where a Command and a revealed Shield are while their effect is in progress (3-1-2),
 * "arriving" where cards stand that are being deployed, and "supply" is outside the game: tokens that are not in use.
 */
export enum Place {
  deck,
  resourceDeck,
  resourceArea,
  battleArea,
  beneath,
  baseSection,
  shieldSection,
  hand,
  trash,
  removal,
  nowhere,
  arriving,
  supply,
}
/** How many there are. An enum, so that it is a number wherever it is used. */
export enum Places {
  each = 13,
}

/** 2-3. What a card is. Tokens in play are a Unit, a Base, a Resource. */
export enum Type {
  Unit,
  Pilot,
  Command,
  Base,
  Resource,
}

/** 2-4, {2-4-2-1}. Tokens and Resources have none. */
export enum Color {
  none,
  blue,
  green,
  red,
  white,
  purple,
}

/** 10.8: how long a change lasts. */
export enum Until {
  /** As long as the constant effect applies. */
  always,
  /** To the cleanup step of this turn. 6-6-4 */
  turn,
  /** To the battle end step of the battle in progress. 7-7-1 */
  battle,
  /** To the start phase of the owner's next turn, in which nothing but the active step sets cards active. */
  nextActiveStep,
}

/** 11-1. Keyword effects as bits, so that what a Unit has now fits one word. */
export enum Keyword {
  Blocker = 1,
  FirstStrike = 2,
  HighManeuver = 4,
  Suppression = 8,
  Breach = 16,
  Repair = 32,
  Support = 64,
}
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  Blocker: Keyword.Blocker,
  "First Strike": Keyword.FirstStrike,
  "High-Maneuver": Keyword.HighManeuver,
  Suppression: Keyword.Suppression,
  Breach: Keyword.Breach,
  Repair: Keyword.Repair,
  Support: Keyword.Support,
};
/** Each keyword in a set, with its number and the name it is known by: "Breach 2". */
export function keywordsIn(
  keywords: number,
  numbers: Readonly<Record<"breach" | "repair" | "support", number>>,
): { name: string; keyword: Keyword; n: number }[] {
  return Object.entries(KEYWORDS)
    .filter(([, keyword]) => (keywords & keyword) !== 0)
    .map(([name, keyword]) => {
      const n =
        keyword === Keyword.Breach
          ? numbers.breach
          : keyword === Keyword.Repair
            ? numbers.repair
            : keyword === Keyword.Support
              ? numbers.support
              : 0;
      return { name: n > 0 ? `${name} ${n}` : name, keyword, n };
    });
}
/** The ones with a number: copies add up. */
export const NUMBERED = Keyword.Breach | Keyword.Repair | Keyword.Support;

/** Standing permissions and prohibitions of a card in play, as bits. */
export enum Standing {
  cannotAttack = 1,
  cannotAttackPlayer = 2,
  mayAttackActive = 4,
  mayAttackOnDeployTurn = 8,
  attractsIfPossible = 16,
  attractsMust = 32,
  cannotActivateBlocker = 64,
  cannotBeSetActive = 128,
  cannotBePaired = 256,
  apCannotBeReducedByEnemy = 512,
  cannotBeDestroyedByEnemyEffects = 1024,
  /** Some damage to it is prevented. */
  protected = 2048,
  /** Some damage to it is received by another Unit. */
  redirected = 4096,
  /** It has a trait that is not printed on it. */
  gainsTrait = 8192,
  /** It may be rested instead of another card. */
  standsIn = 16384,
  /** It comes into play rested: said of what is not there yet, so no card in play has it. */
  arrivesRested = 32768,
}

/** What few cards can do, one bit each: without such a card in the match nobody looks for it. */
export enum Rare {
  restsArrivals = 1,
  restsInstead = 2,
  /** A constant effect protects a shield area. */
  guardsAreas = 4,
}

/** What a card may have done this turn that is asked about later in it, one bit each. */
export enum Happened {
  wasDeployed = 1,
  activatedCommand = 2,
  destroyedOwnUnitByEffect = 4,
  madeEnemyDiscard = 8,
  hadItsEffectPaidFor = 16,
}

/** When an effect works (16.4), the events that trigger one (16.5) among them. */
export enum Timing {
  Constant,
  Deploy,
  Attack,
  Destroyed,
  WhenPaired,
  WhenLinked,
  EndOfYourTurn,
  EndOfTurn,
  Burst,
  Main,
  Action,
  ActivateMain,
  ActivateAction,
  PlayOption,
  /** The keywords' own effects, supplied by the engine. */
  Breach,
  Repair,
  thisUnitDestroysEnemyUnit,
  unitDestroysEnemyUnit,
  thisUnitDestroysShieldAreaCard,
  unitDestroysShieldAreaCard,
  unitDestroyedByDamage,
  unitDestroyedByEffect,
  thisUnitDamagesEnemyUnit,
  thisUnitWouldReceiveDamage,
  thisBaseReceivesDamage,
  thisUnitRecovers,
  thisUnitRestedByEffect,
  thisUnitSupportRaisedAp,
  unitDeployed,
  unitLinks,
  youPairPilot,
  youPlaceEXResource,
  youDrawByEffect,
  thisUnitDestroysEnemyCard,
  thisUnitReceivesDamage,
  unitReceivesDamage,
  unitDamagesEnemyUnit,
  unitAttacks,
  thisUnitBlocked,
  thisUnitSetActiveByEffect,
  thisUnitApReducedByEnemy,
  unitRestedByEffect,
  unitWouldReceiveDamage,
  youActivateCommand,
  thisMainActivated,
  youPayForUnitEffect,
  youLoseEXResource,
}
export const TIMINGS = 47;

/** Kinds of damage (4-5), as bits so that a clause can mean either. */
export enum Damage {
  none = 0,
  /** 4-5-2 */
  battle = 1,
  /** 4-5-3 */
  effect = 2,
  any = 3,
}

/**
 * What a constant effect looks at, besides the cards in play and their Pilots. An atom that changes one of these makes the
 * derived statistics stale only while a card in play looks there.
 */
export enum Reads {
  turn,
  rested,
  damage,
  trash,
  hand,
  shields,
  resources,
  battle,
}
export const READS = 8;

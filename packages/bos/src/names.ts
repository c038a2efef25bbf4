/** The words of the game as numbers: answers, places, facings, timings, instructions. */

/** What a player can answer. The phrases in which they are written down are in `PHRASES`. */
export enum Verb {
  place,
  summon,
  useWizard,
  beginMainPhase,
  attack,
  cast,
  use,
  summonBoss,
  endTurn,
  target,
  attackPlayer,
  block,
  noBlock,
  choose,
  choosePlayer,
  moveTo,
  next,
  yes,
  no,
  ability,
  pass,
  ready,
}

/** `*` is a card, `#` a number, `?` what the table says. In the order of `Verb`. */
export const PHRASES: readonly string[] = [
  "place *",
  "summon *",
  "use *",
  "begin the main phase",
  "attack with *",
  "cast *",
  "use the ability of *",
  "summon the boss *",
  "end the turn",
  "target *",
  "target ?",
  "block with *",
  "do not block",
  "choose *",
  "choose ?",
  "move to column #",
  "next: ?",
  "use it",
  "do not use it",
  "use ability #",
  "pass",
  "ready *",
];

/** Where a card lies. `underneath` is under another card, `stage` is where a spell is while its ability is carried out. */
export enum Place {
  castle,
  spellbook,
  graveyard,
  wizards,
  summons,
  boss,
  underneath,
  stage,
}
/** How many there are. An enum, so that it is a number wherever it is used. */
export enum Places {
  each = 8,
}

/** How a card on the battlefield lies. BOS-C3…C5 */
export enum Facing {
  ready,
  acted,
  faceDown,
}

export enum Type {
  wizard,
  summon,
  spell,
  boss,
}

/** As bits: a deck has one (BOS-D3), a position may have several. */
export enum Colour {
  red = 1,
  yellow = 2,
  blue = 4,
}
/** How many sets of colours there are. */
export const COLOUR_SETS = 8;

/** When an ability happens, by the words of the card data. */
export enum Timing {
  cast,
  controllerMainPhase,
  static,
  summoned,
  spellCast,
  acts,
  declaresAttack,
  selectsAttackTarget,
  directAttackBlockWindow,
  attacked,
  blocksDirectAttack,
  wouldTakeDamage,
  wouldLoseBattle,
  wouldBeDefeated,
  dealtDamage,
  takesDamage,
  dealsDamageToPlayer,
  defeated,
  afterTakesDamage,
  afterDefeated,
  defeats,
  readied,
  endingPhase,
}
export const TIMINGS = 23;

/** What brought damage or a defeat about. */
export enum Cause {
  none,
  battle,
  ability,
}

/** The three columns of the battlefield, from P1's left. BOS-Z4, BOS-Z5 */
export enum Columns {
  first = 0,
  last = 2,
}

/** The eight battle states; 0 is "no battle". BOS-B1…B8 */
export enum State {
  none,
  payCost,
  declare,
  block,
  result,
  deal,
  take,
  defeat,
  graveyard,
}

/** How far the block of the running attack has come. From `over` on, who becomes the target is attacked at once. BOS-B3 */
export enum Block {
  open,
  made,
  over,
  /** It is over as well, and who made it is the target still. */
  stands,
}

/** Verbs of the card texts. */
export enum Op {
  damage,
  gainStrength,
  gainVim,
  gainLife,
  loseLife,
  ready,
  act,
  turnFaceDown,
  move,
  moveZone,
  defeat,
  reduceDamage,
  setDamage,
  reduceDamageTaken,
  changeAttackTarget,
  allowBlockFromAnyColumn,
  enchant,
  cannot,
}

/** What an instruction is done to, beside cards that are found or chosen. */
export enum Name {
  none,
  self,
  you,
  opponent,
  enchantedController,
  subject,
  attacker,
  blocker,
  otherBattler,
  defeater,
  defeated,
  defeatedController,
}

/** Sides, seen from the controller of the ability. A set of bits. */
export enum Sides {
  own = 1,
  opponent = 2,
  both = 3,
}

/** Kinds of things that a text can speak of. A set of bits. */
export enum Kind {
  summon = 1,
  boss = 2,
  spell = 4,
  player = 8,
}

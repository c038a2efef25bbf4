/** The words of the game, in the rulebook's own spelling. */

/** MR 3.2: every card has one colour. */
export const colors = ["white", "black", "blue", "red"] as const;
export type Color = (typeof colors)[number];

/** The nation that a colour stands for: white MR 3.2.1.1, black MR 3.2.1.2, blue MR 3.2.1.3, red MR 3.2.1.4. */
export const nations = { white: "Piadin", black: "Valden", blue: "Fastogal", red: "Caoren" } as const satisfies Record<Color, string>;

/** MR 3.1 */
export enum Type {
  /** MR 3.1.1 */
  Colossus,
  /** MR 3.1.4, unique ones MR 3.1.4.1 */
  Follower,
  /** MR 3.1.2, snap actions MR 3.1.2.1 */
  Action,
  /** MR 3.1.3 */
  Gem,
}

/** What a player can answer. */
export enum Verb {
  /** X-Play: add nothing (CO-X5). Defense declaration: no block (CO-A6). */
  pass,
  /** CO-S6: put a hand card on the bottom of the deck. */
  exchange,
  /** CO-S6: exchange no more cards. */
  keep,
  /** CO-V1 */
  declareGemComplete,
  /** CO-V1: go on with the turn. */
  noDeclaration,
  /** CO-V2: point at a face-down card of one's own locus. */
  point,
  /** CO-M1 */
  setGem,
  /** CO-M2 */
  putIntoLocus,
  /** CO-M3 */
  useColossus,
  /** CO-M4, CO-M5, CO-P5 */
  play,
  /** CO-M6, CO-B4 */
  useIgnition,
  /** CO-M7, CO-A4 */
  attack,
  /** CO-M8 */
  endMainPhase,
  /** CO-A3 */
  attackDeck,
  attackFollower,
  attackLocus,
  /** CO-A6 */
  block,
  /** CO-R3 */
  refill,
  /** CO-R5 */
  useLocusTrick,
  leaveFaceUp,
  /** CO-B8: choose an object of a text. */
  choose,
  /** A hand card that a cost or a text sends to the discard pile. */
  discard,
  /** A hand card that a text sends to the bottom of the deck. */
  putOnBottom,
  /** CO-B7: which waiting ability resolves next. */
  resolve,
  /** Which of several ignition abilities of one follower. */
  ability,
  /** 17.3: a card of a hand that the picker does not see. */
  pickUnseen,
}

const said: Readonly<Record<Verb, string>> = {
  [Verb.pass]: "pass",
  [Verb.exchange]: "exchange *",
  [Verb.keep]: "exchange no more",
  [Verb.declareGemComplete]: "declare Gem Complete",
  [Verb.noDeclaration]: "declare nothing",
  [Verb.point]: "point at locus card #",
  [Verb.setGem]: "set *",
  [Verb.putIntoLocus]: "put * into the locus",
  [Verb.useColossus]: "use Colossus ability #",
  [Verb.play]: "play *",
  [Verb.useIgnition]: "use the ignition of *",
  [Verb.attack]: "attack with *",
  [Verb.endMainPhase]: "end the main phase",
  [Verb.attackDeck]: "attack the deck",
  [Verb.attackFollower]: "attack *",
  [Verb.attackLocus]: "attack locus card #",
  [Verb.block]: "block with *",
  [Verb.refill]: "refill with *",
  [Verb.useLocusTrick]: "use Locus Trick",
  [Verb.leaveFaceUp]: "leave it face-up",
  [Verb.choose]: "choose *",
  [Verb.discard]: "discard *",
  [Verb.putOnBottom]: "put * on the bottom",
  [Verb.resolve]: "resolve ?",
  [Verb.ability]: "ability #",
  [Verb.pickUnseen]: "pick hand card #",
};
/** Each answer as a phrase, by its verb: `*` stands for a card, `#` for a number, `?` for a waiting ability. */
export const PHRASES: readonly string[] = Object.values(said);

/** How an answer's forecast begins whose text finds nobody on the side that it is meant for; the mat, which imports nothing, has it among what is in vain. */
export const MISSES = "nobody could be chosen but ";
/** The same of a choice that helps the other player. */
export const HELPS = "helps the other side: ";
/** And of one that cannot succeed, by what who answers has put there. */
export const VAIN = "in vain: ";

/** 4. Areas. */
export enum Place {
  /** CO-Z1 */
  deck,
  /** CO-Z2: no maximum size (CO-15.16). */
  hand,
  /** CO-Z3 */
  colossus,
  /** CO-Z4 */
  setGems,
  /** CO-Z4: the other player's cards. */
  captured,
  /** CO-Z5: no maximum number (CO-L8). */
  locus,
  /** CO-Z6 */
  field,
  /** CO-Z7 */
  discard,
  /** Where a played card is until it resolves (CO-P1). */
  announced,
  /** Where a crush holds its cards, seen by both (CO-I3). */
  revealed,
}
/** How many there are. An enum, so that it is a number wherever it is used. */
export enum Places {
  each = 10,
}

/** MR 2.1.1: so many gems of one's own locus win. */
export const SIX = 6;

/** Keywords as a set of bits. CO-Y1 to CO-Y5 */
export enum Keyword {
  Soar = 1,
  Fleet = 2,
  LocusTrick = 4,
  DoubleBreak = 8,
  /** CO-Y5: accepted, without behaviour, and never in a deck. */
  FastBreak = 16,
}

export const keywordNames = ["Soar", "Fleet", "Locus Trick", "Double Break", "Fast Break"] as const;
export type KeywordName = (typeof keywordNames)[number];
export const keywordOf = { Soar: 1, Fleet: 2, "Locus Trick": 4, "Double Break": 8, "Fast Break": 16 } as const satisfies Record<
  KeywordName,
  Keyword
>;

/** 17.2, CO-B1. When an ability works. */
export enum Timing {
  /** CO-P4 */
  Action,
  /** CO-B2 */
  Cip,
  /** CO-B3 */
  Continuous,
  /** CO-B4 */
  Ignition,
  /** CO-B7 */
  Trigger,
  /** CO-M3 */
  Colossus,
}

/** CO-F1 */
export enum Position {
  ON,
  OFF,
}

/** A locus card. CO-Z5, CO-V2 */
export enum Facing {
  down,
  up,
  /** Still face-down, and pointed at in a declaration of Gem Complete. */
  pointed,
}

/** CO-A3. What an attack is declared on. */
export enum Aim {
  nothing,
  deck,
  follower,
  locus,
}

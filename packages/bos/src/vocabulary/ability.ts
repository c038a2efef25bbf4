import type { Cause, Facing, Kind, Name, Op, Place, Sides, Timing } from "../names.ts";
import type { AbilityRecord, GrantRecord } from "../schema.ts";

/** What a text can speak of: "one of your acted summons". 16.3 */
export interface Filter {
  /** Bits of `Kind`. */
  readonly kinds: Kind;
  readonly sides: Sides;
  /** A pile, or null for the battlefield. */
  readonly pile: Place.graveyard | Place.castle | Place.spellbook | null;
  readonly facing: Facing | null;
  readonly sameColumn: boolean;
  readonly notSelf: boolean;
}

/** How an instruction finds what it is done to. */
export enum Aim {
  /** A card or player by a name: this card, the attacker, you. */
  named,
  /** What was chosen when the ability was used; `nth` says which of the choices. */
  chosen,
  /** Everything that fits when it is carried out. */
  all,
}

/** How much: a number, a count of cards, or the base strength of the card defeated. */
export interface Amount {
  readonly fixed: number;
  readonly count: Filter | null;
  readonly baseStrength: boolean;
}

/** One instruction of a text. 16.4 */
export interface Instruction {
  readonly op: Op;
  readonly aim: Aim;
  readonly name: Name;
  /** For `chosen`: 0 or 1. */
  readonly nth: 0 | 1;
  readonly filter: Filter | null;
  readonly amount: Amount;
  /** Where `moveZone` puts a card. */
  readonly to: Place.castle | Place.graveyard;
  readonly chosenByOpponent: boolean;
  /** What an enchantment gives. */
  readonly grant: Ability | null;
}

/** One ability, compiled: when it happens, what it costs, what it does. Never changes, shared by all matches. 16.2 */
export interface Ability {
  /** Its place among the abilities of the card set. */
  readonly number: number;
  /** Which ability of its card, from 1. */
  readonly clause: number;
  readonly timing: Timing;
  readonly mandatory: boolean;
  /** Null: the subject must be this card, or the condition names a player instead (BOS-H1). */
  readonly subject: Filter | "enchanted" | null;
  readonly ofYou: boolean;
  readonly defenderIsYou: boolean;
  readonly inBattle: boolean;
  /** Bits 1 << `Cause`; 0 if the text does not ask. */
  readonly by: number;
  readonly defeated: Filter | null;
  readonly actsItself: boolean;
  readonly vim: number;
  readonly program: readonly Instruction[];
  /** As it stands in the card file: what is read is what is played. */
  readonly record: AbilityRecord | GrantRecord;
  /** The instructions that have something chosen, in order; at most two. */
  readonly choices: readonly Instruction[];
}

/** Does it wait for what happens to its own card, and to nobody else? */
export const isOfItself = ({ subject, ofYou, defenderIsYou }: Ability): boolean => subject === null && !ofYou && !defenderIsYou;

export const causeBit = (cause: Cause): number => 1 << cause;

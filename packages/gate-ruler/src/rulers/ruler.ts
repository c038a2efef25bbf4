/** 17 What a ruler changes of the rules. A ruler's own file holds only that; what it does not say stays as the chapters have it. */
import type { No, Paragraph } from "../rulebook.ts";

/** What the chapters ask a player's ruler. */
export interface RulerRules {
  /** GR-7-PRICE Energy that its player pays to play a card, whatever its level; null: as much as its level says. */
  readonly price: number | null;
  /** The paragraph by which its player's energy cannot be readied but by the start of turn (6-2f). */
  readonly energyStaysRested: Paragraph | null;
  /** The paragraph by which its player plays no events in the opponent's turn. */
  readonly noEventsInOpponentsTurn: No;
}

/** A ruler's file: what it changes, and each change as people read it. */
export interface Changes extends Partial<RulerRules> {
  readonly says: readonly { readonly rule: Paragraph; readonly text: string }[];
}

/** GR-7-PRICE: energy rulers pay the level; below 0 it is 0 (GR-2-COST0, R-NEG). */
export const ENERGY_RULER: RulerRules = {
  price: null,
  energyStaysRested: null,
  noEventsInOpponentsTurn: null,
};

/** GR-7-PRICE: drive rulers pay nothing for a level. */
export const DRIVE_RULER: RulerRules = { ...ENERGY_RULER, price: 0 };

/** 9-1-9: another card is rested instead, where an effect, what it costs or Support would rest one. */
import { Card, type Seat } from "@duelex/kernel";
import { Rare, Standing, Type } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { isAmong, matchesLast, onSide } from "./filters.ts";
import { isGranted } from "./standing.ts";

const NONE: readonly Card[] = [];

/** The active cards that may be rested instead of this one for the effect in progress. */
export function replacersOf(g: Gundam, about: Card, e: Effect): readonly Card[] {
  return restersFor(g, about, g.ownerOf(e.source), e.unit, e.gone === 1);
}

/** The same, for an effect of this Unit and its player. */
export function restersFor(g: Gundam, about: Card, you: Seat, unit: Card, gone: boolean): readonly Card[] {
  if ((g.now.rare & Rare.restsInstead) === 0 || unit === Card.none || g.printed(unit).type !== Type.Unit) return NONE;
  const base = g.base(you);
  const mayStandIn = (card: Card) =>
    card !== about &&
    g.rested[card] === 0 &&
    isGranted(
      g,
      card,
      Standing.standsIn,
      (words) =>
        isAmong(g, words.filter!, about, you, card, false) &&
        onSide(g, words.targets!, unit, you) &&
        matchesLast(g, words.targets!, unit, gone, you, card, false),
    );
  return [...g.units(you), ...(base === Card.none ? [] : [base])].filter(mayStandIn);
}

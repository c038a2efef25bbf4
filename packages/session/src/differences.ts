/** How the table has changed from one view of a seat to what lies there later, in one deal of what is hidden or in several. */
import { type Card, Card as Cards, type CardView, type Fact, SEATS, type Seat, type Spot, type View, type ViewRow } from "@duelex/kernel";
import { sidesLast } from "./menu.ts";
import type { Change, Preview } from "./told.ts";

/** One deal, as it lies in the end. */
export interface Ending {
  readonly after: View;
  /** The place in which a card lies that this seat does not see any more; null if the match does not tell it. */
  readonly placeOf: (card: Card) => string | null;
}

/** A card as it lies. */
export interface Lying {
  readonly cell: CardView;
  readonly place: string;
  /** The row: who only goes to another place of it is still where it can be compared with what it was. */
  readonly row: string;
}

export function lying(view: View): Map<Card, Lying> {
  const cards = new Map<Card, Lying>();
  const look = (cell: CardView | null, place: string, row: string) => {
    if (cell === null) return;
    if (cell.card !== Cards.none) cards.set(cell.card, { cell, place, row });
    for (const other of cell.with ?? []) look(other, place, row);
  };
  for (const { id, seat, cells, places, label } of sidesLast(view.rows))
    for (const [nth, cell] of cells.entries()) look(cell, places?.[nth] ?? label, `${seat} ${id}`);
  return cards;
}

export type Changes = Pick<Preview, "damage" | "moves" | "worth" | "turned" | "facts">;

/** What comes of an answer by which the turn is over, without what its end and the beginning of the next would change as well after a pass. */
export function without(changes: Changes, anyway: Changes): Changes {
  const but = <T>(some: readonly T[], others: readonly T[]): T[] => {
    const known = new Set(others.map((each) => JSON.stringify(each)));
    return some.filter((each) => !known.has(JSON.stringify(each)));
  };
  return {
    damage: but(changes.damage, anyway.damage),
    moves: but(changes.moves, anyway.moves),
    worth: but(changes.worth, anyway.worth),
    turned: but(changes.turned, anyway.turned),
    facts: but(changes.facts, anyway.facts),
  };
}

export function differences(before: View, outcomes: readonly Ending[]): Changes {
  const now = lying(before);
  const then = outcomes.map(({ after }) => lying(after));
  const damage: Preview["damage"][number][] = [];
  const moves: Preview["moves"][number][] = [];
  const worth: Preview["worth"][number][] = [];
  const turned: Preview["turned"][number][] = [];
  for (const [card, { cell, place, row }] of now) {
    const name = cell.name ?? "a card";
    const staying = then.flatMap((cards) => {
      const there = cards.get(card);
      return there !== undefined && there.row === row ? [there.cell] : [];
    });
    const change = changeOf(
      cell.damage ?? 0,
      staying.map((there) => there.damage ?? 0),
    );
    if (change !== null) damage.push({ card, name, change });
    const to = staying[0]?.stats;
    if (to !== undefined && to !== cell.stats && staying.length === outcomes.length && staying.every(({ stats }) => stats === to))
      worth.push({ card, name, from: cell.stats ?? "", to });
    const rested = staying[0]?.rested === true;
    if (staying.length === outcomes.length && rested !== (cell.rested === true)) turned.push({ card, name, rested });
    const known = new Set(outcomes.map(({ placeOf }) => placeOf(card)));
    const [told = null, ...others] = known;
    const sure = others.length > 0 || (told === OFF && isHeld(before, cell.owner, place)) ? null : told; // what goes to a deck and is dealt from it lies anywhere
    const elsewhere = then
      .map((cards, nth) => cards.get(card)?.place ?? sure ?? unseenIn(before, outcomes[nth]!.after, cell.owner, place))
      .filter((there) => there !== place);
    for (const to of new Set(elsewhere))
      moves.push({ card, name, from: place, to, owner: cell.owner, often: elsewhere.filter((there) => there === to).length });
  }
  const grows = before.turn > 0 && outcomes.every(({ after }) => lyingIn(after) > lyingIn(before)); // before the first turn all that is set up comes, whatever is answered
  for (const [card, { cell, place }] of grows ? then[0]! : [])
    if (!now.has(card) && then.every((cards) => cards.has(card)))
      // what comes out of a deck is another in each deal
      moves.push({ card, name: cell.name ?? "a card", from: NEW, to: place, owner: cell.owner, often: outcomes.length });
  const facts = SEATS.flatMap((seat) =>
    before.facts[seat].flatMap(({ label, value }) => {
      const values = outcomes.map(({ after }) => after.facts[seat].find((fact) => fact.label === label)?.value ?? value);
      const change = changeOf(numberIn(value), values.map(numberIn));
      return change === null ? [] : [{ seat, label, change }];
    }),
  );
  return { damage, moves, worth, turned, facts: [...facts, ...turnedUp(before, outcomes)] };
}

/** Of cards that lie face-down, how many would lie face-up in the same place: which, only who remembers knows. */
function turnedUp(before: View, outcomes: readonly Ending[]): Preview["facts"][number][] {
  return before.rows.flatMap((row) => {
    const { id, seat, kind, label } = row;
    if (seat === null || kind === "fan") return [];
    const values = outcomes.map(({ after }) => {
      const then = after.rows.find((each) => each.id === id && each.seat === seat);
      return then === undefined || unseen(then) >= unseen(row) ? seen(row) : Math.max(seen(row), seen(then));
    });
    const change = changeOf(seen(row), values);
    return change === null ? [] : [{ seat, label: `${label}, ${FACE_UP}`, change }];
  });
}
export const FACE_UP = "face-up";

/** How many cards lie on the table, wherever that is: more only when a token has come. */
const lyingIn = ({ rows }: View): number =>
  rows.reduce((sum, row) => row.cells.reduce((all, cell) => all + (cell?.with?.length ?? 0), sum + size(row)), 0);

const size = ({ count, cells }: ViewRow): number => count ?? cells.filter((cell) => cell !== null).length;
const seen = ({ cells }: ViewRow): number => cells.filter((cell) => cell !== null && cell.name !== null).length;
const unseen = (row: ViewRow): number => size(row) - seen(row);

/** The place that is meant, as the view calls it; off the table, if the view has no such place; null if it is not told. */
export function placeIn({ rows }: View, spot: Spot | null): string | null {
  if (spot === null) return null;
  if (spot.kind !== "place") return OFF;
  const row = rows.find(({ id, seat }) => id === spot.place && seat === spot.seat);
  return row?.places?.[spot.cell ?? -1] ?? row?.label ?? OFF;
}

const OFF = "off the table";
/** Where a card comes from that lay nowhere: a token. */
const NEW = "new";

const isHeld = ({ rows }: View, owner: Seat, place: string): boolean =>
  rows.some(({ kind, label, seat }) => kind === "fan" && label === place && seat === owner);

/**
 * Where a card lies that is not seen any more, if the match does not tell it: in the one place of its owner that has more cards than before. Where
 * that are several, or none, one that was in play has left the game, and one out of the hand lies among the most unseen cards, which is the deck.
 */
function unseenIn(before: View, after: View, owner: Seat, from: string): string {
  const grown = after.rows.filter((row) => {
    const was = before.rows.find(({ id, seat }) => id === row.id && seat === owner);
    return row.seat === owner && size(row) > (was === undefined ? 0 : size(was));
  });
  if (grown.length === 1) return grown[0]!.label;
  if (!isHeld(before, owner, from)) return OFF;
  const rows = after.rows.filter(({ seat }) => seat === owner);
  return rows.reduce((most, row) => (unseen(row) > unseen(most) ? row : most)).label;
}

/** The number that a fact tells: "5/6" is 5, "3 of 4" is 3; several kinds count together: "1 white, 4 black" is 5, "none" is 0. */
export const numberIn = (value: Fact["value"]): number =>
  value === "none"
    ? 0
    : String(value)
        .split(", ")
        .reduce((sum, each) => sum + Number.parseInt(each, 10), 0);

/** Null if nothing changes, or if these are no numbers. */
function changeOf(from: number, values: readonly number[]): Change | null {
  if (values.length === 0 || Number.isNaN(from) || values.some(Number.isNaN) || values.every((value) => value === from)) return null;
  return { from, least: Math.min(...values), most: Math.max(...values) };
}

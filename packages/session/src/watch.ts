/**
 * What those see who sit at neither side: what both seats may know. It is made of both seats' views and of nothing else, and holds what is alike in
 * both; so neither seat learns anything from it that it does not know.
 */
import { type CardView, type Fact, type Match, unseen, type View, type ViewRow } from "@duelex/kernel";

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** As far as two lists are the same from the start. */
function commonStart<Thing>(one: readonly Thing[], other: readonly Thing[]): readonly Thing[] {
  const parts = one.findIndex((each, at) => !alike(each, other[at]));
  return parts < 0 ? one : one.slice(0, parts);
}

/** What both seats may know, as it lies from P1's side. */
const sharedView = (match: Match): View => merged(match, sharedCells);

/** What either seat may know: after the end nothing is hidden that lies open to one of them. */
const openView = (match: Match): View => merged(match, openCells);

/** What a host needs for those who watch. Apart from it: where nobody watches, none of it is fetched. */
export const watching = { commonStart, sharedView, openView } as const;
export type Watching = typeof watching;

type Cells = readonly (CardView | null)[];

function merged(match: Match, together: (row: ViewRow, own: Cells, other: Cells) => Cells): View {
  const [view, opposite] = [match.view(0), match.view(1)];
  const rows = view.rows.flatMap((row) => {
    const there = opposite.rows.find(({ id, seat }) => id === row.id && seat === row.seat);
    if (there === undefined) return []; // a place that only one of them is shown
    const { cells, places, slots, ...rest } = row;
    const asHere = slots === undefined || there.slots === undefined ? there.cells : inOrder(there.cells, there.slots, slots);
    return [
      {
        ...sharedFields(rest, there),
        ...(places === undefined ? {} : { places }),
        ...(slots === undefined ? {} : { slots }),
        cells: together(row, cells, asHere),
      } as ViewRow,
    ];
  });
  const facts = ([0, 1] as const).map((seat) => sharedFacts(view.facts[seat], opposite.facts[seat]));
  const { phases, battle, ...rest } = view;
  return {
    ...rest,
    where: commonStart(view.where, opposite.where),
    facts: facts as unknown as View["facts"],
    rows,
    ...(phases !== undefined && alike(phases, opposite.phases) ? { phases } : {}),
    ...(battle === undefined || opposite.battle === undefined ? {} : { battle: sharedBattle(battle, opposite.battle) }),
  };
}

/** Cells that lie in named columns, in another order of the columns: they are seen from the other side. */
const inOrder = (cells: Cells, slots: readonly string[], wanted: readonly string[]): Cells =>
  wanted.map((slot) => cells[slots.indexOf(slot)] ?? null);

const sharedFacts = (one: readonly Fact[], other: readonly Fact[]): Fact[] => one.filter((fact) => other.some((each) => alike(fact, each)));

function sharedBattle(one: NonNullable<View["battle"]>, other: NonNullable<View["battle"]>): NonNullable<View["battle"]> {
  const { attacker, blocker, targets, ...course } = one;
  return {
    ...course,
    attacker: alike(attacker, other.attacker) ? attacker : null,
    blocker: alike(blocker, other.blocker) ? blocker : null,
    targets: targets.filter((target) => other.targets.some((each) => alike(target, each))),
  };
}

/** The fields of a thing that another has as well, alike. */
function sharedFields<Thing extends object>(one: Thing, other: object): Partial<Thing> {
  const there = new Map(Object.entries(other));
  return Object.fromEntries(
    Object.entries(one).filter(([name, value]) => there.has(name) && alike(value, there.get(name))),
  ) as Partial<Thing>;
}

const isSeen = (cell: CardView | null | undefined): cell is CardView => cell != null && cell.name !== null;

/** A hand has no order, and of a pile each seat is shown what it knows: what is in both, by the cards' numbers. Elsewhere cell by cell. */
function sharedCells({ kind, seat }: ViewRow, own: Cells, other: Cells): Cells {
  if (kind === "pile" || kind === "fan" || own.length !== other.length) {
    const [theirs, others] = seat === 1 ? [other, own] : [own, other]; // whose place it is, and whose it is not
    return others
      .map((cell) => sharedCell(cell, theirs.find((each) => isSeen(each) && each.card === cell?.card) ?? null))
      .filter((cell) => kind !== "pile" || isSeen(cell));
  }
  return own.map((cell, at) => sharedCell(cell, other[at] ?? null));
}

function sharedCell(one: CardView | null, other: CardView | null): CardView | null {
  if (one === null) return null;
  if (!isSeen(one) || !isSeen(other) || one.card !== other.card) return unseenLike(one);
  const below = one.with?.map((each, at) => sharedCell(each, other.with?.[at] ?? null) as CardView);
  return { ...(sharedFields(one, other) as CardView), ...(below === undefined ? {} : { with: below }) };
}

/** A card of which only that it is there, and what lies open about it, may be known. */
const unseenLike = ({ owner, rested, turned, as }: CardView): CardView => ({
  ...unseen(owner),
  ...(rested === undefined ? {} : { rested }),
  ...(turned === undefined ? {} : { turned }),
  ...(as === undefined ? {} : { as }),
});

function openCells({ kind, seat }: ViewRow, own: Cells, other: Cells): Cells {
  if (kind === "fan" || own.length !== other.length) return seat === 1 ? other : own;
  return own.map((cell, at) => openCell(cell, other[at] ?? null));
}

function openCell(one: CardView | null, other: CardView | null): CardView | null {
  if (one === null || other === null) return one ?? other;
  const seen = isSeen(one) ? one : other;
  const below = seen.with?.map((each, at) => openCell(each, (seen === one ? other : one).with?.[at] ?? null) as CardView);
  return { ...seen, ...(below === undefined ? {} : { with: below }) };
}

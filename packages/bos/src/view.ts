/** What a seat may see, from the far edge of the table to the near one. */
import { Card, type CardView, type Fact, otherSeat, SEATS, type Seat, unseen, type View, type ViewRow } from "@duelex/kernel";
import { Facing, Place, Type } from "./names.ts";
import { COLUMNS } from "./state.ts";
import type { Bos } from "./table.ts";

/**
 * What a seat may see: the three columns as they lie on the table, from the far edge to the near one, each player's own left
 * on the left. Column 0 is P1's left and P2's right (BOS-Z4). Castle and spellbook of the other player are a number, and what
 * was seen to go there (BOS-Z2, BOS-H5); face-down cards that were never face-up are backs (BOS-Z9).
 */
export function viewOf(g: Bos, seat: Seat): View {
  const foe = otherSeat(seat);
  const columns = seat === 0 ? COLUMNS : ([2, 1, 0] as const);
  const inColumns = (label: string, of: Seat, at: (column: number) => Card): ViewRow => ({
    id: label,
    kind: "slots",
    label,
    seat: of,
    cells: columns.map((column) => seen(g, at(column), seat)),
    places: columns.map((column) => `column ${column}`),
    slots: columns.map(String),
  });
  const pile = (of: Seat, place: Place): ViewRow => ({
    id: Place[place]!,
    kind: "pile",
    label: Place[place]!,
    seat: of,
    cells: [...g.cards(of, place)].filter((card) => g.isShownTo(card, seat)).map((card) => seen(g, card, seat)),
    count: g.count(of, place),
  });
  const boss = (of: Seat): ViewRow => ({ id: "boss", kind: "single", label: "boss", seat: of, cells: [seen(g, g.boss(of), seat)] });
  const piles = (of: Seat): ViewRow[] => [pile(of, Place.castle), pile(of, Place.spellbook), pile(of, Place.graveyard)];
  const stage = SEATS.flatMap((of) => (g.count(of, Place.stage) > 0 ? [{ ...pile(of, Place.stage), label: "being cast" }] : []));
  return {
    seat,
    where: g.where(),
    turn: g.turnNumber,
    active: g.active,
    facts: [factsOf(g, 0), factsOf(g, 1)],
    rows: [
      ...piles(foe),
      boss(foe),
      inColumns("wizards", foe, (column) => g.wizard(foe, column)),
      inColumns("summons", foe, (column) => g.summon(foe, column)),
      inColumns("summons", seat, (column) => g.summon(seat, column)),
      inColumns("wizards", seat, (column) => g.wizard(seat, column)),
      boss(seat),
      ...piles(seat),
      ...stage,
    ],
  };
}

function factsOf(g: Bos, seat: Seat): readonly Fact[] {
  return [
    { label: "life", value: g.life[seat] },
    { label: "vim", value: g.vim[seat] },
    { label: "turns", value: g.turnsStarted[seat] },
    { label: "castle", value: g.count(seat, Place.castle) },
    { label: "spellbook", value: g.count(seat, Place.spellbook) },
  ];
}

function seen(g: Bos, card: Card, seat: Seat): CardView | null {
  if (card === Card.none) return null;
  const owner = g.ownerOf(card);
  const onTable = g.onBattlefield(card);
  const faceDown = onTable && g.facing[card] === Facing.faceDown;
  if (!g.isShownTo(card, seat)) return unseen(owner);
  const printed = g.printed(card);
  const marks = marksOf(g, card);
  const enchantments = onTable ? enchantmentsOf(g, card, seat) : [];
  return {
    card,
    id: printed.id,
    name: g.cardName(card),
    owner,
    ...(printed.type === Type.summon || printed.type === Type.boss ? { stats: String(onTable ? g.strength[card] : printed.strength) } : {}),
    ...(printed.type === Type.spell ? { stats: `${printed.vimCost} vim` } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(onTable ? { rested: g.facing[card] === Facing.acted, faceDown } : {}),
    ...(enchantments.length > 0 ? { with: enchantments } : {}),
  };
}

function marksOf(g: Bos, card: Card): string[] {
  const marks: string[] = [];
  if (g.onBattlefield(card) && g.cannotAct(card)) marks.push("cannot act");
  if (card === g.battle.attacker) marks.push("attacks");
  if (card === g.battle.target) marks.push("is attacked");
  if (g.defeatedIn[card] !== 0) marks.push("defeated");
  return marks;
}

function enchantmentsOf(g: Bos, card: Card, seat: Seat): CardView[] {
  const found: CardView[] = [];
  for (const caster of SEATS) {
    for (const enchantment of g.cards(caster, Place.underneath)) {
      const view = g.host[enchantment] === card ? seen(g, enchantment, seat) : null;
      if (view !== null) found.push(view);
    }
  }
  return found;
}

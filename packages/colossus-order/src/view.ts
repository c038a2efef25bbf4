/** What a seat may see (CO-I1 to CO-I4): rows from the far edge to the near one. The face-down locus is shown to nobody (CO-I2). */
import {
  type Card,
  type CardView,
  type Fact,
  inNoOrder,
  otherSeat,
  type PlaceKind,
  SEATS,
  type Seat,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import { Aim, colors, Facing, keywordNames, Place, Type } from "./names.ts";
import { xPlay } from "./rules/09-x-play.ts";
import type { ColossusOrder } from "./table.ts";

export function view(g: ColossusOrder, seat: Seat): View {
  const foe = otherSeat(seat);
  const far = rowsOf(g, seat, foe);
  return {
    seat,
    where: g.where(),
    turn: g.now.turn,
    active: g.active,
    facts: [factsOf(g, 0), factsOf(g, 1)],
    rows: [...far, ...middleOf(g, seat), ...rowsOf(g, seat, seat).reverse()],
  };
}

/** One player's side, the hand first. */
function rowsOf(g: ColossusOrder, viewer: Seat, of: Seat): ViewRow[] {
  const cells = (place: Place) => [...g.cards(of, place)].map((card) => see(g, viewer, card));
  const row = (label: string, place: Place, kind: PlaceKind): ViewRow => ({
    id: Place[place]!,
    kind,
    label,
    seat: of,
    cells: cells(place),
    count: g.count(of, place),
  });
  const hand = cells(Place.hand);
  return [
    { id: "hand", kind: "fan", label: "hand", seat: of, cells: of === viewer ? hand : inNoOrder(hand), count: hand.length },
    { id: "deck", kind: "pile", label: "deck", seat: of, cells: [], count: g.count(of, Place.deck) },
    row("discard pile", Place.discard, "pile"),
    row("Colossus", Place.colossus, "single"),
    row("set gems", Place.setGems, "row"),
    row("captured gems", Place.captured, "row"),
    row("locus", Place.locus, "row"),
    row("field", Place.field, "row"),
  ];
}

/** The chain of an X-Play, first announced first, or the one effect that nobody answers (CO-X3); and what a crush has revealed. */
function middleOf(g: ColossusOrder, viewer: Seat): ViewRow[] {
  const chain = Array.from({ length: g.chain.count }, (_, row) => see(g, viewer, g.chain.column.card[row as never]));
  const revealed = SEATS.flatMap((of) => [...g.cards(of, Place.revealed)].map((card) => see(g, viewer, card)));
  return [
    ...(chain.length > 0
      ? [{ id: "xPlay", kind: "row" as const, label: g.running(xPlay) === null ? "effect" : "X-Play", seat: null, cells: chain }]
      : []),
    ...(revealed.length > 0 ? [{ id: "revealed", kind: "row" as const, label: "revealed", seat: null, cells: revealed }] : []),
  ];
}

function see(g: ColossusOrder, viewer: Seat, card: Card): CardView {
  const owner = g.ownerOf(card);
  const marks = marksOf(g, viewer, card);
  if (!g.isShownTo(card, viewer)) return { ...unseen(owner), ...(marks.length > 0 ? { marks } : {}) };
  const printed = g.printed(card);
  const isFollower = printed.type === Type.Follower;
  const onField = g.isOnField(card);
  const stats = onField ? `${g.ap(card)}/${g.remainingRp(card)}` : isFollower ? `${printed.ap}/${printed.rp}` : null;
  return {
    card,
    id: printed.id,
    name: g.cardName(card),
    owner,
    ...(stats === null ? {} : { stats }),
    ...(onField ? { rested: !g.isON(card) } : {}),
    ...(marks.length > 0 ? { marks } : {}),
  };
}

/** Everything else that is true of it and public. */
function marksOf(g: ColossusOrder, viewer: Seat, card: Card): string[] {
  const place = g.placeOf(card);
  if (place === Place.locus) return locusMarksOf(g, card);
  if (place !== Place.field) return place === Place.setGems ? chosenFor(g, viewer, card) : [];
  const printed = g.printed(card);
  const { aim, attacker, target, blocker } = g.attack;
  return [
    g.isON(card) ? "ON" : "OFF",
    ...(g.damage[card] > 0 ? [`${g.damage[card]} damage`] : []),
    ...keywordNames.filter((_, bit) => (printed.keywords & (1 << bit)) !== 0).map((name) => `<${name}>`),
    ...(g.arrived[card] === 1 ? ["came into play this turn"] : []),
    ...(g.attacks[card] > 0 ? [g.attacks[card] === 1 ? "has attacked" : `has attacked ${g.attacks[card]} times`] : []),
    ...(card === attacker ? ["attacks"] : []),
    ...(card === target && aim === Aim.follower ? ["attacked"] : []),
    ...(card === blocker ? ["blocks"] : []),
    ...chosenFor(g, viewer, card),
  ];
}

/** CO-B8: choices are announced, so that who answers knows them; not by name if the card that chose has gone where this seat cannot see it. */
function chosenFor(g: ColossusOrder, viewer: Seat, card: Card): string[] {
  return Array.from({ length: g.chain.count }, (_, row) => row as never)
    .filter((row) => [0, 1, 2].some((nth) => g.chosen(row, nth) === card))
    .map((row) => `chosen for ${g.cardName(g.chain.column.card[row], viewer)}`);
}

function locusMarksOf(g: ColossusOrder, card: Card): string[] {
  return [
    ...(g.isSpent(card) ? ["used"] : []),
    ...(g.facing[card] === Facing.up ? ["face-up"] : []),
    ...(g.facing[card] === Facing.pointed ? ["pointed at"] : []),
    ...(card === g.attack.target || card === g.attack.second ? ["attacked"] : []),
  ];
}

function factsOf(g: ColossusOrder, of: Seat): Fact[] {
  const gems = colors.flatMap((color, at) => (g.gems(of, at) > 0 ? [`${g.gems(of, at)} ${color}`] : []));
  return [
    { label: "deck", value: g.count(of, Place.deck) },
    { label: "hand", value: g.handSize(of) },
    { label: "locus points", value: `${g.locusPoints(of)} of ${g.locusSize(of)}` },
    { label: "locus counter", value: g.used[of] },
    { label: "Colossus gems", value: gems.length === 0 ? "none" : gems.join(", ") },
    { label: "discard pile", value: g.count(of, Place.discard) },
  ];
}

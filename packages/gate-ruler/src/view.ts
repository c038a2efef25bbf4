/** What a seat may see: lines, gate, damage, energy, drive and set zones, as a player wants to see them. */
import {
  asPrinted,
  type BattleView,
  Card,
  type CardView,
  type Course,
  type Fact,
  inNoOrder,
  type Mark,
  otherSeat,
  type Part,
  type PlaceKind,
  type Row,
  type Seat,
  type Spot,
  type Stat,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import { mat } from "./mat.ts";
import { isUnitZone, KEYWORD_NAMES, Keyword, Kind, PLACE_NAMES, Place, Type } from "./names.ts";
import { turn } from "./rules/06-turn.ts";
import { attack } from "./rules/08-attack.ts";
import { sayObject } from "./state.ts";
import type { GateRuler } from "./table.ts";

export function view(g: GateRuler, seat: Seat): View {
  const far = otherSeat(seat);
  return {
    seat,
    where: g.where(),
    turn: g.now.turn,
    active: g.now.active,
    facts: [factsOf(g, 0), factsOf(g, 1)],
    ...phasesOf(g),
    ...battleOf(g, seat),
    rows: [...sideOf(g, far, seat, true), gateRow(g, seat), ...sideOf(g, seat, seat, false)],
  };
}

/** 6. The phases of a turn. */
const PHASES: Course["steps"] = [
  { name: "Start", rule: "6-2d" },
  { name: "Main", rule: "6-3a" },
  { name: "Attack", rule: "6-4a" },
  { name: "End", rule: "6-5a" },
];
const PHASE_OF: Readonly<Record<string, number>> = { mainPhase: 1, mainGate: 1, clearDrive: 1, attackPhase: 2, endPhase: 3, nextTurn: 3 };

function phasesOf(g: GateRuler): { phases?: Course } {
  const step = g.stepOf(turn);
  return step === null ? {} : { phases: { steps: PHASES, at: PHASE_OF[step] ?? 0 } };
}

/** 8-2a-1: in which of its steps an attack is. */
const STEP_OF: Readonly<Record<string, number>> = {
  rest: 1,
  becomesAttackCard: 1,
  triggers: 1,
  attackGate: 1,
  intercept: 2,
  interceptGate: 2,
  damage: 3,
  damageGate: 3,
  strikeOn: 3,
  strikeOnGate: 3,
};
const BATTLE_END = 4;

function battleOf(g: GateRuler, seat: Seat): { battle?: BattleView } {
  const step = g.stepOf(attack);
  if (step === null) return {};
  const attacker = g.attacking;
  const attacked = g.attacked;
  const spot = (card: Card): Spot | null => (card === Card.none ? null : g.spotOf(card, seat));
  const target = spot(attacked);
  return {
    battle: {
      steps: mat.battle,
      at: STEP_OF[step] ?? BATTLE_END,
      attacker: spot(attacker),
      targets: target === null ? [] : [target],
      blocker: null,
    },
  };
}

function factsOf(g: GateRuler, seat: Seat): Fact[] {
  const ruler = g.rulerOf(seat);
  const right = g.summonRight[seat];
  return [
    { label: "damage", value: `${g.count(seat, Place.damage)}/${ruler.life}` },
    { label: "deck", value: g.count(seat, Place.deck) },
    ...(ruler.hasHand ? [{ label: "hand", value: g.count(seat, Place.hand) }] : []),
    ...(ruler.usesEnergy ? [{ label: "energy", value: `${g.activeEnergy[seat]}/${g.count(seat, Place.energy)}` }] : []),
    { label: "summons", value: right < 0 ? `${g.summons[seat]}` : `${g.summons[seat]}/${right}` },
  ];
}

/** Rows run from the far edge to the near one; the far player's lines are mirrored, as they lie on the table. */
function sideOf(g: GateRuler, of: Seat, seat: Seat, isFar: boolean): ViewRow[] {
  const row = (label: string, place: Place, kind: PlaceKind): ViewRow => ({
    id: Place[place]!,
    kind,
    label,
    seat: of,
    cells: [...g.cards(of, place)].map((card) => see(g, card, seat)),
    count: g.count(of, place),
  });
  const inPlaces = (id: string, label: string, places: readonly Place[]): ViewRow => ({
    id,
    kind: "slots",
    label,
    seat: of,
    cells: places.map((place) => cardAt(g, of, place, seat)),
    places: places.map((place) => PLACE_NAMES[place]!),
    slots: places.map((place) => Place[place]!),
    count: places.reduce((sum, place) => sum + g.count(of, place), 0),
  });
  const lines = [Place.left, Place.defence, Place.right];
  const rows = [
    row("field zone", Place.field, "single"),
    inPlaces("lines", "lines", isFar ? lines.reverse() : lines),
    row("ruler", Place.ruler, "single"),
    inPlaces("setZones", "set zones", g.rulerOf(of).setZones),
    row("energy zone", Place.energy, "row"),
    row("drive zone", Place.drive, "row"),
    { id: "hand", kind: "fan" as const, label: "hand", seat: of, cells: inHand(g, of, seat), count: g.count(of, Place.hand) },
    row("counter zone", Place.counter, "row"),
    row("damage zone", Place.damage, "row"),
    row("graveyard", Place.graveyard, "pile"),
    row("exile", Place.exile, "pile"),
    { id: "deck", kind: "pile" as const, label: "deck", seat: of, cells: lookedAt(g, of, seat), count: g.count(of, Place.deck) },
  ].filter(({ label, count }) => (count ?? 0) > 0 || ALWAYS.has(label));
  return isFar ? rows.reverse() : rows;
}

const ALWAYS: ReadonlySet<string> = new Set(["lines", "set zones", "ruler", "deck"]);

function inHand(g: GateRuler, of: Seat, seat: Seat): CardView[] {
  const cells = [...g.cards(of, Place.hand)].map((card) => see(g, card, seat));
  return of === seat ? cells : inNoOrder(cells);
}

/** The cards of the deck top that the seat is looking at. */
function lookedAt(g: GateRuler, of: Seat, seat: Seat): CardView[] {
  if (g.resolving.looked === 0 || g.resolving.seat !== of || of !== seat) return [];
  return [...g.cards(of, Place.deck)].slice(0, g.resolving.looked).map((card) => see(g, card, seat));
}

/** Of two cards in one zone the front one, the other with it (GR-3-STACK). */
function cardAt(g: GateRuler, of: Seat, place: Place, seat: Seat): CardView | null {
  const cards = [...g.cards(of, place)].reverse();
  const front = cards[0];
  if (front === undefined) return null;
  const seen = see(g, front, seat);
  return cards.length === 1 ? seen : { ...seen, with: [...(seen.with ?? []), ...cards.slice(1).map((card) => see(g, card, seat))] };
}

/** The gate from top to bottom, with what may still be answered: it resolves in this order. */
function gateRow(g: GateRuler, seat: Seat): ViewRow {
  const cells: CardView[] = [];
  for (let at = g.gate.count - 1; at >= 0; at--) cells.push(objectView(g, at as Row, seat, at === g.gate.count - 1));
  return { id: "gate", kind: "row", label: "gate", seat: null, cells, count: cells.length };
}

function objectView(g: GateRuler, row: Row, seat: Seat, isTop: boolean): CardView {
  const { kind, card, seat: whose, amount, id } = g.gate.column;
  const marks: string[] = [];
  const what = kind[row];
  const aims: string[] = [];
  const { of, card: aimed, amount: share } = g.targets.column;
  for (let at: Row = 0; at < g.targets.count; at++) {
    if (of[at] !== id[row]) continue;
    const name = g.cardName(aimed[at], seat);
    aims.push(what === Kind.damageExecution ? `${share[at]} to ${name}` : name);
  }
  if (aims.length > 0) marks.push(aims.join(", "));
  if (what === Kind.rulerDamage) marks.push(`${amount[row]} points`);
  if (what === Kind.driveResolution || what === Kind.rulerDamage) marks.push("nobody may answer");
  else if (isTop) marks.push("may be answered");
  const isCard = card[row] !== Card.none;
  return {
    card: card[row],
    id: isCard ? g.printed(card[row]).id : null,
    name: sayObject(what, g.cardName(card[row])),
    owner: whose[row],
    marks,
  };
}

function see(g: GateRuler, card: Card, seat: Seat): CardView {
  const owner = g.ownerOf(card);
  if (!g.isShownTo(card, seat)) return unseen(owner);
  const printed = g.printed(card);
  const place = g.placeOf(card);
  const inPlay = isUnitZone(place) || place === Place.ruler;
  const marks = marksOf(g, card, place);
  const souls = g.souls[card] === 0 ? [] : g.soulsOf(card).map((soul) => see(g, soul, seat));
  const stats =
    printed.type === Type.unit
      ? inPlay
        ? `${g.atk(card)}/${g.hp(card)}/${g.stk(card)}`
        : `${printed.atk}/${printed.hp}/${printed.stk}`
      : printed.type === Type.ruler
        ? `${inPlay ? g.atk(card) : printed.atk}/${inPlay ? g.stk(card) : printed.stk}`
        : undefined;
  return {
    card,
    id: printed.id,
    name: g.cardName(card),
    owner,
    ...(stats === undefined ? {} : { stats }),
    ...numbersOf(g, card, inPlay),
    ...(inPlay && g.damage[card] > 0 ? { damage: g.damage[card] } : {}),
    ...(marks.length === 0 ? {} : { marks }),
    ...(g.rested[card] === 1 ? { rested: true } : {}),
    ...(g.faceDown[card] === 1 ? { faceDown: true } : {}),
    ...(souls.length === 0 ? {} : { with: souls.map((soul) => ({ ...soul, as: "soul" })) }),
  };
}

/** GR-14-LAYER: print first, then constants and effects that last. */
function numbersOf(g: GateRuler, card: Card, inPlay: boolean): { numbers?: readonly Stat[]; traits?: readonly Mark[] } {
  const { type, level, atk, hp, stk } = g.printed(card);
  const price = type === Type.unit || type === Type.event || type === Type.field ? [asPrinted("price", "level", level, "GR-7-PRICE")] : [];
  const worth = (label: string, printed: number, now: number): Stat => {
    const changed: Part[] = now === printed ? [] : [{ amount: now - printed, because: "effects", rule: "GR-14-LAYER" }];
    return { label, value: now, printed, parts: [{ amount: printed, because: "printed", rule: "GR-14-LAYER" }, ...changed], kind: "worth" };
  };
  if (!inPlay) {
    const printed = type === Type.unit ? [worth("ATK", atk, atk), worth("HP", hp, hp), worth("STK", stk, stk)] : [];
    return { numbers: [...price, ...printed] };
  }
  const ruler = type === Type.ruler;
  const numbers = [worth("ATK", atk, g.atk(card)), ...(ruler ? [] : [worth("HP", hp, g.hp(card))]), worth("STK", stk, g.stk(card))];
  const keywords = KEYWORD_NAMES.filter(([keyword]) => g.has(card, keyword));
  const traits: Mark[] = [
    ...keywords.map(([keyword, says]): Mark => ({ kind: "keyword", says, rule: KEYWORD_RULES[keyword] ?? "16-1a-1" })),
    ...(g.has(card, Keyword.cannotAttack) ? [{ kind: "state", says: "cannot attack", rule: "GR-1-CANNOT" } as const] : []),
    ...(g.doomed[card] !== 0 ? [{ kind: "state", says: "about to be destroyed", rule: "GR-12-DESTROY" } as const] : []),
    ...(card === g.attacking ? [{ kind: "battle", says: "attacks", rule: "8-4e" } as const] : []),
    ...(card === g.attacked && g.attacking !== Card.none ? [{ kind: "battle", says: "is attacked", rule: "8-4e-1" } as const] : []),
  ];
  return { numbers, traits };
}

const KEYWORD_RULES: Readonly<Partial<Record<Keyword, string>>> = {
  [Keyword.Piercing]: "16-5",
  [Keyword.Vigilance]: "16-6",
  [Keyword.Intercept]: "16-7",
  [Keyword.Counterattack]: "16-8",
  [Keyword.DoubleAttack]: "16-9",
  [Keyword.AttributeChoice]: "GR-16-ATTR",
  [Keyword.Revive]: "GR-16-REVIVE",
  [Keyword.SoulGuard]: "GR-16-SOULGUARD",
  [Keyword.OpenCard]: "GR-16-OPEN",
};

function marksOf(g: GateRuler, card: Card, place: Place): string[] {
  const marks: string[] = [];
  const printed = g.printed(card);
  const inPlay = isUnitZone(place) || place === Place.ruler;
  if (inPlay) {
    for (const [keyword, name] of KEYWORD_NAMES) if (g.has(card, keyword)) marks.push(`<${name}>`);
    if (g.has(card, Keyword.cannotAttack)) marks.push("cannot attack");
    if (g.damage[card] > 0) marks.push(`${g.damage[card]} damage`);
    if (g.doomed[card] !== 0) marks.push("about to be destroyed");
    if (card === g.attacking) marks.push("attacking");
    if (card === g.attacked && g.attacking !== Card.none) marks.push("attacked");
  } else if (printed.type === Type.unit || printed.type === Type.event || printed.type === Type.field) {
    marks.push(`level ${printed.level}`);
    if (printed.cnt) marks.push("<CNT>");
  }
  return marks;
}

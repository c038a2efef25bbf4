/** What a seat may see: lines, gate, damage, energy, drive and set zones, as a player wants to see them. */
import {
  asPrinted,
  type BattleView,
  Card,
  type CardView,
  type CardViewInMaking,
  type Course,
  type Fact,
  inNoOrder,
  Kept,
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
import type { Definition } from "./cards.ts";
import { Change, isUnitZone, KEYWORD_NAMES, Keyword, Kind, Phase, PLACE_NAMES, Place, Type } from "./names.ts";
import { takenFromDeck, turn } from "./rules/06-turn.ts";
import { attack } from "./rules/08-attack.ts";
import { damageCheck } from "./rules/13-damage.ts";
import { type Lent, lentTo } from "./statistics.ts";
import { battleSteps } from "./steps.ts";
import type { GateRuler } from "./table.ts";
import { sayObject, standingWords, untilWords } from "./told.ts";
import { Word } from "./vocabulary/clauses.ts";

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
const PHASES: Readonly<Course["steps"]> = [
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
  const { attacked } = g;
  const spot = (card: Card): Spot | null => (card === Card.none ? null : g.spotOf(card, seat));
  const target = isAttacked(g, attacked) ? spot(attacked) : null;
  return {
    battle: {
      steps: battleSteps,
      at: STEP_OF[step] ?? BATTLE_END,
      attacker: spot(attacker),
      targets: target === null ? [] : [target],
      blocker: null,
    },
  };
}

/** A unit that has taken the blow is attacked, and nobody who stands behind it. */
const isAttacked = (g: GateRuler, card: Card): boolean =>
  card === g.attacked && g.attacking !== Card.none && (g.now.combatTarget || card) === card;

function factsOf(g: GateRuler, seat: Seat): Fact[] {
  const ruler = g.rulerOf(seat);
  const right = g.summonRight[seat];
  return [
    { label: "damage", value: `${g.count(seat, Place.damage)}/${ruler.life}` },
    { label: "deck", value: g.count(seat, Place.deck) },
    ...deckEndOf(g, seat),
    ...(ruler.hasHand ? [{ label: "hand", value: g.count(seat, Place.hand) }] : []),
    ...(ruler.usesEnergy ? [{ label: "energy", value: `${g.activeEnergy[seat]}/${g.count(seat, Place.energy)}` }] : []),
    {
      label: "summons",
      value: right >= 0 ? `${g.summons[seat]}/${right}` : seat === g.now.active ? `${g.summons[seat]}, no limit` : g.summons[seat],
    },
  ];
}

/** GR-12-DECK: does this player's next start of turn take the last card of the deck? By what is drawn already, or by what is driven. */
function deckEndOf(g: GateRuler, seat: Seat): Fact[] {
  const ruler = g.rulerOf(seat);
  const { turn, active, phase } = g.now;
  const { draw, drive } = takenFromDeck(ruler, turn <= 1 && active === seat && phase <= Phase.start);
  const drawn = ruler.hasHand ? draw : 0; // GR-15-DRAW
  const deck = g.count(seat, Place.deck);
  if (g.over || deck === 0 || deck > drawn + drive) return [];
  return [{ label: deck > drawn ? "next drive:" : "next draw:", value: "ends the match", rule: "GR-12-DECK" }];
}

/** Rows run from the far edge to the near one; the far player's lines are mirrored, as they lie on the table. */
function sideOf(g: GateRuler, of: Seat, seat: Seat, isFar: boolean): ViewRow[] {
  const row = (label: string, place: Place, kind: PlaceKind): ViewRow => ({
    id: Place[place]!,
    kind,
    label,
    seat: of,
    cells: seen(g, of, place, seat),
    count: g.count(of, place),
  });
  const inPlaces = (id: string, label: string, places: readonly Place[]): ViewRow => ({
    id,
    kind: "slots",
    label,
    seat: of,
    cells: places.map((place) => cardAt(g, of, place, seat)),
    places: places.map((place) => LINE_NAMES[place] ?? PLACE_NAMES[place]!),
    slots: places.map((place) => Place[place]!),
    count: places.reduce((sum, place) => sum + g.count(of, place), 0),
  });
  const lines = [Place.left, Place.defence, Place.right];
  const rows = [
    row("field zone", Place.field, "single"),
    inPlaces("lines", isFar ? "lines, mirrored" : "lines", isFar ? lines.reverse() : lines),
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
  ].filter(({ id, count }) => (count ?? 0) > 0 || ALWAYS.has(id));
  return isFar ? rows.reverse() : rows;
}

/** 3-6e A zone of a line is named with the line: the one is what cards are put into, the other what is attacked. */
const LINE_NAMES: Readonly<Partial<Record<Place, string>>> = {
  [Place.left]: "left line",
  [Place.defence]: "centre line",
  [Place.right]: "right line",
};

const ALWAYS: ReadonlySet<string> = new Set(["lines", "setZones", "ruler", "deck"]);

function inHand(g: GateRuler, of: Seat, seat: Seat): CardView[] {
  const cells = seen(g, of, Place.hand, seat);
  return of === seat ? cells : inNoOrder(cells);
}

/** The cards of the deck top that the seat is looking at. */
function lookedAt(g: GateRuler, of: Seat, seat: Seat): CardView[] {
  if (g.resolving.looked === 0 || g.resolving.seat !== of || of !== seat) return [];
  return [...g.cards(of, Place.deck)].slice(0, g.resolving.looked).map((card) => see(g, card, seat));
}

/** Of two cards in one zone the front one, the other with it (GR-3-STACK). */
function cardAt(g: GateRuler, of: Seat, place: Place, seat: Seat): CardView | null {
  if (g.count(of, place) === 0) return null;
  const cards = [...g.cards(of, place)].reverse();
  const front = cards[0]!;
  const seen = see(g, front, seat);
  return cards.length === 1 ? seen : { ...seen, with: [...(seen.with ?? []), ...cards.slice(1).map((card) => see(g, card, seat))] };
}

/** The gate from top to bottom, with what may still be answered: it resolves in this order. */
function gateRow(g: GateRuler, seat: Seat): ViewRow {
  const cells: CardView[] = [];
  const now = beingCarriedOut(g, seat);
  if (now !== null) cells.push(now);
  for (let at = g.gate.count - 1; at >= 0; at--) cells.push(objectView(g, at as Row, seat, at === g.gate.count - 1));
  return { id: "gate", kind: "row", label: "gate", seat: null, cells, count: cells.length };
}

/** What has just been taken off the gate and is carried out (9-4); or the damage check that it has begun (13-5). */
function beingCarriedOut(g: GateRuler, seat: Seat): CardView | null {
  const { id, kind, card, seat: whose } = g.resolving;
  const check = damageCheck(g);
  if (check !== null) {
    const ruler = g.ruler[check.seat];
    return {
      card: ruler,
      id: g.printed(ruler).id,
      name: sayObject(Kind.rulerDamage, g.cardName(ruler)),
      owner: check.seat,
      marks: check.left === 0 ? ["ended by a counter card"] : [`${check.left} still to take`, "being carried out"],
    };
  }
  if (kind === Kind.none || kind === Kind.rulerDamage) return null;
  const isSeen = card !== Card.none && g.isShownTo(card, seat);
  const marks = kind === Kind.damageExecution ? [g.sayShares(id), "being carried out"] : ["being carried out"];
  return {
    card: isSeen ? card : Card.none,
    id: isSeen ? g.printed(card).id : null,
    name: sayObject(kind, g.cardName(card, seat)),
    owner: whose,
    marks,
  };
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

/** What lies in a place, in order. */
function seen(g: GateRuler, of: Seat, place: Place, seat: Seat): CardView[] {
  const cells: CardView[] = [];
  for (const card of g.cards(of, place)) cells.push(see(g, card, seat));
  return cells;
}

function see(g: GateRuler, card: Card, seat: Seat): CardView {
  const owner = g.ownerOf(card);
  if (!g.isShownTo(card, seat)) return unseen(owner);
  const printed = g.printed(card);
  const place = g.placeOf(card);
  const inPlay = isUnitZone(place) || place === Place.ruler;
  const view: CardViewInMaking = { card, id: printed.id, name: g.cardName(card), owner };
  const { stats, numbers, traits, marks } = inPlay ? inPlayNow(g, card, printed) : onPaper.of(printed);
  if (stats !== null) view.stats = stats;
  view.numbers = numbers;
  if (traits !== null) view.traits = traits;
  if (inPlay && g.damage[card] > 0) view.damage = g.damage[card];
  if (marks.length > 0) view.marks = marks;
  if (g.rested[card] === 1) view.rested = true;
  if (g.faceDown[card] === 1) view.faceDown = true;
  if (g.souls[card] > 0) view.with = g.soulsOf(card).map((soul) => ({ ...see(g, soul, seat), as: "soul" }));
  return view;
}

/** The values of a card, and what is true of it; each with what it is made of, and by which paragraph. */
interface Worth {
  readonly stats: string | null;
  readonly numbers: readonly Stat[];
  readonly traits: readonly Mark[] | null;
  readonly marks: readonly string[];
}

/** Of a card that is not in play: what stands on it. */
const onPaper = new Kept((printed: Definition): Worth => {
  const { type, level, atk, hp, stk, keywords } = printed;
  const isUnit = type === Type.unit;
  const isPriced = isUnit || type === Type.event || type === Type.field;
  const price = isPriced ? [asPrinted("price", "level", level, "GR-7-PRICE")] : [];
  const of = (label: string, value: number): Stat => asPrinted("worth", label, value, "GR-14-LAYER");
  const named = KEYWORD_NAMES.filter(([keyword]) => (keywords & keyword) !== 0);
  return {
    stats: isUnit ? `${atk}/${hp}/${stk}` : type === Type.ruler ? `${atk}/${stk}` : null,
    numbers: isUnit ? [...price, of("ATK", atk), of("HP", hp), of("STK", stk)] : price,
    traits: named.length === 0 ? null : named.map(([keyword, says]) => keywordMark(keyword, says)),
    marks: isPriced ? [`level ${level}`, ...(printed.cnt ? ["<CNT>"] : []), ...named.map(([, name]) => `<${name}>`)] : [],
  };
});

function inPlayNow(g: GateRuler, card: Card, { type, level, atk, hp, stk }: Definition): Worth {
  const lent = lentTo(g, card);
  const stat = (label: string, kind: Stat["kind"], printed: number, value: number, by: (i: Values) => number): Stat => ({
    label,
    kind,
    value,
    printed,
    parts: partsOf(g, card, printed, lent, by),
  });
  const isUnit = type === Type.unit;
  const numbers = [
    ...(isUnit ? [stat("level", "price", level, g.level(card), (i) => i.level)] : []),
    stat("ATK", "worth", atk, g.atk(card), (i) => i.atk),
    ...(isUnit ? [stat("HP", "worth", hp, g.hp(card), (i) => i.hp)] : []),
    stat("STK", "worth", stk, g.stk(card), (i) => i.stk),
  ];
  const stats = isUnit ? `${g.atk(card)}/${g.hp(card)}/${g.stk(card)}` : type === Type.ruler ? `${g.atk(card)}/${g.stk(card)}` : null;
  return { stats, numbers, traits: traitsOf(g, card, lent), marks: marksOf(g, card) };
}

/** What a change does to the values. */
interface Values {
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
  readonly level: number;
}

/** GR-14-LAYER: print first, then constants (14-1a-3) and effects that last (14-1b-2). */
function partsOf(g: GateRuler, card: Card, printed: number, lent: readonly Lent[], by: (values: Values) => number): Part[] {
  const parts: Part[] = [{ amount: printed, because: "printed", rule: "GR-14-LAYER" }];
  for (const { source, instruction } of lent) {
    if (instruction.word !== Word.change || instruction.change !== Change.values || by(instruction) === 0) continue;
    parts.push({ amount: by(instruction), because: g.cardName(source), rule: "14-1a-3" });
  }
  const { card: of, change, atk, hp, stk, n, until, ability } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++) {
    if (of[row] !== card || change[row] !== Change.values) continue;
    const amount = by({ atk: atk[row], hp: hp[row], stk: stk[row], level: n[row] });
    if (amount !== 0) parts.push({ amount, because: `${textOf(g, ability[row])} ${untilWords(until[row])}`.trim(), rule: "14-1b-2" });
  }
  return parts;
}

/** The card whose text an effect is of. */
const textOf = (g: GateRuler, ability: number): string =>
  ability === 0 ? "an effect" : g.nameOfDefinition(g.ability(ability).definition) || "a keyword";

const keywordMark = (keyword: Keyword, says: string): Mark => ({ kind: "keyword", says, rule: KEYWORD_RULES[keyword] ?? "16-1a-1" });

function traitsOf(g: GateRuler, card: Card, lent: readonly Lent[]): Mark[] {
  const bits = g.upToDate().keywordsNow[card];
  const state = (says: string, rule: string): Mark => ({ kind: "state", says, rule });
  const battle = (says: string, rule: string): Mark => ({ kind: "battle", says, rule });
  const traits: Mark[] = [];
  for (const [keyword, says] of KEYWORD_NAMES) if (g.has(card, keyword)) traits.push(keywordMark(keyword, says));
  for (const says of standingWords(bits)) traits.push(state(says, "GR-1-CANNOT"));
  if (g.isSilenced(card)) traits.push(state("has lost its abilities", "R-D-SILENCE"));
  for (const { source, instruction } of lent)
    if (instruction.change === Change.reduceEach && instruction.word === Word.change)
      traits.push(state(`each damage to it is ${instruction.n} less (${g.cardName(source)})`, "R-D-STANDING"));
  const { card: of, change, ability } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++) {
    if (of[row] !== card || change[row] === Change.values) continue;
    traits.push(state(`${g.sayChange(row)} (${textOf(g, ability[row])})`, CHANGE_RULES[change[row]] ?? "14-1b-2"));
  }
  if (g.doomed[card] !== 0) traits.push(state("about to be destroyed", "GR-12-DESTROY"));
  if (card === g.attacking) traits.push(battle("attacks", "8-4e"));
  if (isAttacked(g, card)) traits.push(battle("is attacked", "8-4e-1"));
  return traits;
}

const CHANGE_RULES: Readonly<Partial<Record<Change, string>>> = {
  [Change.attribute]: "GR-16-ATTR",
  [Change.reduceBy]: "GR-13-REDUCE",
  [Change.reduceTo]: "GR-13-REDUCE",
  [Change.reduceEach]: "R-D-STANDING",
  [Change.loss]: "R-D-SILENCE",
};

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

/** The same of a card in play, in short. */
function marksOf(g: GateRuler, card: Card): string[] {
  const marks: string[] = [];
  for (const [keyword, name] of KEYWORD_NAMES) if (g.has(card, keyword)) marks.push(`<${name}>`);
  marks.push(...standingWords(g.upToDate().keywordsNow[card]));
  if (g.isSilenced(card)) marks.push("no abilities");
  const { card: of, change } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++) if (of[row] === card && change[row] !== Change.keyword) marks.push(g.sayChange(row));
  if (g.damage[card] > 0) marks.push(`${g.damage[card]} damage`);
  if (g.doomed[card] !== 0) marks.push("about to be destroyed");
  if (card === g.attacking) marks.push("attacking");
  if (isAttacked(g, card)) marks.push("attacked");
  return marks;
}

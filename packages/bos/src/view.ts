/** What a seat may see, from the far edge of the table to the near one. */
import {
  asPrinted,
  type BattleView,
  Card,
  type CardView,
  type CardViewInMaking,
  type Course,
  type Event,
  type Fact,
  Kept,
  type Mark,
  otherSeat,
  type Part,
  SEATS,
  type Seat,
  type Spot,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { Block, Facing, Kind, Place, State, Type } from "./names.ts";
import { turn } from "./rules/04-turn.ts";
import { conditionHolds } from "./rules/05-summoning.ts";
import { battle } from "./rules/11-battle.ts";
import { COLUMNS, isPlayer, NO_COLUMN, seatOfTarget } from "./state.ts";
import { inGraveyards } from "./statistics.ts";
import { battleSteps } from "./steps.ts";
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
    cells: known(g, of, place, seat),
    count: g.count(of, place),
  });
  const boss = (of: Seat): ViewRow => ({ id: "boss", kind: "single", label: "boss", seat: of, cells: [seen(g, g.boss(of), seat)] });
  const piles = (of: Seat): ViewRow[] => [pile(of, Place.castle), pile(of, Place.spellbook), pile(of, Place.graveyard)];
  const stage = SEATS.flatMap((of) => (g.count(of, Place.stage) > 0 ? [{ ...pile(of, Place.stage), label: "being cast" }] : []));
  const waiting = [...g.cards(seat, Place.wizards)].filter((card) => g.columnOf[card] === NO_COLUMN); // BOS-S1
  const unplaced: ViewRow[] =
    waiting.length === 0
      ? []
      : [{ id: "unplaced", kind: "fan", label: "to be placed", seat, cells: waiting.map((card) => seen(g, card, seat)) }];
  return {
    seat,
    ...phasesOf(g),
    ...battleOf(g),
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
      ...unplaced,
      ...stage,
    ],
  };
}

/** BOS-T1 to BOS-T4 */
const PHASES: Readonly<Course["steps"]> = [
  { name: "Startup", rule: "BOS-T1" },
  { name: "Summoning", rule: "BOS-T2" },
  { name: "Main", rule: "BOS-T3" },
  { name: "Ending", rule: "BOS-T4" },
];
const PHASE_OF: Readonly<Record<string, number>> = { summoningPhase: 1, mainPhase: 2, endingPhase: 3, end: 3 };

function phasesOf(g: Bos): { phases?: Course } {
  const step = g.stepOf(turn);
  return step === null ? {} : { phases: { steps: PHASES, at: PHASE_OF[step] ?? 0 } };
}

/** BOS-B2 among the steps of a battle. */
const AIMING = 1;

/** BOS-B1…B8: the state of the battle in progress. */
function battleOf(g: Bos): { battle?: BattleView } {
  const { state, attacker, target } = g.battle;
  if (state === State.none || attacker === Card.none) return {};
  const spot = (card: Card): Spot => (isPlayer(card) ? { kind: "player", seat: seatOfTarget(card) } : { kind: "card", card });
  const targets = target === Card.none ? [] : [spot(target)];
  const blocker = isBlocked(g) ? spot(target) : null;
  const aiming = g.stepOf(battle) === "selectTarget"; // the cost is paid, and the state has not changed yet
  return { battle: { steps: battleSteps, at: aiming ? AIMING : state - State.payCost, attacker: spot(attacker), targets, blocker } };
}

/** BOS-B3 Is the target who has blocked? */
const isBlocked = ({ battle: { block } }: Bos): boolean => block === Block.made || block === Block.stands;

function factsOf(g: Bos, seat: Seat): readonly Fact[] {
  return [
    { label: "life", value: g.life[seat] },
    { label: "vim", value: g.vim[seat] },
    decayOf(g, seat),
    { label: "castle", value: cardsIn(g.count(seat, Place.castle)) },
    { label: "spellbook", value: g.count(seat, Place.spellbook) },
  ];
}

const cardsIn = (many: number): string => `${many} card${many === 1 ? "" : "s"}`;

/** So many of a player's turns before it decay is near. */
const NEAR = 2;

/** BOS-T1c: when life and vim begin to be halved, by the turns of the match; and how often they are in the turn to come. */
function decayOf(g: Bos, seat: Seat): Fact {
  const late = g.turnsStarted[seat] - g.lastWithoutDecay;
  const fact = { label: "decay", rule: "BOS-T1c" };
  if (late < 0) return { ...fact, value: `from turn ${g.firstDecay(seat)}`, ...(late < -NEAR ? { far: true } : {}) };
  return { ...fact, value: late === 0 ? "in the next turn" : `${late + 1} halvings in the next turn` };
}

/** What this seat knows of the cards in a place, in order. */
function known(g: Bos, of: Seat, place: Place, seat: Seat): CardView[] {
  const cells: CardView[] = [];
  for (const card of g.cards(of, place)) if (g.isShownTo(card, seat)) cells.push(see(g, card, seat));
  return cells;
}

const seen = (g: Bos, card: Card, seat: Seat): CardView | null => (card === Card.none ? null : see(g, card, seat));

/** What stands on a card that is not on the battlefield. */
const onPaper = new Kept(({ type, strength, vimCost }: Definition): Pick<CardView, "stats" | "numbers"> => {
  if (type === Type.spell) return { stats: `${vimCost} vim`, numbers: [asPrinted("price", "vim", vimCost, "BOS-P1")] };
  if (type === Type.wizard) return {};
  return { stats: String(strength), numbers: [asPrinted("worth", "strength", strength, "BOS-N7")] };
});

function see(g: Bos, card: Card, seat: Seat): CardView {
  const owner = g.ownerOf(card);
  const onTable = g.onBattlefield(card);
  const faceDown = onTable && g.facing[card] === Facing.faceDown;
  if (!g.isShownTo(card, seat)) return unseen(owner);
  const printed = g.printed(card);
  const marks = marksOf(g, card);
  const view: CardViewInMaking = { card, id: printed.id, name: g.cardName(card), owner };
  const { stats, numbers } = onTable && hasStrength(printed) ? strengthOf(g, card, seat) : onPaper.of(printed);
  if (stats !== undefined) view.stats = stats;
  if (numbers !== undefined) view.numbers = numbers;
  if (onTable) view.traits = traitsOf(g, card);
  if (marks.length > 0) view.marks = marks;
  if (onTable) {
    view.rested = g.facing[card] === Facing.acted;
    view.turned = "acted";
    view.faceDown = faceDown;
    const enchantments = enchantmentsOf(g, card, seat);
    if (enchantments.length > 0) view.with = enchantments.map((each) => ({ ...each, as: "enchantment" }));
  }
  return view;
}

const hasStrength = ({ type }: Definition): boolean => type === Type.summon || type === Type.boss;

/** BOS-N1, BOS-N3, BOS-N7: strength as it is now, what it was when printed, and what has changed it since. */
function strengthOf(g: Bos, card: Card, seat: Seat): Pick<CardView, "stats" | "numbers"> {
  const { strength: printed } = g.printed(card);
  const value = g.strength[card];
  const parts: Part[] = [{ amount: printed, because: "printed", rule: "BOS-N7" }];
  if (value !== printed) parts.push(...changesOf(g, card, seat, value - printed));
  return { stats: String(value), numbers: [{ label: "strength", value, printed, parts, kind: "worth" }] };
}

/** What gave strength and what took it, since the card came into play; what nobody wrote down, as in a position set up by hand, in one. */
function changesOf(g: Bos, card: Card, seat: Seat, change: number): Part[] {
  const parts = g.changesOf(card, seat, strengthIn).map(({ amount, by, rule }) => {
    const because = amount < 0 ? `damage${by === "" ? "" : ` from ${by}`}` : by === "" ? "gained by its own ability" : `gained, by ${by}`;
    return { amount, because, rule };
  });
  const rest = change - parts.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? parts : [{ amount: rest, because: rest < 0 ? "damage and loss" : "gained", rule: "BOS-N3" }, ...parts];
}

/** What an event adds to a card's strength. BOS-C9: on the battlefield it begins as printed. */
function strengthIn({ what, amount }: Event): number | null {
  if (what === "gainStrength") return amount;
  if (what === "take") return -amount;
  return what === "summon" || what === "graveyard" || what === "castle" ? null : 0;
}

/** The same as marks, with paragraphs. */
function traitsOf(g: Bos, card: Card): Mark[] {
  const { attacker, target } = g.battle;
  const traits: Mark[] = [];
  if (g.facing[card] === Facing.acted) traits.push({ kind: "state", says: "acted", rule: "BOS-C4" });
  if (g.facing[card] === Facing.faceDown) traits.push({ kind: "state", says: "face-down", rule: "BOS-C5" });
  if (g.cannotAct(card)) traits.push({ kind: "state", says: "cannot act", rule: "BOS-A1" });
  if (card === attacker) traits.push({ kind: "battle", says: "attacks", rule: "BOS-K1" });
  if (card === target)
    traits.push({ kind: "battle", ...(isBlocked(g) ? { says: "blocks", rule: "BOS-B3" } : { says: "is attacked", rule: "BOS-K2" }) });
  if (g.defeatedIn[card] !== 0) traits.push({ kind: "battle", says: "defeated", rule: "BOS-N5" });
  return traits;
}

function marksOf(g: Bos, card: Card): string[] {
  const marks: string[] = [];
  if (g.onBattlefield(card) && g.cannotAct(card)) marks.push("cannot act");
  if (card === g.battle.attacker) marks.push("attacks");
  if (card === g.battle.target) marks.push(isBlocked(g) ? "blocks" : "is attacked");
  if (g.defeatedIn[card] !== 0) marks.push("defeated");
  if (g.placeOf(card) === Place.boss && !g.isFaceUp(card)) marks.push(...waitsOf(g, card));
  return marks;
}

/** BOS-X2 What a boss that waits for cards in graveyards has of them. */
const waitsOf = (g: Bos, boss: Card): string[] =>
  g.printed(boss).tests.flatMap((test) => {
    if (test.op !== "cardsInGraveyards") return [];
    const cards = test.kinds === Kind.summon ? "summons" : "cards";
    const there = inGraveyards(g, g.ownerOf(boss), test);
    const isMet = conditionHolds(g, g.ownerOf(boss), g.printed(boss));
    return [isMet ? `may be summoned: ${there} in graveyards` : `${there} of ${test.atLeast} ${cards} in graveyards`];
  });

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

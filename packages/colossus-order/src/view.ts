/** What a seat may see (CO-I1 to CO-I4): rows from the far edge to the near one. The face-down locus is shown to nobody (CO-I2). */
import {
  asPrinted,
  type BattleView,
  Card,
  type CardView,
  type CardViewInMaking,
  type Course,
  type Event,
  type Fact,
  inNoOrder,
  Kept,
  type Mark,
  otherSeat,
  type Part,
  type PlaceKind,
  type Row,
  SEATS,
  type Seat,
  type Spot,
  type Stat,
  seatName,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { Aim, Facing, keywordNames, Place, Type } from "./names.ts";
import { aimsOf, gemKind, gemLevelWords, gemsOf } from "./previews.ts";
import { turn } from "./rules/06-turn.ts";
import { xPlay } from "./rules/09-x-play.ts";
import { attack } from "./rules/10-attack.ts";
import { gapIn } from "./rules/12-locus-attack.ts";
import { costParts, crushOf, locusCostOf, partsOf } from "./statistics.ts";
import { battleSteps } from "./steps.ts";
import type { ColossusOrder } from "./table.ts";
import { changeText } from "./text.ts";
import { Standing } from "./vocabulary/compile.ts";

export function view(g: ColossusOrder, seat: Seat): View {
  const foe = otherSeat(seat);
  const far = rowsOf(g, seat, foe);
  return {
    seat,
    where: g.where(),
    turn: g.now.turn,
    active: g.active,
    facts: [factsOf(g, 0), factsOf(g, 1)],
    ...phasesOf(g),
    ...battleOf(g, seat),
    rows: [...far, ...middleOf(g, seat), ...rowsOf(g, seat, seat).reverse()],
  };
}

/** CO-T1 to CO-T3 */
const PHASES: Readonly<Course["steps"]> = [
  { name: "Start", rule: "CO-T1" },
  { name: "Main", rule: "CO-T2" },
  { name: "End", rule: "CO-T3" },
];
const PHASE_OF: Readonly<Record<string, number>> = { mainPhase: 1, answersToItsEnd: 1, endPhase: 2, nextTurn: 2 };

function phasesOf(g: ColossusOrder): { phases?: Course } {
  const step = g.stepOf(turn);
  return step === null ? {} : { phases: { steps: PHASES, at: PHASE_OF[step] ?? 0 } };
}

/** CO-A4 to CO-A8: in which step an attack is. */
const STEP_OF: Readonly<Record<string, number>> = {
  answersToTheAttack: 1,
  defenseDeclaration: 2,
  answersToTheDefense: 3,
  resolution: 4,
  end: 4,
};

function battleOf(g: ColossusOrder, seat: Seat): { battle?: BattleView } {
  const frame = g.running(attack);
  if (frame === null) return {};
  const declared = g.attack.attacker;
  const attacker = declared === Card.none ? frame.attacker : declared;
  const { aim, target, second, blocker } = g.attack;
  const foe = otherSeat(g.ownerOf(attacker));
  const gap = gapIn(g, foe);
  const spots = [target, second].flatMap((card) => {
    const spot = card === Card.none ? null : g.spotOf(card, seat);
    if (spot === null) return [];
    const isBehind = gap >= 0 && spot.kind === "place" && (spot.cell ?? -1) >= gap;
    return isBehind ? [{ ...spot, cell: spot.cell! + 1 }] : [spot];
  });
  const targets: Spot[] = aim === Aim.deck ? [{ kind: "place", seat: foe, place: "deck" }] : spots;
  return {
    battle: {
      steps: battleSteps,
      at: STEP_OF[g.stepOf(attack) ?? ""] ?? 0,
      attacker: g.spotOf(attacker, seat),
      targets,
      blocker: blocker === Card.none ? null : g.spotOf(blocker, seat),
    },
  };
}

/** One player's side, the hand first. */
function rowsOf(g: ColossusOrder, viewer: Seat, of: Seat): ViewRow[] {
  const cells = (place: Place): CardView[] => {
    const found: CardView[] = [];
    for (const card of g.cards(of, place)) found.push(see(g, viewer, card));
    return found;
  };
  const row = (label: string, place: Place, kind: PlaceKind): ViewRow => ({
    id: Place[place]!,
    kind,
    label,
    seat: of,
    cells: cells(place),
    count: g.count(of, place),
  });
  const hand = cells(Place.hand);
  const locus: (CardView | null)[] = cells(Place.locus);
  const gap = gapIn(g, of);
  if (gap >= 0) locus.splice(gap, 0, null);
  return [
    { id: "hand", kind: "fan", label: "hand", seat: of, cells: of === viewer ? hand : inNoOrder(hand), count: hand.length },
    { id: "deck", kind: "pile", label: "deck", seat: of, cells: [], count: g.count(of, Place.deck) },
    row("discard pile", Place.discard, "pile"),
    row("Colossus", Place.colossus, "single"),
    row("set gems", Place.setGems, "row"),
    row("captured gems", Place.captured, "row"),
    { ...row("locus", Place.locus, "row"), cells: locus },
    row("field", Place.field, "row"),
  ];
}

/** The chain of an X-Play, first announced first, or the one effect that nobody answers (CO-X3); and what a crush has revealed. */
function middleOf(g: ColossusOrder, viewer: Seat): ViewRow[] {
  const chain = Array.from({ length: g.chain.count }, (_, row) => announced(g, viewer, row as Row));
  const revealed = SEATS.flatMap((of) => [...g.cards(of, Place.revealed)].map((card) => see(g, viewer, card)));
  return [
    ...(chain.length > 0
      ? [{ id: "xPlay", kind: "row" as const, label: g.running(xPlay) === null ? "effect" : "X-Play", seat: null, cells: chain }]
      : []),
    ...(revealed.length > 0 ? [{ id: "revealed", kind: "row" as const, label: "revealed", seat: null, cells: revealed }] : []),
  ];
}

/** An announced effect: whose it is, and what it aims at (CO-B8: choices are announced). */
function announced(g: ColossusOrder, viewer: Seat, row: Row): CardView {
  const card = g.chain.column.card[row];
  const seen = see(g, viewer, card);
  const { id, name, owner } = seen;
  const view: CardView = g.isOnField(card) ? { card: seen.card, id, name, owner } : seen; // of who lies on the field the numbers stand there
  const aims = aimsOf(g, row).map((name) => `at ${name}`);
  const text = g.toldOf(card, g.chain.column.ability[row]);
  return { ...view, marks: [`${seatName(g.ownerOf(card))}'s`, ...aims, ...(view.marks ?? []), ...(text === "" ? [] : [text])] };
}

function see(g: ColossusOrder, viewer: Seat, card: Card): CardView {
  const owner = g.ownerOf(card);
  const marks = marksOf(g, viewer, card);
  if (!g.isShownTo(card, viewer)) return marks.length > 0 ? { ...unseen(owner), marks } : unseen(owner);
  const printed = g.printed(card);
  const view: CardViewInMaking = { card, id: printed.id, name: g.cardName(card), owner };
  if (g.isOnField(card)) {
    view.stats = `${g.ap(card)}/${g.remainingRp(card)}`;
    view.numbers = numbersOnField(g, viewer, card);
    view.traits = traitsOf(g, card);
    if (g.damage[card] > 0) view.damage = g.damage[card];
    view.rested = !g.isON(card);
    view.turned = "OFF";
  } else {
    const { stats, numbers } = onPaper.of(printed);
    if (stats !== null) view.stats = stats;
    if (numbers.length > 0) view.numbers = g.placeOf(card) === Place.hand ? withCostNow(g, card, numbers) : numbers;
  }
  if (marks.length > 0) view.marks = marks;
  return view;
}

/** What stands on a card, its locus cost first; and what its marks are in a hand, but for the cost. */
const onPaper = new Kept((printed: Definition): { stats: string | null; numbers: readonly Stat[]; marks: readonly string[] } => {
  const { type, locusCost, gems, ap, rp, crush, capture, keywords } = printed;
  const isFollower = type === Type.Follower;
  if (!isFollower && type !== Type.Action) return { stats: null, numbers: [], marks: gemKind(printed) };
  const price = [asPrinted("price", "locus cost", locusCost, "CO-P1"), asPrinted("price", "gem level", gems, "CO-G1")];
  const worth = [
    asPrinted("worth", "AP", ap, "CO-W1"),
    asPrinted("worth", "RP", rp, "CO-W1"),
    asPrinted("worth", "crush", crush, "CO-K1"),
    asPrinted("worth", "capture", capture, "CO-K2"),
  ];
  const level = gemLevelWords(printed);
  const marks = [
    ...(level === "" ? [] : [`gems ${level}`]),
    isFollower ? `crush ${crush}, capture ${capture}` : printed.snap ? "snap action" : "action",
    ...keywordNames.filter((_, bit) => (keywords & (1 << bit)) !== 0).map((name) => `<${name}>`),
  ];
  return { stats: isFollower ? `${ap}/${rp}` : null, numbers: isFollower ? [...price, ...worth] : price, marks };
});

/** CO-P6: what playing it costs now, with what continuous texts make of it. */
function withCostNow(g: ColossusOrder, card: Card, numbers: readonly Stat[]): readonly Stat[] {
  const printed = g.printed(card).locusCost;
  const value = locusCostOf(g, card, g.printed(card));
  if (value === printed) return numbers;
  const parts = named(g, { amount: printed, because: "printed", rule: "CO-P1" }, costParts(g, card, g.printed(card)), "CO-P6", value);
  return [{ label: "locus cost", value, printed, parts, kind: "price" }, ...numbers.slice(1)];
}

/** The printed number, and what continuous texts add, each by its card; no number is below 0 (17.3). */
function named(g: ColossusOrder, printed: Part, added: ReturnType<typeof partsOf>, rule: string, value: number): Part[] {
  const parts = [printed, ...added.map(({ source, amount }) => ({ amount, because: g.cardName(source), rule }))];
  const rest = value - parts.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? parts : [...parts, { amount: rest, because: "not below 0", rule: "CO-17.3" }];
}

/** What changes a number of a follower: the events that do, from when on it begins anew, and how it is said. */
interface Changing {
  readonly what: string;
  readonly sign: 1 | -1;
  readonly until: string;
  readonly rule: string;
  readonly says: string;
  readonly by: string;
}

const BONUS = {
  sign: 1,
  until: "end of bonus",
  rule: "CO-T3b",
  says: "until the end of the turn",
  by: "until the end of the turn, by",
} as const;
const ADDED_AP: Changing = { what: "add AP", ...BONUS };
const ADDED_RP: Changing = { what: "add RP", ...BONUS };
const DAMAGE: Changing = { what: "damage", sign: -1, until: "recover", rule: "CO-W6", says: "damage", by: "damage from" };

/** A follower that comes or goes has neither bonus nor damage (CO-Z7). */
const COMES_OR_GOES: ReadonlySet<string> = new Set(["come into play", "destroy", "return to hand"]);

/** CO-B3, CO-T3b, CO-W6: printed, gained until the end of the turn, less the damage; each by what did it. */
function numbersOnField(g: ColossusOrder, viewer: Seat, card: Card): Stat[] {
  const { ap, rp, crush, capture } = g.printed(card);
  const changes = (changing: Changing, change: number) => changesOf(g, viewer, card, changing, change);
  const worth = (label: string, printed: number, value: number, changed: readonly Part[]): Stat => {
    const parts = [{ amount: printed, because: "printed", rule: "CO-W1" }, ...changed];
    const rest = value - parts.reduce((sum, { amount }) => sum + amount, 0);
    if (rest !== 0) parts.push({ amount: rest, because: "not below 0", rule: "CO-W2" });
    return { label, value, printed, parts, kind: "worth" };
  };
  return [
    worth("AP", ap, g.ap(card), changes(ADDED_AP, g.addedAp[card])),
    worth("RP", rp, g.remainingRp(card), [...changes(ADDED_RP, g.addedRp[card]), ...changes(DAMAGE, -g.damage[card])]),
    crushStat(g, card, crush),
    asPrinted("worth", "capture", capture, "CO-K2"),
  ];
}

/** A part for each card that did it; what nobody wrote down, as in a position set up by hand, in one. @param change what they come to */
function changesOf(g: ColossusOrder, viewer: Seat, card: Card, changing: Changing, change: number): Part[] {
  if (change === 0) return [];
  const { what, sign, until, rule, says, by } = changing;
  const amountOf = (event: Event) =>
    event.what === what ? sign * event.amount : event.what === until || COMES_OR_GOES.has(event.what) ? null : 0;
  const parts = g
    .changesOf(card, viewer, amountOf)
    .map((each): Part => ({ amount: each.amount, because: each.by === "" ? says : `${by} ${each.by}`, rule: each.rule }));
  const rest = change - parts.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? parts : [{ amount: rest, because: says, rule }, ...parts];
}

/** What is true of a follower on the field, each with its paragraph. */
function traitsOf(g: ColossusOrder, card: Card): Mark[] {
  const { keywords } = g.printed(card);
  const { attacker, target, blocker } = g.attack;
  const traits: Mark[] = [];
  for (const [bit, says] of keywordNames.entries())
    if ((keywords & (1 << bit)) !== 0) traits.push({ kind: "keyword", says, rule: `CO-Y${bit + 1}` });
  traits.push({ kind: "state", says: g.isON(card) ? "ON" : "OFF", rule: g.isON(card) ? "CO-F2" : "CO-F3" });
  if (g.arrived[card] === 1) traits.push({ kind: "state", says: "came into play this turn", rule: "CO-F4" });
  if (g.attacks[card] > 0) traits.push({ kind: "state", says: "has attacked", rule: "CO-A2" });
  if (card === attacker) traits.push({ kind: "battle", says: "attacks", rule: "CO-A4" });
  if (card === target) traits.push({ kind: "battle", says: "is attacked", rule: "CO-A3" });
  if (card === blocker) traits.push({ kind: "battle", says: "blocks", rule: "CO-A6" });
  return traits;
}

/** CO-K1: the crush point as it is now. */
function crushStat(g: ColossusOrder, card: Card, printed: number): Stat {
  const value = crushOf(g, card);
  if (value === printed) return asPrinted("worth", "crush", printed, "CO-K1");
  const parts = named(g, { amount: printed, because: "printed", rule: "CO-K1" }, partsOf(g, Standing.modifyCrush, card), "CO-B3", value);
  return { label: "crush", value, printed, parts, kind: "worth" };
}

/** What a card in a hand is and asks for: "locus cost 3", "gems 2 white", "crush 2, capture 1". */
function priceMarks(g: ColossusOrder, card: Card): string[] {
  const printed = g.printed(card);
  const { marks } = onPaper.of(printed);
  return printed.type === Type.Gem ? [...marks] : [`locus cost ${locusCostOf(g, card, printed)}`, ...marks];
}

/** Everything else that is true of it and public. */
function marksOf(g: ColossusOrder, viewer: Seat, card: Card): string[] {
  const place = g.placeOf(card);
  if (place === Place.locus) return locusMarksOf(g, card);
  if (place === Place.hand) return g.isShownTo(card, viewer) ? priceMarks(g, card) : [];
  if (place !== Place.field) return place === Place.setGems ? chosenFor(g, viewer, card) : [];
  const printed = g.printed(card);
  const { aim, attacker, target, blocker } = g.attack;
  const marks = [g.isON(card) ? "ON" : "OFF", `crush ${crushOf(g, card)}, capture ${printed.capture}`];
  if (g.damage[card] > 0) marks.push(`${g.remainingRp(card)} of RP ${g.rp(card)} left`);
  const [ap, rp] = [g.addedAp[card], g.addedRp[card]];
  if (ap !== 0 || rp !== 0) marks.push(`${changeText({ ap, rp })} this turn`);
  for (const [bit, name] of keywordNames.entries()) if ((printed.keywords & (1 << bit)) !== 0) marks.push(`<${name}>`);
  if (g.arrived[card] === 1) marks.push("came into play this turn");
  if (card === attacker) marks.push(g.attacks[card] > 1 ? `attacks, for the ${g.attacks[card]}. time` : "attacks");
  else if (g.attacks[card] > 0) marks.push(g.attacks[card] === 1 ? "has attacked" : `has attacked ${g.attacks[card]} times`);
  if (card === target && aim === Aim.follower) marks.push("attacked");
  if (card === blocker) marks.push("blocks");
  marks.push(...chosenFor(g, viewer, card));
  return marks;
}

/** CO-B8: choices are announced, so that who answers knows them; not by name if the card that chose has gone where this seat cannot see it. */
function chosenFor(g: ColossusOrder, viewer: Seat, card: Card): string[] {
  const marks: string[] = [];
  for (let row = 0 as Row; row < g.chain.count; row++) {
    if (g.chosen(row, 0) !== card && g.chosen(row, 1) !== card && g.chosen(row, 2) !== card) continue;
    marks.push(`chosen for ${g.cardName(g.chain.column.card[row], viewer)}`);
  }
  return marks;
}

function locusMarksOf(g: ColossusOrder, card: Card): string[] {
  const marks: string[] = [];
  if (g.isSpent(card)) marks.push("used");
  if (g.facing[card] === Facing.up) marks.push("face-up");
  if (g.facing[card] === Facing.pointed) marks.push("pointed at");
  if (card === g.attack.target || card === g.attack.second) marks.push("attacked");
  return marks;
}

function factsOf(g: ColossusOrder, of: Seat): Fact[] {
  const deck = g.count(of, Place.deck);
  return [
    { label: "deck", value: deck },
    ...(deck === 1 && !g.over ? [{ label: "next draw:", value: "ends the match", rule: "CO-V3" }] : []), // CO-T1c
    { label: "hand", value: g.handSize(of) },
    { label: "locus points", value: `${g.locusPoints(of)} of ${g.locusSize(of)}` },
    { label: "gems", value: gemsOf(g, of) || "none" },
  ];
}

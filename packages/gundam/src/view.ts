/** What a seat may see: both fields, both trashes, its own hand, and of everything else only how much there is. */
import {
  type BattleView,
  Card,
  type CardView,
  type CardViewInMaking,
  type Course,
  type Fact,
  inNoOrder,
  Kept,
  type Mark,
  type PlaceKind,
  SEATS,
  type Seat,
  type Spot,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { KEYWORDS, Keyword, NUMBERED, Place, Type } from "./names.ts";
import { printedStats, statsInPlay } from "./numbers.ts";
import { turn } from "./rules/06-turn.ts";
import { battle } from "./rules/07-battle.ts";
import { actionStep } from "./rules/08-action-step.ts";
import { fullMarks, protectorsOf, restingMarks, shortMarks } from "./running.ts";
import { battleSteps, phases } from "./steps.ts";
import type { Gundam } from "./table.ts";
import { amountOf } from "./vocabulary/standing.ts";

export function viewOf(g: Gundam, seat: Seat): View {
  const other = g.opponent(seat);
  return {
    seat,
    where: g.where(),
    turn: g.turnNumber,
    active: g.activeSeat,
    facts: [factsOf(g, 0), factsOf(g, 1)],
    ...phasesOf(g),
    ...battleOf(g),
    rows: [...rowsOf(g, other, seat).reverse(), ...inProgress(g, seat), ...rowsOf(g, seat, seat)],
  };
}

function factsOf(g: Gundam, seat: Seat): Fact[] {
  const deck = g.count(seat, Place.deck);
  return [
    { label: "Lv.", value: g.playerLevel(seat) },
    { label: "active Resources", value: g.activeResources[seat] },
    { label: "Shields", value: g.count(seat, Place.shieldSection) },
    ...(g.turnNumber > 0 && !g.over && g.isOpen(seat) ? [{ label: "next hit:", value: "ends the match", rule: "7-6-2-2" }] : []),
    { label: "hand", value: g.count(seat, Place.hand) },
    { label: "deck", value: deck },
    ...(deck === 1 && !g.over ? [{ label: "next draw:", value: "ends the match", rule: "1-2-2-2" }] : []), // 6-3
    { label: "trash", value: g.count(seat, Place.trash) },
    ...protectorsOf(g, seat).map((name): Fact => ({ label: "shield area protected by", value: name, rule: "1-3-3" })),
  ];
}

/** One side, from the middle of the table to its player. */
function rowsOf(g: Gundam, of: Seat, seat: Seat): ViewRow[] {
  const row = (label: string, place: Place, kind: PlaceKind, cells = seen(g, of, place, seat)): ViewRow => ({
    id: Place[place]!,
    kind,
    label,
    seat: of,
    cells,
    count: g.count(of, place),
  });
  const known = seen(g, of, Place.deck, seat).filter(({ id }) => id !== null);
  return [
    row("battle area", Place.battleArea, "row"),
    row("base section", Place.baseSection, "single"),
    row("shield section", Place.shieldSection, "pile", []),
    row("resource area", Place.resourceArea, "row"),
    row("hand", Place.hand, "fan", inHand(g, of, seat)),
    row("trash", Place.trash, "pile"),
    row("removal area", Place.removal, "pile"),
    row("deck", Place.deck, "pile", known),
    row("resource deck", Place.resourceDeck, "pile", []),
  ];
}

/** 3-1-7: another's hand has no order. */
function inHand(g: Gundam, of: Seat, seat: Seat): CardView[] {
  const cells = seen(g, of, Place.hand, seat);
  return of === seat ? cells : inNoOrder(cells);
}

/** Cards that are in no location while their effect is in progress (3-1-2). */
function inProgress(g: Gundam, seat: Seat): ViewRow[] {
  const cells = SEATS.flatMap((of) => [Place.nowhere, Place.arriving].flatMap((place) => seen(g, of, place, seat)));
  return cells.length === 0 ? [] : [{ id: "inProgress", kind: "row", label: "in progress", seat: null, cells }];
}

/** Of a card that is not in play what stands on it: "Lv.3 cost 2, 3/2"; what a Pilot adds: "Lv.2 cost 1, Pilot +2/+1". */
function asPrinted({ type, level, cost, ap, hp, asPilot }: Definition): string {
  const price = `Lv.${level} cost ${cost}`;
  if (type === Type.Unit) return `${price}, ${ap}/${hp}`;
  if (type === Type.Base) return `${price}, HP ${hp}`;
  const isCommand = type === Type.Command;
  if (asPilot === null) return `${price}, ${isCommand ? "Command" : ""}`;
  return `${price}, ${isCommand ? "Command or " : ""}Pilot ${addedBy(asPilot)}`;
}

/** What a Pilot adds to its Unit: "+2/+1". */
const addedBy = ({ ap, hp }: NonNullable<Definition["asPilot"]>): string => `+${ap}/+${hp}`;

const PHASE_OF: Readonly<Record<string, number>> = { activeStep: 0, startStep: 0, drawPhase: 1, resourcePhase: 2, mainPhase: 3 };

/** 7-2: in which of its five steps a battle is; until the battle end step is done (7-7-1), what waits after the damage is resolved in the damage step. */
const STEP_OF: Readonly<Record<string, number>> = { declareTarget: 0, attackStep: 0, blockStep: 1, end: 4 };
const ACTION_STEP = 2;
const DAMAGE_STEP = 3;

function phasesOf(g: Gundam): { phases?: Course } {
  const step = g.stepOf(turn);
  return step === null ? {} : { phases: { steps: phases, at: PHASE_OF[step] ?? phases.length - 1 } };
}

function battleOf(g: Gundam): { battle?: BattleView } {
  const frame = g.running(battle);
  if (frame === null) return {};
  const { attacker } = frame;
  const step = g.stepOf(battle) ?? "declareTarget";
  const { attacker: fighting, target, onPlayer, blockUsed } = g.battle;
  const begun = fighting !== Card.none;
  const spot = (card: Card): Spot => ({ kind: "card", card });
  const targets: Spot[] = !begun
    ? []
    : onPlayer === 1
      ? [{ kind: "player", seat: g.opponent(g.ownerOf(fighting)) }]
      : target === Card.none
        ? []
        : [spot(target)];
  const blocker = blockUsed === 1 && target !== Card.none && onPlayer === 0 ? spot(target) : null;
  const acting = g.running(actionStep) !== null || step === "actionStep"; // 7-5
  const at = acting ? ACTION_STEP : (STEP_OF[step] ?? DAMAGE_STEP);
  return { battle: { steps: battleSteps, at, attacker: spot(begun ? fighting : attacker), targets, blocker } };
}

/** What lies in a place, in order: how many cards, for everybody (3-1-3), and which, for who may look at them. */
const seen = (g: Gundam, of: Seat, place: Place, seat: Seat): CardView[] => Array.from(g.cards(of, place), (card) => see(g, card, seat));

/** What stands on a card that is not in play. */
const onPaper = new Kept((printed: Definition) => ({ stats: asPrinted(printed), numbers: printedStats(printed) }));

function see(g: Gundam, card: Card, seat: Seat): CardView {
  const owner = g.ownerOf(card);
  if (!g.isShownTo(card, seat)) return unseen(owner);
  const printed = g.printed(card);
  const place = g.placeOf(card);
  const inPlay = place === Place.battleArea || place === Place.baseSection;
  const name = g.cardName(card, seat);
  const rested = g.rested[card] === 1;
  if (!inPlay) {
    if (printed.type === Type.Resource) {
      const marks = restingMarks(g, card);
      return { card, id: printed.id, name, owner, rested, ...(marks.length === 0 ? {} : { marks }) };
    }
    const { stats, numbers } = onPaper.of(printed);
    return { card, id: printed.id, name, owner, stats, numbers, rested };
  }
  const pilot = g.partner[card];
  const view: CardViewInMaking = {
    card,
    id: printed.id,
    name,
    owner,
    stats: printed.type === Type.Base ? `HP ${g.currentHp(card)}` : `${g.ap(card)}/${g.currentHp(card)}`,
    marks: marksOf(g, card),
    numbers: statsInPlay(g, card),
    traits: traitsOf(g, card),
  };
  if (g.damage[card] > 0) view.damage = g.damage[card];
  view.rested = rested;
  if (pilot !== Card.none) {
    const { asPilot } = g.printed(pilot);
    const said = see(g, pilot, seat);
    view.with = [{ ...said, as: "Pilot", ...(asPilot === null ? {} : { stats: `${addedBy(asPilot)} included` }) }];
  }
  return view;
}

/** Everything else that is true of a card in play and matters. */
function marksOf(g: Gundam, card: Card): string[] {
  const marks: string[] = [];
  if (g.damage[card] > 0) marks.push(`${g.currentHp(card)} of ${g.hp(card)} HP left`);
  if (g.printed(card).token && g.inBattleArea(card)) marks.push("token");
  if (g.isLinkUnit(card)) marks.push("linked");
  if (g.isDeployedNow(card)) marks.push("deployed this turn");
  if (card === g.battle.attacker) marks.push("is attacking");
  if (card === g.battle.target) marks.push("is being attacked");
  marks.push(...keywordsOf(g, card).map((keyword) => `<${keyword}>`), ...shortMarks(g, card));
  return marks;
}

/** The paragraph of each keyword (11-1). */
const KEYWORD_RULES: Readonly<Record<Keyword, string>> = {
  [Keyword.Blocker]: "11-1-4",
  [Keyword.FirstStrike]: "11-1-5",
  [Keyword.HighManeuver]: "11-1-6",
  [Keyword.Suppression]: "{13-1-7}",
  [Keyword.Breach]: "11-1-2",
  [Keyword.Repair]: "11-1-1",
  [Keyword.Support]: "11-1-3",
};

/** The same with paragraphs. */
function traitsOf(g: Gundam, card: Card): Mark[] {
  const traits = [...keywordMarks(g, card), ...fullMarks(g, card)];
  if (g.isLinkUnit(card)) traits.push({ kind: "state", says: "linked", rule: "2-11" });
  if (g.isDeployedNow(card)) traits.push({ kind: "state", says: "deployed this turn", rule: "2-11-4" });
  if (card === g.battle.attacker) traits.push({ kind: "battle", says: "attacks", rule: "7-3-1" });
  if (card === g.battle.target) traits.push({ kind: "battle", says: "is attacked", rule: "7-3-1" });
  return traits;
}

const NAMED_KEYWORDS: readonly (readonly [string, Keyword])[] = Object.entries(KEYWORDS);

/** "Blocker", "Repair 2" */
const keywordMarks = (g: Gundam, card: Card): Mark[] =>
  NAMED_KEYWORDS.filter(([, keyword]) => g.has(card, keyword)).map(([name, keyword]) => ({
    kind: "keyword",
    says: (keyword & NUMBERED) !== 0 ? `${name} ${amountOf(g, card, keyword as never)}` : name,
    rule: KEYWORD_RULES[keyword],
  }));

/** The traits a card has now: printed on it, and gained (2-5, 4-16). */
export function traitsNow(g: Gundam, card: Card): string[] {
  const { traits } = g.printed(card);
  return [...traits, ...g.set.gainedTraits.filter((trait) => !traits.includes(trait) && g.gainsTrait(card, trait))];
}

/** The keyword effects a Unit has now, with their numbers. */
export const keywordsOf = (g: Gundam, card: Card): string[] => keywordMarks(g, card).map(({ says }) => says);

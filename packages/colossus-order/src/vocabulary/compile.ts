/** 17.2, 17.3: the words of a card file, compiled once into flat instructions that `run.ts` carries out. Knows no table. */
import { Position, Timing } from "../names.ts";
import type { AbilityJson, ConditionJson, FilterJson, InstructionJson, StandingJson, TargetJson } from "../schema.ts";

/** 17.3. What one instruction does. */
export enum Op {
  draw,
  discardFromDeckTop,
  discardHand,
  handToDeckBottom,
  damage,
  destroy,
  returnToHand,
  turnOn,
  turnOff,
  modifyStats,
  discardColossusGem,
  putFromDeck,
}

/** 17.3. What a standing text changes, as long as it stands. */
export enum Standing {
  modifyCrush,
  modifyLocusCost,
  maxAttacksPerMainPhase,
  cannotAttack,
}
export const STANDINGS = 4;

/** 17.3. What a cost takes: its follower's position, locus points, hand cards. */
export enum Cost {
  turnOff,
  payLocus,
  discardHand,
}

interface Price {
  readonly cost: Cost;
  readonly amount: number;
}

export enum Target {
  none,
  self,
  chosen,
  all,
}

/** Whose. A set of bits. */
export enum Sides {
  own = 1,
  opponent = 2,
  both = 3,
}

/** Which followers, or which gems set on a Colossus. */
export interface Filter {
  readonly gems: boolean;
  readonly sides: Sides;
  readonly position: Position | null;
  /** Null: whatever its RP. */
  readonly maxRemainingRp: number | null;
  readonly race: string | null;
  readonly notSelf: boolean;
}

export interface Instruction {
  readonly op: Op;
  readonly target: Target;
  readonly filter: Filter | null;
  /** Which of the announced choices it acts upon. */
  readonly slot: number;
  /** "You", or else your opponent. */
  readonly you: boolean;
  /** Whoever picks is not the player whose cards they are. */
  readonly unseen: boolean;
  /** Cards, damage. */
  readonly amount: number;
  readonly ap: number;
  readonly rp: number;
  /** putFromDeck: cards of this name, or "". */
  readonly name: string;
}

export interface StandingText {
  readonly op: Standing;
  readonly self: boolean;
  readonly filter: Filter | null;
  readonly amount: number;
  readonly condition: Condition;
}

const HARMFUL: ReadonlySet<Op> = new Set([Op.damage, Op.destroy, Op.returnToHand, Op.turnOff, Op.discardColossusGem]);

/** Does what is chosen here come off worse? */
const isHarmful = (program: readonly Instruction[], choice: number): boolean =>
  program.some(({ op, target, slot, ap, rp }) => target === Target.chosen && slot === choice && (HARMFUL.has(op) || ap < 0 || rp < 0));

/** 17.2. What has to hold. Nothing asked for: no gems, not alone. */
export interface Condition {
  readonly gems: number;
  readonly alone: boolean;
}

/** One ability of a card, compiled. */
export interface Ability {
  /** Its number within its card set, from 1. */
  readonly id: number;
  readonly timing: Timing;
  readonly condition: Condition;
  /** CO-B8: what is chosen when it is announced, in printed order. */
  readonly choices: readonly Filter[];
  /** For each of them, whether what is chosen comes off worse. */
  readonly harmful: readonly boolean[];
  readonly program: readonly Instruction[];
  readonly standing: readonly StandingText[];
  /** 17.2: its costs, in printed order; and what they come to. */
  readonly costs: readonly Price[];
  readonly turnsOff: boolean;
  readonly payLocus: number;
  readonly discards: number;
  /** Which clause of its card it is, from 1, as printed. */
  readonly clause: number;
}

const timings = {
  action: Timing.Action,
  cip: Timing.Cip,
  continuous: Timing.Continuous,
  ignition: Timing.Ignition,
  trigger: Timing.Trigger,
  colossus: Timing.Colossus,
} as const satisfies Record<AbilityJson["timing"], Timing>;

/** @param nameOf the English name behind a card id; sameness of cards is sameness of names (17.1) */
export function compileAbility(json: AbilityJson, id: number, clause: number, nameOf: (id: string) => string): Ability {
  const choices: Filter[] = [];
  const isContinuous = json.timing === "continuous";
  const program = isContinuous ? [] : json.do.map((said) => compileInstruction(said, choices, nameOf));
  const condition = compileCondition(json.condition);
  const costs = json.cost.map(
    (said): Price => ({ cost: Cost[said.op], amount: said.op === "payLocus" ? said.amount : said.op === "discardHand" ? said.count : 1 }),
  );
  const sum = (cost: Cost) => costs.reduce((total, price) => total + (price.cost === cost ? price.amount : 0), 0);
  return {
    id,
    timing: timings[json.timing],
    condition,
    choices,
    harmful: choices.map((_, choice) => isHarmful(program, choice)),
    program,
    standing: isContinuous ? json.do.map((said) => compileStanding(said, condition)) : [],
    costs,
    turnsOff: sum(Cost.turnOff) > 0,
    payLocus: sum(Cost.payLocus),
    discards: sum(Cost.discardHand),
    clause,
  };
}

function compileInstruction(json: InstructionJson, choices: Filter[], nameOf: (id: string) => string): Instruction {
  const target = "target" in json ? compileTarget(json.target) : { kind: Target.none, filter: null };
  const slot = target.kind === Target.chosen ? choices.push(target.filter!) - 1 : 0;
  return {
    op: Op[json.op],
    target: target.kind,
    filter: target.filter,
    slot,
    you: "player" in json && json.player === "you",
    unseen: json.op === "discardHand" && json.chooser !== undefined && json.chooser !== json.player,
    amount: "amount" in json ? json.amount : "count" in json ? json.count : 0,
    ap: json.op === "modifyStats" ? json.ap : 0,
    rp: json.op === "modifyStats" ? json.rp : 0,
    name: json.op === "putFromDeck" ? nameOf(json.cardId) : "",
  };
}

function compileStanding(json: StandingJson, condition: Condition): StandingText {
  const target = compileTarget(json.target);
  return {
    op: Standing[json.op],
    self: target.kind === Target.self,
    filter: target.filter,
    amount: "amount" in json ? json.amount : 0,
    condition,
  };
}

function compileTarget(json: TargetJson): { kind: Target; filter: Filter | null } {
  if (json === "self") return { kind: Target.self, filter: null };
  return { kind: "choose" in json ? Target.chosen : Target.all, filter: compileFilter(json) };
}

function compileFilter(json: FilterJson): Filter {
  return {
    gems: ("choose" in json ? json.of : json.all)[0] === "setGem",
    sides: json.sides === "own" ? Sides.own : json.sides === "opponent" ? Sides.opponent : Sides.both,
    position: "position" in json && json.position !== undefined ? Position[json.position] : null,
    maxRemainingRp: "maxRemainingRp" in json ? (json.maxRemainingRp ?? null) : null,
    race: "race" in json ? (json.race ?? null) : null,
    notSelf: "exclude" in json && json.exclude === "self",
  };
}

function compileCondition(json: ConditionJson): Condition {
  return { gems: json?.colossusGemsAtLeast ?? 0, alone: json?.noOtherFollowersOnOwnField === true };
}

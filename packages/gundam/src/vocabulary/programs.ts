/** Effects become flat instructions: parts, cases and choices as jumps, one line for each thing that is done (16.3). */
import { type Ability, After, Beginning, type Condition, type Definition, type Instruction, PRINTED, Target } from "../cards.ts";
import { portionOf } from "../effects.ts";
import type { ClauseText } from "../face.ts";
import { Damage, KEYWORDS, Standing, Until } from "../names.ts";
import type { EffectRecord, Filter as FilterRecord, GainedEffect, Op, Target as TargetRecord, TokenRecord } from "../schema.ts";
import { Slot } from "../state.ts";
import { fromText } from "../text/instructions.ts";
import { compileCondition } from "./conditions.ts";
import { compileFilter, type Filters } from "./filters.ts";
import { Acting } from "./ops-choosing.ts";
import { compileTimes } from "./times.ts";
import { nameOfWord, standingOf, wordNamed } from "./words.ts";

/** What is being filled while a card set is compiled. */
export interface Making {
  readonly clauseText: ClauseText;
  readonly definitions: Definition[];
  readonly abilities: Ability[];
  readonly instructions: Instruction[];
  readonly filters: Filters;
  /** What is being compiled now is a 【Destroyed】 effect. */
  ofDestroyed: boolean;
  /** The record of a Unit token, or one made up from what the creating effect says (4-17). */
  readonly token: (record: TokenRecord) => Definition;
  /** An effect that is gained (4-16). */
  readonly gained: (record: GainedEffect) => Ability;
  /** The Unit that a Pilot card can be deployed as. */
  readonly asUnit: (of: Definition, ap: number, hp: number) => void;
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

export const DAMAGE = { battle: Damage.battle, effect: Damage.effect, any: Damage.any } as const;

/** Where a program is being written: its instructions so far. */
type Program = Mutable<Instruction>[];

export function compileProgram(making: Making, effect: Pick<EffectRecord, "timing" | "ops">): Instruction[] {
  const program: Program = [];
  const isConstant = effect.timing === "Constant";
  if (isConstant) for (const op of effect.ops) program.push(compileOp(making, op, op.if));
  else compileParts(making, effect.ops, program);
  return program;
}

/**
 * 16.3, 1: an op with `after` opens a new part, unless the op before it has the same. The first op's condition is the whole part's
 * (16.3, 3). The ops of a case or a mode have parts of their own.
 */
function compileParts(making: Making, ops: readonly Op[], program: Program, inside = false): void {
  let open: Mutable<Instruction> | null = null;
  ops.forEach((op, index) => {
    const opens = index > 0 && op.after !== undefined && portionOf(ops[index - 1]!) !== portionOf(op);
    if (opens) {
      if (open !== null) open.jump = program.length;
      open = instructionOf(making, "part", {
        beginning: Beginning.part,
        after: op.after === "then" ? After.then : After.ifYouDo,
        conditions: conditionsOf(making, op.if),
      });
      program.push(open);
    }
    // The very first condition stands in front of the whole effect (9-2-1).
    compileInto(making, op, opens || (index === 0 && !inside) ? undefined : op.if, program);
  });
  if (open !== null) (open as Mutable<Instruction>).jump = program.length;
  groupChoices(program);
}

export const conditionsOf = (making: Making, records: Op["if"]): Condition[] =>
  (records ?? []).map((record) => compileCondition(record, making.filters, making.ofDestroyed));

function compileInto(making: Making, op: Op, conditions: Op["if"], program: Program): void {
  if (op.op === "branch" || op.op === "chooseMode") {
    // Its condition, and "you may", are about all of it; what may be declined stops nothing (16.3, 5).
    const asks: Mutable<Instruction>[] = [];
    if (conditions !== undefined)
      asks.push(instructionOf(making, "branchCase", { beginning: Beginning.branchCase, conditions: conditionsOf(making, conditions) }));
    if (op.may === true) asks.push(instructionOf(making, "may", { beginning: Beginning.jump }));
    program.push(...asks);
    compileAlternatives(making, op, program);
    for (const each of asks) each.jump = program.length;
    return;
  }
  if (op.op === "players") {
    compilePlayers(making, op, conditions, program);
    return;
  }
  if (op.op === "deploy" && op.payCost === true) {
    // 2-9: what cannot be paid for is not deployed.
    const { target, slots } = targetOf(op.target);
    program.push(instructionOf(making, "payCostOf", { target, slots, conditions: conditionsOf(making, conditions) }));
  }
  const instruction = compileOp(making, op, conditions);
  const asksItself = op.op === "choose" || op.op === "discard" || op.op === "revealHandToDeckBottom";
  if (op.may === true && !asksItself) {
    const asks = instructionOf(making, "may", { conditions: instruction.conditions });
    program.push(asks, instruction);
    asks.jump = program.length;
  } else program.push(instruction);
  if (op.op === "mayTakeLooked" && op.to === "battleArea") program.push(instructionOf(making, "deployTaken", {}));
  if (op.op === "returnToDeckBottom") program.push(instructionOf(making, "orderBuried", {}));
}

function compileAlternatives(making: Making, op: Extract<Op, { op: "branch" | "chooseMode" }>, program: Program): void {
  if (op.op === "branch") {
    const ends: Mutable<Instruction>[] = [];
    for (const { if: when, ops } of op.cases) {
      const skip = instructionOf(making, "branchCase", { beginning: Beginning.branchCase, conditions: conditionsOf(making, when) });
      const end = instructionOf(making, "jump", { beginning: Beginning.jump });
      program.push(skip);
      compileParts(making, ops, program, true);
      program.push(end);
      skip.jump = program.length;
      ends.push(end);
    }
    for (const end of ends) end.jump = program.length;
    return;
  }
  const choosing = instructionOf(making, "chooseMode", { beginning: Beginning.chooseMode });
  const ends: Mutable<Instruction>[] = [];
  program.push(choosing);
  choosing.modes = op.modes.map((ops) => {
    const start = program.length;
    compileParts(making, ops, program, true);
    const end = instructionOf(making, "jump", { beginning: Beginning.jump });
    program.push(end);
    ends.push(end);
    return start;
  });
  choosing.jump = program.length;
  for (const end of ends) end.jump = program.length;
}

/** 1-3-4: who carries them out changes, and changes back; both players in turn: twice the same instructions. */
function compilePlayers(making: Making, op: Extract<Op, { op: "players" }>, conditions: Op["if"], program: Program): void {
  const asks: Mutable<Instruction>[] = [];
  if (conditions !== undefined)
    asks.push(instructionOf(making, "branchCase", { beginning: Beginning.branchCase, conditions: conditionsOf(making, conditions) }));
  program.push(...asks);
  for (const who of op.who === "each" ? [Acting.active, Acting.standby] : [Acting.opponent]) {
    program.push(instructionOf(making, "asPlayer", { beginning: Beginning.part, n: who }));
    // A portion ends with its player's part: what comes of it is all that is carried on.
    compileParts(making, op.ops, program, true);
  }
  program.push(instructionOf(making, "asPlayer", { n: Acting.owner }));
  for (const each of asks) each.jump = program.length;
}

/** 16.3, 4: choices that stand directly behind one another are one selection. */
function groupChoices(program: Program): void {
  for (let step = program.length - 1; step >= 0; step--) {
    const i = program[step]!;
    if (i.beginning !== Beginning.choose) continue;
    const next = program[step + 1];
    i.group = next !== undefined && next.beginning === Beginning.choose ? next.group + 1 : 1;
    const deed = deedTo(program, step);
    i.harms = deed !== null && harms(deed);
  }
}

/** The first instruction behind this choice that does something to what it chooses. */
export function deedTo(program: readonly Instruction[], choice: number): Instruction | null {
  const { slots } = program[choice]!;
  for (let step = choice + 1; step < program.length; step++) {
    const i = program[step]!;
    if (i.target === Target.chosen && (i.slots & slots) !== 0) return i;
  }
  return null;
}

/** Would its owner rather not have it done to an own card? */
const harms = ({ word, ap, hp, standing }: Instruction): boolean =>
  HARMFUL_WORDS.has(nameOfWord(word)) || ap < 0 || hp < 0 || (standing & HARMFUL_STANDINGS) !== 0;
const HARMFUL_WORDS: ReadonlySet<string> = new Set([
  "rest",
  "damage",
  "destroy",
  "returnToHand",
  "returnToDeckBottom",
  "exile",
  "skipNextActiveStep",
]);
const HARMFUL_STANDINGS =
  Standing.cannotAttack |
  Standing.cannotAttackPlayer |
  Standing.cannotActivateBlocker |
  Standing.cannotBeSetActive |
  Standing.cannotBePaired |
  Standing.attractsMust |
  Standing.attractsIfPossible;

const SLOTS: Readonly<Record<string, Slot>> = { t1: Slot.t1, t2: Slot.t2, dev: Slot.dev, thisUnit: Slot.thisUnit };

function targetOf(record: TargetRecord | undefined): { target: Target; slots: number; all: FilterRecord | null } {
  if (record === undefined) return { target: Target.none, slots: 0, all: null };
  if (Array.isArray(record)) return { target: Target.chosen, slots: record.reduce((set, name) => set | SLOTS[name]!, 0), all: null };
  if (typeof record !== "string") return { target: Target.all, slots: 0, all: record.all };
  const slot = record === "thisUnit" ? undefined : SLOTS[record];
  if (slot !== undefined) return { target: Target.chosen, slots: slot, all: null };
  return { target: TARGETS[record]!, slots: 0, all: null };
}
const TARGETS: Readonly<Record<string, Target>> = {
  thisUnit: Target.thisUnit,
  thisBase: Target.thisUnit,
  eventUnit: Target.eventUnit,
  eventSource: Target.eventSource,
  eventCard: Target.eventCard,
  thisCard: Target.thisCard,
  battlingEnemyUnit: Target.battlingEnemyUnit,
  enemyShieldAreaTop: Target.enemyShieldAreaTop,
};

type PlainOp = Exclude<Op, { op: "branch" } | { op: "chooseMode" } | { op: "players" }>;

function compileOp(making: Making, op: Op, conditions: Op["if"]): Mutable<Instruction> {
  if (op.op === "branch" || op.op === "chooseMode" || op.op === "players") throw new Error(`a constant effect cannot hold ${op.op}`);
  const record: PlainOp = op;
  const { target, slots, all } = targetOf(
    "target" in record ? record.target : "fromTarget" in record ? record.fromTarget : "attacker" in record ? record.attacker : undefined,
  );
  const second = targetOf(
    "with" in record && record.op !== "playAs"
      ? record.with
      : "to" in record && record.op !== "mayTakeLooked"
        ? record.to
        : "defender" in record
          ? record.defender
          : record.op === "gainKeywordsOf"
            ? record.of
            : undefined,
  );
  const paired = record.op === "playAs" ? record.with : undefined;
  const filter =
    "from" in record
      ? record.from
      : "filter" in record
        ? record.filter
        : "allowed" in record
          ? record.allowed
          : "perCount" in record
            ? record.perCount
            : "attackers" in record
              ? record.attackers
              : record.op === "restInstead"
                ? record.of
                : paired;
  const n = "n" in record ? record.n : undefined;
  const [least, most] = Array.isArray(n) ? n : [n ?? 0, n ?? 0];
  const word = record.op === "attractAttacks" ? (record.strength === "must" ? "attractMust" : "attractIfPossible") : record.op;
  const keyword = record.op === "gainKeyword" ? record.keyword : null;
  const until = "until" in record ? record.until : undefined;
  return instructionOf(making, word, {
    beginning: BEGINNINGS[record.op] ?? Beginning.other,
    target,
    slots: record.op === "choose" ? SLOTS[record.as]! : slots,
    target2: second.target,
    slots2: second.slots,
    n: keyword !== null ? ("n" in keyword ? keyword.n : 0) : record.op === "lookedRestToBottom" ? 99 : least,
    most,
    ap:
      record.op === "modify" || record.op === "deployThisPilotAsUnit"
        ? (record.ap ?? 0)
        : record.op === "costModifier"
          ? (record.lv ?? 0)
          : record.op === "playAs"
            ? (record.lv ?? PRINTED)
            : 0,
    hp: record.op === "modify" || record.op === "deployThisPilotAsUnit" ? (record.hp ?? 0) : record.op === "playAs" ? record.cost : 0,
    keyword: keyword === null ? 0 : KEYWORDS[keyword.k]!,
    damage: "damage" in record ? DAMAGE[record.damage] : Damage.none,
    until:
      record.op === "skipNextActiveStep"
        ? Until.nextActiveStep
        : until === "turn"
          ? Until.turn
          : until === "battle"
            ? Until.battle
            : Until.always,
    filter: filter === undefined ? null : compileFilter(filter, making.filters),
    targets:
      all !== null
        ? compileFilter(all, making.filters)
        : record.op === "restInstead"
          ? compileFilter(record.effectOf, making.filters)
          : null,
    conditions: conditionsOf(making, conditions),
    may: record.may === true,
    token: record.op === "deployToken" ? making.token(record.token) : null,
    rested: "rested" in record && record.rested === true,
    reveal: record.op === "mayTakeLooked" && record.reveal === true,
    toField: record.op === "mayTakeLooked" && record.to === "battleArea",
    toDeckTop: record.op === "mayTakeLooked" && record.to === "deckTop",
    times: "times" in record && record.times !== undefined ? compileTimes(record.times, making.filters) : null,
    gains: record.op === "gainEffect" ? making.gained(record.effect) : null,
    next: record.op === "gainEffect" && record.next === true,
    trait: record.op === "gainTrait" ? record.trait : "",
    upTo: record.op === "preventDamage" ? (record.most ?? 0) : 0,
    from: record.op === "preventDamage" ? () => fromText(record.from) : null,
  });
}

const BEGINNINGS: Partial<Readonly<Record<Op["op"], Beginning>>> = {
  choose: Beginning.choose,
  activateOwnMainEffect: Beginning.ownMain,
  activateOwnActionEffect: Beginning.ownAction,
  activatePairedMainEffect: Beginning.pairedMain,
};

export function instructionOf(making: Making, word: string, given: Partial<Instruction>): Mutable<Instruction> {
  const instruction: Mutable<Instruction> = {
    id: making.instructions.length,
    word: wordNamed(word)!, // every word of a card file is one (schema.test.ts)
    beginning: Beginning.other,
    target: Target.none,
    slots: 0,
    target2: Target.none,
    slots2: 0,
    n: 0,
    most: 0,
    ap: 0,
    hp: 0,
    keyword: 0,
    standing: standingOf(word),
    damage: Damage.none,
    until: Until.always,
    filter: null,
    targets: null,
    conditions: [],
    may: false,
    jump: 0,
    modes: [],
    after: After.none,
    token: null,
    rested: false,
    reveal: false,
    toField: false,
    toDeckTop: false,
    times: null,
    gains: null,
    next: false,
    trait: "",
    upTo: 0,
    from: null,
    group: 1,
    harms: false,
    ...given,
  };
  making.instructions.push(instruction);
  return instruction;
}

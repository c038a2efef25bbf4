/** Card records become definitions, their effects flat instructions: once, when a card set is loaded. */
import { fingerprint } from "@duelex/kernel";
import {
  type Ability,
  After,
  Beginning,
  type CardSet,
  type Condition,
  type Cost,
  type Definition,
  type Filter,
  Gate,
  type Instruction,
  Paying,
  type PilotTest,
  reading,
  Target,
  type Trigger,
  Where,
} from "../cards.ts";
import { Color, Damage, KEYWORDS, READS, Reads, Standing, Timing, Type, Until } from "../names.ts";
import type {
  CardRecord,
  Cost as CostRecord,
  EffectRecord,
  Filter as FilterRecord,
  KeywordRecord,
  Op,
  Target as TargetRecord,
  TokenRecord,
} from "../schema.ts";
import { Slot } from "../table.ts";
import { compileCondition, conditionReads, conditionReadsValues } from "./conditions.ts";
import { compileFilter, readsOf, readsValues } from "./filters.ts";
import { standingOf, WORDS, wordNamed } from "./words.ts";

/** What is being filled while a card set is compiled. */
interface Making {
  readonly definitions: Definition[];
  readonly abilities: Ability[];
  readonly instructions: Instruction[];
  readonly filters: Filter[];
  /** Token records by what tells them apart: name, traits, AP, HP. */
  readonly tokens: Map<string, Definition>;
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

const TYPES: Readonly<Record<string, Type>> = {
  Unit: Type.Unit,
  UnitToken: Type.Unit,
  Pilot: Type.Pilot,
  Command: Type.Command,
  Base: Type.Base,
  EXBase: Type.Base,
  Resource: Type.Resource,
  EXResource: Type.Resource,
};

/** Compiles cards into a set that a match is played with. The records are right in form (schema.ts, proofreading.ts). */
export function compileCards(records: readonly CardRecord[]): CardSet {
  const making: Making = { definitions: [], abilities: [], instructions: [], filters: [], tokens: new Map() };
  const nobody = defineCard(making, {
    id: "",
    name: "nothing",
    type: "Resource",
    color: null,
    level: 0,
    cost: 0,
    traits: [],
    zones: [],
    keywords: [],
    effects: [],
  });
  const byId = new Map<string, Definition>();
  for (const record of records) {
    const definition = defineCard(making, record);
    byId.set(record.id, definition);
    if (record.type === "UnitToken") making.tokens.set(tokenKey(record), definition);
  }
  for (const record of records) {
    const definition = byId.get(record.id);
    if (definition !== undefined) addEffects(making, definition, record);
  }
  const own = (timing: Timing, word: string) =>
    addAbility(making, null, { timing: "Constant", ops: [] }, 0, [timing], [instructionOf(making, word, {})]);
  const breach = own(Timing.Breach, "breach");
  const repair = own(Timing.Repair, "repair");
  const burst = own(Timing.Burst, "part");
  const support = instructionOf(making, "modify", { until: Until.turn });
  for (const filter of making.filters) filter.matching = new Uint8Array(making.definitions.length);
  const needed = (id: string) => byId.get(id) ?? nobody;
  return {
    definitions: making.definitions,
    abilities: making.abilities,
    instructions: making.instructions,
    byId,
    sharedNames: new Set(making.definitions.map(({ name }) => name).filter((name, nth, all) => all.indexOf(name) !== nth)),
    cheapestAction: Array.from({ length: 16 }, (_, level) => cheapestAction(making.definitions, level)),
    guardsAreas: making.definitions.some((d) => d.constants.some((ability) => ability.program.some(guardsArea))),
    exBase: needed("EXB-001"),
    exResource: needed("EXR-001"),
    breach,
    repair,
    burst,
    support,
    fingerprint: fingerprint(JSON.stringify(records)),
  };
}

/** The least that an 【Action】 Command playable at this Lv. can cost; cards that change their own cost might cost nothing. */
function cheapestAction(definitions: readonly Definition[], level: number): number {
  let least = 99;
  for (const { action, inHand, playOption, level: printed, cost } of definitions) {
    if (action === null) continue;
    if (inHand.length > 0) return 0;
    if (printed <= level) least = Math.min(least, cost);
    const option = playOption?.program[0];
    if (option !== undefined && option.ap <= level) least = Math.min(least, option.hp);
  }
  return least;
}

const guardsArea = (i: Instruction): boolean =>
  i.standing === Standing.protected && (i.targets?.where === Where.shieldArea || i.targets?.where === Where.shields);

const tokenKey = (token: { name: string; traits: readonly string[]; ap: number; hp: number }): string =>
  `${token.name}|${token.traits.join("/")}|${token.ap}|${token.hp}`;

const amount = (keywords: readonly KeywordRecord[], name: string): number =>
  keywords.reduce((sum, keyword) => sum + (keyword.k === name && "n" in keyword ? keyword.n : 0), 0);

function defineCard(making: Making, record: CardRecord): Definition {
  const numbers = "ap" in record ? { ap: record.ap, hp: record.hp } : { ap: 0, hp: 0 };
  const definition: Definition = {
    number: making.definitions.length,
    id: record.id,
    name: record.name,
    type: TYPES[record.type]!,
    token: "token" in record,
    isEXResource: record.type === "EXResource",
    color: record.color === null ? Color.none : Color[record.color],
    level: record.level, // a token's are 0 (4-17-2-2), and it has no colour (4-17-2-3)
    cost: record.cost,
    ...numbers,
    traits: record.traits,
    keywords: record.keywords.reduce((set, keyword) => set | KEYWORDS[keyword.k]!, 0),
    breach: amount(record.keywords, "Breach"),
    repair: amount(record.keywords, "Repair"),
    support: amount(record.keywords, "Support"),
    link: record.type === "Unit" ? record.link.map((link) => ({ ...link })) : [],
    asPilot:
      record.type === "Pilot"
        ? { name: record.name, ap: record.apMod, hp: record.hpMod, traits: record.traits }
        : record.type === "Command" && record.pilot !== undefined
          ? { name: record.pilot.name, ap: record.pilot.apMod, hp: record.pilot.hpMod, traits: record.pilot.traits }
          : null,
    abilities: [],
    constants: [],
    inHand: [],
    activated: [],
    burst: null,
    main: null,
    action: null,
    playOption: null,
    timings: 0,
    watches: [],
    reads: [],
    lendsHp: 0,
    plainPrice: true,
  };
  making.definitions.push(definition);
  return definition;
}

function addEffects(making: Making, definition: Definition, record: CardRecord): void {
  const abilities = record.effects.map((effect, index) => {
    const names = typeof effect.timing === "string" ? [effect.timing] : effect.timing;
    const timings = names.map((name) => Timing[(name === "Trigger" ? effect.trigger!.event : name) as keyof typeof Timing]);
    const program = compileProgram(making, effect);
    return addAbility(making, definition, effect, index, timings, program);
  });
  const first = (timing: Timing) => abilities.find((ability) => ability.timings.includes(timing)) ?? null;
  definition.abilities = abilities;
  definition.constants = abilities.filter((ability) => ability.timings[0] === Timing.Constant && !ability.fromHand);
  definition.inHand = abilities.filter((ability) => ability.timings[0] === Timing.Constant && ability.fromHand);
  definition.activated = abilities.filter(
    (ability) => ability.timings.includes(Timing.ActivateMain) || ability.timings.includes(Timing.ActivateAction),
  );
  definition.burst = first(Timing.Burst);
  definition.main = first(Timing.Main);
  definition.action = first(Timing.Action);
  definition.playOption = first(Timing.PlayOption);
  definition.watches = abilities.flatMap((ability) => ability.timings);
  definition.reads = abilities.flatMap(({ reads }) =>
    Array.from({ length: READS }, (_, what) => what as Reads).filter((what) => (reads & reading(what)) !== 0),
  );
  definition.lendsHp = definition.constants.filter((ability) => ability.program.some((i) => i.hp !== 0)).length;
  definition.plainPrice = definition.inHand.length === 0 && definition.playOption === null;
  for (const ability of abilities) for (const timing of ability.timings) definition.timings |= 1 << timing;
}

function addAbility(
  making: Making,
  definition: Definition | null,
  effect: EffectRecord,
  index: number,
  timings: readonly Timing[],
  program: readonly Instruction[],
): Ability {
  const conditions = (records: EffectRecord["while"]) => (records ?? []).map((record) => compileCondition(record, making.filters));
  const isConstant = timings[0] === Timing.Constant;
  const whileHolds = conditions(effect.while);
  const asked = [...whileHolds, ...program.flatMap((i) => i.conditions)];
  let reads = effect.turn === undefined ? 0 : reading(Reads.turn);
  for (const condition of asked) reads |= conditionReads(condition);
  for (const i of program) reads |= readsOf(i.targets);
  const ability: Ability = {
    id: making.abilities.length,
    index,
    definition,
    timings,
    isPilotText: effect.host === "pairedUnit",
    fromHand: effect.zone === "hand",
    gate: effect.gate === "DuringPair" ? Gate.DuringPair : effect.gate === "DuringLink" ? Gate.DuringLink : Gate.none,
    gatePilot: pilotTest(effect.gatePilot),
    pilotQualifier: pilotTest(effect.pilotQualifier),
    turn: effect.turn === "own" ? 1 : effect.turn === "enemy" ? 2 : 0,
    oncePerTurn: effect.oncePerTurn ?? false,
    trigger: effect.trigger === undefined ? null : compileTrigger(making, effect.trigger),
    when: conditions(effect.when),
    while: whileHolds,
    cost: (effect.cost ?? []).map((cost) => compileCost(making, cost)),
    program,
    needsTargets: program.some((i) => i.beginning !== Beginning.other && i.beginning !== Beginning.part && i.beginning !== Beginning.jump),
    front: isConstant ? [] : (effect.ops[0]?.if ?? []).map((record) => compileCondition(record, making.filters)),
    reads: isConstant && effect.zone !== "hand" ? reads : 0,
    readsValues: asked.some(conditionReadsValues) || program.some((i) => readsValues(i.targets)),
    notYet: effect.notYet ?? "",
  };
  making.abilities.push(ability);
  return ability;
}

function pilotTest(
  wanted: { traitAny?: string[] | undefined; color?: keyof typeof Color | undefined; lvMin?: number | undefined } | undefined,
): PilotTest {
  if (wanted === undefined) return null;
  const { traitAny, color, lvMin } = wanted;
  return (pilot) =>
    (traitAny === undefined || traitAny.some((trait) => pilot.traits.includes(trait))) &&
    (color === undefined || pilot.color === Color[color]) &&
    (lvMin === undefined || pilot.level >= lvMin);
}

function compileTrigger(making: Making, trigger: NonNullable<EffectRecord["trigger"]>): Trigger {
  const filter =
    "who" in trigger
      ? trigger.who
      : "from" in trigger
        ? trigger.from
        : "target" in trigger
          ? trigger.target
          : "with" in trigger
            ? trigger.with.thisUnitOr
            : undefined;
  return {
    damage: "damage" in trigger ? DAMAGE[trigger.damage] : Damage.any,
    filter: filter === undefined ? null : compileFilter(filter, making.filters),
    whileAttacking: "whileThisUnitAttacking" in trigger && trigger.whileThisUnitAttacking === true,
    orThisUnit: "with" in trigger,
  };
}
const DAMAGE = { battle: Damage.battle, effect: Damage.effect, any: Damage.any } as const;

function compileCost(making: Making, cost: CostRecord): Cost {
  const filter: FilterRecord | undefined = "from" in cost ? cost.from : "filter" in cost ? cost.filter : undefined;
  return {
    pays: Paying[cost.op],
    n: "n" in cost ? cost.n : 1,
    filter: filter === undefined ? null : compileFilter(filter, making.filters),
  };
}

// ---- programs ----

/** Where a program is being written: its instructions so far. */
type Program = Mutable<Instruction>[];

function compileProgram(making: Making, effect: EffectRecord): Instruction[] {
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
    const opens = index > 0 && op.after !== undefined && ops[index - 1]!.after !== op.after;
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

const conditionsOf = (making: Making, records: Op["if"]): Condition[] =>
  (records ?? []).map((record) => compileCondition(record, making.filters));

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

/** 16.3, 4: choices that stand directly behind one another are one selection. */
function groupChoices(program: Program): void {
  for (let step = program.length - 1; step >= 0; step--) {
    const i = program[step]!;
    if (i.beginning !== Beginning.choose) continue;
    const next = program[step + 1];
    i.group = next !== undefined && next.beginning === Beginning.choose ? next.group + 1 : 1;
  }
}

const SLOTS: Readonly<Record<string, Slot>> = { t1: Slot.t1, t2: Slot.t2, dev: Slot.dev };

function targetOf(record: TargetRecord | undefined): { target: Target; slots: number; all: FilterRecord | null } {
  if (record === undefined) return { target: Target.none, slots: 0, all: null };
  if (Array.isArray(record)) return { target: Target.chosen, slots: record.reduce((set, name) => set | SLOTS[name]!, 0), all: null };
  if (typeof record !== "string") return { target: Target.all, slots: 0, all: record.all };
  const slot = SLOTS[record];
  if (slot !== undefined) return { target: Target.chosen, slots: slot, all: null };
  return { target: TARGETS[record]!, slots: 0, all: null };
}
const TARGETS: Readonly<Record<string, Target>> = {
  thisUnit: Target.thisUnit,
  thisBase: Target.thisUnit,
  eventUnit: Target.eventUnit,
  eventSource: Target.eventUnit,
  battlingEnemyUnit: Target.battlingEnemyUnit,
  enemyShieldAreaTop: Target.enemyShieldAreaTop,
};

type PlainOp = Exclude<Op, { op: "branch" } | { op: "chooseMode" }>;

function compileOp(making: Making, op: Op, conditions: Op["if"]): Mutable<Instruction> {
  if (op.op === "branch" || op.op === "chooseMode") throw new Error(`a constant effect cannot hold ${op.op}`);
  const record: PlainOp = op;
  const { target, slots, all } = targetOf(
    "target" in record ? record.target : "fromTarget" in record ? record.fromTarget : "attacker" in record ? record.attacker : undefined,
  );
  const second = targetOf(
    "with" in record
      ? record.with
      : "to" in record && record.op !== "mayTakeLooked"
        ? record.to
        : "defender" in record
          ? record.defender
          : undefined,
  );
  const filter =
    "from" in record
      ? record.from
      : "filter" in record
        ? record.filter
        : "allowed" in record
          ? record.allowed
          : "perCount" in record
            ? record.perCount
            : undefined;
  const n = "n" in record ? record.n : undefined;
  const [least, most] = Array.isArray(n) ? n : [n ?? 0, n ?? 0];
  const word = record.op === "attractAttacks" ? (record.strength === "must" ? "attractMust" : "attractIfPossible") : record.op;
  const keyword = record.op === "gainKeyword" ? record.keyword : null;
  const until = "until" in record ? record.until : undefined;
  return instructionOf(making, word, {
    beginning: record.op === "choose" ? Beginning.choose : record.op === "activateOwnMainEffect" ? Beginning.ownMain : Beginning.other,
    target,
    slots: record.op === "choose" ? SLOTS[record.as]! : slots,
    target2: second.target,
    slots2: second.slots,
    n: keyword !== null ? ("n" in keyword ? keyword.n : 0) : record.op === "lookedRestToBottom" ? 99 : least,
    most,
    ap:
      record.op === "modify" ? (record.ap ?? 0) : record.op === "costModifier" ? (record.lv ?? 0) : record.op === "playAs" ? record.lv : 0,
    hp: record.op === "modify" ? (record.hp ?? 0) : record.op === "playAs" ? record.cost : 0,
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
    targets: all === null ? null : compileFilter(all, making.filters),
    conditions: conditionsOf(making, conditions),
    may: record.may === true,
    token: record.op === "deployToken" ? tokenOf(making, record.token) : null,
    rested: "rested" in record && record.rested === true,
    reveal: record.op === "mayTakeLooked" && record.reveal === true,
    toField: record.op === "mayTakeLooked" && record.to === "battleArea",
  });
}

function instructionOf(making: Making, word: string, given: Partial<Instruction>): Mutable<Instruction> {
  const index = wordNamed(word);
  if (index === undefined) throw new Error(`the vocabulary has no word "${word}"`);
  const instruction: Mutable<Instruction> = {
    id: making.instructions.length,
    word: index,
    rule: WORDS[index]!.rule,
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
    group: 1,
    ...given,
  };
  making.instructions.push(instruction);
  return instruction;
}

/** The record of a Unit token, or one made up from what the creating effect says (4-17). */
function tokenOf(making: Making, token: TokenRecord): Definition {
  const key = tokenKey(token);
  const known = making.tokens.get(key);
  if (known !== undefined) return known;
  const definition = defineCard(making, {
    id: `token:${token.name}`,
    name: token.name,
    type: "UnitToken",
    token: true,
    color: null,
    level: 0,
    cost: 0,
    ap: token.ap,
    hp: token.hp,
    traits: token.traits,
    zones: [],
    keywords: token.keywords ?? [],
    effects: [],
  });
  making.tokens.set(key, definition);
  return definition;
}

/** Can anything on this card change HP other than by printing it? Then losing an effect may destroy. */
export const changesHp = (definition: Definition): boolean =>
  (definition.asPilot?.hp ?? 0) < 0 ||
  definition.abilities.some((ability) => ability.program.some((i) => i.hp !== 0 && i.standing === 0 && i.word === MODIFY));
const MODIFY = wordNamed("modify");

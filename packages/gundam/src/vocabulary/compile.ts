/** Card records become definitions, once, when a card set is loaded; their effects become programs (programs.ts). */
import { fingerprint } from "@duelex/kernel";
import {
  type Ability,
  Beginning,
  type CardSet,
  type Cost,
  type Definition,
  Gate,
  type Instruction,
  Paying,
  type PilotTest,
  reading,
  type Trigger,
  Where,
} from "../cards.ts";
import { Color, Damage, KEYWORDS, READS, Reads, Standing, Timing, Type, Until } from "../names.ts";
import type { CardRecord, Cost as CostRecord, EffectRecord, Filter as FilterRecord, KeywordRecord, TokenRecord } from "../schema.ts";
import { conditionReads, conditionReadsValues } from "./conditions.ts";
import { compileFilter, readsOf, readsValues } from "./filters.ts";
import { compileProgram, conditionsOf, DAMAGE, instructionOf, type Making } from "./programs.ts";
import { wordNamed } from "./words.ts";

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
  const tokens = new Map<string, Definition>();
  const making: Making = {
    definitions: [],
    abilities: [],
    instructions: [],
    filters: [],
    token: (record) => tokenOf(making, tokens, record),
  };
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
    if (record.type === "UnitToken") tokens.set(tokenKey(record), definition);
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
  const isConstant = timings[0] === Timing.Constant;
  const whileHolds = conditionsOf(making, effect.while);
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
    when: conditionsOf(making, effect.when),
    while: whileHolds,
    cost: (effect.cost ?? []).map((cost) => compileCost(making, cost)),
    program,
    needsTargets: program.some((i) => i.beginning !== Beginning.other && i.beginning !== Beginning.part && i.beginning !== Beginning.jump),
    front: isConstant ? [] : conditionsOf(making, effect.ops[0]?.if),
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

function compileCost(making: Making, cost: CostRecord): Cost {
  const filter: FilterRecord | undefined = "from" in cost ? cost.from : "filter" in cost ? cost.filter : undefined;
  return {
    pays: Paying[cost.op],
    n: "n" in cost ? cost.n : 1,
    filter: filter === undefined ? null : compileFilter(filter, making.filters),
  };
}

/** The record of a Unit token, or one made up from what the creating effect says (4-17). */
function tokenOf(making: Making, tokens: Map<string, Definition>, token: TokenRecord): Definition {
  const key = tokenKey(token);
  const known = tokens.get(key);
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
  tokens.set(key, definition);
  return definition;
}

/** Can anything on this card change HP other than by printing it? Then losing an effect may destroy. */
export const changesHp = (definition: Definition): boolean =>
  (definition.asPilot?.hp ?? 0) < 0 ||
  definition.abilities.some((ability) => ability.program.some((i) => i.hp !== 0 && i.standing === 0 && i.word === MODIFY));
const MODIFY = wordNamed("modify");

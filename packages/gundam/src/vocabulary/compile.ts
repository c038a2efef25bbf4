/** Card records become definitions, once, when a card set is loaded; their effects become programs (programs.ts). */
import { fingerprint, type Rulebook } from "@duelex/kernel";
import {
  type Ability,
  type CardSet,
  type Cost,
  type Definition,
  Gate,
  type Instruction,
  Paying,
  type PilotTest,
  reading,
  Side,
  type Trigger,
  Where,
} from "../cards.ts";
import type { ClauseText } from "../face.ts";
import { Color, Damage, KEYWORDS, keywordsIn, Rare, READS, Reads, Standing, TIMINGS, Timing, Type, Until } from "../names.ts";
import type {
  CardRecord,
  Cost as CostRecord,
  EffectRecord,
  Filter as FilterRecord,
  GainedEffect,
  KeywordRecord,
  TokenRecord,
  TriggerRecord,
} from "../schema.ts";
import { asksAbout, conditionReads, conditionReadsValues } from "./conditions.ts";
import { compileFilter, readsOf, readsValues } from "./filters.ts";
import { compileProgram, conditionsOf, DAMAGE, instructionOf, type Making } from "./programs.ts";
import { timesReads, timesReadsValues } from "./times.ts";
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
export function compileCards(records: readonly CardRecord[], rulebook: Rulebook, clauseText: ClauseText): CardSet {
  const tokens = new Map<string, Definition>();
  const making: Making = {
    clauseText,
    definitions: [],
    abilities: [],
    instructions: [],
    filters: { list: [], gainable: new Set(traitsThatAreGained(records)) },
    ofDestroyed: false,
    token: (record) => tokenOf(making, tokens, record),
    gained: (record) => gainedAbility(making, record),
    asUnit: (of, ap, hp) => asUnit(making, of, ap, hp),
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
  const own = (timing: Timing, word: string, text: string) =>
    addAbility(making, null, { timing: "Constant", ops: [] }, 0, [timing], [instructionOf(making, word, {})], () => text);
  const breach = own(Timing.Breach, "breach", "<Breach>: deal that much damage to the first card in the enemy shield area.");
  const repair = own(Timing.Repair, "repair", "<Repair>: at the end of your turn, this Unit recovers that much HP.");
  const burst = own(Timing.Burst, "part", "【Burst】 Its owner may use it free of cost when the Shield is destroyed.");
  const supporting = own(Timing.Constant, "part", "<Support>: rest this Unit; another of your Units gets that much AP during this turn.");
  const support = instructionOf(making, "modify", { until: Until.turn });
  const gained = gainedKeywords(making);
  for (const filter of making.filters.list) filter.matching = new Uint8Array(making.definitions.length);
  const needed = (id: string) => byId.get(id) ?? nobody;
  return {
    rulebook,
    clauseText,
    records: new Map(records.map((record) => [record.id, record])),
    definitions: making.definitions,
    abilities: making.abilities,
    instructions: making.instructions,
    byId,
    sharedNames: sharedNames(making.definitions),
    cheapestAction: Array.from({ length: 16 }, (_, level) => cheapestAction(making.definitions, level)),
    exBase: needed("EXB-001"),
    exResource: needed("EXR-001"),
    breach,
    repair,
    burst,
    support,
    gained,
    gainedTraits: [...making.filters.gainable],
    playAs: wordNamed("playAs")!,
    supporting,
    fingerprint: fingerprint(JSON.stringify(records)),
  };
}

/** Traits that an effect of some card gives (4-16): only those have to be asked of more than what is printed. */
function traitsThatAreGained(records: readonly CardRecord[]): string[] {
  return records.flatMap((record) =>
    record.effects.flatMap((effect) => effect.ops.flatMap((op) => (op.op === "gainTrait" ? [op.trait] : []))),
  );
}

/** An effect that a card gains: its own text, as far as rules ask for a text. */
function gainedAbility(making: Making, { timing, gate, trigger, substitution, ops }: GainedEffect): Ability {
  const at = timing === "Trigger" ? Timing[trigger!.event] : Timing.Destroyed;
  const effect = { timing, gate, trigger, substitution, ops };
  const outer = making.ofDestroyed;
  making.ofDestroyed = at === Timing.Destroyed;
  const ability = addAbility(making, null, effect, 0, [at], compileProgram(making, { timing, ops }), () => making.clauseText(effect));
  making.ofDestroyed = outer;
  return ability;
}

/** 4-16: for each keyword and number that is printed on a Unit, the instruction that gives it, for a turn and for a battle. */
function gainedKeywords(making: Making): CardSet["gained"] {
  const gained = new Map<string, [Instruction, Instruction]>();
  for (const { keywords, breach, repair, support } of making.definitions) {
    for (const { name, keyword, n } of keywordsIn(keywords, { breach, repair, support })) {
      const give = (until: Until) => instructionOf(making, "gainKeyword", { keyword, n, until });
      if (!gained.has(name)) gained.set(name, [give(Until.turn), give(Until.battle)]);
    }
  }
  return gained;
}

/** A Unit without text, for a Pilot card that is deployed as one; it is the card's own number and name. */
function asUnit(making: Making, of: Definition, ap: number, hp: number): void {
  const unit = { ...of, number: making.definitions.length, type: Type.Unit, ap, hp, keywords: 0, asPilot: null, original: of };
  const blank = { hasTiming: of.hasTiming.map(() => false), asksAbout: 0, rare: 0, lendsHp: 0, playOption: null };
  making.definitions.push({
    ...unit,
    ...blank,
    abilities: [],
    constants: [],
    inHand: [],
    inTrash: [],
    activated: [],
    watches: [],
    reads: [],
  });
  of.asUnit = making.definitions.at(-1)!;
}

/** Names under which several card numbers are known; a Pilot card that can be deployed as a Unit is still one card. */
function sharedNames(definitions: readonly Definition[]): Set<string> {
  const first = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, id } of definitions) {
    const known = first.get(name);
    if (known === undefined) first.set(name, id);
    else if (known !== id) shared.add(name);
  }
  return shared;
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
  JSON.stringify([token.name, token.traits, token.ap, token.hp]);

const amount = (keywords: readonly KeywordRecord[], name: string): number =>
  keywords.reduce((sum, keyword) => sum + (keyword.k === name && "n" in keyword ? keyword.n : 0), 0);

function defineCard(making: Making, record: CardRecord): Definition {
  const numbers = "ap" in record ? { ap: record.ap, hp: record.hp } : { ap: 0, hp: 0 };
  const definition: Definition = {
    number: making.definitions.length,
    id: record.id,
    name: record.name,
    otherNames: record.otherNames ?? [],
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
    asUnit: null,
    original: null,
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
    inTrash: [],
    activated: [],
    burst: null,
    main: null,
    action: null,
    playOption: null,
    hasTiming: Array.from({ length: TIMINGS }, () => false),
    asksAbout: 0,
    rare: 0,
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
    making.ofDestroyed = timings.includes(Timing.Destroyed);
    const program = compileProgram(making, effect);
    const says = () => making.clauseText(effect, record.type === "Base" ? "Base" : "Unit");
    return addAbility(making, definition, effect, index, timings, program, says);
  });
  const first = (timing: Timing) => abilities.find((ability) => ability.timings.includes(timing)) ?? null;
  definition.abilities = abilities;
  definition.constants = abilities.filter((ability) => ability.timings[0] === Timing.Constant && !ability.fromHand && !ability.fromTrash);
  definition.inHand = abilities.filter((ability) => ability.timings[0] === Timing.Constant && ability.fromHand);
  definition.inTrash = abilities.filter((ability) => ability.timings[0] === Timing.Constant && ability.fromTrash);
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
  definition.hasTiming = definition.hasTiming.map((_, timing) => abilities.some((ability) => ability.timings.includes(timing)));
  for (const ability of abilities) {
    for (const condition of conditionsIn(ability)) definition.asksAbout |= asksAbout(condition);
    for (const i of ability.program) {
      if (i.standing === Standing.arrivesRested) definition.rare |= Rare.restsArrivals;
      if (ability.timings[0] === Timing.Constant && guardsArea(i)) definition.rare |= Rare.guardsAreas;
      if (i.standing === Standing.standsIn) definition.rare |= Rare.restsInstead;
      if (i.word === AS_UNIT) making.asUnit(definition, i.ap, i.hp);
    }
  }
}

const conditionsIn = (ability: Ability) => [
  ...ability.while,
  ...ability.when,
  ...ability.front,
  ...ability.program.flatMap((i) => i.conditions),
];

function addAbility(
  making: Making,
  definition: Definition | null,
  effect: EffectRecord,
  index: number,
  timings: readonly Timing[],
  program: readonly Instruction[],
  says: () => string,
): Ability {
  const isConstant = timings[0] === Timing.Constant;
  const whileHolds = conditionsOf(making, effect.while);
  const asked = [...whileHolds, ...program.flatMap((i) => i.conditions)];
  let reads = effect.turn === undefined ? 0 : reading(Reads.turn);
  for (const condition of asked) reads |= conditionReads(condition);
  for (const i of program) reads |= readsOf(i.targets) | timesReads(i.times);
  const ability: Ability = {
    id: making.abilities.length,
    index,
    definition,
    timings,
    isPilotText: effect.host === "pairedUnit",
    fromHand: effect.zone === "hand",
    fromTrash: effect.zone === "trash",
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
    front: isConstant ? [] : conditionsOf(making, effect.ops[0]?.if),
    reads: isConstant && effect.zone === undefined ? reads : 0,
    readsValues: asked.some(conditionReadsValues) || program.some((i) => readsValues(i.targets) || timesReadsValues(i.times)),
    notYet: effect.notYet ?? "",
    says,
  };
  making.abilities.push(ability);
  return ability;
}

function pilotTest(
  wanted:
    | {
        traitAny?: string[] | undefined;
        color?: keyof typeof Color | undefined;
        lvMin?: number | undefined;
        lvMax?: number | undefined;
      }
    | undefined,
): PilotTest {
  if (wanted === undefined) return null;
  const { traitAny, color, lvMin, lvMax } = wanted;
  return (pilot) =>
    (traitAny === undefined || traitAny.some((trait) => pilot.traits.includes(trait))) &&
    (color === undefined || pilot.color === Color[color]) &&
    (lvMin === undefined || pilot.level >= lvMin) &&
    (lvMax === undefined || pilot.level <= lvMax);
}

function compileTrigger(making: Making, trigger: NonNullable<EffectRecord["trigger"]>): Trigger {
  const compiled = (filter: FilterRecord | undefined) => (filter === undefined ? null : compileFilter(filter, making.filters));
  const { first, second } = filtersOf(trigger);
  return {
    damage: "damage" in trigger && trigger.damage !== undefined ? DAMAGE[trigger.damage] : Damage.any,
    filter: compiled(first),
    other: compiled(second),
    whileAttacking: "whileThisUnitAttacking" in trigger && trigger.whileThisUnitAttacking === true,
    orThisUnit: "with" in trigger && "thisUnitOr" in trigger.with,
    onPlayer: trigger.event === "unitAttacks" && trigger.target !== undefined ? trigger.target === "player" : null,
    withEXResource: trigger.event === "youActivateCommand" && trigger.playedWith !== undefined,
    side: trigger.event !== "unitRestedByEffect" ? Side.any : trigger.by === "own" ? Side.own : Side.enemy,
  };
}

/** The card that the event is about, and the other one. */
function filtersOf(trigger: TriggerRecord): { first?: FilterRecord | undefined; second?: FilterRecord | undefined } {
  switch (trigger.event) {
    case "thisUnitDestroysEnemyUnit":
    case "thisUnitDamagesEnemyUnit":
      return { second: trigger.victim };
    case "thisUnitWouldReceiveDamage":
    case "thisBaseReceivesDamage":
    case "thisUnitReceivesDamage":
      return { first: trigger.from };
    case "unitWouldReceiveDamage":
    case "unitReceivesDamage":
      return { first: trigger.from, second: trigger.who };
    case "thisUnitSupportRaisedAp":
      return { first: trigger.target };
    case "youPairPilot":
      return { first: "thisUnitOr" in trigger.with ? trigger.with.thisUnitOr : trigger.with, second: trigger.pilot };
    case "thisUnitBlocked":
      return { first: trigger.by };
    case "youActivateCommand":
      return { first: trigger.card };
    default:
      return "who" in trigger ? { first: trigger.who } : {};
  }
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
const AS_UNIT = wordNamed("deployThisPilotAsUnit");

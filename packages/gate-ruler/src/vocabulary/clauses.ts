/** 19.2, 19.4 to 19.6 Clauses of the card texts, compiled to flat instructions of one shape. */
import { Change, DamageType, Happening, KEYWORD_NAMES, Keyword, type Place, Place as Places, Target, Timing, Until } from "../names.ts";
import type { JsonClause, JsonCondition, JsonCost, JsonInstruction } from "../schema.ts";
import { askText } from "../text.ts";
import {
  Aim,
  ANY_NUMBER,
  ANYWHERE,
  type Choice,
  type Destination,
  destinationOf,
  Filter,
  type Lexicon,
  MOST_CHOICES,
  NO_TARGET,
  type Selector,
  SelectorReader,
  Sides,
  selector,
} from "./filters.ts";

// ---- conditions (19.4) ----

/** Every member must hold; null asks nothing. */
export interface Condition {
  readonly turn: "own" | "opponent" | null;
  readonly attacking: Filter | null;
  readonly attackedThisBattle: boolean;
  readonly inPlay: Filter | null;
  readonly atLeast: number;
  readonly opponentHandAtMost: number;
  /** Facts of the event itself. */
  readonly byGenesis: boolean;
  readonly byOpponent: boolean;
  readonly combatDamageAtLeast: number;
}

function conditionOf(json: JsonCondition | null, words: Lexicon): Condition | null {
  if (json === null) return null;
  return {
    turn: json.turn ?? null,
    attacking: json.attacking === undefined ? null : new Filter(json.attacking, words),
    attackedThisBattle: json.attackedThisBattle !== undefined,
    inPlay: json.inPlay === undefined ? null : new Filter(json.inPlay, words),
    atLeast: json.atLeast ?? 0,
    opponentHandAtMost: json.handSize?.atMost ?? -1,
    byGenesis: json.by === "GenesisSummon",
    byOpponent: json.by === "opponent",
    combatDamageAtLeast: json.yourRulerDealtCombatDamage?.atLeast ?? 0,
  };
}

// ---- costs (19.5) ----

export enum CostWord {
  rest,
  payEnergy,
  destroySelf,
  destroy,
  exile,
  mill,
  handToDeckBottom,
  damageReversal,
  discard,
}

export interface Cost {
  readonly word: CostWord;
  readonly n: number;
  readonly filter: Filter | null;
}

function costOf(json: JsonCost, words: Lexicon): Cost {
  const cost = (word: CostWord, n: number, filter: Filter | null = null): Cost => ({ word, n, filter });
  const picked = (word: CostWord, { choose, ...rest }: Extract<JsonCost, { op: "exile" }>["target"]) =>
    cost(word, typeof choose === "number" ? choose : choose[0], new Filter(rest, words));
  switch (json.op) {
    case "rest":
      return cost(CostWord.rest, 1);
    case "payEnergy":
      return cost(CostWord.payEnergy, json.amount);
    case "destroy":
      return json.target === "self" ? cost(CostWord.destroySelf, 1) : picked(CostWord.destroy, json.target);
    case "exile":
      return picked(CostWord.exile, json.target);
    case "mill":
      return cost(CostWord.mill, json.count);
    case "handToDeckBottom":
      return cost(CostWord.handToDeckBottom, json.count);
    case "damageReversal":
      return cost(CostWord.damageReversal, json.count);
    case "discard":
      return cost(CostWord.discard, json.count);
  }
}

// ---- instructions (19.6) ----

export enum Word {
  damage,
  distributeDamage,
  destroy,
  preventDestruction,
  setDamage,
  change,
  immune,
  ready,
  rest,
  move,
  specialSummon,
  normalSummon,
  play,
  cancel,
  recover,
  draw,
  drive,
  drawOrDrive,
  lookTop,
  mayDeckBottomLooked,
  mayDriveLooked,
  otherwiseDeckBottom,
  lookedToDeckBottom,
  attachFromLooked,
  soulFromDeckTop,
  soulToDeckBottom,
  materialsToDeckBottom,
  shuffleDeck,
  endAttackPhaseAfterBattle,
  may,
  ifYouDo,
  chooseAttribute,
  vigilance,
  exile,
  discard,
  // constants only
  allowRulerTarget,
  forbidAttack,
  forbidBeingAttacked,
  attackCost,
  forbidCounterUse,
  lockDamageZone,
  rulerAsEnergy,
  counterFromHand,
  eventsOnlyFromSetZone,
  alternativeCost,
  unknown,
}

/** Where an amount comes from: the text, or the source's values of that moment. */
export enum Amount {
  printed,
  ownATK,
  ownSTK,
}

export interface Instruction {
  readonly word: Word;
  readonly target: Selector;
  readonly amount: Amount;
  readonly n: number;
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
  readonly level: number;
  readonly keyword: Keyword | 0;
  readonly until: Until;
  readonly change: Change;
  readonly damageType: DamageType;
  readonly to: Destination;
  readonly faceDown: boolean;
  readonly filter: Filter | null;
  readonly costs: readonly Cost[];
  readonly over: boolean;
  readonly under: boolean;
}

const PLAIN: Omit<Instruction, "word"> = {
  target: NO_TARGET,
  amount: Amount.printed,
  n: 0,
  atk: 0,
  hp: 0,
  stk: 0,
  level: 0,
  keyword: 0,
  until: Until.forever,
  change: Change.values,
  damageType: DamageType.any,
  to: ANYWHERE,
  faceDown: false,
  filter: null,
  costs: [],
  over: false,
  under: false,
};

const says = (word: Word, more: Partial<Instruction> = {}): Instruction => shapedInstruction({ ...PLAIN, word, ...more });

/** All instructions have one shape, and so have all abilities: whoever reads them then never has to look up what kind of object it holds. */
const shapedInstruction = (i: Instruction): Instruction => ({
  word: i.word,
  target: i.target,
  amount: i.amount,
  n: i.n,
  atk: i.atk,
  hp: i.hp,
  stk: i.stk,
  level: i.level,
  keyword: i.keyword,
  until: i.until,
  change: i.change,
  damageType: i.damageType,
  to: i.to,
  faceDown: i.faceDown,
  filter: i.filter,
  costs: i.costs,
  over: i.over,
  under: i.under,
});
const shapedAbility = (a: Ability): Ability => ({
  id: a.id,
  definition: a.definition,
  slot: a.slot,
  name: a.name,
  timing: a.timing,
  happening: a.happening,
  zone: a.zone,
  subjectIsSelf: a.subjectIsSelf,
  subject: a.subject,
  line: a.line,
  condition: a.condition,
  costs: a.costs,
  choices: a.choices,
  program: a.program,
  modes: a.modes,
  mode: a.mode,
  oncePerTurn: a.oncePerTurn,
  isGenesis: a.isGenesis,
  keyword: a.keyword,
  notYet: a.notYet,
});

/** The rule-carrying keyword of this name, or 0 for a label (16-1a-2). */
export function keywordNamed(name: string): Keyword | 0 {
  return KEYWORD_NAMES.find(([, word]) => word === name)?.[0] ?? 0;
}

function instructionsOf(json: JsonInstruction, read: SelectorReader, words: Lexicon): Instruction[] {
  const until = "until" in json && json.until !== undefined ? Until[json.until] : Until.forever;
  switch (json.op) {
    case "damage":
      return [says(Word.damage, { target: read.read(json.target), n: json.amount })];
    case "distributeDamage":
      return [says(Word.distributeDamage, { target: read.readAtMost(json.target, json.amount), n: json.amount })]; // at least 1 each
    case "destroy":
      return [says(Word.destroy, { target: read.read(json.target) })];
    case "preventDestruction":
      return [says(Word.preventDestruction, { target: read.read(json.target) })];
    case "setDamage":
      return [says(Word.setDamage, { target: read.read(json.target), n: json.value })];
    case "reduceNextDamage": {
      const damageType = json.damageType === undefined ? DamageType.any : DamageType[json.damageType];
      const change = json.to === undefined ? Change.reduceBy : Change.reduceTo;
      return [says(Word.change, { target: read.read(json.target), change, n: json.to ?? json.by ?? 0, damageType, until })];
    }
    case "immuneToDamage":
      return [says(Word.immune, { target: read.read(json.target), damageType: DamageType[json.damageType] })];
    case "modify":
      return [
        says(Word.change, {
          target: read.read(json.target),
          change: Change.values,
          atk: json.atk ?? 0,
          hp: json.hp ?? 0,
          stk: json.stk ?? 0,
          level: json.level ?? 0,
          until,
        }),
      ];
    case "reduceDamage": {
      const damageType = json.damageType === undefined ? DamageType.any : DamageType[json.damageType];
      return [says(Word.change, { target: read.read(json.target), change: Change.reduceEach, n: json.by, damageType, until })];
    }
    case "loseKeyword":
      return [says(Word.change, { target: read.read(json.target), change: Change.loss, keyword: keywordNamed(json.keyword), until })];
    case "loseAbilities":
      return [says(Word.change, { target: read.read(json.target), change: Change.loss, keyword: Keyword.silenced, until })];
    case "exile":
      return [says(Word.exile, { target: read.read(json.target) })];
    case "discard":
      return [says(Word.discard, { n: json.count })];
    case "forbidBeingAttacked":
      return [says(Word.forbidBeingAttacked, { target: read.read(json.target) })];
    case "grantKeyword": {
      const filter = json.traitAny === undefined ? null : new Filter({ traitAny: json.traitAny }, words);
      return [
        says(Word.change, { target: read.read(json.target), change: Change.keyword, keyword: keywordNamed(json.keyword), filter, until }),
      ];
    }
    case "ready":
      return [says(Word.ready, { target: read.read(json.target) })];
    case "rest":
      return [says(Word.rest, { target: read.read(json.target) })];
    case "move":
      return [says(Word.move, { target: read.read(json.target), to: destinationOf(json.to), faceDown: json.faceDown ?? false })];
    case "specialSummon":
      return [says(Word.specialSummon, { target: read.read(json.target), to: destinationOf(json.to) })];
    case "normalSummon":
      return (Array.isArray(json.target) ? json.target : [json.target]).map((target) =>
        says(Word.normalSummon, { target: read.read(target) }),
      );
    case "play":
      return [says(Word.play, { target: read.read(json.target) })];
    case "cancel":
      return [says(Word.cancel, { target: read.read(json.target) })];
    case "recover":
      return [says(Word.recover, { target: read.read(json.target), n: json.amount })];
    case "draw":
    case "drive":
    case "drawOrDrive":
    case "lookTop":
      return [says(Word[json.op], { n: json.count })];
    case "mayDriveLooked":
      return [says(Word.mayDriveLooked, { filter: read.filter(json.filter) })];
    case "attachFromLooked":
      return [
        says(Word.attachFromLooked, {
          filter: read.filter(json.filter),
          target: read.read(json.host),
          over: json.position !== "under",
          under: json.position !== "over",
        }),
      ];
    case "soulFromDeckTop":
    case "soulToDeckBottom":
      return [says(Word[json.op], { target: read.read(json.host), n: json.count })];
    case "materialsToDeckBottom": {
      const { choose, ...rest } = json.target[1];
      const [least, most] = typeof choose === "number" ? [choose, choose] : choose;
      const filter = new Filter(rest, words);
      return [
        says(Word.materialsToDeckBottom, {
          filter,
          target: selector(Aim.none, -1, filter, least, most ?? ANY_NUMBER),
        }),
      ];
    }
    case "mayDeckBottomLooked":
    case "otherwiseDeckBottom":
    case "lookedToDeckBottom":
    case "shuffleDeck":
    case "endAttackPhaseAfterBattle":
    case "may":
    case "ifYouDo":
    case "forbidCounterUse":
    case "counterFromHand":
    case "eventsOnlyFromSetZone":
    case "unknown":
      return [says(Word[json.op])];
    case "allowAttackTarget":
      return [says(Word.allowRulerTarget, { target: read.read(json.attacker) })];
    case "forbidAttack":
      return [says(Word.forbidAttack, { target: read.read(json.target) })];
    case "attackCost":
      return [says(Word.attackCost, { filter: read.filter(json.attackers), costs: json.cost.map((cost) => costOf(cost, words)) })];
    case "forbidLeaveDamageZone":
      return [says(Word.lockDamageZone)];
    case "rulerAsEnergy":
      return [says(Word.rulerAsEnergy, { n: json.amount })];
    case "alternativeCost":
      return [says(Word.alternativeCost, { n: json.energy })];
  }
}

// ---- abilities ----

const TIMINGS: Readonly<Record<string, Timing>> = {
  inPlay: Timing.constant,
  whilePlaying: Timing.whilePlaying,
  normal: Timing.normal,
  instant: Timing.instant,
  damageCheck: Timing.counter,
  drivenAndRevealed: Timing.overdrive,
  setAnyTime: Timing.setAnyTime,
  setAttackResponse: Timing.setAttackResponse,
  setDamageResponse: Timing.setDamageResponse,
  setDestructionResponse: Timing.setDestructionResponse,
  setGateResponse: Timing.setGateResponse,
  setAutomatic: Timing.setAutomatic,
  openCard: Timing.openCard,
};
const ZONES: Readonly<Record<string, Place>> = { hand: Places.hand, damageZone: Places.damage, soul: Places.soul };
const LINES: Readonly<Record<string, Target>> = { left: Target.left, centre: Target.centre, right: Target.right };
/** Words that say what holds while a constant applies; everything else is carried out once. */
const CONSTANT_WORDS: ReadonlySet<Word> = new Set([
  Word.change,
  Word.immune,
  Word.allowRulerTarget,
  Word.forbidAttack,
  Word.forbidBeingAttacked,
  Word.attackCost,
  Word.forbidCounterUse,
  Word.lockDamageZone,
  Word.rulerAsEnergy,
  Word.alternativeCost,
]);
/** Words that can be aimed at cards of one's own deck or hand: they are found while resolving. */
const FINDS: ReadonlySet<Word> = new Set([Word.move, Word.specialSummon, Word.normalSummon, Word.play]);
const ONLY_CONSTANT: ReadonlySet<Word> = new Set([...CONSTANT_WORDS].filter((word) => word !== Word.change && word !== Word.immune));

/** 14-1a-1 One clause of a card, compiled: when it works, what it costs (14-1a-1a: perhaps nothing), what is chosen, and its instructions. */
export interface Ability {
  /** Its index among all abilities of the card set. */
  readonly id: number;
  /** Its card, and its place among that card's clauses. */
  readonly definition: number;
  readonly slot: number;
  /** 14-1a-4 */
  readonly name: string | null;
  readonly timing: Timing;
  /** What triggers it, if something does. */
  readonly happening: Happening | -1;
  /** Where the card has to be for it to work; null is in play. */
  readonly zone: Place | null;
  readonly subjectIsSelf: boolean;
  readonly subject: Filter | null;
  readonly line: Target;
  readonly condition: Condition | null;
  readonly costs: readonly Cost[];
  readonly choices: readonly Choice[];
  readonly program: readonly Instruction[];
  /** GR-7-MODE The ways of which one is chosen when it is played: abilities with the same clause, one list of it each. */
  readonly modes: readonly Ability[];
  /** Which of its clause's modes this is; -1: none. */
  readonly mode: number;
  readonly oncePerTurn: boolean;
  readonly isGenesis: boolean;
  /** 16-1a-1 Stands for a keyword: it belongs to no clause. */
  readonly keyword: Keyword | 0;
  /** Why it is not carried out, if it is not. */
  readonly notYet: string | null;
}

/** One clause, compiled; its modes have the numbers that follow. */
export function abilityOf(json: JsonClause, id: number, definition: number, slot: number, words: Lexicon, mode = NO_MODE): Ability {
  const read = new SelectorReader(words);
  const timing = json.kind === "automatic" ? Timing.automatic : (TIMINGS[json.timing] ?? Timing.unknown);
  const triggered = json.kind === "automatic" ? json.timing : json.trigger;
  const program = json.do.flatMap((each) => {
    if (each.op === "oneOf") return [];
    read.asks = askText(each);
    return instructionsOf(each, read, words);
  });
  const happening = triggered === undefined || triggered === "unknown" ? -1 : Happening[triggered as keyof typeof Happening];
  const lists = json.do.flatMap((each) => (each.op === "oneOf" ? each.modes : []));
  const ability = {
    id,
    definition,
    slot,
    name: json.name ?? null,
    timing: json.timing === "unknown" ? Timing.unknown : timing,
    happening,
    zone: json.zone === undefined ? null : (ZONES[json.zone] ?? null),
    subjectIsSelf: json.subject === "self",
    subject: json.subject === undefined || json.subject === "self" ? null : read.filter(json.subject),
    line: json.line === undefined ? Target.none : (LINES[json.line] ?? Target.none),
    condition: conditionOf(json.condition, words),
    costs: json.cost.map((cost) => costOf(cost, words)),
    choices: read.choices.map((choice, nth) => ({ ...choice, harms: program.some((each) => harms(each, nth)) })),
    program,
    modes: lists.map((list, nth) => abilityOf({ ...json, do: list }, id + 1 + nth, definition, slot, words, nth)),
    mode,
    oncePerTurn: json.limit !== undefined,
    isGenesis: program.some(({ word }) => word === Word.materialsToDeckBottom),
    keyword: 0 as const,
  };
  return shapedAbility({ ...ability, notYet: whyNotYet(ability) });
}
const NO_MODE = -1;

const HARMFUL: ReadonlySet<Word> = new Set([
  Word.damage,
  Word.distributeDamage,
  Word.destroy,
  Word.rest,
  Word.move,
  Word.exile,
  Word.forbidAttack,
]);
/** Is the card of this choice worse off by it? */
const harms = ({ word, target, atk, hp, stk }: Instruction, choice: number): boolean =>
  target.aim === Aim.chosen && target.choice === choice && (HARMFUL.has(word) || atk < 0 || hp < 0 || stk < 0);

/** What the machine does not do, clause by clause; counted by `cards --coverage`. */
function whyNotYet(ability: Omit<Ability, "notYet">): string | null {
  if (ability.timing === Timing.unknown) return "its timing is not public";
  if (ability.condition !== null && ability.condition.combatDamageAtLeast > 0)
    return "a ruler whose values are not public, with its own window";
  const constant = ability.timing === Timing.constant || ability.timing === Timing.whilePlaying;
  if (constant && ability.modes.length > 0) return "a constant ability has no modes";
  const mode = ability.modes.find(({ notYet }) => notYet !== null);
  if (mode !== undefined) return mode.notYet;
  const { timing, zone, happening } = ability;
  if (timing === Timing.automatic && zone !== (happening === Happening.hostDestroyed ? Places.soul : null))
    return "an automatic ability works in play, and only for hostDestroyed in the soul";
  if (timing === Timing.constant && zone !== null) return "a constant ability works in play";
  for (const { word, until, target, change, keyword } of ability.program) {
    if (word === Word.unknown) return "part of the text is not public";
    if (word === Word.counterFromHand || word === Word.eventsOnlyFromSetZone) return "belongs to a ruler that is not wholly known";
    if (constant ? !CONSTANT_WORDS.has(word) : ONLY_CONSTANT.has(word)) return `"${Word[word]}" cannot stand in a clause of this kind`;
    if (constant && until !== Until.forever) return "a constant ability has no duration";
    if (constant && keyword === Keyword.silenced) return "a constant ability takes no abilities away (R-D-SILENCE)";
    if (constant && (change === Change.reduceBy || change === Change.reduceTo)) return "a constant ability reduces no next damage";
    if (target.aim === Aim.search && !FINDS.has(word)) return `"${Word[word]}" cannot be aimed at cards of a deck or hand`;
    if (target.aim === Aim.search && target.filter?.sides !== Sides.own) return "nobody looks through the opponent's deck or hand";
  }
  if (ability.choices.some(({ least }) => least > MOST_CHOICES)) return `more than ${MOST_CHOICES} cards are chosen at once`;
  if (ability.choices.some(({ most }) => most !== ANY_NUMBER && most > MOST_CHOICES))
    return `more than ${MOST_CHOICES} cards may be chosen at once`;
  if (ability.costs.some(({ filter, n }) => filter !== null && n > MOST_CHOICES)) return `more than ${MOST_CHOICES} cards are paid at once`;
  return null;
}

// ---- keyword skills (16-1a-1) ----

/** The abilities that keywords stand for, in the words of card texts. They have the first numbers of every card set. */
export enum Skill {
  none,
  piercing,
  vigilance,
  counterattack,
  doubleAttack,
  attributeChoice,
}

export function keywordSkills(keyword: Readonly<Record<Exclude<keyof typeof Skill, "none">, Keyword>>): Ability[] {
  const skill = (id: Skill, of: Keyword | 0, program: Instruction[], more: Partial<Ability> = {}): Ability =>
    shapedAbility({
      id,
      definition: 0,
      slot: 15,
      name: null,
      timing: Timing.automatic,
      happening: -1,
      zone: null,
      subjectIsSelf: false,
      subject: null,
      line: Target.none,
      condition: null,
      costs: [],
      choices: [],
      program,
      modes: [],
      mode: NO_MODE,
      oncePerTurn: false,
      isGenesis: false,
      keyword: of,
      notYet: null,
      ...more,
    });
  const self: Selector = selector(Aim.self);
  return [
    skill(Skill.none, 0, []),
    skill(Skill.piercing, keyword.piercing, [says(Word.damage, { target: selector(Aim.enemyRuler), amount: Amount.ownSTK })]), // 16-5
    skill(Skill.vigilance, keyword.vigilance, [says(Word.vigilance)]), // 16-6
    skill(Skill.counterattack, keyword.counterattack, [
      says(Word.damage, { target: selector(Aim.attackingUnit), amount: Amount.ownATK }), // 16-8
    ]),
    skill(Skill.doubleAttack, keyword.doubleAttack, [says(Word.ready, { target: self })]), // 16-9
    skill(Skill.attributeChoice, keyword.attributeChoice, [says(Word.chooseAttribute, { target: self, until: Until.endOfTurn })], {
      timing: Timing.normal,
      oncePerTurn: true, // R-ATTR
    }),
  ];
}

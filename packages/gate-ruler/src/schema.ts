/**
 * What card and deck files may say: section by section the vocabulary of the cards. Every object is strict: an unknown
 * key or word is a mistake of the file, named with its place.
 */
import type { Named } from "@duelex/kernel";
import { z } from "zod";
import { deckSchema } from "./deck-file.ts";
import { RULER_NAMES } from "./rulers/index.ts";

const text = z.string().min(1);
/** Greater numbers stand on no card; what they add up to must fit into the match. */
const MOST = 200;
const whole = z.int().min(-MOST).max(MOST);
const amount = z.int().min(0).max(MOST);
const positive = z.int().min(1).max(MOST);

const FACTIONS = ["ATLAS", "Yomajin Front", "Wonderverse", "Volnar", "Aberration"] as const;
/** 16. Labels stand for a clause that the card carries itself; the others carry their rule. */
export const KEYWORDS = [
  "CNT",
  "OD",
  "TD",
  "GenesisSummon",
  "Discount",
  "SentinelSummoning",
  "Piercing",
  "Vigilance",
  "Intercept",
  "Counterattack",
  "DoubleAttack",
  "AttributeChoice",
  "Revive",
  "SoulGuard",
  "OpenCard",
] as const;
const EVENT_WORDS = [
  "attackStart",
  "attacks",
  "battleEnd",
  "attackPhaseEnd",
  "turnEnd",
  "touchdown",
  "entersPlay",
  "specialSummoned",
  "eventPlayed",
  "hostDestroyed",
  "attackPhaseStart",
  "declarationStep",
  "isAttacked",
  "putIntoGraveyard",
] as const;
/** Timings of the text of an event. */
const EVENT_TIMINGS = [
  "normal",
  "setAnyTime",
  "setAttackResponse",
  "setDamageResponse",
  "setDestructionResponse",
  "setGateResponse",
  "setAutomatic",
  "openCard",
] as const;

const keyword = z.enum(KEYWORDS);
const eventWord = z.enum(EVENT_WORDS);
const sides = z.enum(["own", "opponent", "both"]);
const kinds = z.array(z.enum(["unit", "ruler", "event", "field", "card"])).min(1);
const zone = z.enum(["attack", "defence", "graveyard", "deck", "hand", "damageZone", "exile", "gate"]);

// ---- filters and selectors ----

const filterWords = {
  sides: sides.optional(),
  zone: zone.optional(),
  traitAny: z.array(text).min(1).optional(),
  faction: text.optional(),
  nameIs: text.optional(),
  levelMax: whole.optional(),
  soulMax: amount.optional(),
  destructionPending: z.literal(true).optional(),
  exclude: z.literal("self").optional(),
};
const plainFilterForm = z.strictObject({ of: kinds.optional(), ...filterWords });
interface PlainFilterSchema extends Named<typeof plainFilterForm> {}
const plainFilter: PlainFilterSchema = plainFilterForm;
const filterForm = z.strictObject({ of: kinds.optional(), ...filterWords, anyOf: z.array(plainFilter).min(1).optional() });
interface FilterSchema extends Named<typeof filterForm> {}
const filter: FilterSchema = filterForm;
const subject = z.union([z.literal("self"), filter]);

const named = z.enum(["self", "yourRuler", "enemyRuler", "attackingUnit", "sameTarget", "attachedTop"]);
const count = z.union([positive, z.tuple([amount, positive.nullable()])]);
const chosenForm = z.strictObject({ choose: count, of: kinds, ...filterWords, anyOf: z.array(plainFilter).min(1).optional() });
interface ChosenSchema extends Named<typeof chosenForm> {}
const chosen: ChosenSchema = chosenForm;
const collectiveForm = z.strictObject({ all: kinds, ...filterWords, anyOf: z.array(plainFilter).min(1).optional() });
interface CollectiveSchema extends Named<typeof collectiveForm> {}
const collective: CollectiveSchema = collectiveForm;
const selectorForm = z.union([named, chosen, collective]);
interface SelectorSchema extends Named<typeof selectorForm> {}
const selector: SelectorSchema = selectorForm;
const selectors = z.union([selector, z.array(selector).min(1)]);
const inZones = z.strictObject({ zones: z.array(z.enum(["attack", "defence"])).min(1), empty: z.literal(true).optional() });
const destination = z.union([z.enum(["graveyard", "hand", "deckBottom", "exile", "fieldZone", "setZone"]), inZones]);
const until = z.enum(["endOfBattle", "endOfTurn"]);

// ---- conditions and costs ----

const conditionForm = z.strictObject({
  turn: z.enum(["own", "opponent"]).optional(),
  attacking: filter.optional(),
  attackedThisBattle: z.literal("self").optional(),
  inPlay: filter.optional(),
  atLeast: positive.optional(),
  handSize: z.strictObject({ player: z.literal("opponent"), atMost: amount }).optional(),
  by: z.enum(["GenesisSummon", "opponent"]).optional(),
  yourRulerDealtCombatDamage: z.strictObject({ atLeast: positive }).optional(),
});
interface ConditionSchema extends Named<typeof conditionForm> {}
const condition: ConditionSchema = conditionForm;

const costForm = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("rest"), target: z.literal("self") }),
  z.strictObject({ op: z.literal("payEnergy"), amount: positive }),
  z.strictObject({ op: z.literal("destroy"), target: z.union([z.literal("self"), chosen]) }),
  z.strictObject({ op: z.literal("exile"), target: chosen }),
  z.strictObject({ op: z.literal("mill"), count: positive }),
  z.strictObject({ op: z.literal("handToDeckBottom"), count: positive }),
  z.strictObject({ op: z.literal("damageReversal"), count: positive }),
  z.strictObject({ op: z.literal("discard"), count: positive }),
]);
interface CostSchema extends Named<typeof costForm> {}
const cost: CostSchema = costForm;

// ---- instructions ----

const plainInstructionForm = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("damage"), amount, target: selector }),
  z.strictObject({ op: z.literal("distributeDamage"), amount: positive, target: chosen }),
  z.strictObject({ op: z.literal("destroy"), target: selector }),
  z.strictObject({ op: z.literal("preventDestruction"), target: selector }),
  z.strictObject({ op: z.literal("setDamage"), target: selector, value: amount }),
  z.strictObject({
    op: z.literal("reduceNextDamage"),
    target: selector,
    by: positive.optional(),
    to: amount.optional(),
    damageType: z.enum(["combat", "effect"]).optional(),
    until: until.optional(),
  }),
  z.strictObject({ op: z.literal("immuneToDamage"), target: selector, damageType: z.enum(["combat", "effect"]) }),
  z.strictObject({
    op: z.literal("modify"),
    target: selector,
    atk: whole.optional(),
    hp: whole.optional(),
    stk: whole.optional(),
    level: whole.optional(),
    until: until.optional(),
  }),
  z.strictObject({
    op: z.literal("reduceDamage"),
    target: selector,
    by: positive,
    damageType: z.enum(["combat", "effect"]).optional(),
    until: until.optional(),
  }),
  z.strictObject({ op: z.literal("loseKeyword"), keyword, target: selector, until: until.optional() }),
  z.strictObject({ op: z.literal("loseAbilities"), target: selector, until: until.optional() }),
  z.strictObject({ op: z.literal("exile"), target: selector }),
  z.strictObject({ op: z.literal("discard"), count: positive }),
  z.strictObject({ op: z.literal("forbidBeingAttacked"), target: selector }),
  z.strictObject({
    op: z.literal("grantKeyword"),
    keyword,
    target: selector,
    traitAny: z.array(text).min(1).optional(),
    until: until.optional(),
  }),
  z.strictObject({ op: z.literal("ready"), target: selector }),
  z.strictObject({ op: z.literal("rest"), target: selector }),
  z.strictObject({ op: z.literal("move"), target: selector, to: destination, faceDown: z.literal(true).optional() }),
  z.strictObject({ op: z.literal("specialSummon"), target: selector, to: inZones.optional() }),
  z.strictObject({ op: z.literal("normalSummon"), target: selectors }),
  z.strictObject({ op: z.literal("play"), target: selector }),
  z.strictObject({ op: z.literal("cancel"), target: chosen }),
  z.strictObject({ op: z.literal("recover"), amount: positive, target: selector }),
  z.strictObject({ op: z.literal("draw"), count: positive }),
  z.strictObject({ op: z.literal("drive"), count: positive }),
  z.strictObject({ op: z.literal("drawOrDrive"), count: positive }),
  z.strictObject({ op: z.literal("lookTop"), count: positive }),
  z.strictObject({ op: z.literal("mayDeckBottomLooked") }),
  z.strictObject({ op: z.literal("mayDriveLooked"), filter }),
  z.strictObject({ op: z.literal("otherwiseDeckBottom") }),
  z.strictObject({ op: z.literal("lookedToDeckBottom") }),
  z.strictObject({
    op: z.literal("attachFromLooked"),
    filter,
    host: z.union([z.literal("self"), chosen]),
    position: z.enum(["over", "under", "overOrUnder"]),
  }),
  z.strictObject({ op: z.literal("soulFromDeckTop"), count: positive, host: z.union([z.literal("self"), chosen]) }),
  z.strictObject({ op: z.literal("soulToDeckBottom"), count: positive, host: z.union([z.literal("self"), chosen]) }),
  z.strictObject({ op: z.literal("materialsToDeckBottom"), target: z.tuple([z.literal("self"), chosen]) }),
  z.strictObject({ op: z.literal("shuffleDeck") }),
  z.strictObject({ op: z.literal("endAttackPhaseAfterBattle") }),
  z.strictObject({ op: z.literal("may") }),
  z.strictObject({ op: z.literal("ifYouDo") }),
  z.strictObject({ op: z.literal("allowAttackTarget"), attacker: z.literal("self"), target: z.literal("enemyRuler") }),
  z.strictObject({ op: z.literal("forbidAttack"), target: selector }),
  z.strictObject({ op: z.literal("attackCost"), attackers: filter, cost: z.array(cost).min(1) }),
  z.strictObject({ op: z.literal("forbidCounterUse"), player: z.literal("each") }),
  z.strictObject({ op: z.literal("forbidLeaveDamageZone"), exceptBy: z.literal("recover") }),
  z.strictObject({ op: z.literal("rulerAsEnergy"), amount: positive }),
  z.strictObject({ op: z.literal("counterFromHand") }),
  z.strictObject({ op: z.literal("eventsOnlyFromSetZone") }),
  z.strictObject({ op: z.literal("alternativeCost"), energy: amount }),
  z.strictObject({ op: z.literal("unknown") }),
]);
interface PlainInstructionSchema extends Named<typeof plainInstructionForm> {}
const plainInstruction: PlainInstructionSchema = plainInstructionForm;
/** One of several lists, chosen when it is played (7.2). It stands alone. */
const oneOf = z.strictObject({ op: z.literal("oneOf"), modes: z.array(z.array(plainInstruction).min(1)).min(2) });
const instructionForm = z.discriminatedUnion("op", [plainInstruction, oneOf]);
interface InstructionSchema extends Named<typeof instructionForm> {}
const instruction: InstructionSchema = instructionForm;

// ---- clauses ----

/** Which timings go with which kind of clause. */
const TIMINGS: Record<string, readonly string[]> = {
  constant: ["inPlay", "whilePlaying"],
  activated: ["normal", "instant"],
  counter: ["damageCheck"],
  overdrive: ["drivenAndRevealed"],
  event: EVENT_TIMINGS,
  automatic: EVENT_WORDS,
  unknown: [],
};

const clauseForm = z
  .strictObject({
    kind: z.enum(["constant", "activated", "counter", "overdrive", "event", "automatic", "unknown"]),
    name: text.optional(),
    timing: text,
    zone: z.enum(["hand", "damageZone", "soul"]).optional(),
    trigger: eventWord.optional(),
    subject: subject.optional(),
    line: z.enum(["left", "centre", "right"]).optional(),
    condition: condition.nullable(),
    cost: z.array(cost),
    do: z.array(instruction).min(1),
    limit: z.strictObject({ perTurn: z.literal(1) }).optional(),
  })
  .superRefine((said, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const timings = TIMINGS[said.kind] ?? [];
    if (said.timing !== "unknown" && !timings.includes(said.timing)) {
      wrong("timing", `"${said.timing}" is not a timing of a clause of kind "${said.kind}"; it can be ${timings.join(", ")} or unknown`);
    }
    if ((said.timing === "setAutomatic") !== (said.trigger !== undefined))
      wrong("trigger", "setAutomatic names its trigger, and nothing else does");
    if (said.subject !== undefined && said.kind !== "automatic" && said.timing !== "setAutomatic")
      wrong("subject", "only what is triggered has a subject");
    if (said.line !== undefined && said.timing !== "setAutomatic") wrong("line", "only setAutomatic names a line");
    if (said.do.length > 1 && said.do.some(({ op }) => op === "oneOf"))
      wrong("do", "oneOf stands alone; what all modes do is said in each");
    for (const [first] of [said.do, ...said.do.flatMap((each) => (each.op === "oneOf" ? each.modes : []))]) {
      if (first?.op === "ifYouDo") wrong("do", "ifYouDo asks whether what stands before it was done, and nothing does");
      if (first !== undefined && "target" in first && first.target === "sameTarget")
        wrong("do", "sameTarget is what the instruction before it was aimed at, and there is none");
    }
    const asked = said.condition;
    if (asked !== null && (asked.inPlay === undefined) !== (asked.atLeast === undefined))
      wrong("condition", "inPlay and atLeast come together");
    if (said.kind === "constant" && said.timing === "inPlay" && said.cost.length > 0)
      wrong("cost", "a constant ability in play has no cost");
  });
interface ClauseSchema extends Named<typeof clauseForm> {}
const clause: ClauseSchema = clauseForm;

// ---- cards ----

const base = {
  id: text,
  reality: z.enum(["real", "real-reading", "real-partial", "original-test"]),
  name: z.strictObject({ ja: text.nullable(), en: text }),
  traits: z.array(text),
  keywords: z.array(keyword),
  effect: z.array(clause),
  source: z.array(text).optional(),
  note: text.optional(),
};
/** Unknown values are null; only cards marked real-partial may have them. */
const printed = { faction: z.enum(FACTIONS).nullable(), level: whole.nullable(), legendary: z.boolean() };
const limit = amount.nullable();

const ruler = z.strictObject({
  ...base,
  type: z.literal("ruler"),
  level: z.null(),
  life: limit,
  atk: limit,
  stk: limit,
  usesEnergy: z.boolean(),
  zones: z.strictObject({ attack: amount, defence: amount, set: amount, hand: z.boolean() }),
  setup: z.strictObject({ energy: amount, hand: limit, handFromSet3: amount.optional() }),
  startOfTurn: z.strictObject({ readyEnergy: limit, draw: limit, drive: limit, firstTurnDraw: limit, firstTurnDrive: limit }),
  summonCap: limit,
  deckRules: z.strictObject({
    size: amount,
    maxSameName: amount,
    levelCap: limit,
    levelCapFromSet3: amount.optional(),
    minCardLevel: whole.optional(),
    cntCap: limit,
    factions: limit,
    legendaryPerName: amount,
    legendaryNames: limit,
  }),
  unverified: z.array(text),
  /** By the rules of which ruler it plays, where that one changes any. */
  plays: z.enum(RULER_NAMES).optional(),
  cardsPlayablePerTurn: amount.optional(),
  inPlayLevelCap: amount.optional(),
  maxSetsPerTurn: amount.optional(),
});
const unit = z.strictObject({
  ...base,
  ...printed,
  type: z.literal("unit"),
  atk: whole.nullable(),
  hp: whole.nullable(),
  stk: whole.nullable(),
});
const event = z.strictObject({ ...base, ...printed, type: z.literal("event") });
const field = z.strictObject({ ...base, ...printed, type: z.literal("field") });
const energy = z.strictObject({ ...base, type: z.literal("energy"), level: z.null() });

/** Values that match play needs; a card without one of them has to be marked real-partial. */
const NEEDED = ["faction", "level", "atk", "hp", "stk", "life"] as const;

export const card = z.discriminatedUnion("type", [ruler, unit, event, field, energy]).superRefine((said, context) => {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
  if (said.reality !== "real-partial") {
    const values = said as Partial<Record<(typeof NEEDED)[number], unknown>>;
    for (const key of NEEDED) {
      if (values[key] === null && !((said.type === "ruler" || said.type === "energy") && key === "level")) {
        wrong([key], `${key} is unknown, so the card has to be marked real-partial`);
      }
    }
    said.effect.forEach((one, at) => {
      if (one.timing === "unknown" || one.kind === "unknown" || one.do.some(({ op }) => op === "unknown")) {
        wrong(["effect", at], "a clause that is not known belongs to a card marked real-partial");
      }
    });
  }
  if (said.type === "event" && said.reality !== "real-partial" && !said.effect.some(({ kind }) => kind === "event"))
    wrong(["effect"], "an event has a text");
  if (said.type !== "event" && said.effect.some(({ kind }) => kind === "event"))
    wrong(["effect"], "only an event has the text of an event");
  if (new Set(said.keywords).size < said.keywords.length) wrong(["keywords"], "names a keyword twice");
  const label = (word: (typeof KEYWORDS)[number], holds: boolean) => {
    if (said.reality !== "real-partial" && said.keywords.includes(word) !== holds)
      wrong(["keywords"], `the label ${word} and its clause go together`);
  };
  label(
    "CNT",
    said.effect.some(({ kind }) => kind === "counter"),
  );
  label(
    "OD",
    said.effect.some(({ kind }) => kind === "overdrive"),
  );
  label(
    "TD",
    said.effect.some(({ timing }) => timing === "touchdown"),
  );
  label(
    "OpenCard",
    said.effect.some(({ timing }) => timing === "openCard"),
  );
});

export const cardFile = z.strictObject({
  game: z.literal("gate-ruler"),
  edition: text,
  legend: z.strictObject({ reality: z.record(text, text), effect: text, null: text }).optional(),
  cards: z.array(card).min(1),
});

/** JSON Schema of a card file, for completion in editors: a list of cards, or an object that holds one. */
export const cardFormat = (): object =>
  z.toJSONSchema(z.union([z.array(card), z.looseObject({ cards: z.array(card) })]), { io: "input", reused: "ref" });

export const deckFile = z.strictObject({ game: z.literal("gate-ruler"), decks: z.array(deckSchema).min(1) });

export type JsonFilter = z.infer<typeof filter>;
export type JsonChosen = z.infer<typeof chosen>;
export type JsonSelector = z.infer<typeof selector>;
export type JsonDestination = z.infer<typeof destination>;
export type JsonCondition = z.infer<typeof condition>;
export type JsonCost = z.infer<typeof cost>;
export type JsonInstruction = z.infer<typeof plainInstruction>;
export type JsonClause = z.infer<typeof clause>;
export type JsonRuler = z.infer<typeof ruler>;
/** A card as a card file has it; what each key means stands in its JSON Schema, `cardFormat()`. */
export type JsonCard = z.infer<typeof card>;

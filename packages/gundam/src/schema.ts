/**
 * The shape of a card file and of a deck file, word by word. A card is data: statistics, keywords, and effects as small
 * programs in the vocabulary below. Every object is strict: a word that is not listed here is a mistake in the file.
 * What the shape cannot say (names bound before use, `while` only on constants …) is in proofreading.ts; both together
 * are applied by card-files.ts, which names every mistake at once.
 */
import * as z from "zod";
import { deckSchema } from "./deck-file.ts";

// ---- 2. what is printed in the corners ----

/** 2-3, 2-3-3 … 2-3-7, 4-17. The last three are tokens: in play a Unit, a Base, a Resource; never in a deck. */
const cardTypes = ["Unit", "Pilot", "Command", "Base", "Resource", "UnitToken", "EXBase", "EXResource"] as const;
/** 2-4. Resources and tokens have none (`null`). */
const colors = ["blue", "green", "red", "white", "purple"] as const;
/** {2-6}. No rule reads it. */
const terrains = ["space", "earth"] as const;
/** 11-1. Those with a number add up, the others do not. */
const numberedKeywords = ["Repair", "Breach", "Support"] as const;
const plainKeywords = ["Blocker", "First Strike", "High-Maneuver", "Suppression"] as const;
const keywords = [...numberedKeywords, ...plainKeywords] as const;

/** 9-1-4, 11-2. When an effect works, or what sets it off. */
export const timings = [
  "Constant",
  "Deploy",
  "Attack",
  "Destroyed",
  "WhenPaired",
  "WhenLinked",
  "EndOfYourTurn",
  "EndOfTurn",
  "Trigger",
  "Burst",
  "Main",
  "Action",
  "ActivateMain",
  "ActivateAction",
  "PlayOption",
] as const;

/** Greater numbers stand on no card; what they add up to must fit into the match. */
const MOST = 99;
const natural = z.int().min(0).max(MOST);
const change = z.int().min(-MOST).max(MOST);
const count = z.int().min(1).max(MOST).describe("numbers chosen are whole and at least 1 (1-3-5)");
const words = z.array(z.string().min(1));
/** A form that stands in many others has a name of its own, so that declarations name it instead of writing it out each time. */
type Named<Form> = Form;

const numberedKeyword = z.strictObject({ k: z.enum(numberedKeywords), n: count });
const plainKeyword = z.strictObject({ k: z.enum(plainKeywords) });
const keywordSchema = z.discriminatedUnion("k", [numberedKeyword, plainKeyword]).describe("a keyword effect (11-1)");

// ---- filters: "an enemy Unit with 2 or less HP" ----

/** What a filter looks for, and thereby where. */
export const kindsInPlay = [
  "Unit",
  "Pilot",
  "Base",
  "Resource",
  "EXResource",
  "Shield",
  "ShieldAreaCard",
  "BaseOrShield",
  "UnitOrBase",
] as const;
const kindsOfCard = ["UnitCard", "PilotCard", "CommandCard", "BaseCard", "UnitOrPilotCard", "Card"] as const;
const kinds = [...kindsInPlay, ...kindsOfCard] as const;
const sides = ["own", "friendly", "enemy", "any"] as const;

/** What a filter may ask of a card; every key must hold. */
const qualities = {
  zone: z
    .enum(["trash", "hand", "looked", "milled"])
    .optional()
    .describe("trash, hand, the cards looked at, or those in the trash that this effect has put there; absent: in play"),
  state: z.enum(["active", "rested"]).optional().describe("4-4"),
  damaged: z.boolean().optional().describe("has at least one damage counter, or none"),
  color: z.enum(colors).optional().describe("the card's own colour (2-4-3)"),
  notColor: z.enum(colors).optional().describe("is of another colour"),
  traitAny: words.min(1).optional().describe("has at least one of these traits (4-19)"),
  linkUnit: z.boolean().optional().describe("is a Link Unit now, or is not"),
  token: z.boolean().optional(),
  paired: z.boolean().optional().describe("has a Pilot, or has none"),
  keyword: z.enum(keywords).optional().describe("has the keyword now, printed or gained"),
  withoutKeyword: z.enum(keywords).optional().describe("does not have the keyword now"),
  hasAnyKeyword: z.literal(true).optional().describe("has at least one keyword effect now"),
  hasTiming: z.enum(timings).optional().describe("has an effect of that timing whose gate holds now"),
  hpMax: natural.optional().describe("current HP at most"),
  hpMin: natural.optional().describe("current HP at least"),
  hpEq: natural.optional().describe("current HP exactly"),
  apMax: natural.optional().describe("current AP at most"),
  apMin: natural.optional().describe("current AP at least"),
  apEq: natural.optional().describe("current AP exactly"),
  lvMax: natural.optional().describe("Lv. at most; tokens are Lv. 0"),
  lvMin: natural.optional().describe("Lv. at least"),
  lvEq: natural.optional().describe("Lv. exactly"),
  lvMaxRef: z
    .enum(["thisUnit", "eventUnit", "t1"])
    .optional()
    .describe("Lv. at most that of this Unit, of the event's, or of the one chosen"),
  apMaxRef: z.literal("thisUnit").optional().describe("current AP at most that of this Unit"),
  superlative: z
    .tuple([z.enum(["highest", "lowest"]), z.enum(["lv", "hp"])])
    .optional()
    .describe("of the cards that pass all other keys, those with the extreme value"),
  nameIncludes: z.string().min(1).optional().describe("the card name contains (2-2-3)"),
  nameExcludes: z.string().min(1).optional().describe("the card name does not contain"),
  notSelf: z.literal(true).optional().describe("not this Unit"),
  pairedThisTurn: z.literal(true).optional().describe("a Pilot was paired with it this turn (4-9)"),
  inBattle: z.literal(false).optional().describe("takes no part in the current battle {5-22}"),
  attacked: z.literal(true).optional().describe("is the target of the attack in progress (7-3-1)"),
  battlingThisUnit: z.literal(true).optional().describe("takes part in the current battle against this Unit {5-22}"),
};

const plainFilter = z.strictObject({ kind: z.enum(kinds), side: z.enum(sides).optional(), ...qualities });
/** Filter keys asked of one known card: this Unit, one that was chosen, or the enemy Unit it battles. */
const qualitiesOf = z.strictObject(qualities);
const alternative = z.strictObject({ kind: z.enum(kinds).optional(), ...qualities });
const filterForm = z
  .strictObject({
    kind: z.enum(kinds).optional().describe("what is looked for; absent: any card (only where a source of damage is meant)"),
    side: z.enum(sides).optional().describe("own and friendly: of the effect's owner; enemy; any: both players"),
    ...qualities,
    battling: plainFilter.optional().describe("is battling a card that matches"),
    pairedWith: plainFilter.optional().describe("of a Pilot: its Unit matches"),
    pilot: qualitiesOf.optional().describe("of a Unit: its Pilot matches"),
    anyOf: z.array(alternative).min(2).optional().describe("at least one of these matches too (4-19)"),
    lvMaxCount: z
      .strictObject({ count: plainFilter.extend({ anyOf: z.array(alternative).min(2).optional() }), plus: natural })
      .optional()
      .describe("Lv. at most the number of cards that match, plus so many"),
  })
  .describe("which cards; all keys must hold");
interface FilterSchema extends Named<typeof filterForm> {}
const filterSchema: FilterSchema = filterForm;

/** "For each …": how many times a number counts (1-3-2-2). */
const timesSchema = z
  .union([
    z.strictObject({ count: filterSchema, uniqueNames: z.literal(true).optional() }).describe("cards that match, or their different names"),
    z.strictObject({ apOf: z.literal("thisUnit"), per: count }).describe("once for each so much AP of this Unit"),
    z.strictObject({ damageOn: z.literal("thisUnit") }).describe("damage counters on this Unit"),
    z.strictObject({ rested: z.literal("thisEffect") }).describe("Units that this effect has rested"),
    z.strictObject({ paid: z.literal("event") }).describe("Resources paid in the event that is waited for"),
  ])
  .describe("the number counts so many times");

// ---- conditions ----

/** What a card may have done this turn, to be asked about later in it. */
const happenings = ["wasDeployed", "activatedCommand", "destroyedOwnUnitByEffect", "madeEnemyDiscard", "hadItsEffectPaidFor"] as const;

const countCondition = z
  .strictObject({ count: filterSchema, atLeast: natural.optional(), atMost: natural.optional(), exactly: natural.optional() })
  .describe("so many cards match");
const otherConditions = [
  z.strictObject({ self: qualitiesOf }).describe("this Unit matches"),
  z.strictObject({ turn: z.enum(["own", "enemy"]) }).describe("whose turn it is"),
  z
    .strictObject({ attackTarget: z.enum(["player", "unit"]), is: qualitiesOf.optional() })
    .describe("what this attack was declared on (7-3-5-2)"),
  z.strictObject({ battlingEnemy: qualitiesOf }).describe("this Unit is battling an enemy Unit that matches, now"),
  z
    .strictObject({ handSize: z.enum(["own", "enemy"]), atLeast: natural.optional(), atMost: natural.optional() })
    .describe("cards in that player's hand"),
  z.strictObject({ playerLevel: z.enum(["own", "enemy"]), atLeast: natural }).describe("that player's Lv. {2-9-4}"),
  z.strictObject({ milledIncludes: filterSchema }).describe("a card put into the trash by this effect's mill matches"),
  z.strictObject({ deployedFrom: z.literal("trash") }).describe("this card was deployed out of that place"),
  z.strictObject({ of: z.enum(["t1", "t2"]), is: filterSchema }).describe("what was chosen matches"),
  z
    .strictObject({
      thisEffect: z.enum(["destroyedEnemyUnits", "restedUnits", "discarded"]),
      card: filterSchema.optional(),
      atLeast: natural.optional(),
      atMost: natural.optional(),
    })
    .describe("how many cards this effect has done that to"),
  z
    .strictObject({ happened: z.enum(happenings), by: filterSchema, never: z.literal(true).optional() })
    .describe("a card that matches has done that this turn, or none has"),
  z
    .strictObject({ destroyedBy: z.union([z.literal("battleDamage"), z.strictObject({ effectOf: filterSchema })]) })
    .describe("what destroyed it"),
  z.strictObject({ paidWith: z.literal("EXResource") }).describe("an EX Resource was used to play this card (4-17-5)"),
  z.strictObject({ enemyPlayers: natural }).describe("so many enemy players, or more; in a game of two there is one"),
] as const;
const conditionForm = z.union([countCondition, ...otherConditions]);
interface ConditionSchema extends Named<typeof conditionForm> {}
const conditionSchema: ConditionSchema = conditionForm;
const conditions = z.array(conditionSchema).min(1);

// ---- costs: what stands before the colon ----

const costForm = z.discriminatedUnion("op", [
  z
    .strictObject({ op: z.literal("payResources"), n: count })
    .describe("rest n active Resources; EX Resources used leave the game (9-1-7-3)"),
  z.strictObject({ op: z.literal("restSelf") }).describe("rest this Unit or Base; it must be active"),
  z.strictObject({ op: z.literal("restUnits"), n: count, from: filterSchema }),
  z.strictObject({ op: z.literal("discard"), n: count, filter: filterSchema.optional() }),
  z.strictObject({ op: z.literal("destroyUnits"), n: count, from: filterSchema }),
  z.strictObject({ op: z.literal("destroySelf") }).describe("this Unit is destroyed; its Destroyed effects trigger"),
  z.strictObject({ op: z.literal("exileFromTrash"), n: count, from: filterSchema }),
  z.strictObject({ op: z.literal("returnSelfToDeckBottom") }).describe("this Unit and its Pilot to the bottom of the deck"),
]);
interface CostSchema extends Named<typeof costForm> {}
const costSchema: CostSchema = costForm;

// ---- targets ----

/** What a `choose` can be called, to be spoken of by later instructions. */
const bindings = ["t1", "t2", "dev"] as const;
/** What a target can name. */
const targetNames = [
  ...bindings,
  "thisUnit",
  "thisBase",
  "thisCard",
  "eventUnit",
  "eventSource",
  "eventCard",
  "battlingEnemyUnit",
  "enemyShieldAreaTop",
] as const;

const binding = z.enum(bindings);
const targetForm = z.union([
  z.enum(targetNames),
  z
    .array(z.enum([...bindings, "thisUnit"]))
    .min(2)
    .describe("what several choices picked, and this Unit"),
  z.strictObject({ all: filterSchema }).describe("everything that matches"),
]);
interface TargetSchema extends Named<typeof targetForm> {}
const targetSchema: TargetSchema = targetForm;
const one = z.enum(targetNames);

// ---- instructions ----

/** In every instruction 16.3: what it depends on, how it joins the one before, whether it can be declined. */
const joints = {
  if: conditions.optional().describe("all must hold; on the first instruction of a portion for the whole portion"),
  after: z
    .enum(["then", "ifYouDo", "ifYouDoThen"])
    .optional()
    .describe(
      "then: whatever became of the portion before {5-20-2}; ifYouDo: only if it was carried out {5-20-1}; ifYouDoThen: a Then that stays inside it (Q175)",
    ),
  may: z.literal(true).optional().describe("the owner is asked (9-1-3)"),
};
const until = z.enum(["turn", "battle"]).optional().describe("how long it lasts; absent in a Constant: as long as the effect applies");
const payCost = z.literal(false).optional().describe("informative: nothing done by an effect costs anything");
const times = timesSchema.optional();
const damageKind = z.enum(["battle", "effect", "any"]);

const tokenForm = z.strictObject({
  name: z.string().min(1),
  traits: words,
  ap: natural,
  hp: count,
  keywords: z.array(keywordSchema).optional(),
});
interface TokenSchema extends Named<typeof tokenForm> {}
const tokenSchema: TokenSchema = tokenForm;

const instruction = <Word extends string, Shape extends z.core.$ZodLooseShape>(word: Word, shape: Shape, meaning: string) =>
  z.strictObject({ op: z.literal(word), ...shape, ...joints }).describe(meaning);

const plainInstructions = [
  // choosing
  instruction(
    "choose",
    { as: binding, n: z.union([count, z.tuple([count, count])]), from: filterSchema },
    "pick exactly n, or n[0] to n[1], matching cards (9-3-3)",
  ),

  // position
  instruction("rest", { target: targetSchema }, "turn the targets sideways (4-4)"),
  instruction("setActive", { target: targetSchema }, "turn the targets upright (4-4)"),
  instruction("skipNextActiveStep", { target: targetSchema }, "stays as it is in the start phase of its owner's next turn, once"),
  instruction("cannotBeSetActive", { target: targetSchema, until }, "nothing sets it active"),
  instruction("cannotBePaired", { target: targetSchema, until }, "no Pilot can be paired with it"),

  // damage, HP, destruction
  instruction("damage", { n: count, times, target: targetSchema }, "n effect damage to each target (4-5-3)"),
  instruction("recover", { n: count, target: targetSchema }, "remove up to n damage counters (4-6)"),
  instruction("destroy", { target: targetSchema }, "destroy the targets (4-10)"),
  instruction(
    "preventDamage",
    { target: targetSchema, damage: damageKind, most: count.optional(), from: filterSchema, until },
    "the targets receive no such damage from matching sources; with most, none of so much or less, as it is after reduction",
  ),
  instruction("reduceDamage", { n: count }, "the event's damage is n lower {5-21}"),
  instruction("redirectDamage", { damage: damageKind, fromTarget: one, to: one, until }, "another Unit receives that damage instead"),
  instruction(
    "cannotBeDestroyedByEffects",
    { target: targetSchema, by: z.literal("enemy"), until },
    "the opponent's destroy-effects do nothing to the targets",
  ),

  // values and keywords
  instruction("modify", { target: targetSchema, ap: change.optional(), hp: change.optional(), times, until }, "add to AP and HP (1-3-6)"),
  instruction("gainKeyword", { target: targetSchema, keyword: keywordSchema, times, until }, "the targets gain the keyword (4-16)"),
  instruction("gainKeywordsOf", { of: binding, target: targetSchema, until }, "the targets gain every keyword printed on that card (4-16)"),
  instruction("gainTrait", { target: targetSchema, trait: z.string().min(1) }, "the targets have that trait too (2-5)"),
  instruction("apCannotBeReducedByEnemy", { target: targetSchema, until }, "effects of the opponent do not lower this AP"),

  // moving cards
  instruction("returnToHand", { target: targetSchema }, "to the owners' hands; a token leaves the game"),
  instruction("addToHand", { target: targetSchema }, "the chosen cards from the trash to the owner's hand"),
  instruction("returnToDeckShuffle", { target: targetSchema }, "to the owner's deck, then shuffle it"),
  instruction("returnToDeckBottom", { target: targetSchema }, "to the bottom of the owner's deck, order by the owner"),
  instruction("exile", { target: targetSchema }, "to the removal area (4-12)"),
  instruction(
    "deploy",
    { target: targetSchema, payCost: z.boolean().optional().describe("true: its cost is paid first, whatever its Lv. (2-9)") },
    "put the chosen Unit or Base card into play (4-8)",
  ),
  instruction("pair", { target: targetSchema, with: one, payCost }, "place the Pilot card beneath that Unit (4-9)"),
  instruction("pairedPilotToDeckTop", {}, "the Pilot of this Unit to the top of its owner's deck"),
  instruction("exileThisCard", {}, "this card, from the trash, to the removal area (4-12)"),
  instruction("deployThisPilotAsUnit", { ap: natural, hp: count }, "Burst: the revealed Pilot into play as a Unit without text"),
  instruction("deployedRested", { target: targetSchema }, "such Units come into play rested (4-4-4)"),
  instruction("deployEXBase", {}, "an EX Base from outside the game (4-17-4-1)"),
  instruction("destroyShieldAreaTop", { n: count }, "destroy the first n cards of the enemy shield area (4-10)"),
  instruction("pairedPilotToHand", { filter: filterSchema.optional() }, "the Pilot of this Unit to its owner's hand"),
  instruction("shieldToHand", { n: count }, "the top n own Shields to hand, no Burst (3-6-4-1)"),
  instruction("thisCardToHand", {}, "Burst: the revealed card to its owner's hand; Destroyed: this card from the trash"),
  instruction("deployThisCard", { payCost }, "Burst: the revealed card into play"),
  instruction("deployToken", { n: count.max(6), token: tokenSchema, rested: z.literal(true).optional() }, "n Unit tokens at once (4-17)"),
  instruction("placeResource", { n: count, rested: z.literal(true).optional() }, "from the resource deck to the resource area"),
  instruction(
    "placeEXResource",
    { n: count, rested: z.literal(true).optional() },
    "EX Resources from outside the game, up to the limit of five",
  ),

  instruction("payResources", { n: count }, "rest n active Resources as part of the effect (9-1-7-3)"),

  // hand and deck
  instruction("draw", { n: count }, "draw n, one by one (4-14)"),
  instruction("discard", { n: count, filter: filterSchema.optional() }, "discard n matching cards of the own hand (4-11)"),
  instruction(
    "revealHandToDeckBottom",
    { n: count, filter: filterSchema.optional() },
    "show n matching cards of the own hand, put them under the deck",
  ),
  instruction("mill", { n: count }, "the top n cards of the own deck to the trash at once"),
  instruction("lookTop", { n: count }, "look at the top n cards of the own deck"),
  instruction(
    "mayTakeLooked",
    { n: count, from: filterSchema, to: z.enum(["hand", "battleArea", "deckTop"]), reveal: z.literal(true).optional() },
    "take up to n matching ones of them",
  ),
  instruction("lookedToTop", { n: count }, "put n of the cards looked at on top of the deck"),
  instruction("lookedToBottom", { n: count }, "put n of the cards looked at on the bottom of the deck"),
  instruction("lookedToTopOrBottom", {}, "all of them to the top or to the bottom, the owner's choice"),
  instruction("lookedToTopOrTrash", {}, "the card looked at back on top, or to the trash, the owner's choice"),
  instruction("lookedRestToBottom", {}, "the others to the bottom, order by the owner"),
  instruction("lookedRestToBottomRandom", {}, "the others to the bottom in random order"),
  instruction("lookedRestToTrash", {}, "the others to the trash"),

  // attacking and blocking
  instruction(
    "mayAttackActive",
    { target: targetSchema, allowed: filterSchema, until },
    "may also attack matching active enemy Units (7-3-1)",
  ),
  instruction(
    "mayAttackOnDeployTurn",
    { target: targetSchema, allowed: filterSchema.optional(), until },
    "may attack on the turn it was deployed (2-11-4)",
  ),
  instruction("cannotAttack", { target: targetSchema, until }, "cannot declare attacks"),
  instruction("cannotAttackPlayer", { target: targetSchema, until }, "cannot attack the player"),
  instruction(
    "attractAttacks",
    { target: targetSchema, strength: z.enum(["ifPossible", "must"]), attackers: filterSchema.optional(), until },
    "enemy attackers must choose it as their target",
  ),
  instruction("cannotActivateBlocker", { target: targetSchema, until }, "cannot use Blocker (7-4-1)"),
  instruction("changeAttackTarget", { attacker: one, to: one }, "the attack in progress goes to another Unit {5-22-2}"),
  instruction("beginBattleDamageOnly", { attacker: one, defender: one }, "a battle that has only the damage step {5-22-3}"),

  // playing
  instruction(
    "costModifier",
    { zone: z.enum(["hand", "trash"]), n: change, lv: change.optional(), perCount: filterSchema.optional() },
    "the cost of this card in hand is changed by n, its Lv. by lv",
  ),
  instruction(
    "playAs",
    { lv: natural.optional(), cost: natural, with: filterSchema.optional() },
    "this play uses these instead of the printed ones; with: if the Pilot is paired with such a Unit",
  ),
  instruction("activateOwnMainEffect", { payCost }, "Burst: carry out this card's Main effect"),
  instruction("activateOwnActionEffect", {}, "Burst: carry out this card's Action effect"),
  instruction("activatePairedMainEffect", {}, "carry out the Main effect of the card paired with this Unit {3-4-6-3-1}"),
  instruction("activateDiscardedMainEffect", {}, "carry out the Main effect of the Command that this effect has discarded"),
  instruction(
    "restInstead",
    { target: one, of: filterSchema, effectOf: filterSchema },
    "when an effect of a matching card would rest a matching card, this one may be rested instead (9-1-9)",
  ),
] as const;
const plainInstruction = z.discriminatedUnion("op", plainInstructions);

type PlainOp = z.output<typeof plainInstruction>;
interface Joints {
  if?: Condition[] | undefined;
  after?: "then" | "ifYouDo" | "ifYouDoThen" | undefined;
  may?: true | undefined;
}
interface ChooseModeOp extends Joints {
  op: "chooseMode";
  modes: Op[][];
}
interface BranchCase {
  if?: Condition[] | undefined;
  else?: true | undefined;
  ops: Op[];
}
interface BranchOp extends Joints {
  op: "branch";
  cases: BranchCase[];
}
interface PlayersOp extends Joints {
  op: "players";
  who: "opponent" | "each";
  ops: Op[];
}
/** An effect that a card, or its owner for a time, has beyond what is printed (4-16). */
export interface GainedEffect {
  timing: "Trigger" | "Destroyed";
  gate?: "DuringPair" | "DuringLink" | undefined;
  trigger?: TriggerRecord | undefined;
  substitution?: true | undefined;
  ops: Op[];
}
interface GainEffectOp extends Joints {
  op: "gainEffect";
  target?: Target | undefined;
  effect: GainedEffect;
  next?: true | undefined;
  until: "turn" | "battle";
}
/** One instruction of an effect (16.10). */
export type Op = PlainOp | ChooseModeOp | BranchOp | PlayersOp | GainEffectOp;

const inner = z.lazy((): z.ZodType<Op[]> => z.array(opSchema).min(1));
const chooseMode = instruction("chooseMode", { modes: z.array(inner).min(2) }, "the owner takes one of the lists");
const branchCase = z.strictObject({ if: conditions.optional(), else: z.literal(true).optional(), ops: inner });
const branch = instruction("branch", { cases: z.array(branchCase).min(1) }, "the first case whose condition holds, or that has else");
const players = instruction(
  "players",
  { who: z.enum(["opponent", "each"]), ops: inner },
  "the opponent carries these out; or both players do, the active one first (1-3-4)",
);
const gainedEffect = z
  .strictObject({
    timing: z.enum(["Trigger", "Destroyed"]),
    gate: z.enum(["DuringPair", "DuringLink"]).optional(),
    trigger: z.lazy(() => triggerSchema).optional(),
    substitution: z.literal(true).optional(),
    ops: inner,
  })
  .describe("an effect beyond what is printed (4-16)");
const gainEffect = instruction(
  "gainEffect",
  {
    target: targetSchema.optional(),
    effect: gainedEffect,
    next: z.literal(true).optional(),
    until: z.enum(["turn", "battle"]),
  },
  "the targets gain the effect, without a target its owner has it; next: it is used up by the first time",
);
const opSchema: z.ZodType<Op> = z
  .discriminatedUnion("op", [...plainInstructions, chooseMode, branch, players, gainEffect])
  .meta({ id: "Instruction" });

/** Every word an instruction can begin with, in the order of the table. */
export const opWords: readonly Op["op"][] = [
  ...plainInstructions.map((each) => each.shape.op.value),
  "chooseMode",
  "branch",
  "players",
  "gainEffect",
];
/** Every word a cost can begin with. */
export const costWords: readonly Cost["op"][] = costSchema.options.map((each) => each.shape.op.value);

// ---- trigger events ----

const damageBy = { damage: damageKind };
const triggerForm = z.discriminatedUnion("event", [
  z.strictObject({ event: z.literal("thisUnitDestroysEnemyUnit"), ...damageBy, victim: filterSchema.optional() }),
  z.strictObject({ event: z.literal("unitDestroysEnemyUnit"), who: filterSchema, ...damageBy }),
  z.strictObject({ event: z.literal("thisUnitDestroysShieldAreaCard"), ...damageBy }),
  z.strictObject({ event: z.literal("unitDestroysShieldAreaCard"), who: filterSchema, ...damageBy }),
  z.strictObject({
    event: z.literal("unitDestroyedByDamage"),
    who: filterSchema,
    ...damageBy,
    whileThisUnitAttacking: z.literal(true).optional(),
  }),
  z.strictObject({ event: z.literal("unitDestroyedByEffect"), who: filterSchema }),
  z.strictObject({ event: z.literal("thisUnitDamagesEnemyUnit"), ...damageBy, victim: filterSchema.optional() }),
  z.strictObject({ event: z.literal("unitDamagesEnemyUnit"), who: filterSchema, ...damageBy }),
  z.strictObject({ event: z.literal("thisUnitWouldReceiveDamage"), damage: damageKind.optional(), from: filterSchema }),
  z.strictObject({ event: z.literal("unitWouldReceiveDamage"), who: filterSchema, damage: damageKind.optional(), from: filterSchema }),
  z.strictObject({ event: z.literal("thisUnitReceivesDamage"), ...damageBy, from: filterSchema }),
  z.strictObject({ event: z.literal("unitReceivesDamage"), who: filterSchema, ...damageBy, from: filterSchema }),
  z.strictObject({ event: z.literal("unitAttacks"), who: filterSchema, target: z.enum(["player", "unit"]).optional() }),
  z.strictObject({ event: z.literal("thisUnitBlocked"), by: filterSchema }),
  z.strictObject({ event: z.literal("thisUnitSetActiveByEffect") }),
  z.strictObject({ event: z.literal("thisUnitApReducedByEnemy") }),
  z.strictObject({ event: z.literal("thisUnitDestroysEnemyCard"), ...damageBy }),
  z.strictObject({ event: z.literal("unitRestedByEffect"), who: filterSchema, by: z.enum(["own", "enemy"]) }),
  z.strictObject({
    event: z.literal("youActivateCommand"),
    card: filterSchema.optional(),
    playedWith: z.literal("EXResource").optional(),
  }),
  z.strictObject({ event: z.literal("thisMainActivated") }),
  z.strictObject({ event: z.literal("youPayForUnitEffect"), who: filterSchema }),
  z.strictObject({ event: z.literal("youLoseEXResource") }),
  z.strictObject({ event: z.literal("thisBaseReceivesDamage"), ...damageBy, from: filterSchema }),
  z.strictObject({ event: z.literal("thisUnitRecovers") }),
  z.strictObject({ event: z.literal("thisUnitRestedByEffect") }),
  z.strictObject({ event: z.literal("thisUnitSupportRaisedAp"), target: filterSchema }),
  z.strictObject({ event: z.literal("unitDeployed"), who: filterSchema }),
  z.strictObject({ event: z.literal("unitLinks"), who: filterSchema }),
  z.strictObject({
    event: z.literal("youPairPilot"),
    pilot: filterSchema.optional(),
    with: z.union([z.strictObject({ thisUnitOr: filterSchema }), filterSchema]),
  }),
  z.strictObject({ event: z.literal("youPlaceEXResource") }),
  z.strictObject({ event: z.literal("youDrawByEffect") }),
]);
interface TriggerSchema extends Named<typeof triggerForm> {}
const triggerSchema: TriggerSchema = triggerForm;
export const triggerEvents = triggerSchema.options.map((each) => each.shape.event.value);

// ---- effects ----

const gatePilot = z.strictObject({
  traitAny: words.min(1).optional(),
  color: z.enum(colors).optional(),
  lvMax: natural.optional(),
});
const pilotQualifier = z.strictObject({ traitAny: words.min(1).optional(), color: z.enum(colors).optional(), lvMin: natural.optional() });

const effectForm = z
  .strictObject({
    timing: z.union([z.enum(timings), z.array(z.enum(timings)).min(2)]).describe("when; a list means any of them"),
    host: z
      .enum(["card", "pairedUnit"])
      .optional()
      .describe("on Pilots only: the card's own effect (Burst), or one of the Unit above it {3-3-9}"),
    zone: z.enum(["hand", "trash"]).optional().describe("works while its card is in its owner's hand, or trash"),
    gate: z.enum(["DuringPair", "DuringLink"]).optional().describe("needs a paired Pilot / a Link Unit (11-2-10)"),
    gatePilot: gatePilot.optional().describe("the paired Pilot must match too"),
    pilotQualifier: pilotQualifier.optional().describe("WhenPaired: the Pilot just paired must match {13-2-9-2}"),
    turn: z.enum(["own", "enemy"]).optional().describe("only in the turn of the effect's owner / of the opponent"),
    oncePerTurn: z.literal(true).optional().describe("11-2-12"),
    trigger: triggerSchema.optional().describe("the event of a Trigger"),
    when: conditions.optional().describe("conditions that belong to the trigger, judged at the event (9-1-6-2)"),
    while: conditions.optional().describe("conditions of a Constant, judged at every moment (9-1-5)"),
    cost: z.array(costSchema).min(1).optional().describe("what stands before the colon; of a PlayOption, its price"),
    may: z.literal(true).optional().describe("the PlayOption can be declined"),
    substitution: z.literal(true).optional().describe("changes the event while it happens (9-1-9)"),
    development: count.optional().describe("informative: the price is written out as choose … as dev and exile dev"),
    notYet: z.string().min(1).optional().describe("this clause is not carried out, and why; keeps the card out of match play"),
    ops: z.array(opSchema).describe("what it does, in printed order (1-3-7)"),
    do: z.string().optional().describe("informative rendering of ops"),
    costText: z.string().optional().describe("informative rendering of cost"),
  })
  .describe("one clause of a card");
interface EffectSchema extends Named<typeof effectForm> {}
const effectSchema: EffectSchema = effectForm;

// ---- cards ----

const anyCard = {
  id: z.string().regex(/^\S+$/, "a card number has no spaces").describe("card number (2-1)"),
  name: z.string().min(1).describe("2-2"),
  otherNames: words.optional().describe("names it is also treated as having (2-2-4)"),
  traits: words.default([]).describe("2-5"),
  zones: z.array(z.enum(terrains)).default([]).describe("terrain {2-6}; no rule reads it"),
  keywords: z.array(keywordSchema).default([]).describe("printed keyword effects (11-1)"),
  effects: z.array(effectSchema).default([]).describe("in printed order"),
  set: z.string().optional(),
  rarity: z.string().optional(),
  blockIcon: z.string().nullable().optional(),
  source: z.string().optional(),
};
const played = { color: z.enum(colors).describe("2-4"), level: natural.describe("Lv. (2-8)"), cost: natural.describe("2-9") };
const unplayed = { color: z.null(), level: z.literal(0), cost: z.literal(0) };
const battling = { ap: natural.describe("2-6"), hp: count.describe("2-7") };
const sheltering = { ap: z.literal(0).describe("Bases have no AP"), hp: count.describe("2-7") };

const linkSchema = z.union([
  z.strictObject({ pilotNameIncludes: z.string().min(1) }).describe("a Pilot whose name contains this {3-2-6-4}"),
  z.strictObject({ pilotTraitAny: words.min(1) }).describe("a Pilot that has one of these traits"),
]);

const unitCard = z.strictObject({
  ...anyCard,
  type: z.literal("Unit"),
  ...played,
  ...battling,
  link: z.array(linkSchema).default([]).describe("alternatives, one is enough; empty: can never link (2-11)"),
});
const pilotCard = z.strictObject({ ...anyCard, type: z.literal("Pilot"), ...played, apMod: change, hpMod: change });
const pilotLine = z
  .strictObject({ name: z.string().min(1), apMod: change, hpMod: change, traits: words })
  .describe("what it is while paired (2-3-5)");
const commandCard = z.strictObject({ ...anyCard, type: z.literal("Command"), ...played, pilot: pilotLine.optional() });
const baseCard = z.strictObject({ ...anyCard, type: z.literal("Base"), ...played, ...sheltering });
const resourceCard = z.strictObject({ ...anyCard, type: z.literal("Resource"), ...unplayed });
const unitToken = z.strictObject({ ...anyCard, type: z.literal("UnitToken"), token: z.literal(true), ...unplayed, ...battling });
const exBase = z.strictObject({ ...anyCard, type: z.literal("EXBase"), token: z.literal(true), ...unplayed, ...sheltering });
const exResource = z.strictObject({ ...anyCard, type: z.literal("EXResource"), token: z.literal(true), ...unplayed });

export const cardSchema = z.discriminatedUnion("type", [
  unitCard,
  pilotCard,
  commandCard,
  baseCard,
  resourceCard,
  unitToken,
  exBase,
  exResource,
]);

// ---- decks ----

const deckRules = z.strictObject({ mainDeckSize: natural, resourceDeckSize: natural, maxCopiesPerNumber: natural, maxColours: natural });
/** A deck file holds one deck, or several under `decks`. */
export const deckFileSchema = z.strictObject({ rules: deckRules.optional().describe("informative"), decks: z.array(deckSchema).min(1) });

// ---- the words as types ----

export type CardType = (typeof cardTypes)[number];
export type KeywordRecord = z.output<typeof keywordSchema>;
export type Filter = z.output<typeof filterSchema>;
export type Condition = z.output<typeof conditionSchema>;
export type Times = z.output<typeof timesSchema>;
export type Cost = z.output<typeof costSchema>;
export type TargetName = (typeof targetNames)[number];
export type Target = z.output<typeof targetSchema>;
export type TokenRecord = z.output<typeof tokenSchema>;
export type TriggerRecord = z.output<typeof triggerSchema>;
export type TimingName = (typeof timings)[number];
export type EffectRecord = z.output<typeof effectSchema>;
export type LinkRecord = z.output<typeof linkSchema>;
/** A card as a card file has it, with the lists that may be left out filled in. */
export type CardRecord = z.output<typeof cardSchema>;

/** JSON Schema of a card file, for completion in editors: a list of cards, or an object that holds one. */
export const cardFormat = (): object =>
  z.toJSONSchema(z.union([z.array(cardSchema), z.looseObject({ cards: z.array(cardSchema) })]), { io: "input", reused: "ref" });

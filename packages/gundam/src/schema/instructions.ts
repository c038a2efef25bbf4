/** What a text does: its targets, its instructions, and the events that a Trigger waits for. */
import type { Named } from "@duelex/kernel";
import * as z from "zod";
import { type Condition, conditions } from "./conditions.ts";
import { change, count, filterSchema, keywordSchema, natural, timesSchema, words } from "./filters.ts";

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
export const opSchema: z.ZodType<Op> = z
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
export interface TriggerSchema extends Named<typeof triggerForm> {}
export const triggerSchema: TriggerSchema = triggerForm;
export const triggerEvents = triggerSchema.options.map((each) => each.shape.event.value);

export type TargetName = (typeof targetNames)[number];
export type Target = z.output<typeof targetSchema>;
export type TokenRecord = z.output<typeof tokenSchema>;
export type TriggerRecord = z.output<typeof triggerSchema>;

/** What a text asks before it does anything: conditions (9-1-3, 9-1-5), and costs, which stand before the colon (9-1-7). */
import type { Named } from "@duelex/kernel";
import * as z from "zod";
import { count, filterSchema, natural, qualitiesOf } from "./filters.ts";

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
export interface ConditionSchema extends Named<typeof conditionForm> {}
const conditionSchema: ConditionSchema = conditionForm;
export const conditions = z.array(conditionSchema).min(1);

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
export interface CostSchema extends Named<typeof costForm> {}
export const costSchema: CostSchema = costForm;

export type Condition = z.output<typeof conditionSchema>;
export type Cost = z.output<typeof costSchema>;
/** Every word a cost can begin with. */
export const costWords: readonly Cost["op"][] = costSchema.options.map((each) => each.shape.op.value);

/**
 * What a card file and a deck file may contain (17). Every object is closed: an unknown key, an unknown word, or a word in the wrong place
 * is an error that names the card and the clause. Gaps (`null`) are for cards of which only some facts are public.
 */
import type { Named } from "@duelex/kernel";
import { z } from "zod";
import { namedDeckSchema } from "./deck-file.ts";
import { colors, keywordNames } from "./names.ts";

const color = z.enum(colors);
const side = z.enum(["own", "opponent", "both"]);
const player = z.enum(["you", "opponent"]);
const position = z.enum(["ON", "OFF"]);
/** Greater numbers stand on no card; what they add up to must fit into the match. */
const MOST = 99;
const count = z.int().min(1).max(MOST);
const points = z.int().min(0).max(MOST);
const change = z.int().min(-MOST).max(MOST);

// ---- CO-17.2 targets ----

const filter = {
  sides: side,
  position: position.optional(),
  maxRemainingRp: points.optional(),
  race: z.string().min(1).optional(),
  exclude: z.literal("self").optional(),
};
const followers = z.tuple([z.literal("follower")]);
const setGems = z.tuple([z.literal("setGem")]);
const self = z.literal("self");

/** Followers: this one, one that is chosen, or all that fit. */
const followerTargetForm = z.union([
  self,
  z.strictObject({ choose: z.literal(1), of: followers, ...filter }),
  z.strictObject({ all: followers, ...filter }),
]);
interface FollowerTargetSchema extends Named<typeof followerTargetForm> {}
const followerTarget: FollowerTargetSchema = followerTargetForm;
/** Gems set on a Colossus. */
const gemTargetForm = z.union([
  z.strictObject({ choose: z.literal(1), of: setGems, sides: side }),
  z.strictObject({ all: setGems, sides: side }),
]);
interface GemTargetSchema extends Named<typeof gemTargetForm> {}
const gemTarget: GemTargetSchema = gemTargetForm;
/** What a standing text is about: nothing is chosen. */
const standingTargetForm = z.union([self, z.strictObject({ all: followers, ...filter })]);
interface StandingTargetSchema extends Named<typeof standingTargetForm> {}
const standingTarget: StandingTargetSchema = standingTargetForm;
/** Cards in hand have a race, but no position and no resistance left. */
const cardTarget = z.strictObject({ all: followers, sides: z.literal("own"), race: filter.race });

// ---- CO-17.3 instructions ----

const instructionForm = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("draw"), player, count }),
  z.strictObject({ op: z.literal("discardFromDeckTop"), player, count }),
  z.strictObject({ op: z.literal("discardHand"), player, chooser: player.optional(), count }),
  z.strictObject({ op: z.literal("handToDeckBottom"), player, count }),
  z.strictObject({ op: z.literal("damage"), target: followerTarget, amount: points }),
  z.strictObject({ op: z.literal("destroy"), target: followerTarget }),
  z.strictObject({ op: z.literal("returnToHand"), target: followerTarget }),
  z.strictObject({ op: z.literal("turnOn"), target: followerTarget }),
  z.strictObject({ op: z.literal("turnOff"), target: followerTarget }),
  z.strictObject({ op: z.literal("modifyStats"), target: followerTarget, ap: change, rp: change, until: z.literal("endOfTurn") }),
  z.strictObject({ op: z.literal("discardColossusGem"), target: gemTarget }),
  z.strictObject({ op: z.literal("putFromDeck"), cardId: z.string().min(1), count }),
]);
interface InstructionSchema extends Named<typeof instructionForm> {}
const instruction: InstructionSchema = instructionForm;

const standingInstructionForm = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("modifyCrush"), target: standingTarget, amount: change }),
  z.strictObject({ op: z.literal("modifyLocusCost"), target: cardTarget, amount: change }),
  z.strictObject({ op: z.literal("maxAttacksPerMainPhase"), target: standingTarget, amount: count }),
  z.strictObject({ op: z.literal("cannotAttack"), target: standingTarget }),
]);
interface StandingInstructionSchema extends Named<typeof standingInstructionForm> {}
const standingInstruction: StandingInstructionSchema = standingInstructionForm;

const turnOff = z.strictObject({ op: z.literal("turnOff"), target: self });
const payLocus = z.strictObject({ op: z.literal("payLocus"), amount: count });
const discardHand = z.strictObject({ op: z.literal("discardHand"), player: z.literal("you"), count });

// ---- CO-17.2 abilities ----

const conditionForm = z
  .strictObject({ colossusGemsAtLeast: count.optional(), noOtherFollowersOnOwnField: z.literal(true).optional() })
  .refine((said) => Object.keys(said).length > 0, "a condition says something")
  .nullable();
interface ConditionSchema extends Named<typeof conditionForm> {}
const condition: ConditionSchema = conditionForm;
const free = z.tuple([]);
const program = z.array(instruction).min(1);

const abilityForm = z
  .discriminatedUnion("timing", [
    z.strictObject({ timing: z.literal("action"), condition, cost: free, do: program }),
    z.strictObject({ timing: z.literal("cip"), condition, cost: free, do: program }),
    z.strictObject({ timing: z.literal("continuous"), condition, cost: free, do: z.array(standingInstruction).min(1) }),
    z.strictObject({
      timing: z.literal("ignition"),
      condition,
      cost: z.array(z.discriminatedUnion("op", [turnOff, payLocus, discardHand])),
      do: program,
    }),
    z.strictObject({ timing: z.literal("trigger"), event: z.literal("destroysFollowerInBattle"), condition, cost: free, do: program }),
    z.strictObject({
      timing: z.literal("colossus"),
      condition,
      cost: z.array(z.discriminatedUnion("op", [payLocus, discardHand])),
      do: program,
    }),
  ])
  .superRefine((json, ctx) => {
    const program: readonly (InstructionJson | StandingJson)[] = json.do;
    const targets = program.flatMap((said) => ("target" in said ? [said.target] : []));
    if (targets.filter((target) => typeof target === "object" && "choose" in target).length > MAX_CHOICES) {
      ctx.addIssue({ code: "custom", message: `at most ${MAX_CHOICES} choices in one ability` });
    }
    // 17.2: self is the follower that carries the ability
    const hasNoSelf = json.timing === "action" || json.timing === "colossus";
    if (hasNoSelf && targets.some((target) => target === "self" || ("exclude" in target && target.exclude === "self"))) {
      ctx.addIssue({ code: "custom", message: '"self" is a follower, and this card is none' });
    }
    if (hasNoSelf && json.condition?.noOtherFollowersOnOwnField === true) {
      ctx.addIssue({
        code: "custom",
        path: ["condition"],
        message: "noOtherFollowersOnOwnField is about the follower that says so, and this card is none",
      });
    }
  });
interface AbilitySchema extends Named<typeof abilityForm> {}
const ability: AbilitySchema = abilityForm;

/** An announcement remembers this many chosen objects. */
const MAX_CHOICES = 3;

// ---- CO-17.1 cards: what is printed on them (MR 3.4) ----

const common = {
  id: z.string().min(1),
  name: z.strictObject({ ja: z.string().nullable(), en: z.string().min(1) }),
  color: color.nullable(),
  reality: z.enum(["real-partial", "original-test"]),
  source: z.array(z.string()).optional(),
  note: z.string().optional(),
};
const gemLevel = z.partialRecord(color, count).nullable();
/** CO-Y5 is among them; the sixth official keyword (CO-Y6) has no public name, so no file can write it. */
const keywords = z.array(z.enum(keywordNames)).nullable();
const abilitiesFor = (...timings: readonly string[]) =>
  z
    .array(ability)
    .nullable()
    .superRefine((list, ctx) => {
      list?.forEach((one, at) => {
        if (!timings.includes(one.timing))
          ctx.addIssue({ code: "custom", path: [at, "timing"], message: `${one.timing} is not a timing of this type of card` });
      });
    });

export const cardSchema = z
  .discriminatedUnion("type", [
    // MR 3.4.1: name and nation (MR 3.4.1.1), abilities (MR 3.4.1.2)
    z.strictObject({ ...common, type: z.literal("colossus"), effect: abilitiesFor("colossus") }),
    z.strictObject({
      ...common,
      type: z.literal("follower"),
      unique: z.boolean().nullable(),
      races: z.array(z.string().min(1)).min(1).nullable(),
      locusCost: points.nullable(),
      gemLevel,
      crush: points.nullable(),
      capture: points.nullable(),
      ap: points.nullable(),
      rp: count.nullable(),
      keywords,
      effect: abilitiesFor("cip", "continuous", "ignition", "trigger"),
    }),
    z.strictObject({
      ...common,
      type: z.literal("action"),
      snap: z.boolean().nullable(),
      locusCost: points.nullable(),
      gemLevel,
      keywords,
      effect: abilitiesFor("action"),
    }),
    z.strictObject({ ...common, type: z.literal("gem"), unique: z.boolean().nullable(), effect: abilitiesFor() }),
  ])
  .superRefine((card, ctx) => {
    if (card.reality === "real-partial") return;
    for (const [field, value] of Object.entries(card)) {
      if (value === null) ctx.addIssue({ code: "custom", path: [field], message: "only a real-partial card may have gaps" });
    }
    if ("keywords" in card && new Set(card.keywords).size < (card.keywords?.length ?? 0)) {
      ctx.addIssue({ code: "custom", path: ["keywords"], message: "names a keyword twice" });
    }
    if (card.type === "action" && card.effect?.length !== 1) {
      ctx.addIssue({ code: "custom", path: ["effect"], message: "an action has exactly one text" });
    }
    if (card.type === "action" && card.keywords?.some((keyword) => keyword !== "Locus Trick" && keyword !== "Fast Break")) {
      ctx.addIssue({ code: "custom", path: ["keywords"], message: "an action can only have Locus Trick" });
    }
  });

export const cardFileSchema = z.strictObject({
  game: z.literal("colossus-order"),
  edition: z.string(),
  legend: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  cards: z.array(cardSchema),
});

/** JSON Schema of a card file, for completion in editors: a list of cards, or an object that holds one. */
export const cardFormat = (): object =>
  z.toJSONSchema(z.union([z.array(cardSchema), z.looseObject({ cards: z.array(cardSchema) })]), { io: "input", reused: "ref" });

export const deckFileSchema = z.strictObject({
  game: z.literal("colossus-order"),
  deckSize: z.literal(51),
  maxGems: z.literal(20),
  copyLimit: z.literal(3),
  decks: z.array(namedDeckSchema),
});

/** A card as a card file has it; what each key means stands in its JSON Schema, `cardFormat()`. */
export type CardJson = z.infer<typeof cardSchema>;
export type AbilityJson = z.infer<typeof ability>;
export type ConditionJson = AbilityJson["condition"];
export type InstructionJson = z.infer<typeof instruction>;
export type StandingJson = z.infer<typeof standingInstruction>;
export type CostJson = Extract<AbilityJson, { timing: "ignition" }>["cost"][number];
export type TargetJson = z.infer<typeof followerTarget> | z.infer<typeof gemTarget>;
export type FilterJson = Exclude<TargetJson, "self">;

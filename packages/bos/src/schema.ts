/** 16. The vocabulary of card and deck files. Unknown words and unknown keys are errors; there is none for Ether (BOS-R18). */
import type { Named } from "@duelex/kernel";
import { z } from "zod";
import { deckSchema } from "./deck-file.ts";

const amount = z.int().min(0).max(30_000);
const colour = z.enum(["red", "yellow", "blue"]);

// ---- 16.3 Targets ----

const kind = z.enum(["summon", "boss", "spell", "player"]);
const side = z.enum(["own", "opponent", "both"]);
const zone = z.enum(["battlefield", "graveyard", "castle", "spellbook"]);
const kinds = z.array(kind).min(1);
const narrowing = {
  sides: side.optional(),
  zone: zone.optional(),
  state: z.enum(["ready", "acted"]).optional(),
  sameColumnAs: z.literal("self").optional(),
  exclude: z.literal("self").optional(),
};
const chosen = z.strictObject({ choose: z.literal(1), of: kinds, ...narrowing });
const found = z.strictObject({ all: kinds, ...narrowing });
const name = z.enum([
  "self",
  "event.subject",
  "event.attacker",
  "event.blocker",
  "event.otherBattler",
  "event.defeater",
  "event.defeated",
  "you",
  "opponent",
  "enchanted.controller",
  "event.defeated.controller",
]);
const targetForm = z.union([name, chosen, found]);
interface TargetSchema extends Named<typeof targetForm> {}
const target: TargetSchema = targetForm;
const player = z.enum(["you", "opponent", "enchanted.controller", "event.defeated.controller"]);

// ---- 16.4 Costs and instructions ----

const cost = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("act"), target: z.literal("self") }),
  z.strictObject({ op: z.literal("payVim"), amount }),
]);
const count = z.strictObject({ count: z.strictObject({ of: kinds, sides: side, zone }) });
const baseStrength = z.strictObject({ ref: z.literal("event.defeated.baseStrength") });
const howMuchForm = z.union([amount, count, baseStrength]);
interface HowMuchSchema extends Named<typeof howMuchForm> {}
const howMuch: HowMuchSchema = howMuchForm;

const withoutGrant = [
  z.strictObject({ op: z.literal("damage"), amount: howMuch, target }),
  z.strictObject({ op: z.literal("gainStrength"), amount: howMuch, target }),
  z.strictObject({ op: z.literal("gainVim"), amount: howMuch, player }),
  z.strictObject({ op: z.literal("gainLife"), amount: howMuch, player }),
  z.strictObject({ op: z.literal("loseLife"), amount: howMuch, player }),
  z.strictObject({ op: z.literal("ready"), target }),
  z.strictObject({ op: z.literal("act"), target }),
  z.strictObject({ op: z.literal("turnFaceDown"), target }),
  z.strictObject({ op: z.literal("move"), target, to: z.literal("adjacentEmptySpot") }),
  z.strictObject({ op: z.literal("moveZone"), target, to: z.enum(["castle", "graveyard"]), chooser: z.literal("opponent").optional() }),
  z.strictObject({ op: z.literal("defeat"), target }),
  z.strictObject({ op: z.literal("reduceDamage"), amount: howMuch, target }),
  z.strictObject({ op: z.literal("setDamage"), amount: howMuch, target }),
  z.strictObject({ op: z.literal("reduceDamageTaken"), amount: howMuch, target }),
  z.strictObject({ op: z.literal("changeAttackTarget"), to: target }),
  z.strictObject({ op: z.literal("allowBlockFromAnyColumn"), target }),
  z.strictObject({ op: z.literal("cannot"), what: z.literal("act") }),
] as const;
const grantInstructionForm = z.discriminatedUnion("op", withoutGrant);
interface GrantInstructionSchema extends Named<typeof grantInstructionForm> {}
const grantInstruction: GrantInstructionSchema = grantInstructionForm;

// ---- 16.2 Abilities ----

const event = [
  "summoned",
  "spellCast",
  "acts",
  "declaresAttack",
  "selectsAttackTarget",
  "directAttackBlockWindow",
  "attacked",
  "blocksDirectAttack",
  "wouldTakeDamage",
  "wouldLoseBattle",
  "wouldBeDefeated",
  "dealtDamage",
  "takesDamage",
  "dealsDamageToPlayer",
  "defeated",
  "afterTakesDamage",
  "afterDefeated",
  "defeats",
  "readied",
  "endingPhase",
] as const;
const fighter = z.strictObject({ of: kinds, sides: side });
const conditionForm = z.strictObject({
  subject: z.union([z.literal("enchanted"), fighter]).optional(),
  player: z.literal("you").optional(),
  defender: z.literal("you").optional(),
  inBattle: z.literal(true).optional(),
  by: z
    .array(z.enum(["battle", "ability"]))
    .min(1)
    .optional(),
  defeated: fighter.optional(),
});
interface ConditionSchema extends Named<typeof conditionForm> {}
const condition: ConditionSchema = conditionForm;
const mode = z.enum(["optional", "mandatory"]);

const STATIC: ReadonlySet<string> = new Set(["reduceDamageTaken", "cannot"]);
/** The timings that know what a condition asks for; with any other it could never hold. 16.2 */
const TIMINGS_OF: Readonly<Record<string, (timing: string) => boolean>> = {
  player: (timing) => timing === "spellCast" || timing === "endingPhase",
  subject: (timing) => timing !== "endingPhase",
  defender: (timing) => timing === "directAttackBlockWindow",
  defeated: (timing) => timing === "defeats",
  by: (timing) => timing.includes("efeat"),
  inBattle: (timing) => timing.startsWith("would") || timing.includes("Damage"),
};
/** What an instruction is done to, where that is not a name. */
interface Sought {
  readonly choose?: number | undefined;
  readonly all?: unknown;
  readonly zone?: string | undefined;
  readonly sides?: string | undefined;
}
const soughtBy = (instruction: object): Sought | null => {
  const aim = "target" in instruction ? instruction.target : "to" in instruction ? instruction.to : null;
  return typeof aim === "object" ? aim : null;
};
interface Half {
  readonly timing: string;
  readonly cost: readonly unknown[];
  readonly condition: object | null;
  readonly do: readonly { readonly op: string; readonly chooser?: string | undefined }[];
}
/** What a schema of single words cannot say: which words go together. */
function agree(ability: Half, context: z.core.$RefinementCtx): void {
  const complain = (message: string, ...path: (string | number)[]) => context.addIssue({ code: "custom", message, path, input: ability });
  const standing = ability.timing === "static";
  ability.do.forEach(({ op }, nth) => {
    if (standing !== STATIC.has(op))
      complain(standing ? `"${op}" is not for a static ability` : `"${op}" is for static abilities only`, "do", nth, "op");
  });
  if (standing && (ability.cost.length > 0 || ability.condition !== null))
    complain("a static ability has neither condition nor cost", "timing");
  for (const asked of Object.keys(ability.condition ?? {}))
    if (TIMINGS_OF[asked]?.(ability.timing) === false) complain(`"${asked}" never holds at "${ability.timing}"`, "condition", asked);
  if (ability.do.filter((instruction) => soughtBy(instruction)?.choose === 1).length > 2)
    complain("at most two things are chosen in one ability", "do");
  if (ability.do.filter(({ op }) => op === "move").length > 1) complain("at most one card is moved in one ability", "do");
  ability.do.forEach((instruction, nth) => {
    const sought = soughtBy(instruction);
    if (sought === null) return;
    if (instruction.op === "move" && sought.all !== undefined) complain("one card is moved, not all", "do", nth);
    const closed = sought.zone === "castle" || sought.zone === "spellbook";
    if (sought.choose === 1 && closed && sought.sides !== (instruction.chooser ?? "own"))
      complain(`nobody chooses from a ${sought.zone} that only its owner sees (BOS-Z2)`, "do", nth);
  });
}

const grantForm = z
  .strictObject({
    timing: z.enum(["controllerMainPhase", "static", ...event]),
    mode,
    condition: condition.nullable(),
    cost: z.array(cost),
    do: z.array(grantInstruction).min(1),
  })
  .superRefine(agree);
interface GrantSchema extends Named<typeof grantForm> {}
const grant: GrantSchema = grantForm;
const enchant = z.strictObject({ op: z.literal("enchant"), target, grant });
const instructionForm = z.discriminatedUnion("op", [...withoutGrant, enchant]);
interface InstructionSchema extends Named<typeof instructionForm> {}
const instruction: InstructionSchema = instructionForm;

const abilityForm = z
  .strictObject({
    timing: z.enum(["cast", "controllerMainPhase", "static", ...event]),
    mode,
    condition: condition.nullable(),
    cost: z.array(cost),
    do: z.array(instruction).min(1),
  })
  .superRefine(agree);
interface AbilitySchema extends Named<typeof abilityForm> {}
const ability: AbilitySchema = abilityForm;
const abilities = z.array(ability).nullable();

// ---- 16.5 Summoning conditions ----

const summonTestForm = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("anyWizard") }),
  z.strictObject({ op: z.literal("useWizard"), wizardId: z.string() }),
  z.strictObject({ op: z.literal("youControlSummons"), atLeast: amount }),
  z.strictObject({ op: z.literal("opponentControlsMoreSummons") }),
  z.strictObject({ op: z.literal("lifeLessThanOpponent") }),
  z.strictObject({ op: z.literal("opponentSpellbookEmpty") }),
  z.strictObject({ op: z.literal("cardsInGraveyards"), of: kinds, sides: side, atLeast: amount }),
]);
interface SummonTestSchema extends Named<typeof summonTestForm> {}
const summonTest: SummonTestSchema = summonTestForm;
const summonConditionForm = z.union([summonTest, z.strictObject({ op: z.literal("all"), of: z.array(summonTest).min(1) })]);
interface SummonConditionSchema extends Named<typeof summonConditionForm> {}
const summonCondition: SummonConditionSchema = summonConditionForm;

// ---- BOS-16.1 Cards and decks; `note` and `source` have no effect (BOS-A11) ----

const common = {
  id: z.string().min(1),
  name: z.strictObject({ ja: z.string().nullable(), en: z.string().min(1) }),
  color: colour,
  reality: z.enum(["real", "real-partial", "original-test"]),
  source: z.array(z.string()).optional(),
  note: z.string().optional(),
  effect: abilities,
};
const strength = z.int().min(1).max(30_000);
const anyCard = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("wizard") }),
  z.strictObject({ ...common, type: z.literal("summon"), strength, summonCondition }),
  z.strictObject({ ...common, type: z.literal("spell"), vimCost: amount }),
  z.strictObject({ ...common, type: z.literal("boss"), strength, summonCondition }),
  z.strictObject({ ...common, type: z.literal("unknown"), color: colour.nullable() }),
]);

/** Which timings and instructions go with which kind of card. */
export const cardSchema = anyCard.superRefine((card, context) => {
  (card.effect ?? []).forEach((clause, nth) => {
    const complain = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path: ["effect", nth, ...path], input: card });
    const isSpell = card.type === "spell";
    if (clause.timing === "cast" && !isSpell) complain('"cast" is a timing of spells', "timing");
    if (isSpell && (clause.timing === "static" || clause.timing === "controllerMainPhase"))
      complain(`a spell cannot have "${clause.timing}"`, "timing");
    clause.do.forEach((each, at) => {
      if (each.op === "enchant" && !isSpell) complain('"enchant" is an instruction of spells', "do", at, "op");
      if (each.op === "cannot") complain('"cannot" is for what an enchantment grants', "do", at, "op");
      if (isSpell && "cost" in clause && clause.cost.some((price) => price.op === "act")) complain("a spell cannot act", "cost");
    });
  });
  if (card.type === "spell" && (card.effect?.length ?? 0) > 1) {
    context.addIssue({ code: "custom", message: "a spell has one ability", path: ["effect"], input: card });
  }
});
/** A card as a card file has it; what each key means stands in its JSON Schema, `cardFormat()`. */
export type CardRecord = z.infer<typeof cardSchema>;
export type AbilityRecord = z.infer<typeof ability>;
export type GrantRecord = z.infer<typeof grant>;
export type InstructionRecord = z.infer<typeof instruction>;
export type TargetRecord = z.infer<typeof target>;
export type AmountRecord = z.infer<typeof howMuch>;
export type ConditionRecord = z.infer<typeof condition>;
export type SummonConditionRecord = z.infer<typeof summonCondition>;
export type SummonTestRecord = z.infer<typeof summonTest>;

const legend = z.record(z.string(), z.unknown());
export const cardFileSchema = z.strictObject({
  game: z.literal("bos"),
  edition: z.string().optional(),
  legend: legend.optional(),
  cards: z.array(cardSchema),
});

/** JSON Schema of a card file, for completion in editors: a list of cards, or an object that holds one. */
export const cardFormat = (): object =>
  z.toJSONSchema(z.union([z.array(cardSchema), z.looseObject({ cards: z.array(cardSchema) })]), { io: "input", reused: "ref" });
export const deckFileSchema = z.strictObject({ game: z.literal("bos"), copyLimit: z.int().min(1), decks: z.array(deckSchema) });

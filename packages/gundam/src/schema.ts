/**
 * The shape of a card file and of a deck file, word by word. A card is data: statistics, keywords, and effects as small
 * programs in the vocabulary below. Every object is strict: a word that is not listed here is a mistake in the file.
 * What the shape cannot say (names bound before use, `while` only on constants …) is in proofreading.ts; both together
 * are applied by card-files.ts, which names every mistake at once.
 */
import type { Named } from "@duelex/kernel";
import * as z from "zod";
import { deckSchema } from "./deck-file.ts";
import { conditions, costSchema } from "./schema/conditions.ts";
import { change, colors, count, keywordSchema, natural, terrains, timings, words } from "./schema/filters.ts";
import { opSchema, triggerSchema } from "./schema/instructions.ts";

export { type Condition, type Cost, costWords } from "./schema/conditions.ts";
export { type CardType, type Filter, type KeywordRecord, kindsInPlay, type Times, type TimingName, timings } from "./schema/filters.ts";
export {
  type GainedEffect,
  type Op,
  opWords,
  type Target,
  type TargetName,
  type TokenRecord,
  type TriggerRecord,
  triggerEvents,
} from "./schema/instructions.ts";

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

export type EffectRecord = z.output<typeof effectSchema>;
export type LinkRecord = z.output<typeof linkSchema>;
/** A card as a card file has it, with the lists that may be left out filled in. */
export type CardRecord = z.output<typeof cardSchema>;

/** JSON Schema of a card file, for completion in editors: a list of cards, or an object that holds one. */
export const cardFormat = (): object =>
  z.toJSONSchema(z.union([z.array(cardSchema), z.looseObject({ cards: z.array(cardSchema) })]), { io: "input", reused: "ref" });

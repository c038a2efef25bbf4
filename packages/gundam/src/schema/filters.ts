/** The words of a card's corners (2), and which cards a text speaks of: "an enemy Unit with 2 or less HP". */
import type { Named } from "@duelex/kernel";
import * as z from "zod";

/** 2-3, 2-3-3 … 2-3-7, 4-17. The last three are tokens: in play a Unit, a Base, a Resource; never in a deck. */
const cardTypes = ["Unit", "Pilot", "Command", "Base", "Resource", "UnitToken", "EXBase", "EXResource"] as const;
/** 2-4. Resources and tokens have none (`null`). */
export const colors = ["blue", "green", "red", "white", "purple"] as const;
/** {2-6}. No rule reads it. */
export const terrains = ["space", "earth"] as const;
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
export const natural = z.int().min(0).max(MOST);
export const change = z.int().min(-MOST).max(MOST);
export const count = z.int().min(1).max(MOST).describe("numbers chosen are whole and at least 1 (1-3-5)");
export const words = z.array(z.string().min(1));

const numberedKeyword = z.strictObject({ k: z.enum(numberedKeywords), n: count });
const plainKeyword = z.strictObject({ k: z.enum(plainKeywords) });
export const keywordSchema = z
  .discriminatedUnion("k", [numberedKeyword, plainKeyword], {
    error: ({ input }) =>
      typeof input === "string"
        ? `${JSON.stringify(input)} is no keyword as a card file has it: { "k": "Blocker" }, { "k": "Breach", "n": 3 }`
        : undefined,
  })
  .describe("a keyword effect (11-1)");

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
export const qualitiesOf = z.strictObject(qualities);
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
export interface FilterSchema extends Named<typeof filterForm> {}
export const filterSchema: FilterSchema = filterForm;

/** "For each …": how many times a number counts (1-3-2-2). */
export const timesSchema = z
  .union([
    z.strictObject({ count: filterSchema, uniqueNames: z.literal(true).optional() }).describe("cards that match, or their different names"),
    z.strictObject({ apOf: z.literal("thisUnit"), per: count }).describe("once for each so much AP of this Unit"),
    z.strictObject({ damageOn: z.literal("thisUnit") }).describe("damage counters on this Unit"),
    z.strictObject({ rested: z.literal("thisEffect") }).describe("Units that this effect has rested"),
    z.strictObject({ paid: z.literal("event") }).describe("Resources paid in the event that is waited for"),
  ])
  .describe("the number counts so many times");

export type CardType = (typeof cardTypes)[number];
export type TimingName = (typeof timings)[number];
export type KeywordRecord = z.output<typeof keywordSchema>;
export type Filter = z.output<typeof filterSchema>;
export type Times = z.output<typeof timesSchema>;

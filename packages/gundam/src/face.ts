/** A card as people look at it: its head, and its text, clause by clause. */
import type { Face } from "@duelex/kernel";
import type { CardRecord, EffectRecord, LinkRecord } from "./schema.ts";
import { keywordText, signed, traitsText, withArticle } from "./text/filters.ts";

/** Puts a clause of a Unit (or its Pilot, a Command) or of a Base into one sentence. `@duelex/gundam/text` has the one that does. */
export type ClauseText = (effect: EffectRecord, on?: "Unit" | "Base") => string;

/** Where nothing puts clauses into words. */
export const noText: ClauseText = () => "an effect";

/** A card as people read it: its head, and a line for its keyword effects, each clause, and the Pilot it can be. */
export interface CardText {
  head: string;
  lines: string[];
}

export function cardText(card: CardRecord, clauseText: ClauseText): CardText {
  const lines: string[] = [];
  if (card.keywords.length > 0) lines.push(card.keywords.map(keywordText).join(" "));
  for (const effect of card.effects) lines.push(clauseText(effect, card.type === "Base" ? "Base" : "Unit"));
  if (card.type === "Command" && card.pilot !== undefined) {
    lines.push(`【Pilot】 [${card.pilot.name}] AP${signed(card.pilot.apMod)} HP${signed(card.pilot.hpMod)}`);
  }
  return { head: headText(card), lines };
}

/** A card as people look at it. */
export function faceOf(record: CardRecord, clauseText: ClauseText): Face {
  const { head, lines } = cardText(record, clauseText);
  return {
    id: record.id,
    name: record.name,
    otherNames: record.type === "Command" && record.pilot !== undefined ? [record.pilot.name] : [],
    type: record.type,
    summary: head,
    text: lines,
    color: record.color ?? "none",
    ...(record.level > 0 || record.cost > 0 ? { price: String(record.cost), level: `Lv.${record.level}` } : {}),
  };
}

/** "blue Unit, Lv.4, cost 3, AP 3, HP 4, (Earth Federation) (White Base Team), links with [Amuro Ray]" */
export function headText(card: CardRecord): string {
  const parts: string[] = [];
  if (card.type === "EXBase" || card.type === "EXResource") parts.push(card.type === "EXBase" ? "Base token" : "Resource token");
  else if (card.type === "UnitToken") parts.push("Unit token");
  else if (card.type === "Resource") parts.push("Resource");
  else parts.push(`${card.color} ${card.type}`, `Lv.${card.level}`, `cost ${card.cost}`);
  if ("apMod" in card) parts.push(`AP${signed(card.apMod)}`, `HP${signed(card.hpMod)}`);
  if (card.type === "Unit" || card.type === "UnitToken") parts.push(`AP ${card.ap}`);
  if ("hp" in card) parts.push(`HP ${card.hp}`);
  if (card.otherNames !== undefined) parts.push(`also called ${card.otherNames.map((name) => `[${name}]`).join(" and ")}`);
  if (card.traits.length > 0) parts.push(card.traits.map((trait) => `(${trait})`).join(" "));
  if (card.type === "Unit" && card.link.length > 0) parts.push(`links with ${linkText(card.link)}`);
  return parts.join(", ");
}

/** "[Banagher Links] or a (Newtype)" */
const linkText = (link: readonly LinkRecord[]): string =>
  link
    .map((each) =>
      "pilotNameIncludes" in each ? `[${each.pilotNameIncludes}]` : `${withArticle(`${traitsText(each.pilotTraitAny)} Pilot`)}`,
    )
    .join(" or ");

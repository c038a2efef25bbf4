/**
 * What a card says, for people: rendered from its data in our own words, one sentence for each clause, with timings in
 * 【 】, keyword effects in < >, traits in ( ) and names in [ ]. Text and behaviour cannot part, since there is only the data.
 */
import { capital, type Face } from "@duelex/kernel";
import { timingsOf } from "./effects.ts";
import type { CardRecord, Cost, EffectRecord, LinkRecord } from "./schema.ts";
import { all } from "./text/conditions.ts";
import { eventText } from "./text/events.ts";
import { brackets, cards, circled, keywordText, signed, some, traitsText, withArticle } from "./text/filters.ts";
import { Context, instructions } from "./text/instructions.ts";

/** A card as people read it: its head, and a line for its keyword effects, each clause, and the Pilot it can be. */
export interface CardText {
  head: string;
  lines: string[];
}

export function cardText(card: CardRecord): CardText {
  const lines: string[] = [];
  if (card.keywords.length > 0) lines.push(card.keywords.map(keywordText).join(" "));
  for (const effect of card.effects) lines.push(clauseText(effect, card.type === "Base" ? "Base" : "Unit"));
  if (card.type === "Command" && card.pilot !== undefined) {
    lines.push(`【Pilot】 [${card.pilot.name}] AP${signed(card.pilot.apMod)} HP${signed(card.pilot.hpMod)}`);
  }
  return { head: headText(card), lines };
}

/** A card as people look at it. */
export function faceOf(record: CardRecord): Face {
  const { head, lines } = cardText(record);
  return {
    id: record.id,
    name: record.name,
    otherNames: record.type === "Command" && record.pilot !== undefined ? [record.pilot.name] : [],
    type: record.type,
    summary: head,
    text: lines,
    color: record.color ?? "none",
    ...(record.level > 0 || record.cost > 0 ? { price: String(record.cost) } : {}),
  };
}

/** "ST01-001 Gundam: blue Unit, Lv.4, cost 3, AP 3, HP 4, (Earth Federation) (White Base Team), links with [Amuro Ray]" */
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
  return `${card.id} ${card.name}: ${parts.join(", ")}`;
}

/** "[Banagher Links] or a (Newtype)" */
const linkText = (link: readonly LinkRecord[]): string =>
  link
    .map((each) =>
      "pilotNameIncludes" in each ? `[${each.pilotNameIncludes}]` : `${withArticle(`${traitsText(each.pilotTraitAny)} Pilot`)}`,
    )
    .join(" or ");

/** One clause of a card as one sentence. */
export function clauseText(effect: EffectRecord, on: "Unit" | "Base" = "Unit"): string {
  const brackets = bracketsOf(effect);
  const marks = brackets === "" ? "" : `${brackets} `;
  if (effect.notYet !== undefined && effect.ops.length === 0) return `${marks}(Not carried out: ${effect.notYet}.)`;
  const cost =
    effect.cost === undefined || timingsOf(effect)[0] === "PlayOption"
      ? ""
      : `${capital(effect.cost.map((cost) => costText(cost, on)).join(", "))}: `;
  return `${marks}${cost}${capital(saying(effect))}.`;
}

// ---- what stands in front ----

function bracketsOf(effect: EffectRecord): string {
  let text = "";
  if (effect.gate !== undefined) {
    const pilot =
      effect.gatePilot === undefined
        ? ""
        : `･${[
            effect.gatePilot.lvMax === undefined ? undefined : `Lv.${effect.gatePilot.lvMax} or lower`,
            effect.gatePilot.color,
            effect.gatePilot.traitAny && traitsText(effect.gatePilot.traitAny),
            "Pilot",
          ]
            .filter(Boolean)
            .join(" ")}`;
    text += `【${effect.gate === "DuringPair" ? "During Pair" : "During Link"}${pilot}】`;
  }
  text += timingsOf(effect)
    .map((timing) => brackets[timing])
    .filter((name) => name !== undefined)
    .map((name) => `【${name}${qualifierOf(effect, name)}】`)
    .join("/");
  if (effect.oncePerTurn === true) text += "【Once per Turn】";
  return text;
}
function qualifierOf(effect: EffectRecord, name: string): string {
  if (effect.development !== undefined) return `･Development ${effect.development}`;
  const asks = effect.pilotQualifier;
  if (asks === undefined || name !== "When Paired") return "";
  const level = asks.lvMin === undefined ? undefined : `Lv.${asks.lvMin} or higher`;
  return `･${[level, asks.color, asks.traitAny && traitsText(asks.traitAny), "Pilot"].filter(Boolean).join(" ")}`;
}

/** The sentence itself: when, while, what. */
function saying(effect: EffectRecord): string {
  const timing = timingsOf(effect)[0];
  if (timing === "PlayOption") return playOption(effect);
  let front = "";
  if (effect.turn !== undefined) front += effect.turn === "own" ? "during your turn, " : "during your opponent's turn, ";
  if (effect.while !== undefined) front += `while ${all(effect.while)}, `;
  if (timing === "EndOfYourTurn") front += "at the end of your turn, ";
  if (timing === "EndOfTurn") front += "at the end of the turn, ";
  if (effect.trigger !== undefined) front += `when ${eventText(effect.trigger)}, `;
  if (effect.when !== undefined) front += `if ${all(effect.when)}, `;
  const said = front + instructions(effect.ops, new Context(effect));
  return effect.ops.some((op) => op.op === "mill" && op.n === 1) ? said.replace("if one of them is", "if it is") : said;
}

function playOption(effect: EffectRecord): string {
  const price = effect.cost === undefined ? "" : `${effect.cost.map((cost) => costText(cost, "Unit")).join(" and ")} to `;
  const asking = effect.may === true ? "you may " : "";
  return `when you play this card from your hand, ${asking}${price}${instructions(effect.ops, new Context(effect))}`;
}

// ---- costs ----

function costText(cost: Cost, on: "Unit" | "Base"): string {
  switch (cost.op) {
    case "payResources":
      return circled[cost.n] ?? `pay ${cost.n}`;
    case "restSelf":
      return `rest this ${on}`;
    case "restUnits":
      return `rest ${some(cost.from, cost.n)}`;
    case "discard":
      return `discard ${cards(cost.filter, cost.n)}`;
    case "destroyUnits":
      return `destroy ${some(cost.from, cost.n)}`;
    case "destroySelf":
      return "destroy this Unit";
    case "exileFromTrash":
      return `exile ${some(cost.from, cost.n)}`;
    case "returnSelfToDeckBottom":
      return "return this Unit and its Pilot to the bottom of your deck";
  }
}

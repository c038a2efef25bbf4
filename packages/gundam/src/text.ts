/**
 * What a card says, for people: rendered from its data in our own words, one sentence for each clause, with timings in
 * 【 】, keyword effects in < >, traits in ( ) and names in [ ]. Text and behaviour cannot part, since there is only the data.
 */
import { capital } from "@duelex/kernel";
import { timingsOf } from "./effects.ts";
import type { Cost, EffectRecord } from "./schema.ts";
import { all } from "./text/conditions.ts";
import { eventText } from "./text/events.ts";
import { brackets, cards, circled, some, traitsText } from "./text/filters.ts";
import { Context, instructions } from "./text/instructions.ts";

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

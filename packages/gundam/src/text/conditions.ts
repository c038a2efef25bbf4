/** 16.7 Conditions, as people say them: "you have another Link Unit in play". */
import type { Condition, Filter } from "../schema.ts";
import { levelOf, noun, someone, traitsText, valuesOf, withArticle, zoneText } from "./filters.ts";

/** All of them: "and". */
export function all(conditions: readonly Condition[]): string {
  const said = conditions.map(conditionText);
  const ofThisUnit = (text: string | undefined) => text?.startsWith("this Unit ") === true;
  return said.map((text, i) => (ofThisUnit(text) && ofThisUnit(said[i - 1]) ? text.slice("this Unit ".length) : text)).join(" and ");
}

function conditionText(condition: Condition): string {
  if ("count" in condition) return countText(condition.count, condition);
  if ("self" in condition) return qualityText("this Unit", condition.self);
  if ("turn" in condition) return condition.turn === "own" ? "it is your turn" : "it is your opponent's turn";
  if ("attackTarget" in condition)
    return `this Unit is attacking ${condition.attackTarget === "player" ? "the enemy player" : withArticle(noun({ ...condition.is, kind: "Unit", side: "enemy" }, false))}`;
  if ("battlingEnemy" in condition) return `this Unit is battling ${someone({ kind: "Unit", side: "enemy", ...condition.battlingEnemy })}`;
  if ("handSize" in condition)
    return `${condition.handSize === "own" ? "you have" : "your opponent has"} ${condition.atMost === undefined ? `${condition.atLeast} or more` : `${condition.atMost} or fewer`} cards in hand`;
  if ("playerLevel" in condition)
    return `${condition.playerLevel === "own" ? "you are" : "your opponent is"} Lv.${condition.atLeast} or higher`;
  if ("milledIncludes" in condition)
    return `one of them is ${withArticle(noun({ ...condition.milledIncludes, side: undefined, zone: undefined }, false))}`;
  if ("of" in condition) return chosenText(condition.is);
  if ("thisEffect" in condition) return effectText(condition);
  if ("happened" in condition) return happenedText(condition);
  if ("destroyedBy" in condition)
    return typeof condition.destroyedBy === "string"
      ? "this Unit was destroyed by battle damage"
      : `this Unit was destroyed by an effect of ${someone({ kind: "Card", ...condition.destroyedBy.effectOf })}`;
  if ("paidWith" in condition) return "you used an EX Resource to play this card";
  if ("enemyPlayers" in condition) return `there are ${condition.enemyPlayers} or more enemy players`;
  return "this card was deployed from the trash";
}

/** "it has <Repair>", "it is paired with a Pilot that is Lv.3 or lower" */
const chosenText = (filter: Filter): string =>
  filter.pilot === undefined
    ? qualityText("it", filter)
    : `it is paired with ${withArticle(noun({ ...filter.pilot, kind: "Pilot" }, false))}`;

function effectText({ thisEffect, card, atLeast, atMost }: Extract<Condition, { thisEffect: unknown }>): string {
  const number = atLeast === undefined ? `${atMost}` : `${atLeast} or more`;
  if (thisEffect === "destroyedEnemyUnits")
    return atLeast === 1 ? "this effect destroys an enemy Unit" : `this effect destroys ${number} enemy Units`;
  if (thisEffect === "restedUnits") return `this effect rested ${number} Units`;
  if (atMost === 0) return "nothing is discarded with this effect";
  return `${withArticle(noun({ ...(card ?? { kind: "Card" }), side: undefined, zone: undefined }, false))} is discarded with this effect`;
}

function happenedText({ happened, by, never }: Extract<Condition, { happened: unknown }>): string {
  const not = never === true;
  const who = `${not ? "none" : "one"} of your ${noun(by, true)}`;
  switch (happened) {
    case "wasDeployed":
      return `${who} was deployed this turn`;
    case "activatedCommand":
      return `you have${not ? " not" : ""} activated the 【Main】/【Action】 effect of ${withArticle(noun({ ...by, side: undefined }, false))} this turn`;
    case "destroyedOwnUnitByEffect":
      return `${not ? "none" : "one"} of your Units has been destroyed by an effect of one of your ${noun(by, true)} this turn`;
    case "madeEnemyDiscard":
      return `your opponent has${not ? " not" : ""} discarded by one of your effects this turn`;
    case "hadItsEffectPaidFor":
      return `you have${not ? " not" : ""} paid ① or more for the effect of ${someone(by)} this turn`;
  }
}

/** "this Unit is damaged", "this Unit has 5 or more AP" */
function qualityText(who: string, asks: Partial<Filter>): string {
  const says: string[] = [];
  if (asks.state !== undefined) says.push(`is ${asks.state}`);
  if (asks.damaged !== undefined) says.push(asks.damaged ? "is damaged" : "is undamaged");
  if (asks.color !== undefined) says.push(`is ${asks.color}`);
  if (asks.traitAny !== undefined) says.push(`is ${withArticle(`${traitsText(asks.traitAny)} Unit`)}`);
  if (asks.linkUnit !== undefined) says.push(asks.linkUnit ? "is a Link Unit" : "is not a Link Unit");
  if (asks.token !== undefined) says.push(asks.token ? "is a token" : "is not a token");
  if (asks.paired !== undefined) says.push(asks.paired ? "has a Pilot" : "has no Pilot");
  if (asks.pairedThisTurn === true) says.push("was paired with a Pilot this turn");
  const level = levelOf(asks);
  if (level !== undefined) says.push(`is ${level}`);
  for (const value of valuesOf(asks)) says.push(`has ${value}`);
  return `${who} ${says.join(" and ")}`;
}

function countText(
  filter: Filter,
  { atLeast, atMost, exactly }: { atLeast?: number | undefined; atMost?: number | undefined; exactly?: number | undefined },
): string {
  const place =
    filter.zone === undefined
      ? filter.kind === "Shield" || filter.kind === "EXResource" || filter.kind === "Resource"
        ? ""
        : " in play"
      : "";
  const most = atMost ?? exactly;
  const bare = {
    ...filter,
    side: filter.side === "enemy" && filter.kind !== "Shield" && filter.zone === undefined ? filter.side : undefined,
  };
  const amount =
    most === 0
      ? `no ${noun(bare, true, place)}`
      : atMost !== undefined
        ? `${atMost} or fewer ${noun(bare, true, place)}`
        : exactly !== undefined
          ? `exactly ${exactly} ${noun(bare, exactly > 1, place)}`
          : atLeast === 1
            ? withArticle(noun(bare, false, place))
            : `${atLeast ?? 0} or more ${noun(bare, true, place)}`;
  if (filter.zone === undefined && (filter.side === "own" || filter.side === "friendly")) return `you have ${amount}`;
  if (filter.kind === "Shield") return `your opponent has ${amount}`;
  const one = atLeast === 1 || exactly === 1;
  const where = filter.zone === undefined ? "" : zoneText(filter, "in");
  return `there ${one ? "is" : "are"} ${amount}${where}`;
}

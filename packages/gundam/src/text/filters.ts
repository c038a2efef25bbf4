/** 16.6 Filters, as people say them: "an enemy Unit with 2 or less HP". */
import type { Filter, KeywordRecord, TimingName, TokenRecord } from "../schema.ts";

/** Timings as they stand between 【 and 】. */
export const brackets: Partial<Record<TimingName, string>> = {
  Deploy: "Deploy",
  Attack: "Attack",
  Destroyed: "Destroyed",
  WhenPaired: "When Paired",
  WhenLinked: "When Linked",
  Burst: "Burst",
  Main: "Main",
  Action: "Action",
  ActivateMain: "Activate･Main",
  ActivateAction: "Activate･Action",
};

export const keywordText = (keyword: KeywordRecord): string => ("n" in keyword ? `<${keyword.k} ${keyword.n}>` : `<${keyword.k}>`);

/** Words that begin with the sound of a vowel, abbreviations as they are spoken: an (OZ), an (MF), a (UN). */
const vowelSound = /^\(?([AEIOaeiou]|MF\)|SRA\)|X-)/;
export function withArticle(text: string): string {
  if (text.startsWith("other ")) return `an${text}`;
  return `${vowelSound.test(text) ? "an" : "a"} ${text}`;
}
export const traitsText = (traits: readonly string[]): string => traits.map((trait) => `(${trait})`).join("/");
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

const nouns: Record<NonNullable<Filter["kind"]>, [string, string]> = {
  Unit: ["Unit", "Units"],
  Pilot: ["Pilot", "Pilots"],
  Base: ["Base", "Bases"],
  Resource: ["Resource", "Resources"],
  EXResource: ["EX Resource", "EX Resources"],
  Shield: ["Shield", "Shields"],
  ShieldAreaCard: ["card in the shield area", "cards in the shield area"],
  BaseOrShield: ["Base or Shield", "Bases or Shields"],
  UnitOrBase: ["Unit or Base", "Units or Bases"],
  UnitCard: ["Unit card", "Unit cards"],
  PilotCard: ["Pilot card", "Pilot cards"],
  CommandCard: ["Command card", "Command cards"],
  BaseCard: ["Base card", "Base cards"],
  UnitOrPilotCard: ["Unit or Pilot card", "Unit or Pilot cards"],
  Card: ["card", "cards"],
};

/** "other rested enemy (Zeon) Units with <Blocker> that are Lv.4 or lower", without saying whose if that is said elsewhere. */
export function noun(filter: Partial<Filter>, plural: boolean, after = ""): string {
  const before: string[] = [];
  if (filter.notSelf === true) before.push("other");
  if (filter.state !== undefined) before.push(filter.state);
  if (filter.damaged !== undefined) before.push(filter.damaged ? "damaged" : "undamaged");
  if (filter.side === "enemy") before.push("enemy");
  if (filter.color !== undefined) before.push(filter.color);
  if (filter.notColor !== undefined) before.push(`non-${filter.notColor}`);
  if (filter.inBattle === false) before.push("non-battling");
  if (filter.traitAny !== undefined) before.push(traitsText(filter.traitAny));
  const [one, many] = nouns[filter.kind ?? "Card"];
  let name = plural ? many : one;
  if (filter.linkUnit === true) name = name.replace("Unit", "Link Unit");
  if (filter.token === true) name = plural ? "Unit tokens" : "Unit token";
  before.push(name);

  const { anyOf } = filter;
  if (anyOf?.every((each) => each.kind !== undefined) === true) {
    // A Unit card or a Command card: whole alternatives.
    const { kind: _, anyOf: __, zone: ___, ...rest } = filter;
    return anyOf.map((each) => noun({ ...rest, ...each }, plural)).join(" or ") + after;
  }
  let text = before.join(" ") + after;
  const has = valuesOf(filter);
  if (filter.withoutKeyword !== undefined) text += ` without <${filter.withoutKeyword}>`;
  if (filter.apMaxRef !== undefined) has.push("AP equal to or less than this Unit's");
  if (anyOf?.every((each) => each.nameIncludes !== undefined && Object.keys(each).length === 1) === true)
    has.push(`${anyOf.map((each) => `“${each.nameIncludes}”`).join(" or ")} in ${plural ? "their names" : "its name"}`);
  if (filter.nameIncludes !== undefined) has.push(`“${filter.nameIncludes}” in ${plural ? "their names" : "its name"}`);
  if (filter.lvMaxRef !== undefined)
    has.push(`a Lv. equal to or lower than ${{ thisUnit: "this Unit's", eventUnit: "that Unit's", t1: "that Unit's" }[filter.lvMaxRef]}`);
  if (filter.lvMaxCount !== undefined)
    has.push(
      `a Lv. equal to or lower than ${filter.lvMaxCount.plus > 0 ? `${filter.lvMaxCount.plus} plus ` : ""}the number of ${countedText(filter.lvMaxCount.count)}`,
    );
  if (filter.superlative !== undefined) has.push(`the ${filter.superlative[0]} ${filter.superlative[1] === "lv" ? "Lv." : "HP"}`);
  if (has.length > 0) text += ` with ${has.join(" and ")}`;
  if (filter.paired === true) text += " with a Pilot";
  if (filter.paired === false) text += " without a Pilot";
  if (filter.nameExcludes !== undefined) text += ` without “${filter.nameExcludes}” in ${plural ? "their names" : "its name"}`;
  const is: string[] = [];
  const level = levelOf(filter);
  if (level !== undefined) is.push(level);
  if (filter.token === false) is.push(plural ? "not tokens" : "not a token");
  if (filter.linkUnit === false) is.push(plural ? "not Link Units" : "not a Link Unit");
  if (filter.attacked === true) is.push("being attacked");
  if (filter.pairedThisTurn === true) is.push("paired this turn");
  if (filter.battlingThisUnit === true) is.push("battling this Unit");
  if (filter.battling !== undefined) is.push(`battling ${someone(filter.battling)}`);
  if (is.length > 0) text += ` that ${plural ? "are" : "is"} ${is.join(" and ")}`;
  const ways = anyOf?.map((each) => [
    levelOf(each) === undefined ? "" : `is ${levelOf(each)}`,
    ...valuesOf(each).map((value) => `has ${value}`),
  ]);
  if (ways?.every((each) => each.join("") !== "") === true)
    text += ` that ${ways.map((each) => each.filter(Boolean).join(" and ")).join(" or ")}`;
  if (filter.pilot !== undefined) text += ` paired with ${withArticle(noun({ ...filter.pilot, kind: "Pilot" }, false))}`;
  if (filter.pairedWith !== undefined) text += ` paired with ${someone({ ...filter.pairedWith, side: undefined })}`;
  return text;
}

/** Its Lv., as asked for. */
export function levelOf(filter: Partial<Filter>): string | undefined {
  if (filter.lvEq !== undefined) return `Lv.${filter.lvEq}`;
  if (filter.lvMin !== undefined && filter.lvMax !== undefined) return `Lv.${filter.lvMin} to Lv.${filter.lvMax}`;
  if (filter.lvMax !== undefined) return `Lv.${filter.lvMax} or lower`;
  return filter.lvMin === undefined ? undefined : `Lv.${filter.lvMin} or higher`;
}
/** What it has: keywords, HP, AP. */
export function valuesOf(filter: Partial<Filter>): string[] {
  const has: string[] = [];
  if (filter.keyword !== undefined) has.push(`<${filter.keyword}>`);
  if (filter.hasAnyKeyword === true) has.push("a keyword effect");
  if (filter.hasTiming !== undefined) has.push(`a 【${brackets[filter.hasTiming] ?? filter.hasTiming}】 effect`);
  for (const [name, least, most, exact] of [
    ["HP", filter.hpMin, filter.hpMax, filter.hpEq],
    ["AP", filter.apMin, filter.apMax, filter.apEq],
  ] as const) {
    if (exact !== undefined) has.push(`exactly ${exact} ${name}`);
    if (least !== undefined && most !== undefined) has.push(`${least} to ${most} ${name}`);
    else if (most !== undefined) has.push(`${most} or less ${name}`);
    else if (least !== undefined) has.push(`${least} or more ${name}`);
  }
  return has;
}

export const isOwn = (filter: Partial<Filter>): boolean => filter.side === "own" || filter.side === "friendly";
export const zoneText = (filter: Partial<Filter>, word: "in" | "from"): string => {
  const whose = filter.side === "enemy" ? "your opponent's" : filter.side === "any" ? "any player's" : "your";
  if (filter.zone === "milled") return ` ${word === "in" ? "among" : "from among"} the cards put there`;
  return filter.zone === undefined || filter.zone === "looked" ? "" : ` ${word} ${whose} ${filter.zone}`;
};

/** "your (Maganac Corps) Units in play", "(AEUG) Unit cards in your trash": what is counted. */
export const countedText = (filter: Filter): string =>
  filter.zone === undefined
    ? `${isOwn(filter) ? "your " : ""}${noun(filter, true, isOwn(filter) ? "" : " in play")}`
    : noun({ ...filter, side: undefined }, true) + zoneText(filter, "in");

/** One that matches: "an enemy Unit", "one of your (Zeon) Units". */
export function someone(filter: Partial<Filter>): string {
  if (filter.battlingThisUnit === true) return `the ${noun({ ...filter, battlingThisUnit: undefined }, false)} battling this Unit`;
  return isOwn(filter) && filter.zone === undefined
    ? `one of your ${noun(filter, true)}`
    : withArticle(noun(filter, false) + zoneText(filter, "from"));
}

/** So many that match: "1 enemy Unit", "1 to 2 of your (Clan) Units", "3 (CB) cards from your trash". */
export function some(filter: Filter, n: number | [number, number]): string {
  const number = typeof n === "number" ? `${n}` : `${n[0]} to ${n[1]}`;
  const plural = n !== 1;
  if (filter.zone !== undefined) return `${number} ${noun({ ...filter, side: undefined }, plural)}${zoneText(filter, "from")}`;
  if (!isOwn(filter)) return `${number} ${noun(filter, plural)}`;
  return `${number} of your ${plural ? noun(filter, true) : oneOfMany(filter)}`;
}
/** "Units with <Blocker> that is Lv.2 or lower": the noun is plural, what is said of the one chosen is not. */
function oneOfMany(filter: Filter): string {
  const [one, many] = nouns[filter.kind ?? "Card"];
  const single = noun(filter, false);
  if (filter.token === true) return single.replace("Unit token", "Unit tokens");
  return filter.linkUnit === true
    ? single.replace("Link Unit", "Link Units")
    : single.replace(new RegExp(`(^|[^(])\\b${one}\\b`), `$1${many}`);
}
/** Everything that matches: "all your Units", "all enemy Units". */
export function every(filter: Filter): string {
  if (filter.kind === "Unit" && filter.side === "any" && Object.keys(filter).length === 2) return "all Units";
  if (filter.kind === "ShieldAreaCard") return isOwn(filter) ? "the cards in your shield area" : "the cards in the enemy shield area";
  if (filter.battlingThisUnit === true) return `the ${noun({ ...filter, battlingThisUnit: undefined }, false)} battling this Unit`;
  return `all ${isOwn(filter) ? "your " : ""}${noun(filter, true)}`;
}
/** Cards of the own hand: "1 card", "1 red card". */
export const cards = (filter: Filter | undefined, n: number): string =>
  `${n} ${noun({ ...(filter ?? { kind: "Card" }), side: undefined }, n > 1)}`;
/** Where damage comes from: "enemy Units that are Lv.3 or lower", "enemy Commands". */
export function sourceText(filter: Filter): string {
  if (filter.kind === undefined && filter.side === "any") return "";
  if (filter.kind === undefined) return filter.side === "enemy" ? "enemy cards" : "your cards";
  if (filter.kind === "CommandCard") return `${filter.side === "enemy" ? "enemy" : "your"} Commands`;
  return isOwn(filter) ? `your ${noun(filter, true)}` : noun(filter, true);
}
export const tokenText = (token: TokenRecord, n: number, rested: boolean): string =>
  `${n} ${rested ? "rested " : ""}[${token.name}] Unit token${n > 1 ? "s" : ""} (${[...token.traits.map((trait) => `(${trait})`), `AP${token.ap}`, `HP${token.hp}`, ...(token.keywords ?? []).map(keywordText)].join("･")})`;

/** Costs as they stand on cards. */
export const circled: readonly string[] = ["⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];

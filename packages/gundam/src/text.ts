/**
 * What a card says, for people: rendered from its data in our own words, one sentence for each clause, with timings in
 * 【 】, keyword effects in < >, traits in ( ) and names in [ ]. Text and behaviour cannot part, since there is only the data.
 */
import { timingsOf } from "./proofreading.ts";
import type {
  CardRecord,
  Condition,
  Cost,
  EffectRecord,
  Filter,
  KeywordRecord,
  LinkRecord,
  Op,
  Target,
  TargetName,
  TimingName,
  TokenRecord,
  TriggerRecord,
} from "./schema.ts";

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

const keywordText = (keyword: KeywordRecord): string => ("n" in keyword ? `<${keyword.k} ${keyword.n}>` : `<${keyword.k}>`);

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

const brackets: Partial<Record<TimingName, string>> = {
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

function bracketsOf(effect: EffectRecord): string {
  let text = "";
  if (effect.gate !== undefined) {
    const pilot =
      effect.gatePilot === undefined
        ? ""
        : `･${[effect.gatePilot.color, effect.gatePilot.traitAny && traitsText(effect.gatePilot.traitAny), "Pilot"].filter(Boolean).join(" ")}`;
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
  if (effect.trigger !== undefined) front += `when ${eventText(effect.trigger)}, `;
  if (effect.when !== undefined) front += `if ${all(effect.when)}, `;
  return front + instructions(effect.ops, new Context(effect));
}

function playOption(effect: EffectRecord): string {
  const price = effect.cost === undefined ? "" : `${effect.cost.map((cost) => costText(cost, "Unit")).join(" and ")} to `;
  const asking = effect.may === true ? "you may " : "";
  return `when you play this card from your hand, ${asking}${price}${instructions(effect.ops, new Context(effect))}`;
}

function eventText(trigger: TriggerRecord): string {
  const by =
    "damage" in trigger ? { battle: " with battle damage", effect: " with effect damage", any: " with damage" }[trigger.damage] : "";
  switch (trigger.event) {
    case "thisUnitDestroysEnemyUnit":
      return `this Unit destroys an enemy Unit${by}`;
    case "unitDestroysEnemyUnit":
      return `${someone(trigger.who)} destroys an enemy Unit${by}`;
    case "thisUnitDestroysShieldAreaCard":
      return `this Unit destroys a card in the enemy shield area${by}`;
    case "unitDestroysShieldAreaCard":
      return `${someone(trigger.who)} destroys a card in the enemy shield area${by}`;
    case "unitDestroyedByDamage":
      return `${someone(trigger.who)} is destroyed${by.replace(" with ", " by ")}${trigger.whileThisUnitAttacking === true ? " while this Unit is attacking" : ""}`;
    case "unitDestroyedByEffect":
      return `${someone(trigger.who)} is destroyed by an effect`;
    case "thisUnitDamagesEnemyUnit":
      return `this Unit deals ${trigger.damage === "any" ? "" : `${trigger.damage} `}damage to an enemy Unit`;
    case "thisUnitWouldReceiveDamage":
      return `this Unit would receive damage from ${trigger.from.kind === undefined ? sourceText(trigger.from) : someone(trigger.from)}`;
    case "thisBaseReceivesDamage":
      return `this Base receives ${trigger.damage === "any" ? "" : `${trigger.damage} `}damage from ${someone(trigger.from)}`;
    case "thisUnitRecovers":
      return "this Unit recovers HP";
    case "thisUnitRestedByEffect":
      return "this Unit is rested by an effect";
    case "thisUnitSupportRaisedAp":
      return `this Unit's <Support> increases the AP of ${someone(trigger.target)}`;
    case "unitDeployed":
      return `${someone(trigger.who)} is deployed`;
    case "unitLinks":
      return `${someone(trigger.who)} links`;
    case "youPairPilot":
      return `you pair a Pilot with this Unit or ${someone(trigger.with.thisUnitOr)}`;
    case "youPlaceEXResource":
      return "you place an EX Resource";
    case "youDrawByEffect":
      return "you draw with an effect";
  }
}

// ---- costs ----

const circled: readonly string[] = ["⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];

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

// ---- conditions ----

function all(conditions: readonly Condition[]): string {
  const said = conditions.map(conditionText);
  const ofThisUnit = (text: string | undefined) => text?.startsWith("this Unit ") === true;
  return said.map((text, i) => (ofThisUnit(text) && ofThisUnit(said[i - 1]) ? text.slice("this Unit ".length) : text)).join(" and ");
}

function conditionText(condition: Condition): string {
  if ("count" in condition) return countText(condition.count, condition);
  if ("self" in condition) return qualityText("this Unit", condition.self);
  if ("turn" in condition) return condition.turn === "own" ? "it is your turn" : "it is your opponent's turn";
  if ("attackTarget" in condition)
    return `this Unit is attacking ${condition.attackTarget === "player" ? "the enemy player" : "an enemy Unit"}`;
  if ("battlingEnemy" in condition) return `this Unit is battling ${someone({ kind: "Unit", side: "enemy", ...condition.battlingEnemy })}`;
  if ("handSize" in condition)
    return `${condition.handSize === "own" ? "you have" : "your opponent has"} ${condition.atLeast} or more cards in hand`;
  if ("playerLevel" in condition)
    return `${condition.playerLevel === "own" ? "you are" : "your opponent is"} Lv.${condition.atLeast} or higher`;
  if ("milledIncludes" in condition)
    return `one of them is ${withArticle(noun({ ...condition.milledIncludes, side: undefined, zone: undefined }, false))}`;
  return "this card was deployed from the trash";
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
  const bare = { ...filter, side: filter.side === "enemy" && filter.kind !== "Shield" ? filter.side : undefined };
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

// ---- what a filter matches ----

/** Words that begin with the sound of a vowel, abbreviations as they are spoken: an (OZ), an (MF), a (UN). */
const vowelSound = /^\(?([AEIOaeiou]|MF\)|SRA\))/;
function withArticle(text: string): string {
  if (text.startsWith("other ")) return `an${text}`;
  return `${vowelSound.test(text) ? "an" : "a"} ${text}`;
}
const traitsText = (traits: readonly string[]): string => traits.map((trait) => `(${trait})`).join("/");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

const nouns: Record<NonNullable<Filter["kind"]>, [string, string]> = {
  Unit: ["Unit", "Units"],
  Pilot: ["Pilot", "Pilots"],
  Base: ["Base", "Bases"],
  Resource: ["Resource", "Resources"],
  EXResource: ["EX Resource", "EX Resources"],
  Shield: ["Shield", "Shields"],
  ShieldAreaCard: ["card in the shield area", "cards in the shield area"],
  BaseOrShield: ["Base or Shield", "Bases or Shields"],
  UnitCard: ["Unit card", "Unit cards"],
  PilotCard: ["Pilot card", "Pilot cards"],
  CommandCard: ["Command card", "Command cards"],
  BaseCard: ["Base card", "Base cards"],
  UnitOrPilotCard: ["Unit or Pilot card", "Unit or Pilot cards"],
  Card: ["card", "cards"],
};

/** "other rested enemy (Zeon) Units with <Blocker> that are Lv.4 or lower", without saying whose if that is said elsewhere. */
function noun(filter: Partial<Filter>, plural: boolean, after = ""): string {
  const before: string[] = [];
  if (filter.notSelf === true) before.push("other");
  if (filter.state !== undefined) before.push(filter.state);
  if (filter.damaged !== undefined) before.push(filter.damaged ? "damaged" : "undamaged");
  if (filter.side === "enemy") before.push("enemy");
  if (filter.color !== undefined) before.push(filter.color);
  if (filter.traitAny !== undefined) before.push(traitsText(filter.traitAny));
  const [one, many] = nouns[filter.kind ?? "Card"];
  let name = plural ? many : one;
  if (filter.linkUnit === true) name = name.replace("Unit", "Link Unit");
  if (filter.token === true) name = plural ? "Unit tokens" : "Unit token";
  before.push(name);

  let text = before.join(" ") + after;
  const has = valuesOf(filter);
  if (filter.nameIncludes !== undefined) has.push(`“${filter.nameIncludes}” in ${plural ? "their names" : "its name"}`);
  if (filter.lvMaxRef !== undefined) has.push("a Lv. equal to or lower than this Unit's");
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
  if (filter.battlingThisUnit === true) is.push("battling this Unit");
  if (filter.battling !== undefined) is.push(`battling ${someone(filter.battling)}`);
  if (is.length > 0) text += ` that ${plural ? "are" : "is"} ${is.join(" and ")}`;
  if (filter.pairedWith !== undefined) text += ` paired with ${someone({ ...filter.pairedWith, side: undefined })}`;
  return text;
}

/** Its Lv., as asked for. */
function levelOf(filter: Partial<Filter>): string | undefined {
  if (filter.lvEq !== undefined) return `Lv.${filter.lvEq}`;
  if (filter.lvMin !== undefined && filter.lvMax !== undefined) return `Lv.${filter.lvMin} to Lv.${filter.lvMax}`;
  if (filter.lvMax !== undefined) return `Lv.${filter.lvMax} or lower`;
  return filter.lvMin === undefined ? undefined : `Lv.${filter.lvMin} or higher`;
}
/** What it has: keywords, HP, AP. */
function valuesOf(filter: Partial<Filter>): string[] {
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

const isOwn = (filter: Partial<Filter>): boolean => filter.side === "own" || filter.side === "friendly";
const zoneText = (filter: Partial<Filter>, word: "in" | "from"): string => {
  const whose = filter.side === "enemy" ? "your opponent's" : filter.side === "any" ? "any" : "your";
  return filter.zone === undefined || filter.zone === "looked" ? "" : ` ${word} ${whose} ${filter.zone}`;
};

/** One that matches: "an enemy Unit", "one of your (Zeon) Units". */
function someone(filter: Partial<Filter>): string {
  if (filter.battlingThisUnit === true) return `the ${noun({ ...filter, battlingThisUnit: undefined }, false)} battling this Unit`;
  return isOwn(filter) && filter.zone === undefined
    ? `one of your ${noun(filter, true)}`
    : withArticle(noun(filter, false) + zoneText(filter, "from"));
}

/** So many that match: "1 enemy Unit", "1 to 2 of your (Clan) Units", "3 (CB) cards from your trash". */
function some(filter: Filter, n: number | [number, number]): string {
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
function every(filter: Filter): string {
  if (filter.kind === "ShieldAreaCard") return isOwn(filter) ? "the cards in your shield area" : "the cards in the enemy shield area";
  if (filter.battlingThisUnit === true) return `the ${noun({ ...filter, battlingThisUnit: undefined }, false)} battling this Unit`;
  return `all ${isOwn(filter) ? "your " : ""}${noun(filter, true)}`;
}
/** Cards of the own hand: "1 card", "1 red card". */
const cards = (filter: Filter | undefined, n: number): string =>
  `${n} ${noun({ ...(filter ?? { kind: "Card" }), side: undefined }, n > 1)}`;
/** Where damage comes from: "enemy Units that are Lv.3 or lower", "enemy Commands". */
function sourceText(filter: Filter): string {
  if (filter.kind === undefined) return filter.side === "enemy" ? "enemy cards" : "your cards";
  if (filter.kind === "CommandCard") return `${filter.side === "enemy" ? "enemy" : "your"} Commands`;
  return isOwn(filter) ? `your ${noun(filter, true)}` : noun(filter, true);
}
const tokenText = (token: TokenRecord, n: number, rested: boolean): string =>
  `${n} ${rested ? "rested " : ""}[${token.name}] Unit token${n > 1 ? "s" : ""} (${[...token.traits.map((trait) => `(${trait})`), `AP${token.ap}`, `HP${token.hp}`, ...(token.keywords ?? []).map(keywordText)].join("･")})`;

// ---- instructions ----

/** Who something is said of. */
interface Subject {
  text: string;
  plural: boolean;
}

/** What has been named so far in the sentence. */
class Context {
  readonly #chosen = new Map<TargetName, Subject>();
  #last: TargetName | undefined;
  looked = 0;
  /** What a condition begins with: a Constant applies while it holds, anything else asks once. */
  readonly whenever: "if" | "while";
  constructor(effect: EffectRecord) {
    this.whenever = timingsOf(effect)[0] === "Constant" ? "while" : "if";
  }

  choose(as: TargetName, plural: boolean): void {
    this.#chosen.set(as, { text: plural ? "they" : "it", plural });
    this.#last = as;
  }
  name(name: TargetName): Subject {
    switch (name) {
      case "thisUnit":
        return { text: "this Unit", plural: false };
      case "thisBase":
        return { text: "this Base", plural: false };
      case "eventUnit":
      case "eventSource":
        return { text: "that Unit", plural: false };
      case "battlingEnemyUnit":
        return { text: "the battling enemy Unit", plural: false };
      case "enemyShieldAreaTop":
        return { text: "the first card in the enemy shield area", plural: false };
      default: {
        const chosen = this.#chosen.get(name) ?? { text: "it", plural: false };
        return name === this.#last
          ? chosen
          : { text: chosen.plural ? "the first ones chosen" : "the first one chosen", plural: chosen.plural };
      }
    }
  }
  subject(target: Target): Subject {
    if (typeof target === "string") return this.name(target);
    if (Array.isArray(target)) return { text: "both", plural: true };
    return { text: every(target.all), plural: target.all.battlingThisUnit !== true };
  }
  object(target: Target): string {
    const { text } = this.subject(target);
    return text === "they" ? "them" : text;
  }
}

/** Something to be done, something that is so of somebody, or a whole clause of its own. */
type Part = Said & { if: string };
type Said =
  | { says: "do"; text: string; may: boolean }
  | { says: "is"; of: Subject; predicate: string; during: string }
  | { says: "all"; text: string };

/** All instructions of an effect: portions joined by "then" and "if you do" {5-20}. */
function instructions(ops: readonly Op[], context: Context): string {
  const portions: Op[][] = [];
  for (const op of ops) {
    const portion = portions.at(-1);
    if (portion === undefined || (op.after !== undefined && op.after !== portion.at(-1)?.after)) portions.push([op]);
    else portion.push(op);
  }
  return portions
    .map((portion) => {
      const first = portion[0];
      const condition = first?.if === undefined ? "" : all(first.if);
      const said = portionText(portion, context, first?.after === "ifYouDo");
      if (first?.after === "then") return condition === "" ? `then, ${said}` : `then, if ${condition}, ${said}`;
      if (first?.after === "ifYouDo") return condition === "" ? `if you do, ${said}` : `if you do and ${condition}, ${said}`;
      return condition === "" ? said : `${context.whenever} ${condition}, ${said}`;
    })
    .join("; ");
}

function portionText(ops: readonly Op[], context: Context, close: boolean): string {
  const parts: Part[] = [];
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    const same = JSON.stringify(op.if) === JSON.stringify(ops[i - 1]?.if);
    const condition = i > 0 && op.if !== undefined && !same ? `${context.whenever} ${all(op.if)}, ` : "";
    if (op.op === "choose") {
      const chosen = [op];
      for (
        let next = ops[i + 1];
        next?.op === "choose" && (next.after ?? op.after) === op.after && next.if === undefined;
        next = ops[++i + 1]
      )
        chosen.push(next); // one selection, 16.3.4
      for (const each of chosen) context.choose(each.as, each.n !== 1);
      parts.push({
        says: "do",
        text: `choose ${chosen.map((each) => some(each.from, each.n)).join(" and ")}`,
        may: op.may === true,
        if: condition,
      });
    } else {
      const declinable = op.may === true && op.op !== "mayTakeLooked" ? "if you like, " : ""; // a deed says "you may" by itself
      parts.push(
        ...partsOf(op, context).map((said, n) => ({ ...said, if: n > 0 ? "" : condition + (said.says === "do" ? "" : declinable) })),
      );
    }
  }
  return joined(parts, close);
}

/** Verbs after one another share a "you may" and an "and"; what is said of the same card shares its subject. */
function joined(parts: readonly Part[], close: boolean): string {
  const clauses: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const first = parts[i]!;
    if (first.says === "do") {
      const verbs = [first.text];
      for (i++; i < parts.length; i++) {
        const next = parts[i]!;
        if (next.says !== "do" || next.may || next.if !== "") break;
        verbs.push(next.text);
      }
      const list =
        verbs.length > 2
          ? `${verbs.slice(0, -1).join(", ")}, and ${verbs.at(-1)}`
          : verbs.join(verbs[0]!.includes(" and ") ? ", and " : " and ");
      clauses.push(`${first.if}${first.may ? "you may " : ""}${list}`);
    } else if (first.says === "all") {
      clauses.push(first.if + first.text);
      i++;
    } else {
      const predicates = [first.predicate];
      for (i++; i < parts.length; i++) {
        const next = parts[i]!;
        if (next.says !== "is" || next.of.text !== first.of.text || next.during !== first.during || next.if !== "") break;
        predicates.push(next.predicate);
      }
      clauses.push(`${first.if}${first.of.text} ${predicates.join(" and ")}${first.during}`);
    }
  }
  const together = close && clauses.length === 2 && parts.at(-1)!.says === "is" && parts.at(-1)!.if === ""; // stays inside its "if you do"
  return clauses.join(together ? ", and " : "; ");
}

const during = (until: "turn" | "battle" | undefined): string =>
  until === undefined ? "" : until === "turn" ? " during this turn" : " during this battle";
const verb = (of: Subject, singular: string, plural: string): string => (of.plural ? plural : singular);

function partsOf(op: Exclude<Op, { op: "choose" }>, context: Context): Said[] {
  const act = (...texts: string[]): Said[] => texts.map((text, i) => ({ says: "do", text, may: i === 0 && op.may === true }));
  const is = (target: Target, predicate: (of: Subject) => string, until?: "turn" | "battle"): Said[] => {
    const of = context.subject(target);
    return [{ says: "is", of, predicate: predicate(of), during: during(until) }];
  };
  const cannot = (target: Target, deed: (of: Subject) => string, until?: "turn" | "battle"): Said[] => {
    const of = context.subject(target);
    if (!of.text.startsWith("all ")) return is(target, () => `cannot ${deed(of)}`, until);
    return [
      {
        says: "is",
        of: { text: `none of ${of.text.slice(4).replace(/^(?!your)/, "the ")}`, plural: true },
        predicate: `can ${deed(of)}`,
        during: during(until),
      },
    ];
  };
  const whole = (text: string): Said[] => [{ says: "all", text }];
  const them = (target: Target) => context.object(target);
  const theirs = (target: Target) => (context.subject(target).plural ? "their owners' hands" : "its owner's hand");

  switch (op.op) {
    case "chooseMode":
      return whole(`choose one: ${op.modes.map((mode) => instructions(mode, context)).join("; or ")}`);
    case "branch":
      return whole(
        op.cases
          .map(
            (each, i) =>
              `${i > 0 ? "otherwise, " : ""}${each.if === undefined ? "" : `if ${all(each.if)}, `}${instructions(each.ops, context)}`,
          )
          .join("; "),
      );

    case "rest":
      return act(`rest ${them(op.target)}`);
    case "setActive":
      return act(`set ${them(op.target)} as active`);
    case "skipNextActiveStep":
      return is(
        op.target,
        (of) => `${verb(of, "does", "do")} not become active in ${verb(of, "its owner's", "their owners'")} next active step`,
      );
    case "cannotBeSetActive":
      return cannot(op.target, () => "be set as active", op.until);
    case "cannotBePaired":
      return cannot(op.target, () => "be paired with a Pilot", op.until);

    case "damage":
      return act(`deal ${op.n} damage to ${them(op.target) === "them" ? "each of them" : them(op.target)}`);
    case "recover":
      return is(op.target, (of) => `${verb(of, "recovers", "recover")} ${op.n} HP`);
    case "destroy":
      return act(`destroy ${them(op.target)}`);
    case "preventDamage":
      return cannot(op.target, () => `receive ${op.damage === "any" ? "" : `${op.damage} `}damage from ${sourceText(op.from)}`, op.until);
    case "reduceDamage":
      return act(`reduce that damage by ${op.n}`);
    case "redirectDamage": {
      const kind = op.damage === "any" ? "damage" : `${op.damage} damage`;
      const of = { text: `${kind} that ${context.name(op.fromTarget).text} would receive${during(op.until)}`, plural: false };
      return [{ says: "is", of, predicate: `is dealt to ${them(op.to)} instead`, during: "" }];
    }
    case "cannotBeDestroyedByEffects":
      return cannot(op.target, () => "be destroyed by enemy effects", op.until);

    case "modify": {
      const changes = [op.ap === undefined ? "" : `AP${signed(op.ap)}`, op.hp === undefined ? "" : `HP${signed(op.hp)}`]
        .filter(Boolean)
        .join(" and ");
      return is(op.target, (of) => `${verb(of, "gets", "get")} ${changes}`, op.until);
    }
    case "gainKeyword":
      return is(op.target, (of) => `${verb(of, "gains", "gain")} ${keywordText(op.keyword)}`, op.until);
    case "apCannotBeReducedByEnemy": {
      const of = context.subject(op.target);
      return [
        {
          says: "is",
          of: { text: `the AP of ${of.text}`, plural: false },
          predicate: "cannot be reduced by enemy effects",
          during: during(op.until),
        },
      ];
    }

    case "returnToHand":
      return act(`return ${them(op.target)} to ${theirs(op.target)}`);
    case "addToHand":
      return act(`add ${them(op.target)} to your hand`);
    case "returnToDeckShuffle":
      return act(`return ${them(op.target)} to your deck`, "shuffle it");
    case "returnToDeckBottom":
      return act(`put ${them(op.target)} on the bottom of ${verb(context.subject(op.target), "its owner's deck", "their owners' decks")}`);
    case "exile":
      return act(`exile ${them(op.target)}`);
    case "deploy":
      return act(`deploy ${them(op.target)}`);
    case "pair":
      return act(`pair ${them(op.target)} with ${context.name(op.with).text}`);
    case "pairedPilotToHand": {
      const which = op.filter === undefined ? "Pilot" : noun({ ...op.filter, kind: "Pilot", side: undefined }, false);
      return act(`return the ${which} paired with this Unit to its owner's hand`);
    }
    case "shieldToHand":
      return act(`add ${op.n} of your Shields to your hand`);
    case "thisCardToHand":
      return act("add this card to your hand");
    case "deployThisCard":
      return act("deploy this card");
    case "deployToken":
      return act(`deploy ${tokenText(op.token, op.n, op.rested === true)}`);
    case "placeResource":
      return act(`place ${op.n} ${op.rested === true ? "rested " : ""}Resource${op.n > 1 ? "s" : ""} from your resource deck`);
    case "placeEXResource":
      return act(`place ${op.n} ${op.rested === true ? "rested " : ""}EX Resource${op.n > 1 ? "s" : ""}`);

    case "draw":
      return act(`draw ${cards(undefined, op.n)}`);
    case "discard":
      return act(`discard ${cards(op.filter, op.n)}`);
    case "revealHandToDeckBottom":
      return act(`reveal ${cards(op.filter, op.n)} from your hand`, `put ${op.n > 1 ? "them" : "it"} on the bottom of your deck`);
    case "mill":
      return act(`put the top ${op.n === 1 ? "card" : `${op.n} cards`} of your deck into your trash`);
    case "lookTop":
      context.looked = op.n;
      return act(`look at the top ${op.n === 1 ? "card" : `${op.n} cards`} of your deck`);
    case "mayTakeLooked":
      return taking(op, context);
    case "lookedToTop":
      return act(`put ${op.n} of them on top of your deck`);
    case "lookedToBottom":
      return act(`put ${op.n} of them on the bottom of your deck`);
    case "lookedToTopOrBottom":
      return act(`put ${context.looked === 1 ? "it" : "them all"} on the top or the bottom of your deck`);
    case "lookedRestToBottom":
      return rest("on the bottom of your deck");
    case "lookedRestToBottomRandom":
      return rest("on the bottom of your deck in random order");
    case "lookedRestToTrash":
      return rest("into your trash");

    case "mayAttackActive":
      return is(
        op.target,
        (of) => `may choose ${withArticle(noun(op.allowed, false))} as ${verb(of, "its", "their")} attack target`,
        op.until,
      );
    case "mayAttackOnDeployTurn": {
      const whom = op.allowed === undefined ? "" : ` ${noun(op.allowed, true)}`;
      return is(op.target, (of) => `may attack${whom} on the turn ${verb(of, "it is", "they are")} deployed`);
    }
    case "cannotAttack":
      return cannot(op.target, () => "attack", op.until);
    case "cannotAttackPlayer":
      return cannot(op.target, (of) => `choose the enemy player as ${verb(of, "its", "their")} attack target`, op.until);
    case "attractAttacks": {
      const must = op.strength === "must" ? "must choose" : "choose";
      const of = { text: "enemy Units", plural: true };
      return [
        {
          says: "is",
          of,
          predicate: `${must} ${them(op.target)} as their attack target${op.strength === "must" ? "" : " if possible"}`,
          during: during(op.until),
        },
      ];
    }
    case "cannotActivateBlocker":
      return cannot(op.target, () => "use <Blocker>", op.until);
    case "changeAttackTarget":
      return act(`change the attack target of ${context.name(op.attacker).text} to ${them(op.to)}`);
    case "beginBattleDamageOnly":
      return act(`begin a battle of ${context.name(op.attacker).text} against ${them(op.defender)} that has only a damage step`);

    case "costModifier": {
      const both = op.lv !== undefined && op.lv === op.n;
      const change = (n: number) => `${Math.abs(n)} ${n < 0 ? "lower" : "higher"}`;
      const each =
        op.perCount === undefined
          ? ""
          : ` for each ${isOwn(op.perCount) ? `of your ${noun(op.perCount, true)}` : noun(op.perCount, false, " in play")}`;
      const what = both ? "Lv. and cost" : "cost";
      const lv = op.lv !== undefined && !both ? ` and its Lv. is ${change(op.lv)}` : "";
      return [
        {
          says: "is",
          of: { text: `the ${what} of this card in your hand`, plural: both },
          predicate: `${both ? "are" : "is"} ${change(op.n)}${lv}${each}`,
          during: "",
        },
      ];
    }
    case "playAs":
      return act(`play it as a Lv.${op.lv} card with a cost of ${op.cost}`);
    case "activateOwnMainEffect":
      return act("activate this card's 【Main】 effect");
  }

  function rest(where: string): Said[] {
    return context.looked === 1 ? whole(`if it is still there, put it ${where}`) : act(`put the rest ${where}`);
  }
}

/** Taking of the cards looked at; with a single card it reads differently. */
function taking(op: Extract<Op, { op: "mayTakeLooked" }>, context: Context): Said[] {
  const which = { ...op.from, zone: undefined, side: undefined };
  const shown = op.reveal === true;
  if (context.looked === 1) {
    const deed = op.to === "battleArea" ? "deploy it" : `${shown ? "reveal it and " : ""}add it to your hand`;
    return [{ says: "all", text: `if it is ${withArticle(noun(which, false))}, you may ${deed}` }];
  }
  const taken = `${op.n > 1 ? `up to ${op.n}` : op.n} ${noun(which, op.n > 1)} among them`;
  const deed =
    op.to === "battleArea"
      ? `deploy ${taken}`
      : shown
        ? `reveal ${taken} and add ${op.n > 1 ? "them" : "it"} to your hand`
        : `add ${taken} to your hand`;
  return [{ says: "all", text: `you may ${deed}` }];
}

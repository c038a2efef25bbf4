/** Card texts for people, in our words, rendered from the data: what a card says and what it does cannot part. */
import type { Face } from "@duelex/kernel";
import { nations } from "./names.ts";
import type { AbilityJson, CardJson, ConditionJson, CostJson, FilterJson, InstructionJson, StandingJson, TargetJson } from "./schema.ts";

/** What a text needs to know about other cards: the English name behind an id. */
export type NameOf = (id: string) => string;

/** A whole card: a head line, the printed figures, keywords, one line per ability. */
export function cardText(card: CardJson, nameOf: NameOf = (id) => id): string {
  return [headOf(card), figuresOf(card), keywordsOf(card), ...abilityTexts(card, nameOf)].filter((line) => line !== "").join("\n");
}

/** One line per clause, in printed order. */
function abilityTexts(card: CardJson, nameOf: NameOf = (id) => id): string[] {
  return (card.effect ?? []).map((ability) => abilityText(ability, nameOf));
}

function headOf(card: CardJson): string {
  const kind = [
    ...("unique" in card && card.unique === true ? ["unique"] : []),
    ...("snap" in card && card.snap === true ? ["snap"] : []),
    card.type,
  ].join(" ");
  const nation = card.color === null ? "" : `, ${card.color} (${nations[card.color]})`;
  const races = card.type === "follower" && card.races !== null ? ` · ${card.races.join(", ")}` : "";
  const japanese = card.name.ja === null ? "" : ` (${card.name.ja})`;
  return `${card.name.en}${japanese} · ${kind}${nation}${races}`;
}

const figure = (value: number | null): string => (value === null ? "?" : String(value));

function figuresOf(card: CardJson): string {
  if (card.type !== "follower" && card.type !== "action") return "";
  const gems = card.gemLevel === null ? "?" : gemsText(card.gemLevel) || "none";
  const costs = `locus cost ${figure(card.locusCost)}, gem level ${gems}`;
  if (card.type === "action") return costs;
  return `${costs} · AP ${figure(card.ap)}, RP ${figure(card.rp)}, crush ${figure(card.crush)}, capture ${figure(card.capture)}`;
}

const gemsText = (level: Partial<Record<string, number>>): string =>
  Object.entries(level)
    .map(([color, n]) => `${n} ${color}`)
    .join(" and ");

const keywordsOf = (card: CardJson): string => ("keywords" in card && card.keywords !== null ? card.keywords.join(", ") : "");

// ---- one ability ----

export const timingText = {
  action: "",
  cip: "When it comes into play: ",
  continuous: "",
  ignition: "Ignition",
  trigger: "When it destroys a follower in battle: ",
  colossus: "Colossus ability",
} as const satisfies Record<AbilityJson["timing"], string>;

function abilityText(ability: AbilityJson, nameOf: NameOf): string {
  switch (ability.timing) {
    case "ignition":
    case "colossus": {
      const condition = conditionText(ability.condition);
      const costs = costsText(ability);
      const head = [timingText[ability.timing], condition === "" ? "" : ` (${condition})`, costs === "" ? "" : ` [${costs}]`].join("");
      return `${head}: ${bodyText(ability, nameOf)}`;
    }
    default:
      return clauseText(ability, nameOf);
  }
}

/** A clause where its card is known, in a list of answers or a line of the log: what it does comes first, what it asks for last. */
export function clauseText(ability: AbilityJson, nameOf: NameOf): string {
  const body = bodyText(ability, nameOf);
  const condition = conditionText(ability.condition);
  switch (ability.timing) {
    case "continuous":
      return `${body.slice(0, -1)}, while it is on the field${condition === "" ? "" : ` and ${condition}`}.`;
    case "ignition":
    case "colossus": {
      const costs = costsText(ability);
      const asks = [condition === "" ? "" : needsText(ability.condition), costs === "" ? "" : `price: ${costs}`].filter(
        (each) => each !== "",
      );
      return asks.length === 0 ? body : `${body.slice(0, -1)} (${asks.join("; ")}).`;
    }
    default:
      return condition === ""
        ? `${timingText[ability.timing]}${body}`
        : `${timingText[ability.timing]}${sentence(`if ${condition}, ${lower(body)}`)}`;
  }
}

/** What has to be so for a clause to be used. */
const needsText = (condition: ConditionJson): string => {
  const n = condition?.colossusGemsAtLeast;
  const isAlone = condition?.noOtherFollowersOnOwnField === undefined ? "" : "it must be the only follower on your field";
  return [n === undefined ? "" : `needs ${counted(n, "Colossus gem")}`, isAlone].filter((each) => each !== "").join("; ");
};

const bodyText = (ability: AbilityJson, nameOf: NameOf): string =>
  sentence(ability.do.map((said) => instructionText(said, nameOf)).join("; then "));

const costsText = (ability: AbilityJson): string => ability.cost.map(costText).join(", ");

function conditionText(condition: ConditionJson): string {
  if (condition === null) return "";
  return [
    ...(condition.colossusGemsAtLeast === undefined ? [] : [`you have ${condition.colossusGemsAtLeast} or more Colossus gems`]),
    ...(condition.noOtherFollowersOnOwnField === undefined ? [] : ["it is the only follower on your field"]),
  ].join(" and ");
}

function costText(cost: CostJson): string {
  switch (cost.op) {
    case "turnOff":
      return "it turns OFF";
    case "payLocus":
      return `${counted(cost.amount, "locus point")}`;
    case "discardHand":
      return `discard ${counted(cost.count, "card")} from your hand`;
  }
}

function instructionText(said: InstructionJson | StandingJson, nameOf: NameOf): string {
  switch (said.op) {
    case "draw":
      return said.player === "you" ? `draw ${counted(said.count, "card")}` : `your opponent draws ${counted(said.count, "card")}`;
    case "discardFromDeckTop":
      return `put the top ${said.count === 1 ? "card" : `${said.count} cards`} of ${whose(said.player)} deck into the discard pile`;
    case "discardHand": {
      const what = counted(said.count, "card");
      const chooser = said.chooser ?? said.player;
      if (chooser === said.player)
        return said.player === "you" ? `discard ${what} from your hand` : `your opponent discards ${what} of their choice from their hand`;
      const picks = chooser === "you" ? "you pick" : "your opponent picks";
      return `${picks} ${what} from ${whose(said.player)} hand, unseen, and ${said.count === 1 ? "it is" : "they are"} discarded`;
    }
    case "handToDeckBottom":
      return said.player === "you"
        ? `put ${counted(said.count, "card")} from your hand on the bottom of your deck`
        : `your opponent puts ${counted(said.count, "card")} from their hand on the bottom of their deck`;
    case "damage":
      return `deal ${said.amount} damage to ${targetText(said.target)}`;
    case "destroy":
      return `destroy ${targetText(said.target)}`;
    case "returnToHand":
      return `return ${targetText(said.target)} to its owner's hand`;
    case "turnOn":
      return `turn ${targetText(said.target)} ON`;
    case "turnOff":
      return `turn ${targetText(said.target)} OFF`;
    case "modifyStats":
      return `${targetText(said.target)} ${gets(said.target)} ${changeText(said)} until the end of the turn`;
    case "discardColossusGem":
      return `put ${targetText(said.target)} into the discard pile`;
    case "putFromDeck":
      return `put ${counted(said.count, nameOf(said.cardId))} from your deck onto your field and shuffle`;
    case "modifyCrush":
      return `${targetText(said.target)} ${has(said.target)} ${signed(said.amount)} crush`;
    case "modifyLocusCost":
      return `your ${said.target.race === undefined ? "" : `${said.target.race} `}followers cost you ${Math.abs(said.amount)} locus point${Math.abs(said.amount) === 1 ? "" : "s"} ${said.amount < 0 ? "less" : "more"}`;
    case "maxAttacksPerMainPhase":
      return `${targetText(said.target)} may attack ${counted(said.amount, "time")} in a main phase, while ON`;
    case "cannotAttack":
      return `${targetText(said.target)} cannot attack`;
  }
}

function targetText(target: TargetJson): string {
  if (target === "self") return "this follower";
  const which = filterText(target);
  return "choose" in target ? `one ${which.one}` : `all ${which.many}`;
}

/** "OFF Knight follower of your own with 3 or less remaining RP, other than this one" */
function filterText(filter: FilterJson): { one: string; many: string } {
  const isGem = ("choose" in filter ? filter.of : filter.all)[0] === "setGem";
  return nounsOf(filter, isGem ? onWhoseColossus[filter.sides] : ofWhom[filter.sides]);
}

/** @param whose " of yours", in the words of whoever says it */
export function nounsOf(filter: FilterJson, whose: string): { one: string; many: string } {
  const isGem = ("choose" in filter ? filter.of : filter.all)[0] === "setGem";
  const before = [
    ...("exclude" in filter && filter.exclude !== undefined ? ["other"] : []),
    ...("position" in filter && filter.position !== undefined ? [filter.position] : []),
    ...("race" in filter && filter.race !== undefined ? [filter.race] : []),
  ];
  const after = [
    whose,
    "maxRemainingRp" in filter && filter.maxRemainingRp !== undefined ? ` with ${filter.maxRemainingRp} or less remaining RP` : "",
  ].join("");
  const noun = isGem ? "gem" : "follower";
  return { one: [...before, noun].join(" ") + after, many: [...before, `${noun}s`].join(" ") + after };
}

const ofWhom = { own: " of yours", opponent: " of your opponent's", both: "" } as const;
const onWhoseColossus = { own: " set on your Colossus", opponent: " set on your opponent's Colossus", both: " set on a Colossus" } as const;
const whose = (player: "you" | "opponent"): string => (player === "you" ? "your" : "your opponent's");
const gets = (target: TargetJson): string => (target === "self" || "choose" in target ? "gets" : "get");
export const has = (target: TargetJson): string => (gets(target) === "gets" ? "has" : "have");
/** "AP +1", "AP +1 and RP +2" */
export const changeText = ({ ap, rp }: { readonly ap: number; readonly rp: number }): string =>
  [...(ap !== 0 ? [`AP ${signed(ap)}`] : []), ...(rp !== 0 ? [`RP ${signed(rp)}`] : [])].join(" and ") || "nothing";
export const counted = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`;

/** A card as people look at it. */
export function faceOf(card: CardJson, nameOf: (id: string) => string): Face {
  return {
    id: card.id,
    name: card.name.en,
    otherNames: card.name.ja === null ? [] : [card.name.ja],
    type: card.type,
    summary: summaryOf(card),
    text: textOf(card, nameOf),
    color: card.color ?? "none",
    ...("locusCost" in card && card.locusCost !== null ? { price: String(card.locusCost) } : {}),
  };
}

function textOf(card: CardJson, nameOf: (id: string) => string): string[] {
  const keywords = "keywords" in card && card.keywords !== null ? card.keywords.map((keyword) => `<${keyword}>${means(keyword)}`) : [];
  const unknown = card.effect === null ? ["(its text is not public)"] : [];
  return [...keywords, ...abilityTexts(card, nameOf), ...unknown];
}

/** What a keyword is, for who reads it on a card. CO-Y1 to CO-Y4; of the others nothing is public. */
const KEYWORDS: Readonly<Record<string, string>> = {
  Soar: "only a follower with Soar can block it",
  Fleet: "it may attack, block and turn OFF as a price in the turn in which it comes into play",
  "Locus Trick": "when an attack turns it up in your locus, and you have the gems for it, you may play it at once without paying",
  "Double Break": "it attacks two cards of a locus at once; of the gems among them the first is captured",
};
const means = (keyword: string): string => (keyword in KEYWORDS ? `: ${KEYWORDS[keyword]!}` : "");

/** "follower · white (Piadin) · Knight · locus cost 1, gem level 1 white · AP 1, RP 2, crush 1, capture 1" */
function summaryOf(card: CardJson): string {
  const [head, figures] = cardText(card).split("\n");
  const kind = head!.slice(head!.indexOf(" · ") + 3);
  return card.type === "follower" || card.type === "action" ? `${kind} · ${figures}` : kind;
}

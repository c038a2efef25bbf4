/** Card texts for people: one sentence a clause, rendered from the data, in our words. */
import { sayChanges } from "./rulers/index.ts";
import type {
  JsonCard,
  JsonChosen,
  JsonClause,
  JsonCondition,
  JsonCost,
  JsonDestination,
  JsonFilter,
  JsonInstruction,
  JsonRuler,
  JsonSelector,
} from "./schema.ts";

const list = (words: readonly string[], last = "or"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const ZONE_WORDS: Record<NonNullable<JsonFilter["zone"]>, string> = {
  attack: "in an attack zone",
  defence: "in a defence zone",
  graveyard: "in the graveyard",
  deck: "in the deck",
  hand: "in hand",
  damageZone: "in the damage zone",
  exile: "in exile",
  gate: "on the gate",
};

function filterText(filter: JsonFilter, many: boolean): string {
  const kinds = (filter.of ?? ["card"]).map((kind) => (many ? `${kind}s` : kind));
  const whose = { own: "your ", opponent: "opposing ", both: "" }[filter.sides ?? "both"];
  const traits = filter.traitAny === undefined ? "" : `${list(filter.traitAny)} `;
  const faction = filter.faction === undefined ? "" : `${filter.faction} `;
  const after: string[] = [];
  if (filter.zone !== undefined) after.push(ZONE_WORDS[filter.zone]);
  if (filter.levelMax !== undefined) after.push(`of level ${filter.levelMax} or less`);
  if (filter.soulMax !== undefined) after.push(filter.soulMax === 0 ? "without soul" : `with at most ${filter.soulMax} soul`);
  if (filter.nameIs !== undefined) after.push(`named "${filter.nameIs}"`);
  if (filter.destructionPending === true) after.push("about to be destroyed");
  const any = "anyOf" in filter ? (filter as { anyOf?: JsonFilter[] | undefined }).anyOf : undefined;
  if (any !== undefined) after.push(`that is ${list(any.map(conditionOfCard))}`);
  if (filter.exclude === "self") after.push("other than this card");
  return `${whose}${faction}${traits}${list(kinds)}${after.length === 0 ? "" : ` ${after.join(" ")}`}`;
}

/** "an opposing unit", "one of your Kaii units" */
function oneText(filter: JsonFilter): string {
  if (filter.sides === "own") return `one of ${filterText(filter, true)}`;
  const said = filterText(filter, false);
  return `${/^[aeiou]/i.test(said) ? "an" : "a"} ${said}`;
}

function conditionOfCard(filter: JsonFilter): string {
  const parts: string[] = [];
  if (filter.faction !== undefined) parts.push(`of ${filter.faction}`);
  if (filter.levelMax !== undefined) parts.push(`of level ${filter.levelMax} or less`);
  if (filter.traitAny !== undefined) parts.push(list(filter.traitAny));
  return parts.length === 0 ? filterText(filter, false) : parts.join(" and ");
}

function selectorText(selector: JsonSelector): string {
  if (typeof selector === "string") {
    return {
      self: "this card",
      yourRuler: "your ruler",
      enemyRuler: "the opposing ruler",
      attackingUnit: "the attacking unit",
      sameTarget: "that card",
      attachedTop: "the card on top",
    }[selector];
  }
  if ("all" in selector) {
    const { all, ...rest } = selector;
    return `all ${filterText({ of: all, ...rest }, true)}`;
  }
  return chosenText(selector);
}

export function chosenText({ choose, ...filter }: JsonChosen): string {
  if (choose === 1) return filter.sides === "own" ? `1 of ${filterText(filter, true)}` : `1 ${filterText(filter, false)}`;
  const count = countText(choose);
  return `${count}${filter.sides === "own" && !count.endsWith(" of") ? " of" : ""} ${filterText(filter, true)}`;
}

/** How an instruction asks for what it chooses: "deal 2 damage to which opposing unit", "which 2 of your units: ATK +1 until end of turn". */
export const askText =
  (op: JsonInstruction) =>
  (chosen: JsonChosen): string => {
    const said = chosenText(chosen);
    return instructionText(op).replace(said, `which ${said.replace(/^1 (?!or|to)/, "")}`);
  };

function countText(choose: JsonChosen["choose"]): string {
  if (typeof choose === "number") return String(choose);
  const [least, most] = choose;
  return most === null ? (least === 0 ? "any number of" : `${least} or more`) : `${least} to ${most}`;
}

function destinationText(to: JsonDestination): string {
  if (typeof to === "object") return `${to.empty === true ? "an empty" : "an"} ${list(to.zones)} zone`.replace("an defence", "a defence");
  return {
    graveyard: "the graveyard",
    exile: "exile",
    hand: "the owner's hand",
    deckBottom: "the deck bottom",
    fieldZone: "your field zone",
    setZone: "one of your set zones",
  }[to];
}

const UNTIL = { endOfBattle: " until end of battle", endOfTurn: " until end of turn" } as const;
const untilText = (until: keyof typeof UNTIL | undefined): string => (until === undefined ? "" : UNTIL[until]);

function costText(cost: JsonCost, whose: "your" | "their" = "your"): string {
  switch (cost.op) {
    case "rest":
      return "rest this card";
    case "payEnergy":
      return `rest ${cost.amount} energy`;
    case "destroy":
      return `destroy ${selectorText(cost.target)}`;
    case "exile":
      return `exile ${chosenText(cost.target)}`;
    case "mill":
      return `put the top ${plural(cost.count, "card")} of ${whose} deck into the graveyard`;
    case "handToDeckBottom":
      return `put ${plural(cost.count, "card")} of ${whose} hand on the deck bottom`;
    case "discard":
      return `discard ${plural(cost.count, "card")}`;
    case "damageReversal":
      return `DR ${cost.count} (turn ${plural(cost.count, "face-up damage card")} face down)`;
  }
}

/** What a text offers by its n-th "you may": "draw 1 card". */
export function offerText(does: JsonClause["do"], nth: number): string {
  const offered = does.filter((_, at) => does[at - 1]?.op === "may")[nth];
  return offered === undefined || offered.op === "oneOf" ? "do nothing" : instructionText(offered);
}

function instructionText(op: JsonInstruction): string {
  switch (op.op) {
    case "damage":
      return `deal ${op.amount} damage to ${selectorText(op.target)}`;
    case "distributeDamage":
      return `deal ${op.amount} damage split among ${selectorText(op.target)}`;
    case "destroy":
      return `destroy ${selectorText(op.target)}`;
    case "preventDestruction":
      return `${selectorText(op.target)} is not destroyed`;
    case "setDamage":
      return `the damage on ${selectorText(op.target)} becomes ${op.value}`;
    case "reduceNextDamage": {
      const kind = op.damageType === undefined ? "damage" : `${op.damageType} damage`;
      const how = op.to === undefined ? `is ${op.by ?? 0} less` : `becomes ${op.to}`;
      return `the next ${kind} to ${selectorText(op.target)}${untilText(op.until)} ${how}`;
    }
    case "immuneToDamage":
      return `${selectorText(op.target)} takes no ${op.damageType} damage`;
    case "modify": {
      const values = [
        op.atk === undefined ? "" : `ATK ${signed(op.atk)}`,
        op.hp === undefined ? "" : `HP ${signed(op.hp)}`,
        op.stk === undefined ? "" : `STK ${signed(op.stk)}`,
        op.level === undefined ? "" : `level ${signed(op.level)}`,
      ];
      return `${selectorText(op.target)}: ${values.filter((value) => value !== "").join(", ")}${untilText(op.until)}`;
    }
    case "reduceDamage":
      return `each ${op.damageType === undefined ? "" : `${op.damageType} `}damage to ${selectorText(op.target)} is ${op.by} less${untilText(op.until)}`;
    case "loseKeyword":
      return `${selectorText(op.target)} loses ${op.keyword}${untilText(op.until)}`;
    case "loseAbilities":
      return `${selectorText(op.target)} loses its abilities${untilText(op.until)}`;
    case "exile":
      return `exile ${selectorText(op.target)}`;
    case "discard":
      return `discard ${plural(op.count, "card")}`;
    case "forbidBeingAttacked":
      return `${selectorText(op.target)} cannot be attacked`;
    case "grantKeyword":
      return `${selectorText(op.target)} has ${op.keyword}${op.traitAny === undefined ? "" : ` if it is ${list(op.traitAny)}`}${untilText(op.until)}`;
    case "ready":
      return `ready ${selectorText(op.target)}`;
    case "rest":
      return `rest ${selectorText(op.target)}`;
    case "move":
      return `move ${selectorText(op.target)} to ${destinationText(op.to)}${op.faceDown === true ? " face down" : ""}`;
    case "specialSummon":
      return `special summon ${selectorText(op.target)}${op.to === undefined ? "" : ` to ${destinationText(op.to)}`}`;
    case "normalSummon":
      return `normal summon ${list((Array.isArray(op.target) ? op.target : [op.target]).map(selectorText), "and")}`;
    case "play":
      return `play ${selectorText(op.target)}`;
    case "cancel":
      return `cancel ${selectorText(op.target)}`;
    case "recover":
      return `${selectorText(op.target)} recovers ${op.amount}`;
    case "draw":
      return `draw ${plural(op.count, "card")}`;
    case "drive":
      return `drive ${plural(op.count, "card")}`;
    case "drawOrDrive":
      return `draw ${plural(op.count, "card")} (without a hand zone: drive)`;
    case "lookTop":
      return `look at the top ${plural(op.count, "card")} of your deck`;
    case "mayDeckBottomLooked":
      return "you may put it on the deck bottom";
    case "mayDriveLooked":
      return `you may show and drive it if it is ${oneText({ ...op.filter, sides: "both" })}`;
    case "otherwiseDeckBottom":
      return "otherwise put it on the deck bottom";
    case "lookedToDeckBottom":
      return "put the rest on the deck bottom in any order";
    case "attachFromLooked": {
      const where = op.position === "overOrUnder" ? "over or under" : op.position;
      return `you may put ${oneText({ ...op.filter, sides: "both" })} from among them ${where} ${selectorText(op.host)}`;
    }
    case "soulFromDeckTop":
      return `put the top ${plural(op.count, "card")} of your deck into the soul of ${selectorText(op.host)}`;
    case "soulToDeckBottom":
      return `put ${op.count} soul of ${selectorText(op.host)} on the deck bottom`;
    case "materialsToDeckBottom":
      return `put this card and ${chosenText(op.target[1])} on the deck bottom`;
    case "shuffleDeck":
      return "shuffle your deck";
    case "endAttackPhaseAfterBattle":
      return "the attack phase ends after this battle";
    case "may":
      return "you may";
    case "ifYouDo":
      return "if you do";
    case "allowAttackTarget":
      return `${selectorText(op.attacker)} may attack ${selectorText(op.target)} over its front card`;
    case "forbidAttack":
      return `${selectorText(op.target)} cannot attack`;
    case "attackCost":
      return `to attack with ${filterText(op.attackers, true)}, their player has to ${list(
        op.cost.map((cost) => costText(cost, "their")),
        "and",
      )}`;
    case "forbidCounterUse":
      return "nobody may use counter abilities";
    case "forbidLeaveDamageZone":
      return `cards leave your damage zone only by ${op.exceptBy}`;
    case "rulerAsEnergy":
      return `you may rest your ruler as ${op.amount} energy`;
    case "counterFromHand":
      return "you may use a counter ability of a card in hand";
    case "eventsOnlyFromSetZone":
      return "you play events from set zones only";
    case "alternativeCost":
      return `you may pay ${op.energy} energy instead of the level`;
    case "unknown":
      return "(not public)";
  }
}

export function conditionText(condition: JsonCondition): string {
  const parts: string[] = [];
  if (condition.turn !== undefined) parts.push(condition.turn === "own" ? "on your turn" : "on the opponent's turn");
  if (condition.attacking !== undefined) parts.push(`while ${oneText(condition.attacking)} attacks`);
  if (condition.attackedThisBattle !== undefined) parts.push("if this card attacked in this battle");
  if (condition.inPlay !== undefined)
    parts.push(
      `if at least ${condition.atLeast ?? 0}${condition.inPlay.sides === "own" ? " of" : ""} ${filterText(condition.inPlay, true)} are in play`,
    );
  if (condition.handSize !== undefined) parts.push(`if the opponent has at most ${plural(condition.handSize.atMost, "card")} in hand`);
  if (condition.by !== undefined) parts.push(condition.by === "opponent" ? "by the opponent" : "by a Genesis Summon");
  if (condition.yourRulerDealtCombatDamage !== undefined)
    parts.push(`after ${condition.yourRulerDealtCombatDamage.atLeast} or more combat damage to your ruler`);
  return parts.join(" and ");
}

const TIMING_WORDS: Readonly<Record<string, string>> = {
  normal: "Normal",
  instant: "Instant",
  damageCheck: "CNT",
  drivenAndRevealed: "OD",
  setAnyTime: "Set, any time",
  setAttackResponse: "Set, during an attack",
  setDamageResponse: "Set, when your ruler or unit would be damaged",
  setDestructionResponse: "Set, when your unit would be destroyed",
  setGateResponse: "Set, in answer to the gate",
  openCard: "Open Card",
  whilePlaying: "While you play this card",
  unknown: "(timing not public)",
};

function triggerText(clause: JsonClause): string {
  const word = clause.trigger ?? clause.timing;
  const who =
    clause.subject === undefined ? "a card" : clause.subject === "self" ? "this card" : oneText({ of: ["card"], ...clause.subject });
  const line = clause.line === undefined ? "" : ` the ${clause.line} line`;
  const happens: Readonly<Record<string, string>> = {
    attackStart: "when an attack sub-phase starts",
    attacks: `when ${who} attacks${line}`,
    battleEnd: "at battle end",
    attackPhaseEnd: "when the attack phase ends",
    turnEnd: "at end of turn",
    touchdown: "TD",
    entersPlay: `when ${who} enters play`,
    specialSummoned: `when ${who} is special summoned`,
    eventPlayed: `when ${who} is played`,
    hostDestroyed: "in the soul, when its unit is destroyed",
    attackPhaseStart: "when the attack phase begins",
    declarationStep: "when an attack is about to be declared",
    isAttacked: `when ${who} is attacked${line}`,
    putIntoGraveyard: `when ${who} is put into the graveyard`,
  };
  return happens[word] ?? word;
}

/** "Set, during an attack" */
export function whenText(clause: JsonClause): string {
  if (clause.kind === "automatic" && clause.timing !== "unknown") return triggerText(clause);
  if (clause.timing === "setAutomatic") return `Set, ${triggerText(clause)}`;
  if (clause.kind === "constant" && clause.timing === "inPlay") return "";
  return TIMING_WORDS[clause.timing] ?? clause.timing;
}

const PLACE_WORDS = { hand: "in hand", damageZone: "in the damage zone", soul: "in the soul" } as const;

/** One clause as a sentence. */
export function clauseText(clause: JsonClause): string {
  const head = [whenText(clause)];
  if (clause.zone !== undefined && clause.timing !== "hostDestroyed") head.push(PLACE_WORDS[clause.zone]);
  if (clause.condition !== null) head.push(conditionText(clause.condition));
  const when = head.filter((part) => part !== "").join(", ");
  const cost = clause.cost.length === 0 ? "" : ` [${clause.cost.map((cost) => costText(cost)).join("; ")}]`;
  const limit = clause.limit === undefined ? "" : " (once per turn)";
  const does = clause.do
    .map((each) =>
      each.op === "oneOf"
        ? `choose one: ${each.modes.map((mode) => mode.map(instructionText).join("; ")).join(" / ")}`
        : instructionText(each),
    )
    .join("; ")
    .replace(/; if you do; /g, "; if you do, ")
    .replace(/you may; /g, "you may ");
  const named = clause.name === undefined ? "" : `"${clause.name}" `;
  const lead = `${when}${cost}${limit}`.trim();
  const sentence = `${named}${lead === "" ? "" : `${lead}: `}${does}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What keywords say that have no clause of their own on the card. */
const KEYWORD_TEXTS: Readonly<Record<string, string>> = {
  Piercing: "Piercing: if its combat damage destroys a unit in the defence zone, it deals its STK to the opposing ruler.",
  Vigilance: "Vigilance: when your attack phase ends you may move it from an attack zone to your empty defence zone.",
  Intercept: "Intercept: attacked by a unit, it deals its ATK to the attacker first.",
  Counterattack: "Counterattack: if it survives a unit's attack, it deals its ATK to the attacker.",
  DoubleAttack: "Double Attack: after its first attack of the turn it becomes active.",
  AttributeChoice: "Attribute choice: once per turn, choose an attribute that it also has until end of turn.",
  Revive: "Revive: you may normal summon it from the graveyard.",
  SoulGuard: "Soul Guard: if it would leave play, put one of its soul cards into the graveyard instead; its damage becomes 0.",
  OpenCard: "Open Card: it is shown and played when it comes to the hand or drive zone; it cannot be set.",
};

/** "Piercing: …"; for a keyword without a text of its own, its name. */
export const keywordText = (word: string): string => KEYWORD_TEXTS[word] ?? word;

export function cardText(card: JsonCard): string[] {
  const keywords = card.keywords.flatMap((word) => KEYWORD_TEXTS[word] ?? []);
  return [...keywords, ...(card.type === "ruler" ? [...sayTurn(card), ...sayChanges(card.plays)] : []), ...card.effect.map(clauseText)];
}

/** 6-2, 17 What a ruler's player does as a turn begins, and how much may be summoned in it. */
function sayTurn({ startOfTurn, summonCap, usesEnergy }: JsonRuler): string[] {
  const { readyEnergy, draw, drive, firstTurnDraw, firstTurnDrive } = startOfTurn;
  const some = (n: number | null): n is number => n !== null && n > 0;
  const atFirst = (n: number | null, first: number | null) => (n === first || first === null ? "" : ` (${first} in the first turn of all)`);
  const begins = [
    ...(usesEnergy && some(readyEnergy) ? [`${readyEnergy} of your energy cards become active`] : []),
    ...(some(draw) ? [`draw ${draw}${atFirst(draw, firstTurnDraw)}`] : []),
    ...(some(drive)
      ? [`drive ${drive}${atFirst(drive, firstTurnDrive)}: cards of the deck that are used in this turn's main phase, or lost`]
      : []),
  ];
  return [
    ...(begins.length === 0 ? [] : [`Start of turn: ${begins.join(", ")}.`]),
    ...(summonCap === null ? [] : [`Normal summons: ${summonCap} a turn.`]),
  ];
}

export function summaryOf(card: JsonCard): string {
  const unknown = (value: number | null): string => (value === null ? "?" : String(value));
  const parts: string[] = [card.type];
  if (card.type === "unit" || card.type === "event" || card.type === "field")
    parts.push(card.faction ?? "faction ?", `level ${unknown(card.level)}`);
  if (card.type === "unit") parts.push(`ATK ${unknown(card.atk)}`, `HP ${unknown(card.hp)}`, `STK ${unknown(card.stk)}`);
  if (card.type === "ruler") {
    parts.push(`life ${unknown(card.life)}`, `ATK ${unknown(card.atk)}`, `STK ${unknown(card.stk)}`, card.usesEnergy ? "energy" : "drive");
  }
  parts.push(...card.traits);
  if ("legendary" in card && card.legendary) parts.push("Legendary");
  if (card.keywords.length > 0) parts.push(`<${card.keywords.join("> <")}>`);
  return parts.join(" · ");
}

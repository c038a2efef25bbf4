/** 16.10 Instructions, as people say them: portions, sentences, who is spoken of. */
import { portionOf, timingsOf } from "../effects.ts";
import type { EffectRecord, Filter, Op, Target, TargetName, Times } from "../schema.ts";
import { all } from "./conditions.ts";
import { eventText } from "./events.ts";
import {
  cards,
  circled,
  countedText,
  every,
  isOwn,
  keywordText,
  noun,
  signed,
  some,
  someone,
  sourceText,
  tokenText,
  withArticle,
  zoneText,
} from "./filters.ts";

/** Who something is said of. */
interface Subject {
  text: string;
  plural: boolean;
}

/** What has been named so far in the sentence. */
export class Context {
  readonly #chosen = new Map<TargetName, Subject>();
  #last: TargetName | undefined;
  looked = 0;
  /** What a condition begins with: a Constant applies while it holds, anything else asks once. */
  readonly whenever: "if" | "while";
  /** Where a Command lies when its Main has been activated (R-70). */
  readonly lies: string;
  /** How many cards the event names. */
  readonly #events: number;
  constructor(effect: EffectRecord) {
    this.#events = effect.trigger !== undefined && "who" in effect.trigger && /sEnemyUnit$/.test(effect.trigger.event) ? 2 : 1;
    this.lies = effect.trigger?.event === "thisMainActivated" ? " from your trash" : "";
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
      case "thisCard":
        return { text: "this card", plural: false };
      case "eventCard":
        return { text: "that card", plural: false };
      case "eventUnit":
        return { text: this.#events > 1 ? "that enemy Unit" : "that Unit", plural: false };
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
    if (Array.isArray(target)) return { text: target.includes("thisUnit") ? "it and this Unit" : "both", plural: true };
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
export function instructions(ops: readonly Op[], context: Context): string {
  const portions: Op[][] = [];
  for (const op of ops) {
    const portion = portions.at(-1);
    if (portion === undefined || (op.after !== undefined && portionOf(op) !== portionOf(portion.at(-1)!))) portions.push([op]);
    else portion.push(op);
  }
  return portions
    .map((portion, nth) => {
      const first = portion[0];
      const before = portions[nth - 1]?.at(-1);
      const they = before?.op === "players" && before.who === "opponent" ? "they" : "you";
      const condition = first?.if === undefined ? "" : all(first.if);
      const said = portionText(portion, context, first?.after === "ifYouDo");
      if (first?.after === "then") return condition === "" ? `then, ${said}` : `then, if ${condition}, ${said}`;
      if (first?.after === "ifYouDo") return condition === "" ? `if ${they} do, ${said}` : `if ${they} do and ${condition}, ${said}`;
      return condition === "" ? said : `${context.whenever} ${condition}, ${said}`;
    })
    .join("; ");
}

function portionText(ops: readonly Op[], context: Context, close: boolean): string {
  const parts: Part[] = [];
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    const same = JSON.stringify(op.if) === JSON.stringify(ops[i - 1]?.if);
    const then = i > 0 && op.after === "ifYouDoThen" ? "then, " : "";
    const condition = then + (i > 0 && op.if !== undefined && !same ? `${context.whenever} ${all(op.if)}, ` : "");
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
  const is = (target: Target, predicate: (of: Subject) => string, until?: "turn" | "battle", times?: Times): Said[] => {
    const of = context.subject(target);
    return [{ says: "is", of, predicate: predicate(of), during: during(until) + timesText(times) }];
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

    case "players":
      return whole(playersText(op, context));
    case "gainEffect":
      return whole(gainText(op, context));
    case "rest":
      return act(`rest ${them(op.target)}`);
    case "setActive":
      return act(`set ${them(op.target)} as active`);
    case "skipNextActiveStep":
      return is(
        op.target,
        (of) =>
          `${verb(of, "does", "do")} not become active during the start phase of ${verb(of, "its owner's", "their owners'")} next turn`,
      );
    case "cannotBeSetActive":
      return cannot(op.target, () => "be set as active", op.until);
    case "cannotBePaired":
      return cannot(op.target, () => "be paired with a Pilot", op.until);

    case "damage":
      return act(`deal ${op.n} damage to ${them(op.target) === "them" ? "each of them" : them(op.target)}${timesText(op.times)}`);
    case "recover":
      return is(op.target, (of) => `${verb(of, "recovers", "recover")} ${op.n} HP`);
    case "destroy":
      return act(`destroy ${them(op.target)}`);
    case "preventDamage":
      return cannot(
        op.target,
        () =>
          `receive ${op.most === undefined ? "" : `${op.most} or less `}${op.damage === "any" ? "" : `${op.damage} `}damage${fromText(op.from)}`,
        op.until,
      );
    case "reduceDamage":
      return act(`reduce that damage by ${op.n}`);
    case "redirectDamage": {
      const kind = op.damage === "any" ? "damage" : `${op.damage} damage`;
      const of = { text: `${kind} that ${context.name(op.fromTarget).text} would receive${during(op.until)}`, plural: false };
      return [{ says: "is", of, predicate: `is dealt to ${them(op.to) === "it" ? "the Unit chosen" : them(op.to)} instead`, during: "" }];
    }
    case "cannotBeDestroyedByEffects":
      return cannot(op.target, () => "be destroyed by enemy effects", op.until);

    case "modify": {
      const changes = [op.ap === undefined ? "" : `AP${signed(op.ap)}`, op.hp === undefined ? "" : `HP${signed(op.hp)}`]
        .filter(Boolean)
        .join(" and ");
      return is(op.target, (of) => `${verb(of, "gets", "get")} ${changes}`, op.until, op.times);
    }
    case "gainKeyword":
      return is(op.target, (of) => `${verb(of, "gains", "gain")} ${keywordText(op.keyword)}`, op.until, op.times);
    case "gainKeywordsOf":
      return is(op.target, (of) => `${verb(of, "gains", "gain")} every keyword effect printed on ${context.name(op.of).text}`, op.until);
    case "gainTrait":
      return is(op.target, (of) => `${verb(of, "gains", "gain")} (${op.trait})`);
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
      return op.payCost === true
        ? act(`pay ${context.subject(op.target).plural ? "their" : "its"} cost`, `deploy ${them(op.target)}`)
        : act(`deploy ${them(op.target)}`);
    case "pair":
      return act(`pair ${them(op.target)}${op.target === "thisCard" ? context.lies : ""} with ${context.name(op.with).text}`);
    case "pairedPilotToHand": {
      const which = op.filter === undefined ? "Pilot" : noun({ ...op.filter, kind: "Pilot", side: undefined }, false);
      return act(`return the ${which} paired with this Unit to its owner's hand`);
    }
    case "pairedPilotToDeckTop":
      return act("return the Pilot paired with this Unit to the top of its owner's deck");
    case "exileThisCard":
      return act("exile this card from your trash");
    case "deployThisPilotAsUnit":
      return act(`deploy this card as a Unit with AP ${op.ap} and HP ${op.hp}`);
    case "deployedRested":
      return is(op.target, (of) => `${verb(of, "is", "are")} deployed rested`);
    case "deployEXBase":
      return act("deploy 1 EX Base");
    case "destroyShieldAreaTop":
      return act(`destroy the first ${op.n} cards in the enemy shield area`);
    case "payResources":
      return act(`pay ${circled[op.n] ?? op.n}`);
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
    case "lookedToTopOrTrash":
      return act("leave it on top of your deck or put it into your trash");
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
      const of = { text: op.attackers === undefined ? "enemy Units" : noun(op.attackers, true), plural: true };
      return [
        {
          says: "is",
          of,
          predicate: `${must} ${typeof op.target === "object" && !Array.isArray(op.target) ? someone(op.target.all) : them(op.target)} as their attack target${op.strength === "must" ? "" : " if possible"}`,
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
      const each = op.perCount === undefined ? "" : timesText({ count: op.perCount });
      const what = both ? "Lv. and cost" : "cost";
      const lv = op.lv !== undefined && !both ? ` and its Lv. is ${change(op.lv)}` : "";
      return [
        {
          says: "is",
          of: { text: `the ${what} of this card in your ${op.zone}`, plural: both },
          predicate: `${both ? "are" : "is"} ${change(op.n)}${lv}${each}`,
          during: "",
        },
      ];
    }
    case "playAs":
      if (effectIsConstant(context)) {
        const when = op.with === undefined ? "" : ` when you pair it with ${someone(op.with)}`;
        const lv = op.lv === undefined ? "" : `Lv. is ${op.lv} and its `;
        return [
          {
            says: "is",
            of: { text: `this card's ${lv}cost`, plural: false },
            predicate: `is ${op.cost}${when} as you play it from your hand`,
            during: "",
          },
        ];
      }
      return act(`play it as a ${op.lv === undefined ? "" : `Lv.${op.lv} `}card with a cost of ${op.cost}`);
    case "activateOwnMainEffect":
      return act("activate this card's 【Main】 effect");
    case "activateOwnActionEffect":
      return act("activate this card's 【Action】 effect");
    case "activatePairedMainEffect":
      return act("activate the 【Main】 effect of the card paired with this Unit");
    case "activateDiscardedMainEffect":
      return act("activate its 【Main】 effect");
    case "restInstead": {
      return [
        {
          says: "all",
          text: `when an effect of ${someone(op.effectOf)} would rest ${someone(op.of)}, you may rest ${them(op.target)} instead`,
        },
      ];
    }
  }

  function rest(where: string): Said[] {
    return context.looked === 1 ? whole(`if it is still there, put it ${where}`) : act(`put the rest ${where}`);
  }
}

const effectIsConstant = (context: Context): boolean => context.whenever === "while";

/** "For each …" */
function timesText(times: Times | undefined): string {
  if (times === undefined) return "";
  if ("count" in times) {
    if (times.uniqueNames === true) return ` for each different name among ${countedText(times.count)}`;
    if (times.count.zone !== undefined)
      return ` for each ${noun({ ...times.count, side: undefined }, false)}${zoneText(times.count, "in")}`;
    return isOwn(times.count) ? ` for each of ${countedText(times.count)}` : ` for each ${noun(times.count, false, " in play")}`;
  }
  if ("apOf" in times) return ` for each ${times.per} AP this Unit has`;
  if ("damageOn" in times) return " for each damage counter on it";
  return "rested" in times ? " for each Unit rested with this effect" : " for each Resource paid";
}

/** " from enemy Units": whose damage is meant. */
export const fromText = (filter: Filter): string => (sourceText(filter) === "" ? "" : ` from ${sourceText(filter)}`);

/** What the opponent, or each player, does. */
function playersText(op: Extract<Op, { op: "players" }>, context: Context): string {
  const who = op.who === "each" ? "each player" : "your opponent";
  const inner = instructions(op.ops, context);
  const theirs = inner
    .replace(/^you may /, "")
    .replaceAll(/\byour\b/g, "their")
    .replaceAll(/\byou\b/g, "they");
  return op.ops[0]?.may === true ? `${who} may do this: ${theirs}` : `${who} does this: ${theirs}`;
}

/** "During this turn, when it destroys an enemy Unit with battle damage, draw 1 card" */
function gainText(op: Extract<Op, { op: "gainEffect" }>, context: Context): string {
  const { effect, target } = op;
  const lasts = op.until === "turn" ? "during this turn" : "during this battle";
  const who = target === undefined ? "this Unit" : context.subject(target).text;
  if (op.next === true)
    return `reduce the next damage ${who} would receive ${lasts} by ${effect.ops.map((each) => ("n" in each ? each.n : "")).join("")}`;
  const own = new Context({ timing: "Attack", ops: effect.ops, ...(effect.trigger === undefined ? {} : { trigger: effect.trigger }) });
  const said = instructions(effect.ops, own);
  if (effect.trigger !== undefined)
    return `${lasts}, when ${eventText(effect.trigger, who).replace(/^they (\w+?)s /, "they $1 ")}, ${said}`;
  const gate = effect.gate === undefined ? "" : `【${effect.gate === "DuringPair" ? "During Pair" : "During Link"}】`;
  return `${who} gains “${gate}【Destroyed】 ${said}” ${lasts}`;
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
      : op.to === "deckTop"
        ? `reveal ${taken} and put ${op.n > 1 ? "them" : "it"} on top of your deck`
        : shown
          ? `reveal ${taken} and add ${op.n > 1 ? "them" : "it"} to your hand`
          : `add ${taken} to your hand`;
  return [{ says: "all", text: `you may ${deed}` }];
}

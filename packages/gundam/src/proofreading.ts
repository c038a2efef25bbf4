/**
 * The sense of a card, as far as its shape (schema.ts) cannot say it: names are bound before they are used, `while` stands
 * on constants only, a Pilot says whose effect each clause is, a Burst op stands in a Burst … One mistake, one finding.
 */
import { type Finding, isRecord } from "@duelex/kernel";
import { portionOf, timingsOf } from "./effects.ts";
import type { CardRecord, Condition, Cost, EffectRecord, Filter, Op, TargetName, TimingName } from "./schema.ts";
import { kindsInPlay } from "./schema.ts";

/** Where in a card. */
type Path = readonly (string | number)[];

/** "a, b or c". */
const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const commandTimings: readonly TimingName[] = ["Main", "Action"];
const activatedTimings: readonly TimingName[] = ["ActivateMain", "ActivateAction"];
const unitTimings: readonly TimingName[] = ["Attack", "WhenPaired", "WhenLinked"];
const triggeredTimings: readonly TimingName[] = [...unitTimings, "Deploy", "Destroyed", "EndOfYourTurn", "EndOfTurn", "Trigger"];

/** What a Constant can say: things that hold as long as it applies. */
const standing: readonly Op["op"][] = [
  "modify",
  "gainKeyword",
  "preventDamage",
  "redirectDamage",
  "cannotBeDestroyedByEffects",
  "apCannotBeReducedByEnemy",
  "cannotBeSetActive",
  "cannotBePaired",
  "mayAttackActive",
  "mayAttackOnDeployTurn",
  "cannotAttack",
  "cannotAttackPlayer",
  "attractAttacks",
  "cannotActivateBlocker",
  "costModifier",
  "playAs",
  "gainTrait",
  "deployedRested",
  "restInstead",
];
const afterLooking: readonly Op["op"][] = [
  "mayTakeLooked",
  "lookedToTop",
  "lookedToBottom",
  "lookedToTopOrBottom",
  "lookedToTopOrTrash",
  "lookedRestToBottom",
  "lookedRestToBottomRandom",
  "lookedRestToTrash",
];
/** Which trigger events tell the effect of another card (16.5). */
const bindsEventUnit: readonly string[] = [
  "thisUnitDestroysEnemyUnit",
  "unitDestroysEnemyUnit",
  "unitDestroyedByEffect",
  "thisUnitDamagesEnemyUnit",
  "unitDamagesEnemyUnit",
  "unitDeployed",
  "unitLinks",
  "unitAttacks",
  "unitReceivesDamage",
];
/** Which of them tell it who did it. */
const bindsEventSource: readonly string[] = ["thisBaseReceivesDamage", "unitDestroysEnemyUnit", "unitDamagesEnemyUnit"];

/** What has been said so far in one effect. */
interface Said {
  bound: Set<TargetName>;
  looked: boolean;
  milled: boolean;
}

export function proofread(card: CardRecord): Finding[] {
  const findings: Finding[] = [];
  const wrong = (path: Path, message: string) => void findings.push({ path, message });

  const stands = card.type === "Unit" || card.type === "UnitToken" ? "Unit" : card.type === "EXBase" ? "Base" : card.type;
  if (card.type === "Command") {
    if (!card.effects.some((effect) => timingsOf(effect).some((timing) => commandTimings.includes(timing)))) {
      wrong(["effects"], "a Command has at least one effect with the timing Main or Action (2-3-5)");
    }
    if (card.pilot !== undefined && card.pilot.traits.join() !== card.traits.join())
      wrong(["pilot", "traits"], "are the traits of the card {2-5-4}");
  }
  if (stands !== "Unit" && stands !== "Pilot" && card.keywords.length > 0)
    wrong(["keywords"], `a ${stands} has no keyword effects of its own (11-1)`);
  const twice = card.keywords.find((keyword, index) => card.keywords.findIndex((each) => each.k === keyword.k) !== index);
  if (twice !== undefined) wrong(["keywords"], `${twice.k} is printed twice; its numbers add up to one (11-1)`);

  card.effects.forEach((effect, index) => {
    effectSense(card, stands, effect, (path, message) => wrong(["effects", index, ...path], message));
  });
  return findings;
}

function effectSense(
  card: CardRecord,
  stands: "Unit" | "Pilot" | "Command" | "Base" | "Resource" | "EXResource",
  effect: EffectRecord,
  wrong: (path: Path, message: string) => void,
): void {
  const timings = timingsOf(effect);
  const is = (...some: readonly TimingName[]) => timings.every((timing) => some.includes(timing));
  const constant = is("Constant");
  const triggered = is(...triggeredTimings);
  const activated = is(...activatedTimings);

  // where the effect can stand
  if (!(constant || triggered || activated || is("Burst") || is("PlayOption") || is(...commandTimings))) {
    wrong(["timing"], "lists timings of different kinds; a list joins Main and Action, ActivateMain and ActivateAction, or triggered ones");
  }
  if (new Set(timings).size < timings.length) wrong(["timing"], "names a timing twice");
  if (is(...commandTimings) && stands !== "Command") wrong(["timing"], "only a Command has Main and Action effects (11-2-3, 11-2-4)");
  const afterMain = effect.trigger?.event === "thisMainActivated";
  if (stands === "Command" && !is(...commandTimings, "Burst", "PlayOption") && effect.zone !== "hand" && !afterMain) {
    wrong(
      ["timing"],
      "a Command has Main, Action, Burst and PlayOption effects, what follows its Main, and Constants that work in the hand",
    );
  }
  if (stands === "Resource" || stands === "EXResource") wrong(["timing"], "a Resource has no effects");
  if (is("Burst") && card.type !== "Unit" && card.type !== "Pilot" && card.type !== "Command" && card.type !== "Base") {
    wrong(["timing"], "a token is never a Shield, so it has no Burst (11-2-5)");
  }
  if (timings.some((timing) => unitTimings.includes(timing)) && stands !== "Unit" && stands !== "Pilot")
    wrong(["timing"], "belongs to a Unit");
  if (is("Deploy") && stands === "Pilot") wrong(["timing"], "a Pilot is paired, not deployed (4-8, 4-9)");

  // whose effect it is
  if (stands === "Pilot") {
    if (effect.host === undefined) wrong(["host"], "a Pilot says whose effect this is: card (Burst) or pairedUnit {3-3-9}");
    else if ((effect.host === "card") !== (is("Burst", "PlayOption") || effect.zone !== undefined)) {
      wrong(["host"], 'is "card" for Burst and for what works in the hand, "pairedUnit" for everything else {3-3-9}');
    }
  } else if (effect.host !== undefined) wrong(["host"], "stands on Pilots only {3-3-9}");

  // keys that belong to one kind of effect
  if (is("Trigger") !== (effect.trigger !== undefined)) wrong(["trigger"], "stands on an effect with the timing Trigger, and always there");
  if (effect.while !== undefined && !constant)
    wrong(["while"], 'stands on a Constant only; elsewhere write "if" on an instruction (9-2-1) or "when" (9-1-6-2)');
  if (effect.when !== undefined && !triggered) wrong(["when"], "stands on triggered effects only (9-1-6-2)");
  if (effect.cost !== undefined && !activated && !is("PlayOption"))
    wrong(["cost"], "stands on ActivateMain, ActivateAction and PlayOption only (9-1-7)");
  if (effect.may !== undefined && !is("PlayOption"))
    wrong(["may"], 'stands on a PlayOption only; elsewhere write "may" on an instruction (9-1-3)');
  if (effect.oncePerTurn !== undefined && !triggered && !activated)
    wrong(["oncePerTurn"], "stands on triggered and activated effects only (11-2-12)");
  const standsInPlay = constant || triggered || activated;
  if (effect.gate !== undefined && !(standsInPlay && (stands === "Unit" || stands === "Pilot")))
    wrong(["gate"], "stands on effects of Units and Pilots in play only (11-2-10)");
  if (effect.gatePilot !== undefined && effect.gate === undefined) wrong(["gatePilot"], "says more about a gate, so it needs one");
  if (effect.pilotQualifier !== undefined && !is("WhenPaired")) wrong(["pilotQualifier"], "stands on WhenPaired only {13-2-9-2}");
  if (effect.turn !== undefined && !standsInPlay) wrong(["turn"], "stands on effects of cards in play only");
  if ((effect.substitution !== undefined) !== (effect.trigger?.event.endsWith("WouldReceiveDamage") === true)) {
    wrong(["substitution"], "belongs to the events of damage that would be received, and always stands there (9-1-9)");
  }
  if (is("PlayOption")) {
    if (effect.zone !== "hand") wrong(["zone"], 'of a PlayOption is "hand"');
    if (!effect.ops.some((op) => op.op === "playAs")) wrong(["ops"], "of a PlayOption hold playAs");
  } else if (effect.zone === "hand" && !(constant && effect.ops.every((op) => op.op === "costModifier" || op.op === "playAs"))) {
    wrong(["zone"], "only a PlayOption and a Constant of costModifier or playAs work in the hand");
  } else if (effect.zone === "trash" && !(constant && effect.ops.every((op) => op.op === "costModifier"))) {
    wrong(["zone"], "only a Constant of costModifier works in the trash");
  }
  if (effect.notYet === undefined && effect.ops.length === 0)
    wrong(["ops"], 'is empty; a clause that is not carried out says why in "notYet"');
  if (effect.trigger?.event === "thisBaseReceivesDamage" && stands !== "Base") wrong(["trigger", "event"], "belongs to a Base");
  if (effect.trigger?.event.startsWith("thisUnit") && stands !== "Unit" && stands !== "Pilot")
    wrong(["trigger", "event"], "belongs to a Unit");

  // what the effect may speak of from the start
  let said: Said = { bound: new Set(["thisCard"]), looked: false, milled: false };
  if (stands === "Unit" || stands === "Pilot") said.bound.add("thisUnit").add("battlingEnemyUnit");
  else if (stands === "Command") said.bound.add("battlingEnemyUnit");
  else if (stands === "Base") said.bound.add("thisBase").add("battlingEnemyUnit");
  if (effect.host === "card" || is("Burst") || is("Destroyed")) said.bound.delete("thisUnit"); // what is destroyed has left (3-1-5)
  if (is("Destroyed")) said.bound.delete("thisBase");
  said.bound.add("enemyShieldAreaTop");
  if (effect.trigger !== undefined && bindsEventUnit.includes(effect.trigger.event)) said.bound.add("eventUnit");
  if (effect.trigger !== undefined && bindsEventSource.includes(effect.trigger.event)) said.bound.add("eventSource");
  if (effect.trigger?.event === "youActivateCommand") said.bound.add("eventCard");

  // conditions, costs, instructions
  eachCondition(effect.when, ["when"]);
  eachCondition(effect.while, ["while"]);
  for (const [i, cost] of (effect.cost ?? []).entries()) costSense(cost, ["cost", i]);
  for (const [key, value] of Object.entries(effect.trigger ?? {})) if (isFilter(value)) filterSense(value, ["trigger", key]);

  opsSense(effect.ops, ["ops"], true);

  /** What one of several alternatives says is not said for the others. */
  function aside(alternative: () => void): void {
    const outside = said;
    said = { ...outside, bound: new Set(outside.bound) };
    alternative();
    said = outside;
  }

  function eachCondition(conditions: readonly Condition[] | undefined, path: Path): void {
    for (const [i, condition] of (conditions ?? []).entries()) conditionSense(condition, [...path, i]);
  }

  function conditionSense(condition: Condition, path: Path): void {
    if ("count" in condition) {
      filterSense(condition.count, [...path, "count"]);
      const bounds = [condition.atLeast, condition.atMost, condition.exactly].filter((each) => each !== undefined);
      if (bounds.length !== 1) wrong(path, "a count has one of atLeast, atMost and exactly");
    }
    if ("self" in condition && !said.bound.has("thisUnit") && stands !== "Unit" && stands !== "Pilot")
      wrong([...path, "self"], "asks about this Unit, and there is none");
    if ("attackTarget" in condition && !timings.includes("Attack"))
      wrong([...path, "attackTarget"], "is asked in Attack effects only (7-3-5-2)");
    if ("is" in condition && "of" in condition && !said.bound.has(condition.of))
      wrong([...path, "of"], `"${condition.of}" stands for nothing here; choose first`);
    if ("destroyedBy" in condition && !timings.includes("Destroyed")) wrong([...path, "destroyedBy"], "is asked in Destroyed effects only");
    if ("deployedFrom" in condition && !timings.includes("Deploy")) wrong([...path, "deployedFrom"], "is asked in Deploy effects only");
    if ("milledIncludes" in condition && !said.milled) wrong([...path, "milledIncludes"], "needs a mill before it");
  }

  function costSense(cost: Cost, path: Path): void {
    if ((cost.op === "destroySelf" || cost.op === "returnSelfToDeckBottom") && stands !== "Unit" && stands !== "Pilot")
      wrong(path, "is paid by a Unit");
    if (cost.op === "restSelf" && stands !== "Unit" && stands !== "Pilot" && stands !== "Base") wrong(path, "is paid by a Unit or Base");
    const filter = "from" in cost ? cost.from : "filter" in cost ? cost.filter : undefined;
    if (filter === undefined) return;
    const at = [...path, "from" in cost ? "from" : "filter"];
    filterSense(filter, at);
    const zone = cost.op === "discard" ? "hand" : cost.op === "exileFromTrash" ? "trash" : undefined;
    if (filter.zone !== zone)
      wrong([...at, "zone"], zone === undefined ? "is absent: the cost is paid with Units in play" : `is "${zone}" in ${cost.op}`);
    if (filter.side === "enemy" || filter.side === "any") wrong([...at, "side"], "a cost is paid with own cards");
  }

  function filterSense(filter: Filter, path: Path): void {
    const inPlay = (kindsInPlay as readonly string[]).includes(filter.kind ?? "");
    if (inPlay && filter.zone !== undefined)
      wrong(
        [...path, "zone"],
        `a ${filter.kind} is in play; in the ${filter.zone} look for UnitCard, PilotCard, CommandCard, BaseCard or Card`,
      );
    // A Command that is activated, a card that has done something this turn: wherever it is.
    const anywhere = path.includes("card") || path.includes("by") || path.includes("effectOf") || path.includes("pilot");
    const heldElsewhere = filter.zone === undefined && filter.kind !== undefined && !inPlay && !anywhere;
    const sourceOfDamage = path.includes("from") && !path.includes("cost") && (filter.kind === "CommandCard" || filter.kind === undefined);
    if (heldElsewhere && !sourceOfDamage) wrong([...path, "kind"], `a ${filter.kind} is looked for in a zone: trash, hand or looked`);
    if (filter.kind === undefined && !sourceOfDamage && !anywhere) wrong([...path, "kind"], "says what is looked for");
    const supported = effect.trigger?.event === "thisUnitSupportRaisedAp" && path[0] === "trigger"; // always one of the own Units (11-1-3)
    if (filter.side === undefined && !supported && !anywhere) wrong([...path, "side"], "says whose: own, friendly, enemy or any");
    if (filter.zone === "milled" && !said.milled) wrong([...path, "zone"], "needs a mill before it");
    if (filter.zone === "looked" && !said.looked) wrong([...path, "zone"], "needs a lookTop before it");
    for (const [least, most] of [
      ["hpMin", "hpMax"],
      ["apMin", "apMax"],
      ["lvMin", "lvMax"],
    ] as const) {
      if ((filter[least] ?? 0) > (filter[most] ?? Number.POSITIVE_INFINITY))
        wrong([...path, least], `is more than ${most}: nothing can match`);
    }
    if (filter.battling !== undefined) filterSense(filter.battling, [...path, "battling"]);
    if (filter.pairedWith !== undefined) {
      if (filter.kind !== "Pilot") wrong([...path, "pairedWith"], "is asked of Pilots");
      filterSense(filter.pairedWith, [...path, "pairedWith"]);
    }
  }

  function opsSense(ops: readonly Op[], path: Path, outermost: boolean): void {
    ops.forEach((op, i) => {
      const at = [...path, i];
      const before = ops[i - 1];
      if (op.after !== undefined && i === 0)
        wrong(
          [...at, "after"],
          `the first instruction has nothing before it${outermost ? "" : ": say it of the choice or branch as a whole"} {5-20}`,
        );
      if (op.after === "ifYouDoThen" && (before === undefined || portionOf(before) !== "ifYouDo"))
        wrong([...at, "after"], 'stands inside an "If you do" (Q175)');
      if (op.after === "then" && before !== undefined && portionOf(before) === "ifYouDo")
        wrong([...at, "after"], 'what follows an "If you do" stays inside it: write ifYouDoThen (Q175)');
      eachCondition(op.if, [...at, "if"]);
      opSense(op, at, outermost, before);
    });
  }

  function opSense(op: Op, at: Path, outermost: boolean, previous: Op | undefined): void {
    const known = (name: TargetName, ...key: (string | number)[]) => {
      if (!said.bound.has(name))
        wrong([...at, ...key], `"${name}" stands for nothing here; what does: ${either([...said.bound]) || "nothing yet, choose first"}`);
    };
    if ("target" in op && op.target !== undefined) {
      const target = op.target;
      if (typeof target === "string") known(target, "target");
      else if (Array.isArray(target)) for (const [i, name] of target.entries()) known(name, "target", i);
      else filterSense(target.all, [...at, "target", "all"]);
    }
    if (op.op === "gainKeywordsOf") known(op.of, "of");
    for (const key of ["with", "fromTarget", "to", "attacker", "defender"] as const) {
      const name: unknown = key in op && op.op !== "mayTakeLooked" ? (op as Record<string, unknown>)[key] : undefined; // each op has its own of these keys
      if (typeof name === "string") known(name as TargetName, key);
    }
    for (const key of ["from", "filter", "allowed", "perCount", "attackers", "of", "effectOf"] as const) {
      const filter: unknown = (op as Record<string, unknown>)[key];
      if (isFilter(filter)) filterSense(filter, [...at, key]);
    }

    if (op.op === "playAs" && op.with !== undefined && op.lv !== undefined)
      wrong([...at, "lv"], '"with" says for whom a Pilot costs something else; its Lv. is the same for everybody (2-8)');

    // Constants hold, everything else happens
    const lasts = standing.includes(op.op);
    if (constant) {
      if (!lasts) wrong([...at, "op"], `${op.op} happens once; a Constant can say ${either(standing)} (9-1-5)`);
      if ("until" in op && op.until !== undefined) wrong([...at, "until"], "a Constant lasts as long as it applies");
      if (op.after !== undefined) wrong([...at, "after"], "a Constant is not carried out in portions");
      if (op.may !== undefined) wrong([...at, "may"], "nobody is asked about a Constant");
      if (op.op === "playAs" && effect.zone !== "hand") wrong([...at, "op"], 'playAs stands in an effect with zone "hand"');
    } else if (op.op === "playAs") {
      if (!is("PlayOption")) wrong([...at, "op"], "playAs stands in a PlayOption, or in a Constant that works in the hand");
    } else if (lasts && always.includes(op.op)) wrong([...at, "op"], `${op.op} stands in a Constant only`);
    else if (lasts && op.op !== "costModifier" && "until" in op === false && !is("Burst")) {
      wrong([...at, "until"], "says how long it lasts: turn or battle");
    } else if (lasts && "until" in op && op.until === undefined) wrong([...at, "until"], "says how long it lasts: turn or battle");
    if (op.op === "costModifier" && effect.zone === undefined)
      wrong([...at, "op"], 'costModifier stands in an effect with zone "hand" or "trash"');
    if (op.op === "gainKeyword" && op.times !== undefined && !constant)
      wrong([...at, "times"], "a keyword counts several times in a Constant only");

    // words that belong to one kind of effect
    if (op.op === "thisCardToHand" && !is("Burst") && !is("Destroyed"))
      wrong([...at, "op"], "thisCardToHand stands in a Burst or a Destroyed effect (11-2-5, 11-2-8)");
    if (burstOnly.includes(op.op) && !is("Burst")) wrong([...at, "op"], `${op.op} stands in a Burst only (11-2-5)`);
    if (op.op === "deployThisCard" && stands !== "Unit" && stands !== "Base") wrong([...at, "op"], "only a Unit or Base is deployed (4-8)");
    if (op.op === "activateOwnMainEffect" && !card.effects.some((each) => timingsOf(each).includes("Main")))
      wrong([...at, "op"], "this card has no Main effect");
    if (op.op === "activateOwnActionEffect" && !card.effects.some((each) => timingsOf(each).includes("Action")))
      wrong([...at, "op"], "this card has no Action effect");
    if (op.op === "deployThisPilotAsUnit" && stands !== "Pilot") wrong([...at, "op"], "is said of a Pilot");
    if ((op.op === "reduceDamage") !== (effect.substitution !== undefined))
      wrong([...at, "op"], "reduceDamage is what a substitution does, and nothing else is (9-1-9)");
    if (op.op === "pairedPilotToHand" && stands !== "Unit" && stands !== "Pilot") wrong([...at, "op"], "speaks of the Pilot of this Unit");
    if (afterLooking.includes(op.op) && !said.looked) wrong([...at, "op"], `${op.op} needs a lookTop before it`);
    if (op.op === "modify" && (op.ap ?? 0) === 0 && (op.hp ?? 0) === 0) wrong([...at, "op"], "modify changes ap, hp or both");

    switch (op.op) {
      case "choose":
        if (said.bound.has(op.as)) wrong([...at, "as"], `"${op.as}" is taken already in this effect`);
        if (Array.isArray(op.n) && op.n[0] > op.n[1]) wrong([...at, "n"], "the least comes first, the most second");
        if (op.may === true && previous?.op === "choose" && op.after === undefined)
          wrong([...at, "may"], "stands on the first of several choices, and is about all of them");
        if (op.from.zone === "looked") wrong([...at, "from", "zone"], "cards looked at are taken with mayTakeLooked");
        said.bound.add(op.as);
        break;
      case "lookTop":
        said.looked = true;
        break;
      case "mill":
        said.milled = true;
        break;
      case "mayTakeLooked":
        if (op.from.zone !== "looked") wrong([...at, "from", "zone"], 'is "looked"');
        break;
      case "discard":
      case "revealHandToDeckBottom":
        if (op.filter !== undefined && op.filter.zone !== "hand") wrong([...at, "filter", "zone"], 'is "hand"');
        break;
      case "players":
        opsSense(op.ops, [...at, "ops"], false);
        break;
      case "gainEffect":
        gainedSense(op, at);
        break;
      case "chooseMode":
        for (const [m, ops] of op.modes.entries()) aside(() => opsSense(ops, [...at, "modes", m], false));
        break;
      case "branch":
        for (const [c, each] of op.cases.entries()) {
          const path = [...at, "cases", c];
          eachCondition(each.if, [...path, "if"]);
          if ((each.if === undefined) === (each.else === undefined)) wrong(path, "a case has either if or else");
          if (each.else !== undefined && c < op.cases.length - 1) wrong([...path, "else"], "stands on the last case");
          aside(() => opsSense(each.ops, [...path, "ops"], false));
        }
        break;
      default:
    }
    if (!outermost && op.op === "playAs") wrong([...at, "op"], "playAs stands on its own");
  }

  /** What is gained is an effect of its own: proofread as one of the Unit that gains it. */
  function gainedSense({ effect: gained, target, next }: Extract<Op, { op: "gainEffect" }>, at: Path): void {
    const { trigger } = gained;
    if ((gained.timing === "Trigger") !== (trigger !== undefined))
      wrong([...at, "effect", "trigger"], "stands on an effect with the timing Trigger, and always there");
    if (target === undefined && (trigger === undefined || trigger.event.startsWith("thisUnit")))
      wrong([...at, "target"], "says which Unit gains it: its words speak of this Unit");
    if (next !== undefined && gained.substitution === undefined) wrong([...at, "next"], "is about damage that is reduced");
    const unit = { ...card, type: "Unit", effects: [] } as unknown as CardRecord;
    effectSense(unit, "Unit", { ...gained } as EffectRecord, (path, message) => wrong([...at, "effect", ...path], message));
  }
}

/** Words that say what always holds, and never for a time. */
const always: readonly Op["op"][] = ["gainTrait", "deployedRested", "restInstead"];
const burstOnly: readonly Op["op"][] = ["deployThisCard", "activateOwnMainEffect", "activateOwnActionEffect", "deployThisPilotAsUnit"];

const isFilter = (value: unknown): value is Filter => isRecord(value) && ("side" in value || "kind" in value);

/** 8. The attack phase: attack sub-phases, from attack start to battle end. */
import { besides, Card, type OptionList, type Row, type Seat } from "@duelex/kernel";
import {
  AttackStep,
  Change,
  DamageType,
  Happening,
  isAttackZone,
  Keyword,
  Phase,
  Place,
  Profile,
  TARGET_NAMES,
  Target,
  targetOf,
  Until,
  Verb,
} from "../names.ts";
import type { No, Paragraph } from "../rulebook.ts";
import { fits } from "../selectors.ts";
import { Flag } from "../state.ts";
import { eachConstant } from "../statistics.ts";
import type { GateRuler } from "../table.ts";
import { type Cost, type Instruction, Word } from "../vocabulary/clauses.ts";
import { Concern } from "../vocabulary/concerns.ts";
import { Aim, type Filter } from "../vocabulary/filters.ts";
import { demandCosts, pay } from "./07-costs.ts";
import { mayChoose } from "./07-playing.ts";
import { energyOfRuler, mayPay } from "./07-prices.ts";
import { gateStep } from "./09-gate.ts";
import { isPending } from "./11-system.ts";
import { isGuarded } from "./12-rule-effects.ts";
import { deal } from "./13-damage.ts";
import { raise, vigilant, wouldTrigger } from "./14-abilities.ts";
import { intercepts, pierces } from "./16-keywords.ts";
import { procedure } from "./procedures.ts";

/** 8-1a, 8-2a One attack sub-phase after the other; each is up to five steps (8-2a-1, R-STEPNAMES). `over` ends the phase. */
export const attackPhase = procedure(
  "attackPhase",
  { over: 0 },
  ({ act, ask, call }) => ({
    // ---- 8-3 Attack start step ----
    attackStart: act("8-3a", (g) => {
      const now = g.now;
      now.phase = Phase.attack;
      now.subphase++;
      now.attackStep = AttackStep.start;
      if (now.subphase === 1) raise(g, Happening.attackPhaseStart, "8-3a");
      raise(g, Happening.attackStart, "8-3a");
    }),
    startGate: ask("9-3e", gateStep("attack start")), // 8-3b

    // ---- 8-4 Attack declaration step ----
    declarationStep: act("8-4a", (g) => {
      g.now.attackStep = AttackStep.declaration;
      raise(g, Happening.declarationStep, "8-4a");
    }),
    declarationGate: ask("9-3e", gateStep("declaration")), // 8-4b

    declare: ask("8-4c", {
      where: "", // whose attack it is has been said
      says: (g) => `which card attacks, and which of P${g.other + 1}'s lines?${isFirstTurn(g) ? " The only attack of this turn" : ""}`,
      means: (g, _a, card, verb) => (verb === Verb.endAttacks ? "the attack phase is over" : sayAttack(g, card, targetOf(verb))),
      who: (g) => g.now.active,
      options: (g, _a, may) => (g.hurries ? may.nothingBut(Verb.endAttacks) : offerAttacks(g, may)),
      chosen(g, a, card, verb) {
        if (verb === Verb.endAttacks) {
          a.over = 1;
          g.recorder?.note("end attacks", Card.none, 0, "8-4c-2", Card.none, g.now.active);
          return;
        }
        const declared = g.begin(attack);
        declared.attacker = card;
        declared.target = targetOf(verb);
      },
      nothing(g, a) {
        a.over = 1; // no legal pair: nobody is asked
        g.recorder?.note("no attack", Card.none, 0, "8-4c-2", Card.none, g.now.active);
      },
    }),
    noAttack: call("8-4c-2", (g) => void g.begin(phaseEnd), { unless: (_g, a) => a.over === 0, where: "end of the attack phase" }),

    // ---- after the battle end step ----
    next: act(
      "8-2a-2",
      (g, a) => {
        if (g.now.endAfterBattle === 0 && !isFirstTurn(g)) return;
        a.over = 1; // R-FIRST: exactly one sub-phase in the first player's first turn
        const words =
          g.now.endAfterBattle === 1
            ? "a text ends it after this battle"
            : `the first turn of all has one attack${g.recorder !== null && vigilant(g).length > 0 ? ", and Vigilance comes only where attacks are ended (R-FIRST)" : ""}`;
        g.recorder?.note("one attack", Card.none, 0, g.now.endAfterBattle === 1 ? "8-4c-2a" : "8-2a-2", Card.none, g.now.active, 0, {
          words,
        });
        if (g.now.endAfterBattle === 1 || g.now.firstTurnRaisesAttackPhaseEnd === 1) g.begin(phaseEnd);
      },
      { unless: (_g, a) => a.over === 1 },
    ),
  }),
  { again: (_g, a) => a.over === 0, where: (g) => `attack ${g.now.subphase}` },
);

const isFirstTurn = (g: GateRuler): boolean => g.now.turn === 1;

/** 8-4d to 8-7 What follows when an attack card and its target have been chosen. */
export const attack = procedure(
  "attack",
  { attacker: Card.none, target: Target.none },
  ({ act, ask, call }) => ({
    rest: act(
      "8-4d",
      (g, { attacker, target }) => {
        noteDeclared(g, attacker, target);
        g.rest(attacker, "8-4d");
        payTolls(g, attacker);
      },
      { where: "declaration" },
    ),
    becomesAttackCard: act("8-4e", (g, { attacker, target }) => beginAttack(g, attacker, target)),
    triggers: act("8-4f", announceAttack, { unless: hasNoAttackCard }),
    attackGate: ask("9-3e", gateStep("declaration")), // 8-4g

    // ---- 8-5 Intercept step ----
    intercept: act("8-5b", intercept, {
      unless: (g) => !intercepts(g),
      tells: (g, _a, isPassedOver) => isPassedOver && noteNoIntercept(g),
    }), // 8-5a
    interceptGate: ask(
      "9-3e",
      gateStep("intercept", (g) => g.now.attackStep !== AttackStep.intercept),
    ), // 8-5c

    // ---- 8-6 Damage step ----
    damage: act("8-6b", strike, {
      unless: hasNoAttackCard,
      tells: (g, _a, isPassedOver) => isPassedOver && noteNoStrike(g, "8-6a", "the attacker has left"),
    }), // 8-6a
    damageGate: ask(
      "9-3e",
      gateStep("damage", (g) => g.now.attackStep !== AttackStep.damage),
    ), // 8-6c
    strikeOn: act("GR-18-2021-03", strikeOn, { unless: (g) => !strikesOn(g) }),
    strikeOnGate: ask(
      "9-3e",
      gateStep("damage", (g) => !strikesOn(g)),
    ),

    // ---- 8-7 Battle end step ----
    battleEnd: act("8-7a", (g) => {
      g.now.attackStep = AttackStep.battleEnd;
      raise(g, Happening.battleEnd, "8-7a");
    }),
    processing: call("8-7c", (g) => void g.begin(battleEndProcessing), { where: "battle end" }),
    over: act("8-7c-2", forgetBattle),
  }),
  { where: "" },
);

/** What is declared, before anything is done for it (8-4c). */
function noteDeclared(g: GateRuler, attacker: Card, target: Target): void {
  if (g.recorder === null) return;
  const words = sayTarget(g, target);
  g.recorder.note("declares", attacker, 0, "8-4c", Card.none, g.now.active, 0, besides(words));
}

/** "left line, where Gate Cadet stands"; "ruler 11. K - Knight" */
function sayTarget(g: GateRuler, target: Target): string {
  const unit = g.frontUnit(g.other, target === Target.ruler ? Target.centre : target);
  const name = unit === Card.none ? "" : g.cardName(unit);
  if (target === Target.ruler) return `ruler ${g.cardName(g.ruler[g.other])}${name === "" ? "" : `, over ${name}`}`;
  return `${TARGET_NAMES[target]}, ${name === "" ? "which is empty" : `where ${name} stands`}`;
}

/** What this attack comes to if nobody does anything: what happens to oneself and to the ruler first, then the rest, with the numbers. */
function sayAttack(g: GateRuler, attacker: Card, target: Target): string {
  if (target === Target.ruler) {
    const points = lessenedFor(g, g.ruler[g.other], Math.max(0, g.stk(attacker)), DamageType.combat);
    return `${sayRulerDamage(g, points)}${sayTexts(g, attacker, ({ target: { aim } }) => aim === Aim.enemyRuler)}`;
  }
  const unit = g.frontUnit(g.other, target);
  if (unit === Card.none) {
    const texts = sayTexts(g, attacker);
    return texts === "" ? "the line is empty: no strike" : `nobody is struck${texts}`;
  }
  const [name, own] = [g.cardName(unit), g.cardName(attacker)];
  const left = (of: Card) => g.hp(of) - g.damage[of];
  const isUnit = !g.isRuler(attacker);
  const back = lessenedFor(g, attacker, Math.max(0, g.atk(unit)), backType(g));
  const intercepts = isUnit && g.has(unit, Keyword.Intercept);
  const against = (damage: number, hp: number, of: Card) => `${damage}${damage >= hp ? "≥" : "<"}${hp} HP${hp < g.hp(of) ? " left" : ""}`;
  const isKept = isGuarded(g, attacker);
  const keeps = (of: Card, numbers: string) => `${g.cardName(of)} lives by Soul Guard (${numbers}), ${soulOf(g, of)} goes`;
  const isFelled = intercepts && back >= left(attacker);
  const blow = against(back, left(attacker), attacker);
  if (isFelled && !isKept) return `${own} is destroyed first (${blow}) by ${name}`;
  const first = intercepts ? [`${name} strikes first: ${isFelled ? keeps(attacker, blow) : `${own} lives (${blow})`}`] : [];
  const dealt = lessenedFor(g, unit, Math.max(0, g.atk(attacker)), DamageType.combat);
  const breaks = dealt >= left(unit);
  const numbers = against(dealt, left(unit), unit);
  if (breaks && !isGuarded(g, unit)) {
    const pierces = g.has(attacker, Keyword.Piercing) && g.placeOf(unit) === Place.defence;
    const through = pierces ? lessenedFor(g, g.ruler[g.other], Math.max(0, g.stk(attacker)), backType(g)) : 0;
    const outcome = `destroys ${name} (${numbers})`;
    return [through > 0 ? `${sayRulerDamage(g, through, "ruler")}, by Piercing: ${outcome}` : outcome, ...first].join("; ");
  }
  const hasText = g.printed(attacker).automatic.some(({ happening }) => happening === Happening.attacks); // 8-4f: it comes before the strike
  const lives = breaks ? keeps(unit, numbers) : `${name} lives (${numbers})${hasText ? `, but for the text of ${own}` : ""}`;
  if (!isUnit || !g.has(unit, Keyword.Counterattack) || (dealt === 0 && g.now.profile < Profile.v2021_03))
    return [lives, ...first].join("; ");
  const has = isFelled ? g.hp(attacker) : left(attacker) - (intercepts ? back : 0);
  if (back < has) return [lives, `${name} strikes back: ${own} lives (${against(back, has, attacker)})`, ...first].join("; ");
  if (isKept && !isFelled) return [lives, `${name} strikes back: ${keeps(attacker, against(back, has, attacker))}`, ...first].join("; ");
  return [`${own} is destroyed in return (${against(back, has, attacker)}); ${lives}`, ...first].join("; ");
}

/** 8-4f What this attack triggers comes before the strike: the cards whose texts then deal damage. */
function sayTexts(g: GateRuler, attacker: Card, isMeant: (i: Instruction) => boolean = () => true): string {
  const deals = (i: Instruction) => (i.word === Word.damage || i.word === Word.distributeDamage) && isMeant(i);
  const seat = g.now.active;
  const cards = [g.ruler[seat], ...g.unitZones(seat).flatMap((place) => [...g.cards(seat, place)]), ...g.cards(seat, Place.field)];
  const names = cards
    .filter((card) =>
      wouldTrigger(g, card, Happening.attacks, attacker).some(
        (ability) => ability.program.some(deals) && mayChoose(g, ability, card, seat, Card.none) === null,
      ),
    )
    .map((card) => g.cardName(card));
  return names.length === 0 ? "" : `, but for the text of ${[...new Set(names)].join(" and ")}`;
}

/** "2 to the ruler: 7 → up to 9 of 12", "wins (10+3≥12) unless a counter card turns up" (16-4). */
function sayRulerDamage(g: GateRuler, points: number, to = `${points} to the ruler`): string {
  const [has, { life }] = [g.count(g.other, Place.damage), g.rulerOf(g.other)];
  const deck = g.count(g.other, Place.deck);
  if (points === 0) return `${to}: ${has} of ${life}`;
  if (points >= deck && deck <= life - has) return sayLastCard(g, deck);
  if (has + points >= life) return `wins (${has}+${points}≥${life}) unless ${sayCounters(g, points, has + points - life)}`;
  return `${to}: ${has} → up to ${has + points} of ${life}`;
}

/** GR-12-DECK The last card of the deck is turned up: as the last, a counter card comes too late (16-4). */
function sayLastCard(g: GateRuler, deck: number): string {
  const early = deck === 2 ? "the first card turned up is a counter card" : `a counter card is among the first ${deck - 1} turned up`;
  const stops = [
    ...(deck > 1 && g.now.counterStopsDamage === 1 ? [early] : []),
    ...(g.setCards[g.other] > 0 ? ["a set card stops it"] : []),
  ];
  return `wins (the deck has ${deck} left)${stops.length === 0 ? "" : ` unless ${stops.join(", or ")}`}`;
}

/** 16-4 A counter card ends the check, and comes too late after enough damage; or takes up one point. @param spare points that are more than enough */
function sayCounters(g: GateRuler, points: number, spare: number): string {
  const most = `more than ${spare} counter card${spare === 1 ? " turns" : "s turn"} up`;
  const first = `a counter card is among the first ${points - spare} turned up`;
  const early = points - spare === 1 ? "the first card turned up is a counter card" : first;
  const counters = spare === 0 ? "a counter card turns up" : g.now.counterStopsDamage === 1 ? early : most;
  return `${counters}${g.setCards[g.other] > 0 ? ", or a set card stops it" : ""}`;
}

const soulOf = (g: GateRuler, unit: Card): string => (g.souls[unit] === 1 ? g.cardName(g.soulsOf(unit)[0]!) : "a soul card");

/** 8-6b-3 Of which type the damage of Intercept and Counterattack is. */
const backType = (g: GateRuler): DamageType => (g.now.profile >= Profile.v2021_03 ? DamageType.combat : DamageType.effect);

/** What is left of damage after what waits for the next one (GR-13-REDUCE: the best of it) and what always takes a part of it (R-D-IMMUNE, R-D-STANDING). */
function lessenedFor(g: GateRuler, receiver: Card, amount: number, type: DamageType): number {
  const isCombat = type === DamageType.combat;
  if (g.has(receiver, isCombat ? Keyword.immuneToCombat : Keyword.immuneToEffects)) return 0;
  const now = g.upToDate();
  const isAll = g.now.profile >= Profile.v2023_01; // GR-18-2023-01
  const { card, change, damageType, n } = g.changes.column;
  let left = amount;
  for (let row: Row = 0; row < g.changes.count; row++) {
    if (card[row] !== receiver || (damageType[row] !== DamageType.any && damageType[row] !== type)) continue;
    if (change[row] === Change.reduceTo) left = Math.min(left, n[row]);
    else if (change[row] === Change.reduceBy) left = Math.min(left, Math.max(0, (isAll ? left : amount) - n[row]));
  }
  return Math.max(0, left - (isCombat ? now.lessCombat : now.lessEffect)[receiver]);
}

function noteNoIntercept(g: GateRuler): void {
  if (g.recorder === null) return;
  const { attacked } = g;
  const words =
    g.attacking === Card.none
      ? "the attacker has left"
      : g.attackingUnit === Card.none
        ? "a ruler attacks"
        : attacked === Card.none || g.isRuler(attacked)
          ? "no unit is attacked"
          : `${g.cardName(attacked)} does not have it`;
  g.recorder.note("no intercept", Card.none, 0, "8-5a-1", Card.none, g.other, 0, besides(words));
}

function noteNoStrike(g: GateRuler, rule: Paragraph, words: string): void {
  g.recorder?.note("no combat damage", Card.none, 0, rule, Card.none, g.now.active, 0, besides(words));
}

function hasNoAttackCard(g: GateRuler): boolean {
  return g.attacking === Card.none;
}

/** 8-4c-2 The attack phase ends; whatever becomes possible in this gate processing, it is over. */
const phaseEnd = procedure(
  "attackPhaseEnd",
  {},
  ({ act, ask }) => ({
    raise: act("8-4c-2a", (g) => raise(g, Happening.attackPhaseEnd, "8-4c-2a")),
    gate: ask("9-3e", gateStep("end of the attack phase")), // 8-4c-2b
    over: act("8-4c-2c", (g) => {
      g.expire(Until.endOfBattle); // R-D-BATTLEOVER
      forgetBattle(g);
      g.now.endAfterBattle = 0;
    }),
  }),
  { where: "" },
);

/** 8-7b, 8-7c The loop of the battle end step. */
const battleEndProcessing = procedure(
  "battleEnd",
  {},
  ({ act, ask }) => ({
    gate: ask("9-3e", gateStep("battle end")), // 8-7b
    endEffects: act("8-7c-1", (g) => {
      g.recorder?.note("end battle effects", Card.none, 0, "8-7c", Card.none, g.now.active);
      g.expire(Until.endOfBattle);
    }),
  }),
  { again: isPending, where: "" }, // 8-7c-2, R-PRIORITY-8-7: the gate step that comes again performs it first (9-3c)
);

function forgetBattle(g: GateRuler): void {
  const now = g.now;
  now.attackStep = AttackStep.none;
  now.attackLine = Target.none;
  now.attackCard = now.declared = now.combatSource = now.combatTarget = Card.none;
  now.declaredObject = now.combatSourceObject = now.combatObject = 0;
  now.overTheWall = now.combatDone = now.combatHitDefence = now.combatDestroyed = 0;
  g.changed(Concern.attack);
}

// ---- 8-4c Who may attack, and what ----

/** Every pair of an attack card and a target; if there is one, the end of the attacks too. What is the same for all of them is looked up once. */
function offerAttacks(g: GateRuler, may: OptionList): void {
  const seat = g.now.active;
  const tolls = tollsNow(g);
  const { listens } = may;
  let targets: Targets | null = null;
  const ruler = g.ruler[seat];
  if (listens || (g.rested[ruler] === 0 && isFree(g, ruler, tolls) === null))
    offerTargets(g, ruler, (targets ??= targetsNow(g)), tolls, may);
  for (const place of g.unitZones(seat))
    if (place !== Place.defence || listens)
      for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
        if (listens || (g.rested[unit] === 0 && isFree(g, unit, tolls) === null))
          offerTargets(g, unit, (targets ??= targetsNow(g)), tolls, may);
  if (may.count > 0) may.offer(Verb.endAttacks);
}

/** What forbids each target, whoever attacks; the ruler once more for who attacks over the wall. */
type Targets = Readonly<Record<"left" | "centre" | "right" | "ruler" | "overTheWall", No>>;

function offerTargets(
  g: GateRuler,
  attacker: Card,
  { left, centre, right, ruler, overTheWall }: Targets,
  tolls: readonly Toll[],
  may: OptionList,
): void {
  const no = may.listens ? mayAttack(g, attacker, tolls) : null;
  may.offer(Verb.attackLeft, attacker, no ?? left);
  may.offer(Verb.attackCentre, attacker, no ?? centre);
  may.offer(Verb.attackRight, attacker, no ?? right);
  may.offer(Verb.attackRuler, attacker, no ?? (ruler !== null && g.has(attacker, Keyword.overTheWall) ? overTheWall : ruler));
}

/** One's own active ruler, or an active unit in an attack zone, that nothing forbids to attack (GR-1-CANNOT; R-SICK: when it came does not matter). */
export function mayAttack(g: GateRuler, card: Card, tolls = tollsNow(g)): No {
  if (g.ownerOf(card) !== g.now.active || !(g.isRuler(card) || (g.isUnitInPlay(card) && isAttackZone(g.placeOf(card))))) return "8-4c";
  return g.rested[card] === 1 ? "8-4c" : isFree(g, card, tolls);
}

/** Does no text forbid it to attack (GR-1-CANNOT), nor demand what its player cannot pay (8-4d-1)? */
function isFree(g: GateRuler, card: Card, tolls: readonly Toll[]): No {
  if (g.has(card, Keyword.cannotAttack)) return "GR-19-FORBID";
  return tolls.length > 0 && mayPayTolls(g, card, tolls) !== null ? "8-4d-1" : null;
}

/**
 * 8-4c-1, 1-5a Each enemy line offers one target, whoever attacks: its frontmost card, or the empty line itself; an unguarded ruler is
 * offered once (R-CENTRE), a guarded one to who may attack over the wall.
 */
function targetsNow(g: GateRuler): Targets {
  const seat = g.other;
  const guard = g.last(seat, Place.defence);
  const overTheWall = mayBeAttacked(g, g.ruler[seat]);
  return {
    left: mayBeAttacked(g, g.last(seat, Place.left)),
    centre: guard === Card.none ? "R-CENTRE" : mayBeAttacked(g, guard),
    right: mayBeAttacked(g, g.last(seat, Place.right)),
    ruler: overTheWall ?? (guard === Card.none ? null : "8-4c-1"),
    overTheWall,
  };
}

/** GR-1-CANNOT */
function mayBeAttacked(g: GateRuler, front: Card): No {
  return front !== Card.none && g.has(front, Keyword.cannotBeAttacked) ? "GR-19-FORBID" : null;
}

/** An extra action that a constant ability demands for attacks by what its filter finds (8-4d-1). */
interface Toll {
  readonly source: Card;
  readonly you: Seat;
  readonly ability: number;
  /** Which of its instructions. */
  readonly at: number;
  readonly filter: Filter;
  readonly costs: readonly Cost[];
}

/** What is demanded now, whoever attacks. */
function tollsNow(g: GateRuler): readonly Toll[] {
  const constants = g.constantsOn(Concern.tolls);
  if (constants === null || constants.tolls[0] === 0) return NO_TOLLS;
  const tolls: Toll[] = [];
  eachConstant(
    g,
    ({ word, filter, costs }, source, you, { id }, at) => {
      if (word === Word.attackCost) tolls.push({ source, you, ability: id, at, filter: filter!, costs });
    },
    Concern.tolls,
  );
  return tolls;
}
const NO_TOLLS: readonly Toll[] = [];

/** 8-4d-1 All of it that this card would have to pay, taken together (R-ALLCOSTS). */
function mayPayTolls(g: GateRuler, attacker: Card, tolls: readonly Toll[]): No {
  const costs: Cost[] = [];
  for (const toll of tolls) if (fits(g, toll.filter, attacker, toll.you, toll.source)) costs.push(...toll.costs);
  return mayPay(g, g.now.active, costs, 0, attacker, Card.none, attacker); // it is rested by attacking
}

function payTolls(g: GateRuler, attacker: Card): void {
  const tolls = tollsNow(g);
  if (tolls.length === 0) return;
  for (const { filter, you, source, ability, at } of tolls) if (fits(g, filter, attacker, you, source)) demandCosts(g, ability, at);
  pay(g, g.now.active, attacker, energyOfRuler(g, g.now.active));
}

// ---- 8-4e to 8-6b The attack ----

/** From now on it is the attacking unit or ruler, unless an extra action took it out of the attack zones. */
export function beginAttack(g: GateRuler, attacker: Card, target: Target): void {
  const now = g.now;
  now.attackLine = target === Target.ruler ? Target.centre : target;
  now.overTheWall = target === Target.ruler && g.frontUnit(g.other, Target.centre) !== Card.none ? 1 : 0; // R-NEWLINE
  now.declared = attacker;
  now.declaredObject = g.object[attacker];
  g.countAttack(attacker); // 16-9: an attack on an empty line counts
  if (g.isRuler(attacker) || isAttackZone(g.placeOf(attacker))) now.attackCard = attacker; // R-8-4E-RULER
  g.changed(Concern.attack);
}

/** 8-4f "Attacks" and "is attacked", for the target as it is now; an empty line raises only the first (R-TRIGTARGET). */
function announceAttack(g: GateRuler): void {
  const attacked = g.attacked; // 8-4e-1
  raise(g, Happening.attacks, "8-4f", g.attacking, 0, attacked);
  if (attacked !== Card.none) raise(g, Happening.isAttacked, "8-4f", attacked, 0, g.attacking);
}

function intercept(g: GateRuler): void {
  g.now.attackStep = AttackStep.intercept;
  const unit = g.attacked;
  g.recorder?.note("intercepts", unit, Math.max(0, g.atk(unit)), "8-5b", g.attacking);
  const isCombat = g.now.profile >= Profile.v2021_03 ? Flag.combat : Flag.none; // GR-18-2021-03
  deal(g, unit, g.ownerOf(unit), g.attacking, g.atk(unit), isCombat, "8-5b");
}

/** 8-6b The attacking card deals combat damage (8-6b-3) to the attacked card; with none, nothing happens. */
function strike(g: GateRuler): void {
  const now = g.now;
  now.attackStep = AttackStep.damage;
  const attacker = g.attacking;
  const attacked = g.attacked;
  if (attacked === Card.none) {
    noteNoStrike(g, "8-6b", "the line is empty");
    return;
  }
  const combat = Flag.combat | Flag.strike;
  now.combatSource = attacker;
  now.combatSourceObject = g.object[attacker];
  if (g.isRuler(attacked)) {
    const stk = Math.max(0, g.stk(attacker)); // R-ZEROSTK
    g.recorder?.note("deals combat damage", attacker, stk, "8-6b-1", attacked);
    noteIfNothing(g, stk, "STK");
    deal(g, attacker, now.active, attacked, stk, combat, "8-6b-1");
    return;
  }
  now.combatTarget = attacked;
  now.combatObject = g.object[attacked];
  const atk = Math.max(0, g.atk(attacker));
  g.recorder?.note("deals combat damage", attacker, atk, "8-6b-2", attacked);
  noteIfNothing(g, atk, "ATK");
  deal(g, attacker, now.active, attacked, atk, combat, "8-6b-2");
}

function noteIfNothing(g: GateRuler, amount: number, value: string): void {
  if (amount === 0) noteNoStrike(g, "GR-13-ZERO", `its ${value} is 0`);
}

const strikesOn = (g: GateRuler): boolean => g.now.profile >= Profile.v2021_03 && g.now.attackStep === AttackStep.damage;

/** GR-18-2021-03: Piercing and Counterattack deal combat damage of their own, after 8-6c. */
function strikeOn(g: GateRuler): void {
  const now = g.now;
  if (now.combatDestroyed !== 0 && now.combatHitDefence === 1 && pierces(g)) {
    deal(g, now.combatSource, now.active, g.ruler[g.other], g.stk(now.combatSource), Flag.combat, "16-5");
  }
  const unit = now.combatTarget;
  const stands = g.attacked === unit && g.isStill(unit, now.combatObject);
  if (stands && g.attackingUnit !== Card.none && g.has(unit, Keyword.Counterattack)) {
    deal(g, unit, g.ownerOf(unit), g.attackingUnit, g.atk(unit), Flag.combat, "16-8");
  }
}

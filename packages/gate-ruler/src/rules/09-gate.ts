/** 9. Gate processing: what is played waits on the gate, so that both players can respond. */
import { Card, type Clause, otherSeat, type Question, type Seat } from "@duelex/kernel";
import { AttackStep, Happening, isUnitZone, Kind, Phase, Place, Type, Verb } from "../names.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { activatedOf, couldAct, gateActions, holdsHiddenChoices } from "./07-playing.ts";
import { priceOf } from "./07-prices.ts";
import { isOnTheWay, takeAction } from "./07-to-the-gate.ts";
import { beginDriveResolution } from "./10-drive.ts";
import { isPending, mayCounterattack, system } from "./11-system.ts";
import { carryOutDestruction, isGuarded } from "./12-rule-effects.ts";
import { beginRulerDamage, carryOutDamage } from "./13-damage.ts";
import { raise, touchDown } from "./14-abilities.ts";
import { beginEffect } from "./14-effects.ts";
import { sayVain } from "./14-vain.ts";
import { findPiercing, intercepts } from "./16-keywords.ts";
import { procedure } from "./procedures.ts";

/**
 * A gate processing as a step of a phase, outside the main phase. Most have an empty gate and nothing to process: both players
 * pass (GR-9-PASS), and that is all. The step asks for these two passes itself; whatever else there is begins a whole processing.
 */
export const gateStep = (where: string, unless?: (g: GateRuler) => boolean): Question<GateRuler, unknown> => ({
  where,
  says: (g) => `play or use something ${sayMoment(g)}, or pass`,
  unless: unless === undefined ? isQuiet : (g) => unless(g) || isQuiet(g),
  who: (g) => g.priority[0],
  options(g, _frame, may) {
    if (g.now.passed === 0 && !isIdle(g)) return; // between two passes nothing happens
    if (g.hurries) return may.nothingBut(Verb.pass);
    gateActions(g, g.priority[0], may);
    may.offer(Verb.pass);
  },
  means: sayAnswer,
  evenIfForced: (g) => holdsHiddenChoices(g, g.priority[0]),
  chosen(g, _frame, card, verb) {
    const player = g.priority[0];
    if (verb === Verb.pass) {
      const { active } = g.now;
      const goesOn = player === active && couldAct(g, otherSeat(active)); // 9-3e-1
      g.now.passed = goesOn ? 1 : 0;
      if (goesOn) g.givePriority(otherSeat(active));
      return;
    }
    g.now.passed = 0;
    g.begin(gate).player = player; // R-PRIO
    takeAction(g, player, card, verb);
  },
  again: (g) => g.now.passed === 1,
  nothing: gateProcessing,
});

/** Between what has happened and what comes next: where the one who has priority stands. */
function sayMoment(g: GateRuler): string {
  const { attackStep, subphase, declared, combatSource } = g.now;
  switch (isPhaseOver(g) ? AttackStep.none : attackStep) {
    case AttackStep.start:
      return `before attack ${subphase} begins`;
    case AttackStep.declaration:
      if (declared === Card.none) return "before the attacker is chosen";
      return g.attacking === Card.none ? "after the attacker has left" : `while ${g.cardName(g.attacking)} attacks, before anybody strikes`;
    case AttackStep.intercept:
      return "after the intercept";
    case AttackStep.damage:
      return combatSource === Card.none ? "after an attack on nobody" : "after the strike";
    case AttackStep.battleEnd:
      return "at the end of the battle";
    default:
      return momentNow(g)[0];
  }
}

/** What comes when there is nothing on the gate and both have passed (GR-9-PASS). */
function sayNext(g: GateRuler): string {
  const { phase, attackStep, turn, declared, endAfterBattle } = g.now;
  switch (isPhaseOver(g) ? AttackStep.none : attackStep) {
    case AttackStep.start:
      return "an attack may be declared, if anything can attack";
    case AttackStep.declaration:
      return declared === Card.none ? "the attacker is chosen, if anything can attack" : sayBlow(g);
    case AttackStep.intercept:
      return sayBlow(g);
    case AttackStep.damage:
      return "the battle ends";
    case AttackStep.battleEnd:
      return turn === 1 || endAfterBattle === 1 ? "the attack phase is over" : "the next attack may be declared";
    default:
      return phase === Phase.main ? `the main phase is over${sayUnused(g)}, and the attack phase begins` : momentNow(g)[1];
  }
}

/** Outside of attacks: the moment, and what comes next. */
const MOMENTS: Readonly<Record<string, readonly [string, string]>> = {
  "start gate": ["as the start phase begins", "energy and cards come, as the ruler says"],
  "action gate": ["at the end of the start phase", "the main phase begins"],
  [Phase.start]: ["in the start phase", "the start phase goes on"],
  [Phase.main]: ["in the main phase", ""],
  [Phase.attack]: ["at the end of the attack phase", "the attack phase is over"],
  [Phase.end]: ["in the end phase", "the turn ends"],
};

const momentNow = (g: GateRuler): readonly [string, string] => MOMENTS[g.path().at(-1)!] ?? MOMENTS[g.now.phase]!;

/** 8-4c-2 Nothing more attacks, though no battle has come after the declaration. */
const isPhaseOver = (g: GateRuler): boolean => g.path().includes("attack phase end");

/** Who strikes next in this attack, if anybody does. */
function sayBlow(g: GateRuler): string {
  const { attacking, attacked } = g;
  if (attacking === Card.none) return "the battle ends: the attacker has left";
  if (attacked === Card.none) return "nobody is struck: the line is empty";
  if (g.now.attackStep === AttackStep.declaration && intercepts(g)) return `${g.cardName(attacked)} strikes first`;
  return `${g.cardName(attacking)} strikes ${g.cardName(attacked)}`;
}

/** 6-3c What was driven and not used is lost with the main phase. */
const sayUnused = (g: GateRuler): string =>
  [...g.cards(g.now.active, Place.drive)].every((card) => g.isKept(card)) ? "" : ", what is left in the drive zone is lost (6-3c)";

/** What a gate action would lead to. */
function sayAnswer(g: GateRuler, _frame: unknown, card: Card, verb: number): string {
  switch (verb) {
    case Verb.play: {
      const seat = g.ownerOf(card);
      const price = g.rulerOf(seat).usesEnergy ? `it costs ${priceOf(g, seat, card)} energy` : "";
      const { event } = g.printed(card);
      const vain = event === null ? "" : sayVain(g, event, card, seat);
      return [vain, price, g.worthOf(card, true)].filter(Boolean).join("; ");
    }
    case Verb.set:
      return `laid face down, to be played later; ${g.worthOf(card, true)}`;
    case Verb.reveal:
      return g.printed(card).overdrive === null
        ? "turned face up, for both to see: it has no OD, so nothing comes of it"
        : `turned face up; then its OD may be used: ${g.pack.cards.sayAbility(g.printed(card).overdrive!)}`;
    case Verb.use:
      return sayUse(g, card);
    default:
      return `if both pass, ${g.gate.count > 0 ? sayOutcome(g) : sayNext(g)}`;
  }
}

/** What becomes of the object on top of the gate when nobody answers it. */
function sayOutcome(g: GateRuler): string {
  const { kind, card, object } = g.gate.column;
  const what = kind[g.top];
  const name = g.publicName(card[g.top]);
  if (what === Kind.destruction && g.isStill(card[g.top], object[g.top]))
    return `${name} ${isGuarded(g, card[g.top]) ? "loses a soul card (Soul Guard)" : "is destroyed"}`;
  if (what === Kind.playedCard && g.printed(card[g.top]).type !== Type.event) return `${name} enters play`;
  return `${g.sayTop()} is carried out`;
}

/** Its texts; those that could do nothing now are told so, and where none could, that comes first. */
function sayUse(g: GateRuler, card: Card): string {
  const texts = activatedOf(g, card).map((each) => ({
    says: g.pack.cards.sayAbility(each),
    vain: sayVain(g, each, card, g.ownerOf(card)),
  }));
  if (texts.every(({ vain }) => vain !== "")) return texts.map(({ says, vain }) => `${vain}; ${says}`).join(" ");
  return texts.map(({ says, vain }) => (vain === "" ? says : `${says} (${vain})`)).join(" ");
}

/** Nothing lies on the gate, and system processing has nothing to look at (9-3c). */
function isIdle(g: GateRuler): boolean {
  return g.now.unsettled === 0 && g.gate.count === 0 && g.waits.count === 0 && !mayCounterattack(g);
}

/**
 * Nothing at all could happen: nothing waits, nobody could act. Otherwise it is noted who has priority, the turn player first (9-3b); who
 * could do nothing at all passes without being asked.
 */
function isQuiet(g: GateRuler): boolean {
  const { active, passed } = g.now;
  if (passed === 1) return false; // between two passes nothing happens, and the other has priority already
  const other = (1 - active) as Seat; // `otherSeat` is a call more, in every window
  const mayBegin = couldAct(g, active);
  if (!mayBegin && !couldAct(g, other) && isIdle(g)) return true;
  g.givePriority(mayBegin ? active : other);
  return false;
}

/** Begins a whole gate processing. */
export function gateProcessing(g: GateRuler): void {
  g.begin(gate).player = g.now.active; // 9-3b
}

/** 9-3d Nobody answers a drive resolution process or a ruler damage process. */
function isUnanswerable(g: GateRuler): boolean {
  if (g.gate.count === 0) return false;
  const kind = g.gate.column.kind[g.top];
  return kind === Kind.driveResolution || kind === Kind.rulerDamage;
}

/**
 * 9-2a Add processing (9-3), then resolve processing, until both players pass on an empty gate. `resolving` is 1 while objects are
 * resolved one after the other; a window opens again only when something new has reached the gate (R-CHAIN).
 */
const gate = procedure(
  "gate",
  { player: 0 as Seat, passes: 0, resolving: 0, puts: 0, over: 0 },
  ({ act, ask, call }) => ({
    system: call(
      "9-3c",
      (g) => {
        if (isPending(g) || mayCounterattack(g)) g.begin(system);
        else g.now.unsettled = 0; // looked through, and nothing applies
      },
      { unless: (g) => g.now.unsettled === 0 && g.waits.count === 0 && !mayCounterattack(g) },
    ),

    next: act(
      "9-3d",
      (g, p) => {
        if (p.resolving === 1) {
          if (g.now.puts === p.puts && g.gate.count > 0) return;
          p.resolving = 0; // 9-4, after the system processing that follows a resolution
          p.player = g.now.active; // 9-3b
          p.passes = 0;
        }
        if (isUnanswerable(g)) p.resolving = 1;
      },
      { unless: (g, p) => p.resolving === 0 && g.gate.count === 0 },
    ),

    add: ask("9-3e", {
      where: (g) => (g.gate.count === 0 || isOnTheWay(g) ? "" : `answering ${g.sayTop()}`),
      says: (g) =>
        g.gate.count === 0 ? `play or use something ${sayMoment(g)}, or pass` : `answer ${g.sayTop()} before it is carried out, or pass`,
      about: aboutTop,
      unless: (_g, p) => p.resolving === 1,
      who: (_g, p) => p.player,
      options(g, p, may) {
        if (g.hurries) return may.nothingBut(Verb.pass);
        gateActions(g, p.player, may);
        may.offer(Verb.pass);
      },
      means: sayAnswer,
      evenIfForced: (g, p) => holdsHiddenChoices(g, p.player),
      chosen(g, p, card, verb) {
        const { player } = p;
        if (verb === Verb.pass) {
          if (p.passes === 0 && couldAct(g, otherSeat(player))) {
            p.passes = 1;
            p.player = otherSeat(player); // 9-3e-1
            return;
          }
          p.passes = 2;
          if (g.gate.count === 0)
            p.over = 1; // GR-9-PASS
          else p.resolving = 1;
          return;
        }
        p.passes = 0; // R-PRIO: the same player keeps priority
        takeAction(g, player, card, verb);
      },
      again: (_g, p) => p.passes === 1, // a pass changes nothing that system processing could act on
    }),

    resolve: act(
      "9-4",
      (g, p) => {
        p.puts = g.now.puts;
        resolveTop(g);
      },
      { unless: (_g, p) => p.resolving === 0 || p.over === 1 },
    ),
  }),
  { again: (_g, p) => p.over === 0, where: "" },
);

/** The text that is on top of the gate, and would be carried out next. */
function aboutTop(g: GateRuler): Clause | null {
  if (g.gate.count === 0) return null;
  const { card, ability } = g.gate.column;
  return ability[g.top] === 0 || card[g.top] === Card.none ? null : { card: card[g.top], ability: ability[g.top] };
}

function resolveTop(g: GateRuler): void {
  g.takeTop();
  const r = g.resolving;
  switch (r.kind) {
    case Kind.playedCard:
      resolveCard(g);
      break;
    case Kind.playedAbility:
      beginEffect(g);
      break;
    case Kind.damageExecution:
      carryOutDamage(g);
      break;
    case Kind.rulerDamage:
      beginRulerDamage(g);
      break;
    case Kind.driveResolution:
      beginDriveResolution(g);
      break;
    case Kind.destruction: {
      const { card, object, flags } = r;
      g.forgetResolving();
      carryOutDestruction(g, card, object, flags);
      findPiercing(g);
      break;
    }
    default:
      throw new Error("nothing lies on the gate");
  }
}

function resolveCard(g: GateRuler): void {
  const { card } = g.resolving;
  switch (g.printed(card).type) {
    case Type.unit:
      enterUnit(g);
      break;
    case Type.field:
      enterField(g);
      break;
    default:
      beginEffect(g);
  }
}

/** A unit enters the chosen zone, occupied or not (7.3); played from hand it touches down (16-3a-1). */
function enterUnit(g: GateRuler): void {
  const { card, to, flags } = g.resolving;
  g.forgetResolving();
  if (!isUnitZone(to) || g.placeOf(card) !== Place.gate) return;
  g.move(card, to, "15-18");
  raise(g, Happening.entersPlay, "15-3b", card);
  touchDown(g, card, (flags & Flag.fromHand) !== 0);
}

function enterField(g: GateRuler): void {
  const { card } = g.resolving;
  g.forgetResolving();
  if (g.placeOf(card) === Place.gate) g.move(card, Place.field, "7-4");
}

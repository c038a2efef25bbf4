/**
 * Why not: for what no question offers now the paragraph that a judge would name, and for every refusal the fact, with its numbers and
 * the card whose text forbids it. Legality itself is said once, in the chapters; this only finds the words for it.
 */
import { Card, cardOf, type Option, type Seat, seatName, verbOf, verdictOf } from "@duelex/kernel";
import type { Ability } from "./cards.ts";
import { Keyword, Place, Standing, Timing, Type, Verb } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { costNow, levelNow } from "./rules/06-playing.ts";
import { turn } from "./rules/06-turn.ts";
import { mayBlock } from "./rules/07-battle.ts";
import { actionStep } from "./rules/08-action-step.ts";
import { CARDS_EACH } from "./state.ts";
import type { Gundam } from "./table.ts";
import { clauseOf } from "./told.ts";
import { isGranted } from "./vocabulary/standing.ts";

// ---- the paragraph ----

/** What no question offers at this moment, and why. Of a card that the seat cannot see it says nothing. */
export function wrongMoment(g: Gundam, verb: Verb, argument: number, seat: Seat): Paragraph {
  if (g.over) return "1-2-1";
  const card = cardSeen(g, argument, seat);
  const inActionStep = g.running(actionStep) !== null;
  const inMainPhase = isMainPhaseOf(g, seat);
  switch (verb) {
    case Verb.first:
    case Verb.second:
      return "5-2-1-3";
    case Verb.keep:
    case Verb.redraw:
      return "5-2-1-6";
    case Verb.play:
      return wrongPlay(g, card, inActionStep);
    case Verb.pair:
      if (inActionStep) return "11-2-4-2-2";
      return card !== Card.none && g.printed(card).asPilot === null ? "2-3" : "6-5-2";
    case Verb.attack:
      return inMainPhase ? wrongAttacker(g, card, seat) : "6-5-4";
    case Verb.target:
    case Verb.player:
      return "7-3-1";
    case Verb.activate:
      return wrongActivation(g, card, inMainPhase);
    case Verb.support:
      return "11-1-3";
    case Verb.endPhase:
      return "6-5-5";
    case Verb.pass:
      return "8-3";
    case Verb.block:
      return wrongBlock(g, card);
    case Verb.payResources:
    case Verb.payEXResource:
      return "2-9";
    case Verb.resolve:
      return "9-1-6-6";
    case Verb.mode:
      return "9-3";
    case Verb.yes:
    case Verb.no:
      return "9-1-3";
    default:
      return argument === 0 ? "6-5" : "9-3-3";
  }
}

const isMainPhaseOf = (g: Gundam, seat: Seat): boolean => seat === g.active && g.running(turn)?.mainPhaseOver === 0 && g.now.battles === 0;

/** The card that is meant, if there is one that this seat may speak of. */
function cardSeen(g: Gundam, argument: number, seat: Seat): Card {
  const card = argument as Card;
  return argument > 0 && argument <= 2 * CARDS_EACH && g.definition[card] !== 0 && g.isShownTo(card, seat) ? card : Card.none;
}

/** A Command of the other time, a card that action steps do not know, or not this player's opportunity. */
function wrongPlay(g: Gundam, card: Card, inActionStep: boolean): Paragraph {
  const printed = card === Card.none ? null : g.printed(card);
  if (printed?.type !== Type.Command) return inActionStep ? "8-4" : printed?.type === Type.Pilot ? "2-3-4" : "6-5-2";
  if (inActionStep) return printed.action === null ? "11-2-3" : "8-4-2";
  return printed.main === null ? "11-2-4" : "6-5-2";
}

/** Only a Unit of one's own in the battle area attacks; where it might, something else is open. */
function wrongAttacker(g: Gundam, card: Card, seat: Seat): Paragraph {
  if (card === Card.none || g.ownerOf(card) !== seat) return "6-5-4";
  if (g.printed(card).type !== Type.Unit) return "{3-2-3}";
  return g.inBattleArea(card) ? "6-5-4" : "2-3-3-1";
}

function wrongActivation(g: Gundam, card: Card, inMainPhase: boolean): Paragraph {
  const activated = card === Card.none ? undefined : g.printed(card).activated[0];
  if (activated === undefined) return "6-5-3";
  if (activated.timings.includes(Timing.ActivateMain)) return inMainPhase ? "6-5-3" : "11-2-1";
  return g.running(actionStep) === null ? "11-2-2" : "8-4-2";
}

/** Why this Unit does not block the attack in progress, as far as it can be told; otherwise that it is not the block step. */
function wrongBlock(g: Gundam, card: Card): Paragraph {
  if (g.now.battles === 0) return "7-4";
  const mightBlock = g.inBattleArea(card) && g.ownerOf(card) === g.standby;
  return (mightBlock ? mayBlock(g, card) : null) ?? "7-4";
}

// ---- the fact ----

/** What is refused: a verb, its card if this seat can see it, and who wishes. */
interface Wish {
  readonly verb: Verb;
  readonly card: Card;
  readonly seat: Seat;
}
type Fact = (g: Gundam, wish: Wish) => string | null;

/** The fact by which this paragraph refuses this wish here. */
export function factOf(g: Gundam, rule: Paragraph, wish: Option, seat: Seat): string {
  const verb = verbOf(wish) as Verb;
  const fact = FACTS[rule]?.(g, { verb, card: cardSeen(g, cardOf(wish), seat), seat });
  if (fact !== undefined && fact !== null) return fact;
  return `${verdictOf(g.rulebook, rule).fact}${now(g, verb, seat)}`;
}

/** What is asked now, where it is something else than what is wished. */
function now(g: Gundam, verb: Verb, seat: Seat): string {
  const question = g.question(seat);
  if (question === null || isOffered(g, seat, [verb])) return "";
  return `; now ${seatName(question.seat)} is asked: ${question.says} (${question.rule})`;
}

const name = (g: Gundam, card: Card): string => (card === Card.none ? "that card" : g.cardName(card));
const kind = (g: Gundam, card: Card): string => `a ${Type[g.printed(card).type]}`;
/** What there is to pay with. */
const funds = (g: Gundam, { seat }: Wish): string => {
  const n = g.activeResources[seat];
  return `you have ${n} active Resource${n === 1 ? "" : "s"}`;
};

/** Whose text says so of this card: "X: «clause»". */
function byWhom(g: Gundam, card: Card, standing: Standing): string {
  let found = "";
  isGranted(g, card, standing, ({ id }) => {
    found = clauseOf(g.set, id);
    return true;
  });
  return found === "" ? "" : ` (${found})`;
}

/** The effect of this card that the wish is about. */
function effectOf(g: Gundam, { verb, card }: Wish): Ability | null {
  if (card === Card.none) return null;
  const printed = g.printed(card);
  const inActionStep = g.running(actionStep) !== null;
  if (verb === Verb.play) return inActionStep ? printed.action : printed.main;
  return printed.activated.find(({ timings }) => timings.includes(inActionStep ? Timing.ActivateAction : Timing.ActivateMain)) ?? null;
}
/** The sentence that keeps the effect back. */
const clause = (g: Gundam, wish: Wish): string => {
  const effect = effectOf(g, wish);
  return effect === null ? "" : ` (${effect.says()})`;
};
const saying = (g: Gundam, wish: Wish, what: string): string => `${name(g, wish.card)}: ${what}${clause(g, wish)}`;

const attackerOf = (g: Gundam, { verb, card }: Wish): Card => (verb === Verb.attack ? card : g.attackerDeclared);

/** 7-3-1: of the attacker, that it is rested; of a target, that it is active. */
function attackFact(g: Gundam, wish: Wish): string | null {
  const { verb, card } = wish;
  if (verb === Verb.attack)
    return card !== Card.none && g.rested[card] === 1 ? `${name(g, card)} is rested, and an attacker is rested to attack` : null;
  if (verb === Verb.player || card === Card.none) return null;
  const attacker = g.attackerDeclared;
  if (g.isInPlay(card) && g.ownerOf(card) === wish.seat) return `${name(g, card)} is your own`;
  if (g.placeOf(card) === Place.baseSection) return `${name(g, card)} is a Base: who attacks the player strikes it first`;
  if (!g.inBattleArea(card)) return null;
  if (g.rested[card] === 1) return attacker === Card.none ? `first it is said who attacks: "attack with …"` : null;
  const allowed =
    attacker === Card.none
      ? ", unless a text allows it"
      : g.stands(attacker, Standing.mayAttackActive)
        ? `, unless a text allows it${byWhom(g, attacker, Standing.mayAttackActive)}`
        : "";
  return `${name(g, card)} is active, and only rested Units are attacked${allowed}`;
}

/** 1-3-3: the text that says so. */
function forbidden(g: Gundam, wish: Wish): string | null {
  const { verb, card } = wish;
  if (verb === Verb.attack && g.stands(card, Standing.cannotAttack))
    return `${name(g, card)} cannot attack${byWhom(g, card, Standing.cannotAttack)}`;
  if (verb === Verb.attack || verb === Verb.player) {
    const attacker = attackerOf(g, wish);
    const more = verb === Verb.attack ? ", and no enemy Unit is there that it may attack" : "";
    return `${name(g, attacker)} cannot attack the player${byWhom(g, attacker, Standing.cannotAttackPlayer)}${more}`;
  }
  if (card === Card.none) return null;
  return `no Pilot can be paired with ${name(g, card)}${byWhom(g, card, Standing.cannotBePaired)}`;
}

/** 2-11-4, of the attacker always, also where a target is refused. */
function tooFresh(g: Gundam, wish: Wish): string {
  const attacker = attackerOf(g, wish);
  const may = g.stands(attacker, Standing.mayAttackOnDeployTurn) ? byWhom(g, attacker, Standing.mayAttackOnDeployTurn) : "";
  return `${name(g, attacker)} was deployed this turn and is not a Link Unit${may}`;
}

/** 1-3-1: another Unit draws the attack. */
function drawnElsewhere(g: Gundam): string | null {
  const unit = [...g.units(g.standby)].find((each) => g.stands(each, Standing.attractsMust | Standing.attractsIfPossible));
  if (unit === undefined) return null;
  const standing = g.stands(unit, Standing.attractsMust) ? Standing.attractsMust : Standing.attractsIfPossible;
  return `${name(g, unit)} ${standing === Standing.attractsMust ? "must be attacked" : "is to be attacked if possible"}${byWhom(g, unit, standing)}`;
}

const isOffered = (g: Gundam, seat: Seat, verbs: readonly Verb[]): boolean =>
  g.asked === seat && [...g.options()].some((option) => verbs.includes(verbOf(option)));
/** Answers that only texts ask for. */
const OF_TEXTS: readonly Verb[] = [Verb.done, Verb.top, Verb.bottom];

const pilotless = (units: number): string =>
  units === 0 ? "you have no Unit" : units === 1 ? "your only Unit has a Pilot" : `each of your ${units} Units has a Pilot`;

const unasked = (g: Gundam, verb: Verb, seat: Seat): string => `no text asks for that${now(g, verb, seat)}`;
const untargeted: Fact = (g, wish) => saying(g, wish, "there is no target for it");

const FACTS: Partial<Readonly<Record<Paragraph, Fact>>> = {
  "1-3-1": drawnElsewhere,
  "1-3-3": forbidden,
  "2-3": (g, { card }) => `${name(g, card)} is ${kind(g, card)}, and only a Pilot, or a Command with a Pilot line, is paired`,
  "2-3-3-1": (g, { card, seat, verb }) =>
    verb === Verb.attack && g.count(seat, Place.battleArea) === 0
      ? "you have no Unit in the battle area"
      : `${name(g, card)} is not in the battle area`,
  "{3-2-3}": (g, { card, seat }) =>
    g.count(seat, Place.battleArea) === 0
      ? "you have no Unit in the battle area"
      : `${name(g, card)} is ${kind(g, card)}, and only Units attack`,
  "2-3-4": (g, { card }) => (card === Card.none ? null : `a Pilot card is paired with a Unit: "pair ${name(g, card)}"`),
  "2-3-4-3": (g, { seat }) => pilotless(g.count(seat, Place.battleArea)),
  "2-8-1": (g, { card, seat }) =>
    card === Card.none ? null : `its Lv., ${levelNow(g, card)}, is higher than the number of your Resources, ${g.playerLevel(seat)}`,
  "2-9": (g, wish) =>
    (wish.verb === Verb.play || wish.verb === Verb.pair) && wish.card !== Card.none
      ? `its cost is ${costNow(g, wish.card)}, and ${funds(g, wish)}`
      : wish.verb === Verb.payResources && g.asked === wish.seat && g.question()?.rule === "4-17-5"
        ? `without EX Resources ${funds(g, wish)}`
        : wish.verb === Verb.payResources || wish.verb === Verb.payEXResource
          ? `no price is being paid${now(g, wish.verb, wish.seat)}`
          : null,
  "2-11-4": tooFresh,
  "6-5-2-3-3": (g, { card }) => `${name(g, card)} has a Pilot already: ${name(g, g.partner[card])}`,
  "6-5-3": (g, wish) => {
    const { card } = wish;
    if (card === Card.none) return null;
    const pilot = g.inBattleArea(card) ? g.partner[card] : Card.none;
    if (g.printed(card).activated.length > 0) return `${name(g, card)} is not used now${now(g, wish.verb, wish.seat)}`;
    const its = pilot !== Card.none && g.printed(pilot).activated.length > 0 ? `, but its Pilot has: "activate ${name(g, pilot)}"` : "";
    return `${name(g, card)} has no effect to activate${its}`;
  },
  "6-5-4": (g, { card, seat, verb }) => {
    if (card !== Card.none && g.ownerOf(card) !== seat) return `${name(g, card)} is your opponent's`;
    return isMainPhaseOf(g, seat) ? `an attack is declared when nothing else is open${now(g, verb, seat)}` : null;
  },
  "7-3-1": attackFact,
  "7-4-1": (g, { card }) =>
    g.rested[card] === 1
      ? `${name(g, card)} is rested, and Blocker rests an active Unit`
      : `${name(g, card)} cannot use Blocker${byWhom(g, card, Standing.cannotActivateBlocker)}`,
  "7-4-3": (g, { card }) => `${name(g, card)} is the Unit under attack`,
  "9-1-3": (g, { verb, seat }) => {
    if (!isOffered(g, seat, [Verb.yes, Verb.no])) return unasked(g, verb, seat);
    return verb === Verb.yes && isOffered(g, seat, [Verb.no]) ? "choose one of the cards, or decline" : null;
  },
  "6-5": (g, { verb, seat }) => (OF_TEXTS.includes(verb) ? unasked(g, verb, seat) : null),
  "9-1-6-6": (g, { verb, seat }) => (isOffered(g, seat, [Verb.resolve]) ? null : `no effects wait to be put in order${now(g, verb, seat)}`),
  "9-1-7": (g, wish) => saying(g, wish, "its cost cannot be paid"),
  "9-1-7-3": (g, wish) => `${saying(g, wish, "its cost cannot be paid")}: ${funds(g, wish)}`,
  "9-1-8-1-1": untargeted,
  "9-2-1": (g, wish) => saying(g, wish, "the condition in front of its text is not met"),
  "9-2-2": untargeted,
  "9-3": (g, { verb, seat }) => unasked(g, verb, seat),
  "9-3-3": (g, { card, verb, seat }) =>
    isOffered(g, seat, [verb]) ? `${name(g, card)} cannot be chosen for this: ${g.question(seat)!.says}` : null,
  "11-1-3": (g, { card, seat, verb }) => {
    if (card === Card.none) return null;
    if (!g.inBattleArea(card) || !g.has(card, Keyword.Support)) return `${name(g, card)} has no <Support>`;
    if (verb === Verb.choose) return `${name(g, card)} is the Unit that supports`;
    if (g.rested[card] === 1) return `${name(g, card)} is rested, and <Support> rests an active Unit`;
    return g.count(seat, Place.battleArea) < 2 ? "there is no other Unit to support" : null;
  },
  "11-1-4": (g, { card }) => `${name(g, card)} has no <Blocker>`,
  "11-1-6-1": (g) => `${name(g, g.battle.attacker)}, the attacker, has <High-Maneuver>`,
  "11-2-10": (g, wish) => saying(g, wish, "it works only while the right Pilot is paired"),
  "{13-2-12}": (g, wish) => saying(g, wish, "it works only while this is a Link Unit"),
  "11-2-12": (g, wish) => saying(g, wish, "it has been used this turn"),
};

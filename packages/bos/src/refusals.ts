/** Why a wish is refused: the fact with its numbers and cards, beside the paragraph. */
import { argumentOf, Card, type Option, otherSeat, SEATS, type Seat, seatName, verbOf } from "@duelex/kernel";
import type { SummonTest } from "./cards.ts";
import { Block, Facing, Kind, Place, State, Timing, Verb } from "./names.ts";
import { nameOf } from "./previews.ts";
import type { Paragraph } from "./rulebook.ts";
import { conditionHolds, counted } from "./rules/05-summoning.ts";
import { mustStillBeUsed } from "./rules/07-abilities.ts";
import { mayAttackPlayer } from "./rules/09-attack.ts";
import { COLUMNS, isPlayer, NO_COLUMN, seatOfTarget } from "./state.ts";
import { inGraveyards } from "./statistics.ts";
import type { Bos } from "./table.ts";
import { sayAbility } from "./text.ts";
import type { Ability } from "./vocabulary/ability.ts";

/** Null: what the rulebook says of the paragraph is all there is to say. */
export function factOf(g: Bos, rule: Paragraph, wish: Option, seat: Seat): string | null {
  const verb = verbOf(wish) as Verb;
  const card = cardIn(g, wish);
  const name = card === Card.none ? "that" : g.cardName(card, seat);
  const you = seatName(seat);
  const { attacker } = g.battle;
  switch (rule) {
    case "BOS-S1":
      return verb === Verb.place && asks(g, "BOS-S1")
        ? `${name} has its column already`
        : notNow(g, "wizards are placed before the first turn only", seat);
    case "BOS-P3":
      return card === Card.none ? null : `${name} costs ${priceOf(g, card, verb)} vim, and ${you} has ${g.vim[seat]}`;
    case "BOS-P2":
      return whenCast(g, card, seat);
    case "BOS-A13":
      return card === Card.none ? null : `no card is there that ${name} could choose: ${textOf(g, card)}`;
    case "BOS-W2":
      return card === Card.none ? null : summonWords(g, card, seat);
    case "BOS-W3":
      if (verb === Verb.useWizard && !asks(g, "BOS-W3"))
        return notNow(g, "nobody is being summoned, so no wizard turns face-down for it", seat);
      return `${g.rulebook[rule]?.no}: ${COLUMNS.map((column) => wizardWords(g, seat, column)).join(", ")}`;
    case "BOS-W6":
      return `${name} is face-down until ${you}'s next startup phase`;
    case "BOS-Z6":
      return card === Card.none ? null : `${g.cardName(g.summon(seat, g.columnOf[card]))} stands in front of ${name}`;
    case "BOS-W1":
      return card !== Card.none && g.placeOf(card) === Place.boss && g.ownerOf(card) === seat
        ? `${name} is no summon but a boss, and is summoned in the main phase: "summon the boss ${name}". ${bossWords(g, card, name, seat) ?? ""}`.trimEnd()
        : `${name} is not in ${you}'s castle`;
    case "BOS-K1":
      return attackerWords(g, card, name, seat);
    case "BOS-C4":
    case "BOS-C6":
      return `${name} has acted already; only a ready card can act`;
    case "BOS-C5":
    case "BOS-C8":
    case "BOS-X1":
      return `${name} is face-down`;
    case "BOS-A1":
      return `${forbidderOf(g, card)} forbids ${name} to act`;
    case "BOS-H21":
      return "firstTurnAttack is set to false, and this is the first turn of the match";
    case "BOS-K2":
      return `${name} is the attacker itself`;
    case "BOS-K4":
      return card !== Card.none && g.placeOf(card) === Place.boss ? `${name} is a face-down boss` : `${name} is not on the battlefield`;
    case "BOS-K7":
      return g.battle.state === State.none
        ? `${name} has no legal target: ${playerWords(g, card, otherSeat(seat))}`
        : `the attack of ${nameOf(g, attacker)} is not over, and attacks are made one at a time`;
    case "BOS-B2":
      return asks(g, "BOS-B2") ? null : `no target is being chosen: ${noTargetWords(g, wish, seat)}`;
    case "BOS-DA2":
    case "BOS-DA3":
    case "BOS-X5":
    case "BOS-X6":
      return attacker === Card.none ? null : playerWords(g, attacker, argumentOf(wish) as Seat);
    case "BOS-DA5":
      return attacker === Card.none ? null : apartWords(g, card, name, attacker);
    case "BOS-DA6":
      return `${name} is face-down and cannot block`;
    case "BOS-DA7":
      return `${nameOf(g, g.summon(seat, g.columnOf[attacker]))} stands in the attacker's column already, and a blocker moves there`;
    case "BOS-DA8":
      return notNow(g, attacker === Card.none ? "nobody is attacked, so there is nothing to block" : (g.rulebook[rule]?.no ?? ""), seat);
    case "BOS-DA9":
      return notNow(g, blockWords(g, card, name, seat), seat);
    case "BOS-X2":
      return bossWords(g, card, name, seat);
    case "BOS-A5":
      return `${owedWords(g, seat)} must be used before the turn ends`;
    case "BOS-A6":
      return notNow(g, "no ability is being picked", seat);
    case "BOS-A2":
      return `${name} has no ability of the main phase`;
    case "BOS-A14":
      return `${name} is not ${you}'s`;
    case "BOS-T1a":
      return notNow(g, "no card is being readied that could be ordered", seat);
    case "BOS-T2":
    case "BOS-T3":
    case "BOS-W4":
    case "BOS-A9b":
    case "BOS-A9c":
    case "BOS-A12":
    case "BOS-16.3":
    case "BOS-16.4":
      if (rule === "BOS-T3" && attacker !== Card.none && g.active === seat)
        return notNow(g, `the attack of ${nameOf(g, attacker)} comes to its end first`, seat);
      return notNow(g, (asks(g, rule) ? null : UNASKED[rule]) ?? g.rulebook[rule]?.no ?? "that is not asked", seat);
    case "BOS-V1":
      return "the match is over";
    default:
      return null;
  }
}

/** Answers to questions that nobody has put. */
const UNASKED: Readonly<Partial<Record<Paragraph, string>>> = {
  "BOS-A9b": "no ability waits to be used",
  "BOS-A9c": "no spell waits for what happens now, so there is no window to pass",
  "BOS-16.3": "no text asks for a choice",
  "BOS-16.4": "no card is being moved",
};

const asks = (g: Bos, rule: Paragraph): boolean => g.question()?.rule === rule;

function notNow(g: Bos, what: string, seat: Seat): string {
  const question = g.question();
  return question === null
    ? "the match is over"
    : `${what}; ${question.seat === seat ? "you are" : `${seatName(question.seat)} is`} asked now: ${question.says}`;
}

/** The card that a wish speaks of; none for a number or a player. */
function cardIn(g: Bos, wish: Option): Card {
  const argument = argumentOf(wish);
  if (!g.phrases[verbOf(wish)]!.includes("*")) return Card.none;
  return g.zones.zoneOf[argument as Card] === undefined || g.zones.zoneOf[argument as Card] === 0 ? Card.none : (argument as Card);
}

const textOf = (g: Bos, card: Card): string =>
  g
    .printed(card)
    .abilities.map(({ record }) => sayAbility(record, g.placeOf(card) === Place.spellbook))
    .join(" ");

function priceOf(g: Bos, card: Card, verb: Verb): number {
  const { abilities, inMainPhase, vimCost } = g.printed(card);
  if (verb === Verb.cast) return vimCost + (abilities[0]?.vim ?? 0);
  return Math.min(...(inMainPhase.length > 0 ? inMainPhase : g.printed(card).grantsInMainPhase).map(({ vim }) => vim));
}

/** BOS-P2: when a spell may be cast instead. */
function whenCast(g: Bos, card: Card, seat: Seat): string | null {
  if (card === Card.none || g.placeOf(card) !== Place.spellbook) return null;
  const ability = g.printed(card).abilities[0]!;
  const spell = g.cardName(card, seat);
  if (ability.timing === Timing.cast)
    return notNow(g, `${spell} has no condition, so it is cast in one's own main phase, while no attack and no ability is under way`, seat);
  return `${spell} is cast when its condition is met, and now it is not: ${textOf(g, card)}`;
}

// ---- summoning ----

function wizardWords(g: Bos, seat: Seat, column: number): string {
  const wizard = g.wizard(seat, column);
  if (wizard === Card.none) return `column ${column} has no wizard`;
  const name = g.cardName(wizard, seat);
  if (!g.isFaceUp(wizard)) return `${name} is face-down`;
  const summon = g.summon(seat, column);
  return summon === Card.none ? `${name} does not fit` : `${g.cardName(summon)} stands in front of ${name}`;
}

function summonWords(g: Bos, card: Card, seat: Seat): string {
  const { tests } = g.printed(card);
  const name = g.cardName(card, seat);
  const wizard = tests.find((test): test is SummonTest & { op: "useWizard" } => test.op === "useWizard");
  if (wizard !== undefined && conditionHolds(g, seat, g.printed(card))) return `${name} is summoned with ${wizard.wizard} only`;
  return `${name} needs: ${tests
    .map((test) => testWords(g, seat, test))
    .filter((words) => words !== "")
    .join("; ")}`;
}

/** What a test asks for, and how things are. */
function testWords(g: Bos, seat: Seat, test: SummonTest): string {
  const foe = otherSeat(seat);
  const [you, other] = [seatName(seat), seatName(foe)];
  switch (test.op) {
    case "youControlSummons":
      return `${test.atLeast} or more summons; ${you} has ${g.count(seat, Place.summons)}`;
    case "opponentControlsMoreSummons":
      return `an opponent with more summons; ${other} has ${g.count(foe, Place.summons)}, ${you} ${g.count(seat, Place.summons)}`;
    case "lifeLessThanOpponent":
      return `less life than the opponent; ${you} has ${g.life[seat]}, ${other} ${g.life[foe]}`;
    case "opponentSpellbookEmpty":
      return `an opponent without spells; ${other}'s spellbook holds ${g.count(foe, Place.spellbook)}`;
    case "cardsInGraveyards": {
      const count = inGraveyards(g, seat, test);
      return `${test.atLeast} or more ${test.kinds === Kind.summon ? "summons" : "such cards"} in the graveyards; there ${count === 1 ? "is" : "are"} ${count}`;
    }
    default:
      return "";
  }
}

function bossWords(g: Bos, card: Card, name: string, seat: Seat): string | null {
  if (card === Card.none || g.placeOf(card) !== Place.boss || g.ownerOf(card) !== seat) return null;
  if (g.isFaceUp(card)) return `${name} is face-up already`;
  const { tests } = g.printed(card);
  return conditionHolds(g, seat, g.printed(card)) ? null : `${name} needs: ${tests.map((test) => testWords(g, seat, test)).join("; ")}`;
}

// ---- attacks ----

function attackerWords(g: Bos, card: Card, name: string, seat: Seat): string {
  if (card === Card.none) return "it is no card of yours";
  if (g.ownerOf(card) !== seat) return `${name} is ${seatName(g.ownerOf(card))}'s`;
  if (g.placeOf(card) === Place.boss && !g.isFaceUp(card)) return `${name} is face-down`;
  if (!g.isFighting(card))
    return COLUMNS.every((column) => g.summon(seat, column) === Card.none) && g.faceUpBoss(seat) === Card.none
      ? `${seatName(seat)} has neither a summon nor a face-up boss on the battlefield`
      : `${name} is not on the battlefield`;
  return g.facing[card] === Facing.acted ? `${name} has acted this turn; only a ready card attacks` : `${name} cannot attack now`;
}

/** Why this attacker may not attack that player: what stands where. */
function playerWords(g: Bos, attacker: Card, target: Seat): string {
  const player = seatName(target);
  const column = g.columnOf[attacker];
  switch (mayAttackPlayer(g, attacker, target)) {
    case "BOS-DA3":
      return `${player} has not begun a turn yet`;
    case "BOS-DA2":
      return `${g.cardName(g.summon(target, column))} stands before ${g.cardName(attacker)}, in column ${column} of ${player}'s side`;
    case "BOS-X5":
      return `${player}'s side is not clear: ${sideWords(g, target)}`;
    case "BOS-X6":
      return `a boss never attacks its own player, whose side ${g.cardName(attacker)} itself keeps from being clear`;
    default:
      return `${player} can be attacked`;
  }
}

/** BOS-X5 What stands on a side. */
function sideWords(g: Bos, seat: Seat): string {
  const summons = g.hasSummons(seat) ? [counted(g.count(seat, Place.summons), "summon")] : [];
  return [...summons, ...(g.faceUpBoss(seat) === Card.none ? [] : ["a face-up boss"])].join(" and ");
}

/** Why nobody is attacked now; who of one's own could reach the other player, if that is what was wished for. */
function noTargetWords(g: Bos, wish: Option, seat: Seat): string {
  if (g.active !== seat) return `it is ${seatName(g.active)}'s turn`;
  if (g.battle.state !== State.none) return "one has been chosen";
  const isFoe = verbOf(wish) === Verb.attackPlayer && (argumentOf(wish) as Seat) === otherSeat(seat);
  return `the attacker comes first${isFoe ? `; ${attackersWords(g, seat)}` : ""}`;
}

/** Of each card that could attack: may it attack the other player, and if not, why. */
function attackersWords(g: Bos, seat: Seat): string {
  const foe = otherSeat(seat);
  const ready = [...COLUMNS.map((column) => g.summon(seat, column)), g.faceUpBoss(seat)].filter(
    (card) => card !== Card.none && g.defeatedIn[card] === 0 && g.mayAct(card) === null,
  );
  if (ready.length === 0) return `${seatName(seat)} has no ready card`;
  const said = ready.map((card) => {
    const no = mayAttackPlayer(g, card, foe);
    if (no === null) return `${g.cardName(card)} could attack ${seatName(foe)}`;
    return `${no === "BOS-X5" ? `${g.cardName(card)}: ` : ""}${playerWords(g, card, foe)} (${no})`;
  });
  return [...new Set(said)].join("; ");
}

/** Who blocks a direct attack, with what, and when. */
function blockWords(g: Bos, card: Card, name: string, seat: Seat): string {
  const { target, block } = g.battle;
  if (target === Card.none) return "no target has been chosen yet";
  if (block !== Block.open || !isPlayer(target)) return "whether this attack is blocked has been decided";
  if (seatOfTarget(target) !== seat) return "only the player attacked may block";
  if (card !== Card.none && g.ownerOf(card) !== seat) return `${name} is ${seatName(g.ownerOf(card))}'s`;
  return "the block is decided when nothing waits for the attack any more";
}

function apartWords(g: Bos, card: Card, name: string, attacker: Card): string | null {
  if (g.columnOf[attacker] === NO_COLUMN) return `${g.cardName(attacker)} is a boss and stands in no column, so no summon is beside it`;
  if (card === Card.none || g.placeOf(card) !== Place.summons) return null;
  return `${name} stands in column ${g.columnOf[card]}, which is not next to column ${g.columnOf[attacker]}, where ${g.cardName(attacker)} attacks`;
}

/** The enchantment that keeps a card from acting. */
function forbidderOf(g: Bos, card: Card): string {
  for (const seat of SEATS) {
    for (const enchantment of g.cards(seat, Place.underneath))
      if (g.host[enchantment] === card && g.isWorking(enchantment) && g.printed(enchantment).forbidsActing) return nameOf(g, enchantment);
  }
  return "a card";
}

/** BOS-H15: whose mandatory ability could be used and has not been. */
function owedWords(g: Bos, seat: Seat): string {
  const cards = [...COLUMNS.flatMap((column) => [g.summon(seat, column), g.wizard(seat, column)]), g.boss(seat)];
  const owes = (card: Card, abilities: readonly Ability[]) =>
    card !== Card.none && abilities.some((ability) => mustStillBeUsed(g, ability, card));
  const owing = [
    ...cards.filter((card) => owes(card, g.printed(card).inMainPhase)),
    ...[...g.cards(seat, Place.underneath)].filter((card) => owes(card, g.printed(card).grantsInMainPhase)),
  ];
  return owing.map((card) => `the ability of ${g.cardName(card)}`).join(", ");
}

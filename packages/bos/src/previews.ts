/** What questions and answers are told with: what is asked, and what an answer would lead to as things stand. Words only; nothing is decided here. */
import { Card, otherSeat, SEATS, type Seat, seatName } from "@duelex/kernel";
import { type Fought, foughtOut } from "./foreseen.ts";
import { Facing, Kind, Op, Place, Sides, Timing, Type, Verb } from "./names.ts";
import { mayBlock, mayBossBlock } from "./rules/09-attack.ts";
import { COLUMNS, isPlayer, NO_COLUMN, seatOfTarget } from "./state.ts";
import { takenOf } from "./statistics.ts";
import type { Bos } from "./table.ts";
import { sayAbility } from "./text.ts";
import type { Ability, Amount, Instruction } from "./vocabulary/ability.ts";

/** "P1's Collaia", "P2". */
export const nameOf = (g: Bos, target: Card): string =>
  isPlayer(target) ? seatName(seatOfTarget(target)) : `${seatName(g.controllerOf(target))}'s ${g.cardName(target)}`;

/** What it costs to use an ability, and what it does. */
function costWords(g: Bos, ability: Ability, source: Card): string {
  const seat = g.controllerOf(source);
  const costs = [
    ...(ability.actsItself ? [`${g.cardName(source)} acts`] : []),
    ...(ability.vim > 0 ? [`${ability.vim} of ${seatName(seat)}'s ${g.vim[seat]} vim is paid${lastVim(g, seat, ability.vim)}`] : []),
  ];
  return costs.length === 0 ? "it costs nothing" : costs.join(", ");
}

/** What using an ability costs, or that nothing is paid without it; and what comes of the battle that is under way, if nothing else changes it. */
export function useWords(g: Bos, ability: Ability, source: Card, verb: Verb.yes | Verb.no): string {
  const costs = verb === Verb.yes ? costWords(g, ability, source) : "nothing is paid";
  const { attacker, target } = g.battle;
  const fought = attacker === Card.none || target === Card.none ? null : foughtOut(g, verb, 0);
  if (fought !== null) {
    const [used, declined] = [fought.used, fought.declined].map((cards) => new Set([...cards].filter((card) => card !== source)));
    return `${costs}; ${foughtWords(g, { ...fought, used: used!, declined: declined! }, attacker, target)}`;
  }
  return verb === Verb.yes ? costs : "";
}

/** BOS-T1b Nothing doubled is nothing: who pays the last vim has none from then on, if no card gives any. */
const lastVim = (g: Bos, seat: Seat, paid: number): string => (g.vim[seat] === paid ? ", and none is left to double" : "");

/** What a spell costs, and what it says. */
export function spellWords(g: Bos, spell: Card, seat: Seat): string {
  const { vimCost, abilities } = g.printed(spell);
  const vain = hitsOwnOnly(g, spell, seat) ? "only your own side could be hit: " : "";
  return `${vain}${vimCost} of ${g.vim[seat]} vim${vimCost === 0 ? "" : lastVim(g, seat, vimCost)}: ${abilities.map(({ record }) => sayAbility(record, true)).join(" ")}`;
}

/** Does it harm what is chosen, and is there nothing of the other player's to choose? */
function hitsOwnOnly(g: Bos, spell: Card, seat: Seat): boolean {
  const choice = g.printed(spell).abilities[0]?.choices[0];
  if (choice === undefined || choice.filter === null || choice.filter.sides !== Sides.both || choice.filter.pile !== null) return false;
  if (![Op.damage, Op.defeat, Op.turnFaceDown].includes(choice.op) || (choice.filter.kinds & Kind.player) !== 0) return false;
  const found = [...g.find(choice.filter, seat, spell)];
  return found.length > 0 && found.every((card) => g.controllerOf(card) === seat);
}

const amountWords = ({ fixed, count, baseStrength }: Amount): string => (count === null && !baseStrength ? String(fixed) : "some");

/** What is asked when something is chosen for an instruction. BOS-A13 */
export function choiceWords(g: Bos, { op, amount, to }: Instruction, source: Card): string {
  const asked = (): string => {
    switch (op) {
      case Op.damage:
        return `who is dealt ${amountWords(amount)} damage`;
      case Op.gainStrength:
        return `which card gains ${amountWords(amount)} strength`;
      case Op.gainVim:
      case Op.gainLife:
      case Op.loseLife:
        return "which player";
      case Op.ready:
        return "which card becomes ready";
      case Op.act:
        return "which card is made to act";
      case Op.turnFaceDown:
        return "which card is turned face-down";
      case Op.move:
        return "which summon moves";
      case Op.moveZone:
        return `which card goes to its owner's ${Place[to]}`;
      case Op.defeat:
        return "which card is defeated";
      case Op.reduceDamage:
      case Op.setDamage:
      case Op.reduceDamageTaken:
        return "the damage to which card changes";
      case Op.changeAttackTarget:
        return "which summon becomes the target of the attack";
      case Op.allowBlockFromAnyColumn:
        return "which summon may block from any column";
      case Op.enchant:
        return "which card is enchanted";
      case Op.cannot:
        return "which card";
    }
  };
  return `${g.cardName(source)}: ${asked()}?`;
}

/** What a choice would lead to, before anything reacts. */
export function effectWords(g: Bos, { op, amount }: Instruction, target: Card): string {
  if (op === Op.damage && amount.count === null && !amount.baseStrength)
    return `${nameOf(g, target)} ${damageWords(g, target, amount.fixed)}`;
  if (isPlayer(target)) return "";
  const whose = `${seatName(g.controllerOf(target))}'s`;
  switch (op) {
    case Op.gainStrength:
      return amount.count === null && !amount.baseStrength
        ? `${whose}, strength ${g.strength[target]} becomes ${g.strength[target] + amount.fixed}`
        : whose;
    case Op.defeat:
    case Op.changeAttackTarget:
    case Op.turnFaceDown:
    case Op.act:
    case Op.ready:
    case Op.enchant:
    case Op.moveZone:
      return g.onBattlefield(target) ? `${whose}, ${standing(g, target)}` : whose;
    default:
      return whose;
  }
}

/** "strength 3, ready" */
function standing(g: Bos, card: Card): string {
  const lies = g.facing[card] === Facing.ready ? "ready" : g.facing[card] === Facing.acted ? "acted" : "face-down";
  const { type } = g.printed(card);
  return type === Type.summon || type === Type.boss ? `strength ${g.strength[card]}, ${lies}` : lies;
}

/** "has 3 of 5 strength left", "is defeated". */
function damageWords(g: Bos, target: Card, dealt: number): string {
  const taken = takenOf(g, target, dealt);
  if (isPlayer(target)) {
    const left = g.life[seatOfTarget(target)] - taken;
    return left === 0 ? "loses the last life: the match is over" : `goes from ${g.life[seatOfTarget(target)]} to ${left} life`;
  }
  const left = g.strength[target] - taken;
  if (taken === 0) return "takes no damage";
  return left === 0 ? `takes ${taken} and is defeated` : `takes ${taken} and has ${left} strength left`;
}

/** The battle that an answer leads to, fought out on a copy: who would be defeated first, and what could still change it last. */
export function battleWords(g: Bos, verb: Verb, argument: number, target: Card): string {
  const { attacker } = g.battle;
  const isOwn = (isPlayer(target) ? seatOfTarget(target) : g.controllerOf(target)) === g.controllerOf(attacker);
  const vain = isOwn ? (isPlayer(target) ? "yourself: " : "your own card: ") : "";
  const fought = foughtOut(g, verb, argument);
  const said =
    fought === null
      ? isPlayer(target)
        ? `${seatName(seatOfTarget(target))} is attacked with ${g.strength[attacker]}`
        : `${g.strength[attacker]} against ${g.strength[target]}; cards will be chosen on the way`
      : foughtWords(g, fought, attacker, target);
  return `${vain}${said}${verb === Verb.attackPlayer ? blockersWords(g, seatOfTarget(target)) : ""}`;
}

/** BOS-DA5, BOS-X4 Who could take a direct attack on themselves. */
function blockersWords(g: Bos, seat: Seat): string {
  const { attacker } = g.battle;
  const summons = COLUMNS.map((column) => g.summon(seat, column)).filter((card) => card !== Card.none && card !== attacker);
  const able = summons.filter((card) => mayBlock(g, card, attacker) === null);
  const boss = g.boss(seat);
  if (boss !== Card.none && boss !== attacker && mayBossBlock(g, boss) === null) able.push(boss);
  const names = able.map((card) => shortName(g, card));
  return names.length === 0 ? "" : `, unless ${names.join(" or ")} blocks`;
}

/** "Volkrath" of "Volkrath, the Last Pyre". */
const shortName = (g: Bos, card: Card): string => g.cardName(card).split(",")[0]!;

/** "Ram (5) is defeated, Wall (9) has 4 left", then what else it brings about, and what it depends on. */
function foughtWords(g: Bos, fought: Fought, attacker: Card, target: Card): string {
  const { strengths, fates, life, used, declined } = fought;
  const alike = !isPlayer(target) && g.cardName(attacker) === g.cardName(target);
  const called = (card: Card) => (!alike ? shortName(g, card) : card === attacker ? "the attacker" : "the target");
  const cards = isPlayer(target) ? [attacker].filter((card) => fates.get(card) === "is defeated") : [target, attacker];
  const defeatedFirst = cards.sort((one, other) => Number(fates.get(other) === "is defeated") - Number(fates.get(one) === "is defeated"));
  const ofCards = defeatedFirst.map((card) => `${called(card)} (${card === attacker ? strengths[0] : strengths[1]}) ${fates.get(card)}`);
  const ofPlayers = SEATS.flatMap((seat) => {
    if (life[seat] === g.life[seat] && !(isPlayer(target) && seatOfTarget(target) === seat)) return [];
    const lasts = life[seat] > 0 ? `goes from ${g.life[seat]} to ${life[seat]} life` : "loses the last life: the match is over";
    return [`${seatName(seat)} ${life[seat] === g.life[seat] ? "loses no life" : lasts}`];
  });
  const all = isPlayer(target) ? [...ofPlayers, ...ofCards] : [...ofCards, ...ofPlayers];
  const names = (those: ReadonlySet<Card>) => [...those].map((card) => `${shortName(g, card)}'s`).join(" and ");
  const counted = used.size === 0 ? "" : `, with ${names(used)} ability`;
  return `${all.join(", ")}${counted}${declined.size === 0 ? "" : `, unless ${names(declined)} ability is used`}`;
}

/** What an attacker could be sent at: whether the column before it is open, and for whom. BOS-DA1…DA4, X5 */
export function attackWords(g: Bos, attacker: Card): string {
  const foe = otherSeat(g.controllerOf(attacker));
  const player = seatName(foe);
  if (g.turnsStarted[foe] === 0 && !g.hasSummons(foe))
    return `only your own side could be attacked: ${player} has not begun a turn yet (BOS-DA3)`;
  const column = g.columnOf[attacker];
  const summon = column === NO_COLUMN ? Card.none : g.summon(foe, column);
  if (summon !== Card.none) return `cards only, not ${player}: ${g.cardName(summon)} stands before it (BOS-DA2)`;
  if (column === NO_COLUMN && (g.hasSummons(foe) || g.faceUpBoss(foe) !== Card.none))
    return `cards only, not ${player}: a boss attacks a player whose side is empty (BOS-X5)`;
  return `${player} or a card: nobody stands before it`;
}

/** BOS-K1 What ending the turn leaves undone: who could still attack the other side. */
export function endWords(g: Bos, could: readonly Card[]): string {
  const names = could.map((card) => g.cardName(card));
  return names.length === 0 ? "your turn is over" : `not attacked yet: ${names.join(", ")}`;
}

/** What has happened, or is about to, for who may cast a spell that waits for it. 16.2 */
export function happenedWords(g: Bos, timing: Timing, subject: Card, other: Card, seat: Seat): string {
  const card = subject === Card.none ? "" : nameOf(g, subject);
  const second = other === Card.none ? "" : nameOf(g, other);
  switch (timing) {
    case Timing.summoned:
      return `${card} has been summoned`;
    case Timing.spellCast:
      return `${seatName(seat)} has cast ${g.cardName(subject)}`;
    case Timing.acts:
      return `${card} acts`;
    case Timing.declaresAttack:
    case Timing.selectsAttackTarget:
      return `${card} attacks ${nameOf(g, g.battle.target)}`;
    case Timing.directAttackBlockWindow:
      return `${card} attacks ${seatName(seat)} directly, and no block has been declared yet`;
    case Timing.attacked:
      return `${card} is attacked by ${second}`;
    case Timing.blocksDirectAttack:
      return `${card} blocks ${second}`;
    case Timing.wouldTakeDamage:
      return `${card} would take damage`;
    case Timing.wouldLoseBattle:
      return `${card} would lose the battle`;
    case Timing.wouldBeDefeated:
      return `${card} would be defeated`;
    case Timing.dealtDamage:
      return `${card} is dealt damage`;
    case Timing.takesDamage:
    case Timing.afterTakesDamage:
      return `${card} has taken damage`;
    case Timing.dealsDamageToPlayer:
      return `${card} has dealt damage to a player`;
    case Timing.defeated:
    case Timing.afterDefeated:
      return `${card} has been defeated`;
    case Timing.defeats:
      return `${card} has defeated ${second}`;
    case Timing.readied:
      return `${card} has become ready`;
    default:
      return "the turn is about to end";
  }
}

/** Whose wizards and summons stand where, for a seat that is asked about columns. */
export function columnWords(g: Bos, column: number): string {
  const there = SEATS.flatMap((seat) => {
    const summon = COLUMNS.some((each) => each === column) ? g.summon(seat, column) : Card.none;
    return summon === Card.none ? [] : [`${nameOf(g, summon)} (${g.strength[summon]})`];
  });
  return there.length === 0 ? "nobody stands there" : there.join(", ");
}

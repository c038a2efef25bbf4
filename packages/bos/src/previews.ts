/** What questions and answers are told with: what is asked, and what an answer would lead to as things stand. Words only; nothing is decided here. */
import { Card, inShort, otherSeat, type Row, SEATS, type Seat, seatName } from "@duelex/kernel";
import { type Fought, foughtOut, type Help, playedOut, shortName, usedOrNot } from "./foreseen.ts";
import { Block, Facing, Kind, Name, Op, Place, Sides, State, Timing, Type, Verb } from "./names.ts";
import { mayAttack, mayBlock, mayBossBlock } from "./rules/09-attack.ts";
import { COLUMNS, FIGHTERS, isPlayer, NO_COLUMN, playerTarget, seatOfTarget } from "./state.ts";
import { takenOf } from "./statistics.ts";
import type { Bos } from "./table.ts";
import { sayAbility, tellAbility, tellDeed } from "./text.ts";
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

/** What using an ability costs, or that nothing is paid without it; and what comes of it and would not come without it, from now on. BOS-A5 */
export function useWords(g: Bos, ability: Ability, source: Card, verb: Verb.yes | Verb.no): string {
  const isPriced = ability.actsItself || ability.vim > 0;
  const costs = verb === Verb.yes ? costWords(g, ability, source) : isPriced ? "nothing is paid" : "";
  const vain = verb === Verb.yes && hitsOwnOnly(g, ability, source, g.controllerOf(source)) ? "only your own side to hit; " : "";
  return vain + [costs, comesOfUse(g, ability, source, verb)].filter((words) => words !== "").join("; ");
}

/** How the battle under way would end, where that depends on the ability; else what lies otherwise on the table afterwards. */
function comesOfUse(g: Bos, ability: Ability, source: Card, verb: Verb.yes | Verb.no): string {
  const { attacker, target, state } = g.battle;
  if (state !== State.none && state < State.deal) {
    const [used, not] = [Verb.yes, Verb.no].map((each) => {
      const fought = foughtOut(g, each, 0);
      if (fought === null) return null;
      const others = new Set([...fought.used].filter((card) => card !== source));
      const helps = fought.helps.filter(({ card }) => card !== source);
      const more = each === Verb.yes && fought.helps.find(({ card }) => card === source);
      const again = more ? `it is used again${more.fall}` : "";
      return foughtWords(g, { ...fought, used: others, helps }, attacker, target, [again, couldBlock(g)]);
    }) as [string | null, string | null];
    if (verb === Verb.no && not !== null && used !== not) return not; // also where what is used asks for more
    if (used !== null && not !== null && used !== not) return used;
  }
  const ways = usedOrNot(g);
  if (ways === null) return verb === Verb.yes && ability.choices.length > 0 ? `you choose ${askedWords(ability.choices[0]!)}` : "";
  const [mine, other] = verb === Verb.yes ? [ways.used, ways.not] : [ways.not, ways.used];
  const differs = [...fightersThatDiffer(g, mine, other), ...playersThatDiffer(g, mine, other, ability.vim > 0)];
  return differs.length > 0 ? differs.join(", ") : verb === Verb.yes ? "as things stand, nothing changes by it" : "";
}

function fightersThatDiffer(g: Bos, mine: Bos, other: Bos): string[] {
  const lies = (at: Bos, card: Card) => (at.onBattlefield(card) ? `${at.facing[card]} ${at.strength[card]}` : "");
  const words: string[] = [];
  for (let nth = 0; nth < FIGHTERS; nth++) {
    const card = g.fighter(nth);
    if (card === Card.none || lies(mine, card) === lies(other, card)) continue;
    words.push(`${toldApart(g, card, `${shortName(g, card)} (${g.strength[card]})`)} ${comesToBe(g, mine, other, card)}`);
  }
  return words;
}

/** "stands up again and may attack once more" against "stays sideways". */
function comesToBe(g: Bos, mine: Bos, other: Bos, card: Card): string {
  if (!mine.onBattlefield(card)) return "leaves the battlefield";
  if (!other.onBattlefield(card)) return `stays, with strength ${mine.strength[card]}`;
  const words: string[] = [];
  const [now, then] = [g.facing[card], mine.facing[card]];
  if (then !== other.facing[card]) {
    const again =
      mine.active === g.active && mine.active === mine.controllerOf(card) && mayAttack(mine, card) === null
        ? " and may attack once more"
        : "";
    if (then === Facing.ready) words.push(now === Facing.ready ? "stays upright" : `stands up again${again}`);
    else if (then === Facing.acted) words.push(now === Facing.acted ? "stays sideways" : "is turned sideways");
    else words.push(now === Facing.faceDown ? "stays face-down" : "is turned face-down");
  }
  if (mine.strength[card] !== other.strength[card])
    words.push(mine.strength[card] === g.strength[card] ? "keeps its strength" : `has strength ${mine.strength[card]} then`);
  return words.join(", ");
}

function playersThatDiffer(g: Bos, mine: Bos, other: Bos, isPaidInVim: boolean): string[] {
  return SEATS.flatMap((seat) => {
    const lives = mine.life[seat] === other.life[seat] ? [] : [changeWords(seat, g.life[seat], mine.life[seat], "life")];
    const vim = mine.vim[seat] === other.vim[seat] || isPaidInVim ? [] : [changeWords(seat, g.vim[seat], mine.vim[seat], "vim")];
    return [...lives, ...vim];
  });
}

const lastLife = (seat: Seat): string => `${seatName(seat)} loses the last life: ${seatName(otherSeat(seat))} wins`;

function changeWords(seat: Seat, before: number, after: number, of: "life" | "vim"): string {
  if (before === after) return `${seatName(seat)} keeps ${before} ${of}`;
  return after === 0 && of === "life" ? lastLife(seat) : `${seatName(seat)} goes from ${before} to ${after} ${of}`;
}

/** BOS-T1b Nothing doubled is nothing: who pays the last vim has none from then on, if no card gives any. */
const lastVim = (g: Bos, seat: Seat, paid: number): string => (g.vim[seat] === paid ? " (then 0 stays 0)" : "");

/** What a spell costs, and what it says. @param comes what comes of it, where that can be foreseen */
export function spellWords(g: Bos, spell: Card, seat: Seat, comes = winsBy(g, spell, seat)): string {
  const { vimCost, abilities } = g.printed(spell);
  const vain = hitsOwnOnly(g, abilities[0], spell, seat) ? "only your own side to hit; " : "";
  return `${vain}${vimCost} of ${g.vim[seat]} vim${vimCost === 0 ? "" : lastVim(g, seat, vimCost)}: ${comes === "" ? "" : `${comes}; `}${abilities.map(({ record }) => sayAbility(record, true)).join(" ")}`;
}

/** What is said of a spell that takes the other player's last life by itself. BOS-V1 */
function winsBy(g: Bos, spell: Card, seat: Seat): string {
  const foe = otherSeat(seat);
  const deals = ({ op, name, amount }: Instruction) =>
    op === Op.damage &&
    name === Name.opponent &&
    amountWords(amount) !== "some" &&
    takenOf(g, playerTarget(foe), amount.fixed) >= g.life[foe];
  return g.printed(spell).abilities[0]?.program.some(deals) === true ? lastLife(foe) : "";
}

/** The same of a spell that waited, with how the battle under way would end. BOS-A9c */
export const castWords = (g: Bos, spell: Card, seat: Seat): string => spellWords(g, spell, seat, endsBy(g, Verb.cast, spell));

/** What comes of it if nothing is cast, where a spell could change that. */
export function passWords(g: Bos): string {
  const ends = endsBy(g, Verb.pass, 0);
  return `nothing is cast for this${ends === "" ? "" : `; ${ends}`}`;
}

/** How the battle under way would end by an answer; empty if there is none, or nobody can say. */
function endsBy(g: Bos, verb: Verb, argument: number): string {
  const { attacker, target, state } = g.battle;
  if (state === State.none || state >= State.deal || target === Card.none) return "";
  const fought = foughtOut(g, verb, argument);
  return fought === null ? "" : foughtWords(g, fought, attacker, target, [couldBlockAfter(g, verb, argument)]);
}

/** BOS-B3 Who could still take the attack under way on themselves. */
function couldBlock(g: Bos): string {
  const { target, block } = g.battle;
  return isPlayer(target) && block === Block.open ? blockWords(g, seatOfTarget(target)) : "";
}

/** The same after an answer, which may let somebody block who could not. 16.4 `allowBlockFromAnyColumn` */
function couldBlockAfter(g: Bos, verb: Verb, argument: number): string {
  if (couldBlock(g) === "" && verb === Verb.pass) return "";
  const isAsked = (copy: Bos) => copy.question()?.rule === "BOS-B3.ii";
  const played = playedOut(g, verb, argument, (copy) => isAsked(copy) || copy.battle.state === State.none);
  return played !== null && isAsked(played.copy) ? couldBlock(played.copy) : "";
}

/** Does it harm what is chosen, and is there nothing of the other player's to choose? */
function hitsOwnOnly(g: Bos, ability: Ability | undefined, source: Card, seat: Seat): boolean {
  const choice = ability?.choices[0];
  if (choice === undefined || choice.filter === null || choice.filter.sides !== Sides.both || choice.filter.pile !== null) return false;
  if (![Op.damage, Op.defeat, Op.turnFaceDown].includes(choice.op) || (choice.filter.kinds & Kind.player) !== 0) return false;
  const found = [...g.find(choice.filter, seat, source)];
  return found.length > 0 && found.every((card) => g.controllerOf(card) === seat);
}

const amountWords = ({ fixed, count, baseStrength }: Amount): string => (count === null && !baseStrength ? String(fixed) : "some");

/** What is asked when something is chosen for an instruction. BOS-A13 */
export const choiceWords = (g: Bos, instruction: Instruction, source: Card): string => `${g.cardName(source)}: ${askedWords(instruction)}?`;

function askedWords({ op, amount, to }: Instruction): string {
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
}

/** What a choice would lead to, before anything reacts. */
export function effectWords(g: Bos, { op, amount }: Instruction, target: Card): string {
  if (op === Op.damage && amount.count === null && !amount.baseStrength) return damageWords(g, target, amount.fixed);
  if (isPlayer(target)) return "";
  if (op !== Op.gainStrength || amount.count !== null || amount.baseStrength) return cardWords(g, target);
  return `${seatName(g.controllerOf(target))}'s, strength ${g.strength[target]} becomes ${g.strength[target] + amount.fixed}`;
}

/** "P2's, strength 3, ready" */
export function cardWords(g: Bos, card: Card): string {
  const whose = `${seatName(g.controllerOf(card))}'s`;
  return g.onBattlefield(card) ? `${whose}, ${standing(g, card)}` : whose;
}

/** "strength 3, ready" */
function standing(g: Bos, card: Card): string {
  const lies = g.facing[card] === Facing.ready ? "ready" : g.facing[card] === Facing.acted ? "acted" : "face-down";
  const { type } = g.printed(card);
  return type === Type.summon || type === Type.boss ? `strength ${g.strength[card]}, ${lies}` : lies;
}

/** "P2's Pup takes 1 and has 3 strength left", "P2 goes from 20 to 17 life". */
function damageWords(g: Bos, target: Card, dealt: number): string {
  const taken = takenOf(g, target, dealt);
  if (isPlayer(target)) {
    const seat = seatOfTarget(target);
    return changeWords(seat, g.life[seat], g.life[seat] - taken, "life");
  }
  const whose = nameOf(g, target);
  const left = g.strength[target] - taken;
  if (taken === 0) return `${whose} takes no damage`;
  return `${whose} takes ${taken} and ${left === 0 ? "is defeated" : `has ${left} strength left`}`;
}

/** The battle that an answer leads to, fought out on a copy: who would be defeated first, and what could still change it last. */
export function battleWords(g: Bos, verb: Verb, argument: number, target: Card): string {
  const { attacker } = g.battle;
  const isOwn = (isPlayer(target) ? seatOfTarget(target) : g.controllerOf(target)) === g.controllerOf(attacker);
  if (isOwn && !isPlayer(target)) return "your own card";
  const vain = isOwn ? "yourself: " : "";
  const fought = foughtOut(g, verb, argument);
  const blocks = verb === Verb.attackPlayer ? blockWords(g, seatOfTarget(target)) : "";
  const said =
    fought === null
      ? isPlayer(target)
        ? `${seatName(seatOfTarget(target))} is attacked with ${g.strength[attacker]}${unlessWords(blocks)}`
        : `${g.strength[attacker]} against ${g.strength[target]}; cards will be chosen on the way`
      : foughtWords(g, fought, attacker, target, [blocks], verb === Verb.target || verb === Verb.block);
  const moves = verb === Verb.block && fought?.fates.get(target)?.says !== "is defeated" ? movesWords(g, target) : "";
  return `${vain}${said}${moves}`;
}

/** BOS-DA7, BOS-R17 Where a blocker stands afterwards; a boss does not move. */
function movesWords(g: Bos, blocker: Card): string {
  if (g.placeOf(blocker) !== Place.summons) return "";
  return `; ${shortName(g, blocker)} moves to column ${g.columnOf[g.battle.attacker]} and stays there`;
}

/** BOS-DA5, BOS-X4 Who could take a direct attack on themselves. */
function blockersOf(g: Bos, seat: Seat, attacker: Card = g.battle.attacker): string {
  const summons = COLUMNS.map((column) => g.summon(seat, column)).filter((card) => card !== Card.none && card !== attacker);
  const able = summons.filter((card) => mayBlock(g, card, attacker) === null);
  const boss = g.boss(seat);
  if (boss !== Card.none && boss !== attacker && mayBossBlock(g, boss) === null) able.push(boss);
  return able.map((card) => toldApart(g, card, shortName(g, card))).join(" or ");
}

/** The name, and the column where another of that name fights on the same side. */
function toldApart(g: Bos, card: Card, name: string): string {
  const which = g.whichOf(card);
  return which === "" ? name : `${name} (${which})`;
}

/**
 * "Ram is defeated, 4 left of Wall (9)", "Pup (2) is defeated, 3 left of Ram": first who is defeated, one's own before others; then what else it
 * brings about, and what it depends on.
 * @param isNamed beside an answer that names the target, under a question that says how strong the attacker is
 */
function foughtWords(g: Bos, fought: Fought, attacker: Card, target: Card, ways: readonly string[], isNamed = false): string {
  const { strengths, fates, life, used, helps } = fought;
  const alike = !isPlayer(target) && g.cardName(attacker) === g.cardName(target);
  const called = (card: Card) => {
    return !alike || (isNamed && card === target) ? shortName(g, card) : card === attacker ? "the attacker" : "the target";
  };
  const strengthOf = (card: Card) => {
    if (isNamed && card === attacker && strengths[0] === g.strength[attacker]) return "";
    return ` (${card === attacker ? strengths[0] : strengths[1]})`;
  };
  const isDown = (card: Card) => fates.get(card)!.says === "is defeated";
  const isMine = (card: Card) => g.controllerOf(card) === g.asked;
  const cards = isPlayer(target) ? [attacker].filter(isDown) : [target, attacker];
  const order = (card: Card) => 2 * Number(isDown(card)) + Number(isMine(card));
  if (cards.some(isDown)) cards.sort((one, other) => order(other) - order(one));
  const ofCards = cards.map((card, nth) => {
    const { says, left } = fates.get(card)!;
    return nth > 0 && left !== null ? `${left} left of ${called(card)}${strengthOf(card)}` : `${called(card)}${strengthOf(card)} ${says}`;
  });
  const [first, ...others] = [...cards].reverse();
  for (const card of first === undefined ? [] : [first, ...others]) {
    const { taken } = fates.get(card)!;
    if (taken !== "") ofCards.push(`${card === first ? "which" : called(card)} takes ${taken}`);
  }
  const ofPlayers = SEATS.flatMap((seat) => {
    if (life[seat] === g.life[seat] && !(isPlayer(target) && seatOfTarget(target) === seat)) return [];
    if (life[0] + life[1] > 0) return [changeWords(seat, g.life[seat], life[seat], "life")];
    return [`${seatName(seat)} loses the last life`]; // both: BOS-V2
  });
  const all = isPlayer(target) ? [...ofPlayers, ...ofCards] : [...ofCards, ...ofPlayers];
  const names = [...new Set([...used].map((card) => `${shortName(g, card)}'s`))].join(" and ");
  const counted = used.size === 0 ? "" : `, with ${names} ability`;
  return `${all.join(", ")}${counted}${unlessWords(helpsWords(g, helps), ...ways)}`;
}

/** "Wall or Ram blocks"; empty if nobody could. */
function blockWords(g: Bos, seat: Seat): string {
  const blockers = blockersOf(g, seat);
  return blockers === "" ? "" : `${blockers} blocks`;
}

/** All that could make it end otherwise. */
function unlessWords(...ways: readonly string[]): string {
  const changes = ways.filter((each) => each !== "");
  return changes.length === 0 ? "" : `, unless ${changes.join(", or ")}`;
}

/** "P1 or P2 uses Grudge Knight's ability (pay 1 vim: this card gains 2 strength for good)", "P1 casts Battle Rage (1 vim): then both are defeated" */
function helpsWords(g: Bos, helps: readonly Help[]): string {
  const users = new Map<string, Set<string>>();
  for (const { card, ability, seat, times, fall } of helps) {
    const often = times === 1 ? "" : ` ×${times}`;
    const deed =
      ability === null
        ? `casts ${g.cardName(card)}${often} (${times * g.printed(card).vimCost} vim)`
        : `uses ${shortName(g, card)}'s ability${often} (${tellDeed(g.set.abilities[ability]!.record, g.calledBy(card))})`;
    users.set(deed + fall, (users.get(deed + fall) ?? new Set()).add(seatName(seat)));
  }
  return [...users].map(([deed, seats]) => `${[...seats].sort().join(" or ")} ${deed}`).join(", or ");
}

/** What an attacker could be sent at, with which strength, and what it does as it acts for that. BOS-B1 */
export function attackWords(g: Bos, attacker: Card): string {
  const acts = g.printed(attacker).abilities.filter(({ timing, mandatory }) => timing === Timing.acts && mandatory);
  const deeds = acts.map(({ record }) => `; as it acts, ${tellDeed(record, g.calledBy(attacker))}`);
  return targetsWords(g, attacker) + deeds.join("");
}

/** "4 + 1": its strength, and what it gains or loses by the time its target is chosen. BOS-B1 */
function attackingWith(g: Bos, attacker: Card): string {
  const now = g.strength[attacker];
  const declared = playedOut(g, Verb.attack, attacker, (copy) => copy.question()?.rule === "BOS-B2");
  const gained = (declared?.copy.strength[attacker] ?? now) - now;
  return gained === 0 ? `${now}` : `${now} ${gained < 0 ? "−" : "+"} ${Math.abs(gained)}`;
}

/** Whether the column before an attacker is open, and for whom. BOS-DA1…DA4, X5 */
function targetsWords(g: Bos, attacker: Card): string {
  const foe = otherSeat(g.controllerOf(attacker));
  const player = seatName(foe);
  if (g.turnsStarted[foe] === 0 && !g.hasSummons(foe)) return `only your own side to attack: ${player} has not begun a turn yet (BOS-DA3)`;
  const column = g.columnOf[attacker];
  const summon = column === NO_COLUMN ? Card.none : g.summon(foe, column);
  if (summon !== Card.none) return `cards only, not ${player}: ${g.cardName(summon)} stands before it (BOS-DA2)`;
  if (column === NO_COLUMN && (g.hasSummons(foe) || g.faceUpBoss(foe) !== Card.none))
    return `cards only, not ${player}: ${player}'s side is not empty (BOS-X5)`;
  const hasCards = g.hasSummons(foe) || g.faceUpBoss(foe) !== Card.none;
  const blockers = blockersOf(g, foe, attacker);
  return `${player} with ${attackingWith(g, attacker)}${hasCards ? ", or a card" : ""}: nobody stands before it${blockers === "" ? "" : `, but ${blockers} could block`}`;
}

/** BOS-K1, BOS-X2 What ending the turn leaves undone: who could still attack the other side, and the boss, if it could be summoned. */
export function endWords(g: Bos, could: readonly Card[], boss: Card): string {
  const names = could.map((card) => toldApart(g, card, shortName(g, card)));
  const left = [
    ...(names.length === 0 ? [] : [`not attacked yet: ${inShort(names)}`]),
    ...(boss === Card.none ? [] : [`not summoned yet: your boss ${shortName(g, boss)}`]),
  ];
  return left.length === 0 ? "your turn is over" : left.join("; ");
}

/** BOS-A9b An ability that waits: whose and where, and what it is about. */
export function waitingWords(g: Bos, row: Row): string {
  const { ability, source, subject, other } = g.entries.column;
  const { record, timing } = g.set.abilities[ability[row]]!;
  const met = timing === Timing.defeats ? other[row] : subject[row];
  const called = [source[row], met].map((card) => toldApart(g, card, nameOf(g, card))); // the other player's wait among them: BOS-A8
  return `${met === Card.none || met === source[row] ? called[0]! : called.join(", about ")}: ${tellAbility(record, g.calledBy(source[row]))}`;
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
      return `${card} attacks ${nameOf(g, g.battle.target)}${unlessWords(couldBlock(g))}`;
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

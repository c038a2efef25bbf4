/** 11. The battle: one attack in its eight states. At each: the state's action, then the window of what it meets. BOS-B1…B8 */
import { argumentOf, besides, Card, cardOf, type OptionList, otherSeat, Row, type Seat, seatName, verbOf } from "@duelex/kernel";
import { Block, Cause, Columns, Place, State, Timing, Verb } from "../names.ts";
import { battleWords, nameOf } from "../previews.ts";
import { TO_ATTACK } from "../sentences.ts";
import { COLUMNS, isPlayer, NO_COLUMN, PASSES, playerTarget, seatOfTarget } from "../state.ts";
import { moreThanTaken, takenOf } from "../statistics.ts";
import type { Bos } from "../table.ts";
import { act as actWith } from "../vocabulary/instructions.ts";
import { battlerIsGone, handleSince, handleWould, moment, otherBattler, WindowKind } from "./07-windows.ts";
import { defeatAll, isAtZero, moveBatch, noteDealt, noteLowered, occursAfterDamage } from "./08-damage.ts";
import { mayAttackCard, mayAttackPlayer, mayBlock, mayBossBlock } from "./09-attack.ts";
import { procedure } from "./procedures.ts";

const isOver = (g: Bos): boolean => g.battle.state === State.none;
/** A battler is gone, or an ability has defeated one (whatever the target is since: BOS-B4.defeat): on to BOS-B5, where all damage misses, both ways. BOS-MISS, BOS-R7 */
const isMissed = (g: Bos): boolean => g.battle.broken === 1 || battlerIsGone(g);
const isNotDirect = (g: Bos): boolean => isMissed(g) || !isPlayer(g.battle.target);

/** One attack, from its cost to the graveyard (BOS-B1 to BOS-B8). */
export const battle = procedure(
  "battle",
  { batch: 0 },
  ({ act, ask, call }) => ({
    payCost: call("BOS-B1", (g) => enter(g, State.payCost, payCost, WindowKind.battleState), { where: "the cost" }),

    selectTarget: ask("BOS-B2", {
      says: (g) => `what does ${g.cardName(g.battle.attacker)} attack, with strength ${g.strength[g.battle.attacker]}?`,
      where: "declaring the attack",
      means: (g, _b, argument, verb) =>
        battleWords(g, verb, argument, verb === Verb.attackPlayer ? playerTarget(argument as number as Seat) : argument),
      who: (g) => g.controllerOf(g.battle.attacker),
      options: offerTargets,
      evenIfForced: onlyOwnSide,
      chosen(g, _b, argument, verb) {
        g.battle.target = verb === Verb.attackPlayer ? playerTarget(argument as number as Seat) : argument;
      },
      nothing(g) {
        const { attacker } = g.battle;
        g.remark("attackEnds", attacker, "BOS-B1.end", g.onBattlefield(attacker) ? "nothing is left for it to attack" : "it is gone");
        g.endBattle();
      },
    }),
    declare: call("BOS-B2", (g) => enter(g, State.declare, declare, WindowKind.battleState), {
      unless: isOver,
      where: "declaring the attack",
    }),

    beforeBlock: call("BOS-B3.i", (g) => enter(g, State.block, beforeBlock, WindowKind.battleState), {
      unless: isNotDirect,
      where: "BOS-B3.i",
    }),
    block: ask("BOS-B3.ii", {
      says: (g) =>
        `${g.cardName(g.battle.attacker)} attacks ${seatName(seatOfTarget(g.battle.target))} with strength ${g.strength[g.battle.attacker]}: block, or let it through?`,
      where: "BOS-B3.ii",
      means: (g, _b, blocker, verb) => battleWords(g, verb, blocker, verb === Verb.block ? blocker : g.battle.target),
      unless: isNotDirect,
      who: (g) => seatOfTarget(g.battle.target), // BOS-DA9
      options: offerBlocks,
      chosen(g, _b, blocker, verb) {
        if (verb === Verb.block) block(g, blocker);
        else noteNoBlock(g);
      },
    }),
    attacked: call("BOS-B3.iii", (g) => enter(g, State.block, attacked, WindowKind.battleState), {
      unless: isMissed,
      where: "the final target",
    }),

    result: call(
      "BOS-B4",
      (g) => {
        g.battle.state = State.result;
        g.begin(workOut);
      },
      { unless: isMissed, where: "the result" },
    ),

    deal: call("BOS-B5", (g) => enter(g, State.deal, deal), { unless: isOver, where: "dealing the damage" }),

    take: call("BOS-B6", (g) => enter(g, State.take, take), {
      unless: (g) => g.battle.missed === 1 || isOver(g),
      where: "taking the damage",
    }),

    defeat: call(
      "BOS-B7",
      (g, b) => {
        if (g.anyDown) b.batch = g.openBatch();
        const { batch } = b;
        enter(g, State.defeat, () => defeat(g, batch));
      },
      { unless: isOver, where: "the defeats" },
    ),

    graveyard: call("BOS-B8", (g, { batch }) => enter(g, State.graveyard, () => moveBatch(g, batch, "BOS-B8")), {
      unless: (_g, b) => b.batch === 0,
      where: "to the graveyards",
    }),
    end: act("BOS-B8", (g, b) => {
      if (b.batch > 0) g.closeBatch();
      if (!isOver(g)) g.remark("battleEnds", g.battle.attacker, "BOS-B8");
      g.endBattle();
    }),
  }),
  { where: (g) => `attack of ${g.cardName(g.battle.attacker)}` },
);

/** A state of the battle: its action, then the window of what it has met (BOS-A9). */
function enter(g: Bos, state: State, action: (g: Bos) => void, kind = WindowKind.event): void {
  g.battle.state = state;
  const since = moment(g);
  action(g);
  handleSince(g, since, kind);
}

/** BOS-B4. Passes, until one ends without a change of strength. */
const workOut = procedure(
  "workOut",
  {},
  ({ act, call }) => ({
    compareStrengths: act("BOS-B4.a", (g) => {
      const { battle } = g;
      battle.pass++;
      g.countUsesAnew();
      battle.repeat = 0;
      battle.attackerStrength = g.strength[battle.attacker];
      battle.targetStrength = isPlayer(battle.target) ? 0 : g.strength[battle.target];
      if (g.recorder !== null) notePass(g);
    }),
    computeDamage: act("BOS-B4.b", (g) => {
      const { attacker, target, attackerStrength, targetStrength } = g.battle;
      g.aim(target, attackerStrength);
      g.aim(attacker, targetStrength); // 0 against a player: BOS-DA8
    }),
    determineWinner: call("BOS-B4.c", (g) => handleWould(g, WindowKind.result, 0)),
    nextPass: act("BOS-B4.repetition", (g) => {
      const { battle, damages } = g;
      battle.toTarget = g.dealtBy(Row.first, true);
      battle.toAttacker = g.dealtBy(Row.second, true);
      g.forget(damages, 0); // a reduction lasts for its pass: BOS-R21
      if (isMissed(g)) battle.repeat = 0;
      else if (battle.repeat === 0) noteResult(g);
      else if (battle.pass < PASSES) g.remark("again", battle.attacker, "BOS-B4.repetition");
      else {
        battle.repeat = 0;
        g.recorder?.note("loopGuard", battle.attacker, PASSES, "BOS-B4.loopGuard");
      }
    }),
  }),
  { again: (g) => g.battle.repeat === 1, where: "the result" },
);

// ---- BOS-B1, BOS-B2: the cost and the target ----

/** BOS-C6 */
function payCost(g: Bos): void {
  actWith(g, g.battle.attacker, TO_ATTACK);
}

function offerTargets(g: Bos, _b: unknown, may: OptionList): void {
  const { attacker } = g.battle;
  if (!g.onBattlefield(attacker)) return; // BOS-B1.end
  const you = g.controllerOf(attacker);
  offerTargetsOn(g, otherSeat(you), attacker, may);
  offerTargetsOn(g, you, attacker, may);
}

function offerTargetsOn(g: Bos, seat: Seat, attacker: Card, may: OptionList): void {
  may.offer(Verb.attackPlayer, seat, mayAttackPlayer(g, attacker, seat)); // BOS-K5
  for (let column = Columns.first; column <= Columns.last; column++) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none) may.offer(Verb.target, summon, mayAttackCard(g, attacker, summon));
  }
  const boss = g.boss(seat);
  if (boss !== Card.none) may.offer(Verb.target, boss, mayAttackCard(g, attacker, boss));
}

/** A player whose own side is the only one that can be attacked is asked all the same: an attack that hurts oneself is no slip. */
function onlyOwnSide(g: Bos): boolean {
  const only = g.may.options[0]!;
  const target = verbOf(only) === Verb.attackPlayer ? (argumentOf(only) as Seat) : g.controllerOf(cardOf(only));
  return target === g.controllerOf(g.battle.attacker);
}

function noteTarget(g: Bos, rule: "BOS-B2"): void {
  const { attacker, target } = g.battle;
  if (g.recorder === null) return;
  const column = g.columnOf[attacker];
  const words = column === NO_COLUMN ? "boss" : `column ${column}`;
  if (isPlayer(target)) g.recorder.note("targetPlayer", Card.none, 0, rule, attacker, seatOfTarget(target), 0, besides(words));
  else g.recorder.note("target", target, g.columnOf[target], rule, attacker, undefined, 0, besides(words));
}

function declare(g: Bos): void {
  const { attacker } = g.battle;
  g.recorder?.note("declare", attacker, 0, "BOS-B2");
  noteTarget(g, "BOS-B2");
  g.occurs(Timing.declaresAttack, attacker);
  g.occurs(Timing.selectsAttackTarget, attacker);
}

// ---- BOS-B3: the block ----

function beforeBlock(g: Bos): void {
  const { attacker, target } = g.battle;
  g.occurs(Timing.directAttackBlockWindow, attacker, Card.none, Cause.none, 0, seatOfTarget(target));
}

function offerBlocks(g: Bos, _b: unknown, may: OptionList): void {
  const { attacker, target } = g.battle;
  const seat = seatOfTarget(target);
  for (let column = Columns.first; column <= Columns.last; column++) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none) may.offer(Verb.block, summon, mayBlock(g, summon, attacker));
  }
  const boss = g.boss(seat);
  if (boss !== Card.none) may.offer(Verb.block, boss, mayBossBlock(g, boss));
  may.offer(Verb.noBlock);
}

/** A summon moves in front of the attacker, a boss stays. From now on it is the target, whatever happens: BOS-R6 */
function block(g: Bos, blocker: Card): void {
  const { battle } = g;
  const moves = g.placeOf(blocker) === Place.summons;
  if (moves) g.moveTo(blocker, g.columnOf[battle.attacker], "BOS-DA7");
  battle.target = blocker;
  battle.block = Block.made;
  g.recorder?.note("block", blocker, 0, moves ? "BOS-DA5" : "BOS-X4", battle.attacker);
}

/** Who lets an attack through, and whether there was anybody to stop it. */
function noteNoBlock(g: Bos): void {
  if (g.recorder === null) return;
  const { attacker, target } = g.battle;
  const seat = seatOfTarget(target);
  const mayStop = (summon: Card) => summon !== Card.none && mayBlock(g, summon, attacker) === null;
  const could = g.faceUpBoss(seat) !== Card.none || COLUMNS.some((column) => mayStop(g.summon(seat, column)));
  if (could) g.recorder.note("noBlock", Card.none, 0, "BOS-B3.ii", attacker, seat);
  else g.recorder.note("noBlocker", Card.none, 0, "BOS-B3.ii", attacker, seat, 0, besides(whyNobody(g, attacker, seat)));
}

/** BOS-DA5, BOS-DA6, BOS-DA7, BOS-X4 What keeps everybody of this player from blocking; a boss that is up could. */
function whyNobody(g: Bos, attacker: Card, seat: Seat): string {
  const you = seatName(seat);
  const column = g.columnOf[attacker];
  const isFilled = COLUMNS.some((each) => g.summon(seat, each) !== Card.none && mayBlock(g, g.summon(seat, each), attacker) === "BOS-DA7");
  const summons =
    g.count(seat, Place.summons) === 0
      ? `${you} has no summon`
      : column === NO_COLUMN
        ? "a boss attacks from no column, so that no summon stands beside it"
        : isFilled
          ? `${g.summon(seat, column) === attacker ? "the attacker itself" : nameOf(g, g.summon(seat, column))} stands in column ${column}, where a blocker would have to move`
          : `no face-up summon of ${you} stands in a column beside column ${column}`;
  return g.boss(seat) === Card.none ? summons : `${summons}, and ${you}'s boss is not up`;
}

function attacked(g: Bos): void {
  const { attacker, target, block: made } = g.battle;
  g.battle.block = made === Block.made ? Block.stands : Block.over;
  if (isPlayer(target)) return;
  g.occurs(Timing.attacked, target, attacker);
  if (made === Block.made) g.occurs(Timing.blocksDirectAttack, target, attacker);
}

// ---- BOS-B4 to BOS-B7: damage ----

/** BOS-B4.a, for the log: the strengths that are compared. */
function notePass(g: Bos): void {
  const { attacker, target, attackerStrength, targetStrength, pass } = g.battle;
  if (isPlayer(target)) return;
  const words = `${attackerStrength} against ${targetStrength}`;
  g.recorder!.note("pass", attacker, pass, "BOS-B4.a", target, undefined, 0, besides(words));
}

/** BOS-B4.c: the winner is the one that would not be defeated, if the other would. */
function noteResult(g: Bos): void {
  const { attacker, target, toTarget, toAttacker } = g.battle;
  if (g.recorder === null || isPlayer(target)) return;
  const attackerLoses = takenOf(g, attacker, toAttacker) >= g.strength[attacker];
  const targetLoses = takenOf(g, target, toTarget) >= g.strength[target];
  if (attackerLoses !== targetLoses) {
    const [winner, loser] = attackerLoses ? [target, attacker] : [attacker, target];
    g.recorder.note("win", winner, 0, "BOS-B4.c", loser);
  } else g.recorder.note(attackerLoses ? "bothLose" : "neitherLoses", attacker, 0, "BOS-B4.c", target);
}

function deal(g: Bos): void {
  const { battle } = g;
  if (isMissed(g)) {
    battle.missed = 1;
    if (g.recorder !== null) noteMiss(g);
    return;
  }
  dealTo(g, battle.target, battle.toTarget, battle.attacker);
  dealTo(g, battle.attacker, battle.toAttacker, battle.target);
  if (battle.toTarget === 0 && !isPlayer(battle.target)) g.tellSpared(battle.target, "BOS-B5", 1);
  if (battle.toAttacker === 0 && !isPlayer(battle.target)) g.tellSpared(battle.attacker, "BOS-B5", 1);
}

/** BOS-MISS Who is gone, and by what. */
function noteMiss(g: Bos): void {
  const { attacker, target } = g.battle;
  const gone = [attacker, target].find((card) => !isPlayer(card) && !g.onBattlefield(card));
  const words = isPlayer(target) ? "the attacker" : "one of the two";
  const cause = gone === undefined ? undefined : (g.recorder!.latestTo(gone, undefined, "met") ?? undefined);
  g.recorder!.note("miss", attacker, 0, "BOS-MISS", Card.none, undefined, 0, besides(words, cause));
}

function dealTo(g: Bos, target: Card, amount: number, source: Card): void {
  if (amount === 0) return;
  noteDealt(g, target, amount, source, "BOS-B5");
  if (!isPlayer(target)) g.occurs(Timing.dealtDamage, target, otherBattler(g, target), Cause.battle, 1);
}

function take(g: Bos): void {
  const { battle } = g;
  const { attacker, target } = battle;
  battle.takenByTarget = takenInBattle(g, target, battle.toTarget);
  battle.takenByAttacker = takenInBattle(g, attacker, battle.toAttacker);
  const [byTarget, byAttacker] = [battle.takenByTarget, battle.takenByAttacker];
  const other = otherBattler(g, attacker);
  const moreTarget = moreThanTaken(g, target, battle.toTarget);
  const moreAttacker = moreThanTaken(g, attacker, battle.toAttacker);
  noteLowered(g, target, battle.toTarget);
  noteLowered(g, attacker, battle.toAttacker);
  if (byTarget > 0) g.takeDamage(target, byTarget, attacker, Cause.battle, "BOS-B6", moreTarget);
  if (byAttacker > 0) g.takeDamage(attacker, byAttacker, other, Cause.battle, "BOS-B6", moreAttacker);
  g.judge();
  if (byTarget > 0 && !isPlayer(target)) g.occurs(Timing.takesDamage, target, attacker, Cause.battle, 1);
  if (byAttacker > 0) g.occurs(Timing.takesDamage, attacker, other, Cause.battle, 1);
  if (byTarget > 0 && isPlayer(target)) g.occurs(Timing.dealsDamageToPlayer, attacker, Card.none, Cause.battle, 1);
}

/** BOS-B5.amounts: who has left since takes nothing. */
function takenInBattle(g: Bos, target: Card, dealt: number): number {
  if (!isPlayer(target) && !g.onBattlefield(target)) return 0;
  return takenOf(g, target, dealt);
}

/** Who has no strength left, if anybody has none: then `batch` is theirs. */
function defeat(g: Bos, batch: number): void {
  const { target, attacker, takenByTarget, takenByAttacker } = g.battle;
  if (batch > 0) defeatAll(g, batch, isAtZero, "BOS-B7");
  if (takenByTarget > 0 && !isPlayer(target)) meetAfterDamage(g, target);
  if (takenByAttacker > 0) meetAfterDamage(g, attacker);
}

function meetAfterDamage(g: Bos, card: Card): void {
  if (g.onBattlefield(card)) occursAfterDamage(g, card, Cause.battle, 1);
}

/** BOS-T3, BOS-K1. */
export function beginAttack(g: Bos, attacker: Card): void {
  g.battle.attacker = attacker;
  g.recorder?.note("attack", attacker, 0, "BOS-K1"); // the cause of all that follows
  g.begin(battle);
}

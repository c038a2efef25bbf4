/** 11. The battle: one attack in its eight states. At each: the state's action, then the window of what it meets. BOS-B1…B8 */
import { Card, type OptionList, Row, SEATS, type Seat } from "@duelex/kernel";
import { Block, Cause, Place, State, Timing, Verb } from "../names.ts";
import { takenOf } from "../statistics.ts";
import { type Bos, COLUMNS, isPlayer, PASSES, playerTarget, seatOfTarget } from "../table.ts";
import { act as actWith } from "../vocabulary/instructions.ts";
import { battlerIsGone, handleSince, handleWould, moment, otherBattler, WindowKind } from "./07-windows.ts";
import { defeatAll, isAtZero, moveBatch, noteDealt, occursAfterDamage } from "./08-damage.ts";
import { mayAttackCard, mayAttackPlayer, mayBlock, mayBossBlock } from "./09-attack.ts";
import { procedure } from "./procedures.ts";

const isOver = (g: Bos): boolean => g.battle.state === State.none;
/** A battler is gone, or an ability has defeated one (whatever the target is since: BOS-B4.defeat): on to BOS-B5, where all damage misses, both ways. BOS-MISS, BOS-R7 */
const isMissed = (g: Bos): boolean => g.battle.state === State.none || g.battle.broken === 1 || battlerIsGone(g);
const isNotDirect = (g: Bos): boolean => isMissed(g) || !isPlayer(g.battle.target);

const battle = procedure("battle", { batch: 0 }, ({ act, ask, call }) => ({
  payCost: call("BOS-B1", (g) => {
    g.battle.state = State.payCost;
    const since = moment(g);
    actWith(g, g.battle.attacker); // BOS-C6
    handleSince(g, since, WindowKind.battleState);
  }),

  selectTarget: ask("BOS-B2", {
    says: (g) => `what does ${g.cardName(g.battle.attacker)} attack?`,
    who: (g) => g.controllerOf(g.battle.attacker),
    options: offerTargets,
    chosen(g, _b, argument, verb) {
      g.battle.state = State.declare;
      g.battle.target = verb === Verb.attackPlayer ? playerTarget(argument as number as Seat) : argument;
    },
    nothing(g) {
      g.recorder?.note("attackEnds", g.battle.attacker, 0, "BOS-B1.end");
      g.endBattle();
    },
  }),
  declare: call(
    "BOS-B2",
    (g) => {
      const { attacker } = g.battle;
      g.recorder?.note("declare", attacker, 0, "BOS-B2");
      noteTarget(g, "BOS-B2");
      const since = moment(g);
      g.occurs(Timing.declaresAttack, attacker);
      g.occurs(Timing.selectsAttackTarget, attacker);
      handleSince(g, since, WindowKind.battleState);
    },
    { unless: isOver },
  ),

  beforeBlock: call(
    "BOS-B3.i",
    (g) => {
      const { attacker, target } = g.battle;
      g.battle.state = State.block;
      const since = moment(g);
      g.occurs(Timing.directAttackBlockWindow, attacker, Card.none, Cause.none, 0, seatOfTarget(target));
      handleSince(g, since, WindowKind.battleState);
    },
    { unless: isNotDirect },
  ),
  block: ask("BOS-B3.ii", {
    says: () => "block the attack?",
    unless: isNotDirect,
    who: (g) => seatOfTarget(g.battle.target), // BOS-DA9
    options: offerBlocks,
    chosen(g, _b, blocker, verb) {
      if (verb === Verb.noBlock) return;
      const column = g.columnOf[g.battle.attacker];
      const moves = g.placeOf(blocker) === Place.summons; // a boss stays
      if (moves) g.moveTo(blocker, column, "BOS-DA7");
      g.battle.target = blocker;
      g.battle.block = Block.made;
      g.recorder?.note("block", blocker, 0, moves ? "BOS-DA5" : "BOS-X4", g.battle.attacker); // from now on it is the target, whatever happens: BOS-R6
    },
  }),
  attacked: call(
    "BOS-B3.iii",
    (g) => {
      const { attacker, target, block } = g.battle;
      g.battle.state = State.block;
      g.battle.block = Block.over;
      if (isPlayer(target)) return;
      const since = moment(g);
      g.occurs(Timing.attacked, target, attacker);
      if (block === Block.made) g.occurs(Timing.blocksDirectAttack, target, attacker);
      handleSince(g, since, WindowKind.battleState);
    },
    { unless: isMissed },
  ),

  result: call(
    "BOS-B4",
    (g) => {
      g.battle.state = State.result;
      g.begin(workOut);
    },
    { unless: isMissed },
  ),

  deal: call(
    "BOS-B5",
    (g) => {
      const { battle } = g;
      battle.state = State.deal;
      if (isMissed(g)) {
        battle.missed = 1;
        g.recorder?.note("miss", battle.attacker, 0, "BOS-MISS");
        return;
      }
      const since = moment(g);
      dealTo(g, battle.target, battle.toTarget, battle.attacker);
      dealTo(g, battle.attacker, battle.toAttacker, battle.target);
      handleSince(g, since);
    },
    { unless: isOver },
  ),

  take: call(
    "BOS-B6",
    (g) => {
      const { battle } = g;
      battle.state = State.take;
      const since = moment(g);
      const { attacker, target } = battle;
      battle.takenByTarget = takenInBattle(g, target, battle.toTarget);
      battle.takenByAttacker = takenInBattle(g, attacker, battle.toAttacker);
      const [byTarget, byAttacker] = [battle.takenByTarget, battle.takenByAttacker];
      const other = otherBattler(g, attacker);
      if (byTarget > 0) g.takeDamage(target, byTarget, attacker, Cause.battle, "BOS-B6");
      if (byAttacker > 0) g.takeDamage(attacker, byAttacker, other, Cause.battle, "BOS-B6");
      g.judge();
      if (byTarget > 0 && !isPlayer(target)) g.occurs(Timing.takesDamage, target, attacker, Cause.battle, 1);
      if (byAttacker > 0) g.occurs(Timing.takesDamage, attacker, other, Cause.battle, 1);
      if (byTarget > 0 && isPlayer(target)) g.occurs(Timing.dealsDamageToPlayer, attacker, Card.none, Cause.battle, 1);
      handleSince(g, since);
    },
    { unless: (g) => g.battle.missed === 1 || isOver(g) },
  ),

  defeat: call(
    "BOS-B7",
    (g, b) => {
      const { battle } = g;
      battle.state = State.defeat;
      const since = moment(g);
      if (g.anyDown) {
        b.batch = g.openBatch();
        defeatAll(g, b.batch, isAtZero, "BOS-B7");
      }
      if (battle.takenByTarget > 0 && !isPlayer(battle.target)) meetAfterDamage(g, battle.target);
      if (battle.takenByAttacker > 0) meetAfterDamage(g, battle.attacker);
      handleSince(g, since);
    },
    { unless: isOver },
  ),

  graveyard: call(
    "BOS-B8",
    (g, b) => {
      g.battle.state = State.graveyard;
      const since = moment(g);
      moveBatch(g, b.batch, "BOS-B8");
      handleSince(g, since);
    },
    { unless: (_g, b) => b.batch === 0 },
  ),
  end: act(
    "BOS-B8",
    (g, b) => {
      if (b.batch > 0) g.closeBatch();
      g.endBattle();
    },
    { unless: isOver },
  ),
}));

/** BOS-B4. Passes, until one ends without a change of strength. */
const workOut = procedure(
  "workOut",
  {},
  ({ act, call }) => ({
    compareStrengths: act(
      "BOS-B4.a",
      (g) => {
        const { battle } = g;
        battle.pass++;
        g.countUsesAnew();
        battle.repeat = 0;
        battle.attackerStrength = g.strength[battle.attacker];
        battle.targetStrength = isPlayer(battle.target) ? 0 : g.strength[battle.target];
        g.recorder?.note("pass", battle.attacker, battle.pass, "BOS-B4.a");
      },
      { unless: isMissed },
    ),
    computeDamage: act(
      "BOS-B4.b",
      (g) => {
        const { attacker, target, attackerStrength, targetStrength } = g.battle;
        g.aim(target, attackerStrength);
        g.aim(attacker, targetStrength); // 0 against a player: BOS-DA8
      },
      { unless: isMissed },
    ),
    determineWinner: call("BOS-B4.c", (g) => handleWould(g, WindowKind.result, 0), { unless: isMissed }),
    nextPass: act("BOS-B4.repetition", (g) => {
      const { battle, damages } = g;
      if (damages.count > 0) {
        battle.toTarget = g.dealtBy(Row.first, true);
        battle.toAttacker = g.dealtBy(Row.second, true);
        g.forget(damages, 0); // a reduction lasts for its pass: BOS-R21
      }
      if (isMissed(g)) battle.repeat = 0;
      else if (battle.repeat === 0) noteWinner(g);
      else if (battle.pass >= PASSES) {
        battle.repeat = 0;
        g.recorder?.note("loopGuard", battle.attacker, PASSES, "BOS-B4.loopGuard");
      }
    }),
  }),
  { again: (g) => g.battle.repeat === 1 },
);

// ---- B2: the target ----

function offerTargets(g: Bos, _b: unknown, may: OptionList): void {
  const { attacker } = g.battle;
  if (!g.onBattlefield(attacker)) return; // BOS-B1.end
  const you = g.controllerOf(attacker);
  for (const seat of you === 0 ? ([1, 0] as const) : SEATS) {
    may.offer(Verb.attackPlayer, seat, mayAttackPlayer(g, attacker, seat)); // BOS-K5
    for (const column of COLUMNS) {
      const summon = g.summon(seat, column);
      if (summon !== Card.none) may.offer(Verb.target, summon, mayAttackCard(g, attacker, summon));
    }
    const boss = g.boss(seat);
    if (boss !== Card.none) may.offer(Verb.target, boss, mayAttackCard(g, attacker, boss));
  }
}

function noteTarget(g: Bos, rule: "BOS-B2"): void {
  const { attacker, target } = g.battle;
  if (isPlayer(target)) g.recorder?.note("targetPlayer", Card.none, 0, rule, attacker, seatOfTarget(target));
  else g.recorder?.note("target", target, 0, rule, attacker);
}

// ---- BOS-B3: the block ----

function offerBlocks(g: Bos, _b: unknown, may: OptionList): void {
  const { attacker, target } = g.battle;
  const seat = seatOfTarget(target);
  for (const column of COLUMNS) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none) may.offer(Verb.block, summon, mayBlock(g, summon, attacker));
  }
  const boss = g.boss(seat);
  if (boss !== Card.none) may.offer(Verb.block, boss, boss === attacker ? "BOS-X4" : mayBossBlock(g, boss));
  may.offer(Verb.noBlock);
}

// ---- B4 to B7: damage ----

/** BOS-B4.c: the winner is the one that would not be defeated, if the other would. */
function noteWinner(g: Bos): void {
  const { attacker, target, toTarget, toAttacker } = g.battle;
  if (g.recorder === null || isPlayer(target)) return;
  const attackerLoses = takenOf(g, attacker, toAttacker) >= g.strength[attacker];
  const targetLoses = takenOf(g, target, toTarget) >= g.strength[target];
  if (attackerLoses !== targetLoses) g.recorder.note("win", attackerLoses ? target : attacker, 0, "BOS-B4.c");
}

function dealTo(g: Bos, target: Card, amount: number, source: Card): void {
  if (amount === 0) return;
  noteDealt(g, target, amount, isPlayer(source) ? Card.none : source, "BOS-B5");
  if (!isPlayer(target)) g.occurs(Timing.dealtDamage, target, otherBattler(g, target), Cause.battle, 1);
}

/** BOS-B5.amounts: who has left since takes nothing. */
function takenInBattle(g: Bos, target: Card, dealt: number): number {
  if (!isPlayer(target) && !g.onBattlefield(target)) return 0;
  return takenOf(g, target, dealt);
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

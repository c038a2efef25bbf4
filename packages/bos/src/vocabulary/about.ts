/** 16.2 Whom the events of a timing are about. */
import { Name, Timing } from "../names.ts";

/** 16.2, column "other names": which events know an attacker, another battler, a defeater. */
export const ATTACKER_IS_SUBJECT: ReadonlySet<Timing> = new Set([
  Timing.declaresAttack,
  Timing.selectsAttackTarget,
  Timing.directAttackBlockWindow,
]);
export const ATTACKER_IS_OTHER: ReadonlySet<Timing> = new Set([Timing.attacked, Timing.blocksDirectAttack]);
export const HAS_OTHER_BATTLER: ReadonlySet<Timing> = new Set([
  Timing.wouldTakeDamage,
  Timing.wouldLoseBattle,
  Timing.wouldBeDefeated,
  Timing.dealtDamage,
  Timing.takesDamage,
]);
export const HAS_DEFEATER: ReadonlySet<Timing> = new Set([Timing.defeated, Timing.afterTakesDamage, Timing.afterDefeated]);
/** A period is about no event (BOS-A7). */
const PERIODS: ReadonlySet<Timing> = new Set([Timing.cast, Timing.controllerMainPhase, Timing.static]);

/** 16.2 No event of this timing has such a card or player: whatever is done to it is not done. */
export function standsForNothing(name: Name, timing: Timing): boolean {
  switch (name) {
    case Name.subject:
      return PERIODS.has(timing);
    case Name.attacker:
      return !ATTACKER_IS_SUBJECT.has(timing) && !ATTACKER_IS_OTHER.has(timing);
    case Name.blocker:
      return timing !== Timing.blocksDirectAttack;
    case Name.otherBattler:
      return !HAS_OTHER_BATTLER.has(timing);
    case Name.defeater:
      return !HAS_DEFEATER.has(timing);
    case Name.defeated:
    case Name.defeatedController:
      return timing !== Timing.defeats;
    default:
      return false;
  }
}

/** 8. Damage by abilities, and defeat outside the battle's own states: what a battle does, in small. BOS-N5, BOS-N8, BOS-N9, BOS-R12, BOS-R20 */
import { Card, type Row } from "@duelex/kernel";
import { Cause, Place, State, Timing } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { NOTHING_LEFT } from "../sentences.ts";
import { FIGHTERS, isPlayer, seatOfTarget } from "../state.ts";
import { moreThanTaken, reductionsOf, takenOf } from "../statistics.ts";
import type { Bos } from "../table.ts";
import { handleSince, handleWould, moment, WindowKind } from "./07-windows.ts";
import { procedure } from "./procedures.ts";

/** BOS-N8. The lines of damage from `from` on have been fixed (N8.1); they are dealt by `source`. */
export const damage = procedure(
  "damage",
  { source: Card.none, from: 0 },
  ({ act, call }) => ({
    would: call("BOS-N8.2", (g, d) => handleWould(g, WindowKind.damage, d.from)),

    take: act("BOS-N8.3", (g, { source, from }) => {
      const { damages } = g;
      const { target, amount, reduced } = damages.column;
      for (let line = from; line < damages.count; line++) {
        const row = line as Row;
        const gone = !isPlayer(target[row]) && !g.onBattlefield(target[row]);
        const aimed = amount[row];
        amount[row] = gone ? 0 : g.dealtBy(row, false);
        reduced[row] = takenOf(g, target[row], amount[row]); // from here on: what it takes
        if (amount[row] > 0) noteDealt(g, target[row], amount[row], source, "BOS-N8.3");
        else if (gone) g.remark("noEffect", target[row], "BOS-N8.3", "it is not there any more");
        else if (!isPlayer(target[row])) g.tellSpared(target[row], "BOS-N8.3", aimed);
      }
      for (let line = from; line < damages.count; line++) {
        const row = line as Row;
        noteLowered(g, target[row], amount[row]);
        if (reduced[row] > 0)
          g.takeDamage(target[row], reduced[row], source, Cause.ability, "BOS-N8.3", moreThanTaken(g, target[row], amount[row]));
      }
      g.judge(); // BOS-V2
      for (let line = from; line < damages.count; line++) {
        const row = line as Row;
        const [card, dealt, taken] = [target[row], amount[row], reduced[row]];
        if (isPlayer(card)) {
          if (taken > 0) g.occurs(Timing.dealsDamageToPlayer, source, Card.none, Cause.ability);
          continue;
        }
        if (dealt > 0) g.occurs(Timing.dealtDamage, card, Card.none, Cause.ability);
        if (taken === 0) continue;
        g.occurs(Timing.takesDamage, card, Card.none, Cause.ability);
        g.noteHurt(card);
      }
      g.forget(damages, from);
    }),
  }),
  { where: () => "damage" },
);

export function noteDealt(g: Bos, target: Card, amount: number, source: Card, rule: "BOS-N8.3" | "BOS-B5"): void {
  if (isPlayer(target)) g.recorder?.note("dealPlayer", Card.none, amount, rule, source, seatOfTarget(target));
  else g.recorder?.note("deal", target, amount, rule, source);
}

/** What static abilities take off, each told for itself. BOS-N2 */
export function noteLowered(g: Bos, target: Card, dealt: number): void {
  if (g.recorder === null || dealt === 0 || isPlayer(target) || !g.onBattlefield(target)) return;
  for (const { source, ability, amount } of reductionsOf(g, target)) {
    g.recorder.note("lowered", target, amount, "BOS-N2", source, undefined, 0, { clause: { card: source, ability } });
  }
  if (takenOf(g, target, dealt) > 0) return;
  g.remark("takesNone", target, "BOS-N2", g.strength[target] === 0 ? NOTHING_LEFT : "");
}

/** BOS-N8.4, BOS-N9. After a complete ability: is there anything for `defeats` to do? */
export const needsDefeats = (g: Bos, hurtFrom: number): boolean => g.hurt.count > hurtFrom || g.anyDown;

/** BOS-N9. Who has taken damage from the ability stands in the lines of `hurt` from `hurtFrom` on. */
export const defeats = procedure(
  "defeats",
  { hurtFrom: 0, batch: 0 },
  ({ act, call }) => ({
    defeat: call("BOS-N9.1", (g, d) => {
      const { hurtFrom } = d;
      const batch = g.openBatch();
      d.batch = batch;
      const since = moment(g);
      if (g.anyDown) defeatAll(g, batch, isDueOutsideBattle, "BOS-N9.1");
      for (let line = hurtFrom; line < g.hurt.count; line++) {
        const card = g.hurt.column.card[line as Row];
        if (g.onBattlefield(card)) occursAfterDamage(g, card, Cause.ability, 0); // BOS-N8.4
      }
      g.forget(g.hurt, hurtFrom);
      handleSince(g, since);
    }),
    move: call("BOS-N9.2", (g, d) => {
      const since = moment(g);
      moveBatch(g, d.batch, "BOS-N9.2");
      handleSince(g, since); // BOS-N9.3
    }),
    end: act("BOS-N9", (g) => g.closeBatch()),
  }),
  { where: () => "defeat" },
);

/** In BOS-B5 and B6 a card at 0 strength waits for B7; what an ability defeats outright does not. */
function isDueOutsideBattle(g: Bos, card: Card): boolean {
  if (g.doomed[card] === 1) return true;
  return g.strength[card] === 0 && g.battle.state !== State.deal && g.battle.state !== State.take;
}
/** BOS-B7 */
export const isAtZero = (g: Bos, card: Card): boolean => g.strength[card] === 0;

/** Defeats, all together, every summon and boss that is due; then `defeated` and `defeats` are met. BOS-N9.1, BOS-B7 */
export function defeatAll(g: Bos, batch: number, isDue: (g: Bos, card: Card) => boolean, rule: Paragraph): void {
  if (g.battle.state !== State.deal && g.battle.state !== State.take) g.allLookedAt(); // there, what is at 0 still waits
  for (let nth = 0; nth < FIGHTERS; nth++) considerDefeat(g, g.fighter(nth), batch, isDue, rule);
  for (let nth = 0; nth < FIGHTERS; nth++) meetDefeat(g, g.fighter(nth), batch);
}

function considerDefeat(g: Bos, card: Card, batch: number, isDue: (g: Bos, card: Card) => boolean, rule: Paragraph): void {
  if (card === Card.none || g.defeatedIn[card] !== 0 || !isDue(g, card)) return; // once defeated it stays so: BOS-B7.final
  const { battle } = g;
  g.defeat(card, batch, rule);
  if (card === battle.attacker || card === battle.target) battle.broken = 1; // BOS-B4.defeat; from BOS-B5 on nobody asks
}

function meetDefeat(g: Bos, card: Card, batch: number): void {
  if (g.defeatedIn[card] !== batch) return;
  const [by, how] = [g.downedBy[card], g.downedHow[card]];
  g.occurs(Timing.defeated, card, by, how);
  if (by !== Card.none) g.occurs(Timing.defeats, by, card, how); // BOS-B7.defeats
}

export function occursAfterDamage(g: Bos, card: Card, how: Cause, inBattle: 0 | 1): void {
  const defeater = g.defeatedIn[card] !== 0 ? g.downedBy[card] : Card.none;
  g.occurs(Timing.afterTakesDamage, card, defeater, how, inBattle);
}

/** BOS-N6. The defeated go to their controllers' graveyards; `afterDefeated` is met as they go (BOS-H12), by who was face-up (BOS-H7). */
export function moveBatch(g: Bos, batch: number, rule: "BOS-N9.2" | "BOS-B8"): void {
  g.tellingLater(() => {
    for (let nth = 0; nth < FIGHTERS; nth++) meetAfterDefeat(g, g.fighter(nth), batch);
    for (let nth = 0; nth < FIGHTERS; nth++) leaveIfIn(g, g.fighter(nth), batch, rule);
  });
}

function meetAfterDefeat(g: Bos, card: Card, batch: number): void {
  if (g.defeatedIn[card] === batch) g.occurs(Timing.afterDefeated, card, g.downedBy[card], g.downedHow[card]);
}

function leaveIfIn(g: Bos, card: Card, batch: number, rule: "BOS-N9.2" | "BOS-B8"): void {
  if (g.defeatedIn[card] === batch) g.leave(card, Place.graveyard, rule);
}

/** What the numbers of a card are made of: printed, the Pilot's, changes that still run, constant effects, damage (2-3-4-4, 9-1-5, 10.8). */
import { asPrinted, type Card, Card as Cards, type Part, type Row, SEATS, type Seat, type Stat } from "@duelex/kernel";
import { type Definition, type Instruction, Target } from "./cards.ts";
import { Place, Type } from "./names.ts";
import type { Gundam } from "./table.ts";
import { effectOf, untilWords } from "./told.ts";
import { allHold } from "./vocabulary/conditions.ts";
import { isAmong } from "./vocabulary/filters.ts";
import { constantApplies } from "./vocabulary/standing.ts";
import { timesOf } from "./vocabulary/times.ts";

/** Of a card that is not in play: what it asks for, what stands on it, what it adds as a Pilot. */
export function printedStats({ type, token, level, cost, ap, hp, asPilot }: Definition): Stat[] {
  if (type === Type.Resource) return [];
  const price = token ? [] : [asPrinted("price", "Lv.", level, "2-8"), asPrinted("price", "cost", cost, "2-9")];
  if (type === Type.Unit) return [...price, asPrinted("worth", "AP", ap, "2-6"), asPrinted("worth", "HP", hp, "2-7")];
  if (type === Type.Base) return [...price, asPrinted("worth", "HP", hp, "2-7")];
  if (asPilot === null) return price;
  return [...price, asPrinted("bonus", "AP", asPilot.ap, "2-3-4-4"), asPrinted("bonus", "HP", asPilot.hp, "2-3-4-4")];
}

/** Of a Unit or a Base in play: AP, and the HP that it has left. */
export function statsInPlay(g: Gundam, card: Card): Stat[] {
  const printed = g.printed(card);
  const pilot = g.partner[card];
  const text = pilot === Cards.none ? null : g.printed(pilot).asPilot;
  const ap: Part[] = [{ amount: printed.ap, because: "printed", rule: "2-6" }];
  const hp: Part[] = [{ amount: printed.hp, because: "printed", rule: "2-7" }];
  const add = (parts: Part[], amount: number, because: string, rule: string) => {
    if (amount !== 0) parts.push({ amount, because, rule });
  };
  if (text !== null) {
    const name = g.cardName(pilot);
    const because = name === text.name ? name : `${name} as ${text.name}`;
    add(ap, text.ap, because, "2-3-4-4");
    add(hp, text.hp, because, "2-3-4-4");
  }
  const { card: cards, instruction, ap: change, until } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (cards[row] !== card) continue;
    const words = g.set.instructions[instruction[row]]!;
    if (change[row] === 0 && words.hp === 0) continue;
    const because = `${untilWords(until[row])} by ${effectOf(g.set, words.id)}`.trim();
    add(ap, change[row], because, "9-1-5");
    add(hp, words.hp, because, "9-1-5");
  }
  eachConstant(g, card, (words, source, times) => {
    add(ap, words.ap * times, g.cardName(source), "9-1-5");
    add(hp, words.hp * times, g.cardName(source), "9-1-5");
  });
  const now = g.ap(card);
  add(ap, now - sumOf(ap), now === 0 ? "AP is not below 0" : "other effects", now === 0 ? "1-3-6" : "9-1-5");
  add(hp, g.hp(card) - sumOf(hp), "other effects", "9-1-5");
  add(hp, -g.damage[card], "damage", "4-5");
  return [
    { label: "AP", value: now, printed: printed.ap, parts: ap, kind: "worth" },
    { label: "HP", value: g.currentHp(card), printed: printed.hp, parts: hp, kind: "worth" },
  ];
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Every constant effect in play that changes numbers of this card now. */
export function eachConstant(g: Gundam, card: Card, visit: (words: Instruction, source: Card, times: number) => void): void {
  const look = (source: Card, unit: Card, seat: Seat) => {
    for (const ability of g.printed(source).constants) {
      for (const words of ability.program) {
        if (words.ap === 0 && words.hp === 0) continue;
        if (!constantApplies(g, ability, source, unit) || !allHold(g, words.conditions, seat, unit, false)) continue;
        const meant =
          words.target === Target.thisUnit
            ? unit === card
            : words.target === Target.all && isAmong(g, words.targets!, card, seat, unit, false);
        if (meant) visit(words, source, timesOf(g, words.times, seat, unit, false));
      }
    }
  };
  for (const seat of SEATS) {
    for (const place of [Place.battleArea, Place.baseSection]) {
      for (const unit of g.cards(seat, place)) {
        look(unit, unit, seat);
        if (g.isPaired(unit)) look(g.partner[unit], unit, seat);
      }
    }
  }
}

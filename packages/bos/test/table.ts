import { type Card, type Position, resultOf, type Scenario, seatName, seatNamed } from "@duelex/kernel";
import { expect } from "vitest";
import { bos } from "../src/index.ts";

type Words = Readonly<Record<string, unknown>>;

/** A card made up on the spot: a summon unless said otherwise. */
export const made = (name: string, strength: number, ...effect: readonly Words[]): Words => ({ name, strength, effect });
export const madeBoss = (name: string, strength: number, ...effect: readonly Words[]): Words => ({ name, type: "boss", strength, effect });
export const madeSpell = (name: string, vimCost: number, ability: Words, color = "red"): Words => ({
  name,
  type: "spell",
  color,
  vimCost,
  effect: [ability],
});
export const madeWizard = (name: string, ...effect: readonly Words[]): Words => ({ name, type: "wizard", effect });
/** An ability without condition and cost, mandatory, unless said otherwise. */
export const ability = (timing: string, does: readonly Words[], words: Words = {}): Words => ({
  timing,
  mode: "mandatory",
  condition: null,
  cost: [],
  do: does,
  ...words,
});

/** A position that is played through the public verbs, and looked at. */
export function table(position: Position, cards: readonly Words[] = []) {
  const scenario: Scenario = { game: "bos", title: "a test", cards, position };
  const g = bos.stage.arrange(scenario);
  g.record();
  const find = (name: string): Card => {
    for (const [card, handle] of g.handles) if (handle === name) return card;
    for (const seat of [0, 1] as const) {
      for (const place of bos.stage.places) for (const card of bos.stage.cards(g, seat, place)) if (g.cardName(card) === name) return card;
    }
    throw new Error(`there is no ${name}`);
  };
  return {
    g,
    /** "P1: attack with A". */
    says(...lines: readonly string[]): void {
      for (const line of lines) {
        const [, seat, text] = /^(P[12]): (.+)$/.exec(line)!;
        expect(seatName(g.asked), `${line}, at ${g.where().join(" › ")}: ${this.options().join(" | ")}`).toBe(seat);
        const index = g.parse(text!);
        if (index < 0) expect.fail(`"${line}" is not offered at ${g.where().join(" › ")}: ${this.options().join(" | ")}`);
        g.play(index);
      }
    },
    options: (): string[] => Array.from({ length: g.options().count }, (_, i) => g.notate(i)),
    /** Who is asked, by which paragraph. */
    asked: (): string => `${g.over ? resultOf(g) : seatName(g.asked)} ${g.question()?.rule ?? ""}`.trim(),
    card: (name: string): Words => bos.stage.card(g, find(name)),
    player: (name: "P1" | "P2"): Words => bos.stage.player(g, seatNamed(name)!),
    match: (): Words => bos.stage.match(g),
    names: (player: "P1" | "P2", place: string): string[] => bos.stage.cards(g, seatNamed(player)!, place).map((card) => g.cardName(card)),
    /** The paragraph that forbids a wish; null if it is offered. */
    refuses(wish: string, by?: "P1" | "P2"): string | null {
      const wishes = g.wishes(wish);
      if (wishes.length === 0) throw new Error(`"${wish}" is no action`);
      return g.refusal(wishes[0]!, by === undefined ? g.asked : seatNamed(by)!);
    },
    events: (what: string): string[] =>
      g
        .recorder!.events.filter((event) => event.what === what)
        .map((event) => (event.card === 0 ? String(event.amount) : g.cardName(event.card))),
    told: (): string[] => g.recorder!.events.map((event) => `${g.tell(event)} (${event.rule})`),
  };
}

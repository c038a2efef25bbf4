/**
 * A table to try the rules at: a position is laid out, players answer in the rulebook's words, and what may be answered,
 * what lies where and which paragraph refuses is read off. What the position does not name is there in harmless plenty.
 */
import { Card, type Event, type Position, seatNamed } from "@duelex/kernel";
import { Board, type PlayerName } from "@duelex/kernel/testing";
import { gundam } from "../src/game.ts";
import type { Paragraph } from "../src/rulebook.ts";

type Match = ReturnType<typeof gundam.stage.arrange>;
/** One player's side of a position: places and facts. */
export type Side = Readonly<Record<string, unknown>>;

/** What both players have unless a test says otherwise: cards to draw, Resources to pay with, Shields to lose. */
const plenty = { deck: 12, resourceDeck: 2, resourceArea: 8, shieldSection: 3 };

export class Table extends Board<Match> {
  constructor(position: Position, cards: readonly unknown[] = [], dice?: readonly number[]) {
    const side = (player: PlayerName) => ({ ...plenty, ...position[player] });
    super(gundam, { cards, position: { ...position, P1: side("P1"), P2: side("P2") }, ...(dice === undefined ? {} : { dice }) });
  }

  /**
   * One answer after another: "P1: play GM". The player may be left out. "attack with GM > target the player" are two answers;
   * the second is left out where there was nothing to choose.
   */
  answer(...lines: string[]): this {
    for (const line of lines) {
      const [first, second] = line.split(" > ");
      this.plays(first!);
      if (second !== undefined && this.g.parse(second) >= 0) this.plays(second);
    }
    return this;
  }

  /** Everybody passes until the action step that is on, or comes next, is over. */
  passes(): this {
    for (let n = 0; n < 200; n++) {
      if (this.asked === "nobody" || !this.options.includes("pass")) return this;
      this.answer("pass");
    }
    throw new Error("the action step does not come to its end");
  }

  /** The paragraph that refuses a wish, or its second part; null if it is offered. */
  override refusal(wish: string, by: PlayerName | "nobody" = this.asked): Paragraph | null {
    const [first, second] = wish.split(" > ");
    const refused = super.refusal(first!, by) as Paragraph | null; // a game's refusals cite its own rulebook
    if (refused !== null || second === undefined) return refused;
    const g = this.#copy();
    const recorder = g.record();
    g.play(g.parse(first!));
    const event = recorder.events.find((each) => each.what === "attack" || each.what === "pair");
    if (event !== undefined) return second.endsWith(targetOf(g, event)) ? null : "7-3-1"; // there was nothing to choose
    const refusals = g.wishes(second).map((each) => g.refusal(each, seatNamed(by) ?? 0));
    return refusals.includes(null) ? null : (refusals[0] as Paragraph);
  }

  /** A copy that calls the cards by the same handles. */
  #copy(): Match {
    const g = this.g.clone();
    for (const [card, handle] of this.g.handles) g.handles.set(card, handle);
    return g;
  }

  /** Every attack that may be declared now, each with its target. */
  get attacks(): string[] {
    return this.options
      .filter((each) => each.startsWith("attack with "))
      .flatMap((each) => {
        const g = this.#copy();
        const recorder = g.record();
        g.play(g.parse(each));
        if (g.question()?.rule === "7-3-1") return Array.from({ length: g.options().count }, (_, i) => `${each} > ${g.notate(i)}`);
        const declared = recorder.events.find((event) => event.what === "attack")!; // the only target there was
        return [`${each} > target ${targetOf(g, declared)}`];
      });
  }
}

const targetOf = (g: Match, event: Event): string => (event.other === Card.none ? "the player" : g.cardName(event.other));

export const table = (position: Position, cards?: readonly unknown[], dice?: readonly number[]): Table => new Table(position, cards, dice);

/** "attack with GM > target the player" */
export const attack = (unit: string, target = "the player"): string => `attack with ${unit} > target ${target}`;
export const block = (unit: string): string => `block with ${unit}`;
export const choose = (card: string): string => `choose ${card}`;
export const play = (card: string): string => `play ${card}`;
export const pair = (pilot: string, unit: string): string => `pair ${pilot} > choose ${unit}`;
export const activate = (card: string): string => `activate ${card}`;
export const support = (unit: string): string => `support with ${unit}`;
export const endMain = "end the main phase";
export const yes = "use it";
export const no = "decline";

/** A position on the table, played in plain phrases: what the rule and card tests are written with. */
import type { Card, Position, Recorder } from "@duelex/kernel";
import { colossusOrder } from "../src/game.ts";
import type { ColossusOrder } from "../src/table.ts";

export interface Setting {
  readonly cards?: readonly unknown[];
  readonly settings?: Readonly<Record<string, string>>;
}

export class Board {
  readonly g: ColossusOrder;
  readonly log: Recorder;

  constructor(position: Position, { cards = [], settings = {} }: Setting = {}) {
    this.g = colossusOrder.stage.arrange({ game: "colossus-order", title: "test", position, cards, settings });
    this.log = this.g.record();
  }

  /** "P1: attack the deck", one after the other; the seat must be the one that is asked. */
  plays(...lines: string[]): this {
    for (const line of lines) {
      const [, seat, phrase] = /^(P[12]): (.+)$/.exec(line) ?? [];
      if (phrase === undefined) throw new Error(`"${line}" names no player`);
      if (this.asked !== seat) throw new Error(`"${line}", but ${this.asked} is asked: ${this.question}; ${this.options.join(" | ")}`);
      const index = this.g.parse(phrase);
      if (index < 0) throw new Error(`"${line}" is not offered; ${this.question}: ${this.options.join(" | ")}`);
      this.g.play(index);
    }
    return this;
  }

  /** "P1", "P2", or "nobody" when the match is over. */
  get asked(): string {
    const question = this.g.question();
    return question === null ? "nobody" : `P${question.seat + 1}`;
  }

  /** The paragraph that asks. */
  get question(): string {
    return this.g.question()?.rule ?? "none";
  }

  /** What is asked, in words. */
  get says(): string {
    return this.g.question()?.says ?? "";
  }

  get options(): string[] {
    return Array.from({ length: this.g.options().count }, (_, index) => this.g.notate(index));
  }

  /** The paragraph that forbids a wish; null if it is offered. */
  refusal(phrase: string, by?: "P1" | "P2"): string | null {
    const seat = by === undefined ? this.g.asked : by === "P1" ? 0 : 1;
    const rules = this.g.wishes(phrase).map((wish) => this.g.refusal(wish, seat));
    if (rules.length === 0) throw new Error(`"${phrase}" is no action`);
    return rules.includes(null) ? null : rules[0]!;
  }

  /** "P1.field" → names, in order. */
  zone(path: string): string[] {
    return this.cardsAt(path).map((card) => this.g.cardName(card));
  }

  /** What is true of a card, by handle or name. */
  card(name: string): Readonly<Record<string, unknown>> {
    return colossusOrder.stage.card(this.g, this.find(name));
  }

  find(name: string): Card {
    for (const [card, handle] of this.g.handles) if (handle === name) return card;
    for (const seat of ["P1", "P2"]) {
      for (const place of colossusOrder.stage.places) {
        for (const card of this.cardsAt(`${seat}.${place}`)) {
          const definition = this.g.definition[card];
          if ([this.g.nameOfDefinition(definition), this.g.idOfDefinition(definition)].includes(name)) return card;
        }
      }
    }
    throw new Error(`there is no ${name}`);
  }

  player(seat: "P1" | "P2"): Readonly<Record<string, unknown>> {
    return colossusOrder.stage.player(this.g, seat === "P1" ? 0 : 1);
  }

  /** Every event of these kinds, as "what card". */
  events(...kinds: string[]): string[] {
    return this.log.events
      .filter(({ what }) => kinds.includes(what))
      .map(({ what, card }) => (card === 0 ? what : `${what} ${this.g.cardName(card)}`));
  }

  /** The paragraphs of the events of this kind. */
  rulesOf(kind: string): string[] {
    return this.log.events.filter(({ what }) => what === kind).map(({ rule }) => rule);
  }

  get result(): string {
    const { over, winner } = this.g.standing();
    return !over ? "running" : winner === null ? "draw" : `P${winner + 1} wins`;
  }

  private cardsAt(path: string): Card[] {
    const [seat, place] = path.split(".");
    return colossusOrder.stage.cards(this.g, seat === "P1" ? 0 : 1, place!);
  }
}

export const board = (position: Position, setting?: Setting): Board => new Board(position, setting);

/** A follower made up on the spot. */
export const follower = (name: string, facts: Readonly<Record<string, unknown>> = {}) => ({ name, ...facts });
/** A card with a handle and facts. */
export const as = (handle: string, card: string, facts: Readonly<Record<string, unknown>> = {}) => ({ card, as: handle, ...facts });

/**
 * A table to try the rules at: a position is laid out, players answer in the rulebook's words, and what may be answered,
 * what lies where and which paragraph refuses is read off. What the position does not name is there in harmless plenty.
 */
import { Card, type Event, type Position, resultOf, type Scenario, seatName, seatNamed } from "@duelex/kernel";
import { gundam } from "../src/game.ts";
import type { Paragraph } from "../src/rulebook.ts";

type Match = ReturnType<typeof gundam.stage.arrange>;
type Player = "P1" | "P2";
type Facts = Readonly<Record<string, unknown>>;
/** One player's side of a position: places and facts. */
export type Side = Readonly<Record<string, unknown>>;

/** What both players have unless a test says otherwise: cards to draw, Resources to pay with, Shields to lose. */
const plenty = { deck: 12, resourceDeck: 2, resourceArea: 8, shieldSection: 3 };

export class Table {
  readonly g: Match;

  constructor(position: Position, cards: readonly unknown[] = [], dice?: readonly number[]) {
    const side = (player: Player) => ({ ...plenty, ...position[player] });
    const scenario: Scenario = { game: "gundam", title: "test", cards, position: { ...position, P1: side("P1"), P2: side("P2") } };
    this.g = gundam.stage.arrange(scenario);
    this.g.record();
    if (dice !== undefined) this.g.fixedRolls = [...dice];
  }

  /** Who must answer. */
  get asked(): Player | "nobody" {
    const question = this.g.question();
    return question === null ? "nobody" : (seatName(question.seat) as Player);
  }

  /** The paragraph that asks. */
  get question(): Paragraph | null {
    return (this.g.question()?.rule ?? null) as Paragraph | null; // a game's questions cite its own rulebook
  }

  /** What is asked, in words. */
  get says(): string {
    return this.g.question()?.says ?? "";
  }

  get result(): string {
    return resultOf(this.g);
  }

  /** What may be answered. */
  get offered(): string[] {
    const may = this.g.options();
    return Array.from({ length: may.count }, (_, i) => this.g.notate(i));
  }

  /**
   * One answer after another: "P1: play GM". The player may be left out. "attack with GM > target the player" are two answers;
   * the second is left out where there was nothing to choose.
   */
  answer(...lines: string[]): this {
    for (const line of lines) {
      const [, player, text] = /^(?:(P[12]): )?(.+)$/.exec(line)!;
      if (player !== undefined && player !== this.asked)
        throw new Error(`"${line}", but ${this.asked} is asked (${this.question}): ${this.offered.join(" | ")}`);
      const [first, second] = text!.split(" > ");
      this.#give(first!);
      if (second !== undefined && this.g.parse(second) >= 0) this.#give(second);
    }
    return this;
  }

  #give(text: string): void {
    const index = this.g.parse(text);
    if (index < 0) {
      const refusals = this.g.wishes(text).map((wish) => this.g.whyNot(wish)?.rule);
      throw new Error(
        `"${text}" is not offered (${refusals.join(", ") || "no such answer"}); at ${this.g.where().join(" › ")} ${this.asked} may: ${this.offered.join(" | ")}`,
      );
    }
    this.g.play(index);
  }

  /** Everybody passes until the action step that is on, or comes next, is over. */
  passes(): this {
    while (this.asked !== "nobody" && this.offered.includes("pass")) this.answer("pass");
    return this;
  }

  /** The paragraph that refuses a wish; null if it is offered. */
  refusal(wish: string, by: Player | "nobody" = this.asked): Paragraph | null {
    const [first, second] = wish.split(" > ");
    const refused = this.#refusal(this.g, first!, by);
    if (refused !== null || second === undefined) return refused;
    const g = this.#copy();
    const recorder = g.record();
    g.play(g.parse(first!));
    const event = recorder.events.find((each) => each.what === "attack" || each.what === "pair");
    if (event !== undefined) return second.endsWith(targetOf(g, event)) ? null : "7-3-1"; // there was nothing to choose
    return this.#refusal(g, second, by);
  }

  /** A copy that calls the cards by the same handles. */
  #copy(): Match {
    const g = this.g.clone();
    for (const [card, handle] of this.g.handles) g.handles.set(card, handle);
    return g;
  }

  #refusal(g: Match, wish: string, by: Player | "nobody"): Paragraph | null {
    const wishes = g.wishes(wish);
    if (wishes.length === 0) throw new Error(`"${wish}" is no known action`);
    const verdicts = wishes.map((each) => g.whyNot(each, seatNamed(by) ?? 0));
    return verdicts.includes(null) ? null : (verdicts[0]!.rule as Paragraph);
  }

  /** Every attack that may be declared now, each with its target. */
  get attacks(): string[] {
    return this.offered
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

  /** What is true of a card, by handle, name or number; "P2.GM" is P2's. */
  card(name: string): Facts {
    const sided = /^(P[12])\.(.+)$/.exec(name);
    for (const [card, handle] of this.g.handles) if (handle === name) return gundam.stage.card(this.g, card);
    for (const player of sided === null ? (["P1", "P2"] as const) : [sided[1] as Player]) {
      for (const place of gundam.stage.places) {
        for (const card of gundam.stage.cards(this.g, seatNamed(player)!, place)) {
          if (this.g.cardName(card) === (sided?.[2] ?? name)) return gundam.stage.card(this.g, card);
        }
      }
    }
    throw new Error(`there is no ${name}`);
  }

  player(player: Player): Facts {
    return gundam.stage.player(this.g, seatNamed(player)!);
  }

  /** The names of the cards at a place, in order. */
  zone(player: Player, place: string): string[] {
    return gundam.stage.cards(this.g, seatNamed(player)!, place).map((card) => this.g.cardName(card));
  }

  /** What has happened so far, as the log tells it, with paragraphs. */
  get log(): string[] {
    return (this.g.recorder?.events ?? []).map((event) => `${this.g.tell(event)} (${event.rule})`);
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

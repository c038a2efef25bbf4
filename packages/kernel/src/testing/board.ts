import type { Event } from "../events.ts";
import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { type Card, seatName, seatNamed } from "../memory.ts";
import { resultOf, type Situation } from "../scenario.ts";

/** As scenarios call the players. */
export type PlayerName = "P1" | "P2";
type Facts = Readonly<Record<string, unknown>>;

/** Facts in writing: what is a card by its name. */
export const asTold = (facts: Facts): Facts => JSON.parse(JSON.stringify(facts));

/** A position set up, played in plain phrases, and looked at: what rule and card tests are written with. */
export class Board<M extends Match = Match> {
  /** The match. */
  readonly g: M;

  constructor(
    protected readonly game: Game<M>,
    situation: Pick<Situation, "position" | "cards" | "settings" | "dice">,
  ) {
    this.g = game.stage.arrange({ game: game.id, title: "test", ...situation }, (match) => {
      if (situation.dice !== undefined) match.fixedRolls = [...situation.dice];
    });
    this.g.record();
  }

  /** Who must answer. */
  get asked(): PlayerName | "nobody" {
    const question = this.g.question();
    return question === null ? "nobody" : (seatName(question.seat) as PlayerName);
  }

  /** The paragraph that asks. */
  get question(): string | null {
    return this.g.question()?.rule ?? null;
  }

  /** What is asked, in words. */
  get says(): string {
    return this.g.question()?.says ?? "";
  }

  /** How the match stands. */
  get result(): string {
    return resultOf(this.g);
  }

  /** What may be answered. */
  get options(): string[] {
    return Array.from({ length: this.g.options().count }, (_, index) => this.g.notate(index));
  }

  /** The question that stands, to be read: who is asked, by which paragraph and where, and each answer with what it would lead to. */
  get sheet(): string[] {
    const question = this.g.question();
    if (question === null) return [this.result];
    const { rule, says, where, about } = question;
    const text = about === null ? "" : ` [${about.name}: “${about.text}”]`;
    const answers = this.options.map((each, index) => [each, this.g.meaning(index)].filter((part) => part !== "").join(" → "));
    return [`${this.asked} is asked, ${where.at(-1)}: ${says} (${rule})${text}`, ...answers.map((each) => `  ${each}`)];
  }

  /** One answer after another: "P1: attack the deck". Who is not asked cannot answer; the player may be left out. */
  plays(...lines: readonly string[]): this {
    for (const line of lines) {
      const [, player, text] = /^(?:(P[12]): )?(.+)$/.exec(line)!;
      if (player !== undefined && player !== this.asked) throw new Error(`"${line}", but ${this.situation}`);
      const index = this.g.parse(text!);
      if (index < 0) throw new Error(`"${line}" is not offered (${this.refusalOrNone(text!)}): ${this.situation}`);
      this.g.play(index);
    }
    return this;
  }

  /** The paragraph that refuses a wish; null if it is offered. */
  refusal(wish: string, by: PlayerName | "nobody" = this.asked): string | null {
    const refusals = this.g.wishes(wish).map((each) => this.g.refusal(each, seatNamed(by) ?? 0));
    if (refusals.length === 0) throw new Error(`"${wish}" is no known action`);
    return refusals.includes(null) ? null : refusals[0]!;
  }

  /** A card by its handle, name or number; "P2.GM" is P2's. */
  find(name: string): Card {
    for (const [card, handle] of this.g.handles) if (handle === name) return card;
    const sided = /^(P[12])\.(.+)$/.exec(name);
    const called = sided?.[2] ?? name;
    for (const player of sided === null ? (["P1", "P2"] as const) : [sided[1] as PlayerName]) {
      for (const place of this.game.stage.places) {
        for (const card of this.cardsAt(player, place)) {
          const definition = this.g.definition[card];
          if (this.g.nameOfDefinition(definition) === called || this.g.idOfDefinition(definition) === called) return card;
        }
      }
    }
    throw new Error(`there is no ${name}`);
  }

  /** What is true of a card. */
  card(name: string): Facts {
    return asTold(this.game.stage.card(this.g, this.find(name)));
  }

  /** Facts of a player, as the stage of the game says them. */
  player(player: PlayerName): Facts {
    return asTold(this.game.stage.player(this.g, seatNamed(player)!));
  }

  /** Facts of the match, as the stage of the game says them. */
  match(): Facts {
    return asTold(this.game.stage.match(this.g));
  }

  /** "P1.hand" → the names of the cards there, in order. */
  zone(path: string): string[] {
    const [player, place] = path.split(".") as [PlayerName, string];
    return this.cardsAt(player, place).map((card) => this.g.cardName(card));
  }

  /** What has happened so far; only events of these kinds, if any are named. */
  happened(...kinds: readonly string[]): Event[] {
    return (this.g.recorder?.events ?? []).filter(({ what }) => kinds.length === 0 || kinds.includes(what));
  }

  /** The same as the log tells it, with paragraphs. */
  get log(): string[] {
    return this.happened().map((event) => `${this.g.tell(event)} (${event.rule})`);
  }

  /** Answers, and what comes of them, to be read: each question with its answers, and what is told. */
  transcript(...answers: readonly string[]): string[] {
    let told = this.log.length;
    return answers.flatMap((answer) => {
      const asks = this.sheet;
      const lines = this.plays(answer).log.slice(told);
      told += lines.length;
      return [...asks, `> ${answer}`, ...lines];
    });
  }

  private cardsAt(player: PlayerName, place: string): Card[] {
    return this.game.stage.cards(this.g, seatNamed(player)!, place);
  }

  private get situation(): string {
    return `at ${this.g.where().join(" › ")} ${this.asked} is asked (${this.question}): ${this.options.join(" | ")}`;
  }

  private refusalOrNone(text: string): string {
    return this.g.wishes(text).length === 0 ? "no such action" : (this.refusal(text) ?? "");
  }
}

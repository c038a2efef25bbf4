import type { Position } from "@duelex/kernel";
import { Board, type PlayerName } from "@duelex/kernel/testing";
import { bos } from "../src/game.ts";

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
  const board = new Board(bos, { position, cards });
  const { g } = board;
  return {
    g,
    /** "P1: attack with A". */
    says: (...lines: readonly string[]): void => void board.plays(...lines),
    options: (): string[] => board.options,
    /** Who is asked, by which paragraph. */
    asked: (): string => (g.over ? board.result : `${board.asked} ${board.question}`),
    card: (name: string): Words => board.card(name),
    /** What is said of a card beside its numbers. */
    marks: (name: string) =>
      g
        .view(0)
        .rows.flatMap(({ cells }) => cells)
        .find((cell) => cell?.name === name)?.marks ?? [],
    player: (name: PlayerName): Words => board.player(name),
    match: (): Words => board.match(),
    names: (player: PlayerName, place: string): string[] => board.zone(`${player}.${place}`),
    /** The paragraph that forbids a wish; null if it is offered. */
    refuses: (wish: string, by?: PlayerName): string | null => board.refusal(wish, by),
    events: (what: string): string[] =>
      board.happened(what).map((event) => (event.card === 0 ? String(event.amount) : g.cardName(event.card))),
    told: (): string[] => board.log,
  };
}

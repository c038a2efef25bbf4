/** What a machine would answer here, and what it expects to come of it. */
import { type Match, type Seat, seatName } from "@duelex/kernel";
import { hintBy, type Player, TreePlayer } from "@duelex/players";
import { lineWith, menuOf } from "./menu.ts";
import { previewOf } from "./preview.ts";
import type { Session } from "./session.ts";
import type { Answer, Hint, Suggestion } from "./told.ts";

type InMenu = (answer: number) => Pick<Answer, "answer" | "phrase">;

/**
 * The best answer to the question that stands, and what it would lead to.
 * @param machine who is asked
 * @param by what that is called
 */
export function hintFor(session: Session, seat: Seat, machine: Player<Match>, by: string): Hint {
  const { match, game } = session;
  const menu = menuOf(match, seat, game.mat);
  const inMenu: InMenu = (chosen) => lineWith(menu, chosen);
  const best = machine instanceof TreePlayer ? suggestions(session, seat, machine, inMenu) : null;
  const { answer, phrase } = best?.[0] ?? inMenu(machine.choose(match));
  return { answer, phrase, by, line: previewOf(game, match, seat, answer).story, ...(best === null ? {} : { best }) };
}

/** What a search says of the best answers, each as the menu has it. */
function suggestions({ match, game }: Session, seat: Seat, machine: TreePlayer<Match>, inMenu: InMenu): Suggestion[] {
  return hintBy(machine, game, match).answers.map(({ answer, chance, low, high, line }) => ({
    answer: inMenu(answer).answer,
    phrase: inMenu(answer).phrase,
    ...{ chance, low, high },
    expected: line.slice(1).map((each) => (each.seat === seat ? each.phrase : `${seatName(each.seat)}: ${each.phrase}`)),
  }));
}

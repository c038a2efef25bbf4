import type { LessonNote } from "@duelex/kernel";
import { type Act, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { lessonOf } from "../games.ts";
import { inTheTerminal, lessonTitle, sayGame, seatsIn } from "../lesson.ts";
import { lookFor } from "../look.ts";
import { COMMAND } from "../places.ts";
import { LEAVE, Pager } from "../play/pager.ts";
import { wrap } from "../text.ts";
import { play } from "./play.ts";

export const learnCommand = (context: Context, act: Act) =>
  commandNamed("learn", "a game in five minutes: one page, then a first match with explanations", ["learn gundam", "learn bos"])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .action(act((game: string) => learn(context, game)));

async function learn(context: Context, id: string): Promise<Exit> {
  const { terminal } = context;
  const game = await context.games.load(id);
  const lesson = await lessonOf(id);
  const pager = new Pager(terminal, (typed) => {
    terminal.say(...wrap(`"${typed}" is not done here: type it in the match that follows. q leaves this text.`, terminal.columns, "  "));
    return Promise.resolve(true);
  });
  if (!(await pager.tell(sayGame(game, lookFor(terminal)), "news")) || lesson === null) return Exit.fine;
  if (!terminal.interactive) {
    terminal.say("", ...lesson.notes.flatMap((note) => sayNote(note, terminal.columns)));
    return Exit.fine;
  }
  const begin = () => terminal.ask("Enter begins a first match, with explanations; quit leaves it at any time. ");
  let ready = await begin();
  if (ready?.trim().toLowerCase() === LEAVE) {
    terminal.say("q closes a text, and that was all of it: q once more leaves the lesson, too."); // it may have been meant for the page before
    ready = await begin();
  }
  if (ready === null || /^(q(uit)?|exit)$/i.test(ready.trim())) return Exit.fine;
  const { decks, seed, notes, position } = lesson;
  const begins = position === undefined ? { decks: decks.join() } : { begins: { game: id, title: lessonTitle(game), position } };
  const seats = seatsIn(lesson);
  const easiest = seats.replace(/level:\d+/, "level:1"); // of a lesson that is won in two turns the opponent may be a strong one
  const next = ["A whole match, against the easiest opponent:", `${COMMAND} play ${id} --seats ${easiest}`] as const;
  return play(context, id, { lang: "en", seats, seed, notes, next, ...begins });
}

const sayNote = ({ title, text, rules }: LessonNote, columns: number): string[] =>
  wrap(`${title}: ${inTheTerminal(text)} (${rules.join(", ")})`, columns, "  ");

/** A game on one page, and its lesson in the terminal: what the browser's page says of its picture, in the words of a list. */
import type { Game, GuideWord, Lesson, LessonNote, Mat, Seat } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { storyOf } from "./narrate.ts";
import type { Session } from "./session.ts";
import { wrap } from "./text.ts";

/** How one wins, what lies where, the steps of a battle, and how to ask for more: one page. */
export function sayGame({ name, mat, guide }: Pick<Game, "name" | "mat" | "guide">, { paint, columns }: Look): string[] {
  const say = (text: string, indent = 2) => wrap(text, columns - indent, "  ").map((line) => " ".repeat(indent) + line);
  const sayWord = ({ name: word, about, rule }: GuideWord) => say(`${word}: ${about.replace(/\.$/, "")} (${rule})`);
  const { places = [], turn = [], battle = [] } = guide ?? {};
  return [
    paint.strong(name),
    ...say(mat.about),
    ...say(`${mat.win} (${mat.winRule})`),
    "",
    `${paint.strong("The table")}:`,
    ...(places.length === 0 ? say(`${areasOf(mat)}.`) : places.flatMap(sayWord)),
    ...say(`A card that is ${mat.turned} lies sideways: it has been used and waits to stand up again.`),
    ...(turn.length === 0 ? [] : ["", `${paint.strong("A turn")}:`, ...turn.flatMap(sayWord)]),
    ...(battle.length === 0 ? [] : ["", `${paint.strong("A battle")}, step by step:`, ...battle.flatMap(sayWord)]),
    "",
    `${paint.strong("When you do not understand something")}:`,
    ...say(
      "card NAME says what a card does and what its numbers are made of; rule WORD finds paragraphs; why says what led to what happened; why not ACTION says what forbids it; what if ANSWER says what an answer would do.",
    ),
  ];
}

/** The areas of a side from the middle to its player, by the names of the mat. */
function areasOf({ side, middle, areas }: Mat): string {
  const labels = [...new Set([...side.grid.flat(), ...middle])].flatMap((id) => areas.find((area) => area.id === id)?.label ?? []);
  const counted = [...new Set(labels)].map((label) => {
    const many = labels.filter((each) => each === label).length;
    return many === 1 ? label : `${label} ×${many}`;
  });
  return counted.join(" · ");
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/Everything that glows(?: green)? may/g, "Everything in the list may"],
  [/A card that does not glow says why when you press it\./g, "why not ACTION says why something is not in it."],
  [/What glows may be done/g, "What is in the list may be done"],
  [/What may be chosen glows on the table\./g, "What may be chosen stands in the list."],
  [/Point at (?:a|the) [a-z]+ to see (what would happen|who would win)\./g, "what if NUMBER says $1."],
];

export const inTheTerminal = (text: string): string => WORDS.reduce((said, [page, here]) => said.replace(page, here), text);

/** Who sits opposite where the lesson does not say. */
const FIRST = "level:1";
/** The learner's seat. */
const LEARNER: Seat = 0;

export const seatsIn = ({ opponent = FIRST }: Pick<Lesson, "opponent">): string => `human,${opponent}`;

/** What a lesson that begins in the middle of a match is called. */
export const lessonTitle = ({ name }: Pick<Game, "name">): string => `Learn ${name}`;

/** Was this match begun as the lesson of its game? */
export function isLesson({ beginning, game, players }: Session, lesson: Lesson): boolean {
  if (players.join() !== seatsIn(lesson)) return false;
  if (beginning.kind === "position") return beginning.scenario.title === lessonTitle(game);
  const { decks, seed } = beginning.setup;
  const isIts = (id: string, nth: number) => JSON.stringify(game.decks.find((deck) => deck.id === id)?.deck) === JSON.stringify(decks[nth]);
  return lesson.position === undefined && seed === lesson.seed && lesson.decks.every(isIts);
}

/** Notes of a lesson that have not been due up to where the match stands, its question included. */
export function notesLeft(session: Session, { notes }: Pick<Lesson, "notes">): LessonNote[] {
  const { match, moments } = session;
  const answered = moments.filter(({ seat, forced }) => seat === LEARNER && !forced).map(({ rule }) => rule);
  const asked = new Set([...answered, ...(match.over || match.asked !== LEARNER ? [] : [match.question()!.rule])]);
  const told = new Set(storyOf(session, LEARNER).map(({ rule }) => rule));
  return notes.filter(({ due }) => due !== "start" && !("asked" in due ? asked.has(due.asked) : told.has(due.told)));
}

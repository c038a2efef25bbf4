/** What can be typed at a question besides an answer. */
import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { type Game, type Match, type Seat, seatName, type Term } from "@duelex/kernel";
import { type Answer, BattleWatch, isOwnPhase, passIn } from "@duelex/session";
import { drawBoard } from "../board.ts";
import { writeAtomically } from "../files/json.ts";
import { sayGame } from "../lesson.ts";
import type { Look } from "../look.ts";
import { isNoMore, meantShortly, numbersOf, readChoice } from "../menu.ts";
import { sayStory, storyOf } from "../narrate.ts";
import { COMMAND } from "../places.ts";
import { sayRule } from "../rules.ts";
import type { Bookmark, Session } from "../session.ts";
import type { Terminal } from "../terminal.ts";
import { count, pad, plain, widthOf, wrap } from "../text.ts";
import { sayWhy } from "../why.ts";
import { sayWhyNot } from "../why-not.ts";
import { sayCardHere } from "./cards-here.ts";
import { type HintMark, sayHint } from "./hint.ts";
import { LEAVE, type Pager } from "./pager.ts";
import { sayTerm, type Terms } from "./terms.ts";
import { sayWhatIf } from "./what-if.ts";

/** What becomes of the question: it stands, it is put again, the position has changed, or the match is left. */
export type Outcome = "asked on" | "question again" | "position changed" | "left";

/** What the words work on. */
export interface Table {
  readonly session: Session;
  readonly terminal: Terminal;
  readonly look: Look;
  /** The answers of the question that stands. */
  readonly menu: readonly Answer[];
  /** The match as it was at each question that has answered itself since the last answer. */
  readonly byItself: readonly Match[];
  /** Files that this sitting has written: it may write them again unasked. */
  readonly saved: Set<string>;
  /** Lets machines answer, and what goes without saying, and calls back after each answer; false if the match is over or another person is asked. */
  letMachinesAnswer(after?: () => void): Promise<boolean>;
  /** Says something above the next question. */
  announce(text: string): void;
  /** Answers for a seat: who passes, and finds the same again, has passed that too. */
  give(seat: Seat, index: number): void;
  /** Where what this seat was told last began. */
  latest(seat: Seat): Bookmark;
  /** Words of the game that are explained. */
  readonly terms: Terms;
  /** Is a person warned before an answer that hurts only themselves? */
  warns: boolean;
  /** A screen is being read, and Enter goes on from it: no question stands there. */
  readonly isReading: boolean;
  /** What a person has been told of the numbers of a hint. */
  readonly explained: Set<HintMark>;
  /** Has somebody waited here? Then nobody needs to be told how. */
  hasWaited: boolean;
  /** Is a person who has passed asked again before anything has happened? */
  asksEachTime: boolean;
  /** Shows the next answers of a long list. */
  showMore(): void;
  /** Tells what is longer than the screen a screen at a time. */
  readonly pager: Pager;
}

export interface Word {
  readonly word: string;
  /** Shown behind it: "not WORDS". */
  readonly with?: string;
  readonly about: string;
  /** What it needs or does is the question's: it is not answered before that stands on the screen. */
  readonly deed?: true;
  /** It speaks of the answers: after a match there are none. */
  readonly ofAnswers?: true;
  run(table: Table, seat: Seat, rest: string): Outcome | Promise<Outcome>;
}

/** After so many lines the question may have left the screen. */
const MANY = 8;

/** Lines of the log that are shown unless all are asked for. */
const LOG_LINES = 30;

const say =
  (lines: (table: Table, seat: Seat, rest: string) => readonly string[]) =>
  async (table: Table, seat: Seat, rest: string): Promise<Outcome> => {
    const { terminal, pager, look } = table;
    const fits = (line: string) => widthOf(line) <= terminal.columns;
    const told = lines(table, seat, rest).flatMap((line) => (fits(line) ? [line] : wrap(line, terminal.columns, "  "))); // what quotes the person is as long as they like
    if (!(await pager.tell(told))) return "left";
    if (terminal.interactive && !table.isReading && told.length >= MANY) terminal.say(look.paint.quiet("Enter shows the question again."));
    return "asked on";
  };

/** A sentence, on as many lines as it needs. */
const tell = ({ terminal }: Table, text: string): void => terminal.say(...wrap(text, terminal.columns, "  "));

export const words: readonly Word[] = [
  {
    word: "help",
    with: "[WORD]",
    about: "the game in short: how one wins, the places, a turn, a battle; or what a word of it is",
    run: say(({ session, look, terms }, _seat, rest) => {
      if (rest === "") return sayGame(session.game, look);
      const typed = readWord(rest);
      return typed !== null && terms.called(rest).length === 0 ? sayWords([typed.word], look) : sayMeant(terms, rest, session.game, look);
    }),
  },
  {
    word: "?",
    about: "this list, and the answers again",
    async run(table) {
      const { look, pager } = table;
      return (await pager.tell(sayHelp(look))) && (await pager.goOn()) ? "question again" : "left";
    },
  },
  {
    word: "more",
    deed: true,
    about: "the answers that did not fit on the screen",
    run(table) {
      table.showMore();
      return "asked on";
    },
  },
  {
    word: "why not",
    ofAnswers: true,
    with: "ACTION",
    about: "the paragraph that forbids an action: why not attack with …",
    run: say((table, seat, rest) => (rest === "" ? ["Why not what? Write the action: why not attack with …"] : sayNot(table, seat, rest))),
  },
  {
    word: "why",
    with: "[WORDS]",
    about: "what led to what happened last, or to what is told with these words",
    run: say((table, seat, rest) => sayWhy(table.session, seat, table.look, table.latest(seat).events, rest)),
  },
  {
    word: "what if",
    ofAnswers: true,
    with: "ANSWER",
    about: "what an answer would do, if everybody else passed",
    run: say((table, seat, rest) => sayWhatIf(table.session, seat, table.menu, table.look.hear(rest), table.look)),
  },
  {
    word: "hint",
    ofAnswers: true,
    about: "the best answers with their chances to win, and what is expected to follow",
    run: say((table, seat) =>
      sayHint(table.session, seat, table.menu, table.look, table.terminal.interactive ? table.explained : new Set()),
    ),
  },
  {
    word: "wait",
    deed: true,
    with: "[WHAT]",
    about:
      "passes, and again, until something happens; wait battle, wait turn: whatever happens, until that is over; other questions are asked, and your own main phase always. wait off asks you at every moment, also where nothing has happened since you passed",
    run: (table, seat, rest) => waitFor(table, seat, rest),
  },
  {
    word: "undo",
    deed: true,
    about: "takes your last answer back, with all that followed from it",
    run(table, seat) {
      const { session, terminal, look } = table;
      const before = [...session.moments];
      if (!session.undo(seat)) {
        terminal.say("There is no answer of yours to take back.");
        return "asked on";
      }
      const [taken, ...after] = before.slice(session.moments.length);
      if (terminal.interactive && taken !== undefined)
        table.announce(`Taken back: ${look.speech(taken.phrases[seat])}${after.length === 0 ? "" : ", and what followed"}.`);
      return "position changed";
    },
  },
  {
    word: "log",
    with: "[all] [WORD]",
    about:
      "what has happened, with paragraphs; log all with every pass and all bookkeeping; log WORD, log all WORD: the lines with that word",
    run: say(sayLog),
  },
  {
    word: "board",
    about: "the table again",
    async run(table, seat) {
      const { session, look, pager } = table;
      const board = ["", ...drawBoard(session.match.view(seat), look)];
      return (await pager.tell(board)) && (await pager.goOn()) ? "question again" : "left";
    },
  },
  {
    word: "rule",
    with: "NUMBER",
    about: "what a paragraph is about; or the paragraphs about a word",
    run: say((table, _seat, rest) => [
      ...table.terms.called(rest).flatMap((term) => sayTerm(term, table.look)), // what a word is, before what the paragraphs about it are
      ...sayRule(table.session.game, rest, table.look),
    ]),
  },
  {
    word: "card",
    with: "NAME",
    about: "a card’s numbers and text, and what its numbers are made of; card 3 for the third answer",
    run: say(({ session, menu, look, terms, terminal }, seat, rest) => {
      const told = sayCardHere(session, seat, menu, rest, look);
      const due = terminal.interactive ? terms.dueIn("", told.join("\n")) : []; // the words of its text, where they first come up
      return [...told, ...due.flatMap((term) => sayTerm(term, look))];
    }),
  },
  {
    word: "words",
    with: "[WORD]",
    about: "the words of the game, explained: all, or one; words off explains no more of them as they come up, words on does",
    run: say((table, _seat, rest) => {
      const { terms, look } = table;
      const wish = plain(rest);
      if (wish === "off" || wish === "on") {
        terms.on = wish === "on";
        return [terms.on ? "Words are explained where they first come up." : "No more words are explained."];
      }
      const meant = wish === "" ? terms.all : meantBy(terms, rest, table.session.game);
      if (meant.length > 0) return meant.flatMap((term) => sayTerm(term, look));
      return terms.all.length === 0
        ? ["No words of this game are explained."]
        : wrap(
            `"${rest}" is not among the words that are explained; rule ${rest} looks for it in the rules, card ${rest} among the cards.`,
            look.columns,
          );
    }),
  },
  {
    word: "warn",
    with: "[off]",
    about: "warns before an answer that hurts only yourself; warn off does not",
    run: say((table, _seat, rest) => {
      if (plain(rest) === "off" || plain(rest) === "on") table.warns = plain(rest) === "on";
      return [table.warns ? "You are warned before an answer that hurts only yourself." : "You are not warned any more."];
    }),
  },
  {
    word: "pause",
    with: "[off]",
    about: "stops when the screen is full, until you have read it; pause off does not",
    run: say((table, _seat, rest) => {
      if (plain(rest) === "off" || plain(rest) === "on") table.pager.on = plain(rest) === "on";
      return [table.pager.on ? "What is longer than the screen stops when it is full." : "Nothing stops any more when the screen is full."];
    }),
  },
  {
    word: "save",
    with: "FILE",
    about: "writes the match down, to go on later or show it to somebody",
    async run(table, _seat, rest) {
      const { session } = table;
      const { library } = session;
      const file = rest === "" ? `my-${library.game.id}.json` : rest;
      if (existsSync(file) && !table.saved.has(file)) {
        const sure = await table.terminal.ask(`${file} is there already: write over it? (yes/no) `);
        if (sure === null) return "left";
        if (!/^y(es)?$/i.test(sure.trim())) {
          table.terminal.say("Not saved.");
          return "asked on";
        }
      }
      table.saved.add(file);
      writeAtomically(file, `${JSON.stringify(session.file(), null, 1)}\n`);
      table.terminal.say(`Saved in ${file} (${count(session.length, "answer")}). To go on:`, `  ${COMMAND} play ${session.flag} ${file}`);
      return "asked on";
    },
  },
  {
    word: "concede",
    deed: true,
    about: "gives the match up",
    async run(table, seat) {
      const sure = await table.terminal.ask(`${table.look.speech(`${seatName(seat)} concedes the match`)}: are you sure? (yes/no) `);
      if (sure === null) return "left";
      if (!/^y(es)?$/i.test(sure.trim())) return "asked on";
      table.session.concede(seat);
      return "position changed";
    },
  },
  { word: "quit", about: "leaves the match", run: () => "left" },
];

const synonyms = new Map([
  ["h", "?"],
  ["exit", "quit"],
  ["u", "undo"],
]);

/** One key closes a text; at a question, where it would leave the match, a person is asked whether that is meant. */
const leave: Word = {
  word: LEAVE,
  about: "closes a text; at a question it leaves the match, once you have said that you mean it",
  async run({ terminal }) {
    if (!terminal.interactive) return "left";
    const sure = await terminal.ask("q closes a text, and none stands here. Leave the match? (yes/no) ");
    return sure === null || /^(y(es)?|q(uit)?|exit)$/i.test(sure.trim()) ? "left" : "question again";
  },
};

/** The word that was typed, and what stood behind it. */
export function readWord(typed: string): { word: Word; rest: string } | null {
  const text = inItsWords(typed.trim().replace(/\s+/g, " "));
  if (plain(text) === LEAVE) return { word: leave, rest: "" };
  const first = plain(text).split(" ")[0] ?? "";
  const meant = (synonyms.get(first) ?? first) + text.slice(first.length);
  const word = words.find(({ word }) => plain(meant) === word || plain(meant).startsWith(`${word} `));
  return word === undefined ? null : { word, rest: meant.slice(word.word.length).trim() };
}

/** "why can't I attack with Zaku" for "why not attack with Zaku", "why did Zaku attack" for "why Zaku attack". */
const inItsWords = (text: string): string =>
  text
    .replace(/^(why) (?:can(?:['’]?t|not)|may not|(?:can|may) (?:I|we) not|couldn['’]t) (?:(?:I|we) )?(?=\S)/i, "$1 not ")
    .replace(/^(why) (?:is|are|was|can|may|could) (?!not\b)(.+?) (?:not|n['’]t)(?: (?:allowed|able) to)? (?=\S)/i, "$1 not $2 ")
    .replace(/^(why) (?:(?:is|are|was|does|do|did|could|wo)n['’]?t) (?:(?:I|we) )?(.+?)(?: (?:allowed|able) to)? (?=\S)/i, "$1 not $2 ")
    .replace(/^(why) (?:did|does|do|is|are|was|were|has|have) (?!not\b)(?=\S)/i, "$1 ");

const sayHelp = (look: Look): string[] => [
  ...wrap("Type the number of an answer, or its words (the first ones are enough), or:", look.columns),
  ...sayWords(words, look),
];

/** What can be typed besides answers, and what it does. */
export function sayWords(those: readonly Pick<Word, "word" | "with" | "about">[], { paint, columns }: Look): string[] {
  const keys = those.map((each) => (each.with === undefined ? each.word : `${each.word} ${each.with}`));
  const room = Math.max(...keys.map(widthOf)) + 2;
  return those.flatMap(({ about }, nth) =>
    wrap(about, columns - room - 2).map((line, at) => `  ${at === 0 ? paint.key(pad(keys[nth]!, room)) : " ".repeat(room)}${line}`),
  );
}

/** What is said of a word: where it is explained, else on the game's page, as a place, a phase or a step; else what speaks of it. */
function meantBy(terms: Terms, word: string, { guide }: Pick<Game, "guide">): readonly Term[] {
  const { places = [], turn = [], battle = [] } = guide ?? {};
  const wanted = [plain(word), plain(word).replace(/ (?:phase|step)$/, "")]; // "Summoning" is what a page calls the summoning phase
  const parts = [...places, ...turn, ...battle].flatMap(({ name, about, rule }): Term[] => {
    const isMeant = wanted.some((each) => plain(name).includes(each));
    return isMeant ? [{ words: [name], means: about.replace(/\.$/, ""), rule }] : [];
  });
  const called = parts.filter(({ words: [name] }) => wanted.includes(plain(name!)));
  return [terms.named(word), called, parts, terms.speakingOf(word)].find(({ length }) => length > 0) ?? [];
}

/** The same in lines, or that it is not known. */
function sayMeant(terms: Terms, word: string, game: Pick<Game, "guide">, look: Look): string[] {
  const meant = meantBy(terms, word, game);
  if (meant.length > 0) return meant.flatMap((term) => sayTerm(term, look));
  const says = `"${word}" is no word that is explained here. words lists those that are, ? what can be typed; card ${word} looks for it among the cards, rule ${word} in the rules.`;
  return wrap(says, look.columns, "  ");
}

/** Why not: an action, or the answer of this number. */
function sayNot({ session, menu, look, byItself }: Table, seat: Seat, wish: string): string[] {
  const { match, game } = session;
  const choice = /^\d+$/.test(wish) ? readChoice(menu, wish, look.speech) : null;
  if (choice !== null && "unknown" in choice) return [choice.unknown];
  const meant =
    choice === null ? meantShortly(menu, plain(wish)) : "index" in choice ? menu.find(({ answer }) => answer === choice.index) : undefined;
  const ends = isNoMore(plain(wish)) ? Object.keys(game.mat.closes) : [];
  const closing = (/turn/i.test(wish) ? ends.find((phrase) => game.mat.closes[phrase] === "turn") : undefined) ?? ends[0];
  return sayWhyNot(match, seat, look, meant?.phrase ?? closing ?? wish, game.mat.wanted, byItself);
}

/** In the words of the screen, wherever it breaks them. */
const asPrinted = (lines: readonly string[]): string => plain(stripVTControlCharacters(lines.join(" ")));

function sayLog({ session, look }: Table, seat: Seat, rest: string): string[] {
  const all = /^all( |$)/i.test(rest);
  const asked = all ? rest.slice(4) : rest;
  const word = plain(asked);
  const lines = storyOf(session, seat, undefined, !all);
  if (word !== "") {
    const found = lines.filter((line) => line.kind === "turn" || asPrinted(sayStory([line], look)).includes(word));
    const told = found.filter(({ kind }, nth) => kind !== "turn" || (nth + 1 < found.length && found[nth + 1]!.kind !== "turn"));
    if (told.length > 0) return sayStory(told, look);
    return [
      `No line of the log has "${asked}" in it${all ? ", with all bookkeeping" : `; log all ${asked} looks at all bookkeeping, too`}.`,
    ];
  }
  if (lines.length === 0) return [all ? "Nothing has happened yet." : "Nothing has happened yet that the log tells; log all has the rest."];
  const shown = all ? lines : lines.slice(-LOG_LINES);
  const left = lines.length - shown.length;
  return [...(left > 0 ? [look.paint.quiet(`… ${count(left, "line")} before; log all shows everything`)] : []), ...sayStory(shown, look)];
}

/** So many passes at most: a longer wait is asked for again. */
const PASSES = 400;

/** Passes for a seat until something is told that is no bookkeeping, or the turn is over; or it is asked something else. */
async function waitFor(table: Table, seat: Seat, rest: string): Promise<Outcome> {
  const { session } = table;
  const { match, game } = session;
  const wish = plain(rest);
  if (wish === "off" || wish === "on") {
    table.asksEachTime = wish === "off";
    table.terminal.say(
      table.asksEachTime ? "You are asked at every moment." : "After a pass you are asked again when something has happened.",
    );
    return "asked on";
  }
  if (wish !== "" && wish !== "turn" && wish !== "battle") {
    tell(table, `“wait ${rest}” is not known: “wait” passes until something happens, “wait battle” and “wait turn” until that is over.`);
    return "asked on";
  }
  if (wish === "battle" && match.view(seat).battle === undefined) {
    tell(table, "There is no battle now. “wait” passes until something happens, “wait turn” until the turn is over.");
    return "asked on";
  }
  if (passIn(match, game.mat) === null) {
    table.terminal.say("This question cannot be passed.");
    return "asked on";
  }
  const isPhase = isOwnPhase(match, seat, game.mat);
  if (isPhase || (wish !== "turn" && hasOwnToSpend(table, seat))) {
    const at = table.menu.findIndex(({ passes }) => passes);
    const ends = `Answer ${numbersOf(table.menu)[at]!}, “${table.menu[at]!.phrase}”, does`;
    tell(
      table,
      isPhase
        ? `This is your own phase, and no wait ends it for you: what you have not done would be left undone. ${ends}; then you may wait.`
        : `In your own turn no wait leaves unused what you may use now. ${ends}; “wait turn” does to the end of the turn.`,
    );
    return "asked on";
  }
  table.hasWaited = true;
  const { rule } = match.question()!;
  const turn = match.turnNumber;
  const battle = new BattleWatch(match, seat);
  const hasNews = (since: Bookmark) => storyOf(session, seat, since, true).some(({ kind }) => kind !== "turn");
  for (let left = PASSES; left > 0; left--) {
    const before = session.bookmark;
    const passing = passIn(match, game.mat);
    if (passing === null || match.asked !== seat || match.question()!.rule !== rule || isOwnPhase(match, seat, game.mat)) break;
    table.give(seat, passing);
    battle.look();
    if (!(await table.letMachinesAnswer(() => battle.look())) || match.over) break;
    if (wish === "" ? hasNews(before) : wish === "battle" ? battle.over : match.turnNumber !== turn) break;
  }
  return table.terminal.left ? "left" : "position changed";
}

/** Is it one's own turn, and something to be used in it that the other player is not asked about? */
export const hasOwnToSpend = ({ session, menu }: Pick<Table, "session" | "menu">, seat: Seat): boolean =>
  session.match.activeSeat === seat && menu.length > 1 && menu.some(({ passes, verb }) => passes && verb !== "pass");

/** What Tab can make of a line: answers and words that begin like it. */
export function completions(line: string, answers: readonly string[], verbs: readonly string[]): string[] {
  const start = plain(line);
  const wishes = verbs.map((phrase) => `why not ${phrase.split(/[*#?]/)[0]!}`);
  return [...answers, ...words.map(({ word }) => word), ...wishes].filter((each) => plain(each).startsWith(start));
}

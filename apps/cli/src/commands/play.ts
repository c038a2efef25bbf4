import { dirname } from "node:path";
import {
  type Game,
  InputError,
  isRecord,
  type LessonNote,
  type Scenario,
  SEATS,
  type Seat,
  type Seed,
  sayProblem,
  seatName,
} from "@duelex/kernel";
import { levels } from "@duelex/players";
import { PERSON } from "@duelex/session";
import { Option } from "commander";
import { type Act, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { readJson } from "../files/json.ts";
import { readMatchFile, setupIn } from "../files/match-file.ts";
import { readScenario, readScenarioOf } from "../files/scenario-file.ts";
import { type LanguageFlags, langFlag, type MatchFlags, typedWord, wholeNumber, withMatchFlags } from "../flags.ts";
import { lessonOf } from "../games.ts";
import { keepMatch, keptMatch } from "../keep.ts";
import { isLesson, lessonTitle, notesLeft, seatsIn } from "../lesson.ts";
import { libraryOf, type Matchup, readLibrary, readMatchup } from "../matchup.ts";
import { ownFiles } from "../own-cards.ts";
import { COMMAND } from "../places.ts";
import { MACHINES_IN_WORDS, readSeats } from "../play/seats.ts";
import { Sitting } from "../play/sitting.ts";
import { keepTerms, knownTerms, Terms } from "../play/terms.ts";
import { Problems } from "../problems.ts";
import { HUMAN, Session, sessionBetween } from "../session.ts";
import { languageOf, plainly } from "../speech.ts";
import { count, widthOf, wrap } from "../text.ts";

export interface PlayFlags extends MatchFlags, LanguageFlags {
  readonly seats?: string;
  /** A file; true for the match of this game that was left last. */
  readonly resume?: string | true;
  readonly scenario?: string;
  /** What is explained on the way, in a first match. */
  readonly notes?: readonly LessonNote[];
  /** The position at which a first match begins. */
  readonly begins?: Scenario;
  /** What is said when it is over, or left, instead of how one more is begun. */
  readonly next?: readonly [says: string, command: string];
  /** Go on from this many answers instead of from the end. */
  readonly to?: number;
}

const USUAL_SEATS = "human,greedy";

export const playCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("play", "a match in the terminal: ? lists what can be typed", [
      "play gundam",
      "play gundam --seats human,level:1     level:1 is the easiest, level:8 the strongest",
      "play gundam --decks gd05-orb,official-deck-006 --seed 7",
      "play bos --seats human,human          two people at one keyboard",
      "play bos --seats human,tree:2s        against one that thinks for two seconds",
      "play gate-ruler --lang ja",
      "play --resume my-match.json           go on with a saved match",
      "play gundam --resume                  go on with the one you left last",
      "play --resume my-match.json --to 40 --seats greedy,human",
      "play --scenario my-puzzle.json        begin at the position of a scenario",
    ]),
    "; with --resume or --scenario: what the machines draw from",
  )
    .argument("[game]", `one of ${context.games.ids.join(", ")}`)
    .option("--seats <a,b>", `who plays: ${HUMAN}, ${MACHINES_IN_WORDS} (default: ${USUAL_SEATS})`)
    .option("--to <answers>", "with --resume: go on from after so many answers", wholeNumber(0))
    .addOption(new Option("--resume [file]", "go on with a saved match; without a file, with the one of the game that was left last"))
    .option("--scenario <file>", "begin at the position of a scenario, after its script")
    .addOption(langFlag())
    .action(act((game: string | undefined, flags: PlayFlags) => play(context, game, flags)));

/** Of a game whose paragraphs come from two editions, what tells them apart. */
const sayBraces = ({ rulebook }: Pick<Game, "rulebook">): string =>
  Object.keys(rulebook).some((paragraph) => paragraph.startsWith("{"))
    ? " In braces {…} stands a paragraph that only the new edition has."
    : "";
/** The edition without what it changes, which is understood by who knows the rules; the Master Rules by the letters that stand before their numbers. */
const sayEdition = ({ name, edition }: Pick<Game, "name" | "edition">): string =>
  `${name} (edition ${edition.replace(/ \([^)]*\), otherwise (.*)/, ": $1, cited as MR")})`;

export async function play(context: Context, id: string | undefined, flags: PlayFlags): Promise<Exit> {
  const { session, greeting, seed, from } = await openingOf(context, id, flags);
  const { terminal } = context;
  const { library } = session;
  context.underWay = () => session.file();
  if (flags.scenario !== undefined) for (const warning of session.match.warnings) terminal.warn(sayProblem(warning));
  const lines = [
    ...greeting,
    ...(session.length === 0
      ? []
      : [
          `Going on after ${count(session.length, "answer")}.${terminal.interactive && flags.begins === undefined ? " log tells what has been." : ""}`,
        ]),
    ...(flags.notes === undefined ? [library.game.mat.win] : []), // the page before a first match has said it
    `Type the number or the words of an answer; ? lists everything else, help explains the game. A number between brackets is a paragraph of the rules: rule NUMBER says what it is about.${terminal.interactive ? "" : sayBraces(library.game)}`, // else it is among the words that are explained
    ...(flags.lang === "ja" && languageOf(library.catalog, "ja") === plainly
      ? ["No card of this game has a Japanese name: --lang changes nothing."]
      : []),
  ];
  const { id: gameId } = library.game;
  const lesson = await lessonOf(gameId);
  const terms = new Terms(lesson?.terms ?? [], knownTerms(context.keep, gameId));
  const isTaught = lesson !== null && isLesson(session, lesson);
  const notes = flags.notes ?? (isTaught ? notesLeft(session, lesson) : []);
  const language = languageOf(library.catalog, flags.lang);
  const opening = lines.flatMap((line) => wrap(line, terminal.columns, "  "));
  const finished = await new Sitting(session, terminal, language, seed, [...notes], terms, opening).run();
  terminal.close();
  if (terminal.interactive) keepTerms(context.keep, gameId, terms);
  const kept = keepMatch(context.keep, session, (why) => terminal.warn(`The match is not kept: ${why}.`), from, isTaught);
  const told = (says: string, command: string) =>
    terminal.say(...(widthOf(`${says} ${command}`) <= terminal.columns ? [`${says} ${command}`] : [says, `  ${command}`])); // a path is not parted
  if (kept !== null && finished) {
    told("The match is kept:", `${COMMAND} replay ${kept}`);
    if (terminal.interactive) told("Where it turned:", `${COMMAND} analyse ${kept}`);
  } else if (kept !== null) told("The match is kept. To go on:", `${COMMAND} play ${gameId} --resume`);
  if (flags.next !== undefined) told(...flags.next);
  else if (finished && terminal.interactive) for (const [says, command] of anotherAfter(session, flags)) told(says, command);
  return Exit.fine;
}

/** How one more is begun: against the next level, for who has beaten one. */
function anotherAfter({ players, match, library, flag }: Session, { decks }: PlayFlags): [string, string][] {
  const you = players.indexOf(HUMAN) as Seat;
  const machine = players[1 - you];
  if (machine === undefined || machine === HUMAN || flag !== "--resume") return [];
  const level = Number(/^level:(\d)$/.exec(machine)?.[1] ?? 0);
  const isHigher = level > 0 && level < levels.length && match.standing().winner === you;
  const opponent = isHigher ? `level:${level + 1}` : machine;
  const seats = you === 0 ? `${HUMAN},${opponent}` : `${opponent},${HUMAN}`;
  const more = `${seats === USUAL_SEATS ? "" : ` --seats ${seats}`}${decks === undefined ? "" : ` --decks ${typedWord(decks)}`}`;
  return [[isHigher ? "One level higher:" : "Another match:", `${COMMAND} play ${library.game.id}${more}`]];
}

/** A match as it is sat down to. */
interface Opening {
  readonly session: Session;
  readonly greeting: readonly string[];
  /** For the machines. */
  readonly seed: Seed;
  /** The file that is gone on with from its end. */
  readonly from?: string;
}

/** @throws InputError */
function openingOf(context: Context, id: string | undefined, flags: PlayFlags): Promise<Opening> {
  const problems = new Problems();
  const begun = flags.resume !== undefined ? "--resume" : flags.scenario !== undefined ? "--scenario" : null;
  if (begun !== null) {
    if (flags.resume !== undefined && flags.scenario !== undefined) problems.add("--scenario", "not together with --resume");
    for (const [flag, value] of [
      ["--decks", flags.decks],
      ["--set", flags.set],
    ] as const) {
      if (value !== undefined) problems.add(flag, `not together with ${begun}: the file says it`);
    }
  }
  if (flags.to !== undefined && flags.resume === undefined) problems.add("--to", "only together with --resume");
  if (flags.resume !== undefined) return fromSaved(context, id, flags.resume, flags, problems);
  if (flags.scenario !== undefined) return fromScenario(context, id, flags.scenario, flags, problems);
  if (flags.begins !== undefined)
    return atPosition(context, flags.begins, readSeats(flags.seats ?? USUAL_SEATS, "anyone", problems), flags);
  return fromDecks(context, wanted(id, context), flags, problems);
}

async function fromDecks(context: Context, id: string, flags: PlayFlags, problems: Problems): Promise<Opening> {
  const players = readSeats(flags.seats ?? USUAL_SEATS, "anyone", problems);
  const matchup = await readMatchup(context, id, flags, problems);
  return openingWith(context, matchup, players);
}

async function fromSaved(
  context: Context,
  id: string | undefined,
  resume: string | true,
  flags: PlayFlags,
  problems: Problems,
): Promise<Opening> {
  const { file, others } = resume === true ? keptMatch(context.keep, wanted(id, context)) : { file: resume, others: 0 };
  const lesson = await leftLesson(context, file, flags, problems);
  if (lesson !== null) return lesson;
  const saved = readMatchFile(file);
  const players = readSeats(flags.seats ?? saved.players?.map(asTyped).join() ?? USUAL_SEATS, "anyone", problems);
  checkGame(id, saved.game, "--resume", problems);
  if (flags.to !== undefined && flags.to > saved.answers.length)
    problems.add("--to", `the saved match has ${count(saved.answers.length, "answer")}, not ${flags.to}`);
  problems.check("play");
  const opening = openingWith(context, { ...(await libraryOf(context, saved, flags)), ...setupIn(saved) }, players, flags.seed);
  const { session } = opening;
  const cardsChanged = session.match.cardsFingerprint !== saved.cards;
  goOn(session, saved.answers.slice(0, flags.to), cardsChanged ? " The card data has changed since it was saved." : "");
  const rest =
    others === 0 ? [] : [`${count(others, "match", "matches")} left earlier: ${COMMAND} play --resume FILE, in ${dirname(file)}.`];
  return { ...opening, greeting: [...opening.greeting, ...rest], ...(flags.to === undefined ? { from: file } : {}) };
}

/** A lesson that begins in the middle of a match, and was left: it is kept as a scenario. Null if the file is none. */
async function leftLesson(context: Context, file: string, flags: PlayFlags, problems: Problems): Promise<Opening | null> {
  const json = readJson(file);
  const id = isRecord(json) ? String(json["game"]) : "";
  const lesson = await lessonOf(id);
  if (lesson === null || !isRecord(json) || json["title"] !== lessonTitle(await context.games.load(id))) return null;
  const players = readSeats(flags.seats ?? seatsIn(lesson), "anyone", problems);
  const scenario = readScenario(json, file);
  problems.check("play");
  const opening = await atPosition(context, { ...scenario, script: scenario.script?.slice(0, flags.to) ?? [] }, players, flags);
  return { ...opening, ...(flags.to === undefined ? { from: file } : {}) };
}

async function fromScenario(
  context: Context,
  id: string | undefined,
  path: string,
  flags: PlayFlags,
  problems: Problems,
): Promise<Opening> {
  const players = readSeats(flags.seats ?? USUAL_SEATS, "anyone", problems);
  const scenario = await readScenarioOf(context.games, path, ownFiles(flags));
  checkGame(id, scenario.game, "--scenario", problems);
  problems.check("play");
  return atPosition(context, scenario, players, flags);
}

async function atPosition(context: Context, scenario: Scenario, players: readonly [string, string], flags: PlayFlags): Promise<Opening> {
  const library = await readLibrary(context, scenario.game, flags);
  const session = new Session(library, { kind: "position", scenario }, players);
  goOn(
    session,
    (scenario.script ?? []).filter((step) => typeof step === "string"),
    "",
  );
  const seed = flags.seed ?? context.newSeed();
  const who = sayWho(players, null, context.terminal);
  return { session, seed, greeting: [scenario.title, `${sayEdition(library.game)}: ${who}.`] };
}

/** Who sits where, with which deck; one person at a screen is spoken to. */
function sayWho(players: readonly [string, string], decks: Matchup["decks"] | null, { interactive }: Context["terminal"]): string {
  const deckOf = (seat: Seat, before: string) => (decks === null ? "" : `${before}with ${decks[seat].name}`);
  if (!interactive || players.filter((name) => name === HUMAN).length !== 1)
    return SEATS.map((seat) => `${seatName(seat)} ${players[seat]}${deckOf(seat, " ")}`).join(", ");
  return SEATS.map((seat) =>
    players[seat] === HUMAN
      ? `you are ${seatName(seat)}${deckOf(seat, ", ")}`
      : `${seatName(seat)} is a machine (${players[seat]})${deckOf(seat, ", ")}`,
  ).join("; ");
}

function openingWith(context: Context, matchup: Matchup, players: readonly [string, string], machines?: Seed): Opening {
  const { game, decks, seed } = matchup;
  const who = sayWho(players, decks, context.terminal);
  const session = sessionBetween(matchup, players);
  const theirs = machines ?? seed;
  const seeds = theirs === seed ? `${seed}` : `${seed}, the machines’ ${theirs}`;
  return { session, seed: theirs, greeting: [`${sayEdition(game)}: ${who}; seed ${seeds}.`] };
}

/** A file of another game than the one that was named is a mistake. */
function checkGame(wanted: string | undefined, found: string, flag: string, problems: Problems): void {
  if (wanted !== undefined && wanted !== found) problems.add(flag, `the file is of ${found}, not of ${wanted}`);
}

/** The page calls a person otherwise. */
const asTyped = (player: string): string => (player === PERSON ? HUMAN : player);

function wanted(id: string | undefined, { games }: Context): string {
  if (id !== undefined) return id;
  throw new InputError("play", [{ where: "", what: `which game? There are ${games.ids.join(", ")}: ${COMMAND} play ${games.ids[0]}` }]);
}

/** @throws InputError if the answers cannot be given any more */
function goOn(session: Session, answers: readonly string[], perhapsWhy: string): void {
  const taken = session.follow(answers);
  if (taken === answers.length) return;
  throw new InputError("play", [{ where: `answer ${taken + 1}`, what: `"${answers[taken]}" is not possible.${perhapsWhy}` }]);
}

/** A match as a file: a replay from its decks on, a scenario from its position on; and what was saved, studies too, as a match again. */
import { InputError, isRecord, isSeed, type Problem, type Replay, readReplay, type Scenario, Transcript } from "@duelex/kernel";
import { readScenarioForm, scenarioProblems } from "./scenario-form.ts";
import { fromDecks, type Library, Session } from "./session.ts";
import type { Study } from "./study.ts";
import { PERSON, type Sitter } from "./told.ts";
import { type Node, written } from "./tree.ts";

/** A replay, who sat where, and the records of one's own cards: nothing else is needed to go on. */
export interface MatchFile extends Replay {
  /** Who sat where. */
  readonly players?: readonly [string, string];
  /** What the files of one's own cards held. */
  readonly ownCards?: readonly unknown[];
}

/** The answers up to where the match stands, as they are written down. */
const answersOf = ({ moments }: Session): string[] => moments.map(written);

/** A replay of the line up to where the match stands. @throws InputError for a match that begins with a position */
export function replayOf(session: Session): MatchFile {
  const { beginning, library, sitters } = session;
  if (beginning.kind === "position")
    throw new InputError("save", [{ where: "", what: "a match that begins with a position is saved as a scenario or as a study" }]);
  const transcript = new Transcript(library.game, beginning.setup);
  for (const { verb, seat, option } of session.moments) {
    if (verb === "concede") transcript.concede(seat);
    else transcript.play(transcript.match.options().indexOf(option));
  }
  return { ...transcript.replay(), players: sitters, ...(library.ownCards.length === 0 ? {} : { ownCards: library.ownCards }) };
}

/** The same scenario with what was played as its script; what it expected was expected of another script. @throws InputError for a match between decks */
export function scenarioOf(session: Session): Scenario {
  const { beginning } = session;
  if (beginning.kind === "decks")
    throw new InputError("save", [{ where: "", what: "a match that begins with two decks is saved as a replay or as a study" }]);
  const { expect: _, ...scenario } = beginning.scenario;
  return { ...scenario, script: answersOf(session) };
}

// ---- cards of one's own ----

/** The records in a card file: a list of cards, a record that holds one, or a single card. */
export function cardRecordsIn(file: unknown): readonly unknown[] {
  const cards = isRecord(file) && "cards" in file ? file["cards"] : file;
  return Array.isArray(cards) ? cards : [cards];
}

/**
 * The scenario with cards of one's own added to those that it makes up itself, so that it can be opened wherever it is taken.
 * @param files what each card file holds
 */
export const withCardFiles = (scenario: Scenario, files: readonly unknown[]): Scenario =>
  files.length === 0 ? scenario : { ...scenario, cards: [...files.flatMap(cardRecordsIn), ...(scenario.cards ?? [])] };

// ---- reading ----

/** What a file holds, read as far as it can be without its game. */
export type SavedFile =
  | { readonly kind: "replay"; readonly file: MatchFile }
  | { readonly kind: "study"; readonly file: Study }
  | { readonly kind: "scenario"; readonly file: Scenario };

/** @throws InputError with everything that is wrong with its form */
export function readSaved(json: unknown): SavedFile {
  if (isRecord(json) && json["format"] === "duelex-study-1") return { kind: "study", file: readStudy(json) };
  if (isRecord(json) && ("position" in json || "script" in json)) return { kind: "scenario", file: readScenarioForm(json) };
  if (isRecord(json) && "format" in json) return { kind: "replay", file: readMatchForm(json) };
  throw new InputError("file", [{ where: "", what: "this is neither a replay nor a scenario nor a study" }]);
}

/** The id of the game that a file is of. */
export const gameOf = (saved: SavedFile): string => saved.file.game;

/** A session as it was saved; it stands where it stood. @throws InputError if it cannot be played any more */
export function sessionOf(library: Library, saved: SavedFile, sitters?: readonly [Sitter, Sitter]): Session {
  switch (saved.kind) {
    case "replay": {
      const { decks, seed, settings, players, answers } = saved.file;
      const session = new Session(library, fromDecks(library, { decks, seed, settings }), sitters ?? players ?? [PERSON, PERSON]);
      play(session, answers, saved.file.cards);
      return session;
    }
    case "scenario": {
      const session = new Session(library, { kind: "position", scenario: saved.file }, sitters ?? [PERSON, PERSON]);
      const script = (saved.file.script ?? []).filter((step) => typeof step === "string");
      play(session, script, session.match.cardsFingerprint);
      return session;
    }
    case "study":
      return studied(library, saved.file, sitters);
  }
}

/** @param cards the fingerprint of the cards with which the answers were given */
function play(session: Session, answers: readonly string[], cards: string, first = 1): void {
  const taken = session.follow(answers);
  if (taken === answers.length) return;
  const changed = session.match.cardsFingerprint === cards ? "" : " The card data has changed since it was saved.";
  throw new InputError("saved match", [{ where: `answer ${first + taken}`, what: `"${answers[taken]}" is not possible.${changed}` }]);
}

function studied(library: Library, study: Study, sitters?: readonly [Sitter, Sitter]): Session {
  const { begins } = study;
  const session = new Session(library, begins.kind === "position" ? begins : fromDecks(library, begins), sitters ?? study.players);
  const nodes: Node[] = [session.tree.root];
  for (const { from, answers } of study.lines) {
    session.jump(nodes[from]!);
    for (const answer of answers) {
      play(session, [answer], study.cards, nodes.length);
      nodes.push(session.node);
    }
  }
  for (const [number, note] of Object.entries(study.notes)) session.tree.annotate(nodes[Number(number)]!, { note });
  for (const [number, mark] of Object.entries(study.marks)) session.tree.annotate(nodes[Number(number)]!, { mark });
  session.jump(nodes[study.at]!);
  return session;
}

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const areCardFiles = (value: unknown) => value === undefined || Array.isArray(value);
const arePlayers = (value: unknown) => areTexts(value) && value.length === 2;

/** Collects what is wrong with the form of a record. */
function wanting(record: Readonly<Record<string, unknown>>, problems: Problem[]) {
  return (key: string, right: (value: unknown) => boolean, what: string) => {
    if (!right(record[key])) problems.push({ where: key, what: `${what} is wanted` });
  };
}

function readStudy(record: Readonly<Record<string, unknown>>): Study {
  const problems: Problem[] = [];
  const want = wanting(record, problems);
  for (const key of ["game", "edition", "cards"]) want(key, isText, "a text");
  want("players", arePlayers, "a list of two names");
  want("ownCards", areCardFiles, "a list of card files");
  want("begins", isBeginning, "what it begins with, two decks and a seed or a scenario,");
  const { begins } = record;
  if (isRecord(begins) && isRecord(begins["scenario"])) problems.push(...scenarioProblems(begins["scenario"], "begins.scenario"));
  let nodes = 1;
  const isLine = (line: unknown): boolean => {
    if (!isRecord(line) || !areTexts(line["answers"])) return false;
    const from = line["from"];
    const right = Number.isInteger(from) && (from as number) >= 0 && (from as number) < nodes;
    nodes += line["answers"].length;
    return right;
  };
  want(
    "lines",
    (lines) => Array.isArray(lines) && lines.every(isLine),
    "a list of lines, each with answers and the earlier node it leaves,",
  );
  const isNode = (value: unknown): boolean => Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) < nodes;
  for (const key of ["notes", "marks"])
    want(key, (said) => isRecord(said) && Object.entries(said).every(([node, text]) => isNode(node) && isText(text)), "node → text");
  want("at", (at) => typeof at === "number" && isNode(at), "a node");
  if (problems.length > 0) throw new InputError("study", problems);
  return record as unknown as Study;
}

const isBeginning = (value: unknown): boolean =>
  isRecord(value) &&
  (value["kind"] === "decks"
    ? Array.isArray(value["decks"]) && value["decks"].length === 2 && isSeed(value["seed"]) && isRecord(value["settings"])
    : value["kind"] === "position" && isRecord(value["scenario"]));

/** A replay, and what is written down beside it. */
function readMatchForm(record: Readonly<Record<string, unknown>>): MatchFile {
  const problems: Problem[] = [];
  const want = wanting(record, problems);
  want("players", (players) => players === undefined || arePlayers(players), "a list of two names");
  want("ownCards", areCardFiles, "a list of card files");
  if (problems.length > 0) throw new InputError("replay", problems);
  return readReplay(record);
}

/** The doors through which something can come from outside, and what is thrown at each. */
import { diceOf, type Game, InputError, type Match, type Pairing, readReplay, type Scenario, sayProblem, verify } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { cardsLieInOnePlace, limitsAreKept, questionsHaveAnswers, sent } from "@duelex/kernel/testing";
import fc from "fast-check";
import { readForm } from "../../apps/cli/src/files/form.ts";
import { parseJson } from "../../apps/cli/src/files/json.ts";
import { type MatchFile, matchFileSchema } from "../../apps/cli/src/files/match-file.ts";
import { readScenario } from "../../apps/cli/src/files/scenario-file.ts";
import { type Corpus, phrasesAt } from "./corpus.ts";
import { spoilt, spoiltLine, strangeText } from "./nonsense.ts";

/** What became of an input: refused with a message, taken, or taken and found not to hold (a scenario that differs, a replay that parts). */

export type Outcome = "refused" | "valid" | "does not hold";

/** One input, ready to be given. */
export interface Attempt {
  /** As a person would give it. */
  show(): string;
  /** @throws whatever goes wrong; InputErrors are what "refused" stands for and do not come out */
  run(): Outcome | Promise<Outcome>;
}

export interface Kind {
  readonly name: string;
  readonly attempts: fc.Arbitrary<Attempt>;
}

/** A kind of inputs: how they are made, shown and given. */
export const kindOf = <Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  show: (input: Input) => string,
  run: (input: Input) => Outcome | Promise<Outcome>,
): Kind => ({ name, attempts: inputs.map((input) => ({ show: () => show(input), run: () => run(input) })) });

/** Something that must not happen has happened. */
export class Fault extends Error {}

/** A match between cards that someone has made up may be stopped, but the engine must not fail. */
const ANSWERS = 250;
/** Messages are read by people. */
const LONGEST_MESSAGE = 40_000;

/** Is this message one for people: something said, no insides of ours? */
export function mustBeClear(error: InputError): void {
  if (error.problems.length === 0) throw new Fault(`an InputError without a problem: ${error.message}`);
  for (const problem of error.problems) {
    if (typeof problem.what !== "string" || problem.what.trim() === "") throw new Fault("a problem that says nothing");
    if (/\[object |\.ts:\d+:|\n\s+at /.test(sayProblem(problem)))
      throw new Fault(`a message that shows the insides: ${sayProblem(problem)}`);
  }
  if (error.message.length > LONGEST_MESSAGE) throw new Fault(`a message of ${error.message.length} letters`);
}

/** Runs a reader: an InputError means that the input was refused, and must say why. */
function refusable(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (problem) {
    return refused(problem);
  }
}

/** Why an input was refused is said in a message for people. @throws whatever is none */
export function refused(problem: unknown): "refused" {
  if (!(problem instanceof InputError)) throw problem;
  mustBeClear(problem);
  return "refused";
}

/** Plays a match at random for a while; every position must be sound, and can be shown and told. */
export function playOn(game: Game, match: Match, seed: number, keepsLimits: boolean): void {
  const dice = diceOf(seed);
  match.record();
  for (let answers = 0; !match.over && answers < ANSWERS; answers++) {
    const broken = [
      ...cardsLieInOnePlace(game, match, dice),
      ...questionsHaveAnswers(game, match, dice),
      ...(keepsLimits ? limitsAreKept(game, match, dice) : []),
    ];
    if (broken[0] !== undefined) throw new Fault(`after ${answers} answers: ${broken[0]}`);
    if (dice(25) === 0) for (const seat of [0, 1] as const) sent(match, seat);
    match.play(dice(match.options().count));
  }
  for (const event of match.recorder?.events ?? []) match.tell(event);
}

/** A kind of files, read from their text. */
const fileKind = (name: string, corpus: Corpus, good: "decks" | "cards" | "scenarios" | "replays", read: (text: string) => Outcome): Kind =>
  kindOf(
    `${name}, ${corpus.game.id}`,
    spoilt(corpus[good], good === "cards" ? corpus.cardKin : corpus.kin),
    (text) => text,
    (text) => refusable(() => read(text)),
  );

export const deckKind = (corpus: Corpus): Kind => fileKind("deck", corpus, "decks", (text) => readDeck(corpus.game, text));

function readDeck(game: Game, text: string): Outcome {
  const deck = parseJson(text, "deck");
  const problems = game.checkDeck(deck);
  let pairing: Pairing;
  try {
    pairing = game.pairing({ decks: [deck, deck] });
  } catch (problem) {
    if (problem instanceof InputError && problems.length === 0) throw new Fault(`the deck check says nothing, and: ${problem.message}`);
    throw problem;
  }
  if (problems.length > 0) throw new Fault(`a match begins with a deck of which is said: ${sayProblem(problems[0]!)}`);
  playOn(game, pairing.newMatch(text.length), text.length, true);
  return "valid";
}

export const cardsKind = (corpus: Corpus): Kind => fileKind("card file", corpus, "cards", (text) => readCards(corpus.game, text));

/** Cards that are let in can be shown, and the deck that they are of can be played. */
function readCards(game: Game, text: string): Outcome {
  const catalog = game.catalog(parseJson(text, "card file"));
  for (const { id, name, otherNames, type, summary, text: lines } of catalog.entries) {
    const all = [id, name, type, summary, ...otherNames, ...lines];
    if (all.some((each) => typeof each !== "string" || /\[object |\bundefined\b|\bNaN\b/.test(each)))
      throw new Fault(`card ${id} is shown as ${JSON.stringify(all)}`);
  }
  catalog.coverage();
  const own = [...text.matchAll(/"id": ?("[^"]+")/g)].map(([, id]) => id!);
  const most = game.decks
    .map(({ deck }, nth) => ({ deck, nth, held: own.filter((id) => JSON.stringify(deck).includes(id)).length }))
    .toSorted((one, other) => other.held - one.held)
    .find(({ deck, held }) => held > 0 && game.checkDeck(deck, catalog).length === 0);
  if (most !== undefined) {
    const { deck, nth } = most;
    playOn(game, game.pairing({ decks: [deck, deck], catalog }).newMatch(nth), nth, true);
  }
  return "valid";
}

export type ByName = (id: string) => Game | undefined;

export const scenarioKind = (corpus: Corpus, gameNamed: ByName): Kind =>
  fileKind("scenario", corpus, "scenarios", (text) => {
    const scenario = readScenario(parseJson(text, "scenario"), "scenario");
    const game = gameNamed(scenario.game);
    return game === undefined ? "refused" : playScenario(game, scenario);
  });

/** Whatever position has been set up, it is one that can be shown and played. */
function playScenario(game: Game, scenario: Scenario): Outcome {
  let match = undefined as Match | undefined;
  const differences = runScenario(game, scenario, (arranged) => {
    match = arranged;
  });
  if (match !== undefined) {
    match.fixedRolls = null;
    playOn(game, match, 1, false);
  } // else it expected to be refused
  return differences.length === 0 ? "valid" : "does not hold";
}

export const replayKind = (corpus: Corpus, gameNamed: ByName): Kind =>
  fileKind("replay", corpus, "replays", (text) => {
    const json = parseJson(text, "replay");
    const replay = readForm(matchFileSchema, json, "replay") as MatchFile; // as readMatchFile has it
    readReplay(json); // what the files of the terminal let in, the kernel does
    const game = gameNamed(replay.game);
    if (game === undefined) return "refused";
    const { verified, parts } = verify(game, replay);
    if (!verified && (parts === undefined || parts.what === "")) throw new Fault("a replay parts, and nothing is said");
    return verified ? "valid" : "does not hold";
  });

/** A saved position with letters changed, cut, added; of another game; of other cards. */
export function saveKind(corpus: Corpus, others: readonly Corpus[]): Kind {
  const saved = [corpus, ...others].flatMap(({ positions }) => positions.slice(0, 8).map((match) => match.save()));
  const change = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom("set", "cut", "insert", "upper", "half"),
    fc.oneof(fc.constantFrom("0", "f", ":", "-1", "ffff", "0000"), strangeText),
  );
  const apply = (text: string, [share, how, what]: [number, string, string]): string => {
    const at = Math.floor(share * text.length);
    if (how === "cut") return text.slice(0, at);
    if (how === "half") return text.slice(at);
    if (how === "upper") return text.slice(0, at) + text.slice(at).toUpperCase();
    return text.slice(0, at) + what + text.slice(how === "set" ? at + what.length : at);
  };
  return kindOf(
    `saved position, ${corpus.game.id}`,
    fc.record({
      text: fc.oneof(
        { weight: 1, arbitrary: strangeText },
        {
          weight: 9,
          arbitrary: fc
            .tuple(fc.constantFrom(...saved), fc.array(change, { maxLength: 3 }))
            .map(([text, changes]) => changes.reduce(apply, text)),
        },
      ),
      onto: fc.nat(corpus.positions.length - 1),
    }),
    ({ text }) => text,
    ({ text, onto }) => {
      const match = corpus.positions[onto]!.clone();
      const before = match.hash();
      const outcome = refusable(() => {
        match.load(text);
        return "valid";
      });
      if (outcome === "refused" && match.hash() !== before) throw new Fault("a position that was refused has changed the match");
      if (outcome === "valid") playOn(corpus.game, match, onto, true);
      return outcome;
    },
  );
}

/** Something typed at a question: an answer, an action that is not allowed, or neither. */
export function notationKind(corpus: Corpus): Kind {
  const { positions, phrases, game } = corpus;
  const at = fc.nat(positions.length - 1);
  return kindOf(
    `notation, ${game.id}`,
    fc.oneof(
      fc.record({ text: spoiltLine(phrases), at }),
      at.chain((here) => fc.record({ text: spoiltLine(phrasesAt(positions[here]!)), at: fc.constant(here) })),
    ),
    ({ text, at }) => `position ${at}: ${text}`,
    ({ text, at }) => {
      const match = positions[at]!;
      const before = match.hash();
      const index = match.parse(text);
      if (!Number.isInteger(index) || index < -1 || index >= match.options().count)
        throw new Fault(`read as ${index} of ${match.options().count}`);
      for (const wish of match.wishes(text)) {
        const verdict = match.whyNot(wish);
        const offered = match.options().indexOf(wish) >= 0;
        if (offered !== (verdict === null)) throw new Fault(`"${match.phrase(wish)}": offered ${offered}, refused ${verdict?.rule}`);
        if (verdict !== null && (verdict.fact === "" || !(verdict.rule in game.rulebook)))
          throw new Fault(`"${match.phrase(wish)}" is refused by ${verdict.rule}`);
      }
      if (match.hash() !== before) throw new Fault("reading has changed the match");
      return index < 0 ? "refused" : "valid";
    },
  );
}

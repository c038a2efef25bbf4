import { InputError } from "@duelex/kernel";
import { Option } from "commander";
import { type Act, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { Problems } from "../errors.ts";
import { type MatchFile, readMatchFile, setupIn } from "../files/match-file.ts";
import { type LanguageFlags, langFlag, type MatchFlags, wholeNumber, withMatchFlags } from "../flags.ts";
import { keepMatch, keptMatch } from "../keep.ts";
import { libraryOf, type Matchup, readMatchup } from "../matchup.ts";
import { MACHINES, readSeats } from "../play/seats.ts";
import { Sitting } from "../play/sitting.ts";
import { HUMAN, Session } from "../session.ts";
import { languageOf } from "../speech.ts";
import { count, wrap } from "../text.ts";

export interface PlayFlags extends MatchFlags, LanguageFlags {
  readonly seats?: string;
  /** A file; true for the match of this game that was played last. */
  readonly resume?: string | true;
  /** Go on from this many answers instead of from the end. */
  readonly to?: number;
}

const ANYONE = [HUMAN, ...MACHINES];
const USUAL_SEATS = "human,greedy";

export const playCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("play", "a match in the terminal: ? lists what can be typed", [
      "play gundam",
      "play gundam --decks official-deck-004,official-deck-006 --seats human,random --seed 7",
      "play bos --seats human,human          two people at one keyboard",
      "play gate-ruler --lang ja",
      "play --resume my-match.json           go on with a saved match",
      "play gundam --resume                  go on with the last one",
      "play --resume my-match.json --to 40 --seats greedy,human",
    ]),
  )
    .argument("[game]", `one of ${context.games.ids.join(", ")}`)
    .option("--seats <a,b>", `who plays: ${ANYONE.join(", ")} (default: ${USUAL_SEATS})`)
    .option("--to <answers>", "with --resume: go on from after so many answers", wholeNumber(0))
    .addOption(new Option("--resume [file]", "go on with a saved match; without a file, with the last one of the game"))
    .addOption(langFlag())
    .action(act((game: string | undefined, flags: PlayFlags) => play(context, game, flags)));

export async function play(context: Context, id: string | undefined, flags: PlayFlags): Promise<Exit> {
  const saved = savedMatch(context, id, flags);
  const problems = new Problems();
  const seats = readSeats(flags.seats ?? saved?.players?.join() ?? USUAL_SEATS, ANYONE, problems);
  const matchup =
    saved === null ? await readMatchup(context, wanted(id, context), flags, problems) : await matchupOf(context, saved, flags);
  problems.check("play");
  const session = new Session(matchup, seats);
  if (saved !== null) goOn(session, saved, flags.to);
  const { terminal } = context;
  context.underWay = () => session.file();
  terminal.say(...greeting(session).flatMap((line) => wrap(line, terminal.columns, "  ")));
  const finished = await new Sitting(session, terminal, languageOf(matchup.catalog, flags.lang)).run();
  terminal.close();
  const kept = keepMatch(context.keep, session);
  if (kept === null) return Exit.fine;
  terminal.say(
    finished ? `The match is kept: duelex replay ${kept}` : `The match is kept. To go on: duelex play ${matchup.game.id} --resume`,
  );
  return Exit.fine;
}

/** The match that is to be gone on with, if one is. */
function savedMatch(context: Context, id: string | undefined, { resume }: PlayFlags): MatchFile | null {
  if (resume === undefined) return null;
  return readMatchFile(resume === true ? keptMatch(context.keep, wanted(id, context)) : resume);
}

const matchupOf = async (context: Context, saved: MatchFile, flags: PlayFlags): Promise<Matchup> => ({
  ...(await libraryOf(context, saved, flags)),
  ...setupIn(saved),
});

function wanted(id: string | undefined, { games }: Context): string {
  if (id !== undefined) return id;
  throw new InputError("play", [{ where: "", what: `which game? There are ${games.ids.join(", ")}` }]);
}

/** @throws InputError if the answers cannot be given any more */
function goOn(session: Session, { answers: all, cards }: MatchFile, upTo = all.length): void {
  const answers = all.slice(0, upTo);
  const taken = session.follow(answers);
  if (taken === answers.length) return;
  const changed = session.match.cardsFingerprint === cards ? "" : " The card data has changed since it was saved.";
  throw new InputError("saved match", [{ where: `answer ${taken + 1}`, what: `"${answers[taken]}" is not possible any more.${changed}` }]);
}

function greeting({ matchup, players, transcript }: Session): string[] {
  const { game, decks, seed } = matchup;
  const who = players.map((name, seat) => `P${seat + 1} ${name} with ${decks[seat]!.name}`).join(", ");
  return [
    `${game.name} (edition ${game.edition}): ${who}; seed ${seed}.`,
    ...(transcript.length === 0 ? [] : [`Going on after ${count(transcript.length, "answer")}.`]),
    "Type the number or the words of an answer; ? lists everything else.",
  ];
}

import { createHash } from "node:crypto";
import { InputError, verify } from "@duelex/kernel";
import { InvalidArgumentError } from "commander";
import { drawBoard } from "../board.ts";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type MatchFile, readMatchFile, setupIn } from "../files/match-file.ts";
import {
  type AllFlag,
  allFlag,
  type CardFlags,
  cardsFlag,
  type JsonFlag,
  jsonFlag,
  type LanguageFlags,
  langFlag,
  wholeNumber,
} from "../flags.ts";
import type { Look } from "../look.ts";
import { type Library, libraryOf } from "../matchup.ts";
import { menuOf } from "../menu.ts";
import { sayResult, sayStory, storyOf } from "../narrate.ts";
import { sayQuestion } from "../play/question.ts";
import { type Session, sessionBetween } from "../session.ts";
import { languageOf } from "../speech.ts";

export interface ReplayFlags extends CardFlags, LanguageFlags, JsonFlag, AllFlag {
  readonly to?: number;
  readonly story?: true;
  readonly dice?: string;
}

/** What a server tells of the dice before the first card. */
function hashOfDice(given: string): string {
  if (/^[0-9a-f]{64}$/i.test(given)) return given.toLowerCase();
  throw new InvalidArgumentError("the 64 hexadecimal digits that the server told before the first card are wanted.");
}

export const replayCommand = (context: Context, act: Act) =>
  commandNamed("replay", "play a saved match again, verify its hashes, and say where it parts", [
    "replay my-match.json",
    "replay my-match.json --story          tell what happened",
    "replay my-match.json --to 40          stop after 40 answers and show the table",
    "replay my-match.json --dice 41ff90c2…   is it the seed whose hash was told?",
    "replay my-match.json --json",
  ])
    .argument("<file>", "a match that was saved (save in play; also the file that play keeps)")
    .option("--to <answers>", "stop after so many answers, and show the table there", wholeNumber(0))
    .option("--dice <hash>", "the hash of the dice that a server told before the first card", hashOfDice)
    .option("--story", "tell what happened, with paragraphs")
    .addOption(allFlag())
    .addOption(cardsFlag())
    .addOption(langFlag())
    .addOption(jsonFlag())
    .action(act((file: string, flags: ReplayFlags) => replay(context, file, flags)));

async function replay(context: Context, path: string, flags: ReplayFlags): Promise<Exit> {
  const { terminal } = context;
  const saved = readMatchFile(path);
  const library = await libraryOf(context, saved, flags);
  const { game, catalog } = library;
  if (flags.to !== undefined && flags.to > saved.answers.length)
    throw new InputError("replay", [{ where: "--to", what: `the match has ${saved.answers.length} answers, and ${flags.to} are more` }]);
  const found = verify(game, saved, { catalog, ...(flags.to === undefined ? {} : { to: flags.to }) });
  const sameDice = flags.dice === undefined ? null : createHash("sha256").update(String(saved.seed)).digest("hex") === flags.dice;
  const isRight = found.verified && sameDice !== false;
  if (flags.json !== undefined) {
    terminal.say(
      asJson({
        game: game.id,
        edition: saved.edition,
        answers: found.answers,
        of: saved.answers.length,
        result: found.result,
        verified: found.verified,
        sameCards: found.sameCards,
        parts: found.parts ?? null,
        ...(sameDice === null ? {} : { sameDice }),
      }),
    );
    return isRight ? Exit.fine : Exit.failed;
  }
  const players = saved.players ?? ["", ""];
  const look: Look = { paint: terminal.paint, columns: terminal.columns, ...languageOf(catalog, flags.lang), players };
  const session = sessionOf(library, saved, found.answers);
  if (flags.story === true) terminal.say(...sayStory(storyOf(session, null, undefined, flags.all !== true), look), "");
  if (flags.to !== undefined) terminal.say(...sayPosition(session, look), "");
  if (saved.edition !== game.edition) terminal.say(`It was played by edition ${saved.edition}; this is edition ${game.edition}.`);
  if (!found.sameCards)
    terminal.say(
      "It was played with other cards than these: what they say and do may differ from what was seen then, also where every hash agrees.",
    );
  if (found.parts !== undefined) terminal.say(terminal.paint.bad(`It parts ${found.parts.what}`));
  else {
    const whole = found.answers === saved.answers.length;
    const how = whole && session.match.over ? sayResult(session.match, players) : `It stands in turn ${session.match.turnNumber}.`;
    terminal.say(`${terminal.paint.good("Verified")}: ${found.answers} of ${saved.answers.length} answers, every hash as recorded. ${how}`);
  }
  if (sameDice === true) terminal.say(`${terminal.paint.good("The dice")} are those whose hash was told before the first card.`);
  if (sameDice === false) terminal.say(terminal.paint.bad("The dice are others than those whose hash was told."));
  return isRight ? Exit.fine : Exit.failed;
}

/** The match played once more with everything written down. */
function sessionOf(library: Library, saved: MatchFile, upTo: number): Session {
  const players = saved.players ?? (["", ""] as const);
  const session = sessionBetween({ ...library, ...setupIn(saved) }, players);
  session.follow(saved.answers.slice(0, upTo));
  return session;
}

/** The table as the player who must answer sees it, and what is asked. */
function sayPosition({ game, match }: Session, look: Look): string[] {
  const question = match.question();
  const seat = question?.seat ?? 0;
  return [
    ...drawBoard(match.view(seat), look),
    ...(question === null ? [] : ["", ...sayQuestion(question, menuOf(game, match, seat), look)]),
  ];
}

import { type Match, resultOf } from "@duelex/kernel";
import { sayFact } from "../board.ts";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import {
  type AllFlag,
  allFlag,
  changeFlag,
  type JsonFlag,
  jsonFlag,
  type LanguageFlags,
  langFlag,
  type MatchFlags,
  withMatchFlags,
} from "../flags.ts";
import { hearing } from "../interrupt.ts";
import { keepMatch } from "../keep.ts";
import type { Look } from "../look.ts";
import { type Matchup, readMatchup } from "../matchup.ts";
import { sayResult, sayStory, storyOf } from "../narrate.ts";
import { MACHINES_IN_WORDS, machinesFor, readSeats } from "../play/seats.ts";
import { Problems } from "../problems.ts";
import { type Session, sessionBetween } from "../session.ts";
import { changedBy } from "../sim/change.ts";
import { languageOf } from "../speech.ts";
import { flow } from "../text.ts";

export interface WatchFlags extends MatchFlags, LanguageFlags, JsonFlag, AllFlag {
  readonly players?: string;
  readonly change?: readonly string[];
  readonly changeCards?: string;
}

const USUAL_PLAYERS = "greedy";

export const watchCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("watch", "a match between machines, narrated with paragraphs", [
      "watch gundam",
      "watch bos --players greedy,random --seed 7",
      "watch colossus-order --players tree:1s,greedy   one thinks for a second",
      "watch gundam --decks official-deck-004,official-deck-006 --json",
      'watch gundam --seed 7 --change "ST01-005 ap=3"',
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--players <a,b>", `who plays: ${MACHINES_IN_WORDS} (default: ${USUAL_PLAYERS})`)
    .addOption(changeFlag("with a card that is another"))
    .option("--change-cards <file>", "with these cards in place of those of the same number")
    .addOption(allFlag())
    .addOption(langFlag())
    .addOption(jsonFlag())
    .action(act((game: string, flags: WatchFlags) => watch(context, game, flags)));

async function watch(context: Context, id: string, flags: WatchFlags): Promise<Exit> {
  const problems = new Problems();
  const players = readSeats(flags.players ?? USUAL_PLAYERS, "machines", problems);
  const matchup = await readMatchup(context, id, flags, problems, (library) =>
    changedBy(library, flags.change ?? [], flags.changeCards, problems),
  );
  const { terminal } = context;
  const { game, seed } = matchup;
  const session = sessionBetween(matchup, players);
  const { match } = session;
  context.underWay = () => session.file();
  const [one, other] = machinesFor(session, seed);
  const machines = [one!, other!] as const;
  const look: Look = { paint: terminal.paint, columns: terminal.columns, ...languageOf(matchup.catalog, flags.lang), players };
  const narrated = flags.json === undefined;
  const ear = hearing(context);
  if (narrated)
    terminal.say(
      `${game.name} (edition ${game.edition}): ${matchup.decks.map((deck, seat) => `P${seat + 1} ${players[seat]} with ${deck.name}`).join(", ")}; seed ${seed}.`,
    );
  let told = { moments: 0, events: 0 };
  const tell = () => {
    if (narrated) terminal.say(...sayStory(storyOf(session, null, told, flags.all !== true), look));
    told = session.bookmark;
  };
  for (let turn = 0; !match.over && !(await ear.breathe()); ) {
    session.play(machines[match.asked].choose(match));
    if (match.turnNumber === turn && !match.over) continue;
    turn = match.turnNumber;
    tell();
    if (narrated && !match.over) terminal.say(...sayStandings(match, look));
  }
  ear.deaf();
  const stopped = ear.stopped && !match.over;
  if (narrated) {
    tell();
    terminal.say("", terminal.paint.strong(stopped ? `Stopped in turn ${match.turnNumber}.` : sayResult(match, players)));
  } else terminal.say(asJson(summaryOf(session, matchup)));
  keepMatch(context.keep, session);
  return stopped ? Exit.interrupted : Exit.fine;
}

/** How both players stand, in a line each. */
function sayStandings(match: Match, { paint, columns }: Look): string[] {
  const { facts } = match.view(match.activeSeat);
  return facts.flatMap((each, seat) => {
    const name = `   P${seat + 1}: `;
    return flow(each.map(sayFact), columns - name.length, " · ").map((line, nth) =>
      paint.quiet((nth === 0 ? name : " ".repeat(name.length)) + line),
    );
  });
}

function summaryOf(session: Session, matchup: Matchup) {
  const { match, players } = session;
  return {
    game: matchup.game.id,
    decks: matchup.decks.map((deck) => deck.id),
    players,
    seed: matchup.seed,
    settings: matchup.settings,
    result: resultOf(match),
    turns: match.turnNumber,
    answers: session.length,
    story: storyOf(session, null),
  };
}

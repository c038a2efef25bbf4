import { type Dice, diceOf } from "../dice.ts";
import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { SEATS } from "../memory.ts";
import { option, verbOf } from "../options.ts";
import { resultOf } from "../scenario.ts";
import { fingerprint } from "../text.ts";

/** What is written down of a match: who was asked what and what it leads to; what happened and why; what each seat sees; why not. */
const CHAPTERS = ["asked", "told", "seen", "refused"] as const;
/** One question in so many is looked at by both seats, and asked why not. */
const LOOKED = 6;

/**
 * Matches of decks drawn at random, answered at random, every other one by players who mostly act where they can, a line each: how long it
 * took, how it ended, and a fingerprint of every word that was asked, told, shown and refused in it. The same lines come from every machine and
 * every Node; a rule or a word that changes shows here, and in which column.
 * @param from the first seed
 */
export function chronicle<M extends Match>(game: Game<M>, from: number, matches: number): string {
  const head = `${game.name}: seed, turns, answers, the mark of its end, fingerprints of what was ${CHAPTERS.join(", ")}, result`;
  const lines = Array.from({ length: matches }, (_, at) => lineOf(game, from + at));
  return `${[head, ...lines].join("\n")}\n`;
}

function lineOf<M extends Match>(game: Game<M>, seed: number): string {
  const dice = diceOf(seed);
  const match = game.pairing({ decks: [game.randomDeck!(dice), game.randomDeck!(dice)] }).newMatch(seed);
  const { events } = match.record();
  const written: Record<(typeof CHAPTERS)[number], string[]> = { asked: [], told: [], seen: [], refused: [] };
  let answers = 0;
  for (let heard = 0; !match.over; answers++) {
    const { count } = match.options();
    const { seat, rule, says, where, about } = match.question()!;
    const offers = Array.from({ length: count }, (_, at) => `${match.notate(at)} (${match.meaning(at)})`);
    written.asked.push(`${seat} ${rule} ${says} ${where.join(" › ")} ${JSON.stringify(about)}`, ...offers);
    if (dice(LOOKED) === 0) {
      for (const each of SEATS) written.seen.push(JSON.stringify(match.view(each)));
      written.refused.push(...refusalsOf(match, dice));
    }
    match.play(seed % 2 === 0 ? dice(count) : acting(match, dice));
    for (const event of events.slice(heard)) {
      const { what, cause, moment, depth } = event;
      written.told.push([what, event.rule, cause, moment, depth, ...[null, ...SEATS].map((each) => match.tell(event, each))].join(" | "));
    }
    heard = events.length;
  }
  const prints = CHAPTERS.map((chapter) => fingerprint(written[chapter].join("\n")).slice(0, 8));
  const mark = match.mark().toString(16).padStart(8, "0");
  return [String(seed).padStart(3), match.turnNumber, answers, mark, ...prints, resultOf(match)].join("  ");
}

/** An answer at random, mostly one that does something with a card where there is one. */
function acting(match: Match, dice: Dice): number {
  const may = match.options();
  const cards = [...may].flatMap((each, at) => (match.phrases[verbOf(each)]!.includes("*") ? [at] : []));
  return cards.length > 0 && dice(4) > 0 ? cards[dice(cards.length)]! : dice(may.count);
}

/** Of each verb something that might be wished, and what is against it. */
function refusalsOf(match: Match, dice: Dice): string[] {
  return match.phrases.map((_, verb) => {
    const conceivable = [...match.conceivable(verb)];
    const wish = option(verb, conceivable[dice(conceivable.length)] ?? 0);
    const verdict = match.whyNot(wish);
    return `${match.phrase(wish)}: ${verdict?.rule} ${verdict?.fact}`;
  });
}

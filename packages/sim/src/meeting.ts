/** Games between two decks, in pairs: each seed is played twice, the second time with the seats swapped. */
import type { Game, Match, Seat } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { Chronicler } from "./happened.ts";
import { type Aborted, Ending, type Meeting, type Outcomes, type Span, WENT_FIRST } from "./outcomes.ts";

/** The seed of one pair of a series: far from its neighbours', and the same whoever plays it, and when. */
export function seedOfGame(seed: number, pair: number): number {
  let x = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(pair + 1, 0x85ebca77)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** The seed of the meeting with one of several opponents: the same whoever meets it, and another one for each. */
export const seedOfMeeting = (seed: number, opponent: number): number => (opponent === 0 ? seed : seedOfGame(~seed, opponent));

/**
 * Sets a meeting up, once; what comes back plays any span of it, here and now. A game that throws or does not end is counted as
 * aborted, with its seed and the reason.
 * @throws InputError if a deck, a setting or a card file is not right
 */
export function meetingPlayer<M extends Match>(game: Game<M>, meeting: Meeting): (span: Span) => Outcomes {
  const { decks, settings, cardFiles, players, longest } = meeting;
  const catalog = game.catalog(...cardFiles);
  const seated = [game.pairing({ decks, settings, catalog }), game.pairing({ decks: [decks[1], decks[0]], settings, catalog })] as const;
  const used: (M | undefined)[] = [undefined, undefined];
  const chronicler = meeting.details ? new Chronicler() : null;

  return ({ from, count }) => {
    const games = 2 * count;
    const outcomes = {
      endings: new Uint8Array(games),
      turns: new Uint16Array(games),
      answers: new Uint32Array(games),
      ways: new Uint32Array(games),
    };
    const aborted: Aborted[] = [];

    const playOne = (at: number, swapped: 0 | 1, seed: number): void => {
      let answers = 0;
      let way = 0x811c9dc5;
      try {
        const into = used[swapped];
        if (into !== undefined) chronicler?.follow(into);
        const match = seated[swapped].newMatch(seed, into);
        if (into === undefined && chronicler !== null) {
          chronicler.follow(match);
          seated[swapped].newMatch(seed, match); // the set-up too is to be followed
        }
        used[swapped] = match;
        const names = swapped === 0 ? players : ([players[1], players[0]] as const);
        const [one, other] = [playerNamed(names[0], game, 0, seed), playerNamed(names[1], game, 1, seed)];
        while (!match.over) {
          if (answers === longest) throw new Error(`stalled: not over after ${answers} answers, at ${match.where().join(" › ")}`);
          chronicler?.asked(match);
          const index = (match.asked === 0 ? one : other).choose(match);
          way = Math.imul(way ^ index, 0x01000193);
          match.play(index);
          answers++;
        }
        const { winner } = match.standing();
        const ours: Seat = swapped;
        const ending = winner === null ? Ending.draw : winner === ours ? Ending.won : Ending.lost;
        outcomes.endings[at] = ending | (match.firstSeat === ours ? WENT_FIRST : 0);
        outcomes.turns[at] = match.turnNumber;
        chronicler?.ended(match, ours, ending);
      } catch (problem) {
        used[swapped] = undefined; // whatever is left of it is not to be trusted
        outcomes.endings[at] = Ending.aborted;
        const why = problem instanceof Error ? problem.message : String(problem);
        aborted.push({ game: 2 * from + at, seed, swapped: swapped === 1, answers, why });
        chronicler?.forget();
      }
      outcomes.answers[at] = answers;
      outcomes.ways[at] = way >>> 0;
    };

    for (let pair = 0; pair < count; pair++) {
      const seed = seedOfGame(meeting.seed, from + pair);
      playOne(2 * pair, 0, seed);
      playOne(2 * pair + 1, 1, seed);
    }
    for (const match of used) if (match !== undefined) match.tally = null;
    return { ...outcomes, aborted, happened: chronicler?.take() ?? null };
  };
}

/** Looks for puzzles in machine matches: questions from which exactly one line wins before the turn ends. */
import { diceOf, type Game, type Match, newMatch, type Puzzle, type Scenario, type Seat, seatName } from "@duelex/kernel";
import { GreedyPlayer, TreePlayer } from "@duelex/players";
import { type Proof, prove, seedOfGame, sizeOf, winningAnswers } from "@duelex/sim";

export type PuzzleFile = Scenario & { readonly puzzle: Puzzle };

/** One answer in so many is given at random, so that matches differ and go astray. */
const ASTRAY = 12;
const LONGEST = 3000;
/** Positions that a proof may take, and that trying everything may. */
const MOST = { proof: 5000, everything: 60_000, written: 150 };
/** Fewer bits than these are guessed too easily. */
const LEAST_BITS = 4;
/** A cheap look: so many lines to the end of the turn. */
const LINES = 48;

/** Puzzles of one match, at most one. */
export function* puzzlesIn(game: Game, seed: number, nth: number): Generator<PuzzleFile> {
  const own = seedOfGame(seed, nth);
  const dice = diceOf(own);
  const pick = () => game.decks[dice(game.decks.length)]!;
  const [one, other] = [pick(), pick()];
  const match = newMatch(game, { decks: [one.deck, other.deck], seed: own });
  const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(own + seat)));
  const script: string[] = [];
  for (let given = 0; given < LONGEST && !match.over; given++) {
    const { count } = match.options();
    if (count >= 3 && match.asked === match.activeSeat && mayWin(game, match, dice)) {
      const puzzle = puzzleAt(game, match);
      if (puzzle !== null) {
        const title = `${game.name}: ${seatName(match.asked)} wins this turn`;
        yield { game: game.id, title, decks: [one.id, other.id], seed: own, script: [...script], puzzle };
        return;
      }
    }
    const index = dice(ASTRAY) === 0 ? dice(count) : players[match.asked]!.choose(match);
    script.push(`${seatName(match.asked)}: ${match.notate(index)}`);
    match.play(index);
  }
}

/**
 * Do a few of many lines to the end of the turn win, the other side answering quickly, and all of them after the same first answer? Most
 * questions are done with here.
 */
function mayWin(game: Game, match: Match, dice: (n: number) => number): boolean {
  const { options, count } = match.options();
  let winner = -1;
  const { turnNumber, asked } = match;
  const copy = match.blank();
  for (let line = 0; line < LINES; line++) {
    copy.copyFrom(match);
    const first = dice(count);
    copy.play(first);
    for (let left = 60; left > 0 && !copy.over && copy.turnNumber === turnNumber; left--)
      copy.play(copy.asked === asked ? dice(copy.options().count) : game.reflex(copy));
    if (!copy.over || copy.standing().winner !== asked) continue;
    if (winner >= 0 && !match.alike(options[winner]!, options[first]!)) return false;
    winner = first;
  }
  return winner >= 0;
}

function puzzleAt(game: Game, match: Match): Puzzle | null {
  const seat = match.asked;
  const promise = (at: Match) => game.evaluate(at, seat);
  const { forced, winning, proof, line, single } = prove(match, { positions: MOST.proof, promise, singleOnly: true });
  if (forced !== true || proof === null || winning.length !== 1 || !single) return null;
  const choices = choicesIn(match, proof);
  if (choices.length < 2 || choices.reduce((bits, count) => bits + Math.log2(count), 0) < LEAST_BITS || sizeOf(proof) > MOST.written)
    return null;
  const again = winningAnswers(match, seat, MOST.everything);
  if (again === null || again.length !== 1 || again[0] !== winning[0]) return null;
  const difficulty = difficultyOf(game, match, seat, proof, choices);
  return { for: seatName(seat) as Puzzle["for"], solution: line, proof, difficulty };
}

/** How many answers there are at each question of the longest line at which the seat has a choice. */
function choicesIn(root: Match, proof: Proof): number[] {
  const at = root.clone();
  const choices: number[] = [];
  for (let here = proof; here !== "won"; ) {
    if ("answer" in here) {
      const { count } = at.options();
      if (count > 1) choices.push(count);
      at.play(at.parse(here.answer));
      here = here.next;
    } else {
      const [reply, then] = Object.entries(here.replies).reduce((most, each) => (sizeOf(each[1]) > sizeOf(most[1]) ? each : most));
      at.play(at.parse(reply));
      here = then;
    }
  }
  return choices;
}

/** Bits that must be guessed right, and three more each if greedy, and if a search of 100 lines, begins with something else. */
function difficultyOf(game: Game, match: Match, seat: Seat, proof: Proof, choices: readonly number[]): number {
  const bits = choices.reduce((sum, count) => sum + Math.log2(count), 0);
  const first = "answer" in (proof as object) ? match.parse((proof as { answer: string }).answer) : -1;
  const { options } = match.options();
  const misses = (choice: number) => (match.alike(options[choice]!, options[first]!) ? 0 : 3);
  const greedy = misses(new GreedyPlayer(game, seat, diceOf(1)).choose(match));
  const tree = misses(new TreePlayer(game, seat, diceOf(1), { lines: 100 }).choose(match));
  return Math.round(10 * (bits + greedy + tree)) / 10;
}

/** Looks for puzzles in machine matches: questions from which exactly one line wins before the turn ends, or saves the match. */
import { diceOf, type Game, type Match, newMatch, type Puzzle, type Scenario, type Seat, seatName } from "@duelex/kernel";
import { GreedyPlayer, TreePlayer } from "@duelex/players";
import { type Claim, type Proof, seedOfGame, sizeOf, solve, sufficientAnswers } from "@duelex/sim";

export type PuzzleFile = Scenario & { readonly puzzle: Puzzle };
/** Win this turn; or keep the other side from winning to the end of its next turn, or of the present one if it is its own. */
export type Kind = "win" | "save";

/**
 * One answer in so many is given at random, so that matches differ and go astray. Where a match is to be saved, every answer in the turn of the
 * other side: what would have saved it is then left out often enough.
 */
const ASTRAY = 12;
const LONGEST = 3000;
/** Positions that a proof may take, that trying everything may, and that a proof may go through, by kind. */
const MOST = { win: { search: 5000, everything: 60_000, written: 150 }, save: { search: 8000, everything: 150_000, written: 300 } };
/** Less difficult ones are guessed too easily. */
const LEAST_BITS = { win: 4, save: 3 };
/** A cheap look: so many lines to the end of the turn. */
const LINES = 48;
/** Of a match that is lost, the loser's last questions are looked at, so many. */
const LAST_QUESTIONS = 16;
/** Going back, questions take more and more positions: after so many that are not decided the match is left. */
const UNDECIDED = 3;

/** Puzzles of one match, at most one. */
export function puzzleIn(game: Game, seed: number, nth: number, kind: Kind): PuzzleFile | null {
  const own = seedOfGame(seed, nth);
  const dice = diceOf(own);
  const pick = () => game.decks[dice(game.decks.length)]!;
  const [one, other] = [pick(), pick()];
  const match = newMatch(game, { decks: [one.deck, other.deck], seed: own });
  const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(own + seat)));
  const script: string[] = [];
  const asked: { at: Match; script: number }[] = [];
  const fileOf = (puzzle: Puzzle, length: number): PuzzleFile => {
    const title = `${game.name}: ${puzzle.for} ${puzzle.saves === true ? "saves the match" : "wins this turn"}`;
    return { game: game.id, title, decks: [one.id, other.id], seed: own, script: script.slice(0, length), puzzle };
  };
  for (let given = 0; given < LONGEST && !match.over; given++) {
    const { count } = match.options();
    if (kind === "save" && count >= 2) asked.push({ at: match.clone(), script: script.length });
    if (kind === "win" && count >= 3 && match.asked === match.activeSeat && mayWin(game, match, dice)) {
      const puzzle = puzzleAt(game, match, kind);
      if (puzzle !== null && puzzle !== "undecided") return fileOf(puzzle, script.length);
    }
    const odds = kind === "save" && match.asked !== match.activeSeat ? 1 : ASTRAY;
    const index = dice(odds) === 0 ? dice(count) : players[match.asked]!.choose(match);
    script.push(`${seatName(match.asked)}: ${match.notate(index)}`);
    match.play(index);
  }
  const { winner } = match.standing();
  if (winner === null) return null;
  const last = asked
    .filter(({ at }) => at.asked !== winner && at.turnNumber >= match.turnNumber - 1)
    .slice(-LAST_QUESTIONS)
    .reverse();
  let undecided = 0;
  for (const question of last) {
    const puzzle = puzzleAt(game, question.at, kind);
    if (puzzle === "undecided" && ++undecided === UNDECIDED) return null;
    if (puzzle !== null && puzzle !== "undecided") return fileOf(puzzle, question.script);
  }
  return null;
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

function puzzleAt(game: Game, match: Match, kind: Kind): Puzzle | "undecided" | null {
  const seat = match.asked;
  const winner = kind === "win" ? seat : ((1 - seat) as Seat);
  const turns = kind === "save" && match.activeSeat === seat ? 2 : 1;
  const promise = (at: Match, of: Seat) => game.evaluate(at, of);
  const { claim, first, proof, line, single } = solve(match, {
    seat: winner,
    turns,
    positions: MOST[kind].search,
    promise,
    onlySingle: true,
  });
  if (claim === null) return "undecided";
  if (claim.goal !== GOALS[kind] || proof === null || first.length !== 1 || !single) return null;
  if (sizeOf(proof) > MOST[kind].written || JSON.stringify(proof).includes('"seen"')) return null;
  const choices = choicesIn(match, proof);
  if (kind === "win" && (choices.length < 2 || bitsOf(choices) < LEAST_BITS.win)) return null;
  const difficulty = difficultyOf(game, match, seat, proof);
  if (difficulty < LEAST_BITS[kind] || !isOnlyOne(match, claim, first[0]!, MOST[kind].everything)) return null;
  const saves = kind === "save" ? { saves: true as const } : {};
  return { for: seatName(seat) as Puzzle["for"], ...saves, solution: line, proof, difficulty };
}

const bitsOf = (choices: readonly number[]): number => choices.reduce((sum, count) => sum + Math.log2(count), 0);

/** In bits, to a tenth: the choices that must be made right, and what the players of today miss. */
export function difficultyOf(game: Game, match: Match, seat: Seat, proof: Proof): number {
  return Math.round(10 * (bitsOf(choicesIn(match, proof)) + missedBits(game, match, seat, proof))) / 10;
}

const GOALS = { win: "win", save: "hold" } as const;

function isOnlyOne(match: Match, claim: Claim, answer: string, most: number): boolean {
  const all = sufficientAnswers(match, claim, most);
  return all !== null && all.length === 1 && all[0] === answer;
}

/** How many answers there are at each question of this turn, on the longest line, at which the seat has a choice. */
function choicesIn(root: Match, proof: Proof): number[] {
  const at = root.clone();
  const choices: number[] = [];
  for (let here = proof; typeof here !== "string" && !("seen" in here) && at.turnNumber === root.turnNumber; ) {
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

/** Three bits each if greedy, and if a search of 100 lines, begins with something else. */
function missedBits(game: Game, match: Match, seat: Seat, proof: Proof): number {
  const first = typeof proof !== "string" && "answer" in proof ? match.parse(proof.answer) : -1;
  const { options } = match.options();
  const misses = (choice: number) => (match.alike(options[choice]!, options[first]!) ? 0 : 3);
  const greedy = misses(new GreedyPlayer(game, seat, diceOf(1)).choose(match));
  return greedy + misses(new TreePlayer(game, seat, diceOf(1), { lines: 100 }).choose(match));
}

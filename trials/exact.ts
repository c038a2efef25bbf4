/** `npm run exact`: how far what follows from a position is known exactly, some turns before matches between machines ended. */
import { parseArgs } from "node:util";
import { diceOf, InputError, type Match, newMatch, type Seat } from "@duelex/kernel";
import { GreedyPlayer } from "@duelex/players";
import { checkProof, seedOfGame, solve } from "@duelex/sim";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";

const HELP = `npm run exact -- [options]
Plays matches between greedy players, one answer in twelve at random, with each deck of the game. At the beginning of each of the last
turns it asks whether who is to play wins by force: before so many turns have ended, from there to the end of the match. Hands and decks
are open. Says how many of these questions are decided, each proof played again in every branch.

  --game ID        the game                                                         (bos, where nothing is left to luck)
  --matches N      so many matches                                                  (20)
  --turns N        from so many turns before the end on                             (6)
  --positions N    so many positions for each question at most                      (200000)
  --from N         from which match of the series on                                (0)
  --seed N         another series of matches                                        (1)

Ctrl-C ends it, says what there is until then and how to go on, with exit code 130.`;

const ASTRAY = 12;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string", default: "bos" }, matches: { type: "string", default: "20" }, turns: { type: "string", default: "6" } },
      ...{ positions: { type: "string", default: "200000" }, seed: { type: "string", default: "1" } },
      ...{ from: { type: "string", default: "0" }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const game = await allGames.load(values.game);
  const [matches, turns] = [wholeNumber("--matches", values.matches, 1), wholeNumber("--turns", values.turns, 1)];
  const [positions, seed] = [wholeNumber("--positions", values.positions, 1), wholeNumber("--seed", values.seed, 0)];
  const promise = (at: Match, of: Seat) => game.evaluate(at, of);
  const found = Array.from({ length: turns }, () => ({ asked: 0, won: 0, none: 0, played: 0, positions: [] as number[] }));
  const from = wholeNumber("--from", values.from, 0);
  const hearing = new Hearing();
  let looked = 0;
  for (; looked < matches && !(await hearing.breathe()); looked++) {
    const nth = from + looked;
    for (const [before, match] of beginnings(game, seedOfGame(seed, nth), turns)) {
      const at = found[before - 1]!;
      const solution = solve(match, { turns: before, positions, promise });
      at.asked++;
      if (solution.forced === null) continue;
      at[solution.forced ? "won" : "none"]++;
      at.positions.push(solution.positions);
      if (solution.claim === null || solution.proof === null) continue;
      const { flaws } = checkProof(match, solution.claim, solution.proof);
      if (flaws.length > 0) throw new InputError("a proof", [{ where: `match ${nth}`, what: flaws[0]!.what }]);
      at.played++;
    }
  }
  console.log(`${game.name}, ${looked} matches, ${positions} positions a question`);
  console.log("turns to the end  asked  decided  won  none  proofs played again  positions (median of those decided)");
  found.forEach(({ asked, won, none, played, positions: counted }, nth) => {
    const median = counted.sort((one, other) => one - other)[Math.floor(counted.length / 2)] ?? "";
    const cells = [nth + 1, asked, `${Math.round((100 * (won + none)) / Math.max(1, asked))} %`, won, none, played, median];
    console.log(cells.map((cell, column) => String(cell).padStart([16, 5, 7, 3, 4, 19, 9][column]!)).join("  "));
  });
  if (looked === matches) return 0;
  console.error(`Stopped: ${looked} of ${matches} matches were looked at. The others, which count by themselves:`);
  console.error(`  ${goOn("exact", { "--from": from + looked, "--matches": matches - looked })}`);
  return INTERRUPTED;
}

/** Where each of the last turns of a match begins, with how many turns were left, itself among them. */
function beginnings(
  game: Parameters<typeof newMatch>[0] & Awaited<ReturnType<typeof allGames.load>>,
  seed: number,
  turns: number,
): [number, Match][] {
  const dice = diceOf(seed);
  const pick = () => game.decks[dice(game.decks.length)]!.deck;
  const match = newMatch(game, { decks: [pick(), pick()], seed });
  const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(seed + seat)));
  const kept: Match[] = [];
  for (let turn = -1; !match.over; ) {
    const { count } = match.options();
    if (match.turnNumber !== turn && match.asked === match.activeSeat) {
      kept.push(match.clone());
      turn = match.turnNumber;
    }
    match.play(dice(ASTRAY) === 0 ? dice(count) : players[match.asked]!.choose(match));
  }
  return kept.flatMap((at): [number, Match][] => {
    const left = match.turnNumber - at.turnNumber + 1;
    return left <= turns ? [[left, at]] : [];
  });
}

await command(main);

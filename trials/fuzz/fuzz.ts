/** Throws inputs at every door and counts what became of them. */
import { InputError } from "@duelex/kernel";
import { seedOfGame } from "@duelex/sim";
import fc from "fast-check";
import { allGames } from "../../apps/cli/src/games.ts";
import { sayThrown } from "../soak/promises.ts";
import { Bench, commandKind, fileCommandKind, typedKind } from "./commands.ts";
import { type Corpus, corpusOf } from "./corpus.ts";
import { hostKind, linkKind, pastedKind, studyKind } from "./host.ts";
import {
  type Attempt,
  cardsKind,
  deckKind,
  Fault,
  type Kind,
  notationKind,
  type Outcome,
  replayKind,
  saveKind,
  scenarioKind,
} from "./kinds.ts";
import { Process } from "./process.ts";
import { serverKinds } from "./server.ts";

interface Failure {
  /** Which input of the run: `--only`. */
  readonly input: number;
  readonly kind: string;
  readonly what: string;
  /** The smallest input found that fails. */
  readonly shrunk: string;
}

/** How many inputs of a kind came to what. */
type Counts = Record<Outcome | "failed", number>;

export interface Result {
  inputs: number;
  readonly kinds: Map<string, Counts>;
  readonly failures: Failure[];
}

/** Tries that are made to find a smaller input that fails. */
const SHRINKS = 300;

/** Every kind of input for every game, and what is needed for them. */
interface Doors {
  readonly kinds: readonly Kind[];
  /** What can be seen at the end only. @throws Fault */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  clear(): Promise<void>;
}

export async function allKinds(): Promise<Doors> {
  const games = await Promise.all(allGames.ids.map((id) => allGames.load(id)));
  const corpora = games.map((game) => corpusOf(game));
  const gameNamed = (id: string) => games.find((game) => game.id === id);
  const bench = new Bench(corpora);
  const server = new Process();
  const of = (corpus: Corpus): Kind[] => [
    deckKind(corpus),
    cardsKind(corpus),
    scenarioKind(corpus, gameNamed),
    replayKind(corpus, gameNamed),
    saveKind(
      corpus,
      corpora.filter((other) => other !== corpus),
    ),
    notationKind(corpus),
    commandKind(corpus, bench),
    fileCommandKind(corpus, bench),
    typedKind(corpus, bench),
    pastedKind(corpus, gameNamed),
    studyKind(corpus, gameNamed),
    linkKind(corpus, gameNamed),
    hostKind(corpus, gameNamed),
    ...serverKinds(corpus, server),
  ];
  return {
    kinds: corpora.flatMap(of),
    finish: () => server.finish(),
    clear: async () => {
      bench.dispose();
      await server.clear();
    },
  };
}

/** One input after the other; the same ones for the same seed. */
export class Fuzz {
  readonly result: Result = { inputs: 0, kinds: new Map(), failures: [] };

  constructor(
    private readonly kinds: readonly Kind[],
    private readonly seed: number,
  ) {
    for (const { name } of kinds) this.result.kinds.set(name, { refused: 0, valid: 0, "does not hold": 0, failed: 0 });
  }

  /** The input with this number: what it is, and of which kind. */
  private input(nth: number): { kind: Kind; attempt: Attempt } {
    const kind = this.kinds[nth % this.kinds.length]!;
    const [attempt] = fc.sample(kind.attempts, { seed: seedFor(this.seed, nth), numRuns: 1 });
    return { kind, attempt: attempt! };
  }

  async try(nth: number): Promise<void> {
    const { kind, attempt } = this.input(nth);
    const counts = this.result.kinds.get(kind.name)!;
    this.result.inputs++;
    const what = await faultOf(attempt);
    if (typeof what !== "string") counts[what.outcome]++;
    else {
      counts.failed++;
      this.result.failures.push({ input: nth, kind: kind.name, ...(await this.shrink(kind, nth, what)) });
    }
  }

  private async shrink(kind: Kind, nth: number, what: string): Promise<{ what: string; shrunk: string }> {
    const best = { what, shrunk: this.input(nth).attempt.show() };
    let left = SHRINKS;
    const property = fc.asyncProperty(kind.attempts, async (attempt) => {
      if (left-- <= 0) return;
      const fault = await faultOf(attempt);
      if (typeof fault !== "string") return;
      Object.assign(best, { what: fault, shrunk: attempt.show() });
      throw new Fault(fault);
    });
    await fc.check(property, { seed: seedFor(this.seed, nth), numRuns: 1 });
    return best;
  }
}

/** fast-check's seeds are signed. */
const seedFor = (seed: number, nth: number): number => seedOfGame(seed, nth) | 0;

/** What became of an input, or what went wrong. */
async function faultOf(attempt: Attempt): Promise<{ outcome: Outcome } | string> {
  try {
    const outcome = await attempt.run();
    if (Object.keys(Object.prototype).length > 0) throw new Fault("every object has got something new: __proto__ was written to");
    return { outcome };
  } catch (problem) {
    if (problem instanceof Fault) return problem.message;
    return problem instanceof InputError ? `an InputError came out: ${problem.message}` : sayThrown(problem);
  }
}

/** What the commands of `npm run` have in common: how they end, and how their numbers are read. */
import { setImmediate } from "node:timers/promises";
import { InputError, sayProblem } from "@duelex/kernel";
import { typedWord } from "../apps/cli/src/flags.ts";

/** The exit code of what was ended by Ctrl-C, after it has said what is known by then. */
export const INTERRUPTED = 130;

/** Milliseconds of work between two breaths. */
const BREATH = 50;

/** Long work, which is left at Ctrl-C between two of its pieces; pressed once more, Ctrl-C ends the program at once. */
export class Hearing {
  private readonly stop = new AbortController();
  private breathed = 0;

  constructor() {
    process.once("SIGINT", () => {
      process.once("SIGINT", () => process.exit(INTERRUPTED));
      this.stop.abort();
    });
  }

  /** Aborted when Ctrl-C is pressed. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Ctrl-C was pressed. */
  get stopped(): boolean {
    return this.signal.aborted;
  }

  /** Lets go now and then: whatever was pressed meanwhile is heard. True if the work is to stop. */
  async breathe(): Promise<boolean> {
    if (performance.now() - this.breathed > BREATH) {
      await setImmediate();
      this.breathed = performance.now();
    }
    return this.stopped;
  }
}

/** How an interrupted command is gone on with: as it was typed, with these flags instead. */
export function goOn(script: string, flags: Readonly<Record<string, string | number>>): string {
  const typed: string[] = [];
  const given = process.argv.slice(2);
  for (let at = 0; at < given.length; at++) {
    const [name = ""] = given[at]!.split("=");
    if (!(name in flags)) typed.push(given[at]!);
    else if (!given[at]!.includes("=")) at++;
  }
  const words = [...typed, ...Object.entries(flags).flatMap(([name, value]) => [name, String(value)])];
  return `npm run ${script} -- ${words.map(typedWord).join(" ")}`;
}

/** A whole number from a command line. @throws InputError */
export function wholeNumber(flag: string, text: string, least: number): number {
  const read = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (read >= least && Number.isSafeInteger(read)) return read;
  throw new InputError(flag, [{ where: "", what: `"${text}" is not a whole number from ${least} upwards` }]);
}

/** Runs a command and ends with the code that it gives, or 0; a command that was wrong is told in a line or two, and ends with 2. */
export async function command(main: () => Promise<unknown>): Promise<void> {
  process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EPIPE") console.error(`What should be printed cannot be written: ${problem.message}.`);
    process.exit(problem.code === "EPIPE" ? 0 : 2); // whoever reads through `head` has seen enough
  });
  try {
    const code = await main();
    process.exitCode = typeof code === "number" ? code : 0;
  } catch (problem) {
    if (problem instanceof InputError) console.error([problem.subject, ...problem.problems.map(sayProblem)].join("\n  "));
    else if (problem instanceof TypeError && "code" in problem)
      console.error(`${problem.message}\n  --help tells what there is`); // of parseArgs
    else throw problem;
    process.exitCode = 2;
  }
}

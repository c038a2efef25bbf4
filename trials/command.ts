/** What the commands of `npm run` have in common: how they end, and how their numbers are read. */
import { InputError, sayProblem } from "@duelex/kernel";

/** A whole number from a command line. @throws InputError */
export function wholeNumber(flag: string, text: string, least: number): number {
  const read = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (read >= least && Number.isSafeInteger(read)) return read;
  throw new InputError(flag, [{ where: "", what: `"${text}" is not a whole number from ${least} upwards` }]);
}

/** Runs a command and ends with the code that it gives, or 0; a command that was wrong is told in a line or two, and ends with 2. */
export async function command(main: () => Promise<unknown>): Promise<void> {
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

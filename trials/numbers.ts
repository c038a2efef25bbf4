import { type ParseArgsConfig, parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";

/** A whole number from a command line. @throws InputError */
export function wholeNumber(flag: string, text: string, least: number): number {
  const read = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (read >= least && Number.isSafeInteger(read)) return read;
  throw new InputError(flag, [{ where: "", what: `"${text}" is not a whole number from ${least} upwards` }]);
}

/** The flags of a command line; a flag that there is not ends the program with one line, and code 2. */
export function flagsOf<Options extends NonNullable<ParseArgsConfig["options"]>>(options: Options) {
  try {
    return parseArgs({ options });
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    console.error(problem.message);
    return process.exit(2);
  }
}

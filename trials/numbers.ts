import { InputError } from "@duelex/kernel";

/** A whole number from a command line. @throws InputError */
export function wholeNumber(flag: string, text: string, least: number): number {
  const read = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (read >= least && Number.isSafeInteger(read)) return read;
  throw new InputError(flag, [{ where: "", what: `"${text}" is not a whole number from ${least} upwards` }]);
}

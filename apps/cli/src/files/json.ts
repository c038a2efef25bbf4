/** Reading and writing JSON files, with messages for people. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "@duelex/kernel";

/** @throws InputError if the file cannot be read or is not JSON */
export const readJson = (path: string): unknown => parseJson(readText(path), path);

/** @throws InputError if the file cannot be read */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (problem) {
    throw new InputError(path, [{ where: "", what: sayFileError(problem) }]);
  }
}

/** @param subject what is being read, for the message @throws InputError if it is not JSON */
export function parseJson(text: string, subject: string): unknown {
  const bare = text.replace(/^\uFEFF/, "");
  try {
    return JSON.parse(bare);
  } catch (problem) {
    throw new InputError(subject, [{ where: "", what: `this is not JSON: ${sayJsonError(bare, problem)}` }]);
  }
}

/** The file is either the old one or the whole new one, whatever happens. @throws InputError if it cannot be written */
export function writeAtomically(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (problem) {
    if (existsSync(draft)) rmSync(draft);
    throw new InputError(path, [{ where: "", what: sayFileError(problem) }]);
  }
}

/** A folder and those that it lies in; one by one, since Node's own way never ends where the system does not let anything be made, as under /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "this is a folder, and a file is wanted",
  ENOTDIR: "a part of this path is a file, not a folder",
  EACCES: "you may not read or write it",
  EPERM: "you may not read or write it",
  EROFS: "this place cannot be written",
  ENOSPC: "no space is left",
};

export function sayFileError(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message;
}

/** Node says "at position 17", and shows the text; people count lines. */
function sayJsonError(text: string, problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const says = message.replace(/ in JSON at position.*| at position.*/s, "").replace(/, (\.\.\.)?".*" is not valid JSON$/s, "");
  const position = /position (\d+)/.exec(message)?.[1] ?? placeOf(says, text);
  if (position === null) return says;
  const before = text.slice(0, Number(position)).split("\n");
  return `${says}, line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Where Node names no position: a letter that may not stand there ends the shortest beginning that is wrong because of it. */
function placeOf(says: string, text: string): number | null {
  const isWrong = (length: number): boolean => {
    try {
      JSON.parse(text.slice(0, length));
      return false;
    } catch (problem) {
      return (problem as Error).message.startsWith(says);
    }
  };
  let [right, wrong] = [0, text.length];
  while (wrong - right > 1) {
    const half = (right + wrong) >> 1;
    if (isWrong(half)) wrong = half;
    else right = half;
  }
  return says.startsWith("Unexpected token") && right > 0 ? right : null;
}

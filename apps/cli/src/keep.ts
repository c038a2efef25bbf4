/**
 * What was played is kept without being asked: of each game the last match that is over, to be replayed, and every match that was left, to be gone
 * on with, each in its own file until it is over.
 */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { InputError } from "@duelex/kernel";
import { makeFolder, writeAtomically } from "./files/json.ts";
import { COMMAND } from "./places.ts";
import { HUMAN, type Session } from "./session.ts";

const lastOf = (folder: string, game: string): string => join(folder, `last-${game}.json`);
const leftAs = (folder: string, game: string, nth: number): string => join(folder, `left-${game}-${nth}.json`);

/** The matches of a game that somebody has left, the latest first. */
function leftOf(folder: string, game: string): string[] {
  const found = namesIn(folder).flatMap((name) => {
    const nth = new RegExp(`^left-${game}-(\\d+)\\.json$`).exec(name)?.[1];
    const file = join(folder, name);
    return nth === undefined ? [] : [{ file, nth: Number(nth), at: statSync(file).mtimeMs }];
  });
  return found.sort((one, other) => other.at - one.at || other.nth - one.nth).map(({ file }) => file);
}

/** What lies in a folder; nothing where there is none, or none that can be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @returns where it was put; null if nothing was answered yet, if it began in the middle, or if the place cannot be written, which is no reason to fail
 * @param failed is told why it could not be written
 * @param from the file with which the match was gone on: it is kept there again, and is gone once the match is over
 * @param lesson a match that began in the middle is kept, too, until it is over: no other file has it
 */
export function keepMatch(
  folder: string | null,
  session: Session,
  failed: (why: string) => void = () => {},
  from: string | null = null,
  lesson = false,
): string | null {
  const isWhole = session.flag === "--resume";
  if (folder === null || session.length === 0 || !(isWhole || lesson)) return null;
  const { id } = session.game;
  const own = leftOf(folder, id).find((each) => from !== null && resolve(each) === resolve(from));
  const isLeft = !session.match.over && session.players.includes(HUMAN);
  if (!isLeft && !isWhole) {
    if (own !== undefined) rmSync(own, { force: true });
    return null;
  }
  const file = isLeft ? (own ?? freePlace(folder, id)) : lastOf(folder, id);
  try {
    makeFolder(folder);
    writeAtomically(file, `${JSON.stringify(session.file(), null, 1)}\n`);
    if (own !== undefined && !isLeft) rmSync(own, { force: true });
    return file;
  } catch (problem) {
    failed(problem instanceof Error ? problem.message : String(problem));
    return null;
  }
}

function freePlace(folder: string, game: string): string {
  let nth = 1;
  while (existsSync(leftAs(folder, game, nth))) nth++;
  return leftAs(folder, game, nth);
}

/** The match of a game that was left last, and how many others were. @throws InputError if none was */
export function keptMatch(folder: string | null, game: string): { readonly file: string; readonly others: number } {
  const [file, ...others] = folder === null ? [] : leftOf(folder, game);
  if (file !== undefined) return { file, others: others.length };
  const last = folder === null ? null : lastOf(folder, game);
  const over = last !== null && existsSync(last) ? ` (the last one is over: ${COMMAND} replay ${last})` : "";
  throw new InputError("--resume", [
    { where: "", what: `no match of ${game} was left to go on with${over}; give the file of a saved one` },
  ]);
}

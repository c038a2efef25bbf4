/** The last match of each game is kept without being asked, so that it can be gone on with or replayed. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@duelex/kernel";
import { makeFolder, writeAtomically } from "./files/json.ts";
import type { Session } from "./session.ts";

const fileFor = (folder: string, game: string): string => join(folder, `last-${game}.json`);

/** @returns where it was put; null if nothing was answered yet, if it began in the middle, or if the place cannot be written, which is no reason to fail
 * @param failed is told why it could not be written
 */
export function keepMatch(folder: string | null, session: Session, failed: (why: string) => void = () => {}): string | null {
  if (folder === null || session.length === 0 || session.flag !== "--resume") return null;
  const file = fileFor(folder, session.library.game.id);
  try {
    makeFolder(folder);
    writeAtomically(file, `${JSON.stringify(session.file(), null, 1)}\n`);
    return file;
  } catch (problem) {
    failed(problem instanceof Error ? problem.message : String(problem));
    return null;
  }
}

/** @throws InputError if no match of this game was kept */
export function keptMatch(folder: string | null, game: string): string {
  const file = folder === null ? null : fileFor(folder, game);
  if (file === null || !existsSync(file))
    throw new InputError("--resume", [{ where: "", what: `no match of ${game} was kept; give the file of a saved one` }]);
  return file;
}

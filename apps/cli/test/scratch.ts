/** Folders for tests' files. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders: string[] = [];

/** A folder of its own for a test's files; gone when the tests of the file are done. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "duelex-test-"));
  folders.push(folder);
  return folder;
}

export function tidy(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

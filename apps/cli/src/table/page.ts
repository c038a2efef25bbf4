import { existsSync } from "node:fs";
import { installedPage, repository } from "../places.ts";
import type { Terminal } from "../terminal.ts";
import { buildPage, pageFolder } from "./build.ts";

/** The folder of the page, built if it is not there; null if it cannot be had, which is said. */
export async function pageOf(terminal: Terminal): Promise<string | null> {
  if (repository === null) {
    if (existsSync(installedPage)) return installedPage;
    terminal.warn("This installation came without the page.");
    return null;
  }
  const failure = await buildPage(repository, () => terminal.warn("Building the page, once; this takes a few seconds …"));
  if (failure === null) return pageFolder(repository);
  terminal.warn(failure, "The page could not be built; what the builder says is above. If a library is missing: npm run setup.");
  return null;
}

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles this bench with the packages of a checkout: this one, or another to be compared with. So both sides are measured by the
 * same bench, and as what would be shipped; a loader that works while the code runs has no part in it.
 * @returns the bundle's path
 */
export async function bundle(checkout: string, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "duelex-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${name}.mjs`);
  const packages = readdirSync(join(checkout, "packages"));
  await build({
    entryPoints: [join(root, "bench/child.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    alias: Object.fromEntries(packages.map((each) => [`@duelex/${each}`, join(checkout, "packages", each, "src/index.ts")])),
    nodePaths: [join(root, "node_modules")],
  });
  return outfile;
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

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
  await build({
    entryPoints: [join(root, "bench/child.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins: [packagesOf(checkout)],
    nodePaths: [join(root, "node_modules")],
  });
  return outfile;
}

/** Finds the packages of a checkout, and what each lends under which name. */
function packagesOf(checkout: string): Plugin {
  const lent = new Map<string, string>();
  for (const folder of readdirSync(join(checkout, "packages"))) {
    const { name, exports } = JSON.parse(readFileSync(join(checkout, "packages", folder, "package.json"), "utf8")) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, string>>;
    };
    for (const [path, file] of Object.entries(exports)) lent.set(join(name, path), join(checkout, "packages", folder, file));
  }
  return {
    name: "packages",
    setup({ onResolve }) {
      onResolve({ filter: /^@duelex\// }, ({ path }) => {
        const file = lent.get(path);
        return file === undefined ? null : { path: file };
      });
    },
  };
}

/**
 * `node --import ./scripts/typescript.mjs`, for processes of tests: reads TypeScript as tsx does, but for one thing. tsx writes into the code that each
 * function gets its name, also where it is made anew a million times: a twelfth of all that the fast tests take.
 */
import { readFileSync } from "node:fs";
import * as modules from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

/** A hook of Node's: https://nodejs.org/api/module.html */
export function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = transformSync(readFileSync(path, "utf8"), {
    loader: "ts",
    format: "esm",
    target: `node${process.versions.node}`,
    sourcefile: path,
    sourcemap: "inline",
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  return { format: "module", source: code, shortCircuit: true };
}

const HOOKS = "?hooks";
if (!import.meta.url.endsWith(HOOKS)) {
  process.setSourceMapsEnabled(true);
  if (modules.registerHooks) modules.registerHooks({ load });
  else modules.register(import.meta.url + HOOKS);
}

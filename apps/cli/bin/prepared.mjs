/**
 * The program of the terminal in few files, so that it starts at once: bundled when it is first wanted and whenever a source has changed, and kept in
 * node_modules/.cache. Modules are found, read and compiled to the same effect as without it; what looks for a file beside its own source finds it.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Programs that nobody has started for so long are thrown away. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * @param {string} root the folder under which whatever has no package of its own is bundled
 * @param {{ program: string }} entries the source of the program, and of others that lie prepared beside it, each under its name
 * @param {string} cache the folder where programs are kept
 * @returns {Promise<string>} URL of the program, made of the sources as they are now
 */
export async function prepared(root, entries, cache) {
  const list = join(
    cache,
    `${createHash("sha256")
      .update(
        `${Object.values(entries)
          .map((entry) => resolve(entry))
          .join(" ")} ${process.versions.node}`,
      )
      .digest("hex")
      .slice(0, 12)}.json`,
  );
  const known = readList(list);
  if (known?.sources.every((source) => source.stamp === stampOf(source.path))) return known.program;
  return await prepare(root, entries, cache, list);
}

function readList(list) {
  try {
    const known = JSON.parse(readFileSync(list, "utf8"));
    statSync(new URL(known.program));
    return known;
  } catch {
    return null;
  }
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return `${mtimeMs} ${size}`;
}

async function prepare(root, entries, cache, list) {
  const { build } = await import("esbuild");
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, `making-${process.pid}`);
  const made = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    outExtension: { ".js": ".mjs" },
    // what reads files of its own, or is wanted by one command only
    external: ["tinypool", "tsx", "esbuild", "pg", "pg-boss", "pino", "prom-client", "ws", "hono", "@hono/node-server"],
    banner: { js: 'import { createRequire as requireFor } from "node:module"; const require = requireFor(import.meta.url);' },
    plugins: [sources],
    metafile: true,
    logLevel: "silent",
  });
  const paths = Object.keys(made.metafile.inputs).map((path) => resolve(root, path.replace(/^[\w-]+:/, "")));
  const stamps = paths.map((path) => ({ path, stamp: stampOf(path) }));
  const mark = createHash("sha256").update(JSON.stringify(stamps)).digest("hex").slice(0, 16);
  const kept = join(cache, mark);
  for (const name of readdirSync(cache))
    if (Date.now() - statSync(join(cache, name)).mtimeMs > KEPT) rmSync(join(cache, name), { recursive: true, force: true });
  if (existsSync(kept))
    rmSync(folder, { recursive: true, force: true }); // somebody else has made the same meanwhile, and may be reading it
  else renameSync(folder, kept);
  const program = pathToFileURL(join(kept, "program.mjs")).href;
  writeFileSync(`${list}.${process.pid}`, JSON.stringify({ program, sources: stamps }));
  renameSync(`${list}.${process.pid}`, list);
  return program;
}

/** A source says where it lies itself, as if it were run from there; data is text until it is wanted, which is read faster than code. */
const sources = {
  name: "sources",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return null;
      return { contents: text.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)), loader: "ts" };
    });
    onLoad({ filter: /\.json$/ }, ({ path }) => ({
      contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, "utf8"))))});`,
      loader: "js",
    }));
  },
};

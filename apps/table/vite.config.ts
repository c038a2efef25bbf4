import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown, transformWithOxc } from "vite";

const DATA = /[/\\]packages[/\\][^/\\]+[/\\](data[/\\][^/\\]+\.json|src[/\\]rulebook\.ts)$/;
const MAT = /[/\\]packages[/\\][^/\\]+[/\\]src[/\\]mat\.ts$/;

/**
 * The games' cards, decks and rulebooks, and the mats that the page draws, are files that are fetched beside the script, not script. They
 * are modules of one value each: `import cards from "../data/cards.json"`, `import { rulebook } from "./rulebook.ts"`.
 * @param which paths of such modules; none that the worker begins with, which listens at once
 */
const dataApart = (which: RegExp): Plugin => ({
  name: "data-apart",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: which },
    async handler(id) {
      const [, game, name, kind] = /packages[/\\]([^/\\]+)[/\\]\w+[/\\]([^/\\]+)\.(\w+)$/.exec(id)!;
      const text = readFileSync(id, "utf8");
      const value: unknown = kind === "ts" ? await exportOf(text, name!) : JSON.parse(text);
      if (value === undefined) return null; // the kernel's rulebook.ts and mat.ts say what a rulebook and a mat are
      const file = this.emitFile({ type: "asset", name: `${game}-${name}.json`, source: JSON.stringify(value) });
      const code = `const got = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!got.ok) throw new Error("${game}-${name}: " + got.status);
${kind === "ts" ? `export const ${name} =` : "export default"} await got.json();`;
      return { code, moduleType: "js" };
    },
  },
});

/** What a module exports by this name; the module imports nothing but types. */
async function exportOf(text: string, name: string): Promise<unknown> {
  const { code } = await transformWithOxc(text, "data.ts");
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  return module[name];
}

const ENUM = /^export enum \w+ \{[\s\S]*?^\}/gm;
const KERNEL = ["memory.ts", "core.ts"].map((file) => fileURLToPath(new URL(`../../packages/kernel/src/${file}`, import.meta.url)));

/** The enums that files export, with the numbers of their members. */
async function enumsOf(files: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const blocks = files.flatMap((file) => readFileSync(file, "utf8").match(ENUM) ?? []).join("\n");
  const { code } = await transformWithOxc(blocks, "enums.ts");
  return new Map(Object.entries((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object));
}

/** Members of enums of other files stand in the page as their numbers: `Verb.pass` as 17, without its name. */
const numbered = (): Plugin => {
  const known = new Map<string, ReturnType<typeof enumsOf>>();
  return {
    name: "numbered",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /[/\\]packages[/\\][^/\\]+[/\\]src[/\\].*\.ts$/ },
      async handler(code, id) {
        let out = code;
        for (const [, names, source] of code.matchAll(/^import \{([^}]*)\} from "(@duelex\/kernel|\..*?\.ts)";/gm)) {
          const files = source === "@duelex/kernel" ? KERNEL : [resolve(dirname(id), source!)];
          if (!known.has(files[0]!)) known.set(files[0]!, enumsOf(files));
          const enums = await known.get(files[0]!)!;
          for (const name of names!.split(",").map((each) => each.trim())) {
            const members = enums.get(name);
            if (members === undefined) continue;
            out = out.replace(new RegExp(`(?<![\\w.$])${name}\\.(\\w+)\\b(?!\\.)`, "g"), (whole, member: string) => {
              const value = members[member];
              return typeof value !== "number" ? whole : value < 0 ? `(${value})` : String(value);
            });
          }
        }
        return { code: out, map: null };
      },
    },
  };
};

/** What the page is told where only its files are served: a server of tables replies to this address itself. */
const noTables = (): Plugin => ({
  name: "no-tables",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "api/tables", source: "{}\n" });
  },
});

const APART = "?for-decks";

/**
 * Rules read decks with the small half of the schema library, whole games read cards with all of it. Each gets a copy of what both
 * share, so that a match fetches no more of it than decks need.
 */
const schemasApart = (): Plugin => ({
  name: "schemas-apart",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(zod\/mini$|\.)/ },
    async handler(source, importer) {
      const ofCopy = importer?.endsWith(APART) === true;
      if (source !== "zod/mini" && !ofCopy) return null;
      const found = await this.resolve(source, ofCopy ? importer?.slice(0, -APART.length) : importer, { skipSelf: true });
      return found === null ? null : { ...found, id: found.id + APART };
    },
  },
  load: { filter: { id: /\?for-decks$/ }, handler: (id) => readFileSync(id.slice(0, -APART.length), "utf8") },
});

/** What doors lead to, and no match begins with: lists of decks, files, positions, analyses; why, why not, and what would hurt. */
const LATER =
  /kernel[/\\]src[/\\](deck-list|deck-record|shelf|card-files|proofreading|expectations|run-scenario|scenarios?|replay|position)\.ts$|session[/\\]src[/\\](analysis|differences|files|harm|hint|preview|scenario-form|why|why-not)\.ts$|players[/\\]src[/\\](analysis|hints)\.ts$/;

/** Where several games need the same. */
const SHARED = "shared";

/**
 * Few files instead of many small ones: they are packed closer. What is reached from a beginning without waiting lies in that beginning's
 * file, what several reach in one for all. What is waited for is left to the bundler, and data stay apart.
 * @param fileOf the file of a beginning; null for every other module
 */
function together(fileOf: (id: string) => string | null): Rolldown.CodeSplittingGroup {
  const known = new Map<string, string | null>();
  const find = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const files = new Set<string>();
    const users = new Set([id]);
    for (const user of users) {
      const file = fileOf(user);
      if (file !== null) files.add(file);
      for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
    }
    if (files.size > 1) files.delete(SHARED);
    return files.size > 1 ? SHARED : ([...files][0] ?? null);
  };
  const place = (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (DATA.test(id) || LATER.test(id)) return null;
    if (!known.has(id)) known.set(id, find(id, context));
    return known.get(id)!;
  };
  return { debugName: "together", name: place, includeDependenciesRecursively: false };
}

/** What is drawn first, what is chosen before a match, the match. */
const ofPage = together((id) => (/src[/\\](main\.tsx|match[/\\](Fresh|MatchScreen)\.tsx)$/.test(id) ? "page" : null));

/** The host with its machines, and the rules of each game. */
const ofWorker = together((id) => {
  if (/host[/\\]worker\.ts$/.test(id)) return SHARED;
  return /packages[/\\]([^/\\]+)[/\\]src[/\\](?:rules|text)\.ts$/.exec(id)?.[1] ?? null;
});

/** `base` is relative, so that the built page works from any folder of any server. */
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [dataApart(MAT), noTables()],
  worker: {
    format: "es",
    plugins: () => [dataApart(DATA), schemasApart(), numbered()],
    rolldownOptions: { output: { codeSplitting: { groups: [ofWorker] } } },
  },
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [ofPage] } } },
    target: "es2023",
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});

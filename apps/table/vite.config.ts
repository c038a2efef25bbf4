import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";

/**
 * The games' cards, decks and rulebooks are files that are fetched beside the script, not script. They are modules of one value each:
 * `import cards from "../data/cards.json"`, `import { rulebook } from "./rulebook.ts"`.
 */
const dataApart = (): Plugin => ({
  name: "data-apart",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /[/\\]packages[/\\][^/\\]+[/\\](data[/\\][^/\\]+\.json|src[/\\]rulebook\.ts)$/ },
    async handler(id) {
      const [, game, name, kind] = /packages[/\\]([^/\\]+)[/\\]\w+[/\\]([^/\\]+)\.(\w+)$/.exec(id)!;
      const text = readFileSync(id, "utf8");
      const value: unknown = kind === "ts" ? await exportOf(text, name!) : JSON.parse(text);
      if (value === undefined) return null; // the kernel's rulebook.ts says what a rulebook is
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

/** `base` is relative, so that the built page works from any folder of any server. */
export default defineConfig({
  base: "./",
  plugins: [react()],
  worker: { format: "es", plugins: () => [dataApart(), schemasApart()] },
  build: {
    // What every match draws is one file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "match", test: /src[/\\](mat|card)[/\\]|match[/\\](AskBar|Foretold|Hand|MatchScreen|SidePanel)/ }],
        },
      },
    },
    target: "es2023",
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});

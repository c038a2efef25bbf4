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

/** `base` is relative, so that the built page works from any folder of any server. */
export default defineConfig({
  base: "./",
  plugins: [react()],
  worker: { format: "es", plugins: () => [dataApart()] },
  build: { target: "es2023", reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});

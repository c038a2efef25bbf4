import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The games' cards and decks are files that are fetched beside the script, not script: `import cards from "../data/cards.json"`. */
const dataApart = (): Plugin => ({
  name: "data-apart",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /[/\\]packages[/\\][^/\\]+[/\\]data[/\\][^/\\]+\.json$/ },
    handler(id) {
      const name = `${basename(dirname(dirname(id)))}-${basename(id)}`;
      const file = this.emitFile({ type: "asset", name, source: JSON.stringify(JSON.parse(readFileSync(id, "utf8"))) });
      const code = `const got = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!got.ok) throw new Error("${name}: " + got.status);
export default await got.json();`;
      return { code, moduleType: "js" };
    },
  },
});

/** `base` is relative, so that the built page works from any folder of any server. */
export default defineConfig({
  base: "./",
  plugins: [react()],
  worker: { format: "es", plugins: () => [dataApart()] },
  build: { target: "es2023", reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});

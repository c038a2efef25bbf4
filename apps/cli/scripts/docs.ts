/** `npm run docs -w @duelex/cli`: writes anew what under docs/ is derived from the code. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { derivedDocs } from "./derived-docs.ts";

for (const [name, text] of Object.entries(await derivedDocs())) {
  const path = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

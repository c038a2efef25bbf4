/** `npm run docs -w @duelex/cli`: writes the schemas under docs/ anew from the forms of files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsonSchemas } from "../src/files/json-schema.ts";

const folder = fileURLToPath(new URL("../../../docs/schemas/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(await jsonSchemas())) writeFileSync(`${folder}${name}`, `${JSON.stringify(schema, null, 2)}\n`);

/** `npm run schemas -w @duelex/cli`: writes docs/schemas anew from the forms in src/files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsonSchemas } from "../src/files/json-schema.ts";

const folder = fileURLToPath(new URL("../../../docs/schemas/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) writeFileSync(`${folder}${name}`, `${JSON.stringify(schema, null, 2)}\n`);

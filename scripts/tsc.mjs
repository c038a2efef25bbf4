/** The compiler that checks types and writes packages: TypeScript 7, which is native. What is built on TypeScript as a library stands on 6, as `typescript`. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript-native/package.json")), "bin/tsc");

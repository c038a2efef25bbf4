#!/usr/bin/env node
/** The door of the terminal: starts src/main.ts, prepared if that can be done, and otherwise as Node reads TypeScript with some help. */
import { fileURLToPath } from "node:url";
import { prepared } from "./prepared.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entry = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const worker = fileURLToPath(new URL("../src/sim/worker.ts", import.meta.url));
const thinker = fileURLToPath(new URL("../src/serve/thinker.ts", import.meta.url));

let program = null;
try {
  program = await prepared(root, { program: entry, worker, thinker }, `${root}node_modules/.cache/duelex`);
  globalThis[Symbol.for("duelex.worker")] = new URL("worker.mjs", program).href; // for threads: src/places.ts
  globalThis[Symbol.for("duelex.thinker")] = new URL("thinker.mjs", program).href;
} catch {
  // a folder that cannot be written to, or an unfinished source: whatever is wrong with it, the loader says
}
if (program === null) {
  const { register } = await import("tsx/esm/api");
  register();
  program = "../src/main.ts";
}
await import(program);

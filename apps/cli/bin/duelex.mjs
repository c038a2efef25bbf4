#!/usr/bin/env node
/** The door of the terminal: lets Node read TypeScript, then starts src/main.ts. */
import { register } from "tsx/esm/api";

register();
await import("../src/main.ts");

/** What a worker thread of a simulation runs: the games, and what plays them. Bundled like the program itself (bin/duelex.mjs). */
export { begin, beginSearch } from "@duelex/sim";
export { gameNamed } from "../games.ts";

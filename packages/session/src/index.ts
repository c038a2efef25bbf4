/** A match as people have it. (A heading followed by an empty line keeps Biome from sorting over it.) */

// ---- The words between a host and its seats ----

export * from "./told.ts";

// ---- The host ----

export { Host, type HostParts, type Line } from "./host.ts";

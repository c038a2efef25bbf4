/** A server of tables for two. */
export { hashOfSeed } from "./secrets.ts";

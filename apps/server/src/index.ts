/** A server of tables for two. It knows no game: whoever starts it hands them over. */
export type { ServeOptions, Serving } from "./options.ts";
export { serve } from "./serve.ts";
export { ServerProblem } from "./store/database.ts";

/** Fetches what is otherwise fetched when it is first asked for: for a program whose files may be taken away while it runs. */
export const fetchAhead = (): Promise<unknown> =>
  Promise.all([import("./why.ts"), import("./why-not.ts"), import("./preview.ts"), import("./harm.ts"), import("./files.ts")]);

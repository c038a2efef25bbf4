import { type Act, commandNamed } from "../command.ts";
import type { Context, Exit } from "../context.ts";
import { play } from "./play.ts";
import { watch } from "./watch.ts";

/** The game that a newcomer meets first. */
const FIRST_GAME = "gundam";

export const startCommand = (context: Context, act: Act) =>
  commandNamed("start", "what npm start does: a match of Gundam against the machine; machines play when nobody can type", ["start"]).action(
    act(() => start(context)),
  );

/** A person at a terminal plays at once, asked nothing; where nobody can type, machine plays machine and it is narrated. */
const start = (context: Context): Promise<Exit> =>
  context.terminal.interactive ? play(context, FIRST_GAME, { lang: "en" }) : watch(context, FIRST_GAME, { lang: "en" });

import { type Act, commandNamed } from "../command.ts";
import type { Context } from "../context.ts";
import { table } from "./table.ts";

export const startCommand = (context: Context, act: Act) =>
  commandNamed("start", "what npm start does: the table, in the browser", ["start"]).action(act(() => table(context, {})));

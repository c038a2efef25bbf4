import type { Act } from "../command.ts";
import type { Context } from "../context.ts";
import { layingCommand } from "./table.ts";

export const startCommand = (context: Context, act: Act) =>
  layingCommand("start", "what npm start does: the table, in the browser", context, act);

/** The words in which the chapters write their procedures down. */
import { proceduresOf, type Refusal } from "@duelex/kernel";
import type { Paragraph } from "./rulebook.ts";
import type { ColossusOrder } from "./table.ts";

export const { procedure, procedures } = proceduresOf<ColossusOrder, Paragraph>();
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;

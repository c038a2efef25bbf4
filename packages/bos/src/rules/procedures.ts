import { proceduresOf, type Refusal } from "@duelex/kernel";
import type { Paragraph } from "../rulebook.ts";
import type { Bos } from "../table.ts";

/** The words in which the chapters are written. */
export const { procedure, procedures } = proceduresOf<Bos, Paragraph>();
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;
